//! The store of a table, which sends commands to its referee. It holds the table, the player's
//! hand, the status line, the clock, and events that draw attention.

mod local;
mod state;

use std::borrow::Cow;

use leptos::prelude::*;
use score_core::games::score::Ending;
use score_core::group::refusal::GroupRefusal;
use score_core::hand::{self, Act, Hand, Playing};
use score_core::spoken_time;
use score_core::table::board::{Step, TileId};
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Event, SeatId};
use score_core::table::own_board::OwnEvent;
use score_core::table::refusal::Refusal;
use score_core::teach::hint::Grade;

pub use self::state::{LinkNews, Question, State, Status};
use crate::edge::clock::Clock;
use crate::edge::shared_value::Unreadable;
use crate::edge::sound::Cue;
use crate::edge::storage::OtherTab;
use crate::state::authority::{Authority, Denial};
use crate::state::listeners::Listeners;
use crate::state::local_table::LocalTable;
use crate::state::settings::Settings;

/// The largest error of a relay's clock as a page knows it, in milliseconds.
const CLOCK_ERROR_MS: u64 = 2_000;

/// The element to which the focus is moved next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The number that was made last.
    Tile(TileId),
    /// The result of the roll.
    Result,
}

/// The last event that draws the player's attention. The view moves the focus or shakes the line
/// with a refusal, once for each new number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attention {
    /// The new place of the focus.
    pub focus: Option<Focus>,
    /// How often it has been moved.
    pub moves: u32,
    /// How many refusals there were.
    pub refusals: u32,
    /// The sound of the event.
    pub cue: Option<Cue>,
    /// How many sounds there were.
    pub cues: u32,
}

/// Whether an event changes nothing on the board.
fn is_about_people(event: &Event) -> bool {
    matches!(
        event,
        Event::Seated { .. }
            | Event::Renamed { .. }
            | Event::Left { .. }
            | Event::HostChanged { .. }
            | Event::RollerChanged { .. }
            | Event::MoreTimeGiven { .. }
            | Event::ClockLengthened { .. }
            // The start of the clock is shown with the deal.
            | Event::ClockStarted { .. }
    )
}

/// The sound of these events. The last step of a demonstration settles the roll, and only a step
/// that makes the goal has the sound of the goal.
fn cue_of(events: &[Event]) -> Option<Cue> {
    let has_event = |is_it: fn(&Event) -> bool| events.iter().any(is_it);
    if has_event(Event::is_deal) {
        return Some(Cue::Roll);
    }
    let is_goal = has_event(|event| {
        let ending = match event {
            Event::Settled { ending, .. } => ending,
            _ => return false,
        };
        matches!(ending, Ending::Reached | Ending::Practised)
    });
    has_event(|event| matches!(event, Event::Stepped(_))).then_some(match is_goal {
        true => Cue::Goal,
        false => Cue::Step,
    })
}

/// The page's state and its clock; copies share them.
///
/// The store has the only writable table: views read it, and every command goes through
/// [`TableStore::send`] to the referee, in this tab or at a relay.
pub struct TableStore<A: 'static = LocalTable> {
    state: RwSignal<State<A>, LocalStorage>,
    /// The time of the table's clock.
    now_ms: RwSignal<u64>,
    attention: RwSignal<Attention>,
    refusals: Listeners,
    events: Listeners,
    clock: Clock,
}

impl<A> Clone for TableStore<A> {
    fn clone(&self) -> TableStore<A> {
        *self
    }
}

impl<A> Copy for TableStore<A> {}

impl<A: Authority> TableStore<A> {
    /// Creates the store of the table of `authority`, and of the player's settings.
    pub fn new(
        clock: Clock,
        authority: A,
        settings: Settings,
        status: Option<Status>,
    ) -> TableStore<A> {
        let store = TableStore {
            now_ms: RwSignal::new(authority.table_ms(clock.now_ms())),
            state: RwSignal::new_local(State::new(authority, settings, status)),
            attention: RwSignal::new(Attention::default()),
            refusals: Listeners::none(),
            events: Listeners::none(),
            clock,
        };
        clock.on_tick(move || store.tick());
        store.tick();
        store
    }

    /// Reads the state; reactive.
    pub fn with<T>(self, read: impl FnOnce(&State<A>) -> T) -> T {
        self.state.with(read)
    }

    /// Reads the state as it is now.
    pub fn with_untracked<T>(self, read: impl FnOnce(&State<A>) -> T) -> T {
        // The authority may follow a signal.
        untrack(|| self.state.with_untracked(read))
    }

    fn update<T>(self, change: impl FnOnce(&mut State<A>) -> T) -> T {
        let changed = self.state.try_update(change);
        changed.expect("the state lives as long as the code that can change it")
    }

