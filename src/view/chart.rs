//! A chart of bars.

use crate::edge::element::{El, svg};

/// A bar of a chart.
pub struct Bar {
    /// What stands under it, where anything does.
    pub label: Option<String>,
    /// What it says when it is pointed at.
    pub name: String,
    /// How high it is.
    pub count: u32,
    /// Whether it stands out.
    pub is_chosen: bool,
}

/// How high the highest bar is, in thousandths of the chart; the rest is for
/// what is written.
const HIGHEST: u32 = 820;

/// The chart of these bars; `name` says what it shows.
pub fn chart(bars: &[Bar], name: &str) -> El {
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    let count = bars.len().max(1) as u32;
    let drawn = bars.iter().enumerate().flat_map(|(place, bar)| {
        let from = place as u32 * 10_000 / count;
        let height = bar.count * HIGHEST / most;
        let rect = svg("rect")
            .class(if bar.is_chosen { "bar chosen" } else { "bar" })
            .attr("x", &hundredths(from))
            .attr("y", &hundredths((HIGHEST + 40 - height) * 10))
            .attr("width", &hundredths(8_000 / count))
            .attr("height", &hundredths(height * 10))
            .child(svg("title").text(&bar.name));
        let label = bar.label.as_deref().map(|label| {
            svg("text")
                .attr("x", &hundredths(from + 4_000 / count))
                .attr("y", "99%")
                .text(label)
        });
        [Some(rect), label].into_iter().flatten()
    });
    svg("svg")
        .class("chart")
        .attr("role", "img")
        .attr("aria-label", name)
        .children(drawn.collect())
}

/// `12.34%`
fn hundredths(hundredths: u32) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}
