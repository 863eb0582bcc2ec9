//! Reads the assignment of a package and makes its items.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use score_core::assignment::{Assignment, AssignmentRefusal, Item, ItemMaker};

use crate::edge::clock::Clock;
use crate::edge::{fetch, package};

/// The longest time that the page makes items without a break, in milliseconds.
const MAX_SLICE_MS: u64 = 20;

/// The reason why there is no assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingProblem {
    /// The file of the assignment cannot be fetched.
    Missing,
    /// The file of the assignment is refused.
    Refused(AssignmentRefusal),
}

impl ReadingProblem {
    /// The key of the problem's message.
    pub fn key(self) -> &'static str {
        match self {
            ReadingProblem::Missing => "missing",
            ReadingProblem::Refused(AssignmentRefusal::Changed) => "changed",
            ReadingProblem::Refused(AssignmentRefusal::Later) => "later",
            ReadingProblem::Refused(_) => "other",
        }
    }
}

/// Fetches the assignment of the package, and calls `done` with it.
pub fn read(done: impl FnOnce(Result<Assignment, ReadingProblem>) + 'static) {
    spawn_local(async move {
        let file = match package::assignment() {
            Some(address) => fetch::bytes(&address).await,
            None => None,
        };
        done(match file {
            None => Err(ReadingProblem::Missing),
            Some(file) => Assignment::read(&file).map_err(ReadingProblem::Refused),
        });
    });
}

/// Makes the items of a seed in slices, and calls `done` with them; `percent` shows the progress.
pub fn make_items(
    assignment: &Assignment,
    seed: u32,
    percent: RwSignal<Option<usize>>,
    done: impl FnOnce(Vec<Item>) + 'static,
) {
    percent.set(Some(0));
    make_slice(ItemMaker::new(assignment, seed), percent, done);
}

/// Makes items for [`MAX_SLICE_MS`], then lets the page work before the next slice.
fn make_slice(
    mut maker: ItemMaker,
    percent: RwSignal<Option<usize>>,
    done: impl FnOnce(Vec<Item>) + 'static,
) {
    let clock = Clock::here();
    let deadline_ms = clock.now_ms() + MAX_SLICE_MS;
    while clock.now_ms() < deadline_ms {
        if maker.advance() {
            percent.set(None);
            return done(maker.items().to_vec());
        }
    }
    let (made_count, all_count) = maker.progress();
    percent.set(Some(100 * made_count / all_count.max(1)));
    set_timeout(move || make_slice(maker, percent, done), Duration::ZERO);
}
