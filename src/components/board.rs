//! The board: numbers, three slots, operators.

use std::cell::Cell;
use std::sync::Arc;

use leptos::attr::Attribute;
use leptos::either::EitherOf3;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::hand::{Act, Hand, Piece, StepSlot};
use score_core::table::board::TileId;

use crate::components::drag::{DragSource, Dragging, slot_name};
use crate::components::drawing::{Drawing, Shape};
use crate::components::focus_kept::when_focus_may_go;
use crate::components::tile::{TileFace, TileParts, TileViewModel, backdrop, face_class};
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, keyboard, presses};
use crate::{text, tr};

/// The slots of a step, from left to right.
const SLOTS: [StepSlot; 3] = [StepSlot::Left, StepSlot::Op, StepSlot::Right];

/// The values that a board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardViewModel {
    /// Distinguishes one deal from the next: then all numbers are new.
    pub deal: u32,
    /// The numbers that can be used, from left to right.
    pub tiles: Vec<TileViewModel>,
    /// Where numbers will lie, while none do.
    pub ghosts: Vec<TileFace>,
    /// The pieces being put together.
    pub hand: Hand,
    /// The operators of this table.
    pub ops: OpSet,
    /// Whether the numbers do not move now.
    pub locked: bool,
}

/// The parts of the board's values, so that a tap on a tile wakes only the views of the hand.
#[derive(Clone, Copy)]
struct Slices {
    /// The numbers, with their deal.
    tiles: Memo<(u32, Vec<TileViewModel>)>,
    ghosts: Memo<Vec<TileFace>>,
    hand: Memo<Hand>,
    ops: Memo<OpSet>,
    /// The slot that a player fills next.
    next: Memo<Option<StepSlot>>,
    act: Callback<Act>,
    dragging: Dragging,
    gathered: Signal<Vec<String>>,
    /// The numbers, all together.
    dice: AnyNodeRef,
    /// The operators, all together.
    operators: AnyNodeRef,
    /// The slots of a step, all together.
    step: AnyNodeRef,
    /// The piece that was picked last without a pointer.
    taken: RwSignal<Option<Piece>>,
    /// The number that was the newest when the page was opened.
    first_newest: Option<TileId>,
    prefix: &'static str,
}

impl Slices {
    fn id(self, part: &str) -> String {
        format!("{}{part}", self.prefix)
    }

    fn tile(self, id: TileId) -> Option<TileViewModel> {
        self.tiles
            .with(|(_, tiles)| tiles.iter().find(|tile| tile.id == id).cloned())
    }

    fn piece(self, slot: StepSlot) -> Option<Piece> {
        self.hand.with(|hand| hand.piece(slot))
    }

    fn piece_name(self, piece: Piece) -> String {
        match piece {
            Piece::Op(op) => text::op_name(op),
            Piece::Number(id) => self.tile(id).map(|tile| tile.name).unwrap_or_default(),
        }
    }
}

/// The numbers, the three slots and the operators; `act` is called with the player's acts.
#[component]
pub fn Board(
    #[prop(into)] model: Signal<Arc<BoardViewModel>>,
    #[prop(into)] act: Callback<Act>,
    /// The numbers, all together: the page leads the focus there.
    #[prop(optional)]
    dice: AnyNodeRef,
    /// The numbers that fly together in the one that made the goal.
    #[prop(optional, into)]
    gathered: Signal<Vec<String>>,
    /// The beginning of the ids of its parts, where it is not the only board.
    #[prop(optional)]
    prefix: &'static str,
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
        next: Memo::new(move |_| model.with(|model| next_slot(model))),
        act,
        dragging,
        gathered,
        dice,
        operators: AnyNodeRef::default(),
        step: AnyNodeRef::default(),
        taken: RwSignal::default(),
        first_newest: model.with_untracked(|model| model.tiles.iter().map(|tile| tile.id).max()),
        prefix,
    };
    keyboard::on_key(move |key| {
        if key.name == "Escape" && dragging.cancel() {
            key.take();
        }
    });
    keep_focus(slices);
    view! {
        <Numbers slices/>
        <Step slices/>
        <Operators slices/>
        <p class="hush" aria-live="polite">{move || said_of_taken(slices)}</p>
    }
}

