//! A simulated player who does anything at random.

use std::collections::BTreeSet;

use score_core::arith::op::Op;
use score_core::dice::Generator;
use score_core::group::entry::CommandId;
use score_core::group::request::Request;
use score_core::group::teams::TeamId;
use score_core::race;
use score_core::relay_session::{Claim, ConnectionState, KnownTable, Session, Visit};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::rules::{Goal, Roller, Rules, TimeLimit};
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::teach::hint::Grade;
use score_core::wire::{Player as Who, TableSelector, ToPlayer, ToRelay, Token};
use score_relay::names;
use score_relay::room::ConnectionId;

/// A player with their page.
pub struct Player {
    pub session: Session,
    pub table: KnownTable,
    pub connection: Option<ConnectionId>,
    /// Their own clock is this much later than the world's, in milliseconds.
    pub ahead_ms: u64,
    /// Every command that the relay said was carried out.
    pub acknowledged: Vec<(SeatId, CommandId)>,
    asked: BTreeSet<CommandId>,
    number: u64,
}

impl Player {
    pub fn new(number: u64, ahead_ms: u64) -> Player {
        let mut token = [0; 16];
        token[0] = number as u8 + 1;
        let who = Who {
            name: format!("Player {number}"),
            token: Token(token),
            tab: number,
            take_over: false,
        };
        let selector = match number {
            0 => TableSelector::Create("Class".to_owned()),
            _ => TableSelector::Join("ABCDE".to_owned()),
        };
        let visit = Visit {
            table: selector,
            player: Some(who),
            claim: Claim::Nothing,
        };
        Player {
            session: Session::new(visit, ahead_ms),
            table: KnownTable::default(),
            connection: None,
            ahead_ms,
            acknowledged: Vec::new(),
            asked: BTreeSet::new(),
            number,
        }
    }

    /// Their connection is gone.
    pub fn lose(&mut self, now_ms: u64, chance: &mut Generator) {
        self.session.lost(&mut self.table, now_ms, chance);
    }

    /// Their next request, if any.
    pub fn wish(&mut self, now_ms: u64, chance: &mut Generator) -> Option<ToRelay> {
        if let ConnectionState::Over(_) = self.session.state() {
            return None;
        }
        if chance.below(12) == 0 {
            return self
                .session
                .say(now_ms, format!("Line {}", chance.below(9)))
                .ok();
        }
        let request = self.request(chance)?;
        let message = self.session.ask(&self.table, now_ms, request).ok()?;
        if let ToRelay::Ask { cid, .. } = message {
            self.asked.insert(cid);
        }
        Some(message)
    }

    /// Remembers the commands that the relay says it has carried out; returns the one of this
    /// message.
    pub fn note_answer(&mut self, message: &ToPlayer) -> Option<(SeatId, CommandId)> {
        if let ToPlayer::Ack {
            cid,
            outcome: Ok(()),
        } = message
            && self.asked.contains(cid)
        {
            let seat = self.table.seat().expect("who asks has a seat");
            self.acknowledged.push((seat, *cid));
            return self.acknowledged.last().copied();
        }
        None
    }

    fn request(&self, chance: &mut Generator) -> Option<Request> {
        let group = self.table.group()?;
        let you = self.table.seat()?;
        // The maker's.
        if you == SeatId(0) && chance.below(8) == 0 {
            let tables = group.small_tables();
            return Some(match chance.below(8) {
                0 => Request::SplitIntoTeams(2),
                1 => Request::EndTables,
                2..5 if tables.is_none() => Request::SplitIntoTables(3),
                _ => Request::Play(Command::Roll),
            });
        }
        if let Some(race) = group.race()
            && chance.below(8) > 0
        {
            let tiles = race.racer(you).and_then(|racer| racer.roll());
            let tiles = tiles.map(|roll| roll.board.tiles().collect());
            return Some(Request::Race(any_move(tiles, chance)));
        }
        let round = group.table_of(you).round();
        let play = match round.map(|round| &round.phase) {
            Some(Phase::Demonstration { caller, .. }) if *caller == you => match chance.below(12) {
                0 => Command::GiveUp,
                1 => Command::Undo,
                2 => Command::Redo,
                _ => Command::Step(any_step(round?.board.tiles().collect(), chance)),
            },
            Some(Phase::Thinking) => match chance.below(4) {
                0 => Command::CallImpossible,
                1 => Command::Roll,
                _ => Command::CallScore,
            },
            Some(Phase::Impossible { .. }) if chance.below(2) == 0 => Command::CallScore,
            None | Some(Phase::Settled(_) | Phase::Revealed(_)) => match chance.below(4) {
                // That would end small tables.
                0 if group.small_tables().is_none() => Command::SetWay(any_way(chance)),
                _ => Command::Roll,
            },
            Some(Phase::Everyone { .. }) => {
                let own = round?.own_board(you).board;
                match chance.below(12) {
                    0 => Command::Answer(FinalAnswer::Impossible),
                    1 => Command::Undo,
                    2 => Command::Redo,
                    3 => Command::TakeHint(Grade::Solvable),
                    4 => Command::EndRound { with_points: true },
                    5 | 6 => Command::Answer(FinalAnswer::Solved),
                    _ => Command::Step(any_step(own.tiles().collect(), chance)),
                }
            }
            _ => return self.manners(chance),
        };
        if chance.below(10) == 0 {
            return self.manners(chance);
        }
        Some(Request::Play(play))
    }

