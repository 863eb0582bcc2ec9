//! The QR code that leads to a group's table.

use leptos::prelude::*;
use score_core::link::Link;

use crate::components::qr::Qr;
use crate::move_tr;

/// The name of the page for group play in the address.
const PAGE: &str = "group";

/// The QR code of the address that leads to the table of `link`. It is empty if the address is too
/// long for a code.
#[component]
pub fn TableQr(link: Link) -> impl IntoView {
    let link = Link {
        page: PAGE.to_owned(),
        ..link
    };
    view! { <Qr fragment=link.to_string() label=move_tr!("study-qr-code")/> }
}
