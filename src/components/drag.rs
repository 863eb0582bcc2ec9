//! The one drag that can be under way on a board.

use leptos::attr::Attribute;
use leptos::ev::{Event, PointerEvent};
use leptos::prelude::*;
use score_core::gesture::{Change, Gesture, Meaning};
use score_core::hand::{Act, Piece, Place};

use crate::edge::{listen, pointer};

/// Where a drag began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Among the numbers or the operators.
    Store(Piece),
    /// In one of the three places.
    Placed(Piece, Place),
    /// In a place where nothing lies: it can be tapped.
    Empty(Place),
}

/// What is being dragged, and how far.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    source: Source,
    dx: f64,
    dy: f64,
    over: Option<Place>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    gesture: Gesture,
    pressed: Option<Source>,
}

/// Turns what pointers do on a board into acts; copies share it.
#[derive(Clone, Copy)]
pub struct Dragging {
    state: StoredValue<State>,
    drag: RwSignal<Option<Drag>>,
    act: Callback<Act>,
}

impl Dragging {
    /// No drag yet; `act` is called with what a pointer does.
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
                dragging.go_on(&event, Change::Cancel);
            }
        });
        dragging
    }

    /// Whether a drag hovers over `place`.
    pub fn is_over(self, place: Place) -> bool {
        self.drag.get().is_some_and(|drag| drag.over == Some(place))
    }

    /// What makes an element something that a pointer can drag and tap:
    /// `view! { <button {..dragging.draggable(source)}/> }`.
    pub fn draggable(self, source: Signal<Source>) -> impl Attribute + use<> {
        let mine = move || self.drag.get().filter(|drag| drag.source == source.get());
        // Whole pixels are fine enough, and printing them is cheap.
        let px = |distance: f64| format!("{}px", distance.round() as i32);
        view! {
            <{..}
                class:dragging=move || mine().is_some()
                style:--drag-x=move || px(mine().map_or(0.0, |drag| drag.dx))
                style:--drag-y=move || px(mine().map_or(0.0, |drag| drag.dy))
                // No click follows the finger: the board may have changed by then,
                // and another button would be under it.
                on:touchstart=|event| event.prevent_default()
                on:pointerdown=move |event| self.press(&event, source.get_untracked())
                on:pointermove=move |event| self.go_on(&event, Change::Move)
                on:pointerup=move |event| self.go_on(&event, Change::Up)
                on:pointercancel=move |event| self.go_on(&event, Change::Cancel)
            />
        }
    }

    /// A pointer was pressed on `source`.
    fn press(self, event: &PointerEvent, source: Source) {
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

    /// A pointer moved, was released, or was taken away by the browser.
    fn go_on(self, event: &Event, change: Change) {
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
            Some(Meaning::Dragged { .. }) if matches!(source, Source::Empty(_)) => {}
            Some(Meaning::Dragged { dx, dy }) => {
                let over = place_at(sample.x, sample.y);
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
                    Source::Store(piece) => Act::Pick(piece),
                    Source::Placed(_, place) | Source::Empty(place) => Act::Touch(place),
                });
            }
            Some(Meaning::Dropped { x, y }) => {
                self.cancel();
                self.drop_on(source, place_at(x, y));
            }
            Some(Meaning::Cancelled) => {
                self.cancel();
            }
        }
    }

    /// Lets go of everything; whether there was a drag to end.
    pub fn cancel(self) -> bool {
        self.state.set_value(State::default());
        let was_drag = self.drag.get_untracked().is_some();
        if was_drag {
            self.drag.set(None);
        }
        was_drag
    }

    /// A piece dropped on a place lies there; one dragged off its place and
    /// dropped elsewhere goes back; anything else changes nothing.
    fn drop_on(self, source: Source, place: Option<Place>) {
        match (source, place) {
            (Source::Store(piece) | Source::Placed(piece, _), Some(place)) => {
                self.act.run(Act::Put(piece, place));
            }
            (Source::Placed(_, place), None) => self.act.run(Act::TakeOut(place)),
            (Source::Store(_), None) | (Source::Empty(_), _) => {}
        }
    }
}

/// The name of a place in the document.
pub fn place_name(place: Place) -> &'static str {
    match place {
        Place::Left => "left",
        Place::Op => "op",
        Place::Right => "right",
    }
}

fn place_at(x: f64, y: f64) -> Option<Place> {
    let name = pointer::attribute_at(x, y, "data-place")?;
    [Place::Left, Place::Op, Place::Right]
        .into_iter()
        .find(|place| place_name(*place) == name)
}
