//! The data of learning that the browser stores, except answers: days, practice and names.

use leptos::prelude::*;
use score_core::learn::daily::{Day, Progress, RollProgress};
use score_core::learn::learners;
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
use crate::edge::storage::{self, HOT_SEATS, StorageProblem};
use crate::edge::text_folding::fold;
use crate::learn::answers;

/// The key of the days that were begun.
const DAILY_KEY: &str = "learn-daily";

/// The key of the players' progress with practice.
const PRACTICE_KEY: &str = "learn-practice";

/// The key of their progress with goals and dice of their own, which later versions added.
const OWN_PRACTICE_KEY: &str = "learn-practice-own";

/// The key of the names of the players who learn at this screen, if there are several.
const NAMES_KEY: &str = "learn-names";

/// The key of the note that one player learns alone here, and is not asked for their name. Players
/// at the table for several, or names from another device, do not count then.
const IS_ALONE_KEY: &str = "learn-alone";

/// The keys of all stored data of learners except the answers.
const KEYS: [&str; 5] = [
    DAILY_KEY,
    PRACTICE_KEY,
    OWN_PRACTICE_KEY,
    NAMES_KEY,
    IS_ALONE_KEY,
];

/// The name of a player who learns alone.
const ALONE: &str = "";

/// The stored data of learning, and the problem with it. Copies share it.
#[derive(Clone, Copy)]
pub struct Learner {
    /// The last problem with storing the data, if any.
    pub problem: RwSignal<Option<StorageProblem>>,
    /// Whether the last answer was not stored for statistics, because its day is unknown.
    pub is_clock_wrong: RwSignal<bool>,
    /// The player who was named in this visit: [`NAMED_PLAYER`].
    named: RwSignal<Option<String>>,
    names: RwSignal<Vec<String>>,
    /// Whether the page asks nobody for a name.
    is_alone: RwSignal<bool>,
    /// The players at the tables for several at this screen.
    seated: RwSignal<Vec<String>>,
    days: RwSignal<Vec<SavedDay>>,
    practices: RwSignal<Vec<SavedPractice>>,
    own_practices: RwSignal<Vec<SavedOwnPractice>>,
}

thread_local! {
    /// Notifies open pages of practice in this tab that data of another device were taken in.
    static MERGED: ArcTrigger = ArcTrigger::new();

    /// The player who was named in this visit; practice and statistics share this value.
    static NAMED_PLAYER: ArcRwSignal<Option<String>> = ArcRwSignal::new(None);
}

impl Learner {
    /// Opens the stored data and follows other tabs, until the owner of this scope is gone.
    pub fn open() -> Learner {
        // The problem is shown before there is anything to lose.
        let problem = RwSignal::new((!storage::keeps()).then_some(StorageProblem::NotSaved));
        let learner = Learner {
            is_clock_wrong: RwSignal::new(false),
            named: RwSignal::from(NAMED_PLAYER.with(Clone::clone)),
            names: RwSignal::new(load(NAMES_KEY, problem)),
            is_alone: RwSignal::new(load(IS_ALONE_KEY, problem)),
            seated: RwSignal::new(seated()),
            days: RwSignal::new(load(DAILY_KEY, problem)),
            practices: RwSignal::new(load(PRACTICE_KEY, problem)),
            own_practices: RwSignal::new(load(OWN_PRACTICE_KEY, problem)),
            problem,
        };
        let load_all = move || {
            learner.names.set(load(NAMES_KEY, problem));
            learner.is_alone.set(load(IS_ALONE_KEY, problem));
            learner.days.set(load(DAILY_KEY, problem));
            learner.practices.set(load(PRACTICE_KEY, problem));
            learner.own_practices.set(load(OWN_PRACTICE_KEY, problem));
        };
        storage::on_change(&KEYS, load_all);
        let merged = MERGED.with(ArcTrigger::clone);
        Effect::watch(move || merged.track(), move |(), _, _| load_all(), false);
        learner
    }

    /// The names of the players who learn at this screen, and of those at the tables for several.
    pub fn names(self) -> Vec<String> {
        let mut names = self.names.get();
        self.seated.with(|seated| {
            for name in seated {
                if learners::known(&names, name, fold).is_none() {
                    names.push(name.clone());
                }
            }
        });
        names
    }

