//! The games beside Score that need no table, which are opened when somebody
//! asks for them. On a host this program is empty.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        score::text::add_english(score::text::GAMES_RESOURCES);
        score::games::app::start();
    }
}
