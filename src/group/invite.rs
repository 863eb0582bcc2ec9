//! How others come to the table: its name, code, link and QR code.

use qrcodegen::{QrCode, QrCodeEcc};
use score_core::link::Link;
use score_core::session::Session;
use score_core::wire::{Label, Place};

use crate::edge::element::{self, El, el};
use crate::edge::{address, dom, form};
use crate::group::remote::Remote;
use crate::group::talk::Talk;
use crate::text;
use crate::view::qr::qr;

/// Brings the part to life, until the owner of this scope is gone.
pub fn open(talk: Talk) {
    let label = move || talk.store.with(|state| invitation(state.holder()));
    element::follow(move || {
        let Some((label, link)) = label() else { return };
        form::say("invite-lead", &text::invitation(&label), false);
        form::say("invite-code", &label.code, false);
        dom::show("#invite-code", !label.code.is_empty());
        form::set_text("invite-link", &link);
        form::say("invite-address", text::spoken_address(&link), false);
    });
    let drawn = move || label().and_then(|(_, link)| code_of(&link));
    let picture = el("div").part(move || drawn().into_iter().collect());
    element::fill("invite-qr", vec![picture]);
    form::on("invite-copy", "click", || {
        dom::select("#invite-link");
        let is_copied = dom::copy(&form::text("invite-link"));
        let said = match is_copied {
            true => text::COPIED,
            false => text::COPY_BY_HAND,
        };
        form::say("invite-status", said, false);
    });
}

/// The table's label, and the link by which others come.
pub fn invitation(remote: &Remote) -> Option<(Label, String)> {
    let session: &Session = remote.session()?;
    let label = session.label()?.clone();
    let table = match (&session.visit().place, label.code.is_empty()) {
        (Place::GroupA, _) => Some(GROUP_A.to_owned()),
        (Place::GroupB, _) => Some(GROUP_B.to_owned()),
        (_, true) => None,
        (_, false) => Some(label.code.clone()),
    };
    let link = Link {
        page: PAGE.to_owned(),
        table,
        ..Link::default()
    };
    Some((label, address::with_fragment(&link.to_string())))
}

/// The page's name in the address.
pub const PAGE: &str = "group";

/// The first table that is open to all, in a link.
pub const GROUP_A: &str = "A";

/// The second one.
pub const GROUP_B: &str = "B";

/// The place that a link names. Codes are longer than a letter.
pub fn place_of(table: &str) -> Place {
    match table {
        GROUP_A => Place::GroupA,
        GROUP_B => Place::GroupB,
        table => Place::Join(table.to_owned()),
    }
}

/// The QR code of an address; `None` where it is longer than a code holds.
pub fn code_of(link: &str) -> Option<El> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let is_dark = |x, y| code.get_module(x, y);
    Some(qr(code.size(), is_dark, text::QR_CODE))
}
