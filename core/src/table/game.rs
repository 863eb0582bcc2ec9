//! The games that have a table of their own.

use super::rules::Rules;

/// A game that is played at a table, with calls and clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Game {
    /// Score.
    #[default]
    Score,
    /// The 24 game.
    TwentyFour,
}

impl Game {
    /// All of them.
    pub const ALL: [Game; 2] = [Game::Score, Game::TwentyFour];

    /// The game as it is published.
    pub fn rules(self) -> Rules {
        match self {
            Game::Score => Rules::score(),
            Game::TwentyFour => Rules::twenty_four(),
        }
    }

    /// The page of its table, by its name in an address.
    pub const fn page(self) -> &'static str {
        match self {
            Game::Score => "play",
            Game::TwentyFour => "24",
        }
    }

    /// The game whose table is on the page of this name.
    pub fn on_page(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.page() == name)
    }
}
