//! Names and secrets as the relay compares them.

use score_core::table::name::{Name, NameRefusal};
use score_core::wire::Token;
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use crate::log::TokenHash;

/// The name that somebody wrote. A page's own word for how it is compared
/// counts for nothing.
pub fn name(text: &str) -> Result<Name, NameRefusal> {
    Name::new(text, fold)
}

/// A text in its compatibility form and without case.
pub fn fold(text: &str) -> String {
    let composed: String = text.nfkc().collect();
    composed.to_uppercase().to_lowercase()
}

/// What a log keeps of a token.
pub fn hash(token: &Token) -> TokenHash {
    Sha256::digest(token.0).into()
}
