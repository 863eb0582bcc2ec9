//! Sentences on solutions, explanations, hints and the atlas.

use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::teach::difficulty::{Difficulty, Hardness};
use score_core::teach::explain::ExplainedStep;
use score_core::teach::fractions::{Fractions, Unreduced};
use score_core::teach::hint::Hint;
use score_core::teach::remaining_steps::PlainStep;
use score_core::teach::remark::Remark;
use score_core::teach::signs::{self, Signs};

use crate::tr;

/// A number with separators between its groups of digits, as in `1,234,567`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    if digits.len() <= 3 {
        return digits;
    }
    let separator = tr!("number-group-separator");
    let mut written = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            written.push_str(&separator);
        }
        written.push(digit);
    }
    written
}

/// The sentence on the number of different solutions, in all or so far.
pub fn solutions_count(count: usize, is_finished: bool) -> String {
    let written = grouped(count as u64);
    match (count, is_finished) {
        (0, false) => tr!("study-looking"),
        (_, true) => tr!("study-solutions-count", count = count, written = written),
        (_, false) => tr!("study-solutions-so-far", count = written),
    }
}

/// The sentence on the number of solutions in every order, in all or so far.
pub fn all_solutions_count(total: usize, is_finished: bool) -> String {
    let total = grouped(total as u64);
    match is_finished {
        true => tr!("study-all-solutions", count = total),
        false => tr!("study-all-solutions-so-far", count = total),
    }
}

/// The sentence on the difficulty of a roll.
pub fn difficulty(difficulty: Difficulty) -> String {
    tr!(
        "study-difficulty",
        points = difficulty.points().to_string(),
        level = level(difficulty.level()),
    )
}

/// The difficulty of a roll, in a cell of a table.
pub fn difficulty_cell(difficulty: Difficulty) -> String {
    tr!(
        "atlas-difficulty-cell",
        points = difficulty.points().to_string(),
        level = level(difficulty.level()),
    )
}

/// The difficulty in a word.
pub fn level(level: Hardness) -> String {
    let level = match level {
        Hardness::Easy => "easy",
        Hardness::Medium => "medium",
        Hardness::Hard => "hard",
        Hardness::VeryHard => "very-hard",
    };
    tr!("study-level", level = level)
}

/// The name of the button that shows or hides an explanation. It is for people who do not see the
/// solution beside it.
pub fn explain_solution(solution: &str, is_open: bool) -> String {
    match is_open {
        true => tr!("study-hide-solution", solution = solution),
        false => tr!("study-explain-solution", solution = solution),
    }
}

/// The numbers on the table before the first step.
pub fn start_with(numbers: &[u32]) -> String {
    match numbers {
        [] => String::new(),
        _ => tr!(
            "study-start-with",
            numbers = listed_with_and(dealt(numbers))
        ),
    }
}

fn dealt(numbers: &[u32]) -> impl Iterator<Item = String> {
    numbers.iter().map(u32::to_string)
}

fn on_board(numbers: &[Number]) -> impl Iterator<Item = String> {
    numbers.iter().map(|number| number.printed())
}

/// A list with a last 'and', as in `4, 5 and 7`.
fn listed_with_and(numbers: impl IntoIterator<Item = String>) -> String {
    let written: Vec<String> = numbers.into_iter().collect();
    match written.split_last() {
        Some((last, others)) if !others.is_empty() => {
            tr!(
                "study-numbers-and",
                others = super::listed(others),
                last = last
            )
        }
        _ => written.concat(),
    }
}

/// A step of a solution in a sentence.
pub fn explained_step(step: &ExplainedStep) -> String {
    let formula = signs::step(step.left, step.op, step.right);
    let result = step.result.printed();
    let remarks: Vec<String> = step.remarks.iter().map(remark).collect();
    let remarks = match remarks.split_last() {
        None => return tr!("study-step", formula = formula, result = result),
        Some((last, [])) => last.clone(),
        Some((last, others)) => {
            tr!(
                "study-remarks-and",
                others = super::listed(others),
                last = last
            )
        }
    };
    tr!(
        "study-step-explained",
        formula = formula,
        result = result,
        remarks = remarks,
    )
}

