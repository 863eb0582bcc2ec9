//! Every choice of dice to keep, the best first for one pattern or for points.

use std::cmp::Reverse;

use score_core::games::yahtzee::adviser;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::turn::Turn;

use crate::edge::element::{El, el};
use crate::edge::live::Live;
use crate::games::yahtzee::desk::{Desk, State};
use crate::games::yahtzee::minis::minis;
use crate::games::yahtzee::patterns::odds_of;
use crate::text;

/// By what the choices are put in order: a pattern, or the points of the game.
type By = Option<Pattern>;

/// The list, where the adviser is open and dice can be thrown again.
pub fn every_choice(desk: Desk) -> El {
    let is_game = desk.peek(State::is_game);
    let by: Live<By> = Live::new(if is_game {
        None
    } else {
        Some(Pattern::Yahtzee)
    });
    let chip = move |of: By, label: &str| {
        el("button")
            .attr("type", "button")
            .attr_of("aria-pressed", move || Some((by.get() == of).to_string()))
            .text(label)
            .on("click", move |_| by.set(of))
    };
    let points = is_game.then(|| chip(None, text::BY_POINTS));
    let patterns = Pattern::ALL
        .into_iter()
        .map(|pattern| chip(Some(pattern), text::pattern_name(pattern)));
    let chips = el("div")
        .class("chips")
        .attr("role", "group")
        .attr("aria-label", text::ORDER_BY)
        .children(points.into_iter().chain(patterns).collect());
    el("details")
        .class("choices")
        .attr("id", "yahtzee-choices")
        .attr_of("hidden", move || {
            (desk.with(advised).is_none()).then(String::new)
        })
        .child(el("summary").text(text::EVERY_CHOICE))
        .child(chips)
        .child(el("ul").part(move || list(desk, by.get())))
}

/// The turn for which there is a choice of dice.
fn advised(state: &State) -> Option<Turn> {
    let turn = state.turn().filter(|turn| turn.rerolls_left() > 0);
    turn.filter(|_| state.is_advised)
}

fn list(desk: Desk, by: By) -> Vec<El> {
    let Some(turn) = desk.with(advised) else {
        return Vec::new();
    };
    let choices = match by {
        Some(pattern) => by_pattern(desk, &turn, pattern),
        None => by_points(desk, &turn),
    };
    let now = desk.with(State::keep);
    let line = |(keep, worth): (Keep, El)| {
        let key = el("button")
            .attr("type", "button")
            .attr("aria-pressed", &(Some(keep) == now).to_string())
            .child(minis(&turn.throw(), keep))
            .child(el("span").text(&text::keep_name(keep)))
            .child(worth)
            .on("click", move |_| desk.choose(keep));
        el("li").child(key)
    };
    choices.into_iter().map(line).collect()
}

fn by_pattern(desk: Desk, turn: &Turn, pattern: Pattern) -> Vec<(Keep, El)> {
    let odds = desk.odds();
    let chance = |keep: &Keep| odds.keeping(pattern, *keep, turn.rerolls_left());
    let mut choices = odds.choices(turn.throw().all());
    choices.sort_by_key(|keep| (Reverse(chance(keep)), Reverse(keep.count())));
    let worth = |keep: Keep| (keep, odds_of(chance(&keep)));
    choices.into_iter().map(worth).collect()
}

fn by_points(desk: Desk, turn: &Turn) -> Vec<(Keep, El)> {
    let Some(best) = desk.best.get() else {
        return Vec::new();
    };
    let sheet = desk.with(|state| Some(state.game.sheets()[state.game.player()?]));
    let Some(sheet) = sheet else {
        return Vec::new();
    };
    let dice = turn.throw().all();
    let choices = adviser::keeps(&best, &sheet, dice, turn.rerolls_left());
    let worth = |worth: adviser::Worth<Keep>| {
        let points = el("span").class("odds").text(&text::expected(worth.total));
        (worth.choice, points)
    };
    choices.into_iter().map(worth).collect()
}
