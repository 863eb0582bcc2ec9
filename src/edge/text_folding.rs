//! What the browser knows about writing, so that the page need not ship it.

/// `text` in Unicode's compatibility form (NFKC) and without case, so that
/// names which read alike are the same.
pub fn fold(text: &str) -> String {
    let text = js_sys::JsString::from(text).normalize("NFKC");
    text.to_upper_case().to_lower_case().into()
}
