//! The keyboard at a player's own board: a step is typed as on a table.

use leptos::prelude::*;
use score_core::arith::sign;
use score_core::hand::{Act, Hand};
use score_core::table::board::Board;
use score_core::workbench::Action;

use crate::components::board_arrows;
use crate::edge::dom;
use crate::edge::keyboard::{self, Key, Typing};

/// Calls `on_action` with the action of each key, while the board `is_here`. It does so until the
/// owner of this scope is gone. `read` returns the player's hand and the board, or `None` if
/// nothing can be typed.
pub fn listen(
    is_here: impl Into<Signal<bool>>,
    read: impl Fn() -> Option<(Hand, Board)> + 'static,
    on_action: impl Fn(Action) + 'static,
) {
    let is_here = is_here.into();
    let typing = Typing::default();
    keyboard::on_key(move |key| {
        if !is_here.get_untracked() {
            return;
        }
        let read = read();
        if read.is_none() && key.name == "Enter" && typing.is_ended_by(&key) {
            // This key was not meant for the button that has the focus now.
            key.take();
        }
        if read.is_some() && !key.control && board_arrows::move_focus(&key.name) {
            key.take();
            return;
        }
        let action =
            read.and_then(|(hand, board)| action_of_key(&key, &hand, &board, typing.is_on()));
        let is_part_of_step = matches!(
            action,
            Some(Action::Act(Act::Type(_)) | Action::FitsNowhere(_))
        );
        typing.note(&key, is_part_of_step);
        if let Some(action) = action {
            key.take();
            on_action(action);
        }
    });
}
/// The action of a key at a board; `None` if it has none there.
fn action_of_key(key: &Key, hand: &Hand, board: &Board, is_typing: bool) -> Option<Action> {
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
            let is_meant_as_piece = sign::plain(character).is_some()
                || is_typing && sign::may_be_sign_or_digit(character);
            is_meant_as_piece.then_some(Action::FitsNowhere(character))
        }
    }
}
