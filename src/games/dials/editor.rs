//! Dials: the form for a player's own puzzles.

use leptos::prelude::*;
use score_core::games::dials::DialsRefusal;
use score_core::games::dials::kind::{Kind, MAX_DIALS, MIN_DIALS, Modulus};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::residues::Residues;
use score_core::games::dials::signatures::Signatures;

use crate::components::fields::{FieldProblem, FormProblem, Select};
use crate::components::form::RefusalLine;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::games::dials::sentences;
use crate::move_tr;

use super::reach::Reach;
use super::store::DialsStore;

const STATUS: &str = "dials-form-status";

/// The texts in the fields of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Draft {
    kind: Kind,
    /// For each button, the steps of each dial.
    signatures: Vec<Vec<String>>,
    start: String,
    target: String,
}

/// A field of the form; buttons and dials are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Count,
    Letters,
    Steps { button: usize, dial: usize },
    Start,
    Target,
}

impl Field {
    fn id(self) -> String {
        match self {
            Field::Count => "dials-count".to_owned(),
            Field::Letters => "dials-letters".to_owned(),
            Field::Steps { button, dial } => format!("dials-{}-{}", button + 1, dial + 1),
            Field::Start => "dials-start".to_owned(),
            Field::Target => "dials-target".to_owned(),
        }
    }
}

/// The reason why a field is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Problem {
    field: Field,
    refusal: DialsRefusal,
}

impl Problem {
    fn at(field: Field) -> impl Fn(DialsRefusal) -> Problem {
        move |refusal| Problem { field, refusal }
    }
}

impl Draft {
    fn of(puzzle: &Puzzle) -> Draft {
        let steps = |row: &Residues| row.digits().chars().map(String::from).collect();
        Draft {
            kind: puzzle.kind(),
            signatures: puzzle.signatures().rows().iter().map(steps).collect(),
            start: puzzle.start().letters(),
            target: puzzle.target().letters(),
        }
    }

    fn puzzle(&self) -> Result<Puzzle, Problem> {
        let signatures = self.signatures()?;
        let letters = |field, text: &str| {
            Residues::from_letters(self.kind, text.trim()).map_err(Problem::at(field))
        };
        let start = letters(Field::Start, &self.start)?;
        let target = letters(Field::Target, &self.target)?;
        Puzzle::new(signatures, start, target).map_err(Problem::at(Field::Start))
    }

    fn signatures(&self) -> Result<Signatures, Problem> {
        let mut rows = Vec::new();
        for (button, steps) in self.signatures.iter().enumerate() {
            let mut digits = String::new();
            for (dial, digit) in steps.iter().enumerate() {
                let digit = digit.trim();
                // A single field is right if a whole row of the same digit is.
                Residues::from_digits(self.kind, &digit.repeat(self.kind.dials()))
                    .map_err(Problem::at(Field::Steps { button, dial }))?;
                digits += digit;
            }
            let row = Residues::from_digits(self.kind, &digits);
            rows.push(row.map_err(Problem::at(Field::Steps { button, dial: 0 }))?);
        }
        let first = Field::Steps { button: 0, dial: 0 };
        Signatures::new(self.kind, &rows).map_err(Problem::at(first))
    }

    /// The text of a field; empty if the draft has no such field any more.
    fn text(&self, field: Field) -> String {
        match field {
            Field::Count => self.kind.dials().to_string(),
            Field::Letters => self.kind.modulus().value().to_string(),
            Field::Steps { button, dial } => {
                let steps = self.signatures.get(button);
                let steps = steps.and_then(|steps| steps.get(dial));
                steps.cloned().unwrap_or_default()
            }
            Field::Start => self.start.clone(),
            Field::Target => self.target.clone(),
        }
    }

    /// Writes into a field; the sizes are chosen and not written.
    fn write(&mut self, field: Field, text: String) {
        match field {
            Field::Count | Field::Letters => {}
            Field::Steps { button, dial } => {
                let steps = self.signatures.get_mut(button);
                if let Some(steps) = steps.and_then(|steps| steps.get_mut(dial)) {
                    *steps = text;
                }
            }
            Field::Start => self.start = text,
            Field::Target => self.target = text,
        }
    }
}

