//! The reasons why players at this screen may not do something, in words.

use score_core::group::refusal::GroupRefusal;
use score_core::table::command::Ask;
use score_core::table::event::TableMode;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Roller;

use crate::state::authority::{Authority, Denial};
use crate::state::store::State;
use crate::{text, tr};

/// The reason why the player's last command was not carried out, in words.
pub fn denied<A: Authority>(state: &State<A>, denial: &Denial) -> String {
    let has_cards = state.table().rules().has_cards();
    match denial {
        Denial::Refused(refusal) => refused(state, refusal),
        Denial::NotSent => tr!("table-not-sent"),
        Denial::NotRoller(roller) => format!("{}.", text::who_rolls(*roller, has_cards)),
        Denial::OpenRoll => tr!("solver-open-roll"),
        Denial::Bracket => tr!("table-brackets"),
        Denial::FitsNowhere(key) => text::fits_nowhere(*key),
    }
}

/// The reason for a refusal of the referee, in words.
fn refused<A: Authority>(state: &State<A>, refusal: &GroupRefusal) -> String {
    match refusal {
        GroupRefusal::Table(refusal) => {
            text::refusal_at(refusal, state.table().rules().has_cards())
        }
        refusal => text::group_refusal_for(refusal, state.authority().is_host()),
    }
}

/// The reason why the player at this screen may not call now, although others may, in words.
pub fn no_call<A: Authority>(state: &State<A>) -> Option<String> {
    let table = state.table();
    // Without clocks a roll is practice; around one screen each player has buttons of their own.
    let is_shared = table.moves_freely() || table.mode() == TableMode::HotSeat;
    let refused_call = state.may_here(Ask::CallScore).err();
    let why = refused_call.filter(|_| !is_shared)?;
    let is_own = match &why {
        GroupRefusal::CallsForbidden | GroupRefusal::LooksOn | GroupRefusal::OtherOnDevice => true,
        GroupRefusal::Table(refusal) => matches!(refusal, Refusal::MustWait { .. }),
        _ => false,
    };
    is_own.then(|| refused(state, &why))
}

/// The rule on the players who roll, if nobody at this screen may.
pub fn other_roller<A: Authority>(state: &State<A>) -> Option<Roller> {
    let is_others = state.may_roll() == Err(Refusal::NotYourRoll.into());
    is_others.then(|| state.authority().roller())
}
