//! Dials.

use score_core::games::dials::DialsRefusal;
use score_core::games::dials::game::{Game, MAX_MOVES, MoveRefusal};
use score_core::games::dials::kind::{Kind, MAX_DIALS, MIN_DIALS, Modulus};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::reach::Reach;
use score_core::games::dials::residues::Residues;

use super::study::grouped;

/// The dials and buttons together.
pub const DIALS_BOARD: &str = "Dials and buttons";

/// How many presses were made.
pub const PRESSES: &str = "Presses";

/// How many are needed.
pub const FEWEST: &str = "Fewest possible";

/// What the fewest presses are where there is no way.
pub const NO_WAY: &str = "none";

/// Before the letters of the target.
pub const TARGET: &str = "Target";

/// What begins the same puzzle anew.
pub const AGAIN: &str = "From the start";

/// What draws another puzzle.
pub const NEW_PUZZLE: &str = "New puzzle";

/// What opens and closes the solution.
pub const SHOW_SOLUTION: &str = "Solution";

/// What opens and closes the form for puzzles of one's own.
pub const OWN_PUZZLE: &str = "Your own puzzle";

/// A link to the puzzle.
pub const PUZZLE_LINK: &str = "This puzzle";

/// The letters of a target, apart from each other for those who hear them, and in one line
/// for those who see them.
fn spelled(letters: &Residues) -> String {
    const NO_BREAK_SPACE: &str = "\u{a0}";
    let letters: Vec<String> = letters.letters().chars().map(String::from).collect();
    letters.join(NO_BREAK_SPACE)
}

/// `6, which leaves 1`
pub(super) fn left_of(modulus: Modulus, number: u32) -> String {
    let left = modulus.of(number);
    match u32::from(left) == number {
        true => number.to_string(),
        false => format!("{number}, which leaves {left}"),
    }
}

/// `once`, `twice`, `three times`: in words, because it stands behind a button's number.
fn times(count: usize) -> String {
    const WORDS: [&str; 8] = [
        "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    match (count, count.checked_sub(3).and_then(|past| WORDS.get(past))) {
        (1, _) => "once".to_owned(),
        (2, _) => "twice".to_owned(),
        (_, Some(word)) => format!("{word} times"),
        (_, None) => format!("{count} times"),
    }
}

/// `1 press`, `2 presses`
fn presses(count: usize) -> String {
    match count {
        1 => "1 press".to_owned(),
        _ => format!("{count} presses"),
    }
}

/// `1 step`, `2 steps`
fn steps(count: u8) -> String {
    match count {
        1 => "1 step".to_owned(),
        _ => format!("{count} steps"),
    }
}

/// What there is to do, or what was reached.
pub fn dials_status(game: &Game) -> String {
    let target = spelled(game.puzzle().target());
    let pressed = game.pressed().len();
    let rest = game.rest();
    match (rest, pressed) {
        _ if game.is_solved() => solved(game),
        (None, _) => {
            format!("These buttons cannot come to {target}. Open the solution to see why.")
        }
        (Some(_), 0) => format!("Tap the buttons until the dials show {target}."),
        (Some(rest), _) => {
            let left = rest.presses.total() as usize;
            format!("{} so far. {} more can do it.", presses(pressed), left)
        }
    }
}

/// The verdict on a solved puzzle.
fn solved(game: &Game) -> String {
    let pressed = game.pressed().len();
    let fewest = game.puzzle().solution();
    let fewest = fewest.map_or(0, |solution| solution.presses.total() as usize);
    let verdict = match pressed {
        0 => "The dials show the target already.".to_owned(),
        _ if pressed <= fewest => {
            format!("Solved in {}, and fewer cannot do it!", presses(pressed))
        }
        _ => format!(
            "Solved in {}! {fewest} would have been enough.",
            presses(pressed)
        ),
    };
    let help = match (game.has_looked(), game.hinted().len()) {
        (true, _) => " The solution helped.",
        (false, 0) => "",
        (false, 1) => " A hint helped.",
        (false, _) => " Hints helped.",
    };
    verdict + help
}

/// What a hint says: `presses` of this button, counted from 0, are left.
pub fn dials_hint(button: usize, presses: u8) -> String {
    let left = match presses {
        1 => "one more press".to_owned(),
        _ => format!("{presses} more presses"),
    };
    format!("Hint: button {} needs {left}.", button + 1)
}

