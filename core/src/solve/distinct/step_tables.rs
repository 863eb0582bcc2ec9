//! The memory of the backward search. It has steps that share their sides, and tables of the values
//! that subsets of the numbers make.
//!
//! The idea: a step names its sides by their indices, so that steps share them, and chains by value
//! lead to those that may make it (Knuth, The Art of Computer Programming 3, 6.4). The bound: up to
//! three numbers have hundreds of steps; more numbers, needed only for a goal of 0, may have a
//! million.

use std::ops::Range;

use super::canonical::{Canonical, CanonicalBuilder};
use crate::arith::op::{Op, OpKind};
use crate::arith::puzzle::{MAX_NUMBERS, Puzzle};
use crate::solve::digits::joined;
use crate::solve::pair::{self, Pair};
use crate::solve::ratio::{Ratio, mixed};
use crate::solve::subset::{Subset, Subsets};

/// How many chains a large table has.
const CHAINS: usize = 256;

/// The most nodes of a small table; tables of three or more numbers are large.
const SMALL_TABLE: usize = CHAINS / 16;

/// Room for the nodes of four numbers.
const ROOM: usize = 1024;
const ROOM_PAIRS: usize = 6;
const ROOM_TABLES: usize = 4;

/// The index of a node in the list of nodes.
pub(super) type NodeId = u32;

/// A number, or a step on two nodes; its value is never negative.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The operator of the step; `None` for a given number.
    op: Option<Op>,
    /// The kind of the operator; `None` for a given number.
    pub kind: Option<OpKind>,
    left: NodeId,
    right: NodeId,
    /// Whether the node is a product in which a part divides.
    divides: bool,
    /// The value of the node.
    pub value: Ratio,
    /// The next node of the chain, counted from 1; 0 for none.
    next: NodeId,
}

impl Node {
    /// Whether a division by the node is no repeat of another way. `x ÷ (a ÷ b)` is `x × (b ÷ a)`,
    /// and `x ÷ 1` is `x × 1`.
    fn may_divide(&self) -> bool {
        let is_one = self.value.is_one() && self.kind != Some(OpKind::Product);
        !(self.divides || is_one)
    }
}

/// The range of a subset's nodes, and the index of its chains, counted from 1; 0 for none.
#[derive(Clone, Copy)]
struct SubsetTable {
    from: NodeId,
    to: NodeId,
    chains: u32,
}

/// All nodes, and the tables of the values of some subsets of the numbers.
pub(super) struct StepTables {
    has_join: bool,
    subsets: Subsets,
    /// The pairs of numbers, by [`pair::index`].
    pairs: Vec<Pair>,
    nodes: Vec<Node>,
    /// The table of each subset that has one, as single numbers and pairs do.
    tables: [Option<SubsetTable>; 1 << MAX_NUMBERS],
    /// The first nodes of the chains, counted from 1; 0 for an empty chain. The
    /// mixed value of a node chooses its chain.
    chains: Vec<[NodeId; CHAINS]>,
}

impl StepTables {
    /// The tables of the numbers of `puzzle` and of their pairs.
    pub fn new(puzzle: &Puzzle) -> StepTables {
        let numbers = puzzle.numbers();
        let mut tables = StepTables {
            has_join: puzzle.ops().contains(Op::Join),
            subsets: Subsets::of(numbers),
            pairs: Vec::with_capacity(ROOM_PAIRS),
            nodes: Vec::with_capacity(ROOM),
            tables: [None; 1 << MAX_NUMBERS],
            chains: Vec::with_capacity(ROOM_TABLES),
        };
        for (at, number) in numbers.iter().enumerate() {
            let from = tables.nodes.len() as NodeId;
            tables.nodes.push(Node {
                op: None,
                kind: None,
                left: 0,
                right: 0,
                divides: false,
                value: Ratio::whole(u64::from(*number)),
                next: 0,
            });
            tables.set_table(1 << at, from);
        }
        for high in 1..numbers.len() {
            for low in 0..high {
                let [one, other] = [low, high].map(|at| u64::from(numbers[at]));
                tables.pairs.push(Pair::new(one, other, tables.has_join));
                let from = tables.nodes.len() as NodeId;
                tables.combine(low as NodeId, high as NodeId);
                tables.set_table(1 << high | 1 << low, from);
            }
        }
        tables
    }

    pub const fn subsets(&self) -> Subsets {
        self.subsets
    }

    pub fn node(&self, id: NodeId) -> Node {
        self.nodes[id as usize]
    }

    /// Adds the step `left op right`, which makes `value`.
    pub fn add(&mut self, left: NodeId, op: Op, right: NodeId, value: Ratio) -> NodeId {
        let divides = self.node(left).divides || self.node(right).divides;
        self.push((left, right), op, value, divides)
    }

    /// Adds a step on known sides; `divides` says whether one of them divides.
    #[inline(always)]
    fn push(&mut self, sides: (NodeId, NodeId), op: Op, value: Ratio, divides: bool) -> NodeId {
        self.nodes.push(Node {
            op: Some(op),
            kind: Some(OpKind::of(op)),
            left: sides.0,
            right: sides.1,
            divides: op == Op::Div || op == Op::Mul && divides,
            value,
            next: 0,
        });
        self.nodes.len() as NodeId - 1
    }

    /// Whether a step of `op` with this node at its right is no repeat of another step.
    pub fn is_needed(&self, op: Op, right: NodeId) -> bool {
        op != Op::Div || self.node(right).may_divide()
    }

