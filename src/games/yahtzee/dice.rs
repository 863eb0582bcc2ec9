//! The dice, with the signs of the patterns that they make, and the keys that
//! throw them.

use score_core::games::yahtzee::game::Game;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::throw::DICE;

use crate::edge::element::{El, drawing, el, item};
use crate::games::yahtzee::desk::{Desk, State};
use crate::games::yahtzee::kept::Mode;
use crate::games::yahtzee::patterns::mark;
use crate::text;

/// The line that says what to do, the dice and the keys.
pub fn throwing(desk: Desk) -> El {
    el("div")
        .class("throwing")
        .child(status(desk))
        .child(dice(desk))
        .child(keys(desk))
}

fn status(desk: Desk) -> El {
    el("p")
        .class("status")
        .attr("id", "yahtzee-status")
        .attr("role", "status")
        .class_if("refusal", move || desk.with(|state| state.said.is_some()))
        .child(el("span").class("hush").text_of(move || {
            let turn = desk.with(State::turn);
            turn.map_or(String::new(), |turn| text::dice_are(&turn.throw()))
        }))
        .child(el("span").text_of(move || desk.with(said)))
}

fn said(state: &State) -> String {
    if let Some(said) = &state.said {
        return said.clone();
    }
    let is_game = state.is_game();
    if is_game && state.game.is_over() {
        return over(&state.game, &state.kept.game.names);
    }
    match state.turn() {
        None => text::before_throw(state.player(), is_game.then(|| state.game.round())),
        Some(turn) => {
            let patterns: Vec<Pattern> = Pattern::of(&turn.throw()).collect();
            text::after_throw(&patterns, state.again.count(), turn.rerolls_left(), is_game)
        }
    }
}

fn over(game: &Game, names: &[String]) -> String {
    let totals = game.sheets().iter().map(|sheet| sheet.total());
    let best = totals.clone().max().unwrap_or_default();
    if names.len() == 1 {
        return text::game_over(best);
    }
    let winners = names.iter().zip(totals).filter(|(_, total)| *total == best);
    let winners: Vec<&str> = winners.map(|(name, _)| name.as_str()).collect();
    text::winners(&winners, best)
}

fn dice(desk: Desk) -> El {
    let dice = move || {
        let is_thrown = desk.with(|state| state.turn().is_some());
        let die = |place: usize| {
            // Dice that were thrown keep their elements, and with them the focus.
            let key = (2 * place + usize::from(is_thrown)) as u64;
            item(key, move || match is_thrown {
                true => die(desk, place),
                false => ghost(),
            })
        };
        (0..DICE).map(die).collect()
    };
    el("div")
        .attr("id", "yahtzee-dice")
        .class("dice")
        .attr("role", "group")
        .attr("aria-label", text::FIVE_DICE)
        .each(dice)
}

fn ghost() -> El {
    el("span")
        .class("tile ghost die d6")
        .attr("aria-hidden", "true")
        .child(drawing("d6"))
}

fn die(desk: Desk, place: usize) -> El {
    let number = move || {
        let turn = desk.with(State::turn);
        turn.map(|turn| turn.throw().numbers()[place])
    };
    let rolls_again = move || desk.with(|state| state.again.contains(place));
    let patterns = move || desk.with(|state| patterns_at(state, place));
    el("button")
        .attr("type", "button")
        .class("tile die d6")
        .attr("data-die", &(place + 1).to_string())
        .attr("aria-keyshortcuts", &(place + 1).to_string())
        .class_if("again", rolls_again)
        .attr_of("aria-pressed", move || Some(rolls_again().to_string()))
        .attr_of("aria-label", move || {
            Some(text::die_name(place, number()?, rolls_again(), &patterns()))
        })
        .on("click", move |_| desk.toggle(place))
        .child(drawing("d6"))
        .child(
            el("span")
                .class("num")
                .text_of(move || number().map_or(String::new(), |number| number.to_string())),
        )
        .child(el("span").class("turned").child(drawing("redo")))
        .child(
            el("span")
                .class("marks")
                .part(move || patterns().into_iter().map(mark).collect()),
        )
}

/// The patterns that the die at `place` is part of.
fn patterns_at(state: &State, place: usize) -> Vec<Pattern> {
    let Some(turn) = state.turn() else {
        return Vec::new();
    };
    let throw = turn.throw();
    let is_part = |pattern: &Pattern| {
        let places = pattern.places_in(&throw);
        places.is_some_and(|places| places.contains(place))
    };
    Pattern::ALL.into_iter().filter(is_part).collect()
}

fn keys(desk: Desk) -> El {
    let roll = el("button")
        .attr("type", "button")
        .attr("id", "yahtzee-roll")
        .class("primary")
        .attr("aria-keyshortcuts", "R")
        .attr_of("aria-disabled", move || {
            (!desk.with(can_roll)).then(|| "true".to_owned())
        })
        .text_of(move || desk.with(roll_label))
        .on("click", move |_| desk.roll());
    let anew = el("button")
        .attr("type", "button")
        .attr("id", "yahtzee-anew")
        .attr_of("hidden", move || {
            let can = desk.with(|state| {
                let left = state.turn().is_some_and(|turn| turn.rerolls_left() > 0);
                left && state.kept.mode == Mode::Practice
            });
            (!can).then(String::new)
        })
        .text(text::ROLL_ANEW)
        .on("click", move |_| desk.roll_anew());
    let undo = el("button")
        .attr("type", "button")
        .attr("id", "yahtzee-undo")
        .attr("aria-keyshortcuts", "Z")
        .attr_of("hidden", move || {
            let can = desk.with(State::can_take_back);
            (!can).then(String::new)
        })
        .attr("aria-label", text::UNDO)
        .attr("title", text::UNDO)
        .child(drawing("undo"))
        .on("click", move |_| desk.take_back());
    let adviser = el("button")
        .attr("type", "button")
        .attr("id", "yahtzee-adviser")
        .attr_of("aria-pressed", move || {
            Some(desk.with(|state| state.is_advised).to_string())
        })
        .text(text::ADVISER)
        .on("click", move |_| desk.advise());
    el("div")
        .class("actions chips")
        .child(undo)
        .child(roll)
        .child(anew)
        .child(adviser)
}

fn can_roll(state: &State) -> bool {
    let is_game = state.is_game();
    match state.turn() {
        None => !(is_game && state.game.is_over()),
        Some(turn) if turn.rerolls_left() == 0 => !is_game,
        Some(_) => state.again.count() > 0,
    }
}

fn roll_label(state: &State) -> String {
    match (state.turn(), state.again.count()) {
        (None, _) => text::ROLL_FIVE.to_owned(),
        (Some(turn), _) if turn.rerolls_left() == 0 && !state.is_game() => {
            text::ROLL_ANEW.to_owned()
        }
        (Some(_), 0) => text::ROLL_AGAIN.to_owned(),
        (Some(_), count) => text::roll_dice(count),
    }
}