    /// Whether the name is that of a player who has learnt here, and can be forgotten.
    pub fn is_learner(self, name: &str) -> bool {
        self.names
            .with(|names| learners::known(names, name, fold).is_some())
    }

    /// Reads the players at the tables for several anew.
    pub fn look_at_seats(self) {
        let seated = seated();
        if self.seated.with_untracked(|before| *before != seated) {
            self.seated.set(seated);
        }
    }

    /// The chosen player; an empty name for one who learns alone. `None` while several are known
    /// and none was chosen.
    pub fn player(self) -> Option<String> {
        let is_asked = || !self.is_alone.get() && !self.names().is_empty();
        self.named
            .get()
            .or_else(|| (!is_asked()).then(|| ALONE.to_owned()))
    }

    /// Chooses the player called `name`, in any spelling; an empty name chooses nobody in
    /// particular.
    pub fn play_as(self, name: &str) {
        let known = untrack(|| learners::known(&self.names(), name, fold).cloned());
        let name = known.unwrap_or_else(|| name.to_owned());
        self.named.set(Some(name.clone()));
        if name != ALONE {
            self.names.set(self.change(NAMES_KEY, |names| {
                learners::add(names, &name, fold);
            }));
            self.learn_alone(false);
        } else if self.names.with_untracked(Vec::is_empty) {
            self.learn_alone(true);
        }
    }

    /// Stores whether one player learns alone here: then the page asks for no name at later visits.
    fn learn_alone(self, is_alone: bool) {
        if self.is_alone.get_untracked() != is_alone {
            self.is_alone
                .set(self.change(IS_ALONE_KEY, |stored| *stored = is_alone));
        }
    }

    /// Removes a name from those that the page offers; the data of this player stay.
    pub fn forget_name(self, name: &str) {
        self.names
            .set(self.change(NAMES_KEY, |names: &mut Vec<String>| {
                learners::forget(names, name, fold);
            }));
        self.named.set(None);
    }

    /// The chosen player, or the one who learns alone.
    fn player_or_alone(self) -> String {
        self.player().unwrap_or_default()
    }

    /// The player's progress with a day.
    pub fn progress(self, game: TableGame, day: Day) -> Progress {
        let player = self.player_or_alone();
        self.days.with(|days| {
            let mut days = days.iter().filter(|saved| saved.is_of(&player, game));
            let found = days.find(|saved| saved.day() == day);
            found.map(|saved| saved.progress).unwrap_or_default()
        })
    }

    /// Calls `changed` after another tab may have changed the rolls of a day. It does so until the
    /// owner of this scope is gone. The change is read here before.
    pub fn on_days_of_other_tabs(self, changed: impl Fn() + Copy + 'static) {
        storage::on_change(&[DAILY_KEY], changed);
    }

    /// The days of which the player has done all rolls.
    pub fn done(self, game: TableGame) -> Vec<Day> {
        let player = self.player_or_alone();
        self.days.with(|days| {
            let own = days.iter().filter(|saved| saved.is_of(&player, game));
            let done = own.filter(|saved| saved.progress.is_over());
            done.map(SavedDay::day).collect()
        })
    }

    /// The days that count among the player's days in a row.
    pub fn days_in_time(self, game: TableGame) -> Vec<Day> {
        let player = self.player_or_alone();
        self.days
            .with(|days| saved::days_in_time(days, &player, game))
    }

    /// Stores the player's progress with the roll at `index` of a day.
    pub fn save_roll(self, game: TableGame, day: Day, index: usize, roll: RollProgress) {
        let player = untrack(|| self.player_or_alone());
        self.days
            .set(self.change(DAILY_KEY, |days: &mut Vec<SavedDay>| {
                saved::day_of(days, &player, game, day).rolls[index].join_tab(&roll);
            }));
    }

