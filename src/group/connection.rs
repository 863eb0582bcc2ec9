//! The line that says how it stands with the connection.

use score_core::session::{Session, Stage};
use score_core::wire::{Bye, HelloRefusal};

use crate::edge::{address, dom, element, form};
use crate::group::talk::Talk;
use crate::text::{self, Outage};

/// What the key in the line does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cure {
    /// Tries at once.
    TryNow,
    /// Takes the seat from another tab.
    PlayHere,
    /// Loads the page anew.
    LoadAgain,
}

/// Brings the line to life, for as long as the page lives.
pub fn open(talk: Talk, is_open: impl Fn() -> bool + 'static) {
    let face = move || {
        let bye = talk.last_bye.get();
        let is_offline = talk.is_offline.get();
        let waits = talk.waits.get();
        talk.store.with(|state| {
            let session = state.holder().session()?;
            face(session, bye.as_ref(), is_offline, waits)
        })
    };
    element::follow(move || {
        let face = face();
        let is_shown = face.is_some() && is_open();
        if !is_shown && dom::has_focus("#talk button") {
            dom::focus("main#group");
        }
        dom::show("#talk", is_shown);
        let (sentence, cure) = face.unwrap_or((String::new(), Cure::TryNow));
        say("talk-said", &sentence);
        say("talk-now", label(cure));
    });
    element::follow(move || {
        let lost_s = talk.lost_s.get();
        say("talk-for", &lost_s.map_or(String::new(), text::tried_for));
    });
    form::on("talk-now", "click", move || {
        match face().map(|(_, cure)| cure) {
            Some(Cure::TryNow) => talk.try_now(),
            Some(Cure::PlayHere) => talk.take_over(),
            Some(Cure::LoadAgain) => address::load_again(),
            None => {}
        }
    });
    form::on("talk-leave", "click", move || talk.end());
}

/// A line that says the same again is read again: it is left alone.
fn say(id: &'static str, sentence: &str) {
    if form::said(id) != sentence {
        form::say(id, sentence, false);
    }
}

/// What the line says, and its key; `None` while all is well.
fn face(
    session: &Session,
    bye: Option<&Bye>,
    is_offline: bool,
    waits: bool,
) -> Option<(String, Cure)> {
    let bye = match session.stage() {
        Stage::There | Stage::InWaitingRoom => return None,
        Stage::Over(bye) => {
            let cure = match bye {
                Bye::TakenOver | Bye::Refused(HelloRefusal::OtherTab) => Cure::PlayHere,
                Bye::OldPage => Cure::LoadAgain,
                _ => Cure::TryNow,
            };
            return Some((text::bye(bye), cure));
        }
        Stage::Waiting { .. } | Stage::Opening { .. } => bye,
    };
    // The first try has only just begun.
    if session.lost_since_ms().is_none() && session.group().is_none() {
        return None;
    }
    let why = match (is_offline, bye) {
        (true, _) => Some(text::OFFLINE.to_owned()),
        (false, bye) => bye.map(text::bye),
    };
    let rest = match session.group() {
        Some(group) => {
            let outage = match (is_offline, bye) {
                (true, _) => Outage::Own,
                (false, Some(Bye::Restart)) => Outage::Relays,
                (false, _) => Outage::Unknown,
            };
            text::reconnecting(outage, group.table().call_is_open())
        }
        None if waits => text::ASKING_AGAIN,
        None => text::LOOKING_FOR_TABLE,
    };
    let why = why.map_or(String::new(), |why| why + " ");
    Some((format!("{why}{rest}"), Cure::TryNow))
}

fn label(cure: Cure) -> &'static str {
    match cure {
        Cure::TryNow => text::TRY_NOW,
        Cure::PlayHere => text::PLAY_HERE,
        Cure::LoadAgain => text::LOAD_AGAIN,
    }
}
