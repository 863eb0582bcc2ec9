//! Fields of forms: their names, their values, and the mistakes in them.

mod problem;
mod rows;
mod select;

use std::ops::RangeInclusive;

use leptos::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::atlas::MAX_ATLAS_DICE;
use score_core::dice::MAX_DICE;
use score_core::table::rules::Goal;

pub use self::problem::{FieldProblem, FormField, FormProblem};
pub use self::rows::{
    CheckRow, GoalRow, NameRow, NumberRow, NumbersRow, OperatorsRow, ProblemNote, problem_id,
};
pub use self::select::{ChangingSelect, Select, SelectRow, key_in_list};
use crate::edge::node::AnyNodeRef;
use crate::text::{self, Sentence};
use crate::tr;

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
    /// The id of the field in the form named `form`.
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
}

/// A mistake in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The text is no set of dice.
    Dice,
    /// The numbers cannot be laid out.
    Numbers,
    /// The text is no goal.
    Goal,
    /// No operator is chosen.
    Operators,
    /// The text is no time of a clock.
    Clock,
    /// The text is no time of a clock for a round that all solve at once.
    RoundClock,
    /// The text is no set of dice for an atlas.
    AtlasDice,
    /// An atlas does not take so many dice.
    TooManyDice,
    /// The dice have so many rolls, more than an atlas takes.
    TooManyRolls(u64),
    /// No pack has this highest card.
    HighestCard,
}

impl Mistake {
    /// The sentence on the mistake.
    fn sentence(self) -> String {
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

impl From<Mistake> for Sentence {
    fn from(mistake: Mistake) -> Sentence {
        Sentence::from(move || mistake.sentence())
    }
}

/// A box for text: the text in it, and its element. Copies share it.
#[derive(Clone, Copy, Default)]
pub struct TextBox {
    /// The text in the box.
    pub value: RwSignal<String>,
    /// The element of the box.
    pub input: AnyNodeRef,
}

impl TextBox {
    /// Creates a box that holds `text`.
    pub fn new(text: String) -> TextBox {
        TextBox {
            value: RwSignal::new(text),
            input: AnyNodeRef::default(),
        }
    }

    /// The text in the box without white space round it.
    pub fn written(self) -> String {
        self.value.with(|value| value.trim().to_owned())
    }
}

/// Reads the goal in a box.
pub fn goal(goal: TextBox) -> Result<Goal, FieldProblem> {
    let number = goal.written().parse().ok().and_then(Goal::new);
    number.ok_or(FieldProblem::new(Field::Goal, goal.input, Mistake::Goal))
}

/// The operators that are checked in a row of boxes.
#[derive(Clone, Copy)]
pub struct Operators {
    /// The operators that are checked.
    pub checked: RwSignal<OpSet>,
    /// The first box, to which a player is led if no box is checked.
    first: AnyNodeRef,
}

impl Operators {
    /// Creates a row in which the operators of `checked` are checked.
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

    /// Reads the operators that are checked; none is a mistake, as nothing could be made.
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
    box_count: usize,
}

impl Numbers {
    /// Creates six boxes, of which the first hold `numbers`.
    pub fn new(numbers: &[u32]) -> Numbers {
        Numbers::in_boxes(MAX_DICE, numbers)
    }

    /// Creates `box_count` boxes, of which the first hold `numbers`.
    pub fn in_boxes(box_count: usize, numbers: &[u32]) -> Numbers {
        let boxes = Numbers {
            boxes: std::array::from_fn(|_| TextBox::default()),
            box_count: box_count.min(MAX_DICE),
        };
        boxes.write(numbers);
        boxes
    }

    fn boxes(self) -> impl Iterator<Item = (usize, TextBox)> {
        self.boxes.into_iter().take(self.box_count).enumerate()
    }

    /// Writes `numbers` into the first boxes and empties the others.
    pub fn write(self, numbers: &[u32]) {
        for (index, text) in self.boxes() {
            let number = numbers.get(index);
            text.value.set(number.map_or(String::new(), u32::to_string));
        }
    }

    /// The numbers, each within `limits`; an empty box is one number fewer. The error is the index
    /// of the first box whose text is no such number.
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

/// Binds a field's text for `bind:value`, in whole characters. Browsers may report a character
/// outside of the basic plane, such as an emoji, in two halves: the first alone is no text, and to
/// write it back would spoil both.
pub fn whole_characters(text: RwSignal<String>) -> (RwSignal<String>, SignalSetter<String>) {
    let take = SignalSetter::map(move |typed: String| {
        if !typed.contains(char::REPLACEMENT_CHARACTER) {
            text.set(typed);
        }
    });
    (text, take)
}
