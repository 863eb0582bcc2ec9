//! The rolls of the player at this screen in a race, their hand, and the commands that they send.

use leptos::prelude::*;
use score_core::games::race::{Change, RaceScore};
use score_core::group::options;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::hand::Hand;
use score_core::race::{Command, RaceRoll, Racer, Refusal};
use score_core::table::board::Board;

use crate::edge::sound::{self, Cue};
use crate::group::connection::{Connection, Happening};
use crate::group::relay_table::RelayTable;
use crate::state::authority::{Authority, Denial};
use crate::state::sounds::Sounds;
use crate::table::race_rolls::{self, RaceRolls};
use crate::table::view_model;
use crate::{text, tr};

/// The changes of points that a step or a roll can bring.
const CHANGES: [i32; 3] = [1, 3, -1];

/// The state of a player in the race.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct OwnRace {
    roll: Option<RaceRoll>,
    /// The index of the present roll, and the number of rolls.
    roll_index: (usize, usize),
    score: RaceScore,
    moves: u32,
}

impl OwnRace {
    fn of(racer: &Racer) -> OwnRace {
        OwnRace {
            roll: racer.roll().cloned(),
            roll_index: racer.roll_index(),
            score: racer.score,
            moves: racer.moves(),
        }
    }

    /// The change of points since `before`; `None` if a new race has begun.
    fn change(&self, before: &OwnRace) -> Option<Change> {
        if self.moves < before.moves {
            return None;
        }
        CHANGES.into_iter().find_map(|by| {
            let mut score = before.score;
            let change = score.change(by)?;
            (score == self.score).then_some(change)
        })
    }

    /// The sound for the player's moves since `before`.
    fn cue(&self, before: &OwnRace) -> Option<Cue> {
        let steps = |own: &OwnRace| own.roll.as_ref().map_or(0, |roll| roll.board.steps().len());
        match self.change(before) {
            _ if self.roll_index.1 > before.roll_index.1 => Some(Cue::Roll),
            Some(_) => Some(Cue::Goal),
            None => (steps(self) > steps(before)).then_some(Cue::Step),
        }
    }
}

/// The player's own rolls; copies share them.
#[derive(Clone, Copy)]
pub struct OwnRolls {
    connection: Connection,
    own: Memo<OwnRace>,
    /// The player's state when the page last compared it.
    last_state: StoredValue<OwnRace>,
    hand: RwSignal<Hand>,
    /// The change of points by the player's last move.
    change: RwSignal<Option<Change>>,
}

impl OwnRolls {
    /// The rolls of the player at this screen.
    pub fn new() -> OwnRolls {
        let connection = Connection::here();
        let own = Memo::new(move |_| connection.with(own_race).unwrap_or_default());
        let rolls = OwnRolls {
            connection,
            own,
            last_state: StoredValue::new(own.get_untracked()),
            hand: RwSignal::new(Hand::default()),
            change: RwSignal::new(None),
        };
        let sounds = use_context::<Sounds>();
        // A race that begins anew, and a page that reconnects, are news of the table.
        let happenings = &[Happening::News, Happening::RaceMove];
        connection.on(happenings, move || rolls.follow(sounds));
        connection
            .store
            .on_refusal(move || rolls.hand.update(Hand::refuse));
        rolls
    }

    /// Empties the hand and plays a sound after a move of the player. Some news is only about other
    /// players.
    fn follow(self, sounds: Option<Sounds>) {
        let own = self.own.get_untracked();
        let before = self.last_state.get_value();
        if before.moves != own.moves {
            self.hand.set(Hand::default());
            self.change.set(own.change(&before));
            self.connection.store.forget_refusal();
            let is_on = sounds.is_some_and(|sounds| sounds.are_on.get_untracked());
            if let Some(cue) = own.cue(&before).filter(|_| is_on) {
                sound::play(cue);
            }
        }
        self.last_state.set_value(own);
    }

