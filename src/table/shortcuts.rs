//! The keyboard at the table: shortcuts of its buttons, and steps that are typed.

use score_core::arith::sign;
use score_core::hand::Act;
use score_core::table::event::{SeatId, TableMode};
use score_core::table::round::Round;

use crate::components::board_arrows;
use crate::components::calls::TableAction;
use crate::edge::keyboard::{self, Key, Typing};
use crate::state::authority::{Authority, Denial};
use crate::state::store::{State, Status, TableStore};
use crate::table::buttons::{dispatch, dispatch_here};

/// The keys for SCORE and IMPOSSIBLE of each player round one keyboard. Pairs are below each other,
/// as far as possible from the neighbours'.
pub const SEAT_KEYS: [(char, char); 6] = [
    ('q', 'a'),
    ('p', 'l'),
    ('t', 'g'),
    ('c', 'v'),
    ('u', 'j'),
    ('n', 'm'),
];

/// Listens to the keyboard while the table is on the screen.
pub fn listen<A: Authority>(store: TableStore<A>) {
    let typing = Typing::default();
    keyboard::on_key(move |key| {
        let is_taken = pressed(store, &key, &typing);
        if is_taken {
            key.take();
        }
        let is_part = match key.name.as_str() {
            " " | "Shift" | "Backspace" => typing.is_on(),
            name => is_taken && name.chars().all(is_part_of_step),
        };
        typing.note(&key, is_part);
    });
}

/// Carries out a key's command; returns whether the key has one. While a step is being typed, Enter
/// and the space bar belong to the step and not to the button that has the focus.
fn pressed<A: Authority>(store: TableStore<A>, key: &Key, typing: &Typing) -> bool {
    let is_typing = typing.is_on();
    let is_letter = key.name.chars().count() == 1;
    match key.name.as_str() {
        "z" | "Z" if key.control => {
            let action = if key.shift {
                TableAction::Redo
            } else {
                TableAction::Undo
            };
            dispatch_here(store, action);
        }
        "y" if key.control => dispatch_here(store, TableAction::Redo),
        _ if key.control => return false,
        name if board_arrows::move_focus(name) => {}
        "Escape" => return withdraw(store),
        " " if is_typing => {}
        "Enter" if is_over(store) && typing.is_ended_by(key) => {}
        "Enter" if is_over(store) => return !key.on_control && roll_again(store),
        "Enter" if key.on_control && !is_typing => return false,
        "Enter" if has_typed(store) => store.act(Act::Finish),
        "Enter" if is_typing => {}
        _ if !store.with_untracked(|state| state.settings().shortcuts) => return false,
        "Backspace" if holds_piece(store) => store.act(Act::Erase),
        " " if key.on_control => return false,
        "=" if has_typed(store) => store.act(Act::Finish),
        _ if is_letter => {
            return handle_character(store, key.name.chars().next().unwrap_or(' '), is_typing);
        }
        _ => return false,
    }
    true
}

/// Handles a single character: a part of a step, or a player's call.
fn handle_character<A: Authority>(store: TableStore<A>, character: char, is_typing: bool) -> bool {
    let letter = character.to_ascii_lowercase();
    let mode = store.with_untracked(|state| state.table().mode());
    if let Some(action) = shared_action_of(store, mode, letter) {
        dispatch_here(store, action);
        return true;
    }
    if let Some((seat, action)) = call_of(store, mode, letter) {
        dispatch(store, seat, action);
        return true;
    }
    if matches!(letter, '(' | ')') {
        store.set_status(Status::Denied(Denial::Bracket));
        return true;
    }
    let is_part = is_part_of_step(character) || is_typing && sign::may_be_sign_or_digit(character);
    if is_part {
        type_in(store, character);
    }
    is_part
}

/// Adds a character to the step, or shows that the character does not fit.
fn type_in<A: Authority>(store: TableStore<A>, key: char) {
    let fits = store.with_untracked(|state| {
        let board = state.board();
        board.is_some_and(|board| state.hand().reads(key, &board))
    });
    store.act(Act::Type(key));
    let is_refused = store.with_untracked(|state| state.status().is_some_and(Status::is_refusal));
    if !fits && !is_refused {
        store.deny(Denial::FitsNowhere(key));
    }
}

fn is_part_of_step(character: char) -> bool {
    sign::plain(character).is_some()
}

/// Whether the player has begun a number to which digits may be added.
fn has_typed<A: Authority>(store: TableStore<A>) -> bool {
    store.with_untracked(|state| !state.hand().typed().is_empty())
}

/// The action of a letter that the players at this screen share; a player alone has no other
/// letters.
fn shared_action_of<A: Authority>(
    store: TableStore<A>,
    mode: TableMode,
    letter: char,
) -> Option<TableAction> {
    store.with_untracked(State::mover)?;
    Some(match letter {
        // A lesson keeps its numbers, and asks for no call but IMPOSSIBLE.
        'r' | 's' | 'h' if store.with_untracked(State::is_guided) => return None,
        'r' if store.with_untracked(State::asks_to_roll) => TableAction::RollAnyway,
        'r' => TableAction::Roll,
        // Escape would do the same, but on a full screen the browser handles it.
        'k' if has_question(store) => TableAction::KeepRoll,
        'h' => TableAction::Hint,
        's' if mode != TableMode::HotSeat => TableAction::Score,
        'i' if mode != TableMode::HotSeat => TableAction::Impossible,
        _ => return None,
    })
}

/// The player and the call that a letter stands for round one keyboard.
fn call_of<A: Authority>(
    store: TableStore<A>,
    mode: TableMode,
    letter: char,
) -> Option<(SeatId, TableAction)> {
    if mode != TableMode::HotSeat {
        return None;
    }
    let index = SEAT_KEYS
        .iter()
        .position(|(score, impossible)| [*score, *impossible].contains(&letter))?;
    let seat = store.with_untracked(|state| Some(state.table().seats().get(index)?.id))?;
    let is_score = SEAT_KEYS[index].0 == letter;
    Some((
        seat,
        if is_score {
            TableAction::Score
        } else {
            TableAction::Impossible
        },
    ))
}

/// Whether the roll on the table has ended.
fn is_over<A: Authority>(store: TableStore<A>) -> bool {
    store.with_untracked(|state| state.table().round().is_some_and(Round::is_over))
}

/// Rolls again, except in a lesson, which has a button of its own; returns whether it may.
fn roll_again<A: Authority>(store: TableStore<A>) -> bool {
    let is_free = !store.with_untracked(State::is_guided);
    if is_free {
        dispatch_here(store, TableAction::Roll);
    }
    is_free
}

/// Whether the player is asked a question.
fn has_question<A: Authority>(store: TableStore<A>) -> bool {
    store.with_untracked(|state| state.question().is_some())
}

/// Whether the player holds a piece.
fn holds_piece<A: Authority>(store: TableStore<A>) -> bool {
    store.with_untracked(|state| !state.hand().is_empty())
}

/// Withdraws an unfinished action: a question about a new roll, or a step; returns whether there
/// was one.
fn withdraw<A: Authority>(store: TableStore<A>) -> bool {
    if has_question(store) {
        dispatch_here(store, TableAction::KeepRoll);
        return true;
    }
    let holds_piece = holds_piece(store);
    if holds_piece {
        store.act(Act::Clear);
    }
    holds_piece
}
