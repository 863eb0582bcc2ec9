//! The hands of a player: a mouse, a finger, a keyboard. All input is the browser's own, made by
//! WebDriver; only the click of an assistive technology, which no driver supports, is simulated in
//! the page.

use std::time::Duration;

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{Engine, Page};

/// The most presses of Tab, more than any element needs.
const MAX_TABS: usize = 80;
/// The time of a drag, as a jump would be no drag.
const DRAG: Duration = Duration::from_millis(60);

/// The middle of the first visible element of a selector, for a press; the witness reports a press
/// that hits another button. It is null while something moves or covers the element, and until the
/// element has been in three frames: WebKit loses a press on a new layout, and the page looks for
/// moved elements once a frame. Then the second passes that a person takes before a press.
const MIDDLE: &str = "
    const [selector, isPress] = wanted;
    const one = [...document.querySelectorAll(selector)]
      .find((each) => each.getClientRects().length > 0);
    if (!one || document.getAnimations().some((motion) =>
      motion.playState === 'running'
      && motion.effect.getComputedTiming().iterations !== Infinity
      && (motion instanceof CSSAnimation || motion.effect.target.contains(one)
          || one.contains(motion.effect.target)))) {
      return null;
    }
    one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!one.contains(document.elementFromPoint(x, y))) return null;
    const before = find.before;
    find.before = [one, x, y];
    const stays = before?.every((each, index) => each === find.before[index]);
    find.stays = stays ? (find.stays ?? 0) + 1 : 0;
    if (find.stays < 2) return null;
    window.wantedPress = isPress ? one : null;
    window.passTime?.(1000);
    return [x, y];";

/// The device that a player plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A mouse with its left button.
    Mouse,
    /// One finger.
    Touch,
    /// Tab and Enter.
    Keyboard,
    /// An assistive technology: a click without any pointer before it.
    Click {
        /// The number of presses that the browser reports.
        count: u8,
    },
}

impl Hand {
    /// The hands that drivers support.
    pub const ALL: [Hand; 3] = [Hand::Mouse, Hand::Touch, Hand::Keyboard];

    /// The hands that the page tells apart: if a driver sends a touch as a mouse, playing by touch
    /// would be a repetition.
    pub fn of(engine: Engine) -> impl Iterator<Item = Hand> {
        let all = Hand::ALL.into_iter();
        all.filter(move |hand| *hand != Hand::Touch || engine.touches())
    }

    /// The hands that point.
    pub fn pointers_of(engine: Engine) -> impl Iterator<Item = Hand> {
        Hand::of(engine).filter(|hand| *hand != Hand::Keyboard)
    }
}

/// A point of the view in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The distance from the left.
    pub x: f64,
    /// The distance from the top.
    pub y: f64,
}

impl Page {
    /// Presses the first visible element of a selector with the present hand.
    #[track_caller]
    pub fn press(&self, selector: &str) {
        match self.hand() {
            Hand::Keyboard => {
                self.tab_to(selector);
                self.keys_at_rest(&[Key::Enter]);
            }
            Hand::Click { count } => self.click_without_pointer(selector, count),
            Hand::Mouse | Hand::Touch => {
                let at = self.point_of(selector, true);
                self.pointer(&[to(at, Duration::ZERO), DOWN, UP]);
            }
        }
    }