    /// The event that draws the player's attention.
    pub fn attention(self) -> Attention {
        self.attention.get()
    }

    /// Calls `listener` at each refusal, until the owner of this scope is gone.
    pub fn on_refusal(self, listener: impl Fn() + Send + Sync + 'static) {
        self.refusals.add(move |()| listener());
    }

    /// The listeners that are called after an event at the table, or when another table is on the
    /// screen.
    pub fn events(self) -> Listeners {
        self.events
    }

    /// Changes the authority, and notifies the views.
    pub fn update_authority<T>(self, change: impl FnOnce(&mut A) -> T) -> T {
        self.update(|state| change(&mut state.authority))
    }

    /// Notifies the views of the authority after an untracked change.
    pub fn notify(self) {
        self.state.notify();
    }

    /// Like [`TableStore::update_authority`], for a change that no view shows.
    pub fn update_authority_untracked<T>(self, change: impl FnOnce(&mut A) -> T) -> T {
        self.state
            .try_update_untracked(|state| change(&mut state.authority))
            .expect("the state lives as long as the code that can change it")
    }

    /// Takes over the settings that the player has changed on another page.
    pub fn set_settings(self, settings: Settings) {
        self.state.update(|state| state.settings = settings);
    }

    /// The page's clock.
    pub fn clock(self) -> Clock {
        self.clock
    }

    /// The time of the table's clock now.
    fn table_ms(self) -> u64 {
        let now_ms = self.clock.now_ms();
        self.with_untracked(|state| state.authority.table_ms(now_ms))
    }

    /// How much time the clock that runs or is stopped has left, in milliseconds.
    pub fn left_ms(self) -> Option<u64> {
        if let Some(left_ms) = self.with(State::stopped_ms) {
            return Some(left_ms);
        }
        let deadline_ms = self.with(State::deadline_ms)?;
        let left_ms = deadline_ms.saturating_sub(self.now_ms.get());
        // A relay's clock is known except for some milliseconds; the extra time of another player
        // for a call is not known at all.
        let total_ms = self.total_ms();
        match left_ms > total_ms + CLOCK_ERROR_MS {
            true => Some(left_ms),
            false => Some(left_ms.min(total_ms)),
        }
    }

    /// Sets the status line.
    pub fn set_status(self, status: Status) {
        self.state.update(|state| state.status = Some(status));
    }

    /// Clears a refusal before the player's next command.
    pub fn forget_refusal(self) {
        if self.with_untracked(|state| state.status.as_ref().is_some_and(Status::is_refusal)) {
            self.clear_status();
        }
    }

    /// Clears the status line.
    pub fn clear_status(self) {
        self.state.update(|state| state.status = None);
    }

    /// Asks the player a question, or withdraws it; an event of the round ends the question too.
    pub fn ask(self, question: Option<Question>) {
        self.state.update(|state| {
            state.status = None;
            state.question = question;
        });
    }

    /// Takes the next hint; after the last one, shows the last one again.
    pub fn take_hint(self) {
        let last = self.with_untracked(State::last_hint);
        match (Grade::after(last), last) {
            (None, Some(last)) => self.state.update(|state| {
                state.status = None;
                state.hint = Some(last);
            }),
            (next, _) => {
                self.send_here(Command::TakeHint(next.unwrap_or(Grade::Solvable)));
            }
        }
    }

    /// Sends the referee a command by a shared control of this screen. Returns whether the referee
    /// here agreed, or the command was sent to a relay.
    pub fn send_here(self, command: Command) -> bool {
        let asker = self.with_untracked(|state| state.authority.asker(command.ask()));
        asker.is_some_and(|seat| self.send(seat, command))
    }

    /// Sends the referee a command; returns whether the referee here agreed, or the command was
    /// sent to a relay.
    pub fn send(self, seat: SeatId, command: Command) -> bool {
        let ready_ms = self.prepare();
        ready_ms.is_some_and(|now_ms| {
            self.ask_referee(|authority| authority.send(now_ms, seat, command))
        })
    }

    /// Catches up with the other tabs and the clock before something that the player does. Returns
    /// the time of the page's clock for it; `None` if another tab came first, so that it is not
    /// done.
    ///
    /// Storage and clock are read here, once for each act.
    fn prepare(self) -> Option<u64> {
        if self.catch_up(true) {
            return None;
        }
        let now_ms = self.clock.now_ms();
        if let Some(up_ms) = self.show_time(now_ms) {
            self.end_call(up_ms);
        }
        Some(now_ms)
    }

    /// Asks the referee, and shows the answer; returns whether the referee agreed.
    fn ask_referee(self, ask: impl FnOnce(&mut A) -> Result<Vec<Event>, Denial>) -> bool {
        match self.update_authority(ask) {
            Ok(events) => {
                self.show_events(&events);
                true
            }
            Err(denial) => {
                self.deny(denial);
                false
            }
        }
    }

