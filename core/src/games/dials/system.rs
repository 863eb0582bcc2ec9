//! Dials: linear equations modulo a prime, one in each line.

use super::kind::{Kind, MAX_DIALS};
use super::residues::Residues;

/// A square system of equations: as many equations as dials, and as many unknown numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct System {
    kind: Kind,
    /// The factors of each unknown number, line by line.
    rows: [Residues; MAX_DIALS],
    /// The right-hand sides, line by line.
    right: Residues,
}

/// A change of the lines that keeps the solutions. Lines are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// Two lines are swapped.
    Swap {
        /// The index of the upper line.
        row: usize,
        /// The index of the lower line.
        with: usize,
    },
    /// A line is multiplied by a number other than 0.
    Scale {
        /// The index of the line.
        row: usize,
        /// The number.
        by: u8,
    },
    /// A multiple of one line is added to another.
    Add {
        /// The index of the line that changes.
        row: usize,
        /// The index of the line that is added.
        of: usize,
        /// How many times it is added.
        times: u8,
    },
}

impl System {
    /// The equations for the presses that turn the dials by `steps`. There is a line for each dial,
    /// and an unknown number for each button.
    pub fn of_presses(signatures: &[Residues], steps: &Residues) -> System {
        let kind = steps.kind();
        let mut rows = [Residues::zero(kind); MAX_DIALS];
        for (dial, row) in rows[..kind.dials()].iter_mut().enumerate() {
            *row = Residues::from_fn(kind, |button| signatures[button].values()[dial].into());
        }
        System {
            kind,
            rows,
            right: *steps,
        }
    }

    /// The equations for the conditions on steps that the buttons can make. The unknown numbers are
    /// factors for the steps of each dial, with which the sum is 0 for every button: there is a
    /// line for each button, an unknown number for each dial.
    pub fn of_conditions(signatures: &[Residues]) -> System {
        let kind = signatures[0].kind();
        let mut rows = [Residues::zero(kind); MAX_DIALS];
        rows[..kind.dials()].copy_from_slice(signatures);
        System {
            kind,
            rows,
            right: Residues::zero(kind),
        }
    }

    /// The kind of puzzle that the system is for.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The left sides, line by line.
    pub fn rows(&self) -> &[Residues] {
        &self.rows[..self.kind.dials()]
    }

    /// The right sides, line by line.
    pub fn right(&self) -> &[u8] {
        self.right.values()
    }

    /// The equations after a change. A change of a line that does not exist does nothing.
    #[must_use]
    pub fn changed(&self, change: RowChange) -> System {
        let mut changed = *self;
        let right = self.right.values();
        let replace = |changed: &mut System, row: usize, left: Residues, value: u32| {
            changed.rows[row] = left;
            let before = changed.right;
            changed.right = Residues::from_fn(self.kind, |index| match index == row {
                true => value,
                false => before.values()[index].into(),
            });
        };
        match change {
            RowChange::Swap { row, with } => {
                replace(&mut changed, row, self.rows[with], right[with].into());
                replace(&mut changed, with, self.rows[row], right[row].into());
            }
            RowChange::Scale { row, by } => {
                let left = Residues::zero(self.kind).plus_times(&self.rows[row], by);
                let value = u32::from(by) * u32::from(right[row]);
                replace(&mut changed, row, left, value);
            }
            RowChange::Add { row, of, times } => {
                let left = self.rows[row].plus_times(&self.rows[of], times);
                let value = u32::from(right[row]) + u32::from(times) * u32::from(right[of]);
                replace(&mut changed, row, left, value);
            }
        }
        changed
    }
}
