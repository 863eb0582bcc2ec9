//! The addresses of the pages of group play: the lesson plan, the report, and the way back.

use score_core::link::{Link, LinkedView};

use crate::page::Page;

/// The address of a page of group play besides the table, such as the report.
pub fn address_of(shown: LinkedView) -> String {
    let link = Link {
        page: Page::Group.name().to_owned(),
        show: Some(shown),
        ..Link::default()
    };
    format!("#{link}")
}

/// The address that leads back to the table or, without a table, to the lobby.
pub fn back() -> String {
    format!("#{}", Page::Group.name())
}
