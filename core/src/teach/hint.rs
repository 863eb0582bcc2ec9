//! Hints towards a solution in four grades, for a fresh roll and after some steps.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::teach::explain::{ExplainedStep, Tile, explain};
use crate::teach::remaining_steps::PlainStep;

/// The grade of a hint: each reveals more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Whether there is a solution at all.
    Solvable,
    /// Which numbers a solution uses.
    Numbers,
    /// The operator of the last step.
    LastOperator,
    /// The first step.
    FirstStep,
}

/// A hint for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// There is a solution.
    Solvable,
    /// There is no solution, and so no further hint.
    Impossible,
    /// The numbers of a solution.
    Numbers {
        /// The positions of these numbers among the dealt ones, ascending.
        positions: Vec<usize>,
        /// The numbers, in the order of their positions.
        used: Vec<u32>,
        /// The numbers that are left over, as dealt.
        spare: Vec<u32>,
    },
    /// The operator of the last step.
    LastOperator(Op),
    /// The first step, which takes two of the dealt numbers.
    FirstStep(ExplainedStep),
    /// After some steps: there is a way on.
    WayOn,
    /// After some steps: the numbers on the board that a way on takes.
    NumbersOnBoard {
        /// The numbers, as they lie on the board.
        used: Vec<Number>,
        /// The numbers that are left over.
        spare: Vec<Number>,
    },
    /// After some steps: the next step of a way on.
    NextStep {
        /// The step.
        step: PlainStep,
        /// The number of the step that must be the derived one. It is given if a dealt number of
        /// the same value lies beside it.
        made: Option<Number>,
    },
    /// After some steps: there is no way on, and this step has to be taken back.
    TakeBack(PlainStep),
}

impl Grade {
    /// All four grades, in the order in which hints are given.
    pub const ALL: [Grade; 4] = [
        Grade::Solvable,
        Grade::Numbers,
        Grade::LastOperator,
        Grade::FirstStep,
    ];

    /// The number of the grade, 1 to 4.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The grade after the `last` given one; `None` after all four.
    pub fn after(last: Option<Grade>) -> Option<Grade> {
        Grade::ALL.get(last.map_or(0, Grade::number)).copied()
    }
}

/// The hint of `grade` towards `solution`, which is made from the dealt `numbers`. A puzzle without
/// a solution has `None`.
///
/// `None` if there is no such hint: of an impossible puzzle after the first
/// grade, or if `solution` has no steps that can be made from `numbers`.
pub fn hint(grade: Grade, solution: Option<&Expr>, numbers: &[u32]) -> Option<Hint> {
    let Some(solution) = solution else {
        return (grade == Grade::Solvable).then_some(Hint::Impossible);
    };
    let steps = explain(solution, numbers).ok()?;
    let (first, last) = (steps.first()?, steps.last()?);
    Some(match grade {
        Grade::Solvable => Hint::Solvable,
        Grade::Numbers => numbers_of(&steps, numbers),
        Grade::LastOperator => Hint::LastOperator(last.op),
        Grade::FirstStep => Hint::FirstStep(first.clone()),
    })
}

fn numbers_of(steps: &[ExplainedStep], numbers: &[u32]) -> Hint {
    let tiles = steps
        .iter()
        .flat_map(|step| [step.left_tile, step.right_tile]);
    let used: Vec<usize> = tiles
        .filter_map(|tile| match tile {
            Tile::Dealt(at) => Some(at),
            Tile::Made(_) => None,
        })
        .collect();
    let (positions, spare): (Vec<usize>, Vec<usize>) =
        (0..numbers.len()).partition(|at| used.contains(at));
    let numbers_at = |positions: &[usize]| positions.iter().map(|at| numbers[*at]).collect();
    Hint::Numbers {
        used: numbers_at(&positions),
        spare: numbers_at(&spare),
        positions,
    }
}
