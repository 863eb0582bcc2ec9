//! x
use crate::edge::element::{El, el};
pub fn page() -> El {
    el("main")
}
