//! What the browser keeps of learning for the next visit.

use leptos::prelude::*;
use score_core::learn::daily::{Day, Progress, RollProgress};
use score_core::learn::level::Setting;
use score_core::learn::practice::Practice;
use score_core::learn::profile::Profile;
use score_core::learn::saved::{self, SavedDay, SavedOwnPractice, SavedPractice};
use score_core::learn::statistics::{Answer, Answered, Origin};
use score_core::link::PracticeLink;
use score_core::table::event::Event;
use score_core::table::game::TableGame;
use score_core::table::seated::seated_names;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::edge::clock::Clock;
use crate::edge::storage::{self, StorageProblem};
use crate::learn::answers;

/// The days that were begun.
const DAILY_KEY: &str = "learn-daily";

/// How far the players are with practice.
const PRACTICE_KEY: &str = "learn-practice";

/// The same with goals and dice of their own, which came later.
const OWN_PRACTICE_KEY: &str = "learn-practice-own";

/// The names of those who learn at this screen, where they are several.
const NAMES_KEY: &str = "learn-names";

/// Whether the players at the table for several are not those who learn here.
const IS_ALONE_KEY: &str = "learn-alone";

/// Where the first program keeps the tables for several at one screen.
const HOT_SEATS: [&str; 2] = ["hot-seat", "24-hot-seat"];

/// All that this program keeps.
const KEYS: [&str; 4] = [DAILY_KEY, PRACTICE_KEY, OWN_PRACTICE_KEY, NAMES_KEY];

/// The player where there is one alone.
const ALONE: &str = "";

/// The most players at a screen; the first that was named goes.
const MAX_NAMES: usize = 12;

/// What is kept, and what went wrong with it; copies share it.
#[derive(Clone, Copy)]
pub struct Learner {
    /// What went wrong, if anything.
    pub problem: RwSignal<Option<StorageProblem>>,
    /// Who plays, once that was said in this visit.
    said: RwSignal<Option<String>>,
    names: RwSignal<Vec<String>>,
    /// Who sits at the tables for several at this screen.
    seated: RwSignal<Vec<String>>,
    days: RwSignal<Vec<SavedDay>>,
    practices: RwSignal<Vec<SavedPractice>>,
    own_practices: RwSignal<Vec<SavedOwnPractice>>,
}

impl Learner {
    /// What is kept, by whichever tab, until the owner of this scope is gone.
    pub fn open() -> Learner {
        let problem = RwSignal::new(None);
        let learner = Learner {
            said: RwSignal::new(None),
            names: RwSignal::new(load(NAMES_KEY, problem)),
            seated: RwSignal::new(seated()),
            days: RwSignal::new(load(DAILY_KEY, problem)),
            practices: RwSignal::new(load(PRACTICE_KEY, problem)),
            own_practices: RwSignal::new(load(OWN_PRACTICE_KEY, problem)),
            problem,
        };
        storage::on_change(&KEYS, move || {
            learner.names.set(load(NAMES_KEY, problem));
            learner.days.set(load(DAILY_KEY, problem));
            learner.practices.set(load(PRACTICE_KEY, problem));
            learner.own_practices.set(load(OWN_PRACTICE_KEY, problem));
        });
        learner
    }

    /// The names of those who learn at this screen, and of those who play at it together.
    pub fn names(self) -> Vec<String> {
        let mut names = self.names.get();
        self.seated.with(|seated| {
            let others = seated.iter().filter(|name| !names.contains(name));
            let others: Vec<String> = others.cloned().collect();
            names.extend(others);
        });
        names
    }

    /// Whether some of them have learnt here, and can be forgotten.
    pub fn is_learner(self, name: &str) -> bool {
        self.names
            .with(|names| names.iter().any(|known| known == name))
    }

    /// Looks who sits at the tables by now.
    pub fn look_at_seats(self) {
        let now = seated();
        if self.seated.with_untracked(|before| *before != now) {
            self.seated.set(now);
        }
    }

    /// Who plays, by an empty name where somebody is alone; `None` while several are known and
    /// nobody has said who.
    pub fn player(self) -> Option<String> {
        let are_several = || !self.names().is_empty();
        self.said
            .get()
            .or_else(|| (!are_several()).then(|| ALONE.to_owned()))
    }

    /// It is this one who plays; with an empty name it is nobody in particular.
    pub fn play_as(self, name: &str) {
        self.said.set(Some(name.to_owned()));
        if name != ALONE {
            self.names
                .set(self.change(NAMES_KEY, |names| add_name(names, name)));
        }
    }

    /// This name is asked for no longer; what was learnt under it is kept.
    pub fn forget_name(self, name: &str) {
        self.names
            .set(self.change(NAMES_KEY, |names: &mut Vec<String>| {
                names.retain(|known| known != name);
            }));
        self.said.set(None);
    }

    /// The player, where nobody was named the one alone.
    fn own(self) -> String {
        self.player().unwrap_or_default()
    }

