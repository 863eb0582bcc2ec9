//! Whether the device has a network.

use super::dom::window;
use super::listen;

/// Whether the browser says that there is no network. A network says nothing about which machines
/// can be reached over it.
pub fn is_offline() -> bool {
    !window().navigator().on_line()
}

/// Calls `changed` when the device has lost its network, or has one again, until the
/// owner of this scope is gone.
pub fn on_change(changed: impl Fn() + Copy + 'static) {
    listen::on_window("offline", move |_| changed());
    listen::on_window("online", move |_| changed());
}