/// Finds the element to which [`toolbar`] belongs.
pub const TOOLBAR: &str = "[role=toolbar]";
/// The same where a reader sees the focus on it.
pub const TOOLBAR_SEEN: &str = "[role=toolbar]:focus-visible";

/// An id that no element has yet, for the sentence that a [`toolbar`] says: boards of several pages are
/// in the document at once.
pub fn said_id() -> String {
    thread_local! {
        static COUNT: Cell<u32> = const { Cell::new(0) };
    }
    let count = COUNT.get() + 1;
    COUNT.set(count);
    format!("said-{count}")
}

/// The attributes of the element round a board, its status and its buttons. As long as the focus is in
/// a toolbar, screen readers leave single keys to the page; where it is on the toolbar itself they say
/// the sentence with this id.
pub fn toolbar(said_id: &str) -> impl Attribute + use<> {
    let said_id = said_id.to_owned();
    let name = || match dom::has_root_attribute("data-keys") {
        true => tr!("board-name-alone"),
        false => tr!("board-name"),
    };
    view! {
        <{..}
            role="toolbar"
            tabindex="-1"
            aria-label=name
            aria-describedby=said_id
        />
    }
}

/// The sentence on the piece that was picked, for a player who does not see where it went; none once the
/// step is made or the piece is back.
fn said_of_taken(slices: Slices) -> Option<String> {
    let piece = slices.taken.get()?;
    let is_held = slices
        .hand
        .with(|hand| SLOTS.iter().any(|slot| hand.piece(*slot) == Some(piece)));
    let name = match piece {
        Piece::Op(op) => text::op_name(op),
        Piece::Number(id) => text::number(slices.tile(id)?.value),
    };
    is_held.then(|| text::aloud(tr!("board-taken", piece = name)))
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
            id=slices.id("dice")
            class="dice"
            node_ref=slices.dice
        >
            // Each number follows the language itself.
            <For each=tiles key=|(deal, tile)| (*deal, tile_key(tile)) let((_, tile))>
                <NumberTile tile slices/>
            </For>
            {move || slices.ghosts.get().into_iter().map(ghost).collect_view()}
        </div>
    }
}

/// The parts of a number that are drawn once. Another table has other numbers under the same ids.
fn tile_key(tile: &TileViewModel) -> (TileId, Number, TileFace, bool) {
    (tile.id, tile.value, tile.face.clone(), tile.won)
}

fn ghost(face: TileFace) -> impl IntoView {
    view! {
        <span class=format!("tile ghost {}", face_class(&face)) aria-hidden="true">
            <Drawing shape=backdrop(&face)/>
        </span>
    }
}

#[component]
fn NumberTile(tile: TileViewModel, slices: Slices) -> impl IntoView {
    let id = tile.id;
    let piece = Piece::Number(id);
    let motion = match tile.face {
        _ if tile.won => "won",
        TileFace::Derived(_) => "",
        _ => "tumble",
    };
    if matches!(tile.face, TileFace::Derived(_)) {
        dom::before_paint(move || {
            let tile = (slices.dice, &*tile_selector(id));
            fly(tile, (slices.step, ".becomes"), "born");
        });
    }
    let class = format!("tile {} {motion}", face_class(&tile.face));
    view! {
        <button
            type="button"
            class=class
            class:used=move || slices.hand.with(|hand| hand.holds(id))
            class:over=move || slices.dragging.is_over_tile(id)
            data-tile=id.0.to_string()
            data-value=tile.value.to_string()
            aria-label=move || slices.tile(id).map(|tile| text::aloud(spoken_name(tile, slices)))
            on:click=move |event| pick(&event, slices, piece)
            {..slices.dragging.draggable(Signal::stored(DragSource::Free(piece)))}
        >
            <TileParts face=tile.face value=tile.value/>
            {tile.won.then(|| view! { <Gathering numbers=slices.gathered.get_untracked()/> })}
        </button>
    }
}

