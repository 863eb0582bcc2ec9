//! A table: the fold of its events.

use std::collections::BTreeSet;

use crate::games::score::Ending;

use super::board::{Board, BoardOutcome, Deal};
use super::event::{Award, Event, FailedInARow, KnownRoll, Reveal, SeatId, TableMode};
use super::failures::Failures;
use super::name::Name;
use super::own_board::{Moment, OwnBoard, OwnEvent, WrittenBoard};
pub use super::round::{HintsTaken, Phase, Round, Settlement};
use super::rules::{Rules, TimeLimit};
pub use super::seat::{MAX_HOT_SEATS, MAX_POINTS, MAX_SEATS, Rights, Seat};
use super::way_of_playing::{RoundTimeLimit, Way};

/// How many rolls whose solutions are known a table remembers, the newest ones. Chance
/// brings a roll of Score's dice back after hundreds of others; a log with these is short.
pub const MAX_KNOWN_ROLLS: usize = 100;

/// The event does not fit the table: it comes from elsewhere, or is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rejected;

/// People round a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    mode: TableMode,
    rules: Rules,
    way: Way,
    seats: Vec<Seat>,
    next_seat: SeatId,
    host: Option<SeatId>,
    rounds: u32,
    last_scorer: Option<SeatId>,
    round: Option<Round>,
    /// The newest stands last.
    known: Vec<KnownRoll>,
    /// None where the rules do not let who spoils wait.
    failures: Failures,
}

impl Table {
    /// An empty table; `None` where the rules switch off a clock that
    /// several players need.
    pub fn new(mode: TableMode, rules: Rules) -> Option<Table> {
        fits_mode(&rules, mode).then_some(Table {
            mode,
            rules,
            way: Way::Call,
            seats: Vec::new(),
            next_seat: SeatId(0),
            host: None,
            rounds: 0,
            last_scorer: None,
            round: None,
            known: Vec::new(),
            failures: Failures::default(),
        })
    }

    /// The table that a whole log makes.
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Table, Rejected> {
        let mut events = events.into_iter();
        let Some(Event::Opened { mode, rules }) = events.next() else {
            return Err(Rejected);
        };
        let mut table = Table::new(*mode, rules.clone()).ok_or(Rejected)?;
        for event in events {
            table.apply(event)?;
        }
        Ok(table)
    }

    /// The shortest log that makes this table without its round.
    pub fn founding_events(&self) -> Vec<Event> {
        let opened = Event::Opened {
            mode: self.mode,
            rules: self.rules.clone(),
        };
        let seated = self.seats.iter().map(|seat| Event::Seated {
            seat: seat.id,
            name: seat.name.clone(),
            points: seat.points,
        });
        let continued = Event::Continued {
            rounds: self.rounds,
            next_seat: self.next_seat,
            last_scorer: self.last_scorer,
        };
        let mut events = vec![opened];
        events.extend(seated);
        events.push(continued);
        if !self.known.is_empty() {
            events.push(Event::SolutionsKnown {
                rolls: self.known.clone(),
            });
        }
        let failed = self.failures_after_round().written();
        if !failed.is_empty() {
            events.push(Event::FailedInARow { players: failed });
        }
        events.extend(self.host.map(|seat| Event::HostChanged { seat }));
        let way = Some(self.way).filter(|way| *way != Way::Call);
        events.extend(way.map(|way| Event::WayChanged { way }));
        events
    }

    /// Who sits at it.
    pub fn mode(&self) -> TableMode {
        self.mode
    }

    /// Its house rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The players, the longest-seated first.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The player at `id`.
    pub fn seat(&self, id: SeatId) -> Option<&Seat> {
        // Each is greater than those before.
        let index = self.seats.binary_search_by_key(&id, |seat| seat.id).ok()?;
        self.seats.get(index)
    }

    /// The seat that the next player gets.
    pub fn next_seat(&self) -> SeatId {
        self.next_seat
    }

    /// Who was named host, or else the longest-seated player.
    pub fn host(&self) -> Option<SeatId> {
        self.host.or(self.seats.first().map(|seat| seat.id))
    }

