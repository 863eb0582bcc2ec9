//! Forms: the order in which the steps of an expression are made.
//!
//! The idea: a tree is its left tree and its right one, so they are listed by the size of the
//! left one. The bound: the Catalan numbers (Knuth, The Art of Computer Programming 1, 2.3.4.4),
//! 42 forms for six numbers. Their order and headings are the original program's.

use crate::arith::puzzle::{MAX_NUMBERS, MIN_NUMBERS};

const MAX_STEPS: usize = MAX_NUMBERS - 1;

/// The shape of an expression: an ordered binary tree, whose leaves are the numbers from left to
/// right.
///
/// Four leaves have five forms, three have two; together they are the seven
/// forms of Score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    leaves: usize,
    /// The two slots that each step takes, in the order in which the steps can
    /// be made. Slots below `leaves` are the numbers, slot `leaves + i` is the
    /// result of step `i`. Entries past the last step stay zero, so that equal
    /// forms are equal.
    steps: [(usize, usize); MAX_STEPS],
}

impl Form {
    /// Every form over `leaves` numbers, in the fixed order of the game's lists. These are `a bc`,
    /// `ab c` for three; `ab cd`, `(a bc)d`, `(ab c)d`, `a(b cd)`, `a(bc d)` for four.
    ///
    /// There are 1, 2, 5, 14 and 42 for 2 to 6 leaves; outside of
    /// [`MIN_NUMBERS`]`..=`[`MAX_NUMBERS`] there are none.
    pub fn all(leaves: usize) -> Vec<Form> {
        if !(MIN_NUMBERS..=MAX_NUMBERS).contains(&leaves) {
            return Vec::new();
        }
        forms(leaves)
    }

    /// How many numbers an expression of this form uses.
    pub const fn leaves(&self) -> usize {
        self.leaves
    }

    /// The two slots that each step takes, in the order in which the steps can
    /// be made. Slots `0..leaves` are the numbers from left to right, and slot `leaves + i` is the
    /// result of step `i`.
    pub fn steps(&self) -> &[(usize, usize)] {
        &self.steps[..self.leaves - 1]
    }

    /// The heading of the form's list, such as `ab cd` or `(a bc)d`. Adjacent letters and
    /// parentheses are calculated first.
    pub fn heading(&self) -> String {
        self.heading_of(self.whole()).0
    }

    /// The heading of the part in `slot`, and the number of its leaves.
    fn heading_of(&self, slot: usize) -> (String, usize) {
        let Some(step) = slot.checked_sub(self.leaves) else {
            return (char::from(b'a' + slot as u8).into(), 1);
        };
        let (left, right) = self.steps[step];
        let ((left, left_leaves), (right, right_leaves)) =
            (self.heading_of(left), self.heading_of(right));
        // A pair needs a gap beside it, because its letters are adjacent; parentheses separate by
        // themselves.
        let gap = match (left_leaves, right_leaves) {
            (1, 2) | (2, 1 | 2) => " ",
            _ => "",
        };
        let enclosed = |text, leaves| match leaves {
            1 | 2 => text,
            _ => format!("({text})"),
        };
        let (left, right) = (enclosed(left, left_leaves), enclosed(right, right_leaves));
        (format!("{left}{gap}{right}"), left_leaves + right_leaves)
    }

    /// The slot of the last step, or of the only leaf.
    const fn whole(&self) -> usize {
        2 * self.leaves - 2
    }

    /// The form whose last step takes `left` and `right`, after the steps of `left` and then those
    /// of `right`.
    fn of_step(left: &Form, right: &Form) -> Form {
        let leaves = left.leaves + right.leaves;
        let of_left = |slot| match slot < left.leaves {
            true => slot,
            false => slot + right.leaves,
        };
        let of_right = |slot| match slot < right.leaves {
            true => slot + left.leaves,
            false => slot + left.leaves + left.steps().len(),
        };
        let lefts = left.steps().iter().map(|(a, b)| (of_left(*a), of_left(*b)));
        let rights = right
            .steps()
            .iter()
            .map(|(a, b)| (of_right(*a), of_right(*b)));
        let last = (of_left(left.whole()), of_right(right.whole()));
        let mut steps = [(0, 0); MAX_STEPS];
        for (step, slots) in steps.iter_mut().zip(lefts.chain(rights).chain([last])) {
            *step = slots;
        }
        Form { leaves, steps }
    }
}

/// Every form over `leaves` leaves, at least one. The left part first has half of the leaves, then
/// more, and the smallest sizes come last: the traditional order of the game's lists.
fn forms(leaves: usize) -> Vec<Form> {
    if leaves == 1 {
        let steps = [(0, 0); MAX_STEPS];
        return vec![Form { leaves, steps }];
    }
    let mut forms_here = Vec::new();
    for left_leaves in (leaves / 2..leaves).chain(1..leaves / 2) {
        let rights = forms(leaves - left_leaves);
        for left in forms(left_leaves) {
            forms_here.extend(rights.iter().map(|right| Form::of_step(&left, right)));
        }
    }
    forms_here
}
