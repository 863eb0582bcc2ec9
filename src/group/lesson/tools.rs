//! The lesson among the host's tools: the next roll, the list of rolls, and the card at the end.

use leptos::prelude::*;
use score_core::group::report;
use score_core::link::LinkedView;

use crate::components::end_card::{EndCard, Figure};
use crate::components::form::{Confirm, RefusalLine};
use crate::group::connection::Connection;
use crate::group::lesson::at_table::LessonAtTable;
use crate::group::linked_views;
use crate::group::relay_table::RelayTable;
use crate::group::sent_request::SentRequest;
use crate::{move_tr, text, tr};

/// The tools for the lesson at this table, if one is held, and a link to the planner.
#[component]
pub fn LessonTools() -> impl IntoView {
    let at_table = LessonAtTable::here();
    view! {
        <Show when=move || at_table.has_lesson()>
            <HeldLesson at_table/>
        </Show>
        <p class="links">
            <a id="host-plan" href=linked_views::address_of(LinkedView::Plan)>
                {move_tr!("lesson-title")}
            </a>
        </p>
    }
}

/// The held lesson: its progress, the next roll, the list of rolls, and its end.
#[component]
fn HeldLesson(at_table: LessonAtTable) -> impl IntoView {
    let roll_count = move || at_table.with(|held| held.lesson().rolls().len());
    let roll_count = Memo::new(move |_| roll_count().unwrap_or_default());
    let next = Memo::new(move |_| {
        at_table
            .with(|held| held.next().map(|(index, _)| index))
            .flatten()
    });
    let on_table = Memo::new(move |_| at_table.with(|held| held.on_table()).flatten());
    let is_over = Memo::new(move |_| next.get().is_none() && !at_table.has_open_round());
    let progress = move || match (on_table.get(), next.get()) {
        (Some(index), _) => tr!(
            "lesson-on-table",
            number = index + 1,
            count = roll_count.get()
        ),
        (None, Some(index)) => tr!("lesson-next", number = index + 1, count = roll_count.get()),
        (None, None) => tr!("lesson-all-played", count = roll_count.get()),
    };
    view! {
        <section id="host-lesson" class="group" aria-labelledby="host-lesson-title">
            <h2 id="host-lesson-title">{move_tr!("lesson-held")}</h2>
            <p id="lesson-standing">{progress}</p>
            <p class="help" id="lesson-done" hidden=move || next.get().is_some() || is_over.get()>
                {move_tr!("lesson-done")}
            </p>
            <Show when=move || is_over.get()>
                <LessonIsOver roll_count/>
            </Show>
            <DealNext at_table roll_count next on_table/>
            <details id="lesson-list">
                <summary>{move_tr!("lesson-list")}</summary>
                <ol class="planned">
                    <For each=move || 0..roll_count.get() key=|index| *index let(index)>
                        <HeldRoll at_table index/>
                    </For>
                </ol>
                <p class="help">{move_tr!("lesson-list-help")}</p>
            </details>
            <Confirm
                id="lesson-end"
                summary=move_tr!("lesson-end")
                question=move_tr!("lesson-end-help")
                button_id="lesson-end-yes"
                yes=move_tr!("lesson-yes-end")
                on_yes=move |()| at_table.end()
            />
        </section>
    }
}

/// The card of a lesson whose rolls were all played: how the class did, and the report.
#[component]
fn LessonIsOver(roll_count: Memo<usize>) -> impl IntoView {
    let connection = Connection::here();
    let class_result = Memo::new(move |_| {
        connection.with(|relay| {
            let rows = relay.group().and_then(report::rows).unwrap_or_default();
            let answers: u32 = rows.iter().map(|row| row.tally.answers()).sum();
            let right: u32 = rows.iter().map(|row| row.tally.right).sum();
            (rows.len(), right as usize, answers as usize)
        })
    });
    let figures = move || {
        let (pupils, right, answers) = class_result.get();
        vec![
            Figure::new(tr!("lesson-end-puzzles"), roll_count.get()),
            Figure::new(tr!("lesson-end-pupils"), pupils),
            Figure::of(tr!("lesson-end-right"), right, answers),
        ]
    };
    let shared = move || {
        let (pupils, right, answers) = class_result.get();
        tr!(
            "lesson-shared",
            puzzles = roll_count.get(),
            pupils = pupils,
            right = right,
            all = answers
        )
    };
    view! {
        <EndCard
            id="lesson-over"
            title=move_tr!("lesson-over")
            figures=Signal::derive(figures)
            shared=Signal::derive(shared)
        >
            <a class="go primary" href=linked_views::address_of(LinkedView::Report)>
                {move_tr!("report-title")}
            </a>
        </EndCard>
    }
}