    /// The rights of the player at `seat` beyond playing. In a group the
    /// [group](crate::group::state::Group::rights) knows more.
    pub fn rights(&self, seat: SeatId) -> Rights {
        // At one screen everybody has been asked.
        if self.mode != TableMode::Group || self.host() == Some(seat) {
            Rights::Host
        } else {
            Rights::Player
        }
    }

    /// Who last won a point.
    pub fn last_scorer(&self) -> Option<SeatId> {
        self.last_scorer
    }

    /// On how many rolls the player at `seat` makes no call yet, as they failed with too many
    /// SCORE calls in a row; the roll on the table is one of them while it is open.
    pub fn rolls_to_wait(&self, seat: SeatId) -> u32 {
        self.failures.rolls_to_wait(seat)
    }

    /// The SCORE calls that the player at `seat` has failed with in a row.
    pub fn failed_in_a_row(&self, seat: SeatId) -> Option<FailedInARow> {
        self.failures.of(seat)
    }

    /// Counts on for a player who had failed before they left, where who spoils waits.
    pub fn bring_failures(&mut self, failed: FailedInARow) -> Result<(), Rejected> {
        self.require_seat(failed.seat)?;
        if self.rules.spoilers_wait {
            let has_roll = self.round.is_some();
            self.failures.bring(failed, has_roll).ok_or(Rejected)?;
        }
        Ok(())
    }

    /// Gives the player at `to` the points of the one at `from`, who is about to leave.
    pub fn hand_over(&mut self, from: SeatId, to: SeatId) -> Result<(), Rejected> {
        let points = self.seat(from).ok_or(Rejected)?.points;
        let heir = self.seats.iter_mut().find(|seat| seat.id == to);
        let heir = heir.ok_or(Rejected)?;
        let sum = heir.points.saturating_add(points);
        heir.points = sum.clamp(-MAX_POINTS, MAX_POINTS);
        if self.last_scorer == Some(from) {
            self.last_scorer = Some(to);
        }
        Ok(())
    }

    /// How many rounds have been dealt; a race that has ended is one too.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The round on the table.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Whether players have seen the solutions of `deal`, under the goal of the house
    /// rules: it was settled here, or its solutions were looked up.
    pub fn is_known(&self, deal: &Deal) -> bool {
        let known = deal.roll();
        known.is_some_and(|roll| self.known.contains(&KnownRoll::new(roll, self.rules.goal)))
    }

    /// In which way it is played.
    pub fn way(&self) -> Way {
        self.way
    }

    /// Whether a call is open: then the roll on the table cannot be taken away.
    pub fn call_is_open(&self) -> bool {
        self.round.as_ref().is_some_and(Round::call_is_open)
    }

    /// Whether everyone is busy with a round: then it cannot be taken away either.
    pub fn everyone_is_open(&self) -> bool {
        self.round.as_ref().is_some_and(Round::is_everyones)
    }

    /// Whether all clocks are stopped.
    pub fn is_paused(&self) -> bool {
        self.round.as_ref().is_some_and(Round::is_paused)
    }

    /// Whether a clock runs, a call without one is open, or a clock is stopped: the
    /// table's time goes on from where it was after an outage.
    pub fn keeps_time(&self) -> bool {
        let left_ms = self.round.as_ref().and_then(Round::left_ms);
        self.call_is_open() || self.deadline_ms().or(left_ms).is_some()
    }

    /// When the clock that runs is up.
    pub fn deadline_ms(&self) -> Option<u64> {
        self.round.as_ref()?.deadline_ms()
    }

    /// How long the clock that runs ran from its start, or would run, in milliseconds; 0 for a
    /// round without one.
    pub fn clock_length_ms(&self) -> u64 {
        let clock = match (self.round().map(|round| &round.phase), &self.way) {
            (Some(Phase::Everyone { .. }), Way::Everyone(everyone)) => {
                return everyone.clock.map_or(0, RoundTimeLimit::duration_ms);
            }
            (Some(Phase::Impossible { .. }), _) => self.rules.impossible_clock,
            _ => self.rules.score_clock,
        };
        clock.map_or(0, TimeLimit::duration_ms)
    }

    /// Whether numbers may be moved before any call: alone and without clocks.
    pub fn moves_freely(&self) -> bool {
        self.mode == TableMode::Solitaire && self.rules.clocks_off()
    }

