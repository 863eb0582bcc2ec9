//! Finds the values round a goal that can be made, by a search through all values.
//!
//! The idea: dynamic programming over subsets, as in `reachable`, in steps that can be interrupted
//! and with a count of the expressions of each value. The bound: one list of different values for
//! each subset of the numbers; for six numbers at most 15 lists of 15,000 values and one of
//! 1,050,000; see [`NearestSearch`].

use std::mem;
use std::ops::Range;

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::{Op, OpSet};
use crate::arith::puzzle::Puzzle;

use super::form::Form;
use super::nearest_values::{NearestValues, Reached};
use super::subset::{Subset, Subsets, size};

mod derived_values;

use derived_values::{Derivation, DerivedValues, Made, ValuePosition, step_cost};

/// The most pairs of values in a unit of work, in the worst case. There every expression has a
/// different value; rounding the longer list up to whole units may add as many as the shorter list
/// has.
const PAIRS_A_UNIT: usize = 512;

/// A search, in steps that can be interrupted, through all values that a puzzle's numbers can make.
/// It keeps the values around the goal.
///
/// The different values of each subset of the numbers are computed from those of its halves. Each
/// value is kept with the number of expressions that make it, so that expressions with equal values
/// are all counted, but computed only once. The values that can be made from a value do not depend
/// on how it was made. So the count and the verdict equal those of
/// [`Search`](crate::solve::exhaustive::Search), which tries the expressions one by one.
///
/// The search keeps the values of each subset that leaves out at least two numbers. Of the subsets
/// that leave out one number, it keeps the values of one subset at a time. The values of all
/// numbers together are only compared with the goal. A subset has no more values than expressions.
/// So for six numbers the search keeps at most 15 lists of 15,000 values and one list of 1,050,000
/// values, besides short ones.
#[derive(Clone, Debug)]
pub struct NearestSearch {
    puzzle: Puzzle,
    /// The values of each subset, if they are known and still needed.
    derived: Vec<DerivedValues>,
    /// The jobs that are not finished, the present one last.
    jobs: Vec<HalvesJob>,
    /// How many units of the present job are done.
    job_done: usize,
    units: usize,
    done: usize,
    tried: u64,
    nearest: NearestValues,
}

/// The job of making every step on two halves of a subset.
#[derive(Clone, Copy, Debug)]
struct HalvesJob {
    whole: Subset,
    smaller: Subset,
    larger: Subset,
    units: usize,
}

