//! What the browser keeps of learning for the next visit.

use leptos::prelude::*;
use score_core::learn::daily::{Day, Progress, RollProgress};
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
    /// What is kept, by whichever tab, until the owner of this scope is gone.
    pub fn open() -> Learner {
        let problem = RwSignal::new(None);
        let learner = Learner {
            days: RwSignal::new(load(DAILY_KEY, problem)),
            practices: RwSignal::new(load(PRACTICE_KEY, problem)),
            problem,
        };
        storage::on_change(&[DAILY_KEY, PRACTICE_KEY], move || {
            learner.days.set(load(DAILY_KEY, problem));
            learner.practices.set(load(PRACTICE_KEY, problem));
        });
        learner
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

    /// Keeps how far the player is with the roll of a day that is at `place`.
    pub fn save_roll(self, game: TableGame, day: Day, place: usize, roll: RollProgress) {
        self.days
            .set(self.change(DAILY_KEY, |days: &mut Vec<SavedDay>| {
                match days.iter_mut().find(|saved| saved.is_of(ALONE, game, day)) {
                    Some(saved) => saved.progress.rolls[place].join(&roll),
                    None => {
                        let mut progress = Progress::default();
                        progress.rolls[place] = roll;
                        days.push(SavedDay {
                            player: ALONE.to_owned(),
                            is_24: game == TableGame::TwentyFour,
                            day,
                            progress,
                        });
                    }
                }
                let oldest = days.len().saturating_sub(MAX_DAYS);
                days.drain(..oldest);
            }));
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

    /// Changes how far the player is with practice, and keeps it.
    pub fn change_practice(self, game: TableGame, change: impl FnOnce(&mut Practice)) {
        let changed = self.change(
            PRACTICE_KEY,
            |practices: &mut Vec<SavedPractice>| match practices
                .iter_mut()
                .find(|saved| saved.is_of(ALONE, game))
            {
                Some(saved) => change(&mut saved.practice),
                None => {
                    let mut practice = Practice::default();
                    change(&mut practice);
                    practices.push(SavedPractice {
                        player: ALONE.to_owned(),
                        is_24: game == TableGame::TwentyFour,
                        practice,
                    });
                }
            },
        );
        self.practices.set(changed);
    }

    /// Keeps an answer for statistics.
    pub fn record(self, clock: Clock, origin: Origin, answered: Answered) {
        let Some(today) = Day::of_number(clock.local_date()) else {
            return;
        };
        let answer = Answer::new(clock.wall_ms(), today, ALONE, origin, answered);
        answers::record(answer, self.problem);
    }

    /// Changes what is kept now, by whichever tab. Where the browser keeps nothing, the game goes
    /// on without.
    fn change<T: Serialize + DeserializeOwned + Default>(
        self,
        key: &str,
        change: impl FnOnce(&mut T),
    ) -> T {
        let (value, problem) = storage::change(key, change);
        if problem.is_some() {
            self.problem.set(problem);
        }
        value
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
