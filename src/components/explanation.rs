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
    pub made: Option<MadeNumber>,
    /// The last event, in a sentence.
    pub sentence: String,
}

/// A number that was just made.
#[derive(Clone, PartialEq, Eq)]
pub struct MadeNumber {
    /// Which one it is.
    pub tile: TileId,
    /// The two numbers that it was made of, which fly together in it.
    pub of: [String; 2],
}

/// The board of a table. While nobody plays on it, explanations are on its large numbers:
/// a whole class sees those. Copies share it.
#[derive(Clone, Copy)]
pub struct IdleBoard {
    /// Whether it is idle, and how often that has begun.
    idle: Memo<(bool, u32)>,
    /// The explanation that was asked for last.
    asked: RwSignal<Option<Explained>>,
    /// How many were asked for.
    count: StoredValue<u32>,
}

/// A solution that is explained on a board.
#[derive(Clone, Copy)]
pub struct Explained {
    /// A number that no other one on this board has.
    number: u32,
    /// How often the board had become idle when it was asked for.
    since: u32,
    frames: Signal<Vec<Frame>>,
    /// The button that asked for it, which has the focus again afterwards.
    button: AnyNodeRef,
}

impl IdleBoard {
    /// For the components inside of this one; an explanation ends where the board is not
    /// idle any more.
    pub fn provide(is_idle: Signal<bool>) -> IdleBoard {
        let idle = Memo::new(move |before: Option<&(bool, u32)>| {
            let (was_idle, times) = before.copied().unwrap_or_default();
            let is_idle = is_idle.get();
            (is_idle, times + u32::from(is_idle && !was_idle))
        });
        let board = IdleBoard {
            idle,
            asked: RwSignal::new(None),
            count: StoredValue::new(0),
        };
        provide_context(board);
        board
    }

    /// The explanation that is on it.
    pub fn explained(self) -> Option<Explained> {
        let (is_idle, times) = self.idle.get();
        let asked = self.asked.get();
        asked.filter(|asked| is_idle && asked.since == times)
    }

    /// Explains a solution by these frames instead of the one before, which `button` asks for:
    /// the number of the explanation, where it can.
    pub fn explain(self, frames: Signal<Vec<Frame>>, button: AnyNodeRef) -> Option<u32> {
        let (is_idle, since) = self.idle.get_untracked();
        if !is_idle {
            return None;
        }
        let number = self.count.get_value();
        self.count.set_value(number + 1);
        self.asked.set(Some(Explained {
            number,
            since,
            frames,
            button,
        }));
        Some(number)
    }

    /// Whether the explanation of this number is shown on it.
    pub fn explains(self, number: u32) -> bool {
        let explained = self.explained();
        explained.is_some_and(|explained| explained.number == number)
    }

    /// Ends the explanation of this number.
    pub fn end(self, number: u32) {
        let is_last = |asked: &Option<Explained>| asked.is_some_and(|it| it.number == number);
        if self.asked.with_untracked(is_last) {
            self.asked.set(None);
        }
    }
}

/// The explanation on a board; the board leads back to the list.
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

/// The explanation in these frames: the numbers as dealt, then one a step. It was asked for
/// just now, perhaps at the lower end of a screen: it comes into view and has the focus.
#[component]
pub fn Explanation(
    #[prop(into)] frames: Signal<Vec<Frame>>,
    /// Where it is far from the button that opened it: ends it.
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
