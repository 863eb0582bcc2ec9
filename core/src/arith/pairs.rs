//! What two of up to four numbers make, to be found by its residue.

use super::flat::Kind;
use super::node::shift_of;
use super::op::Op;
use super::ratio::Ratio;
use super::residue::{Residue, SLOTS, Value};
use super::turn::Turn;

/// The most numbers that are paired here.
pub(super) const MAX_FOUR: usize = 4;

/// How many pairs of four numbers there are.
const PAIRS: usize = MAX_FOUR * (MAX_FOUR - 1) / 2;

/// A pair of numbers, by their places, and what a step makes of them; it is the
/// higher one that is known.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub low: usize,
    pub high: usize,
    pub turn: Turn,
    pub value: Ratio,
}

/// Some pairs, and how they make something: the lower byte has a bit for each pair
/// that makes it otherwise than by a sum, the upper one for each that makes it
/// otherwise than by a product.
pub(super) type PairSet = u16;

/// The pairs that may take a step with something, by the kind of that step.
#[derive(Clone, Copy)]
pub(super) struct Partners {
    pub sums: PairSet,
    pub products: PairSet,
    pub joins: PairSet,
}

impl Partners {
    pub const NONE: Partners = Partners {
        sums: 0,
        products: 0,
        joins: 0,
    };

    /// A pair that is a part of its own: a sum takes no sum, a product no product.
    pub const fn apart(low: usize, high: usize) -> Partners {
        let not_sum = 1 << pair(low, high);
        Partners {
            sums: not_sum,
            products: not_sum << 8,
            joins: not_sum | not_sum << 8,
        }
    }

    /// Adds a pair for a step with the `single` number at a place. In a sum or a
    /// product the highest number joins last.
    #[inline]
    pub fn add(&mut self, low: usize, high: usize, single: usize) {
        let mut pair = Partners::apart(low, high);
        if single > high {
            (pair.sums, pair.products) = (pair.joins, pair.joins);
        }
        self.sums |= pair.sums;
        self.products |= pair.products;
        self.joins |= pair.joins;
    }

    /// Takes out the pairs for a step of this kind, save for a join.
    #[inline]
    pub const fn take_out(&mut self, kind: Kind) {
        match kind {
            Kind::Sum => self.sums = 0,
            Kind::Product => self.products = 0,
            Kind::Join => {}
        }
    }

    #[inline]
    pub const fn of(&self, kind: Kind) -> PairSet {
        match kind {
            Kind::Sum => self.sums,
            Kind::Product => self.products,
            Kind::Join => self.joins,
        }
    }
}

/// The bits of a pair that makes something by a step of this kind.
const fn bits(at: usize, kind: Kind) -> PairSet {
    match kind {
        Kind::Sum => 1 << 8 << at,
        Kind::Product => 1 << at,
        Kind::Join => 1 << at | 1 << 8 << at,
    }
}

/// The steps on two numbers, of which the higher one is known; the joins last.
/// Whether there is such a step on these numbers shows when it is worked out.
const STEPS: [Turn; 7] = [
    Turn::behind(Op::Add),
    Turn::before(Op::Sub),
    Turn::behind(Op::Mul),
    Turn::behind(Op::Div),
    Turn::before(Op::Div),
    Turn::behind(Op::Join),
    Turn::before(Op::Join),
];

/// How many of [`STEPS`] are no joins.
const WITHOUT_JOIN: usize = 5;

/// The pairs of up to four numbers.
pub(super) struct Pairs {
    numbers: [Value; MAX_FOUR],
    /// How many of [`STEPS`] are allowed.
    steps: usize,
    /// For each pair the residues of what each step makes.
    made: [[Residue; STEPS.len()]; PAIRS],
    /// For each slot the pairs that make a value whose residue belongs there.
    makers: [PairSet; SLOTS],
}

/// The two places of each pair.
const PLACES: [(usize, usize); PAIRS] = [(0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 3)];

/// Where the pair of the numbers at two places stands, the lower place first.
const fn pair(low: usize, high: usize) -> usize {
    high * (high - 1) / 2 + low
}