    /// A request that is not about the round; some are the host's.
    fn manners(&self, chance: &mut Generator) -> Option<Request> {
        let other = SeatId(chance.below(4));
        let name = |chance: &mut Generator| {
            names::name(&format!("Player {} {}", self.number, chance.below(3))).ok()
        };
        let is_on = chance.below(2) == 0;
        Some(match chance.below(29) {
            0 => Request::Lock(is_on),
            1 => Request::SwitchChat(is_on),
            2 => match chance.below(2) {
                0 => Request::Mute(other, is_on),
                _ => Request::ForbidCalls(other, is_on),
            },
            3 => Request::Remove(other, chance.below(4) == 0),
            4 => Request::RenameOther(other, name(chance)?),
            5 => Request::Play(Command::SetRules(Rules {
                goal: Goal::new(chance.below(40))?,
                score_clock: TimeLimit::new(5 + chance.below(10)),
                impossible_clock: TimeLimit::new(5 + chance.below(20)),
                spoilers_wait: is_on,
                ..Rules::score()
            })),
            6 => Request::Play(Command::ClearPoints),
            7 => Request::Play(Command::EndRound { with_points: is_on }),
            8 | 9 => Request::Play(Command::SetRoller(Roller::Anyone)),
            10 => Request::NameCoHost(is_on.then_some(other)),
            11 => Request::UseWaitingRoom(is_on),
            12 => Request::AdmitAll,
            13 => Request::Play(Command::Pause),
            14 | 15 => Request::Play(Command::Resume),
            16..19 => Request::Play(Command::SetWay(any_way(chance))),
            19 | 20 => Request::SplitIntoTeams(2 + chance.below(2) as u8),
            21 => Request::SetTeams(vec![vec![other], vec![SeatId(0)]]),
            22 => Request::ChangeTeam(other, TeamId(chance.below(3) as u8)),
            23 if is_on => Request::EndTeams,
            24 => Request::RemoveThese(vec![other, SeatId(2)], chance.below(4) == 0),
            25 => Request::StartRace,
            _ => Request::Play(Command::Rename(name(chance)?)),
        })
    }
}

/// Something with rolls of one's own; these numbers lie there, where there is a roll.
fn any_move(tiles: Option<Vec<TileId>>, chance: &mut Generator) -> race::Command {
    let Some(tiles) = tiles else {
        return race::Command::Roll;
    };
    match chance.below(12) {
        0 | 1 => race::Command::Roll,
        2 | 3 => race::Command::Undo,
        4 => race::Command::Redo,
        5 => race::Command::Back,
        6 => race::Command::Forward,
        _ => race::Command::Step(any_step(tiles, chance)),
    }
}

fn any_way(chance: &mut Generator) -> Way {
    match chance.below(12) {
        0..4 => return Way::Call,
        4 => return Way::Race,
        _ => {}
    }
    Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(chance.below(40)),
        ..Everyone::default()
    })
}

fn any_step(tiles: Vec<TileId>, chance: &mut Generator) -> Step {
    let any = |chance: &mut Generator| tiles[chance.below(tiles.len() as u32) as usize];
    Step {
        left: any(chance),
        op: Op::ALL[chance.below(5) as usize],
        right: any(chance),
    }
}
