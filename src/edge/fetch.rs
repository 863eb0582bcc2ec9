//! Texts from the page's own site.

use gloo_net::http::{Method, Request, RequestBuilder};

/// The text at an address of the page's site; `None` where it cannot be fetched.
pub async fn text(address: &str) -> Option<String> {
    let response = Request::get(address).send().await.ok()?;
    match response.ok() {
        true => response.text().await.ok(),
        false => None,
    }
}

/// Whether the page's site answers. Only a page's text is kept for when it does not: this
/// asks for none.
pub async fn reaches_site() -> bool {
    let asked = RequestBuilder::new("./").method(Method::HEAD).send().await;
    asked.is_ok()
}
