//! The board: numbers, three places, operators.

use std::sync::Arc;

use leptos::either::EitherOf3;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::hand::{Act, Hand, Piece, Place};
use score_core::table::board::TileId;

use crate::components::drag::{Dragging, Source, place_name};
use crate::components::drawing::{Drawing, Shape};
use crate::components::tile::{Look, TileParts, TileViewModel, backdrop, look_class};
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, keyboard, pointer};
use crate::{move_tr, text};

/// The places of a step, from left to right.
const PLACES: [Place; 3] = [Place::Left, Place::Op, Place::Right];

/// What a board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardViewModel {
    /// Tells one deal from the next: then all numbers are new.
    pub deal: u32,
    /// The numbers that can be used, from left to right.
    pub tiles: Vec<TileViewModel>,
    /// Where numbers will lie, while none do.
    pub ghosts: Vec<Look>,
    /// The pieces being put together.
    pub hand: Hand,
    /// The operators of this table.
    pub ops: OpSet,
    /// Whether the numbers do not move now.
    pub locked: bool,
}

/// The parts of what a board shows, so that a tap on a tile wakes only what shows the
/// hand.
#[derive(Clone, Copy)]
struct Slices {
    /// With the deal that they are of.
    tiles: Memo<(u32, Vec<TileViewModel>)>,
    ghosts: Memo<Vec<Look>>,
    hand: Memo<Hand>,
    ops: Memo<OpSet>,
    /// The place that a player fills next.
    next: Memo<Option<Place>>,
    act: Callback<Act>,
    dragging: Dragging,
    /// The numbers, all together.
    dice: AnyNodeRef,
    /// The operators, all together.
    operators: AnyNodeRef,
    /// The places of a step, all together.
    step: AnyNodeRef,
}

impl Slices {
    fn tile(self, id: TileId) -> Option<TileViewModel> {
        self.tiles
            .with(|(_, tiles)| tiles.iter().find(|tile| tile.id == id).cloned())
    }

    fn piece(self, place: Place) -> Option<Piece> {
        self.hand.with(|hand| hand.piece(place))
    }

    fn piece_name(self, piece: Piece) -> String {
        match piece {
            Piece::Op(op) => text::op_name(op),
            Piece::Number(id) => self.tile(id).map(|tile| tile.name).unwrap_or_default(),
        }
    }
}

/// The numbers, the three places and the operators; `act` is called with what the player
/// does.
#[component]
pub fn Board(
    #[prop(into)] model: Signal<Arc<BoardViewModel>>,
    #[prop(into)] act: Callback<Act>,
    /// The numbers, all together: the page leads the focus there.
    #[prop(optional)]
    dice: AnyNodeRef,
) -> impl IntoView {
    let dragging = Dragging::new(act);
    let slices = Slices {
        tiles: Memo::new(move |_| model.with(|model| (model.deal, model.tiles.clone()))),
        ghosts: Memo::new(move |_| {
            model.with(|model| match model.tiles.is_empty() {
                true => model.ghosts.clone(),
                false => Vec::new(),
            })
        }),
        hand: Memo::new(move |_| model.with(|model| model.hand.clone())),
        ops: Memo::new(move |_| model.with(|model| model.ops)),
        next: Memo::new(move |_| model.with(|model| next_place(model))),
        act,
        dragging,
        dice,
        operators: AnyNodeRef::default(),
        step: AnyNodeRef::default(),
    };
    keyboard::on_key(move |key| {
        if key.name == "Escape" && dragging.cancel() {
            key.take();
        }
    });
    view! {
        <Numbers slices/>
        <Step slices/>
        <Operators slices/>
    }
}

