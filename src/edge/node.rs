//! The elements of components: references to them, their focus, scrolling, presses and animation.

use leptos::html::{self, ElementType};
use leptos::prelude::*;
use leptos::tachys::html::node_ref::NodeRefContainer;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, Node};

use super::dom::{document, focus_element};
use super::listen;

/// A `NodeRef` for an element of any kind: one for each kind would make the page larger.
#[derive(Clone, Copy, Default)]
pub struct AnyNodeRef(NodeRef<html::Main>);

impl<E: ElementType> NodeRefContainer<E> for AnyNodeRef {
    fn load(self, element: &Element) {
        NodeRefContainer::<html::Main>::load(self.0, element);
    }
}

/// A way to an element. It is an [`AnyNodeRef`], or one with a selector for the first that matches
/// inside of its element.
pub trait Find {
    /// The element, while it is in the document.
    fn find(&self) -> Option<HtmlElement>;
}

impl Find for AnyNodeRef {
    fn find(&self) -> Option<HtmlElement> {
        let element = self.0.try_get_untracked()??;
        // A `NodeRef` keeps its element when that has left the document.
        element.is_connected().then_some(element)
    }
}

impl Find for (AnyNodeRef, &str) {
    fn find(&self) -> Option<HtmlElement> {
        let found = self.0.find()?.query_selector(self.1).ok()??;
        found.dyn_into().ok()
    }
}

impl Find for Element {
    fn find(&self) -> Option<HtmlElement> {
        self.clone().dyn_into().ok()
    }
}

/// Puts the focus on an element without scrolling; returns whether the element is there.
pub fn focus(target: impl Find) -> bool {
    target.find().is_some_and(|element| focus_element(&element))
}

/// Puts the focus on an element, and scrolls it into view.
pub fn reveal(target: impl Find) {
    if let Some(element) = target.find().filter(focus_element) {
        element.scroll_into_view();
    }
}

/// Presses an element as a key does; returns whether the element is there.
pub fn press(target: impl Find) -> bool {
    let found = target.find();
    found.inspect(HtmlElement::click).is_some()
}

/// Whether the element is in the document.
pub fn is_there(target: impl Find) -> bool {
    target.find().is_some()
}

/// Calls `left` at each press or focus outside of an element, until the owner of this scope is
/// gone.
pub fn on_elsewhere(inside: AnyNodeRef, left: impl Fn() + Copy + 'static) {
    for event in ["pointerdown", "focusin"] {
        listen::on_window(event, move |event| {
            let target: Option<Node> = event.target().and_then(|target| target.dyn_into().ok());
            let element = inside.find();
            if !element.is_some_and(|element| element.contains(target.as_ref())) {
                left();
            }
        });
    }
}

/// The focus inside of an element, remembered when the focused element is removed.
#[derive(Clone, Copy)]
pub struct FocusInside {
    inside: AnyNodeRef,
    /// The element with the focus, or the last one, and whether a reader saw the focus there.
    last: StoredValue<Option<(Element, bool)>, LocalStorage>,
}

impl FocusInside {
    /// Follows the focus until the owner of this scope is gone.
    pub fn of(inside: AnyNodeRef) -> FocusInside {
        let focus = FocusInside {
            inside,
            last: StoredValue::new_local(None),
        };
        listen::on_window("focusin", move |event| {
            let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
            let target = target.filter(|target| {
                let inside = inside.find();
                inside.is_some_and(|inside| inside.contains(Some(target)))
            });
            let is_seen = |target: &Element| target.matches(":focus-visible").unwrap_or(true);
            focus.last.try_set_value(target.map(|target| {
                let is_seen = is_seen(&target);
                (target, is_seen)
            }));
        });
        // A reader who types sees where the focus is.
        listen::on_window("keydown", move |_| {
            focus.last.try_update_value(|last| {
                if let Some((_, is_seen)) = last {
                    *is_seen = true;
                }
            });
        });
        focus
    }

    /// Whether a reader sees the focus, or saw it on the element that was removed. `None` if the
    /// focus is elsewhere.
    pub fn is_seen(self) -> Option<bool> {
        self.last.try_with_value(|last| {
            let (element, is_seen) = last.as_ref()?;
            let has_gone = is_focus_lost() && !element.is_connected();
            (has_gone || has_focus_within(self.inside)).then_some(*is_seen)
        })?
    }
}

/// Opens a `details`, and moves the focus to its summary.
pub fn open_details(target: AnyNodeRef) {
    if let Some(element) = target.find() {
        // An attribute with a valid name can be set.
        let _ = element.set_attribute("open", "");
        reveal((target, "summary"));
    }
}

/// Closes a `details`.
pub fn close(target: impl Find) {
    if let Some(element) = target.find() {
        // An attribute that is not there is as good as removed.
        let _ = element.remove_attribute("open");
    }
}

/// Scrolls an element into view, as little as possible.
pub fn bring_into_view(target: impl Find) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    if let Some(element) = target.find() {
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls the contents of an element to their end.
pub fn scroll_to_end(target: impl Find) {
    if let Some(element) = target.find() {
        element.set_scroll_top(element.scroll_height());
    }
}

/// Selects the text of a box.
pub fn select(target: impl Find) {
    if let Some(element) = target.find() {
        element.unchecked_into::<HtmlInputElement>().select();
    }
}

/// Whether this element has the focus.
pub fn has_focus(target: impl Find) -> bool {
    let element = target.find();
    element.is_some_and(|element| document().active_element().as_ref() == Some(&element))
}

/// Whether this element or one inside of it has the focus.
pub fn has_focus_within(target: impl Find) -> bool {
    let active = document().active_element();
    let element = target.find();
    element.is_some_and(|element| element.contains(active.as_deref()))
}

/// Whether no element has the focus, because the focused one was removed.
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
    let Some(element) = target.find() else { return };
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
