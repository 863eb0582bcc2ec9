//! The pages of group play besides those of a table.

use score_core::link::{Link, LinkedView};

use crate::page::Page;

/// The address of such a page, for a link to it.
pub fn address_of(shown: LinkedView) -> String {
    let link = Link {
        page: Page::Group.name().to_owned(),
        show: Some(shown),
        ..Link::default()
    };
    format!("#{link}")
}

/// The address of the lobby, or of the table that the player is at.
pub fn back() -> String {
    format!("#{}", Page::Group.name())
}
