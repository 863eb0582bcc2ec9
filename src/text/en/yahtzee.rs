//! Mathematician's Yahtzee.

use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::refusal::Refusal;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::{BONUS, BONUS_FROM};
use score_core::games::yahtzee::throw::{DICE, SIDES, Throw};

/// The ways to play, together.
pub const YAHTZEE_MODES: &str = "What to do";
/// See [`YAHTZEE_MODES`].
pub const PRACTICE: &str = "Practice";
/// See [`YAHTZEE_MODES`].
pub const YAHTZEE_GAME: &str = "Game";
/// See [`YAHTZEE_MODES`].
pub const REVIEW: &str = "Review";

/// What a pattern is called.
pub fn pattern_name(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Yahtzee => "Yahtzee",
        Pattern::Fibonacci => "Fibonacci",
        Pattern::Pi => "Pi",
        Pattern::AllPrime => "All prime",
        Pattern::AllEven => "All even",
        Pattern::AllOdd => "All odd",
    }
}
/// The sign of a pattern on its dice.
pub fn pattern_sign(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Yahtzee => "=",
        Pattern::Fibonacci => "φ",
        Pattern::Pi => "π",
        Pattern::AllPrime => "P",
        Pattern::AllEven => "E",
        Pattern::AllOdd => "O",
    }
}
/// What dice must show for a pattern.
pub fn pattern_rule(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Yahtzee => "five the same",
        Pattern::Fibonacci => "1 1 2 3 5",
        Pattern::Pi => "a 3, a 1 and a 4",
        Pattern::AllPrime => "only 2, 3 and 5",
        Pattern::AllEven => "only 2, 4 and 6",
        Pattern::AllOdd => "only 1, 3 and 5",
    }
}
/// What a box is called.
pub fn box_name(score_box: ScoreBox) -> &'static str {
    match score_box {
        ScoreBox::Ones => "Ones",
        ScoreBox::Twos => "Twos",
        ScoreBox::Threes => "Threes",
        ScoreBox::Fours => "Fours",
        ScoreBox::Fives => "Fives",
        ScoreBox::Sixes => "Sixes",
        ScoreBox::AllOdd => "All odd",
        ScoreBox::AllEven => "All even",
        ScoreBox::Pi => "Pi",
        ScoreBox::AllPrime => "All prime",
        ScoreBox::Fibonacci => "Fibonacci",
        ScoreBox::Yahtzee => "Yahtzee",
        ScoreBox::Chance => "Chance",
    }
}
/// What a box scores.
pub fn box_rule(score_box: ScoreBox) -> &'static str {
    match score_box {
        ScoreBox::Pi => "25",
        ScoreBox::AllPrime => "30",
        ScoreBox::Fibonacci => "40",
        ScoreBox::Yahtzee => "50",
        _ => "sum",
    }
}
/// The dice on the table, together.
pub const FIVE_DICE: &str = "Five dice";

