//! One dial: a wheel of letters behind a window.

use score_core::games::dials::game::Game;
use score_core::games::dials::kind::letter;

use crate::edge::element::{El, Item, drawing, el, item};
use crate::text;

use super::play::Play;

/// A dial, by its place from 0.
pub fn dial(play: Play, place: usize) -> El {
    let name = move || {
        let standing = play.game.with(|game| standing(game, place));
        standing.map(|[shown, target, left]| {
            text::dial_name(place, letter(shown), letter(target), left)
        })
    };
    el("div")
        .class("dial")
        .class_if("right", move || {
            play.game.with(|game| is_right(game, place))
        })
        .attr("role", "img")
        .attr_of("aria-label", name)
        .each(move || letters(play, place))
}

/// The letter that a dial shall show, and a mark once it does.
pub fn aim(play: Play, place: usize) -> El {
    el("span")
        .class("aim")
        .class_if("right", move || {
            play.game.with(|game| is_right(game, place))
        })
        .text_of(move || {
            let standing = play.game.with(|game| standing(game, place));
            standing.map_or(String::new(), |[_, target, _]| letter(target).to_string())
        })
        .child(drawing("yes"))
}

/// What a dial shows, what it shall show, and how many steps are between. A puzzle that
/// has just begun may have fewer dials than the one that is still on the screen.
fn standing(game: &Game, place: usize) -> Option<[u8; 3]> {
    let (shown, target) = (game.shown(), game.puzzle().target());
    let left = target.minus(&shown);
    Some([
        *shown.values().get(place)?,
        *target.values().get(place)?,
        *left.values().get(place)?,
    ])
}

fn is_right(game: &Game, place: usize) -> bool {
    standing(game, place).is_some_and(|[_, _, left]| left == 0)
}

/// The letters round the one that is shown: a whole turn each way, so that those which
/// come in at a press have been there before and move into the window.
fn letters(play: Play, place: usize) -> Vec<Item> {
    let standing = play.game.with(|game| standing(game, place));
    let Some([_, target, _]) = standing else {
        return Vec::new();
    };
    let whole = play.puzzle.peek(|puzzle| puzzle.kind().modulus().value());
    let now = i64::from(play.game.peek(|game| game.place_of(place)));
    let first = now - i64::from(whole);
    let last = now + i64::from(whole);
    let shown = |at: i64| {
        // A remainder is less than the modulus.
        let residue = at.rem_euclid(whole.into()) as u8;
        item(at as u64, move || {
            el("span")
                .class(if residue == target { "aimed" } else { "" })
                .attr("aria-hidden", "true")
                .property_of("--at", move || from_window(play, place, at).to_string())
                .text(&letter(residue).to_string())
        })
    };
    (first..=last).map(shown).collect()
}

/// How far a letter is from the one that is shown.
fn from_window(play: Play, place: usize, at: i64) -> i64 {
    play.game.with(|game| match standing(game, place) {
        Some(_) => at - i64::from(game.place_of(place)),
        None => 0,
    })
}
