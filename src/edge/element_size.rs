//! The size of the inside of an element, the sizes of a list's children, and changes of these.
//! Custom properties of an element are here, too.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, MutationObserver, MutationObserverInit, ResizeObserver};

use super::node::{AnyNodeRef, Find};

/// Width and height, in CSS pixels.
pub type Size = (f64, f64);

/// The size of the inside of an element that has no padding; `None` if the element is not shown.
pub fn inside(target: impl Find) -> Option<Size> {
    let element = target.find()?;
    let size = (
        element.client_width().into(),
        element.client_height().into(),
    );
    (size.0 > 0.0 && size.1 > 0.0).then_some(size)
}

/// The sizes of the children of a list while the list has the attribute `data-measured`.
pub fn measured(list: impl Find) -> Vec<Size> {
    let Some(list) = list.find() else {
        return Vec::new();
    };
    // An attribute with a valid name can be set.
    let _ = list.set_attribute("data-measured", "");
    let children = list.children();
    let children = (0..children.length()).filter_map(|index| children.item(index));
    let sizes = children.map(|child| {
        let rect = child.get_bounding_client_rect();
        (rect.width(), rect.height())
    });
    let sizes = sizes.collect();
    let _ = list.remove_attribute("data-measured");
    sizes
}

/// Sets custom properties of an element.
pub fn set_properties(target: impl Find, properties: &[(&str, String)]) {
    let Some(element) = target.find() else { return };
    for (name, value) in properties {
        // A property that cannot be set leaves the element as it was.
        let _ = element.style().set_property(name, value);
    }
}

/// Calls `changed` when the size or the contents of an element change. It does so until the owner
/// of this scope is gone.
pub fn on_change(target: AnyNodeRef, changed: impl Fn() + Copy + 'static) {
    Effect::new(move |_| {
        let Some(element) = target.find() else { return };
        let resized = Closure::<dyn Fn()>::new(changed);
        let changed = Closure::<dyn Fn()>::new(changed);
        let observers = observe(
            &element,
            resized.as_ref().unchecked_ref(),
            changed.as_ref().unchecked_ref(),
        );
        let held = StoredValue::new_local((observers, resized, changed));
        on_cleanup(move || {
            held.try_with_value(|((sizes, contents), ..)| {
                if let Some(sizes) = sizes {
                    sizes.disconnect();
                }
                if let Some(contents) = contents {
                    contents.disconnect();
                }
            });
        });
    });
}

type Observers = (Option<ResizeObserver>, Option<MutationObserver>);

fn observe(
    element: &HtmlElement,
    resized: &js_sys::Function,
    changed: &js_sys::Function,
) -> Observers {
    let sizes = ResizeObserver::new(resized).ok();
    if let Some(sizes) = &sizes {
        sizes.observe(element);
    }
    let options = MutationObserverInit::new();
    options.set_child_list(true);
    options.set_character_data(true);
    options.set_subtree(true);
    let contents = MutationObserver::new(changed).ok();
    let contents = contents.filter(|contents| {
        let observed = contents.observe_with_options(element, &options);
        observed.is_ok()
    });
    (sizes, contents)
}
