//! The games that need no table, fetched when one of them is opened. On a host this
//! program is empty.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        score::text::add_english(score::text::GAMES_RESOURCES);
        score::games::app::start();
    }
}
