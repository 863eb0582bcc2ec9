//! Fields of forms: their values, the problem of one, and the rows in which they are.

mod rows;
mod select;

use std::mem::discriminant;
use std::ops::RangeInclusive;

use leptos::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::atlas::MAX_ATLAS_DICE;
use score_core::dice::MAX_DICE;
use score_core::table::rules::Goal;

pub use self::rows::{
    CheckRow, GoalRow, NameRow, NumberRow, NumbersRow, OperatorsRow, ProblemNote, problem_id,
};
pub use self::select::{Select, SelectRow};
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::{text, tr};

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
    /// The clock of a round that all solve at once.
    RoundClock,
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
            Field::RoundClock => "clock",
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
    /// This is no clock of a round that all solve at once.
    RoundClock,
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
            Mistake::RoundClock => tr!("group-way-clock-problem"),
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

/// A box for text: the text in it, and its element. Copies share it.
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
    found: Signal<Option<FieldProblem>>,
    /// The one that was found when the form was sent.
    found_when_sent: RwSignal<Option<FieldProblem>>,
    /// Whether it is shown at its field: no longer when the player writes.
    is_marked: RwSignal<bool>,
}

impl FormProblem {
    /// Nothing is wrong.
    pub fn none() -> FormProblem {
        let found_when_sent = RwSignal::new(None);
        FormProblem {
            found: found_when_sent.into(),
            found_when_sent,
            is_marked: RwSignal::new(false),
        }
    }

    /// The problem of a form that is never sent: it is shown as soon as it is there.
    pub fn following(
        found: impl Fn() -> Option<FieldProblem> + Send + Sync + 'static,
    ) -> FormProblem {
        FormProblem {
            found: Signal::derive(found),
            found_when_sent: RwSignal::new(None),
            is_marked: RwSignal::new(true),
        }
    }

    /// Shows the problem at its field.
    pub fn show(self, problem: FieldProblem) {
        self.found_when_sent.set(Some(problem));
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
        if self.found_when_sent.with_untracked(Option::is_some) {
            self.found_when_sent.set(None);
        }
    }

    /// Unmarks a field that is being corrected; its problem stays in the status line.
    pub fn unmark(self) {
        self.is_marked.set(false);
    }

    /// Whether there is a problem.
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

    /// The numbers, each within `limits`, where an empty box is one number fewer; or the index of
    /// the first box whose text is no such number.
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
