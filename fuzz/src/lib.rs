//! The targets that are fed with bytes: a room, and a player's side of the talk.
//!
//! A target takes any bytes, reads as many messages from them as it can, and panics if something is
//! wrong.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::OnceLock;

use rand_core::TryRng;
use rand_core::utils::fill_bytes_via_next_word;
use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::group::entry::{CommandId, Entry, GroupEvent, GroupKind, Snapshot};
use score_core::group::referee;
use score_core::group::request::{Request, VisitorId};
use score_core::group::state::{Applied, Group};
use score_core::group::tally::Tallies;
use score_core::group::teams::TeamId;
use score_core::host_key::HostKey;
use score_core::race;
use score_core::relay_session::{Claim, KnownTable, Session, Visit};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::rules::{Roller, Rules};
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::teach::hint::Grade;
use score_core::wire::{
    CloseReason, DoorNotes, Flood, Hello, Label, Line, News, Past, Player, RollVotes,
    TableSelector, ToPlayer, ToRelay, Token, Visitor, Welcome, Wish,
};
use score_relay::log::{Record, Stored, TableId, Times};
use score_relay::names;
use score_relay::room::{ConnectionId, Input, Room};
use score_relay::visitor_network::VisitorNetwork;

const START_MS: u64 = 1_000_000;

struct Seeded(Generator);

impl TryRng for Seeded {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.below(u32::MAX))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.try_next_u32().map(u64::from)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

fn record() -> Record {
    Record {
        id: TableId(1),
        kind: GroupKind::Created,
        name: "Class".to_owned(),
        key: "class".to_owned(),
        code: "ABCDE".to_owned(),
    }
}

fn somewhere() -> VisitorNetwork {
    VisitorNetwork::of([192, 0, 2, 1].into())
}

fn player(number: u8) -> Player {
    Player {
        name: format!("Player {number}"),
        token: Token([number; 16]),
        tab: number.into(),
        take_over: false,
    }
}

/// How many players send bytes to a room: a host, and pupils enough for small tables.
pub const PLAYERS: u64 = 5;

/// A host and pupils send these bytes to a room, in turn; commands are numbered as by a page, so
/// that they get through. The log must make the same group again. The answer is how many entries it
/// has.
pub fn relay_hears(mut bytes: &[u8]) -> usize {
    // Their arrival is the same each time.
    static CLASS: OnceLock<(Room, Stored)> = OnceLock::new();
    let (mut room, mut stored) = CLASS.get_or_init(class).clone();
    let mut rng = Seeded(Generator::new(1, 2));
    let mut last_cids = BTreeMap::new();
    for number in 0.. {
        let Ok((message, rest)) = postcard::take_from_bytes::<ToRelay>(bytes) else {
            break;
        };
        bytes = rest;
        // Many requests are the host's alone.
        let connection = match number % 2 {
            0 => ConnectionId(1),
            _ => ConnectionId(2 + number / 2 % (PLAYERS - 1)),
        };
        let last_cid = last_cids.entry(connection).or_default();
        let input = match numbered(message, number as u32, last_cid) {
            ToRelay::Hello(hello) => Input::Hello(ConnectionId(10 + number), hello, somewhere()),
            ToRelay::HostHello { hello, key } => {
                Input::HostHello(ConnectionId(10 + number), hello, key, somewhere())
            }
            ToRelay::NextHello { hello, before } => {
                Input::NextHello(ConnectionId(10 + number), hello, before, somewhere())
            }
            ToRelay::Watch(watch) => Input::Watch(ConnectionId(10 + number), watch, somewhere()),
            message => Input::Message(connection, message),
        };
        let now_ms = START_MS + 7_000 * number;
        let mut turn = room.turn(now_ms, &mut rng, [input]);
        stored.entries.append(&mut turn.batch.entries);
    }
    let again = Room::restore(stored, START_MS).expect("the log that the room wrote");
    assert_eq!(again.group(), room.group());
    room.group().n() as usize
}

/// A room where a host and pupils sit, with its log.
fn class() -> (Room, Stored) {
    let (mut room, batch) = Room::found(record(), START_MS);
    let mut stored = Stored {
        record: record(),
        snapshot: batch.snapshot.expect("a first snapshot"),
        entries: batch.entries,
        keys: Vec::new(),
        times: Times::default(),
    };
    let mut rng = Seeded(Generator::new(1, 1));
    let hellos = (1..=PLAYERS).map(|number| {
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player(number as u8)),
            known: None,
        };
        Input::Hello(ConnectionId(number), hello, somewhere())
    });
    let mut turn = room.turn(START_MS, &mut rng, hellos);
    stored.entries.append(&mut turn.batch.entries);
    (room, stored)
}

