//! The order of words in a language, as the browser knows it.

use std::cmp::Ordering;

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

/// Compares words in the order of one language; numbers in them by their values.
pub struct Collator(Function);

impl Collator {
    /// The order of the language with this code, such as `uk`.
    pub fn new(language: &str) -> Collator {
        let options = Object::new();
        // A plain object takes any property.
        let _ = Reflect::set(&options, &"numeric".into(), &JsValue::TRUE);
        let locales = Array::of1(&language.into());
        Collator(Intl::Collator::new(&locales, &options).compare())
    }

    /// The order of `one` and `other`; equal if the browser has no answer.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        let order = self.0.call2(&JsValue::NULL, &one.into(), &other.into());
        let order = order.ok().and_then(|order| order.as_f64());
        order.unwrap_or_default().total_cmp(&0.0)
    }
}
