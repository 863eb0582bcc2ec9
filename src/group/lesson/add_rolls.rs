//! The three ways to add rolls to a plan: by difficulty, typed, and from a link.

use leptos::prelude::*;
use score_core::dice::Roll;
use score_core::lesson::{LessonRefusal, MAX_LESSON_ROLLS, WantedRolls, typed};
use score_core::link::Link;
use score_core::solver::{FoundRolls, SolveRequest, SolveResponse};
use score_core::table::way_of_playing::Way;
use score_core::teach::difficulty::Hardness;

use crate::components::fields::{NumberRow, Select, TextBox};
use crate::components::form::{Form, LastMessage, MessageLine};
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom, entropy};
use crate::group::lesson::plan::Plan;
use crate::solver::{LatestRequest, SolverTrouble};
use crate::text::{self, Sentence};
use crate::{move_tr, tr};

/// The number of rolls that a press adds, unless the teacher asks for another number.
const USUAL_COUNT: usize = 5;

/// The sentence that a plan has no room for more rolls.
fn no_room(plan: Plan) -> Sentence {
    let room = untrack(|| plan.room());
    Sentence::from(move || tr!("lesson-no-room", most = MAX_LESSON_ROLLS, room = room))
}

/// Shows that this many rolls were added.
fn say_added(message: LastMessage, count: usize) {
    message.say(move || tr!("lesson-added", count = count));
}

/// Shows why no rolls are added, and moves the teacher to the field that is wrong.
fn refuse_at(message: LastMessage, input: AnyNodeRef, why: Sentence) {
    message.refuse(why);
    dom::before_paint(move || node::reveal(input));
}

/// The form that finds rolls of the wanted difficulty, several with one press.
#[component]
pub fn ByDifficulty(plan: Plan) -> impl IntoView {
    let level = RwSignal::new(Hardness::Medium);
    let count_box = TextBox::new(USUAL_COUNT.to_string());
    let message = LastMessage::none();
    let is_searching = RwSignal::new(false);
    let request = LatestRequest::none();
    let submit = move || match wanted_rolls(plan, level.get_untracked(), count_box) {
        Ok(wanted) => {
            is_searching.set(true);
            message.say(|| tr!("lesson-searching"));
            let taken_count = StoredValue::new(0_usize);
            let wanted_count = wanted.count as usize;
            request.ask(SolveRequest::Rolls(wanted), move |response| {
                if let SolveResponse::Rolls(found) = response {
                    take_found(plan, &found, taken_count);
                    if found.is_finished {
                        is_searching.set(false);
                        match found.rolls.len() {
                            all if all == wanted_count => say_added(message, all),
                            few => message.say(move || tr!("lesson-few-found", count = few)),
                        }
                    }
                }
            });
        }
        Err(why) => {
            is_searching.set(false);
            refuse_at(message, count_box.input, why);
        }
    };
    let stop = move |_| {
        request.cancel();
        is_searching.set(false);
        message.clear();
    };
    view! {
        <Form
            id="lesson-level-form"
            on_submit=move |()| submit()
            on:input=move |_| message.clear_refusal()
        >
            {level_row(level)}
            <NumberRow
                id="lesson-count"
                label=move_tr!("lesson-count")
                text=count_box
                problem=Signal::derive(move || message.refusal())
            />
            <MessageLine id="lesson-level-status" message/>
            <SolverTrouble failure=request.failure() on_again=move |()| request.again()/>
            <p class="actions">
                <button type="submit">{move_tr!("lesson-add-by-level")}</button>
                <button type="button" hidden=move || !is_searching.get() on:click=stop>
                    {move_tr!("lesson-stop")}
                </button>
            </p>
        </Form>
    }
}

/// The value of a level in the document.
fn level_key(level: Hardness) -> String {
    let index = Hardness::ALL.iter().position(|each| *each == level);
    index.unwrap_or_default().to_string()
}

/// The row for the difficulty of the rolls.
fn level_row(level: RwSignal<Hardness>) -> impl IntoView {
    view! {
        <p class="row">
            <label for="lesson-level">{move_tr!("lesson-level")}</label>
            <Select
                id="lesson-level"
                choices=Hardness::ALL.to_vec()
                key=level_key
                name=text::level
                chosen=level
                on_choose=move |chosen| level.set(chosen)
            />
        </p>
    }
}

/// The request for rolls from the fields of the form, or the reason why it is refused.
fn wanted_rolls(plan: Plan, level: Hardness, count_box: TextBox) -> Result<WantedRolls, Sentence> {
    let game = untrack(|| plan.game());
    let (source, goal) = game.map_err(|problem| problem.sentence)?;
    let count: Option<usize> = untrack(|| count_box.written()).parse().ok();
    let is_fitting = |count: &usize| (1..=MAX_LESSON_ROLLS).contains(count);
    let refusal = || tr!("lesson-count-problem", most = MAX_LESSON_ROLLS);
    let count = count
        .filter(is_fitting)
        .ok_or_else(|| Sentence::from(refusal))?;
    if count > untrack(|| plan.room()) {
        return Err(no_room(plan));
    }
    let known = untrack(|| plan.rolls());
    Ok(WantedRolls {
        source,
        goal,
        level,
        count: count as u32,
        known: known.iter().map(|planned| planned.roll).collect(),
        seed: entropy::seed(),
    })
}

