//! A simulated relay, which shares the log: it has the table, opens it, or has it no more.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use score_core::dice::Generator;
use score_core::wire::ToPlayer;
use score_relay::log::{Batch, LoadFailure, Stored, Tail, Times};
use score_relay::room::{ConnectionId, Input, Room, Turn};

use crate::dice::Dice;
use crate::engine::{Answer, Ask, Engine};

/// Of this many looks at a table for which nobody asks, one loads the table.
const LOOKS_PER_LOAD: u32 = 8;

/// The hub of a relay and its task of the table: the relay writes before it sends, and forgets a
/// room that it cannot write.
pub struct Relay {
    stage: Stage,
    /// The inputs that have come for the table.
    pub inputs: Vec<Input>,
    /// The answers of the engine that have come.
    pub answers: BTreeMap<Ask, Answer>,
    /// The connections that get the news.
    members: BTreeSet<ConnectionId>,
    /// The relay that this one takes for the owner of the table.
    pub owner: usize,
    /// The time until which the relay stands still, in milliseconds.
    pub frozen_until_ms: u64,
}

enum Stage {
    /// The relay does not run.
    Down,
    /// The relay runs, but has no room of the table.
    Without,
    /// The relay has asked for the table; the answer comes at this time.
    Loading(u64, Result<(Box<Stored>, Tail), LoadFailure>),
    /// The relay has asked for the empty append by which it learns that the entries it has loaded
    /// were the last.
    Fencing(Ask, Box<Room>),
    /// The relay has the room, with the tail of the last entry that it wrote.
    Serving(Box<Room>, Tail),
    /// The relay has asked for the batch of a turn to be written.
    Writing(Box<Room>, Ask, Box<Turn>),
}

/// The action of a relay.
pub enum Step {
    /// Nothing: the relay waits.
    Nothing,
    /// Something of which nobody is notified.
    Something,
    /// The relay has opened the room.
    Opened,
    /// The relay sends the outcome of a turn.
    Tells(Box<Turn>),
    /// The relay has no room any more, and notifies all players that there is trouble.
    Drops,
}

impl Relay {
    /// A relay that starts, and takes that one for the owner.
    pub fn new(owner: usize) -> Relay {
        Relay {
            stage: Stage::Without,
            inputs: Vec::new(),
            answers: BTreeMap::new(),
            members: BTreeSet::new(),
            owner,
            frozen_until_ms: 0,
        }
    }

    /// The relay dies. Its requests are carried out or not.
    pub fn die(&mut self) {
        *self = Relay {
            stage: Stage::Down,
            ..Relay::new(self.owner)
        };
    }

    pub fn is_down(&self) -> bool {
        matches!(self.stage, Stage::Down)
    }

    /// Whether the relay runs at `now_ms`.
    pub fn runs(&self, now_ms: u64) -> bool {
        !self.is_down() && self.frozen_until_ms <= now_ms
    }

    /// Whether the relay has the table, or opens it.
    pub fn knows_table(&self) -> bool {
        !matches!(self.stage, Stage::Down | Stage::Without)
    }

    /// The room that the relay serves, if there is one.
    pub fn room(&self) -> Option<&Room> {
        match &self.stage {
            Stage::Serving(room, _) | Stage::Writing(room, ..) => Some(room),
            _ => None,
        }
    }

    /// Takes the next action, if there is one. `is_own`: the relay takes itself for the owner.
    pub fn step(
        &mut self,
        now_ms: u64,
        generator: &mut Generator,
        engine: &mut Engine,
        is_own: bool,
    ) -> Step {
        match mem::replace(&mut self.stage, Stage::Without) {
            Stage::Down => {
                self.stage = Stage::Down;
                Step::Nothing
            }
            Stage::Without if is_own => self.load(now_ms, generator, engine),
            Stage::Without if self.inputs.is_empty() => Step::Nothing,
            Stage::Without => self.drop_room(),
            Stage::Loading(ready_ms, found) if ready_ms > now_ms => {
                self.stage = Stage::Loading(ready_ms, found);
                Step::Nothing
            }
            Stage::Loading(_, Err(_)) => self.drop_room(),
            Stage::Loading(_, Ok((stored, tail))) => {
                let room = Room::restore(*stored, now_ms).expect("a log that can be read");
                let ask = engine.append(now_ms, generator, tail, Batch::default());
                self.stage = Stage::Fencing(ask, Box::new(room));
                Step::Something
            }
            Stage::Fencing(ask, room) => match self.answers.remove(&ask) {
                None => {
                    self.stage = Stage::Fencing(ask, room);
                    Step::Nothing
                }
                Some(Ok(tail)) => {
                    self.stage = Stage::Serving(room, tail);
                    Step::Opened
                }
                Some(Err(_)) => self.drop_room(),
            },
            Stage::Serving(_, tail) if !is_own => {
                engine.append(now_ms, generator, tail, last_times(now_ms));
                self.drop_room()
            }
            Stage::Serving(room, tail) => self.turn(room, tail, now_ms, generator, engine),
            Stage::Writing(room, ask, turn) => match self.answers.remove(&ask) {
                None => {
                    self.stage = Stage::Writing(room, ask, turn);
                    Step::Nothing
                }
                Some(Ok(tail)) => {
                    self.stage = Stage::Serving(room, tail);
                    Step::Tells(turn)
                }
                Some(Err(_)) => self.drop_room(),
            },
        }
    }