    /// Whether the two numbers of `subset` can make `value`, so that [`StepTables::candidates`] may
    /// have it.
    pub fn pair_makes(&self, subset: Subset, value: Ratio) -> bool {
        let (low, high) = (subset.trailing_zeros(), subset.ilog2());
        self.pairs[pair::index(low as usize, high as usize)].makes(value)
    }

    /// The table of `subset`, which is made if it is missing. It has every essentially different
    /// way once, or hardly more often.
    pub fn tabulate(&mut self, subset: Subset) -> Range<NodeId> {
        if let Some(table) = self.tables[subset] {
            return table.from..table.to;
        }
        for (rest, last) in self.subsets.splits(subset) {
            self.tabulate(rest);
            self.tabulate(last);
        }
        let from = self.nodes.len() as NodeId;
        for (rest, last) in self.subsets.splits(subset) {
            let (lefts, rights) = (self.tabulate(rest), self.tabulate(last));
            for left in lefts {
                for right in rights.clone() {
                    self.combine(left, right);
                }
            }
        }
        self.set_table(subset, from)
    }

    /// Makes all nodes from `from` on the table of `subset`.
    fn set_table(&mut self, subset: Subset, from: NodeId) -> Range<NodeId> {
        let to = self.nodes.len() as NodeId;
        let mut chains = 0;
        if (to - from) as usize > SMALL_TABLE {
            let mut firsts = [0; CHAINS];
            for id in from..to {
                let node = &mut self.nodes[id as usize];
                let first = &mut firsts[chain_of(node.value)];
                (node.next, *first) = (*first, id + 1);
            }
            self.chains.push(firsts);
            chains = self.chains.len() as u32;
        }
        self.tables[subset] = Some(SubsetTable { from, to, chains });
        from..to
    }

    /// Calls `found` with the nodes of `subset` that may make `value`.
    pub fn candidates(&self, subset: Subset, value: Ratio, mut found: impl FnMut(NodeId, &Node)) {
        let Some(table) = self.tables[subset] else {
            return;
        };
        if table.chains == 0 {
            for id in table.from..table.to {
                found(id, &self.nodes[id as usize]);
            }
            return;
        }
        let mut next = self.chains[table.chains as usize - 1][chain_of(value)];
        while next > 0 {
            let node = &self.nodes[next as usize - 1];
            found(next - 1, node);
            next = node.next;
        }
    }

    /// Adds the steps on two nodes: `rest`, and the part that joins last.
    fn combine(&mut self, rest: NodeId, last: NodeId) {
        let (left, right) = (self.node(rest), self.node(last));
        let (sides, turned) = ((rest, last), (last, rest));
        let divides = left.divides || right.divides;
        let are_same = left.op.is_none() && right.op.is_none() && left.value.equals(right.value);
        if right.kind != Some(OpKind::Sum) {
            self.push(sides, Op::Add, left.value.plus(right.value), false);
            if let Some(value) = left.value.minus(right.value) {
                self.push(sides, Op::Sub, value, false);
            } else if let Some(value) = right.value.minus(left.value) {
                self.push(turned, Op::Sub, value, false);
            }
        }
        if right.kind != Some(OpKind::Product) {
            self.push(sides, Op::Mul, left.value.times(right.value), divides);
            if let Some(value) = left.value.over(right.value)
                && right.may_divide()
            {
                self.push(sides, Op::Div, value, divides);
            }
            if let Some(value) = right.value.over(left.value)
                && left.may_divide()
                && !are_same
            {
                self.push(turned, Op::Div, value, divides);
            }
        }
        if self.has_join {
            self.join(sides, left, right);
            if !are_same {
                self.join(turned, right, left);
            }
        }
    }

    /// Adds the join of `head` and `tail`, if it is possible.
    fn join(&mut self, sides: (NodeId, NodeId), head: Node, tail: Node) {
        if tail.kind != Some(OpKind::Join)
            && let (Some(front), Some(back)) = (head.value.as_whole(), tail.value.as_whole())
            && let Some(value) = joined(front, back)
        {
            self.push(sides, Op::Join, value, false);
        }
    }

    /// The way that ends at a node. `None` if its value does not fit, which the bound of the
    /// search rules out.
    pub fn canonical(&self, id: NodeId) -> Option<Canonical> {
        let mut builder = CanonicalBuilder::new();
        self.append(id, &mut builder)?;
        Some(builder.finish())
    }

    fn append(&self, id: NodeId, builder: &mut CanonicalBuilder) -> Option<()> {
        let node = self.node(id);
        let value = node.value.number()?;
        if let Some(kind) = node.kind {
            let whole = builder.open(kind);
            self.append_parts(id, kind, false, builder)?;
            builder.close(whole, kind, value);
        } else {
            builder.number(value);
        }
        Some(())
    }

    /// Appends the canonical form of a node within a whole of `kind`.
    fn append_parts(
        &self,
        id: NodeId,
        kind: OpKind,
        is_inverse: bool,
        builder: &mut CanonicalBuilder,
    ) -> Option<()> {
        let node = self.node(id);
        match node.op {
            Some(op) if OpKind::of(op) == kind => {
                let is_undoing = matches!(op, Op::Sub | Op::Div);
                self.append_parts(node.left, kind, is_inverse, builder)?;
                self.append_parts(node.right, kind, is_inverse ^ is_undoing, builder)
            }
            _ => {
                let part = builder.end();
                self.append(id, builder)?;
                if is_inverse {
                    builder.invert(part);
                }
                Some(())
            }
        }
    }
}

/// The chain of a value.
const fn chain_of(value: Ratio) -> usize {
    (mixed(value.scaled()) >> 56) as usize
}