/// The state of the form; copies share it.
#[derive(Clone, Copy)]
struct Form {
    draft: RwSignal<Draft>,
    problem: FormProblem<Field>,
    node: AnyNodeRef,
}

impl Form {
    fn fill(self, puzzle: &Puzzle) {
        self.problem.clear();
        self.draft.set(Draft::of(puzzle));
    }

    fn write(self, field: Field, text: String) {
        self.problem.clear();
        self.draft.update(|draft| draft.write(field, text));
    }

    /// Shows a problem in the status line and at its field, which gets the focus.
    fn refuse(self, Problem { field, refusal }: Problem) {
        let sentence = move || sentences::refusal(refusal);
        self.problem
            .show(FieldProblem::new(field, self.node, sentence));
        dom::before_paint(move || node::reveal((self.node, "[aria-invalid]")));
    }
}

/// The form, which is first filled with the current puzzle.
#[component]
pub fn Editor(play: DialsStore) -> impl IntoView {
    let form = Form {
        draft: RwSignal::new(Draft::of(&play.puzzle.get_untracked())),
        problem: FormProblem::none(),
        node: play.editor,
    };
    let kind = Memo::new(move |_| form.draft.read().kind);
    let drafted_puzzle = Memo::new(move |_| form.draft.read().puzzle().ok());
    let other_signatures = move |_| {
        let kind = kind.get_untracked();
        form.fill(&Puzzle::random(kind, &mut play.generator()));
    };
    let other_letters = move |_| {
        let signatures = form.draft.with_untracked(Draft::signatures);
        match signatures {
            Ok(signatures) => form.fill(&Puzzle::random_for(signatures, &mut play.generator())),
            Err(problem) => form.refuse(problem),
        }
    };
    let resize = move |kind: Result<Kind, Problem>| match kind {
        Ok(kind) => form.fill(&Puzzle::random(kind, &mut play.generator())),
        Err(problem) => form.refuse(problem),
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        form.problem.clear();
        match form.draft.with_untracked(Draft::puzzle) {
            Ok(puzzle) => {
                play.begin(puzzle);
                dom::before_paint(move || node::bring_into_view(play.board));
            }
            Err(problem) => form.refuse(problem),
        }
    };
    view! {
        <form class="group" id="dials-form" novalidate node_ref=form.node on:submit=submit>
            <Sizes form kind on_choice=resize/>
            <div>
                // Another size has other fields.
                <For each=move || [kind.get()] key=|kind| *kind let(kind)>
                    <Fields form kind/>
                </For>
            </div>
            <div class="why-not" id="dials-reach" aria-live="polite">
                {move || drafted_puzzle.get().map(|puzzle| view! { <Reach puzzle/> })}
            </div>
            <RefusalLine id=STATUS refusal=Signal::derive(move || form.problem.refusal())/>
            <p class="actions">
                <button type="submit" class="primary">
                    {move_tr!("dials-play-own")}
                </button>
                <button type="button" id="dials-other-signatures" on:click=other_signatures>
                    {move_tr!("dials-other-signatures")}
                </button>
                <button type="button" id="dials-other-letters" on:click=other_letters>
                    {move_tr!("dials-other-letters")}
                </button>
            </p>
        </form>
    }
}

