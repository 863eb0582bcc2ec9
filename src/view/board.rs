//! The board: numbers, three places, operators.

use std::sync::Arc;

use score_core::arith::op::{Op, OpSet};
use score_core::hand::{Act, Hand, Piece, Place};
use score_core::table::board::TileId;

use crate::edge::boxed::{Ask, Hear};
use crate::edge::element::{El, Event, drawing, el, item};
use crate::edge::live::Live;
use crate::edge::reactive::untrack;
use crate::edge::{dom, keyboard, pointer};
use crate::text;
use crate::view::drag::{Dragging, Source, place_name};
use crate::view::tile::{self, Look, TileFace};

/// What a board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFace {
    /// Tells one deal from the next: then all numbers are new.
    pub deal: u32,
    /// The numbers that can be used, from left to right.
    pub tiles: Vec<TileFace>,
    /// Where numbers will lie, while none do.
    pub ghosts: Vec<Look>,
    /// The pieces being put together.
    pub hand: Hand,
    /// The operators of this table.
    pub ops: OpSet,
    /// Whether the numbers do not move now.
    pub locked: bool,
}

/// What a board reads and whom it tells; copies share it.
#[derive(Clone, Copy)]
pub struct Desk(Live<Ends>);

struct Ends {
    face: Box<dyn Ask<Arc<BoardFace>>>,
    act: Box<dyn Hear<Act>>,
}

impl Desk {
    /// The board shows `face` and follows it; `act` hears what the player does.
    pub fn new(face: impl Fn() -> Arc<BoardFace> + 'static, act: impl Fn(Act) + 'static) -> Desk {
        Desk(Live::new(Ends {
            face: Box::new(face),
            act: Box::new(act),
        }))
    }

    fn face(self) -> Arc<BoardFace> {
        self.0.peek(|ends| ends.face.ask())
    }

    /// Tells what the player did.
    pub fn act(self, act: Act) {
        self.0.peek(|ends| ends.act.hear(act));
    }
}

/// The numbers, the three places and the operators.
pub fn board(desk: Desk) -> Vec<El> {
    let dragging = Dragging::new(desk);
    keyboard::on_key(move |key| {
        if key.name == "Escape" && dragging.cancel() {
            key.take();
        }
    });
    vec![
        numbers(desk, dragging),
        step(desk, dragging),
        operators(desk, dragging),
    ]
}

fn group(id: &str, name: &str) -> El {
    let group = el("div").attr("id", id).class(id);
    group.attr("role", "group").attr("aria-label", name)
}

fn numbers(desk: Desk, dragging: Dragging) -> El {
    let keyed = move || {
        let now = desk.face();
        let deal = u64::from(now.deal);
        let tiles = now.tiles.iter().cloned();
        tiles
            .map(|tile| {
                let key = deal << 16 | u64::from(tile.id.0) << 1 | u64::from(tile.won);
                item(key, move || number(&tile, desk, dragging))
            })
            .collect()
    };
    let ghosts = move || {
        let face = desk.face();
        match face.tiles.is_empty() {
            true => face.ghosts.iter().map(ghost).collect(),
            false => Vec::new(),
        }
    };
    group("dice", text::NUMBERS).each(keyed).part(ghosts)
}

fn ghost(look: &Look) -> El {
    el("span")
        .class(&format!("tile ghost {}", tile::look_class(look)))
        .attr("aria-hidden", "true")
        .child(tile::backdrop(look))
}

fn number(tile: &TileFace, desk: Desk, dragging: Dragging) -> El {
    let id = tile.id;
    let piece = Piece::Number(id);
    let motion = match tile.look {
        _ if tile.won => "won",
        Look::Derived(_) => "",
        _ => "tumble",
    };
    if matches!(tile.look, Look::Derived(_)) {
        dom::before_paint(move || fly(&tile_selector(id), "#step .becomes", "born"));
    }
    let button = el("button")
        .attr("type", "button")
        .class(&format!("tile {} {motion}", tile::look_class(&tile.look)))
        .class_if("used", move || desk.face().hand.holds(id))
        .attr("data-tile", &id.0.to_string())
        .attr("data-value", &tile.value.to_string())
        .attr("aria-label", &tile.name)
        .children(tile::parts(tile));
    store_piece(button, piece, desk, dragging)
}

fn operators(desk: Desk, dragging: Dragging) -> El {
    let key = move |op: Op| {
        let piece = Piece::Op(op);
        let button = el("button")
            .attr("type", "button")
            .class("op")
            .class_if("selected", move || {
                desk.face().hand.piece(Place::Op) == Some(piece)
            })
            .attr("data-op", op_key(op))
            .attr("aria-label", text::op_name(op))
            .child(drawing(op_key(op)))
            .child(
                el("small")
                    .attr("aria-hidden", "true")
                    .text(text::op_name(op)),
            );
        store_piece(button, piece, desk, dragging)
    };
    let ops = move || {
        let ops = desk.face().ops;
        ops.iter()
            .map(|op| item(op as u64, move || key(op)))
            .collect()
    };
    group("ops", text::OPERATORS).each(ops)
}

