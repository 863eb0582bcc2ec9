//! What the table of an atlas says of the rolls of dice.

use score_core::atlas::{Atlas, COLUMNS, Column, Row, Show};
use score_core::csv;
use score_core::link::Link;
use score_core::table::rules::{Goal, Rules, Source};

use super::rolls::Listing;
use crate::{text, tr};

/// The table of the rolls of dice.
pub const ROLLS: Listing = Listing {
    name: "atlas",
    title: || tr!("atlas-rolls"),
    choices: &[
        (Show::All, || tr!("atlas-show-all")),
        (Show::Impossible, || tr!("atlas-show-impossible")),
        (Show::OneForm, || tr!("atlas-show-one-form")),
    ],
    count: text::rolls_shown,
    roll: || tr!("atlas-roll-column"),
    last: (|| tr!("atlas-forms-column"), Some(Column::Forms)),
    last_cell: forms,
    link,
    download: || tr!("atlas-download"),
    file_name: "score-atlas.csv",
    media_type: "text/csv",
    file_text,
};

fn forms(atlas: &Atlas, row: &Row) -> String {
    let headings: Vec<&str> = atlas.headings(row.forms).collect();
    headings.join(", ")
}

fn link(atlas: &Atlas, row: &Row) -> String {
    let usual = Rules::score();
    let play = atlas.play();
    let rules = Rules {
        source: Source::Dice(play.dice),
        goal: Goal::new(atlas.goal()).unwrap_or(usual.goal),
        ops: play.ops,
        all_numbers: play.all_numbers,
        ..usual
    };
    let link = Link {
        page: "play".to_owned(),
        roll: Some(row.roll),
        rules: Some(rules),
        ..Link::default()
    };
    link.to_string()
}

/// The rows at `places`: those that are chosen, in the order chosen.
fn file_text(atlas: &Atlas, places: &[usize]) -> String {
    let mut written = csv::line(COLUMNS);
    for at in places {
        let cells = atlas.cells(&atlas.rows()[*at]);
        written += &csv::line(cells.iter().map(String::as_str));
    }
    written
}
