//! Anything that players may ask for and a log may hold, for proptest.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use score_core::arith::op::{Op, OpSet};
use score_core::cards::{Card, MAX_RANK, Suit};
use score_core::dice::{DiceSet, Roll};
use score_core::games::score::Ending;
use score_core::table::board::{BoardOutcome, Deal, Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::{
    Award, Event, FailedInARow, KnownRoll, Reveal, RevealCause, SeatId, TableMode,
};
use score_core::table::more_time::{Lengthening, MoreTime};
use score_core::table::name::Name;
use score_core::table::own_board::FinalAnswer;
use score_core::table::rules::{Goal, Roller, Rules, Source, TimeLimit};
use score_core::table::state::{Phase, Table};
use score_core::table::way_of_playing::{Everyone, MIN_ROUND_CLOCK_S, RoundTimeLimit, Way};
use score_core::teach::hint::Grade;

use crate::game::{Game, name};

/// A move, and the time since the previous one.
#[derive(Clone, Debug)]
pub struct Move {
    pub after_ms: u64,
    pub seat: SeatId,
    pub kind: MoveKind,
}

/// Steps are chosen among the numbers that are there when it comes to it:
/// others are hardly ever steps.
#[derive(Clone, Debug)]
pub enum MoveKind {
    Ask(Command),
    Step(u8, Op, u8),
    /// The player whose turn it is moves: to the goal, if one step reaches it.
    Reach(u8),
    Join(Name),
}

impl Move {
    /// The player who makes the move at this table.
    pub fn seat(&self, game: &Game) -> SeatId {
        match game.table.round().map(|round| &round.phase) {
            Some(Phase::Demonstration { caller, .. })
                if matches!(self.kind, MoveKind::Reach(_)) =>
            {
                *caller
            }
            _ => self.seat,
        }
    }
}

impl MoveKind {
    /// The command at this table; `None`: to sit down.
    pub fn command(&self, game: &Game) -> Option<Command> {
        match self {
            MoveKind::Ask(command) => Some(command.clone()),
            MoveKind::Join(_) => None,
            MoveKind::Reach(choice) => Some(Command::Step(best_step(game, *choice)?)),
            MoveKind::Step(left, op, right) => Some(Command::Step(Step {
                left: tile(game, *left),
                op: *op,
                right: tile(game, *right),
            })),
        }
    }
}

/// A step to the goal, if there is one; else one of those that can be made.
fn best_step(game: &Game, choice: u8) -> Option<Step> {
    let rules = game.table.rules();
    let board = &game.table.round()?.board;
    let outcome = |step: Step| {
        let mut board = board.clone();
        board.make(step, rules.ops).ok()?;
        Some(board.outcome(rules.goal, rules.all_numbers))
    };
    let tiles: Vec<TileId> = board.tiles().collect();
    let pairs = tiles.iter().flat_map(|l| tiles.iter().map(|r| (*l, *r)));
    let steps: Vec<(Step, BoardOutcome)> = pairs
        .flat_map(|(left, right)| Op::ALL.map(|op| Step { left, op, right }))
        .filter_map(|step| Some((step, outcome(step)?)))
        .collect();
    let reached = steps.iter().find(|(_, to)| *to == BoardOutcome::Reached);
    let any = || steps.get(usize::from(choice) % steps.len().max(1));
    Some(reached.or_else(any)?.0)
}

/// Steps that can be made on the board of this table, and others: with the same number twice,
/// and with one that is not there.
pub fn some_steps(table: &Table) -> Vec<Step> {
    let board = table.round().map(|round| &round.board);
    let mut tiles = board.into_iter().flat_map(|board| board.tiles());
    let gone = TileId(u8::MAX);
    let (one, other) = (tiles.next().unwrap_or(gone), tiles.next().unwrap_or(gone));
    let pairs = [(one, other), (other, one), (one, one), (one, gone)];
    let steps = pairs
        .iter()
        .flat_map(|&(left, right)| Op::ALL.map(|op| Step { left, op, right }));
    steps.collect()
}

fn tile(game: &Game, choice: u8) -> TileId {
    let in_play: Vec<TileId> = game
        .table
        .round()
        .map(|round| round.board.tiles().collect())
        .unwrap_or_default();
    match in_play.len() {
        0 => TileId(choice),
        count => in_play[usize::from(choice) % count],
    }
}

/// Tables of every kind; half of those for one player have no clocks.
pub fn game() -> impl Strategy<Value = Game> {
    (mode(), rules(), 1..4_u8, any::<bool>()).prop_map(|(mode, rules, players, is_timed)| {
        let score = Rules::score();
        let (players, score_clock, impossible_clock) = match (mode, is_timed) {
            (TableMode::Solitaire, false) => (1, None, None),
            (TableMode::Solitaire, true) => (1, rules.score_clock, rules.impossible_clock),
            _ => (
                players,
                rules.score_clock.or(score.score_clock),
                rules.impossible_clock.or(score.impossible_clock),
            ),
        };
        let rules = Rules {
            score_clock,
            impossible_clock,
            ..rules
        };
        Game::new(mode, rules, players)
    })
}

pub fn moves() -> impl Strategy<Value = Vec<Move>> {
    let after_ms = prop_oneof![8 => 0..2_000_u64, 2 => 0..40_000_u64, 1 => Just(600_000)];
    let one = (after_ms, seat(), move_kind()).prop_map(|(after_ms, seat, kind)| Move {
        after_ms,
        seat,
        kind,
    });
    vec(one, 1..60)
}

fn move_kind() -> impl Strategy<Value = MoveKind> {
    let ask = |command: Command| Just(MoveKind::Ask(command)).boxed();
    let step = (0..6_u8, op(), 0..6_u8).prop_map(|(l, op, r)| MoveKind::Step(l, op, r));
    prop_oneof![
        4 => step,
        16 => any::<u8>().prop_map(MoveKind::Reach),
        4 => ask(Command::CallScore),
        6 => ask(Command::Roll),
        3 => ask(Command::CallImpossible),
        2 => ask(Command::Undo),
        2 => ask(Command::Redo),
        2 => roll().prop_map(|roll| MoveKind::Ask(Command::Deal(roll))),
        4 => grade().prop_map(|grade| MoveKind::Ask(Command::TakeHint(grade))),
        1 => ask(Command::GiveUp),
        1 => ask(Command::BeSure),
        1 => ask(Command::ClearPoints),
        1 => ask(Command::Pause),
        3 => ask(Command::Resume),
        1 => lengthening().prop_map(|by| MoveKind::Ask(Command::LengthenRound(by))),
        2 => (seat(), more_time()).prop_map(|(seat, more)| MoveKind::Ask(Command::GiveMoreTime(seat, more))),
        1 => any::<bool>().prop_map(|is_everyones| MoveKind::Ask(Command::SetWay(way(is_everyones)))),
        1 => ask(Command::Answer(FinalAnswer::Impossible)),
        1 => ask(Command::Leave),
        1 => raw_step().prop_map(|step| MoveKind::Ask(Command::Step(step))),
        1 => rules().prop_map(|rules| MoveKind::Ask(Command::SetRules(rules))),
        1 => a_name().prop_map(|name| MoveKind::Ask(Command::Rename(name))),
        1 => any::<bool>().prop_map(|with_points| MoveKind::Ask(Command::EndRound { with_points })),
        1 => roller().prop_map(|roller| MoveKind::Ask(Command::SetRoller(roller))),
        1 => a_name().prop_map(MoveKind::Join),
    ]
}

/// Events of a log from anywhere: each one is well-formed, the whole is not.
pub fn event() -> impl Strategy<Value = Event> {
    let deadline = || option::of(prop_oneof![0..100_000_u64, any::<u64>()]);
    let points = prop_oneof![-5..5, any::<i32>(), Just(i32::MIN)];
    let rounds = prop_oneof![0..3_u32, Just(u32::MAX)];
    let count = prop_oneof![(0..5_u32).prop_map(SeatId), Just(SeatId(u32::MAX))];
    prop_oneof![
        1 => (mode(), rules()).prop_map(|(mode, rules)| Event::Opened { mode, rules }),
        1 => (rounds, count.clone(), option::of(count.clone())).prop_map(
            |(rounds, next_seat, last_scorer)| Event::Continued { rounds, next_seat, last_scorer }
        ),
        2 => (count, a_name(), points)
            .prop_map(|(seat, name, points)| Event::Seated { seat, name, points }),
        1 => (seat(), a_name()).prop_map(|(seat, name)| Event::Renamed { seat, name }),
        1 => seat().prop_map(|seat| Event::Left { seat }),
        1 => rules().prop_map(|rules| Event::RulesChanged { rules }),
        1 => roller().prop_map(|roller| Event::RollerChanged { roller }),
        1 => Just(Event::PointsCleared),
        4 => (seat(), deal()).prop_map(|(by, deal)| Event::Dealt { by, deal }),
        2 => (seat(), deal()).prop_map(|(by, deal)| Event::DealtForPractice { by, deal }),
        1 => vec((roll(), goal()), 0..4).prop_map(|rolls| Event::SolutionsKnown {
            rolls: rolls.into_iter().map(|(numbers, goal)| KnownRoll { numbers, goal }).collect(),
        }),
        3 => (seat(), deadline())
            .prop_map(|(seat, deadline_ms)| Event::ScoreCalled { seat, deadline_ms }),
        2 => (seat(), deadline())
            .prop_map(|(seat, deadline_ms)| Event::ImpossibleCalled { seat, deadline_ms }),
        6 => raw_step().prop_map(Event::Stepped),
        2 => Just(Event::Undone),
        3 => (ending(), vec(award(), 0..3))
            .prop_map(|(ending, awards)| Event::Settled { ending, awards }),
        3 => (seat(), grade()).prop_map(|(seat, grade)| Event::HintTaken { seat, grade }),
        1 => any::<bool>().prop_map(|is_everyones| Event::WayChanged { way: way(is_everyones) }),
        1 => any::<u64>().prop_map(|deadline_ms| Event::ClockStarted { deadline_ms }),
        1 => deadline().prop_map(|left_ms| Event::Paused { left_ms }),
        2 => deadline().prop_map(|deadline_ms| Event::Resumed { deadline_ms }),
        1 => vec(award(), 0..3).prop_map(revealed),
        2 => prop_oneof![0..70_000_u64, any::<u64>()]
            .prop_map(|taken_ms| Event::TimeTaken { taken_ms }),
        1 => vec(failed(), 0..3).prop_map(|players| Event::FailedInARow { players }),
        1 => lengthening().prop_map(|by| Event::ClockLengthened { by }),
        1 => (seat(), more_time()).prop_map(|(seat, more)| Event::MoreTimeGiven { seat, more }),
    ]
}

fn lengthening() -> impl Strategy<Value = Lengthening> {
    select(Lengthening::ALL.to_vec())
}

fn more_time() -> impl Strategy<Value = Option<MoreTime>> {
    option::of(select(MoreTime::ALL.to_vec()))
}

fn failed() -> impl Strategy<Value = FailedInARow> {
    (seat(), 0..5_u32, 0..5_u32).prop_map(|(seat, failures, rolls_to_wait)| FailedInARow {
        seat,
        failures,
        rolls_to_wait,
    })
}

/// Rules with few and small dice, for which the solver is quick.
fn rules() -> impl Strategy<Value = Rules> {
    let dice = vec(prop_oneof![3 => 2..6_u32, 1 => 2..101_u32], 2..=4)
        .prop_map(|sides| Source::Dice(DiceSet::new(&sides).expect("dice")));
    let source = prop_oneof![4 => dice, 1 => Just(Source::Cards)];
    let ops = vec(op(), 1..8).prop_map(|ops| ops.into_iter().collect::<OpSet>());
    let clock = || {
        option::weighted(
            0.6,
            (5..=60_u32).prop_map(|s| TimeLimit::new(s).expect("clock")),
        )
    };
    let switches = any::<[bool; 5]>();
    (source, goal(), ops, clock(), clock(), roller(), switches).prop_map(
        |(source, goal, ops, score_clock, impossible_clock, roller, switches)| Rules {
            source,
            goal,
            ops,
            score_clock,
            impossible_clock,
            all_numbers: switches[0],
            blocking: switches[1],
            undo: switches[2],
            chat: switches[3],
            roller,
            spoilers_wait: switches[4],
        },
    )
}

fn goal() -> impl Strategy<Value = Goal> {
    prop_oneof![6 => 0..4_u32, 1 => 0..=999_u32].prop_map(|goal| Goal::new(goal).expect("goal"))
}

fn way(is_everyones: bool) -> Way {
    match is_everyones {
        true => Way::Everyone(Everyone {
            clock: RoundTimeLimit::new(MIN_ROUND_CLOCK_S),
            ..Everyone::default()
        }),
        false => Way::Call,
    }
}

fn revealed(awards: Vec<Award>) -> Event {
    Event::Revealed(Reveal {
        cause: RevealCause::Host,
        is_solvable: true,
        awards,
        solutions: Vec::new(),
        impossible: Vec::new(),
        other_impossible: 0,
        hints: Vec::new(),
    })
}

fn mode() -> impl Strategy<Value = TableMode> {
    select(vec![
        TableMode::Solitaire,
        TableMode::HotSeat,
        TableMode::Group,
    ])
}

fn op() -> impl Strategy<Value = Op> {
    select(Op::ALL.to_vec())
}

fn grade() -> impl Strategy<Value = Grade> {
    prop_oneof![2 => Just(Grade::Solvable), 3 => select(Grade::ALL.to_vec())]
}

fn seat() -> impl Strategy<Value = SeatId> {
    prop_oneof![3 => Just(SeatId(0)), 2 => (0..4_u32).prop_map(SeatId)]
}

fn raw_step() -> impl Strategy<Value = Step> {
    let tile = || prop_oneof![9 => 0..8_u8, 1 => any::<u8>()].prop_map(TileId);
    (tile(), op(), tile()).prop_map(|(left, op, right)| Step { left, op, right })
}

fn roll() -> impl Strategy<Value = Roll> {
    vec(prop_oneof![3 => 0..5_u32, 1 => 0..=999_u32], 2..=4)
        .prop_map(|numbers| Roll::new(&numbers).expect("a roll"))
}

fn deal() -> impl Strategy<Value = Deal> {
    let card = (1..=MAX_RANK, select(Suit::ALL.to_vec()))
        .prop_map(|(rank, suit)| Card::new(rank, suit).expect("a card"));
    prop_oneof![
        (vec(0..30_u32, 1..5), roll()).prop_map(|(sides, roll)| Deal::Rolled { sides, roll }),
        vec(card, 0..5).prop_map(|cards| Deal::Drawn { cards }),
        roll().prop_map(|numbers| Deal::Chosen { numbers }),
    ]
}

fn award() -> impl Strategy<Value = Award> {
    (seat(), any::<i8>()).prop_map(|(seat, points)| Award { seat, points })
}

fn roller() -> impl Strategy<Value = Roller> {
    select(vec![Roller::Anyone, Roller::Host, Roller::LastScorer])
}

fn ending() -> impl Strategy<Value = Ending> {
    select(vec![
        Ending::Reached,
        Ending::Missed,
        Ending::OutOfTime,
        Ending::GaveUp,
        Ending::Stood,
        Ending::Practised,
        Ending::Ended,
    ])
}

/// StepValues, so that they collide.
fn a_name() -> impl Strategy<Value = Name> {
    select(vec!["a", "B", "b 2", "ｃ", "abcdefghijklmnopqrst"]).prop_map(name)
}
