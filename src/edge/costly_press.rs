//! Presses that cost points or take something away.
//!
//! Such a button has the attribute [`COSTS`], whose value changes with the meaning of a press:
//! another roll, another player, another value. A press of a pointer counts only if the button was
//! there, at this place and with this meaning, for 400 ms before the pointer went down, and still
//! is when it comes up: nobody wants to press a button that has just taken the place of another.
//! The times of press and picture are the browser's, because a busy page receives both later.
//!
//! Keys and assistive technologies (`presses`) press the element with the focus, which is led
//! elsewhere when buttons change.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Array, WeakMap};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, MutationObserver, MutationObserverInit, PointerEvent};

use super::dom::{self, document, window};
use super::{listen, node, presses};

/// The attribute of the buttons whose presses cost something.
pub const COSTS: &str = "data-costs";

/// How long a button must have been there, in milliseconds. People need as long to see that
/// something is new, and a second press by mistake comes within it.
const SEEN_MS: f64 = 400.0;

/// The class of the animation of a button that was pressed too soon.
const TOO_SOON: &str = "too-soon";

/// The selector of buttons that do nothing now.
const IDLE: &str = ":disabled, [aria-disabled=true]";

/// The farthest that a button may move and still count as at the same place, in CSS pixels.
const MOVED_PX: f64 = 8.0;

/// The events, besides scrolling, after which buttons may be at other places in an unchanged
/// document.
const MOVERS: [&str; 4] = ["resize", "transitionend", "animationend", "load"];

/// The events by which a player scrolls; other scrolling moves buttons under their finger.
const SCROLLERS: [&str; 3] = ["wheel", "touchmove", "keydown"];

/// How long after such an event, or its last scrolling, scrolling is the player's own, in
/// milliseconds.
const PLAYER_SCROLL_MS: f64 = 300.0;

/// The pointers that are down, and the buttons that were seen.
struct Guard {
    /// For each button its meaning, its place in the document, and the time since which both have
    /// been so.
    seen: WeakMap,
    /// The element that each pointer that is down may press, by its id.
    down: RefCell<HashMap<i32, Pressed>>,
    /// The element that the last released pointer may press, for the click that follows.
    lifted: RefCell<Option<Pressed>>,
    is_look_due: Cell<bool>,
    /// Whether all movement since the last look was the player's scrolling.
    only_player_scrolled: Cell<bool>,
    player_scrolls_until_ms: Cell<f64>,
    on_too_soon: Box<dyn Fn()>,
}

/// The element under a pointer that went down.
#[derive(Clone, PartialEq)]
enum Pressed {
    /// A button, seen for long enough, with its meaning then.
    Button(Element, String),
    /// An element that the pointer may not press.
    Nothing,
}

/// Watches the costly buttons of the whole document. A press that does not count moves its button a
/// little, and `on_too_soon` is called.
pub fn watch_over(on_too_soon: impl Fn() + 'static) {
    presses::watch();
    let guard = Rc::new(Guard {
        seen: WeakMap::new(),
        down: RefCell::default(),
        lifted: RefCell::default(),
        is_look_due: Cell::default(),
        only_player_scrolled: Cell::new(true),
        player_scrolls_until_ms: Cell::default(),
        on_too_soon: Box::new(on_too_soon),
    });
    guard.look_after_changes();
    let handle = |name, handler: fn(&Guard, &Event)| {
        let guard = guard.clone();
        listen::first(name, move |event| handler(&guard, &event));
    };
    for name in SCROLLERS {
        handle(name, Guard::may_scroll);
    }
    handle("pointerdown", Guard::pointer_down);
    handle("pointerup", Guard::pointer_up);
    handle("pointercancel", Guard::pointer_cancel);
    handle("click", Guard::click);
}

