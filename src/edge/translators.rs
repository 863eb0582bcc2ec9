//! Keeps the page current while a browser translates it. A text that changes is seen to change,
//! though it is translated (docs/decisions/translation-by-browser.md).
//!
//! A translator puts an element `<font>` in place of each text. The views keep the text, which is
//! no longer in the document. So the text is put back where it was, empty, in front of its
//! translation, and the translation goes as soon as the text changes or goes.

use js_sys::{Array, Map, Set, WeakMap};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    HtmlCollection, MutationObserver, MutationObserverInit, MutationRecord, Node, NodeList, Text,
};

use super::dom::document;

/// The element that translators put in place of a text; the page has none of its own.
const TRANSLATION: &str = "FONT";

/// The texts that were translated.
struct Translations {
    /// All elements in the document that a translator may have made.
    elements: HtmlCollection,
    /// For each text the element that translates it, and the original text.
    of_texts: WeakMap,
    /// For each element that translates a text, the text.
    texts: WeakMap,
}

/// The changes since the last look.
struct Changes {
    /// The texts that the records mention.
    touched: Set,
    /// The texts that were changed after they were last removed.
    changed: Set,
    /// For each text that was removed, the index of the last record of that.
    removals: Map,
}

/// Removes each translation whose text has changed, as long as the page is open.
pub fn keep_current() {
    let translations = Translations {
        elements: document().get_elements_by_tag_name(TRANSLATION),
        of_texts: WeakMap::new(),
        texts: WeakMap::new(),
    };
    let mut has_begun = false;
    let look = move |records: Array, observer: MutationObserver| {
        has_begun |= translations.elements.length() > 0;
        if has_begun {
            translations.follow(&records);
            // The changes that `follow` has made are not looked at.
            observer.take_records();
        }
    };
    let look = Closure::<dyn FnMut(Array, MutationObserver)>::new(look).into_js_value();
    let options = MutationObserverInit::new();
    options.set_child_list(true);
    options.set_character_data(true);
    options.set_subtree(true);
    if let Ok(observer) = MutationObserver::new(look.unchecked_ref()) {
        // The document and the options are valid.
        let _ = observer.observe_with_options(&document(), &options);
    }
}

impl Translations {
    fn follow(&self, records: &Array) {
        let changes = self.changes(records);
        changes.touched.for_each(&mut |text, _, _| {
            let text: Text = text.unchecked_into();
            let is_changed = changes.changed.has(&text);
            self.settle(&text, is_changed);
            if let Some(index) = changes.removals.get(&text).as_f64()
                && let Some(translation) = self.translation_at(&text, records, index as u32)
            {
                self.put_back(&text, &translation, is_changed);
            }
        });
    }

    fn changes(&self, records: &Array) -> Changes {
        let changes = Changes {
            touched: Set::new(&JsValue::UNDEFINED),
            changed: Set::new(&JsValue::UNDEFINED),
            removals: Map::new(),
        };
        for (index, record) in records.iter().enumerate() {
            let record: MutationRecord = record.unchecked_into();
            if record.type_() == "characterData" {
                changes.touched.add(&record.target().into());
                changes.changed.add(&record.target().into());
                continue;
            }
            for node in nodes(&record.removed_nodes()) {
                if node.is_instance_of::<Text>() {
                    changes.touched.add(&node);
                    changes.removals.set(&node, &JsValue::from(index as u32));
                    if !self.of_texts.has(&node) {
                        changes.changed.delete(&node);
                    }
                } else if self.texts.has(&node) {
                    changes.touched.add(&self.texts.get(&node));
                }
            }
        }
        changes
    }

    /// Updates the translation of a text, if there is one.
    fn settle(&self, text: &Text, is_changed: bool) {
        let Some((translation, original)) = self.translation_of(text) else {
            return;
        };
        let is_there = text.parent_node().is_some();
        if is_there && !is_changed && translation.parent_node().is_some() {
            // A text that has moved takes its translation along.
            if text.next_sibling().as_ref() != Some(&translation) {
                insert(&translation, text.parent_node(), text.next_sibling());
            }
            return;
        }
        if is_there && !is_changed {
            // The reader has asked for the original.
            text.set_data(&original);
        }
        self.of_texts.delete(text);
        self.texts.delete(&translation);
        remove(&translation);
    }

    /// The node that a translator has put in place of a text. The record of this index has removed
    /// the text.
    fn translation_at(&self, text: &Text, records: &Array, index: u32) -> Option<Node> {
        if self.of_texts.has(text) {
            return None;
        }
        let record: MutationRecord = records.get(index).unchecked_into();
        let parent = record.target()?;
        let is_new = |node: &Node| {
            is_translation(node)
                && !self.texts.has(node)
                && node.parent_node().as_ref() == Some(&parent)
        };
        // The text may have been moved into the translation, in elements of the same kind.
        let mut around = text.parent_node();
        while let Some(node) = around.take_if(|node| is_translation(node)) {
            if is_new(&node) {
                return Some(node);
            }
            around = node.parent_node();
        }
        if text.parent_node().is_some() {
            return None;
        }
        let next: Option<MutationRecord> = records.get(index + 1).dyn_into().ok();
        let next = next.filter(|next| {
            next.target().as_ref() == Some(&parent)
                && next.previous_sibling() == record.previous_sibling()
                && next.next_sibling() == record.next_sibling()
        });
        let beside = [record.previous_sibling(), record.next_sibling()];
        let mut found = nodes(&record.added_nodes())
            .chain(
                next.into_iter()
                    .flat_map(|next| nodes(&next.added_nodes()).collect::<Vec<_>>()),
            )
            .chain(beside.into_iter().flatten());
        found.find(is_new)
    }

    /// Puts a text back in front of its translation, emptied. Or it goes in place of the
    /// translation if the text has changed meanwhile.
    fn put_back(&self, text: &Text, translation: &Node, is_changed: bool) {
        let is_within = text.parent_node();
        if let Some(within) = &is_within
            && let Ok(copy) = text.clone_node()
        {
            // The text is a child of that element.
            let _ = within.replace_child(&copy, text);
        }
        insert(text, translation.parent_node(), Some(translation.clone()));
        if is_changed && is_within.is_none() {
            remove(translation);
            return;
        }
        let entry = Array::of2(translation, &text.data().into());
        self.of_texts.set(text, &entry);
        self.texts.set(translation, text);
        text.set_data("");
    }

    /// The translation of a text, and the original text.
    fn translation_of(&self, text: &Text) -> Option<(Node, String)> {
        let entry: Array = self.of_texts.get(text).dyn_into().ok()?;
        Some((entry.get(0).unchecked_into(), entry.get(1).as_string()?))
    }
}

fn is_translation(node: &Node) -> bool {
    node.node_name() == TRANSLATION
}

fn nodes(list: &NodeList) -> impl Iterator<Item = Node> + use<> {
    let list = list.clone();
    (0..list.length()).filter_map(move |index| list.item(index))
}

fn insert(node: &Node, parent: Option<Node>, before: Option<Node>) {
    if let Some(parent) = parent {
        // The node `before` is a child of that parent.
        let _ = parent.insert_before(node, before.as_ref());
    }
}

fn remove(node: &Node) {
    if let Some(parent) = node.parent_node() {
        // A node is a child of its parent.
        let _ = parent.remove_child(node);
    }
}
