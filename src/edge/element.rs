//! Elements of the document, and what in them follows the state.
//!
//! Leptos' `view!` makes a type of its own of every piece of markup, and the
//! compiler writes code for each: the table alone came to 190 kB of
//! compressed wasm, when the whole page might have 75. Here every element is
//! the same type, and what changes is a boxed closure in a Leptos effect, so
//! markup costs little more than its strings. Triggers, effects and their
//! owners are Leptos'.

use any_spawner::Executor;
use leptos::prelude::{ClassAttribute, IntoView, NodeRef, NodeRefAttribute, view};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlTemplateElement, Node};

use super::boxed::Ask;
use super::dom::document;
use super::listen;
use super::live::Live;
use super::reactive::*;

pub use web_sys::Event;

/// An element that is being put together.
pub struct El(Element);

/// An HTML element.
pub fn el(tag: &str) -> El {
    El(document()
        .create_element(tag)
        .expect("the page's own tag names are valid"))
}

/// An element of a drawing.
pub fn svg(tag: &str) -> El {
    let made = document().create_element_ns(Some(SVG), tag);
    El(made.expect("the page's own tag names are valid"))
}

const SVG: &str = "http://www.w3.org/2000/svg";

/// The element that `selector` finds, which stands in the page's HTML.
pub fn found(selector: &str) -> El {
    let found = document().query_selector(selector);
    El(found
        .ok()
        .flatten()
        .expect("the page's HTML has what it brings to life"))
}

/// A copy of the one element in the template named `id`, which stands in the
/// page's HTML.
pub fn template(id: &str) -> El {
    let El(template) = found(&format!("#{id}"));
    let content = template.unchecked_into::<HtmlTemplateElement>().content();
    let element = content.first_element_child();
    let copy = element.map(|element| element.clone_node_with_deep(true));
    let copy = copy.and_then(Result::ok);
    El(copy
        .expect("a template has an element that can be copied")
        .unchecked_into())
}

/// A copy of the drawing of this name, which stands in the page's HTML.
pub fn drawing(name: &str) -> El {
    let El(drawing) = found(&format!("#drawings [data-name={name}]"));
    let copy = drawing.clone_node_with_deep(true);
    El(copy.expect("a drawing can be copied").unchecked_into())
}

/// An element that keeps its place in a list as long as its key is in it.
pub struct Item {
    key: u64,
    view: Box<dyn FnOnce() -> El>,
}

/// The item of this key; `view` makes its element when it is new.
pub fn item(key: u64, view: impl FnOnce() -> El + 'static) -> Item {
    Item {
        key,
        view: Box::new(view),
    }
}

/// Closures are boxed at once: what follows is then written once for all of
/// them, and not once for each.
type Read<T> = Box<dyn Ask<T>>;

type Write = Box<dyn Fn(Option<&str>)>;

impl El {
    /// One that is in the document already.
    pub fn of(element: Element) -> El {
        El(element)
    }

    /// With the classes `names`.
    pub fn class(self, names: &str) -> El {
        self.attr("class", names)
    }

    /// With an attribute.
    pub fn attr(self, name: &str, value: &str) -> El {
        set_attribute(&self.0, name, Some(value));
        self
    }

    /// With the attribute `name` where `value` gives one, as long as it does.
    pub fn attr_of(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> El {
        follow_attribute(&self.0, name, Box::new(value));
        self
    }

    /// With the class `name` while `is_on`.
    pub fn class_if(self, name: &'static str, is_on: impl Fn() -> bool + 'static) -> El {
        follow_class(&self.0, name, Box::new(is_on));
        self
    }

    /// With the CSS custom property `name`; the Content-Security-Policy
    /// forbids `style` attributes, not this.
    pub fn property_of(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        follow_property(&self.0, name, Box::new(value));
        self
    }

    /// With `text` at its end.
    pub fn text(self, text: &str) -> El {
        append(&self.0, document().create_text_node(text).as_ref());
        self
    }

    /// With a text at its end that follows `text`.
    pub fn text_of(self, text: impl Fn() -> String + 'static) -> El {
        follow_text(&self.0, Box::new(text));
        self
    }

    /// With `child` at its end.
    pub fn child(self, child: El) -> El {
        append(&self.0, child.0.as_ref());
        self
    }

    /// With all of `children` at its end.
    pub fn children(self, children: Vec<El>) -> El {
        children.into_iter().fold(self, El::child)
    }

    /// With a part at its end that is made anew whenever what it reads changes.
    pub fn part(self, part: impl Fn() -> Vec<El> + 'static) -> El {
        follow_part(&self.0, Box::new(part));
        self
    }

    /// With an element for each of `items` at its end. An item of the same
    /// key keeps its element, and with it the focus and whatever moves.
    pub fn each(self, items: impl Fn() -> Vec<Item> + 'static) -> El {
        follow_items(&self.0, Box::new(items));
        self
    }

    /// With what a component shows at its end, until the owner of this scope is gone.
    pub fn view<V: IntoView + 'static>(self, view: impl FnOnce() -> V + 'static) -> El
    where
        V::State: 'static,
    {
        let parent = self.0.clone().unchecked_into();
        let mounted = leptos::mount::mount_to(parent, view);
        StoredValue::new_local(mounted);
        self
    }

    /// Calls `handler` at each `event` of this name.
    pub fn on(self, event: &'static str, handler: impl Fn(Event) + 'static) -> El {
        listen::on(self.0.as_ref(), event, handler);
        self
    }
}

