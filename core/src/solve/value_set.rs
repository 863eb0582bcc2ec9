//! A set of values.
//!
//! The idea: a hash table with open addressing and linear probing (Knuth, The Art of
//! Computer Programming 3, 6.4), of indices in a list, so that values keep the order
//! in which they came. The bound: at least half of the slots are free, so that few
//! are looked at; growing moves a value less than twice on average.

use crate::arith::number::Number;

/// Different values in the order in which they came; whether one is among them
/// is known at once.
///
/// The standard sets would do the same in several times the code, and the page
/// has to fetch it.
#[derive(Clone, Debug)]
pub(crate) struct ValueSet {
    list: Vec<Number>,
    /// Where in the list, counted from 1, a value is: in the slot that its
    /// parts choose, or in the next free one. 0 is a free slot. A power of two
    /// in number, of which at least half are free; none at first.
    slots: Vec<u32>,
}

impl ValueSet {
    /// No values.
    pub const fn new() -> ValueSet {
        ValueSet {
            list: Vec::new(),
            slots: Vec::new(),
        }
    }

    /// The values, the first that came first.
    pub fn list(&self) -> &[Number] {
        &self.list
    }

    /// Whether `value` is among them.
    pub fn contains(&self, value: Number) -> bool {
        !self.slots.is_empty() && self.slots[self.slot(value)] != 0
    }

    /// Puts `value` among them, if it is not there; the answer is its index in
    /// the list.
    pub fn insert(&mut self, value: Number) -> usize {
        if self.list.len() * 2 >= self.slots.len() {
            self.slots = vec![0; (self.slots.len() * 2).max(16)];
            for at in 0..self.list.len() {
                let slot = self.slot(self.list[at]);
                self.slots[slot] = at as u32 + 1;
            }
        }
        let slot = self.slot(value);
        if self.slots[slot] == 0 {
            self.list.push(value);
            self.slots[slot] = self.list.len() as u32;
        }
        self.slots[slot] as usize - 1
    }

    /// The slot of `value`, or the free one for it.
    fn slot(&self, value: Number) -> usize {
        let last = self.slots.len() - 1;
        // Odd numbers without a pattern, so that values which are close to each
        // other get slots which are not.
        let mixed = (value.numerator() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (value.denominator() as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mut slot = (mixed >> 32) as usize & last;
        while self.slots[slot] != 0 && self.list[self.slots[slot] as usize - 1] != value {
            slot = (slot + 1) & last;
        }
        slot
    }
}
