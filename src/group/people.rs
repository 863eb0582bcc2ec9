//! The players of the group, and what the host can do with one of them.

use score_core::group::request::Request;
use score_core::session::Session;
use score_core::table::event::SeatId;
use score_core::table::name::Name;

use crate::edge::element;
use crate::edge::live::Live;
use crate::edge::{dom, form, words};
use crate::group::remote::Remote;
use crate::group::talk::Talk;
use crate::holder::Holder;
use crate::pages::faces::called;
use crate::text;
use crate::view::people::{PersonFace, people};

/// Brings the list to life, until the owner of this scope is gone.
pub fn open(talk: Talk) {
    let chosen = Live::new(None);
    let faces = move || talk.store.with(|state| faces(state.holder()));
    let choose = move |seat: SeatId| {
        let is_open = chosen.get() == Some(seat);
        chosen.set((!is_open).then_some(seat));
        if !is_open {
            let name = talk.store.peek(|state| name_of(state.holder(), seat));
            form::set_text("tools-rename", &name);
            dom::before_paint(|| dom::reveal("#tools-name"));
        }
    };
    element::fill("people", vec![people(faces, choose)]);
    open_tools(talk, chosen);
}

/// What the host can do with the player whom he has chosen.
fn open_tools(talk: Talk, chosen: Live<Option<SeatId>>) {
    let chosen_one = move || {
        let seat = chosen.get()?;
        talk.store.with(|state| {
            let remote = state.holder();
            let group = remote.group().filter(|_| remote.is_host())?;
            let switches = (group.is_muted(seat), group.is_removed(seat));
            Some((seat, name_of(remote, seat), switches))
        })
    };
    element::follow(move || {
        let shown = chosen_one();
        dom::show("#tools", shown.is_some());
        if let Some((_, name, (is_muted, is_removed))) = shown {
            form::say("tools-name", &name, false);
            form::say("tools-mute", text::mute_key(is_muted), false);
            form::say("tools-remove", text::remove_key(is_removed), false);
            form::say("tools-status", "", false);
        }
    });
    form::on("tools-mute", "click", move || {
        if let Some((seat, _, (is_muted, _))) = chosen_one() {
            talk.ask(Request::Mute(seat, !is_muted));
        }
    });
    form::on("tools-remove", "click", move || {
        if let Some((seat, _, (_, is_removed))) = chosen_one() {
            talk.ask(Request::Remove(seat, !is_removed));
        }
    });
    form::on("tools-form", "submit", move || {
        let Some(seat) = chosen.get() else { return };
        match Name::new(&form::text("tools-rename"), words::fold) {
            Ok(name) => talk.ask(Request::RenameOther(seat, name)),
            Err(refusal) => form::say("tools-status", text::name_refusal(refusal), true),
        }
    });
    form::on("tools-close", "click", move || chosen.set(None));
}

fn name_of(remote: &Remote, seat: SeatId) -> String {
    let name = remote.name(seat);
    name.map_or(String::new(), ToString::to_string)
}

/// Everybody, the best first; who is there stands before who is away.
pub fn faces(remote: &Remote) -> Vec<PersonFace> {
    let Some(group) = remote.group() else {
        return Vec::new();
    };
    let table = remote.table();
    let is_host = remote.is_host();
    // Without a connection nobody knows who is away.
    let is_here = |seat| {
        let session = remote.session();
        session.is_some_and(|session: &Session| !session.is_there() || session.is_present(seat))
    };
    let mut faces: Vec<PersonFace> = Vec::new();
    for seat in table.seats() {
        let face = PersonFace {
            seat: seat.id,
            name: seat.name.to_string(),
            points: seat.points,
            is_here: is_here(seat.id),
            is_you: remote.seat() == Some(seat.id),
            is_host: group.host() == Some(seat.id),
            is_muted: group.is_muted(seat.id),
            is_removed: group.is_removed(seat.id),
            called: called(table, seat.id),
            has_tools: is_host && remote.seat() != Some(seat.id),
        };
        // A sort would be more code than it is worth: people are few, and sit
        // in the order in which they came.
        let place = faces.partition_point(|other| rank(other) <= rank(&face));
        faces.insert(place, face);
    }
    faces
}

/// Who stands above whom: the lower.
fn rank(face: &PersonFace) -> (bool, i32, bool) {
    (face.is_removed, -face.points, !face.is_here)
}
