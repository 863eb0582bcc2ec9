//! An attempt as text that an LMS stores (`cmi.suspend_data`): ASCII, with a check code at its end.
//!
//! Its parts are joined with dots: `score1`, the check code of the assignment and the seed in base
//! 16, the number of items, the items that were begun, and the CRC-32 of all before it. An item is
//! a letter for its end, and its time in milliseconds.

use super::Assignment;
use super::attempt::{Attempt, ItemEnd, ItemEvent, ItemProgress, MAX_TRIES};
use super::check::crc32;

/// The most characters that an LMS keeps (SCORM 1.2, `CMIString4096`); any attempt takes fewer.
pub const MAX_SUSPEND_CHARS: usize = 4_096;

/// The word at the beginning of the text, before the version.
const FORMAT: &str = "score";

/// The version of the format.
const VERSION: u32 = 1;

/// The letter of an item that was not begun; the letters of other items follow it.
const FIRST_LETTER: u8 = b'A';

/// The ends of items in the order of their numbers in the text. A wrong answer that ends an item is
/// counted instead.
const ENDS: [Option<ItemEnd>; 4] = [
    None,
    Some(ItemEnd::Right),
    Some(ItemEnd::Shown),
    Some(ItemEnd::GaveUp),
];

/// How many different counts of wrong answers an item can have.
const WRONGS: u8 = MAX_TRIES + 1;

/// Why stored data is no attempt to go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuspendRefusal {
    /// Another program has written the text, or it was changed or cut short.
    Garbled,
    /// A later version of the program has written the text.
    Later,
    /// The text belongs to another assignment, or to this one before it was changed.
    OtherAssignment,
}

print_its_name!(SuspendRefusal);

impl Attempt {
    /// The attempt as text of fewer than [`MAX_SUSPEND_CHARS`] characters.
    pub fn suspended(&self) -> String {
        let is_begun = |item: &ItemProgress| *item != ItemProgress::default();
        let begun = self
            .items()
            .iter()
            .rposition(is_begun)
            .map_or(0, |at| at + 1);
        let items: String = self.items()[..begun].iter().map(written_item).collect();
        let (check, seed, count) = (self.check(), self.seed(), self.items().len());
        let body = format!("{FORMAT}{VERSION}.{check:08x}.{seed:x}.{count}.{items}.");
        let crc = crc32(body.as_bytes());
        format!("{body}{crc:08x}")
    }

    /// The attempt at `assignment` that was written as `text`.
    ///
    /// # Errors
    /// When the text is no such attempt. The text is read by the fold: an attempt that no sequence
    /// of events can make is refused too.
    pub fn resumed(assignment: &Assignment, text: &str) -> Result<Attempt, SuspendRefusal> {
        let garbled = SuspendRefusal::Garbled;
        if text.len() > MAX_SUSPEND_CHARS {
            return Err(garbled);
        }
        let (body, crc) = text.rsplit_once('.').ok_or(garbled)?;
        if crc != format!("{:08x}", crc32(format!("{body}.").as_bytes())) {
            return Err(garbled);
        }
        let mut parts = body.split('.');
        let version = parts.next().and_then(|part| part.strip_prefix(FORMAT));
        let version: u32 = version.and_then(|it| it.parse().ok()).ok_or(garbled)?;
        if version > VERSION {
            return Err(SuspendRefusal::Later);
        }
        let [check, seed, count, items] = parts
            .collect::<Vec<&str>>()
            .try_into()
            .map_err(|_| garbled)?;
        if check != format!("{:08x}", assignment.check()) {
            return Err(SuspendRefusal::OtherAssignment);
        }
        let seed = u32::from_str_radix(seed, 16).map_err(|_| garbled)?;
        let count = count.parse().map_err(|_| garbled)?;
        let attempt = Attempt::new(assignment, seed, count).ok_or(garbled)?;
        let attempt = replayed(attempt, items).ok_or(garbled)?;
        // Only what this program writes is read.
        (attempt.suspended() == text)
            .then_some(attempt)
            .ok_or(garbled)
    }
}

fn written_item(item: &ItemProgress) -> String {
    let end = ENDS.iter().position(|end| *end == item.end());
    let end = end.unwrap_or_default() as u8;
    let number = (end * 2 + u8::from(item.is_hinted())) * WRONGS + item.wrong();
    let letter = char::from(FIRST_LETTER + number);
    format!("{letter}{}", item.ms())
}

/// The attempt after the events that its written items stand for.
fn replayed(mut attempt: Attempt, items: &str) -> Option<Attempt> {
    let mut rest = items;
    let mut index = 0;
    while let Some(letter) = rest.bytes().next() {
        let number = letter.checked_sub(FIRST_LETTER)?;
        let after = rest.get(1..)?;
        let end = after
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(after.len());
        let (ms, next_items) = after.split_at(end);
        let (flags, wrong) = (number / WRONGS, number % WRONGS);
        let item_end = ENDS.get(usize::from(flags / 2))?;
        let spent = ItemEvent::Spent {
            ms: ms.parse().ok()?,
        };
        let mut events = Vec::new();
        events.extend((flags % 2 == 1).then_some(ItemEvent::Hinted));
        events.extend((0..wrong).map(|_| ItemEvent::Wrong));
        events.extend(item_end.and_then(ending_event));
        // The time of an item that has ended was within the limit; that of the last one may not be.
        let is_open = item_end.is_none() && wrong < attempt.tries();
        let spent_index = if is_open { events.len() } else { 0 };
        events.insert(spent_index, spent);
        for event in events {
            attempt.apply(index, event).ok()?;
        }
        rest = next_items;
        index += 1;
    }
    Some(attempt)
}

/// The event by which an item ends in this way, besides wrong answers.
const fn ending_event(end: ItemEnd) -> Option<ItemEvent> {
    match end {
        ItemEnd::Right => Some(ItemEvent::Right),
        ItemEnd::Shown => Some(ItemEvent::Shown),
        ItemEnd::GaveUp => Some(ItemEvent::GaveUp),
        ItemEnd::Wrong => None,
    }
}
