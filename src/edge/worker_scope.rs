//! The inside of a Web Worker: messages, turns and its clock.
//!
//! The program that runs there takes this file alone, without the page's library.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Milliseconds since the worker was started, for measuring work.
pub fn elapsed_ms() -> f64 {
    scope().performance().map_or(0.0, |clock| clock.now())
}

/// Calls `handle` with each message, for as long as the worker lives.
pub fn on_message(mut handle: impl FnMut(Vec<u8>) + 'static) {
    let handle = move |event: MessageEvent| {
        if let Ok(bytes) = event.data().dyn_into::<Uint8Array>() {
            handle(bytes.to_vec());
        }
    };
    let closure = Closure::<dyn FnMut(MessageEvent)>::new(handle);
    scope().set_onmessage(Some(closure.as_ref().unchecked_ref()));
    closure.forget();
}

/// Sends a message to the page. The memory is transferred to the page, which need not copy a large
/// message.
pub fn send(message: &[u8]) {
    let bytes = Uint8Array::from(message);
    let memory = Array::of1(&bytes.buffer());
    // A page that is gone gets nothing.
    let _ = scope().post_message_with_transfer(&bytes, &memory);
}

/// Continues work after the messages that wait, like a timer without a delay.
pub struct Turns {
    port: MessagePort,
}

impl Turns {
    /// Calls `take_turn` once for each [`Turns::ask`], for as long as the worker lives.
    pub fn new(mut take_turn: impl FnMut() + 'static) -> Option<Turns> {
        let channel = MessageChannel::new().ok()?;
        let closure = Closure::<dyn FnMut(JsValue)>::new(move |_| take_turn());
        let receiving_port = channel.port2();
        receiving_port.set_onmessage(Some(closure.as_ref().unchecked_ref()));
        closure.forget();
        Some(Turns {
            port: channel.port1(),
        })
    }

    /// Asks for one more turn.
    pub fn ask(&self) {
        // A port of the worker's own is open.
        let _ = self.port.post_message(&JsValue::NULL);
    }
}
