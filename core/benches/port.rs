//! The original's program, in Rust: the baseline of the benchmarks.
//!
//! The original was a Haskell program of seven list comprehensions, `calc` to
//! `calc7`, in double precision. Each runs over all orders of the four dice and
//! over a list of five functions for every operator, and is asked only whether
//! it is empty, so that it ends at its first solution. A step without a result
//! is marked by a number, which is the slip that finds solutions that do
//! not exist. Nothing of it is used in the game.
//!
//! The original joins two numbers by writing them as text and reading that again.
//! The port does so too if it is asked to, and otherwise joins them arithmetically,
//! which takes about a quarter of the time.

/// The value of a join that is not allowed.
const NO_JOIN: f64 = 3.1;

/// The value of a division by zero.
const NO_QUOTIENT: f64 = 99999.0;

type Function = fn(f64, f64) -> f64;

/// How the port joins two numbers.
#[derive(Clone, Copy)]
pub enum Join {
    Arithmetic,
    Text,
}

/// Whether the original finds no way of making `goal` from four dice.
pub fn is_impossible(dice: [f64; 4], goal: f64, join: Join) -> bool {
    let ops: Ops = [
        match join {
            Join::Arithmetic => |left, right| join_if_allowed(left, right, joined),
            Join::Text => |left, right| join_if_allowed(left, right, joined_as_text),
        },
        |left, right| left + right,
        |left, right| left - right,
        |left, right| left * right,
        score_div,
    ];
    let calcs = [calc, calc2, calc3, calc4, calc5, calc6, calc7];
    !calcs.iter().any(|calc| calc(&ops, dice, goal))
}

type Ops = [Function; 5];

/// `(a∘b)∘c`; one die is left out.
fn calc(ops: &Ops, dice: [f64; 4], goal: f64) -> bool {
    any_of_two(ops, dice, |[a, b, c, _], op1, op2| {
        op2(op1(a, b), c) == goal
    })
}

/// `a∘(b∘c)`; one die is left out.
fn calc2(ops: &Ops, dice: [f64; 4], goal: f64) -> bool {
    any_of_two(ops, dice, |[a, b, c, _], op1, op2| {
        op2(a, op1(b, c)) == goal
    })
}

/// `(a∘b)∘(c∘d)`
fn calc3(ops: &Ops, dice: [f64; 4], goal: f64) -> bool {
    any_of_three(ops, dice, |[a, b, c, d], op1, op2, op3| {
        op3(op1(a, b), op2(c, d)) == goal
    })
}

/// `((a∘b)∘c)∘d`
fn calc4(ops: &Ops, dice: [f64; 4], goal: f64) -> bool {
    any_of_three(ops, dice, |[a, b, c, d], op1, op2, op3| {
        op3(op2(op1(a, b), c), d) == goal
    })
}

/// `(a∘(b∘c))∘d`
fn calc5(ops: &Ops, dice: [f64; 4], goal: f64) -> bool {
    any_of_three(ops, dice, |[a, b, c, d], op1, op2, op3| {
        op3(op2(a, op1(b, c)), d) == goal
    })
}

/// `a∘((b∘c)∘d)`
fn calc6(ops: &Ops, dice: [f64; 4], goal: f64) -> bool {
    any_of_three(ops, dice, |[a, b, c, d], op1, op2, op3| {
        op3(a, op2(op1(b, c), d)) == goal
    })
}

/// `a∘(b∘(c∘d))`
fn calc7(ops: &Ops, dice: [f64; 4], goal: f64) -> bool {
    any_of_three(ops, dice, |[a, b, c, d], op1, op2, op3| {
        op3(a, op2(b, op1(c, d))) == goal
    })
}

/// Whether one of the orders with one of the operators is a solution.
fn any_of_two(
    ops: &Ops,
    dice: [f64; 4],
    is_solution: impl Fn([f64; 4], Function, Function) -> bool,
) -> bool {
    for order in orders(dice) {
        for op1 in ops {
            for op2 in ops {
                if is_solution(order, *op1, *op2) {
                    return true;
                }
            }
        }
    }
    false
}

/// The same for three operators.
fn any_of_three(
    ops: &Ops,
    dice: [f64; 4],
    is_solution: impl Fn([f64; 4], Function, Function, Function) -> bool,
) -> bool {
    any_of_two(ops, dice, |order, op1, op2| {
        ops.iter().any(|op3| is_solution(order, op1, op2, *op3))
    })
}

/// All orders of the dice, each once: `nub (permutations [a, b, c, d])`.
fn orders(dice: [f64; 4]) -> Vec<[f64; 4]> {
    let mut orders = Vec::with_capacity(24);
    for a in 0..4 {
        for b in (0..4).filter(|b| *b != a) {
            for c in (0..4).filter(|c| ![a, b].contains(c)) {
                let order = [a, b, c, 6 - a - b - c].map(|at| dice[at]);
                if !orders.contains(&order) {
                    orders.push(order);
                }
            }
        }
    }
    orders
}

fn join_if_allowed(left: f64, right: f64, joined: Function) -> f64 {
    if right < 0.0 || left == 0.0 || is_not_whole(left) || is_not_whole(right) {
        NO_JOIN
    } else {
        joined(left, right)
    }
}

fn joined_as_text(left: f64, right: f64) -> f64 {
    let digits = format!("{}{}", left as i64, right as i64);
    digits.parse().unwrap_or(NO_JOIN)
}

fn joined(left: f64, right: f64) -> f64 {
    let mut shift = 10.0;
    while shift <= right {
        shift *= 10.0;
    }
    left * shift + right.copysign(left)
}

fn is_not_whole(value: f64) -> bool {
    value.round_ties_even() != value
}

fn score_div(left: f64, right: f64) -> f64 {
    if right == 0.0 {
        NO_QUOTIENT
    } else {
        left / right
    }
}
