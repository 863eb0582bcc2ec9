//! The teams of a table, whose members share their points.
//!
//! A team has the points that its members won and lost while they were in it: a player who changes
//! teams, or leaves the table, leaves these points to the team.

use serde::{Deserialize, Serialize};

use crate::dice::Generator;
use crate::table::event::{Award, SeatId};

use super::division;

/// The fewest teams of a table.
pub const MIN_TEAMS: usize = 2;

/// The most teams of a table.
pub const MAX_TEAMS: usize = 6;

/// A team, by its index among the teams of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TeamId(pub u8);

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// The points that its members have won and lost while they were in it.
    pub points: i32,
    /// The members of the team, in the order in which they joined.
    pub members: Vec<SeatId>,
}

/// The teams of a table: none, or [`MIN_TEAMS`] to [`MAX_TEAMS`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Teams(Vec<Team>);

impl Teams {
    /// Makes a list of teams; `None` if they are too many or too few, or have a player twice.
    pub fn new(teams: Vec<Team>) -> Option<Teams> {
        let mut members: Vec<SeatId> = teams.iter().flat_map(|team| team.members.clone()).collect();
        members.sort_unstable();
        let is_once = members.windows(2).all(|pair| pair[0] != pair[1]);
        let is_valid_count = teams.is_empty() || fits(teams.len());
        (is_once && is_valid_count).then_some(Teams(teams))
    }

    /// Divides players into `count` teams at random, as evenly as possible for those who are `here`
    /// and for all.
    pub(super) fn at_random(
        here: Vec<SeatId>,
        away: Vec<SeatId>,
        count: usize,
        generator: &mut Generator,
    ) -> Option<Teams> {
        let parts = division::at_random(here, away, count, generator).into_iter();
        let teams = parts.map(|members| Team { points: 0, members });
        Teams::new(teams.collect())
    }

    /// Whether there are no teams.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The teams, each with its id.
    pub fn iter(&self) -> impl Iterator<Item = (TeamId, &Team)> {
        (0..).map(TeamId).zip(&self.0)
    }

    /// The team with this id.
    pub fn get(&self, id: TeamId) -> Option<&Team> {
        self.0.get(usize::from(id.0))
    }

    /// The team that the player at `seat` is in.
    pub fn of(&self, seat: SeatId) -> Option<TeamId> {
        let mut teams = self.iter();
        teams.find_map(|(id, team)| team.members.contains(&seat).then_some(id))
    }

    /// The team with the fewest present members of those who are counted. Of several such teams it
    /// is the one with the fewest counted members, and of these the first.
    pub(super) fn smallest(
        &self,
        is_here: impl Fn(SeatId) -> bool,
        is_counted: impl Fn(SeatId) -> bool,
    ) -> Option<TeamId> {
        let sizes = |team: &Team| {
            let members = team.members.iter().filter(|seat| is_counted(**seat));
            let here = members.clone().filter(|seat| is_here(**seat)).count();
            (here, members.count())
        };
        let smallest = self.iter().min_by_key(|(_, team)| sizes(team));
        smallest.map(|(id, _)| id)
    }

    /// Moves the player at `seat` into a team; `None`: there is no such team.
    pub(super) fn put(&mut self, seat: SeatId, id: TeamId) -> Option<()> {
        self.get(id)?;
        self.take_out(seat);
        let team = self.0.get_mut(usize::from(id.0))?;
        team.members.push(seat);
        Some(())
    }

    /// Takes the player at `seat` out of their team, if they are in one.
    pub(super) fn take_out(&mut self, seat: SeatId) {
        for team in &mut self.0 {
            team.members.retain(|member| *member != seat);
        }
    }

    /// Gives a team the points of one of its members.
    pub(super) fn award(&mut self, award: Award) {
        let team = self.of(award.seat);
        if let Some(team) = team.and_then(|id| self.0.get_mut(usize::from(id.0))) {
            team.points = team.points.saturating_add(award.points.into());
        }
    }

    /// Sets the points of all teams to zero.
    pub(super) fn clear_points(&mut self) {
        self.0.iter_mut().for_each(|team| team.points = 0);
    }

    /// The teams in the form in which a snapshot stores them.
    pub fn written(&self) -> Vec<Team> {
        self.0.clone()
    }
}

/// Whether a table can have so many teams.
pub fn fits(count: usize) -> bool {
    (MIN_TEAMS..=MAX_TEAMS).contains(&count)
}
