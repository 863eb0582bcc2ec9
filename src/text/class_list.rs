//! Names in the order of a class list.

use crate::edge::collation::Collator;

use super::messages;

/// Sorts `items` by their names in the page's language, `Anna 2` before `Anna 10`. Follows the
/// language where a view asks.
pub fn sort_by_name<T>(items: &mut [T], name: impl Fn(&T) -> &str) {
    let collator = Collator::new(messages::language_followed().code());
    items.sort_by(|one, other| collator.compare(name(one), name(other)));
}