impl NearestSearch {
    /// A search in which nothing is tried yet.
    pub fn new(puzzle: Puzzle) -> NearestSearch {
        let numbers = puzzle.numbers();
        let mut derived = vec![DerivedValues::new(); 1 << numbers.len()];
        for (at, number) in numbers.iter().enumerate() {
            let given = Derivation {
                count: 1,
                cost: 0,
                made: None,
            };
            derived[1 << at].add(Number::from(*number), given);
        }
        let jobs = jobs(numbers, puzzle.ops());
        NearestSearch {
            derived,
            job_done: 0,
            units: jobs.iter().map(|job| job.units).sum(),
            jobs,
            done: 0,
            tried: 0,
            nearest: NearestValues::new(puzzle.goal()),
            puzzle,
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How many units of work there are in all.
    pub const fn units(&self) -> usize {
        self.units
    }

    /// How many units of work are done.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// How many whole expressions were tried so far. They are every form over every order of enough
    /// of the numbers, with every choice of operators. One in which a step before the last is
    /// refused is not counted, because it is never completed. Equal numbers lead to no repeats.
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The values round the goal that are reached so far, ascending. They are the nearest ones and
    /// the whole numbers within limits that [`nearest_values`](super::nearest_values) names.
    pub fn values(&self) -> &[Reached] {
        self.nearest.kept()
    }

    /// Does up to `units` more units, and returns whether all is done.
    pub fn advance(&mut self, units: usize) -> bool {
        for _ in 0..units {
            let Some(job) = self.jobs.last().copied() else {
                break;
            };
            let larger = self.derived[job.larger].len();
            let indices =
                larger * self.job_done / job.units..larger * (self.job_done + 1) / job.units;
            self.make_steps(job, indices);
            self.done += 1;
            self.job_done += 1;
            if self.job_done == job.units {
                self.end_job(job);
            }
        }
        self.jobs.is_empty()
    }

    /// Ends `job`, which is done. A half that is only one number short of the whole is needed
    /// nowhere else.
    fn end_job(&mut self, job: HalvesJob) {
        self.jobs.pop();
        self.job_done = 0;
        let numbers = self.puzzle.numbers().len();
        if size(job.whole) == numbers && size(job.larger) + 1 == numbers {
            self.derived[job.larger] = DerivedValues::new();
        }
    }

    /// Makes every step on a value of the smaller half and one of the larger half. Those at
    /// `indices` are taken.
    fn make_steps(&mut self, job: HalvesJob, indices: Range<usize>) {
        let size = size(job.whole);
        let mut trial = Trial {
            whole: (size < self.puzzle.numbers().len())
                .then(|| mem::replace(&mut self.derived[job.whole], DerivedValues::new())),
            nearest: (size >= self.puzzle.min_used()).then_some(&mut self.nearest),
            derived: &self.derived,
            ops: self.puzzle.ops(),
            tried: 0,
        };
        let at = |part, index| ValuePosition { part, index };
        for larger in indices {
            for smaller in 0..self.derived[job.smaller].len() {
                trial.combine(at(job.smaller, smaller), at(job.larger, larger));
            }
        }
        self.tried += trial.tried;
        if let Some(whole) = trial.whole {
            self.derived[job.whole] = whole;
        }
    }
}

/// The jobs of a search in reverse order: the first one is last. Each subset comes after its
/// halves; one that is only a number short of the whole is used for that at once.
fn jobs(numbers: &[u32], ops: OpSet) -> Vec<HalvesJob> {
    let all = (1 << numbers.len()) - 1;
    let job = |whole: Subset, (smaller, larger): (Subset, Subset)| {
        let pairs = expressions(size(smaller), ops) * expressions(size(larger), ops);
        let units = pairs.div_ceil(PAIRS_A_UNIT).max(1);
        HalvesJob {
            whole,
            smaller,
            larger,
            units,
        }
    };
    let subsets = Subsets::of(numbers);
    let of_all = halves(subsets, all);
    let mut jobs = Vec::new();
    for size in 1..numbers.len() {
        for part in subsets.of_size(size) {
            let halves = halves(subsets, part).into_iter();
            jobs.extend(halves.map(|halves| job(part, halves)));
            let of_all = of_all.iter().copied();
            let last = of_all.filter(|(_, larger)| *larger == part && size + 1 == numbers.len());
            jobs.extend(last.map(|halves| job(all, halves)));
        }
    }
    let others = of_all.iter().copied();
    let others = others.filter(|(_, larger)| size(*larger) + 1 < numbers.len());
    jobs.extend(others.map(|halves| job(all, halves)));
    jobs.reverse();
    jobs
}

/// Every way to split the numbers of `part` in two, each once, the half with
/// fewer numbers first.
fn halves(subsets: Subsets, part: Subset) -> Vec<(Subset, Subset)> {
    let splits = subsets.splits(part).map(|(one, other)| {
        let [one, other] = [one, other].map(|side| subsets.with_first_twins(side));
        if (size(one), one) <= (size(other), other) {
            (one, other)
        } else {
            (other, one)
        }
    });
    let mut halves: Vec<(Subset, Subset)> = splits.collect();
    halves.sort_unstable();
    halves.dedup();
    halves
}

/// The most expressions over all of `size` numbers: orders × forms × operators.
fn expressions(size: usize, ops: OpSet) -> usize {
    let orders: usize = (1..=size).product();
    let forms = Form::all(size).len().max(1);
    orders * forms * ops.iter().count().pow(size as u32 - 1)
}

/// A unit of work.
struct Trial<'a> {
    /// The list for the results; `None` if all numbers are used.
    whole: Option<DerivedValues>,
    /// The nearest values, for the results, if enough numbers are used.
    nearest: Option<&'a mut NearestValues>,
    derived: &'a [DerivedValues],
    ops: OpSet,
    tried: u64,
}

impl Trial<'_> {
    /// Makes every step on two values. If their parts have the same numbers, the values are
    /// combined in the other order too.
    fn combine(&mut self, smaller: ValuePosition, larger: ValuePosition) {
        for op in self.ops.iter() {
            match op {
                _ if smaller.part == larger.part => self.step(smaller, op, larger, 1),
                Op::Add | Op::Mul => self.step(larger, op, smaller, 2),
                Op::Sub | Op::Div | Op::Join => {
                    self.step(smaller, op, larger, 1);
                    self.step(larger, op, smaller, 1);
                }
            }
        }
    }

    /// Makes a step, which counts `times`.
    fn step(&mut self, left: ValuePosition, op: Op, right: ValuePosition, times: u64) {
        let (left_value, left_from) = self.derived[left.part].get(left.index);
        let (right_value, right_from) = self.derived[right.part].get(right.index);
        let count = left_from.count * right_from.count * times;
        if self.nearest.is_some() {
            self.tried += count;
        }
        let Ok(value) = op.apply(left_value, right_value) else {
            return;
        };
        let cost = left_from.cost + right_from.cost + step_cost(op, value);
        let made = Made { left, op, right };
        if let Some(line) = &mut self.nearest {
            line.offer(value, cost, || expr(self.derived, made));
        }
        if let Some(whole) = &mut self.whole {
            let made = Some(made);
            whole.add(value, Derivation { count, cost, made });
        }
    }
}

/// The simplest expression whose last step is `made`.
fn expr(derived: &[DerivedValues], made: Made) -> Expr {
    let side = |at: ValuePosition| {
        let (value, derivation) = derived[at.part].get(at.index);
        match derivation.made {
            Some(made) => expr(derived, made),
            // A given number is whole and small.
            None => Expr::Number(value.numerator() as u32),
        }
    };
    Expr::step(side(made.left), made.op, side(made.right))
}
