//! What the page knows: the table, what the player holds, what was said last.

use score_core::arith::hint::Grade;
use score_core::hand::{Act, Hand};
use score_core::table::board::TileId;
use score_core::table::command::Command;
use score_core::table::event::{Company, Event, SeatId};
use score_core::table::name::Name;
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::{Phase, Table};

use crate::edge::clock::Clock;
use crate::edge::dom;
use crate::edge::live::Live;
use crate::kept;
use crate::settings::Settings;
use crate::solo::Solo;
use crate::text;

/// From here on the clock says so, besides at half its time, in milliseconds.
const LAST_CALL_MS: u64 = 10_000;

/// Something said to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// What happened.
    Told(String),
    /// Why something did not.
    Refused(String),
}

/// What the page shows, all of it.
pub struct State {
    solo: Solo,
    hand: Hand,
    notice: Option<Notice>,
    /// The hint that is shown: until something happens.
    hint: Option<Grade>,
    settings: Settings,
    /// Whether the table is the guided first roll, which is not kept.
    is_guided: bool,
    /// Whether the settled roll could be made. The solver is asked once: over
    /// six numbers its answer can take a while.
    verdict: Option<bool>,
}

impl State {
    /// The table.
    pub fn table(&self) -> &Table {
        self.solo.table()
    }

    /// What the player holds.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What was said last, where nothing has happened since.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The hint that is shown.
    pub fn hint(&self) -> Option<Grade> {
        self.hint
    }

    /// What the player set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether this is the guided first roll.
    pub fn is_guided(&self) -> bool {
        self.is_guided
    }

    /// Whether the roll could be made; `None` before it is settled.
    pub fn verdict(&self) -> Option<bool> {
        self.verdict
    }

    fn judge(&mut self) {
        let round = self.solo.table().round();
        let settled = round.filter(|round| matches!(round.phase, Phase::Settled(_)));
        self.verdict = settled.map(|round| referee::is_solvable(self.solo.table(), &round.deal));
    }

    /// The number that was made last, while more can be made.
    fn newest(&self) -> Option<TileId> {
        let round = self.table().round()?;
        let tile = round.board.tiles().last()?;
        let is_over = matches!(round.phase, Phase::Settled(_));
        (!is_over).then_some(tile)
    }

    /// The player whose move it is: who called, or else the first.
    pub fn mover(&self) -> SeatId {
        match self.table().round().map(|round| &round.phase) {
            Some(Phase::Demonstration { caller, .. } | Phase::Impossible { caller, .. }) => *caller,
            _ => self.table().host().unwrap_or(SeatId(0)),
        }
    }
}

/// The page's state and its clock; copies share them.
///
/// The one writable table is in here: views read, and everything that
/// happens goes through [`Store::send`] to the referee.
#[derive(Clone, Copy)]
pub struct Store {
    state: Live<State>,
    now_ms: Live<u64>,
    clock: Clock,
}

impl Store {
    /// The state as the browser kept it.
    pub fn open(clock: Clock) -> Store {
        let (settings, settings_notice) = kept::settings();
        let (solo, table_notice) = kept::table_or_new(settings.company);
        let notice = table_notice.or(settings_notice);
        let mut state = State {
            solo,
            hand: Hand::default(),
            notice: notice.map(|notice| Notice::Refused(notice.to_owned())),
            hint: None,
            settings,
            is_guided: false,
            verdict: None,
        };
        state.judge();
        let store = Store {
            state: Live::new(state),
            now_ms: Live::new(clock.now_ms()),
            clock,
        };
        clock.on_tick(move || store.tick());
        store.tick();
        store
    }

    /// Reads the state, and follows its changes where a view asks.
    pub fn with<T>(self, read: impl FnOnce(&State) -> T) -> T {
        self.state.with(read)
    }

    /// Reads the state as it is now.
    pub fn peek<T>(self, read: impl FnOnce(&State) -> T) -> T {
        self.state.peek(read)
    }

    /// How long the clock that runs still has, in milliseconds.
    pub fn left_ms(self) -> Option<u64> {
        let deadline_ms = self.with(|state| state.table().deadline_ms())?;
        Some(deadline_ms.saturating_sub(self.now_ms.get()))
    }

    /// Says something.
    pub fn tell(self, notice: Notice) {
        self.state.update(|state| state.notice = Some(notice));
    }

