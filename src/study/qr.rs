//! The QR code of a table of players in different places.

use qrcodegen::{QrCode, QrCodeEcc};
use score_core::link::Link;

use crate::edge::address;
use crate::edge::element::El;
use crate::text;
use crate::view::qr::qr;

/// The page on which people come to such a table, by its name in the address.
const PAGE: &str = "group";

/// The QR code of the address that leads to the table of `link`; `None` where
/// the address is longer than a code holds.
pub fn of_table(link: Link) -> Option<El> {
    let link = Link {
        page: PAGE.to_owned(),
        ..link
    };
    let address = address::with_fragment(&link.to_string());
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok()?;
    let is_dark = |x, y| code.get_module(x, y);
    Some(qr(code.size(), is_dark, text::QR_CODE))
}
