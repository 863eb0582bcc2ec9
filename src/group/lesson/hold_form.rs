//! The form that takes a planned lesson to the host's table, or makes one for it.

use leptos::prelude::*;
use score_core::lesson::Lesson;

use crate::components::fields::{NameRow, TextBox};
use crate::components::form::{Form, RefusalLine, StatusLine};
use crate::edge::{dom, node};
use crate::group::lesson::at_table::LessonAtTable;
use crate::group::lobby::{Lobby, LobbyField};
use crate::group::persistence;
use crate::group::race::GiveUpQuestion;
use crate::{move_tr, tr};

/// The form that takes the lesson to the host's table, or makes a table with it.
#[component]
pub fn HoldForm(
    lesson: Memo<Option<Lesson>>,
    lobby: Lobby,
    at_table: LessonAtTable,
) -> impl IntoView {
    let is_host = Memo::new(move |_| at_table.is_host());
    view! {
        <section id="lesson-hold" class="group" aria-labelledby="lesson-hold-title">
            <h2 id="lesson-hold-title">{move_tr!("lesson-hold")}</h2>
            <Show when=move || is_host.get() fallback=move || view! { <MakeTable lesson lobby/> }>
                <TakeToTable lesson at_table/>
            </Show>
        </section>
    }
}

/// The button that takes the lesson to the table that the player hosts.
#[component]
fn TakeToTable(lesson: Memo<Option<Lesson>>, at_table: LessonAtTable) -> impl IntoView {
    let is_refused = RwSignal::new(false);
    let give_up_question = GiveUpQuestion::new(at_table.connection());
    let take = move |_| {
        if let Some(lesson) = lesson.get_untracked()
            && !give_up_question.asks_first()
        {
            is_refused.set(!at_table.begin(lesson));
        }
    };
    let table_name = move || at_table.table_name();
    let refusal = move || {
        let open_round = || is_refused.get().then(|| tr!("lesson-end-round-first"));
        give_up_question.sentence().or_else(open_round)
    };
    view! {
        <p class="help">
            {move || match at_table.has_lesson() {
                true => tr!("lesson-take-another-help"),
                false => tr!("lesson-take-help"),
            }}
        </p>
        <RefusalLine id="lesson-take-status" refusal=Signal::derive(refusal)/>
        <p class="actions">
            <button type="button" id="lesson-take" class="primary" data-costs=move || give_up_question.costs() on:click=take>
                {move || tr!("lesson-take", table = table_name())}
            </button>
        </p>
    }
}

/// The form that makes a table for the lesson, for a player who hosts none.
#[component]
fn MakeTable(lesson: Memo<Option<Lesson>>, lobby: Lobby) -> impl IntoView {
    let name = TextBox::new(persistence::name());
    let table = TextBox::default();
    let has_asked = RwSignal::new(false);
    let status = move || has_asked.get().then(|| lobby.shown_status());
    let problem = move |field: LobbyField| Signal::derive(move || status()?.about(field));
    // The lobby moves the focus to its own fields, which are hidden now.
    Effect::new(move |_| {
        let status = status();
        let is_about = |field| {
            status
                .as_ref()
                .is_some_and(|status| status.about(field).is_some())
        };
        let input = match (is_about(LobbyField::Name), is_about(LobbyField::Make)) {
            (true, _) => name.input,
            (_, true) => table.input,
            _ => return,
        };
        dom::before_paint(move || node::focus(input));
    });
    let submit = move || {
        if let Some(lesson) = lesson.get_untracked() {
            has_asked.set(true);
            let (name, table) = untrack(|| (name.written(), table.written()));
            lobby.make_for(lesson, name, table);
        }
    };
    view! {
        <Form id="lesson-make-form" on_submit=move |()| submit()>
            <p class="help">{move_tr!("lesson-make-help")}</p>
            <NameRow
                id="lesson-name"
                label=move_tr!("group-your-name")
                autocomplete="nickname"
                autocapitalize="words"
                text=name
                problem=problem(LobbyField::Name)
            />
            <NameRow
                id="lesson-table"
                label=move_tr!("lesson-table")
                autocomplete="off"
                text=table
                problem=problem(LobbyField::Make)
            />
            <StatusLine
                id="lesson-make-status"
                is_refusal=move || status().is_some_and(|status| status.is_refusal)
                sentence=move || status().map_or(String::new(), |status| status.sentence)
            />
            <p class="actions">
                <button type="submit" class="primary">{move_tr!("lesson-make")}</button>
            </p>
        </Form>
    }
}
