//! The state of the race at one screen: its stored log, the player's hand, and the status line.

use leptos::prelude::*;
use score_core::dice::Generator;
use score_core::hand::Hand;
use score_core::link::{LinkRefusal, RaceLink};
use score_core::race::{self, Command, Event, Race, RaceRoll, Refusal};
use score_core::table::board::Board;
use serde::{Deserialize, Serialize};

use crate::edge::entropy;
use crate::edge::shared_value::SharedValue;
use crate::edge::sound::{self, Cue};
use crate::edge::storage::{self, OtherTab, StorageProblem};
use crate::table::race_rolls::RaceRolls;
use crate::{text, tr};

/// The key of the player's own race.
const KEY: &str = "race";

/// The key of a race from a link, which leaves the player's own race as it is.
const LINK_KEY: &str = "race-of-link";

/// A race as the browser stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedRace {
    /// The seed of the race's rolls.
    seed: u32,
    /// The names of the players; the name of a single player may be empty.
    names: Vec<String>,
    /// The events of the race.
    log: Vec<Event>,
}

impl SavedRace {
    fn new(seed: u32, names: Vec<String>) -> SavedRace {
        SavedRace {
            seed,
            names,
            log: Vec::new(),
        }
    }

    fn alone(seed: u32) -> SavedRace {
        SavedRace::new(seed, vec![String::new()])
    }

    /// The saved state with its race; `None` if the log is not that of a race.
    fn replayed(self) -> Option<(SavedRace, Race)> {
        let race = Race::replay(self.names.len(), &self.log).ok()?;
        Some((self, race))
    }
}

/// The message in the line above the numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Status {
    Refused(Refusal),
    FitsNowhere(char),
    Link(LinkRefusal),
    Storage(StorageProblem),
    /// A new race begins at a second press.
    GiveUpRace,
    OtherTab(OtherTab),
}

/// The race on the page, with the hand and the status. Copies share it.
#[derive(Clone, Copy)]
pub struct RaceStore {
    saved: RwSignal<SavedRace>,
    race: RwSignal<Race>,
    hand: RwSignal<Hand>,
    status: RwSignal<Option<Status>>,
    /// The race in the browser's storage, which other tabs may change.
    stored: StoredValue<SharedValue<SavedRace>, LocalStorage>,
    /// The seed of the rolls in the address, if it has one.
    seed: Option<u32>,
}

impl RaceStore {
    /// The race that is stored, or the race of the address.
    pub fn open(fragment: &str) -> RaceStore {
        let (link, refusals) = RaceLink::read(fragment);
        let seed = link.seed;
        let key = if seed.is_some() { LINK_KEY } else { KEY };
        let (stored, found) = SharedValue::open(key, SavedRace::replayed);
        let problem = found.as_ref().err().copied();
        let is_of_link = |saved: &SavedRace| seed.is_none_or(|seed| saved.seed == seed);
        let found = found.ok().flatten().filter(|(saved, _)| is_of_link(saved));
        let new = || SavedRace::alone(seed.unwrap_or_else(drawn_seed));
        let (saved, race) = found.unwrap_or_else(|| (new(), race_of(1)));
        let status = refusals.first().cloned().map(Status::Link);
        let store = RaceStore {
            saved: RwSignal::new(saved),
            race: RwSignal::new(race),
            hand: RwSignal::new(Hand::default()),
            status: RwSignal::new(status.or(problem.map(Status::Storage))),
            stored: StoredValue::new_local(stored),
            seed,
        };
        storage::on_change(&[KEY, LINK_KEY], move || {
            if let Some(news) = store.catch_up(false) {
                store.status.set(Some(Status::OtherTab(news)));
            }
        });
        store
    }

    /// Takes over another tab's changes; returns the news for the status line, if any.
    fn catch_up(self, is_command: bool) -> Option<OtherTab> {
        let newest = self
            .stored
            .with_value(|stored| stored.catch_up(SavedRace::replayed))?;
        let Ok((saved, race)) = newest else {
            return Some(OtherTab::IsLater);
        };
        let is_busy = is_command || self.hand.with_untracked(|hand| !hand.is_empty());
        self.show(saved, race);
        Some(OtherTab::went_on(is_busy))
    }

    fn show(self, saved: SavedRace, race: Race) {
        self.saved.set(saved);
        self.race.set(race);
        self.hand.set(Hand::default());
    }

    fn apply(self, event: Event) {
        // An event that was decided can be applied.
        let is_applied = self.race.try_update(|race| race.apply(&event).is_ok());
        if is_applied != Some(true) {
            return;
        }
        self.hand.set(Hand::default());
        self.status.set(None);
        let change = self.race.with_untracked(Race::last_change);
        match (&event, change) {
            (Event::Rolled { .. }, _) => sound::play_if_on(Cue::Roll),
            (Event::Stepped { .. }, Some(_)) => sound::play_if_on(Cue::Goal),
            (Event::Stepped { .. }, None) => sound::play_if_on(Cue::Step),
            _ => {}
        }
        self.saved.update(|saved| saved.log.push(event));
        self.save();
    }

    fn save(self) {
        let saved = self.saved;
        self.stored
            .with_value(|stored| saved.with_untracked(|saved| stored.save(saved)));
    }