    /// Whether players can take hints: where everybody sees the same screen.
    pub fn gives_hints(&self) -> bool {
        self.mode != TableMode::Group
    }

    /// Whether the board of the round counts as finished.
    pub fn outcome(&self) -> BoardOutcome {
        self.round.as_ref().map_or(BoardOutcome::Open, |round| {
            round.board.outcome(self.rules.goal, self.rules.all_numbers)
        })
    }

    /// Folds `event` in. One that does not fit changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), Rejected> {
        match event {
            Event::Opened { .. } => return Err(Rejected),
            Event::Continued {
                rounds,
                next_seat,
                last_scorer,
            } => self.continue_log(*rounds, *next_seat, *last_scorer)?,
            Event::Seated { seat, name, points } => self.sit(*seat, name, *points)?,
            Event::Renamed { seat, name } => self.rename(*seat, name)?,
            Event::Left { seat } => {
                self.require_seat(*seat)?;
                require(!self.call_is_open())?;
                self.seats.retain(|other| other.id != *seat);
                self.failures.forget(*seat);
                self.host = self.host.filter(|host| host != seat);
                self.round
                    .iter_mut()
                    .for_each(|round| round.forget_hints(*seat));
                self.forget_board(*seat);
            }
            Event::RulesChanged { rules } => {
                self.require_nothing_open()?;
                require(fits_mode(rules, self.mode))?;
                self.rules = rules.clone();
                self.withdraw_round();
            }
            Event::PointsCleared => {
                self.require_nothing_open()?;
                self.last_scorer = None;
                self.seats.iter_mut().for_each(|seat| seat.points = 0);
            }
            Event::Dealt { by, deal } => self.deal(*by, deal, false)?,
            Event::DealtForPractice { by, deal } => self.deal(*by, deal, true)?,
            Event::SolutionsKnown { rolls } => self.learn(rolls),
            Event::ScoreCalled { seat, deadline_ms } => self.call_score(*seat, *deadline_ms)?,
            Event::ImpossibleCalled { seat, deadline_ms } => {
                self.call_impossible(*seat, *deadline_ms)?;
            }
            Event::Stepped(step) => {
                self.require_movable()?;
                let allowed = self.rules.ops;
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.board.make(*step, allowed).map_err(|_| Rejected)?;
            }
            Event::Undone => {
                self.require_movable()?;
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.board.undo().ok_or(Rejected)?;
            }
            Event::Settled { ending, awards } => self.settle(*ending, awards)?,
            Event::HostChanged { seat } => {
                self.require_seat(*seat)?;
                self.host = Some(*seat);
            }
            Event::RollerChanged { roller } => self.rules.roller = *roller,
            Event::HintTaken { seat, grade } => {
                self.require_seat(*seat)?;
                require(self.gives_hints())?;
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.take_hint(*seat, *grade).ok_or(Rejected)?;
            }
            Event::WayChanged { way } => {
                self.require_nothing_open()?;
                require(way_fits_mode(*way, self.mode))?;
                if self.way == Way::Race {
                    self.count_round();
                }
                self.way = *way;
                self.withdraw_round();
            }
            Event::ClockStarted { deadline_ms } => {
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.start_clock(*deadline_ms).ok_or(Rejected)?;
            }
            Event::Paused { left_ms } => {
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.pause(*left_ms).ok_or(Rejected)?;
            }
            Event::Resumed { deadline_ms } => {
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.resume(*deadline_ms).ok_or(Rejected)?;
            }
            Event::Revealed(reveal) => self.reveal(reveal)?,
            Event::TimeTaken { taken_ms } => self.note_time_taken(*taken_ms)?,
            Event::FailedInARow { players } => {
                for player in players {
                    self.require_seat(player.seat)?;
                }
                require(self.rules.spoilers_wait)?;
                self.failures = Failures::read(players).ok_or(Rejected)?;
            }
        }
        Ok(())
    }

    /// Folds in what a player did on their own board. What does not fit changes nothing.
    pub fn apply_own(
        &mut self,
        seat: SeatId,
        event: OwnEvent,
        moment: Moment,
    ) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(round.is_everyones() && !round.is_paused())?;
        let mut own = round.own_board(seat);
        own.apply(event, &self.rules, moment).ok_or(Rejected)?;
        round.boards.insert(seat, own);
        Ok(())
    }

    /// Puts a player's own board back that was written down.
    pub fn restore_own(&mut self, seat: SeatId, written: &WrittenBoard) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(matches!(
            round.phase,
            Phase::Everyone { .. } | Phase::Revealed(_)
        ))?;
        let numbers = round.deal.numbers();
        let own = OwnBoard::read(&numbers, &self.rules, written).ok_or(Rejected)?;
        round.boards.insert(seat, own);
        Ok(())
    }

    /// These players have answered; what, is not said.
    pub fn note_answers(&mut self, seats: &[SeatId]) -> Result<(), Rejected> {
        for seat in seats {
            self.require_seat(*seat)?;
        }
        match self.round.as_mut().map(|round| &mut round.phase) {
            Some(Phase::Everyone { answered, .. }) => answered.extend(seats),
            _ => return Err(Rejected),
        }
        Ok(())
    }

    /// Drops what a player who is sent away has done on their own board.
    pub fn forget_board(&mut self, seat: SeatId) {
        if let Some(round) = &mut self.round {
            round.forget_board(seat);
        }
    }

    fn reveal(&mut self, reveal: &Reveal) -> Result<(), Rejected> {
        require(self.everyone_is_open())?;
        let awarded: BTreeSet<SeatId> = reveal.awards.iter().map(|award| award.seat).collect();
        require(awarded.len() == reveal.awards.len())?;
        for award in &reveal.awards {
            self.require_seat(award.seat)?;
            require((-1..=2).contains(&award.points))?;
        }
        let round = self.round.as_ref().ok_or(Rejected)?;
        require(reveal.awards.is_empty() || !round.is_practice)?;
        let known = round.deal.roll();
        for award in &reveal.awards {
            self.award(*award);
        }
        if let Some(round) = &mut self.round {
            round.paused = None;
            round.phase = Phase::Revealed(reveal.clone());
        }
        if let Some(roll) = known {
            self.learn(&[KnownRoll::new(roll, self.rules.goal)]);
        }
        Ok(())
    }

    fn continue_log(
        &mut self,
        rounds: u32,
        next_seat: SeatId,
        last_scorer: Option<SeatId>,
    ) -> Result<(), Rejected> {
        require(self.rounds == 0 && self.round.is_none() && next_seat >= self.next_seat)?;
        self.rounds = rounds;
        self.next_seat = next_seat;
        self.last_scorer = last_scorer;
        Ok(())
    }

    fn sit(&mut self, id: SeatId, name: &Name, points: i32) -> Result<(), Rejected> {
        require(id >= self.next_seat && self.seats.len() < self.capacity_within_entry())?;
        require(!self.seats.iter().any(|seat| seat.name.is_same_as(name)))?;
        require((-MAX_POINTS..=MAX_POINTS).contains(&points))?;
        self.next_seat = SeatId(id.0.checked_add(1).ok_or(Rejected)?);
        self.seats.push(Seat {
            id,
            name: name.clone(),
            points,
        });
        Ok(())
    }

    fn rename(&mut self, id: SeatId, name: &Name) -> Result<(), Rejected> {
        let taken = |seat: &Seat| seat.id != id && seat.name.is_same_as(name);
        require(!self.seats.iter().any(taken))?;
        let seat = self.seats.iter_mut().find(|seat| seat.id == id);
        seat.ok_or(Rejected)?.name = name.clone();
        Ok(())
    }

    fn deal(&mut self, by: SeatId, deal: &Deal, is_practice: bool) -> Result<(), Rejected> {
        self.require_seat(by)?;
        self.require_nothing_open()?;
        require(deal.is_sound() && self.way != Way::Race)?;
        self.count_round();
        self.failures = self.failures_after_round();
        self.failures.begin_roll();
        let phase = match self.way {
            Way::Call | Way::Race => Phase::Thinking,
            Way::Everyone(_) => Phase::Everyone {
                deadline_ms: None,
                answered: BTreeSet::new(),
            },
        };
        self.round = Some(Round::new(deal.clone(), phase, is_practice));
        Ok(())
    }

    fn count_round(&mut self) {
        self.rounds = self.rounds.saturating_add(1);
    }

    fn withdraw_round(&mut self) {
        self.round = None;
        match self.rules.spoilers_wait {
            true => self.failures.begin_roll(),
            false => self.failures = Failures::default(),
        }
    }

    /// The failures once the roll on the table has given way to another. At one screen all
    /// have seen it; in a group the [group](crate::group::state::Group) says whether it
    /// [counts](Table::count_roll).
    fn failures_after_round(&self) -> Failures {
        let mut failures = self.failures.clone();
        if self.mode != TableMode::Group && self.round.is_some() {
            failures.count_roll(|_| true);
        }
        failures
    }

    /// The roll on the table counts as one that players have waited who make no call yet.
    pub fn count_roll(&mut self) {
        self.failures.count_roll(|_| true);
    }

    /// The effect of the end of a round on those who wait, and for who failed in it. It was at
    /// this table, or at a part of it; `is_theirs` says for whom.
    pub fn note_settlement(&mut self, settlement: &Settlement, is_theirs: impl Fn(SeatId) -> bool) {
        if !self.rules.spoilers_wait || !settlement.has_call() {
            return;
        }
        self.failures.count_roll(is_theirs);
        match (settlement.failed_caller(), settlement.score_caller) {
            (Some(failed), _) => self.failures.fail(failed),
            (None, Some(succeeded)) => self.failures.forget(succeeded),
            (None, None) => {}
        }
    }

    fn learn(&mut self, rolls: &[KnownRoll]) {
        for roll in rolls {
            // A log from elsewhere may have them in any order.
            let roll = KnownRoll::new(roll.numbers, roll.goal);
            self.known.retain(|known| *known != roll);
            self.known.push(roll);
        }
        let too_many = self.known.len().saturating_sub(MAX_KNOWN_ROLLS);
        self.known.drain(..too_many);
        let is_known = self
            .round
            .as_ref()
            .is_some_and(|round| self.is_known(&round.deal));
        if let Some(round) = &mut self.round
            && !round.is_over()
        {
            round.is_practice |= is_known;
        }
    }

    fn call_impossible(&mut self, seat: SeatId, deadline_ms: Option<u64>) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        require_same_switch(self.rules.impossible_clock, deadline_ms)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(round.phase == Phase::Thinking && !round.is_paused())?;
        round.phase = Phase::Impossible {
            caller: seat,
            deadline_ms,
        };
        Ok(())
    }

    /// A demonstration begins with the numbers as they were dealt: steps made
    /// before a call are for no points.
    fn call_score(&mut self, seat: SeatId, deadline_ms: Option<u64>) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        require_same_switch(self.rules.score_clock, deadline_ms)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        let against = match round.phase {
            _ if round.is_paused() => return Err(Rejected),
            Phase::Thinking => None,
            Phase::Impossible { caller, .. } => Some(caller),
            Phase::Demonstration { .. }
            | Phase::Settled(_)
            | Phase::Everyone { .. }
            | Phase::Revealed(_) => return Err(Rejected),
        };
        round.board = Board::new(&round.deal.numbers());
        round.phase = Phase::Demonstration {
            caller: seat,
            deadline_ms,
            against,
        };
        Ok(())
    }

    fn settle(&mut self, ending: Ending, awards: &[Award]) -> Result<(), Rejected> {
        require(self.can_end(ending))?;
        let round = self.round.as_ref().ok_or(Rejected)?;
        let (score_caller, impossible_caller) = round.callers();
        for award in awards {
            require([score_caller, impossible_caller].contains(&Some(award.seat)))?;
            require(award.points == 0 || !round.is_practice)?;
        }
        let known = round.deal.roll();
        for award in awards {
            self.award(*award);
        }
        if let Some(round) = &mut self.round {
            let settlement = Settlement {
                ending,
                score_caller,
                impossible_caller,
                awards: awards.to_vec(),
                hints: round.hints.clone(),
                taken_ms: round.taken_ms,
            };
            round.paused = None;
            round.phase = Phase::Settled(settlement.clone());
            self.note_settlement(&settlement, |_| true);
        }
        // The solutions of a settled roll are open to all.
        if let Some(roll) = known {
            self.learn(&[KnownRoll::new(roll, self.rules.goal)]);
        }
        Ok(())
    }

    /// The goal that is on the board took its caller so long, of the time that they had.
    fn note_time_taken(&mut self, taken_ms: u64) -> Result<(), Rejected> {
        let clock = self.rules.score_clock.ok_or(Rejected)?;
        require(taken_ms <= clock.duration_ms() && self.can_end(Ending::Reached))?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(round.taken_ms.is_none())?;
        round.taken_ms = Some(taken_ms);
        Ok(())
    }

    /// Whether the round as it stands can come to `ending`.
    fn can_end(&self, ending: Ending) -> bool {
        let Some(round) = &self.round else {
            return false;
        };
        match (&round.phase, ending) {
            (Phase::Settled(_) | Phase::Everyone { .. } | Phase::Revealed(_), _) => false,
            (_, Ending::Ended) => true,
            (Phase::Impossible { .. }, Ending::Stood) => true,
            (Phase::Thinking, Ending::Practised)
            | (Phase::Demonstration { .. }, Ending::Reached) => {
                self.outcome() == BoardOutcome::Reached
            }
            (Phase::Demonstration { .. }, Ending::Missed) => self.outcome() == BoardOutcome::Missed,
            (Phase::Demonstration { .. }, Ending::OutOfTime | Ending::GaveUp) => {
                self.outcome().is_open()
            }
            _ => false,
        }
    }

    /// Gives players points that they have won and lost at a part of this table.
    pub fn take_awards(&mut self, awards: &[Award]) -> Result<(), Rejected> {
        for award in awards {
            self.require_seat(award.seat)?;
        }
        awards.iter().for_each(|award| self.award(*award));
        Ok(())
    }

    fn award(&mut self, award: Award) {
        if let Some(seat) = self.seats.iter_mut().find(|seat| seat.id == award.seat) {
            let points = seat.points.saturating_add(award.points.into());
            seat.points = points.clamp(-MAX_POINTS, MAX_POINTS);
        }
        if award.points > 0 {
            self.last_scorer = Some(award.seat);
        }
    }

    /// How many players fit in.
    pub fn capacity(&self) -> usize {
        match self.mode {
            TableMode::Solitaire => 1,
            TableMode::HotSeat => MAX_HOT_SEATS,
            TableMode::Group => MAX_SEATS,
        }
    }

    /// How many sit there at most within one entry of a group's log: the last of them has the
    /// seat of another player, who leaves theirs in the same entry.
    pub fn capacity_within_entry(&self) -> usize {
        match self.mode {
            TableMode::Solitaire | TableMode::HotSeat => self.capacity(),
            TableMode::Group => MAX_SEATS + 1,
        }
    }

    fn require_nothing_open(&self) -> Result<(), Rejected> {
        require(!self.call_is_open() && !self.everyone_is_open())
    }

    fn require_seat(&self, id: SeatId) -> Result<(), Rejected> {
        self.seat(id).map(|_| ()).ok_or(Rejected)
    }

    /// Numbers move in a demonstration, or before a call where that is free,
    /// and not once the goal is reached.
    fn require_movable(&self) -> Result<(), Rejected> {
        let round = self.round.as_ref().ok_or(Rejected)?;
        let movable = match round.phase {
            _ if round.is_paused() => false,
            Phase::Demonstration { .. } => self.outcome().is_open(),
            Phase::Thinking => self.moves_freely() && self.outcome() != BoardOutcome::Reached,
            Phase::Impossible { .. }
            | Phase::Settled(_)
            | Phase::Everyone { .. }
            | Phase::Revealed(_) => false,
        };
        require(movable)
    }
}

/// Several players need both clocks: without them nobody is ever late.
pub(super) fn fits_mode(rules: &Rules, mode: TableMode) -> bool {
    let has_clocks = rules.score_clock.is_some() && rules.impossible_clock.is_some();
    mode == TableMode::Solitaire || has_clocks
}

/// At one screen nobody has a board of their own.
pub(super) fn way_fits_mode(way: Way, mode: TableMode) -> bool {
    way == Way::Call || mode == TableMode::Group
}

/// A call has a deadline where the house rules give it a clock.
fn require_same_switch(clock: Option<TimeLimit>, deadline_ms: Option<u64>) -> Result<(), Rejected> {
    require(clock.is_some() == deadline_ms.is_some())
}

fn require(holds: bool) -> Result<(), Rejected> {
    if holds { Ok(()) } else { Err(Rejected) }
}
