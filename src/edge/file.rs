//! Files that the page gives to its reader.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::dom::document;

/// Lets the reader save `text` as a file of this name and media type.
pub fn save(name: &str, media_type: &str, text: &str) {
    // A browser that cannot do one of these saves no file, and says so itself.
    let _ = try_save(name, media_type, text);
}

fn try_save(name: &str, media_type: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}
