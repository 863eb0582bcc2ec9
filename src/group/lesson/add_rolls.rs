//! The three ways to add rolls to a plan: by difficulty, typed, and from a link.

use leptos::prelude::*;
use score_core::lesson::{LessonRefusal, MAX_LESSON_ROLLS, WantedRolls, typed};
use score_core::link::Link;
use score_core::solver::{FoundRolls, SolveRequest, SolveResponse};
use score_core::table::way_of_playing::Way;
use score_core::teach::difficulty::Hardness;

use crate::components::fields::{NumberRow, Select, TextBox};
use crate::components::form::{Form, StatusLine};
use crate::edge::{address, dom, entropy, node};
use crate::group::lesson::plan::Plan;
use crate::solver::{LatestRequest, SolverTrouble};
use crate::{move_tr, text, tr};

/// The number of rolls that a press adds, unless the teacher asks for another number.
const USUAL_COUNT: usize = 5;

/// The message of a form about the last action.
#[derive(Clone, PartialEq, Eq)]
enum FormMessage {
    Nothing,
    /// This many rolls were added.
    Added(usize),
    /// Only this many rolls were found, fewer than the teacher asked for.
    Few(usize),
    /// The solver looks for rolls of the wanted difficulty.
    Searching,
    /// The input was refused, for this reason.
    Refused(String),
}

impl FormMessage {
    fn is_refusal(&self) -> bool {
        matches!(self, FormMessage::Refused(_))
    }

    fn sentence(&self) -> String {
        match self {
            FormMessage::Nothing => String::new(),
            FormMessage::Added(count) => tr!("lesson-added", count = *count),
            FormMessage::Few(count) => tr!("lesson-few-found", count = *count),
            FormMessage::Searching => tr!("lesson-searching"),
            FormMessage::Refused(why) => why.clone(),
        }
    }

    fn problem(message: RwSignal<FormMessage>) -> Signal<Option<String>> {
        Signal::derive(move || {
            message.with(|message| message.is_refusal().then(|| message.sentence()))
        })
    }
}

/// The status line of a form, with its last message.
#[component]
fn FormStatus(id: &'static str, message: RwSignal<FormMessage>) -> impl IntoView {
    view! {
        <StatusLine
            id
            is_refusal=move || message.with(FormMessage::is_refusal)
            sentence=move || message.with(FormMessage::sentence)
        />
    }
}

/// The message that a plan has no room for more rolls.
fn no_room(plan: Plan) -> FormMessage {
    FormMessage::Refused(tr!(
        "lesson-no-room",
        most = MAX_LESSON_ROLLS,
        room = untrack(|| plan.room())
    ))
}

