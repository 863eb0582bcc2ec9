//! A solution played on the tiles, forwards and back, at the reader's pace.

use leptos::prelude::*;
use score_core::table::board::TileId;

use crate::components::pager::Pager;
use crate::components::spoken_text::SpokenText;
use crate::components::tile::{self, TileParts, TileViewModel};
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::{move_tr, text};

/// One picture of an explanation: the numbers after some of the steps, and a sentence.
#[derive(Clone, PartialEq, Eq)]
pub struct Frame {
    /// The numbers on the table, from left to right.
    pub tiles: Vec<TileViewModel>,
    /// The number that was made last, if any.
    pub made: Option<MadeNumber>,
    /// The last event, in a sentence.
    pub sentence: String,
}

/// A number that was just made.
#[derive(Clone, PartialEq, Eq)]
pub struct MadeNumber {
    /// The tile of the number.
    pub tile: TileId,
    /// The two numbers of the step, which fly together into the tile.
    pub of: [String; 2],
}

/// The board of a table, which shows explanations while nobody plays on it. A whole class sees its
/// large numbers. Copies share its state.
#[derive(Clone, Copy)]
pub struct IdleBoard {
    /// Whether the board is idle, and how often it has become so.
    idle: Memo<(bool, u32)>,
    /// The explanation that was requested last.
    request: RwSignal<Option<Explained>>,
    /// The number of explanations that were requested.
    request_count: StoredValue<u32>,
}

/// A solution that is explained on a board.
#[derive(Clone, Copy)]
pub struct Explained {
    /// The number of this explanation, unique on its board.
    number: u32,
    /// How often the board had become idle when the explanation was requested.
    idle_count: u32,
    frames: Signal<Vec<Frame>>,
    /// The button that requested the explanation, which gets the focus back afterwards.
    button: AnyNodeRef,
}

impl IdleBoard {
    /// Provides the board to the components inside of this one. An explanation ends when the board
    /// is no longer idle.
    pub fn provide(is_idle: Signal<bool>) -> IdleBoard {
        let idle = Memo::new(move |before: Option<&(bool, u32)>| {
            let (was_idle, idle_count) = before.copied().unwrap_or_default();
            let is_idle = is_idle.get();
            (is_idle, idle_count + u32::from(is_idle && !was_idle))
        });
        let board = IdleBoard {
            idle,
            request: RwSignal::new(None),
            request_count: StoredValue::new(0),
        };
        provide_context(board);
        board
    }

    /// The explanation that the board shows, if any.
    pub fn explained(self) -> Option<Explained> {
        let (is_idle, idle_count) = self.idle.get();
        let request = self.request.get();
        request.filter(|request| is_idle && request.idle_count == idle_count)
    }

    /// Shows an explanation in place of the previous one, requested by `button`. Returns its
    /// number, or `None` if the board is not idle.
    pub fn explain(self, frames: Signal<Vec<Frame>>, button: AnyNodeRef) -> Option<u32> {
        let (is_idle, idle_count) = self.idle.get_untracked();
        if !is_idle {
            return None;
        }
        let number = self.request_count.get_value();
        self.request_count.set_value(number + 1);
        self.request.set(Some(Explained {
            number,
            idle_count,
            frames,
            button,
        }));
        Some(number)
    }

    /// Whether the board shows the explanation of this number.
    pub fn explains(self, number: u32) -> bool {
        let explained = self.explained();
        explained.is_some_and(|explained| explained.number == number)
    }

    /// Ends the explanation of this number.
    pub fn end(self, number: u32) {
        let is_last = |request: &Option<Explained>| request.is_some_and(|it| it.number == number);
        if self.request.with_untracked(is_last) {
            self.request.set(None);
        }
    }
}

/// An explanation on a board; when it is closed, the focus returns to its button in the list.
#[component]
pub fn ExplanationOnBoard(explained: Explained, board: IdleBoard) -> impl IntoView {
    let close = move |()| {
        board.end(explained.number);
        dom::before_paint(move || {
            node::focus(explained.button);
            node::bring_into_view(explained.button);
        });
    };
    view! { <Explanation frames=explained.frames on_close=Callback::new(close)/> }
}

/// An explanation in frames: the numbers as dealt, then one frame a step. It scrolls into view and
/// takes the focus, as its button may be at the lower end of a screen.
#[component]
pub fn Explanation(
    #[prop(into)] frames: Signal<Vec<Frame>>,
    /// Closes the explanation. It is given if the button that opened it is far away.
    #[prop(optional)]
    on_close: Option<Callback<()>>,
) -> impl IntoView {
    // When a list goes, its frames go too.
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
        view! { <Picture tile made_of=of/> }
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

/// A number of a frame. The two numbers `made_of` which it was just made fly together into it.
#[component]
fn Picture(tile: TileViewModel, made_of: Option<[String; 2]>) -> impl IntoView {
    let class = format!("tile {}", tile::face_class(&tile.face));
    let gathered = |number: String| view! { <i class="gathered" data-number=number></i> };
    let gathering = made_of.map(|made_of| {
        view! {
            <span class="gathering" aria-hidden="true">
                {made_of.map(gathered).into_iter().collect_view()}
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
