//! The fourth program: Dials and Mathematician's Yahtzee.
//!
//! Each has a page of its own, and reads the part of the address that is for it.

mod dials;
mod yahtzee;

use leptos::prelude::Owner;

use crate::edge::element::El;
use crate::edge::place;
use crate::language;
use crate::route::Page;
use crate::text;

/// Fills the places that the game has put up.
pub fn start() {
    place::fill_places(place::GAMES, fill);
    let owner = Owner::new();
    owner.with(|| language::follow_document(text::GAMES_RESOURCES));
    // The program lives as long as its tab.
    std::mem::forget(owner);
}

fn fill(page: &str) -> Vec<El> {
    if page == Page::Dials.name() {
        dials::page()
    } else {
        yahtzee::page()
    }
}
