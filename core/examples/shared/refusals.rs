//! The refusals of the core, in the sentences of the examples.

#![allow(dead_code, reason = "each example has refusals of its own")]

use score_core::arith::puzzle::{MAX_GOAL, MAX_NUMBER, MAX_NUMBERS, MIN_NUMBERS, PuzzleRefusal};
use score_core::atlas::{AtlasRefusal, MAX_ATLAS_DICE};
use score_core::dice::{
    DiceRefusal, MAX_DICE, MAX_DIFFERENT_ROLLS, MAX_SIDES, MIN_DICE, MIN_SIDES,
};
use score_core::games::dials::DialsRefusal;
use score_core::games::dials::kind::{MAX_DIALS, MIN_DIALS};
use score_core::games::yahtzee::throw::ThrowRefusal;
use score_core::games::yahtzee::{DICE, SIDES};

/// Why there is no such puzzle.
pub fn puzzle_refusal(refusal: PuzzleRefusal) -> String {
    match refusal {
        PuzzleRefusal::TooFewNumbers => format!("there must be at least {MIN_NUMBERS} numbers"),
        PuzzleRefusal::TooManyNumbers => format!("there can be at most {MAX_NUMBERS} numbers"),
        PuzzleRefusal::NumberTooLarge => format!("a number can be at most {MAX_NUMBER}"),
        PuzzleRefusal::GoalTooLarge => format!("a goal can be at most {MAX_GOAL}"),
    }
}

/// Why there are no such dice.
pub fn dice_refusal(refusal: DiceRefusal) -> String {
    match refusal {
        DiceRefusal::TooFew => format!("at least {MIN_DICE} are needed"),
        DiceRefusal::TooMany => format!("there can be at most {MAX_DICE}"),
        DiceRefusal::Sides => format!("a die has {MIN_SIDES} to {MAX_SIDES} sides"),
        DiceRefusal::NumberTooLarge => format!("a number can be at most {MAX_NUMBER}"),
        DiceRefusal::NotNumbers => "these are not whole numbers".to_owned(),
    }
}

/// Why there is no such atlas.
pub fn atlas_refusal(refusal: AtlasRefusal) -> String {
    match refusal {
        AtlasRefusal::TooManyDice => format!("an atlas can have at most {MAX_ATLAS_DICE} dice"),
        AtlasRefusal::TooManyRolls(rolls) => {
            format!("these dice have {rolls} different rolls, more than {MAX_DIFFERENT_ROLLS}")
        }
        AtlasRefusal::NoOperators => "there must be at least one operator".to_owned(),
        AtlasRefusal::GoalTooLarge => format!("a goal can be at most {MAX_GOAL}"),
        AtlasRefusal::NoGoals => "the first goal is above the last".to_owned(),
    }
}

/// Why there is no such puzzle of Dials.
pub fn dials_refusal(refusal: DialsRefusal) -> String {
    match refusal {
        DialsRefusal::Modulus => "the modulus must be 2, 3, 5, 7 or 11, because elimination \
                                  divides by every number but 0"
            .to_owned(),
        DialsRefusal::Dials => format!("there must be {MIN_DIALS} to {MAX_DIALS} dials"),
        DialsRefusal::Letters(kind) => {
            let (dials, last) = (kind.dials(), kind.modulus().last_letter());
            format!("{dials} dials show {dials} letters from A to {last}")
        }
        DialsRefusal::Steps(kind) => {
            let (dials, last) = (kind.dials(), kind.modulus().last_digit());
            format!("a signature has {dials} digits from 0 to {last}")
        }
        DialsRefusal::Signatures(kind) => {
            let dials = kind.dials();
            format!("{dials} dials have {dials} buttons, each with a signature")
        }
        DialsRefusal::Kinds => {
            "signatures, start and target must be of the same size and modulus".to_owned()
        }
    }
}

/// Why five dice cannot show that.
pub fn throw_refusal(refusal: ThrowRefusal) -> String {
    match refusal {
        ThrowRefusal::Count => format!("there must be {DICE} dice"),
        ThrowRefusal::Number => format!("a die shows 1 to {SIDES}"),
    }
}
