//! A code to hand in if there is no LMS: the result of an attempt in fifteen letters.
//!
//! Anyone who knows this program can write a code for any result: it spares a pupil from copying
//! numbers, and finds mistakes in copying, but proves nothing.
//!
//! A code is a number in base 21 whose remainder by a prime is fixed, so that one wrong letter, or
//! two letters that changed places, always make another remainder: as in the check digits of books
//! and accounts.

use super::Assignment;
use super::attempt::{Attempt, Status};
use super::work::MAX_ATTEMPT_ITEMS;
use crate::link::CODE_LETTERS;

/// The length of a code, in letters.
pub const HAND_IN_LETTERS: usize = 15;

/// How many letters are written together.
const GROUP_LETTERS: usize = 5;

/// The largest prime of 15 bits.
const PRIME: u128 = 32_749;

/// The remainder that every valid code of this version leaves when its number is divided by
/// [`PRIME`].
const REMAINDER: u128 = 1;

/// How many bits of an assignment's check code a hand-in code contains.
const CHECK_BITS: u32 = 24;

/// The sizes of the parts after the check code, in bits. They say whether the attempt has ended,
/// the score, and how many items were right, right with help, and shown.
const PART_BITS: [u32; 5] = [1, 7, 6, 6, 6];

/// The part of an attempt's result that a hand-in code contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandIn {
    /// The first bits of the assignment's check code.
    check: u32,
    /// Whether the attempt has ended.
    pub is_over: bool,
    /// The score, 0 to 100.
    pub score: u8,
    /// How many items were right without a hint.
    pub right: u8,
    /// How many were right with a hint.
    pub with_help: u8,
    /// How many solutions were shown.
    pub shown: u8,
}

/// Why a text is not the code of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandInRefusal {
    /// The text does not have exactly [`HAND_IN_LETTERS`] letters of codes.
    NotACode,
    /// The text looks like a code, but a letter is wrong.
    Mistyped,
}

print_its_name!(HandInRefusal);

impl HandIn {
    /// The result of an attempt so far.
    pub fn of(attempt: &Attempt) -> HandIn {
        let summary = attempt.summary();
        // There are at most MAX_ATTEMPT_ITEMS of each.
        HandIn {
            check: first_bits(attempt.check()),
            is_over: attempt.is_over(),
            score: attempt.score(),
            right: summary.right as u8,
            with_help: summary.with_help as u8,
            shown: summary.shown as u8,
        }
    }

    /// Whether this is a result of `assignment`. Two assignments have the same bits of their check
    /// codes once in sixteen million pairs.
    pub fn is_of(&self, assignment: &Assignment) -> bool {
        self.check == first_bits(assignment.check())
    }

    /// The status of the attempt by the pass mark of `assignment`.
    pub fn status(&self, assignment: &Assignment) -> Status {
        match (self.is_over, self.score >= assignment.pass_mark.percent()) {
            (false, _) => Status::Incomplete,
            (true, true) => Status::Passed,
            (true, false) => Status::Failed,
        }
    }

    /// The code, in groups of letters: `CDFGH-JKMNP-QRTWX`.
    pub fn code(&self) -> String {
        let base = CODE_LETTERS.len() as u128;
        let mut number = self.packed() * PRIME + REMAINDER;
        let mut letters = [0; HAND_IN_LETTERS];
        for letter in letters.iter_mut().rev() {
            *letter = CODE_LETTERS[(number % base) as usize];
            number /= base;
        }
        let groups = letters.chunks(GROUP_LETTERS);
        let groups: Vec<String> = groups
            .map(|group| group.iter().copied().map(char::from).collect())
            .collect();
        groups.join("-")
    }

    /// Reads a code in letters of either case; blanks and hyphens do not matter.
    ///
    /// # Errors
    /// When the text has another length or other letters, or a letter is wrong.
    pub fn read(text: &str) -> Result<HandIn, HandInRefusal> {
        let is_separator =
            |c: &char| c.is_whitespace() || matches!(c, '-' | '\u{2010}'..='\u{2015}');
        let letters = text.chars().filter(|c| !is_separator(c));
        let mut number = 0;
        let mut letter_count = 0;
        for letter in letters.map(|letter| letter.to_ascii_uppercase()) {
            let mut known_letters = CODE_LETTERS.iter().copied().map(char::from);
            let digit = known_letters.position(|known_letter| known_letter == letter);
            let digit = digit.filter(|_| letter_count < HAND_IN_LETTERS);
            let digit = digit.ok_or(HandInRefusal::NotACode)?;
            number = number * CODE_LETTERS.len() as u128 + digit as u128;
            letter_count += 1;
        }
        if letter_count != HAND_IN_LETTERS {
            return Err(HandInRefusal::NotACode);
        }
        if number % PRIME != REMAINDER {
            return Err(HandInRefusal::Mistyped);
        }
        HandIn::unpacked(number / PRIME).ok_or(HandInRefusal::Mistyped)
    }

    /// All parts of the result as one number.
    fn packed(&self) -> u128 {
        let parts = [
            u8::from(self.is_over),
            self.score,
            self.right,
            self.with_help,
            self.shown,
        ];
        let sizes = parts.into_iter().zip(PART_BITS);
        sizes.fold(self.check.into(), |packed, (part, bits)| {
            packed << bits | u128::from(part)
        })
    }

    /// The result whose parts make this number; `None` if no attempt has them.
    fn unpacked(mut packed: u128) -> Option<HandIn> {
        let mut take_part = |bits: u32| {
            let part = packed & ((1 << bits) - 1);
            packed >>= bits;
            // A part has at most seven bits.
            part as u8
        };
        let [over_bits, score_bits, right_bits, help_bits, shown_bits] = PART_BITS;
        let shown = take_part(shown_bits);
        let with_help = take_part(help_bits);
        let right = take_part(right_bits);
        let score = take_part(score_bits);
        let is_over = take_part(over_bits) == 1;
        let check = u32::try_from(packed).ok()?;
        let item_count = usize::from(right) + usize::from(with_help) + usize::from(shown);
        let is_possible =
            check >> CHECK_BITS == 0 && score <= 100 && item_count <= MAX_ATTEMPT_ITEMS;
        is_possible.then_some(HandIn {
            check,
            is_over,
            score,
            right,
            with_help,
            shown,
        })
    }
}

const fn first_bits(check: u32) -> u32 {
    check >> (u32::BITS - CHECK_BITS)
}