/// The message as the one of this number, after the last one of its connection.
fn numbered(mut message: ToRelay, number: u32, last_cid: &mut Option<CommandId>) -> ToRelay {
    if let ToRelay::Ask { cid, after, .. } | ToRelay::Say { cid, after, .. } = &mut message {
        *cid = CommandId(number + 1);
        *after = last_cid.replace(*cid);
    }
    message
}

/// A relay sends these bytes to a page. The answer is how many entries the page
/// knows at the end.
pub fn page_hears(mut bytes: &[u8]) -> usize {
    let visit = Visit {
        table: TableSelector::GroupA,
        player: Some(player(1)),
        claim: Claim::Nothing,
    };
    let mut session = Session::new(visit, START_MS);
    let mut table = KnownTable::default();
    let mut generator = Generator::new(1, 1);
    for number in 0.. {
        let Ok((message, rest)) = postcard::take_from_bytes::<ToPlayer>(bytes) else {
            break;
        };
        bytes = rest;
        let now_ms = START_MS + 500 * number;
        if session.is_due(now_ms) {
            session.opening(now_ms);
            session.opened(&table, now_ms);
        }
        let reply = session.receive(&mut table, now_ms, message);
        if reply.close | session.tick(&mut table, now_ms).close {
            session.lost(&mut table, now_ms, &mut generator);
            session.try_now(now_ms);
        }
        let _ = session.ask(&table, now_ms, Request::Play(Command::Roll));
        if let Some(group) = table.group() {
            let again = Group::restore(&group.snapshot());
            assert_eq!(again.as_ref(), Ok(group));
        }
    }
    table.group().map_or(0, |group| group.n() as usize)
}

/// Valid messages to a relay, one of each kind.
pub fn messages_to_relay() -> Vec<Vec<u8>> {
    let name = |text| names::name(text).expect("a name");
    let roll = Roll::new(&[6, 6, 12, 20]).expect("a roll");
    let requests = [
        Request::Play(Command::Roll),
        Request::Play(Command::Deal(roll)),
        Request::Play(Command::CallScore),
        Request::Play(Command::CallImpossible),
        Request::Play(first_step()),
        Request::Play(Command::Undo),
        Request::Play(Command::Redo),
        Request::Play(Command::BeSure),
        Request::Play(Command::TakeHint(Grade::Solvable)),
        Request::Play(Command::GiveUp),
        Request::Play(Command::SetRules(Rules::twenty_four())),
        Request::Play(Command::ClearPoints),
        Request::Play(Command::Rename(name("Ada"))),
        Request::Play(Command::Leave),
        Request::Lock(true),
        Request::SwitchChat(true),
        Request::Mute(SeatId(1), true),
        Request::Remove(SeatId(1), false),
        Request::RenameOther(SeatId(1), name("Ben")),
        Request::Play(Command::EndRound { with_points: true }),
        Request::Play(Command::SetRoller(Roller::Anyone)),
        Request::NameCoHost(Some(SeatId(1))),
        Request::UseWaitingRoom(true),
        Request::LetWatchersWait(true),
        Request::MuteNewcomers(true),
        Request::Admit(VisitorId(1), true),
        Request::AdmitAll,
        Request::AdmitThese(vec![VisitorId(1), VisitorId(2)], false),
        Request::RemoveNewcomers,
        Request::RemoveThese(vec![SeatId(1), SeatId(2)], true),
        Request::RemoveThese(vec![SeatId(1), SeatId(2)], false),
        Request::TakeBackLine(SeatId(1), "Hello".to_owned()),
        Request::Clear,
        Request::Play(Command::SetWay(Way::Everyone(Everyone::default()))),
        Request::Play(Command::Answer(FinalAnswer::Impossible)),
        Request::Play(Command::Answer(FinalAnswer::Solved)),
        Request::Play(Command::Pause),
        Request::Play(Command::Resume),
        Request::SplitIntoTeams(2),
        Request::SetTeams(vec![vec![SeatId(0)], vec![SeatId(1)]]),
        Request::ChangeTeam(SeatId(1), TeamId(0)),
        Request::EndTeams,
        Request::SplitIntoTables(3),
        Request::EndTables,
        Request::ForbidCalls(SeatId(1), true),
        Request::HandOver(SeatId(1), SeatId(2)),
        Request::AdmitTo(VisitorId(1), SeatId(2)),
        Request::Race(race::Command::Roll),
        Request::Race(race::Command::Step(Step {
            left: TileId(0),
            op: Op::Add,
            right: TileId(1),
        })),
        Request::StartRace,
        Request::MakeHostKey,
    ];
    let asked = requests
        .into_iter()
        .zip(1..)
        .map(|(request, cid)| ToRelay::Ask {
            cid: CommandId(cid),
            after: None,
            seen: 9,
            request,
        });
    let say = ToRelay::Say {
        cid: CommandId(90),
        after: None,
        text: "Hello".to_owned(),
    };
    let hello = ToRelay::Hello(Hello {
        table: TableSelector::Create("Class".to_owned()),
        player: Some(player(3)),
        known: None,
    });
    let host_hello = ToRelay::HostHello {
        hello: Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player(4)),
            known: None,
        },
        key: host_key(),
    };
    let next_hello = ToRelay::NextHello {
        hello: Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player(9)),
            known: None,
        },
        before: player(2).token,
    };
    let others = [
        say,
        hello,
        host_hello,
        next_hello,
        ToRelay::Clock { sent_ms: 5 },
    ];
    asked
        .chain(others)
        .map(|message| encode(&message))
        .collect()
}

