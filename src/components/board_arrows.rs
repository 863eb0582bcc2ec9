//! Arrow keys at a board: they move the focus among its numbers, places, signs and buttons.

use crate::edge::dom;

/// The rows of a board, from top to bottom.
const ROWS: [&str; 5] = [
    "#dice .tile:not(.used)",
    "#step .step-slot",
    "#ops .op",
    "#calls button",
    ".bench .tools button",
];
/// The elements from which the arrows to the left and right lead to the first number.
const OUTSIDE_ROWS: &str = "body, main, #calls, [role=toolbar]";

/// Moves the focus in the direction of an arrow key; returns whether the key was used.
pub fn move_focus(key: &str) -> bool {
    match key {
        "ArrowLeft" => move_along(-1),
        "ArrowRight" => move_along(1),
        "ArrowUp" => move_across(-1),
        "ArrowDown" => move_across(1),
        _ => false,
    }
}

/// Moves the focus within the row that has it.
fn move_along(by: i32) -> bool {
    match ROWS.iter().find(|row| dom::has_focus(row)) {
        Some(row) => dom::move_focus(row, by),
        None if dom::has_focus(OUTSIDE_ROWS) => return dom::focus(ROWS[0]),
        None => return false,
    }
    true
}

/// Moves the focus to the nearest row above or below that has an element for it.
fn move_across(by: i32) -> bool {
    let Some(row_index) = ROWS.iter().position(|row| dom::has_focus(row)) else {
        return false;
    };
    let mut next_index = row_index as i32 + by;
    while let Some(row) = usize::try_from(next_index)
        .ok()
        .and_then(|next_index| ROWS.get(next_index))
    {
        if dom::focus(row) {
            return true;
        }
        next_index += by;
    }
    true
}
