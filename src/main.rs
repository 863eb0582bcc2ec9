//! The game. On a host this program is empty.

#[cfg(target_arch = "wasm32")]
fn main() {
    use std::time::Duration;

    use leptos::mount::mount_to;
    use leptos::prelude::set_timeout;
    use score::app::App;
    use score::edge::{dom, translators};
    use score::text;

    text::add_english(text::RESOURCES);
    translators::keep_up();
    let mount = || {
        let app = dom::element("#app").expect("index.html has a place for the app");
        mount_to(app, App).forget();
    };
    // In a task of its own: the browser answers between the program's start and this.
    set_timeout(mount, Duration::ZERO);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
