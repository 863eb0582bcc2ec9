//! What players can do with their own seat.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::name::{Name, NameRefusal};

use crate::components::fields::whole_characters;
use crate::edge::{address, words};
use crate::group::connection::Connection;
use crate::page::Page;
use crate::{move_tr, text};

/// The player's name, and the ways away from the table.
#[component]
pub fn OwnSeatPart(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let step_out = move |_| {
        connection.end();
        address::go(Page::Play.name());
    };
    view! {
        <section id="part-you" aria-label=move_tr!("group-you") hidden=move || !is_open.get()>
            <Rename/>
            <p class="row">
                <span>
                    {move_tr!("group-step-out")} <br/>
                    <span class="help">{move_tr!("group-step-out-help")}</span>
                </span>
                <button type="button" id="step-out" on:click=step_out>
                    {move_tr!("group-go-private-short")}
                </button>
            </p>
            <details>
                <summary>{move_tr!("group-leave-table")}</summary>
                <p>{move_tr!("group-leave-table-help")}</p>
                <p class="actions">
                    <button
                        type="button"
                        id="leave-seat"
                        on:click=move |_| connection.ask(Request::Play(Command::Leave))
                    >
                        {move_tr!("group-yes-leave")}
                    </button>
                </p>
            </details>
        </section>
    }
}

/// Changes the player's name, where it is not the host's choice.
#[component]
fn Rename() -> impl IntoView {
    let connection = Connection::here();
    let name = RwSignal::new(connection.store.with_untracked(|state| {
        let relay = state.authority();
        let name = relay.seat().and_then(|seat| relay.name(seat));
        name.map_or(String::new(), ToString::to_string)
    }));
    let problem = RwSignal::new(None::<NameRefusal>);
    let is_fixed = Memo::new(move |_| {
        connection.store.with(|state| {
            let relay = state.authority();
            let fixed = |seat| Some(relay.group()?.has_fixed_name(seat));
            relay.seat().and_then(fixed).unwrap_or(false)
        })
    });
    let rename = move || match Name::new(name.get_untracked().trim(), words::fold) {
        Ok(name) => {
            problem.set(None);
            connection.ask(Request::Play(Command::Rename(name)));
        }
        Err(refusal) => problem.set(Some(refusal)),
    };
    let sentence = |refusal: NameRefusal| {
        view! {
            <span class="problem">{move || text::name_refusal(refusal).to_string()}</span>
        }
    };
    view! {
        <form
            id="rename-form"
            novalidate
            hidden=move || is_fixed.get()
            on:submit=move |event| {
                event.prevent_default();
                rename();
            }
        >
            <p class="row">
                <label for="rename">{move_tr!("group-your-name")}</label>
                <input
                    id="rename"
                    aria-describedby="rename-status"
                    autocomplete="nickname"
                    spellcheck="false"
                    maxlength="40"
                    aria-invalid=move || problem.get().map(|_| "true")
                    bind:value=whole_characters(name)
                />
                <button type="submit">{move_tr!("group-change")}</button>
                {move || problem.get().map(sentence)}
            </p>
            <p id="rename-status" class="status" role="status"></p>
        </form>
        <p id="rename-fixed" class="help" hidden=move || !is_fixed.get()>
            {move_tr!("group-refused-name-fixed")}
        </p>
    }
}
