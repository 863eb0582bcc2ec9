//! The lesson that the host holds at their table. Only this browser stores the lesson; the relay
//! knows no lessons.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::lesson::{Lesson, LessonProgress, RoundId};
use score_core::table::command::Command;

use crate::edge::storage::{self, Found};
use crate::edge::{address, text_folding};
use crate::group::connection::{Connection, Happening};
use crate::group::relay_table::RelayTable;
use crate::page::Page;
use crate::state::authority::{Authority, PlannedRoll};
use crate::tr;

/// The key under which this browser stores the lessons that were held here.
const SAVED: &str = "group-lessons";

/// The most lessons that are stored, each of a different table; those used last stay.
const MAX_SAVED: usize = 5;

/// A lesson, and the code of its table.
type SavedLesson = (String, LessonProgress);

/// The roll on a table: the round that it belongs to, and its numbers.
type RollOnTable = (RoundId, Vec<u32>);

/// The lesson at the host's table, for the life of the tab; copies share it.
#[derive(Clone, Copy)]
pub struct LessonAtTable {
    connection: Connection,
    /// The lesson that was held last, and the code of its table.
    held: RwSignal<Option<SavedLesson>>,
    /// The code of the table whose lesson was last looked for in the storage.
    last_loaded_table: StoredValue<Option<String>>,
    /// Whether the next roll shall be dealt as soon as the relay has answered earlier requests.
    is_deal_due: StoredValue<bool>,
    /// The code of the table whose host the player is.
    table: Memo<Option<String>>,
}

impl LessonAtTable {
    /// The lesson of the table that the page joins; it follows the rounds there.
    pub fn new(connection: Connection) -> LessonAtTable {
        let table = Memo::new(move |_| connection.with(hosted_table));
        let at_table = LessonAtTable {
            connection,
            held: RwSignal::new(None),
            last_loaded_table: StoredValue::new(None),
            is_deal_due: StoredValue::new(false),
            table,
        };
        connection.on(&[Happening::News], move || at_table.follow());
        connection.on(&[Happening::AllAnswered], move || at_table.deal_if_due());
        Effect::new(move |_| {
            let next = at_table.next();
            connection.with_untracked(|relay| relay.plan(next));
        });
        at_table
    }

    /// The next roll of the lesson, if one is held at this table.
    fn next(self) -> Option<PlannedRoll> {
        let next = |held: &LessonProgress| {
            let (index, _) = held.next()?;
            Some((index, held.lesson().rolls().len()))
        };
        let (index, count) = self.with(next).flatten()?;
        Some(PlannedRoll {
            label: tr!("lesson-deal", number = index + 1, count = count),
            deal: Callback::new(move |()| self.deal_next()),
        })
    }

    /// Takes up the lesson of a table that the player hosts from now on, and notes its rounds.
    fn follow(self) {
        let table = self.connection.with_untracked(hosted_table);
        if self.last_loaded_table.get_value() != table {
            let held = table
                .as_ref()
                .and_then(|code| Some((code.clone(), load(code)?)));
            self.held.set(held);
            self.last_loaded_table.set_value(table);
            self.is_deal_due.set_value(false);
        }
        let Some((round_id, numbers)) = self.connection.with_untracked(roll_on_table) else {
            return;
        };
        let mut held = self.held_now();
        if held
            .as_mut()
            .is_some_and(|held| held.note(round_id, &numbers))
        {
            self.hold(held);
        }
    }

    /// The lesson at this table, read without tracking.
    fn held_now(self) -> Option<LessonProgress> {
        untrack(|| self.with(LessonProgress::clone))
    }

    /// The lesson in the context of the component that calls this.
    pub fn here() -> LessonAtTable {
        expect_context()
    }

    /// Reads the lesson, if one is held at this table.
    pub fn with<T>(self, read: impl FnOnce(&LessonProgress) -> T) -> Option<T> {
        let table = self.table.get();
        let is_here = |(code, _): &&SavedLesson| Some(code) == table.as_ref();
        self.held.with(|held| {
            let held = held.as_ref().filter(is_here);
            held.map(|(_, held)| read(held))
        })
    }

    /// Whether a lesson is held at this table.
    pub fn has_lesson(self) -> bool {
        self.with(|_| ()).is_some()
    }

    /// Whether the player is at a table.
    pub fn has_table(self) -> bool {
        self.connection.with(|relay| relay.group().is_some())
    }

