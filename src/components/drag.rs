//! The one drag that can be under way on a board. It knows where it began, the target under it, and
//! the act that a drop means.

use leptos::attr::Attribute;
use leptos::ev::{Event, PointerEvent};
use leptos::prelude::*;
use score_core::gesture::{Change, Gesture, Meaning};
use score_core::hand::{Act, Piece, StepSlot};
use score_core::table::board::TileId;

use crate::edge::{listen, pointer};

/// Where a drag began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DragSource {
    /// Among the numbers or the operators.
    Free(Piece),
    /// In one of the three slots.
    Placed(Piece, StepSlot),
    /// In a slot where nothing lies: it can be tapped.
    Empty(StepSlot),
}

/// The piece that is being dragged, and how far.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    source: DragSource,
    dx: f64,
    dy: f64,
    over: Option<Target>,
}

/// A place where a piece can be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Slot(StepSlot),
    /// Another number.
    Tile(TileId),
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    gesture: Gesture,
    pressed: Option<DragSource>,
}

/// Turns the events of pointers on a board into acts; copies share it.
#[derive(Clone, Copy)]
pub struct Dragging {
    state: StoredValue<State>,
    drag: RwSignal<Option<Drag>>,
    act: Callback<Act>,
}

impl Dragging {
    /// Follows the pointers on a board; `act` is called with the acts that they mean.
    pub fn new(act: Callback<Act>) -> Dragging {
        let dragging = Dragging {
            state: StoredValue::new(State::default()),
            drag: RwSignal::new(None),
            act,
        };
        // A piece that goes away in the middle of its drag gets no event at the
        // end. After an ordinary end there is nothing left to cancel.
        listen::on_window("lostpointercapture", move |event| {
            if pointer::has_lost_its_element(&event) {
                dragging.handle_change(&event, Change::Cancel);
            }
        });
        dragging
    }

    /// Whether a drag hovers over `slot`.
    pub fn is_over(self, slot: StepSlot) -> bool {
        self.is_target(Target::Slot(slot))
    }

    /// Whether a dragged number hovers over `tile`, with which it would make a step.
    pub fn is_over_tile(self, tile: TileId) -> bool {
        self.is_target(Target::Tile(tile))
    }

    fn is_target(self, target: Target) -> bool {
        let over = |drag: Drag| drag.over == Some(target);
        self.drag.get().is_some_and(over)
    }

    /// The attributes of an element that a pointer can drag and tap: `view! { <button
    /// {..dragging.draggable(source)}/> }`.
    pub fn draggable(self, source: Signal<DragSource>) -> impl Attribute + use<> {
        let own_drag = move || self.drag.get().filter(|drag| drag.source == source.get());
        // Whole pixels are fine enough, and printing them is cheap.
        let px = |distance: f64| format!("{}px", distance.round() as i32);
        view! {
            <{..}
                class:dragging=move || own_drag().is_some()
                style:--drag-x=move || px(own_drag().map_or(0.0, |drag| drag.dx))
                style:--drag-y=move || px(own_drag().map_or(0.0, |drag| drag.dy))
                // No click follows the finger: the board may have changed by then,
                // and another button would be under it.
                on:touchstart=|event| event.prevent_default()
                on:pointerdown=move |event| self.press(&event, source.get_untracked())
                on:pointermove=move |event| self.handle_change(&event, Change::Move)
                on:pointerup=move |event| self.handle_change(&event, Change::Up)
                on:pointercancel=move |event| self.handle_change(&event, Change::Cancel)
            />
        }
    }

    /// Handles the press of a pointer on `source`.
    fn press(self, event: &PointerEvent, source: DragSource) {
        let Some(sample) = pointer::sample(event, Change::Down) else {
            return;
        };
        if !pointer::is_main_button(event) {
            return;
        }
        pointer::capture(event);
        if pointer::is_primary(event) {
            // No other finger is down: an earlier press without an end, because
            // its piece went away, has ended.
            self.cancel();
        }
        self.state.update_value(|state| {
            // A second finger does not take the drag over.
            state.pressed.get_or_insert(source);
            state.gesture.take(sample);
        });
    }

    /// Handles a pointer that moved, was released, or was taken away by the browser.
    fn handle_change(self, event: &Event, change: Change) {
        let pressed = self.state.with_value(|state| state.pressed);
        let (Some(source), Some(sample)) = (pressed, pointer::sample(event, change)) else {
            return;
        };
        let meaning = self
            .state
            .try_update_value(|state| state.gesture.take(sample))
            .flatten();
        match meaning {
            None => {}
            Some(Meaning::Dragged { .. }) if matches!(source, DragSource::Empty(_)) => {}
            Some(Meaning::Dragged { dx, dy }) => {
                let over = target_at(source, sample.x, sample.y);
                self.drag.set(Some(Drag {
                    source,
                    dx,
                    dy,
                    over,
                }));
            }
            Some(Meaning::Tapped) => {
                self.cancel();
                self.act.run(match source {
                    DragSource::Free(piece) => Act::Pick(piece),
                    DragSource::Placed(_, slot) | DragSource::Empty(slot) => Act::Touch(slot),
                });
            }
            Some(Meaning::Dropped { x, y }) => {
                self.cancel();
                self.drop_on(source, target_at(source, x, y));
            }
            Some(Meaning::Cancelled) => {
                self.cancel();
            }
        }
    }

    /// Ends the press and the drag; returns whether there was a drag.
    pub fn cancel(self) -> bool {
        self.state.set_value(State::default());
        let was_drag = self.drag.get_untracked().is_some();
        if was_drag {
            self.drag.set(None);
        }
        was_drag
    }

    /// Turns a drop into an act. A piece dropped on a slot lies there, a number dropped on another
    /// makes a step with it; one dragged off its slot and dropped elsewhere goes back; anything
    /// else changes nothing.
    fn drop_on(self, source: DragSource, target: Option<Target>) {
        match (source, target) {
            (DragSource::Free(piece) | DragSource::Placed(piece, _), Some(Target::Slot(slot))) => {
                self.act.run(Act::Put(piece, slot));
            }
            (DragSource::Free(Piece::Number(left)), Some(Target::Tile(right))) => {
                self.act.run(Act::PutTogether(left, right));
            }
            (DragSource::Placed(_, slot), _) => self.act.run(Act::TakeOut(slot)),
            (DragSource::Free(_) | DragSource::Empty(_), _) => {}
        }
    }
}

/// The name of a slot in the document.
pub fn slot_name(slot: StepSlot) -> &'static str {
    match slot {
        StepSlot::Left => "left",
        StepSlot::Op => "op",
        StepSlot::Right => "right",
    }
}

/// The target under a piece from `source`: only two numbers that lie in no slot go together.
fn target_at(source: DragSource, x: f64, y: f64) -> Option<Target> {
    if let Some(name) = pointer::attribute_at(x, y, "data-slot") {
        let slots = [StepSlot::Left, StepSlot::Op, StepSlot::Right];
        let slot = slots.into_iter().find(|slot| slot_name(*slot) == name);
        return slot.map(Target::Slot);
    }
    let DragSource::Free(Piece::Number(dragged)) = source else {
        return None;
    };
    let tile = pointer::attribute_at(x, y, "data-tile")?.parse().ok();
    let tile = tile.map(TileId).filter(|tile| *tile != dragged);
    tile.map(Target::Tile)
}
