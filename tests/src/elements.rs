//! The content of a page: texts, elements and fields, read at once or awaited.
//!
//! A single read returns the present value. The methods that begin with `expect_` wait for a value
//! that an action causes a moment later; if that does not come, they report the value that they
//! read last.

use serde_json::{Value, json};

use crate::Page;

/// The text of the first element of the selector `about`, as a player reads it.
const TEXT: &str = "return document.querySelector(about)?.innerText.replace(/\\s+/g, ' ').trim()";
/// The number of elements of the selector `about`.
const COUNT: &str = "return document.querySelectorAll(about).length";
/// The number of elements of the selector `about` that can be seen, and of all.
const SHOWN: &str = "const all = [...document.querySelectorAll(about)];
    const shown = all.filter((each) => each.getClientRects().length > 0);
    return `${shown.length} of ${all.length} can be seen`;";
/// The elements of the selector `about` that can be seen, as HTML.
const SEEN: &str = "return [...document.querySelectorAll(about)]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => each.outerHTML.slice(0, 120));";
/// The values of the fields of the ids `about`.
const FIELDS: &str = "return about.map((id) => {
      const field = document.querySelector('#' + id);
      return field.type === 'checkbox' ? String(field.checked) : field.value;
    });";

/// The test that the read value is the wanted one.
pub(crate) const SAME: &str = "JSON.stringify(found) === JSON.stringify(wanted)";
/// The test that the wanted value is a part of the read one.
const HOLDS: &str = "found?.includes(wanted)";

impl Page {
    /// The text that a script returns, or none if it returns null.
    #[track_caller]
    pub fn text_or_none(&self, body: &str) -> Option<String> {
        self.run(body, Vec::new()).as_str().map(str::to_owned)
    }

    /// The texts of a list that a script returns.
    #[track_caller]
    pub fn list(&self, body: &str) -> Vec<String> {
        let answer = self.run(body, Vec::new());
        let Value::Array(items) = answer else {
            panic!("a script that should return a list returned {answer}");
        };
        items
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect()
    }

    /// The text of the first element of a selector, as a player reads it.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        match self.read(TEXT, json!(selector)) {
            Value::String(text) => text,
            _ => panic!("the page has no {selector}"),
        }
    }

    /// The number of elements of a selector.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let count = self.read(COUNT, json!(selector));
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

    /// The values of these fields of the forms; of a box, whether it is checked.
    #[track_caller]
    pub fn fields(&self, ids: &[&str]) -> Vec<String> {
        let values = self.read(FIELDS, json!(ids));
        let values = values
            .as_array()
            .expect("a list of the values of the fields");
        let values = values.iter().filter_map(|each| each.as_str());
        values.map(str::to_owned).collect()
    }

    /// The value that the body of a function of `about` returns now.
    #[track_caller]
    fn read(&self, body: &str, about: Value) -> Value {
        self.run(&format!("const [about] = arguments; {body}"), vec![about])
    }
}

/// Methods that wait for values.
impl Page {
    /// Waits until a player reads exactly this in the first element of a selector.
    #[track_caller]
    pub fn expect_text(&self, selector: &str, text: &str) {
        self.expect_read(
            &format!("the text of {selector}"),
            [TEXT, SAME],
            json!(selector),
            json!(text),
        );
    }

    /// Waits until a player reads these words in the first element of a selector.
    #[track_caller]
    pub fn expect_words_in(&self, selector: &str, words: &str) {
        self.expect_read(
            &format!("words in {selector}"),
            [TEXT, HOLDS],
            json!(selector),
            json!(words),
        );
    }

    /// Waits until a selector has this many elements.
    #[track_caller]
    pub fn expect_number_of(&self, selector: &str, number: usize) {
        self.expect_read(
            &format!("the number of {selector}"),
            [COUNT, SAME],
            json!(selector),
            json!(number),
        );
    }

    /// Waits until an element of a selector can be seen.
    #[track_caller]
    pub fn expect_shown(&self, selector: &str) {
        self.expect_read(
            &format!("{selector} is to be seen"),
            [SHOWN, "!found.startsWith('0 ')"],
            json!(selector),
            json!("at least 1"),
        );
    }

    /// Waits until no element of a selector can be seen.
    #[track_caller]
    pub fn expect_hidden(&self, selector: &str) {
        self.expect_read(
            &format!("{selector} is not to be seen"),
            [SEEN, SAME],
            json!(selector),
            json!([]),
        );
    }

    /// Waits until these fields of the forms hold these values; a box, whether it is checked.
    #[track_caller]
    pub fn expect_fields(&self, ids: &[&str], values: &[impl AsRef<str>]) {
        self.expect_read(
            &format!("the fields {ids:?}"),
            [FIELDS, SAME],
            json!(ids),
            texts(values),
        );
    }

    /// Waits until the list that a script returns has these texts.
    #[track_caller]
    pub fn expect_list(&self, body: &str, wanted: &[impl AsRef<str>]) {
        self.expect_read(
            &format!("the list `{body}`"),
            [body, SAME],
            Value::Null,
            texts(wanted),
        );
    }

    /// Waits until a script returns this text.
    #[track_caller]
    pub fn expect_value(&self, body: &str, text: &str) {
        self.expect_read(
            &format!("the value `{body}`"),
            [body, SAME],
            Value::Null,
            json!(text),
        );
    }
}

fn texts(texts: &[impl AsRef<str>]) -> Value {
    texts.iter().map(AsRef::as_ref).collect()
}