#[component]
fn Numbers(slices: Slices) -> impl IntoView {
    let tiles = move || {
        let (deal, tiles) = slices.tiles.get();
        let tiles = tiles.into_iter().map(|tile| (deal, tile));
        tiles.collect::<Vec<_>>()
    };
    view! {
        <div
            id="dice"
            class="dice"
            role="group"
            aria-label=move_tr!("table-numbers")
            node_ref=slices.dice
        >
            // What a language changes, each number reads itself.
            <For each=tiles key=|(deal, tile)| (*deal, tile.id, tile.won) let((_, tile))>
                <NumberTile tile slices/>
            </For>
            {move || slices.ghosts.get().into_iter().map(ghost).collect_view()}
        </div>
    }
}

fn ghost(look: Look) -> impl IntoView {
    view! {
        <span class=format!("tile ghost {}", look_class(&look)) aria-hidden="true">
            <Drawing shape=backdrop(&look)/>
        </span>
    }
}

#[component]
fn NumberTile(tile: TileViewModel, slices: Slices) -> impl IntoView {
    let id = tile.id;
    let piece = Piece::Number(id);
    let motion = match tile.look {
        _ if tile.won => "won",
        Look::Derived(_) => "",
        _ => "tumble",
    };
    if matches!(tile.look, Look::Derived(_)) {
        dom::before_paint(move || {
            let tile = (slices.dice, &*tile_selector(id));
            fly(tile, (slices.step, ".becomes"), "born");
        });
    }
    let class = format!("tile {} {motion}", look_class(&tile.look));
    view! {
        <button
            type="button"
            class=class
            class:used=move || slices.hand.with(|hand| hand.holds(id))
            data-tile=id.0.to_string()
            data-value=tile.value.to_string()
            aria-label=move || slices.tile(id).map(|tile| tile.name)
            on:click=move |event| pick(&event, slices, piece)
            {..slices.dragging.draggable(Signal::stored(Source::Store(piece)))}
        >
            <TileParts look=tile.look value=tile.value/>
        </button>
    }
}

#[component]
fn Operators(slices: Slices) -> impl IntoView {
    let ops = move || slices.ops.get().iter().collect::<Vec<_>>();
    view! {
        <div
            id="ops"
            class="ops"
            role="group"
            aria-label=move_tr!("table-operators")
            node_ref=slices.operators
        >
            <For each=ops key=|op| *op as u64 let:op>
                <Operator op slices/>
            </For>
        </div>
    }
}

#[component]
fn Operator(op: Op, slices: Slices) -> impl IntoView {
    let piece = Piece::Op(op);
    view! {
        <button
            type="button"
            class="op"
            class:selected=move || slices.piece(Place::Op) == Some(piece)
            data-op=op_name(op)
            aria-label=move || text::op_name(op)
            on:click=move |event| pick(&event, slices, piece)
            {..slices.dragging.draggable(Signal::stored(Source::Store(piece)))}
        >
            <Drawing shape=op_shape(op)/>
            <small aria-hidden="true">{move || text::op_name(op)}</small>
        </button>
    }
}

/// A piece can be picked up by a pointer, which the gestures handle, or by a key or an
/// assistive technology; then the focus goes to where the next piece is.
fn pick(event: &MouseEvent, slices: Slices, piece: Piece) {
    if pointer::is_without_pointer(event) {
        slices.act.run(Act::Pick(piece));
        dom::before_paint(move || focus_next(slices));
    }
}

/// After a piece was picked with a key the next one is under the finger.
fn focus_next(slices: Slices) {
    let hand = slices.hand.get_untracked();
    let has_number = hand.piece(Place::Left).is_some();
    let has_op = hand.piece(Place::Op).is_some();
    if !hand.is_empty() {
        node::focus(match has_number && !has_op {
            true => (slices.operators, ".op"),
            false => (slices.dice, ".tile:not(.used)"),
        });
    }
}

#[component]
fn Step(slices: Slices) -> impl IntoView {
    view! {
        <div
            id="step"
            class="step"
            role="group"
            aria-label=move_tr!("table-step")
            node_ref=slices.step
        >
            {PLACES.map(|place| view! { <StepPlace place slices/> }).into_iter().collect_view()}
            <span class="equals" aria-hidden="true">
                "="
            </span>
            <span class="becomes" aria-hidden="true">
                <Drawing shape=Shape::Derived is_outline=true/>
            </span>
        </div>
    }
}

