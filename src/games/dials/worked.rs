//! The worked solution: elimination line by line, and then the presses.

use std::rc::Rc;

use score_core::games::dials::elimination::Elimination;
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::solution::solution as solution_of;
use score_core::games::dials::system::{RowChange, System};

use crate::edge::clock::Clock;
use crate::edge::dom;
use crate::edge::element::{self, El, el};
use crate::edge::live::Live;
use crate::text;
use crate::view::pager::pager;

use super::play::Play;
use super::reach;
use super::tools::tool;

/// The dials and buttons.
const BOARD: &str = "#dials-board";

/// How long a step is shown while the steps are played, in milliseconds.
const STEP_MS: u64 = 2_500;

/// What there is to see and to read after some of the steps.
struct Frame {
    system: System,
    sentence: String,
    /// The lines that have just changed.
    changed: Vec<usize>,
    /// The column that this was about.
    column: Option<usize>,
}

/// The worked solution of the puzzle that is played.
pub fn solution(play: Play, clock: Clock) -> El {
    let puzzle = play.puzzle.get();
    let elimination = Elimination::of(System::of_presses(puzzle.signatures(), &puzzle.steps()));
    let frames = Rc::new(frames(&puzzle, &elimination));
    let last = frames.len().saturating_sub(1);
    let at = Live::new(0);
    let is_playing = Live::new(false);
    play_steps(at, last, is_playing, clock);
    let table = {
        let frames = frames.clone();
        move || vec![table(&frames[at.get()])]
    };
    let sentence = move || frames[at.get()].sentence.clone();
    let run = tool("dials-play", "", move || {
        if at.peek(|at| *at == last) {
            at.set(0);
        }
        is_playing.update(|is_playing| *is_playing = !*is_playing);
    })
    .text_of(move || match is_playing.get() {
        true => text::PAUSE.to_owned(),
        false => text::PLAY_STEPS.to_owned(),
    });
    let presses = puzzle.solution().map(|solution| solution.presses);
    let press = presses.filter(|presses| !presses.is_zero()).map(|presses| {
        tool("dials-press", text::PRESS_THEM, move || {
            play.demonstrate(&presses);
            // On a narrow screen the dials are above.
            if dom::middle(BOARD).is_some_and(|(_, y)| y < 0.0) {
                dom::reveal(BOARD);
            }
        })
    });
    el("section")
        .class("card explanation")
        .attr("id", "dials-worked")
        .attr("aria-labelledby", "dials-worked-name")
        .child(
            el("h2")
                .attr("id", "dials-worked-name")
                .text(text::WORKED_SOLUTION),
        )
        .children(reach::told(&puzzle))
        .child(el("div").class("scroll").attr("tabindex", "0").part(table))
        .child(
            el("p")
                .class("sentence")
                .attr("aria-live", "polite")
                .text_of(sentence),
        )
        .child(pager(at, last))
        .child(
            el("p")
                .class("actions")
                .child(run)
                .children(press.into_iter().collect()),
        )
}

fn frames(puzzle: &Puzzle, elimination: &Elimination) -> Vec<Frame> {
    let mut frames = vec![Frame {
        system: *elimination.start(),
        sentence: text::equations(puzzle),
        changed: vec![],
        column: None,
    }];
    let mut system = *elimination.start();
    for step in elimination.steps() {
        let sentence = text::elimination_step(step, &system);
        system = system.changed(step.change);
        frames.push(Frame {
            system,
            sentence,
            changed: match step.change {
                RowChange::Swap { row, with } => vec![row, with],
                RowChange::Scale { row, .. } | RowChange::Add { row, .. } => vec![row],
            },
            column: Some(step.column),
        });
    }
    frames.push(Frame {
        system,
        sentence: text::elimination_end(elimination, solution_of(elimination).as_ref()),
        changed: vec![],
        column: None,
    });
    frames
}

/// Goes on by itself while the steps are played.
fn play_steps(at: Live<usize>, last: usize, is_playing: Live<bool>, clock: Clock) {
    element::follow(move || {
        if !is_playing.get() {
            return;
        }
        let since_ms = Live::new(clock.now_ms());
        clock.on_tick(move || {
            let now_ms = clock.now_ms();
            if now_ms < since_ms.peek(|since_ms| *since_ms) + STEP_MS {
                return;
            }
            since_ms.set(now_ms);
            at.update(|at| *at = last.min(*at + 1));
            if at.peek(|at| *at == last) {
                is_playing.set(false);
            }
        });
    });
}

/// The equations as a table: a line for each dial, a column for each button.
fn table(frame: &Frame) -> El {
    let buttons = frame.system.kind().dials();
    let head = (0..buttons).map(|button| {
        el("th")
            .attr("scope", "col")
            .attr("aria-label", &text::button_column(button))
            .child(el("kbd").text(&(button + 1).to_string()))
    });
    let head = el("tr")
        .child(el("td"))
        .children(head.collect())
        .child(el("th").attr("scope", "col").text(text::TURNS));
    let rows = (0..buttons).map(|row| line(frame, row)).collect();
    el("table")
        .class("equations")
        .child(el("thead").child(head))
        .child(el("tbody").children(rows))
}

fn line(frame: &Frame, row: usize) -> El {
    let values = frame.system.rows()[row].values();
    let cell = |(column, value): (usize, &u8)| {
        let class = match (frame.column == Some(column), *value) {
            (true, 0) => "about zero",
            (true, _) => "about",
            (false, 0) => "zero",
            (false, _) => "",
        };
        el("td").class(class).text(&value.to_string())
    };
    let is_changed = frame.changed.contains(&row);
    el("tr")
        .class(if is_changed { "changed" } else { "" })
        .child(el("th").attr("scope", "row").text(&text::line(row)))
        .children(values.iter().enumerate().map(cell).collect())
        .child(
            el("td")
                .class("turns")
                .text(&format!("= {}", frame.system.right()[row])),
        )
}
