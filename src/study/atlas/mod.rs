//! The atlas: what is known of all rolls of some dice.

mod form;
mod forms;
mod goals;
mod listing;
pub mod rolls;
mod summary;

use std::sync::Arc;

use leptos::prelude::*;
use score_core::arith::op::OpSet;
use score_core::atlas::{Atlas, Play};
use score_core::dice::DiceSet;
use score_core::games::score;

use crate::components::forms::Progress;
use crate::move_tr;
use crate::study::search::AtlasSearch;
use form::AtlasForm;
use forms::Forms;
use goals::Goals;
use rolls::RollList;
use summary::Summary;

/// What somebody asked for, and a number that no other request has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// The number.
    pub number: u64,
    /// The rolls.
    pub play: Play,
    /// What is to be made.
    pub goal: u32,
}

impl Request {
    /// The first request.
    pub const fn first(play: Play, goal: u32) -> Request {
        Request {
            number: 0,
            play,
            goal,
        }
    }

    /// The request after this one.
    pub const fn next(self, play: Play, goal: u32) -> Request {
        Request {
            number: self.number + 1,
            play,
            goal,
        }
    }
}

/// The page of the atlas. What is worked out stays while another page is shown.
#[component]
pub fn AtlasPage(#[prop(into)] is_shown: Signal<bool>) -> impl IntoView {
    let score = Play {
        dice: DiceSet::SCORE,
        ops: OpSet::ALL,
        all_numbers: false,
    };
    let request = RwSignal::new(Request::first(score, score::GOAL));
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

/// What is known, as it becomes known: the summary and the chart by goal at
/// once, the rest when all rolls are worked out.
#[component]
fn Answer(request: Request) -> impl IntoView {
    let Request { play, goal, .. } = request;
    let search = AtlasSearch::begin(play, goal);
    let done_percent = search.done_percent();
    let is_stopped = search.is_stopped();
    let rest = move || {
        let atlas: Arc<Atlas> = search.finished().get()?;
        Some(view! {
            <Forms atlas=atlas.clone()/>
            <RollList atlas listing=&listing::ROLLS/>
        })
    };
    let is_busy = Memo::new(move |_| done_percent.get().is_some());
    view! {
        <div class="answer" id="atlas-answer" aria-busy=move || is_busy.get().to_string()>
            <Summary play goal is_stopped/>
            <div class="busy" hidden=move || !is_busy.get()>
                <Progress percent=done_percent/>
                <button type="button" on:click=move |_| search.stop()>
                    {move_tr!("study-stop")}
                </button>
            </div>
            <p class="help" hidden=move || !is_stopped.get()>
                {move_tr!("atlas-stopped")}
            </p>
            <Goals play goal is_stopped/>
            <div>{rest}</div>
        </div>
    }
}
