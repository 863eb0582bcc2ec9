//! Second tries of tests that failed: which tests get them.
//!
//! Tests of the log on NATS talk to three servers that run beside everything else, and a loaded
//! machine lets one of them wait too long. The runner of the specs has the same rule for specs.

use crate::suite::Outcome;

/// How often a failed test is tried again.
pub const MAX_TRIES: usize = 2;

/// The most failed tests that are tried again. More than these have a cause in common.
const MAX_FAILED: usize = 3;

/// The modules of the relay's tests that talk to NATS servers.
const OF_NATS: [&str; 3] = ["nats::", "nats_relays::", "write_races::"];

/// Whether the failed tests may be tried again. They are few, all of them talk to NATS servers, and
/// each program of tests came to its end.
pub fn are_allowed(outcome: &Outcome) -> bool {
    let failed = &outcome.failed_tests;
    let talks_to_nats = |test: &String| OF_NATS.iter().any(|module| test.starts_with(module));
    (1..=MAX_FAILED).contains(&failed.len())
        && failed.len() == outcome.counts.failed
        && failed.iter().all(talks_to_nats)
        && outcome.unfinished_programs == 0
}

/// The arguments of `cargo test` that select one test.
pub fn only(test: &str) -> [&str; 3] {
    ["--", "--exact", test]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suite::Counts;

    fn outcome(failed_tests: &[&str]) -> Outcome {
        let failed_tests: Vec<String> = failed_tests.iter().map(|&test| test.to_owned()).collect();
        Outcome {
            counts: Counts {
                passed: 5,
                failed: failed_tests.len(),
            },
            failed_tests,
            ..Outcome::default()
        }
    }

    #[test]
    fn only_a_few_failed_tests_of_nats_are_tried_again() {
        for (failed, is_allowed) in [
            (&["nats::a_table_is_found"][..], true),
            (&["nats::a", "nats_relays::b", "write_races::c"], true),
            (&["nats::a", "nats::b", "nats::c", "nats::d"], false),
            (&["nats::a", "quotas::b"], false),
            (&["table::nats::a"], false),
            (&[], false),
        ] {
            assert_eq!(are_allowed(&outcome(failed)), is_allowed, "{failed:?}");
        }
    }

    #[test]
    fn the_modules_of_nats_are_among_the_tests_of_the_relay() {
        let list = include_str!("../../relay/tests/all/main.rs");
        for module in OF_NATS {
            let line = format!("mod {};", module.trim_end_matches(':'));
            assert!(list.contains(&line), "{line}");
        }
    }

    #[test]
    fn nothing_is_tried_again_where_a_program_of_tests_crashed() {
        let crashed = Outcome {
            unfinished_programs: 1,
            ..outcome(&["nats::a"])
        };
        assert!(!are_allowed(&crashed));
        let unnamed = Outcome {
            counts: Counts {
                passed: 5,
                failed: 2,
            },
            ..outcome(&["nats::a"])
        };
        assert!(!are_allowed(&unnamed));
    }
}
