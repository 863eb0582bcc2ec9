//! A set of values in the order of insertion.
//!
//! The idea: a hash table with open addressing and linear probing (Knuth, The Art of Computer
//! Programming 3, 6.4), of indices in a list, so that values keep the order of insertion. The
//! bound: at least half of the slots are free, so that few are looked at; growing moves a value
//! less than twice on average.

use crate::arith::number::Number;

/// A set of values in the order of insertion, with a fast membership test.
///
/// The standard sets would need several times the code, which the page has to fetch.
#[derive(Clone, Debug)]
pub(crate) struct ValueSet {
    list: Vec<Number>,
    /// The positions of the values in the list, counted from 1, by slots. Each value is in the slot
    /// that its parts choose, or in the next free one. 0 is a free slot. The number of slots is a
    /// power of two, and at least half are free; there are none at first.
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

    /// The values in the order of insertion.
    pub fn list(&self) -> &[Number] {
        &self.list
    }

    /// Whether `value` is in the set.
    pub fn contains(&self, value: Number) -> bool {
        !self.slots.is_empty() && self.slots[self.slot(value)] != 0
    }

    /// Adds `value` if it is missing, and returns its index in the list.
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

    /// The slot of `value`, or the free slot for it.
    fn slot(&self, value: Number) -> usize {
        let last = self.slots.len() - 1;
        // Multiplication by odd numbers without a pattern spreads close values over distant slots.
        let mixed = (value.numerator() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (value.denominator() as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mut slot = (mixed >> 32) as usize & last;
        while self.slots[slot] != 0 && self.list[self.slots[slot] as usize - 1] != value {
            slot = (slot + 1) & last;
        }
        slot
    }
}
