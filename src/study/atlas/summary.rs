//! How many rolls are impossible.

use score_core::arith::many::Many;
use score_core::atlas::Play;

use crate::edge::clock::{self, until_slice_ends};
use crate::edge::element::{El, el};
use crate::edge::live::Live;
use crate::text;

/// How many rolls were counted.
#[derive(Clone, Copy, Default)]
struct Count {
    impossible: u64,
    /// Those in every order in which the dice can show them.
    ordered_impossible: u64,
    is_finished: bool,
}

/// The summary: known long before all solutions are.
pub fn section(play: Play, goal: u32, is_stopped: Live<bool>) -> El {
    let count = Live::new(Count::default());
    let mut rolls = play.dice.rolls();
    let largest = play.dice.iter().map(|die| die.sides()).max().unwrap_or(0);
    let many = Many::new(largest, goal, play.ops, play.all_numbers).ok();
    clock::in_slices(move || {
        let Some(many) = many
            .as_ref()
            .filter(|_| !is_stopped.peek(|stopped| *stopped))
        else {
            return true;
        };
        let mut now = count.get();
        now.is_finished = until_slice_ends(|| {
            let Some(roll) = rolls.next() else {
                return true;
            };
            if many.is_solvable(roll.numbers()) == Ok(false) {
                now.impossible += 1;
                now.ordered_impossible += u64::from(play.dice.orders_of(&roll));
            }
            false
        });
        count.set(now);
        now.is_finished
    });
    let rolls = play.dice.different_rolls();
    let ordered = play.dice.ordered_rolls();
    el("section")
        .class("card summary")
        .attr("id", "atlas-summary")
        .attr("role", "status")
        .child(el("p").class("count-of").text_of(move || {
            let count = count.get();
            text::impossible_rolls(count.impossible, rolls, goal, count.is_finished)
        }))
        .child(el("p").class("help").text_of(move || {
            let count = count.get();
            match count.is_finished {
                true => text::impossible_share(count.ordered_impossible, ordered),
                false => String::new(),
            }
        }))
}
