//! Forms: in which order the steps of an expression are taken.

use std::fmt;

use crate::arith::puzzle::{MAX_NUMBERS, MIN_NUMBERS};

/// The fewest leaves of a form: one step takes two numbers.
pub const MIN_LEAVES: usize = MIN_NUMBERS;

/// The most leaves of a form: the most numbers of a puzzle.
pub const MAX_LEAVES: usize = MAX_NUMBERS;

const MAX_STEPS: usize = MAX_LEAVES - 1;

/// The shape of an expression: an ordered binary tree over its numbers, which
/// are in the leaves from left to right.
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
    /// Every form over `leaves` numbers in a fixed order, which is the one of
    /// the game's lists: `a bc`, `ab c` for three; `ab cd`, `(a bc)d`,
    /// `(ab c)d`, `a(b cd)`, `a(bc d)` for four.
    ///
    /// There are 1, 2, 5, 14 and 42 for 2 to 6 leaves; outside of
    /// [`MIN_LEAVES`]`..=`[`MAX_LEAVES`] there are none.
    pub fn all(leaves: usize) -> Vec<Form> {
        if !(MIN_LEAVES..=MAX_LEAVES).contains(&leaves) {
            return Vec::new();
        }
        shapes(leaves).iter().map(Form::of_shape).collect()
    }

    /// How many numbers an expression of this form uses.
    pub const fn leaves(&self) -> usize {
        self.leaves
    }

    /// The two slots that each step takes, in the order in which the steps can
    /// be made: slots `0..leaves` are the numbers from left to right, and slot
    /// `leaves + i` is the result of step `i`.
    pub fn steps(&self) -> &[(usize, usize)] {
        &self.steps[..self.leaves - 1]
    }

    /// The heading of this form's list, such as `ab cd` or `(a bc)d`: letters
    /// that touch, and parentheses, are worked out first.
    pub fn heading(&self) -> String {
        let mut parts: Vec<Piece> = ('a'..).take(self.leaves).map(Piece::leaf).collect();
        for &(left, right) in self.steps() {
            parts.push(Piece::step(&parts[left], &parts[right]));
        }
        parts.pop().map(|whole| whole.text).unwrap_or_default()
    }

    fn of_shape(shape: &Shape) -> Form {
        let mut form = Form {
            leaves: shape.leaves(),
            steps: [(0, 0); MAX_STEPS],
        };
        let (mut leaf, mut step) = (0, 0);
        form.place(shape, &mut leaf, &mut step);
        form
    }

    /// Gives the leaves and steps of `shape` their slots, children first, and
    /// returns the slot of `shape` itself.
    fn place(&mut self, shape: &Shape, leaf: &mut usize, step: &mut usize) -> usize {
        match shape {
            Shape::Leaf => {
                *leaf += 1;
                *leaf - 1
            }
            Shape::Step(left, right) => {
                let slots = (self.place(left, leaf, step), self.place(right, leaf, step));
                self.steps[*step] = slots;
                *step += 1;
                self.leaves + *step - 1
            }
        }
    }
}

/// The heading, as in [`Form::heading`].
impl fmt::Display for Form {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.heading())
    }
}

/// A form while it is being made.
#[derive(Clone)]
enum Shape {
    Leaf,
    Step(Box<Shape>, Box<Shape>),
}

impl Shape {
    fn leaves(&self) -> usize {
        match self {
            Shape::Leaf => 1,
            Shape::Step(left, right) => left.leaves() + right.leaves(),
        }
    }
}

/// Every shape over `leaves` leaves. The left part begins with half of the
/// leaves, grows, and last comes round to the smallest: so the game's lists
/// have always been ordered.
fn shapes(leaves: usize) -> Vec<Shape> {
    if leaves == 1 {
        return vec![Shape::Leaf];
    }
    let mut shapes_here = Vec::new();
    for left_leaves in (leaves / 2..leaves).chain(1..leaves / 2) {
        let rights = shapes(leaves - left_leaves);
        for left in shapes(left_leaves) {
            for right in &rights {
                shapes_here.push(Shape::Step(Box::new(left.clone()), Box::new(right.clone())));
            }
        }
    }
    shapes_here
}

/// A piece of a heading.
struct Piece {
    text: String,
    leaves: usize,
}

impl Piece {
    fn leaf(letter: char) -> Piece {
        Piece {
            text: letter.into(),
            leaves: 1,
        }
    }

    fn step(left: &Piece, right: &Piece) -> Piece {
        let leaves = left.leaves + right.leaves;
        // A pair needs a gap beside it, for its letters touch; parentheses
        // make a gap of their own.
        let gap = match (left.leaves, right.leaves) {
            (1, 1) => "",
            (1 | 2, 1 | 2) => " ",
            _ => "",
        };
        Piece {
            text: format!("{}{gap}{}", left.enclosed(), right.enclosed()),
            leaves,
        }
    }

    fn enclosed(&self) -> String {
        if self.leaves > 2 {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }
}
