//! Ways of making numbers, side by side: the memory of the quick search.

use std::iter;
use std::ops::Range;

use super::flat::{Flat, Kind, Part};
use super::op::Op;
use super::ratio::Ratio;
use super::solve::{MAX_NUMBERS, Puzzle};

/// Some of the numbers of a puzzle: one bit each.
pub(super) type Numbers = usize;

/// Where a node stands among the nodes.
pub(super) type At = u32;

/// A number, or a step on two nodes; nothing that it makes is negative.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// `None` for a number that was given.
    op: Option<Op>,
    left: At,
    right: At,
    /// Whether it is a product in which a part divides.
    divides: bool,
    /// What it makes.
    pub value: Ratio,
}

impl Node {
    /// `None` for a number that was given.
    pub fn kind(&self) -> Option<Kind> {
        self.op.map(Kind::of)
    }
}

/// Nodes, and the tables of what some parts of the numbers make.
pub(super) struct Nodes {
    has_join: bool,
    /// The numbers that are equal to the one before them.
    twins: Numbers,
    nodes: Vec<Node>,
    /// Where the nodes of a part's table begin and end; 0 and 0 if there is no
    /// table, but of single numbers and pairs there always is.
    tables: [(At, At); 1 << MAX_NUMBERS],
    /// For each table the set of its values, rounded down and modulo 64.
    floors: [u64; 1 << MAX_NUMBERS],
}

impl Nodes {
    /// The numbers of `puzzle` and what pairs of them make.
    pub fn new(puzzle: &Puzzle) -> Nodes {
        let numbers = puzzle.numbers();
        let is_twin = |at: &usize| numbers[*at] == numbers[*at - 1];
        let twins = (1..numbers.len()).filter(is_twin);
        let mut nodes = Nodes {
            has_join: puzzle.ops().contains(Op::Join),
            twins: twins.fold(0, |twins, at| twins | 1 << at),
            nodes: Vec::with_capacity(256),
            tables: [(0, 0); 1 << MAX_NUMBERS],
            floors: [0; 1 << MAX_NUMBERS],
        };
        for (at, number) in numbers.iter().enumerate() {
            nodes.nodes.push(Node {
                op: None,
                left: 0,
                right: 0,
                divides: false,
                value: Ratio::whole(u64::from(*number)),
            });
            nodes.set_table(1 << at, at as At);
        }
        for high in 1..numbers.len() {
            for low in 0..high {
                nodes.tabulate(1 << high | 1 << low);
            }
        }
        nodes
    }

    pub fn node(&self, at: At) -> Node {
        self.nodes[at as usize]
    }

    /// Where the table of `part` is; `None` if there is none.
    pub fn table(&self, part: Numbers) -> Option<Range<At>> {
        let (from, to) = self.tables[part];
        (to > 0).then_some(from..to)
    }

    /// The nodes at `range`.
    pub fn at(&self, range: &Range<At>) -> &[Node] {
        &self.nodes[range.start as usize..range.end as usize]
    }

    /// The way that ends at a node; `None` where its value does not fit, which
    /// the bound of the search rules out.
    pub fn flat(&self, at: At) -> Option<Flat> {
        let node = self.node(at);
        let value = node.value.number()?;
        let Some(kind) = node.kind() else {
            return Some(Flat::number(value));
        };
        let mut parts = Vec::with_capacity(MAX_NUMBERS);
        self.parts_of(at, kind, false, &mut parts)?;
        Some(Flat::whole(kind, value, parts))
    }

    /// Puts what a node is within a whole of `kind` among the `parts`.
    fn parts_of(&self, at: At, kind: Kind, inverse: bool, parts: &mut Vec<Part>) -> Option<()> {
        let node = self.node(at);
        match node.op {
            Some(op) if Kind::of(op) == kind => {
                let behind = matches!(op, Op::Sub | Op::Div);
                self.parts_of(node.left, kind, inverse, parts)?;
                self.parts_of(node.right, kind, inverse ^ behind, parts)
            }
            _ => {
                let flat = self.flat(at)?;
                parts.push(Part { flat, inverse });
                Some(())
            }
        }
    }

    /// Adds the step `left op right`, which makes `value`.
    pub fn add(&mut self, left: At, op: Op, right: At, value: Ratio) -> At {
        let inner = self.node(left).divides || self.node(right).divides;
        self.nodes.push(Node {
            op: Some(op),
            left,
            right,
            divides: op == Op::Div || op == Op::Mul && inner,
            value,
        });
        self.nodes.len() as At - 1
    }

