//! The answers that the browser keeps for statistics.

use leptos::prelude::*;
use score_core::learn::statistics::{Answer, Statistics};

use crate::edge::durable_storage;
use crate::edge::storage::{self, StorageProblem};

/// Where the answers are kept.
const KEY: &str = "learn-answers";

/// The answers that are kept, and the problem, if any.
pub fn load() -> (Statistics, Option<StorageProblem>) {
    storage::load_or_default(KEY)
}

/// Keeps all answers in the place of those that were kept.
pub fn save(statistics: &Statistics) -> Result<(), StorageProblem> {
    storage::save(KEY, statistics).map_err(|storage::Denied| StorageProblem::NotSaved)
}

/// Calls `handler` when another tab may have kept answers, until the owner of this scope is gone.
pub fn on_change(handler: impl Fn() + Copy + 'static) {
    storage::on_change(&[KEY], handler);
}

/// Keeps one more answer. Another tab may have kept some since this one was opened.
pub fn record(answer: Answer, problem: RwSignal<Option<StorageProblem>>) {
    let (mut statistics, found) = load();
    statistics.add(answer);
    if let Some(found) = save(&statistics).err().or(found) {
        problem.set(Some(found));
    }
    durable_storage::note();
}
