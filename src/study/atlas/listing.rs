//! What the table of an atlas says of the rolls of dice.

use score_core::atlas::{Atlas, COLUMNS, Column, Row, Show};
use score_core::csv;
use score_core::link::Link;
use score_core::table::rules::{Goal, Rules, Source};

use super::rolls::Listing;
use crate::text;

/// The table of the rolls of dice.
pub const ROLLS: Listing = Listing {
    name: "atlas",
    title: text::ROLLS,
    choices: &[
        (Show::All, text::ALL_ROLLS),
        (Show::Impossible, text::IMPOSSIBLE_ROLLS),
        (Show::OneForm, text::ONE_FORM_ROLLS),
    ],
    count: text::rolls_shown,
    roll: text::ROLL_COLUMN,
    last: (text::FORMS_COLUMN, Some(Column::Forms)),
    last_cell: forms,
    link,
    file: (text::DOWNLOAD_CSV, "score-atlas.csv", "text/csv"),
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
