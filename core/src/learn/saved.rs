//! The records of practice and of days that a device stores for each player, in lists with limits.

use serde::{Deserialize, Serialize};

use super::daily::{Day, Progress};
use super::practice::Practice;
use crate::table::game::TableGame;

/// The most days that are stored, of both games and all players; the first that were begun are
/// removed.
pub const MAX_DAYS: usize = 4_000;

/// The most records of practice that are stored for games as published. As many are stored with
/// settings of one's own. The records that were used longest ago are removed.
pub const MAX_PRACTICES: usize = 100;

/// The longest link to a goal or to dice of one's own, in bytes.
pub const MAX_SETTING_BYTES: usize = 60;

/// The record of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDay {
    pub(super) player: String,
    is_24: bool,
    day: Day,
    /// How far the player is with the day.
    pub progress: Progress,
}

impl SavedDay {
    /// A new record of a day; the name is empty if one player is alone.
    pub fn new(player: &str, game: TableGame, day: Day) -> SavedDay {
        SavedDay {
            player: player.to_owned(),
            is_24: game == TableGame::TwentyFour,
            day,
            progress: Progress::default(),
        }
    }

    /// The name of the player.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// The day of the record.
    pub fn day(&self) -> Day {
        self.day
    }

    /// Whether the record belongs to this player and this game.
    pub fn is_of(&self, player: &str, game: TableGame) -> bool {
        self.player == player && self.is_24 == (game == TableGame::TwentyFour)
    }

    fn is_same_as(&self, other: &SavedDay) -> bool {
        (&self.player, self.is_24, self.day) == (&other.player, other.is_24, other.day)
    }
}

/// The record of a player's practice of a game as published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedPractice {
    pub(super) player: String,
    is_24: bool,
    /// How far the player is with the game.
    pub practice: Practice,
}

impl SavedPractice {
    /// The empty practice of a player.
    pub fn new(player: &str, game: TableGame) -> SavedPractice {
        SavedPractice {
            player: player.to_owned(),
            is_24: game == TableGame::TwentyFour,
            practice: Practice::default(),
        }
    }

    /// The name of the player.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// Whether the record belongs to this player and this game.
    pub fn is_of(&self, player: &str, game: TableGame) -> bool {
        self.player == player && self.is_24 == (game == TableGame::TwentyFour)
    }

    fn is_same_as(&self, other: &SavedPractice) -> bool {
        (&self.player, self.is_24) == (&other.player, other.is_24)
    }
}

/// The record of a player's practice with a goal or dice of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedOwnPractice {
    pub(super) player: String,
    /// The link to the goal or dice.
    setting: String,
    /// How far the player is with this setting.
    pub practice: Practice,
}

impl SavedOwnPractice {
    /// The empty practice with the goal or dice to which the link `setting` leads.
    pub fn new(player: &str, setting: &str) -> SavedOwnPractice {
        SavedOwnPractice {
            player: player.to_owned(),
            setting: setting.to_owned(),
            practice: Practice::default(),
        }
    }

    /// The name of the player.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// Whether the record belongs to this player and this link.
    pub fn is_of(&self, player: &str, setting: &str) -> bool {
        self.player == player && self.setting == setting
    }

    fn is_same_as(&self, other: &SavedOwnPractice) -> bool {
        self.is_of(&other.player, &other.setting)
    }

    /// Whether the link is within the limit.
    pub(super) fn is_short(&self) -> bool {
        self.setting.len() <= MAX_SETTING_BYTES
    }
}

/// A player's record of a day; a new one is begun if there is none.
pub fn day_of<'a>(
    days: &'a mut Vec<SavedDay>,
    player: &str,
    game: TableGame,
    day: Day,
) -> &'a mut Progress {
    let is_wanted = |saved: &SavedDay| saved.is_of(player, game) && saved.day == day;
    let new = || SavedDay::new(player, game, day);
    let index = index_of(days, is_wanted, new, MAX_DAYS);
    &mut days[index].progress
}

