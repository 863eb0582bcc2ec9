//! The table of the whole game, worked out a slice at a time.

use std::sync::Arc;

use leptos::prelude::*;
use score_core::games::yahtzee::best_play::{BestPlay, Search};

use crate::components::forms::Progress;
use crate::edge::clock::{self, until_slice_ends};
use crate::move_tr;

/// The table, once it is worked out; copies share it.
#[derive(Clone, Copy)]
pub struct BestSearch {
    table: RwSignal<Option<Arc<BestPlay>>>,
    /// How much of it is done, while it is worked out.
    percent: RwSignal<Option<usize>>,
}

impl BestSearch {
    /// Nothing is worked out yet.
    pub fn new() -> BestSearch {
        BestSearch {
            table: RwSignal::new(None),
            percent: RwSignal::new(None),
        }
    }

    /// The table, where it is there; follows it where a view asks.
    pub fn get(self) -> Option<Arc<BestPlay>> {
        self.table.get()
    }

    /// How much of it is done, while it is worked out.
    pub fn percent(self) -> Signal<Option<usize>> {
        self.percent.into()
    }

    /// Works it out, unless that is done or under way.
    pub fn begin(self) {
        let is_done = self.table.with_untracked(Option::is_some);
        if is_done || self.percent.get_untracked().is_some() {
            return;
        }
        self.percent.set(Some(0));
        let mut search = Some(Search::new());
        clock::in_slices(move || {
            let is_finished =
                until_slice_ends(|| search.as_mut().is_none_or(|search| search.advance(1)));
            let percent = search
                .as_ref()
                .map(|search| 100 * search.done() / search.units());
            if is_finished {
                let table = search.take().and_then(Search::finished);
                self.table.set(table.map(Arc::new));
                self.percent.set(None);
            } else if percent != self.percent.get_untracked() {
                self.percent.set(percent);
            }
            is_finished
        });
    }
}

/// How far it has come, as long as it is worked out.
#[component]
pub fn BestProgress(#[prop(into)] percent: Signal<Option<usize>>) -> impl IntoView {
    view! {
        <div class="busy" hidden=move || percent.get().is_none()>
            <span class="help">{move_tr!("yahtzee-working-out")}</span>
            <Progress percent/>
        </div>
    }
}
