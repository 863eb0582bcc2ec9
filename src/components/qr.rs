//! A link as a QR code.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::edge::for_others;
use crate::move_tr;

/// The light frame round a code, in modules; readers need it.
const FRAME: i32 = 4;

/// The QR code of this page for others, or a sentence with advice if nobody else can open it.
/// Nothing if the address is longer than a code holds.
#[component]
pub fn Qr(
    /// The part of the address behind its `#`.
    #[prop(into)]
    fragment: Signal<String>,
    /// The name of the code, for a reader who does not see it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let address = Memo::new(move |_| {
        let link = || fragment.with(|fragment| for_others::link(fragment));
        for_others::is_reached().then(link)
    });
    view! {
        {move || address.get().and_then(|address| qr_drawing(&address, label))}
        <NotForOthers/>
    }
}

/// Says what to do if others cannot open this page; nothing if they can.
#[component]
pub fn NotForOthers() -> impl IntoView {
    view! {
        <Show when=for_others::is_for_nobody>
            <p class="help not-for-others">{move_tr!("common-not-for-others")}</p>
        </Show>
    }
}

fn qr_drawing(address: &str, label: Signal<String>) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
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