/// A player's practice of a game, moved to the end of the list as the one practised last.
pub fn practice_of<'a>(
    all: &'a mut Vec<SavedPractice>,
    player: &str,
    game: TableGame,
) -> &'a mut Practice {
    let is_wanted = |saved: &SavedPractice| saved.is_of(player, game);
    let new = || SavedPractice::new(player, game);
    let index = index_of(all, is_wanted, new, MAX_PRACTICES);
    &mut to_end(all, index).practice
}

/// A player's practice with the goal or dice of the link `setting`, moved to the end of the list.
pub fn own_practice_of<'a>(
    all: &'a mut Vec<SavedOwnPractice>,
    player: &str,
    setting: &str,
) -> &'a mut Practice {
    let is_wanted = |saved: &SavedOwnPractice| saved.is_of(player, setting);
    let new = || SavedOwnPractice::new(player, setting);
    let index = index_of(all, is_wanted, new, MAX_PRACTICES);
    &mut to_end(all, index).practice
}

/// The index of the record that `is_wanted`. If there is none, a `new` record is added at the
/// end, and the first is removed if there are `most`.
fn index_of<T>(
    records: &mut Vec<T>,
    is_wanted: impl Fn(&T) -> bool,
    new: impl FnOnce() -> T,
    most: usize,
) -> usize {
    if let Some(index) = records.iter().position(is_wanted) {
        return index;
    }
    records.push(new());
    let first = records.len().saturating_sub(most);
    records.drain(..first);
    records.len() - 1
}

fn to_end<T>(records: &mut [T], index: usize) -> &mut T {
    let last = records.len() - 1;
    records[index..].rotate_left(1);
    &mut records[last]
}

/// The days of a player and a game that count for a streak.
pub fn days_in_time(days: &[SavedDay], player: &str, game: TableGame) -> Vec<Day> {
    let own = days.iter().filter(|saved| saved.is_of(player, game));
    let counted = own.filter(|saved| saved.progress.is_in_time());
    counted.map(SavedDay::day).collect()
}

/// Adds the days of another device; if a roll is on both, the record that is further is kept.
pub fn join_days(days: &mut Vec<SavedDay>, others: &[SavedDay]) {
    join(
        days,
        others,
        MAX_DAYS,
        SavedDay::is_same_as,
        |day, other| {
            let both = day.progress.rolls.iter_mut().zip(&other.progress.rolls);
            both.for_each(|(roll, other)| roll.join_device(other));
        },
    );
}

/// Adds the practice of another device; for the same game, each skill gets the further progress of
/// both.
pub fn join_practices(practices: &mut Vec<SavedPractice>, others: &[SavedPractice]) {
    let is_same = SavedPractice::is_same_as;
    join(practices, others, MAX_PRACTICES, is_same, |own, other| {
        own.practice.join(&other.practice);
    });
}

/// Adds the practice with goals or dice of one's own of another device, by the same rule.
pub fn join_own_practices(practices: &mut Vec<SavedOwnPractice>, others: &[SavedOwnPractice]) {
    let is_same = SavedOwnPractice::is_same_as;
    join(practices, others, MAX_PRACTICES, is_same, |own, other| {
        own.practice.join(&other.practice);
    });
}

/// Adds the records of another device to the `own` ones of this device. A record on both is joined,
/// and of the rest the last ones are added, as many as there is room for. None of this device's own
/// records is removed for them, and they are the first to be removed later.
fn join<T: Clone>(
    own: &mut Vec<T>,
    others: &[T],
    most: usize,
    is_same: impl Fn(&T, &T) -> bool,
    join_one: impl Fn(&mut T, &T),
) {
    let mut new_records: Vec<T> = Vec::new();
    for other in others {
        let mut known = own.iter_mut().chain(&mut new_records);
        match known.find(|known_record| is_same(known_record, other)) {
            Some(known_record) => join_one(known_record, other),
            None => new_records.push(other.clone()),
        }
    }
    let room = most.saturating_sub(own.len());
    new_records.drain(..new_records.len().saturating_sub(room));
    new_records.append(own);
    *own = new_records;
}
