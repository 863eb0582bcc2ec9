//! A table whose referee is at a relay.

use leptos::prelude::*;
use score_core::group::options;
use score_core::group::race::GroupRace;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::Group;
use score_core::relay_session::{KnownTable, NotSent, Session, Visit};
use score_core::table::board::Step;
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::game::TableGame;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Phase, Rights, Seat, Table};
use score_core::table::way_of_playing::Way;
use score_core::wire::RollVotes;

use crate::group::relay_connection::{Arrival, RelayConnection};
use crate::state::authority::{
    Answers, Authority, BEFORE_ALL_DEADLINES_MS, Denial, Lesson, PlannedRoll, RollPress,
    TablesProgress,
};
use crate::text::Hosts;
use crate::tr;

/// The table that a player's page knows, and its connection.
pub struct RelayTable {
    /// The connection by which commands go to the referee.
    connection: RelayConnection,
    known: KnownTable,
    /// The table that is shown until a relay has sent one.
    nothing: Table,
    /// The roll, by the number of its entry, that the player has voted to replace.
    unwanted_round: Option<u64>,
    /// Whether the page is shown to a whole room.
    is_projected: Signal<bool>,
    planned: RwSignal<Option<PlannedRoll>>,
}

impl RelayTable {
    /// A table without a visit; `connection` leads to the relay. The page `is_projected` to a whole
    /// room.
    pub fn new(connection: RelayConnection, is_projected: Signal<bool>) -> RelayTable {
        let nothing = Table::new(TableMode::Group, Rules::score());
        RelayTable {
            connection,
            known: KnownTable::default(),
            nothing: nothing.expect("the published rules have both clocks"),
            unwanted_round: None,
            is_projected,
            planned: RwSignal::new(None),
        }
    }

    /// Takes this roll as the one that the host's large button deals next.
    pub fn plan(&self, next: Option<PlannedRoll>) {
        self.planned.set(next);
    }

    /// Begins a visit of a player who has come as far as `arrival` before. A visit that was going
    /// on has ended.
    pub fn begin(&mut self, visit: Visit, arrival: Arrival, now_ms: u64) {
        self.known = KnownTable::default();
        self.connection.begin(visit, arrival, now_ms);
    }

    /// Ends the visit; the seat stays the player's.
    pub fn end(&mut self) {
        self.known = KnownTable::default();
        self.connection.end();
    }

    /// The facts about the table that the relay's messages contain.
    pub fn known(&self) -> &KnownTable {
        &self.known
    }

    /// The same facts, to be changed by the next message.
    pub fn known_mut(&mut self) -> &mut KnownTable {
        &mut self.known
    }

    /// Reads the session in which the table is known; `None`: no visit goes on.
    pub fn read_session<T>(&self, read: impl FnOnce(&Session) -> T) -> Option<T> {
        self.connection.read(read)
    }

    /// How far the player has come in this visit.
    pub fn arrival(&self) -> Arrival {
        self.connection.arrival()
    }

    /// The group at the table.
    pub fn group(&self) -> Option<&Group> {
        self.known.group()
    }

    /// The group's own table, where all have their seats and their points.
    pub fn group_table(&self) -> &Table {
        self.group().map_or(&self.nothing, Group::table)
    }

    /// The small table at which the player sits, if the class is split into small tables.
    pub fn own_small_table(&self) -> Option<(SmallTableId, &Table)> {
        self.group()?.small_tables()?.of(self.seat()?)
    }

    /// The seat of the player.
    pub fn seat(&self) -> Option<SeatId> {
        self.known.seat()
    }

    /// Whether the player may ask for this; `None`: they have no seat.
    pub fn may_own(&self, ask: Ask) -> Option<Result<(), GroupRefusal>> {
        Some(self.may(BEFORE_ALL_DEADLINES_MS, self.seat()?, ask))
    }

    /// Why numbers cannot be dealt in this way of playing; `None`: hosts may deal them.
    pub fn deals_nothing(&self) -> Option<GroupRefusal> {
        let refused = self.may_own(Ask::Deal)?.err();
        refused.filter(GroupRefusal::is_of_way)
    }