/// Adds the found rolls that are not in the plan yet; `taken_count` counts those that are.
fn take_found(plan: Plan, found: &FoundRolls, taken_count: StoredValue<usize>) {
    let count_before = taken_count.get_value();
    for (index, roll) in found.rolls.iter().enumerate().skip(count_before) {
        match index {
            // The whole search counts as one change, which can be taken back at once.
            0 => drop(plan.add(&[*roll])),
            _ => plan.add_another(*roll),
        }
    }
    taken_count.set_value(found.rolls.len());
}

/// The form for the teacher's own rolls, one in each line.
#[component]
pub fn Typed(plan: Plan) -> impl IntoView {
    let written = TextBox::default();
    let message = LastMessage::none();
    let submit = move || {
        let typed_rolls = typed(&written.value.get_untracked());
        let added = match typed_rolls {
            Err(LessonRefusal::TooManyRolls) => Err(no_room(plan)),
            Err(why) => Err(Sentence::from(move || text::typed_refusal(&why))),
            Ok(rolls) => add(plan, &rolls),
        };
        show_added(message, written, added);
    };
    let is_wrong = move || message.is_refusal().then_some("true");
    view! {
        <Form id="lesson-typed-form" on_submit=move |()| submit()>
            <p class="row">
                <label for="lesson-typed">
                    {move_tr!("lesson-typed")} <br/>
                    <span class="help" id="lesson-typed-help" aria-hidden="true">
                        {move_tr!("lesson-typed-help")}
                    </span>
                </label>
                <textarea
                    id="lesson-typed"
                    rows="4"
                    maxlength="600"
                    spellcheck="false"
                    autocomplete="off"
                    aria-describedby="lesson-typed-help lesson-typed-status"
                    aria-invalid=is_wrong
                    node_ref=written.input
                    prop:value=written.value
                    on:input:target=move |event| {
                        written.value.set(event.target().value());
                        message.clear();
                    }
                ></textarea>
            </p>
            <MessageLine id="lesson-typed-status" message/>
            <p class="actions">
                <button type="submit">{move_tr!("lesson-add-typed")}</button>
            </p>
        </Form>
    }
}

/// The form for the rolls of another lesson, or for one roll, by its link.
#[component]
pub fn FromLink(plan: Plan) -> impl IntoView {
    let written = TextBox::default();
    let message = LastMessage::none();
    let submit = move || {
        let added = add_from_link(plan, &untrack(|| written.written()));
        show_added(message, written, added);
    };
    let is_wrong = move || message.is_refusal().then_some("true");
    view! {
        <Form
            id="lesson-link-form"
            on_submit=move |()| submit()
            on:input=move |_| message.clear()
        >
            <p class="row">
                <label for="lesson-from-link">
                    {move_tr!("lesson-from-link")} <br/>
                    <span class="help" id="lesson-from-link-help" aria-hidden="true">
                        {move_tr!("lesson-from-link-help")}
                    </span>
                </label>
                <input
                    id="lesson-from-link"
                    inputmode="url"
                    spellcheck="false"
                    autocomplete="off"
                    aria-describedby="lesson-from-link-help lesson-link-status"
                    aria-invalid=is_wrong
                    node_ref=written.input
                    bind:value=written.value
                />
            </p>
            <MessageLine id="lesson-link-status" message/>
            <p class="actions">
                <button type="submit">{move_tr!("lesson-add-from-link")}</button>
            </p>
        </Form>
    }
}

/// Adds `rolls` to the plan; returns their number, or the reason why the plan does not take them.
fn add(plan: Plan, rolls: &[Roll]) -> Result<usize, Sentence> {
    let is_added = plan.add(rolls).is_ok();
    is_added.then_some(rolls.len()).ok_or_else(|| no_room(plan))
}

/// Empties the field whose rolls were added, or shows why they were not.
fn show_added(message: LastMessage, written: TextBox, added: Result<usize, Sentence>) {
    match added {
        Ok(count) => {
            written.value.set(String::new());
            say_added(message, count);
        }
        Err(why) => refuse_at(message, written.input, why),
    }
}

/// Adds the rolls in a link to the plan; returns how many. A plan that was empty also takes the goal
/// and the dice from the link, and the way of playing if the link holds a lesson.
fn add_from_link(plan: Plan, written: &str) -> Result<usize, Sentence> {
    let (link, refusals) = Link::read(&address::fragment_of(written));
    if let Some(why) = refusals.into_iter().next() {
        return Err(Sentence::from(move || text::link_refusal(&why)));
    }
    let (rolls, settings) = match (&link.lesson, link.roll) {
        (Some(lesson), _) => {
            let settings = (lesson.source().clone(), lesson.goal(), Some(lesson.way()));
            (lesson.rolls().to_vec(), settings)
        }
        (None, Some(roll)) => {
            let rules = link.rules.clone().unwrap_or_else(|| link.usual_rules());
            (vec![roll], (rules.source, rules.goal, None::<Way>))
        }
        (None, None) => return Err(Sentence::from(|| tr!("lesson-link-empty"))),
    };
    let is_first = untrack(|| plan.count()) == 0;
    let count = add(plan, &rolls)?;
    if is_first {
        let (source, goal, way) = settings;
        let way = way.or_else(|| untrack(|| plan.way.read().ok()));
        plan.write_settings(&source, goal, way.unwrap_or_default());
    }
    Ok(count)
}
