//! Keeps the screen on while a player thinks and touches nothing, if the browser can.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::dom::{self, call, document, window};
use super::listen;

/// The state of the browser's wake lock, which keeps the screen on.
enum Lock {
    None,
    Asked,
    Held(JsValue),
}

/// Keeps the screen on while `is_wanted`, until the owner of this scope is gone.
pub fn keep_screen_on(is_wanted: Memo<bool>) {
    let lock = StoredValue::new_local(Lock::None);
    let follow = move || follow(is_wanted, lock);
    Effect::new(move |_| {
        is_wanted.track();
        follow();
    });
    // The browser takes the lock away from a page that is hidden.
    listen::on(document().as_ref(), "visibilitychange", move |_| follow());
    on_cleanup(move || {
        lock.try_update_value(|lock| release(std::mem::replace(lock, Lock::None)));
    });
}

fn follow(is_wanted: Memo<bool>, lock: StoredValue<Lock, LocalStorage>) {
    let is_due = move || is_wanted.try_get_untracked() == Some(true) && dom::is_visible();
    let is_missing = lock.try_with_value(|lock| match lock {
        Lock::None => true,
        Lock::Asked => false,
        Lock::Held(held) => is_released(held),
    });
    match (is_due(), is_missing) {
        (true, Some(true)) => {
            lock.set_value(Lock::Asked);
            spawn_local(async move {
                let answer = match request_lock() {
                    Ok(asked) => JsFuture::from(asked).await,
                    Err(refusal) => Err(refusal),
                };
                // A browser that cannot, or saves power, turns the screen off as usual.
                let mut answer = answer.map_or(Lock::None, Lock::Held);
                if !is_due() {
                    release(std::mem::replace(&mut answer, Lock::None));
                }
                lock.try_update_value(|lock| *lock = answer);
            });
        }
        (false, Some(_)) => {
            lock.update_value(|lock| {
                if let Lock::Held(_) = lock {
                    release(std::mem::replace(lock, Lock::None));
                }
            });
        }
        _ => {}
    }
}

/// Calls `navigator.wakeLock.request("screen")`.
fn request_lock() -> Result<js_sys::Promise, JsValue> {
    let locks = js_sys::Reflect::get(&window().navigator(), &"wakeLock".into())?;
    call(&locks, "request", &["screen".into()])
}

fn is_released(lock: &JsValue) -> bool {
    js_sys::Reflect::get(lock, &"released".into()).is_ok_and(|released| released.is_truthy())
}

fn release(lock: Lock) {
    if let Lock::Held(lock) = lock {
        // A lock that the browser has taken back needs no release.
        let _ = call(&lock, "release", &[]);
    }
}
