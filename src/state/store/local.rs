//! The store of tables whose referee is this tab.

use leptos::prelude::*;
use score_core::dice::Roll;
use score_core::table::command::Command;
use score_core::table::event::TableMode;
use score_core::table::game::TableGame;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Goal;
use score_core::table::state::Table;

use crate::edge::clock::Clock;
use crate::edge::listen;
use crate::state::authority::Authority;
use crate::state::local_table::LocalTable;
use crate::state::persistence;
use crate::state::settings::Settings;
use crate::state::store::{State, Status, TableStore};

impl TableStore {
    /// Opens the stored state, at the table of `game`.
    pub fn open(clock: Clock, game: TableGame) -> TableStore {
        let (settings, settings_problem) = persistence::settings();
        let (local, table_problem) = LocalTable::saved_or_new(game, settings.mode);
        persistence::save_game(game);
        let status = table_problem.or(settings_problem).map(Status::Storage);
        let store = TableStore::new(clock, local, settings, status);
        // This is the last event of a page that is left, reloaded or closed.
        listen::on_window("pagehide", move |_| {
            store.with_untracked(|state| state.authority.leave());
        });
        persistence::on_settings_change(move || store.catch_up_settings());
        LocalTable::on_change(move || {
            store.catch_up(false);
        });
        store
    }

    /// Changes the player's settings that were saved last, by any tab, and saves them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.state.update(|state| {
            state.settings = persistence::change_settings(&state.settings, change);
        });
    }

    /// Takes over the settings that another tab has changed.
    pub fn catch_up_settings(self) {
        let own = self.with_untracked(|state| state.settings().clone());
        let newest = persistence::newest_settings(&own);
        if newest != own {
            self.set_settings(newest);
        }
    }

    /// Deals the roll of this day's date; returns whether the referee agreed.
    pub fn roll_of_the_day(self) -> bool {
        let seed = self.with_untracked(|state| state.authority.seed());
        self.set_seed(Some(self.clock().local_date()));
        let is_dealt = self.send_here(Command::Roll);
        self.set_seed(seed);
        is_dealt
    }

    /// Notes that the house rules of the table came with a link.
    pub fn mark_rules_of_link(self) {
        self.catch_up(false);
        self.update_authority(LocalTable::mark_rules_of_link);
    }

    /// Notes that the players have seen all ways of making `goal` from these numbers on another
    /// page. At their table that roll is practice from now on.
    pub fn look_up(self, numbers: Roll, goal: Goal) {
        let is_guided = self.with_untracked(State::is_guided);
        let mode = self.with_untracked(|state| state.settings().mode);
        for game in TableGame::ALL {
            if game == self.game() && !is_guided {
                self.catch_up(false);
                if self.update_authority(|local| local.look_up(numbers, goal)) {
                    self.with_untracked(|state| state.authority.save());
                }
                continue;
            }
            let saved = match mode {
                TableMode::Solitaire => Some(LocalTable::saved_or_new(game, mode).0),
                TableMode::HotSeat | TableMode::Group => {
                    LocalTable::saved(game, mode).ok().flatten()
                }
            };
            if let Some(mut saved) = saved
                && saved.look_up(numbers, goal)
            {
                saved.save();
            }
        }
    }

    /// Gives a newcomer a seat, or refuses if there is none.
    pub fn admit(self, name: Name) -> Result<(), Refusal> {
        self.catch_up(false);
        let admitted = self.update_authority(|local| local.admit(name));
        self.with_untracked(|state| state.authority.save());
        admitted
    }

    /// Reads the table of several players at this screen. That is the saved one while another table
    /// is on the screen. `None` if there is none.
    pub fn with_hot_seat<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        if self.with_untracked(|state| state.table().mode() == TableMode::HotSeat) {
            return Some(self.with_untracked(|state| read(state.table())));
        }
        let saved = LocalTable::saved(self.game(), TableMode::HotSeat);
        Some(read(saved.ok().flatten()?.table()))
    }

    /// The game whose table is on the screen.
    pub fn game(self) -> TableGame {
        self.with_untracked(|state| state.authority.game())
    }

    /// Goes to the table of this mode. This is the one that was saved, or a new one for players of
    /// these names.
    pub fn switch_mode(self, mode: TableMode, names: Vec<Name>) {
        let game = self.game();
        let rules = self.with_untracked(|state| match state.is_guided() {
            true => game.rules(),
            false => state.table().rules().clone(),
        });
        self.set(|settings| settings.mode = mode);
        self.open_saved_or(LocalTable::open(game, mode, rules, names));
    }

    /// Goes to the table for one.
    pub fn play_alone(self) {
        self.switch_mode(TableMode::Solitaire, persistence::you());
    }

    /// Goes to the table of this game, with the same players if there was no such table. The other
    /// table is unchanged.
    pub fn switch_game(self, game: TableGame) {
        if self.game() == game {
            return;
        }
        self.leave_guide();
        let new = self.with_untracked(|state| {
            let seats = state.table().seats().iter();
            let names = seats.map(|seat| seat.name.clone()).collect();
            LocalTable::open(game, state.table().mode(), game.rules(), names)
        });
        self.open_saved_or(new);
    }

    /// Goes to the table that was saved for the game and the mode of `new`, or else to `new`.
    fn open_saved_or(self, new: LocalTable) {
        let found = LocalTable::saved(new.game(), new.table().mode());
        let problem = found.as_ref().err().copied();
        self.change_table(found.ok().flatten().unwrap_or(new));
        self.tick();
        self.with_untracked(|state| state.authority.save());
        if let Some(problem) = problem {
            self.refuse_with(Status::Storage(problem));
        }
    }

    /// Goes back from the guided roll to the player's own table, for good.
    pub fn end_guide(self) {
        self.set(|settings| settings.guide_done = true);
        self.leave_guide();
    }

    /// Goes back from the guided roll to the player's own table.
    pub fn leave_guide(self) {
        if self.with_untracked(State::is_guided) {
            let mode = self.with_untracked(|state| state.settings().mode);
            self.change_table(LocalTable::saved_or_new(TableGame::Score, mode).0);
        }
    }

    /// Makes all rolls follow from `seed` from now on, the same for all players who begin with it.
    pub fn set_seed(self, seed: Option<u32>) {
        self.update_authority(|local| local.set_seed(seed));
    }

    /// Puts another table on the screen; its rolls go on from the same seed.
    pub fn change_table(self, mut local: LocalTable) {
        local.set_seed(self.with_untracked(|state| state.authority.seed()));
        persistence::save_game(local.game());
        self.replace_authority(local);
    }
}
