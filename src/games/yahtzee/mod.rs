//! Mathematician's Yahtzee: practice, a game with its sheet, and the review.

mod adviser;
mod best;
mod choices;
mod desk;
mod dice;
mod how;
mod kept;
mod minis;
mod patterns;
mod players;
mod review;
mod sheet;

use score_core::link::Link;

use crate::edge::element::{El, el, item};
use crate::edge::keyboard::{self, Key};
use crate::edge::{address, dom};
use crate::route::Page;
use crate::text;

use desk::Desk;
use kept::Mode;

/// What stands on its page below the heading.
pub fn page() -> Vec<El> {
    let desk = Desk::open();
    desk.follow(&link());
    address::on_change(move |_| {
        if is_here() {
            desk.follow(&link());
        }
    });
    keyboard::on_key(move |key| {
        let is_undo = ["z", "Z"].contains(&&*key.name);
        if is_here() && (is_undo || !key.control) && pressed(desk, &key) {
            key.take();
        }
    });
    let body = move || {
        let mode = desk.with(|state| state.kept.mode);
        vec![item(mode as u64, move || match mode {
            Mode::Practice => practice(desk),
            Mode::Game => game(desk),
            Mode::Review => review::review(desk),
        })]
    };
    vec![
        modes(desk),
        el("div").class("yahtzee-body").each(body),
        how::how(),
    ]
}

fn link() -> Link {
    Link::read(&address::fragment()).0
}

fn is_here() -> bool {
    link().page == Page::Yahtzee.name()
}

/// Does what a key asks for; whether it asked for anything.
fn pressed(desk: Desk, key: &Key) -> bool {
    let is_on = !dom::has_root_attribute("data-keys");
    if !is_on || !desk.peek(|state| state.kept.mode != Mode::Review) {
        return false;
    }
    match key.name.as_str() {
        "r" | "R" => desk.roll(),
        "z" | "Z" => desk.take_back(),
        number => match number.parse::<usize>() {
            Ok(number @ 1..=5) => desk.toggle(number - 1),
            _ => return false,
        },
    }
    true
}

fn modes(desk: Desk) -> El {
    let choice = move |mode: Mode, label: &str| {
        el("button")
            .attr("type", "button")
            .attr("data-mode", label)
            .attr_of("aria-pressed", move || {
                Some(desk.with(|state| state.kept.mode == mode).to_string())
            })
            .text(label)
            .on("click", move |_| desk.set_mode(mode))
    };
    el("div")
        .class("chips")
        .attr("role", "group")
        .attr("aria-label", text::YAHTZEE_MODES)
        .child(choice(Mode::Practice, text::PRACTICE))
        .child(choice(Mode::Game, text::YAHTZEE_GAME))
        .child(choice(Mode::Review, text::REVIEW))
}

fn practice(desk: Desk) -> El {
    el("div")
        .class("yahtzee-desk")
        .child(dice::throwing(desk))
        .child(
            el("div")
                .class("beside")
                .child(patterns::board(desk))
                .child(choices::every_choice(desk)),
        )
}

fn game(desk: Desk) -> El {
    el("div")
        .class("yahtzee-desk")
        .child(dice::throwing(desk))
        .child(sheet::sheet(desk))
        .child(
            el("div")
                .class("advice")
                .child(adviser::points(desk))
                .child(patterns::odds_of_game(desk))
                .child(choices::every_choice(desk)),
        )
        .child(players::players(desk))
}
