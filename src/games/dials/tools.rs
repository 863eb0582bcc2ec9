//! What stands round the board: how it goes, and what can be done besides pressing.

use score_core::games::dials::game::{Game, Move};
use score_core::link::DialsLink;

use crate::edge::element::{El, drawing, el};
use crate::text;
use crate::view::settlement;

use super::play::Play;

/// How many presses were made, beside the fewest that can do it.
pub fn counts(play: Play) -> El {
    let fewest = move || {
        let solution = play.puzzle.with(|puzzle| puzzle.solution());
        solution.map_or(text::NO_WAY.to_owned(), |solution| {
            solution.presses.total().to_string()
        })
    };
    let made = move || play.game.with(|game| game.pressed().len().to_string());
    el("div")
        .class("tools dial-counts")
        .child(count("dials-presses", text::PRESSES, made))
        .child(count("dials-fewest", text::FEWEST, fewest))
}

fn count(id: &str, label: &str, value: impl Fn() -> String + 'static) -> El {
    el("p")
        .class("count-of")
        .attr("id", id)
        .child(el("span").class("label").text(label))
        .text(" ")
        .child(el("strong").text_of(value))
}

/// What to do, or what has happened.
pub fn status(play: Play) -> El {
    let is_refusal = move || {
        play.notice
            .with(|notice| notice.as_ref().is_some_and(|notice| notice.is_refusal))
    };
    let said = move || {
        let notice = play.notice.with(|notice| notice.clone());
        notice.map_or_else(
            || play.game.with(text::dials_status),
            |notice| notice.sentence,
        )
    };
    el("p")
        .class("status")
        .class_if("refusal", is_refusal)
        .class_if("verdict", move || play.game.with(Game::is_solved))
        .attr("id", "dials-status")
        .attr("role", "status")
        .text_of(said)
}

/// The keys below the board.
pub fn tools(play: Play) -> El {
    let undo = tool("dials-undo", "", move || play.act(Move::Undo));
    let undo = undo.child(drawing("undo")).text(text::UNDO);
    let redo = tool("dials-redo", "", move || play.act(Move::Redo));
    let redo = redo.child(drawing("redo")).text(text::REDO);
    let hint = tool("dials-hint", text::HINT, move || play.act(Move::Hint));
    let can = move |can: fn(&Game) -> bool| {
        move || {
            play.game
                .with(|game| (!can(game)).then(|| "true".to_owned()))
        }
    };
    let open = |id, label, is_open: fn(Play) -> bool, turn: fn(Play)| {
        tool(id, label, move || turn(play))
            .attr_of("aria-expanded", move || Some(is_open(play).to_string()))
    };
    el("div")
        .class("tools")
        .child(undo.attr_of("aria-disabled", can(Game::can_undo)))
        .child(redo.attr_of("aria-disabled", can(Game::can_redo)))
        .child(hint)
        .child(tool("dials-again", text::AGAIN, move || play.again()))
        .child(open(
            "dials-solution",
            text::SHOW_SOLUTION,
            Play::shows_solution,
            Play::turn_solution,
        ))
        .child(open(
            "dials-own",
            text::OWN_PUZZLE,
            Play::shows_editor,
            Play::turn_editor,
        ))
        .child(tool("dials-new", text::NEW_PUZZLE, move || play.new_puzzle()).class("primary"))
}

/// A key.
pub fn tool(id: &str, label: &str, done: impl Fn() + 'static) -> El {
    el("button")
        .attr("type", "button")
        .attr("id", id)
        .text(label)
        .on("click", move |_| done())
}

/// The link to the puzzle.
pub fn link(play: Play) -> El {
    let link = play.puzzle.with(DialsLink::to);
    settlement::link(&link.to_string(), text::PUZZLE_LINK)
}