/// The name of a number. The line above the board has just said what the newest one is made from.
fn spoken_name(tile: TileViewModel, slices: Slices) -> String {
    let is_derived = matches!(tile.face, TileFace::Derived(_));
    let is_new = newest(slices) == Some(tile.id) && slices.first_newest != Some(tile.id);
    match is_derived && is_new {
        true => text::number(tile.value),
        false => tile.name,
    }
}

/// The numbers that fly together in the one that they made. A style sheet writes them: so a screen
/// reader does not read them again.
#[component]
fn Gathering(numbers: Vec<String>) -> impl IntoView {
    let sparkle = (!numbers.is_empty()).then(|| view! { <Drawing shape=Shape::Sparkle/> });
    let number = |number: String| view! { <i class="gathered" data-number=number></i> };
    view! {
        <span class="gathering" aria-hidden="true">
            {sparkle}
            {numbers.into_iter().map(number).collect_view()}
        </span>
    }
}

#[component]
fn Operators(slices: Slices) -> impl IntoView {
    let ops = move || slices.ops.get().iter().collect::<Vec<_>>();
    view! {
        <div
            id=slices.id("ops")
            class="ops"
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
            class:selected=move || slices.piece(StepSlot::Op) == Some(piece)
            data-op=op.code()
            aria-label=move || text::op_name(op)
            on:click=move |event| pick(&event, slices, piece)
            {..slices.dragging.draggable(Signal::stored(DragSource::Free(piece)))}
        >
            <Drawing shape=op_shape(op)/>
            <small aria-hidden="true">{move || text::op_name(op)}</small>
        </button>
    }
}

/// A piece can be picked up by a pointer, which the gestures handle, or by a key or an
/// assistive technology; then the focus goes to where the next piece is, or to the number that it
/// made.
fn pick(event: &MouseEvent, slices: Slices, piece: Piece) {
    if presses::is_without_pointer(event) {
        let before = newest(slices);
        slices.taken.set(Some(piece));
        slices.act.run(Act::Pick(piece));
        dom::before_paint(move || match newest(slices) == before {
            true => focus_next(slices),
            false => focus_newest(slices),
        });
    }
}

/// The number that was made last, wherever it is in the row, or else one that was dealt.
fn newest(slices: Slices) -> Option<TileId> {
    let newest = |tiles: &[TileViewModel]| tiles.iter().map(|tile| tile.id).max();
    // The board may be gone before the next picture.
    slices
        .tiles
        .try_with_untracked(|(_, tiles)| newest(tiles))?
}

fn focus_newest(slices: Slices) {
    if let Some(newest) = newest(slices) {
        node::focus((slices.dice, &*tile_selector(newest)));
    }
}

/// Where a key uses the number that has the focus, or takes it back, the focus goes to the
/// next piece, or to the newest number.
fn keep_focus(slices: Slices) {
    let shown = Memo::new(move |_| {
        let ids = slices.tiles.with(|(deal, tiles)| {
            let ids = tiles.iter().map(|tile| tile.id);
            (*deal, ids.collect::<Vec<_>>())
        });
        (ids, slices.hand.get())
    });
    when_focus_may_go(shown, slices.dice, move |((_, ids), hand), is_seen| {
        // With a pointer nobody sees where the focus is left.
        let stays = |id: &TileId| {
            let tile = tile_selector(*id);
            !hand.holds(*id) && node::has_focus((slices.dice, &*tile))
        };
        if !is_seen || ids.iter().any(stays) {
            return;
        }
        dom::before_paint(move || {
            let is_here = node::is_focus_lost() || node::has_focus_within(slices.dice);
            match is_here && slices.hand.try_with_untracked(Hand::is_empty) == Some(true) {
                true => focus_newest(slices),
                false if is_here => focus_next(slices),
                false => {}
            }
        });
    });
}

