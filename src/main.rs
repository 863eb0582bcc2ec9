//! The game. On a host this program is empty.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        score::text::add_english(score::text::RESOURCES);
        score::app::start();
    }
}
