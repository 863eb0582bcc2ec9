//! The contents of an address: its page, a roll, house rules, a seed, and more for certain pages.
//!
//! They come after the `#` of the address, where no server sees it: `#play?roll=9.9.9.9&goal=20`.
//! Lists are joined with dots, because a dot survives every program that a link is pasted into. A
//! setting that a link leaves out is that of the published game whose page it names, so a link
//! means the same to everybody.

use std::fmt;

mod changed;
mod code;
mod dials;
mod learn;
mod others;
mod pasted;
mod profile_parts;
mod race;
mod worksheet;

pub use code::{CODE_LETTERS, LONG_CODE_CHARS, SHORT_CODE_CHARS, may_be_code};
pub use dials::DialsLink;
pub use learn::{DailyLink, PracticeLink};
pub use others::{is_own_machine, language_of_tag, page_for_others};
pub use pasted::{MAX_PASTED_CHARS, Pasted, PastedRefusal, read_pasted};
pub use profile_parts::{MAX_CARRIED_BYTES, MAX_CODES, ProfilePart, StatisticsLink};
pub use race::RaceLink;
pub use worksheet::WorksheetLink;

use crate::arith::op::Op;
use crate::dice::{DiceSet, Roll};
use crate::host_key::HostKey;
use crate::lesson::{Lesson, LessonRefusal};
use crate::table::game::TableGame;
use crate::table::name::MAX_NAME_CHARS;
use crate::table::rules::{Goal, Roller, Rules, Source, TimeLimit};

/// The longest fragment (the text after the `#`) that is read, in bytes.
pub const MAX_LINK_BYTES: usize = 1_000;

/// The word for the roll of the day.
const TODAY: &str = "today";

/// The name of the pair with the key of a table's host.
const HOST_KEY: &str = "hostkey";

/// How much of an unreadable parameter is quoted, in characters.
const MAX_QUOTE_CHARS: usize = 30;

/// The contents of an address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The page's name; empty if the address names none.
    pub page: String,
    /// The numbers to be dealt.
    pub roll: Option<Roll>,
    /// Whether the roll of the day is to be dealt, in place of a `roll`.
    pub today: bool,
    /// The house rules, if the address changes any.
    pub rules: Option<Rules>,
    /// The name or code of a table of players in different places; at most
    /// [`MAX_NAME_CHARS`] characters.
    pub table: Option<String>,
    /// Whether the reader only watches at that table.
    pub watch: bool,
    /// The key with which the reader becomes the host of that table.
    pub host_key: Option<HostKey>,
    /// A lesson for players in different places.
    pub lesson: Option<Lesson>,
    /// The view that is shown in place of the table.
    pub show: Option<LinkedView>,
    /// The seed that all rolls come from.
    pub seed: Option<u32>,
}

/// A view that an address shows in place of the table of its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkedView {
    /// The planner of a lesson.
    Plan,
    /// The report on the host's pupils.
    Report,
    /// The form for a table, with the settings for a class.
    Class,
    /// The rules of a game whose page has them besides the game.
    Rules,
}

/// Why an address, or a parameter of it, cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkRefusal {
    /// The address is longer than [`MAX_LINK_BYTES`]; nothing of it is used.
    TooLong,
    /// No parameter has this name.
    UnknownKey {
        /// The name, cut short.
        key: String,
    },
    /// The value is not possible for a parameter of this name.
    BadValue {
        /// The name of the parameter.
        key: String,
        /// The value of the parameter, cut short.
        value: String,
    },
    /// The lesson cannot be read.
    Lesson(LessonRefusal),
    /// A program on the way has changed or cut off the address; nothing of it is used.
    Changed,
}

impl LinkRefusal {
    /// Whether the refusal is about the key of a table's host, which was cut short or mistyped.
    pub fn is_about_host_key(&self) -> bool {
        matches!(self, LinkRefusal::BadValue { key, .. } if key == HOST_KEY)
    }
}

impl Link {
    /// Reads the fragment of an address, with its `#` or without. Values that cannot be read are
    /// left out and named.
    pub fn read(fragment: &str) -> (Link, Vec<LinkRefusal>) {
        let page = page_of(fragment).to_owned();
        let mut link = Link {
            page,
            ..Link::default()
        };
        let query = match page_and_query(fragment) {
            Ok((_, query)) => query,
            Err(why) => return (link, vec![why]),
        };
        let mut lesson_refusals = Vec::new();
        let mut refusals = read_pairs(query, &mut |key, value| match key {
            "lesson" => {
                match value.parse() {
                    Ok(lesson) => link.lesson = Some(lesson),
                    Err(why) => lesson_refusals.push(LinkRefusal::Lesson(why)),
                }
                Some(true)
            }
            _ => link.take(key, value),
        });
        refusals.append(&mut lesson_refusals);
        (link, refusals)
    }

