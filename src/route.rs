//! Which page is open, and what its address asks for.

use score_core::dice::Roll;
use score_core::link::Link;
use score_core::table::command::Command;
use score_core::table::game::Game;
use score_core::table::rules::{Rules, Source};

use crate::edge::address;
use crate::edge::live::Live;
use crate::guide;
use crate::settings::{MAX_PRESETS, Preset};
use crate::store::{Notice, Store};
use crate::text;

/// A page, by its name in the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// All games, for whoever comes without a wish.
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

    /// Its name on the screen.
    pub fn label(self) -> &'static str {
        match self {
            Page::Games => text::GAMES,
            Page::Play => text::PLAY,
            Page::Rules => text::RULES,
            Page::House => text::HOUSE,
            Page::Players => text::PLAYERS,
            Page::Group => text::GROUP,
            Page::Experiment => text::EXPERIMENT,
            Page::Atlas => text::ATLAS,
            Page::TwentyFour => text::TWENTY_FOUR,
            Page::RulesOf24 => text::RULES_OF_24,
            Page::Hands => text::HANDS,
            Page::Dials => text::DIALS,
            Page::Yahtzee => text::YAHTZEE,
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

    /// Where its entry in the menu leads for somebody who plays `game`.
    pub fn for_player_of(self, game: Game) -> Page {
        match (self, game) {
            (Page::Play, Game::TwentyFour) => Page::TwentyFour,
            (Page::Rules, Game::TwentyFour) => Page::RulesOf24,
            (page, _) => page,
        }
    }

    /// The page that an address opens, which is the table where there is no page of
    /// its name.
    fn opened_by(fragment: &str, link: &Link) -> Page {
        match Page::named(&link.page) {
            Some(page) => page,
            None if fragment.is_empty() => Page::Games,
            None => Page::Play,
        }
    }

    /// Whether it reads the rest of its address itself.
    fn reads_address(self) -> bool {
        matches!(self, Page::Dials | Page::Yahtzee)
    }

    fn named(name: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.name() == name)
    }
}

/// The address of the guided first roll, for whoever wants it again.
const GUIDE: &str = "guide";

/// The game of the table that an address opens, where it opens one or changes it.
pub fn game_of(fragment: &str) -> Option<Game> {
    let (link, _) = Link::read(fragment);
    let game = Page::opened_by(fragment, &link).game();
    game.or(brings_something(&link).then_some(Game::Score))
}

fn brings_something(link: &Link) -> bool {
    link.rules.is_some() || link.roll.is_some() || link.today
}

/// Opens the page that the address names, and does once what it asks for. A
/// newcomer at Score's table is shown round where `offers_guide`.
pub fn follow(store: Store, page: Live<Page>, fragment: &str, offers_guide: bool) {
    let (link, refusals) = Link::read(fragment);
    let opened = Page::opened_by(fragment, &link);
    page.set(opened);
    if opened.reads_address() {
        return;
    }
    if let Some(game) = game_of(fragment) {
        store.turn_to(game);
    }
    store.set_seed(link.seed);
    if link.page == GUIDE {
        guide::start(store);
        address::replace(Page::Play.name());
        return;
    }
    let mut notice = None;
    if brings_something(&link) {
        notice = carry_out(store, &link);
        // The address must not deal the same roll again at a reload, in the
        // middle of a round.
        let rest = Link {
            roll: None,
            today: false,
            rules: None,
            ..link.clone()
        };
        address::replace(&rest.to_string());
    }
    if Page::named(&link.page).is_none() && !link.page.is_empty() {
        notice = Some(Notice::Refused(text::unknown_page(&link.page)));
    }
    if let Some(refusal) = refusals.first() {
        notice = Some(Notice::Refused(text::link_refusal(refusal)));
    }
    if let Some(notice) = notice {
        store.tell(notice);
    } else if offers_guide && opened == Page::Play && link.seed.is_none() {
        guide::offer(store);
    }
}

/// The fragment of the address that deals `numbers` under `rules`: cards belong to
/// the table of 24, whoever drew them.
pub fn link_to(numbers: &[u32], rules: Rules) -> String {
    let game = match rules.source {
        Source::Cards => Game::TwentyFour,
        Source::Dice(_) => Game::Score,
    };
    request(game.page(), numbers, rules)
}

/// What asks for `page` with `numbers` under `rules`: an address, or a request
/// to the second program.
pub fn request(page: &str, numbers: &[u32], rules: Rules) -> String {
    let link = Link {
        page: page.to_owned(),
        roll: Roll::new(numbers).ok(),
        rules: Some(rules),
        ..Link::default()
    };
    link.to_string()
}

/// Plays what the link brings; the answer is what there is to say about it.
fn carry_out(store: Store, link: &Link) -> Option<Notice> {
    store.leave_guide();
    // A link means the same to everybody: rules that it does not name are
    // the published ones.
    let rules = link.rules.clone();
    let rules = rules.unwrap_or_else(|| store.game().rules());
    let current = store.peek(|state| state.table().rules().clone());
    let mut said = "";
    if rules != current {
        said = match keep_own_rules(store, current) {
            Keeping::Needless => text::LINK_RULES,
            Keeping::Kept => text::LINK_RULES_KEPT,
            Keeping::Full => return Some(Notice::Refused(text::LINK_PRESETS_FULL.to_owned())),
        };
        if !store.send_mover(Command::SetRules(rules)) {
            return None;
        }
    }
    if link.today && !store.roll_of_the_day() {
        return None;
    }
    if let Some(roll) = link.roll
        && !store.send_mover(Command::Deal(roll))
    {
        return None;
    }
    if said.is_empty() {
        return None;
    }
    let instruction = store.peek(|state| text::instruction(state.table()));
    Some(Notice::Told(format!("{said} {instruction}")))
}

/// What became of the rules that a link replaces.
enum Keeping {
    /// They are among the presets already.
    Needless,
    /// They are a preset now.
    Kept,
    /// No more presets fit.
    Full,
}

/// The player's own house rules are not lost when a link brings others.
fn keep_own_rules(store: Store, rules: Rules) -> Keeping {
    let is_usual = rules == Rules::score() || rules == Rules::twenty_four();
    let (is_saved, is_full) = store.peek(|state| {
        let presets = &state.settings().presets;
        let is_saved = presets.iter().any(|preset| preset.rules == rules);
        (is_saved, presets.len() >= MAX_PRESETS)
    });
    if is_usual || is_saved {
        return Keeping::Needless;
    }
    if is_full {
        return Keeping::Full;
    }
    store.set(|settings| {
        settings.presets.push(Preset {
            name: text::BEFORE_THE_LINK.to_owned(),
            rules,
        });
    });
    Keeping::Kept
}
