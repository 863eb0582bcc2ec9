//! The solutions of a roll that has ended, or the values nearest to the goal.

use leptos::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::learn::practice::Outcome;
use score_core::solve::nearest_search::NearestSearch;
use score_core::solve::nearest_values::Reached;
use score_core::table::board::Board as TableBoard;

use crate::components::explanation::Explanation;
use crate::components::spoken_text::SpokenText;
use crate::components::tile::TileViewModel;
use crate::learn::roll_attempt::RollAttempt;
use crate::study::explanation_frames;
use crate::table::view_model;
use crate::{move_tr, text, tr};

/// The list of solutions after the roll has ended. If the player asked for the solution, the
/// easiest one is explained too. An impossible roll has the values nearest to the goal instead.
#[component]
pub fn SolutionsAfterwards(attempt: RwSignal<RollAttempt>) -> impl IntoView {
    let (goal, solutions, numbers, is_shown, faces) = attempt.with_untracked(|attempt| {
        let board = TableBoard::new(&attempt.deal().numbers());
        let tiles = view_model::tiles_of_board(&board, Some(attempt.deal()));
        let faces: Vec<_> = tiles
            .into_iter()
            .map(|tile: TileViewModel| tile.face)
            .collect();
        (
            attempt.puzzle().goal(),
            attempt.solutions().clone(),
            attempt.deal().numbers(),
            attempt.effort().outcome == Some(Outcome::Shown),
            faces,
        )
    });
    let roll_facts = StoredValue::new((solutions, numbers, faces));
    move || {
        let (solutions, numbers, faces) = roll_facts.get_value();
        let (Ok(all), Ok(easiest)) = (solutions.all(), solutions.easiest()) else {
            return view! { <p class="open-roll">{move_tr!("solver-open-roll")}</p> }.into_any();
        };
        let explanation = easiest.cloned().filter(|_| is_shown).map(|easiest| {
            let frames = Signal::derive(move || explanation_frames(&easiest, &numbers, &faces));
            view! { <Explanation frames/> }
        });
        let solution_count = all.len();
        let nearest = || solutions.nearest_values().ok();
        let list = match (solution_count == 0).then(nearest).flatten() {
            Some(nearest) => view! { <Nearest goal search=nearest/> }.into_any(),
            None => {
                let solution_row = |solution: &Expr| view! { <li>{solution.printed()}</li> };
                view! {
                    <h2>{move || text::solutions_count(solution_count, true)}</h2>
                    <p class="help">{move_tr!("study-different-help")}</p>
                    <ul class="learn-ways">{all.iter().map(solution_row).collect_view()}</ul>
                }
                .into_any()
            }
        };
        view! {
            {explanation}
            <section id="solutions">{list}</section>
        }
        .into_any()
    }
}

/// The sentences for an impossible roll: the values nearest to the goal that the numbers make.
#[component]
fn Nearest(goal: u32, search: NearestSearch) -> impl IntoView {
    let tried_count = search.tried();
    let equation = |reached: &Reached| {
        let value = text::number_as_read(reached.value);
        format!("{} = {value}", reached.expr.printed())
    };
    let goal_number = Number::from(goal);
    let values = search.values();
    let below = values.iter().rfind(|reached| reached.value < goal_number);
    let above = values.iter().find(|reached| reached.value > goal_number);
    let spoken = |equation: Option<String>| {
        equation.map(|equation| view! { <SpokenText written=Signal::stored(equation)/> })
    };
    let (below, above) = (spoken(below.map(equation)), spoken(above.map(equation)));
    view! {
        <p>
            {move || tr!("study-none-of", tried = text::grouped(tried_count), goal = goal.to_string())}
        </p>
        <p>{move_tr!("study-nearest-below")} " " <strong translate="no">{below}</strong></p>
        <p>{move_tr!("study-nearest-above")} " " <strong translate="no">{above}</strong></p>
    }
}
