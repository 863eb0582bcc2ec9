//! The QR code of a table of players in different places.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use score_core::link::Link;

use crate::edge::address;
use crate::view::qr::QrDrawing;

/// The page on which people come to such a table, by its name in the address.
const PAGE: &str = "group";

/// The QR code of the address that leads to the table of `link`; nothing where the
/// address is longer than a code holds.
#[component]
pub fn TableQr(link: Link) -> impl IntoView {
    let link = Link {
        page: PAGE.to_owned(),
        ..link
    };
    let address = address::with_fragment(&link.to_string());
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok();
    code.map(|code| {
        let places = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = places.filter(|(x, y)| code.get_module(*x, *y)).collect();
        view! { <QrDrawing size=code.size() dark/> }
    })
}
