//! A game that is over, choice by choice beside best play.

use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::review::{Choice, Judged, Review, review as judge};

use crate::edge::element::{El, el};
use crate::edge::live::Live;
use crate::games::yahtzee::desk::Desk;
use crate::games::yahtzee::kept::Logged;
use crate::games::yahtzee::minis::minis;
use crate::text;

/// Less than this is no loss: the last digits of a computer's numbers.
const NO_LOSS: f64 = 1e-6;

/// What is shown of it.
#[derive(Clone, Copy)]
struct View {
    player: Live<usize>,
    only_losses: Live<bool>,
}

/// The last game that came to its end.
pub fn review(desk: Desk) -> El {
    let Some(logged) = desk.peek(|state| state.kept.finished.clone()) else {
        return el("div")
            .attr("id", "yahtzee-review")
            .child(refused(desk))
            .child(el("p").text(text::NO_REVIEW));
    };
    let view = View {
        player: Live::new(0),
        only_losses: Live::new(true),
    };
    let chip = |place: usize, name: &str| {
        el("button")
            .attr("type", "button")
            .attr("dir", "auto")
            .attr_of("aria-pressed", move || {
                Some((view.player.get() == place).to_string())
            })
            .text(name)
            .on("click", move |_| view.player.set(place))
    };
    let names = logged.names.iter().enumerate();
    let names = names.map(|(place, name)| chip(place, name)).collect();
    let whose = el("div")
        .class("chips")
        .attr("role", "group")
        .attr("aria-label", text::WHOSE)
        .attr_of("hidden", {
            let is_alone = logged.names.len() == 1;
            move || is_alone.then(String::new)
        })
        .children(names);
    el("section")
        .class("review")
        .attr("id", "yahtzee-review")
        .attr_of("aria-busy", move || {
            Some(desk.best.get().is_none().to_string())
        })
        .attr("aria-label", text::REVIEW)
        .child(refused(desk))
        .child(whose)
        .child(desk.best.busy())
        .child(el("div").part(move || told(desk, &logged, view)))
}

/// What a link brought that cannot be used.
fn refused(desk: Desk) -> El {
    el("p")
        .class("status refusal")
        .attr("id", "yahtzee-status")
        .attr("role", "status")
        .text_of(move || desk.with(|state| state.said.clone().unwrap_or_default()))
}

fn told(desk: Desk, logged: &Logged, view: View) -> Vec<El> {
    let Some(best) = desk.best.get() else {
        return Vec::new();
    };
    let judged = judge(&best, logged.names.len(), &logged.log, view.player.get());
    let Ok(review) = judged else {
        return Vec::new();
    };
    vec![summary(&review), filter(view), turns(&review, view)]
}

fn summary(review: &Review) -> El {
    let (lost, luck) = (review.lost(), review.luck());
    el("div")
        .child(
            el("p")
                .class("count-of")
                .attr("role", "status")
                .text(&text::review_summary(
                    review.total,
                    review.expected,
                    lost,
                    luck,
                )),
        )
        .child(el("p").class("help").text(text::REVIEW_HELP))
}

fn filter(view: View) -> El {
    let only_losses = el("button")
        .attr("type", "button")
        .attr("id", "yahtzee-losses")
        .attr_of("aria-pressed", move || {
            Some(view.only_losses.get().to_string())
        })
        .text(text::ONLY_LOSSES)
        .on("click", move |_| {
            view.only_losses.update(|only| *only = !*only)
        });
    el("div").class("chips").child(only_losses)
}

fn turns(review: &Review, view: View) -> El {
    let only_losses = view.only_losses.get();
    let is_shown = |judged: &&Judged| !only_losses || judged.loss > NO_LOSS;
    let shown: Vec<&Judged> = review.choices.iter().filter(is_shown).collect();
    if shown.is_empty() {
        return el("p").text(text::NO_LOSSES);
    }
    el("ol")
        .class("ways")
        .children(shown.into_iter().map(choice).collect())
}

fn choice(judged: &Judged) -> El {
    let (chosen, best) = match judged.choice {
        Choice::Keep { chosen, best } => (keep(judged, chosen), keep(judged, best)),
        Choice::Box { chosen, best } => {
            let named = |score_box| el("span").text(text::box_name(score_box));
            (
                named(chosen).child(minis(&judged.throw, judged.throw.all())),
                named(best),
            )
        }
    };
    let is_lost = judged.loss > NO_LOSS;
    let line = el("li")
        .class(if is_lost { "way lost" } else { "way" })
        .child(el("strong").text(&text::turn_number(judged.turn)))
        .child(part(text::YOU_CHOSE, chosen));
    match is_lost {
        true => line
            .child(part(text::BEST_WAS, best))
            .child(el("b").class("loss").text(&text::points_lost(judged.loss))),
        false => line.child(el("span").class("help").text(text::NOTHING_LOST)),
    }
}

fn part(label: &str, what: El) -> El {
    el("span")
        .class("part")
        .child(el("small").text(label))
        .child(what)
}

fn keep(judged: &Judged, keep: Keep) -> El {
    el("span")
        .child(minis(&judged.throw, keep))
        .child(el("span").class("hush").text(&text::keep_name(keep)))
}
