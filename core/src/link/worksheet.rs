//! The contents of an address of a worksheet, for paper or for the screen.

use std::fmt;

use super::{LinkRefusal, bad_value, page_and_query, read_link_switch, read_pairs, write_pairs};
use crate::learn::focus::Focus;
use crate::learn::mistake::MistakeKind;
use crate::learn::worksheet::{
    AnswerKey, Drawing, ItemCount, ItemKind, Levels, Title, Version, WorkingLines, Worksheet,
};
use crate::teach::difficulty::Hardness;

/// The name of the page of worksheets.
const SHEET: &str = "sheet";

/// The name of the page on which mistakes are found.
const MISTAKE: &str = "mistake";

/// The word for all solutions in an answer key.
const ALL: &str = "all";

/// The word for the first three solutions.
const FIRST_THREE: &str = "3";

/// The sign for a blank in a title.
const BLANK: char = '+';

/// How a link names the second drawing; earlier links say nothing.
const SECOND_DRAWING: &str = "2";

/// The sign around the number of an escaped sign of a title.
const ESCAPE: char = '~';

/// The contents of an address of a worksheet: `#sheet?kind=hands&items=20&seed=7`.
///
/// Anything that it leaves out is as in a new sheet, and the seed is random.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorksheetLink {
    /// The sheet; its seed is 0 if the address has none.
    pub sheet: Worksheet,
    /// Whether the mistakes of the sheet are to be found on the screen.
    pub is_played: bool,
    /// Whether only the items are shown, to be solved on the screen: no form, no answer key.
    pub is_for_pupils: bool,
    /// Whether the address has a seed, and so means exactly one sheet.
    pub has_seed: bool,
    /// The item that is shown on the screen; the first is 1.
    pub item: Option<u8>,
}

impl WorksheetLink {
    /// The link to exactly `sheet`.
    pub fn to(sheet: &Worksheet) -> WorksheetLink {
        WorksheetLink {
            sheet: sheet.clone(),
            has_seed: true,
            ..WorksheetLink::default()
        }
    }

    /// The link to the items of a sheet for players who solve them on the screen. Settings that
    /// matter on paper alone are left out, so that the QR code of the link is small.
    pub fn for_pupils(sheet: &Worksheet) -> WorksheetLink {
        let usual = Worksheet::default();
        let sheet = Worksheet {
            working: usual.working,
            has_name: usual.has_name,
            is_large: usual.is_large,
            key: usual.key,
            ..sheet.clone()
        };
        match sheet.kind {
            ItemKind::Mistakes => WorksheetLink::to_play(&sheet, None),
            _ => WorksheetLink {
                is_for_pupils: true,
                ..WorksheetLink::to(&sheet)
            },
        }
    }

    /// The link for finding the mistakes of a sheet on the screen.
    pub fn to_play(sheet: &Worksheet, item: Option<u8>) -> WorksheetLink {
        WorksheetLink {
            is_played: true,
            item,
            ..WorksheetLink::to(&Worksheet {
                kind: ItemKind::Mistakes,
                ..sheet.clone()
            })
        }
    }

    /// Reads the fragment of an address. Values that cannot be read are left out and named.
    pub fn read(fragment: &str) -> (WorksheetLink, Vec<LinkRefusal>) {
        let mut link = WorksheetLink::default();
        let (page, query) = match page_and_query(fragment) {
            Ok(halves) => halves,
            Err(why) => return (link, vec![why]),
        };
        if page == MISTAKE {
            link.is_played = true;
            link.sheet.kind = ItemKind::Mistakes;
        }
        let usual = link.sheet.levels;
        let (mut from, mut to, mut has_drawing) = (None, None, false);
        let mut refusals = read_pairs(query, &mut |key, value| {
            match key {
                "from" => from = Some(read_level(value)?),
                "to" => to = Some(read_level(value)?),
                "draw" => has_drawing = (value == SECOND_DRAWING).then_some(true)?,
                _ => return link.take(key, value),
            }
            Some(true)
        });
        // Earlier links with a seed did not name the drawing.
        if link.sheet.kind.has_drawings() && link.has_seed && !has_drawing {
            link.sheet.drawing = Drawing::First;
        }
        // If only one end is given, the other is moved if necessary.
        let lowest = from.unwrap_or_else(|| usual.from().min(to.unwrap_or(usual.from())));
        let highest = to.unwrap_or_else(|| usual.to().max(lowest));
        match Levels::new(lowest, highest) {
            Some(levels) => link.sheet.levels = levels,
            None => refusals.push(bad_value("to", level_name(highest))),
        }
        (link, refusals)
    }

