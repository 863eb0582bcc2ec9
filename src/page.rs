//! The pages, by their names in the address: their slots, elements, games and keys; and the menu.

use score_core::link::Link;
use score_core::table::game::TableGame;

/// A page, by its name in the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// All games, if the address names no page.
    Games,
    /// The table of Score.
    Play,
    /// The rules of Score.
    Rules,
    /// The house rules of the table.
    House,
    /// The players at this screen.
    Players,
    /// The looks of the page on this device, and whether single keys play.
    Settings,
    /// A table of players in different places.
    Group,
    /// Experiments with the player's own numbers.
    Experiment,
    /// Every roll of some dice.
    Atlas,
    /// The table of the 24 game.
    TwentyFour,
    /// The rules of the 24 game.
    RulesOf24,
    /// Every hand of the 24 game.
    Hands,
    /// The game Dials.
    Dials,
    /// Mathematician's Yahtzee.
    Yahtzee,
    /// Worksheets to be made and printed.
    Sheet,
    /// Worked solutions in which mistakes are found.
    Mistake,
    /// Rolls that train a skill.
    Practice,
    /// The rolls of a day.
    Daily,
    /// The statistics of practice and of the rolls of the days.
    Statistics,
    /// The race for three goals.
    Race,
    /// Homework: the form of a package, and in a package the work itself.
    Homework,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 21] = [
        Page::Games,
        Page::Play,
        Page::Rules,
        Page::House,
        Page::Players,
        Page::Settings,
        Page::Group,
        Page::Experiment,
        Page::Atlas,
        Page::TwentyFour,
        Page::RulesOf24,
        Page::Hands,
        Page::Dials,
        Page::Yahtzee,
        Page::Sheet,
        Page::Mistake,
        Page::Practice,
        Page::Daily,
        Page::Statistics,
        Page::Race,
        Page::Homework,
    ];

    /// The pages whose text or slot is in the page's HTML; of pages that share a slot the first.
    pub const IN_HTML: [Page; 9] = [
        Page::Games,
        Page::Rules,
        Page::RulesOf24,
        Page::Dials,
        Page::Yahtzee,
        Page::Sheet,
        Page::Practice,
        Page::Statistics,
        Page::Homework,
    ];

    /// The name of the page in the address.
    pub fn name(self) -> &'static str {
        match self {
            Page::Games => "games",
            Page::Play => TableGame::Score.page(),
            Page::Rules => "rules",
            Page::House => "house",
            Page::Players => "players",
            Page::Settings => "settings",
            Page::Group => "group",
            Page::Experiment => "experiment",
            Page::Atlas => "atlas",
            Page::TwentyFour => TableGame::TwentyFour.page(),
            Page::RulesOf24 => "rules-24",
            Page::Hands => "hands",
            Page::Dials => "dials",
            Page::Yahtzee => "yahtzee",
            Page::Sheet => "sheet",
            Page::Mistake => "mistake",
            Page::Practice => "practice",
            Page::Daily => "daily",
            Page::Statistics => "statistics",
            Page::Race => "race",
            Page::Homework => "homework",
        }
    }

    /// The slot for the page in the page's HTML, by the beginning of its id.
    pub fn slot(self) -> Option<&'static str> {
        match self {
            Page::Dials | Page::Yahtzee | Page::Statistics | Page::Homework => Some(self.name()),
            Page::Sheet | Page::Mistake => Some("worksheets"),
            Page::Practice | Page::Daily | Page::Race => Some("practice"),
            _ => None,
        }
    }

    /// The id of the page's element in the document.
    pub fn main_id(self) -> &'static str {
        match (self.game(), self.slot()) {
            (Some(_), _) => "main",
            // The id is not the page's name, to which the browser would scroll.
            (None, Some("practice")) => "learn",
            (None, Some(slot)) => slot,
            (None, None) => self.name(),
        }
    }

    /// The game whose table is on the page.
    pub fn game(self) -> Option<TableGame> {
        TableGame::on_page(self.name())
    }

    /// Whether a game is played on the page, besides those of groups.
    pub fn is_game(self) -> bool {
        matches!(
            self,
            Page::Play | Page::TwentyFour | Page::Dials | Page::Yahtzee | Page::Race
        )
    }

    /// The keys on the page, by the name of their list in pages/key_help.html.
    pub fn keys(self) -> Option<&'static str> {
        match self {
            Page::Play | Page::TwentyFour | Page::Group => Some("table"),
            Page::Experiment => Some("board"),
            Page::Practice | Page::Daily => Some("practice"),
            Page::Race => Some("race"),
            Page::Mistake => Some("mistake"),
            Page::Dials => Some("dials"),
            Page::Yahtzee => Some("yahtzee"),
            _ => None,
        }
    }

    /// The page of the menu to which this page belongs.
    pub fn in_menu(self) -> Page {
        match self {
            Page::TwentyFour | Page::Dials | Page::Yahtzee | Page::Race => Page::Play,
            Page::RulesOf24 => Page::Rules,
            Page::Homework => Page::Sheet,
            page => page,
        }
    }

    /// The address of the page's entry in the menu, for a player of the game on the page `game`. It
    /// has no `#`.
    pub fn for_player_of(self, game: Page) -> &'static str {
        match (self, game) {
            (Page::Play, game) => game.name(),
            (Page::Rules, Page::TwentyFour) => Page::RulesOf24.name(),
            (Page::Rules, Page::Dials) => RULES_OF_DIALS,
            (Page::Rules, Page::Yahtzee) => RULES_OF_YAHTZEE,
            (page, _) => page.name(),
        }
    }

    /// The page with the table of this game.
    pub fn of_table(game: TableGame) -> Page {
        match game {
            TableGame::Score => Page::Play,
            TableGame::TwentyFour => Page::TwentyFour,
        }
    }

    /// The page that an address opens; the table if no page has its name.
    pub fn opened_by(fragment: &str, link: &Link) -> Page {
        match Page::named(&link.page) {
            Some(page) => page,
            None if fragment.is_empty() => Page::Games,
            None => Page::Play,
        }
    }

    /// Whether a table on the page shows refusals.
    pub fn has_status_line(self) -> bool {
        self.game().is_some()
    }

    /// Whether the page reads the rest of its address itself.
    pub fn reads_address(self) -> bool {
        self.slot().is_some()
    }

    /// The page of this name.
    pub fn named(name: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.name() == name)
    }
}

