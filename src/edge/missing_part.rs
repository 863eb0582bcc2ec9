//! Parts of the program whose files do not arrive: `start.js` fetches broken copies again.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Fetches the stored files of a part again if they are broken (a function of start.js).
    /// Resolves to whether the server has a newer build instead.
    #[wasm_bindgen(catch, js_name = scoreLookAfter)]
    async fn score_look_after(part: &str) -> Result<JsValue, JsValue>;
}

/// Has `start.js` replace broken copies of the part's files. Returns whether the server has only a
/// newer build, which the page then offers.
pub async fn look_after(part: &str) -> bool {
    let is_newer = score_look_after(part).await;
    is_newer.is_ok_and(|is_newer| is_newer.is_truthy())
}
