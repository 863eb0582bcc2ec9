//! Yahtzee: the names of patterns and boxes, the instructions, chances and points in words, and
//! refusals.

use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::refusal::Refusal;
use score_core::games::yahtzee::score_box::{BOXES, ScoreBox};
use score_core::games::yahtzee::sheet::{BONUS, BONUS_FROM};
use score_core::games::yahtzee::throw::Throw;
use score_core::games::yahtzee::{DICE, SIDES};

use crate::{text, tr};

/// The name of a pattern in the messages.
fn pattern_key(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Yahtzee => "yahtzee",
        Pattern::Fibonacci => "fibonacci",
        Pattern::Pi => "pi",
        Pattern::AllPrime => "all-prime",
        Pattern::AllEven => "all-even",
        Pattern::AllOdd => "all-odd",
    }
}

/// The name of a pattern.
pub fn pattern_name(pattern: Pattern) -> String {
    tr!("yahtzee-pattern", pattern = pattern_key(pattern))
}

/// The sign of a pattern on its dice.
pub fn pattern_sign(pattern: Pattern) -> String {
    tr!("yahtzee-pattern-sign", pattern = pattern_key(pattern))
}

/// The dice that make a pattern.
pub fn pattern_rule(pattern: Pattern) -> String {
    tr!("yahtzee-pattern-rule", pattern = pattern_key(pattern))
}

/// The name of a box.
pub fn box_name(score_box: ScoreBox) -> String {
    let key = match score_box {
        ScoreBox::Ones => "ones",
        ScoreBox::Twos => "twos",
        ScoreBox::Threes => "threes",
        ScoreBox::Fours => "fours",
        ScoreBox::Fives => "fives",
        ScoreBox::Sixes => "sixes",
        ScoreBox::AllOdd => "all-odd",
        ScoreBox::AllEven => "all-even",
        ScoreBox::Pi => "pi",
        ScoreBox::AllPrime => "all-prime",
        ScoreBox::Fibonacci => "fibonacci",
        ScoreBox::Yahtzee => "yahtzee",
        ScoreBox::Chance => "chance",
    };
    tr!("yahtzee-box", score_box = key)
}

/// The rule for the score of a box.
pub fn box_rule(score_box: ScoreBox) -> String {
    let (pattern, score) = match score_box {
        ScoreBox::AllOdd => (Pattern::AllOdd, tr!("yahtzee-box-sum")),
        ScoreBox::AllEven => (Pattern::AllEven, tr!("yahtzee-box-sum")),
        ScoreBox::Pi => (Pattern::Pi, "25".to_owned()),
        ScoreBox::AllPrime => (Pattern::AllPrime, "30".to_owned()),
        ScoreBox::Fibonacci => (Pattern::Fibonacci, "40".to_owned()),
        ScoreBox::Yahtzee => (Pattern::Yahtzee, "50".to_owned()),
        _ => return tr!("yahtzee-box-sum"),
    };
    format!("{}: {score}", pattern_rule(pattern))
}

/// The name of a die for players who do not see it; `position` counts from 0. Browsers add whether
/// it is chosen, as for every button that can be pressed and let go.
pub fn die_name(position: usize, number: u8, patterns: &[Pattern]) -> String {
    let die = tr!("yahtzee-die", die = position + 1, number = number);
    if patterns.is_empty() {
        return die;
    }
    tr!(
        "yahtzee-die-of-patterns",
        die = die,
        patterns = listed(patterns)
    )
}

fn listed(patterns: &[Pattern]) -> String {
    let name = |pattern: &Pattern| tr!("yahtzee-pattern-within", pattern = pattern_key(*pattern));
    let Some((last, others)) = patterns.split_last() else {
        return String::new();
    };
    let others = others.iter().map(name);
    let others = others.reduce(|first, next| tr!("yahtzee-list", first = first, next = next));
    match others {
        Some(others) => tr!("yahtzee-list-end", others = others, last = name(last)),
        None => name(last),
    }
}

/// The words on the button that throws so many dice again. `count` is 0 if no die is chosen yet.
pub fn roll_dice(count: usize) -> String {
    match count {
        0 => tr!("yahtzee-roll-again"),
        _ => tr!("yahtzee-roll-dice", count = count),
    }
}

/// The sentence before the first throw of a turn.
pub fn before_throw(player: Option<&str>, round: Option<usize>) -> String {
    match (player, round) {
        (Some(player), Some(round)) => tr!(
            "yahtzee-round-of-player",
            round = round,
            rounds = BOXES,
            player = player
        ),
        (None, Some(round)) => tr!("yahtzee-round", round = round, rounds = BOXES),
        (_, None) => tr!("yahtzee-roll"),
    }
}

/// The numbers on the dice for listeners, before the instruction.
pub fn dice_are(throw: &Throw) -> String {
    let numbers = throw.numbers().map(|number| number.to_string());
    tr!("yahtzee-dice-show", numbers = text::listed(&numbers)) + " "
}

