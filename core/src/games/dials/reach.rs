//! Dials: which targets the buttons of a puzzle reach.

use super::elimination::Elimination;
use super::kind::Kind;
use super::residues::Residues;
use super::signatures::Signatures;
use super::solution::power;
use super::system::System;

/// The targets that can be reached with a set of buttons, from any start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    kind: Kind,
    conditions: Vec<Residues>,
}

impl Reach {
    /// The targets that these buttons reach.
    pub fn of(signatures: &Signatures) -> Reach {
        let kind = signatures.kind();
        let modulus = kind.modulus();
        let elimination = Elimination::of(System::of_conditions(signatures.rows()));
        let condition = |free: usize| {
            Residues::from_fn(kind, |dial| {
                let line = elimination.pivots().iter().position(|pivot| *pivot == dial);
                match line {
                    Some(line) => {
                        let factor = elimination.end().rows()[line].values()[free];
                        modulus.negative(factor).into()
                    }
                    None => u32::from(dial == free),
                }
            })
        };
        Reach {
            kind,
            conditions: elimination.free().into_iter().map(condition).collect(),
        }
    }

    /// The independent conditions on the steps from start to target. In each of them, the sum of
    /// the steps, each multiplied by the number for its dial, must be a multiple of the modulus.
    /// There are none if every target is reached.
    pub fn conditions(&self) -> &[Residues] {
        &self.conditions
    }

    /// Whether dials can be turned by these steps.
    pub fn has(&self, steps: &Residues) -> bool {
        let mut conditions = self.conditions.iter();
        conditions.all(|condition| condition.dot(steps) == 0)
    }

    /// Whether every target is reached.
    pub fn is_everything(&self) -> bool {
        self.conditions.is_empty()
    }

    /// How many targets are reached, the start among them.
    pub fn targets(&self) -> u64 {
        power(self.kind, self.kind.dials() - self.conditions.len())
    }

    /// How many targets there are, reached or not.
    pub fn all_targets(&self) -> u64 {
        power(self.kind, self.kind.dials())
    }

    /// In how many ways each reached target is reached.
    pub fn ways(&self) -> u64 {
        power(self.kind, self.conditions.len())
    }
}
