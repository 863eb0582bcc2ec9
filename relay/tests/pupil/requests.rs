//! Random requests of players at a table: those that lead on, and those of any kind.

use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::group::teams::TeamId;
use score_core::race;
use score_core::table::board::{Board, Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::rules::{Goal, Roller, Rules, TimeLimit};
use score_core::table::state::{Phase, Rights, Round};
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::teach::hint::Grade;
use score_relay::names;

/// The number of kinds of requests.
pub const KINDS: u32 = 31;

/// The kind by which a host hands a seat over to another browser.
pub const HANDING: u32 = 1;

/// The kind by which players leave for good.
pub const LEAVING: u32 = 19;

/// The kind by which a host removes players.
pub const REMOVING: u32 = 20;

/// The kind by which a host lets nobody in.
pub const CLOSING: u32 = 29;

/// The first of the four kinds by which a host changes the way of playing, tables and teams.
pub const ARRANGING: u32 = 14;

/// The steps of 4 × 5 ÷ 1, which solve a roll of [`solvable`].
const SOLUTION: [Step; 2] = [
    Step {
        left: TileId(1),
        op: Op::Mul,
        right: TileId(2),
    },
    Step {
        left: TileId(4),
        op: Op::Div,
        right: TileId(0),
    },
];

/// A request that leads on; `None`: it is not this player's turn.
pub fn useful(group: &Group, you: SeatId, generator: &mut Generator) -> Option<Request> {
    if let Some(race) = group.race() {
        let roll = race.racer(you).and_then(|racer| racer.roll());
        return Some(Request::Race(match (roll, generator.below(8)) {
            (None, _) | (_, 0) => race::Command::Roll,
            (_, 1) => race::Command::Undo,
            (Some(roll), _) => race::Command::Step(any_step(&roll.board, generator)),
        }));
    }
    let is_rare = generator.below(6) == 0;
    let rights = group.rights(you);
    if group.table().round().is_none_or(Round::is_over) {
        return Some(Request::Play(match rights {
            Rights::Host if !is_rare => Command::Deal(solvable(generator)),
            _ if generator.below(2) == 0 => Command::Roll,
            _ => return None,
        }));
    }
    if group.table().is_paused() && generator.below(2) == 0 {
        return Some(Request::Play(Command::Resume));
    }
    let round = group.table_of(you).round()?;
    match rights {
        Rights::Host if is_rare && group.co_host().is_some() => {
            return Some(Request::NameCoHost(None));
        }
        Rights::StandIn if is_rare => {
            return Some(Request::Play(Command::EndRound { with_points: false }));
        }
        _ => {}
    }
    Some(Request::Play(match &round.phase {
        Phase::Thinking if generator.below(3) == 0 => Command::CallImpossible,
        Phase::Thinking | Phase::Impossible { .. } if generator.below(2) == 0 => Command::CallScore,
        Phase::Demonstration { caller, .. } if *caller == you => match generator.below(12) {
            0 => Command::GiveUp,
            1 => Command::Undo,
            2 => Command::Redo,
            _ => Command::Step(useful_step(&round.board, generator)),
        },
        Phase::Everyone { .. } => {
            let own = round.own_board(you);
            let has_answered = own.answer.is_some();
            let is_done = own.board.steps().len() == SOLUTION.len();
            match generator.below(16) {
                0 | 1 => Command::Answer(FinalAnswer::Impossible),
                2 => Command::TakeHint(Grade::Solvable),
                3..5 if rights == Rights::Host => Command::EndRound { with_points: true },
                5 => Command::Undo,
                _ if has_answered => return None,
                _ if is_done => Command::Answer(FinalAnswer::Solved),
                _ => Command::Step(useful_step(&own.board, generator)),
            }
        }
        _ => return None,
    }))
}

/// A request of this kind; `None`: none this time.
pub fn of_kind(
    kind: u32,
    group: &Group,
    you: SeatId,
    generator: &mut Generator,
) -> Option<Request> {
    let is_on = generator.below(2) == 0;
    // Some of them do not exist.
    let seats = group.table().next_seat().0 + 2;
    let any_seat = |generator: &mut Generator| SeatId(generator.below(seats));
    let other = any_seat(generator);
    let board = group.table_of(you).round().map(|round| &round.board);
    let command = match kind {
        0 => Command::Deal(solvable(generator)),
        2 if is_on => Command::EndRound {
            with_points: generator.below(2) == 0,
        },
        3 => Command::BeSure,
        4 if is_on => Command::ClearPoints,
        5 => Command::CallScore,
        6 => Command::Answer(match is_on {
            true => FinalAnswer::Solved,
            false => FinalAnswer::Impossible,
        }),
        7 => Command::CallImpossible,
        8 => Command::Step(match board.filter(|_| is_on) {
            Some(board) => any_step(board, generator),
            None => Step {
                left: TileId(generator.below(7) as u8),
                op: Op::Sub,
                right: TileId(generator.below(7) as u8),
            },
        }),
        9 => [Command::Undo, Command::Redo][usize::from(is_on)].clone(),
        10 => Command::GiveUp,
        11 => Command::TakeHint(Grade::Solvable),
        12 => Command::Pause,
        13 => Command::Resume,
        ARRANGING => Command::SetWay(any_way(generator)),
        LEAVING if you != SeatId(0) => Command::Leave,
        23 if is_on => Command::SetRules(Rules {
            goal: Goal::new([20, generator.below(40)][generator.below(2) as usize])?,
            score_clock: TimeLimit::new(5 + generator.below(10)),
            impossible_clock: TimeLimit::new(5 + generator.below(20)),
            spoilers_wait: generator.below(2) == 0,
            ..Rules::score()
        }),
        24 => Command::SetRoller(Roller::Anyone),
        2 | 28 => Command::Rename(names::name(&format!("P {you:?} {}", generator.below(3))).ok()?),
        30 if is_on => Command::Roll,
        _ => {
            return Some(match kind {
                15 => Request::SplitIntoTables(3 + generator.below(2) as u8),
                16 if is_on => Request::EndTables,
                17 => Request::SplitIntoTeams(2 + generator.below(2) as u8),
                18 => Request::ChangeTeam(other, TeamId(generator.below(3) as u8)),
                HANDING => Request::HandOver(any_seat(generator), other),
                REMOVING => match generator.below(4) {
                    0 => Request::RemoveThese(
                        vec![other, any_seat(generator)],
                        generator.below(4) == 0,
                    ),
                    removed => Request::Remove(other, removed == 1),
                },
                21 => Request::NameCoHost(is_on.then_some(other)),
                22 => match generator.below(2) {
                    0 => Request::Mute(other, is_on),
                    _ => Request::ForbidCalls(other, is_on),
                },
                25 => {
                    let name = names::name(&format!("Q {}", generator.below(9)));
                    Request::RenameOther(other, name.ok()?)
                }
                26 => Request::Race(race::Command::Step(Step {
                    left: TileId(generator.below(6) as u8),
                    op: Op::ALL[generator.below(5) as usize],
                    right: TileId(generator.below(6) as u8),
                })),
                27 if is_on => Request::StartRace,
                27 => Request::Race(
                    [
                        race::Command::Undo,
                        race::Command::Redo,
                        race::Command::Back,
                        race::Command::Forward,
                    ][generator.below(4) as usize],
                ),
                CLOSING => match generator.below(4) {
                    0 => Request::Lock(is_on),
                    1 => Request::UseWaitingRoom(is_on),
                    2 => Request::SwitchChat(is_on),
                    _ => Request::AdmitAll,
                },
                30 => match generator.below(2) {
                    0 => Request::SetTeams(vec![vec![other], vec![SeatId(0)]]),
                    _ => Request::EndTeams,
                },
                _ => return None,
            });
        }
    };
    Some(Request::Play(command))
}

/// A roll with the steps of [`SOLUTION`].
fn solvable(generator: &mut Generator) -> Roll {
    Roll::new(&[1, 4, 5, 7 + generator.below(40)]).expect("a roll")
}

fn useful_step(board: &Board, generator: &mut Generator) -> Step {
    match SOLUTION.get(board.steps().len()) {
        Some(step) if generator.below(8) > 0 => *step,
        _ => any_step(board, generator),
    }
}

fn any_step(board: &Board, generator: &mut Generator) -> Step {
    let tiles: Vec<TileId> = board.tiles().collect();
    let any = |generator: &mut Generator| tiles[generator.below(tiles.len() as u32) as usize];
    Step {
        left: any(generator),
        op: Op::ALL[generator.below(5) as usize],
        right: any(generator),
    }
}

fn any_way(generator: &mut Generator) -> Way {
    match generator.below(8) {
        0 => Way::Call,
        1 | 2 => Way::Race,
        _ => Way::Everyone(Everyone {
            clock: RoundTimeLimit::new(generator.below(40)),
            ..Everyone::default()
        }),
    }
}
