//! A store whose tables are this tab's own.

use score_core::table::command::Command;
use score_core::table::event::{Company, Event, SeatId};
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::Table;

use crate::edge::clock::Clock;
use crate::holder::Holder;
use crate::kept;
use crate::settings::Settings;
use crate::solo::Solo;
use crate::store::{self, Notice, State, Store};
use crate::text;

/// Everybody at the table is at this screen, and so is the referee.
impl Holder for Solo {
    fn table(&self) -> &Table {
        Solo::table(self)
    }

    fn mover(&self) -> Option<SeatId> {
        store::caller(Solo::table(self)).or(Solo::table(self).host())
    }

    fn table_ms(&self, now_ms: u64) -> u64 {
        now_ms
    }

    fn is_guided(&self) -> bool {
        Solo::is_guided(self)
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn send(&mut self, now_ms: u64, seat: SeatId, command: Command) -> Result<Vec<Event>, String> {
        Solo::send(self, now_ms, seat, command).map_err(|refusal| text::refusal(&refusal))
    }

    fn tick(&mut self, now_ms: u64) -> Option<Event> {
        Solo::tick(self, now_ms)
    }

    fn keep(&self) {
        if !Solo::is_guided(self) {
            kept::keep_table(self);
        }
    }
}

impl Store {
    /// The state as the browser kept it.
    pub fn open(clock: Clock) -> Store {
        let (settings, settings_notice) = kept::settings();
        let (solo, table_notice) = kept::table_or_new(settings.company);
        let notice = table_notice.or(settings_notice);
        let notice = notice.map(|notice| Notice::Refused(notice.to_owned()));
        Store::new(clock, solo, settings, notice)
    }

    /// Changes what the player set, and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.state.update(|state| {
            change(&mut state.settings);
            kept::keep_settings(&state.settings);
        });
    }

    /// Asks the referee for something that the player whose move it is wants.
    pub fn send_mover(self, command: Command) -> bool {
        let mover = self.peek(State::mover);
        mover.is_some_and(|seat| self.send(seat, command))
    }

    /// Gives a newcomer a seat; whether there was one.
    pub fn admit(self, name: Name) -> Result<(), Refusal> {
        let admitted = self.update_holder(|solo| solo.admit(name));
        self.peek(|state| state.holder.keep());
        admitted
    }

    /// Reads the table of several players at this screen, the one that was
    /// kept where another is on the screen; `None` where there is none.
    pub fn peek_hot_seat<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        if self.peek(|state| state.table().company() == Company::HotSeat) {
            return Some(self.peek(|state| read(state.table())));
        }
        let kept = kept::table(Company::HotSeat).ok().flatten()?;
        Some(read(kept.table()))
    }

    /// Goes to the table of this company: the one that was kept, or a new one
    /// for players of these names.
    pub fn sit_with(self, company: Company, names: Vec<Name>) {
        let rules = self.peek(|state| match state.is_guided() {
            true => Rules::score(),
            false => state.table().rules().clone(),
        });
        let kept = kept::table(company).ok().flatten();
        let solo = kept.unwrap_or_else(|| Solo::open(company, rules, names));
        self.set(|settings| settings.company = company);
        self.change_table(solo);
        self.tick();
        self.peek(|state| state.holder.keep());
    }

    /// Puts the guided first roll on the table.
    pub fn start_guide(self, guide: Solo) {
        self.change_table(guide);
    }

    /// Goes back from the guided roll to the player's own table, for good.
    pub fn end_guide(self) {
        self.set(|settings| settings.guide_done = true);
        self.leave_guide();
    }

    /// Goes back from the guided roll to the player's own table.
    pub fn leave_guide(self) {
        if self.peek(State::is_guided) {
            let company = self.peek(|state| state.settings().company);
            self.change_table(kept::table_or_new(company).0);
        }
    }

    /// From now on all rolls follow from `seed`, the same for everybody who
    /// begins with it.
    pub fn set_seed(self, seed: Option<u32>) {
        self.update_holder(|solo| solo.set_seed(seed));
    }

    fn change_table(self, mut solo: Solo) {
        solo.set_seed(self.peek(|state| state.holder.seed()));
        self.put_up(solo);
    }
}
