//! Dials: the sentences about a game, its buttons, its reach, its equations and a player's own
//! puzzles.

use score_core::games::dials::DialsRefusal;
use score_core::games::dials::elimination::{Elimination, EliminationStep};
use score_core::games::dials::game::{Game, MAX_MOVES, MoveRefusal};
use score_core::games::dials::kind::{Kind, MAX_DIALS, MIN_DIALS, Modulus};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::reach::Reach;
use score_core::games::dials::residues::Residues;
use score_core::games::dials::solution::Solution;
use score_core::games::dials::system::{RowChange, System};

use crate::text::grouped;
use crate::{text, tr};

/// Letters with spaces between them, so that listeners hear each one; no line breaks there.
fn spelled(letters: &Residues) -> String {
    const NO_BREAK_SPACE: &str = "\u{a0}";
    let letters: Vec<String> = letters.letters().chars().map(String::from).collect();
    letters.join(NO_BREAK_SPACE)
}

/// A number and its remainder, as in `6, which leaves 1`.
fn left_of(modulus: Modulus, number: u32) -> String {
    let left = modulus.of(number);
    match u32::from(left) == number {
        true => number.to_string(),
        false => tr!("dials-leaves", number = number, left = left),
    }
}

/// The sentence on the task, or on the result of a solved puzzle.
pub fn status(game: &Game) -> String {
    let target = spelled(game.puzzle().target());
    let pressed = game.pressed().len();
    match (game.rest(), pressed) {
        _ if game.is_solved() => solved(game),
        (None, _) => tr!("dials-status-no-way", target = target),
        (Some(_), 0) => tr!("dials-status-start", target = target),
        (Some(rest), _) => tr!(
            "dials-status-so-far",
            pressed = pressed,
            left = rest.presses.total()
        ),
    }
}

/// The letters on the dials after the first press, for players who do not see them turn.
pub fn shown(game: &Game) -> Option<String> {
    let letters = spelled(&game.shown());
    (!game.moves().is_empty()).then(|| tr!("dials-shown", letters = letters))
}

/// The verdict on a solved puzzle.
fn solved(game: &Game) -> String {
    let pressed = game.pressed().len();
    let fewest = game.puzzle().solution();
    let fewest = fewest.map_or(0, |solution| solution.presses.total() as usize);
    let verdict = match pressed {
        0 => tr!("dials-solved-at-once"),
        _ if pressed <= fewest => tr!("dials-solved-fewest", pressed = pressed),
        _ => tr!("dials-solved", pressed = pressed, fewest = fewest),
    };
    let help = match (game.has_looked(), game.hinted().len()) {
        (true, _) => tr!("dials-solution-helped"),
        (false, 0) => return verdict,
        (false, hints) => tr!("dials-hints-helped", count = hints),
    };
    format!("{verdict} {help}")
}

/// The sentence of a hint: `presses` of this button, counted from 0, are left.
pub fn hint(button: usize, presses: u8) -> String {
    tr!("dials-hint-said", button = button + 1, presses = presses)
}

/// Why a move cannot be made.
pub fn move_refusal(refusal: MoveRefusal) -> String {
    match refusal {
        MoveRefusal::NoButton => tr!("dials-refusal-no-button"),
        MoveRefusal::NothingToUndo => tr!("dials-refusal-nothing-to-undo"),
        MoveRefusal::NothingToRedo => tr!("dials-refusal-nothing-to-redo"),
        MoveRefusal::Solved => tr!("dials-refusal-solved"),
        MoveRefusal::NoWay => tr!("dials-refusal-no-way"),
        MoveRefusal::AllTold => tr!("dials-refusal-all-told"),
        MoveRefusal::TooManyMoves => tr!(
            "dials-refusal-too-many-moves",
            moves = grouped(MAX_MOVES as u64)
        ),
    }
}

/// The name of a dial, counted from 0.
pub fn dial_name(dial: usize, shown: char, target: char, left: u8) -> String {
    let (dial, shown, target) = (dial + 1, shown.to_string(), target.to_string());
    match left {
        0 => tr!("dials-dial-right", dial = dial, shown = shown),
        _ => tr!(
            "dials-dial",
            dial = dial,
            shown = shown,
            target = target,
            left = left
        ),
    }
}

/// The steps by which a button turns a dial: `+2`, and a dot for none.
pub fn turn(steps: u8) -> String {
    match steps {
        0 => "·".to_owned(),
        _ => format!("+{steps}"),
    }
}

