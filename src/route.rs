//! Which page is open, and what its address asks for.

use leptos::prelude::*;
use score_core::link::Link;
use score_core::table::command::Command;
use score_core::table::rules::Rules;

use crate::edge::address;
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
    /// Own numbers.
    Experiment,
}

impl Page {
    /// All pages, in the order of the menu.
    pub const ALL: [Page; 5] = [
        Page::Play,
        Page::Rules,
        Page::House,
        Page::Players,
        Page::Experiment,
    ];

    /// Its name in the address.
    pub fn name(self) -> &'static str {
        match self {
            Page::Play => "play",
            Page::Rules => "rules",
            Page::House => "house",
            Page::Players => "players",
            Page::Experiment => "experiment",
        }
    }

    /// Its name on the screen.
    pub fn label(self) -> &'static str {
        match self {
            Page::Play => text::PLAY,
            Page::Rules => text::RULES,
            Page::House => text::HOUSE,
            Page::Players => text::PLAYERS,
            Page::Experiment => text::EXPERIMENT,
        }
    }

    fn named(name: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.name() == name)
    }
}

/// Opens the page that the address names, and does once what it asks for.
pub fn follow(store: Store, page: RwSignal<Page>, fragment: &str) {
    let (link, refusals) = Link::read(fragment);
    let named = Page::named(&link.page);
    page.set(named.unwrap_or_default());
    if named.is_none() && !link.page.is_empty() {
        store.tell(Notice::Refused(text::unknown_page(&link.page)));
    }
    if link.rules.is_some() || link.roll.is_some() {
        store.end_guide();
        carry_out(store, &link);
        // The address must not deal the same roll again at a reload, in the
        // middle of a round.
        let rest = Link {
            roll: None,
            rules: None,
            ..link
        };
        address::replace(&rest.to_string());
    }
    if let Some(refusal) = refusals.first() {
        store.tell(Notice::Refused(text::link_refusal(refusal)));
    }
}

fn carry_out(store: Store, link: &Link) {
    // A link means the same to everybody: rules that it does not name are
    // the published ones.
    let rules = link.rules.clone().unwrap_or_default();
    let current = store.peek(|state| state.table().rules().clone());
    if rules != current {
        keep_own_rules(store, current);
        if !store.send_mover(Command::SetRules(rules)) {
            return;
        }
    }
    if let Some(roll) = link.roll {
        store.send_mover(Command::Deal(roll));
    }
}

/// The player's own house rules are not lost when a link brings others.
fn keep_own_rules(store: Store, rules: Rules) {
    let is_usual = rules == Rules::score() || rules == Rules::twenty_four();
    let is_saved = store.peek(|state| {
        let mut presets = state.settings().presets.iter();
        presets.any(|preset| preset.rules == rules)
    });
    if is_usual || is_saved {
        return;
    }
    store.set(|settings| {
        if settings.presets.len() < MAX_PRESETS {
            settings.presets.push(Preset {
                name: text::BEFORE_THE_LINK.to_owned(),
                rules,
            });
        }
    });
}
