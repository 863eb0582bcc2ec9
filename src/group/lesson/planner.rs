//! The page on which a lesson is planned and sent as a link. It needs no relay.

use leptos::prelude::*;
use score_core::assignment::Work;
use score_core::lesson::{Lesson, MAX_LESSON_ROLLS};
use score_core::link::{Link, LinkedView};

use crate::components::fields::{CheckRow, GoalRow};
use crate::components::form::Form;
use crate::components::link_to_copy::LinkToCopy;
use crate::components::rules_form::DiceRow;
use crate::edge::{address, for_others};
use crate::group::everyone::WayRows;
use crate::group::lesson::add_rolls::{ByDifficulty, FromLink, Typed};
use crate::group::lesson::at_table::LessonAtTable;
use crate::group::lesson::hold_form::HoldForm;
use crate::group::lesson::plan::Plan;
use crate::group::lesson::planned_rolls::PlannedRolls;
use crate::group::linked_views;
use crate::group::lobby::Lobby;
use crate::group::table_qr::TableQr;
use crate::page::Page;
use crate::{move_tr, tr};

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "lesson";

/// The planner's page: the plan, or first the question about the lesson of a link.
#[component]
pub fn PlannerPage(plan: Plan, lobby: Lobby, at_table: LessonAtTable) -> impl IntoView {
    let lesson = Memo::new(move |_| plan.lesson());
    Effect::new(move |_| {
        // A refused link is also removed from the address.
        plan.is_link_refused.track();
        if plan.linked_lesson.with(Option::is_none) {
            lesson.with(|lesson| store_lesson(lesson.as_ref()));
        }
    });
    let asks_about_link = Memo::new(move |_| plan.linked_lesson.with(Option::is_some));
    view! {
        <div id="plan" class="page">
            <h1>{move_tr!("lesson-title")}</h1>
            <p class="lead">{move_tr!("lesson-lead")}</p>
            <p class="links">
                <a id="plan-back" href=linked_views::back()>
                    {move || match at_table.has_table() {
                        true => tr!("lesson-back-to-table"),
                        false => tr!("lesson-back-to-group"),
                    }}
                </a>
            </p>
            <p
                id="lesson-own-plan"
                class="status refusal"
                hidden=move || !plan.is_link_refused.get()
            >
                {move_tr!("lesson-own-plan")}
            </p>
            <Show when=move || !asks_about_link.get() fallback=move || view! { <LinkQuestion plan/> }>
                <Planning plan lesson lobby at_table/>
            </Show>
        </div>
    }
}

/// The question whether the lesson of the opened link replaces the plan.
#[component]
fn LinkQuestion(plan: Plan) -> impl IntoView {
    let linked_count = move || {
        plan.linked_lesson
            .with(|lesson| lesson.as_ref().map_or(0, |lesson| lesson.rolls().len()))
    };
    view! {
        <div id="lesson-asks" class="asks" role="group" aria-labelledby="lesson-question">
            <p id="lesson-question">
                {move || tr!("lesson-of-link", theirs = linked_count(), own = plan.count())}
            </p>
            <p class="actions">
                <button
                    type="button"
                    id="lesson-take-link"
                    class="primary"
                    on:click=move |_| plan.load_from_link()
                >
                    {move_tr!("lesson-take-link")}
                </button>
                <button
                    type="button"
                    id="lesson-keep-plan"
                    on:click=move |_| plan.forget_link(false)
                >
                    {move_tr!("lesson-keep-plan")}
                </button>
            </p>
        </div>
    }
}

/// The plan, and the tools for it.
#[component]
fn Planning(
    plan: Plan,
    lesson: Memo<Option<Lesson>>,
    lobby: Lobby,
    at_table: LessonAtTable,
) -> impl IntoView {
    view! {
        <div class="form-and-result">
            <div>
                <Settings plan/>
                <section id="lesson-add" class="group" aria-labelledby="lesson-add-title">
                    <h2 id="lesson-add-title">{move_tr!("lesson-add")}</h2>
                    <p id="lesson-most" class="help">
                        {move || tr!("lesson-up-to", most = MAX_LESSON_ROLLS)}
                    </p>
                    <ByDifficulty plan/>
                    <Typed plan/>
                    <FromLink plan/>
                </section>
            </div>
            <div>
                <PlannedRolls plan/>
                <Show
                    when=move || lesson.with(Option::is_some)
                    fallback=move || {
                        let is_empty = move || plan.count() == 0;
                        view! {
                            <p class="help" id="lesson-unready" hidden=is_empty>
                                {move_tr!("lesson-unready")}
                            </p>
                        }
                    }
                >
                    <HoldForm lesson lobby at_table/>
                    <LessonLink lesson/>
                </Show>
            </div>
        </div>
    }
}

/// Stores the lesson in this browser and in the address, so that a reload opens it again.
fn store_lesson(lesson: Option<&Lesson>) {
    let (link, _) = Link::read(&address::fragment());
    let link = Link {
        lesson: lesson.cloned(),
        show: lesson.is_none().then_some(LinkedView::Plan),
        ..link
    };
    if link.page == Page::Group.name() {
        address::replace(&link.to_string());
    }
    if let Some(lesson) = lesson {
        Plan::save(lesson);
    }
}

/// The settings that all rolls of the lesson share.
#[component]
fn Settings(plan: Plan) -> impl IntoView {
    let problem = plan.problem();
    view! {
        <Form id="lesson-form" class="group" on_submit=|()| ()>
            <h2>{move_tr!("lesson-settings")}</h2>
            <CheckRow
                id="lesson-cards"
                is_checked=plan.has_cards
                on_change=move |is_on| plan.has_cards.set(is_on)
                label=move_tr!("lesson-cards")
                help=move_tr!("lesson-cards-help")
            />
            <div class="contents" hidden=plan.has_cards>
                <DiceRow form=FORM dice=plan.dice problem/>
            </div>
            <GoalRow form=FORM goal=plan.goal problem/>
            <WayRows form=FORM fields=plan.way problem=plan.clock_problem()/>
        </Form>
    }
}

/// The section with the whole lesson as a link, a QR code and a package for an LMS.
#[component]
fn LessonLink(lesson: Memo<Option<Lesson>>) -> impl IntoView {
    let link = Memo::new(move |_| {
        lesson.get().map(|lesson| Link {
            page: Page::Group.name().to_owned(),
            lesson: Some(lesson),
            ..Link::default()
        })
    });
    let address = Memo::new(move |_| {
        let link = link.get();
        link.map_or(String::new(), |link| for_others::link(&link.to_string()))
    });
    let package_address = move || {
        let lesson = lesson.get();
        lesson.map_or(String::new(), |lesson| Work::Lesson(lesson).address())
    };
    view! {
        <section id="lesson-link" class="group" aria-labelledby="lesson-link-title">
            <h2 id="lesson-link-title">{move_tr!("lesson-link")}</h2>
            <p class="help">{move_tr!("lesson-link-help")}</p>
            <LinkToCopy
                field_id="lesson-address"
                button_id="lesson-copy"
                status_id="lesson-copied"
                label=move_tr!("lesson-address")
                address
            />
            <p class="links">
                <a id="lesson-lms" href=move || format!("#{}", package_address())>
                    {move_tr!("common-for-lms")}
                </a>
            </p>
            <div id="lesson-qr">
                {move || link.get().map(|link| view! { <TableQr link/> })}
            </div>
        </section>
    }
}