    #[track_caller]
    fn click_without_pointer(&self, selector: &str, count: u8) {
        self.point_of(selector, false);
        self.run(
            "const [selector, detail] = arguments;
             [...document.querySelectorAll(selector)]
               .find((each) => each.getClientRects().length > 0)
               .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))",
            vec![json!(selector), json!(count)],
        );
    }

    /// Drags from the middle of one element to the middle of another; not with the keyboard.
    #[track_caller]
    pub fn drag(&self, from: &str, to_selector: &str) {
        let (start, end) = (self.middle_of(from), self.middle_of(to_selector));
        self.pointer(&[
            to(start, Duration::ZERO),
            DOWN,
            to(between(start, end), DRAG),
            to(end, DRAG),
            UP,
        ]);
    }

    /// Begins a drag from one element to another, and stops there without letting go.
    #[track_caller]
    pub fn begin_drag(&self, from: &str, to_selector: &str) {
        let (start, end) = (self.middle_of(from), self.middle_of(to_selector));
        self.pointer(&[
            to(start, Duration::ZERO),
            DOWN,
            to(between(start, end), DRAG),
            to(end, DRAG),
        ]);
    }

    /// Releases the pointer of a drag.
    #[track_caller]
    pub fn let_go(&self) {
        self.pointer(&[UP]);
    }

    /// Presses two elements at once, each with a finger; one after the other if the driver knows
    /// only one pointer.
    #[track_caller]
    pub fn press_together(&self, first: &str, second: &str) {
        let points = [self.middle_of(first), self.middle_of(second)];
        let [first, second] = points.map(|at| to(at, Duration::ZERO));
        let rest = PointerAction::Pause {
            duration: Duration::ZERO,
        };
        if self.engine().touches() {
            // The fingers begin a moment apart, like hands, and both are down at the same time.
            let first = [first, DOWN, rest.clone(), UP, rest.clone()];
            let second = [second, rest.clone(), DOWN, rest, UP];
            self.two_fingers(&first, &second);
        } else {
            self.pointer(&[first, DOWN, UP]);
            self.pointer(&[second, DOWN, UP]);
        }
    }

    /// Carries out the actions of two fingers at the same time, as many for each; at the end both
    /// are up. Only if the engine [touches](Engine::touches).
    #[track_caller]
    pub fn two_fingers(&self, first: &[PointerAction], second: &[PointerAction]) {
        if self.engine() == Engine::Chromium {
            // Later pages would only get clicks of touches.
            self.wear_out();
            for (one, other) in first.iter().zip(second) {
                self.chromium_finger(0, one);
                self.chromium_finger(1, other);
            }
            return;
        }
        let finger = |id: &str, actions: &[PointerAction]| {
            let finger = TouchActions::new(id.to_owned());
            actions.iter().cloned().fold(finger, InputSource::then)
        };
        let both = Actions::from(finger("finger", first));
        self.perform(both.and(finger("other finger", second)));
    }

    /// Presses and releases one key wherever the focus is.
    #[track_caller]
    pub fn key(&self, key: Key) {
        self.keys_down_up(&[char::from(key)]);
    }

    /// Presses keys one after the other, each when the page has painted the effect of the previous
    /// one, because the focus may move with a frame.
    #[track_caller]
    pub fn keys_at_rest(&self, keys: &[Key]) {
        for key in keys {
            self.key(*key);
            self.painted();
        }
    }

    /// Holds Enter down; it is repeated after `moved` has returned.
    #[track_caller]
    pub fn hold_enter(&self, moved: impl FnOnce()) {
        let value = char::from(Key::Enter);
        let press = |actions: &[KeyAction]| {
            let keyboard = KeyActions::new("keyboard".to_owned());
            let keyboard = actions.iter().cloned().fold(keyboard, InputSource::then);
            self.perform(Actions::from(keyboard));
        };
        press(&[KeyAction::Down { value }]);
        moved();
        if self.engine() == Engine::Chromium {
            // Chromium's driver treats a key that is pressed again as another press.
            self.chromium_repeats_enter();
        } else {
            press(&[KeyAction::Down { value }, KeyAction::Down { value }]);
        }
        press(&[KeyAction::Up { value }]);
        self.painted();
    }

    /// Presses a character while another key, such as Control, is held.
    #[track_caller]
    pub fn chord(&self, held: Key, character: char) {
        let held = char::from(held);
        let actions = [
            KeyAction::Down { value: held },
            KeyAction::Down { value: character },
            KeyAction::Up { value: character },
            KeyAction::Up { value: held },
        ];
        let keyboard = KeyActions::new("keyboard".to_owned());
        self.perform(Actions::from(
            actions.into_iter().fold(keyboard, InputSource::then),
        ));
    }

    /// Types characters wherever the focus is.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        self.keys_down_up(&text.chars().collect::<Vec<_>>());
    }

    /// Moves the focus with Tab until it is on an element of the selector.
    ///
    /// Firefox goes back with Shift and Tab if possible: beyond the end of the page its own window
    /// gets the keys, and a button reached from there gets no Enter. `WebKit`'s driver does not
    /// support Shift with Tab.
    #[track_caller]
    pub fn tab_to(&self, selector: &str) {
        for _ in 0..MAX_TABS {
            if self.has_focus(selector) {
                return;
            }
            let is_behind = self.engine() == Engine::Firefox
                && self.run(
                    "const one = [...document.querySelectorAll(arguments[0])]
                   .find((each) => each.getClientRects().length > 0);
                 const here = document.activeElement ?? document.body;
                 return one && here !== document.body
                   && here.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_PRECEDING;",
                    vec![json!(selector)],
                ) == json!(true);
            if is_behind {
                self.chord(Key::Shift, char::from(Key::Tab));
            } else {
                self.key(Key::Tab);
            }
        }
        panic!("Tab does not reach {selector}");
    }

    /// Whether the focus is on an element of the selector.
    #[track_caller]
    pub fn has_focus(&self, selector: &str) -> bool {
        self.run(
            "return document.activeElement?.matches(arguments[0]) ?? false",
            vec![json!(selector)],
        ) == json!(true)
    }

    /// Waits until the focus is on an element of the selector.
    #[track_caller]
    pub fn expect_focus(&self, selector: &str) {
        let focused = "document.activeElement";
        self.wait_until(
            &format!("the focus is on {selector}"),
            &format!("{focused} && {focused}.matches({})", json!(selector)),
        );
    }

    /// Scrolls the first visible element of a selector into view, waits until it is at rest, and
    /// returns its middle.
    #[track_caller]
    pub fn middle_of(&self, selector: &str) -> Point {
        self.point_of(selector, false)
    }

    #[track_caller]
    fn point_of(&self, selector: &str, is_press: bool) -> Point {
        let found = self.soon(
            &format!("{selector} can be seen, has come to rest and is not covered"),
            MIDDLE,
            json!([selector, is_press]),
        );
        point(&found, selector)
    }

    /// Presses a point at once, no matter which element is there by now.
    #[track_caller]
    pub fn press_at(&self, at: Point) {
        self.pointer(&[to(at, Duration::ZERO), DOWN, UP]);
    }

    /// The middle of the first visible element of a selector, without waiting as a person would.
    #[track_caller]
    pub fn middle_by_now(&self, selector: &str) -> Point {
        let found = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2];",
            vec![json!(selector)],
        );
        point(&found, selector)
    }

    /// Stops the page's clock of presses from now on; only [`pass_time`](Page::pass_time) moves it.
    #[track_caller]
    pub fn stop_time(&self) {
        self.run("stopTime()", Vec::new());
    }

    /// Lets the page's clock of presses run again, from where it was stopped.
    #[track_caller]
    pub fn start_time(&self) {
        self.run("startTime()", Vec::new());
    }

    /// Moves the page's clock of presses on, in milliseconds.
    #[track_caller]
    pub fn pass_time(&self, time_ms: u32) {
        self.run("passTime(arguments[0])", vec![json!(time_ms)]);
    }

    /// Carries out a series of actions of the present hand's pointer.
    #[track_caller]
    pub fn pointer(&self, actions: &[PointerAction]) {
        if self.hand() == Hand::Touch && self.engine() == Engine::Chromium {
            for action in actions {
                self.chromium_finger(0, action);
            }
            return;
        }
        let actions = actions.iter().cloned();
        match self.hand() {
            Hand::Mouse => self.perform(Actions::from(
                actions.fold(MouseActions::new("mouse".to_owned()), InputSource::then),
            )),
            Hand::Touch => self.perform(Actions::from(
                actions.fold(TouchActions::new("finger".to_owned()), InputSource::then),
            )),
            Hand::Keyboard | Hand::Click { .. } => panic!("{:?} has no pointer", self.hand()),
        }
    }

    #[track_caller]
    fn keys_down_up(&self, keys: &[char]) {
        let actions = keys
            .iter()
            .flat_map(|&value| [KeyAction::Down { value }, KeyAction::Up { value }])
            .fold(KeyActions::new("keyboard".to_owned()), InputSource::then);
        self.perform(Actions::from(actions));
    }

    #[track_caller]
    fn perform(&self, actions: Actions) {
        self.must(self.client().perform_actions(actions));
    }
}

#[track_caller]
fn point(found: &Value, selector: &str) -> Point {
    match (found[0].as_f64(), found[1].as_f64()) {
        (Some(x), Some(y)) => Point { x, y },
        _ => panic!("{selector} has no place in the page"),
    }
}

/// The press of a button or a finger.
pub const DOWN: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};

/// The release of a button or a finger.
pub const UP: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

/// A move to a point of the view, in this time.
pub fn to(point: Point, duration: Duration) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(duration),
        x: point.x,
        y: point.y,
    }
}

/// The point half-way between two points.
pub fn between(start: Point, end: Point) -> Point {
    Point {
        x: f64::midpoint(start.x, end.x),
        y: f64::midpoint(start.y, end.y),
    }
}
