//! The atlas: what is known of all rolls of some dice.

mod forms;
mod goals;
mod listing;
pub mod rolls;
mod summary;

use std::rc::Rc;

use score_core::arith::op::OpSet;
use score_core::arith::solve::MAX_GOAL;
use score_core::atlas::{Atlas, AtlasRefusal, MAX_ATLAS_DICE, Play};
use score_core::dice::{DiceSet, MAX_SIDES, MIN_SIDES};
use score_core::games::score;

use crate::edge::clock::{self, until_slice_ends};
use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::edge::{dom, form};
use crate::fields::{self, Problem, problem};
use crate::study::search::percent;
use crate::text;
use crate::view::forms::progress;

const FORM: &str = "atlas-form";
const STATUS: &str = "atlas-status";
const GOAL: &str = "atlas-goal";

/// What somebody asked for, and a number that no other request has.
#[derive(Clone, Copy)]
pub struct Asked {
    /// The number.
    pub number: u64,
    /// The rolls.
    pub play: Play,
    /// What is to be made.
    pub goal: u32,
}

/// An atlas that is finished.
pub type Finished = Rc<Atlas>;

/// The page below its form.
pub fn page() -> Vec<El> {
    let asked = Live::new(Asked {
        number: 0,
        play: Play {
            dice: DiceSet::SCORE,
            ops: OpSet::ALL,
            all_numbers: false,
        },
        goal: score::GOAL,
    });
    form::on(FORM, "submit", move || ask(asked));
    form::on(FORM, "input", || form::mark_right(FORM));
    let answer = move || {
        let asked = asked.get();
        vec![item(asked.number, move || answer(asked))]
    };
    vec![el("div").each(answer)]
}

/// Reads the form and asks for what it says.
fn ask(asked: Live<Asked>) {
    form::mark_right(FORM);
    match read() {
        Ok((play, goal)) => {
            form::say(STATUS, "", false);
            asked.update(|asked| {
                *asked = Asked {
                    number: asked.number + 1,
                    play,
                    goal,
                }
            });
        }
        Err((field, sentence)) => {
            form::say(STATUS, &sentence, true);
            form::mark_wrong(&field, &sentence);
            dom::reveal(&format!("#{field}"));
        }
    }
}

fn die_field(place: usize) -> String {
    format!("atlas-die-{}", place + 1)
}

/// What the form says, or a field and what is wrong with it.
fn read() -> Result<(Play, u32), (String, String)> {
    let (play, goal) =
        read_fields().map_err(|Problem { field, sentence }| (field, sentence.to_owned()))?;
    // The refusals of an atlas are all about its dice.
    Atlas::new(play, goal).map_err(|refusal| (die_field(0), refused(refusal)))?;
    Ok((play, goal))
}

fn read_fields() -> Result<(Play, u32), Problem> {
    let sides = fields::read_numbers(&die_field, MIN_SIDES..=MAX_SIDES, text::ATLAS_DICE)?;
    let dice = DiceSet::new(&sides).map_err(|_| problem(&die_field(0), text::ATLAS_DICE))?;
    let goal = fields::read_goal(GOAL)?.value();
    let ops = fields::read_ops("atlas")?;
    let all_numbers = form::is_checked("atlas-all");
    Ok((
        Play {
            dice,
            ops,
            all_numbers,
        },
        goal,
    ))
}

fn refused(refusal: AtlasRefusal) -> String {
    match refusal {
        AtlasRefusal::TooManyRolls(rolls) => text::too_many_rolls(rolls),
        AtlasRefusal::TooManyDice => text::too_many_dice(MAX_ATLAS_DICE),
        AtlasRefusal::NoOperators => text::OPS_PROBLEM.to_owned(),
        AtlasRefusal::GoalTooLarge | AtlasRefusal::NoGoals => text::goal_problem(MAX_GOAL),
    }
}

/// What is known, as it becomes known: the summary and the chart by goal at
/// once, the rest when all rolls are worked out.
fn answer(asked: Asked) -> El {
    let done = Live::new(Some(0));
    let is_stopped = Live::new(false);
    let finished: Live<Option<Finished>> = Live::new(None);
    work_out(asked, done, is_stopped, finished);
    let stop = el("button")
        .attr("type", "button")
        .text(text::STOP)
        .on("click", move |_| {
            is_stopped.set(true);
            done.set(None);
        });
    let rest = move || {
        let finished = finished.get();
        finished.map_or(Vec::new(), |atlas| {
            vec![
                forms::section(&atlas),
                rolls::section(atlas, &listing::ROLLS),
            ]
        })
    };
    el("div")
        .class("answer")
        .attr("id", "atlas-answer")
        .attr_of("aria-busy", move || Some(done.get().is_some().to_string()))
        .child(summary::section(asked.play, asked.goal, is_stopped))
        .child(
            el("div")
                .class("busy")
                .attr_of("hidden", move || done.get().is_none().then(String::new))
                .child(progress(move || done.get()))
                .child(stop),
        )
        .child(
            el("p")
                .class("help")
                .attr_of("hidden", move || (!is_stopped.get()).then(String::new))
                .text(text::ATLAS_STOPPED),
        )
        .child(goals::section(asked.play, asked.goal, is_stopped))
        .child(el("div").part(rest))
}

/// Works the atlas out in slices, until it is finished, stopped or gone; `done`
/// holds the part that is done, in per cent, as long as work goes on.
pub fn work_out(
    asked: Asked,
    done: Live<Option<usize>>,
    is_stopped: Live<bool>,
    finished: Live<Option<Finished>>,
) {
    // What the form refuses does not come here.
    let mut atlas = Atlas::new(asked.play, asked.goal).ok();
    clock::in_slices(move || {
        if is_stopped.peek(|is_stopped| *is_stopped) {
            return true;
        }
        let is_finished = until_slice_ends(|| atlas.as_mut().is_none_or(|atlas| atlas.advance(1)));
        let so_far = atlas
            .as_ref()
            .map(|atlas| percent(atlas.done(), atlas.units()));
        if is_finished {
            finished.set(atlas.take().map(Rc::new));
            done.set(None);
        } else if so_far != done.peek(|done| *done) {
            done.set(so_far);
        }
        is_finished
    });
}
