//! Visits to pages: the address is read once, here, and each page takes its parameters from the
//! visit.

use leptos::prelude::*;

use crate::edge::address;
use crate::page::Page;

/// An address that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The page that the address opened.
    pub page: Page,
    /// The text after the `#`, after the requests to the player's own table were carried out.
    pub fragment: String,
    /// The number of addresses that were opened up to this one; one address may be opened twice.
    pub number: u32,
}

/// The newest visit, in the context of the app.
#[derive(Clone, Copy)]
pub struct Visits {
    newest: RwSignal<Visit>,
}

impl Visits {
    /// Puts the visits into the context; no address has been opened.
    pub fn provide() -> Visits {
        let visits = Visits {
            newest: RwSignal::new(Visit {
                page: Page::Games,
                fragment: String::new(),
                number: 0,
            }),
        };
        provide_context(visits);
        visits
    }

    /// Begins a visit to this page, which the address has opened.
    pub fn begin(self, page: Page) {
        self.newest.update(|visit| {
            *visit = Visit {
                page,
                fragment: address::fragment(),
                number: visit.number + 1,
            };
        });
    }

    /// The open visit to one of these pages. If another page is open by now, it is a visit without
    /// a request to the first of them.
    pub fn latest(self, pages: &[Page]) -> Visit {
        let newest = self.newest.get_untracked();
        match pages.contains(&newest.page) {
            true => newest,
            false => Visit {
                page: pages[0],
                fragment: pages[0].name().to_owned(),
                number: 0,
            },
        }
    }

    /// The latest visit to one of these pages, as a signal. It changes with each later one, and not
    /// with visits to other pages.
    pub fn to(self, pages: &'static [Page]) -> RwSignal<Visit> {
        let visit = RwSignal::new(self.latest(pages));
        self.on_next(pages, move |next| visit.set(next));
        visit
    }

    /// Whether one of these pages is open.
    pub fn is_at(self, pages: &'static [Page]) -> Signal<bool> {
        Signal::derive(move || self.newest.with(|visit| pages.contains(&visit.page)))
    }

    /// Calls `handle` with each later visit to one of these pages, until the owner of this scope is
    /// gone.
    pub fn on_next(self, pages: &'static [Page], handle: impl Fn(Visit) + 'static) {
        Effect::new(move |before: Option<u32>| {
            let visit = self.newest.get();
            let number = visit.number;
            if before.is_some() && pages.contains(&visit.page) {
                untrack(|| handle(visit));
            }
            number
        });
    }
}
