//! How others come to the table: its name, code, link and QR code.

use score_core::group::state::Group;
use score_core::link::Link;
use score_core::session::Session;
use score_core::wire::{Label, Place};

use crate::edge::element::{self, El, Item, el, item};
use crate::edge::place::{STUDY, place};
use crate::edge::{address, dom, form};
use crate::group::remote::Remote;
use crate::group::talk::Talk;
use crate::text;

/// Brings the part to life, until the owner of this scope is gone.
pub fn open(talk: Talk) {
    let label = move || talk.store.with(|state| invitation(state.holder()));
    element::follow(move || {
        let Some((label, link)) = label() else { return };
        form::say("invite-lead", &text::invitation(&label), false);
        dom::show("#invite-code", !label.code.is_empty());
        form::set_text("invite-link", &link);
        form::say("invite-address", text::spoken_address(&link), false);
    });
    let code = move || label().map_or(String::new(), |(label, _)| label.code);
    let chars = move || code().chars().count().max(1).to_string();
    let groups = move || code_groups(&code());
    let shown = el("span").property_of("--chars", chars).part(groups);
    element::fill("invite-code", vec![shown]);
    let picture = move || talk.store.with(|state| qr_code(state.holder()));
    element::fill("invite-qr", vec![el("div").each(picture)]);
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

/// How many characters of a code are read together.
const CODE_GROUP_CHARS: usize = 4;

/// A code as it is read: one that is long in groups, which no space parts when it is
/// copied.
fn code_groups(code: &str) -> Vec<El> {
    let chars: Vec<char> = code.chars().collect();
    let size = match chars.len() > text::SHORT_CODE_CHARS {
        true => CODE_GROUP_CHARS,
        false => text::SHORT_CODE_CHARS,
    };
    let group = |chars: &[char]| el("span").text(&chars.iter().collect::<String>());
    chars.chunks(size).map(group).collect()
}

/// The table's label, and the link by which others come.
fn invitation(remote: &Remote) -> Option<(Label, String)> {
    let label = remote.session()?.label()?.clone();
    let link = to_table(PAGE, remote)?.to_string();
    Some((label, address::with_fragment(&link)))
}

/// What asks for `page` about the table.
fn to_table(page: &str, remote: &Remote) -> Option<Link> {
    let session: &Session = remote.session()?;
    let code = &session.label()?.code;
    let table = match &session.visit().place {
        Place::GroupA => GROUP_A,
        Place::GroupB => GROUP_B,
        Place::Create(_) | Place::Join(_) => code,
    };
    Some(Link {
        page: page.to_owned(),
        table: (!table.is_empty()).then(|| table.to_owned()),
        ..Link::default()
    })
}

/// The second program draws it, once for each table.
fn qr_code(remote: &Remote) -> Vec<Item> {
    let epoch = remote.group().map_or(0, Group::epoch);
    let request = to_table(QR, remote);
    let drawn = request.map(|link| item(epoch, move || place(STUDY, &link.to_string())));
    drawn.into_iter().collect()
}

/// What asks for a QR code.
const QR: &str = "qr";

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