/// Why a move cannot be made.
pub fn move_refusal(refusal: MoveRefusal) -> String {
    match refusal {
        MoveRefusal::NoButton => "There is no such button here.".to_owned(),
        MoveRefusal::NothingToUndo => "There is no press to take back.".to_owned(),
        MoveRefusal::NothingToRedo => "There is no press to make again.".to_owned(),
        MoveRefusal::Solved => "The dials show the target already.".to_owned(),
        MoveRefusal::NoWay => {
            "Nothing can help: these buttons cannot come to the target.".to_owned()
        }
        MoveRefusal::AllTold => {
            "The buttons with a hint are all that you need to press.".to_owned()
        }
        MoveRefusal::TooManyMoves => format!(
            "That were {} moves. Begin again from the start.",
            grouped(MAX_MOVES as u64)
        ),
    }
}

/// What a dial is called, counted from 0.
pub fn dial_name(dial: usize, shown: char, target: char, left: u8) -> String {
    let dial = dial + 1;
    match left {
        0 => format!("Dial {dial} shows {shown}, as it shall"),
        _ => format!(
            "Dial {dial} shows {shown}, target {target}, {} to go",
            steps(left)
        ),
    }
}

/// `+2`, and a dot for a dial that stays.
pub fn turn(steps: u8) -> String {
    match steps {
        0 => "·".to_owned(),
        _ => format!("+{steps}"),
    }
}

/// What a button is called, counted from 0: what it turns, how often it was pressed, and
/// how often it must be, where a hint has told.
pub fn button_name(
    button: usize,
    signature: &Residues,
    pressed: usize,
    hint: Option<u8>,
) -> String {
    let dials = signature.values().iter().enumerate();
    let turned: Vec<String> = dials
        .filter(|(_, turned)| **turned > 0)
        .map(|(dial, turned)| format!("dial {} by {turned}", dial + 1))
        .collect();
    let turned = match turned.is_empty() {
        true => "turns nothing".to_owned(),
        false => format!("turns {}", turned.join(", ")),
    };
    let pressed = match pressed {
        0 => String::new(),
        _ => format!("; pressed {}", times(pressed)),
    };
    let hint = hint.map_or(String::new(), |hint| format!("; hint: {}", still(hint)));
    format!("Button {}: {turned}{pressed}{hint}", button + 1)
}

/// How often a button was pressed.
pub fn pressed(count: usize) -> String {
    match count {
        0 => String::new(),
        _ => format!("{count}×"),
    }
}

/// What a hint says beside its button.
pub fn still(presses: u8) -> String {
    match presses {
        0 => "done".to_owned(),
        _ => format!("{presses} more"),
    }
}

/// `Press button 1 once and button 3 twice.`
pub fn press_list(presses: &Residues) -> String {
    let buttons = presses.values().iter().enumerate();
    let named: Vec<String> = buttons
        .filter(|(_, count)| **count > 0)
        .map(|(button, count)| format!("button {} {}", button + 1, times((*count).into())))
        .collect();
    match named.split_last() {
        None => "Press nothing: the dials show the target already.".to_owned(),
        Some((only, [])) => format!("Press {only}."),
        Some((last, others)) => format!("Press {} and {last}.", others.join(", ")),
    }
}

/// Which targets some buttons reach, in short.
pub fn reach(reach: &Reach) -> String {
    if reach.is_everything() {
        return format!(
            "These buttons reach all {} targets, each in exactly one way.",
            grouped(reach.all_targets())
        );
    }
    format!(
        "These buttons reach only {} of {} targets, but each of them in {} ways.",
        grouped(reach.targets()),
        grouped(reach.all_targets()),
        grouped(reach.ways())
    )
}

/// Before the conditions of a target.
pub fn conditions(kind: Kind) -> String {
    format!(
        "A target can be reached if, counting how many steps each dial must turn, this is 0 \
         after whole turns of {}:",
        kind.modulus().value()
    )
}

/// A condition: `dial 1 + 2 × dial 3`.
pub fn condition(condition: &Residues) -> String {
    let dials = condition.values().iter().enumerate();
    let terms: Vec<String> = dials
        .filter(|(_, factor)| **factor > 0)
        .map(|(dial, factor)| match factor {
            1 => format!("dial {}", dial + 1),
            _ => format!("{factor} × dial {}", dial + 1),
        })
        .collect();
    terms.join(" + ")
}