fn remark(remark: &Remark) -> String {
    match *remark {
        Remark::Signs(signs) => about_signs(signs),
        Remark::Fractions(fractions) => about_fractions(fractions),
        Remark::SideBySide {
            left,
            right,
            joined,
        } => tr!(
            "study-side-by-side",
            left = left.printed(),
            right = right.printed(),
            joined = joined.printed(),
        ),
        Remark::KeepsMinus { left } => tr!("study-keeps-minus", number = left.printed()),
        Remark::ChangesNothing(op) => tr!("study-changes-nothing", op = op.code()),
        Remark::MinusItself => tr!("study-minus-itself"),
        Remark::DividedByItself => tr!("study-divided-by-itself"),
        Remark::TimesZero => tr!("study-times-zero"),
        Remark::ZeroDivided => tr!("study-zero-divided"),
        Remark::ReachesGoal => tr!("study-reaches-goal"),
    }
}

fn about_signs(signs: Signs) -> String {
    match signs {
        Signs::AddsNegative { negative } => tr!(
            "study-adds-negative",
            negative = negative.printed(),
            size = size(negative),
        ),
        Signs::SubtractsNegative { negative } => tr!(
            "study-subtracts-negative",
            negative = negative.printed(),
            size = size(negative),
        ),
        Signs::FallsBelowZero { from, depth, .. } if from.is_zero() => {
            tr!("study-below-zero", depth = depth.printed())
        }
        Signs::FallsBelowZero { from, taken, depth } => tr!(
            "study-falls-below-zero",
            from = from.printed(),
            taken = taken.printed(),
            depth = depth.printed(),
        ),
        Signs::StartsBelowZero { from, change, to } => {
            let (from, by, end) = (size(from), size(change), on_the_line(to));
            match change.is_negative() {
                true => tr!("study-goes-down", from = from, change = by, end = end),
                false => tr!("study-goes-up", from = from, change = by, end = end),
            }
        }
        Signs::BothNegative(op) => tr!("study-both-negative", op = op.code()),
        Signs::OneNegative(op) => tr!("study-one-negative", op = op.code()),
    }
}

/// A number without its sign.
fn size(number: Number) -> String {
    number.printed().trim_start_matches('−').to_owned()
}

/// The phrase for the place of a number on the number line.
fn on_the_line(number: Number) -> String {
    let size = size(number);
    if number.is_zero() {
        tr!("study-at-zero")
    } else if number.is_negative() {
        tr!("study-so-far-below-zero", size = size)
    } else {
        tr!("study-so-far-above-zero", size = size)
    }
}

fn about_fractions(fractions: Fractions) -> String {
    match fractions {
        Fractions::SameDenominator {
            left,
            op,
            right,
            result,
        } => tr!(
            "study-same-denominator",
            sum = signs::step(Number::whole(left), op, Number::whole(right)),
            numerator = Number::whole(result.numerator).printed(),
            result = result.to_string(),
        ),
        Fractions::CommonDenominator {
            left,
            op,
            right,
            result,
        } => tr!(
            "study-common-denominator",
            denominator = result.denominator.to_string(),
            sum = format!("{left} {} {right}", op.printed()),
            result = result.to_string(),
        ),
        Fractions::Multiplies {
            left,
            right,
            product,
        } => multiplied(left, right, product),
        Fractions::DividesBy { divisor, inverse } => tr!(
            "study-divides-by",
            divisor = divisor.printed(),
            inverse = inverse.printed(),
        ),
        Fractions::TimesInverse {
            left,
            inverse,
            product,
        } => tr!(
            "study-times-inverse",
            formula = signs::step(left, Op::Mul, inverse),
            product = product.to_string(),
        ),
        Fractions::Divided { by, quotient } => tr!(
            "study-divided",
            by = by.printed(),
            quotient = quotient.to_string(),
        ),
        Fractions::Stays { dividend, divisor } => tr!(
            "study-stays",
            dividend = dividend.printed(),
            divisor = divisor.printed(),
        ),
        Fractions::LowestTerms { from, to } => {
            let (from, number) = (from.to_string(), to.printed());
            match to.as_whole() {
                Some(_) => tr!("study-is-whole", fraction = from, number = number),
                None => tr!("study-lowest-terms", fraction = from, number = number),
            }
        }
    }
}

/// The sentence on how a product of fractions is made, above and below the line.
fn multiplied(left: Number, right: Number, product: Unreduced) -> String {
    let times = |left, right| signs::step(Number::whole(left), Op::Mul, Number::whole(right));
    let above = times(left.numerator(), right.numerator());
    let numerator = Number::whole(product.numerator).printed();
    if left.as_whole().is_some() || right.as_whole().is_some() {
        return tr!(
            "study-multiplies-one",
            above = above,
            numerator = numerator,
            product = product.to_string(),
        );
    }
    tr!(
        "study-multiplies",
        above = above,
        numerator = numerator,
        below = times(left.denominator(), right.denominator()),
        denominator = product.denominator.to_string(),
        product = product.to_string(),
    )
}

