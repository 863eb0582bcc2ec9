//! The dials, and below them the buttons, each with its steps under the dials that they
//! turn.

use score_core::games::dials::game::{Game, Move};
use score_core::games::dials::residues::Residues;

use crate::edge::element::{El, el, item};
use crate::text;

use super::dial::{aim, dial};
use super::play::Play;

/// The board of the puzzle that is played.
pub fn board(play: Play) -> El {
    // Another puzzle has other letters and buttons: all of it is made anew.
    el("div").each(move || vec![item(play.number.get(), move || board_of_puzzle(play))])
}

fn board_of_puzzle(play: Play) -> El {
    let dials = play.puzzle.peek(|puzzle| puzzle.kind().dials());
    let places = || 0..dials;
    el("div")
        .class("dial-board")
        .attr("id", "dials-board")
        .attr("role", "group")
        .attr("aria-label", text::DIALS_BOARD)
        .class_if("solved", move || play.game.with(Game::is_solved))
        .property_of("--dials", move || dials.to_string())
        .child(
            el("div")
                .class("dial-row")
                .child(el("span"))
                .children(places().map(|place| dial(play, place)).collect()),
        )
        .child(
            // A screen reader hears the target with each dial.
            el("div")
                .class("dial-row aims")
                .attr("aria-hidden", "true")
                .child(el("span").class("label").text(text::TARGET))
                .children(places().map(|place| aim(play, place)).collect()),
        )
        .children(places().map(|place| button(play, place)).collect())
}

/// A button, by its place from 0.
fn button(play: Play, place: usize) -> El {
    let signature = play.puzzle.peek(|puzzle| puzzle.signatures().rows()[place]);
    let pressed = move || play.game.with(|game| game.presses_of(place));
    let hint = move || play.game.with(|game| hint(game, place));
    let name = move || text::button_name(place, &signature, pressed(), hint());
    let count = el("span")
        .class("tally")
        .attr("aria-hidden", "true")
        .child(el("strong").text_of(move || text::pressed(pressed())))
        .child(el("small").text_of(move || hint().map_or(String::new(), text::still)));
    el("button")
        .attr("type", "button")
        .class("dial-row dial-key")
        .class_if("hinted", move || hint().is_some_and(|left| left > 0))
        .attr("data-button", &(place + 1).to_string())
        .child(el("span").class("hush").text_of(name))
        .child(
            el("kbd")
                .attr("aria-hidden", "true")
                .text(&(place + 1).to_string()),
        )
        .children(turns(&signature))
        .child(count)
        .on("click", move |_| press(play, place))
}

/// Presses the button at this place, from 0.
pub fn press(play: Play, place: usize) {
    // There are at most eight buttons, and what is none is refused.
    play.act(Move::Press(u8::try_from(place).unwrap_or(u8::MAX)));
}

fn turns(signature: &Residues) -> Vec<El> {
    let turn = |steps: &u8| {
        el("span")
            .class(if *steps == 0 { "turn none" } else { "turn" })
            .attr("aria-hidden", "true")
            .text(&text::turn(*steps))
    };
    signature.values().iter().map(turn).collect()
}

/// How often a button must still be pressed, where a hint has told.
fn hint(game: &Game, place: usize) -> Option<u8> {
    let is_told = game.hinted().iter().any(|told| usize::from(*told) == place);
    let rest = game.rest().filter(|_| is_told)?;
    rest.presses.values().get(place).copied()
}
