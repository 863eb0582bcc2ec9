//! Which page is open, and what its address asks for.

use score_core::dice::Roll;
use score_core::link::Link;
use score_core::table::command::Command;
use score_core::table::rules::Rules;

use crate::edge::address;
use crate::edge::live::Live;
use crate::guide;
use crate::settings::{MAX_PRESETS, Preset};
use crate::store::{Notice, Store};
use crate::text;

/// A page, by its name in the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The table.
    #[default]
    Play,
    /// How the game goes.
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
    /// The game of that name.
    Dials,
    /// Mathematician's Yahtzee.
    Yahtzee,
}

impl Page {
    /// All pages: those of the menu in its order, then those of other games.
    pub const ALL: [Page; 9] = [
        Page::Play,
        Page::Rules,
        Page::House,
        Page::Players,
        Page::Group,
        Page::Experiment,
        Page::Atlas,
        Page::Dials,
        Page::Yahtzee,
    ];

    /// How many of them are in the menu.
    const IN_MENU: usize = 7;

    /// The pages of the menu.
    pub fn menu() -> &'static [Page] {
        &Page::ALL[..Page::IN_MENU]
    }

    /// Its name in the address.
    pub fn name(self) -> &'static str {
        match self {
            Page::Play => "play",
            Page::Rules => "rules",
            Page::House => "house",
            Page::Players => "players",
            Page::Group => "group",
            Page::Experiment => "experiment",
            Page::Atlas => "atlas",
            Page::Dials => "dials",
            Page::Yahtzee => "yahtzee",
        }
    }

    /// Its name on the screen.
    pub fn label(self) -> &'static str {
        match self {
            Page::Play => text::PLAY,
            Page::Rules => text::RULES,
            Page::House => text::HOUSE,
            Page::Players => text::PLAYERS,
            Page::Group => text::GROUP,
            Page::Experiment => text::EXPERIMENT,
            Page::Atlas => text::ATLAS,
            Page::Dials => text::DIALS,
            Page::Yahtzee => text::YAHTZEE,
        }
    }

    fn named(name: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.name() == name)
    }
}

/// The address of the guided first roll, for whoever wants it again.
const GUIDE: &str = "guide";

/// Opens the page that the address names, and does once what it asks for.
pub fn follow(store: Store, page: Live<Page>, fragment: &str) {
    let (link, refusals) = Link::read(fragment);
    let named = Page::named(&link.page);
    page.set(named.unwrap_or_default());
    // The other games read their own addresses.
    if let Some(Page::Dials | Page::Yahtzee) = named {
        return;
    }
    store.set_seed(link.seed);
    if link.page == GUIDE {
        guide::start(store);
        address::replace(Page::Play.name());
        return;
    }
    let mut notice = None;
    if link.rules.is_some() || link.roll.is_some() {
        notice = carry_out(store, &link);
        // The address must not deal the same roll again at a reload, in the
        // middle of a round.
        let rest = Link {
            roll: None,
            rules: None,
            ..link.clone()
        };
        address::replace(&rest.to_string());
    }
    if named.is_none() && !link.page.is_empty() {
        notice = Some(Notice::Refused(text::unknown_page(&link.page)));
    }
    if let Some(refusal) = refusals.first() {
        notice = Some(Notice::Refused(text::link_refusal(refusal)));
    }
    if let Some(notice) = notice {
        store.tell(notice);
    }
}

/// The fragment of the address that deals `numbers` under `rules`.
pub fn link_to(numbers: &[u32], rules: Rules) -> String {
    request(Page::Play.name(), numbers, rules)
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
    let rules = link.rules.clone().unwrap_or_default();
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
