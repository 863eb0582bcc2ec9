//! Fields of forms: what they hold, what is wrong with it, and how a row of a form looks.

use std::mem::discriminant;
use std::ops::RangeInclusive;

use leptos::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::atlas::MAX_ATLAS_DICE;
use score_core::dice::MAX_DICE;
use score_core::table::rules::Goal;

use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::{move_tr, text, tr};

/// A field that can hold something wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The sides of a die, by its index.
    Die(usize),
    /// A number, by its index.
    Number(usize),
    /// The goal.
    Goal,
    /// The highest card of a pack.
    HighestCard,
    /// The box of an operator.
    Operator(Op),
    /// The clock of a SCORE call.
    ScoreClock,
    /// The clock of an IMPOSSIBLE call.
    ImpossibleClock,
}

impl Field {
    /// Its id in the form of this name.
    pub fn id(self, form: &str) -> String {
        let name = match self {
            Field::Die(index) => return format!("{form}-die-{}", index + 1),
            Field::Number(index) => return format!("{form}-{}", index + 1),
            Field::Goal => "goal",
            Field::HighestCard => "highest",
            Field::Operator(op) => op.code(),
            Field::ScoreClock => "score-s",
            Field::ImpossibleClock => "impossible-s",
        };
        format!("{form}-{name}")
    }

    /// Dice, numbers and operators each share one row.
    fn shares_row_with(self, other: Field) -> bool {
        discriminant(&self) == discriminant(&other)
    }
}

/// A mistake in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// These are no dice.
    Dice,
    /// These numbers cannot be laid out.
    Numbers,
    /// This is no goal.
    Goal,
    /// No operator is chosen.
    Operators,
    /// This is no clock.
    Clock,
    /// These are no dice of an atlas.
    AtlasDice,
    /// An atlas does not take so many dice.
    TooManyDice,
    /// The dice have so many rolls, more than an atlas takes.
    TooManyRolls(u64),
    /// No pack has this highest card.
    HighestCard,
}

impl Mistake {
    /// The problem, in a sentence.
    pub fn sentence(self) -> String {
        match self {
            Mistake::Dice => tr!("fields-dice-problem"),
            Mistake::Numbers => tr!("fields-numbers-problem"),
            Mistake::Goal => tr!("fields-goal-problem"),
            Mistake::Operators => tr!("fields-operators-problem"),
            Mistake::Clock => tr!("fields-clock-problem"),
            Mistake::AtlasDice => tr!("atlas-dice-problem"),
            Mistake::TooManyDice => {
                tr!("atlas-too-many-dice", most = MAX_ATLAS_DICE.to_string())
            }
            Mistake::TooManyRolls(rolls) => {
                tr!("atlas-too-many-rolls", rolls = text::grouped(rolls))
            }
            Mistake::HighestCard => tr!("hands-highest-problem"),
        }
    }
}

/// The problem of a form.
#[derive(Clone, Copy)]
pub struct FieldProblem {
    /// The problem.
    pub mistake: Mistake,
    /// The box of the field that is wrong.
    pub input: AnyNodeRef,
    field: Field,
}

impl FieldProblem {
    /// This mistake in this field, whose box is `input`.
    pub fn new(field: Field, input: AnyNodeRef, mistake: Mistake) -> FieldProblem {
        FieldProblem {
            mistake,
            input,
            field,
        }
    }
}

/// A box for text: what is written in it, and its element. Copies share it.
#[derive(Clone, Copy, Default)]
pub struct TextBox {
    /// Its text.
    pub value: RwSignal<String>,
    /// Its element.
    pub input: AnyNodeRef,
}

impl TextBox {
    /// One that holds this text.
    pub fn new(text: String) -> TextBox {
        TextBox {
            value: RwSignal::new(text),
            input: AnyNodeRef::default(),
        }
    }

