//! A few values side by side, asked all at once whether one may be meant.

use super::equation::Equation;
use super::few::Few;
use super::node::shift_of;

/// How many values stand side by side: as many numbers of 16 bits as processors
/// multiply at once, and as many as are a few.
const LANES: usize = 8;

/// The low 16 bits of the parts of a few values.
///
/// What is equal has equal low bits, so where no equation holds for these, none
/// holds at all; where one does, it is still to be asked of the values.
#[derive(Clone, Copy)]
pub(super) struct Lanes {
    above: [u16; LANES],
    below: [u16; LANES],
    /// By what a number is multiplied to stand before the value, if it is whole.
    shift: [u16; LANES],
}

impl Lanes {
    /// No values: `1/0` is none.
    pub const NONE: Lanes = Lanes {
        above: [1; LANES],
        below: [0; LANES],
        shift: [0; LANES],
    };

    pub fn new(few: &Few) -> Lanes {
        let mut lanes = Lanes::NONE;
        for (lane, value) in few.values().iter().enumerate() {
            let (above, below) = value.parts();
            lanes.above[lane] = above as u16;
            lanes.below[lane] = below as u16;
            if below == 1 {
                lanes.shift[lane] = shift_of(above) as u16;
            }
        }
        lanes
    }

    /// For each value, whether it may solve the equation.
    #[inline]
    pub fn hits(&self, equation: &Equation) -> [bool; LANES] {
        let [known_by_below, below, target_by_known, target] =
            equation.products().map(|product| product as u16);
        let mut hits = [false; LANES];
        for (lane, hit) in hits.iter_mut().enumerate() {
            let (p, q) = (self.above[lane], self.below[lane]);
            let left = p.wrapping_mul(below);
            let right = q.wrapping_mul(known_by_below);
            let made = q.wrapping_mul(target);
            *hit = (left.wrapping_add(right) == made)
                | (left.wrapping_sub(right) == made)
                | (right.wrapping_sub(left) == made)
                | (p.wrapping_mul(known_by_below) == made)
                | (left == q.wrapping_mul(target_by_known))
                | (right == p.wrapping_mul(target));
        }
        if let Some(join) = equation.join() {
            let [known, shift, target] = join.map(|part| part as u16);
            for (lane, hit) in hits.iter_mut().enumerate() {
                let value = self.above[lane];
                let head = value.wrapping_mul(shift).wrapping_add(known);
                let tail = known.wrapping_mul(self.shift[lane]).wrapping_add(value);
                *hit |= (head == target) | (tail == target);
            }
        }
        hits
    }
}
