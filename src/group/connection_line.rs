//! The line about the state of the connection.

use leptos::prelude::*;
use score_core::group::state::Group;
use score_core::relay_session::{ConnectionState, Session};
use score_core::wire::{CloseReason, HelloRefusal};

use crate::components::focus_kept::when_focus_may_go;
use crate::edge::address;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::obstacle::Obstacle;
use crate::group::connection::{Connection, Reachability};
use crate::table::TableNodes;
use crate::text::{self, Outage};
use crate::{move_tr, tr};

/// The effect of the button in the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Recovery {
    /// Tries at once.
    TryNow,
    /// Takes the seat from another tab.
    PlayHere,
    /// Loads the page anew.
    LoadAgain,
}

impl Recovery {
    fn label(self) -> String {
        match self {
            Recovery::TryNow => tr!("group-try-now"),
            Recovery::PlayHere => tr!("group-play-here"),
            Recovery::LoadAgain => tr!("group-load-again"),
        }
    }
}

/// The line about the connection, while there is a problem and the page `is_open`.
#[component]
pub fn ConnectionLine(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let problem = Memo::new(move |_| {
        let Reachability {
            is_offline,
            obstacle,
            ..
        } = connection.reachability.get();
        let is_waiting = connection.is_waiting();
        connection.with(|relay| {
            let problem = |session: &Session| {
                problem(session, relay.group(), is_offline, obstacle, is_waiting)
            };
            relay.read_session(problem)?
        })
    });
    let is_shown = Memo::new(move |_| is_open.get() && problem.with(Option::is_some));
    let line = AnyNodeRef::default();
    let main = TableNodes::here().main;
    when_focus_may_go(is_shown, line, move |is_shown, _| {
        if !is_shown {
            node::focus(main);
        }
    });
    let recovery = move || problem.with(|problem| problem.as_ref().map(|(_, recovery)| *recovery));
    let apply = move |_| match problem.get_untracked().map(|(_, recovery)| recovery) {
        Some(Recovery::TryNow) => connection.try_now(),
        Some(Recovery::PlayHere) => connection.take_over(),
        Some(Recovery::LoadAgain) => address::load_again(),
        None => {}
    };
    let sentence = move || {
        let problem = problem.get();
        problem.map_or(String::new(), |(sentence, _)| sentence)
    };
    let tried_for = move || {
        let lost_s = connection.reachability.get().lost_s;
        lost_s.map_or(String::new(), text::tried_for)
    };
    let next_try = move || {
        let next_try_s = connection.reachability.get().next_try_s;
        next_try_s.map_or(String::new(), text::next_try)
    };
    view! {
        <section
            id="talk"
            class="talk"
            node_ref=line
            aria-label=move_tr!("group-connection")
            hidden=move || !is_shown.get()
        >
            <p id="talk-said" aria-live="polite" aria-atomic="true">{sentence}</p>
            <p id="talk-for" class="help">
                <span>{tried_for}</span>" "<span>{next_try}</span>
            </p>
            <p class="actions">
                <button type="button" id="talk-now" on:click=apply>
                    {move || recovery().unwrap_or(Recovery::TryNow).label()}
                </button>
                <button type="button" id="talk-leave" on:click=move |_| connection.end()>
                    {move_tr!("group-leave")}
                </button>
            </p>
        </section>
    }
}

/// The sentence of the line, and the effect of its button; `None` while all is well.
fn problem(
    session: &Session,
    group: Option<&Group>,
    is_offline: bool,
    obstacle: Option<Obstacle>,
    is_waiting: bool,
) -> Option<(String, Recovery)> {
    let reason = match session.state() {
        ConnectionState::There | ConnectionState::InWaitingRoom => return None,
        ConnectionState::Over(reason) => {
            let recovery = match reason {
                CloseReason::TakenOver | CloseReason::Refused(HelloRefusal::OtherTab) => {
                    Recovery::PlayHere
                }
                CloseReason::OldPage => Recovery::LoadAgain,
                _ => Recovery::TryNow,
            };
            return Some((text::close_reason(reason), recovery));
        }
        ConnectionState::Waiting { .. } | ConnectionState::Opening { .. } => {
            session.last_close_reason()
        }
    };
    // The first try has only just begun.
    if session.lost_since_ms().is_none() && group.is_none() {
        return None;
    }
    let limit = reason.filter(|reason| reason.is_limit());
    let why = match (is_offline, reason) {
        (true, _) => Some(tr!("group-offline")),
        // The lobby names the limit.
        (false, _) if limit.is_some() && group.is_none() && !is_waiting => None,
        (false, reason) => obstacle
            .and_then(text::obstacle)
            .or_else(|| reason.map(text::close_reason)),
    };
    let rest = match group {
        _ if limit.is_some() && !is_offline => tr!("group-tries-by-itself"),
        Some(group) => {
            let outage = match (is_offline, reason) {
                (true, _) => Outage::Own,
                (false, Some(CloseReason::Restart)) => Outage::Relays,
                (false, _) => Outage::Unknown,
            };
            text::reconnecting(outage, group.table().call_is_open())
        }
        None if is_waiting => tr!("group-asking-again"),
        None => tr!("group-looking-for-table"),
    };
    let why = why.map_or(String::new(), |why| why + " ");
    Some((format!("{why}{rest}"), Recovery::TryNow))
}
