//! The fields of a puzzle. They are its numbers, or dice that are rolled for them, its goal, its
//! operators, and whether all numbers must be used.

use leptos::prelude::*;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::games::score;

use crate::components::fields::{
    CheckRow, Field, FormProblem, GoalRow, Numbers, NumbersRow, Operators, OperatorsRow, TextBox,
};
use crate::{move_tr, tr};

/// The fields of a puzzle. Copies share them.
#[derive(Clone, Copy)]
pub struct PuzzleFields {
    /// The numbers, or the sides of the dice.
    pub numbers: Numbers,
    /// The goal.
    pub goal: TextBox,
    /// The operators.
    pub ops: Operators,
    /// Whether all numbers must be used.
    pub all_numbers: RwSignal<bool>,
}

impl PuzzleFields {
    /// Creates the fields of these numbers, with the goal and the operators of Score.
    pub fn with_numbers(numbers: Numbers) -> PuzzleFields {
        PuzzleFields {
            numbers,
            goal: TextBox::new(score::GOAL.to_string()),
            ops: Operators::new(OpSet::ALL),
            all_numbers: RwSignal::new(false),
        }
    }

    /// Writes this puzzle into the form.
    pub fn write(self, puzzle: &Puzzle) {
        self.numbers.write(puzzle.numbers());
        self.goal.value.set(puzzle.goal().to_string());
        self.ops.checked.set(puzzle.ops());
        self.all_numbers.set(puzzle.all_numbers());
    }
}

/// The rows of a puzzle; `children`: the row of its numbers or dice.
#[component]
pub fn PuzzleRows(
    /// The form's name.
    form: &'static str,
    fields: PuzzleFields,
    problem: FormProblem,
    children: Children,
) -> impl IntoView {
    view! {
        {children()}
        <GoalRow form goal=fields.goal problem/>
        <OperatorsRow form ops=fields.ops problem/>
        <CheckRow
            id=format!("{form}-all")
            label=move_tr!("fields-all-numbers")
            is_checked=fields.all_numbers
            on_change=move |is_checked| fields.all_numbers.set(is_checked)
        />
    }
}

/// The row of the numbers of a roll.
#[component]
pub fn RollRow(
    /// The form's name.
    form: &'static str,
    numbers: Numbers,
    problem: FormProblem,
) -> impl IntoView {
    view! {
        <NumbersRow
            form
            label=move_tr!("experiment-numbers")
            help=move_tr!("experiment-numbers-help")
            box_label=|number| tr!("experiment-number", number = number)
            field=Field::Number
            numbers
            problem
        />
    }
}
