//! A number on the table: its face, its digits, and the drawing behind them.

use leptos::either::Either;
use leptos::prelude::*;
use score_core::arith::number::Number;
use score_core::cards::Suit;
use score_core::table::board::TileId;

use crate::components::drawing::{Drawing, Shape};
use crate::text;

/// The shape that a number is drawn on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TileFace {
    /// A die with so many sides.
    Die(u32),
    /// A playing card.
    Card(Suit),
    /// Nothing in particular: the number was chosen.
    Plain,
    /// A plaque that says how the number was made.
    Derived(String),
}

/// A number as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileViewModel {
    /// The id of the number on its board.
    pub id: TileId,
    /// The value of the number.
    pub value: Number,
    /// The die or card on which it is drawn.
    pub face: TileFace,
    /// The name of the number, for listeners.
    pub name: String,
    /// Whether the number made the goal.
    pub won: bool,
}

/// The classes that a face has besides `tile`.
pub fn face_class(face: &TileFace) -> &'static str {
    match face {
        TileFace::Die(6) => "die d6",
        TileFace::Die(12) => "die d12",
        TileFace::Die(20) => "die d20",
        TileFace::Die(_) | TileFace::Plain => "die dn",
        TileFace::Card(Suit::Diamonds | Suit::Hearts) => "playing-card red",
        TileFace::Card(_) => "playing-card",
        TileFace::Derived(_) => "derived",
    }
}

/// The contents of a tile: its shape, its digits, and how the number was made.
///
/// Text that a style sheet writes out from an attribute is not read aloud: the name of the tile
/// says it in words.
#[component]
pub fn TileParts(face: TileFace, value: Number) -> impl IntoView {
    let shape = backdrop(&face);
    let made = match face {
        TileFace::Derived(made) => Some(view! { <span class="made" data-made=made></span> }),
        _ => None,
    };
    view! {
        <Drawing shape/>
        <Digits value/>
        {made}
    }
}

/// A number that can be seen and not picked.
#[component]
pub fn TilePicture(tile: TileViewModel) -> impl IntoView {
    let class = format!("tile {}", face_class(&tile.face));
    let value = tile.value.to_string();
    view! {
        <span class=class role="img" aria-label=move || text::aloud(tile.name.clone()) data-value=value>
            <TileParts face=tile.face value=tile.value/>
        </span>
    }
}

/// The shape behind a number. The dice that are sold look like themselves, and
/// all others like none in particular.
pub fn backdrop(face: &TileFace) -> Shape {
    match face {
        TileFace::Die(2) => Shape::Coin,
        TileFace::Die(4) => Shape::D4,
        TileFace::Die(6) => Shape::D6,
        TileFace::Die(8) => Shape::D8,
        TileFace::Die(10) => Shape::D10,
        TileFace::Die(12) => Shape::D12,
        TileFace::Die(20) => Shape::D20,
        TileFace::Die(_) | TileFace::Plain => Shape::Dn,
        TileFace::Card(Suit::Clubs) => Shape::Clubs,
        TileFace::Card(Suit::Diamonds) => Shape::Diamonds,
        TileFace::Card(Suit::Hearts) => Shape::Hearts,
        TileFace::Card(Suit::Spades) => Shape::Spades,
        TileFace::Derived(_) => Shape::Derived,
    }
}

/// A whole number on a line, a fraction with its numerator above its denominator. The class says
/// how many characters must fit.
#[component]
fn Digits(value: Number) -> impl IntoView {
    /// Longer numbers are as small as these.
    const MAX_CLASS: usize = 9;
    if value.as_whole().is_some() {
        let written = text::number(value);
        let width = written.chars().count().min(MAX_CLASS);
        return Either::Left(
            view! { <span class=format!("num n{width}") translate="no">{written}</span> },
        );
    }
    let numerator = value.numerator().unsigned_abs().to_string();
    let denominator = value.denominator().to_string();
    let sign = if value.is_negative() { "−" } else { "" };
    let widest = numerator.len().max(denominator.len()) + sign.chars().count();
    Either::Right(view! {
        <span class=format!("num frac n{}", widest.min(MAX_CLASS)) translate="no">
            {sign} <span class="stack" data-top=numerator data-bottom=denominator></span>
        </span>
    })
}
