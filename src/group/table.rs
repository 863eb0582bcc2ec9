//! The table of a group, and beside it all that is about the others.

use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::name::Name;
use score_core::table::state::Rights;

use crate::edge::element::{self, El, el};
use crate::edge::live::Live;
use crate::edge::{address, dom, form, keyboard, screen, words};
use crate::group::remote::Remote;
use crate::group::talk::Talk;
use crate::group::{chat, host, invite, people, round_tools, waiting};
use crate::pages::play;
use crate::route::Page;
use crate::store::State;
use crate::text;

/// The parts beside the table.
const PARTS: [&str; 5] = ["players", "chat", "invite", "host", "you"];

/// What a projector shows of them.
const PROJECTED: [&str; 2] = ["players", "invite"];

/// What is shown beside the table; copies share it.
#[derive(Clone, Copy)]
pub struct Showing {
    /// The part.
    part: Live<&'static str>,
    /// Whether the table is shown to a whole room.
    pub is_projected: Live<bool>,
}

impl Showing {
    /// The players, for one player.
    pub fn new() -> Showing {
        Showing {
            part: Live::new(PARTS[0]),
            is_projected: Live::new(false),
        }
    }

    fn shows(self, part: &str) -> bool {
        match self.is_projected.get() {
            true => PROJECTED.contains(&part),
            false => self.part.get() == part,
        }
    }
}

/// Puts the table on the page, until the owner of this scope is gone.
pub fn show(talk: Talk, showing: Showing) {
    let frame = el("div").attr("id", "group-play");
    let table = play::table(talk.store, frame, move |_| own_points(talk), |_| vec![]);
    let side = element::template("group-side");
    element::fill("group-table", vec![table.child(side)]);
    open_parts(talk, showing);
    open_projector(talk, showing);
    people::open(talk);
    chat::open(talk, move || showing.shows("chat"));
    invite::open(talk);
    round_tools::open(talk);
    host::open(talk);
    waiting::open_list(talk);
    open_own(talk);
    element::follow(move || form::say("comings", &talk.told.get(), false));
    // The line about the connection may be far above what the player looks at.
    element::follow(move || {
        let is_lost = talk.lost_s.with(Option::is_some);
        let said = is_lost.then_some(text::NO_CONNECTION);
        dom::set_attribute("#comings", "data-lost", said);
    });
    element::follow(move || {
        let name = talk.store.with(table_name);
        form::say("side-name", &name, false);
    });
}

fn table_name(state: &State<Remote>) -> String {
    let session = state.holder().session();
    let label = session.and_then(|session| session.label());
    label.map_or(String::new(), |label| label.name.clone())
}

/// The player's own name and points; a visitor sees that he looks on.
fn own_points(talk: Talk) -> El {
    let own = move |read: fn(&score_core::table::state::Seat) -> String, nobody: &str| {
        talk.store.with(|state| {
            let seat = state.holder().seat();
            let seat = seat.and_then(|seat| state.table().seat(seat));
            seat.map_or(nobody.to_owned(), read)
        })
    };
    el("p")
        .class("mine")
        .child(
            el("span")
                .class("name")
                .attr("dir", "auto")
                .text_of(move || own(|seat| seat.name.to_string(), text::LOOKING_ON)),
        )
        .text(" ")
        .child(
            el("strong")
                .class("points")
                .text_of(move || own(|seat| text::signed(seat.points), "")),
        )
}

fn open_parts(talk: Talk, showing: Showing) {
    form::on_choice("tabs", "data-tab", move |name| {
        if let Some(part) = PARTS.into_iter().find(|part| *part == name) {
            showing.part.set(part);
        }
    });
    element::follow(move || {
        let (rights, is_player) = talk.store.with(|state| {
            let remote = state.holder();
            (remote.rights(), remote.seat().is_some())
        });
        dom::show("#host-all", rights == Rights::Host);
        let is_there = |part: &str| match part {
            "host" => rights >= Rights::StandIn,
            "you" => is_player,
            _ => true,
        };
        for part in PARTS {
            let is_open = showing.shows(part);
            dom::show(&format!("#part-{part}"), is_open && is_there(part));
            dom::show(&format!("#tab-{part}"), is_there(part));
            form::press(&format!("tab-{part}"), is_open);
        }
        if !is_there(showing.part.peek(|part| *part)) {
            showing.part.set(PARTS[0]);
        }
    });
}

fn open_projector(talk: Talk, showing: Showing) {
    let close = move || {
        showing.is_projected.set(false);
        screen::give_back();
    };
    // Its label tells how many wait to be let in.
    form::on("end-projector", "click", move || {
        if talk.has_visitors() {
            showing.part.set("host");
        }
        close();
    });
    form::on("project", "click", move || {
        showing.is_projected.set(true);
        screen::fill();
    });
    form::on("fill-screen", "click", screen::fill);
    screen::on_given_back(move || showing.is_projected.set(false));
    keyboard::on_key(move |key| {
        if key.name == "Escape" && showing.is_projected.get() {
            close();
        }
    });
    element::follow(move || {
        let is_projected = showing.is_projected.get();
        dom::set_root_attribute("data-projector", is_projected.then_some(""));
        dom::show("#projector-keys", is_projected);
        dom::show("#tabs", !is_projected);
    });
    element::at_end(|| dom::set_root_attribute("data-projector", None));
}

/// What a player can do with his own seat.
fn open_own(talk: Talk) {
    let name = talk.store.peek(|state| {
        let remote = state.holder();
        let name = remote.seat().and_then(|seat| remote.name(seat));
        name.map_or(String::new(), ToString::to_string)
    });
    form::set_text("rename", &name);
    element::follow(move || {
        let is_fixed = talk.store.with(|state| {
            let remote = state.holder();
            let fixed = |seat| Some(remote.group()?.has_fixed_name(seat));
            remote.seat().and_then(fixed).unwrap_or(false)
        });
        dom::show("#rename-form", !is_fixed);
        dom::show("#rename-fixed", is_fixed);
        form::say("rename-fixed", text::NAME_IS_FIXED, false);
    });
    form::on("rename-form", "submit", move || {
        form::mark_right("rename-form");
        match Name::new(&form::text("rename"), words::fold) {
            Ok(name) => talk.ask(Request::Play(Command::Rename(name))),
            Err(refusal) => form::mark_wrong("rename", text::name_refusal(refusal)),
        }
    });
    form::on("step-out", "click", move || {
        talk.end();
        address::go(Page::Play.name());
    });
    form::on("leave-seat", "click", move || {
        talk.ask(Request::Play(Command::Leave));
    });
}
