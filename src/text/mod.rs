//! Every text that a player reads.
//!
//! Messages are in `locales/`; sentences that take more than one message are made here.

mod class_list;
mod group;
pub mod language;
mod messages;
mod numbers;
mod race;
mod refusals;
mod sentence;
mod separator;
mod spoken;
mod study;
mod table;

pub use class_list::{class_list_order, sort_by_name};
pub use group::*;
pub use messages::{
    Resource, add_english, choose, choose_english, language_in_use, message, message_of_chosen,
};
pub use numbers::*;
pub use race::*;
pub use refusals::*;
pub use sentence::Sentence;
pub use separator::table_separator;
pub use spoken::*;
pub use study::*;
pub use table::*;

use crate::edge::storage::{OtherTab, StorageProblem};
use crate::tr;

/// A list of things in the page's language, as in `4, 3, 8`.
pub fn listed(things: &[impl AsRef<str>]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    things.join(&tr!("common-list-separator"))
}

/// The problem with the browser's storage, as a sentence.
pub fn storage_problem(problem: StorageProblem) -> String {
    match problem {
        StorageProblem::NotSaved => tr!("common-not-kept"),
        StorageProblem::Unreadable => tr!("common-unreadable"),
    }
}

/// The change by another tab, as a sentence.
pub fn other_tab(what: OtherTab) -> String {
    match what {
        OtherTab::PlayedOn => tr!("common-other-tab"),
        OtherTab::CameFirst => tr!("common-other-tab-first"),
        OtherTab::IsLater => tr!("common-other-tab-later"),
    }
}

/// The messages of the English file with this name.
macro_rules! resource {
    ($name:literal) => {
        Resource {
            name: $name,
            english: include_str!(concat!("../../locales/en/", $name, ".ftl")),
        }
    };
}

/// The messages that are needed for the first view.
pub const RESOURCES: &[Resource] = &[
    resource!("common"),
    resource!("table"),
    resource!("study"),
    resource!("forms"),
];

/// The messages of group play.
pub const GROUP_RESOURCES: &[Resource] = &[resource!("group"), resource!("lesson")];

/// The messages of Dials as a task.
pub const DIALS_RESOURCES: &[Resource] = &[resource!("dials")];

/// The messages of Dials and Yahtzee.
pub const GAMES_RESOURCES: &[Resource] = &[resource!("dials"), resource!("yahtzee")];

/// The messages of practice, its statistics, worksheets and homework.
pub const LEARNING_RESOURCES: &[Resource] = &[
    resource!("learn"),
    resource!("statistics"),
    resource!("worksheets"),
    resource!("homework"),
];
