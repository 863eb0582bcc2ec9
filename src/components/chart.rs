//! A chart of bars.

use leptos::prelude::*;

/// A bar of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The label under the bar, if any.
    pub label: Option<String>,
    /// The tooltip of the bar.
    pub name: String,
    /// The count that is the height of the bar.
    pub count: u32,
    /// Whether the bar is highlighted.
    pub is_chosen: bool,
}

/// The height of the axis, in thousandths of the chart. The rest is for the value above the highest
/// bar, and for the labels.
const AXIS: u32 = 760;

/// The place above the axis, in thousandths of the chart.
const ABOVE: u32 = 100;

/// The most lines of the scale above its zero.
const MAX_LINES: u32 = 4;

/// The most bars with their values above them: more would run into one another.
const MAX_VALUES: usize = 13;

/// The fewest places into which the width is divided: one bar alone would be a block.
const MIN_PLACES: u32 = 8;

/// A chart of bars with a scale at its side; `name` is read aloud in its place.
#[component]
pub fn Chart(bars: Vec<Bar>, name: String) -> impl IntoView {
    let scale = Scale::up_to(bars.iter().map(|bar| bar.count).max().unwrap_or(0));
    let places = MIN_PLACES.max(bars.len() as u32);
    let has_values = bars.len() <= MAX_VALUES;
    let lines = scale.lines().map(|count| {
        let y = hundredths(scale.y(count) * 10);
        view! { <line x1="0" x2="100%" y1=y.clone() y2=y></line> }
    });
    let numbers = scale.lines().map(|count| {
        view! { <text x="100%" y=hundredths(scale.y(count) * 10) dy=".35em">{count}</text> }
    });
    let drawn = bars.into_iter().enumerate().map(|(index, bar)| {
        let from = index as u32 * 10_000 / places;
        let (y, zero) = (scale.y(bar.count), scale.y(0));
        let middle = hundredths(from + 5_000 / places);
        let value = (has_values && bar.count > 0).then(|| {
            view! {
                <text class="value" x=middle.clone() y=hundredths(y * 10) dy="-.35em">
                    {bar.count}
                </text>
            }
        });
        let label = bar
            .label
            .map(|label| view! { <text x=middle y="97%">{label}</text> });
        view! {
            <rect
                class=if bar.is_chosen { "bar chosen" } else { "bar" }
                x=hundredths(from + 1_000 / places)
                y=hundredths(y * 10)
                width=hundredths(8_000 / places)
                height=hundredths((zero - y) * 10)
            >
                <title>{bar.name}</title>
            </rect>
            {value}
            {label}
        }
    });
    view! {
        <div class="chart" role="img" aria-label=name>
            <svg class="scale">{numbers.collect_view()}</svg>
            <svg>{lines.collect_view()} {drawn.collect_view()}</svg>
        </div>
    }
}

/// The scale of an axis: from 0 to a round number, in equal steps.
#[derive(Clone, Copy)]
struct Scale {
    step: u32,
    top: u32,
}

impl Scale {
    /// A scale that reaches `most`. Its steps are 1, 2 or 5, or one of these with zeros.
    fn up_to(most: u32) -> Scale {
        let most = most.max(1);
        let mut powers = (0..u32::MAX.ilog10()).map(|power| 10_u32.pow(power));
        let fits = |step: &u32| most.div_ceil(*step) <= MAX_LINES;
        let step = powers.find_map(|power| [1, 2, 5].map(|one| one * power).into_iter().find(fits));
        let step = step.unwrap_or(most);
        Scale {
            step,
            top: most.div_ceil(step) * step,
        }
    }

    /// Each number that has a line.
    fn lines(self) -> impl Iterator<Item = u32> {
        (0..=self.top).step_by(self.step as usize)
    }

    /// How far below the upper edge of the chart a number is, in its thousandths.
    fn y(self, count: u32) -> u32 {
        ABOVE + AXIS - count * AXIS / self.top
    }
}

/// Formats hundredths of a per cent, as in `12.34%`.
fn hundredths(hundredths: u32) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}
