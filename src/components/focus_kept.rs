//! Views of which an element with the focus may be removed.

use leptos::prelude::*;

use crate::edge::node::{AnyNodeRef, FocusInside};

/// Calls `changed` with each new value of `shown` while the focus is on `inside`. The focus may
/// have just gone with its element; `changed` also takes whether a reader sees the focus there. The
/// view may or may not have changed by then: effects run in the order in which they last began to
/// follow.
pub fn when_focus_may_go<T>(
    shown: Memo<T>,
    inside: AnyNodeRef,
    changed: impl Fn(&T, bool) + 'static,
) where
    T: Send + Sync + 'static,
{
    let focus = FocusInside::of(inside);
    let effect = RenderEffect::new(move |before: Option<()>| {
        shown.with(|shown| {
            if before.is_some()
                && let Some(is_seen) = focus.is_seen()
            {
                changed(shown, is_seen);
            }
        });
    });
    StoredValue::new_local(effect);
}
