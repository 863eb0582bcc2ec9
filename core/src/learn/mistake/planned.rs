//! Makes worked solutions of a roll, with a planned mistake in one of them.

use super::line::Line;
use super::slip::{MistakeKind, Slip, slip_of_order, slips};
use super::{FindMistakeItem, Mistake, WorkedSolution, faults};
use crate::arith::expr::{Expr, Operation};
use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::arith::puzzle::Puzzle;
use crate::dice::{Generator, Roll};

/// How many worked solutions are shown of a roll.
pub const SHOWN_SOLUTIONS: usize = 3;

/// How many of a roll's simplest solutions the shown ones are chosen from.
const CHOSEN_FROM: usize = 6;

/// The largest number on the way to the goal, without its sign. People see at once that a larger
/// one leads nowhere.
const MAX_SIZE: i64 = 200;

/// The largest denominator of a fraction on the way.
const MAX_DENOMINATOR: i64 = 20;

/// The most steps to the goal.
const MAX_STEPS: usize = 3;

/// The plan for an item: a mistake of this kind, or no mistake.
pub type Planned = Option<MistakeKind>;

/// Makes worked solutions of `puzzle` by the plan, each of which `suits`; `None` if the roll has
/// none. The numbers are those of `roll`, and the different solutions are `ways`.
///
/// The result is checked: the planned line is wrong by a slip of the planned kind and of no other,
/// and every other line is right.
pub fn worked_with(
    roll: &Roll,
    puzzle: &Puzzle,
    ways: &[Expr],
    planned: Planned,
    suits: &dyn Fn(&WorkedSolution) -> bool,
    generator: &mut Generator,
) -> Option<FindMistakeItem> {
    let solution_count = SHOWN_SOLUTIONS - usize::from(planned.is_some());
    let mut solutions = right_solutions(ways, solution_count, suits, generator)?;
    let mut mistake = None;
    if let Some(kind) = planned {
        let mut wrong = WrongSolutionSearch::all(puzzle, kind);
        wrong.retain(|(worked, _)| suits(worked));
        let (worked, line) = wrong.get(generator.below(wrong.len() as u32) as usize)?;
        let slip = slip_of(roll, worked, *line, kind)?;
        let index = generator.below(SHOWN_SOLUTIONS as u32) as usize;
        solutions.insert(index, worked.clone());
        mistake = Some(Mistake {
            solution: index,
            line: *line,
            slip,
        });
    }
    let item = FindMistakeItem {
        roll: *roll,
        goal: puzzle.goal(),
        solutions,
        mistake,
    };
    item.is_as_planned().then_some(item)
}

impl FindMistakeItem {
    /// Whether the planned line is wrong, and every other line is right.
    fn is_as_planned(&self) -> bool {
        let goal = Number::from(self.goal);
        let mistake_in = |at: usize| self.mistake.filter(|mistake| mistake.solution == at);
        self.solutions.iter().enumerate().all(|(at, worked)| {
            let found = faults(&self.roll, worked);
            let wrong: Vec<usize> = found.iter().map(|fault| fault.line).collect();
            let planned: Vec<usize> = mistake_in(at).iter().map(|mistake| mistake.line).collect();
            let reaches_goal = worked.lines.last().is_some_and(|line| line.written == goal);
            reaches_goal && wrong == planned
        })
    }
}

/// The slip in the only wrong line, if all slips that lead to its result are of this kind.
fn slip_of(roll: &Roll, worked: &WorkedSolution, line: usize, kind: MistakeKind) -> Option<Slip> {
    let found = faults(roll, worked);
    let [fault] = found.as_slice() else {
        return None;
    };
    let is_planned = fault.line == line && fault.slips.iter().all(|slip| slip.kind() == kind);
    fault.slips.first().copied().filter(|_| is_planned)
}

/// Chooses `solution_count` of the simplest of `ways` and writes them out; `None` if there are
/// too few.
fn right_solutions(
    ways: &[Expr],
    solution_count: usize,
    suits: &dyn Fn(&WorkedSolution) -> bool,
    generator: &mut Generator,
) -> Option<Vec<WorkedSolution>> {
    let mut indices: Vec<usize> = (0..ways.len().min(CHOSEN_FROM)).collect();
    let mut chosen: Vec<WorkedSolution> = Vec::new();
    while chosen.len() < solution_count {
        if indices.is_empty() {
            return None;
        }
        let index = indices.swap_remove(generator.below(indices.len() as u32) as usize);
        let joins_lines = generator.below(2) == 1;
        // Two dice with one number can make two ways look alike.
        let worked = written_out(&ways[index], joins_lines)?;
        if suits(&worked) && !chosen.contains(&worked) {
            chosen.push(worked);
        }
    }
    Some(chosen)
}