    /// Whether the player hosts a table.
    pub fn is_host(self) -> bool {
        self.table.get().is_some()
    }

    /// The connection to the table.
    pub fn connection(self) -> Connection {
        self.connection
    }

    /// The name of the player's table.
    pub fn table_name(self) -> String {
        self.connection.with(RelayTable::table_name)
    }

    /// Whether the round on the table is open, so that players may be thinking about it.
    pub fn has_open_round(self) -> bool {
        self.connection.with(|relay| {
            let round = relay.table().round();
            round.is_some_and(|round| !round.is_over())
        })
    }

    /// Begins the lesson at the player's table, and goes there. Returns `false` if a round is open,
    /// because new rules would end it.
    pub fn begin(self, lesson: Lesson) -> bool {
        if untrack(|| self.has_open_round()) {
            return false;
        }
        let round = self.connection.with_untracked(roll_on_table);
        let (rules, way, chat) = self.connection.with_untracked(|relay| {
            let chat = relay.group().is_some_and(Group::chat_is_on);
            (relay.table().rules().clone(), relay.table().way(), chat)
        });
        let wanted = lesson.rules(chat);
        if wanted != rules {
            self.connection
                .request(Request::Play(Command::SetRules(wanted)));
        }
        if lesson.way() != way {
            self.connection
                .request(Request::Play(Command::SetWay(lesson.way())));
        }
        self.hold(Some(LessonProgress::new(
            lesson,
            round.map(|(round_id, _)| round_id),
        )));
        address::go(Page::Group.name());
        true
    }

    /// Deals the next roll, once the relay has answered all earlier requests. Before that, the roll
    /// would follow the old rules.
    pub fn deal_next(self) {
        self.is_deal_due.set_value(true);
        self.deal_if_due();
    }

    fn deal_if_due(self) {
        let is_busy = self.connection.with_untracked(Authority::is_busy);
        if self.is_deal_due.get_value() && !is_busy {
            self.is_deal_due.set_value(false);
            self.deal_now();
        }
    }

    /// Deals the next roll, unless a round is open. A second press finds the round that the first
    /// one began.
    fn deal_now(self) {
        if untrack(|| self.has_open_round()) {
            return;
        }
        let held = self.held_now();
        if let Some((_, roll)) = held.as_ref().and_then(LessonProgress::next) {
            self.connection.request(Request::Play(Command::Deal(*roll)));
        }
    }

    /// Makes this roll the next one.
    pub fn choose(self, index: usize) {
        self.change(|held| held.choose(index));
    }

    /// Ends the lesson.
    pub fn end(self) {
        self.hold(None);
    }

    fn change(self, change: impl FnOnce(&mut LessonProgress)) {
        let mut held = self.held_now();
        if let Some(held) = &mut held {
            change(held);
        }
        self.hold(held);
    }

    fn hold(self, held: Option<LessonProgress>) {
        let Some(code) = self.connection.with_untracked(hosted_table) else {
            return;
        };
        save(&code, held.as_ref());
        self.held.set(held.map(|held| (code, held)));
    }
}

/// The code of the table whose host the player is, as codes are compared.
fn hosted_table(relay: &RelayTable) -> Option<String> {
    let label = relay.known().label()?;
    let code = text_folding::fold(&label.code);
    (relay.is_host() && !code.is_empty()).then_some(code)
}

fn roll_on_table(relay: &RelayTable) -> Option<RollOnTable> {
    let group = relay.group()?;
    let round = group.table().round()?;
    Some(((group.epoch(), group.round_n()), round.deal.numbers()))
}

fn saved_lessons() -> Vec<SavedLesson> {
    match storage::load(SAVED) {
        Ok(Found::Saved(lessons)) => lessons,
        _ => Vec::new(),
    }
}

fn load(code: &str) -> Option<LessonProgress> {
    let found = saved_lessons().into_iter().find(|(table, _)| table == code);
    found.map(|(_, held)| held)
}

fn save(code: &str, held: Option<&LessonProgress>) {
    let mut lessons = saved_lessons();
    lessons.retain(|(table, _)| table != code);
    if let Some(held) = held {
        lessons.insert(0, (code.to_owned(), held.clone()));
    }
    lessons.truncate(MAX_SAVED);
    // A browser that stores nothing holds the lesson until the page is closed.
    let _ = storage::save(SAVED, &lessons);
}
