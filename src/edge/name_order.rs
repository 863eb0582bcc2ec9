//! The order of names in a language, which the browser knows.

use std::cmp::Ordering;

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

/// The order of names in one language: its letters in its order, and numbers by their value.
pub struct NameOrder(Function);

impl NameOrder {
    /// That of the language of this code.
    pub fn of(language: &str) -> NameOrder {
        let options = Object::new();
        // An object that was just made takes it.
        let _ = Reflect::set(&options, &"numeric".into(), &true.into());
        let languages = Array::of1(&language.into());
        NameOrder(Intl::Collator::new(&languages, &options).compare())
    }

    /// Which of two names comes first.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        let compared = self.0.call2(&JsValue::NULL, &one.into(), &other.into());
        let compared = compared.ok().and_then(|compared| compared.as_f64());
        let sign = compared.unwrap_or_default().partial_cmp(&0.0);
        sign.unwrap_or(Ordering::Equal)
    }
}
