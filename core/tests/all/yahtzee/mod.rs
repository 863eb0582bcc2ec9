//! Yahtzee, tests of the whole game in the core.

mod game;
mod odds;
mod whole_game;

use score_core::games::yahtzee::throw::Throw;

/// The throw of these dice.
fn throw(numbers: [u32; 5]) -> Throw {
    Throw::new(&numbers).expect("a throw")
}

/// All 7,776 throws, as they are counted through.
fn all_throws() -> impl Iterator<Item = Throw> {
    (0..7_776_u32)
        .map(|number| throw([0, 1, 2, 3, 4].map(|index| number / 6_u32.pow(index) % 6 + 1)))
}
