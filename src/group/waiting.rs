//! The waiting room of a table: for those who are in it, and for those who host.

use std::collections::BTreeSet;

use score_core::group::request::{Request, VisitorId};
use score_core::wire::{Place, Visitor};

use crate::edge::element::{self, El, Item, el, item};
use crate::edge::{dom, form};
use crate::group::talk::Talk;
use crate::text;

/// What a visitor sees, for as long as the page lives.
pub fn open_page(talk: Talk) {
    element::follow(move || {
        let said = talk.store.with(|state| {
            let visit = state.holder().session()?.visit();
            let name = visit.player.as_ref()?.name.clone();
            match &visit.place {
                Place::Join(table) | Place::Create(table) => Some(text::asking(table, &name)),
                Place::GroupA | Place::GroupB => None,
            }
        });
        let said = said.unwrap_or_default();
        // A line that says the same again would be read again.
        if form::said("waiting-said") != said {
            form::say("waiting-said", &said, false);
        }
    });
    form::on("waiting-leave", "click", move || talk.end());
}

/// Those who wait, and what a host does about them, until the owner of this scope is
/// gone.
pub fn open_list(talk: Talk) {
    let visitors = move || {
        talk.store.with(|state| {
            let session = state.holder().session();
            session.map_or(Vec::new(), |session| session.visitors().to_vec())
        })
    };
    let ask = move |request: Request| talk.ask(request);
    let items = move || visitors().into_iter().map(|it| line(it, ask)).collect();
    form::on("visitors-admit-all", "click", move || {
        ask(Request::AdmitAll)
    });
    form::on("host-waiting", "change", move || {
        let is_on = form::is_checked("host-waiting");
        talk.ask(Request::UseWaitingRoom(is_on));
    });
    element::follow(move || {
        let is_on = talk.store.with(|state| {
            let group = state.holder().group();
            group.is_some_and(|group| group.has_waiting_room())
        });
        form::set_checked("host-waiting", is_on);
        dom::show("#visitors", is_on);
    });
    element::follow(move || {
        let count = visitors().len();
        form::say("visitors-title", &text::visitors(count), false);
        form::label("tab-host", &text::host_tab(count));
        form::label("end-projector", &text::close_projector(count));
        // Its key goes with a name that has the focus.
        let had_focus = dom::has_focus("#visitors-list button, #visitors-admit-all");
        dom::show("#visitors-all", count > 1);
        if had_focus {
            dom::before_paint(|| {
                if dom::has_focus("body") && !dom::focus("#visitors-list button") {
                    dom::focus("#visitors-title");
                }
            });
        }
    });
    let list = el("ul").class("visitors").each(items);
    element::fill("visitors-list", vec![list]);
}

fn line(visitor: Visitor, ask: impl Fn(Request) + Copy + 'static) -> Item {
    let Visitor { id, name } = visitor;
    item(id.0, move || shown(id, &name, ask))
}

fn shown(id: VisitorId, name: &str, ask: impl Fn(Request) + Copy + 'static) -> El {
    let key = |label: &str, spoken: String, is_let_in: bool| {
        el("button")
            .attr("type", "button")
            .attr("aria-label", &spoken)
            .text(label)
            .on("click", move |_| ask(Request::Admit(id, is_let_in)))
    };
    let keys = el("span").class("actions");
    el("li")
        .child(el("span").class("name").attr("dir", "auto").text(name))
        .child(
            keys.child(key(text::LET_IN, text::let_in(name), true))
                .child(key(text::TURN_AWAY, text::turn_away(name), false)),
        )
}

/// The names of those who wait and have not waited before.
pub fn new_names(visitors: &[Visitor], known: &mut BTreeSet<VisitorId>) -> Vec<String> {
    let is_new = |visitor: &&Visitor| !known.contains(&visitor.id);
    let names = visitors.iter().filter(is_new);
    let names = names.map(|visitor| visitor.name.clone()).collect();
    *known = visitors.iter().map(|visitor| visitor.id).collect();
    names
}