/// The patterns on the dice, and the next things to do.
pub fn after_throw(patterns: &[Pattern], chosen: usize, left: usize, is_game: bool) -> String {
    let shown = match capitalised(&listed(patterns)) {
        none if none.is_empty() => none,
        shown => tr!("yahtzee-patterns-shown", patterns = shown) + " ",
    };
    let next = match (left, chosen, is_game) {
        (0, _, true) => tr!("yahtzee-choose-box"),
        (0, _, false) if patterns.is_empty() => tr!("yahtzee-no-pattern"),
        (0, _, false) => String::new(),
        (left, 0, false) => tr!("yahtzee-choose-dice", left = rolls_left(left)),
        (left, 0, true) => tr!("yahtzee-choose-dice-or-box", left = rolls_left(left)),
        (left, _, _) => rolls_left(left),
    };
    shown + &next
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(chars).collect()
}

fn rolls_left(left: usize) -> String {
    tr!("yahtzee-rolls-left", count = left)
}

/// The sentence on the end of a game for several.
pub fn winners(names: &[&str], total: u16) -> String {
    if let [name] = names {
        return tr!("yahtzee-winner", name = *name, total = total);
    }
    let names = names.iter().map(ToString::to_string);
    let names = names.reduce(|one, other| tr!("yahtzee-names-and", one = one, other = other));
    tr!(
        "yahtzee-winners",
        names = names.unwrap_or_default(),
        total = total
    )
}

/// The reason for a refusal, as a sentence.
pub fn yahtzee_refusal(refusal: Refusal) -> String {
    let key = match refusal {
        Refusal::Players => "players",
        Refusal::NotThrown => "not-thrown",
        Refusal::Thrown => "thrown",
        Refusal::NoThrowLeft => "no-throw-left",
        Refusal::AllKept => "all-kept",
        Refusal::KeptChanged => "kept-changed",
        Refusal::BoxFilled => "box-filled",
        Refusal::GameOver => "game-over",
    };
    tr!("yahtzee-refusal", refusal = key)
}

/// The name of a choice of dice for players who do not see it.
pub fn keep_name(keep: Keep) -> String {
    tr!(
        "yahtzee-keep",
        count = keep.count(),
        dice = keep.to_string()
    )
}

/// A chance in whole per cent, as in `12 %`. Only a chance of none is `0 %`, and only certainty is
/// `100 %`.
pub fn rough_per_cent(chance: Chance) -> String {
    match chance.rounded(100) {
        0 if chance != Chance::NONE => tr!("yahtzee-per-cent-below", percent = 1),
        100 if chance != Chance::SURE => tr!("yahtzee-per-cent-above", percent = 99),
        percent => tr!("yahtzee-per-cent", percent = percent.to_string()),
    }
}

/// A chance in hundredths of a per cent, as in `12.35 %`.
pub fn per_cent(chance: Chance) -> String {
    let parts = chance.rounded(10_000);
    tr!("yahtzee-per-cent", percent = hundredths(parts, false))
}

/// A number of points with two decimals.
pub fn decimal(points: f64) -> String {
    let parts = (points.abs() * 100.0 + 0.5) as u64;
    hundredths(parts, points < 0.0 && parts > 0)
}

fn hundredths(parts: u64, is_negative: bool) -> String {
    tr!(
        "yahtzee-decimal",
        sign = if is_negative { "−" } else { "" },
        whole = (parts / 100).to_string(),
        hundredths = format!("{:02}", parts % 100)
    )
}

/// Points that can be expected.
pub fn expected(points: f64) -> String {
    tr!("yahtzee-expected", points = decimal(points))
}

/// The rule of the bonus.
pub fn bonus_rule() -> String {
    tr!("yahtzee-bonus-rule", bonus = BONUS, from = BONUS_FROM)
}

/// How far a player is from the bonus; `is_open`: whether a box can still help.
pub fn bonus_progress(upper: u16, is_open: bool) -> String {
    let missing = u16::from(BONUS_FROM).saturating_sub(upper);
    match missing {
        0 => format!("+{BONUS}"),
        _ if !is_open => "0".to_owned(),
        _ => tr!("yahtzee-bonus-missing", missing = missing),
    }
}

/// The effect of a tap on a box.
pub fn score_in(points: u8, score_box: ScoreBox) -> String {
    tr!(
        "yahtzee-score-in",
        points = points,
        score_box = box_name(score_box)
    )
}

/// The result of a game.
pub fn review_summary(total: u16, expected: f64, lost: f64, luck: f64) -> String {
    tr!(
        "yahtzee-review-summary",
        total = total,
        expected = decimal(expected),
        lost = decimal(lost),
        sign = if luck < 0.0 { "minus" } else { "plus" },
        luck = decimal(luck.abs())
    )
}

/// The points that a choice lost.
pub fn points_lost(loss: f64) -> String {
    const SMALLEST: f64 = 0.01;
    match decimal(loss) {
        loss if loss == decimal(0.0) => tr!("yahtzee-lost-least", points = decimal(SMALLEST)),
        loss => tr!("yahtzee-lost", points = loss),
    }
}

/// The rules, as paragraphs.
pub fn how_to_play() -> [String; 5] {
    [
        tr!("yahtzee-how-dice"),
        tr!("yahtzee-how-keys", dice = DICE),
        tr!("yahtzee-how-pi"),
        tr!(
            "yahtzee-how-game",
            sides = SIDES,
            from = BONUS_FROM,
            bonus = BONUS
        ),
        tr!("yahtzee-how-adviser"),
    ]
}