    /// Whether the player at a seat is at the table; without a connection all players count as
    /// present.
    pub fn is_here(&self) -> impl Fn(SeatId) -> bool + '_ {
        let is_there = self.connection.read(Session::is_there);
        move |seat| is_there.is_some_and(|is_there| !is_there || self.known.is_present(seat))
    }

    /// The table's name.
    pub fn table_name(&self) -> String {
        let label = self.known.label();
        label.map_or(String::new(), |label| label.name.clone())
    }

    /// The points that count now: those of the race while there is one, else those of the
    /// table. `None`: the player has not rolled in it, or plays for none.
    pub fn points_now(&self, seat: &Seat) -> Option<i32> {
        match self.race() {
            Some(race) => Some(race.score(seat.id)?.points()),
            None => (!self.only_hosts_now(seat.id)).then_some(seat.points),
        }
    }

    /// The goals of the player at `seat` in the race.
    pub fn goals(&self, seat: SeatId) -> u8 {
        let score = self.race().and_then(|race| race.score(seat));
        score.map_or(0, |score| score.goals())
    }

    /// The race, while there is one.
    pub fn race(&self) -> Option<&GroupRace> {
        self.group().and_then(Group::race)
    }

    /// Whether everyone plays, and the player at `seat` is a host without points.
    fn only_hosts_now(&self, seat: SeatId) -> bool {
        let is_everyones = matches!(self.table().way(), Way::Everyone(_));
        is_everyones && self.is_host_without_points(seat)
    }

    /// Whether the player at `seat` is a host who has only hosted so far. A host's page knows which
    /// players have ever called.
    pub fn has_only_hosted(&self, seat: SeatId) -> bool {
        let tallies = self.group().and_then(Group::tallies);
        let answers = tallies.map_or(0, |tallies| tallies.of(seat).answers());
        self.is_host_without_points(seat) && answers == 0
    }

    fn is_host_without_points(&self, seat: SeatId) -> bool {
        let is_host = |group: &Group| group.rights(seat) == Rights::Host;
        let seated = self.group_table().seat(seat);
        self.group().is_some_and(is_host) && seated.is_some_and(|seat| seat.points == 0)
    }

    /// Whether names may be shown here: on a host's page, and on a host's own wall.
    pub fn sees_names(&self) -> bool {
        self.known.sees_names()
    }

    /// Whether the player has made the table.
    pub fn is_maker(&self) -> bool {
        let maker = self.group().and_then(Group::maker);
        maker.is_some() && maker == self.seat()
    }

    /// The name of the player at `seat`.
    pub fn name(&self, seat: SeatId) -> Option<&Name> {
        Some(&self.group_table().seat(seat)?.name)
    }

    /// Sends a request to the relay when the page's clock shows `now_ms`. An error is a sentence
    /// for the player.
    pub fn request(&mut self, now_ms: u64, request: Request) -> Result<(), String> {
        let is_vote = matches!(request, Request::Play(Command::Roll))
            && matches!(self.known.roll_majority(), Ok(Some(_)));
        let asked = self.connection.ask(&self.known, now_ms, request);
        asked.map_err(not_sent)?;
        if is_vote {
            self.unwanted_round = self.group().map(Group::round_n);
        }
        Ok(())
    }

    /// Forgets the player's vote for a new roll after the relay has let them in. The relay has
    /// dropped it, because absent players have no votes.
    pub fn forget_vote(&mut self) {
        self.unwanted_round = None;
    }
}

/// The sentence for the player on a request that was not sent.
pub fn not_sent(_: NotSent) -> String {
    tr!("group-not-sent")
}

impl Authority for RelayTable {
    fn table(&self) -> &Table {
        let small = self.own_small_table();
        small.map_or_else(|| self.group_table(), |(_, table)| table)
    }

    fn mover(&self) -> Option<SeatId> {
        self.seat()
    }

    fn table_ms(&self, now_ms: u64) -> u64 {
        let relay_ms = self.connection.read(|session| session.relay_ms(now_ms));
        relay_ms.unwrap_or(now_ms)
    }

    fn lesson(&self) -> Option<Lesson> {
        None
    }

    /// No game: the rules are those of the table.
    fn game_here(&self) -> Option<TableGame> {
        None
    }

    fn has_rules_of_link(&self) -> bool {
        false
    }

    fn is_busy(&self) -> bool {
        self.connection.is_waiting_for_answers()
    }