    /// Its text without white space round it.
    pub fn written(self) -> String {
        self.value.with(|value| value.trim().to_owned())
    }
}

/// The problem of a form: of the one field that was found wrong when it was last sent.
#[derive(Clone, Copy)]
pub struct FormProblem {
    found: RwSignal<Option<FieldProblem>>,
    /// Whether it is shown at its field: no longer when the player writes.
    is_marked: RwSignal<bool>,
}

impl FormProblem {
    /// Nothing is wrong.
    pub fn none() -> FormProblem {
        FormProblem {
            found: RwSignal::new(None),
            is_marked: RwSignal::new(false),
        }
    }

    /// Shows the problem at its field.
    pub fn show(self, problem: FieldProblem) {
        self.found.set(Some(problem));
        self.is_marked.set(true);
    }

    /// The same, and leads the player to the field.
    fn lead_to(self, problem: FieldProblem) {
        self.show(problem);
        // When the sentence is at the field.
        dom::before_paint(move || node::reveal(problem.input));
    }

    /// Reads a form that is sent; leads the player to the field that is wrong.
    pub fn check<T>(
        self,
        read: impl FnOnce() -> Result<T, FieldProblem>,
    ) -> Result<T, FieldProblem> {
        let read = untrack(read);
        match &read {
            Ok(_) => self.clear(),
            Err(problem) => self.lead_to(*problem),
        }
        read
    }

    /// Nothing is wrong any longer, or until the form is sent again.
    pub fn clear(self) {
        if self.found.with_untracked(Option::is_some) {
            self.found.set(None);
        }
    }

    /// The field is being mended; what is wrong is still said in the status line.
    pub fn unmark(self) {
        self.is_marked.set(false);
    }

    /// Whether something is wrong.
    pub fn is_there(self) -> bool {
        self.found.with(Option::is_some)
    }

    /// The sentence for the status line.
    pub fn sentence(self) -> String {
        let found = self.found.get();
        found.map_or(String::new(), |problem| problem.mistake.sentence())
    }

    fn marked(self) -> Option<FieldProblem> {
        self.found.get().filter(|_| self.is_marked.get())
    }

    /// The value of `aria-invalid` of this field.
    fn aria_invalid(self, field: Field) -> Option<&'static str> {
        let is_wrong = self.marked().is_some_and(|problem| problem.field == field);
        is_wrong.then_some("true")
    }

    /// The sentence at the end of the row of this field.
    pub fn in_row(self, row: Field) -> Signal<Option<String>> {
        Signal::derive(move || {
            let problem = self.marked()?;
            let is_here = problem.field.shares_row_with(row);
            is_here.then(|| problem.mistake.sentence())
        })
    }
}

/// The goal that a box holds.
pub fn goal(goal: TextBox) -> Result<Goal, FieldProblem> {
    let number = goal.written().parse().ok().and_then(Goal::new);
    number.ok_or(FieldProblem::new(Field::Goal, goal.input, Mistake::Goal))
}

/// The operators that are checked in a row of boxes.
#[derive(Clone, Copy)]
pub struct Operators {
    /// Those that are checked.
    pub checked: RwSignal<OpSet>,
    /// The first box is the one that is wrong where none is checked.
    first: AnyNodeRef,
}

impl Operators {
    /// These are checked.
    pub fn new(checked: OpSet) -> Operators {
        Operators {
            checked: RwSignal::new(checked),
            first: AnyNodeRef::default(),
        }
    }

    /// The box of this operator.
    pub fn input(self, op: Op) -> AnyNodeRef {
        match op == Op::ALL[0] {
            true => self.first,
            false => AnyNodeRef::default(),
        }
    }

    /// Those that are checked; without any, nothing can be made.
    pub fn read(self) -> Result<OpSet, FieldProblem> {
        let field = Field::Operator(Op::ALL[0]);
        let checked = Some(self.checked.get()).filter(|ops| !ops.is_empty());
        checked.ok_or(FieldProblem::new(field, self.first, Mistake::Operators))
    }
}

