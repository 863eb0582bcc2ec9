//! The program of Mathematician's Yahtzee, fetched when it is opened. On a host this program is
//! empty.

#[cfg(target_arch = "wasm32")]
fn main() {
    use score::games::program;
    use score::games::yahtzee::YahtzeePage;
    use score::page::Page;
    use score::text::YAHTZEE_RESOURCES;

    program::start(Page::Yahtzee, YAHTZEE_RESOURCES, YahtzeePage);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
