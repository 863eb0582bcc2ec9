//! A class that solves one roll in many ways, for its wall, its live board and its reveal.

use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;
use score_core::dice::Roll;
use score_core::solve::distinct;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::table::rules::Rules;

use crate::{Pupil, Site};

/// Numbers that make 20 in fifteen different ways, some of them with a bracket or two.
pub const MANY_WAYS: [u32; 4] = [3, 5, 10, 15];

/// Usual first names of a class; later pupils have a letter of their family's name too.
const NAMES: [&str; 22] = [
    "Anna",
    "Ben",
    "Maximilian",
    "Charlotte",
    "Fatima",
    "Leon",
    "Emilia",
    "Paul",
    "Sophie-Luise",
    "Muhammad",
    "Lea",
    "Finn",
    "Alexandra",
    "Jo",
    "Elias",
    "Mia",
    "Konstantin",
    "Zoe",
    "Aleksander",
    "Ida",
    "Theo",
    "Clara",
];

/// The name of the pupil of this index.
pub fn name(index: usize) -> String {
    let first = NAMES[index % NAMES.len()];
    match index < NAMES.len() {
        true => first.to_owned(),
        false => format!("{first} {}.", char::from(b'A' + (index % 26) as u8)),
    }
}

/// Brings pupils without a browser to the table of this code.
///
/// # Panics
/// When the relay does not let them in.
#[track_caller]
pub fn come(site: &Site, code: &str, count: usize) -> Vec<Pupil> {
    let come = |index| Pupil::at(site, code, &name(index), index as u64 + 1);
    (0..count).map(come).collect()
}

/// The different solutions of these numbers, the simplest first.
///
/// # Panics
/// When they are not a roll of Score.
#[track_caller]
pub fn solutions(numbers: &[u32]) -> Vec<Expr> {
    let rules = Rules::score();
    let puzzle = Puzzle::new(numbers, rules.goal.value(), rules.ops, rules.all_numbers);
    distinct(&puzzle.expect("a puzzle"))
}

/// The steps that make `solution` on a board with these numbers.
///
/// # Panics
/// When the solution has a number that is not on the board.
#[track_caller]
pub fn steps_of(solution: &Expr, numbers: &[u32]) -> Vec<Step> {
    let mut tiles: Vec<Option<u32>> = numbers.iter().copied().map(Some).collect();
    let mut steps = Vec::new();
    make(solution, numbers.len(), &mut tiles, &mut steps);
    steps
}

fn make(part: &Expr, dealt: usize, tiles: &mut [Option<u32>], steps: &mut Vec<Step>) -> TileId {
    let tile = |index: usize| TileId(u8::try_from(index).expect("few numbers"));
    match part {
        Expr::Number(number) => {
            let at = tiles.iter().position(|left| *left == Some(*number));
            let at = at.expect("a number of the roll");
            tiles[at] = None;
            tile(at)
        }
        Expr::Step(step) => {
            let left = make(&step.left, dealt, tiles, steps);
            let right = make(&step.right, dealt, tiles, steps);
            steps.push(Step {
                left,
                op: step.op,
                right,
            });
            tile(dealt + steps.len() - 1)
        }
    }
}

/// Deals these numbers to all, as the host.
///
/// # Panics
/// When the host may not deal.
#[track_caller]
pub fn deal(host: &Pupil, numbers: &[u32]) {
    host.catch_up();
    let roll = Roll::new(numbers).expect("a roll");
    host.must_play(Command::Deal(roll));
}

/// Makes a solution on the own board of a pupil, and answers with it.
///
/// # Panics
/// When a step or the answer is refused.
#[track_caller]
pub fn solve(pupil: &Pupil, numbers: &[u32], solution: &Expr) {
    pupil.hear_until(|known| {
        let group = known.group().expect("a table");
        group.table().everyone_is_open()
    });
    for step in steps_of(solution, numbers) {
        pupil.must_play(Command::Step(step));
    }
    pupil.must_play(Command::Answer(FinalAnswer::Solved));
}

/// Has all of these pupils answer, each with one of the first `ways` different solutions.
///
/// # Panics
/// When a step or the answer is refused.
#[track_caller]
pub fn solve_in_ways(pupils: &[Pupil], numbers: &[u32], ways: usize) {
    let solutions = solutions(numbers);
    assert!(solutions.len() >= ways, "only {} ways", solutions.len());
    for (pupil, solution) in pupils.iter().zip(solutions[..ways].iter().cycle()) {
        solve(pupil, numbers, solution);
    }
}