    /// The published rules of the game of the page, for settings that the address leaves out.
    pub fn usual_rules(&self) -> Rules {
        usual_rules_of_page(&self.page)
    }

    /// Reads one parameter. `None`: the value is wrong; `false`: the key is wrong.
    fn take(&mut self, key: &str, value: &str) -> Option<bool> {
        match key {
            "roll" if value == TODAY => self.today = true,
            "roll" => self.roll = Some(read_roll(value)?),
            "table" => self.table = Some(read_table(value)?),
            // Short for people who write it by hand.
            "watch" => self.watch = value.is_empty() || read_link_switch(value)?,
            HOST_KEY => self.host_key = Some(value.parse().ok()?),
            "show" => self.show = Some(LINKED_VIEWS.iter().find(|(_, name)| *name == value)?.0),
            "seed" => self.seed = Some(value.parse().ok()?),
            _ => return self.take_rule(key, value),
        }
        Some(true)
    }

    fn take_rule(&mut self, key: &str, value: &str) -> Option<bool> {
        let mut rules = self.rules.clone().unwrap_or_else(|| self.usual_rules());
        match key {
            "dice" => rules.source = Source::Dice(read_dice(value)?),
            "cards" => {
                if read_link_switch(value)? {
                    rules.source = Source::Cards;
                }
            }
            "goal" => rules.goal = Goal::new(value.parse().ok()?)?,
            "ops" => rules.ops = read_list(value, Op::from_code)?.into_iter().collect(),
            "score_s" => rules.score_clock = read_clock(value)?,
            "impossible_s" => rules.impossible_clock = read_clock(value)?,
            "all" => rules.all_numbers = read_link_switch(value)?,
            "blocking" => rules.blocking = read_link_switch(value)?,
            "undo" => rules.undo = read_link_switch(value)?,
            "spoilers_wait" => rules.spoilers_wait = read_link_switch(value)?,
            "roller" => rules.roller = ROLLERS.iter().find(|(_, name)| *name == value)?.0,
            _ => return Some(false),
        }
        self.rules = Some(rules);
        Some(true)
    }
}

/// The two halves of a fragment: the page's name, and the pairs.
///
/// # Errors
/// If it is too long, or a program has changed it on its way.
fn page_and_query(fragment: &str) -> Result<(&str, &str), LinkRefusal> {
    if fragment.len() > MAX_LINK_BYTES {
        return Err(LinkRefusal::TooLong);
    }
    let (page, query) = halves(fragment);
    match changed::is_changed(page, query) {
        true => Err(LinkRefusal::Changed),
        false => Ok((page, query)),
    }
}

/// The name of the page, even if the rest of the address is refused. It is empty if the
/// address is too long.
fn page_of(fragment: &str) -> &str {
    match fragment.len() > MAX_LINK_BYTES {
        true => "",
        false => changed::page(halves(fragment).0),
    }
}

fn halves(fragment: &str) -> (&str, &str) {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let fragment = fragment.strip_prefix('/').unwrap_or(fragment);
    fragment.split_once('?').unwrap_or((fragment, ""))
}

/// Reads pairs for `take`, which returns `None` if the value is wrong and `false` if the key
/// is. Those are named.
fn read_pairs(query: &str, take: &mut dyn FnMut(&str, &str) -> Option<bool>) -> Vec<LinkRefusal> {
    let mut refusals = Vec::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        match take(key, value) {
            Some(true) => {}
            Some(false) => refusals.push(LinkRefusal::UnknownKey { key: quote(key) }),
            None => refusals.push(bad_value(key, value)),
        }
    }
    refusals
}

fn bad_value(key: &str, value: &str) -> LinkRefusal {
    // A key with a wrong letter is still secret.
    let value = if key == HOST_KEY { "" } else { value };
    LinkRefusal::BadValue {
        key: quote(key),
        value: quote(value),
    }
}

/// Writes the page's name and the pairs, in the form that [`read_pairs`] reads.
fn write_pairs(page: &str, pairs: &[(&str, String)], out: &mut fmt::Formatter<'_>) -> fmt::Result {
    out.write_str(page)?;
    for (index, (key, value)) in pairs.iter().enumerate() {
        let separator = if index == 0 { '?' } else { '&' };
        write!(out, "{separator}{key}={value}")?;
    }
    Ok(())
}

