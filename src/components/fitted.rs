//! A frame that makes the items of its list as large as fit into it.

use leptos::prelude::*;

use crate::edge::dom;
use crate::edge::element_size::{self, Size};
use crate::edge::node::AnyNodeRef;

/// The size of letters at which a list is measured; the styles have the same.
const MEASURED_PX: f64 = 32.0;

/// The share of the room that is used; a browser's rounding may need the rest.
const SAFE_SHARE: f64 = 0.98;

/// The frame of a list. While it `is_on`, the items are in columns of as many rows as let the
/// letters be largest. The sizes of an item's contents are multiples of its letters.
#[component]
pub fn Fitted(
    id: &'static str,
    #[prop(into)] is_on: Signal<bool>,
    /// The selector of the list in the frame.
    #[prop(default = ":scope > ul:not([hidden])")]
    list: &'static str,
    children: Children,
) -> impl IntoView {
    let node = AnyNodeRef::default();
    let refit = move || {
        if is_on.get_untracked() {
            fit(node, list);
        }
    };
    element_size::on_change(node, refit);
    Effect::new(move |_| {
        if is_on.get() {
            dom::before_paint(refit);
        }
    });
    view! {
        <div id=id class="fitted" node_ref=node>
            {children()}
        </div>
    }
}

fn fit(node: AnyNodeRef, list: &'static str) {
    let list = (node, list);
    let Some(frame) = element_size::inside(node) else {
        return;
    };
    if let Some((rows, scale)) = best_rows(frame, &element_size::measured(list)) {
        let letters_px = (MEASURED_PX * scale * SAFE_SHARE * 100.0).floor() / 100.0;
        element_size::set_properties(
            list,
            &[
                ("--rows", rows.to_string()),
                ("--fit", format!("{letters_px}px")),
            ],
        );
    }
}

/// The number of rows in which items are largest, and how much larger than they were measured.
fn best_rows(frame: Size, items: &[Size]) -> Option<(usize, f64)> {
    let shares = (1..=items.len()).map(|rows| (rows, scale(frame, items, rows)));
    shares.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// How much larger than they were measured items can be in columns of so many rows.
fn scale(frame: Size, items: &[Size], rows: usize) -> f64 {
    let largest = |sizes: &mut dyn Iterator<Item = f64>| sizes.fold(0.0, f64::max);
    let columns = items.chunks(rows);
    let width: f64 = columns
        .map(|column| largest(&mut column.iter().map(|item| item.0)))
        .sum();
    let height: f64 = (0..rows)
        .map(|row| largest(&mut items.iter().skip(row).step_by(rows).map(|item| item.1)))
        .sum();
    (frame.0 / width).min(frame.1 / height)
}
