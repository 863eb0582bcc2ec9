//! The scoreboard: each player's points and call.

use leptos::prelude::*;

use crate::components::spoken_text::Points;
use crate::{move_tr, tr};

/// A call of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// The goal can be made.
    Score,
    /// The goal cannot be made.
    Impossible,
}

impl Call {
    /// The word on the button of the call.
    pub fn label(self) -> String {
        match self {
            Call::Score => tr!("table-score"),
            Call::Impossible => tr!("table-impossible"),
        }
    }
}

/// A player on the scoreboard.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatViewModel {
    /// Their name.
    pub name: String,
    /// Their points.
    pub points: i32,
    /// Their call in this round.
    pub called: Option<Call>,
}

/// The players, with their points.
#[component]
pub fn Scoreboard(#[prop(into)] seats: Signal<Vec<SeatViewModel>>) -> impl IntoView {
    let lines = move || seats.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <ul id="scoreboard" class="scoreboard" aria-label=move_tr!("table-scoreboard")>
            <For each=lines key=Clone::clone let((index, seat))>
                <Line index seat/>
            </For>
        </ul>
    }
}

#[component]
fn Line(index: usize, seat: SeatViewModel) -> impl IntoView {
    let called = seat.called;
    view! {
        <li class="seat" class:calling=called.is_some() data-seat=index.to_string()>
            <span class="name" dir="auto" translate="no">{seat.name}</span>
            " "
            <span class="points" translate="no"><Points points=seat.points/></span>
            {called.map(|called| view! { <span class="called">{move || called.label()}</span> })}
        </li>
    }
}
