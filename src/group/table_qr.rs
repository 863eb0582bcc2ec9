//! The QR code of a table of players in different places.

use leptos::prelude::*;
use score_core::link::Link;

use crate::components::qr::Qr;
use crate::move_tr;

/// The page on which people come to such a table, by its name in the address.
const PAGE: &str = "group";

/// The QR code of the address that leads to the table of `link`; empty if the address is too long
/// for a code.
#[component]
pub fn TableQr(link: Link) -> impl IntoView {
    let link = Link {
        page: PAGE.to_owned(),
        ..link
    };
    view! { <Qr fragment=link.to_string() label=move_tr!("study-qr-code")/> }
}
