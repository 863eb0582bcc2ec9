//! Ways of making numbers, side by side: the memory of the quick search.

use std::iter;
use std::ops::Range;

use super::flat::{Flat, Kind};
use super::op::Op;
use super::ratio::Ratio;
use super::solve::{MAX_NUMBERS, Puzzle};
use super::tree::{At, Node, Trees};

/// Some of the numbers of a puzzle: one bit each.
pub(super) type Numbers = usize;

/// How many chains a table of three numbers has: the ways it holds are fewer.
const CHAINS: usize = 256;

/// Nodes, and the tables of what some parts of the numbers make.
pub(super) struct Nodes {
    has_join: bool,
    /// Whether every sum and every product is a whole number above zero, as in
    /// Countdown; parts of one need not be.
    whole: bool,
    /// The numbers that are equal to the one before them.
    twins: Numbers,
    trees: Trees,
    /// Where the nodes of a part's table begin and end; 0 and 0 if there is no
    /// table, but of single numbers and pairs there always is.
    tables: [(At, At); 1 << MAX_NUMBERS],
    /// For each table the set of its values, mixed, modulo 64.
    sets: [u64; 1 << MAX_NUMBERS],
    /// Where the chains of a part's table are, counted from 1; 0 for none.
    chained: [u8; 1 << MAX_NUMBERS],
    /// Where chains begin, counted from 1; 0 for an empty one. The mixed value
    /// chooses the chain.
    chains: Vec<[At; CHAINS]>,
}

impl Nodes {
    /// The numbers of `puzzle` and what pairs of them make.
    /// Where `whole` says so, sums and products are whole numbers above zero.
    pub fn new(puzzle: &Puzzle, whole: bool) -> Nodes {
        let numbers = puzzle.numbers();
        let is_twin = |at: &usize| numbers[*at] == numbers[*at - 1];
        let twins = (1..numbers.len()).filter(is_twin);
        let mut nodes = Nodes {
            has_join: puzzle.ops().contains(Op::Join),
            whole,
            twins: twins.fold(0, |twins, at| twins | 1 << at),
            trees: Trees::with_room(256),
            tables: [(0, 0); 1 << MAX_NUMBERS],
            sets: [0; 1 << MAX_NUMBERS],
            chained: [0; 1 << MAX_NUMBERS],
            chains: Vec::new(),
        };
        for (at, number) in numbers.iter().enumerate() {
            nodes.trees.number(Ratio::whole(u64::from(*number)));
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
        self.trees.node(at)
    }

    /// The way that ends at a node, see [`Trees::flat`].
    pub fn flat(&self, at: At) -> Option<Flat> {
        self.trees.flat(at)
    }

    /// Adds the step `left op right`, which makes `value`.
    pub fn add(&mut self, left: At, op: Op, right: At, value: Ratio) -> At {
        self.trees.step(left, op, right, value)
    }

    /// Whether a step is not met elsewhere, see [`Trees::is_needed`].
    pub fn is_needed(&self, op: Op, right: At) -> bool {
        self.trees.is_needed(op, right)
    }

    /// Where the table of `part` is; `None` if there is none.
    pub fn table(&self, part: Numbers) -> Option<Range<At>> {
        let (from, to) = self.tables[part];
        (to > 0).then_some(from..to)
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
        let from = self.trees.end();
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
        left.kind().is_none() && right.kind().is_none() && left.value.equals(right.value)
    }

    /// Makes all nodes from `from` on the table of `part`.
    fn set_table(&mut self, part: Numbers, from: At) -> Range<At> {
        let table = from..self.trees.end();
        self.tables[part] = (table.start, table.end);
        if table.len() > CHAINS / 16 {
            self.chain(part, &table);
        } else {
            for at in table.clone() {
                let node = self.node(at);
                self.sets[part] |= 1 << (node.value.mixed() >> 58);
            }
        }
        table
    }

    /// Puts the nodes of a large table on chains.
    fn chain(&mut self, part: Numbers, table: &Range<At>) {
        let mut chains = [0; CHAINS];
        for at in table.clone() {
            let first = &mut chains[(self.node(at).value.mixed() >> 56) as usize];
            self.trees.put_before(at, *first);
            *first = at + 1;
        }
        self.chains.push(chains);
        self.chained[part] = self.chains.len() as u8;
    }

    /// Calls `found` with the nodes of the table of `part` that may make `value`
    /// and are not known at once to make another.
    pub fn candidates(&self, part: Numbers, value: Ratio, mut found: impl FnMut(At, Node)) {
        let mixed = value.mixed();
        if self.chained[part] > 0 {
            let chains = &self.chains[usize::from(self.chained[part]) - 1];
            let mut next = chains[(mixed >> 56) as usize];
            while next > 0 {
                let node = self.node(next - 1);
                found(next - 1, node);
                next = node.next;
            }
        } else if self.sets[part] & 1 << (mixed >> 58) != 0 {
            let (from, to) = self.tables[part];
            for at in from..to {
                found(at, self.node(at));
            }
        }
    }

    /// Whether a whole of `kind` may have `node` on one of its sides. A sum of
    /// whole numbers is whole, though what is left of it may be zero; a product
    /// is not zero, though what is left of it may be a fraction.
    pub fn may_be_in(&self, kind: Kind, node: Node) -> bool {
        !self.whole
            || match kind {
                Kind::Sum => node.value.is_whole(),
                Kind::Product => !node.value.is_zero(),
                Kind::Join => false,
            }
    }

    /// Adds the steps `+` and `−` on `rest` and the part that joins last.
    fn sums(&mut self, rest: At, last: At) {
        let (left, right) = (self.node(rest), self.node(last));
        if right.kind() == Some(Kind::Sum) || !self.may_be_in(Kind::Sum, left) {
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
        if right.kind() == Some(Kind::Product) || !self.may_be_in(Kind::Product, left) {
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

/// What makes `whole` when it is joined before `tail`.
pub(super) const fn head_of(whole: u64, tail: u64) -> Option<u64> {
    let shift = shift_of(tail);
    if whole > tail && (whole - tail).is_multiple_of(shift) {
        Some((whole - tail) / shift)
    } else {
        None
    }
}

/// What makes `whole` when it is joined behind `head`.
pub(super) const fn tail_of(whole: u64, head: u64) -> Option<u64> {
    let mut shift = 10;
    while head > 0 && whole / shift > head {
        shift *= 10;
    }
    let tail = whole % shift;
    if head > 0 && whole / shift == head && shift_of(tail) == shift {
        Some(tail)
    } else {
        None
    }
}

/// How many numbers a part has; from a table, for counting bits is slow where
/// the processor need not be able to.
pub(super) const fn size_of(part: Numbers) -> usize {
    const SIZES: [u8; 1 << MAX_NUMBERS] = {
        let mut sizes = [0; 1 << MAX_NUMBERS];
        let mut part = 1;
        while part < sizes.len() {
            sizes[part] = sizes[part & (part - 1)] + 1;
            part += 1;
        }
        sizes
    };
    SIZES[part] as usize
}
