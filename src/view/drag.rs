//! The one drag that can be under way on a board.

use score_core::gesture::{Change, Gesture, Meaning};
use score_core::hand::{Act, Piece, Place};

use crate::edge::element::{El, Event};
use crate::edge::live::Live;
use crate::edge::{listen, pointer};
use crate::view::board::Desk;

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
    drag: Option<Drag>,
}

/// Turns what pointers do on a board into acts.
#[derive(Clone, Copy)]
pub struct Dragging {
    state: Live<State>,
    desk: Desk,
}

impl Dragging {
    /// No drag yet on the board of `desk`.
    pub fn new(desk: Desk) -> Dragging {
        let dragging = Dragging {
            state: Live::new(State::default()),
            desk,
        };
        // A piece that goes away in the middle of its drag never hears of the
        // end. After an ordinary end there is nothing left to cancel.
        listen::on_window("lostpointercapture", move |event| {
            if pointer::has_lost_its_element(&event) {
                dragging.go_on(&event, Change::Cancel);
            }
        });
        dragging
    }

    fn drag(self) -> Option<Drag> {
        self.state.with(|state| state.drag)
    }

    /// Whether a drag hovers over `place`.
    pub fn is_over(self, place: Place) -> bool {
        self.drag().is_some_and(|drag| drag.over == Some(place))
    }

    /// Makes `element` something that a pointer can drag and tap, as long as
    /// `source` gives what it is.
    pub fn draggable(
        self,
        element: El,
        source: impl Fn() -> Option<Source> + Copy + 'static,
    ) -> El {
        let mine = move || self.drag().filter(|drag| Some(drag.source) == source());
        // Whole pixels are fine enough, and printing them is cheap.
        let px = |distance: f64| format!("{}px", distance.round() as i32);
        element
            .class_if("dragging", move || mine().is_some())
            .property_of("--drag-x", move || px(mine().map_or(0.0, |drag| drag.dx)))
            .property_of("--drag-y", move || px(mine().map_or(0.0, |drag| drag.dy)))
            // No click follows the finger: the board may have changed by then,
            // and another key would be under it.
            .on("touchstart", |event| event.prevent_default())
            .on("pointerdown", move |event| {
                if let Some(source) = source() {
                    self.press(&event, source);
                }
            })
            .on("pointermove", move |event| self.go_on(&event, Change::Move))
            .on("pointerup", move |event| self.go_on(&event, Change::Up))
            .on("pointercancel", move |event| {
                self.go_on(&event, Change::Cancel);
            })
    }

    /// A pointer was pressed on `source`.
    fn press(self, event: &Event, source: Source) {
        let Some(sample) = pointer::sample(event, Change::Down) else {
            return;
        };
        if !pointer::is_main_button(event) {
            return;
        }
        pointer::capture(event);
        if pointer::is_primary(event) {
            // No other finger is down: an earlier press whose end was never
            // heard of, because its piece went away, is over.
            self.cancel();
        }
        self.state.update(|state| {
            // A second finger does not take the drag over.
            state.pressed.get_or_insert(source);
            state.gesture.take(sample);
        });
    }

    /// A pointer moved, was released, or was taken away by the browser.
    fn go_on(self, event: &Event, change: Change) {
        let pressed = self.state.peek(|state| state.pressed);
        let (Some(source), Some(sample)) = (pressed, pointer::sample(event, change)) else {
            return;
        };
        let meaning = self
            .state
            .update_quietly(|state| state.gesture.take(sample));
        match meaning {
            None => {}
            Some(Meaning::Dragged { .. }) if matches!(source, Source::Empty(_)) => {}
            Some(Meaning::Dragged { dx, dy }) => {
                let over = place_at(sample.x, sample.y);
                let drag = Drag {
                    source,
                    dx,
                    dy,
                    over,
                };
                self.state.update(|state| state.drag = Some(drag));
            }
            Some(Meaning::Tapped) => {
                self.cancel();
                self.desk.act(match source {
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
        let was_drag = self.state.peek(|state| state.drag.is_some());
        self.state.set(State::default());
        was_drag
    }

    /// A piece dropped on a place lies there; one dragged off its place and
    /// dropped elsewhere goes back; anything else changes nothing.
    fn drop_on(self, source: Source, place: Option<Place>) {
        match (source, place) {
            (Source::Store(piece) | Source::Placed(piece, _), Some(place)) => {
                self.desk.act(Act::Put(piece, place));
            }
            (Source::Placed(_, place), None) => self.desk.act(Act::TakeOut(place)),
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
