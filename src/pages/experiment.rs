//! Own numbers, own goal, own operators; nothing here counts.

use std::sync::Arc;

use score_core::arith::op::OpSet;
use score_core::arith::solve::{MAX_NUMBER, Puzzle};
use score_core::games::score;
use score_core::hand::{Act, Hand};
use score_core::table::board::{Board, Standing};
use score_core::table::rules::{Goal, Rules};

use crate::edge::element::{self, El, drawing, el};
use crate::edge::live::Live;
use crate::edge::place::{STUDY, place};
use crate::edge::{dom, form};
use crate::fields::{self, Problem};
use crate::pages::faces;
use crate::route;
use crate::text;
use crate::view::board::{BoardFace, Desk, board};
use crate::view::calls::arrow_key;
use crate::view::header::key;
use crate::view::settlement::link;

/// What lies on the bench.
struct Bench {
    puzzle: Puzzle,
    board: Board,
    hand: Hand,
    /// What is wrong: why the last step was refused, or in the form.
    refusal: Option<String>,
    /// Counts the layouts, so that new numbers are new elements.
    layout: u32,
}

impl Bench {
    fn of(puzzle: Puzzle, layout: u32) -> Bench {
        Bench {
            board: Board::new(puzzle.numbers()),
            puzzle,
            hand: Hand::default(),
            refusal: None,
            layout,
        }
    }

    /// What lies there where the form says nothing that can be laid out.
    fn nines() -> Bench {
        let puzzle = Puzzle::new(&[9; 4], score::GOAL, OpSet::ALL, false);
        Bench::of(puzzle.expect("four nines are a puzzle"), 0)
    }
}

fn field(place: usize) -> String {
    format!("experiment-{}", place + 1)
}

/// Brings the form on the page to life, until the owner of this scope is gone.
pub fn open() {
    let bench = Live::new(Bench::nines());
    let is_solved = Live::new(false);
    let lay_out = move || match read() {
        Ok(puzzle) => {
            bench.update(|bench| *bench = Bench::of(puzzle, bench.layout + 1));
            true
        }
        Err(problem) => {
            bench.update(|bench| bench.refusal = Some(problem.sentence.to_owned()));
            form::mark_wrong(&problem.field, problem.sentence);
            dom::focus(&format!("#{}", problem.field));
            false
        }
    };
    form::on("experiment-form", "submit", move || {
        is_solved.set(false);
        lay_out();
    });
    form::on("experiment-form", "input", || {
        form::mark_right("experiment-form");
    });
    form::on("experiment-solve", "click", move || {
        is_solved.set(false);
        if lay_out() {
            is_solved.set(true);
        }
    });
    let solved = move || match is_solved.get() {
        true => vec![place(
            STUDY,
            &bench.peek(|bench| request(&bench.puzzle, "solutions")),
        )],
        false => vec![],
    };
    let linked = move || {
        vec![link(
            &bench.with(|bench| request(&bench.puzzle, "play")),
            text::PLAY_LINK,
        )]
    };
    lay_out();
    element::fill(
        "bench",
        vec![sheet(bench), el("div").part(linked), el("div").part(solved)],
    );
}

fn read() -> Result<Puzzle, Problem> {
    form::mark_right("experiment-form");
    let numbers = fields::read_numbers(&field, 0..=MAX_NUMBER, text::NUMBERS_PROBLEM)?;
    let goal = fields::read_goal("experiment-goal")?;
    let ops = fields::read_ops("experiment")?;
    let all = form::is_checked("experiment-all");
    Puzzle::new(&numbers, goal.value(), ops, all).map_err(|_| Problem {
        field: field(0),
        sentence: text::NUMBERS_PROBLEM,
    })
}

/// The page with this puzzle; the table has calls and clocks for it.
fn request(puzzle: &Puzzle, page: &str) -> String {
    let usual = Rules::score();
    let rules = Rules {
        goal: Goal::new(puzzle.goal()).unwrap_or(usual.goal),
        ops: puzzle.ops(),
        all_numbers: puzzle.all_numbers(),
        ..usual
    };
    route::request(page, puzzle.numbers(), rules)
}

/// The sheet on which numbers are tried by hand.
fn sheet(bench: Live<Bench>) -> El {
    let status = el("p").class("status").attr("id", "status");
    let status = status
        .attr("role", "status")
        .class_if("refusal", move || {
            bench.with(|bench| bench.refusal.is_some())
        })
        .text_of(move || bench.with(says));
    let desk = Desk::new(
        move || Arc::new(bench.with(face)),
        move |act| bench.update(|bench| act_on(bench, act)),
    );
    let change = move |change: fn(&mut Board)| {
        bench.update(|bench| {
            change(&mut bench.board);
            bench.hand = Hand::default();
            bench.refusal = None;
        });
    };
    let can = move |can: fn(&Board) -> bool| move || bench.with(|bench| can(&bench.board));
    let undo = arrow_key(
        "undo",
        drawing("undo"),
        text::UNDO,
        can(|b| !b.steps().is_empty()),
    );
    let redo = arrow_key(
        "redo",
        drawing("redo"),
        text::REDO,
        can(|b| b.redoable().is_some()),
    );
    let again = key("start-again").text(text::START_AGAIN);
    let tools = el("div")
        .class("tools")
        .child(undo.on("click", move |_| change(undo_step)))
        .child(redo.on("click", move |_| change(redo_step)))
        .child(again.on("click", move |_| {
            change(|board| while board.undo().is_some() {})
        }));
    el("section")
        .class("bench card")
        .attr("aria-label", text::BENCH)
        .child(
            el("div")
                .class("surface")
                .child(status)
                .children(board(desk))
                .child(tools),
        )
}

fn undo_step(board: &mut Board) {
    board.undo();
}

fn redo_step(board: &mut Board) {
    if let Some(step) = board.redoable() {
        // It was made before on the same numbers, so it can be made again.
        let _ = board.make(step, OpSet::ALL);
    }
}

fn act_on(bench: &mut Bench, act: Act) {
    bench.refusal = None;
    let Some(step) = bench.hand.act(act, &bench.board) else {
        return;
    };
    match bench.board.make(step, bench.puzzle.ops()) {
        Ok(_) => bench.hand = Hand::default(),
        Err(refusal) => {
            bench.hand.refuse();
            bench.refusal = Some(text::step_refusal(refusal));
        }
    }
}

/// The line above the numbers.
fn says(bench: &Bench) -> String {
    if let Some(refusal) = &bench.refusal {
        return refusal.clone();
    }
    let goal = bench.puzzle.goal();
    let standing =
        Goal::new(goal).map(|goal| bench.board.standing(goal, bench.puzzle.all_numbers()));
    match standing {
        Some(Standing::Reached) => text::reached(goal),
        Some(Standing::Missed) => text::missed(goal),
        _ => text::try_to_make(goal),
    }
}

fn face(bench: &Bench) -> BoardFace {
    BoardFace {
        deal: bench.layout,
        tiles: faces::pictures(&bench.board, None),
        ghosts: Vec::new(),
        hand: bench.hand.clone(),
        ops: bench.puzzle.ops(),
        locked: false,
    }
}
