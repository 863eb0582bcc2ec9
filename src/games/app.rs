//! The program that is fetched later: Dials and Mathematician's Yahtzee.
//!
//! Each has a page of its own, and reads the part of the address that is for it.

use leptos::mount::mount_to;
use leptos::prelude::*;

use crate::edge::slot;
use crate::games::dials::DialsPage;
use crate::games::yahtzee::YahtzeePage;
use crate::page::Page;
use crate::text::{self, language};

/// Fills the slots of the page.
pub fn start() {
    slot::fill(|page, slot| match page == Page::Dials.name() {
        true => mount_to(slot, || view! { <DialsPage/> }).forget(),
        false => mount_to(slot, || view! { <YahtzeePage/> }).forget(),
    });
    let owner = Owner::new();
    owner.with(|| language::follow_document(text::GAMES_RESOURCES));
    // The program lives as long as its tab.
    std::mem::forget(owner);
}
