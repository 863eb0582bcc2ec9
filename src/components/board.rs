//! The board: numbers, three slots and operators. It has a toolbar for screen readers, a focus for
//! keys, and the flights of its tiles.

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
    /// The number of the deal; with the next one all tiles are drawn anew.
    pub deal: u32,
    /// The numbers that can be used, from left to right.
    pub tiles: Vec<TileViewModel>,
    /// The faces in outline that are shown while there are no tiles.
    pub ghosts: Vec<TileFace>,
    /// The pieces being put together.
    pub hand: Hand,
    /// The operators of this table.
    pub ops: OpSet,
    /// Whether the numbers do not move now.
    pub locked: bool,
}

/// The view model in separate memos, and the elements of the board. A tap on a tile updates only
/// the views of the hand.
#[derive(Clone, Copy)]
struct Slices {
    /// The tiles, and the number of their deal.
    tiles: Memo<(u32, Vec<TileViewModel>)>,
    ghosts: Memo<Vec<TileFace>>,
    hand: Memo<Hand>,
    ops: Memo<OpSet>,
    /// The slot that a player fills next.
    next: Memo<Option<StepSlot>>,
    act: Callback<Act>,
    dragging: Dragging,
    gathered: Signal<Vec<String>>,
    /// The element round all tiles.
    dice: AnyNodeRef,
    /// The element round all operators.
    operators: AnyNodeRef,
    /// The element round the slots of a step.
    step: AnyNodeRef,
    /// The piece that was picked last without a pointer.
    picked_without_pointer: RwSignal<Option<Piece>>,
    /// The newest tile when the board was opened.
    newest_at_start: Option<TileId>,
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

/// The board with its numbers, slots and operators; `act` is called with each act of the player.
#[component]
pub fn Board(
    #[prop(into)] model: Signal<Arc<BoardViewModel>>,
    #[prop(into)] act: Callback<Act>,
    /// The element round all tiles, to which the page moves the focus.
    #[prop(optional)]
    dice: AnyNodeRef,
    /// The numbers that fly together in the one that made the goal.
    #[prop(optional, into)]
    gathered: Signal<Vec<String>>,
    /// The prefix of the ids in this board, if the page has several boards.
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
        picked_without_pointer: RwSignal::default(),
        newest_at_start: model.with_untracked(|model| model.tiles.iter().map(|tile| tile.id).max()),
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
        <p class="hush" aria-live="polite">{move || sentence_on_picked_piece(slices)}</p>
    }
}

/// The selector of an element with the attributes of [`toolbar`].
pub const TOOLBAR: &str = "[role=toolbar]";
/// The selector of a toolbar on which the focus is visible.
pub const TOOLBAR_SEEN: &str = "[role=toolbar]:focus-visible";

/// A new id for the sentence that describes a [`toolbar`]. Boards of several pages are in the
/// document at once.
pub fn new_description_id() -> String {
    thread_local! {
        static COUNT: Cell<u32> = const { Cell::new(0) };
    }
    let count = COUNT.get() + 1;
    COUNT.set(count);
    format!("said-{count}")
}

/// The attributes of the element round a board, its status and its buttons. As long as the focus is
/// in a toolbar, screen readers leave single keys to the page; when the focus is on the toolbar
/// itself they say the sentence with the id `description_id`.
pub fn toolbar(description_id: &str) -> impl Attribute + use<> {
    let description_id = description_id.to_owned();
    let name = || match dom::has_root_attribute("data-keys") {
        true => tr!("board-name-alone"),
        false => tr!("board-name"),
    };
    view! {
        <{..}
            role="toolbar"
            tabindex="-1"
            aria-label=name
            aria-describedby=description_id
        />
    }
}

/// The sentence on a piece that was picked without a pointer. It is for a player who does not see
/// the board. `None` after the step is made or the piece is back.
fn sentence_on_picked_piece(slices: Slices) -> Option<String> {
    let piece = slices.picked_without_pointer.get()?;
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

/// The key of a tile in the list. A tile whose key differs is drawn anew, because another table has
/// other numbers under the same ids.
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

/// The name of a tile for listeners. Of a tile that was just made it is only the number: the line
/// above the board has said how it was made.
fn spoken_name(tile: TileViewModel, slices: Slices) -> String {
    let is_derived = matches!(tile.face, TileFace::Derived(_));
    let is_new = newest(slices) == Some(tile.id) && slices.newest_at_start != Some(tile.id);
    match is_derived && is_new {
        true => text::number(tile.value),
        false => tile.name,
    }
}

/// The numbers that fly together into the tile that they made. A style sheet writes them, so that a
/// screen reader does not repeat them.
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

/// Picks a piece for a key or an assistive technology; gestures handle pointers. The focus then
/// goes to the next piece, or to the number that was made.
fn pick(event: &MouseEvent, slices: Slices, piece: Piece) {
    if presses::is_without_pointer(event) {
        let before = newest(slices);
        slices.picked_without_pointer.set(Some(piece));
        slices.act.run(Act::Pick(piece));
        dom::before_paint(move || match newest(slices) == before {
            true => focus_next(slices),
            false => focus_newest(slices),
        });
    }
}

/// The tile that was made last, wherever it is in the row, or else a dealt one.
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

/// Moves the focus on when a key uses or takes back the number that has it. It goes to the next
/// piece, or to the newest number.
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
        let keeps_focus = |id: &TileId| {
            let tile = tile_selector(*id);
            !hand.holds(*id) && node::has_focus((slices.dice, &*tile))
        };
        if !is_seen || ids.iter().any(keeps_focus) {
            return;
        }
        dom::before_paint(move || {
            let is_focus_on_board = node::is_focus_lost() || node::has_focus_within(slices.dice);
            match is_focus_on_board && slices.hand.try_with_untracked(Hand::is_empty) == Some(true)
            {
                true => focus_newest(slices),
                false if is_focus_on_board => focus_next(slices),
                false => {}
            }
        });
    });
}

/// Moves the focus to where the next piece of the step can be picked.
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

/// A piece that lies in a slot.
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

/// The selector of a tile inside of the element round all tiles.
pub fn tile_selector(id: TileId) -> String {
    format!("[data-tile=\"{}\"]", id.0)
}

/// Animates the flight of a tile from the middle of `origin` to its own place.
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
