//! The page's address, above all its fragment, the text after the `#`; and the address of the
//! page's relay.

use wasm_bindgen::JsValue;
use web_sys::{Url, UrlSearchParams};

use super::dom::{document, window};
use super::listen;

/// The text after the `#`, with escapes decoded.
pub fn fragment() -> String {
    fragment_of(&window().location().hash().unwrap_or_default())
}

/// The fragment of an address, or of a text that begins with its `#`.
pub fn fragment_of(address: &str) -> String {
    let (_, hash) = address.split_once('#').unwrap_or(("", address));
    // Some programs write `?`, `=` and `&` in an address as escapes.
    js_sys::decode_uri_component(hash).map_or(hash.to_owned(), Into::into)
}

/// Writes `fragment` after the `#` without a new entry in the history.
pub fn replace(fragment: &str) {
    let written = window().history().and_then(|history| {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{fragment}")))
    });
    // A page that may not rewrite its address keeps the old one; all that is
    // lost is a tidy address.
    let _ = written;
}

/// The value of the parameter `name` before the `#`, as in `?name=value`.
pub fn parameter(name: &str) -> Option<String> {
    let search = window().location().search().ok()?;
    UrlSearchParams::new_with_str(&search).ok()?.get(name)
}

/// Removes the parameter `name` from the address, without a new entry in the history.
pub fn drop_parameter(name: &str) {
    if parameter(name).is_none() {
        return;
    }
    let written = window().location().href().and_then(|href| {
        let url = Url::new(&href)?;
        url.search_params().delete(name);
        let history = window().history()?;
        history.replace_state_with_url(&JsValue::NULL, "", Some(&url.href()))
    });
    // A page that may not rewrite its address keeps the old one, as in `replace`.
    let _ = written;
}

/// The host of the page's site, and its port if that is not the usual one.
pub fn host() -> String {
    window().location().host().unwrap_or_default()
}

/// Goes to the page named `fragment`, as a link to it would.
pub fn go(fragment: &str) {
    // The page's own names are valid in an address.
    let _ = window().location().set_hash(fragment);
}

/// Loads the page anew.
pub fn load_again() {
    // If the browser refuses, the reader can press its key.
    let _ = window().location().reload();
}

/// Whether the page's relay is beside the page itself.
pub fn has_own_relay() -> bool {
    built_in_relay().is_none()
}

/// The address of a relay that the build has put into the page, if any.
fn built_in_relay() -> Option<String> {
    let meta = document().query_selector("meta[name=relay]").ok()??;
    meta.get_attribute("content")
}

/// The address of the page's relay. It is at `path` beside the page itself, or the address that the
/// build has put into the page; never one from a link.
pub fn relay_address(path: &str) -> String {
    if let Some(address) = built_in_relay() {
        return address;
    }
    let href = window().location().href().unwrap_or_default();
    let page = href.split(['#', '?']).next().unwrap_or_default();
    let folder = page.rsplit_once('/').map_or(page, |(folder, _)| folder);
    // http becomes ws, and https wss.
    format!("ws{}/{path}", folder.strip_prefix("http").unwrap_or(folder))
}

/// Calls `changed` with each new fragment, until the owner of this scope is gone.
pub fn on_change(changed: impl Fn(String) + 'static) {
    listen::on_window("hashchange", move |_| changed(fragment()));
}
