//! The players of a group: their points, whether they are there, and whether they called.

use leptos::prelude::*;
use score_core::group::teams::TeamId;
use score_core::table::event::SeatId;
use score_core::table::more_time::MoreTime;

use crate::components::host_mark::HostMark;
use crate::components::more_time;
use crate::components::spoken_text::Points;
use crate::components::team_mark::TeamMark;
use crate::{move_tr, text, tr};

/// The role of a player besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The player who made the table.
    Host,
    /// A player to whom the host gave all rights.
    CoHost,
    /// A player who acts for a host who is away.
    StandIn,
}

/// A player of a group.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    /// The player's seat.
    pub seat: SeatId,
    /// The player's name.
    pub name: String,
    /// The player's points; `None` if they host and play for none.
    pub points: Option<i32>,
    /// Whether the player is connected now.
    pub is_here: bool,
    /// Whether this is the player at this screen.
    pub is_you: bool,
    /// Their role besides playing.
    pub role: Option<Role>,
    /// Whether the player cannot write to the others.
    pub is_muted: bool,
    /// Whether the player makes no calls.
    pub is_without_calls: bool,
    /// How much more time they have than others, if the reader may know it.
    pub more_time: Option<MoreTime>,
    /// Their call in this round.
    pub called: Option<String>,
    /// Their team, if there are teams.
    pub team: Option<TeamId>,
    /// Whether there is a button for the host's tools for them.
    pub has_tools: bool,
}

/// The players in their order; `on_choose` takes the player whose button was
/// pressed.
#[component]
pub fn People(
    #[prop(into)] people: Signal<Vec<Person>>,
    #[prop(into)] on_choose: Callback<SeatId>,
) -> impl IntoView {
    // A row that has changed is made anew; the others keep their elements.
    view! {
        <ul class="people" id="scoreboard" aria-label=move_tr!("group-scoreboard")>
            <For each=move || people.get() key=Person::clone let(person)>
                <Row person on_choose/>
            </For>
        </ul>
    }
}

#[component]
fn Row(person: Person, on_choose: Callback<SeatId>) -> impl IntoView {
    let Person { seat, points, .. } = person;
    let called = person
        .called
        .clone()
        .map(|called| view! { <span class="called">{called}</span> });
    let tools = person.has_tools.then(|| {
        let name = person.name.clone();
        view! {
            <button
                type="button"
                class="icon"
                aria-label=move || tr!("group-tools-for", name = name.as_str())
                on:click=move |_| on_choose.run(seat)
            >
                "…"
            </button>
        }
    });
    let name = person.name.clone();
    let person_team = person.team;
    let is_host = matches!(person.role, Some(Role::Host | Role::CoHost));
    let (is_calling, is_away, is_you) = (called.is_some(), !person.is_here, person.is_you);
    let is_limited = person.is_muted || person.is_without_calls;
    let has_more_time = person.more_time.is_some();
    let has_notes = is_you || is_away || is_limited || has_more_time || person.role.is_some();
    let notes = has_notes.then(|| view! { <span class="notes">{move || notes(&person)}</span> });
    view! {
        <li
            class="seat"
            class:calling=is_calling
            class:away=is_away
            class:you=is_you
            data-seat=seat.0.to_string()
        >
            <span class="there" aria-hidden="true"></span>
            {person_team.map(|team| view! { <TeamMark team/> })}
            <span class="name" dir="auto" translate="no">{name}</span>
            {is_host.then(HostMark)}
            {notes}
            {called}
            <span class="points" translate="no">{points.map(|points| view! { <Points points/> })}</span>
            {tools}
        </li>
    }
}

fn notes(person: &Person) -> String {
    let notes = [
        person.is_you.then(|| tr!("group-is-you")),
        person.role.map(|role| match role {
            Role::Host => tr!("group-is-host"),
            Role::CoHost => tr!("group-is-co-host"),
            Role::StandIn => tr!("group-is-stand-in"),
        }),
        (!person.is_here).then(|| tr!("group-is-away")),
        person.is_muted.then(|| tr!("group-is-muted")),
        person
            .is_without_calls
            .then(|| tr!("group-is-without-calls")),
        person.more_time.map(|more| more_time::words(Some(more))),
    ];
    text::listed(&notes.into_iter().flatten().collect::<Vec<_>>())
}
