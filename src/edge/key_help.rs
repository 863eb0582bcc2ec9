//! The help on keys, a dialog of the page's own HTML (pages/key_help.html). The keys of a board are
//! copied from the rules page, in its language.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::dom;

const DIALOG: &str = "#key-help";
const SHOWN: &str = "#key-help[open]";
/// The attribute that chooses the list that the dialog shows.
const OF: &str = "data-of";
/// The element of the dialog for the keys of a board.
const OF_BOARDS: &str = "#key-help .of-boards";
const BOARD_KEYS: &str = "#rules .keys";
/// The keys of players round one keyboard, and an element that is there when they play.
const SEAT_KEYS: &str = "#rules .table-of-keys";
const SEATS: &str = "section.corner";

/// Shows the list of keys named `keys`, or hides the dialog if it is open; returns whether it did.
/// With `None` there are no keys to show.
pub fn toggle(keys: Option<&str>) -> bool {
    if close() {
        return true;
    }
    let (Some(dialog), Some(keys)) = (dom::element(DIALOG), keys) else {
        return false;
    };
    // An attribute with a valid name can be set.
    let _ = dialog.set_attribute(OF, keys);
    if let Some(of_boards) = dom::element(OF_BOARDS) {
        let has_seats = dom::element(SEATS).is_some();
        let copied = [Some(BOARD_KEYS), has_seats.then_some(SEAT_KEYS)];
        let copied = copied.into_iter().flatten().filter_map(dom::element);
        let copied: String = copied.map(|list| list.outer_html()).collect();
        of_boards.set_inner_html(&copied);
    }
    // A browser without dialogs has the keys on its rules page.
    let is_shown = call(&dialog, "showModal").is_ok();
    // With the focus on the dialog a screen reader reads all of it, and not only the button at its
    // end.
    is_shown && dom::focus(DIALOG)
}

/// Closes the dialog if it is open; returns whether it did.
pub fn close() -> bool {
    let dialog = dom::element(SHOWN);
    dialog.is_some_and(|dialog| call(&dialog, "close").is_ok())
}

fn call(dialog: &JsValue, method: &str) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(dialog, &method.into())?.dyn_into()?;
    method.call0(dialog)
}
