//! Yahtzee: the table of the whole game, which the solver works out.

use std::sync::Arc;

use leptos::prelude::*;
use score_core::games::yahtzee::best_play::BestPlay;
use score_core::solver::{SolveRequest, SolveResponse};

use crate::components::progress::Progress;
use crate::move_tr;
use crate::solver::{LatestRequest, SolverTrouble};

/// The search for the table of best play, and the table after it; copies share both.
#[derive(Clone, Copy)]
pub struct BestSearch {
    table: RwSignal<Option<Arc<BestPlay>>>,
    /// The share of the search that is done, while the search runs.
    percent: RwSignal<Option<usize>>,
    request: LatestRequest,
}

impl BestSearch {
    /// Creates a search that has not begun.
    pub fn new() -> BestSearch {
        BestSearch {
            table: RwSignal::new(None),
            percent: RwSignal::new(None),
            request: LatestRequest::for_best_play(),
        }
    }

    /// The table of best play, if it is worked out; reactive.
    pub fn get(self) -> Option<Arc<BestPlay>> {
        self.table.get()
    }

    /// Whether the table may still come: a view waits for it.
    pub fn is_awaited(self) -> bool {
        self.table.with(Option::is_none) && self.request.failure().with(Option::is_none)
    }

    /// Begins the search, unless it has begun.
    pub fn begin(self) {
        let is_done = self.table.with_untracked(Option::is_some);
        if is_done || self.percent.get_untracked().is_some() {
            return;
        }
        self.percent.set(Some(0));
        self.request
            .ask(SolveRequest::BestPlay, move |response| match response {
                SolveResponse::Progress(percent) => self.percent.set(Some(percent.into())),
                SolveResponse::BestPlay(values) => {
                    self.table.set(BestPlay::from_values(values).map(Arc::new));
                    self.percent.set(None);
                }
                _ => {}
            });
    }

    /// Begins the search again after a failure.
    fn again(self) {
        self.percent.set(Some(0));
        self.request.again();
    }
}

/// The progress of the search while it runs, or the reason for its failure.
#[component]
pub fn BestProgress(best: BestSearch) -> impl IntoView {
    let failure = best.request.failure();
    let is_busy = move || best.percent.get().is_some() && failure.with(Option::is_none);
    view! {
        <div class="busy" hidden=move || !is_busy()>
            <span class="help">{move_tr!("yahtzee-working-out")}</span>
            <Progress percent=best.percent/>
        </div>
        <SolverTrouble failure on_again=move |()| best.again()/>
    }
}
