//! Tests of the time for which a player thinks about a roll.

use proptest::prelude::*;
use score_core::learn::thinking::{MAX_GAP_MS, MAX_THOUGHT_MS, ThinkingTime};

/// The time between two looks of a page at its clock, in milliseconds.
const TICK_MS: u64 = 200;

/// Looks at the clock as a page does, for so long.
fn wait(thinking: &mut ThinkingTime, now_ms: &mut u64, ms: u64, is_visible: bool) {
    for _ in 0..ms / TICK_MS {
        *now_ms += TICK_MS;
        thinking.look(*now_ms, is_visible);
    }
}

#[test]
fn time_before_a_visible_page_is_thought() {
    let mut now_ms = 5_000;
    let mut thinking = ThinkingTime::new(7, now_ms);
    wait(&mut thinking, &mut now_ms, 61_000, true);
    assert_eq!(thinking.seconds(), 68);
}

#[test]
fn a_hidden_page_is_not_thought_about() {
    let mut now_ms = 0;
    let mut thinking = ThinkingTime::new(0, now_ms);
    wait(&mut thinking, &mut now_ms, 2_000, true);
    // The page is notified at once that it is hidden, and that it is not any more.
    thinking.look(now_ms, false);
    wait(&mut thinking, &mut now_ms, 120_000, false);
    thinking.look(now_ms, true);
    assert_eq!(thinking.seconds(), 2);
    wait(&mut thinking, &mut now_ms, 3_000, true);
    assert_eq!(thinking.seconds(), 5);
}

#[test]
fn a_device_that_sleeps_does_not_think() {
    let mut thinking = ThinkingTime::new(0, 0);
    thinking.look(MAX_GAP_MS, true);
    assert_eq!(u64::from(thinking.seconds()) * 1_000, MAX_GAP_MS);
    // No notice of the night came.
    let night_ms = 8 * 3_600_000;
    thinking.look(MAX_GAP_MS + night_ms, true);
    assert_eq!(u64::from(thinking.seconds()) * 1_000, MAX_GAP_MS);
    // Nor if it ends with something that the player does.
    thinking.act(MAX_GAP_MS + 2 * night_ms);
    assert_eq!(u64::from(thinking.seconds()) * 1_000, MAX_GAP_MS);
}

#[test]
fn a_player_who_leaves_the_room_does_not_think() {
    let mut now_ms = 0;
    let mut thinking = ThinkingTime::new(0, now_ms);
    wait(&mut thinking, &mut now_ms, 3 * MAX_THOUGHT_MS, true);
    assert_eq!(u64::from(thinking.seconds()) * 1_000, MAX_THOUGHT_MS);
    // Once they are back, it goes on.
    thinking.act(now_ms);
    wait(&mut thinking, &mut now_ms, 4_000, true);
    assert_eq!(
        u64::from(thinking.seconds()) * 1_000,
        MAX_THOUGHT_MS + 4_000
    );
}

#[test]
fn parts_of_a_second_are_not_lost() {
    let mut thinking = ThinkingTime::new(0, 0);
    for now_ms in [600, 1_200, 1_800] {
        thinking.act(now_ms);
    }
    assert_eq!(thinking.seconds(), 1);
    thinking.act(2_000);
    assert_eq!(thinking.seconds(), 2);
}

proptest! {
    /// With any clock, no more is counted than has passed, and nothing is taken back.
    #[test]
    fn no_more_is_thought_than_has_passed(looks in prop::collection::vec((0_u64..40_000, any::<bool>(), any::<bool>()), 0..60)) {
        let mut thinking = ThinkingTime::new(0, 0);
        let mut latest_ms = 0;
        for (now_ms, is_visible, is_act) in looks {
            let (before, before_ms) = (thinking.seconds(), latest_ms);
            match is_act {
                true => thinking.act(now_ms),
                false => thinking.look(now_ms, is_visible),
            }
            prop_assert!(thinking.seconds() >= before);
            if now_ms >= before_ms {
                let passed = (now_ms - before_ms).div_ceil(1_000);
                prop_assert!(u64::from(thinking.seconds() - before) <= passed);
            }
            latest_ms = now_ms;
        }
    }
}