/// Writes a solution line by line; with `joins_lines` two steps are one line if no parentheses
/// are needed.
fn written_out(way: &Expr, joins_lines: bool) -> Option<WorkedSolution> {
    let mut lines = Vec::new();
    write_lines(way, joins_lines, &mut lines)?;
    Some(WorkedSolution { lines })
}

/// Writes the lines of `way`, and returns its value; `None` if a step has no result.
fn write_lines(way: &Expr, joins_lines: bool, lines: &mut Vec<Line>) -> Option<Number> {
    let Expr::Step(step) = way else {
        return way.value().ok();
    };
    let (first, then) = match as_one_line(step).filter(|_| joins_lines) {
        Some((first, steps)) => {
            let first = write_lines(first, joins_lines, lines)?;
            let mut then = Vec::new();
            for (op, part) in steps {
                then.push((op, write_lines(part, joins_lines, lines)?));
            }
            (first, then)
        }
        None => {
            let left = write_lines(&step.left, joins_lines, lines)?;
            let right = write_lines(&step.right, joins_lines, lines)?;
            (left, vec![(step.op, right)])
        }
    };
    let written = way.value().ok()?;
    lines.push(Line {
        first,
        then,
        written,
    });
    Some(written)
}

/// The parts of two steps that need no parentheses in one line. Examples are `a + b × c` and
/// `a − b + c`.
fn as_one_line(step: &Operation) -> Option<(&Expr, [(Op, &Expr); 2])> {
    if step.op == Op::Join {
        return None;
    }
    if let Expr::Step(inner) = &step.left
        && inner.op != Op::Join
        && inner.op.tightness() >= step.op.tightness()
    {
        return Some((
            &inner.left,
            [(inner.op, &inner.right), (step.op, &step.right)],
        ));
    }
    if let Expr::Step(inner) = &step.right
        && inner.op != Op::Join
        && inner.op.tightness() > step.op.tightness()
    {
        return Some((
            &step.left,
            [(step.op, &inner.left), (inner.op, &inner.right)],
        ));
    }
    None
}

/// A number on the way, and whether a line has made it.
#[derive(Clone, Copy)]
struct NumberAtHand {
    value: Number,
    is_made: bool,
}

/// The search for all ways to reach the goal with one mistake.
struct WrongSolutionSearch<'a> {
    puzzle: &'a Puzzle,
    kind: MistakeKind,
    lines: Vec<Line>,
    /// The numbers that are used up.
    used_up: Vec<Number>,
    wrong_line: Option<usize>,
    found: Vec<(WorkedSolution, usize)>,
}

