//! Laws of the options of players: the referee allows the same, and there is always one.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use score_core::dice::{Generator, Roll};
use score_core::table::command::{Ask, Command};
use score_core::table::event::{SeatId, TableMode};
use score_core::table::everyone;
use score_core::table::more_time::{Lengthening, MoreTime};
use score_core::table::options::{asker, may};
use score_core::table::own_board::FinalAnswer;
use score_core::table::referee;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Rights, Table};
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::teach::hint::Grade;

use crate::game::{A, Game, name};
use crate::laws::{play, play_from};
use crate::strategies;

const RIGHTS: [Rights; 3] = [Rights::Player, Rights::StandIn, Rights::Host];

/// The players at a table, and one who is not.
fn seats(table: &Table) -> impl Iterator<Item = SeatId> {
    let seated = table.seats().iter().map(|seat| seat.id);
    seated.chain([SeatId(u32::MAX)])
}

/// All commands; of those that bring something along, some that can be accepted and some that
/// cannot.
fn commands(table: &Table) -> Vec<Command> {
    let mut commands = vec![
        Command::Roll,
        Command::Deal(Roll::new(&[1, 2, 3]).expect("a roll")),
        Command::CallScore,
        Command::CallImpossible,
        Command::Undo,
        Command::Redo,
        Command::GiveUp,
        Command::BeSure,
        Command::ClearPoints,
        Command::Rename(name("a")),
        Command::Rename(name("nobody")),
        Command::Leave,
        Command::EndRound { with_points: false },
        Command::EndRound { with_points: true },
        Command::SetRoller(Roller::LastScorer),
        Command::SetWay(Way::Call),
        Command::SetWay(Way::Everyone(Everyone::default())),
        Command::SetRules(Rules::score()),
        Command::SetRules(without_clocks()),
        Command::Answer(FinalAnswer::Solved),
        Command::Answer(FinalAnswer::Impossible),
        Command::Pause,
        Command::Resume,
        Command::LengthenRound(Lengthening::HalfMinute),
        Command::GiveMoreTime(A, Some(MoreTime::Twice)),
    ];
    commands.extend(Grade::ALL.map(Command::TakeHint));
    commands.extend(strategies::some_steps(table).into_iter().map(Command::Step));
    commands
}

fn without_clocks() -> Rules {
    Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    }
}

/// Whether what `command` brings along is accepted from a player who may ask for it.
fn is_accepted(table: &Table, now_ms: u64, seat: SeatId, command: &Command) -> bool {
    let mut others = table.seats().iter().filter(|other| other.id != seat);
    match command {
        Command::Step(step) => {
            let round = table.round().expect("numbers");
            round.board.result(*step, table.rules().ops).is_ok()
        }
        Command::TakeHint(grade) => {
            let round = table.round().expect("a roll");
            let is_next = Grade::after(round.last_hint(seat)) == Some(*grade);
            let is_there = *grade == Grade::Solvable || referee::is_solvable(table, &round.deal);
            is_next && is_there
        }
        Command::SetRules(rules) => Table::new(table.mode(), rules.clone()).is_some(),
        Command::Rename(name) => !others.any(|other| other.name.is_same_as(name)),
        Command::GiveMoreTime(other, _) => table.seat(*other).is_some(),
        Command::LengthenRound(_) => !everyone::is_out_of_time(table, now_ms),
        Command::SetWay(way) => *way == Way::Call || table.mode() == TableMode::Group,
        _ => true,
    }
}

/// The number that a generator draws next.
fn next(generator: &Generator) -> u32 {
    generator.clone().below(u32::MAX)
}

/// The law at one moment, and that nothing is drawn for a command that is not random. At `now_ms` no
/// call's time is up.
fn check_options(game: &Game, now_ms: u64) {
    let table = &game.table;
    for command in commands(table) {
        for (seat, rights) in seats(table).flat_map(|seat| RIGHTS.map(|rights| (seat, rights))) {
            let mut generator = game.generator.clone();
            let decided =
                referee::decide_with(table, now_ms, &mut generator, seat, rights, command.clone());
            let about = || format!("{seat:?} {rights:?} {command:?} {decided:?}");
            let has_drawn = next(&generator) != next(&game.generator);
            let is_drawn = command.is_random() && decided.is_ok();
            assert_eq!(has_drawn, is_drawn, "{}", about());
            match may(table, seat, rights, command.ask()) {
                Ok(()) => {
                    let is_accepted = is_accepted(table, now_ms, seat, &command);
                    assert_eq!(decided.is_ok(), is_accepted, "{}", about());
                }
                Err(why) => assert_eq!(decided.as_ref(), Err(&why), "{}", about()),
            }
        }
    }
}

