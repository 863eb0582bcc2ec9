//! The standings of a race: points and goals, in large letters for a whole room.

use leptos::prelude::*;
use score_core::games::race::{GOAL_POINTS, GOALS_TO_WIN};

use crate::components::spoken_text::Points;
use crate::group::connection::Connection;
use crate::group::people::people;
use crate::group::relay_table::RelayTable;
use crate::{text, tr};

/// The most players who are shown: as many as can be read from the last row of a class.
const MAX_SHOWN: usize = 8;

/// A player's points and goals so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player's name.
    pub name: String,
    points: i32,
    /// The number of goals that the player has made.
    pub goals: u8,
}

/// The best players of the race, each with their points on the way to the next goal.
#[component]
pub fn RaceStandings() -> impl IntoView {
    let connection = Connection::here();
    let standings = Memo::new(move |_| connection.with(standings));
    let line = |standing: Standing| {
        let Standing {
            name,
            points,
            goals,
        } = standing;
        view! {
            <li>
                <bdi translate="no">{name}</bdi>
                <meter min="0" max=GOAL_POINTS value=points.max(0) aria-hidden="true"></meter>
                <strong>
                    <Points points/>
                </strong>
                <Goals goals/>
            </li>
        }
    };
    view! {
        <ol class="race-wall">{move || standings.get().into_iter().take(MAX_SHOWN).map(line).collect_view()}</ol>
    }
}

/// A player's goals: a disc for each that is made, and a ring for each that is left.
#[component]
pub fn Goals(goals: u8) -> impl IntoView {
    let made_count = goals.min(GOALS_TO_WIN);
    view! {
        <span class="goals">
            <span aria-hidden="true">{text::goal_signs(made_count)}</span>
            <span class="hush">{move || tr!("group-goals", count = made_count)}</span>
        </span>
    }
}

/// The players who have rolled in the race, the best first.
pub fn standings(relay: &RelayTable) -> Vec<Standing> {
    let rolled = people(relay).into_iter().filter_map(|person| {
        Some(Standing {
            name: person.name,
            points: person.points?,
            goals: relay.goals(person.seat),
        })
    });
    rolled.collect()
}