/// The fragment without its `#`; reading it gives the link again.
impl fmt::Display for Link {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pairs = Vec::new();
        if self.today {
            pairs.push(("roll", TODAY.to_owned()));
        }
        if let Some(roll) = &self.roll {
            pairs.push(("roll", dotted(roll.numbers())));
        }
        if let Some(rules) = &self.rules {
            rule_pairs(rules, &self.usual_rules(), &mut pairs);
        }
        if let Some(table) = &self.table {
            pairs.push(("table", table.clone()));
        }
        if self.watch {
            pairs.push(("watch", "1".to_owned()));
        }
        if let Some(key) = &self.host_key {
            pairs.push((HOST_KEY, key.as_str().to_owned()));
        }
        if let Some(lesson) = &self.lesson {
            pairs.push(("lesson", lesson.to_string()));
        }
        if let Some((_, name)) = LINKED_VIEWS
            .iter()
            .find(|(shown, _)| self.show == Some(*shown))
        {
            pairs.push(("show", (*name).to_owned()));
        }
        if let Some(seed) = self.seed {
            pairs.push(("seed", seed.to_string()));
        }
        write_pairs(&self.page, &pairs, out)
    }
}

/// The published rules of the game whose page has this name; of Score for any other page.
fn usual_rules_of_page(page: &str) -> Rules {
    TableGame::on_page(page).unwrap_or_default().rules()
}

/// Adds the pairs in which `rules` differ from the `usual` ones. The goal is always among them, so
/// that a link to the published game names it.
fn rule_pairs(rules: &Rules, usual: &Rules, pairs: &mut Vec<(&str, String)>) {
    let switch = |on: bool| u8::from(on).to_string();
    match &rules.source {
        source if *source == usual.source => {}
        Source::Dice(dice) => {
            let sides: Vec<u32> = dice.iter().map(|die| die.sides()).collect();
            pairs.push(("dice", dotted(&sides)));
        }
        Source::Cards => pairs.push(("cards", switch(true))),
    }
    pairs.push(("goal", rules.goal.value().to_string()));
    if rules.ops != usual.ops {
        let names: Vec<&str> = rules.ops.iter().map(Op::code).collect();
        pairs.push(("ops", names.join(".")));
    }
    if rules.score_clock != usual.score_clock {
        pairs.push(("score_s", clock_name(rules.score_clock)));
    }
    if rules.impossible_clock != usual.impossible_clock {
        pairs.push(("impossible_s", clock_name(rules.impossible_clock)));
    }
    let switches = [
        ("all", rules.all_numbers, usual.all_numbers),
        ("blocking", rules.blocking, usual.blocking),
        ("undo", rules.undo, usual.undo),
        ("spoilers_wait", rules.spoilers_wait, usual.spoilers_wait),
    ];
    for (key, on, is_usually_on) in switches {
        if on != is_usually_on {
            pairs.push((key, switch(on)));
        }
    }
    if let Some((_, name)) = ROLLERS.iter().find(|(roller, _)| *roller == rules.roller)
        && rules.roller != usual.roller
    {
        pairs.push(("roller", (*name).to_owned()));
    }
}

const ROLLERS: [(Roller, &str); 3] = [
    (Roller::Anyone, "anyone"),
    (Roller::Host, "host"),
    (Roller::LastScorer, "last"),
];

const LINKED_VIEWS: [(LinkedView, &str); 4] = [
    (LinkedView::Plan, "plan"),
    (LinkedView::Report, "report"),
    (LinkedView::Class, "class"),
    (LinkedView::Rules, "rules"),
];

fn read_list<T>(value: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    value.split('.').map(read).collect()
}

fn read_numbers(value: &str) -> Option<Vec<u32>> {
    read_list(value, |number| number.parse().ok())
}

fn read_roll(value: &str) -> Option<Roll> {
    Roll::new(&read_numbers(value)?).ok()
}

fn read_dice(value: &str) -> Option<DiceSet> {
    DiceSet::new(&read_numbers(value)?).ok()
}

fn read_table(value: &str) -> Option<String> {
    let is_fitting = (1..=MAX_NAME_CHARS).contains(&value.chars().count());
    is_fitting.then(|| value.to_owned())
}

fn read_clock(value: &str) -> Option<Option<TimeLimit>> {
    if value == "off" {
        return Some(None);
    }
    TimeLimit::new(value.parse().ok()?).map(Some)
}

fn clock_name(clock: Option<TimeLimit>) -> String {
    clock.map_or("off".to_owned(), |clock| clock.seconds().to_string())
}

fn read_link_switch(value: &str) -> Option<bool> {
    match value {
        "1" => Some(true),
        "0" => Some(false),
        _ => None,
    }
}

fn dotted(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(".")
}

fn quote(text: &str) -> String {
    text.chars().take(MAX_QUOTE_CHARS).collect()
}
