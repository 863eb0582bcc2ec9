//! The fourth program: Dials and Mathematician's Yahtzee.
//!
//! Each has a page of its own, and reads the part of the address that is for it.

mod dials;
mod yahtzee;

use crate::edge::element::El;
use crate::edge::place;
use crate::route::Page;

/// Fills the places that the game has put up.
pub fn start() {
    place::fill_places(place::GAMES, fill);
}

fn fill(page: &str) -> Vec<El> {
    if page == Page::Dials.name() {
        dials::page()
    } else {
        yahtzee::page()
    }
}
