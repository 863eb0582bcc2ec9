//! Names of things, and numbers as people write them.

use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::hand::Place;
use score_core::table::board::{Board, Deal, Step, TileId};
use score_core::table::game::Game;
use score_core::table::rules::Roller;

/// The name of the game, and of the page.
pub const TITLE: &str = "Score";

/// A solitaire player's name.
pub const YOU: &str = "You";

/// The name of a game.
pub fn game(game: Game) -> &'static str {
    match game {
        Game::Score => TITLE,
        Game::TwentyFour => TWENTY_FOUR,
    }
}
/// The names of the pages, as in the title of the browser's tab.
pub const GAMES: &str = "Games";
/// See [`GAMES`].
pub const TWENTY_FOUR: &str = "24";
/// See [`GAMES`].
pub const RULES_OF_24: &str = "Rules of 24";
/// See [`GAMES`].
pub const HANDS: &str = "All hands of 24";
/// See [`GAMES`].
pub const PLAY: &str = "Play";
/// See [`GAMES`].
pub const RULES: &str = "Rules";
/// See [`GAMES`].
pub const PLAYERS: &str = "Players";
/// See [`GAMES`].
pub const GROUP: &str = "Group";
/// See [`GAMES`].
pub const HOUSE: &str = "House rules";
/// See [`GAMES`].
pub const EXPERIMENT: &str = "Experiment";
/// See [`GAMES`].
pub const ATLAS: &str = "Atlas";
/// See [`GAMES`].
pub const DIALS: &str = "Dials";
/// See [`GAMES`].
pub const YAHTZEE: &str = "Mathematician’s Yahtzee";

/// A number as people write it: a real minus sign, a fraction with a stroke.
pub fn number(number: Number) -> String {
    number.printed()
}
/// The sign of an operator as people write it.
pub fn sign(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Sub => "−",
        Op::Mul => "×",
        Op::Div => "÷",
        Op::Join => "&",
    }
}
/// What an operator is called.
pub fn op_name(op: Op) -> &'static str {
    match op {
        Op::Add => "plus",
        Op::Sub => "minus",
        Op::Mul => "times",
        Op::Div => "divide",
        Op::Join => "join",
    }
}
/// `4 × 3`
pub fn step(board: &Board, step: Step) -> String {
    let part = |tile: TileId| board.value(tile).map(number).unwrap_or_default();
    format!("{} {} {}", part(step.left), sign(step.op), part(step.right))
}
/// How a number of the board is called: `12, made from 4 × 3`.
pub fn tile_name(board: &Board, deal: Option<&Deal>, tile: TileId) -> String {
    let value = board.value(tile).map(number).unwrap_or_default();
    if let Some(made) = board.made_by(tile) {
        return format!("{value}, made from {}", step(board, made));
    }
    match deal {
        Some(Deal::Rolled { sides, .. }) => match sides.get(usize::from(tile.0)) {
            Some(sides) => format!("{value}, on a die with {sides} sides"),
            None => value,
        },
        Some(Deal::Drawn { .. }) => format!("{value}, a card"),
        Some(Deal::Chosen { .. }) | None => value,
    }
}
/// `+1`, `0`, `−2`
pub fn signed(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}
/// What the numbers on the board are called together.
pub const NUMBERS: &str = "Numbers";

/// What the three places are called together.
pub const STEP: &str = "Step";

/// What the operators are called together.
pub const OPERATORS: &str = "Operators";

/// What the keys below the board are called together.
pub const CALLS: &str = "Calls";

/// What the scoreboard is called.
pub const SCOREBOARD: &str = "Scoreboard";

/// The word before the number to be made.
pub const GOAL: &str = "Goal";

