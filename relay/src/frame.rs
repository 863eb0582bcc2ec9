//! Encodes and decodes messages as the bytes of a frame, and recognises the frames that are
//! forwarded.

use bytes::Bytes;
use score_core::wire::{CloseReason, ToPlayer, ToRelay};

/// The longest frame to a page, in bytes: no table needs more. The outbox has its own bound.
pub const MAX_SENT_BYTES: usize = 8 * 1_024 * 1_024;

/// Encodes a message to pages, once for all of them.
pub fn encode(message: &ToPlayer) -> Bytes {
    let bytes = postcard::to_allocvec(message).expect("postcard writes all that a message has");
    Bytes::from(bytes)
}

/// A frame that a relay forwards from the owner of a table to a page, by its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForwardedFrame {
    /// The welcome, with the whole table; it is not read.
    Welcome,
    /// The connection is to be closed, for this reason.
    Close(CloseReason),
    /// Any other message; it is not read.
    Other,
}

/// The number of [`ToPlayer::Welcome`], with which postcard begins the enum.
const WELCOME: u8 = 0;

/// The number of [`ToPlayer::Close`].
const CLOSE: u8 = 4;

/// The kind of a frame to forward; `None` if it is not a message to a page.
pub fn look_at(bytes: &[u8]) -> Option<ForwardedFrame> {
    match *bytes.first()? {
        WELCOME => Some(ForwardedFrame::Welcome),
        CLOSE => match postcard::from_bytes(bytes).ok()? {
            ToPlayer::Close(reason) => Some(ForwardedFrame::Close(reason)),
            _ => None,
        },
        _ => Some(ForwardedFrame::Other),
    }
}

/// The message of a page; `None` if the bytes are not exactly one message.
pub fn decode(bytes: &[u8]) -> Option<ToRelay> {
    let (message, rest) = postcard::take_from_bytes(bytes).ok()?;
    rest.is_empty().then_some(message)
}

#[cfg(test)]
mod tests {
    use score_core::wire::HelloRefusal;

    use super::*;

    fn check(message: &ToPlayer, expected: ForwardedFrame) {
        assert_eq!(look_at(&encode(message)), Some(expected), "{message:?}");
    }

    #[test]
    fn a_relay_that_hands_on_sees_the_first_and_the_last_message() {
        for reason in [
            CloseReason::Trouble,
            CloseReason::Refused(HelloRefusal::NoSuchTable),
        ] {
            check(
                &ToPlayer::Close(reason.clone()),
                ForwardedFrame::Close(reason),
            );
        }
        check(&ToPlayer::News(Vec::new()), ForwardedFrame::Other);
        check(&ToPlayer::InWaitingRoom, ForwardedFrame::Other);
        check(&ToPlayer::Visitors(Vec::new()), ForwardedFrame::Other);
        assert_eq!(look_at(&[]), None);
        assert_eq!(look_at(&[CLOSE]), None);
    }
}
