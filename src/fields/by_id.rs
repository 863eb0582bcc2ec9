//! Reads the fields of forms that are still HTML, by their ids.

use std::ops::RangeInclusive;

use score_core::arith::op::{Op, OpSet};
use score_core::dice::MAX_DICE;
use score_core::table::rules::Goal;

use crate::edge::form;
use crate::text;

/// Something wrong in a form: the field, and a sentence.
pub struct Problem {
    /// The field's name in the document.
    pub field: String,
    /// What is wrong with it.
    pub sentence: &'static str,
}

/// What is wrong with `field`.
pub fn problem(field: &str, sentence: &'static str) -> Problem {
    Problem {
        field: field.to_owned(),
        sentence,
    }
}

/// The numbers in a row of six fields, each within `limits`; an empty field
/// stands for none. `sentence` says what is wrong with any other.
pub fn read_numbers(
    field: &dyn Fn(usize) -> String,
    limits: RangeInclusive<u32>,
    sentence: &'static str,
) -> Result<Vec<u32>, Problem> {
    let mut numbers = Vec::new();
    for place in 0..MAX_DICE {
        let written = form::text(&field(place));
        if !written.is_empty() {
            let number = written.parse().ok();
            let number = number.filter(|number| limits.contains(number));
            numbers.push(number.ok_or_else(|| problem(&field(place), sentence))?);
        }
    }
    Ok(numbers)
}

/// The goal in the field named `field`.
pub fn read_goal(field: &str) -> Result<Goal, Problem> {
    let goal = form::text(field).parse().ok().and_then(Goal::new);
    goal.ok_or_else(|| problem(field, text::GOAL_PROBLEM))
}

fn op_field(form: &str, op: Op) -> String {
    let name = match op {
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::Div => "div",
        Op::Join => "join",
    };
    format!("{form}-{name}")
}

/// The operators that are checked in the form of this name.
pub fn read_ops(form: &str) -> Result<OpSet, Problem> {
    let is_checked = |op: &Op| form::is_checked(&op_field(form, *op));
    let ops: OpSet = Op::ALL.into_iter().filter(is_checked).collect();
    match ops.is_empty() {
        true => Err(problem(&op_field(form, Op::Add), text::OPS_PROBLEM)),
        false => Ok(ops),
    }
}