    /// How far the player is with a day.
    pub fn progress(self, game: TableGame, day: Day) -> Progress {
        let player = self.own();
        self.days.with(|days| {
            let mut days = days.iter().filter(|saved| saved.is_of(&player, game));
            let found = days.find(|saved| saved.day() == day);
            found.map(|saved| saved.progress).unwrap_or_default()
        })
    }

    /// The days of which the player has done all rolls.
    pub fn done(self, game: TableGame) -> Vec<Day> {
        let player = self.own();
        self.days.with(|days| {
            let own = days.iter().filter(|saved| saved.is_of(&player, game));
            let done = own.filter(|saved| saved.progress.is_over());
            done.map(SavedDay::day).collect()
        })
    }

    /// Keeps how far the player is with the roll of a day that is at `place`.
    pub fn save_roll(self, game: TableGame, day: Day, place: usize, roll: RollProgress) {
        let player = untrack(|| self.own());
        self.days
            .set(self.change(DAILY_KEY, |days: &mut Vec<SavedDay>| {
                saved::day_of(days, &player, game, day).rolls[place].join(&roll);
            }));
    }

    /// How far the player is with practice; a goal and dice of one's own are apart.
    pub fn practice(self, setting: &Setting) -> Practice {
        let player = self.own();
        if setting.is_usual() {
            return self.practices.with(|all| {
                let mut all = all.iter();
                let found = all.find(|saved| saved.is_of(&player, setting.game()));
                found
                    .map(|saved| saved.practice.clone())
                    .unwrap_or_default()
            });
        }
        let link = link_of(setting);
        self.own_practices.with(|all| {
            let found = all.iter().find(|saved| saved.is_of(&player, &link));
            found
                .map(|saved| saved.practice.clone())
                .unwrap_or_default()
        })
    }

    /// Changes how far the player is with practice, and keeps it.
    pub fn change_practice(self, setting: &Setting, change: impl FnOnce(&mut Practice)) {
        let player = untrack(|| self.own());
        if setting.is_usual() {
            return self.practices.set(self.change(PRACTICE_KEY, |all| {
                change(saved::practice_of(all, &player, setting.game()));
            }));
        }
        self.own_practices.set(self.change(OWN_PRACTICE_KEY, |all| {
            change(saved::own_practice_of(all, &player, &link_of(setting)));
        }));
    }

    /// Keeps an answer for statistics.
    pub fn record(self, clock: Clock, origin: Origin, answered: Answered) {
        let Some(today) = Day::of_number(clock.local_date()) else {
            return;
        };
        let player = untrack(|| self.own());
        let answer = Answer::new(clock.wall_ms(), today, &player, origin, answered);
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

/// Who sits at the tables for several at this screen, unless somebody has said that they learn
/// alone.
fn seated() -> Vec<String> {
    if storage::peek(IS_ALONE_KEY) == Some(true) {
        return Vec::new();
    }
    let mut names = Vec::new();
    for log in HOT_SEATS
        .into_iter()
        .filter_map(storage::peek::<Vec<Event>>)
    {
        for name in seated_names(&log) {
            add_name(&mut names, name);
        }
    }
    names
}

/// All that is kept but the answers.
pub fn profile() -> Profile {
    let problem = RwSignal::new(None);
    Profile {
        practices: load(PRACTICE_KEY, problem),
        own_practices: load(OWN_PRACTICE_KEY, problem),
        days: load(DAILY_KEY, problem),
        answers: Vec::new(),
    }
}

/// Takes in what another device has kept, but for the answers; what went wrong with that, if
/// anything.
pub fn take_in(other: &Profile) -> Option<StorageProblem> {
    let problems = [
        storage::change(DAILY_KEY, |days| saved::join_days(days, &other.days)).1,
        storage::change(PRACTICE_KEY, |all| {
            saved::join_practices(all, &other.practices);
        })
        .1,
        storage::change(OWN_PRACTICE_KEY, |all| {
            saved::join_own_practices(all, &other.own_practices);
        })
        .1,
        storage::change(NAMES_KEY, |names| {
            let named = other.players().filter(|name| *name != ALONE);
            named.for_each(|name| add_name(names, name));
        })
        .1,
    ];
    // Practice may be open in this tab.
    KEYS.into_iter().for_each(storage::tell_this_tab);
    problems.into_iter().flatten().next()
}

fn add_name(names: &mut Vec<String>, name: &str) {
    if !names.iter().any(|known| known == name) {
        names.push(name.to_owned());
    }
    let first = names.len().saturating_sub(MAX_NAMES);
    names.drain(..first);
}

/// A link that says which goal and dice, and nothing else.
fn link_of(setting: &Setting) -> String {
    PracticeLink::to(setting, None, None).to_string()
}

fn load<T: DeserializeOwned + Default>(key: &str, problem: RwSignal<Option<StorageProblem>>) -> T {
    let (value, found) = storage::load_or_default(key);
    if found.is_some() {
        problem.set(found);
    }
    value
}
