//! A program beside the page, in a Web Worker: the only code of the page that knows workers.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, WorkerOptions, WorkerType};

use super::fetch::address_of;

/// An event of a worker.
pub enum WorkerEvent {
    /// A message has arrived.
    Message(Vec<u8>),
    /// The worker could not be started, or has stopped. No more events follow.
    Failed,
}

/// A running worker. Dropping the value ends the worker and its events.
pub struct Worker {
    worker: web_sys::Worker,
    /// The functions that the browser calls, for as long as the worker is there.
    _listeners: [Closure<dyn Fn(Event)>; 2],
}

impl Worker {
    /// Starts the program `name`, whose files the page's HTML names by the ids `name-start`,
    /// `name-glue` and `name-wasm`. `handle` is called with its events. `None` if the page names no
    /// such files, or the browser has no workers or allows none.
    pub fn start(name: &str, handle: fn(WorkerEvent)) -> Option<Worker> {
        let [start, glue, wasm] =
            ["start", "glue", "wasm"].map(|file| address_of(&format!("{name}-{file}")));
        let files = Array::of2(&absolute(&glue?)?, &absolute(&wasm?)?);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(&start?, &options).ok()?;
        let message = Closure::<dyn Fn(Event)>::new(move |event: Event| handle(message_of(&event)));
        let error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // The handler says so on the page: it is no error of the page itself.
            event.prevent_default();
            let event: Option<&ErrorEvent> = event.dyn_ref();
            let reason = event.map(ErrorEvent::message).unwrap_or_default();
            leptos::logging::warn!("a worker has stopped: {reason}");
            handle(WorkerEvent::Failed);
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        worker.post_message(&files).ok()?;
        Some(Worker {
            worker,
            _listeners: [message, error],
        })
    }

    /// Sends a message, which is lost if the worker has stopped; its end is reported anyway.
    pub fn send(&self, message: &[u8]) {
        let _ = self.worker.post_message(&Uint8Array::from(message));
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// The absolute form of an address, because a worker reads a relative one from its own place.
fn absolute(address: &str) -> Option<JsValue> {
    let base = super::dom::document().base_uri().ok()??;
    let url = web_sys::Url::new_with_base(address, &base).ok()?;
    Some(url.href().into())
}

fn message_of(event: &Event) -> WorkerEvent {
    let event: Option<&MessageEvent> = event.dyn_ref();
    let bytes: Option<Uint8Array> = event.and_then(|event| event.data().dyn_into().ok());
    bytes.map_or(WorkerEvent::Failed, |bytes| {
        WorkerEvent::Message(bytes.to_vec())
    })
}
