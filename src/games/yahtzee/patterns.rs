//! The six patterns: which of them the dice show, and how likely each is.

use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::pattern::Pattern;

use crate::edge::element::{El, drawing, el};
use crate::games::yahtzee::desk::{Desk, State};
use crate::games::yahtzee::minis::minis;
use crate::text;

/// A pattern's sign, in its own shape.
pub fn mark(pattern: Pattern) -> El {
    el("span")
        .class("token")
        .attr("data-pattern", &pattern.to_string())
        .attr("data-sign", text::pattern_sign(pattern))
}

/// All patterns with what they need; with the adviser open, how likely each is.
pub fn board(desk: Desk) -> El {
    table(desk)
}

/// The same in a game, where it is there with the adviser alone.
pub fn odds_of_game(desk: Desk) -> El {
    el("div")
        .attr_of("hidden", move || {
            let is_shown = desk.with(|state| state.is_advised && state.turn().is_some());
            (!is_shown).then(String::new)
        })
        .child(table(desk))
}

/// Whether there is something to be told of the odds.
fn is_advised(state: &State) -> bool {
    state.is_advised && state.turn().is_some()
}

fn table(desk: Desk) -> El {
    let heading = |label: &str| el("th").attr("scope", "col").text(label);
    let head = move || {
        let mut head = vec![heading(text::PATTERN_COLUMN)];
        if desk.with(is_advised) {
            head.push(heading(text::YOUR_CHOICE));
            head.push(heading(text::BEST_CHOICE));
        }
        head
    };
    let rows = Pattern::ALL.into_iter().map(|pattern| row(desk, pattern));
    let advice = move || {
        let left = desk.with(|state| state.turn().map(|turn| turn.rerolls_left()));
        match left {
            Some(0) => text::ADVICE_AT_END,
            _ => text::ADVICE,
        }
        .to_owned()
    };
    el("div")
        .class("patterns")
        .child(
            el("p")
                .class("help")
                .attr_of("hidden", move || (!desk.with(is_advised)).then(String::new))
                .text_of(advice),
        )
        .child(
            el("table")
                .attr("id", "yahtzee-patterns")
                .child(el("caption").class("hush").text(text::PATTERNS))
                .child(el("thead").child(el("tr").part(head)))
                .child(el("tbody").children(rows.collect())),
        )
}

fn row(desk: Desk, pattern: Pattern) -> El {
    let is_shown = move || {
        let turn = desk.with(State::turn);
        turn.is_some_and(|turn| pattern.is_in(turn.throw().all()))
    };
    let what = el("div")
        .class("what")
        .child(mark(pattern))
        .child(
            el("span")
                .text(text::pattern_name(pattern))
                .child(el("small").text(text::pattern_rule(pattern))),
        )
        .child(
            el("span")
                .class("here")
                .attr_of("hidden", move || (!is_shown()).then(String::new))
                .child(drawing("yes"))
                .child(el("span").class("hush").text(text::SHOWN)),
        );
    let name = el("th").attr("scope", "row").child(what);
    el("tr")
        .attr("data-pattern", &pattern.to_string())
        .class_if("shown", is_shown)
        .child(name)
        .part(move || odds(desk, pattern))
}

/// How likely the pattern is with the dice that are chosen, and with the best.
fn odds(desk: Desk, pattern: Pattern) -> Vec<El> {
    let asked = desk.with(|state| {
        let turn = state.turn().filter(|_| state.is_advised)?;
        Some((turn, state.keep()?))
    });
    let Some((turn, keep)) = asked else {
        return Vec::new();
    };
    let (odds, dice, left) = (desk.odds(), turn.throw().all(), turn.rerolls_left());
    let (best, best_chance) = odds.best(pattern, dice, left);
    let chosen = if left == 0 { dice } else { keep };
    let chance = odds.keeping(pattern, chosen, left);
    let choose = el("button")
        .attr("type", "button")
        .class("quiet")
        .attr("aria-label", &text::keep_name(best))
        .attr_of("hidden", move || (left == 0).then(String::new))
        .child(minis(&turn.throw(), best))
        .on("click", move |_| desk.choose(best));
    vec![
        el("td").child(odds_of(chance)),
        el("td").child(
            el("div")
                .class("what")
                .child(odds_of(best_chance))
                .child(choose),
        ),
    ]
}

/// A chance in per cent, and exactly.
pub fn odds_of(chance: Chance) -> El {
    el("span")
        .class("odds")
        .text(&text::per_cent(chance))
        .child(el("small").text(&text::number(chance.number())))
}
