//! The program that is fetched later: Dials and Mathematician's Yahtzee.
//!
//! Each has a page of its own, and reads the part of the address that is for it.

mod dials;
mod yahtzee;

use leptos::mount::mount_to;
use leptos::prelude::*;

use crate::edge::place;
use crate::language;
use crate::route::Page;
use crate::text;

/// Fills the places that the game has put up.
pub fn start() {
    place::fill(|page, place| match page == Page::Dials.name() {
        true => mount_to(place, || view! { <dials::DialsPage/> }).forget(),
        false => mount_to(place, || view! { <yahtzee::YahtzeePage/> }).forget(),
    });
    let owner = Owner::new();
    owner.with(|| language::follow_document(text::GAMES_RESOURCES));
    // The program lives as long as its tab.
    std::mem::forget(owner);
}