    /// Whether a step of `op` on what stands at `right` is not met elsewhere:
    /// `x ÷ (a ÷ b)` is `x × (b ÷ a)`, and `x ÷ 1` is `x × 1`.
    pub fn is_needed(&self, op: Op, right: At) -> bool {
        let right = self.node(right);
        let is_one = right.value.is_one() && right.kind() != Some(Kind::Product);
        op != Op::Div || !(right.divides || is_one)
    }

    /// The table of `part`, made if it is not there: every essentially different
    /// way once, or hardly more often.
    pub fn tabulate(&mut self, part: Numbers) -> Range<At> {
        if let Some(table) = self.table(part) {
            return table;
        }
        for (rest, last) in self.splits(part) {
            self.tabulate(rest);
            self.tabulate(last);
        }
        let from = self.nodes.len() as At;
        for (rest, last) in self.splits(part) {
            for left in self.tabulate(rest) {
                for right in self.tabulate(last) {
                    self.sums(left, right);
                    self.products(left, right);
                    self.join(left, right);
                    if !self.are_same(left, right) {
                        self.join(right, left);
                    }
                }
            }
        }
        self.set_table(part, from)
    }

    /// Every way to part the numbers of `part` in two, the side that has the
    /// highest number second. Equal numbers are interchangeable: save the
    /// highest, the first of them are in the first side.
    pub fn splits(&self, part: Numbers) -> impl Iterator<Item = (Numbers, Numbers)> + use<> {
        let others = part & !(1 << part.ilog2());
        let twins = self.twins & (others << 1);
        let next = move |side: &Numbers| (*side > 0).then(|| (side - 1) & others);
        iter::successors(Some(others), next)
            .filter(move |side| *side > 0 && twins & side & !(side << 1) == 0)
            .map(move |side| (side, part ^ side))
    }

    /// Whether of equal numbers `part` has the first ones, so that no other
    /// part need be searched in its place.
    pub fn has_first_twins(&self, part: Numbers) -> bool {
        self.twins & part & !(part << 1) == 0
    }

    /// Whether both are numbers that were given, and equal.
    fn are_same(&self, left: At, right: At) -> bool {
        let (left, right) = (self.node(left), self.node(right));
        left.op.is_none() && right.op.is_none() && left.value.equals(right.value)
    }

    /// Makes all nodes from `from` on the table of `part`.
    fn set_table(&mut self, part: Numbers, from: At) -> Range<At> {
        let table = from..self.nodes.len() as At;
        self.tables[part] = (table.start, table.end);
        for node in &self.nodes[from as usize..] {
            self.floors[part] |= 1 << (node.value.floor() % 64);
        }
        table
    }

    /// Whether the table of `part` may have this value; often it is known at
    /// once that it has not.
    pub fn may_have(&self, part: Numbers, value: Ratio) -> bool {
        self.floors[part] & 1 << (value.floor() % 64) != 0
    }

    /// Adds the steps `+` and `−` on `rest` and the part that joins last.
    fn sums(&mut self, rest: At, last: At) {
        let (left, right) = (self.node(rest), self.node(last));
        if right.kind() == Some(Kind::Sum) {
            return;
        }
        self.add(rest, Op::Add, last, left.value.plus(right.value));
        if let Some(value) = left.value.minus(right.value) {
            self.add(rest, Op::Sub, last, value);
        } else if let Some(value) = right.value.minus(left.value) {
            self.add(last, Op::Sub, rest, value);
        }
    }

    /// Adds the steps `×` and `÷` on `rest` and the part that joins last.
    fn products(&mut self, rest: At, last: At) {
        let (left, right) = (self.node(rest), self.node(last));
        if right.kind() == Some(Kind::Product) {
            return;
        }
        self.add(rest, Op::Mul, last, left.value.times(right.value));
        if let Some(value) = left.value.over(right.value)
            && self.is_needed(Op::Div, last)
        {
            self.add(rest, Op::Div, last, value);
        }
        if let Some(value) = right.value.over(left.value)
            && self.is_needed(Op::Div, rest)
            && !self.are_same(rest, last)
        {
            self.add(last, Op::Div, rest, value);
        }
    }

    /// Adds the join of `head` and `tail`, if it is one and allowed.
    fn join(&mut self, head: At, tail: At) {
        let (left, right) = (self.node(head), self.node(tail));
        if self.has_join
            && right.kind() != Some(Kind::Join)
            && let (Some(front), Some(back)) = (left.value.as_whole(), right.value.as_whole())
            && front > 0
        {
            let joined = front * shift_of(back) + back;
            self.add(head, Op::Join, tail, Ratio::whole(joined));
        }
    }
}

/// By what a number is multiplied so that `tail` has room behind it: 10 to the
/// number of its digits.
pub(super) const fn shift_of(tail: u64) -> u64 {
    let mut shift = 10;
    while shift <= tail {
        shift *= 10;
    }
    shift
}
