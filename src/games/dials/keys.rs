//! Dials: the keyboard.

use leptos::prelude::*;
use score_core::games::dials::game::Move;

use crate::edge::dom;
use crate::edge::keyboard::{self, Key};

use super::store::DialsStore;

/// Listens to the keyboard while the dials are on the screen.
pub fn listen(play: DialsStore, is_here: Signal<bool>) {
    keyboard::on_key(move |key| {
        if is_here.get_untracked() && pressed(play, &key) {
            key.take();
        }
    });
}

/// Carries out a key's command; returns whether the key has one.
fn pressed(play: DialsStore, key: &Key) -> bool {
    match key.name.as_str() {
        "z" | "Z" if key.control => play.act(if key.shift { Move::Redo } else { Move::Undo }),
        "y" if key.control => play.act(Move::Redo),
        _ if key.control || dom::has_root_attribute("data-keys") => return false,
        "z" | "Z" => play.act(Move::Undo),
        "y" | "Y" => play.act(Move::Redo),
        name => return digit(play, name),
    }
    true
}

fn digit(play: DialsStore, name: &str) -> bool {
    let buttons = play.puzzle.with_untracked(|puzzle| puzzle.kind().dials());
    let number = name
        .parse()
        .ok()
        .filter(|number| (1..=buttons).contains(number));
    if let Some(number) = number {
        play.press(number - 1);
    }
    number.is_some()
}
