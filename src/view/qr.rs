//! A QR code, as a drawing.

use crate::edge::element::{El, svg};

/// The light frame round a code, in modules; readers need it.
const FRAME: i32 = 4;

/// The code of `size` modules a side; `is_dark` tells of the one in a column
/// and a row. `name` is for those who do not see it.
pub fn qr(size: i32, is_dark: impl Fn(i32, i32) -> bool, name: &str) -> El {
    let mut dark = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| is_dark(*x, y)) {
            dark.push_str(&format!("M{} {}h1v1h-1z", x + FRAME, y + FRAME));
        }
    }
    let side = (size + 2 * FRAME).to_string();
    // A reader wants dark on light, in a dark theme too.
    let ground = svg("rect")
        .attr("class", "light")
        .attr("width", &side)
        .attr("height", &side);
    svg("svg")
        .attr("class", "qr")
        .attr("viewBox", &format!("0 0 {side} {side}"))
        .attr("role", "img")
        .attr("aria-label", name)
        .attr("shape-rendering", "crispEdges")
        .child(ground)
        .child(svg("path").attr("class", "dark").attr("d", &dark))
}