/// Elements of this kind inside a view of components.
pub fn inside_a_view(elements: Vec<El>) -> impl IntoView {
    let place = NodeRef::<leptos::html::Div>::new();
    place.on_load(move |place| {
        // Leptos keeps the element where the same kind of view follows.
        place.set_text_content(None);
        for El(element) in elements {
            append(&place, element.as_ref());
        }
    });
    view! { <div class="contents" node_ref=place></div> }
}

/// Puts what `view` makes into `place` for as long as the page lives.
pub fn mount(place: &Element, view: impl FnOnce() -> Vec<El>) {
    // Effects are tasks of the browser's. This fails only where they are so
    // already.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| {
        for element in view() {
            append(place, element.0.as_ref());
        }
    });
    // The page lives as long as its tab, and so do its signals.
    std::mem::forget(owner);
}

/// Puts `elements` into the element named `id`, which stands in the page's
/// HTML, until the owner of this scope is gone.
pub fn fill(id: &'static str, elements: Vec<El>) {
    let clear = move || {
        if let Some(place) = document().get_element_by_id(id) {
            place.set_text_content(None);
        }
    };
    clear();
    if let Some(place) = document().get_element_by_id(id) {
        for El(element) in elements {
            append(&place, &element);
        }
    }
    on_cleanup(clear);
}

/// Runs `work` when the owner of this scope is gone.
pub fn at_end(work: impl FnOnce() + Send + Sync + 'static) {
    on_cleanup(work);
}

/// Runs `work` now, and again whenever a signal that it read has changed,
/// until the owner of this scope is gone.
pub fn follow(work: impl FnMut() + 'static) {
    follow_boxed(Box::new(work));
}

fn follow_boxed(mut work: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_| work());
    Live::new(effect);
}

/// Writes what `read` gives whenever that is something else than before.
fn follow_value(read: Read<Option<String>>, write: Write) {
    let mut written = None;
    follow(move || {
        let now = Some(read.ask());
        if now != written {
            write(now.as_ref().and_then(|now| now.as_deref()));
            written = now;
        }
    });
}

fn follow_attribute(element: &Element, name: &'static str, value: Read<Option<String>>) {
    let element = element.clone();
    let write = move |value: Option<&str>| set_attribute(&element, name, value);
    follow_value(value, Box::new(write));
}

fn follow_class(element: &Element, name: &'static str, is_on: Read<bool>) {
    let classes = element.class_list();
    follow(move || {
        // A class name of the page's own cannot be refused.
        let _ = classes.toggle_with_force(name, is_on.ask());
    });
}

fn follow_property(element: &Element, name: &'static str, value: Read<String>) {
    let element: web_sys::HtmlElement = element.clone().unchecked_into();
    let write = move |value: Option<&str>| {
        // A property of the page's own cannot be refused.
        let _ = element
            .style()
            .set_property(name, value.unwrap_or_default());
    };
    follow_value(Box::new(move || Some(value.ask())), Box::new(write));
}

fn follow_text(parent: &Element, text: Read<String>) {
    let node = document().create_text_node("");
    append(parent, node.as_ref());
    let write = move |text: Option<&str>| node.set_data(text.unwrap_or_default());
    follow_value(Box::new(move || Some(text.ask())), Box::new(write));
}

fn follow_part(parent: &Element, part: Read<Vec<El>>) {
    let end = end_mark(parent);
    let mut shown: Vec<El> = Vec::new();
    follow(move || {
        let next = part.ask();
        for El(element) in shown.drain(..) {
            element.remove();
        }
        for El(element) in &next {
            insert(element, &end);
        }
        shown = next;
    });
}

fn follow_items(parent: &Element, items: Read<Vec<Item>>) {
    let end = end_mark(parent);
    let parent = Owner::current().unwrap_or_default();
    let mut shown: Vec<Shown> = Vec::new();
    follow(move || {
        let mut before = std::mem::take(&mut shown);
        for Item { key, view } in items.ask() {
            let known = before.iter().position(|shown| shown.key == key);
            shown.push(match known {
                Some(place) => before.swap_remove(place),
                None => {
                    let owner = parent.child();
                    let El(element) = owner.with(|| untrack(view));
                    Shown {
                        key,
                        owner,
                        element,
                    }
                }
            });
        }
        for gone in before {
            gone.owner.cleanup();
            gone.element.remove();
        }
        put_in_order(&shown, &end);
    });
}

/// An item that is in the document.
struct Shown {
    key: u64,
    owner: Owner,
    element: Element,
}

/// Marks the place behind a part of `parent` whose content changes.
fn end_mark(parent: &Element) -> Node {
    let mark: Node = document().create_comment("").into();
    append(parent, &mark);
    mark
}

/// Moves only what is out of place: an element that is moved loses the focus.
fn put_in_order(shown: &[Shown], end: &Node) {
    let mut next = end.clone();
    for Shown { element, .. } in shown.iter().rev() {
        if element.next_sibling().as_ref() != Some(&next) {
            insert(element, &next);
        }
        next = element.clone().into();
    }
}

fn set_attribute(element: &Element, name: &str, value: Option<&str>) {
    // The names of attributes are the page's own and always valid.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

fn append(parent: &Element, child: &Node) {
    parent
        .append_child(child)
        .expect("a new node has no parent and no children that could forbid this");
}

fn insert(element: &Element, before: &Node) {
    let parent: Option<Node> = before.parent_node();
    if let Some(parent) = parent {
        let _: Result<Node, JsValue> = parent.insert_before(element, Some(before));
    }
}
