//! A hint towards a solution.

use leptos::either::Either;
use leptos::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;
use score_core::table::board::Board;
use score_core::table::board_hint;
use score_core::teach::difficulty::Difficulty;
use score_core::teach::hint::{self as teach, Grade};

use crate::components::spoken_text::SpokenText;
use crate::solver::TroubleLine;
use crate::study::search::SolutionSearch;
use crate::{text, tr};

/// The hint of this grade for a board of `puzzle`, as soon as the solutions are known. For six
/// numbers that can take a while.
#[component]
pub fn Hint(
    puzzle: Puzzle,
    board: Board,
    grade: Grade,
    /// Whether the referee of a group has granted the hint, although the roll is open there.
    is_granted: bool,
) -> impl IntoView {
    let search = match is_granted {
        true => SolutionSearch::begin_granted(puzzle.clone()),
        false => SolutionSearch::begin(puzzle.clone()),
    };
    let found = search.found();
    let easiest =
        Memo::new(move |_| found.with(|found| found.is_finished.then(|| found.easiest.clone())));
    let sentence = Memo::new(move |_| match easiest.get() {
        Some(solution) => sentence(grade, solution.as_ref(), &puzzle, &board),
        None => tr!("study-looking"),
    });
    let failure = search.failure();
    view! {
        <span>
            {move || match failure.get() {
                Some(failure) => Either::Left(view! {
                    <TroubleLine failure on_again=move |()| search.again()/>
                }),
                None => Either::Right(view! { <SpokenText written=sentence/> }),
            }}
        </span>
    }
}

/// The hint for this board; `solution` is the easiest solution of its puzzle.
///
/// The first hint names the difficulty too: earlier, that would reveal whether there is a solution.
fn sentence(grade: Grade, solution: Option<&Expr>, puzzle: &Puzzle, board: &Board) -> String {
    let hint = board_hint::hint(grade, board, puzzle, solution);
    let sentence = hint.as_ref().map(text::hint).unwrap_or_default();
    let difficulty = solution.and_then(|solution| Difficulty::of(solution).ok());
    match difficulty.filter(|_| hint == Some(teach::Hint::Solvable)) {
        Some(difficulty) => format!("{sentence} {}", text::difficulty(difficulty)),
        None => sentence,
    }
}
