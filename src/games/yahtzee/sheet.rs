//! The score sheet: what stands in the boxes, and what the dice would score.

use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::Sheet;

use crate::edge::element::{El, Item, el, item};
use crate::games::yahtzee::desk::{Desk, State};
use crate::text;

/// The whole sheet. It is made anew for other players.
pub fn sheet(desk: Desk) -> El {
    let tables = move || {
        let players = desk.with(|state| state.game.sheets().len());
        vec![item(players as u64, move || tables(desk, players))]
    };
    el("section")
        .class("sheets")
        .attr("id", "yahtzee-sheet")
        .attr("aria-label", text::SHEET)
        .each(tables)
}

fn tables(desk: Desk, players: usize) -> El {
    let is_upper = |score_box: &&ScoreBox| score_box.number().is_some();
    let rows = |is_wanted: bool| {
        let boxes = ScoreBox::ALL.iter();
        let boxes = boxes.filter(move |score_box| is_upper(score_box) == is_wanted);
        boxes
            .map(|score_box| row(desk, players, *score_box))
            .collect::<Vec<El>>()
    };
    let mut upper = rows(true);
    upper.push(sum(desk, players, text::UPPER_SUM, "", |sheet| {
        sheet.upper().to_string()
    }));
    let bonus = text::bonus_rule();
    upper.push(sum(desk, players, text::BONUS_ROW, &bonus, bonus_of));
    let mut lower = rows(false);
    lower.push(sum(desk, players, text::TOTAL, "", |sheet| {
        sheet.total().to_string()
    }));
    el("div")
        .class(if players > 1 { "several" } else { "alone" })
        .child(table(desk, players, text::UPPER, upper))
        .child(table(desk, players, text::LOWER, lower))
}

fn table(desk: Desk, players: usize, name: &str, rows: Vec<El>) -> El {
    let heading = |place: usize| {
        el("th")
            .attr("scope", "col")
            .attr("dir", "auto")
            .class_if("now", move || desk.with(|state| is_turn_of(state, place)))
            .attr_of("aria-current", move || {
                let is_turn = desk.with(|state| is_turn_of(state, place));
                is_turn.then(|| "true".to_owned())
            })
            .text_of(move || desk.with(|state| state.kept.game.names[place].clone()))
    };
    let head = el("tr")
        .child(el("th").attr("scope", "col").text(text::BOX_COLUMN))
        .children((0..players).map(heading).collect());
    let head = el("thead")
        .class(if players > 1 { "" } else { "hush" })
        .child(head);
    el("table")
        .class("sheet")
        .child(el("caption").class("hush").text(name))
        .child(head)
        .child(el("tbody").children(rows))
}

fn is_turn_of(state: &State, place: usize) -> bool {
    state.game.player() == Some(place)
}

fn row(desk: Desk, players: usize, score_box: ScoreBox) -> El {
    let name = el("th")
        .attr("scope", "row")
        .text(text::box_name(score_box))
        .child(el("small").text(text::box_rule(score_box)));
    let cell = |place: usize| {
        el("td")
            .class_if("now", move || desk.with(|state| is_turn_of(state, place)))
            .each(move || desk.with(|state| cell(desk, state, place, score_box)))
    };
    el("tr")
        .attr("data-box", text::box_name(score_box))
        .child(name)
        .children((0..players).map(cell).collect())
}

/// A score, or the key for a score that is possible now; both keep their element
/// as long as they stay the same.
fn cell(desk: Desk, state: &State, place: usize, score_box: ScoreBox) -> Vec<Item> {
    let sheet = &state.game.sheets()[place];
    if let Some(score) = sheet.score(score_box) {
        let view = move || el("span").text(&score.to_string());
        return vec![item(2 * u64::from(score), view)];
    }
    let turn = state.game.turn().filter(|_| is_turn_of(state, place));
    let Some(turn) = turn else { return Vec::new() };
    let score = score_box.score(turn.throw().all());
    let key = move || {
        el("button")
            .attr("type", "button")
            .class(if score == 0 { "nothing" } else { "" })
            .attr("aria-label", &text::score_in(score, score_box))
            .text(&score.to_string())
            .on("click", move |_| desk.score(score_box))
    };
    vec![item(2 * u64::from(score) + 1, key)]
}

fn bonus_of(sheet: &Sheet) -> String {
    let is_open = |score_box: ScoreBox| {
        let is_upper = score_box.number().is_some();
        is_upper && sheet.score(score_box).is_none()
    };
    text::bonus_progress(sheet.upper(), ScoreBox::ALL.into_iter().any(is_open))
}

/// A row with a sum for each player.
fn sum(
    desk: Desk,
    players: usize,
    name: &'static str,
    rule: &str,
    sum: fn(&Sheet) -> String,
) -> El {
    let cell = |place: usize| {
        el("td")
            .class_if("now", move || desk.with(|state| is_turn_of(state, place)))
            .text_of(move || desk.with(|state| sum(&state.game.sheets()[place])))
    };
    el("tr")
        .class("sum")
        .attr("data-box", name)
        .child(
            el("th")
                .attr("scope", "row")
                .text(name)
                .child(el("small").text(rule)),
        )
        .children((0..players).map(cell).collect())
}
