//! The players of the group, and what the host can do with one of them.

use score_core::group::request::Request;
use score_core::session::Session;
use score_core::table::event::SeatId;
use score_core::table::name::Name;

use crate::edge::element::{self, El, el, item};
use crate::edge::live::Live;
use crate::edge::{dom, form, words};
use crate::group::remote::Remote;
use crate::group::talk::Talk;
use crate::holder::Holder;
use crate::pages::faces::called;
use crate::text;
use crate::view::header::key;
use crate::view::people::{PersonFace, people};

/// Brings the list to life, until the owner of this scope is gone.
pub fn open(talk: Talk) {
    let chosen = Live::new(None);
    let faces = move || talk.store.with(|state| faces(state.holder()));
    let choose = move |seat: SeatId| {
        let is_open = chosen.get() == Some(seat);
        chosen.set((!is_open).then_some(seat));
        if !is_open {
            dom::before_paint(|| dom::reveal("#tools-name"));
        }
    };
    element::fill("people", vec![people(faces, choose)]);
    let tools = move || {
        let is_host = talk.store.with(|state| state.holder().is_host());
        let seat = chosen.get().filter(|_| is_host);
        seat.map(|seat| item(seat.0.into(), move || tools(talk, seat, chosen)))
            .into_iter()
            .collect()
    };
    element::fill("player-tools", vec![el("div").each(tools)]);
}

/// Everybody, the best first; who is there stands before who is away.
pub fn faces(remote: &Remote) -> Vec<PersonFace> {
    let Some(group) = remote.group() else {
        return Vec::new();
    };
    let table = remote.table();
    let is_host = remote.is_host();
    let is_here = |seat| {
        let session = remote.session();
        session.is_some_and(|session: &Session| session.is_present(seat))
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

/// What the host can do with the player at `seat`.
fn tools(talk: Talk, seat: SeatId, chosen: Live<Option<SeatId>>) -> El {
    let name = move || {
        let name = |state: &crate::store::State<Remote>| {
            let name = state.holder().name(seat);
            name.map_or(String::new(), ToString::to_string)
        };
        talk.store.with(name)
    };
    let is_muted = move || of_group(talk, |group| group.is_muted(seat));
    let is_removed = move || of_group(talk, |group| group.is_removed(seat));
    let button = |id, label: fn(bool) -> &'static str, is_on: fn(Talk, SeatId) -> bool| {
        key(id).text_of(move || label(is_on(talk, seat)).to_owned())
    };
    let mute = button("tools-mute", text::mute_key, |talk, seat| {
        of_group(talk, |group| group.is_muted(seat))
    });
    let remove = button("tools-remove", text::remove_key, |talk, seat| {
        of_group(talk, |group| group.is_removed(seat))
    });
    let close = move || chosen.set(None);
    let field = el("input")
        .attr("id", "tools-rename")
        .attr("aria-label", text::NEW_NAME)
        .attr("maxlength", "40")
        .attr(
            "value",
            &talk.store.peek(|state| {
                let name = state.holder().name(seat);
                name.map_or(String::new(), ToString::to_string)
            }),
        );
    let rename = el("form")
        .class("row")
        .child(field)
        .child(el("button").attr("type", "submit").text(text::RENAME))
        .on("submit", move |event| {
            event.prevent_default();
            rename(talk, seat);
        });
    el("section")
        .class("group tools-of-player")
        .child(
            el("h3")
                .attr("id", "tools-name")
                .attr("tabindex", "-1")
                .text_of(name),
        )
        .child(
            el("p")
                .class("actions")
                .child(mute.on("click", move |_| {
                    talk.ask(Request::Mute(seat, !is_muted()));
                }))
                .child(remove.on("click", move |_| {
                    talk.ask(Request::Remove(seat, !is_removed()));
                }))
                .child(
                    key("tools-close")
                        .text(text::CLOSE)
                        .on("click", move |_| close()),
                ),
        )
        .child(rename)
        .child(
            el("p")
                .class("status")
                .attr("id", "tools-status")
                .attr("role", "status"),
        )
}

fn of_group(talk: Talk, read: impl FnOnce(&score_core::group::state::Group) -> bool) -> bool {
    talk.store
        .with(|state| state.holder().group().is_some_and(read))
}

fn rename(talk: Talk, seat: SeatId) {
    match Name::new(&form::text("tools-rename"), words::fold) {
        Ok(name) => {
            form::say("tools-status", "", false);
            talk.ask(Request::RenameOther(seat, name));
        }
        Err(refusal) => form::say("tools-status", text::name_refusal(refusal), true),
    }
}