fn host_key() -> HostKey {
    "KMNPQRTWXY34679CDFGH".parse().expect("twenty letters")
}

/// 6 + 6 of Score's dice, whatever they show.
fn first_step() -> Command {
    Command::Step(Step {
        left: TileId(0),
        op: Op::Add,
        right: TileId(1),
    })
}

/// A table where a host and pupils sit, and what then happens by these requests.
fn played(requests: Vec<(u32, Request)>) -> (Snapshot, Vec<Entry>) {
    let first = Group::founding_entry(GroupKind::Created, Rules::score(), 7, START_MS);
    let mut group = Group::found(&first).expect("the published rules");
    let mut generator = Generator::new(1, 1);
    let write = |group: &mut Group, events| {
        let entry = referee::entry(group, START_MS, None, events);
        let applied = group.apply(&entry);
        assert!(matches!(applied, Ok(Applied::Taken(_))));
        entry
    };
    for number in 0..PLAYERS {
        let name = names::name(&format!("Player {number}")).expect("a name");
        let events = referee::admit(&group, name, false).expect("room");
        write(&mut group, events);
    }
    let snapshot = group.snapshot();
    let mut entries = Vec::new();
    for (seat, request) in requests {
        let (seat, seen) = (SeatId(seat), group.n());
        let events = referee::decide(&group, START_MS, &mut generator, seat, seen, request);
        entries.push(write(
            &mut group,
            events.expect("a request that is allowed"),
        ));
        let answered = referee::new_answers(&group);
        entries.extend(answered.map(|event| write(&mut group, vec![event])));
        let told = Some(referee::race_news(&group)).filter(|news| !news.is_empty());
        entries.extend(told.map(|news| write(&mut group, news)));
    }
    (snapshot, entries)
}

/// The events when the class sits at small tables and is in teams.
fn at_small_tables() -> (Snapshot, Vec<Entry>) {
    let play = Request::Play;
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    played(vec![
        (0, Request::SplitIntoTeams(2)),
        (0, Request::SplitIntoTables(3)),
        (0, play(Command::Deal(roll))),
        (1, play(Command::CallScore)),
        (1, play(first_step())),
        (0, Request::ChangeTeam(SeatId(1), TeamId(1))),
        (0, play(Command::Pause)),
        (0, play(Command::Resume)),
        (0, play(Command::EndRound { with_points: true })),
        (0, play(Command::Deal(roll))),
        (0, Request::EndTables),
        (0, Request::EndTeams),
    ])
}

/// The events when everyone plays.
fn of_everyone() -> (Snapshot, Vec<Entry>) {
    let play = Request::Play;
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    let way = Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(60),
        ..Everyone::default()
    });
    played(vec![
        (0, play(Command::SetWay(way))),
        (0, play(Command::Deal(roll))),
        (1, play(first_step())),
        (1, play(Command::Undo)),
        (2, play(Command::TakeHint(Grade::Solvable))),
        (2, play(Command::Answer(FinalAnswer::Impossible))),
        (0, Request::NameCoHost(Some(SeatId(3)))),
        (0, play(Command::EndRound { with_points: true })),
        (0, play(Command::Deal(roll))),
    ])
}

