//! A solution played on the tiles, forwards and back, at the reader's pace.

use leptos::prelude::*;
use score_core::table::board::TileId;

use crate::components::pager::Pager;
use crate::components::spoken_text::SpokenText;
use crate::components::tile::{self, TileParts, TileViewModel};
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::{move_tr, text};

/// The picture and the sentence after some of the steps.
#[derive(Clone, PartialEq, Eq)]
pub struct Frame {
    /// The numbers on the table, from left to right.
    pub tiles: Vec<TileViewModel>,
    /// The number that was made last, if any.
    pub made: Option<Made>,
    /// The last event, in a sentence.
    pub sentence: String,
}

/// A number that was just made.
#[derive(Clone, PartialEq, Eq)]
pub struct Made {
    /// Which one it is.
    pub tile: TileId,
    /// The two numbers that it was made of, which fly together in it.
    pub of: [String; 2],
}

/// The board of a table. While nobody plays on it, explanations are on its large numbers:
/// a whole class sees those. Copies share it.
#[derive(Clone, Copy)]
pub struct IdleBoard {
    is_idle: Signal<bool>,
    explained: RwSignal<Option<Explained>>,
}

/// A solution that is explained on a board.
#[derive(Clone, Copy)]
pub struct Explained {
    frames: Signal<Vec<Frame>>,
    /// Whether the list of solutions says that it is explained.
    is_open: RwSignal<bool>,
    /// The button that asked for it, which has the focus again afterwards.
    button: AnyNodeRef,
}

impl Explained {
    /// An explanation by these frames, for as long as it `is_open`.
    pub fn new(
        frames: Signal<Vec<Frame>>,
        is_open: RwSignal<bool>,
        button: AnyNodeRef,
    ) -> Explained {
        Explained {
            frames,
            is_open,
            button,
        }
    }
}

impl IdleBoard {
    /// For the components inside of this one; an explanation ends where the board is not
    /// idle any more.
    pub fn provide(is_idle: Signal<bool>) -> IdleBoard {
        let board = IdleBoard {
            is_idle,
            explained: RwSignal::new(None),
        };
        Effect::new(move |_| {
            if !is_idle.get() {
                board.clear();
            }
        });
        provide_context(board);
        board
    }

    /// The explanation that is on it.
    pub fn explained(self) -> Signal<Option<Explained>> {
        self.explained.into()
    }

    /// Explains this instead of the solution before; whether it can.
    pub fn explain(self, explained: Explained) -> bool {
        let is_idle = self.is_idle.get_untracked();
        if is_idle {
            self.clear();
            explained.is_open.set(true);
            self.explained.set(Some(explained));
        }
        is_idle
    }

    /// Whether it explains what this signal is of.
    pub fn explains(self, is_open: RwSignal<bool>) -> bool {
        let is_same = |now: &Option<Explained>| now.is_some_and(|now| now.is_open == is_open);
        self.explained.with(is_same)
    }

    /// Ends the explanation that this signal is of, where it is this one.
    pub fn end(self, is_open: RwSignal<bool>) {
        if untrack(|| self.explains(is_open)) {
            self.clear();
        }
    }

    fn clear(self) {
        if let Some(explained) = self.explained.get_untracked() {
            self.explained.set(None);
            // The list may be gone.
            let _ = explained.is_open.try_set(false);
        }
    }
}

/// The explanation on a board; the board leads back to the list.
#[component]
pub fn ExplanationOnBoard(explained: Explained, board: IdleBoard) -> impl IntoView {
    let close = move |()| {
        board.end(explained.is_open);
        dom::before_paint(move || {
            node::focus(explained.button);
            node::bring_into_view(explained.button);
        });
    };
    view! { <Explanation frames=explained.frames on_close=Callback::new(close)/> }
}

/// The explanation in these frames: the numbers as dealt, then one a step. It was asked for
/// just now, perhaps at the lower end of a screen: it comes into view and has the focus.
#[component]
pub fn Explanation(
    #[prop(into)] frames: Signal<Vec<Frame>>,
    /// Where it is far from the button that opened it: ends it.
    #[prop(optional)]
    on_close: Option<Callback<()>>,
) -> impl IntoView {
    // A list that goes takes its frames along.
    let frames = Memo::new(move |_| frames.try_get().unwrap_or_default());
    let last = frames.with_untracked(Vec::len).saturating_sub(1);
    let dealt = frames.with_untracked(|frames| frames.first().map_or(0, |first| first.tiles.len()));
    let at = RwSignal::new(0);
    let node = AnyNodeRef::default();
    dom::before_paint(move || {
        node::focus(node);
        node::bring_into_view(node);
    });
    let frame = Memo::new(move |_| frames.with(|frames| frames.get(at.get()).cloned()));
    let tiles = move || frame.get().map(|frame| frame.tiles).unwrap_or_default();
    let sentence = Signal::derive(move || {
        let sentence = frame.get().map(|frame| frame.sentence);
        sentence.unwrap_or_default()
    });
    let picture = move |tile: TileViewModel| {
        let made = frame.with_untracked(|frame| frame.as_ref()?.made.clone());
        let of = made.filter(|made| made.tile == tile.id).map(|made| made.of);
        view! { <Picture tile of/> }
    };
    view! {
        <div
            class="explanation"
            role="group"
            aria-label=move_tr!("study-explanation")
            tabindex="-1"
            node_ref=node
            data-dealt=dealt.to_string()
        >
            <div class="tiles">
                <For each=tiles key=|tile| (tile.id.0, tile.name.clone()) children=picture/>
            </div>
            <p class="sentence" aria-live="polite">
                <SpokenText written=sentence/>
            </p>
            <Pager at last on_go=move |step| at.set(step)/>
            {on_close.map(|on_close| view! {
                <button type="button" class="quiet close" on:click=move |_| on_close.run(())>
                    {move_tr!("study-hide-explanation")}
                </button>
            })}
        </div>
    }
}

/// A number of a frame; where it was just made, the two that it was made of fly together.
#[component]
fn Picture(tile: TileViewModel, of: Option<[String; 2]>) -> impl IntoView {
    let class = format!("tile {}", tile::face_class(&tile.face));
    let gathered = |number: String| view! { <i class="gathered" data-number=number></i> };
    let gathering = of.map(|of| {
        view! {
            <span class="gathering" aria-hidden="true">
                {of.map(gathered).into_iter().collect_view()}
            </span>
        }
    });
    view! {
        <span class=class role="img" aria-label=move || text::aloud(tile.name.clone())>
            <TileParts face=tile.face value=tile.value/>
            {gathering}
        </span>
    }
}
