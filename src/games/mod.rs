//! The program that is fetched later: Dials and Mathematician's Yahtzee.
//!
//! Each has a page of its own, and reads the part of the address that is for it.

mod dials;
mod yahtzee;

use leptos::prelude::*;

use crate::edge::element::{El, el};
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
    // What is in the place is laid out as if the place were not there.
    let place = el("div").class("contents");
    vec![match page == Page::Dials.name() {
        true => place.view(|| view! { <dials::DialsPage/> }),
        false => place.view(|| view! { <yahtzee::YahtzeePage/> }),
    }]
}