/// The button that deals the `next` of `roll_count` rolls, or the reason why no roll can be dealt.
#[component]
fn DealNext(
    at_table: LessonAtTable,
    roll_count: Memo<usize>,
    next: Memo<Option<usize>>,
    on_table: Memo<Option<usize>>,
) -> impl IntoView {
    let connection = Connection::here();
    let is_open = Memo::new(move |_| at_table.has_open_round());
    // The request of the last press, which the relay may refuse.
    let sent = SentRequest::none(connection, move || {
        is_open.get();
        on_table.get();
    });
    let is_early = RwSignal::new(false);
    let deals_nothing = Memo::new(move |_| connection.with(RelayTable::deals_nothing));
    let can_deal = Memo::new(move |_| !is_open.get() && deals_nothing.with(Option::is_none));
    let deal = move |_| {
        sent.note();
        is_early.set(is_open.get_untracked());
        if can_deal.get_untracked() {
            at_table.deal_next();
        }
    };
    let no_deals_sentence = move || deals_nothing.with(|why| why.as_ref().map(text::group_refusal));
    let refusal = move || match is_early.get() && sent.is_open() {
        true => Some(tr!("lesson-end-round-first")),
        false if deals_nothing.with(Option::is_some) => no_deals_sentence(),
        false if is_early.get() => None,
        false => sent.refusal(),
    };
    view! {
        <RefusalLine id="lesson-deal-status" refusal=Signal::derive(refusal)/>
        <p class="actions">
            <button
                type="button"
                id="lesson-deal"
                data-costs=move || next.get().map(|index| index.to_string())
                class="primary"
                hidden=move || next.get().is_none()
                aria-disabled=move || (!can_deal.get()).to_string()
                on:click=deal
            >
                {move || {
                    let number = next.get().unwrap_or_default() + 1;
                    tr!("lesson-deal", number = number, count = roll_count.get())
                }}
            </button>
        </p>
    }
}

/// A roll of the lesson; a press makes it the next one.
#[component]
fn HeldRoll(at_table: LessonAtTable, index: usize) -> impl IntoView {
    let roll = move || {
        at_table
            .with(|held| held.lesson().rolls().get(index).copied())
            .flatten()
    };
    let roll = Memo::new(move |_| roll());
    let is_next = Memo::new(move |_| {
        let next = at_table.with(|held| held.next().map(|(next, _)| next));
        next.flatten() == Some(index)
    });
    let state = move || {
        let is_on_table = at_table.with(|held| held.on_table() == Some(index));
        let is_played = at_table.with(|held| held.is_played(index));
        match (is_next.get(), is_on_table, is_played) {
            (true, ..) => tr!("lesson-comes-next"),
            (_, Some(true), _) => tr!("lesson-lies-there"),
            (_, _, Some(true)) => tr!("lesson-was-played"),
            _ => String::new(),
        }
    };
    let numbers = move || roll.get().map_or(String::new(), |roll| roll.to_string());
    let label = move || {
        let roll = roll.get();
        roll.map_or(String::new(), |roll| {
            tr!("lesson-choose", roll = text::roll_in_lesson(index, &roll))
        })
    };
    view! {
        <li data-number=(index + 1).to_string()>
            <strong class="roll" translate="no">{numbers}</strong>
            <span class="rating">{state}</span>
            <button
                type="button"
                aria-label=label
                aria-pressed=move || is_next.get().to_string()
                on:click=move |_| at_table.choose(index)
            >
                {move_tr!("lesson-choose-short")}
            </button>
        </li>
    }
}
