//! The program of statistics, fetched when they are opened. On a host this
//! program is empty.

#[cfg(target_arch = "wasm32")]
fn main() {
    use score::games::program;
    use score::learn::StatisticsPage;
    use score::page::Page;
    use score::text::STATISTICS_RESOURCES;

    program::start(Page::Statistics, STATISTICS_RESOURCES, StatisticsPage);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
