//! Reads the assignment of a package and makes its items.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use score_core::assignment::{Assignment, AssignmentRefusal, Item, ItemMaker};

use crate::edge::clock::Clock;
use crate::edge::{fetch, package};

/// How long the page makes items before it does anything else, in milliseconds.
const MAX_SLICE_MS: u64 = 20;

/// Why there is no assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingProblem {
    /// Its file cannot be fetched.
    Missing,
    /// Its file is refused.
    Refused(AssignmentRefusal),
}

impl ReadingProblem {
    /// The key of its message.
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

/// Makes the items of a seed in slices, and calls `done` with them; `percent` is about how much is
/// done.
pub fn make_items(
    assignment: &Assignment,
    seed: u32,
    percent: RwSignal<Option<usize>>,
    done: impl FnOnce(Vec<Item>) + 'static,
) {
    percent.set(Some(0));
    slice(ItemMaker::new(assignment, seed), percent, done);
}

fn slice(
    mut maker: ItemMaker,
    percent: RwSignal<Option<usize>>,
    done: impl FnOnce(Vec<Item>) + 'static,
) {
    let clock = Clock::here();
    let until_ms = clock.now_ms() + MAX_SLICE_MS;
    while clock.now_ms() < until_ms {
        if maker.advance() {
            percent.set(None);
            return done(maker.items().to_vec());
        }
    }
    let (made, all) = maker.progress();
    percent.set(Some(100 * made / all.max(1)));
    set_timeout(move || slice(maker, percent, done), Duration::ZERO);
}
