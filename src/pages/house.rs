//! house
use crate::edge::element::{El, el};
use crate::store::Store;
pub fn page(store: Store) -> El {
    let _ = store;
    el("main")
}
