//! When the time of a clock is said to a player who cannot see it.

use score_core::spoken_time::is_said;

/// The seconds left at which the time is said, of a clock that is looked at each second.
fn said(total_s: u64) -> Vec<u64> {
    let at = |left_s: &u64| is_said(total_s * 1_000, (left_s + 1) * 1_000, left_s * 1_000);
    (0..total_s).rev().filter(at).collect()
}

#[test]
fn the_time_is_said_at_half_of_it_and_ten_seconds_before_the_end() {
    assert_eq!(said(30), [15, 10]);
    assert_eq!(said(60), [30, 10]);
    assert_eq!(said(600), [300, 10]);
}

#[test]
fn a_short_clock_is_said_where_it_passes_a_mark() {
    assert_eq!(said(20), [10]);
    assert_eq!(said(12), [10, 6]);
    assert_eq!(said(10), [5]);
    assert_eq!(said(5), [2]);
}

#[test]
fn a_look_that_comes_late_says_the_time_once_and_not_after_the_end() {
    assert!(is_said(30_000, 30_000, 4_000));
    assert!(!is_said(30_000, 4_000, 3_000));
    assert!(!is_said(30_000, 30_000, 0));
}
