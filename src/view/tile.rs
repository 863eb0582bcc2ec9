//! A number as it lies on the table.

use score_core::arith::number::Number;
use score_core::cards::Suit;
use score_core::table::board::TileId;

use crate::edge::element::{El, drawing, el};
use crate::text;

/// What a number is drawn on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// A die with so many sides.
    Die(u32),
    /// A playing card.
    Card(Suit),
    /// Nothing in particular: somebody chose the number.
    Plain,
    /// A plaque that says how the number was made.
    Derived(String),
}

/// A number as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileFace {
    /// Which number of the board it is.
    pub id: TileId,
    /// Its value.
    pub value: Number,
    /// What it is drawn on.
    pub look: Look,
    /// What it is called.
    pub name: String,
    /// Whether it is the number that made the goal.
    pub won: bool,
}

/// The classes that a look has besides `tile`.
pub fn look_class(look: &Look) -> &'static str {
    match look {
        Look::Die(6) => "die d6",
        Look::Die(12) => "die d12",
        Look::Die(20) => "die d20",
        Look::Die(_) | Look::Plain => "die dn",
        Look::Card(Suit::Diamonds | Suit::Hearts) => "playing-card red",
        Look::Card(_) => "playing-card",
        Look::Derived(_) => "derived",
    }
}

/// The parts of a number's drawing: its shape, its digits, how it was made.
///
/// What a style sheet writes out from an attribute is not read aloud: the
/// name of the tile says it in words.
pub fn parts(face: &TileFace) -> Vec<El> {
    let mut parts = vec![backdrop(&face.look), digits(face.value)];
    if let Look::Derived(made) = &face.look {
        parts.push(el("span").class("made").attr("data-made", made));
    }
    parts
}

/// The shape behind a number. The dice that are sold look like themselves, and
/// all others like none in particular.
pub fn backdrop(look: &Look) -> El {
    drawing(match look {
        Look::Die(2) => "coin",
        Look::Die(4) => "d4",
        Look::Die(6) => "d6",
        Look::Die(8) => "d8",
        Look::Die(10) => "d10",
        Look::Die(12) => "d12",
        Look::Die(20) => "d20",
        Look::Die(_) | Look::Plain => "dn",
        Look::Card(Suit::Clubs) => "clubs",
        Look::Card(Suit::Diamonds) => "diamonds",
        Look::Card(Suit::Hearts) => "hearts",
        Look::Card(Suit::Spades) => "spades",
        Look::Derived(_) => "derived",
    })
}

/// A whole number on a line, a fraction with one part above the other; the
/// class says how many characters must fit.
fn digits(value: Number) -> El {
    /// Longer numbers are as small as these.
    const MAX_CLASS: usize = 9;
    if value.as_whole().is_some() {
        let written = text::number(value);
        let width = written.chars().count().min(MAX_CLASS);
        return el("span").class(&format!("num n{width}")).text(&written);
    }
    let above = value.numerator().unsigned_abs().to_string();
    let below = value.denominator().to_string();
    let sign = if value.is_negative() { "−" } else { "" };
    let widest = above.len().max(below.len()) + sign.chars().count();
    let stack = el("span").class("stack");
    el("span")
        .class(&format!("num frac n{}", widest.min(MAX_CLASS)))
        .text(sign)
        .child(stack.attr("data-top", &above).attr("data-bottom", &below))
}
