//! Messages as the bytes of a frame.

use bytes::Bytes;
use score_core::wire::{ToPlayer, ToRelay};

/// A message to a page. However many pages it goes to, it is made once.
pub fn encode(message: &ToPlayer) -> Bytes {
    let bytes = postcard::to_allocvec(message).expect("postcard writes all that a message has");
    Bytes::from(bytes)
}

/// The message of a page; `None` where the bytes are none, or more than one.
pub fn decode(bytes: &[u8]) -> Option<ToRelay> {
    let (message, rest) = postcard::take_from_bytes(bytes).ok()?;
    rest.is_empty().then_some(message)
}
