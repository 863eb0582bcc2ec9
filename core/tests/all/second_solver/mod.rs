//! A second solver that shares nothing with the first: it plays the game as
//! people do, number by number, on fractions of its own.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use score_core::arith::expr::Expr;
use score_core::arith::op::Op;
use score_core::arith::puzzle::Puzzle;

/// A fraction in no particular terms; its denominator is not zero. The few
/// small numbers of a test never leave the range of an `i64`, or the test stops.
#[derive(Clone, Copy, Debug)]
struct Ratio {
    above: i64,
    below: i64,
}

impl Ratio {
    fn whole(self) -> Option<i64> {
        (self.above % self.below == 0).then(|| self.above / self.below)
    }

    fn step(self, op: Op, right: Ratio) -> Option<Ratio> {
        let (a, b, c, d) = (self.above, self.below, right.above, right.below);
        let (above, below) = match op {
            Op::Add => (a * d + c * b, b * d),
            Op::Sub => (a * d - c * b, b * d),
            Op::Mul => (a * c, b * d),
            Op::Div => (a * d, b * c),
            Op::Join => {
                let (head, tail) = (self.whole()?, right.whole()?);
                if head == 0 || tail < 0 {
                    return None;
                }
                let mut beside = 10;
                while beside <= tail {
                    beside *= 10;
                }
                (head * beside + head.signum() * tail, 1)
            }
        };
        (below != 0).then_some(Ratio { above, below })
    }
}

/// A number on the table.
#[derive(Clone)]
struct Tile {
    value: Ratio,
    expr: Expr,
    derived: bool,
}

/// The plain text of every expression that wins `puzzle`, found by making
/// every step that can be made from every position.
pub fn winning_expressions(puzzle: &Puzzle) -> BTreeSet<String> {
    let tiles: Vec<Tile> = puzzle
        .numbers()
        .iter()
        .map(|number| Tile {
            value: Ratio {
                above: (*number).into(),
                below: 1,
            },
            expr: Expr::Number(*number),
            derived: false,
        })
        .collect();
    let mut wins = BTreeSet::new();
    play(puzzle, &tiles, &mut wins);
    wins
}

fn play(puzzle: &Puzzle, tiles: &[Tile], wins: &mut BTreeSet<String>) {
    for (at_left, left) in tiles.iter().enumerate() {
        for (at_right, right) in tiles.iter().enumerate() {
            if at_left == at_right {
                continue;
            }
            for op in puzzle.ops().iter() {
                let Some(value) = left.value.step(op, right.value) else {
                    continue;
                };
                let made = Tile {
                    value,
                    expr: Expr::step(left.expr.clone(), op, right.expr.clone()),
                    derived: true,
                };
                let counts = left.derived || right.derived || puzzle.numbers().len() == 2;
                let used = made.expr.numbers().len();
                let enough = !puzzle.all_numbers() || used == puzzle.numbers().len();
                if counts && enough && value.whole() == Some(puzzle.goal().into()) {
                    wins.insert(made.expr.to_string());
                }
                let mut next: Vec<Tile> = Vec::with_capacity(tiles.len() - 1);
                for (at, tile) in tiles.iter().enumerate() {
                    if at != at_left && at != at_right {
                        next.push(tile.clone());
                    }
                }
                next.push(made);
                play(puzzle, &next, wins);
            }
        }
    }
}

/// A value in lowest terms, above a positive denominator.
type Lowest = (i64, i64);

/// The `goals` that at least three of the `numbers` can make with all five operators: the values of
/// each part of the numbers are put together from those of its two halves.
pub fn goals_made(numbers: &[u32], goals: RangeInclusive<i64>) -> BTreeSet<i64> {
    let parts = 1_usize << numbers.len();
    let mut made: Vec<Vec<Lowest>> = vec![Vec::new(); parts];
    let mut reached = BTreeSet::new();
    for part in 1..parts {
        if part.is_power_of_two() {
            made[part].push((numbers[part.trailing_zeros() as usize].into(), 1));
            continue;
        }
        let halves = (1..part).filter(|half| half & part == *half);
        let results: Vec<Ratio> = halves
            .flat_map(|half| results(&made[half], &made[part - half]))
            .collect();
        if part.count_ones() >= 3 {
            let wholes = results.iter().filter_map(|result| result.whole());
            reached.extend(wholes.filter(|whole| goals.contains(whole)));
        }
        // Nothing is put together from all of the numbers.
        if part + 1 < parts {
            made[part] = different(&results);
        }
    }
    reached
}

fn different(results: &[Ratio]) -> Vec<Lowest> {
    let mut different: Vec<Lowest> = results.iter().map(|result| lowest(*result)).collect();
    different.sort_unstable();
    different.dedup();
    different
}

/// The result of every step on a left and a right value.
fn results(lefts: &[Lowest], rights: &[Lowest]) -> Vec<Ratio> {
    let ratio = |&(above, below): &Lowest| Ratio { above, below };
    let mut results = Vec::new();
    for left in lefts {
        for right in rights {
            let steps = Op::ALL
                .into_iter()
                .filter_map(|op| ratio(left).step(op, ratio(right)));
            results.extend(steps);
        }
    }
    results
}

fn lowest(ratio: Ratio) -> Lowest {
    let (mut a, mut b) = (ratio.above, ratio.below);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    // The divisor takes the sign of the denominator, so that is left positive.
    let divisor = a.abs() * ratio.below.signum();
    (ratio.above / divisor, ratio.below / divisor)
}
