//! A list that makes its items as large as all of them fit into its room.

use leptos::prelude::*;

use crate::edge::dom;
use crate::edge::element_size::{self, Size};
use crate::edge::node::AnyNodeRef;

/// The letters with which a list is measured; the styles say so too.
const MEASURED_PX: f64 = 32.0;

/// The share of the room that is used; a browser's rounding may need the rest.
const SAFE_SHARE: f64 = 0.98;

/// The room of the list that it holds, `is_on` as long as the items are to be fitted: in columns of
/// as many rows as let the letters be largest. The sizes of an item's contents are multiples of its
/// letters.
#[component]
pub fn Fitted(
    id: &'static str,
    #[prop(into)] is_on: Signal<bool>,
    /// Where in it the list is.
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
    let Some(inside) = element_size::inside(node) else {
        return;
    };
    if let Some((rows, share)) = best(inside, &element_size::measured(list)) {
        let letters_px = (MEASURED_PX * share * SAFE_SHARE * 100.0).floor() / 100.0;
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
fn best(inside: Size, items: &[Size]) -> Option<(usize, f64)> {
    let shares = (1..=items.len()).map(|rows| (rows, share(inside, items, rows)));
    shares.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// How much larger than they were measured items can be in columns of so many rows.
fn share(inside: Size, items: &[Size], rows: usize) -> f64 {
    let largest = |sizes: &mut dyn Iterator<Item = f64>| sizes.fold(0.0, f64::max);
    let columns = items.chunks(rows);
    let width: f64 = columns
        .map(|column| largest(&mut column.iter().map(|item| item.0)))
        .sum();
    let height: f64 = (0..rows)
        .map(|row| largest(&mut items.iter().skip(row).step_by(rows).map(|item| item.1)))
        .sum();
    (inside.0 / width).min(inside.1 / height)
}