impl WrongSolutionSearch<'_> {
    /// All wrong solutions, each with the index of its wrong line.
    fn all(puzzle: &Puzzle, kind: MistakeKind) -> Vec<(WorkedSolution, usize)> {
        let numbers = puzzle.numbers().iter();
        let at_hand: Vec<NumberAtHand> = numbers
            .map(|number| NumberAtHand {
                value: Number::from(*number),
                is_made: false,
            })
            .collect();
        let mut search = WrongSolutionSearch {
            puzzle,
            kind,
            lines: Vec::new(),
            used_up: Vec::new(),
            wrong_line: None,
            found: Vec::new(),
        };
        search.try_lines(&at_hand, 0);
        search.found
    }

    /// Tries every next line.
    fn try_lines(&mut self, at_hand: &[NumberAtHand], steps: usize) {
        if steps == MAX_STEPS {
            return;
        }
        for left in 0..at_hand.len() {
            for right in 0..at_hand.len() {
                if left != right {
                    self.try_one_step(at_hand, left, right, steps);
                }
            }
        }
        if self.wrong_line.is_some() {
            return;
        }
        match self.kind {
            MistakeKind::Order if steps + 2 <= MAX_STEPS => self.try_two_steps(at_hand, steps),
            MistakeKind::UsedTwice => self.try_used_numbers(at_hand, steps),
            _ => {}
        }
    }

    fn try_one_step(&mut self, at_hand: &[NumberAtHand], left: usize, right: usize, steps: usize) {
        let (first, second) = (at_hand[left].value, at_hand[right].value);
        for op in self.puzzle.ops().iter() {
            if is_idle(first, op, second) {
                continue;
            }
            let is_twin = matches!(op, Op::Add | Op::Mul) && left > right;
            if !is_twin && let Ok(value) = op.apply(first, second) {
                self.add_line(
                    at_hand,
                    &[left, right],
                    Line::step(first, op, second, value),
                    false,
                    steps + 1,
                );
            }
            if self.wrong_line.is_some() || is_twin {
                continue;
            }
            for (slip, value) in slips(first, op, second) {
                if slip.kind() == self.kind {
                    self.add_line(
                        at_hand,
                        &[left, right],
                        Line::step(first, op, second, value),
                        true,
                        steps + 1,
                    );
                }
            }
        }
    }

    /// Lines with two operators in the wrong order.
    fn try_two_steps(&mut self, at_hand: &[NumberAtHand], steps: usize) {
        let indices = 0..at_hand.len();
        for (one, two, three) in indices.clone().flat_map(|one| {
            let indices = 0..at_hand.len();
            indices.flat_map(move |two| (0..at_hand.len()).map(move |three| (one, two, three)))
        }) {
            if one == two || two == three || one == three {
                continue;
            }
            let ops = || self.puzzle.ops().iter().filter(|op| *op != Op::Join);
            let pairs: Vec<(Op, Op)> = ops()
                .flat_map(|op| ops().map(move |next| (op, next)))
                .collect();
            for (op, next) in pairs {
                let mut line = Line {
                    first: at_hand[one].value,
                    then: vec![(op, at_hand[two].value), (next, at_hand[three].value)],
                    written: Number::ZERO,
                };
                let is_plain = line.numbers().all(|number| !number.is_negative());
                if let Some((_, value)) = slip_of_order(&line).filter(|_| is_plain) {
                    line.written = value;
                    self.add_line(at_hand, &[one, two, three], line, true, steps + 2);
                }
            }
        }
    }

    /// Tries lines that take a number which is used up.
    fn try_used_numbers(&mut self, at_hand: &[NumberAtHand], steps: usize) {
        let is_there = |number: &Number| at_hand.iter().any(|other| other.value == *number);
        let mut used_up: Vec<Number> = self.used_up.clone();
        used_up.retain(|number| !is_there(number));
        used_up.dedup();
        for number in used_up {
            for (index, other) in at_hand.iter().enumerate() {
                for op in self.puzzle.ops().iter() {
                    for (first, second) in [(number, other.value), (other.value, number)] {
                        if is_idle(first, op, second) {
                            continue;
                        }
                        if let Ok(value) = op.apply(first, second) {
                            let line = Line::step(first, op, second, value);
                            self.add_line(at_hand, &[index], line, true, steps + 1);
                        }
                    }
                }
            }
        }
    }

    /// Adds a line that uses up the numbers at `used`, and goes on.
    fn add_line(
        &mut self,
        at_hand: &[NumberAtHand],
        used: &[usize],
        line: Line,
        is_wrong: bool,
        steps: usize,
    ) {
        let value = line.written;
        if !is_easy_number(value) {
            return;
        }
        let rest = at_hand.iter().enumerate();
        let rest = rest.filter(|(index, _)| !used.contains(index));
        let mut rest: Vec<NumberAtHand> = rest.map(|(_, number)| *number).collect();
        let takes_all_made = !rest.iter().any(|number| number.is_made);
        if is_wrong {
            self.wrong_line = Some(self.lines.len());
        }
        self.lines.push(line);
        let uses_enough = !self.puzzle.all_numbers() || rest.is_empty();
        if value == Number::from(self.puzzle.goal()) {
            // It may not be reached twice, nor in the middle.
            if let Some(wrong) = self.wrong_line
                && takes_all_made
                && uses_enough
                && steps > 1
            {
                let lines = self.lines.clone();
                self.found.push((WorkedSolution { lines }, wrong));
            }
        } else {
            let used_count = self.used_up.len();
            self.used_up
                .extend(used.iter().map(|index| at_hand[*index].value));
            rest.push(NumberAtHand {
                value,
                is_made: true,
            });
            self.try_lines(&rest, steps);
            self.used_up.truncate(used_count);
        }
        self.lines.pop();
        if is_wrong {
            self.wrong_line = None;
        }
    }
}

/// Whether a step has one of its own numbers as its result, so that nobody would make it.
fn is_idle(left: Number, op: Op, right: Number) -> bool {
    op != Op::Join
        && op
            .apply(left, right)
            .is_ok_and(|value| value == left || value == right)
}

fn is_easy_number(value: Number) -> bool {
    value.numerator().abs() <= MAX_SIZE && value.denominator() <= MAX_DENOMINATOR
}