/// A die, for those who do not see it.
pub fn die_name(place: usize, number: u8, rolls_again: bool, patterns: &[Pattern]) -> String {
    let what = if rolls_again { "rolls again" } else { "stays" };
    let mut name = format!("Die {}: {number}, {what}", place + 1);
    if !patterns.is_empty() {
        name += ", part of ";
        name += &listed(patterns);
    }
    name
}
fn listed(patterns: &[Pattern]) -> String {
    let names: Vec<String> = patterns
        .iter()
        .map(|pattern| pattern_name(*pattern).to_lowercase())
        .collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
/// The key that throws dice: all five.
pub const ROLL_FIVE: &str = "Roll five dice";
/// See [`ROLL_FIVE`]; begins a new turn of practice.
pub const ROLL_ANEW: &str = "New roll";
/// See [`ROLL_FIVE`]; no die is chosen yet.
pub const ROLL_AGAIN: &str = "Roll again";
/// See [`ROLL_FIVE`]; so many dice are chosen.
pub fn roll_dice(count: usize) -> String {
    match count {
        1 => "Roll 1 die again".to_owned(),
        _ => format!("Roll {count} dice again"),
    }
}
/// Before the first throw of a turn.
pub fn before_throw(player: Option<&str>, round: Option<usize>) -> String {
    match (player, round) {
        (Some(player), Some(round)) => format!("Round {round} of 13. {player}, roll the dice."),
        (None, Some(round)) => format!("Round {round} of 13. Roll the dice."),
        _ => "Roll the dice.".to_owned(),
    }
}
/// What the dice show, read aloud.
pub fn dice_are(throw: &Throw) -> String {
    let numbers: Vec<String> = throw.numbers().iter().map(u8::to_string).collect();
    format!("The dice show {}. ", numbers.join(", "))
}
/// What the dice show, and what can be done.
pub fn after_throw(patterns: &[Pattern], chosen: usize, left: usize, is_game: bool) -> String {
    let mut shown = listed(patterns);
    if let Some(first) = shown.get_mut(..1) {
        first.make_ascii_uppercase();
        shown += "! ";
    }
    let next = match (left, chosen, is_game) {
        (0, _, true) => "Choose a box.".to_owned(),
        (0, _, false) if patterns.is_empty() => "No pattern this time.".to_owned(),
        (0, _, false) => String::new(),
        (left, 0, false) => format!("Choose dice to roll again. {}", rolls_left(left)),
        (left, 0, true) => format!(
            "Choose dice to roll again, or a box to score. {}",
            rolls_left(left)
        ),
        (left, _, _) => rolls_left(left),
    };
    shown + &next
}
fn rolls_left(left: usize) -> String {
    match left {
        1 => "1 roll left.".to_owned(),
        _ => format!("{left} rolls left."),
    }
}
/// How a game for one has ended.
pub fn game_over(total: u16) -> String {
    format!("The game is over: {total} points. The review shows what they could have been.")
}
/// How a game for several has ended.
pub fn winners(names: &[&str], total: u16) -> String {
    match names {
        [name] => format!(
            "The game is over. {name} wins with {total} points. The review shows every choice."
        ),
        _ => format!(
            "The game is over. {} have {total} points each.",
            names.join(" and ")
        ),
    }
}
/// Why something cannot be done, as a sentence.
pub fn yahtzee_refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Players => "One to six players can play.",
        Refusal::NotThrown => "Roll the dice first.",
        Refusal::Thrown => "The dice are rolled already.",
        Refusal::NoThrowLeft => "No roll is left in this turn.",
        Refusal::AllKept => "First choose the dice that shall roll again.",
        Refusal::KeptChanged => "A die that was kept has changed.",
        Refusal::BoxFilled => "That box is filled already.",
        Refusal::GameOver => "The game is over. Begin a new one.",
    }
}
/// A link names dice that cannot be.
pub const NO_SUCH_THROW: &str = "The link gives dice that cannot be: five are needed, each 1 to 6.";

/// The patterns, together.
pub const PATTERNS: &str = "Patterns";

/// Their columns.
pub const PATTERN_COLUMN: &str = "Pattern";
/// See [`PATTERN_COLUMN`].
pub const YOUR_CHOICE: &str = "Your dice";
/// See [`PATTERN_COLUMN`].
pub const BEST_CHOICE: &str = "Best dice";

/// A pattern that the dice show.
pub const SHOWN: &str = "here it is";

/// What opens the adviser.
pub const ADVISER: &str = "Adviser";

/// What the adviser says first.
pub const ADVICE: &str = "How likely each pattern is when you keep the dice that stay and play on for it, and what is best to keep for it.";

/// What it says when no throw is left.
pub const ADVICE_AT_END: &str = "No roll is left: a pattern is there or it is not.";

/// All that can be kept.
pub const EVERY_CHOICE: &str = "Every choice";

/// By what the choices are put in order.
pub const ORDER_BY: &str = "Best for";

/// The points of the whole game.
pub const BY_POINTS: &str = "Points";

/// What to do for points.
pub const ADVICE_POINTS: &str = "For the most points in the end";

/// What to score for points.
pub const ADVICE_BOXES: &str = "The box for the most points in the end";

/// While the table of the whole game is worked out.
pub const WORKING_OUT: &str = "Working out the whole game …";

/// A choice of dice, for those who do not see it.
pub fn keep_name(keep: Keep) -> String {
    match keep.count() {
        0 => "Roll all five again".to_owned(),
        DICE => "Keep all five".to_owned(),
        _ => format!("Keep {keep}"),
    }
}
/// `12.35 %`
pub fn per_cent(chance: Chance) -> String {
    let parts = chance.rounded(10_000);
    format!("{}.{:02} %", parts / 100, parts % 100)
}
/// A number of points with two decimals.
pub fn decimal(points: f64) -> String {
    let hundredths = (points.abs() * 100.0 + 0.5) as u64;
    let sign = if points < 0.0 && hundredths > 0 {
        "−"
    } else {
        ""
    };
    format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
}
/// Points that can be expected.
pub fn expected(points: f64) -> String {
    format!("{} expected", decimal(points))
}
/// The sheet of a game.
pub const SHEET: &str = "Score sheet";
/// See [`SHEET`].
pub const UPPER: &str = "Upper boxes";
/// See [`SHEET`].
pub const LOWER: &str = "Lower boxes";
/// See [`SHEET`].
pub const BOX_COLUMN: &str = "Box";
/// See [`SHEET`].
pub const BONUS_ROW: &str = "Bonus";
/// See [`SHEET`].
pub const UPPER_SUM: &str = "Sum";
/// See [`SHEET`].
pub const TOTAL: &str = "Total";

