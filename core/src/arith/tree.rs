//! Ways of making numbers as trees of steps that share their branches.

use super::cells::Cells;
use super::flat::{Flat, Kind};
use super::op::Op;
use super::ratio::Ratio;

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
    /// Where the next of its chain stands, counted from 1; 0 for none. Chains
    /// are of use to whoever [makes](Trees::put_before) them.
    pub next: At,
}

impl Node {
    /// `None` for a number that was given.
    pub fn kind(&self) -> Option<Kind> {
        self.op.map(Kind::of)
    }
}

/// Nodes side by side.
pub(super) struct Trees(Vec<Node>);

impl Trees {
    /// No nodes, and room for some.
    pub fn with_room(room: usize) -> Trees {
        Trees(Vec::with_capacity(room))
    }

    /// Where the next one will stand.
    pub fn end(&self) -> At {
        self.0.len() as At
    }

    pub fn node(&self, at: At) -> Node {
        self.0[at as usize]
    }

    /// Forgets the nodes from `end` on.
    pub fn cut(&mut self, end: At) {
        self.0.truncate(end as usize);
    }

    /// Adds a number that was given.
    pub fn number(&mut self, value: Ratio) -> At {
        self.push(Node {
            op: None,
            left: 0,
            right: 0,
            divides: false,
            value,
            next: 0,
        })
    }

    /// Adds the step `left op right`, which makes `value`.
    pub fn step(&mut self, left: At, op: Op, right: At, value: Ratio) -> At {
        let inner = self.node(left).divides || self.node(right).divides;
        self.push(Node {
            op: Some(op),
            left,
            right,
            divides: op == Op::Div || op == Op::Mul && inner,
            value,
            next: 0,
        })
    }

    fn push(&mut self, node: Node) -> At {
        self.0.push(node);
        self.end() - 1
    }

    /// Puts a node before the chain that begins at `next`.
    pub fn put_before(&mut self, at: At, next: At) {
        self.0[at as usize].next = next;
    }

    /// Whether a step of `op` on what stands at `right` is not met elsewhere:
    /// `x ÷ (a ÷ b)` is `x × (b ÷ a)`, and `x ÷ 1` is `x × 1`.
    pub fn is_needed(&self, op: Op, right: At) -> bool {
        let right = self.node(right);
        let is_one = right.value.is_one() && right.kind() != Some(Kind::Product);
        op != Op::Div || !(right.divides || is_one)
    }

    /// The way that ends at a node; `None` where its value does not fit, which
    /// the bound of the search rules out.
    pub fn flat(&self, at: At) -> Option<Flat> {
        let mut cells = Cells::new();
        self.put(at, &mut cells)?;
        Some(Flat::made(cells))
    }

    /// Puts down the way that ends at a node.
    fn put(&self, at: At, cells: &mut Cells) -> Option<()> {
        let node = self.node(at);
        let value = node.value.number()?;
        if let Some(kind) = node.kind() {
            let whole = cells.open(kind);
            self.put_parts(at, kind, false, cells)?;
            cells.close(whole, kind, value);
        } else {
            cells.number(value);
        }
        Some(())
    }

    /// Puts down what a node is within a whole of `kind`.
    fn put_parts(&self, at: At, kind: Kind, inverse: bool, cells: &mut Cells) -> Option<()> {
        let node = self.node(at);
        match node.op {
            Some(op) if Kind::of(op) == kind => {
                let behind = matches!(op, Op::Sub | Op::Div);
                self.put_parts(node.left, kind, inverse, cells)?;
                self.put_parts(node.right, kind, inverse ^ behind, cells)
            }
            _ => {
                let part = cells.end();
                self.put(at, cells)?;
                if inverse {
                    cells.invert(part);
                }
                Some(())
            }
        }
    }
}