    /// Changes what the player set, and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.state.update(|state| {
            change(&mut state.settings);
            kept::keep_settings(&state.settings);
        });
    }

    /// Gives the next hint, or after the last one that one again.
    pub fn take_hint(self) {
        let seat = self.peek(State::mover);
        let last = self.peek(|state| state.table().round()?.last_hint(seat));
        match (Grade::after(last), last) {
            (None, Some(last)) => self.state.update(|state| {
                state.notice = None;
                state.hint = Some(last);
            }),
            (next, _) => {
                self.send(seat, Command::TakeHint(next.unwrap_or(Grade::Solvable)));
            }
        }
    }

    /// Asks the referee for something that the player whose move it is wants.
    pub fn send_mover(self, command: Command) -> bool {
        self.send(self.peek(State::mover), command)
    }

    /// Asks the referee; whether he agreed.
    pub fn send(self, seat: SeatId, command: Command) -> bool {
        self.tick();
        let now_ms = self.clock.now_ms();
        let sent = self
            .state
            .update(|state| state.solo.send(now_ms, seat, command));
        match sent {
            Ok(events) => {
                self.take_in(&events);
                true
            }
            Err(refusal) => {
                self.refuse(&refusal);
                false
            }
        }
    }

    /// Gives a newcomer a seat; whether there was one.
    pub fn admit(self, name: Name) -> Result<(), Refusal> {
        let admitted = self.state.update(|state| state.solo.admit(name));
        self.keep();
        admitted
    }

    /// Does what the player did with the pieces.
    pub fn act(self, act: Act) {
        self.tick();
        let seat = self.peek(State::mover);
        if let Err(refusal) = self.peek(|state| referee::may_move(state.table(), seat)) {
            self.refuse(&refusal);
            return;
        }
        let step = self.state.update(|state| {
            if matches!(state.notice, Some(Notice::Refused(_))) {
                state.notice = None;
            }
            let round = state.solo.table().round()?;
            state.hand.act(act, &round.board)
        });
        let Some(step) = step else { return };
        if self.send(seat, Command::Step(step)) {
            // The new number is the next one to be used.
            let newest = self.peek(State::newest);
            dom::before_paint(move || focus_result(newest));
        } else {
            self.state.update(|state| state.hand.refuse());
        }
    }

    /// Lets the clock be looked at.
    pub fn tick(self) {
        let before_ms = self.now_ms.peek(|now_ms| *now_ms);
        let now_ms = self.clock.now_ms();
        let Some(deadline_ms) = self.peek(|state| state.table().deadline_ms()) else {
            return;
        };
        self.now_ms.set(now_ms);
        if now_ms < deadline_ms {
            self.announce(before_ms, now_ms, deadline_ms);
            return;
        }
        let settled = self.state.update(|state| state.solo.tick(now_ms));
        self.take_in(settled.as_slice());
    }

    /// Says how much time is left, at half of it and near its end.
    fn announce(self, before_ms: u64, now_ms: u64, deadline_ms: u64) {
        let total_ms = self.total_ms();
        let left_ms = |at_ms| deadline_ms.saturating_sub(at_ms);
        for mark_ms in [LAST_CALL_MS, total_ms / 2] {
            if left_ms(before_ms) > mark_ms && left_ms(now_ms) <= mark_ms && total_ms > mark_ms {
                let left_s = left_ms(now_ms).div_ceil(1_000);
                self.tell(Notice::Told(text::seconds_left(left_s)));
                return;
            }
        }
    }

    /// How long the clock that runs had at its start, in milliseconds.
    pub fn total_ms(self) -> u64 {
        self.peek(|state| {
            let rules = state.table().rules();
            let clock = match state.table().round().map(|round| &round.phase) {
                Some(Phase::Impossible { .. }) => rules.impossible_clock,
                _ => rules.score_clock,
            };
            clock.map_or(0, |clock| clock.duration_ms())
        })
    }

    fn take_in(self, events: &[Event]) {
        let Some(last) = events.last() else { return };
        self.now_ms.set(self.clock.now_ms());
        self.state.update(|state| {
            state.hint = match last {
                Event::HintTaken { grade, .. } => Some(*grade),
                _ => None,
            };
            if state.hint.is_none() {
                state.hand = Hand::default();
            }
            state.judge();
            state.notice = match state.is_guided {
                true => None,
                false => text::told(state.table(), last).map(Notice::Told),
            };
        });
        self.keep();
    }

    fn refuse(self, refusal: &Refusal) {
        self.tell(Notice::Refused(text::refusal(refusal)));
        dom::before_paint(|| dom::animate("#status", "shake", &[]));
    }

    /// Keeps the table for the next visit.
    fn keep(self) {
        self.peek(|state| {
            if !state.is_guided {
                kept::keep_table(&state.solo);
            }
        });
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
        let rules = self.peek(|state| match state.is_guided {
            true => Rules::score(),
            false => state.table().rules().clone(),
        });
        let kept = kept::table(company).ok().flatten();
        let solo = kept.unwrap_or_else(|| Solo::open(company, rules, names));
        self.set(|settings| settings.company = company);
        self.put_up(solo, false);
        self.tick();
        self.keep();
    }

    /// Puts the guided first roll on the table.
    pub fn start_guide(self, guide: Solo) {
        self.put_up(guide, true);
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
            self.put_up(kept::table_or_new(company).0, false);
        }
    }

    /// From now on all rolls follow from `seed`, the same for everybody who
    /// begins with it.
    pub fn set_seed(self, seed: Option<u32>) {
        self.state.update(|state| state.solo.set_seed(seed));
    }

    fn put_up(self, mut solo: Solo, is_guided: bool) {
        solo.set_seed(self.peek(|state| state.solo.seed()));
        self.now_ms.set(self.clock.now_ms());
        self.state.update(|state| {
            state.solo = solo;
            state.hand = Hand::default();
            state.notice = None;
            state.hint = None;
            state.is_guided = is_guided;
            state.judge();
        });
    }
}

/// The new number is the next one to be used; after the last one the verdict
/// is what there is to read.
fn focus_result(newest: Option<TileId>) {
    match newest {
        Some(newest) => dom::focus(&format!("#dice [data-tile=\"{}\"]", newest.0)),
        None => dom::focus("#verdict, #skip-coach"),
    };
}
