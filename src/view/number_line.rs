//! What can be made round a goal that cannot: a line of numbers.

use crate::edge::element::{El, svg};

/// A number on the line.
pub struct Mark {
    /// How far from the left end, in thousandths.
    pub at: u32,
    /// Whether it is a whole number.
    pub is_whole: bool,
    /// What is written below it, if anything.
    pub label: Option<String>,
}

/// The line: `made` has the numbers that can be made, `goal` the one that
/// cannot, `ends` what its ends are called; `name` says all of it in words.
pub fn number_line(made: &[Mark], goal: &Mark, ends: (&str, &str), name: &str) -> El {
    let line = svg("line")
        .class("axis")
        .attr("x1", "2%")
        .attr("x2", "98%")
        .attr("y1", AXIS)
        .attr("y2", AXIS);
    let marks = made.iter().flat_map(mark).collect();
    let goal = vec![
        svg("circle")
            .class("goal-mark")
            .attr("cx", &x(goal.at))
            .attr("cy", AXIS)
            .attr("r", ".5em"),
        label(
            goal.at,
            "1.1em",
            "goal-label",
            goal.label.as_deref().unwrap_or_default(),
        ),
    ];
    svg("svg")
        .class("number-line")
        .attr("role", "img")
        .attr("aria-label", name)
        .child(line)
        .children(marks)
        .children(goal)
        .child(label(0, "5.6em", "end first", ends.0))
        .child(label(END, "5.6em", "end last", ends.1))
}

/// Where the line lies, from the top.
const AXIS: &str = "2.4em";

/// The right end of the line, in thousandths.
const END: u32 = 1_000;

fn mark(mark: &Mark) -> Vec<El> {
    let x = x(mark.at);
    let (class, half) = match mark.is_whole {
        true => ("whole", 0.7),
        false => ("part", 0.35),
    };
    let tick = svg("line")
        .class(class)
        .attr("x1", &x)
        .attr("x2", &x)
        .attr("y1", &format!("{}em", 2.4 - half))
        .attr("y2", &format!("{}em", 2.4 + half));
    let text = mark.label.as_deref();
    let text = text.map(|text| label(mark.at, "4.2em", "near", text));
    [Some(tick), text].into_iter().flatten().collect()
}

fn label(at: u32, y: &str, class: &str, text: &str) -> El {
    svg("text")
        .class(class)
        .attr("x", &x(at))
        .attr("y", y)
        .text(text)
}

/// The ends stay a little inside.
fn x(at: u32) -> String {
    let thousandths = 20 + at * 96 / 100;
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}