/// What brings the bonus.
pub fn bonus_rule() -> String {
    format!("{BONUS} from {BONUS_FROM}")
}
/// How far a player is from the bonus; `is_open`: whether a box can still help.
pub fn bonus_progress(upper: u16, is_open: bool) -> String {
    let missing = u16::from(BONUS_FROM).saturating_sub(upper);
    match missing {
        0 => format!("+{BONUS}"),
        _ if !is_open => "0".to_owned(),
        _ => format!("{missing} to go"),
    }
}
/// What a tap on a box does.
pub fn score_in(points: u8, score_box: ScoreBox) -> String {
    format!("Score {points} in {}", box_name(score_box))
}
/// Who plays, and new games.
pub const NEW_GAME: &str = "New game";

/// Starts a game for one.
pub const ALONE: &str = "Play alone";

/// Starts a game for those whose names stand in the form.
pub const TOGETHER: &str = "Play together";

/// Above the names.
pub const NAMES_HELP: &str = "For two to six at this screen. Leave a box empty for one fewer.";

/// A name's box.
pub fn player_field(place: usize) -> String {
    format!("Player {}", place + 1)
}
/// There is a game that would be lost.
pub const GIVE_UP_GAME: &str = "This game is not over. Press again to give it up.";

/// Nothing to review yet.
pub const NO_REVIEW: &str =
    "Play a game to its end. Then every choice stands here beside the best one.";

/// Whose choices are shown.
pub const WHOSE: &str = "Whose choices";

/// What came of a game.
pub fn review_summary(total: u16, expected: f64, lost: f64, luck: f64) -> String {
    let luck_word = if luck < 0.0 { "took" } else { "brought" };
    format!(
        "{total} points. Best play expects {} before the first roll. The choices lost {}, and luck {luck_word} {}.",
        decimal(expected),
        decimal(lost),
        decimal(luck.abs())
    )
}
/// What the numbers of a review mean.
pub const REVIEW_HELP: &str = "A choice is measured by what it leads to on average, not by how the dice fell. Best play is that of one player who wants as many points as can be.";

/// Only those choices are shown that lost something.
pub const ONLY_LOSSES: &str = "Only choices that lost points";

/// None did.
pub const NO_LOSSES: &str = "Not one choice lost a point. Perfect!";

/// A turn of a review.
pub fn turn_number(turn: usize) -> String {
    format!("Turn {turn}")
}
/// What a player chose.
pub const YOU_CHOSE: &str = "chosen";

/// What was best.
pub const BEST_WAS: &str = "best";

/// Nothing was lost.
pub const NOTHING_LOST: &str = "the best choice";

/// What a choice lost.
pub fn points_lost(loss: f64) -> String {
    match decimal(loss) {
        loss if loss == "0.00" => "less than 0.01 lost".to_owned(),
        loss => format!("{loss} lost"),
    }
}

/// The rules, a paragraph each.
pub fn how_to_play() -> [String; 5] {
    [
        "Roll five dice. Then tap those that you do not like, and roll them again; you may do that twice. Dice that make a pattern carry its sign.".to_owned(),
        format!("With a keyboard, 1 to {DICE} choose dice, R rolls, and Z empties a box that was filled by a slip, until the next roll."),
        "Pi is a 3, a 1 and a 4 among the five dice, so 3 1 4 1 4 is pi. The program that was once published with the game refused two fours; that was a slip of the program, for the text asks only for 'a 3, 1, and 4'.".to_owned(),
        format!("In a game every turn ends in a box of the score sheet, each box once: thirteen turns. The upper boxes count their own number, 1 to {SIDES}; {BONUS_FROM} or more there bring {BONUS} points more. All odd, all even and chance score the sum of the dice, pi 25, all prime 30, Fibonacci 40 and Yahtzee 50. Dice that do not fit a box score 0 there. There is no joker, and a second Yahtzee brings nothing more."),
        "The adviser works out exactly how likely each pattern is, for all that you can keep. After a game, the review shows every choice beside the best one. Whoever always chooses best gets 230.59 points on average.".to_owned(),
    ]
}