/// A piece that can be picked up: by a pointer, or by a key or an assistive
/// technology; then the focus goes to where the next piece is.
fn store_piece(button: El, piece: Piece, desk: Desk, dragging: Dragging) -> El {
    let click = move |event: Event| {
        if pointer::is_without_pointer(&event) {
            desk.act(Act::Pick(piece));
            dom::before_paint(move || focus_next(&untrack(|| desk.face()).hand));
        }
    };
    let source = move || Some(Source::Store(piece));
    dragging.draggable(button, source).on("click", click)
}

/// After a piece was picked with a key the next one is under the finger.
fn focus_next(hand: &Hand) {
    if hand.is_empty() {
        return;
    }
    let has_number = hand.piece(Place::Left).is_some();
    let has_op = hand.piece(Place::Op).is_some();
    dom::focus(match has_number && !has_op {
        true => "#ops .op",
        false => "#dice .tile:not(.used)",
    });
}

fn step(desk: Desk, dragging: Dragging) -> El {
    let places = [Place::Left, Place::Op, Place::Right];
    let decoration = |class| el("span").class(class).attr("aria-hidden", "true");
    group("step", text::STEP)
        .children(places.map(|place| place_key(place, desk, dragging)).into())
        .child(decoration("equals").text("="))
        .child(decoration("becomes").child(drawing("derived").class("")))
}

fn place_key(place: Place, desk: Desk, dragging: Dragging) -> El {
    let piece = move || desk.face().hand.piece(place);
    let is_next = move || next_place(&desk.face()) == Some(place);
    let name = move || {
        let face = desk.face();
        let held = face.hand.piece(place).map(|piece| piece_name(&face, piece));
        Some(text::place_name(place, held.as_deref()))
    };
    let typed = move || match is_next() {
        true => desk.face().hand.typed().to_owned(),
        false => String::new(),
    };
    let source = move || {
        let placed = |piece| Source::Placed(piece, place);
        Some(untrack(piece).map_or(Source::Empty(place), placed))
    };
    let button = el("button")
        .attr("type", "button")
        .class("place")
        .class_if("filled", move || piece().is_some())
        .class_if("next", is_next)
        .class_if("over", move || dragging.is_over(place))
        .attr("data-place", place_name(place))
        .attr_of("aria-label", name)
        .on("click", move |event| {
            // The gestures hear of pointers: Firefox makes a click of a drag
            // that ends elsewhere too.
            if pointer::is_without_pointer(&event) {
                desk.act(Act::Touch(place));
            }
        })
        .each(move || {
            let piece = piece();
            let placed =
                move |piece| item(piece_key(piece), move || placed(&desk.face(), piece, place));
            piece.map(placed).into_iter().collect()
        })
        .child(el("span").class("typed").text_of(typed));
    dragging.draggable(button, source)
}

fn piece_key(piece: Piece) -> u64 {
    match piece {
        Piece::Number(id) => u64::from(id.0),
        Piece::Op(op) => 1 << 8 | op as u64,
    }
}

/// A piece as it lies in a place.
fn placed(face: &BoardFace, piece: Piece, place: Place) -> El {
    let id = match piece {
        Piece::Op(op) => return drawing(op_key(op)),
        Piece::Number(id) => id,
    };
    let Some(tile) = face.tiles.iter().find(|tile| tile.id == id) else {
        return el("span");
    };
    let selector = format!("#step [data-place={}] .tile", place_name(place));
    dom::before_paint(move || fly(&selector, &tile_selector(id), "fly"));
    el("span")
        .class(&format!("tile placed {}", tile::look_class(&tile.look)))
        .children(tile::parts(tile))
}

/// The place that a player fills next.
fn next_place(face: &BoardFace) -> Option<Place> {
    if face.locked {
        return None;
    }
    [Place::Left, Place::Op, Place::Right]
        .into_iter()
        .find(|place| face.hand.piece(*place).is_none())
}

fn piece_name(face: &BoardFace, piece: Piece) -> String {
    match piece {
        Piece::Op(op) => text::op_name(op).to_owned(),
        Piece::Number(id) => {
            let tile = face.tiles.iter().find(|tile| tile.id == id);
            tile.map(|tile| tile.name.clone()).unwrap_or_default()
        }
    }
}

/// Finds a number among the numbers, not the one in a place.
pub fn tile_selector(id: TileId) -> String {
    format!("#dice [data-tile=\"{}\"]", id.0)
}

/// Starts the motion of what `selector` finds, from where `origin` is.
fn fly(selector: &str, origin: &str, class: &str) {
    let (Some(here), Some(from)) = (dom::middle(selector), dom::middle(origin)) else {
        return;
    };
    let px = |from: f64, here: f64| format!("{}px", (from - here).round() as i32);
    let offset = [("--dx", px(from.0, here.0)), ("--dy", px(from.1, here.1))];
    dom::animate(selector, class, &offset);
}

/// The name of an operator in the document.
fn op_key(op: Op) -> &'static str {
    match op {
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::Div => "div",
        Op::Join => "join",
    }
}