    /// The player's progress with practice; goals and dice of their own have their own progress.
    pub fn practice(self, setting: &Setting) -> Practice {
        let player = self.player_or_alone();
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

    /// Changes the player's progress with practice, and stores it.
    pub fn change_practice(self, setting: &Setting, change: impl FnOnce(&mut Practice)) {
        let player = untrack(|| self.player_or_alone());
        if setting.is_usual() {
            return self.practices.set(self.change(PRACTICE_KEY, |all| {
                change(saved::practice_of(all, &player, setting.game()));
            }));
        }
        self.own_practices.set(self.change(OWN_PRACTICE_KEY, |all| {
            change(saved::own_practice_of(all, &player, &link_of(setting)));
        }));
    }

    /// Stores an answer for statistics, unless the clock shows a day that cannot be right.
    pub fn record(self, clock: Clock, origin: Origin, answered: Answered) {
        let today = Day::of_number(clock.local_date());
        self.is_clock_wrong.set(today.is_none());
        let Some(today) = today else {
            return;
        };
        let player = untrack(|| self.player_or_alone());
        let answer = Answer::new(clock.wall_ms(), today, &player, origin, answered);
        answers::record(answer, self.problem);
    }

    /// Changes the data that any tab has stored last. In a browser that stores nothing, the game
    /// goes on without.
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

/// The player who was named in this visit.
pub fn named_player() -> Option<String> {
    NAMED_PLAYER.with(|named| named.get_untracked())
}

/// The player who practises now; `None` while several are known and none was chosen.
pub fn player() -> Option<String> {
    let is_alone: bool = storage::peek(IS_ALONE_KEY).unwrap_or_default();
    let names: Vec<String> = storage::peek(NAMES_KEY).unwrap_or_default();
    let are_named = || !names.is_empty() || !seated().is_empty();
    let is_asked = || !is_alone && are_named();
    named_player().or_else(|| (!is_asked()).then(|| ALONE.to_owned()))
}

/// The players at the tables for several at this screen.
fn seated() -> Vec<String> {
    let mut names = Vec::new();
    for log in HOT_SEATS
        .into_iter()
        .filter_map(storage::peek::<Vec<Event>>)
    {
        for name in seated_names(&log) {
            learners::add(&mut names, name, fold);
        }
    }
    names
}

/// Calls `handler` when another tab may have stored data other than answers. It does so until the
/// owner of this scope is gone.
pub fn on_change(handler: impl Fn() + Copy + 'static) {
    storage::on_change(&KEYS, handler);
}

/// The stored data of all players except the answers, for the statistics. Practice itself reports
/// data that cannot be read.
pub fn profile() -> Profile {
    Profile {
        practices: storage::peek(PRACTICE_KEY).unwrap_or_default(),
        own_practices: storage::peek(OWN_PRACTICE_KEY).unwrap_or_default(),
        days: storage::peek(DAILY_KEY).unwrap_or_default(),
        answers: Vec::new(),
    }
}

/// Returns the profile of another device with each name in the spelling of this device.
pub fn written_as_here(other: Profile) -> Profile {
    let mut names = storage::peek(NAMES_KEY).unwrap_or_default();
    learners::add_where_free(&mut names, names_in(&other), fold);
    other.written_as(|name| learners::known(&names, name, fold).cloned())
}

/// Merges all data from another device except the answers; returns the problem, if any.
pub fn merge(other: &Profile) -> Option<StorageProblem> {
    let problems = [
        stay_alone(),
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
            learners::add_where_free(names, names_in(other), fold);
        })
        .1,
    ];
    // Practice may be open in this tab.
    MERGED.with(ArcTrigger::notify);
    problems.into_iter().flatten().next()
}

fn names_in(profile: &Profile) -> impl Iterator<Item = &str> {
    profile.players().filter(|name| *name != ALONE)
}

/// Notes that a player who has learnt alone here stays alone. So names from a file cause no
/// question.
fn stay_alone() -> Option<StorageProblem> {
    let names: Vec<String> = storage::peek(NAMES_KEY).unwrap_or_default();
    let is_alone = names.is_empty() && !profile().of(ALONE).is_empty();
    let store = || storage::change(IS_ALONE_KEY, |stored| *stored = true).1;
    is_alone.then(store).flatten()
}

/// The stored key of a setting: a link with its goal and dice, and nothing else.
fn link_of(setting: &Setting) -> String {
    PracticeLink::to(setting, None, None).to_string()
}

fn load<T: DeserializeOwned + Default>(key: &str, problem: RwSignal<Option<StorageProblem>>) -> T {
    let (value, load_problem) = storage::load_or_default(key);
    if load_problem.is_some() {
        problem.set(load_problem);
    }
    value
}
