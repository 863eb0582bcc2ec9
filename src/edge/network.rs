//! Whether the device has a network.

use super::dom::window;
use super::listen;

/// Whether the browser knows of no network. Even if there is one, the relay may still be out of
/// reach.
pub fn is_offline() -> bool {
    !window().navigator().on_line()
}

/// Calls `changed` when the device loses its network or has one again. It does so until the owner
/// of this scope is gone.
pub fn on_change(changed: impl Fn() + Copy + 'static) {
    listen::on_window("offline", move |_| changed());
    listen::on_window("online", move |_| changed());
}