/// The events of a race.
fn of_race() -> (Snapshot, Vec<Entry>) {
    let play = Request::Play;
    let add = race::Command::Step(Step {
        left: TileId(0),
        op: Op::Add,
        right: TileId(1),
    });
    played(vec![
        (0, play(Command::SetWay(Way::Race))),
        (1, Request::Race(race::Command::Roll)),
        (1, Request::Race(add)),
        (1, Request::Race(race::Command::Undo)),
        (1, Request::Race(race::Command::Roll)),
        (1, Request::Race(race::Command::Back)),
        (0, play(Command::Pause)),
        (0, play(Command::Resume)),
        (0, Request::StartRace),
    ])
}

/// Valid messages to a page, one of each kind; a welcome is among them.
pub fn messages_to_player() -> Vec<Vec<u8>> {
    let first = Group::founding_entry(GroupKind::Created, Rules::score(), 7, START_MS);
    let mut group = Group::found(&first).expect("the published rules");
    let ada = names::name("Ada").expect("a name");
    let events = referee::admit(&group, ada, false).expect("room");
    let seated = referee::entry(&group, START_MS, None, events);
    let applied = group.apply(&seated);
    assert!(matches!(applied, Ok(Applied::Taken(_))));
    let next = Entry {
        n: group.n() + 1,
        events: vec![GroupEvent::Locked { locked: true }],
        ..seated
    };
    let line = Line {
        seat: SeatId(0),
        text: "Hello".to_owned(),
    };
    let welcome = |past| {
        ToPlayer::Welcome(Box::new(Welcome {
            label: Label {
                kind: GroupKind::Created,
                name: "Class".to_owned(),
                code: "ABCDE".to_owned(),
            },
            seat: Some(SeatId(0)),
            is_hosts_wall: false,
            token: Some(Token([9; 16])),
            last_cid: None,
            past,
            present: vec![SeatId(0)],
            chat: vec![line.clone()],
            roll_votes: None,
            now_ms: START_MS,
        }))
    };
    let present = News::Present {
        seat: SeatId(0),
        is_present: false,
    };
    let votes = News::RollVotes(RollVotes {
        asked: 1,
        needed: 2,
    });
    let messages = [
        welcome(Past::Whole(Box::new(group.snapshot()))),
        welcome(Past::Rest(vec![next.clone()])),
        ToPlayer::News(vec![News::Entry(next)]),
        ToPlayer::News(vec![
            present,
            News::Said(line.clone()),
            News::TakenBack(line.clone()),
            votes,
        ]),
        ToPlayer::News(vec![News::Tallies {
            n: 3,
            tallies: Tallies::default(),
        }]),
        ToPlayer::Ack {
            cid: CommandId(1),
            outcome: Ok(()),
        },
        ToPlayer::Clock {
            sent_ms: START_MS,
            now_ms: 5,
            n: 1,
        },
        ToPlayer::Close(CloseReason::Restart),
        ToPlayer::InWaitingRoom,
        ToPlayer::Visitors(vec![Visitor {
            id: VisitorId(1),
            wish: Wish::Play {
                name: "Ada".to_owned(),
                number: 2,
            },
        }]),
        ToPlayer::DoorNotes(DoorNotes {
            floods: vec![Flood {
                place: 1,
                visitors: vec![VisitorId(1), VisitorId(2)],
            }],
            waiting_namesakes: vec![VisitorId(1)],
            namesakes: vec![SeatId(1)],
        }),
        ToPlayer::HostKey(host_key()),
    ];
    let lessons = [at_small_tables(), of_everyone(), of_race()];
    let lessons = lessons.into_iter().flat_map(|(snapshot, entries)| {
        let news = entries.into_iter().map(News::Entry).collect();
        [
            welcome(Past::Whole(Box::new(snapshot))),
            ToPlayer::News(news),
        ]
    });
    let messages = messages.into_iter().chain(lessons);
    messages.map(|message| encode(&message)).collect()
}

/// Writes the messages into the folder that `SCORE_CORPUS` names: each alone,
/// and all of them in a row. A fuzzer that begins with them gets further.
pub fn begin_with(messages: &[Vec<u8>]) {
    let Ok(folder) = std::env::var("SCORE_CORPUS") else {
        return;
    };
    let write = |name: String, bytes: &[u8]| {
        std::fs::write(format!("{folder}/{name}"), bytes).expect("a folder to write to");
    };
    for (number, message) in messages.iter().enumerate() {
        write(format!("message-{number}"), message);
    }
    write("all".to_owned(), &messages.concat());
}

fn encode<T: serde::Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).expect("memory")
}
