//! Yahtzee: a player's turn, with a first throw and up to two more of any of the dice.

use serde::{Deserialize, Serialize};

use super::positions::Positions;
use super::refusal::Refusal;
use super::throw::Throw;
use crate::dice::Generator;

/// How often dice may be thrown again in a turn.
pub const MAX_REROLLS: usize = 2;

/// The turn of a player after its first throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    throw: Throw,
    /// How often dice were thrown again.
    rerolls: Rerolls,
}

/// How often dice were thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Rerolls {
    None,
    One,
    Two,
}

impl Turn {
    /// The turn that begins with `throw`.
    pub const fn begun(throw: Throw) -> Turn {
        Turn {
            throw,
            rerolls: Rerolls::None,
        }
    }

    /// The dice as they lie now.
    pub const fn throw(&self) -> Throw {
        self.throw
    }

    /// How often dice may still be thrown again.
    pub const fn rerolls_left(&self) -> usize {
        MAX_REROLLS - self.rerolls as usize
    }

    /// Throws again the dice that are not `kept`, and returns all dice after that.
    pub fn throw_again(
        &self,
        kept: Positions,
        generator: &mut Generator,
    ) -> Result<Throw, Refusal> {
        self.next_rerolls(kept)?;
        Ok(self.throw.again(kept, generator))
    }

    /// The turn after the dice that were not `kept` were thrown again, with all dice as in `throw`.
    pub fn then(&self, kept: Positions, throw: Throw) -> Result<Turn, Refusal> {
        let rerolls = self.next_rerolls(kept)?;
        let is_same = |position: usize| self.throw.numbers()[position] == throw.numbers()[position];
        if !kept.iter().all(is_same) {
            return Err(Refusal::KeptChanged);
        }
        Ok(Turn { throw, rerolls })
    }

    fn next_rerolls(&self, kept: Positions) -> Result<Rerolls, Refusal> {
        let next = match self.rerolls {
            Rerolls::None => Rerolls::One,
            Rerolls::One => Rerolls::Two,
            Rerolls::Two => return Err(Refusal::NoThrowLeft),
        };
        if kept == Positions::ALL {
            return Err(Refusal::AllKept);
        }
        Ok(next)
    }
}