impl Pairs {
    /// No pairs.
    #[inline(always)]
    pub const fn none() -> Pairs {
        Pairs {
            numbers: [Value::ZERO; MAX_FOUR],
            steps: 0,
            made: [[Residue::ZERO; STEPS.len()]; PAIRS],
            makers: [0; SLOTS],
        }
    }

    /// Puts in the pairs of `numbers`, which ascend; with `has_join` they are
    /// joined too. They stay where they are, for the table is too large to be
    /// moved about.
    #[inline]
    pub fn fill(&mut self, numbers: &[u32], has_join: bool) {
        self.steps = if has_join { STEPS.len() } else { WITHOUT_JOIN };
        let mut shifts = [Residue::ZERO; MAX_FOUR];
        for (high, number) in numbers.iter().enumerate() {
            self.numbers[high] = Value::whole(*number);
            shifts[high] = Residue::of(shift_of(u64::from(*number)) as u32);
            for low in 0..high {
                let at = pair(low, high);
                let [low_value, high_value] = [self.numbers[low], self.numbers[high]];
                self.made[at] = made(low_value, shifts[low], high_value, shifts[high]);
                // A join that is not allowed is found out when it is asked for.
                for (turn, residue) in STEPS.iter().zip(self.made[at]) {
                    self.makers[residue.slot()] |= bits(at, Kind::of(turn.op));
                }
            }
        }
    }

    /// The numbers; where there are fewer than [`MAX_FOUR`], zeros behind them.
    pub const fn numbers(&self) -> &[Value; MAX_FOUR] {
        &self.numbers
    }

    /// The pairs that make something which may have this residue.
    #[inline]
    pub const fn makers(&self, residue: Residue) -> PairSet {
        self.makers[residue.slot()]
    }

    /// What a pair makes, the lower place first.
    pub fn made(&self, low: usize, high: usize) -> impl Iterator<Item = (Pair, Residue)> {
        let at = pair(low, high);
        self.steps(at)
            .filter_map(move |(turn, residue)| Some((self.pair(at, turn)?, residue)))
    }

    /// Calls `found` with what the pairs of a set make in the way that the set
    /// says, until it says that this is enough; whether it has.
    pub fn any(&self, set: PairSet, found: &mut impl FnMut(Pair) -> bool) -> bool {
        (0..PAIRS).any(|at| {
            self.steps(at).any(|(turn, _)| {
                set & bits(at, Kind::of(turn.op)) > 0
                    && self.pair(at, turn).is_some_and(&mut *found)
            })
        })
    }

    /// The same for what has this residue.
    pub fn any_with(
        &self,
        residue: Residue,
        set: PairSet,
        found: &mut impl FnMut(Pair) -> bool,
    ) -> bool {
        let makers = self.makers(residue) & set;
        let mut rest = makers | makers >> 8;
        while rest as u8 > 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            for (turn, other) in self.steps(at) {
                if other == residue
                    && set & bits(at, Kind::of(turn.op)) > 0
                    && self.pair(at, turn).is_some_and(&mut *found)
                {
                    return true;
                }
            }
        }
        false
    }

    #[inline]
    fn steps(&self, at: usize) -> impl Iterator<Item = (Turn, Residue)> + use<> {
        STEPS.into_iter().zip(self.made[at]).take(self.steps)
    }

    #[inline]
    fn pair(&self, at: usize, turn: Turn) -> Option<Pair> {
        let (low, high) = PLACES[at];
        let [other, known] = [low, high].map(|at| self.numbers[at].ratio);
        let value = turn.apply(other, known)?.plain();
        Some(Pair {
            low,
            high,
            turn,
            value,
        })
    }
}

/// The residues of what [`STEPS`] make of two numbers, each with the residue of
/// the shift that gives it room behind another.
#[inline]
fn made(
    low: Value,
    low_shift: Residue,
    high: Value,
    high_shift: Residue,
) -> [Residue; STEPS.len()] {
    let (l, h) = (low.residue, high.residue);
    [
        l.plus(h),
        h.minus(l),
        l.times(h),
        l.times(high.inverse),
        h.times(low.inverse),
        l.times(high_shift).plus(h),
        h.times(low_shift).plus(l),
    ]
}
