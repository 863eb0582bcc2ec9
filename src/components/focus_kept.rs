//! The focus, where the element that has it may be removed.

use leptos::prelude::*;

use crate::edge::node::{self, AnyNodeRef};

/// Calls `changed` with each new value of `shown` while the focus is on `inside`:
/// before the view changes, where the view comes after this call.
pub fn when_focus_may_go<T>(shown: Memo<T>, inside: AnyNodeRef, changed: impl Fn(&T) + 'static)
where
    T: Send + Sync + 'static,
{
    // An ordinary effect would begin to follow after the view, and come after it always.
    let effect = RenderEffect::new(move |before: Option<()>| {
        shown.with(|shown| {
            if before.is_some() && node::has_focus_within(inside) {
                changed(shown);
            }
        });
    });
    StoredValue::new_local(effect);
}
