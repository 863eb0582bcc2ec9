//! Assignments of every kind, and random ones.

use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use score_core::assignment::{
    Assignment, AssignmentMinutes, AssignmentName, Attempt, ItemEvent, LanguageCode,
    MAX_ASSIGNMENT_MINUTES, MAX_ASSIGNMENT_NAME_CHARS, MAX_PRACTICE_RIGHT, Numbers, PassMark,
    PracticeWork, RightCount, SheetWork, Work,
};
use score_core::dice::DiceSet;
use score_core::learn::focus::Focus;
use score_core::learn::level::{Level, Setting};
use score_core::learn::mistake::MistakeKind;
use score_core::learn::worksheet::{
    AnswerKey, Drawing, ItemCount, ItemKind, Levels, MAX_ITEMS, Title, Version, WorkingLines,
    Worksheet,
};
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty::Hardness;

pub fn name(text: &str) -> AssignmentName {
    AssignmentName::new(text).expect(text)
}

pub fn pass_mark(percent: u8) -> PassMark {
    PassMark::new(percent).expect("a pass mark")
}

pub fn minutes(minutes: u16) -> Option<AssignmentMinutes> {
    Some(AssignmentMinutes::new(minutes).expect("a time"))
}

pub fn sheet(kind: ItemKind, count: u8, seed: u32) -> Worksheet {
    Worksheet {
        kind,
        count: ItemCount::new(count).expect("a number of items"),
        seed,
        ..Worksheet::default()
    }
}

/// The assignment of a sheet.
pub fn homework(kind: ItemKind, count: u8, seed: u32) -> Assignment {
    let work = Work::Sheet(SheetWork::new(&sheet(kind, count, seed)));
    Assignment::new(name("Homework"), work)
}

/// The assignment of a lesson of the 24 game and of Score; the last roll of each is impossible.
pub fn lessons() -> [Assignment; 2] {
    [
        "24_cards_call_3.3.8.8_1.5.5.5_1.1.1.1_end",
        "20_6.6.12.20_everyone.60_1.4.5.7_9.9.9.9_1.1.1.7_end",
    ]
    .map(|text| {
        let lesson = text.parse().expect(text);
        Assignment::new(name("Lesson"), Work::Lesson(lesson))
    })
}

/// The assignment of a level of practice until `right` items are right.
pub fn practice(game: TableGame, right: u8, seed: u32) -> Assignment {
    let level = Level::all(game).next().expect("a level");
    practice_of(Setting::usual(game), level, right, seed)
}

pub fn practice_of(setting: Setting, level: Level, right: u8, seed: u32) -> Assignment {
    let right = RightCount::new(right).expect("a number of right items");
    let work = PracticeWork::new(setting, level, right, seed).expect("a level of the game");
    Assignment::new(name("Practice"), Work::Practice(work))
}

/// An attempt at `count` items.
pub fn attempt(assignment: &Assignment, count: usize) -> Attempt {
    Attempt::new(assignment, 7, count).expect("an attempt")
}

/// Adds an event of the current item; returns whether the event was accepted.
pub fn happens(attempt: &mut Attempt, event: ItemEvent) -> bool {
    match attempt.current() {
        Some(item) => attempt.apply(item, event).is_ok(),
        None => false,
    }
}

fn any_sheet() -> impl Strategy<Value = Worksheet> {
    let levels = || select(Hardness::ALL.to_vec());
    let drawn = (
        select(ItemKind::ALL.to_vec()),
        1..=MAX_ITEMS,
        (levels(), levels()),
        select(Focus::ALL.to_vec()),
        option::of(select(MistakeKind::ALL.to_vec())),
        option::of(select(Version::ALL.to_vec())),
        any::<bool>(),
        any::<u32>(),
    );
    drawn.prop_map(
        |(kind, count, levels, focus, mistake, version, is_of_paper, seed)| Worksheet {
            kind,
            count: ItemCount::new(count).unwrap(),
            levels: Levels::new(levels.0.min(levels.1), levels.0.max(levels.1)).unwrap(),
            focus,
            mistake,
            working: WorkingLines::new(u8::from(is_of_paper)).unwrap(),
            has_name: is_of_paper,
            title: Title::new(if is_of_paper { "7b" } else { "" }).unwrap(),
            is_large: is_of_paper,
            key: if is_of_paper {
                AnswerKey::All
            } else {
                AnswerKey::FirstThree
            },
            version,
            drawing: if is_of_paper {
                Drawing::First
            } else {
                Drawing::Second
            },
            seed,
        },
    )
}

fn any_practice() -> impl Strategy<Value = Work> {
    let levels: Vec<(TableGame, Level)> = TableGame::ALL
        .into_iter()
        .flat_map(|game| Level::all(game).map(move |level| (game, level)))
        .collect();
    let drawn = (
        select(levels),
        option::of(0_u32..999),
        any::<bool>(),
        1..=MAX_PRACTICE_RIGHT,
        any::<u32>(),
    );
    drawn.prop_map(|((game, level), goal, has_dice, right, seed)| {
        let dice = has_dice.then(|| DiceSet::new(&[6, 6, 6]).unwrap());
        let setting = Setting::own(game, goal.and_then(Goal::new), dice).unwrap();
        let right = RightCount::new(right).unwrap();
        Work::Practice(PracticeWork::new(setting, level, right, seed).unwrap())
    })
}

fn any_work() -> impl Strategy<Value = Work> {
    let lessons = lessons().map(|assignment| assignment.work).to_vec();
    prop_oneof![
        3 => any_sheet().prop_map(|sheet| Work::Sheet(SheetWork::new(&sheet))),
        1 => select(lessons),
        2 => any_practice(),
    ]
}

prop_compose! {
    pub fn any_assignment()(
        name in proptest::collection::vec(any::<char>(), 0..MAX_ASSIGNMENT_NAME_CHARS),
        work in any_work(),
        pass in 1..=100_u8,
        switches in any::<[bool; 4]>(),
        minutes in option::of(1..=MAX_ASSIGNMENT_MINUTES),
        language in option::of("[a-z]{2,3}"),
    ) -> Assignment {
        let name: String = name.into_iter().collect();
        let name = AssignmentName::new(&name);
        Assignment {
            name: name.unwrap_or_else(|_| AssignmentName::new("7b").unwrap()),
            work,
            pass_mark: PassMark::new(pass).unwrap(),
            has_second_try: switches[0],
            has_hints: switches[1],
            has_solutions: switches[2],
            time_limit: minutes.and_then(AssignmentMinutes::new),
            language: language.and_then(|code| LanguageCode::new(&code)),
            numbers: if switches[3] { Numbers::EachOwn } else { Numbers::Same },
        }
    }
}

/// Any event, with times of seconds.
pub fn any_event() -> impl Strategy<Value = ItemEvent> {
    prop_oneof![
        3 => (0..400_000_u32).prop_map(|ms| ItemEvent::Spent { ms }),
        1 => Just(ItemEvent::Hinted),
        2 => Just(ItemEvent::Right),
        2 => Just(ItemEvent::Wrong),
        1 => Just(ItemEvent::Shown),
        1 => Just(ItemEvent::GaveUp),
    ]
}
