//! Files that the page saves for its reader, and files that the reader opens.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

use super::dom::document;
use super::node::Find;

/// Offers the reader `text` as a file to save, with this name and media type.
pub fn save(name: &str, media_type: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &of_type(media_type));
    // A browser that cannot do one of these saves no file, and says so itself.
    let _ = blob.and_then(|blob| save_blob(name, &blob));
}

/// Offers the reader `bytes` as a file to save, with this name and media type.
pub fn save_bytes(name: &str, media_type: &str, bytes: &[u8]) {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &of_type(media_type));
    let _ = blob.and_then(|blob| save_blob(name, &blob));
}

fn of_type(media_type: &str) -> BlobPropertyBag {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    options
}

fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Why a file has no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileReadError {
    /// The file is too long.
    TooLong,
    /// The browser could not read the file.
    Unreadable,
}

/// Opens the browser's dialog for the file of a field, which need not be on the screen.
pub fn choose(field: impl Find) {
    if let Some(field) = field.find() {
        field.click();
    }
}

/// Reads the file that was chosen in `field`, of at most `max_bytes`, and gives its text to `done`.
/// The field is empty afterwards, so that the same file can be chosen again. If no file was chosen,
/// nothing happens.
pub fn read(
    field: impl Find,
    max_bytes: usize,
    done: impl FnOnce(Result<String, FileReadError>) + 'static,
) {
    let field = field.find().and_then(|it| it.dyn_into().ok());
    let Some(field): Option<HtmlInputElement> = field else {
        return;
    };
    let Some(file) = field.files().and_then(|files| files.item(0)) else {
        return;
    };
    field.set_value("");
    if file.size() > max_bytes as f64 {
        return done(Err(FileReadError::TooLong));
    }
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string());
        done(text.ok_or(FileReadError::Unreadable));
    });
}
