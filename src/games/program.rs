//! Starts the program of a game, or of another part of the page, that is fetched when it is opened.

use leptos::mount::mount_to;
use leptos::prelude::*;

use crate::edge::{game_slot, open_rolls};
use crate::page::Page;
use crate::text::{self, Resource, language};

/// Mounts `view` in the slot of the program of `page`, with the messages of `resources` in the document's
/// language, for as long as the tab lives.
pub fn start<V>(page: Page, resources: &'static [Resource], view: fn() -> V)
where
    V: IntoView + 'static,
{
    text::add_english(resources);
    let Some(slot) = page.program().and_then(game_slot::take) else {
        return;
    };
    let game = move || {
        language::follow_document();
        open_rolls::follow();
        view()
    };
    mount_to(slot, game).forget();
}
