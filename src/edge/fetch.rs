//! Texts and bytes from the page's own site. It also tells whether the site answers, and reports
//! parts that do not arrive.

use gloo_net::http::{Method, Request, RequestBuilder};
use web_sys::{Event, RequestCache};

use super::dom::{document, window};

/// The address of the file that the page's HTML names by this id.
pub fn address_of(id: &str) -> Option<String> {
    document().get_element_by_id(id)?.get_attribute("href")
}

/// Fetches the text at an address of the page's site. `None` if the text cannot be fetched or a
/// page comes in its place: some hosts answer a missing file with a page, and a network that wants
/// a sign-in answers every request so.
pub async fn text(address: &str) -> Option<String> {
    let response = Request::get(address).send().await.ok()?;
    let text = match response.ok() {
        true => response.text().await.ok()?,
        false => return None,
    };
    let is_page = text.trim_start().starts_with('<');
    (!is_page).then_some(text)
}

/// The bytes at an address of the page's site; `None` if they cannot be fetched.
pub async fn bytes(address: &str) -> Option<Vec<u8>> {
    let response = Request::get(address).send().await.ok()?;
    match response.ok() {
        true => response.binary().await.ok(),
        false => None,
    }
}

/// Has `start.js` find out why a part of the page did not arrive. `part` is the beginning of the
/// ids of its links, such as `solver`.
pub fn report_missing(part: &str) {
    if let Ok(event) = Event::new(&format!("score:missing:{part}")) {
        // Nothing prevents the page's own event.
        let _ = window().dispatch_event(&event);
    }
}

/// Fetches an address of the page's site without the browser's stored copy. Returns whether the
/// status is a success, and the text; `None` if there is no answer.
pub async fn answer(address: &str) -> Option<(bool, String)> {
    let request = Request::get(address).cache(RequestCache::NoStore);
    let response = request.send().await.ok()?;
    Some((response.ok(), response.text().await.ok()?))
}

/// Whether the page's site answers. The request is for no text, as texts are stored for a time
/// without the site.
pub async fn reaches_site() -> bool {
    let asked = RequestBuilder::new("./").method(Method::HEAD).send().await;
    asked.is_ok()
}