#[component]
fn StepPlace(place: Place, slices: Slices) -> impl IntoView {
    let piece = Memo::new(move |_| slices.piece(place));
    let is_next = move || slices.next.get() == Some(place);
    let name = move || {
        let held = piece.get().map(|piece| slices.piece_name(piece));
        text::place_name(place, held)
    };
    let typed = move || match is_next() {
        true => slices.hand.with(|hand| hand.typed().to_owned()),
        false => String::new(),
    };
    let source = Signal::derive(move || {
        let piece = piece.get();
        piece.map_or(Source::Empty(place), |piece| Source::Placed(piece, place))
    });
    view! {
        <button
            type="button"
            class="place"
            class:filled=move || piece.get().is_some()
            class:next=is_next
            class:over=move || slices.dragging.is_over(place)
            data-place=place_name(place)
            aria-label=name
            on:click=move |event| {
                // The gestures handle pointers: Firefox makes a click of a drag
                // that ends elsewhere too.
                if pointer::is_without_pointer(&event) {
                    slices.act.run(Act::Touch(place));
                }
            }
            {..slices.dragging.draggable(source)}
        >
            <For each=move || piece.get() key=|piece| piece_key(*piece) let:piece>
                <Placed piece place slices/>
            </For>
            <span class="typed">{typed}</span>
        </button>
    }
}

fn piece_key(piece: Piece) -> u64 {
    match piece {
        Piece::Number(id) => u64::from(id.0),
        Piece::Op(op) => 1 << 8 | op as u64,
    }
}

/// A piece as it lies in a place.
#[component]
fn Placed(piece: Piece, place: Place, slices: Slices) -> impl IntoView {
    let id = match piece {
        Piece::Op(op) => return EitherOf3::A(view! { <Drawing shape=op_shape(op)/> }),
        Piece::Number(id) => id,
    };
    let Some(tile) = untrack(|| slices.tile(id)) else {
        return EitherOf3::B(view! { <span></span> });
    };
    dom::before_paint(move || {
        let placed = format!("[data-place={}] .tile", place_name(place));
        let origin = (slices.dice, &*tile_selector(id));
        fly((slices.step, &placed), origin, "fly");
    });
    let class = format!("tile placed {}", look_class(&tile.look));
    EitherOf3::C(view! {
        <span class=class>
            <TileParts look=tile.look value=tile.value/>
        </span>
    })
}

fn next_place(model: &BoardViewModel) -> Option<Place> {
    if model.locked {
        return None;
    }
    PLACES
        .into_iter()
        .find(|place| model.hand.piece(*place).is_none())
}

/// Finds a number inside of the numbers.
pub fn tile_selector(id: TileId) -> String {
    format!("[data-tile=\"{}\"]", id.0)
}

/// Starts the motion of a tile, from where `origin` is.
fn fly(tile: (AnyNodeRef, &str), origin: (AnyNodeRef, &str), class: &str) {
    let (Some(here), Some(from)) = (node::middle(tile), node::middle(origin)) else {
        return;
    };
    let px = |from: f64, here: f64| format!("{}px", (from - here).round() as i32);
    let offset = [("--dx", px(from.0, here.0)), ("--dy", px(from.1, here.1))];
    node::animate(tile, class, &offset);
}

/// The name of an operator in the document.
fn op_name(op: Op) -> &'static str {
    match op {
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::Div => "div",
        Op::Join => "join",
    }
}

fn op_shape(op: Op) -> Shape {
    match op {
        Op::Add => Shape::Add,
        Op::Sub => Shape::Sub,
        Op::Mul => Shape::Mul,
        Op::Div => Shape::Div,
        Op::Join => Shape::Join,
    }
}
