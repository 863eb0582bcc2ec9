//! Folding of text by the browser, so that the page need not ship its tables.

/// Folds `text` into Unicode's compatibility form (NFKC) without case, so that names which read
/// alike are the same.
pub fn fold(text: &str) -> String {
    let text = js_sys::JsString::from(text).normalize("NFKC");
    text.to_upper_case().to_lower_case().into()
}