    /// Asks for the table where its players reconnect, or where it looks for its own tables.
    fn load(&mut self, now_ms: u64, generator: &mut Generator, engine: &mut Engine) -> Step {
        if self.inputs.is_empty() && generator.below(LOOKS_PER_LOAD) > 0 {
            return Step::Nothing;
        }
        let (ready_ms, found) = engine.load(now_ms, generator);
        let found = found.map(|(stored, tail)| (Box::new(stored), tail));
        self.stage = Stage::Loading(ready_ms, found);
        Step::Something
    }

    fn turn(
        &mut self,
        mut room: Box<Room>,
        tail: Tail,
        now_ms: u64,
        generator: &mut Generator,
        engine: &mut Engine,
    ) -> Step {
        let is_due = room.wakes_at_ms().is_some_and(|at_ms| at_ms <= now_ms);
        if self.inputs.is_empty() && !is_due {
            self.stage = Stage::Serving(room, tail);
            return Step::Nothing;
        }
        let inputs = mem::take(&mut self.inputs);
        let turn = room.turn(now_ms, &mut Dice(generator), inputs);
        assert!(!turn.is_over, "nobody clears the table");
        if turn.batch == Batch::default() {
            self.stage = Stage::Serving(room, tail);
            return Step::Tells(Box::new(turn));
        }
        let ask = engine.append(now_ms, generator, tail, turn.batch.clone());
        self.stage = Stage::Writing(room, ask, Box::new(turn));
        Step::Something
    }

    fn drop_room(&mut self) -> Step {
        self.inputs.clear();
        self.members.clear();
        Step::Drops
    }

    /// The messages of a turn to each connection, in order; `None`: that it is closed.
    pub fn tell(&mut self, turn: Turn) -> Vec<(ConnectionId, Option<ToPlayer>)> {
        let mut told = Vec::new();
        // A connection that is closed gets answers, but no more news.
        for (connection, _) in &turn.closes {
            self.members.remove(connection);
        }
        let coming = turn.welcomes.iter().map(|(connection, _)| *connection);
        let coming: Vec<ConnectionId> = coming.collect();
        let members = self.members.iter().copied();
        let has_news = !turn.news.is_empty();
        for connection in members.filter(|other| has_news && !coming.contains(other)) {
            let mut parts = turn.addressed.iter();
            let part = parts.find(|part| part.to.contains(&connection));
            let news = match part {
                Some(part) => part.news.clone(),
                None if turn.addressed.is_empty() => turn.news.clone(),
                None => Vec::new(),
            };
            if !news.is_empty() {
                told.push((connection, Some(ToPlayer::News(news))));
            }
        }
        for (connection, welcome) in turn.welcomes {
            self.members.insert(connection);
            let welcome = ToPlayer::Welcome(Box::new(welcome));
            told.push((connection, Some(welcome)));
        }
        for (connection, answer) in turn.answers {
            told.push((connection, Some(answer)));
        }
        for (connection, reason) in turn.closes {
            told.push((connection, Some(ToPlayer::Close(reason))));
            told.push((connection, None));
        }
        told
    }
}

/// The last batch of a task that gives its table up.
fn last_times(now_ms: u64) -> Batch {
    let times = Some(Times {
        clock_ms: now_ms,
        empty_since_ms: None,
    });
    Batch {
        times,
        ..Batch::default()
    }
}
