//! What each form contributes, and which are needed.

use score_core::atlas::{Atlas, Needed, needed};

use crate::edge::element::{El, el};
use crate::text;

/// Of how many forms together the table tells which are needed.
const SIZES: [usize; 3] = [1, 2, 3];

/// The table of the forms of `atlas`.
pub fn section(atlas: &Atlas) -> El {
    let solved = atlas.solved_by_form();
    let alone = needed(atlas.rows(), 1);
    let rows = atlas.forms().iter().enumerate().map(|(at, form)| {
        let only = alone.iter().find(|needed| needed.forms.contains(at));
        let only = only.map_or(0, |needed| needed.rows.len());
        row(&form.heading(), solved[at], only)
    });
    let head = el("tr")
        .child(heading(text::FORM))
        .child(heading(text::SOLVES))
        .child(heading(text::SOLVES_ALONE));
    let table = el("table")
        .class("forms-table")
        .child(el("thead").child(head))
        .child(el("tbody").children(rows.collect()));
    let groups = SIZES.into_iter().map(|size| group(atlas, size));
    el("section")
        .attr("id", "atlas-forms")
        .attr("aria-labelledby", "atlas-forms-name")
        .child(
            el("h2")
                .attr("id", "atlas-forms-name")
                .text(text::ATLAS_FORMS),
        )
        .child(el("p").class("help").text(text::FORMS))
        .child(el("div").class("scroll").child(table))
        .child(el("div").class("forms").children(groups.collect()))
}

fn heading(name: &str) -> El {
    el("th").attr("scope", "col").text(name)
}

fn row(heading: &str, solved: usize, only: usize) -> El {
    el("tr")
        .child(el("th").attr("scope", "row").text(heading))
        .child(el("td").text(&text::grouped(solved as u64)))
        .child(el("td").text(&text::grouped(only as u64)))
}

/// The rolls for which exactly `size` forms are needed.
fn group(atlas: &Atlas, size: usize) -> El {
    let groups = needed(atlas.rows(), size);
    let rolls: usize = groups.iter().map(|needed| needed.rows.len()).sum();
    let title = |row: El| {
        row.child(el("span").class("shape-of").text(&text::needs_forms(size)))
            .child(el("span").class("count").text(&text::grouped(rolls as u64)))
    };
    if groups.is_empty() {
        return title(el("p").class("form none"));
    }
    let list = el("dl").class("needed");
    let entries = groups.iter().flat_map(|needed| entry(atlas, needed));
    el("details")
        .class("form")
        .child(title(el("summary")))
        .child(list.children(entries.collect()))
}

fn entry(atlas: &Atlas, needed: &Needed) -> [El; 2] {
    let headings: Vec<&str> = atlas.headings(needed.forms).collect();
    let rolls: Vec<String> = needed
        .rows
        .iter()
        .filter_map(|at| atlas.rows().get(*at))
        .map(|row| row.roll.to_string())
        .collect();
    [
        el("dt").text(&text::forms_and_count(&headings, rolls.len())),
        el("dd").text(&rolls.join(" · ")),
    ]
}
