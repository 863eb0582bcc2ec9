//! A solution played on the tiles, forwards and back, at the reader's pace.

use leptos::prelude::*;

use crate::components::pager::Pager;
use crate::components::tile::{self, TileParts, TileViewModel};
use crate::move_tr;

/// What there is to see and to read after some of the steps.
#[derive(Clone, PartialEq, Eq)]
pub struct Frame {
    /// The numbers on the table, from left to right.
    pub tiles: Vec<TileViewModel>,
    /// What has just happened, in a sentence.
    pub sentence: String,
}

/// The explanation in these frames: the numbers as dealt, then one a step.
#[component]
pub fn Explanation(#[prop(into)] frames: Signal<Vec<Frame>>) -> impl IntoView {
    let frames = Memo::new(move |_| frames.get());
    let last = frames.with_untracked(Vec::len).saturating_sub(1);
    let at = RwSignal::new(0);
    let frame = Memo::new(move |_| frames.with(|frames| frames.get(at.get()).cloned()));
    let tiles = move || frame.get().map(|frame| frame.tiles).unwrap_or_default();
    let sentence = move || frame.get().map(|frame| frame.sentence).unwrap_or_default();
    view! {
        <div class="explanation" role="group" aria-label=move_tr!("study-explanation")>
            <div class="tiles">
                <For each=tiles key=|tile| (tile.id.0, tile.name.clone()) children=picture/>
            </div>
            <p class="sentence" aria-live="polite">
                {sentence}
            </p>
            <Pager at last on_go=move |step| at.set(step)/>
        </div>
    }
}

fn picture(tile: TileViewModel) -> impl IntoView {
    let class = format!("tile {}", tile::look_class(&tile.look));
    view! {
        <span class=class role="img" aria-label=tile.name>
            <TileParts look=tile.look value=tile.value/>
        </span>
    }
}
