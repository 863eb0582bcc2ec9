//! The contents of an address of the race.

use std::fmt;

use super::{LinkRefusal, page_and_query, read_pairs, write_pairs};

/// The name of the page.
const PAGE: &str = "race";

/// The contents of an address of the race: `#race?seed=7`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RaceLink {
    /// The seed that all rolls come from.
    pub seed: Option<u32>,
}

impl RaceLink {
    /// Reads the fragment of an address. Values that cannot be read are left out and named.
    pub fn read(fragment: &str) -> (RaceLink, Vec<LinkRefusal>) {
        let mut link = RaceLink::default();
        let (_, query) = match page_and_query(fragment) {
            Ok(halves) => halves,
            Err(why) => return (link, vec![why]),
        };
        let refusals = read_pairs(query, &mut |key, value| match key {
            "seed" => {
                link.seed = Some(value.parse().ok()?);
                Some(true)
            }
            _ => Some(false),
        });
        (link, refusals)
    }
}

/// The fragment without its `#`; reading it gives the link again.
impl fmt::Display for RaceLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seed = self.seed.map(|seed| ("seed", seed.to_string()));
        let pairs: Vec<_> = seed.into_iter().collect();
        write_pairs(PAGE, &pairs, out)
    }
}
