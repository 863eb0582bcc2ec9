//! New games: for one, or for those whose names are written in.

use score_core::games::yahtzee::game::MAX_PLAYERS;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;

use crate::edge::element::{El, el};
use crate::edge::{dom, form, words};
use crate::games::yahtzee::desk::Desk;
use crate::text;

const FORM: &str = "yahtzee-players";

/// The fewest players that take turns.
const MIN_TOGETHER: usize = 2;

fn field(place: usize) -> String {
    format!("yahtzee-player-{}", place + 1)
}

/// The form.
pub fn players(desk: Desk) -> El {
    let names = desk.peek(|state| state.kept.game.names.clone());
    let lines = (0..MAX_PLAYERS).map(|place| {
        let label = text::player_field(place);
        let known = names.get(place).filter(|_| names.len() >= MIN_TOGETHER);
        el("li").child(
            el("input")
                .attr("id", &field(place))
                .attr("aria-label", &label)
                .attr("placeholder", &label)
                .attr("maxlength", "40")
                .attr("autocomplete", "off")
                .attr("dir", "auto")
                .attr("value", known.map_or("", String::as_str)),
        )
    });
    let alone = el("button")
        .attr("type", "button")
        .attr("id", "yahtzee-alone")
        .text(text::ALONE)
        .on("click", move |_| {
            form::mark_right(FORM);
            desk.begin(vec![text::YOU.to_owned()]);
        });
    let together = el("button").attr("type", "submit").text(text::TOGETHER);
    el("details")
        .class("group new-game")
        .child(el("summary").text(text::NEW_GAME))
        .child(el("p").child(alone))
        .child(
            el("form")
                .attr("id", FORM)
                .attr("novalidate", "")
                .on("submit", move |event| {
                    event.prevent_default();
                    if let Some(names) = read() {
                        desk.begin(names);
                    }
                })
                .child(el("p").class("help").text(text::NAMES_HELP))
                .child(el("ul").class("players").children(lines.collect()))
                .child(el("p").class("actions").child(together)),
        )
}

/// The names in the form; a sentence stands at the first that cannot be.
fn read() -> Option<Vec<String>> {
    form::mark_right(FORM);
    let mut names: Vec<Name> = Vec::new();
    for place in 0..MAX_PLAYERS {
        let written = form::text(&field(place));
        if written.is_empty() {
            continue;
        }
        let name = match Name::new(&written, words::fold) {
            Ok(name) => name,
            Err(refusal) => return wrong(place, text::name_refusal(refusal)),
        };
        if names.iter().any(|other| other.is_same_as(&name)) {
            let free = name.free_among(names.iter()).to_string();
            return wrong(place, &text::refusal(&Refusal::NameTaken { free }));
        }
        names.push(name);
    }
    if names.len() < MIN_TOGETHER {
        return wrong(0, text::TOO_FEW_PLAYERS);
    }
    Some(names.iter().map(Name::to_string).collect())
}

fn wrong(place: usize, sentence: &str) -> Option<Vec<String>> {
    form::mark_wrong(&field(place), sentence);
    dom::reveal(&format!("#{}", field(place)));
    None
}
