//! The program `score`: adds messages, mounts the app, and is empty on a host.

#[cfg(target_arch = "wasm32")]
fn main() {
    use leptos::mount::mount_to;
    use score::app::App;
    use score::edge::{dom, translators};
    use score::text::{self, RESOURCES, language};

    text::add_english(RESOURCES);
    translators::keep_current();
    let mount = || {
        let app = dom::element("#app").expect("index.html has a place for the app");
        mount_to(app, App).forget();
    };
    language::before_first_view(mount);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