/// What a condition comes to for a puzzle: `here 3 + 2 × 4 = 11, which leaves 1: not 0`.
pub fn condition_here(condition: &Residues, steps: &Residues) -> String {
    let dials = condition.values().iter().zip(steps.values());
    let used: Vec<(u8, u8)> = dials
        .map(|(factor, steps)| (*factor, *steps))
        .filter(|(factor, _)| *factor > 0)
        .collect();
    let terms: Vec<String> = used
        .iter()
        .map(|(factor, steps)| match factor {
            1 => steps.to_string(),
            _ => format!("{factor} × {steps}"),
        })
        .collect();
    let products = used.iter();
    let sum = products
        .map(|(factor, steps)| u32::from(*factor) * u32::from(*steps))
        .sum();
    let told = left_of(condition.kind().modulus(), sum);
    let told = match used[..] {
        [(1, _)] => told,
        _ => format!("{} = {told}", terms.join(" + ")),
    };
    let verdict = match condition.dot(steps) {
        0 => "good",
        _ => "not 0",
    };
    format!("here {told}: {verdict}")
}

/// What a field of the signatures holds.
fn digits(modulus: Modulus) -> String {
    match modulus.last_digit() {
        'X' => "0 to 9, or X for 10".to_owned(),
        last => format!("0 to {last}"),
    }
}

/// Above the fields of a puzzle of one's own.
pub fn own_puzzle_help(kind: Kind) -> String {
    format!(
        "A line is a button. In each box stands by how many steps it turns that dial: {}.",
        digits(kind.modulus())
    )
}

/// What a field of the signatures is called; both are counted from 0.
pub fn signature_field(button: usize, dial: usize) -> String {
    format!("Button {}, steps of dial {}", button + 1, dial + 1)
}

/// How many dials.
pub const DIALS_COUNT: &str = "Dials and buttons";

/// How many letters each has.
pub const LETTERS_COUNT: &str = "Letters on each dial";

/// `5: A to E`
pub fn letters_choice(modulus: Modulus) -> String {
    format!("{}: A to {}", modulus.value(), modulus.last_letter())
}

/// The letters at first.
pub const START: &str = "Start";

/// The fields of the signatures together.
pub const SIGNATURES: &str = "What the buttons do";

/// Draws other signatures.
pub const OTHER_SIGNATURES: &str = "Other buttons";

/// Draws other letters.
pub const OTHER_LETTERS: &str = "Other letters";

/// Plays what is in the fields.
pub const PLAY_OWN: &str = "Play it";

/// What is wrong with a puzzle of one's own.
pub fn dials_refusal(refusal: DialsRefusal) -> String {
    match refusal {
        DialsRefusal::Modulus => "A dial has 2, 3, 5, 7 or 11 letters.".to_owned(),
        DialsRefusal::Dials => format!("There are {MIN_DIALS} to {MAX_DIALS} dials."),
        DialsRefusal::Letters(kind) => format!(
            "Write {} letters from A to {}.",
            kind.dials(),
            kind.modulus().last_letter()
        ),
        DialsRefusal::Steps(kind) => {
            format!("In each box is one digit: {}.", digits(kind.modulus()))
        }
        DialsRefusal::Signatures(kind) => format!("There are {} buttons.", kind.dials()),
        DialsRefusal::Kinds => "These are of different sizes.".to_owned(),
    }
}

/// The rules, opened by a tap.
pub const HOW_TO_PLAY: &str = "How to play";

/// The rules of a puzzle of this kind.
pub fn dials_rules(puzzle: &Puzzle) -> Vec<String> {
    let modulus = puzzle.kind().modulus();
    let last = modulus.last_letter();
    let count = modulus.value();
    vec![
        format!(
            "Each dial shows a letter from A to {last}. One step turns A to B, and {last} to A."
        ),
        "A button turns all dials at once, each by its own number of steps: +2 under a dial \
         is two steps, and a dot is none."
            .to_owned(),
        "Press buttons until every dial shows its target letter. It has a ring on the dial, \
         and stands below it."
            .to_owned(),
        format!(
            "In which order you press makes no difference, and pressing one button {count} times \
             changes nothing."
        ),
        "Tap a button, or press its number on the keyboard. H is a hint, Z takes back.".to_owned(),
        "Count what each dial still needs. Which button moves only few dials?".to_owned(),
    ]
}
