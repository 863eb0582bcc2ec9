//! Names in the order of a class list.

use crate::edge::collation::Collator;

use super::messages;

/// The order of names in the page's language, `Anna 2` before `Anna 10`; reactive.
pub fn class_list_order() -> Collator {
    Collator::new(messages::tracked_language().code())
}

/// Sorts `items` by their names, in the order of a class list.
pub fn sort_by_name<T>(items: &mut [T], name: impl Fn(&T) -> &str) {
    let order = class_list_order();
    items.sort_by(|one, other| order.compare(name(one), name(other)));
}
