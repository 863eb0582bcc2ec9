//! The panel for the player's own seat: their name, and the ways to leave the table.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::table::command::Command;

use crate::components::form::Confirm;
use crate::components::one_name::{OneName, OneNameForm};
use crate::edge::address;
use crate::group::connection::Connection;
use crate::group::invite;
use crate::move_tr;
use crate::page::Page;

/// The panel with the form for the player's name and the ways to leave the table.
#[component]
pub fn OwnSeatPanel(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let step_out = move |()| {
        connection.make_way();
        address::go(Page::Play.name());
    };
    let next_player = move |()| {
        let table = connection.with_untracked(|relay| invite::link_to_table(invite::PAGE, relay));
        connection.make_way();
        if let Some(table) = table {
            address::go(&table.to_string());
        }
    };
    view! {
        <section id="part-you" aria-label=move_tr!("group-you") hidden=move || !is_open.get()>
            <Rename/>
            <WayOut
                id="next-player"
                label=move_tr!("group-next-player")
                help=move_tr!("group-next-player-help")
                button=move_tr!("group-next-player-short")
                on_press=next_player
            />
            <WayOut
                id="step-out"
                label=move_tr!("group-step-out")
                help=move_tr!("group-step-out-help")
                button=move_tr!("group-go-private-short")
                on_press=step_out
            />
            <Confirm
                summary=move_tr!("group-leave-table")
                question=move_tr!("group-leave-table-help")
                button_id="leave-seat"
                yes=move_tr!("group-yes-leave")
                on_yes=move |()| connection.request(Request::Play(Command::Leave))
            />
        </section>
    }
}

/// A way to leave the table that keeps the player's seat.
#[component]
fn WayOut(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] help: Signal<String>,
    /// The label of the button.
    #[prop(into)]
    button: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <p class="row">
            <span>{label} <br/> <span class="help">{help}</span></span>
            <button type="button" id=id on:click=move |_| on_press.run(())>
                {button}
            </button>
        </p>
    }
}

/// The form for the player's name, if the host does not choose it.
#[component]
fn Rename() -> impl IntoView {
    let connection = Connection::here();
    let name = connection.with_untracked(|relay| {
        let name = relay.seat().and_then(|seat| relay.name(seat));
        name.map_or(String::new(), ToString::to_string)
    });
    let is_name_fixed = Memo::new(move |_| {
        connection.with(|relay| {
            let has_fixed_name = |seat| Some(relay.group()?.has_fixed_name(seat));
            relay.seat().and_then(has_fixed_name).unwrap_or(false)
        })
    });
    view! {
        <OneNameForm
            id="rename-form"
            hidden=is_name_fixed
            name=OneName::new(name)
            box_id="rename"
            label=move_tr!("group-your-name")
            autocomplete="nickname"
            button=move_tr!("group-change")
            on_name=move |name| connection.request(Request::Play(Command::Rename(name)))
        />
        <p id="rename-fixed" class="help" hidden=move || !is_name_fixed.get()>
            {move_tr!("group-refused-name-fixed")}
        </p>
    }
}
