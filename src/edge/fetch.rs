//! Texts from the page's own site.

use gloo_net::http::Request;

/// The text at an address of the page's site; `None` where it cannot be fetched.
pub async fn text(address: &str) -> Option<String> {
    let response = Request::get(address).send().await.ok()?;
    match response.ok() {
        true => response.text().await.ok(),
        false => None,
    }
}
