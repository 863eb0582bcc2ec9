//! Parts of the program whose files do not arrive: `start.js` looks after them.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Of start.js: fetches the stored files of a part again where they are broken, and resolves to
    /// whether the server has a newer build instead.
    #[wasm_bindgen(catch, js_name = scoreLookAfter)]
    async fn score_look_after(part: &str) -> Result<JsValue, JsValue>;
}

/// Has broken copies of the part's files replaced; returns whether the server has the files of a
/// newer build alone, which the page then offers.
pub async fn look_after(part: &str) -> bool {
    let is_newer = score_look_after(part).await;
    is_newer.is_ok_and(|is_newer| is_newer.is_truthy())
}
