//! The words, columns and links of the table of rolls in the atlas.

use score_core::atlas::{Column, Show};
use score_core::dice::Roll;
use score_core::link::Link;
use score_core::table::rules::{Goal, Rules, Source};

use super::roll_list::{KeptAtlas, RollListWords};
use crate::{text, tr};

/// The words and names of the table of the rolls of dice.
pub const ROLLS: RollListWords = RollListWords {
    name: "atlas",
    title: || tr!("atlas-rolls"),
    choices: &[
        (Show::All, || tr!("atlas-show-all")),
        (Show::Possible, || tr!("atlas-show-possible")),
        (Show::Impossible, || tr!("atlas-show-impossible")),
        (Show::OneForm, || tr!("atlas-show-one-form")),
    ],
    count: text::rolls_shown,
    roll: || tr!("atlas-roll-column"),
    last: (|| tr!("atlas-forms-column"), Some(Column::Forms)),
    link,
    download: || tr!("atlas-download"),
    file_name: "score-atlas.csv",
    media_type: "text/csv",
};

fn link(atlas: KeptAtlas, roll: Roll) -> String {
    let usual = Rules::score();
    let rules = Rules {
        source: Source::Dice(atlas.play.dice),
        goal: Goal::new(atlas.goal).unwrap_or(usual.goal),
        ops: atlas.play.ops,
        all_numbers: atlas.play.all_numbers,
        ..usual
    };
    let link = Link {
        page: "play".to_owned(),
        roll: Some(roll),
        rules: Some(rules),
        ..Link::default()
    };
    link.to_string()
}
