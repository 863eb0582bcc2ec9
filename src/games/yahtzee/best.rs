//! The table of the whole game, worked out a slice at a time.

use std::rc::Rc;

use score_core::games::yahtzee::best_play::{BestPlay, Search};

use crate::edge::clock::{self, until_slice_ends};
use crate::edge::element::{El, el};
use crate::edge::live::Live;
use crate::text;
use crate::view::forms::progress;

/// The table, once it is worked out; copies share it.
#[derive(Clone, Copy)]
pub struct Best {
    table: Live<Option<Rc<BestPlay>>>,
    /// How much of it is done, while it is worked out.
    percent: Live<Option<usize>>,
}

impl Best {
    /// Nothing is worked out yet.
    pub fn new() -> Best {
        Best {
            table: Live::new(None),
            percent: Live::new(None),
        }
    }

    /// The table, where it is there; follows it where a view asks.
    pub fn get(self) -> Option<Rc<BestPlay>> {
        self.table.get()
    }

    /// Works it out, unless that is done or under way.
    pub fn begin(self) {
        let is_begun = self.percent.peek(Option::is_some) || self.table.peek(Option::is_some);
        if is_begun {
            return;
        }
        self.percent.set(Some(0));
        let mut search = Some(Search::new());
        clock::in_slices(move || {
            let is_finished =
                until_slice_ends(|| search.as_mut().is_none_or(|search| search.advance(1)));
            let percent = search
                .as_ref()
                .map(|search| 100 * search.done() / search.units());
            if is_finished {
                self.table
                    .set(search.take().and_then(Search::finished).map(Rc::new));
                self.percent.set(None);
            } else if percent != self.percent.peek(|percent| *percent) {
                self.percent.set(percent);
            }
            is_finished
        });
    }

    /// How far it has come, as long as it is worked out.
    pub fn busy(self) -> El {
        el("div")
            .class("busy")
            .attr_of("hidden", move || {
                self.percent.with(Option::is_none).then(String::new)
            })
            .child(el("span").class("help").text(text::WORKING_OUT))
            .child(progress(move || self.percent.get()))
    }
}