/// Leads the focus to the next piece after one was picked with a key.
fn focus_next(slices: Slices) {
    let Some(hand) = slices.hand.try_get_untracked() else {
        return;
    };
    let has_number = hand.piece(StepSlot::Left).is_some();
    let has_op = hand.piece(StepSlot::Op).is_some();
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
            id=slices.id("step")
            class="step"
            node_ref=slices.step
        >
            {SLOTS.map(|slot| view! { <SlotButton at=slot slices/> }).into_iter().collect_view()}
            <span class="equals" aria-hidden="true" translate="no">
                "="
            </span>
            <span class="becomes" aria-hidden="true">
                <Drawing shape=Shape::Derived is_outline=true/>
            </span>
        </div>
    }
}

#[component]
fn SlotButton(at: StepSlot, slices: Slices) -> impl IntoView {
    let piece = Memo::new(move |_| slices.piece(at));
    let is_next = move || slices.next.get() == Some(at);
    let name = move || {
        let held = piece.get().map(|piece| slices.piece_name(piece));
        text::aloud(text::slot_name(at, held))
    };
    let typed = move || match is_next() {
        true => slices.hand.with(|hand| hand.typed().to_owned()),
        false => String::new(),
    };
    let source = Signal::derive(move || {
        let piece = piece.get();
        piece.map_or(DragSource::Empty(at), |piece| DragSource::Placed(piece, at))
    });
    view! {
        <button
            type="button"
            class="step-slot"
            class:filled=move || piece.get().is_some()
            class:next=is_next
            class:over=move || slices.dragging.is_over(at)
            data-slot=slot_name(at)
            aria-label=name
            on:click=move |event| {
                // The gestures handle pointers: Firefox makes a click of a drag
                // that ends elsewhere too.
                if presses::is_without_pointer(&event) {
                    slices.act.run(Act::Touch(at));
                }
            }
            {..slices.dragging.draggable(source)}
        >
            <For each=move || piece.get() key=|piece| piece_key(*piece) let:piece>
                <Placed piece at slices/>
            </For>
            <span class="typed" translate="no">{typed}</span>
        </button>
    }
}

fn piece_key(piece: Piece) -> u64 {
    match piece {
        Piece::Number(id) => u64::from(id.0),
        Piece::Op(op) => 1 << 8 | op as u64,
    }
}

/// A piece as it lies in a slot.
#[component]
fn Placed(piece: Piece, at: StepSlot, slices: Slices) -> impl IntoView {
    let id = match piece {
        Piece::Op(op) => return EitherOf3::A(view! { <Drawing shape=op_shape(op)/> }),
        Piece::Number(id) => id,
    };
    let Some(tile) = untrack(|| slices.tile(id)) else {
        return EitherOf3::B(view! { <span></span> });
    };
    dom::before_paint(move || {
        let placed = format!("[data-slot={}] .tile", slot_name(at));
        let origin = (slices.dice, &*tile_selector(id));
        fly((slices.step, &placed), origin, "fly");
    });
    let class = format!("tile placed {}", face_class(&tile.face));
    EitherOf3::C(view! {
        <span class=class>
            <TileParts face=tile.face value=tile.value/>
        </span>
    })
}

fn next_slot(model: &BoardViewModel) -> Option<StepSlot> {
    if model.locked {
        return None;
    }
    SLOTS
        .into_iter()
        .find(|slot| model.hand.piece(*slot).is_none())
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

fn op_shape(op: Op) -> Shape {
    match op {
        Op::Add => Shape::Add,
        Op::Sub => Shape::Sub,
        Op::Mul => Shape::Mul,
        Op::Div => Shape::Div,
        Op::Join => Shape::Join,
    }
}