/// The commands that lead on from a moment without taking the table apart: a table where only rules
/// can be set and points be cleared is stuck.
const LEADING_ON: [Ask; 8] = [
    Ask::Roll,
    Ask::CallScore,
    Ask::CallImpossible,
    Ask::GiveUp,
    Ask::BeSure,
    Ask::EndRound { with_points: false },
    Ask::Answer,
    Ask::Resume,
];

/// The commands by which the players at one screen lead on, and for which nobody has a button of
/// their own.
const SHARED: [Ask; 4] = [Ask::Roll, Ask::GiveUp, Ask::BeSure, Ask::Resume];

/// Whether time leads on, or the numbers do if a machine has stopped.
fn leads_on_by_itself(table: &Table) -> bool {
    let is_up = everyone::is_out_of_time(table, u64::MAX);
    is_up || referee::overdue(table, u64::MAX).is_some()
}

/// Whether a player can lead on, each at a screen of their own.
fn can_lead_on(table: &Table) -> bool {
    table.seats().iter().any(|seat| {
        let may = |ask: &Ask| may(table, seat.id, table.rights(seat.id), *ask).is_ok();
        LEADING_ON.iter().any(may) || everyone::may(table, 0, seat.id, Ask::Answer).is_ok()
    })
}

/// Whether the players at one screen can lead on by its buttons: everybody's calls, and the shared
/// ones.
fn can_lead_on_here(table: &Table) -> bool {
    let may = |seat, ask| may(table, seat, table.rights(seat), ask).is_ok();
    let is_shared = |ask: &Ask| asker(table, *ask).is_some_and(|seat| may(seat, *ask));
    let can_call = |seat| may(seat, Ask::CallScore) || may(seat, Ask::CallImpossible);
    SHARED.iter().any(is_shared) || table.seats().iter().any(|seat| can_call(seat.id))
}

fn is_stuck(table: &Table) -> bool {
    let can_lead_on = match table.mode() {
        TableMode::Group => can_lead_on(table),
        TableMode::Solitaire | TableMode::HotSeat => can_lead_on_here(table),
    };
    !table.seats().is_empty() && !leads_on_by_itself(table) && !can_lead_on
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// For every table, seat, rights and command. Options say yes exactly when the referee does,
    /// and no for the same reason. Of a command with data they say yes if the data decides: a
    /// step that the board makes, the next hint that the roll has, rules and a way that fit the
    /// table's mode, a name that nobody else has.
    #[test]
    fn a_player_may_do_what_the_referee_lets_them_do(
        mut game in strategies::game(), moves in strategies::moves(),
    ) {
        let mut now_ms = 0;
        for made in &moves {
            now_ms = play_from(&mut game, now_ms, std::slice::from_ref(made), |_| {});
            check_options(&game, now_ms);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// After every event of every game some player may do something that leads on, unless time
    /// does; at one screen by its buttons.
    #[test]
    fn no_table_is_ever_stuck(mut game in strategies::game(), moves in strategies::moves()) {
        play(&mut game, &moves, |_| {});
        let mut table = Table::fold(&game.log[..1]).expect("an opening");
        for event in &game.log[1..] {
            table.apply(event).expect("a log that a referee wrote");
            prop_assert!(!is_stuck(&table), "{event:?}");
        }
    }
}

/// The laws above say little if players hardly ever may.
#[test]
fn the_games_of_these_laws_allow_everything_and_refuse_everything() {
    let mut runner = TestRunner::deterministic();
    let kind = |command: &Command| {
        let debug = format!("{command:?}");
        debug[..debug.find('(').unwrap_or(debug.len())].to_owned()
    };
    let (mut all, mut allowed, mut refused) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for _ in 0..600 {
        let mut game = strategies::game().new_tree(&mut runner).unwrap().current();
        let moves = strategies::moves().new_tree(&mut runner).unwrap().current();
        play(&mut game, &moves, |_| {});
        let mut table = Table::fold(&game.log[..1]).expect("an opening");
        for event in &game.log[1..] {
            table.apply(event).expect("a log that a referee wrote");
            for command in commands(&table) {
                let kind = kind(&command);
                for seat in table.seats() {
                    match may(&table, seat.id, table.rights(seat.id), command.ask()) {
                        Ok(()) => allowed.insert(kind.clone()),
                        Err(_) => refused.insert(kind.clone()),
                    };
                }
                all.insert(kind);
            }
        }
    }
    all.remove("Answer");
    assert_eq!(allowed, all);
    all.insert("Answer".to_owned());
    all.remove("Rename");
    assert_eq!(refused, all);
}
