//! Dials: the page below its heading.

use leptos::prelude::*;

use crate::edge::clock::Clock;
use crate::move_tr;
use crate::page::Page;
use crate::visit::Visits;

use super::board::Board;
use super::editor::Editor;
use super::ladder::Ladder;
use super::store::DialsStore;
use super::tools::{Counts, PuzzleLink, StatusLine, Tools};
use super::worked_solution::WorkedSolution;
use super::{keys, sentences, store};

/// The page: the ladder, the board, the tools, and the solution or the form for own puzzles.
#[component]
pub fn DialsPage() -> impl IntoView {
    let visits = expect_context::<Visits>();
    let play = DialsStore::open(&visits.latest(&[Page::Dials]).fragment);
    let clock = Clock::here();
    visits.on_next(&[Page::Dials], move |visit| play.follow(&visit.fragment));
    let is_here = visits.is_at(&[Page::Dials]);
    keys::listen(play, is_here);
    store::press_by_itself(play, clock);
    view! {
        <div class="dial-game">
            <div>
                <Ladder play/>
                <Counts play/>
                <StatusLine play/>
                <div>
                    // Another puzzle has other letters and buttons: all of it is made anew.
                    <For each=move || [play.number.get()] key=|number| *number let(_)>
                        <Board play/>
                    </For>
                </div>
            </div>
            <div>
                <Tools play is_here/>
                <Show when=move || play.shows_solution()>
                    <WorkedSolution play clock/>
                </Show>
                <Show when=move || play.shows_editor()>
                    <Editor play/>
                </Show>
                <div>
                    <PuzzleLink play/>
                </div>
                <Rules play/>
            </div>
        </div>
    }
}

/// The rules, which a first visit finds open.
#[component]
fn Rules(play: DialsStore) -> impl IntoView {
    let rules = move || {
        let rules = sentences::rules(play.puzzle.read().kind()).into_iter();
        rules.map(|rule| view! { <li>{rule}</li> }).collect_view()
    };
    view! {
        <details class="form" open=play.is_first_visit node_ref=play.rules>
            <summary>
                <span class="shape-of">{move_tr!("dials-how-to-play")}</span>
            </summary>
            <ol class="howto">{rules}</ol>
        </details>
    }
}
