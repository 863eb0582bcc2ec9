//! What is in a page: texts and elements.

use serde_json::{Value, json};

use crate::Page;

impl Page {
    /// The text that a script returns, or none where it returns null.
    #[track_caller]
    pub fn text_or_none(&self, body: &str) -> Option<String> {
        self.run(body, Vec::new()).as_str().map(str::to_owned)
    }

    /// The texts of a list that a script returns.
    #[track_caller]
    pub fn list(&self, body: &str) -> Vec<String> {
        let Value::Array(items) = self.run(body, Vec::new()) else {
            return Vec::new();
        };
        items
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect()
    }

    /// What a player reads in the first element of a selector.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        let text = self.run(
            "return document.querySelector(arguments[0])?.innerText.replace(/\\s+/g, ' ').trim()",
            vec![json!(selector)],
        );
        match text {
            Value::String(text) => text,
            _ => panic!("the page has no {selector}"),
        }
    }

    /// How many elements a selector has.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let count = self.run(
            "return document.querySelectorAll(arguments[0]).length",
            vec![json!(selector)],
        );
        usize::try_from(count.as_u64().unwrap_or_default()).unwrap_or_default()
    }

    /// Whether an element of a selector can be seen.
    #[track_caller]
    pub fn shows(&self, selector: &str) -> bool {
        self.run(
            "return [...document.querySelectorAll(arguments[0])]\
             .some((each) => each.getClientRects().length > 0)",
            vec![json!(selector)],
        ) == json!(true)
    }
}
