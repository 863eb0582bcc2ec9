//! The report of a lesson: a line for each pupil, for hosts alone.

use std::cmp::Reverse;

use crate::csv;
use crate::table::event::SeatId;
use crate::table::name::Name;
use crate::table::time_taken::seconds_taken;

use super::referee;
use super::state::Group;
use super::tally::{Saved, Tally};
use super::teams::TeamId;

/// The line of one pupil.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The pupil's seat.
    pub seat: SeatId,
    /// Their name.
    pub name: Name,
    /// Their points.
    pub points: i32,
    /// Their team, where there are some.
    pub team: Option<TeamId>,
    /// Their counts.
    pub tally: Tally,
}

/// The names of the file's columns, in its reader's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header<'a> {
    /// The table.
    pub table: &'a str,
    /// The day.
    pub date: &'a str,
    /// The pupil's name.
    pub name: &'a str,
    /// Their points.
    pub points: &'a str,
    /// Their team.
    pub team: &'a str,
    /// Rounds that ended while they were there.
    pub rounds: &'a str,
    /// Right answers.
    pub right: &'a str,
    /// Mistaken 'impossible's.
    pub wrong_impossible: &'a str,
    /// SCORE calls that were not shown.
    pub not_shown: &'a str,
    /// Rounds without an answer.
    pub without_answer: &'a str,
    /// How long an answer took on average, in seconds.
    pub mean_s: &'a str,
    /// How long the quickest right answer took, in seconds.
    pub fastest_s: &'a str,
    /// Hints.
    pub hints: &'a str,
    /// Steps.
    pub steps: &'a str,
    /// Steps with fractions.
    pub fractions: &'a str,
    /// Steps that join.
    pub joins: &'a str,
    /// Steps with negative numbers.
    pub negatives: &'a str,
}

/// The table and the day of a file: each of its lines has them, so that files can be put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About<'a> {
    /// The table's name.
    pub table: &'a str,
    /// The day, as `2026-12-31`.
    pub date: &'a str,
}

/// The lines of all pupils who sit at the table, the longest-seated first: hosts and those
/// who were sent away have none. `None`: the group's reader is no host.
pub fn rows(group: &Group) -> Option<Vec<Row>> {
    let tallies = group.tallies()?;
    let seats = referee::pupils(group).filter_map(|seat| group.table().seat(seat));
    let rows = seats.map(|seat| Row {
        seat: seat.id,
        name: seat.name.clone(),
        points: seat.points,
        team: group.teams().of(seat.id),
        tally: tallies.of(seat.id),
    });
    Some(rows.collect())
}

/// The fewest rounds after which a host reads of such a pair of players: once is bad luck.
const SAVED_FROM: u32 = 2;

/// Players who won points by mistaken IMPOSSIBLEs again and again because the same other player
/// then failed with SCORE, the most rounds first. Two players who help each other look like this.
pub fn saved(group: &Group) -> Vec<Saved> {
    let all = group.tallies().map_or(&[][..], |tallies| tallies.saved());
    let again = all.iter().filter(|saved| saved.rounds >= SAVED_FROM);
    let mut again: Vec<Saved> = again.copied().collect();
    again.sort_by_key(|saved| Reverse(saved.rounds));
    again
}

/// The report as a file of comma-separated values, with the teams' names. Times are whole seconds:
/// a decimal point makes a date of them in some countries' spreadsheets.
pub fn csv(
    rows: &[Row],
    header: &Header<'_>,
    about: &About<'_>,
    team_name: impl Fn(TeamId) -> String,
) -> String {
    let heading = csv::line([
        header.name,
        header.points,
        header.team,
        header.rounds,
        header.right,
        header.wrong_impossible,
        header.not_shown,
        header.without_answer,
        header.mean_s,
        header.fastest_s,
        header.hints,
        header.steps,
        header.fractions,
        header.joins,
        header.negatives,
        header.table,
        header.date,
    ]);
    let lines = rows.iter().map(|row| line(row, about, &team_name));
    [heading].into_iter().chain(lines).collect()
}

fn line(row: &Row, about: &About<'_>, team_name: impl Fn(TeamId) -> String) -> String {
    let Row { tally, .. } = row;
    let seconds = |ms: Option<u64>| ms.map_or(String::new(), |ms| seconds_taken(ms).to_string());
    let cells = [
        row.name.as_str().to_owned(),
        row.points.to_string(),
        row.team.map_or(String::new(), team_name),
        tally.rounds.to_string(),
        tally.right.to_string(),
        tally.wrong_impossible.to_string(),
        tally.not_shown.to_string(),
        tally.without_answer().to_string(),
        seconds(tally.mean_ms()),
        seconds(tally.fastest_ms),
        tally.hints.to_string(),
        tally.steps.all.to_string(),
        tally.steps.fractions.to_string(),
        tally.steps.joins.to_string(),
        tally.steps.negatives.to_string(),
        about.table.to_owned(),
        about.date.to_owned(),
    ];
    csv::line(cells.iter().map(String::as_str))
}