/// The numbers of dials and of letters.
#[component]
fn Sizes(
    form: Form,
    kind: Memo<Kind>,
    /// Takes the kind with another size, or the reason why there is no such kind.
    #[prop(into)]
    on_choice: Callback<Result<Kind, Problem>>,
) -> impl IntoView {
    let choose = move |field: Field, modulus: Modulus, dials: usize| {
        on_choice.run(Kind::new(modulus, dials).map_err(Problem::at(field)));
    };
    view! {
        <div>
            <SizeRow form field=Field::Count label=move_tr!("dials-count")>
                <Select
                    id=Field::Count.id()
                    choices=(MIN_DIALS..=MAX_DIALS).collect()
                    key=|count| count.to_string()
                    name=|count| count.to_string()
                    chosen=Signal::derive(move || kind.get().dials())
                    on_choose=move |count| {
                        choose(Field::Count, kind.get_untracked().modulus(), count);
                    }
                    attr:aria-invalid=move || form.problem.aria_invalid(Field::Count)
                />
            </SizeRow>
            <SizeRow form field=Field::Letters label=move_tr!("dials-letters")>
                <Select
                    id=Field::Letters.id()
                    choices=Modulus::ALL.to_vec()
                    key=|modulus| modulus.value().to_string()
                    name=sentences::letters_choice
                    chosen=Signal::derive(move || kind.get().modulus())
                    on_choose=move |modulus| {
                        choose(Field::Letters, modulus, kind.get_untracked().dials());
                    }
                    attr:aria-invalid=move || form.problem.aria_invalid(Field::Letters)
                />
            </SizeRow>
        </div>
    }
}

/// A row in which one of the sizes is chosen from the list of its children.
#[component]
fn SizeRow(
    form: Form,
    field: Field,
    #[prop(into)] label: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <p class="row">
            <label for=field.id()>{label}</label>
            {children()}
            <Refusal form row=field/>
        </p>
    }
}

/// The fields of a puzzle of this kind.
#[component]
fn Fields(form: Form, kind: Kind) -> impl IntoView {
    let button = |button| view! { <SignatureFields form kind button/> };
    let buttons = (0..kind.dials()).map(button).collect_view();
    view! {
        <div>
            <div class="row" role="group" aria-labelledby="dials-signatures-name">
                <span id="dials-signatures-name">
                    {move_tr!("dials-signatures")}
                    <br/>
                    <span class="help">{move || sentences::own_help(kind)}</span>
                </span>
                <div class="dial-fields" style:--dials=kind.dials().to_string()>
                    {buttons}
                </div>
                <Refusal form row=Field::Steps { button: 0, dial: 0 }/>
            </div>
            <LettersField form kind field=Field::Start label=move_tr!("dials-start")/>
            <LettersField form kind field=Field::Target label=move_tr!("dials-target")/>
        </div>
    }
}

/// The fields of a button, counted from 0.
#[component]
fn SignatureFields(form: Form, kind: Kind, button: usize) -> impl IntoView {
    let input = |dial| {
        let field = Field::Steps { button, dial };
        view! {
            <input
                id=field.id()
                aria-label=move || sentences::signature_field(button, dial)
                aria-describedby=STATUS
                aria-invalid=move || form.problem.aria_invalid(field)
                autocomplete="off"
                maxlength="1"
                prop:value=move || form.draft.read().text(field)
                on:input:target=move |event| form.write(field, event.target().value())
            />
        }
    };
    view! {
        <div>
            <kbd aria-hidden="true" translate="no">{(button + 1).to_string()}</kbd>
            {(0..kind.dials()).map(input).collect_view()}
        </div>
    }
}

/// The field of the letters at the start, or of the target.
#[component]
fn LettersField(
    form: Form,
    kind: Kind,
    field: Field,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    view! {
        <p class="row">
            <label for=field.id()>{label}</label>
            <input
                id=field.id()
                class="number dial-letters"
                aria-describedby=STATUS
                aria-invalid=move || form.problem.aria_invalid(field)
                autocapitalize="characters"
                autocomplete="off"
                spellcheck="false"
                maxlength=kind.dials().to_string()
                prop:value=move || form.draft.read().text(field)
                on:input:target=move |event| form.write(field, event.target().value())
            />
            <Refusal form row=field/>
        </p>
    }
}

/// The problem of a field, at the end of its row.
#[component]
fn Refusal(form: Form, row: Field) -> impl IntoView {
    let sentence = form.problem.in_row(row);
    move || Some(view! { <span class="problem">{sentence.get()?}</span> })
}
