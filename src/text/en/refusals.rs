//! Why something cannot be, each in a sentence.

use score_core::arith::op::OpRefusal;
use score_core::link::LinkRefusal;
use score_core::table::board::StepRefusal;
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;

/// A refusal, as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::TableFull => "Every seat is taken.".to_owned(),
        Refusal::NameTaken { free } => format!("That name is taken. “{free}” is free."),
        Refusal::NotSeated => "Nobody sits there.".to_owned(),
        Refusal::NoRoll => "Roll first.".to_owned(),
        Refusal::CallOpen => "Finish the open call first.".to_owned(),
        Refusal::RoundClosed => "This roll is settled. Roll again.".to_owned(),
        Refusal::ImpossibleCalled => "IMPOSSIBLE has been called already.".to_owned(),
        Refusal::ScoreCalled => "SCORE has been called already.".to_owned(),
        Refusal::CallScoreFirst => "Call SCORE first.".to_owned(),
        Refusal::NotYourCall => "Only the player who called SCORE moves the numbers.".to_owned(),
        Refusal::NoCall => "There is no call of yours to end.".to_owned(),
        Refusal::TimeIsUp => "The time was up.".to_owned(),
        Refusal::Step(step) => step_refusal(*step),
        Refusal::NothingToUndo => "There is no step to take back.".to_owned(),
        Refusal::NothingToRedo => "There is no step to make again.".to_owned(),
        Refusal::UndoOff => "This table plays without undo.".to_owned(),
        Refusal::NotYourRoll => "It is somebody else's turn to roll.".to_owned(),
        Refusal::HostOnly => "Only the host can do that.".to_owned(),
        Refusal::MustStand => "An IMPOSSIBLE call stands until its time is up.".to_owned(),
        Refusal::NoHintsInGroup => "In a group nobody takes hints.".to_owned(),
        Refusal::HintTaken => "You have that hint already.".to_owned(),
        Refusal::HintSkipped => "Another hint comes before that one.".to_owned(),
        Refusal::NoFurtherHint => {
            "This roll is impossible, so there are no further hints.".to_owned()
        }
        Refusal::ClockNeeded => {
            "Only solitaire can be played without clocks. Choose a clock, or one player.".to_owned()
        }
        Refusal::StandInOnly => {
            "You stand in for the host: you can roll and end a round without points.".to_owned()
        }
        Refusal::OwnCall => {
            "You stand in for the host, and one of the calls is yours: you cannot end this round."
                .to_owned()
        }
    }
}
/// Why a step cannot be made, as a sentence.
pub fn step_refusal(refusal: StepRefusal) -> String {
    match refusal {
        StepRefusal::SameNumber => "A number cannot be used with itself.",
        StepRefusal::NumberGone => "That number is used up.",
        StepRefusal::OpNotAllowed => "This table plays without that operator.",
        StepRefusal::Op(OpRefusal::DivisionByZero) => "You cannot divide by zero.",
        StepRefusal::Op(OpRefusal::JoinLeftFraction | OpRefusal::JoinRightFraction) => {
            "A fraction has no digits to join."
        }
        StepRefusal::Op(OpRefusal::JoinLeftZero) => "A joined number cannot begin with zero.",
        StepRefusal::Op(OpRefusal::JoinRightNegative) => {
            "A negative number cannot be joined on the right."
        }
        StepRefusal::Op(OpRefusal::Overflow) => "The result is too large to be held exactly.",
    }
    .to_owned()
}
/// Why a name is refused, as a sentence.
pub fn name_refusal(refusal: NameRefusal) -> &'static str {
    match refusal {
        NameRefusal::Empty => "Type a name: at least one letter or digit.",
        NameRefusal::TooLong => "A name has at most 20 characters.",
        NameRefusal::Invisible => "A name cannot have characters that nobody can see.",
        NameRefusal::StackedMarks => {
            "A name has at most four accents or other marks on one letter, and none without a letter."
        }
        NameRefusal::ReservedWord => {
            "A name cannot contain “host”, “teacher” or a word like these: others would take you for them. Choose another name."
        }
    }
}
/// What an address says that cannot be used, as a sentence.
pub fn link_refusal(refusal: &LinkRefusal) -> String {
    match refusal {
        LinkRefusal::TooLong => "The link is too long, so nothing of it was used.".to_owned(),
        LinkRefusal::UnknownKey { key } => {
            format!("The link says something about “{key}” that this page does not know.")
        }
        LinkRefusal::BadValue { key, value } => {
            format!("The link gives “{value}” for {key}; that cannot be, so it was left out.")
        }
    }
}
/// A bracket was typed.
pub const BRACKETS: &str = "One step at a time: begin with the step inside the brackets.";
/// A key that is no part of the step now.
pub fn fits_nowhere(key: char) -> String {
    format!("“{key}” does not fit here: a step is a free number, an operator, another free number.")
}
/// The browser keeps nothing for this page.
pub const NOT_KEPT: &str =
    "This browser keeps nothing for this page: points and settings last until you close it.";
/// What was kept could not be read.
pub const UNREADABLE: &str =
    "What this browser had kept could not be read. It was put aside, and the game starts afresh.";
/// House rules that a link replaced.
pub const BEFORE_THE_LINK: &str = "Mine, before the link";

/// An address that names no page.
pub fn unknown_page(name: &str) -> String {
    let name: String = name.chars().take(30).collect();
    format!("There is no page “{name}” here; this is the table.")
}

/// A link brought house rules.
pub const LINK_RULES: &str = "This link brought its own house rules.";

/// A link brought house rules, and the player had his own.
pub const LINK_RULES_KEPT: &str =
    "This link brought its own house rules; yours are kept among the presets.";

/// A link brought house rules, and the player's own have nowhere to go.
pub const LINK_PRESETS_FULL: &str = "This link brings its own house rules, and there is no room to keep yours: forget a preset, then open the link again.";