    /// The number of the player's moves. A press for a new roll is accepted only if this has not
    /// changed since.
    pub fn moves(self) -> u32 {
        self.own.with(|own| own.moves)
    }

    /// The label with the number of the roll: `Roll 2 of 3`.
    pub fn which_roll(self) -> String {
        race_rolls::which_roll(self.own.with(|own| own.roll_index))
    }
}

impl RaceRolls for OwnRolls {
    fn hand(self) -> RwSignal<Hand> {
        self.hand
    }

    fn roll(self) -> Option<RaceRoll> {
        self.own.with(|own| own.roll.clone())
    }

    fn layout(self) -> u32 {
        // Each roll has numbers of its own, so its tiles are new elements.
        let (index, count) = self.own.with(|own| own.roll_index);
        u32::try_from(count * 1_000 + index).unwrap_or_default()
    }

    /// A whole room sees no player's rolls.
    fn is_shown(self) -> bool {
        self.connection.with(|relay| !relay.is_for_room())
    }

    fn goes_on(self) -> bool {
        self.connection.with(goes_on)
    }

    fn may(self, command: Command) -> bool {
        let is_allowed = |relay: &RelayTable| {
            permission(relay, command).is_some_and(|permission| permission.is_ok())
        };
        self.connection.with(is_allowed)
    }

    fn line(self) -> (bool, String) {
        if let Some(why) = self.connection.store.with(view_model::refusal) {
            return (true, why);
        }
        let (change, has_roll) = (self.change.get(), self.own.with(|own| own.roll.is_some()));
        let sentence = self.connection.with(|relay| {
            let race = relay.race()?;
            if let Some(winner) = race.winner() {
                let name = relay.name(winner).map(ToString::to_string);
                let name = name.unwrap_or_else(|| tr!("group-somebody"));
                return Some(tr!("race-won", name = name));
            }
            if race.is_paused() {
                return Some(tr!("table-paused-now"));
            }
            if relay.is_for_room() {
                return None;
            }
            Some(text::race_task(change, has_roll, tr!("common-you")))
        });
        (false, sentence.unwrap_or_else(|| tr!("race-lead")))
    }

    fn board_to_play(self) -> Option<Board> {
        if self.connection.with_untracked(Authority::is_busy) {
            // The step before this one is on its way to the relay.
            return None;
        }
        let board = untrack(|| self.roll()).map(|roll| roll.board);
        if board.is_none() {
            let why = Denial::Refused(Refusal::NoRoll.into());
            self.connection.store.deny(why);
        }
        board
    }

    /// Sends a command to the relay, unless the relay would refuse it.
    fn send(self, command: Command) {
        let connection = self.connection;
        if connection.with_untracked(Authority::is_busy) {
            return;
        }
        match connection.with_untracked(|relay| permission(relay, command)) {
            None => {}
            Some(Ok(())) => connection.request(Request::Race(command)),
            Some(Err(why)) => connection.store.deny(Denial::Refused(why)),
        }
    }

    fn forget_refusal(self) {
        self.connection.store.forget_refusal();
    }

    fn refuse_key(self, key: char) {
        self.connection.store.deny(Denial::FitsNowhere(key));
    }
}

fn own_race(relay: &RelayTable) -> Option<OwnRace> {
    let race = relay.race()?;
    race.racer(relay.seat()?).map(OwnRace::of)
}

/// Whether the race goes on: no player has won yet, and there is no pause.
fn goes_on(relay: &RelayTable) -> bool {
    relay
        .race()
        .is_some_and(|race| !race.is_over() && !race.is_paused())
}

/// Whether the player may send this command now; `None` for a watcher.
fn permission(relay: &RelayTable, command: Command) -> Option<Result<(), GroupRefusal>> {
    let (group, seat) = (relay.group()?, relay.seat()?);
    Some(options::may_race(group, seat, command))
}