    fn may(&self, table_ms: u64, seat: SeatId, ask: Ask) -> Result<(), GroupRefusal> {
        match self.group() {
            Some(group) => options::may(group, table_ms, seat, ask),
            None => Err(Refusal::NotSeated.into()),
        }
    }

    fn had_roll(&self, seat: SeatId) -> bool {
        self.group().is_none_or(|group| group.had_roll(seat))
    }

    fn planned_roll(&self) -> Option<PlannedRoll> {
        let may_deal = self.may_own(Ask::Deal) == Some(Ok(()));
        self.planned.get().filter(|_| may_deal)
    }

    fn roll_press(&self) -> RollPress {
        let (Some(group), Some(seat)) = (self.group(), self.seat()) else {
            return RollPress::Rolls;
        };
        // A player without a vote reads the reason after their request.
        if self.known.roll_majority() != Ok(None) {
            return RollPress::Votes {
                has_voted: self.unwanted_round == Some(group.round_n()),
            };
        }
        match options::asks_before_roll(group, seat) {
            true => RollPress::Asks,
            false => RollPress::Rolls,
        }
    }

    fn roller(&self) -> Roller {
        let nothing = self.nothing.rules().roller;
        self.group().map_or(nothing, options::roller)
    }

    fn roll_votes(&self) -> Option<RollVotes> {
        self.known.roll_votes()
    }

    fn is_host(&self) -> bool {
        RelayTable::is_host(self)
    }

    fn hosts(&self) -> Hosts {
        self.group().map_or([None; 2], Group::hosts)
    }

    fn answers(&self) -> Option<Answers> {
        let group = self.group()?;
        let round = group.table().round()?;
        let Phase::Everyone { answered, .. } = &round.phase else {
            return None;
        };
        // A host's page learns of an answer before the other pages.
        let has_answered = |seat: &SeatId| {
            let own = round.boards.get(seat);
            answered.contains(seat) || own.is_some_and(|own| own.answer.is_some())
        };
        let is_here = self.is_here();
        let (given, open): (Vec<SeatId>, Vec<SeatId>) =
            referee::players_of_roll(group).partition(has_answered);
        Some(Answers {
            given: given.len(),
            expected: given.len() + open.iter().filter(|seat| is_here(**seat)).count(),
        })
    }

    fn is_for_room(&self) -> bool {
        self.is_projected.get() || self.seat().is_none()
    }

    fn tables_progress(&self) -> Option<TablesProgress> {
        let tables = self.group()?.small_tables()?;
        let is_played = |(_, table): &(SmallTableId, &Table)| !table.seats().is_empty();
        let played = || tables.iter().filter(is_played);
        let is_over =
            |(id, table): &(SmallTableId, &Table)| table.round().is_some() && tables.is_over(*id);
        self.own_small_table().is_none().then(|| TablesProgress {
            finished: played().filter(is_over).count(),
            count: played().count(),
        })
    }

    fn others_play_on(&self) -> bool {
        let tables = self.group().and_then(Group::small_tables);
        tables.is_some_and(|tables| !tables.are_over())
    }

    fn points(&self, seat: SeatId) -> Option<i32> {
        Some(self.group_table().seat(seat)?.points)
    }

    /// The number of rounds of the whole table, because small tables change with each roll.
    fn rounds(&self) -> u32 {
        self.group_table().rounds()
    }

    fn send(&mut self, now_ms: u64, _: SeatId, command: Command) -> Result<Vec<Event>, Denial> {
        let asked = self.request(now_ms, Request::Play(command));
        asked.map_err(|_| Denial::NotSent)?;
        Ok(Vec::new())
    }

    /// Sends a step, unless the relay would refuse it: then the pieces need not wait for the
    /// answer.
    fn step(&mut self, now_ms: u64, seat: SeatId, step: Step) -> Result<Vec<Event>, Denial> {
        let may = self.may(self.table_ms(now_ms), seat, Ask::Step);
        may.map_err(Denial::Refused)?;
        self.send(now_ms, seat, Command::Step(step))
    }

    /// The relay ends calls.
    fn tick(&mut self, _: u64) -> Option<Event> {
        None
    }

    /// The relay saves the table.
    fn save(&self) {}
}
