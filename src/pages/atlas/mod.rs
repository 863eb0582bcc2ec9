//! The page of the atlas: all rolls of some dice, with their solutions, forms and difficulty.

mod form_table;
mod goals;
pub mod question;
pub mod roll_list;
mod roll_list_words;
mod summary;

use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;
use score_core::arith::op::OpSet;
use score_core::atlas::Play;
use score_core::dice::DiceSet;
use score_core::games::score;
use score_core::solver::{AtlasAnswer, AtlasKind};

use crate::components::progress::Progress;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::open_rolls;
use crate::move_tr;
use crate::solver::SolverTrouble;
use crate::study::search;
use form_table::Forms;
use goals::{GOALS, Goals};
use question::AtlasForm;
use roll_list::{KeptAtlas, ROWS_A_TAP, RollList};
use summary::Summary;

/// A request for an atlas, with a number that no other request has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AtlasRequest {
    /// The number.
    pub number: u64,
    /// The rolls.
    pub play: Play,
    /// The goal.
    pub goal: u32,
}

impl AtlasRequest {
    /// The first request of a page.
    pub const fn first(play: Play, goal: u32) -> AtlasRequest {
        AtlasRequest {
            number: 0,
            play,
            goal,
        }
    }

    /// The request after this one.
    pub const fn next(self, play: Play, goal: u32) -> AtlasRequest {
        AtlasRequest {
            number: self.number + 1,
            play,
            goal,
        }
    }
}

/// The page of the atlas. Results stay while another page is shown.
#[component]
pub fn AtlasPage(#[prop(into)] is_shown: Signal<bool>) -> impl IntoView {
    let play_of_score = Play {
        dice: DiceSet::SCORE,
        ops: OpSet::ALL,
        all_numbers: false,
    };
    let request = RwSignal::new(AtlasRequest::first(play_of_score, score::GOAL));
    let ask = move |(play, goal)| request.update(|request| *request = request.next(play, goal));
    view! {
        <main id="atlas" class="page atlas" tabindex="-1" hidden=move || !is_shown.get()>
            <h1>{move_tr!("atlas-title")}</h1>
            <p class="lead">{move_tr!("atlas-lead")}</p>
            <AtlasForm on_ask=ask/>
            <div>
                <For
                    each=move || [request.get()]
                    key=|request| request.number
                    children=|request| view! { <Answer request/> }
                />
            </div>
        </main>
    }
}

/// The answer to a request, as it becomes known. The summary and the chart come soon, the rest once
/// all rolls are solved.
#[component]
fn Answer(request: AtlasRequest) -> impl IntoView {
    let AtlasRequest { play, goal, .. } = request;
    let impossible = search::count_impossible(play, goal);
    let by_goal = search::by_goal(play, GOALS);
    let atlas = search::atlas(AtlasKind::Rolls, play, goal, ROWS_A_TAP);
    let (done_percent, is_stopped) = (atlas.percent(), atlas.is_stopped());
    let stop = move |_| {
        impossible.stop();
        by_goal.stop();
        atlas.stop();
    };
    let failure = move || {
        let failure = impossible
            .failure()
            .get()
            .or_else(|| by_goal.failure().get());
        failure.or_else(|| atlas.failure().get())
    };
    let request_again = Callback::new(move |()| {
        impossible.again();
        by_goal.again();
        atlas.again();
    });
    let rolls_heading = AnyNodeRef::default();
    let has_rolls = Memo::new(move |_| atlas.get().with(Option::is_some));
    let forms_and_rolls = move || {
        let answer: Arc<AtlasAnswer> = atlas.get().get()?;
        let id = atlas.id()?;
        let kept_atlas = KeptAtlas { id, play, goal };
        Some(view! {
            {forms_unless_withheld(answer.clone(), play)}
            <RollList atlas=kept_atlas answer listing=&roll_list_words::ROLLS on_again=request_again heading=rolls_heading/>
        })
    };
    let is_busy = Memo::new(move |_| done_percent.get().is_some());
    view! {
        <div class="answer" id="atlas-answer" aria-busy=move || is_busy.get().to_string()>
            <SolverTrouble failure=Signal::derive(failure) on_again=request_again/>
            <Summary play goal count=impossible.get()/>
            <p class="links" hidden=move || !has_rolls.get()>
                // This is a button, because an address names a page and no part of it.
                <button
                    type="button"
                    id="atlas-to-rolls"
                    class="quiet"
                    on:click=move |_| node::reveal(rolls_heading)
                >
                    {move_tr!("atlas-to-rolls")}
                </button>
            </p>
            <div class="busy" hidden=move || !is_busy.get()>
                <Progress percent=done_percent/>
                <button type="button" on:click=stop>
                    {move_tr!("study-stop")}
                </button>
            </div>
            <p class="help" hidden=move || !is_stopped.get()>
                {move_tr!("atlas-stopped")}
            </p>
            <Goals goal impossible_counts=by_goal.get() percent=by_goal.percent()/>
            <div>{forms_and_rolls}</div>
        </div>
    }
}

/// The forms and the rolls that need them; hidden while a group is thinking about one of these
/// rolls.
fn forms_unless_withheld(answer: Arc<AtlasAnswer>, play: Play) -> impl IntoView {
    let is_withheld = Memo::new(move |_| {
        let open_rolls = open_rolls::now();
        let dice_count = play.dice.count();
        open_rolls
            .iter()
            .any(|roll| roll.numbers().len() <= dice_count)
    });
    move || match is_withheld.get() {
        true => Either::Left(view! { <p class="open-roll">{move_tr!("solver-open-roll")}</p> }),
        false => Either::Right(view! { <Forms answer=answer.clone()/> }),
    }
}