/// The address of the rules of Dials, without its `#`.
const RULES_OF_DIALS: &str = "dials?show=rules";
/// The address of the rules of Yahtzee.
const RULES_OF_YAHTZEE: &str = "yahtzee?show=rules";

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// A page.
    Page(Page),
    /// Several pages, which are shown when the section is opened.
    Section(MenuSection),
}

/// Pages of the menu that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuSection {
    /// The pages on which a player finds something out.
    Explore,
    /// Pages that are needed now and then.
    More,
}

/// The menu; `index.html` has the same until the program runs.
pub const MENU: [MenuItem; 5] = [
    MenuItem::Page(Page::Games),
    MenuItem::Page(Page::Play),
    MenuItem::Page(Page::Group),
    MenuItem::Section(MenuSection::Explore),
    MenuItem::Section(MenuSection::More),
];

impl MenuSection {
    /// The pages of the section.
    pub fn pages(self) -> &'static [Page] {
        match self {
            MenuSection::Explore => &[
                Page::Daily,
                Page::Practice,
                Page::Mistake,
                Page::Statistics,
                Page::Experiment,
                Page::Atlas,
                Page::Hands,
            ],
            MenuSection::More => &[
                Page::Rules,
                Page::House,
                Page::Players,
                Page::Sheet,
                Page::Settings,
            ],
        }
    }
}
