//! A QR code, as a drawing.

use leptos::prelude::*;

use crate::move_tr;

/// The light frame round a code, in modules; readers need it.
const FRAME: i32 = 4;

/// A code of `size` modules a side; `dark` has the column and row of each dark one.
#[component]
pub fn QrDrawing(size: i32, dark: Vec<(i32, i32)>) -> impl IntoView {
    let mut path = String::new();
    for (x, y) in dark {
        path.push_str(&format!("M{} {}h1v1h-1z", x + FRAME, y + FRAME));
    }
    let side = size + 2 * FRAME;
    view! {
        <svg
            class="qr"
            viewBox=format!("0 0 {side} {side}")
            role="img"
            aria-label=move_tr!("study-qr-code")
            shape-rendering="crispEdges"
        >
            // A reader wants dark on light, in a dark theme too.
            <rect class="light" width=side.to_string() height=side.to_string()></rect>
            <path class="dark" d=path></path>
        </svg>
    }
}