/// The name of a button, counted from 0. It says the dials that it turns, how often it was pressed,
/// and how often it must still be pressed, if a hint has told that.
pub fn button_name(
    button: usize,
    signature: &Residues,
    pressed: usize,
    hint: Option<u8>,
) -> String {
    let dials = signature.values().iter().enumerate();
    let turned: Vec<String> = dials
        .filter(|(_, steps)| **steps > 0)
        .map(|(dial, steps)| tr!("dials-turn", dial = dial + 1, steps = *steps))
        .collect();
    let turns = match turned.is_empty() {
        true => tr!("dials-turns-nothing"),
        false => tr!("dials-turns", dials = text::listed(&turned)),
    };
    let mut name = vec![tr!("dials-button", button = button + 1, turns = turns)];
    if pressed > 0 {
        let times = tr!("dials-times", count = pressed);
        name.push(tr!("dials-button-pressed", times = times));
    }
    if let Some(presses) = hint {
        name.push(tr!("dials-button-hint", still = still(presses)));
    }
    name.join("; ")
}

/// How often a button was pressed.
pub fn pressed(count: usize) -> String {
    match count {
        0 => String::new(),
        _ => format!("{count}×"),
    }
}

/// The words of a hint beside its button.
pub fn still(presses: u8) -> String {
    tr!("dials-still", presses = presses)
}

/// The sentence on a solution, as in `Press button 1 once and button 3 twice.`
fn press_list(presses: &Residues) -> String {
    let buttons = presses.values().iter().enumerate();
    let named: Vec<String> = buttons
        .filter(|(_, count)| **count > 0)
        .map(|(button, count)| {
            let times = tr!("dials-times", count = *count);
            tr!("dials-press-button", button = button + 1, times = times)
        })
        .collect();
    match named.split_last() {
        None => tr!("dials-press-none"),
        Some((only, [])) => tr!("dials-press-one", only = only.as_str()),
        Some((last, others)) => tr!(
            "dials-press-list",
            others = text::listed(others),
            last = last.as_str()
        ),
    }
}

/// The number of targets that some buttons reach, in a sentence.
pub fn reach(reach: &Reach) -> String {
    let all = grouped(reach.all_targets());
    if reach.is_everything() {
        return tr!("dials-reach-all", all = all);
    }
    tr!(
        "dials-reach-some",
        targets = grouped(reach.targets()),
        all = all,
        ways = grouped(reach.ways())
    )
}

/// The sentence before the conditions of a target.
pub fn conditions(kind: Kind) -> String {
    tr!("dials-conditions", modulus = kind.modulus().value())
}

/// A condition, as in `dial 1 + 2 × dial 3`.
pub fn condition(condition: &Residues) -> String {
    let dials = condition.values().iter().enumerate();
    let terms: Vec<String> = dials
        .filter(|(_, factor)| **factor > 0)
        .map(|(dial, factor)| times(*factor, &tr!("dials-term", dial = dial + 1)))
        .collect();
    terms.join(" + ")
}

/// A term with its factor, as in `dial 1` or `2 × dial 3`.
fn times(factor: u8, term: &str) -> String {
    match factor {
        1 => term.to_owned(),
        _ => format!("{factor} × {term}"),
    }
}

/// The value of a condition for a puzzle. It is as in `here 3 + 2 × 4 = 11, which leaves 1: not 0`.
pub fn condition_here(condition: &Residues, steps: &Residues) -> String {
    let dials = condition.values().iter().zip(steps.values());
    let used: Vec<(u8, u8)> = dials
        .map(|(factor, steps)| (*factor, *steps))
        .filter(|(factor, _)| *factor > 0)
        .collect();
    let terms: Vec<String> = used
        .iter()
        .map(|(factor, steps)| times(*factor, &steps.to_string()))
        .collect();
    let products = used.iter();
    let sum = products
        .map(|(factor, steps)| u32::from(*factor) * u32::from(*steps))
        .sum();
    let left = left_of(condition.kind().modulus(), sum);
    let sum = match used[..] {
        [(1, _)] => left,
        _ => format!("{} = {left}", terms.join(" + ")),
    };
    match condition.dot(steps) {
        0 => tr!("dials-condition-good", sum = sum),
        _ => tr!("dials-condition-not-zero", sum = sum),
    }
}