    /// Begins a race of these players; returns whether it began. A race under way is given up only
    /// by a second press. A single player needs no name.
    pub fn begin(self, names: Vec<String>) -> bool {
        if let Some(news) = self.catch_up(true) {
            self.status.set(Some(Status::OtherTab(news)));
            return false;
        }
        let is_under_way = |race: &Race| race.rolls() > 0 && race.winner().is_none();
        let is_asked = untrack(|| self.is_asked_to_give_up());
        if self.race.with_untracked(is_under_way) && !is_asked {
            self.status.set(Some(Status::GiveUpRace));
            return false;
        }
        let names = match names.is_empty() {
            true => vec![String::new()],
            false => names,
        };
        let race = race_of(names.len());
        self.show(
            SavedRace::new(self.seed.unwrap_or_else(drawn_seed), names),
            race,
        );
        self.status.set(None);
        self.save();
        true
    }

    /// Reads the race; reactive.
    pub fn with<T>(self, read: impl FnOnce(&Race) -> T) -> T {
        self.race.with(read)
    }

    /// The address of a race with the same rolls.
    pub fn link(self) -> String {
        let seed = self.saved.with(|saved| saved.seed);
        RaceLink { seed: Some(seed) }.to_string()
    }

    /// The names of the players, as they were written in the form.
    pub fn names(self) -> Vec<String> {
        self.saved.with(|saved| saved.names.clone())
    }

    /// The name of a player, as the page shows it.
    pub fn name(self, index: usize) -> String {
        let name = self
            .saved
            .with(|saved| saved.names.get(index).cloned().unwrap_or_default());
        match name.is_empty() {
            true => tr!("common-you"),
            false => name,
        }
    }

    /// Whether one player plays who gave no name.
    fn is_alone(self) -> bool {
        self.saved
            .with(|saved| matches!(&saved.names[..], [name] if name.is_empty()))
    }

    /// Whether the page asks if the race under way is to be given up. The next press begins a new
    /// one.
    pub fn is_asked_to_give_up(self) -> bool {
        self.status
            .with(|status| *status == Some(Status::GiveUpRace))
    }

    /// The sentence in the line above the numbers.
    fn sentence(self) -> String {
        match self.status.get() {
            Some(Status::Refused(refusal)) => return text::race_refusal(refusal),
            Some(Status::FitsNowhere(key)) => return text::fits_nowhere(key),
            Some(Status::Link(refusal)) => return text::link_refusal(&refusal),
            Some(Status::Storage(problem)) => return text::storage_problem(problem),
            Some(Status::GiveUpRace) => return tr!("race-give-up"),
            Some(Status::OtherTab(news)) => return text::other_tab(news),
            None => {}
        }
        let read = |race: &Race| (race.winner(), race.last_change(), race.turn());
        let (winner, change, turn) = self.race.with(read);
        match winner {
            Some(_) if self.is_alone() => tr!("race-own-win"),
            Some(winner) => tr!("race-won", name = self.name(winner)),
            None => text::race_task(change, self.roll().is_some(), self.name(turn)),
        }
    }
}

impl RaceRolls for RaceStore {
    fn hand(self) -> RwSignal<Hand> {
        self.hand
    }

    fn roll(self) -> Option<RaceRoll> {
        let roll = |race: &Race| race.racers().get(race.turn())?.roll().cloned();
        self.race.with(roll)
    }

    fn layout(self) -> u32 {
        // Each roll of each player has numbers of its own, so its tiles are new elements.
        self.race.with(|race| {
            let racer = race.racers().get(race.turn());
            let roll_index = racer.map_or(0, |racer| racer.roll_index().0);
            race.rolls() as u32 * 1_000 + race.turn() as u32 * 100 + roll_index as u32
        })
    }

    fn is_shown(self) -> bool {
        true
    }

    fn goes_on(self) -> bool {
        self.race.with(|race| race.winner().is_none())
    }

    fn may(self, command: Command) -> bool {
        self.race
            .with(|race| race.may(race.turn(), command).is_ok())
    }

    fn board_to_play(self) -> Option<Board> {
        untrack(|| self.roll()).map(|roll| roll.board)
    }

    fn line(self) -> (bool, String) {
        let is_refusal = self.status.with(|status| match status {
            None => false,
            Some(Status::OtherTab(news)) => news.is_refusal(),
            Some(_) => true,
        });
        (is_refusal, self.sentence())
    }

    fn send(self, command: Command) {
        if let Some(news) = self.catch_up(true) {
            return self.status.set(Some(Status::OtherTab(news)));
        }
        let turn = self.race.with_untracked(Race::turn);
        let seed = self.saved.with_untracked(|saved| saved.seed);
        let decided = self.race.with_untracked(|race| {
            let mut generator = Generator::new(seed.into(), race.rolls());
            race::decide(race, &mut generator, turn, command)
        });
        match decided {
            Ok(event) => self.apply(event),
            Err(refusal) => {
                self.hand.update(Hand::refuse);
                self.status.set(Some(Status::Refused(refusal)));
            }
        }
    }

    fn forget_refusal(self) {
        self.status.set(None);
    }

    fn refuse_key(self, key: char) {
        self.status.set(Some(Status::FitsNowhere(key)));
    }
}

/// A random seed that an address can carry.
fn drawn_seed() -> u32 {
    entropy::seed() as u32
}

fn race_of(racers: usize) -> Race {
    Race::new(racers).expect("the form has no more boxes than a race has players")
}
