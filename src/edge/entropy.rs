//! Randomness that nobody can foresee.

/// A seed for the table's generator.
pub fn seed() -> u64 {
    // A browser without a source of randomness still deals; the clock is
    // the next best thing.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64)
}
