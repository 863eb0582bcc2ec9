//! The games that have a table of their own.

use super::rules::Rules;

/// A game that is played at a table, with calls and clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableGame {
    /// Score.
    #[default]
    Score,
    /// The 24 game.
    TwentyFour,
}

impl TableGame {
    /// All games of the table.
    pub const ALL: [TableGame; 2] = [TableGame::Score, TableGame::TwentyFour];

    /// The game as it is published.
    pub fn rules(self) -> Rules {
        match self {
            TableGame::Score => Rules::score(),
            TableGame::TwentyFour => Rules::twenty_four(),
        }
    }

    /// The page of its table, by its name in an address.
    pub const fn page(self) -> &'static str {
        match self {
            TableGame::Score => "play",
            TableGame::TwentyFour => "24",
        }
    }

    /// The game whose table is on the page of this name.
    pub fn on_page(name: &str) -> Option<TableGame> {
        TableGame::ALL.into_iter().find(|game| game.page() == name)
    }
}
