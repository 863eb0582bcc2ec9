//! The names of tables that had to make room for others. Each is reserved for its maker for a day.

use std::collections::VecDeque;

use crate::confusables::Skeleton;
use crate::log::TokenHash;
use crate::quota::MAX_TABLES;

/// Reserved names, the oldest first; only in memory, and as hashes.
#[derive(Debug, Default)]
pub struct ReservedNames(VecDeque<Reserved>);

#[derive(Debug)]
struct Reserved {
    skeleton: Skeleton,
    tokens: [TokenHash; 2],
    until_ms: u64,
}

impl ReservedNames {
    /// Reserves a name for the holder of one of these tokens. It is reserved until that time of the
    /// relay's clock, in milliseconds. There are at most as many as tables; the oldest is dropped.
    pub fn reserve(&mut self, skeleton: Skeleton, tokens: [TokenHash; 2], until_ms: u64) {
        while self.0.len() >= MAX_TABLES {
            self.0.pop_front();
        }
        self.0.push_back(Reserved {
            skeleton,
            tokens,
            until_ms,
        });
    }

    /// Whether a name with this skeleton is reserved for someone other than the holder of `token`.
    pub fn is_kept_from(&mut self, skeleton: &Skeleton, token: &TokenHash, now_ms: u64) -> bool {
        self.0.retain(|reserved| now_ms < reserved.until_ms);
        let mut alike = self
            .0
            .iter()
            .filter(|reserved| reserved.skeleton.is_like(skeleton));
        alike.any(|reserved| !reserved.tokens.contains(token))
    }

    /// Releases the names with this skeleton.
    pub fn release(&mut self, skeleton: &Skeleton) {
        self.0
            .retain(|reserved| !reserved.skeleton.is_like(skeleton));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAKER: TokenHash = [1; 32];
    const OTHER: TokenHash = [2; 32];

    fn reserved(name: &str) -> ReservedNames {
        let mut names = ReservedNames::default();
        names.reserve(Skeleton::of(name), [MAKER; 2], 100);
        names
    }

    fn check(name: &str, token: TokenHash, now_ms: u64, is_kept: bool) {
        let mut names = reserved("Class 5b");
        let found = names.is_kept_from(&Skeleton::of(name), &token, now_ms);
        assert_eq!(found, is_kept, "{name} {now_ms}");
    }

    #[test]
    fn a_name_and_its_look_alikes_are_kept_from_others_for_its_time() {
        check("Class 5b", OTHER, 99, true);
        check("CLASS 5B", OTHER, 99, true);
        check("Class 5b", MAKER, 99, false);
        check("Class 5c", OTHER, 99, false);
        check("Class 5b", OTHER, 100, false);
    }

    #[test]
    fn a_name_that_is_used_again_is_kept_no_more() {
        let mut names = reserved("Class 5b");
        names.release(&Skeleton::of("class 5b"));
        assert!(!names.is_kept_from(&Skeleton::of("Class 5b"), &OTHER, 0));
    }

    #[test]
    fn there_are_as_many_as_tables_and_the_oldest_goes() {
        let mut names = reserved("Class 5b");
        for number in 0..MAX_TABLES {
            let skeleton = Skeleton::of(&format!("Other {number}"));
            names.reserve(skeleton, [OTHER; 2], 100);
        }
        assert_eq!(names.0.len(), MAX_TABLES);
        assert!(!names.is_kept_from(&Skeleton::of("Class 5b"), &OTHER, 0));
    }
}