/// The digits that a field of the signatures takes.
fn digits(modulus: Modulus) -> String {
    match modulus.last_digit() {
        'X' => tr!("dials-digits-of-eleven"),
        last => tr!("dials-digits", last = last.to_string()),
    }
}

/// The sentence above the fields of a player's own puzzle.
pub fn own_help(kind: Kind) -> String {
    tr!("dials-own-help", digits = digits(kind.modulus()))
}

/// The name of a field of the signatures; both are counted from 0.
pub fn signature_field(button: usize, dial: usize) -> String {
    tr!(
        "dials-signature-field",
        button = button + 1,
        dial = dial + 1
    )
}

/// A choice of the number of letters, as in `5: A to E`.
pub fn letters_choice(modulus: Modulus) -> String {
    tr!(
        "dials-letters-choice",
        modulus = modulus.value(),
        last = modulus.last_letter().to_string()
    )
}

/// The problem of a player's own puzzle.
pub fn refusal(refusal: DialsRefusal) -> String {
    match refusal {
        DialsRefusal::Modulus => tr!("dials-wrong-modulus"),
        DialsRefusal::Dials => tr!("dials-wrong-count", min = MIN_DIALS, max = MAX_DIALS),
        DialsRefusal::Letters(kind) => tr!(
            "dials-wrong-letters",
            dials = kind.dials(),
            last = kind.modulus().last_letter().to_string()
        ),
        DialsRefusal::Steps(kind) => {
            tr!("dials-wrong-steps", digits = digits(kind.modulus()))
        }
        DialsRefusal::Signatures(kind) => tr!("dials-wrong-signatures", dials = kind.dials()),
        DialsRefusal::Kinds => tr!("dials-wrong-kinds"),
    }
}

/// The rules of a puzzle of this kind.
pub fn rules(kind: Kind) -> Vec<String> {
    let modulus = kind.modulus();
    let last = modulus.last_letter().to_string();
    vec![
        tr!("dials-rule-letters", last = last),
        tr!("dials-rule-buttons"),
        tr!("dials-rule-goal"),
        tr!("dials-rule-order", modulus = modulus.value()),
        tr!("dials-rule-keyboard"),
        tr!("dials-rule-tip"),
    ]
}

/// The sentence on the equations before the first step.
pub fn equations(puzzle: &Puzzle) -> String {
    let steps = puzzle.steps();
    tr!(
        "dials-equations",
        start = puzzle.start().letters(),
        target = puzzle.target().letters(),
        steps = steps.values().first().copied().unwrap_or_default(),
        modulus = puzzle.kind().modulus().value()
    )
}

/// The sentence on a step of the elimination; `before` are the equations that the step changes.
pub fn elimination_step(step: &EliminationStep, before: &System) -> String {
    let modulus = before.kind().modulus();
    let value = |row: usize| before.rows()[row].values()[step.column];
    let column = step.column + 1;
    match step.change {
        RowChange::Swap { row, with } => tr!(
            "dials-step-swap",
            line = row + 1,
            column = column,
            with = with + 1
        ),
        RowChange::Scale { row, by } => {
            let value = value(row);
            tr!(
                "dials-step-scale",
                line = row + 1,
                by = by,
                column = column,
                value = value,
                product = left_of(modulus, u32::from(by) * u32::from(value))
            )
        }
        RowChange::Add { row, of, times } => {
            let value = value(row);
            tr!(
                "dials-step-add",
                line = row + 1,
                times = times,
                of = of + 1,
                column = column,
                value = value,
                sum = left_of(modulus, u32::from(value) + u32::from(times))
            )
        }
    }
}

/// The sentence on the last equations.
pub fn elimination_end(elimination: &Elimination, solution: Option<&Solution>) -> String {
    let Some(solution) = solution else {
        let row = elimination.contradiction().unwrap_or_default();
        let right = elimination.end().right()[row];
        return tr!("dials-end-no-way", line = row + 1, right = right);
    };
    let presses = press_list(&solution.presses);
    if solution.ways == 1 {
        return tr!("dials-end-one-way", presses = presses);
    }
    let free: Vec<String> = elimination
        .free()
        .iter()
        .map(|button| (button + 1).to_string())
        .collect();
    tr!(
        "dials-end-many-ways",
        count = free.len(),
        free = text::listed(&free),
        ways = grouped(solution.ways),
        presses = presses
    )
}
