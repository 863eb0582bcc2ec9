//! The page of worksheets or of mistakes that an address opens.

use score_core::link::Link;

use crate::edge::address;
use crate::page::Page;

/// The one of the two pages that an address names.
pub fn page_of(fragment: &str) -> Option<Page> {
    let page = Page::named(&Link::read(fragment).0.page);
    page.filter(|page| matches!(page, Page::Sheet | Page::Mistake))
}

/// Whether this page is open: it must not change the address of another one.
pub fn is_open(page: Page) -> bool {
    page_of(&address::fragment()) == Some(page)
}