    /// Reads one parameter. `None`: the value is wrong; `false`: the key is wrong.
    fn take(&mut self, key: &str, value: &str) -> Option<bool> {
        let sheet = &mut self.sheet;
        match key {
            "kind" if !self.is_played => sheet.kind = ItemKind::of_key(value)?,
            "item" if self.is_played => self.item = Some(read_item(value)?),
            "pupils" if !self.is_played => self.is_for_pupils = read_link_switch(value)?,
            "items" => sheet.count = ItemCount::new(value.parse().ok()?)?,
            "skill" => sheet.focus = Focus::of_key(value)?,
            "mistake" => sheet.mistake = Some(MistakeKind::of_key(value)?),
            "working" => sheet.working = WorkingLines::new(value.parse().ok()?)?,
            "name" => sheet.has_name = read_link_switch(value)?,
            "title" => sheet.title = Title::new(&read_title(value)?)?,
            "large" => sheet.is_large = read_link_switch(value)?,
            "key" => sheet.key = read_key(value)?,
            "version" => sheet.version = Some(read_version(value)?),
            "seed" => {
                sheet.seed = value.parse().ok()?;
                self.has_seed = true;
            }
            _ => return Some(false),
        }
        Some(true)
    }
}

/// The fragment without its `#`; reading it gives the link again.
impl fmt::Display for WorksheetLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sheet, usual) = (&self.sheet, Worksheet::default());
        let mut pairs = Vec::new();
        if !self.is_played {
            pairs.push(("kind", sheet.kind.key().to_owned()));
        }
        pairs.push(("items", sheet.count.get().to_string()));
        pairs.push(("from", level_name(sheet.levels.from()).to_owned()));
        pairs.push(("to", level_name(sheet.levels.to()).to_owned()));
        if sheet.focus != usual.focus {
            pairs.push(("skill", sheet.focus.key().to_owned()));
        }
        pairs.extend(sheet.mistake.map(|kind| ("mistake", kind.key().to_owned())));
        if sheet.working != usual.working {
            pairs.push(("working", sheet.working.get().to_string()));
        }
        for (key, is_on) in [
            ("name", sheet.has_name),
            ("large", sheet.is_large),
            ("pupils", self.is_for_pupils),
        ] {
            pairs.extend(is_on.then(|| (key, "1".to_owned())));
        }
        if !sheet.title.as_str().is_empty() {
            pairs.push(("title", written_title(sheet.title.as_str())));
        }
        if sheet.key == AnswerKey::All {
            pairs.push(("key", ALL.to_owned()));
        }
        let version = sheet.version;
        pairs.extend(version.map(|version| ("version", version.key().to_owned())));
        pairs.extend(self.item.map(|item| ("item", item.to_string())));
        let is_second = sheet.drawing == Drawing::Second;
        if sheet.kind.has_drawings() && self.has_seed && is_second {
            pairs.push(("draw", SECOND_DRAWING.to_owned()));
        }
        if self.has_seed {
            pairs.push(("seed", sheet.seed.to_string()));
        }
        write_pairs(if self.is_played { MISTAKE } else { SHEET }, &pairs, out)
    }
}

/// The name of a level in links.
const fn level_name(level: Hardness) -> &'static str {
    match level {
        Hardness::Easy => "easy",
        Hardness::Medium => "medium",
        Hardness::Hard => "hard",
        Hardness::VeryHard => "very-hard",
    }
}

fn read_level(name: &str) -> Option<Hardness> {
    Hardness::ALL
        .into_iter()
        .find(|level| level_name(*level) == name)
}

fn read_item(value: &str) -> Option<u8> {
    let item = value.parse().ok()?;
    ItemCount::new(item).map(|_| item)
}

fn read_key(value: &str) -> Option<AnswerKey> {
    match value {
        ALL => Some(AnswerKey::All),
        FIRST_THREE => Some(AnswerKey::FirstThree),
        _ => None,
    }
}

fn read_version(value: &str) -> Option<Version> {
    Version::ALL
        .into_iter()
        .find(|version| version.key() == value)
}

/// The title without characters that have a meaning in an address. Letters and digits of any script
/// stay, and other signs become `~26~`.
fn written_title(title: &str) -> String {
    let mut written = String::new();
    for sign in title.chars() {
        match sign {
            ' ' => written.push(BLANK),
            '-' | '.' => written.push(sign),
            _ if sign.is_alphanumeric() => written.push(sign),
            _ => written.push_str(&format!("{ESCAPE}{:x}{ESCAPE}", u32::from(sign))),
        }
    }
    written
}

fn read_title(written: &str) -> Option<String> {
    let mut title = String::new();
    for (index, part) in written.split(ESCAPE).enumerate() {
        match index % 2 {
            0 => title.extend(part.chars().map(|sign| match sign {
                BLANK => ' ',
                _ => sign,
            })),
            _ => title.push(char::from_u32(u32::from_str_radix(part, 16).ok()?)?),
        }
    }
    let is_whole = written.matches(ESCAPE).count().is_multiple_of(2);
    is_whole.then_some(title)
}
