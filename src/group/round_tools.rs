//! What a host, and a stand-in for one, can do with the round: a new roll, and its end.

use std::cell::Cell;

use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::state::{Phase, Rights};

use crate::edge::live::Live;
use crate::edge::{dom, element, form};
use crate::group::remote::Remote;
use crate::group::talk::Talk;
use crate::pages::play::carry_out_here;
use crate::store::State;
use crate::text;
use crate::view::calls::Wish;

/// A round that can be ended: another call makes it another one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct OpenRound {
    /// The number of the entry that dealt it.
    n: u64,
    score_caller: Option<SeatId>,
    impossible_caller: Option<SeatId>,
}

impl OpenRound {
    fn of(group: &Group) -> Option<OpenRound> {
        let round = group.table().round()?;
        let (score_caller, impossible_caller) = round.callers();
        let is_open = !matches!(round.phase, Phase::Settled(_));
        is_open.then_some(OpenRound {
            n: group.round_n(),
            score_caller,
            impossible_caller,
        })
    }

    fn has_call(&self) -> bool {
        self.score_caller.or(self.impossible_caller).is_some()
    }
}

/// Brings the tools to life, until the owner of this scope is gone.
pub fn open(talk: Talk) {
    say_for_whom(talk);
    open_roll(talk);
    open_end(talk);
}

/// A stand-in reads for whom and why.
fn say_for_whom(talk: Talk) {
    element::follow(move || {
        let said = talk.store.with(|state| {
            let remote = state.holder();
            let group = remote
                .group()
                .filter(|_| remote.rights() == Rights::StandIn)?;
            let maker = group.maker().and_then(|maker| remote.name(maker));
            Some(text::standing_in(maker.map(|name| name.as_str())))
        });
        dom::show("#host-standing-in", said.is_some());
        let said = said.unwrap_or_default();
        // A line that says the same again would be read again.
        if form::said("host-standing-in") != said {
            form::say("host-standing-in", &said, false);
        }
    });
}

fn open_roll(talk: Talk) {
    let has_call = move || {
        let calls = |state: &State<Remote>| state.table().call_is_open();
        talk.store.with(calls)
    };
    form::on("host-roll", "click", move || {
        if !has_call() {
            carry_out_here(talk.store, Wish::Roll);
        }
    });
    form::on("host-roll-anyway", "click", move || {
        carry_out_here(talk.store, Wish::RollAnyway);
    });
    form::on("host-roll-keep", "click", move || {
        carry_out_here(talk.store, Wish::KeepRoll);
    });
    element::follow(move || form::enable("host-roll", !has_call()));
    let question = Question::new("host-roll", "host-roll-asks", "host-roll-keep");
    element::follow(move || question.show(talk.store.with(State::asks_to_roll)));
}

fn open_end(talk: Talk) {
    let open_round = move || {
        let round = |remote: &Remote| remote.group().and_then(OpenRound::of);
        talk.store.with(|state| round(state.holder()))
    };
    let asked: Live<Option<OpenRound>> = Live::new(None);
    // It is about the round as it was: what happens in it ends the question.
    let question = move || {
        asked
            .get()
            .filter(|asked| open_round().as_ref() == Some(asked))
    };
    form::on("host-end", "click", move || asked.set(open_round()));
    form::on("host-end-keep", "click", move || asked.set(None));
    for (key, with_points) in [("host-end-points", true), ("host-end-plain", false)] {
        form::on(key, "click", move || {
            if question().is_some() {
                asked.set(None);
                talk.ask(Request::Play(Command::EndRound { with_points }));
            }
        });
    }
    element::follow(move || form::enable("host-end", open_round().is_some()));
    let place = Question::new("host-end", "host-end-asks", "host-end-keep");
    element::follow(move || {
        let question = question();
        if let Some(round) = &question {
            let (said, has_choice) = talk.store.with(|state| {
                let remote = state.holder();
                let has_choice = round.has_call() && remote.is_host();
                let name = |seat: SeatId| remote.name(seat).map(ToString::to_string);
                let score = round.score_caller.and_then(name);
                let impossible = round.impossible_caller.and_then(name);
                (text::end_round(score, impossible, has_choice), has_choice)
            });
            form::say("host-end-question", &said, false);
            form::say("host-end-plain", text::end_key(has_choice), false);
            dom::show("#host-end-points", has_choice);
        }
        place.show(question.is_some());
    });
}

/// A question below the key that asks it.
struct Question {
    key: &'static str,
    answers: &'static str,
    /// The answer that changes nothing.
    keep: &'static str,
    was_asked: Cell<bool>,
}

impl Question {
    /// One that has not been asked, by the names of its elements.
    fn new(key: &'static str, answers: &'static str, keep: &'static str) -> Question {
        Question {
            key,
            answers,
            keep,
            was_asked: Cell::new(false),
        }
    }

    /// Shows the question, or takes it away. Whoever pressed the key finds the focus on
    /// the answer that changes nothing, and afterwards on the key again.
    fn show(&self, is_asked: bool) {
        if self.was_asked.replace(is_asked) == is_asked {
            return;
        }
        let Question {
            key, answers, keep, ..
        } = *self;
        let has_focus = dom::has_focus(&format!("#{key}, #{answers} button"));
        dom::show(&format!("#{answers}"), is_asked);
        form::expand(key, is_asked);
        let next = if is_asked { keep } else { key };
        if has_focus {
            // The board asks the same, and wants the focus too.
            dom::before_paint(move || {
                dom::focus(&format!("#{next}"));
            });
        }
    }
}
