//! The names of the players who learn at one screen. However a name is written, it is one player:
//! `Anna` and `anna` are the same.
//!
//! Each function takes `fold`, as [`Name::new`](crate::table::name::Name::new) does.

use crate::table::name;

/// The most names; where one more is chosen, the first goes.
pub const MAX_LEARNERS: usize = 12;

/// The one of `names` that is this name, as it is written there.
pub fn known<'a>(
    names: &'a [String],
    name: &str,
    fold: impl Fn(&str) -> String,
) -> Option<&'a String> {
    // An earlier program kept both, and each has its own practice.
    let exact = names.iter().find(|known| *known == name);
    exact.or_else(|| {
        let mut names = names.iter();
        names.find(|known| name::are_same(known, name, &fold))
    })
}

/// Takes a name in that was chosen here.
pub fn add(names: &mut Vec<String>, name: &str, fold: impl Fn(&str) -> String) {
    if known(names, name, fold).is_none() {
        names.push(name.to_owned());
    }
    let first = names.len().saturating_sub(MAX_LEARNERS);
    names.drain(..first);
}

/// Takes names of another device in, as many as there is room for: none of this one goes.
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

/// Leaves a name out.
pub fn forget(names: &mut Vec<String>, name: &str, fold: impl Fn(&str) -> String) {
    if let Some(gone) = known(names, name, fold).cloned() {
        names.retain(|known| *known != gone);
    }
}
