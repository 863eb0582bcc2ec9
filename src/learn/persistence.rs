//! What the browser keeps of learning for the next visit.

use leptos::prelude::*;
use score_core::learn::daily::{Day, Progress};
use score_core::learn::practice::Practice;
use score_core::learn::statistics::{Answer, Answered, Origin};
use score_core::table::game::TableGame;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::edge::clock::Clock;
use crate::edge::storage::{self, Found, StorageProblem};
use crate::learn::answers;

/// The days that were begun.
const DAILY_KEY: &str = "learn-daily";

/// How far the player is with practice.
const PRACTICE_KEY: &str = "learn-practice";

/// The player where there is one alone: what is written has room for more at a screen.
const ALONE: &str = "";

/// The most days that are kept, of both games; the first that were begun go.
const MAX_DAYS: usize = 4_000;

/// What is kept, and what went wrong with it; copies share it.
#[derive(Clone, Copy)]
pub struct Learner {
    /// What went wrong, if anything.
    pub problem: RwSignal<Option<StorageProblem>>,
    days: RwSignal<Vec<SavedDay>>,
    practices: RwSignal<Vec<SavedPractice>>,
}

/// A day as it is written.
#[derive(Clone, Serialize, Deserialize)]
struct SavedDay {
    player: String,
    is_24: bool,
    day: Day,
    progress: Progress,
}

/// A practice as it is written.
#[derive(Clone, Serialize, Deserialize)]
struct SavedPractice {
    player: String,
    is_24: bool,
    practice: Practice,
}

impl Learner {
    /// What was kept.
    pub fn open() -> Learner {
        let problem = RwSignal::new(None);
        Learner {
            days: RwSignal::new(load(DAILY_KEY, problem)),
            practices: RwSignal::new(load(PRACTICE_KEY, problem)),
            problem,
        }
    }

    /// How far the player is with a day.
    pub fn progress(self, game: TableGame, day: Day) -> Progress {
        self.days.with(|days| {
            let found = days.iter().find(|saved| saved.is_of(ALONE, game, day));
            found.map(|saved| saved.progress).unwrap_or_default()
        })
    }

    /// The days of which the player has done all rolls.
    pub fn done(self, game: TableGame) -> Vec<Day> {
        self.days.with(|days| {
            let done = days
                .iter()
                .filter(|saved| saved.is_of(ALONE, game, saved.day) && saved.progress.is_over());
            done.map(|saved| saved.day).collect()
        })
    }

    /// Keeps how far the player is with a day.
    pub fn save_day(self, game: TableGame, day: Day, progress: Progress) {
        self.days.update(|days| {
            match days.iter_mut().find(|saved| saved.is_of(ALONE, game, day)) {
                Some(saved) => saved.progress = progress,
                None => days.push(SavedDay {
                    player: ALONE.to_owned(),
                    is_24: game == TableGame::TwentyFour,
                    day,
                    progress,
                }),
            }
            let oldest = days.len().saturating_sub(MAX_DAYS);
            days.drain(..oldest);
        });
        self.days.with_untracked(|days| self.save(DAILY_KEY, days));
    }

    /// How far the player is with practice.
    pub fn practice(self, game: TableGame) -> Practice {
        self.practices.with(|practices| {
            let found = practices.iter().find(|saved| saved.is_of(ALONE, game));
            found
                .map(|saved| saved.practice.clone())
                .unwrap_or_default()
        })
    }

    /// Keeps how far the player is with practice.
    pub fn save_practice(self, game: TableGame, practice: Practice) {
        self.practices.update(|practices| {
            match practices.iter_mut().find(|saved| saved.is_of(ALONE, game)) {
                Some(saved) => saved.practice = practice,
                None => practices.push(SavedPractice {
                    player: ALONE.to_owned(),
                    is_24: game == TableGame::TwentyFour,
                    practice,
                }),
            }
        });
        let practices = self.practices;
        practices.with_untracked(|practices| self.save(PRACTICE_KEY, practices));
    }

    /// Keeps an answer for statistics.
    pub fn record(self, clock: Clock, origin: Origin, answered: Answered) {
        let Some(today) = Day::of_number(clock.local_date()) else {
            return;
        };
        let answer = Answer::new(clock.wall_ms(), today, ALONE, origin, answered);
        answers::record(answer, self.problem);
    }

    /// Where the browser keeps nothing, the game goes on without.
    fn save<T: Serialize + ?Sized>(self, key: &str, value: &T) {
        if storage::save(key, value).is_err() {
            self.problem.set(Some(StorageProblem::NotSaved));
        }
    }
}

impl SavedDay {
    fn is_of(&self, player: &str, game: TableGame, day: Day) -> bool {
        let is_24 = game == TableGame::TwentyFour;
        self.player == player && self.is_24 == is_24 && self.day == day
    }
}

impl SavedPractice {
    fn is_of(&self, player: &str, game: TableGame) -> bool {
        self.player == player && self.is_24 == (game == TableGame::TwentyFour)
    }
}

fn load<T: DeserializeOwned + Default>(key: &str, problem: RwSignal<Option<StorageProblem>>) -> T {
    match storage::load(key) {
        Ok(Found::Saved(value)) => return value,
        Ok(Found::Nothing) => {}
        Ok(Found::Unreadable) => problem.set(Some(StorageProblem::Unreadable)),
        Err(storage::Denied) => problem.set(Some(StorageProblem::NotSaved)),
    }
    T::default()
}
