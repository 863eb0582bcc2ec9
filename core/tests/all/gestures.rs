//! Tests of gestures: whether the samples of a pointer are a tap or a drag.

use score_core::gesture::Change::{self, Cancel, Down, Move, Up};
use score_core::gesture::{Gesture, Meaning, Sample};

/// Feeds `(pointer, change, x, y)` and gives the last meaning.
fn last(samples: &[(i32, Change, f64, f64)]) -> Option<Meaning> {
    let mut gesture = Gesture::default();
    let mut meaning = None;
    for &(pointer, change, x, y) in samples {
        meaning = gesture.take(Sample {
            pointer,
            change,
            x,
            y,
        });
    }
    meaning
}

#[test]
fn a_press_that_trembles_is_a_tap() {
    let samples = [(1, Down, 10.0, 10.0), (1, Move, 13.0, 12.0)];
    assert_eq!(last(&samples), None);
    let samples = [samples[0], samples[1], (1, Up, 13.0, 12.0)];
    assert_eq!(last(&samples), Some(Meaning::Tapped));
}

#[test]
fn a_press_that_travels_is_a_drag_even_when_it_comes_back() {
    let out = [(1, Down, 0.0, 0.0), (1, Move, 9.0, 0.0)];
    let dragged = Meaning::Dragged { dx: 9.0, dy: 0.0 };
    assert_eq!(last(&out), Some(dragged));
    let back = [out[0], out[1], (1, Move, 1.0, 0.0), (1, Up, 1.0, 0.0)];
    assert_eq!(last(&back), Some(Meaning::Dropped { x: 1.0, y: 0.0 }));
}

#[test]
fn a_cancelled_drag_drops_nothing() {
    let samples = [
        (1, Down, 0.0, 0.0),
        (1, Move, 50.0, 0.0),
        (1, Cancel, 50.0, 0.0),
    ];
    assert_eq!(last(&samples), Some(Meaning::Cancelled));
    let after = [samples[0], samples[1], samples[2], (1, Up, 50.0, 0.0)];
    assert_eq!(last(&after), None);
}

#[test]
fn a_second_finger_changes_nothing() {
    let samples = [
        (1, Down, 0.0, 0.0),
        (2, Down, 90.0, 0.0),
        (2, Move, 20.0, 0.0),
        (2, Up, 20.0, 0.0),
        (1, Up, 0.0, 0.0),
    ];
    assert_eq!(last(&samples[..4]), None);
    assert_eq!(last(&samples), Some(Meaning::Tapped));
}
