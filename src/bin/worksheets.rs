//! The program of worksheets and of mistakes to be found, fetched when one of them is opened. On a
//! host this program is empty.

#[cfg(target_arch = "wasm32")]
fn main() {
    use score::games::program;
    use score::page::Page;
    use score::text::WORKSHEETS_RESOURCES;
    use score::worksheets::Worksheets;

    program::start(Page::Sheet, WORKSHEETS_RESOURCES, Worksheets);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