/// The numbers in a row of boxes, six at most.
#[derive(Clone, Copy)]
pub struct Numbers {
    boxes: [TextBox; MAX_DICE],
    count: usize,
}

impl Numbers {
    /// These numbers, and empty boxes after them, six in all.
    pub fn new(numbers: &[u32]) -> Numbers {
        Numbers::in_boxes(MAX_DICE, numbers)
    }

    /// The same in `count` boxes.
    pub fn in_boxes(count: usize, numbers: &[u32]) -> Numbers {
        let boxes = Numbers {
            boxes: std::array::from_fn(|_| TextBox::default()),
            count: count.min(MAX_DICE),
        };
        boxes.write(numbers);
        boxes
    }

    fn boxes(self) -> impl Iterator<Item = (usize, TextBox)> {
        self.boxes.into_iter().take(self.count).enumerate()
    }

    /// Writes these numbers, and nothing into the boxes after them.
    pub fn write(self, numbers: &[u32]) {
        for (index, text) in self.boxes() {
            let number = numbers.get(index);
            text.value.set(number.map_or(String::new(), u32::to_string));
        }
    }

    /// The numbers, each within `limits`, where an empty box is one number fewer; or the
    /// index of the box of one that cannot be.
    pub fn read(self, limits: RangeInclusive<u32>) -> Result<Vec<u32>, usize> {
        let mut numbers = Vec::new();
        for (index, text) in self.boxes() {
            let written = text.written();
            if !written.is_empty() {
                let number = written.parse().ok();
                numbers.push(number.filter(|n| limits.contains(n)).ok_or(index)?);
            }
        }
        Ok(numbers)
    }

    /// A mistake in the box of this index, whose field is `field(index)`.
    pub fn problem(
        self,
        field: fn(usize) -> Field,
        index: usize,
        mistake: Mistake,
    ) -> FieldProblem {
        FieldProblem::new(field(index), self.boxes[index].input, mistake)
    }
}

/// The problem of a row, at its end; `id` for the fields that it describes. It comes into
/// view: on a small screen, or in large letters, the end of a row may be below its field.
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

/// The id of what more there is to know of the field of this id.
fn help_id(id: &str) -> String {
    format!("{id}-help")
}

/// The id of what is wrong with the field of this id.
pub fn problem_id(id: &str) -> String {
    format!("{id}-problem")
}

/// Both, for the field's description.
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
    /// Its problem.
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
    #[prop(optional, into)] help: Option<Signal<String>>,
    autocomplete: &'static str,
    #[prop(optional)] autocapitalize: Option<&'static str>,
    text: TextBox,
    /// Its problem.
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
                maxlength="40"
                aria-invalid=move || aria_invalid(problem)
                node_ref=text.input
                bind:value=whole_characters(text.value)
            />
            {children.map(|children| children())}
            <ProblemNote id=problem_id(id) sentence=problem/>
        </p>
    }
}

/// More about a field, below its name: it describes the field and is no part of its name.
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

/// A row with a box to check. It shows `is_checked` and nothing else: what the player wants
/// instead is for `on_change` to do, or to ask for.
#[component]
pub fn CheckRow(
    #[prop(into)] id: String,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] help: Option<Signal<String>>,
    #[prop(into)] is_checked: Signal<bool>,
    /// Takes whether it is to be checked.
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

/// A field's text for `bind:value`. Browsers may report a character outside of the basic
/// plane, such as an emoji, in two halves: the first alone is no text, and to write it back
/// would spoil both.
pub fn whole_characters(text: RwSignal<String>) -> (RwSignal<String>, SignalSetter<String>) {
    let take = SignalSetter::map(move |typed: String| {
        if !typed.contains(char::REPLACEMENT_CHARACTER) {
            text.set(typed);
        }
    });
    (text, take)
}
