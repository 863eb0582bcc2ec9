//! A link as a QR code.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The light frame round a code, in modules; readers need it.
const FRAME: i32 = 4;

/// The QR code of an address; nothing where it is longer than a code holds.
#[component]
pub fn Qr(
    #[prop(into)] address: String,
    /// Its name, for people who do not see it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
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
            aria-label=label
            shape-rendering="crispEdges"
        >
            // A reader wants dark on light, in a dark theme too.
            <rect class="light" width=side.to_string() height=side.to_string()></rect>
            <path class="dark" d=dark></path>
        </svg>
    })
}
