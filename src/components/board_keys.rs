//! The keyboard at a player's own board: a step is typed as on a table.

use leptos::prelude::*;
use score_core::arith::sign;
use score_core::hand::{Act, Hand};
use score_core::table::board::Board;
use score_core::workbench::Action;

use crate::components::board_arrows;
use crate::edge::dom;
use crate::edge::keyboard::{self, Key, Typing};

/// Calls `pressed` with the action that each key means, while the board `is_here` and until the owner of
/// this scope is gone. `read` gives the board and the player's hand; `None`: nothing can be typed.
pub fn listen(
    is_here: impl Into<Signal<bool>>,
    read: impl Fn() -> Option<(Hand, Board)> + 'static,
    pressed: impl Fn(Action) + 'static,
) {
    let is_here = is_here.into();
    let typing = Typing::default();
    keyboard::on_key(move |key| {
        if !is_here.get_untracked() {
            return;
        }
        let read = read();
        if read.is_none() && key.name == "Enter" && typing.is_ended_by(&key) {
            // It was not meant for the button that has the focus now.
            key.take();
        }
        if read.is_some() && !key.control && board_arrows::move_focus(&key.name) {
            key.take();
            return;
        }
        let meaning = read.and_then(|(hand, board)| meant(&key, &hand, &board, typing.is_on()));
        let is_part = matches!(
            meaning,
            Some(Action::Act(Act::Type(_)) | Action::FitsNowhere(_))
        );
        typing.note(&key, is_part);
        if let Some(meaning) = meaning {
            key.take();
            pressed(meaning);
        }
    });
}

fn meant(key: &Key, hand: &Hand, board: &Board, is_typing: bool) -> Option<Action> {
    let has_keys = !dom::has_root_attribute("data-keys");
    match key.name.as_str() {
        "z" | "Z" if key.control && key.shift => Some(Action::Redo),
        "z" | "Z" if key.control => Some(Action::Undo),
        "y" if key.control => Some(Action::Redo),
        _ if key.control => None,
        "Escape" if !hand.is_empty() => Some(Action::Act(Act::Clear)),
        "Enter" | "=" if is_typing => Some(Action::Act(Act::Finish)),
        _ if !has_keys => None,
        "Backspace" => Some(Action::Act(Act::Erase)),
        name => {
            let mut characters = name.chars();
            let character = characters.next().filter(|_| characters.next().is_none())?;
            if hand.reads(character, board) {
                return Some(Action::Act(Act::Type(character)));
            }
            let is_meant = sign::plain(character).is_some()
                || is_typing && sign::may_be_sign_or_digit(character);
            is_meant.then_some(Action::FitsNowhere(character))
        }
    }
}
