//! The pages, by their names in the address.

use score_core::link::Link;
use score_core::table::game::Game;

/// A page, by its name in the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// All games, where the address names no page.
    Games,
    /// The table of Score.
    Play,
    /// How Score goes.
    Rules,
    /// The house rules of the table.
    House,
    /// Who plays.
    Players,
    /// A table of players in different places.
    Group,
    /// Own numbers.
    Experiment,
    /// Every roll of some dice.
    Atlas,
    /// The table of the 24 game.
    TwentyFour,
    /// How the 24 game goes.
    RulesOf24,
    /// Every hand of the 24 game.
    Hands,
    /// The game of that name.
    Dials,
    /// Mathematician's Yahtzee.
    Yahtzee,
}

impl Page {
    /// All pages: those of the menu in its order, then those of other games.
    pub const ALL: [Page; 13] = [
        Page::Games,
        Page::Play,
        Page::Rules,
        Page::House,
        Page::Players,
        Page::Group,
        Page::Experiment,
        Page::Atlas,
        Page::TwentyFour,
        Page::RulesOf24,
        Page::Hands,
        Page::Dials,
        Page::Yahtzee,
    ];

    /// Those whose text is in the page's HTML.
    pub const IN_HTML: [Page; 5] = [
        Page::Games,
        Page::Rules,
        Page::RulesOf24,
        Page::Dials,
        Page::Yahtzee,
    ];

    /// How many of them are in the menu.
    const IN_MENU: usize = 8;

    /// The pages of the menu.
    pub fn menu() -> &'static [Page] {
        &Page::ALL[..Page::IN_MENU]
    }

    /// Its name in the address.
    pub fn name(self) -> &'static str {
        match self {
            Page::Games => "games",
            Page::Play => Game::Score.page(),
            Page::Rules => "rules",
            Page::House => "house",
            Page::Players => "players",
            Page::Group => "group",
            Page::Experiment => "experiment",
            Page::Atlas => "atlas",
            Page::TwentyFour => Game::TwentyFour.page(),
            Page::RulesOf24 => "rules-24",
            Page::Hands => "hands",
            Page::Dials => "dials",
            Page::Yahtzee => "yahtzee",
        }
    }

    /// The game whose table is on it.
    pub fn game(self) -> Option<Game> {
        Game::on_page(self.name())
    }

    /// The page of the menu that this one belongs to.
    pub fn in_menu(self) -> Page {
        match self {
            Page::TwentyFour => Page::Play,
            Page::RulesOf24 => Page::Rules,
            Page::Hands => Page::Atlas,
            page => page,
        }
    }

    /// Where its entry in the menu leads for a player of `game`.
    pub fn for_player_of(self, game: Game) -> Page {
        match (self, game) {
            (Page::Play, Game::TwentyFour) => Page::TwentyFour,
            (Page::Rules, Game::TwentyFour) => Page::RulesOf24,
            (page, _) => page,
        }
    }

    /// The page that an address opens, which is the table where there is no page of
    /// its name.
    pub fn opened_by(fragment: &str, link: &Link) -> Page {
        match Page::named(&link.page) {
            Some(page) => page,
            None if fragment.is_empty() => Page::Games,
            None => Page::Play,
        }
    }

    /// Whether it reads the rest of its address itself.
    pub fn reads_address(self) -> bool {
        matches!(self, Page::Dials | Page::Yahtzee)
    }

    /// The page of this name.
    pub fn named(name: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.name() == name)
    }
}