    /// Carries out an act of the player with the pieces.
    pub fn act(self, act: Act) {
        let Some(now_ms) = self.prepare() else {
            return;
        };
        let Some(seat) = self.with_untracked(State::mover) else {
            return;
        };
        if self.with_untracked(|state| state.authority.is_busy()) {
            // The step before this one is on its way to the referee.
            return;
        }
        let held = self.with_untracked(|state| {
            let board = state.board().map(Cow::into_owned);
            (state.hand.clone(), board)
        });
        let (hand, Some(board)) = held else {
            self.deny(Denial::Refused(Refusal::NoRoll.into()));
            return;
        };
        let mut playing = AtStore {
            store: self,
            seat,
            now_ms,
        };
        if let Err(refusal) = hand::play(&mut playing, hand, act, &board) {
            self.deny(Denial::Refused(refusal));
        }
    }

    /// Puts the last number of a refused step back.
    pub fn put_last_back(self) {
        self.state.update(|state| state.hand.refuse());
    }

    /// Reads the clock, and ends a call whose time is up.
    pub fn tick(self) {
        if let Some(up_ms) = self.show_time(self.clock.now_ms())
            && !self.catch_up(false)
        {
            self.end_call(up_ms);
        }
    }

    /// Shows how much time a call has left. Returns the time of the table's clock if the call's
    /// time is up.
    fn show_time(self, now_ms: u64) -> Option<u64> {
        let before_ms = self.now_ms.get_untracked();
        let deadline_ms = self.with_untracked(State::deadline_ms)?;
        let table_ms = self.with_untracked(|state| state.authority.table_ms(now_ms));
        self.now_ms.set(table_ms);
        if table_ms >= deadline_ms {
            return Some(table_ms);
        }
        let seconds_left = |at_ms: u64| deadline_ms.saturating_sub(at_ms).div_ceil(1_000);
        let is_last = deadline_ms - table_ms <= spoken_time::LAST_SAID_MS;
        if is_last && seconds_left(table_ms) < seconds_left(before_ms) {
            self.give_cue(Cue::Second);
        }
        self.announce(before_ms, table_ms, deadline_ms);
        None
    }

    /// Ends the call whose time is up by the table's clock.
    fn end_call(self, table_ms: u64) {
        let settled = self.update_authority_untracked(|authority| authority.tick(table_ms));
        if let Some(settled) = settled {
            self.show_events(&[settled]);
        }
    }

    /// Announces how much time is left, at half of the time and near its end.
    fn announce(self, before_ms: u64, now_ms: u64, deadline_ms: u64) {
        let total_ms = self.total_ms();
        let left_at_ms = |at_ms| deadline_ms.saturating_sub(at_ms);
        if spoken_time::is_said(total_ms, left_at_ms(before_ms), left_at_ms(now_ms)) {
            let left_s = left_at_ms(now_ms).div_ceil(1_000);
            self.state.update(|state| state.seconds_left = Some(left_s));
        }
    }

    /// The time that the running clock had at its start, in milliseconds.
    pub fn total_ms(self) -> u64 {
        self.with_untracked(State::clock_length_ms)
    }

    /// Shows the events at the table.
    pub fn show_events(self, events: &[Event]) {
        self.now_ms.set(self.table_ms());
        // Arrivals, departures and names change nothing on the board.
        let last = events.iter().rfind(|event| !is_about_people(event));
        self.state.update(|state| {
            let Some(last) = last else {
                // The last of the small tables settles the roll for all.
                if state.verdict.is_none() {
                    state.judge();
                }
                return;
            };
            state.question = None;
            state.seconds_left = None;
            state.hint = match last {
                Event::HintTaken { grade, .. } => Some(*grade),
                _ => None,
            };
            if state.hint.is_none() {
                state.hand = Hand::default();
            }
            state.judge();
            state.is_just_settled = matches!(last, Event::Settled { .. } | Event::Revealed(_));
            state.status = match state.is_guided() {
                true => None,
                false => Some(Status::Happened(last.clone())),
            };
        });
        self.focus_result(events);
        if let Some(cue) = cue_of(events) {
            self.give_cue(cue);
        }
        self.events.tell(());
        self.with_untracked(|state| state.authority.save());
    }

