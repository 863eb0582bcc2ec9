//! The report of a lesson, for hosts alone. It has a line for each pupil, its CSV file, and pairs
//! of players who may help each other.

use std::cmp::Reverse;

use crate::csv::{Cell, Separator, Table};
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
    /// Their team, if there are teams.
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

/// The table and the day of a file. Each of its lines has both, so that files can be put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About<'a> {
    /// The table's name.
    pub table: &'a str,
    /// The day, as `2026-12-31`.
    pub date: &'a str,
}

/// The lines of all pupils who sit at the table, the longest-seated first. Hosts and those who were
/// sent away have none. `None`: the group's reader is no host.
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

/// The fewest saved rounds with which a pair of players is listed: one round is bad luck.
const SAVED_FROM: u32 = 2;

/// Pairs of players one of whom saved mistaken IMPOSSIBLEs of the other by failing with SCORE. The
/// pairs with the most rounds come first. Two players who help each other look like this.
pub fn saved(group: &Group) -> Vec<Saved> {
    let all = group.tallies().map_or(&[][..], |tallies| tallies.saved());
    let repeated = all.iter().filter(|saved| saved.rounds >= SAVED_FROM);
    let mut repeated: Vec<Saved> = repeated.copied().collect();
    repeated.sort_by_key(|saved| Reverse(saved.rounds));
    repeated
}

/// The report as a table, with the teams' names. Times are whole seconds.
pub fn csv(
    rows: &[Row],
    header: &Header<'_>,
    about: &About<'_>,
    separator: Separator,
    team_name: impl Fn(TeamId) -> String,
) -> Table {
    let names = [
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
    ];
    let mut table = Table::new(separator, names);
    for row in rows {
        let team = row.team.map(&team_name);
        table.line(cells(row, team.as_deref(), about));
    }
    table
}

fn cells<'a>(row: &'a Row, team: Option<&'a str>, about: &About<'a>) -> [Cell<'a>; 17] {
    let Row { tally, .. } = row;
    let count = |number: u32| Cell::Whole(number.into());
    let seconds = |ms: Option<u64>| {
        let seconds = ms.map(seconds_taken);
        Cell::known(seconds.map(|seconds| i64::try_from(seconds).unwrap_or(i64::MAX)))
    };
    [
        Cell::Text(row.name.as_str()),
        Cell::Whole(row.points.into()),
        team.map_or(Cell::Empty, Cell::Text),
        count(tally.rounds),
        count(tally.right),
        count(tally.wrong_impossible),
        count(tally.not_shown),
        count(tally.without_answer()),
        seconds(tally.mean_ms()),
        seconds(tally.fastest_ms),
        count(tally.hints),
        count(tally.steps.all),
        count(tally.steps.fractions),
        count(tally.steps.joins),
        count(tally.steps.negatives),
        Cell::Text(about.table),
        Cell::Day(about.date),
    ]
}
