//! The program of practice and the rolls of the day, fetched when one of them is opened. On a host
//! this program is empty.

#[cfg(target_arch = "wasm32")]
fn main() {
    use score::games::program;
    use score::learn::LearnPage;
    use score::page::Page;
    use score::text::LEARN_RESOURCES;

    program::start(Page::Practice, LEARN_RESOURCES, LearnPage);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
