//! What is best for the points of a game.

use score_core::games::yahtzee::adviser::{self, Worth};
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::sheet::Sheet;
use score_core::games::yahtzee::turn::Turn;

use crate::edge::element::{El, el};
use crate::games::yahtzee::desk::{Desk, State};
use crate::games::yahtzee::minis::minis;
use crate::text;

/// How many boxes are named.
const BOXES_NAMED: usize = 3;

/// The best dice to keep, or the best boxes, where the adviser is open.
pub fn points(desk: Desk) -> El {
    el("div")
        .class("patterns")
        .attr("id", "yahtzee-advice")
        .attr_of("hidden", move || {
            desk.with(asked).is_none().then(String::new)
        })
        .child(desk.best.busy())
        .child(el("div").part(move || told(desk)))
}

/// The sheet and the turn that advice is asked for, and the dice that stay.
fn asked(state: &State) -> Option<(Sheet, Turn, Keep)> {
    let turn = state.turn().filter(|_| state.is_advised)?;
    let sheet = state.game.sheets()[state.game.player()?];
    Some((sheet, turn, state.keep()?))
}

fn told(desk: Desk) -> Vec<El> {
    let (Some((sheet, turn, keep)), Some(best)) = (desk.with(asked), desk.best.get()) else {
        return Vec::new();
    };
    let (dice, left) = (turn.throw().all(), turn.rerolls_left());
    if left == 0 {
        let boxes = adviser::boxes(&best, &sheet, dice);
        let line = |worth: &Worth<_>| {
            el("li")
                .child(el("strong").text(text::box_name(worth.choice)))
                .child(el("span").class("odds").text(&text::expected(worth.total)))
        };
        let lines = boxes.iter().take(BOXES_NAMED).map(line);
        return vec![
            el("p").class("help").text(text::ADVICE_BOXES),
            el("ol").children(lines.collect()),
        ];
    }
    let keeps = adviser::keeps(&best, &sheet, dice, left);
    let line = |label: &str, worth: &Worth<Keep>| {
        let choice = worth.choice;
        let key = el("button")
            .attr("type", "button")
            .attr(
                "aria-label",
                &format!("{label}: {}", text::keep_name(choice)),
            )
            .child(minis(&turn.throw(), choice))
            .on("click", move |_| desk.choose(choice));
        el("li")
            .child(el("strong").text(label))
            .child(key)
            .child(el("span").class("odds").text(&text::expected(worth.total)))
    };
    let yours = keeps.iter().find(|worth| worth.choice == keep);
    let lines = [
        yours.map(|worth| line(text::YOUR_CHOICE, worth)),
        keeps.first().map(|worth| line(text::BEST_CHOICE, worth)),
    ];
    vec![
        el("p").class("help").text(text::ADVICE_POINTS),
        el("ul").children(lines.into_iter().flatten().collect()),
    ]
}
