//! Every solution of a puzzle, in every order, form by form.

use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::text;

/// The most solutions of one form that are listed; the count goes on.
pub const MAX_LISTED: usize = 200;

/// What has been found so far.
#[derive(Default)]
pub struct Found {
    /// The forms, in the order in which they are shown.
    pub forms: Vec<FoundForm>,
    /// How many solutions, all forms together.
    pub total: usize,
    /// How much of the search is done.
    pub done_percent: usize,
    /// Whether all of it is.
    pub is_finished: bool,
}

/// What has been found of one form.
#[derive(Default)]
pub struct FoundForm {
    /// What it is called.
    pub heading: String,
    /// How many solutions.
    pub count: usize,
    /// The first of them, up to [`MAX_LISTED`].
    pub lines: Vec<String>,
}

/// Every solution, form by form, while more are found.
pub fn forms(found: Live<Found>) -> El {
    let heading =
        move || found.with(|found| text::all_solutions_count(found.total, found.is_finished));
    let forms = 0..found.peek(|found| found.forms.len());
    el("div")
        .class("forms")
        .attr("id", "forms")
        .attr_of("aria-busy", move || {
            Some(found.with(|found| !found.is_finished).to_string())
        })
        .child(el("p").class("help").text_of(heading))
        .child(progress(move || {
            found.with(|found| (!found.is_finished).then_some(found.done_percent))
        }))
        .child(el("p").class("help").text(text::FORMS))
        .children(forms.map(|place| form(place, found)).collect())
}

/// How far a search has come, in per cent, as long as it goes on.
pub fn progress(percent: impl Fn() -> Option<usize> + Copy + 'static) -> El {
    el("progress")
        .attr("max", "100")
        .attr("aria-label", text::SEARCHING)
        .attr_of("value", move || {
            percent().map(|percent| percent.to_string())
        })
        .attr_of("hidden", move || percent().is_none().then(String::new))
}

/// One form: how many solutions it has, and behind a tap the solutions. What
/// the reader opened stays open while more are found.
fn form(place: usize, found: Live<Found>) -> El {
    let count = move || found.with(|found| found.forms[place].count);
    let count_text = move || match count() {
        0 if found.with(|found| found.is_finished) => text::NONE.to_owned(),
        0 => "…".to_owned(),
        count => text::grouped(count as u64),
    };
    let lines = move || {
        found.with(|found| {
            let lines = found.forms[place].lines.iter().cloned().enumerate();
            lines
                .map(|(place, line)| {
                    item(place as u64, move || el("li").class("solution").text(&line))
                })
                .collect()
        })
    };
    let left_out = move || count().saturating_sub(MAX_LISTED);
    let title = move |row: El| {
        let heading = found.peek(|found| found.forms[place].heading.clone());
        row.child(el("span").class("shape-of").text(&heading))
            .child(el("span").class("count").text_of(count_text))
    };
    el("div").each(move || {
        let has_any = count() != 0;
        let view = move || {
            if !has_any {
                return title(el("p").class("form none"));
            }
            let rest = el("p")
                .class("left-out")
                .attr_of("hidden", move || (left_out() == 0).then(String::new))
                .text_of(move || text::left_out(left_out()));
            let lines = el("ul").each(lines);
            let details = el("details").class("form");
            details.child(title(el("summary"))).child(lines).child(rest)
        };
        vec![item(has_any.into(), view)]
    })
}
