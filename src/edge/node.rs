//! The elements of components: the focus, what is in view, motion.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::dom::{document, focus_element};

/// What leads to an element: a `NodeRef`, or one with a selector for the first that matches
/// inside of its element.
pub trait Find {
    /// The element, while it is in the document.
    fn find(&self) -> Option<HtmlElement>;

    /// Whether `element` is one that this leads to.
    fn is(&self, element: &Element) -> bool;
}

impl<E> Find for NodeRef<E>
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    fn find(&self) -> Option<HtmlElement> {
        let element = self.try_get_untracked()??;
        connected(element.unchecked_into())
    }

    fn is(&self, element: &Element) -> bool {
        self.find().is_some_and(|own| *element == *own)
    }
}

impl<E, S: AsRef<str>> Find for (NodeRef<E>, S)
where
    NodeRef<E>: Find,
    E: ElementType,
    E::Output: 'static,
{
    fn find(&self) -> Option<HtmlElement> {
        first_inside(self.0.find()?, self.1.as_ref())
    }

    fn is(&self, element: &Element) -> bool {
        let has_element = |node: HtmlElement| node.contains(Some(element));
        self.0.find().is_some_and(has_element) && element.matches(self.1.as_ref()).unwrap_or(false)
    }
}

/// A `NodeRef` keeps its element when that has left the document.
fn connected(element: HtmlElement) -> Option<HtmlElement> {
    element.is_connected().then_some(element)
}

fn first_inside(element: HtmlElement, selector: &str) -> Option<HtmlElement> {
    element.query_selector(selector).ok()??.dyn_into().ok()
}

/// Puts the focus on an element without scrolling; the answer is whether it is there.
pub fn focus(target: impl Find) -> bool {
    target.find().is_some_and(|element| focus_element(&element))
}

/// Puts the focus on an element, and brings it into view.
pub fn reveal(target: impl Find) {
    if let Some(element) = target.find().filter(focus_element) {
        element.scroll_into_view();
    }
}

/// Brings an element into view, as little as must be moved.
pub fn bring_into_view(target: impl Find) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    if let Some(element) = target.find() {
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Whether the element that has the focus is this one, or one of these.
pub fn has_focus(target: impl Find) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| target.is(&active))
}

/// Whether the focus is on this element or on one inside of it.
pub fn has_focus_within<E>(node: NodeRef<E>) -> bool
where
    NodeRef<E>: Find,
    E: ElementType,
    E::Output: 'static,
{
    has_focus((node, "*"))
}

/// Whether no element has the focus: the one that had it is gone.
pub fn is_focus_lost() -> bool {
    let body = document().body();
    body.is_some_and(|body| document().active_element().as_ref() == Some(&body))
}

/// The middle of an element, in CSS pixels.
pub fn middle(target: impl Find) -> Option<(f64, f64)> {
    let rect = target.find()?.get_bounding_client_rect();
    Some((
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    ))
}

/// Sets custom properties of an element and starts the animation of `class` on it anew.
pub fn animate(target: impl Find, class: &str, properties: &[(&str, String)]) {
    if let Some(element) = target.find() {
        animate_element(&element, class, properties);
    }
}

fn animate_element(element: &HtmlElement, class: &str, properties: &[(&str, String)]) {
    for (name, value) in properties {
        // A property that cannot be set leaves the element where it is.
        let _ = element.style().set_property(name, value);
    }
    let classes = element.class_list();
    let _ = classes.remove_1(class);
    // Reading a measure makes the browser notice that the class was gone.
    let _ = element.offset_width();
    let _ = classes.add_1(class);
}
