//! The pieces of work that are timed.

use std::hint::black_box;
use std::time::Instant;

use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::dice::{DiceSet, Roll};
use score_core::solve::Batch;
use score_core::solve::Search;
use score_core::solve::{distinct, is_solvable};

use crate::port::{self, Join};

const GOAL: u32 = 20;

/// Six numbers that take the simple solver seconds.
const SIX: [u32; 6] = [2, 3, 5, 7, 11, 13];

/// A piece of work. `xtask/src/bench.rs` has its name, and the piece that it is compared with.
pub struct Work {
    pub name: &'static str,
    /// Does it once and gives the time in nanoseconds.
    pub run: Box<dyn FnMut() -> f64>,
}

impl Work {
    fn new(name: &'static str, run: impl FnMut() -> f64 + 'static) -> Work {
        let run = Box::new(run);
        Work { name, run }
    }
}

/// Every piece; the last one takes seconds.
pub fn all() -> Vec<Work> {
    let rolls: Vec<Roll> = DiceSet::SCORE.rolls().collect();
    let hands: Vec<Roll> = DiceSet::new(&[13; 4]).map_or(Vec::new(), |deck| deck.rolls().collect());
    let [
        for_port,
        for_port_by_text,
        for_batch,
        for_alone,
        for_slowest,
    ] = std::array::from_fn(|_| rolls.clone());
    let mut fastest = vec![f64::INFINITY; rolls.len()];
    vec![
        Work::new("port of the original: the 104", move || {
            timed(|| impossible_by_port(&for_port, Join::Arithmetic))
        }),
        Work::new("port, joins through text: the 104", move || {
            timed(|| impossible_by_port(&for_port_by_text, Join::Text))
        }),
        Work::new("the 104, all 2,359 rolls at once", move || {
            timed(|| impossible_at_once(&for_batch))
        }),
        Work::new("solvable or not, 2,359 rolls one by one", move || {
            timed(|| impossible_alone(&for_alone))
        }),
        Work::new("lists as text, 2,359 rolls", move || {
            timed(|| {
                let lists = rolls.iter().map(|roll| list(roll, GOAL, OpSet::ALL, false));
                lists.sum::<usize>()
            })
        }),
        // The slowest of all rolls, each at its best.
        Work::new("the slowest list of one roll, warm", move || {
            for (roll, fastest) in for_slowest.iter().zip(&mut fastest) {
                let time = timed(|| list(roll, GOAL, OpSet::ALL, false));
                *fastest = fastest.min(time);
            }
            fastest.iter().copied().fold(0.0, f64::max)
        }),
        Work::new("lists as text, 1,820 hands of 24", move || {
            timed(|| {
                let lists = hands
                    .iter()
                    .map(|hand| list(hand, 24, OpSet::WITHOUT_JOIN, true));
                lists.sum::<usize>()
            })
        }),
        Work::new("six numbers, list of different solutions", || {
            timed(|| distinct(&puzzle(&SIX, GOAL, OpSet::ALL, false)).len())
        }),
        Work::new("six numbers, simple solver", || {
            timed(|| {
                let mut search = Search::new(puzzle(&SIX, GOAL, OpSet::ALL, false));
                let mut count = 0_usize;
                search.advance(search.units(), &mut |_, expr| {
                    black_box(expr);
                    count += 1;
                });
                count
            })
        }),
    ]
}

/// The pieces that a page's first visitor waits for.
pub fn first() -> Vec<Work> {
    let rolls: Vec<Roll> = DiceSet::SCORE.rolls().collect();
    vec![
        Work::new("the 104 of all 2,359 rolls", move || {
            timed(|| impossible_at_once(&rolls))
        }),
        // No roll has a longer list: 22 solutions.
        Work::new("the list of 2 2 4 8", || {
            let roll = Roll::new(&[2, 2, 4, 8]).expect("a roll");
            timed(|| list(&roll, GOAL, OpSet::ALL, false))
        }),
    ]
}

/// How long something takes, in nanoseconds.
fn timed(work: impl FnOnce() -> usize) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_nanos() as f64
}

fn puzzle(numbers: &[u32], goal: u32, ops: OpSet, all_numbers: bool) -> Puzzle {
    Puzzle::new(numbers, goal, ops, all_numbers).expect("within the limits")
}

fn impossible_by_port(rolls: &[Roll], join: Join) -> usize {
    let is_impossible = |roll: &&Roll| {
        let dice = [0, 1, 2, 3].map(|at| f64::from(roll.numbers()[at]));
        port::is_impossible(dice, f64::from(GOAL), join)
    };
    rolls.iter().filter(is_impossible).count()
}

fn impossible_at_once(rolls: &[Roll]) -> usize {
    let batch = Batch::new(20, GOAL, OpSet::ALL, false).expect("within the limits");
    let is_impossible = |roll: &&Roll| batch.is_solvable(roll.numbers()) == Ok(false);
    rolls.iter().filter(is_impossible).count()
}

fn impossible_alone(rolls: &[Roll]) -> usize {
    let is_impossible = |roll: &&Roll| {
        let puzzle = puzzle(roll.numbers(), GOAL, OpSet::ALL, false);
        !is_solvable(&puzzle)
    };
    rolls.iter().filter(is_impossible).count()
}

/// The list of a roll as text; how long it is.
fn list(roll: &Roll, goal: u32, ops: OpSet, all_numbers: bool) -> usize {
    let mut text = String::new();
    for solution in distinct(&puzzle(roll.numbers(), goal, ops, all_numbers)) {
        text += &solution.printed();
        text.push('\n');
    }
    text.len()
}
