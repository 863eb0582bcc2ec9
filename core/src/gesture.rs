//! Turns pointer samples into gestures: a tap, a drag, a drop, or nothing at all.
//!
//! One gesture is under way at a time. A second finger neither takes over
//! nor disturbs it.

/// How far a pointer travels before a press becomes a drag, in CSS pixels. A shorter way is the
/// tremble of a tap.
pub const DRAG_DISTANCE_PX: f64 = 6.0;

/// A change of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The pointer was pressed.
    Down,
    /// The pointer moved.
    Move,
    /// The pointer was released.
    Up,
    /// The browser cancelled the pointer, or the player pressed Escape.
    Cancel,
}

/// A report about one pointer, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The browser's number for this finger, pen or mouse.
    pub pointer: i32,
    /// The change of the pointer.
    pub change: Change,
    /// The position of the pointer from the left.
    pub x: f64,
    /// The position of the pointer from the top.
    pub y: f64,
}

/// The meaning of a sample.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meaning {
    /// The pointer was pressed and released in one place: a tap.
    Tapped,
    /// The pressed thing follows the pointer, at this distance from its first place.
    Dragged {
        /// To the right, in CSS pixels.
        dx: f64,
        /// Downwards, in CSS pixels.
        dy: f64,
    },
    /// The drag ended at this position.
    Dropped {
        /// From the left, in CSS pixels.
        x: f64,
        /// From the top, in CSS pixels.
        y: f64,
    },
    /// The gesture has ended and nothing happened.
    Cancelled,
}

/// The gesture under way, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gesture {
    press: Option<Press>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    pointer: i32,
    x: f64,
    y: f64,
    is_dragging: bool,
}

impl Gesture {
    /// Takes a sample, and returns its meaning, if it has one.
    pub fn take(&mut self, sample: Sample) -> Option<Meaning> {
        let Some(press) = self.press else {
            if sample.change == Change::Down {
                self.press = Some(Press {
                    pointer: sample.pointer,
                    x: sample.x,
                    y: sample.y,
                    is_dragging: false,
                });
            }
            return None;
        };
        if sample.pointer != press.pointer {
            return None;
        }
        match sample.change {
            Change::Down => None,
            Change::Move => self.moved(press, sample),
            Change::Up => {
                self.press = None;
                Some(if press.is_dragging {
                    Meaning::Dropped {
                        x: sample.x,
                        y: sample.y,
                    }
                } else {
                    Meaning::Tapped
                })
            }
            Change::Cancel => {
                self.press = None;
                Some(Meaning::Cancelled)
            }
        }
    }

    fn moved(&mut self, press: Press, sample: Sample) -> Option<Meaning> {
        let (dx, dy) = (sample.x - press.x, sample.y - press.y);
        let is_dragging = press.is_dragging || dx.hypot(dy) >= DRAG_DISTANCE_PX;
        self.press = Some(Press {
            is_dragging,
            ..press
        });
        is_dragging.then_some(Meaning::Dragged { dx, dy })
    }

    /// Ends the current gesture, and returns whether it was a drag.
    pub fn cancel(&mut self) -> bool {
        self.press.take().is_some_and(|press| press.is_dragging)
    }
}
