//! A room for tests, to which people come.

use std::collections::BTreeMap;

use score_core::arith::op::Op;
use score_core::dice::Generator;
use score_core::group::entry::{CommandId, GroupKind};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{
    CloseReason, Hello, News, Player, TableSelector, ToPlayer, ToRelay, Token, Welcome,
};
use score_relay::log::{Record, Stored, TableId, Times};
use score_relay::room::{ConnectionId, Input, Room, Turn};
use score_relay::visitor_network::VisitorNetwork;

use crate::dice::Dice;

const START_MS: u64 = 1_000_000;

/// A room, with all the entries that it has written down.
#[derive(Clone)]
pub struct TestRoom {
    pub room: Room,
    pub stored: Stored,
    generator: Generator,
    pub now_ms: u64,
    pub cid: u32,
    /// The last command on each connection.
    asked: BTreeMap<u64, CommandId>,
}

impl TestRoom {
    pub fn of(kind: GroupKind) -> TestRoom {
        let record = Record {
            id: TableId(1),
            kind,
            name: "Class".to_owned(),
            key: "class".to_owned(),
            code: "ABCDE".to_owned(),
        };
        let (room, batch) = Room::found(record.clone(), START_MS);
        let snapshot = batch.snapshot.expect("a first snapshot");
        TestRoom {
            room,
            stored: Stored {
                record,
                snapshot,
                entries: batch.entries,
                keys: batch.keys,
                times: Times::default(),
            },
            generator: Generator::new(1, 1),
            now_ms: START_MS,
            cid: 0,
            asked: BTreeMap::new(),
        }
    }

    /// A table whose maker has the first of these names; they sit on connections 1, 2 and so on.
    pub fn class(names: &[&str]) -> TestRoom {
        let mut scene = TestRoom::of(GroupKind::Created);
        for (connection, name) in (1..).zip(names) {
            scene.join(connection, name).expect("room");
        }
        scene
    }

    pub fn turn(&mut self, inputs: Vec<Input>) -> Turn {
        let mut dice = Dice(&mut self.generator);
        let turn = self.room.turn(self.now_ms, &mut dice, inputs);
        self.stored
            .entries
            .extend(turn.batch.entries.iter().cloned());
        for keys in &turn.batch.keys {
            self.stored.keys.retain(|other| other.seat != keys.seat);
            self.stored.keys.push(keys.clone());
        }
        turn
    }

    /// Somebody with this token says hello.
    pub fn hello(
        &mut self,
        connection: u64,
        player: Option<Player>,
    ) -> Result<Welcome, CloseReason> {
        self.asked.remove(&connection);
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player,
            known: None,
        };
        let mut turn = self.turn(vec![Input::Hello(ConnectionId(connection), hello, home())]);
        match turn.welcomes.pop() {
            Some((_, welcome)) => Ok(welcome),
            None => Err(turn.closes.pop().expect("an answer").1),
        }
    }

    /// The turn in which somebody comes.
    pub fn try_join(&mut self, connection: u64, name: &str) -> Turn {
        self.knock(connection, player(name, connection as u8))
    }

    /// The turn in which this player comes.
    pub fn knock(&mut self, connection: u64, player: Player) -> Turn {
        self.asked.remove(&connection);
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player),
            known: None,
        };
        self.turn(vec![Input::Hello(ConnectionId(connection), hello, home())])
    }

    pub fn join(&mut self, connection: u64, name: &str) -> Result<Welcome, CloseReason> {
        self.hello(connection, Some(player(name, connection as u8)))
    }

    pub fn ask(&mut self, connection: u64, request: Request) -> Result<(), GroupRefusal> {
        let turn = self.asked(connection, request);
        let outcome = turn
            .answers
            .into_iter()
            .find_map(|(to, answer)| match answer {
                ToPlayer::Ack { outcome, .. } if to == ConnectionId(connection) => Some(outcome),
                _ => None,
            });
        outcome.expect("an answer")
    }

    /// The turn in which somebody asks for something.
    pub fn asked(&mut self, connection: u64, request: Request) -> Turn {
        let input = self.input(connection, request);
        self.turn(vec![input])
    }

    /// A request as an input.
    pub fn input(&mut self, connection: u64, request: Request) -> Input {
        let seen = self.room.group().n();
        self.cid += 1;
        let cid = CommandId(self.cid);
        let message = ToRelay::Ask {
            cid,
            after: self.asked.insert(connection, cid),
            seen,
            request,
        };
        Input::Message(ConnectionId(connection), message)
    }

    pub fn say(
        &mut self,
        connection: u64,
        after: Option<u32>,
        text: &str,
    ) -> Result<(), GroupRefusal> {
        self.cid += 1;
        let message = ToRelay::Say {
            cid: CommandId(self.cid),
            after: after.map(CommandId),
            text: text.to_owned(),
        };
        self.outcome(connection, message)
    }

    pub fn outcome(&mut self, connection: u64, message: ToRelay) -> Result<(), GroupRefusal> {
        let turn = self.hear(connection, message);
        match turn.answers.into_iter().next() {
            Some((_, ToPlayer::Ack { outcome, .. })) => outcome,
            other => panic!("{other:?}"),
        }
    }

    pub fn hear(&mut self, connection: u64, message: ToRelay) -> Turn {
        self.turn(vec![Input::Message(ConnectionId(connection), message)])
    }

    pub fn gone(&mut self, connection: u64) -> Turn {
        self.turn(vec![Input::Disconnected(ConnectionId(connection))])
    }

    pub fn rounds(&self) -> u32 {
        self.room.group().table().rounds()
    }

    pub fn names(&self) -> Vec<String> {
        let seats = self.room.group().table().seats().iter();
        seats.map(|seat| seat.name.to_string()).collect()
    }
}

/// The network of all connections for which no other one is named.
pub fn home() -> VisitorNetwork {
    VisitorNetwork::of([192, 0, 2, 1].into())
}

/// A player whose token and tab are `number`.
pub fn player(name: &str, number: u8) -> Player {
    Player {
        name: name.to_owned(),
        token: Token([number; 16]),
        tab: number.into(),
        take_over: false,
    }
}

/// The seat of the player who came on this connection, if nobody has left.
pub fn seat(connection: u64) -> SeatId {
    SeatId(connection as u32 - 1)
}

pub fn play(command: Command) -> Request {
    Request::Play(command)
}

pub fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

pub fn present(turn: &Turn) -> Vec<(SeatId, bool)> {
    let news = turn.news.iter().filter_map(|news| match news {
        News::Present { seat, is_present } => Some((*seat, *is_present)),
        _ => None,
    });
    news.collect()
}