impl Guard {
    /// Looks at the buttons in the next picture after anything has changed or moved.
    fn look_after_changes(self: &Rc<Guard>) {
        let guard = self.clone();
        let changed = Closure::<dyn Fn()>::new(move || guard.look_soon(false));
        let options = MutationObserverInit::new();
        options.set_subtree(true);
        options.set_child_list(true);
        options.set_attributes(true);
        options.set_character_data(true);
        if let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) {
            // The document can always be observed.
            let _ = observer.observe_with_options(&document(), &options);
        }
        changed.forget();
        for name in MOVERS {
            let guard = self.clone();
            listen::first(name, move |_| guard.look_soon(false));
        }
        let guard = self.clone();
        listen::first("scroll", move |event| {
            let now_ms = event.time_stamp();
            let by_player = now_ms <= guard.player_scrolls_until_ms.get();
            if by_player {
                guard.player_scrolls_until_ms.set(now_ms + PLAYER_SCROLL_MS);
            }
            guard.look_soon(by_player);
        });
        self.look_soon(false);
    }

    fn may_scroll(&self, event: &Event) {
        let until_ms = event.time_stamp() + PLAYER_SCROLL_MS;
        self.player_scrolls_until_ms.set(until_ms);
    }

    fn look_soon(self: &Rc<Guard>, by_player: bool) {
        let only_player = self.only_player_scrolled.get() && by_player;
        self.only_player_scrolled.set(only_player);
        if self.is_look_due.replace(true) {
            return;
        }
        let guard = self.clone();
        dom::at_next_picture(move |now_ms| {
            guard.is_look_due.set(false);
            guard.look(now_ms, guard.only_player_scrolled.replace(true));
        });
    }

    /// Looks at all buttons in the picture of `now_ms`; `may_move` if the player's scrolling has
    /// moved them.
    fn look(&self, now_ms: f64, may_move: bool) {
        let Ok(buttons) = document().query_selector_all(&format!("[{COSTS}]")) else {
            return;
        };
        for index in 0..buttons.length() {
            let button = buttons.get(index).and_then(|node| node.dyn_into().ok());
            if let Some(button) = button {
                self.note(&button, now_ms, may_move);
            }
        }
    }

    /// Notes the place and the meaning of a button. Returns the time since which both have been so,
    /// in milliseconds.
    fn note(&self, button: &Element, now_ms: f64, may_move: bool) -> f64 {
        let meaning = button.get_attribute(COSTS).unwrap_or_default();
        let (x, y) = middle_of(button);
        let before = self.seen.get(button).dyn_into::<Array>().ok();
        let since_ms = before.and_then(|before| {
            let number = |index| before.get(index).as_f64();
            let has_same_place =
                (number(1)? - x).abs() <= MOVED_PX && (number(2)? - y).abs() <= MOVED_PX;
            let is_unchanged =
                before.get(0).as_string()? == meaning && (has_same_place || may_move);
            if is_unchanged { number(3) } else { None }
        });
        let since_ms = since_ms.unwrap_or(now_ms);
        self.keep(button, &meaning, (x, y), since_ms);
        since_ms
    }

    fn keep(&self, button: &Element, meaning: &str, (x, y): (f64, f64), since_ms: f64) {
        let [x, y, since] = [x, y, since_ms].map(JsValue::from);
        self.seen
            .set(button, &Array::of4(&meaning.into(), &x, &y, &since));
    }

    fn pointer_down(&self, event: &Event) {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
            return;
        };
        self.lifted.take();
        let now_ms = event.time_stamp();
        let pressed = match button_of(event) {
            Some(button) if now_ms - self.note(&button, now_ms, false) >= SEEN_MS => {
                let meaning = button.get_attribute(COSTS).unwrap_or_default();
                Pressed::Button(button, meaning)
            }
            _ => Pressed::Nothing,
        };
        self.down.borrow_mut().insert(pointer.pointer_id(), pressed);
    }

    fn pointer_up(&self, event: &Event) {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
            return;
        };
        let pressed = self.down.borrow_mut().remove(&pointer.pointer_id());
        let pressed = pressed.unwrap_or(Pressed::Nothing);
        if let Some(button) = button_of(event)
            && !is_of(&pressed, &button)
        {
            event.stop_immediate_propagation();
            self.answer_too_soon(&button);
        }
        // A browser makes clicks of the first pointer alone.
        if pointer.is_primary() {
            self.lifted.replace(Some(pressed));
        }
    }

    fn answer_too_soon(&self, button: &Element) {
        // A button that has nothing to do does not move.
        if !button.matches(IDLE).unwrap_or(true) {
            node::animate(button.clone(), TOO_SOON, &[]);
            (self.on_too_soon)();
        }
    }

    fn pointer_cancel(&self, event: &Event) {
        if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
            self.down.borrow_mut().remove(&pointer.pointer_id());
        }
    }

    fn click(&self, event: &Event) {
        let lifted = self.lifted.take();
        let Some(button) = button_of(event) else {
            return;
        };
        let Some(pressed) = lifted.filter(|_| !presses::is_without_pointer(event)) else {
            return;
        };
        if !is_of(&pressed, &button) {
            event.stop_immediate_propagation();
            event.prevent_default();
            return;
        }
        // The second press of a double press does not count.
        let meaning = button.get_attribute(COSTS).unwrap_or_default();
        self.keep(&button, &meaning, middle_of(&button), event.time_stamp());
    }
}

/// Whether the pressed element is this button, still with the same meaning.
fn is_of(pressed: &Pressed, button: &Element) -> bool {
    let meaning = button.get_attribute(COSTS).unwrap_or_default();
    *pressed == Pressed::Button(button.clone(), meaning)
}

/// The button that costs something under an event.
fn button_of(event: &Event) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(&format!("[{COSTS}]")).ok()?
}

/// The middle of an element in the document, in CSS pixels: scrolling does not move it.
fn middle_of(button: &Element) -> (f64, f64) {
    let rect = button.get_bounding_client_rect();
    let scrolled = |by: Result<f64, JsValue>| by.unwrap_or_default();
    let x = rect.left() + rect.width() / 2.0 + scrolled(window().scroll_x());
    let y = rect.top() + rect.height() / 2.0 + scrolled(window().scroll_y());
    (x, y)
}
