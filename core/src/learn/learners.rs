//! The names of the players who learn at one screen. Upper and lower case do not matter: `Anna` and
//! `anna` are one player.
//!
//! Each function takes `fold`, as [`Name::new`](crate::table::name::Name::new) does.

use crate::table::name;

/// The most names that are stored; when one more is chosen, the first is removed.
pub const MAX_LEARNERS: usize = 12;

/// The one of `names` that equals `name`, in the spelling of the list.
pub fn known<'a>(
    names: &'a [String],
    name: &str,
    fold: impl Fn(&str) -> String,
) -> Option<&'a String> {
    // An earlier program stored both spellings, each with its own practice.
    let exact = names.iter().find(|known| *known == name);
    exact.or_else(|| {
        let mut names = names.iter();
        names.find(|known| name::are_same(known, name, &fold))
    })
}

/// Adds a name that a player has chosen here.
pub fn add(names: &mut Vec<String>, name: &str, fold: impl Fn(&str) -> String) {
    if known(names, name, fold).is_none() {
        names.push(name.to_owned());
    }
    let first = names.len().saturating_sub(MAX_LEARNERS);
    names.drain(..first);
}

/// Adds names of another device, as many as there is room for; no name of this device is removed.
pub fn add_where_free<'a>(
    names: &mut Vec<String>,
    others: impl Iterator<Item = &'a str>,
    fold: impl Fn(&str) -> String,
) {
    for other in others {
        if names.len() < MAX_LEARNERS {
            add(names, other, &fold);
        }
    }
}

/// Removes a name from the list.
pub fn forget(names: &mut Vec<String>, name: &str, fold: impl Fn(&str) -> String) {
    if let Some(gone) = known(names, name, fold).cloned() {
        names.retain(|known| *known != gone);
    }
}
