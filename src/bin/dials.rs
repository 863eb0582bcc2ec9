//! The program of Dials, fetched when it is opened. On a host this program is
//! empty.

#[cfg(target_arch = "wasm32")]
fn main() {
    use score::games::dials::DialsPage;
    use score::games::program;
    use score::page::Page;
    use score::text::DIALS_RESOURCES;

    program::start(Page::Dials, DIALS_RESOURCES, DialsPage);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
