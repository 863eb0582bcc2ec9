//! The players of the group, and what the host can do with one of them.

use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::session::Session;
use score_core::table::event::SeatId;
use score_core::table::name::Name;
use score_core::table::state::Rights;

use crate::edge::element::{self, El, el, item};
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
    open_removed(talk);
}

/// Those who were removed are on nobody's scoreboard; a host finds them here.
fn open_removed(talk: Talk) {
    let removed = move || talk.store.with(|state| removed(state.holder()));
    let items = move || {
        let line = |(seat, name): (SeatId, String)| {
            item(seat.0.into(), move || removed_line(talk, seat, &name))
        };
        removed().into_iter().map(line).collect()
    };
    element::follow(move || {
        let is_empty = removed().is_empty();
        // Its key goes with a name that has the focus.
        let had_focus = dom::has_focus("#removed button");
        dom::show("#removed", !is_empty);
        if had_focus {
            dom::before_paint(|| {
                if dom::has_focus("body") && !dom::focus("#removed:not([hidden]) button") {
                    dom::focus("#tab-players");
                }
            });
        }
    });
    let list = el("ul").class("visitors").each(items);
    element::fill("removed-list", vec![list]);
}

fn removed(remote: &Remote) -> Vec<(SeatId, String)> {
    let Some(group) = remote.group().filter(|_| remote.is_host()) else {
        return Vec::new();
    };
    let seats = group.table().seats().iter();
    let removed = seats.filter(|seat| group.is_removed(seat.id));
    removed
        .map(|seat| (seat.id, seat.name.to_string()))
        .collect()
}

fn removed_line(talk: Talk, seat: SeatId, name: &str) -> El {
    let take_back = el("button")
        .attr("type", "button")
        .attr("aria-label", &text::take_back(name))
        .text(text::TAKE_BACK)
        .on("click", move |_| talk.ask(Request::Remove(seat, false)));
    el("li")
        .child(el("span").class("name").attr("dir", "auto").text(name))
        .child(take_back)
}

/// The player whom a host has chosen, and what can be done with them.
struct Chosen {
    seat: SeatId,
    name: String,
    is_muted: bool,
    is_co_host: bool,
    can_name_co_host: bool,
}

/// What the host can do with the player whom he has chosen.
fn open_tools(talk: Talk, chosen: Live<Option<SeatId>>) {
    let chosen_one = move || {
        let seat = chosen.get()?;
        talk.store.with(|state| {
            let remote = state.holder();
            let group = remote.group().filter(|_| remote.can_remove(seat))?;
            Some(Chosen {
                seat,
                name: name_of(remote, seat),
                is_muted: group.is_muted(seat),
                is_co_host: group.co_host() == Some(seat),
                can_name_co_host: group.maker() == remote.seat(),
            })
        })
    };
    element::follow(move || {
        let shown = chosen_one();
        let had_focus = dom::has_focus("#tools button, #tools input");
        dom::show("#tools", shown.is_some());
        match shown {
            Some(chosen) => {
                form::say("tools-name", &chosen.name, false);
                form::say("tools-mute", text::mute_key(chosen.is_muted), false);
                form::say("tools-co-host", text::co_host_key(chosen.is_co_host), false);
                dom::show("#tools-co-host", chosen.can_name_co_host);
                form::say("tools-status", "", false);
            }
            None if had_focus => dom::before_paint(|| {
                if !dom::focus("#removed:not([hidden]) button") {
                    dom::focus("#tab-players");
                }
            }),
            None => {}
        }
    });
    form::on("tools-mute", "click", move || {
        if let Some(chosen) = chosen_one() {
            talk.ask(Request::Mute(chosen.seat, !chosen.is_muted));
        }
    });
    form::on("tools-remove", "click", move || {
        if let Some(chosen) = chosen_one() {
            talk.ask(Request::Remove(chosen.seat, true));
        }
    });
    form::on("tools-co-host", "click", move || {
        if let Some(chosen) = chosen_one() {
            let co_host = (!chosen.is_co_host).then_some(chosen.seat);
            talk.ask(Request::NameCoHost(co_host));
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

/// Everybody but those who were removed, the best first; who is there stands before who
/// is away.
pub fn faces(remote: &Remote) -> Vec<PersonFace> {
    let Some(group) = remote.group() else {
        return Vec::new();
    };
    let table = remote.table();
    // Without a connection nobody knows who is away.
    let is_here = |seat| {
        let session = remote.session();
        session.is_some_and(|session: &Session| !session.is_there() || session.is_present(seat))
    };
    let mut faces: Vec<PersonFace> = Vec::new();
    for seat in table.seats() {
        if group.is_removed(seat.id) {
            continue;
        }
        let face = PersonFace {
            seat: seat.id,
            name: seat.name.to_string(),
            points: seat.points,
            is_here: is_here(seat.id),
            is_you: remote.seat() == Some(seat.id),
            role: role(group, seat.id),
            is_muted: group.is_muted(seat.id),
            called: called(table, seat.id),
            has_tools: remote.can_remove(seat.id),
        };
        // A sort would be more code than it is worth: people are few, and sit
        // in the order in which they came.
        let place = faces.partition_point(|other| rank(other) <= rank(&face));
        faces.insert(place, face);
    }
    faces
}

fn role(group: &Group, seat: SeatId) -> Option<&'static str> {
    match group.rights(seat) {
        Rights::Host if group.maker() == Some(seat) => Some(text::IS_HOST),
        Rights::Host => Some(text::IS_CO_HOST),
        Rights::StandIn => Some(text::IS_STAND_IN),
        Rights::Player => None,
    }
}

/// Who stands above whom: the lower.
fn rank(face: &PersonFace) -> (i32, bool) {
    (-face.points, !face.is_here)
}