/// The form that finds rolls of the wanted difficulty, several with one press.
#[component]
pub fn ByDifficulty(plan: Plan) -> impl IntoView {
    let level = RwSignal::new(Hardness::Medium);
    let count_box = TextBox::new(USUAL_COUNT.to_string());
    let message = RwSignal::new(FormMessage::Nothing);
    let request = LatestRequest::none();
    let submit = move || match wanted_rolls(plan, level.get_untracked(), count_box) {
        Ok(wanted) => {
            message.set(FormMessage::Searching);
            let taken_count = StoredValue::new(0_usize);
            let wanted_count = wanted.count as usize;
            request.ask(SolveRequest::Rolls(wanted), move |response| {
                if let SolveResponse::Rolls(found) = response {
                    take_found(plan, &found, taken_count);
                    if found.is_finished {
                        message.set(match found.rolls.len() {
                            all if all == wanted_count => FormMessage::Added(all),
                            few => FormMessage::Few(few),
                        });
                    }
                }
            });
        }
        Err(why) => {
            message.set(why);
            dom::before_paint(move || node::reveal(count_box.input));
        }
    };
    let stop = move |_| {
        request.cancel();
        message.set(FormMessage::Nothing);
    };
    let is_searching = move || message.with(|message| *message == FormMessage::Searching);
    view! {
        <Form
            id="lesson-level-form"
            on_submit=move |()| submit()
            on:input=move |_| if message.with_untracked(FormMessage::is_refusal) {
                message.set(FormMessage::Nothing);
            }
        >
            {level_row(level)}
            <NumberRow
                id="lesson-count"
                label=move_tr!("lesson-count")
                text=count_box
                problem=FormMessage::problem(message)
            />
            <FormStatus id="lesson-level-status" message/>
            <SolverTrouble failure=request.failure() on_again=move |()| request.again()/>
            <p class="actions">
                <button type="submit">{move_tr!("lesson-add-by-level")}</button>
                <button type="button" hidden=move || !is_searching() on:click=stop>
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

/// The request for rolls from the fields of the form, or the message that refuses it.
fn wanted_rolls(
    plan: Plan,
    level: Hardness,
    count_box: TextBox,
) -> Result<WantedRolls, FormMessage> {
    let game = untrack(|| plan.game());
    let (source, goal) =
        game.map_err(|problem| FormMessage::Refused(problem.mistake.sentence()))?;
    let count: Option<usize> = untrack(|| count_box.written()).parse().ok();
    let is_fitting = |count: &usize| (1..=MAX_LESSON_ROLLS).contains(count);
    let refused = || FormMessage::Refused(tr!("lesson-count-problem", most = MAX_LESSON_ROLLS));
    let count = count.filter(is_fitting).ok_or_else(refused)?;
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
    let message = RwSignal::new(FormMessage::Nothing);
    let submit = move || {
        let typed_rolls = typed(&written.value.get_untracked());
        message.set(match typed_rolls {
            Err(LessonRefusal::TooManyRolls) => no_room(plan),
            Err(why) => FormMessage::Refused(text::typed_refusal(&why)),
            Ok(rolls) => match plan.add(&rolls) {
                Ok(()) => {
                    written.value.set(String::new());
                    FormMessage::Added(rolls.len())
                }
                Err(_) => no_room(plan),
            },
        });
        if message.with_untracked(FormMessage::is_refusal) {
            dom::before_paint(move || node::reveal(written.input));
        }
    };
    let is_wrong = move || message.with(FormMessage::is_refusal).then_some("true");
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
                        message.set(FormMessage::Nothing);
                    }
                ></textarea>
            </p>
            <FormStatus id="lesson-typed-status" message/>
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
    let message = RwSignal::new(FormMessage::Nothing);
    let submit = move || {
        let added = add_from_link(plan, &untrack(|| written.written()));
        if !added.is_refusal() {
            written.value.set(String::new());
        } else {
            dom::before_paint(move || node::reveal(written.input));
        }
        message.set(added);
    };
    let is_wrong = move || message.with(FormMessage::is_refusal).then_some("true");
    view! {
        <Form
            id="lesson-link-form"
            on_submit=move |()| submit()
            on:input=move |_| message.set(FormMessage::Nothing)
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
            <FormStatus id="lesson-link-status" message/>
            <p class="actions">
                <button type="submit">{move_tr!("lesson-add-from-link")}</button>
            </p>
        </Form>
    }
}

/// Adds the rolls of a link. An empty plan also gets its goal and dice, and the way of playing of a
/// lesson.
fn add_from_link(plan: Plan, written: &str) -> FormMessage {
    let (link, refusals) = Link::read(&address::fragment_of(written));
    if let Some(why) = refusals.first() {
        return FormMessage::Refused(text::link_refusal(why));
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
        (None, None) => return FormMessage::Refused(tr!("lesson-link-empty")),
    };
    let is_first = untrack(|| plan.count()) == 0;
    if plan.add(&rolls).is_err() {
        return no_room(plan);
    }
    if is_first {
        let (source, goal, way) = settings;
        let way = way.or_else(|| untrack(|| plan.way.read().ok()));
        plan.write_settings(&source, goal, way.unwrap_or_default());
    }
    FormMessage::Added(rolls.len())
}
