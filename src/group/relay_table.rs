//! A table whose referee is at a relay.

use score_core::group::options;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::small_tables::{SmallTableId, SmallTables};
use score_core::group::state::Group;
use score_core::relay_session::{NotSent, Session, Visit};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::game::TableGame;
use score_core::table::name::Name;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Phase, Rights, Round, Table};
use score_core::table::way_of_playing::Way;
use score_core::wire::{RollVotes, ToRelay};

use crate::edge::socket::Socket;
use crate::state::authority::{self, Answers, Authority, Denial, Lesson, Rolling, TablesProgress};
use crate::tr;

/// A player's side of a connection to a relay, where they have begun a visit.
pub struct RelayTable {
    session: Option<Session>,
    socket: Option<Socket>,
    /// What is shown until a relay has sent a table.
    nothing: Table,
    /// The roll, by the number of its entry, instead of which the player has asked for
    /// a new one.
    unwanted_round: Option<u64>,
    /// Whether the page is shown to a whole room.
    is_projected: bool,
}

impl RelayTable {
    /// No visit yet.
    pub fn new() -> RelayTable {
        let nothing = Table::new(TableMode::Group, Rules::score());
        RelayTable {
            session: None,
            socket: None,
            nothing: nothing.expect("the published rules have both clocks"),
            unwanted_round: None,
            is_projected: false,
        }
    }

    /// The page is shown to a whole room, or no longer.
    pub fn project(&mut self, is_projected: bool) {
        self.is_projected = is_projected;
    }

    /// Begins a visit; one that was going on has ended.
    pub fn begin(&mut self, visit: Visit, now_ms: u64) {
        self.socket = None;
        self.session = Some(Session::new(visit, now_ms));
    }

    /// Ends the visit; the seat stays the player's.
    pub fn end(&mut self) {
        self.socket = None;
        self.session = None;
    }

    /// The session.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// The session, to go on with.
    pub fn session_mut(&mut self) -> Option<&mut Session> {
        self.session.as_mut()
    }

    /// From now on messages go through `socket`; without one nowhere.
    pub fn set_socket(&mut self, socket: Option<Socket>) {
        self.socket = socket;
    }

    /// The group at the table.
    pub fn group(&self) -> Option<&Group> {
        self.session()?.group()
    }

    /// The group's own table, where all have their seats and their points.
    pub fn group_table(&self) -> &Table {
        self.group().map_or(&self.nothing, Group::table)
    }

    /// The small table at which the player sits, where the class sits at some.
    pub fn own_small_table(&self) -> Option<(SmallTableId, &Table)> {
        self.group()?.small_tables()?.of(self.seat()?)
    }

    /// Whether a call is open, at one of the small tables too.
    pub fn call_is_open(&self) -> bool {
        self.group().is_some_and(|group| {
            let small = group.small_tables();
            group.table().call_is_open() || small.is_some_and(SmallTables::call_is_open)
        })
    }

    /// Where the player sits.
    pub fn seat(&self) -> Option<SeatId> {
        self.session()?.seat()
    }

    /// What the player may do beyond playing.
    pub fn rights(&self) -> Rights {
        let rights = |group: &Group| Some(group.rights(self.seat()?));
        self.group().and_then(rights).unwrap_or(Rights::Player)
    }

    /// Whether the player has all rights of a host.
    pub fn is_host(&self) -> bool {
        self.rights() == Rights::Host
    }

    /// Whether the player has the rights to mute, remove and rename the one at `seat`,
    /// who is still at the table.
    pub fn can_remove(&self, seat: SeatId) -> bool {
        let is_theirs = |group: &Group| {
            let is_there = group.table().seat(seat).is_some() && !group.is_removed(seat);
            is_there && group.maker() != Some(seat)
        };
        self.is_host() && self.seat() != Some(seat) && self.group().is_some_and(is_theirs)
    }

