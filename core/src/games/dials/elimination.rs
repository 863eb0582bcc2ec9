//! Dials: solves linear equations by elimination, as a list of changes that can be shown.

use super::system::{RowChange, System};

/// A change of the equations, and the unknown number for which it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EliminationStep {
    /// The change of the lines.
    pub change: RowChange,
    /// The index of the unknown number.
    pub column: usize,
}

/// The Gauss–Jordan elimination of equations, which leaves each unknown number in one line alone,
/// with the factor 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elimination {
    start: System,
    steps: Vec<EliminationStep>,
    end: System,
    /// The unknown numbers that the lines 0, 1, … were solved for.
    pivots: Vec<usize>,
}

impl Elimination {
    /// Eliminates from left to right.
    pub fn of(start: System) -> Elimination {
        let mut elimination = Elimination {
            start,
            steps: Vec::new(),
            end: start,
            pivots: Vec::new(),
        };
        for column in 0..start.kind().dials() {
            elimination.solve_for(column);
        }
        elimination
    }

    /// Leaves the unknown number of this column only in the first free line. It does so if a free
    /// line has it at all.
    fn solve_for(&mut self, column: usize) {
        let free = self.pivots.len();
        let lines = self.start.kind().dials();
        let Some(found) = (free..lines).find(|row| self.value(*row, column) != 0) else {
            return;
        };
        if found != free {
            let change = RowChange::Swap {
                row: free,
                with: found,
            };
            self.change(change, column);
        }
        let modulus = self.start.kind().modulus();
        let inverse = modulus.inverse(self.value(free, column));
        if let Some(by) = inverse.filter(|by| *by != 1) {
            self.change(RowChange::Scale { row: free, by }, column);
        }
        for row in (0..lines).filter(|row| *row != free) {
            let times = modulus.negative(self.value(row, column));
            if times != 0 {
                let of = free;
                self.change(RowChange::Add { row, of, times }, column);
            }
        }
        self.pivots.push(column);
    }

    fn value(&self, row: usize, column: usize) -> u8 {
        self.end.rows()[row].values()[column]
    }

    fn change(&mut self, change: RowChange, column: usize) {
        self.end = self.end.changed(change);
        self.steps.push(EliminationStep { change, column });
    }

    /// The equations before the elimination.
    pub const fn start(&self) -> &System {
        &self.start
    }

    /// The changes, in their order.
    pub fn steps(&self) -> &[EliminationStep] {
        &self.steps
    }

    /// The equations after the elimination.
    pub const fn end(&self) -> &System {
        &self.end
    }

    /// The unknown number that each of the upper lines was solved for, from 0. There are as many as
    /// the rank of the matrix.
    pub fn pivots(&self) -> &[usize] {
        &self.pivots
    }

    /// The unknown numbers that no line was solved for, each of which can have any value.
    pub fn free(&self) -> Vec<usize> {
        let all = 0..self.start.kind().dials();
        all.filter(|column| !self.pivots.contains(column)).collect()
    }

    /// The first line that equates 0 with another number, so that the equations have no solution.
    pub fn contradiction(&self) -> Option<usize> {
        let mut lines = self.pivots.len()..self.start.kind().dials();
        lines.find(|row| self.end.right()[*row] != 0)
    }

    /// The determinant of the left sides.
    pub fn determinant(&self) -> u8 {
        let kind = self.start.kind();
        if self.pivots.len() < kind.dials() {
            return 0;
        }
        let modulus = kind.modulus();
        self.steps.iter().fold(1, |product, step| {
            let factor = match step.change {
                RowChange::Swap { .. } => modulus.negative(1),
                // The change multiplied the determinant by `by`.
                RowChange::Scale { by, .. } => modulus.inverse(by).unwrap_or(0),
                RowChange::Add { .. } => 1,
            };
            modulus.product(product, factor)
        })
    }
}
