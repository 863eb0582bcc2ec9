//! The QR code of a table of players in different places.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use score_core::link::Link;

use crate::edge::address;
use crate::move_tr;

/// The page on which people come to such a table, by its name in the address.
const PAGE: &str = "group";

/// The light frame round a code, in modules; readers need it.
const FRAME: i32 = 4;

/// The QR code of the address that leads to the table of `link`; nothing where the
/// address is longer than a code holds.
#[component]
pub fn TableQr(link: Link) -> impl IntoView {
    let link = Link {
        page: PAGE.to_owned(),
        ..link
    };
    let address = address::with_fragment(&link.to_string());
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok()?;
    let modules = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark: String = modules
        .filter(|(x, y)| code.get_module(*x, *y))
        .map(|(x, y)| format!("M{} {}h1v1h-1z", x + FRAME, y + FRAME))
        .collect();
    let side = code.size() + 2 * FRAME;
    Some(view! {
        <svg
            class="qr"
            viewBox=format!("0 0 {side} {side}")
            role="img"
            aria-label=move_tr!("study-qr-code")
            shape-rendering="crispEdges"
        >
            // A reader wants dark on light, in a dark theme too.
            <rect class="light" width=side.to_string() height=side.to_string()></rect>
            <path class="dark" d=dark></path>
        </svg>
    })
}