/// A key of the board.
pub const UNDO: &str = "Undo";
/// See [`UNDO`].
pub const REDO: &str = "Redo";
/// See [`UNDO`].
pub const ROLL: &str = "ROLL";
/// See [`UNDO`].
pub const NEW_ROLL: &str = "New roll";
/// [`ROLL`] with cards.
pub const DEAL: &str = "DEAL";
/// [`NEW_ROLL`] with cards.
pub const NEW_HAND: &str = "New hand";
/// What the status line asks before a roll is taken away that others may be thinking
/// about.
pub const TAKE_ROLL_AWAY: &str = "Take this roll away?";
/// [`TAKE_ROLL_AWAY`] with cards.
pub const TAKE_HAND_AWAY: &str = "Take this hand away?";
/// How it is answered where there are no keys to press but those of a keyboard.
pub const ANSWERS_BY_KEYBOARD: &str = "R: yes. K: keep it.";
/// The answers.
pub const YES_NEW_ROLL: &str = "Yes, new roll";
/// See [`YES_NEW_ROLL`].
pub const YES_NEW_HAND: &str = "Yes, new hand";
/// See [`YES_NEW_ROLL`].
pub const KEEP_IT: &str = "Keep it";

/// What stands in the place of the key for a roll.
pub fn who_rolls(roller: Roller, has_cards: bool) -> &'static str {
    match (roller, has_cards) {
        // Nobody is kept from it then.
        (Roller::Anyone, _) => "",
        (Roller::Host, false) => "The host rolls",
        (Roller::Host, true) => "The host deals",
        (Roller::LastScorer, false) => "Who scored last rolls",
        (Roller::LastScorer, true) => "Who scored last deals",
    }
}
/// The key for a new roll where it takes several who ask for it: how many do, of
/// how many.
pub fn vote_key(label: &str, count: Option<(u32, u32)>, is_own: bool) -> String {
    let asked = match is_own {
        true => "You ask",
        false => label,
    };
    match count {
        Some((asking, needed)) => format!("{asked}: {asking} of {needed}"),
        None => asked.to_owned(),
    }
}
/// How many players ask for a new roll.
pub fn roll_votes(asking: u32, needed: u32, is_own: bool, has_cards: bool) -> String {
    let what = if has_cards { "hand" } else { "roll" };
    match is_own {
        true => format!("You ask for a new {what}: {asking} of the {needed} needed."),
        false => format!("A new {what} is asked for: {asking} of {needed}."),
    }
}
/// See [`UNDO`].
pub const I_AM_SURE: &str = "I am sure";

/// What asks for a hint.
pub const HINT: &str = "Hint";

/// [`HINT`] with how many there still are.
pub fn hint_key(left: usize) -> String {
    match left {
        0 => "Hint: the last one again".to_owned(),
        _ => format!("Hint, {left} left"),
    }
}
/// See [`UNDO`].
pub const GIVE_UP: &str = "Give up";
/// See [`UNDO`].
pub const SCORE: &str = "SCORE";
/// See [`UNDO`].
pub const IMPOSSIBLE: &str = "IMPOSSIBLE";

/// What the IMPOSSIBLE key says besides.
pub const NO_ONE_CAN: &str = "no one can";

/// What the SCORE key says besides.
pub fn i_can_make(goal: u32) -> String {
    format!("I can make {goal}")
}
/// What a place of a step is called, with what lies in it.
pub fn place_name(place: Place, held: Option<&str>) -> String {
    let name = match place {
        Place::Left => "First number",
        Place::Op => "Operator",
        Place::Right => "Second number",
    };
    format!("{name}: {}", held.unwrap_or("empty"))
}
/// What the points of a solitaire player are called.
pub const POINTS: &str = "Points";

/// How the page looks.
pub const THEME_DEVICE: &str = "Theme: as the device";
/// See [`THEME_DEVICE`].
pub const THEME_LIGHT: &str = "Theme: light";
/// See [`THEME_DEVICE`].
pub const THEME_DARK: &str = "Theme: dark";

/// The title in the browser's tab.
pub fn title(page: &str) -> String {
    format!("{page} – {TITLE}")
}

/// A link that deals certain numbers.
pub const PLAY_LINK: &str = "Play these numbers";

/// The key that copies such a link for somebody else.
pub const COPY_LINK: &str = "Copy its link";