    /// Who is at the table; without a connection nobody knows who is away.
    pub fn is_here(&self) -> impl Fn(SeatId) -> bool + '_ {
        let session = self.session();
        move |seat| session.is_some_and(|it| !it.is_there() || it.is_present(seat))
    }

    /// What the table is called.
    pub fn table_name(&self) -> String {
        let label = self.session().and_then(Session::label);
        label.map_or(String::new(), |label| label.name.clone())
    }

    /// Whether the player at `seat` is a host without points where everyone plays: there
    /// they play for none.
    pub fn only_hosts_now(&self, seat: SeatId) -> bool {
        let is_everyones = self.table().way() != Way::Call;
        is_everyones && self.is_host_without_points(seat)
    }

    /// Whether the player at `seat` is a host who has only hosted so far. A host's page knows
    /// who has ever called.
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

    /// The name of the player at `seat`.
    pub fn name(&self, seat: SeatId) -> Option<&Name> {
        Some(&self.group_table().seat(seat)?.name)
    }

    /// Asks the relay for something when the page's clock shows `now_ms`; an
    /// error is a sentence for the player.
    pub fn request(&mut self, now_ms: u64, request: Request) -> Result<(), String> {
        let is_vote = matches!(request, Request::Play(Command::Roll))
            && matches!(self.roll_majority(), Ok(Some(_)));
        self.send_by(|session| session.ask(now_ms, request))?;
        if is_vote {
            self.unwanted_round = self.group().map(Group::round_n);
        }
        Ok(())
    }

    /// How many must ask for a new roll where this player does; `None`: they alone.
    fn roll_majority(&self) -> Result<Option<usize>, GroupRefusal> {
        let (Some(session), Some(group), Some(seat)) = (self.session(), self.group(), self.seat())
        else {
            return Ok(None);
        };
        session.roll_majority(group, seat)
    }

    /// The relay has let the player in, and knows of no vote for a new roll: players
    /// who are away have none.
    pub fn forget_vote(&mut self) {
        self.unwanted_round = None;
    }

    /// Writes a line of chat.
    pub fn send_chat(&mut self, now_ms: u64, line: String) -> Result<(), String> {
        self.send_by(|session| session.say(now_ms, line))
    }

    fn send_by(
        &mut self,
        message: impl FnOnce(&mut Session) -> Result<ToRelay, NotSent>,
    ) -> Result<(), String> {
        let message = self.session.as_mut().ok_or(NotSent).and_then(message);
        let message = message.map_err(|NotSent| tr!("group-not-sent"))?;
        self.send_all(&[message]);
        Ok(())
    }

    /// Sends messages. What does not arrive is sent again by the session, or
    /// the player is told that it was not.
    pub fn send_all(&self, messages: &[ToRelay]) {
        let Some(socket) = &self.socket else { return };
        for message in messages {
            if let Ok(bytes) = postcard::to_allocvec(message) {
                socket.send(&bytes);
            }
        }
    }
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
        self.session()
            .map_or(now_ms, |session| session.relay_ms(now_ms))
    }

    fn lesson(&self) -> Option<Lesson> {
        None
    }

    /// The rules are the table's.
    fn game_here(&self) -> Option<TableGame> {
        None
    }

    fn has_rules_of_link(&self) -> bool {
        false
    }

    fn is_busy(&self) -> bool {
        self.session().is_some_and(Session::is_waiting_for_answers)
    }

    fn rolling(&self) -> Rolling {
        let (Some(group), Some(seat)) = (self.group(), self.seat()) else {
            return Rolling::AtOnce;
        };
        let table = group.table();
        let rights = group.rights(seat);
        let roller = table.rules().roller;
        let scorer = table.last_scorer().filter(|id| table.seat(*id).is_some());
        let is_allowed = rights >= Rights::StandIn
            || match roller {
                // A roll is that of all small tables.
                _ if group.small_tables().is_some() => false,
                Roller::Anyone => true,
                Roller::Host => false,
                Roller::LastScorer => scorer.is_none_or(|scorer| scorer == seat),
            };
        if !is_allowed {
            return Rolling::NotAllowed(match group.small_tables() {
                Some(_) => Roller::Host,
                None => roller,
            });
        }
        // A player without a vote reads so when they ask.
        if self.roll_majority() != Ok(None) {
            return Rolling::ByVote {
                has_asked: self.unwanted_round == Some(group.round_n()),
            };
        }
        let is_alone = rights == Rights::Player && roller == Roller::Anyone;
        match authority::is_thought_about(table) && !is_alone {
            true => Rolling::AfterQuestion,
            false => Rolling::AtOnce,
        }
    }

    fn may_call(&self, seat: SeatId) -> Result<(), GroupRefusal> {
        self.group()
            .map_or(Ok(()), |group| options::may_call(group, seat))
    }

    fn roll_votes(&self) -> Option<RollVotes> {
        self.session()?.roll_votes()
    }

    fn is_host(&self) -> bool {
        RelayTable::is_host(self)
    }

    fn answers(&self) -> Option<Answers> {
        let (session, group) = (self.session()?, self.group()?);
        let round = group.table().round()?;
        let Phase::Everyone { answered, .. } = &round.phase else {
            return None;
        };
        // A host knows of an answer before the others are told.
        let has_answered = |seat: &SeatId| {
            let own = round.boards.get(seat);
            answered.contains(seat) || own.is_some_and(|own| own.answer.is_some())
        };
        // Without a connection nobody knows who is away.
        let can_answer = |seat: &SeatId| !session.is_there() || session.is_present(*seat);
        let (given, open): (Vec<SeatId>, Vec<SeatId>) =
            referee::pupils(group).partition(has_answered);
        Some(Answers {
            given: given.len(),
            expected: given.len() + open.iter().filter(|seat| can_answer(seat)).count(),
        })
    }

    fn is_for_room(&self) -> bool {
        self.is_projected || self.seat().is_none()
    }

    fn tables_progress(&self) -> Option<TablesProgress> {
        let tables = self.group()?.small_tables()?;
        let is_played = |table: &&Table| !table.seats().is_empty();
        let played = || tables.iter().map(|(_, table)| table).filter(is_played);
        let is_over = |table: &&Table| table.round().is_some_and(Round::is_over);
        self.own_small_table().is_none().then(|| TablesProgress {
            finished: played().filter(is_over).count(),
            count: played().count(),
        })
    }

    fn points(&self, seat: SeatId) -> Option<i32> {
        Some(self.group_table().seat(seat)?.points)
    }

    /// A small table is another one with each roll.
    fn rounds(&self) -> u32 {
        self.group_table().rounds()
    }

    fn send(&mut self, now_ms: u64, _: SeatId, command: Command) -> Result<Vec<Event>, Denial> {
        let asked = self.request(now_ms, Request::Play(command));
        asked.map_err(|_| Denial::NotSent)?;
        Ok(Vec::new())
    }

    /// The relay ends it.
    fn tick(&mut self, _: u64) -> Option<Event> {
        None
    }

    /// The relay saves it.
    fn save(&self) {}
}