    /// Takes over another tab's changes to the table, and shows a message; returns whether there
    /// were any. `is_command`: the player gave a command for the old state, which is not carried
    /// out.
    pub fn catch_up(self, is_command: bool) -> bool {
        let found = self.update_authority_untracked(Authority::catch_up);
        let Some(found) = found else { return false };
        let is_busy = self.with_untracked(|state| {
            is_command || !state.hand.is_empty() || state.question.is_some()
        });
        let change = match found {
            Ok(()) => {
                self.reset_hand();
                OtherTab::went_on(is_busy)
            }
            Err(Unreadable) => OtherTab::IsLater,
        };
        let status = Status::OtherTab(change);
        match change.is_refusal() {
            false => self.set_status(status),
            // A running clock calls this again and again.
            true if self.with_untracked(|state| state.status.as_ref() == Some(&status)) => {}
            true => self.refuse_with(status),
        }
        true
    }

    /// Shows an event on the player's own board.
    pub fn show_own_event(self, event: OwnEvent) {
        self.state.update(|state| {
            state.question = None;
            state.hint = match event {
                OwnEvent::HintTaken { grade } => Some(grade),
                _ => None,
            };
            if state.hint.is_none() {
                state.hand = Hand::default();
            }
            state.status = Some(Status::OwnHappened(event));
        });
        if let (OwnEvent::Stepped(_), Some(newest)) = (event, self.with_untracked(State::newest)) {
            self.lead_to(Focus::Tile(newest));
        }
        if let OwnEvent::Stepped(_) = event {
            let has_goal = self.with_untracked(|state| {
                let own = state.own_board();
                own.is_some_and(|own| own.has_reached(state.table().rules()))
            });
            self.give_cue(match has_goal {
                true => Cue::Goal,
                false => Cue::Step,
            });
        }
    }

    /// Moves the focus to the new number, which is likely to be used next. After the last one it
    /// moves to the result.
    fn focus_result(self, events: &[Event]) {
        let stepped = |event: &Event| matches!(event, Event::Stepped(_));
        let (newest, is_here) = self.with_untracked(|state| (state.newest(), state.calls_here()));
        let is_over = newest.is_none();
        if events.iter().any(stepped) && (is_here || is_over) {
            self.lead_to(newest.map_or(Focus::Result, Focus::Tile));
        }
    }

    fn lead_to(self, focus: Focus) {
        self.attention.update(|attention| {
            attention.focus = Some(focus);
            attention.moves += 1;
        });
    }

    fn give_cue(self, cue: Cue) {
        self.attention.update(|attention| {
            attention.cue = Some(cue);
            attention.cues += 1;
        });
    }

    /// Shows why the player's command is not carried out.
    pub fn deny(self, denial: Denial) {
        // One tap too many is not a refusal: the last hint is shown again.
        let last_hint = self.with_untracked(State::last_hint);
        if denial == Denial::Refused(Refusal::NoFurtherHint.into()) && last_hint.is_some() {
            self.state.update(|state| {
                state.status = None;
                state.hint = last_hint;
            });
            return;
        }
        self.refuse_with(Status::Denied(denial));
    }

    /// Shows the sentence of a refusal elsewhere.
    pub fn refuse(self, sentence: String) {
        self.refuse_with(Status::Refusal(sentence));
    }

    /// Shows a refusal.
    pub fn refuse_with(self, status: Status) {
        self.state.update(|state| {
            state.question = None;
            state.status = Some(status);
        });
        self.attention.update(|attention| attention.refusals += 1);
        self.refusals.tell(());
    }

    /// Puts another table on the screen.
    pub fn replace_authority(self, authority: A) {
        self.update_authority_untracked(|now| *now = authority);
        self.reset_hand();
    }

    /// Shows the authority's present state, with empty hands.
    pub fn reset_hand(self) {
        self.now_ms.set(self.table_ms());
        self.state.update(|state| {
            state.hand = Hand::default();
            state.status = None;
            state.hint = None;
            state.question = None;
            state.is_just_settled = false;
            state.judge();
        });
        self.events.tell(());
    }
}

/// The player at a seat of a store's table, with the pieces that they hold.
struct AtStore<A: 'static> {
    store: TableStore<A>,
    seat: SeatId,
    /// The time of the page's clock for their act.
    now_ms: u64,
}

impl<A: Authority> Playing for AtStore<A> {
    type Refusal = GroupRefusal;

    fn hold(&mut self, hand: Hand) {
        self.store.update(|state| {
            if state.status.as_ref().is_some_and(Status::is_refusal) {
                state.status = None;
            }
            state.hand = hand;
        });
    }

    fn may_step(&self) -> Result<(), GroupRefusal> {
        self.store.with_untracked(|state| {
            let table_ms = state.authority.table_ms(self.now_ms);
            state.authority.may(table_ms, self.seat, Ask::Step)
        })
    }

    fn step(&mut self, step: Step) {
        let ask = |authority: &mut A| authority.step(self.now_ms, self.seat, step);
        if !self.store.ask_referee(ask) {
            self.store.put_last_back();
        }
    }
}