/// A hint in a sentence.
pub fn hint(hint: &Hint) -> String {
    match hint {
        Hint::Solvable => tr!("study-hint-solvable"),
        Hint::Impossible => tr!("study-hint-impossible"),
        Hint::Numbers { used, spare, .. } if spare.is_empty() => {
            tr!(
                "study-hint-all-numbers",
                used = listed_with_and(dealt(used))
            )
        }
        Hint::Numbers { used, spare, .. } => tr!(
            "study-hint-numbers",
            used = listed_with_and(dealt(used)),
            spare = listed_with_and(dealt(spare)),
        ),
        Hint::NumbersOnBoard { used, spare } if spare.is_empty() => tr!(
            "study-hint-all-on-board",
            used = listed_with_and(on_board(used)),
        ),
        Hint::NumbersOnBoard { used, spare } => tr!(
            "study-hint-numbers",
            used = listed_with_and(on_board(used)),
            spare = listed_with_and(on_board(spare)),
        ),
        Hint::WayOn => tr!("study-hint-way-on"),
        Hint::NextStep { step, made } => {
            let (formula, result) = (plain_step(step), step.result.printed());
            match made {
                None => tr!("study-hint-next-step", formula = formula, result = result),
                Some(made) => tr!(
                    "study-hint-next-step-made",
                    formula = formula,
                    result = result,
                    made = made.printed(),
                ),
            }
        }
        Hint::TakeBack(step) => tr!(
            "study-hint-take-back",
            formula = plain_step(step),
            result = step.result.printed(),
        ),
        Hint::LastOperator(op) => tr!(
            "study-hint-last-operator",
            op = op.code(),
            sign = op.printed().to_string(),
        ),
        Hint::FirstStep(step) => tr!(
            "study-hint-first-step",
            formula = plain_step(&step.plain()),
            result = step.result.printed(),
        ),
    }
}

/// A step without its result, as in `5 × 4`.
pub fn plain_step(step: &PlainStep) -> String {
    let (left, right) = (step.left.printed(), step.right.printed());
    format!("{left} {} {right}", step.op.printed())
}

/// The sentence on the number of rolls that cannot make the goal.
pub fn impossible_rolls(impossible: u64, rolls: u64, goal: u32, is_finished: bool) -> String {
    let rolls = grouped(rolls);
    match is_finished {
        true => tr!(
            "atlas-impossible",
            impossible = grouped(impossible),
            rolls = rolls,
            goal = goal.to_string(),
        ),
        false => tr!("atlas-looking", rolls = rolls),
    }
}

/// The sentence on the chance of a roll that cannot make the goal.
pub fn impossible_share(impossible: u64, rolls: u64) -> String {
    let per_mille = (impossible * 1_000 + rolls / 2) / rolls.max(1);
    tr!(
        "atlas-impossible-share",
        impossible = grouped(impossible),
        rolls = grouped(rolls),
        whole = (per_mille / 10).to_string(),
        tenth = (per_mille % 10).to_string(),
    )
}

/// The name of a bar in the chart of impossible rolls.
pub fn impossible_for_goal(count: u32, goal: u32) -> String {
    tr!(
        "atlas-impossible-for-goal",
        count = count,
        goal = goal.to_string(),
        written = grouped(count.into()),
    )
}

/// The chart of impossible rolls in words: its goals, and the fewest and the most rolls.
pub fn by_goal_summary(counts: &[(u32, u32)]) -> String {
    let least = counts.iter().min_by_key(|(_, count)| *count);
    let most = counts.iter().max_by_key(|(_, count)| *count);
    match (counts.first(), counts.last(), least, most) {
        (Some((first, _)), Some((last, _)), Some(least), Some(most)) => tr!(
            "atlas-by-goal-summary",
            first = first.to_string(),
            last = last.to_string(),
            fewest = impossible_for_goal(least.1, least.0),
            most = impossible_for_goal(most.1, most.0),
        ),
        _ => String::new(),
    }
}

/// The sentence on the number of rolls of an atlas that are shown.
pub fn rolls_shown(shown: usize, total: usize) -> String {
    tr!(
        "atlas-rolls-shown",
        shown = grouped(shown as u64),
        total = grouped(total as u64),
    )
}
