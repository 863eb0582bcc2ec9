//! The points of the players at this screen, the button that clears them, and the name of their
//! roll.

use leptos::prelude::*;
use score_core::dice::Generator;
use score_core::table::command::Command;

use crate::components::drawing::{Drawing, Shape};
use crate::components::scoreboard::{Scoreboard, SeatViewModel};
use crate::edge::keyboard;
use crate::edge::node::{self, AnyNodeRef};
use crate::state::store::TableStore;
use crate::table::TableNodes;
use crate::table::view_model::TableViewModel;
use crate::{move_tr, text, tr};

/// The scoreboard, the button that sets points to 0, and the roll of the day; `children` are below.
#[component]
pub fn Standings(
    store: TableStore,
    model: Memo<TableViewModel>,
    children: Children,
) -> impl IntoView {
    let seats = Memo::new(move |_| model.with(|model| model.seats.clone()));
    let has_points = Memo::new(move |_| {
        let is_guided = store.with(|state| state.is_guided());
        !is_guided && seats.with(|seats| seats.iter().any(|seat| seat.points != 0))
    });
    view! {
        <div class="standing">
            <Scoreboard seats/>
            <Show when=move || has_points.get()>
                <ClearPoints store seats/>
            </Show>
            <RollOfTheDay store/>
            {children()}
        </div>
    }
}

/// The button that sets all points to 0, which takes a second press.
#[component]
fn ClearPoints(store: TableStore, seats: Memo<Vec<SeatViewModel>>) -> impl IntoView {
    let details = AnyNodeRef::default();
    let main = TableNodes::here().main;
    let clear = move |_| {
        node::close(details);
        store.send_here(Command::ClearPoints);
        // The pressed button disappears.
        node::focus(main);
    };
    node::on_elsewhere(details, move || node::close(details));
    keyboard::on_key(move |key| {
        if key.name == "Escape" && node::is_there((details, ":scope[open] > p")) {
            key.take();
            if node::has_focus_within(details) {
                node::focus((details, "summary"));
            }
            node::close(details);
        }
    });
    let is_alone = move || seats.with(|seats| seats.len() <= 1);
    let question = move || match is_alone() {
        true => tr!("table-clear-points-alone"),
        false => tr!("table-clear-points"),
    };
    view! {
        <details id="clear-points-here" class="clear-points" node_ref=details>
            <summary
                aria-label=move_tr!("players-clear-points")
                title=move_tr!("players-clear-points")
            >
                <Drawing shape=Shape::Undo/>
                "0"
            </summary>
            <p class="card">
                {question} " "
                <button type="button" id="yes-clear-points" data-costs="" on:click=clear>
                    {move_tr!("table-yes-clear-points")}
                </button>
            </p>
        </details>
    }
}

/// The name and the date of the roll of the day, while it lies on the table.
#[component]
fn RollOfTheDay(store: TableStore) -> impl IntoView {
    let date = Memo::new(move |_| date_of_roll(store));
    let name = move || {
        let (date, has_cards) = date.get()?;
        let source = text::source(has_cards);
        let name = tr!(
            "table-roll-of-the-day",
            source = source,
            date = text::date(date)
        );
        Some(view! { <p id="of-the-day" class="of-the-day">{name}</p> })
    };
    view! { <div class="contents">{name}</div> }
}

/// Today's date, if the roll of the day is on the table, and whether it is of cards. Nothing is
/// stored, because the numbers of a day follow from its date.
fn date_of_roll(store: TableStore) -> Option<(u32, bool)> {
    let date = store.clock().local_date();
    store.with(|state| {
        let table = state.table();
        let round = table.round().filter(|_| !state.is_guided())?;
        let of_the_day = table.rules().deal(&mut Generator::new(date.into(), 0));
        let has_cards = table.rules().has_cards();
        (round.deal == of_the_day).then_some((date, has_cards))
    })
}
