//! The rows of a form, each with its label, its fields and their problem.

use leptos::prelude::*;
use score_core::arith::op::Op;

use super::{Field, FormProblem, Numbers, Operators, TextBox, whole_characters};
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::{move_tr, text};

/// The problem of a row, at its end; `id` is for the fields that it describes. The note scrolls
/// into view: on a small screen, or with large letters, the end of a row may be below its field.
#[component]
pub fn ProblemNote(
    #[prop(into)] id: String,
    #[prop(into)] sentence: Signal<Option<String>>,
) -> impl IntoView {
    let note = AnyNodeRef::default();
    Effect::new(move |_| {
        if sentence.with(Option::is_some) {
            dom::before_paint(move || node::bring_into_view(note));
        }
    });
    move || {
        let sentence = sentence.get()?;
        Some(view! { <span class="problem" id=id.clone() node_ref=note>{sentence}</span> })
    }
}

/// The id of the help on the field of this id.
fn help_id(id: &str) -> String {
    format!("{id}-help")
}

/// The id of the problem of the field of this id.
pub fn problem_id(id: &str) -> String {
    format!("{id}-problem")
}

/// The ids of help and problem, for a field's `aria-describedby`.
fn described_by(id: &str) -> String {
    format!("{} {}", help_id(id), problem_id(id))
}

/// A row of boxes for numbers, with its name.
#[component]
pub fn NumbersRow(
    /// The form's name.
    form: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] help: Signal<String>,
    /// The name of a box, by its number from 1.
    box_label: fn(usize) -> String,
    /// The field of a box, by its index.
    field: fn(usize) -> Field,
    numbers: Numbers,
    problem: FormProblem,
) -> impl IntoView {
    let name_id = match field(0) {
        Field::Die(_) => format!("{form}-dice-name"),
        _ => format!("{form}-numbers-name"),
    };
    let boxes = numbers.boxes().map(|(index, text)| {
        let field = field(index);
        view! {
            <input
                aria-describedby=problem_id(&name_id)
                id=field.id(form)
                aria-label=move || box_label(index + 1)
                aria-invalid=move || problem.aria_invalid(field)
                inputmode="numeric"
                maxlength="6"
                node_ref=text.input
                bind:value=text.value
            />
        }
    });
    let boxes = boxes.collect_view();
    view! {
        <div
            class="row"
            role="group"
            aria-labelledby=name_id.clone()
            aria-describedby=help_id(&name_id)
        >
            <span>
                <span id=name_id.clone()>{label}</span>
                <Help id=help_id(&name_id) help=Some(help)/>
            </span>
            <div class="numbers">{boxes}</div>
            <ProblemNote id=problem_id(&name_id) sentence=problem.in_row(field(0))/>
        </div>
    }
}

/// A row with a box for one number.
#[component]
pub fn NumberRow(
    #[prop(into)] id: String,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] help: Option<Signal<String>>,
    text: TextBox,
    /// The problem of the box, if any.
    #[prop(into)]
    problem: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <p class="row">
            <label for=id.clone()>{label} <Help id=help_id(&id) help/></label>
            <input
                aria-describedby=described_by(&id)
                id=id.clone()
                class="number"
                aria-invalid=move || aria_invalid(problem)
                inputmode="numeric"
                maxlength="6"
                node_ref=text.input
                bind:value=text.value
            />
            <ProblemNote id=problem_id(&id) sentence=problem/>
        </p>
    }
}

/// The row of the goal.
#[component]
pub fn GoalRow(
    /// The form's name.
    form: &'static str,
    goal: TextBox,
    problem: FormProblem,
) -> impl IntoView {
    view! {
        <NumberRow
            id=Field::Goal.id(form)
            label=move_tr!("fields-goal")
            text=goal
            problem=problem.in_row(Field::Goal)
        />
    }
}

/// A row with a box for a name, and the buttons that use it.
#[component]
pub fn NameRow(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(optional_no_strip, into)] help: Option<Signal<String>>,
    autocomplete: &'static str,
    #[prop(optional)] autocapitalize: Option<&'static str>,
    /// The most characters that the box takes: the page refuses names that are too long, not the
    /// box.
    #[prop(default = 40)]
    max_chars: usize,
    text: TextBox,
    /// The problem of the box, if any.
    #[prop(into)]
    problem: Signal<Option<String>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    view! {
        <p class="row">
            <label for=id>{label} <Help id=help_id(id) help/></label>
            <input
                aria-describedby=described_by(id)
                id=id
                autocomplete=autocomplete
                autocapitalize=autocapitalize
                dir="auto"
                spellcheck="false"
                maxlength=max_chars.to_string()
                aria-invalid=move || aria_invalid(problem)
                node_ref=text.input
                bind:value=whole_characters(text.value)
            />
            {children.map(|children| children())}
            <ProblemNote id=problem_id(id) sentence=problem/>
        </p>
    }
}

/// The help on a field, below its label: it describes the field and is no part of the label.
#[component]
fn Help(id: String, help: Option<Signal<String>>) -> impl IntoView {
    help.map(|help| {
        view! {
            <br/>
            <span class="help" id=id aria-hidden="true">
                {help}
            </span>
        }
    })
}

fn aria_invalid(problem: Signal<Option<String>>) -> Option<&'static str> {
    problem.with(Option::is_some).then_some("true")
}

/// A row with a box for each operator.
#[component]
pub fn OperatorsRow(
    /// The form's name.
    form: &'static str,
    ops: Operators,
    problem: FormProblem,
) -> impl IntoView {
    let name_id = format!("{form}-ops-name");
    let chip = |op: Op| {
        let field = Field::Operator(op);
        let check = move |is_checked: bool| {
            ops.checked.update(|ops| {
                let chosen = |other: &Op| match *other == op {
                    true => is_checked,
                    false => ops.contains(*other),
                };
                *ops = Op::ALL.into_iter().filter(chosen).collect();
            });
        };
        view! {
            <label class="chip">
                <input
                    type="checkbox"
                    id=field.id(form)
                    aria-label=move || text::op_name(op).to_owned()
                    aria-invalid=move || problem.aria_invalid(field)
                    node_ref=ops.input(op)
                    prop:checked=move || ops.checked.with(|ops| ops.contains(op))
                    on:change=move |event| check(event_target_checked(&event))
                />
                {text::sign(op)}
            </label>
        }
    };
    view! {
        <div class="row" role="group" aria-labelledby=name_id.clone()>
            <span id=name_id.clone()>{move_tr!("fields-operators")}</span>
            <div class="chips">{Op::ALL.map(chip).into_iter().collect_view()}</div>
            <ProblemNote
                id=problem_id(&name_id)
                sentence=problem.in_row(Field::Operator(Op::ALL[0]))
            />
        </div>
    }
}

/// A row with a check box, which shows `is_checked` and nothing else. A press only calls
/// `on_change`, which does what the player wants, or asks for it.
#[component]
pub fn CheckRow(
    #[prop(into)] id: String,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] help: Option<Signal<String>>,
    #[prop(into)] is_checked: Signal<bool>,
    /// Takes whether the player wants the box to be checked.
    #[prop(into)]
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <p class="row">
            <label class="check">
                <input
                    type="checkbox"
                    id=id.clone()
                    aria-describedby=help_id(&id)
                    prop:checked=is_checked
                    on:change:target=move |event| {
                        let input = event.target();
                        let is_wanted = input.checked();
                        input.set_checked(is_checked.get_untracked());
                        on_change.run(is_wanted);
                    }
                />
                <span>{label} <Help id=help_id(&id) help/></span>
            </label>
        </p>
    }
}
