//! A chart of bars.

use leptos::prelude::*;

/// A bar of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The label under it, where it has one.
    pub label: Option<String>,
    /// Its tooltip.
    pub name: String,
    /// How high it is.
    pub count: u32,
    /// Whether it stands out.
    pub is_chosen: bool,
}

/// How high the highest bar is, in thousandths of the chart; the rest is for
/// the labels.
const HIGHEST: u32 = 820;

/// The chart of these bars; `name` is read aloud for it.
#[component]
pub fn Chart(bars: Vec<Bar>, name: String) -> impl IntoView {
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    let count = bars.len().max(1) as u32;
    let drawn = bars.into_iter().enumerate().map(|(index, bar)| {
        let from = index as u32 * 10_000 / count;
        let height = bar.count * HIGHEST / most;
        let label = bar.label.map(|label| {
            view! {
                <text x=hundredths(from + 4_000 / count) y="99%">
                    {label}
                </text>
            }
        });
        view! {
            <rect
                class=if bar.is_chosen { "bar chosen" } else { "bar" }
                x=hundredths(from)
                y=hundredths((HIGHEST + 40 - height) * 10)
                width=hundredths(8_000 / count)
                height=hundredths(height * 10)
            >
                <title>{bar.name}</title>
            </rect>
            {label}
        }
    });
    view! {
        <svg class="chart" role="img" aria-label=name>
            {drawn.collect_view()}
        </svg>
    }
}

/// `12.34%`
fn hundredths(hundredths: u32) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}
