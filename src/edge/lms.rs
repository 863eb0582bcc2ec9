//! The API of a learning management system (LMS) by SCORM 1.2. It is an object of the page's
//! window, or of a window above it. No fault of the LMS stops the page: a call that throws, or has
//! no function, has failed.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::dom::window;
use super::listen;

/// The name of the object in its window.
const API: &str = "API";

/// The most windows above the page's own that are searched.
const MAX_PARENTS: usize = 20;

/// The answer to a call that succeeded.
const TRUE: &str = "true";

/// The code of no error.
const NO_ERROR: &str = "0";

/// The API of an LMS.
pub struct Api(JsValue);

/// Finds the API, if there is one by now. It looks in the page's window or one above, or else in
/// the window that has opened the page or one above that.
pub fn find() -> Option<Api> {
    let own: JsValue = window().into();
    find_above(own.clone()).or_else(|| find_above(Reflect::get(&own, &"opener".into()).ok()?))
}

/// Whether another window may have an API. It is one that has opened the page, or has the page in a
/// frame.
pub fn may_come() -> bool {
    let own = window();
    let has_parent = own.parent().ok().flatten().is_some_and(|it| it != own);
    has_parent || own.opener().is_ok_and(|opener| opener.is_object())
}

/// The API of this window or of one above it. A window of another site throws, and so may those
/// above it.
fn find_above(mut window: JsValue) -> Option<Api> {
    for _ in 0..=MAX_PARENTS {
        if !window.is_object() {
            return None;
        }
        let api = Api(Reflect::get(&window, &API.into()).ok()?);
        if api.function("LMSInitialize").is_some() {
            return Some(api);
        }
        let parent = Reflect::get(&window, &"parent".into()).ok()?;
        if parent == window {
            return None;
        }
        window = parent;
    }
    None
}

impl Api {
    /// Begins the conversation; returns whether there is one. If it has begun already, as for a
    /// frame that was loaded again, the LMS refuses this and still answers.
    pub fn begin(&self) -> bool {
        let is_begun = self.carry_out("LMSInitialize", &[""]);
        is_begun || {
            let status = self.get("cmi.core.lesson_status");
            let error = self.call("LMSGetLastError", &[]);
            !status.is_empty() && error.is_some_and(|error| text_of(&error) == NO_ERROR)
        }
    }

    /// The value of an element of the data model; empty if there is none.
    pub fn get(&self, element: &str) -> String {
        let value = self.call("LMSGetValue", &[element]);
        value.map(|value| text_of(&value)).unwrap_or_default()
    }

    /// Sets an element of the data model; returns whether the LMS has accepted the value.
    pub fn set(&self, element: &str, value: &str) -> bool {
        self.carry_out("LMSSetValue", &[element, value])
    }

    /// Has the LMS store the values that were set; returns its answer.
    pub fn commit(&self) -> bool {
        self.carry_out("LMSCommit", &[""])
    }

    /// Ends the conversation.
    pub fn finish(&self) -> bool {
        self.carry_out("LMSFinish", &[""])
    }

    fn carry_out(&self, method: &str, arguments: &[&str]) -> bool {
        let answer = self.call(method, arguments);
        answer.is_some_and(|answer| text_of(&answer) == TRUE)
    }

    fn call(&self, method: &str, arguments: &[&str]) -> Option<JsValue> {
        let arguments: Array = arguments.iter().map(|text| JsValue::from(*text)).collect();
        self.function(method)?.apply(&self.0, &arguments).ok()
    }

    fn function(&self, name: &str) -> Option<Function> {
        let method = Reflect::get(&self.0, &name.into()).ok()?;
        method.dyn_into().ok()
    }
}

/// A value as text, as LMSs answer with texts, booleans or numbers.
fn text_of(value: &JsValue) -> String {
    let of_truth = value.as_bool().map(|it| it.to_string());
    let of_number = || value.as_f64().map(|it| it.to_string());
    let text = value.as_string().or(of_truth).or_else(of_number);
    text.unwrap_or_default()
}

/// Calls `leave` when the reader leaves the page. Then the page is unloaded or kept by the browser
/// for the way back.
pub fn on_leave(leave: impl Fn() + 'static) {
    listen::on_window("pagehide", move |_| leave());
}

/// Calls `close` when the page is about to be closed, which the reader may still prevent.
pub fn on_about_to_leave(close: impl Fn() + 'static) {
    listen::on_window("beforeunload", move |_| close());
}

/// Calls `return_to` when the reader comes back to a page that they had left.
pub fn on_return(return_to: impl Fn() + 'static) {
    listen::on_window("pageshow", move |event| {
        let event = event.dyn_ref::<web_sys::PageTransitionEvent>();
        if event.is_some_and(web_sys::PageTransitionEvent::persisted) {
            return_to();
        }
    });
}
