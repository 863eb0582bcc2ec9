//! The answers that the browser stores for statistics.

use leptos::prelude::*;
use score_core::learn::statistics::{Answer, Statistics};

use crate::edge::durable_storage;
use crate::edge::storage::{self, StorageProblem};

/// The key of the answers in the browser's storage.
const KEY: &str = "learn-answers";

/// Loads the stored answers, with the problem, if any.
pub fn load() -> (Statistics, Option<StorageProblem>) {
    storage::load_or_default(KEY)
}

/// Stores these answers in place of all stored ones.
pub fn save(statistics: &Statistics) -> Result<(), StorageProblem> {
    storage::save(KEY, statistics).map_err(|storage::Denied| StorageProblem::NotSaved)
}

/// Calls `handler` when another tab may have stored answers, until the owner of this scope is gone.
pub fn on_change(handler: impl Fn() + Copy + 'static) {
    storage::on_change(&[KEY], handler);
}

/// Adds an answer to the stored ones, to which another tab may have added some.
pub fn record(answer: Answer, problem: RwSignal<Option<StorageProblem>>) {
    let (mut statistics, load_problem) = load();
    statistics.add(answer);
    if let Some(last_problem) = save(&statistics).err().or(load_problem) {
        problem.set(Some(last_problem));
    }
    durable_storage::note();
}
