//! Five small dice in a line, those that stay filled.

use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::throw::Throw;

use crate::edge::element::{El, el};

/// The dice of `throw`, of which `keep` stays. They say nothing to those who do
/// not see them.
pub fn minis(throw: &Throw, keep: Keep) -> El {
    let kept = throw.places_of(keep).unwrap_or_default();
    let die = |(place, number): (usize, &u8)| {
        let class = if kept.contains(place) {
            "stays"
        } else {
            "goes"
        };
        el("b")
            .class(class)
            .attr("data-number", &number.to_string())
    };
    let dice = throw.numbers().iter().enumerate().map(die);
    el("span").class("minis").children(dice.collect())
}
