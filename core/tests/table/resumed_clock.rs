//! Tables that lie in a browser's storage between two visits.

use score_core::table::command::Command;
use score_core::table::event::TableMode;
use score_core::table::resumed_clock::{StoredMoment, resumed_ms};
use score_core::table::rules::Rules;
use score_core::table::state::Table;

use crate::game::{A, Game};

/// The time at which SCORE was called, in milliseconds.
const CALLED_MS: u64 = 1_000_000;
const HOUR_MS: u64 = 3_600_000;

/// A table with a call of SCORE, which has 30 seconds, or without one.
fn table(has_call: bool) -> Table {
    let mut game = Game::new(TableMode::Solitaire, Rules::default(), 1).deal(&[9, 9, 9, 9]);
    if has_call {
        let called = game.act(CALLED_MS, A, Command::CallScore);
        assert!(called.is_ok(), "{called:?}");
    }
    game.table
}

/// The moment at which the table was put away: 5 seconds after the call, by a wall clock that was
/// an hour fast.
const STORED: StoredMoment = StoredMoment {
    table_ms: CALLED_MS + 5_000,
    wall_ms: CALLED_MS + HOUR_MS,
};

#[test]
fn time_passes_by_the_wall_clock_while_a_call_is_put_away() {
    let resumed_after = |ms| resumed_ms(&table(true), Some(STORED), STORED.wall_ms + ms);
    assert_eq!(resumed_after(0), CALLED_MS + 5_000);
    assert_eq!(resumed_after(12_000), CALLED_MS + 17_000);
    assert_eq!(resumed_after(HOUR_MS), CALLED_MS + 5_000 + HOUR_MS);
}

#[test]
fn a_wall_clock_that_was_set_back_lets_no_time_pass() {
    let table = table(true);
    assert_eq!(resumed_ms(&table, Some(STORED), 0), STORED.table_ms);
}

#[test]
fn nobody_gets_more_time_than_a_call_has() {
    let early = StoredMoment {
        table_ms: 0,
        wall_ms: CALLED_MS,
    };
    for stored in [Some(early), None] {
        assert_eq!(resumed_ms(&table(true), stored, 0), CALLED_MS);
    }
}

#[test]
fn a_table_of_an_earlier_version_goes_by_the_wall_clock() {
    assert_eq!(resumed_ms(&table(true), None, CALLED_MS + 7), CALLED_MS + 7);
}

#[test]
fn without_a_clock_that_runs_the_wall_clock_is_as_good() {
    assert_eq!(resumed_ms(&table(false), Some(STORED), 42), 42);
}
