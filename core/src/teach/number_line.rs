//! Positions on the number line of a plot.

use crate::arith::number::Number;

/// The position at the right end of a plot; the left end is 0.
pub const PLOT_END: u32 = 1_000;

/// The position of `value` on a plot from `from` to `to`: 0 to [`PLOT_END`], rounded to the
/// nearest. `None` outside of the plot, and if `to` is not above `from`.
pub fn position(value: Number, from: i32, to: i32) -> Option<u32> {
    let (left, right) = (Number::whole(from.into()), Number::whole(to.into()));
    if left >= right || value < left || value > right {
        return None;
    }
    // Each is below 2⁶³ × 2³³, so that there is room for the factors.
    let below = i128::from(value.denominator());
    let length = (i128::from(to) - i128::from(from)) * below;
    let along = i128::from(value.numerator()) - i128::from(from) * below;
    let rounded = (along * 2 * i128::from(PLOT_END) + length) / (2 * length);
    u32::try_from(rounded).ok()
}
