//! Dials: how often each button must be pressed.

use super::elimination::Elimination;
use super::kind::Kind;
use super::residues::Residues;
use super::signatures::Signatures;
use super::system::System;

/// A solution of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// How often to press each button, with as few presses as possible. Of several such ways it is
    /// always the same one.
    pub presses: Residues,
    /// How many solutions there are in which each button is pressed fewer times than a dial has
    /// letters.
    pub ways: u64,
}

/// How to turn the dials by `steps`; `None` if no presses can.
pub fn solve(signatures: &Signatures, steps: &Residues) -> Option<Solution> {
    let elimination = Elimination::of(System::of_presses(signatures.rows(), steps));
    solution(&elimination)
}

/// The solution at the end of an elimination; `None` if its lines contradict.
pub fn solution(elimination: &Elimination) -> Option<Solution> {
    if elimination.contradiction().is_some() {
        return None;
    }
    let kind = elimination.start().kind();
    let free = elimination.free();
    let mut search = Search {
        elimination,
        chosen: vec![0; free.len()],
        best: presses(elimination, &free, &vec![0; free.len()]),
        free,
    };
    search.choose(search.free.len(), 0);
    Some(Solution {
        presses: search.best,
        ways: power(kind, search.free.len()),
    })
}

/// The modulus to the power of `exponent`, which is at most the number of dials.
pub fn power(kind: Kind, exponent: usize) -> u64 {
    let factors = std::iter::repeat_n(u64::from(kind.modulus().value()), exponent);
    factors.product()
}

/// The search for the fewest presses among all solutions. It tries presses of the buttons that can
/// be chosen, as long as these alone are fewer than the best so far.
struct Search<'a> {
    elimination: &'a Elimination,
    free: Vec<usize>,
    chosen: Vec<u8>,
    best: Residues,
}

impl Search<'_> {
    /// Tries all presses of the first `left_count` free buttons, after `presses_so_far` presses of
    /// the other free ones.
    fn choose(&mut self, left_count: usize, presses_so_far: u32) {
        let Some(index) = left_count.checked_sub(1) else {
            let presses = presses(self.elimination, &self.free, &self.chosen);
            if presses.total() < self.best.total() {
                self.best = presses;
            }
            return;
        };
        for times in 0..self.elimination.start().kind().modulus().value() {
            let presses_so_far = presses_so_far + u32::from(times);
            if presses_so_far >= self.best.total() {
                break;
            }
            self.chosen[index] = times;
            self.choose(index, presses_so_far);
        }
        self.chosen[index] = 0;
    }
}

/// The presses of all buttons when the free ones are pressed as `chosen` says.
fn presses(elimination: &Elimination, free: &[usize], chosen: &[u8]) -> Residues {
    let kind = elimination.start().kind();
    let free_presses = |button: usize| {
        let index = free.iter().position(|other| *other == button);
        index.map_or(0, |index| chosen[index])
    };
    let given = Residues::from_fn(kind, |button| free_presses(button).into());
    Residues::from_fn(kind, |button| {
        let line = elimination
            .pivots()
            .iter()
            .position(|pivot| *pivot == button);
        line.map_or(free_presses(button).into(), |line| {
            // The line's own button is 0 in `given`, so it adds nothing.
            let free_steps = elimination.end().rows()[line].dot(&given);
            let right = elimination.end().right()[line];
            u32::from(right) + u32::from(kind.modulus().negative(free_steps))
        })
    })
}
