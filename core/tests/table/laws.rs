//! Laws of the table, over all actions of players and all contents of a log.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use score_core::games::score::Ending;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::refusal::Refusal;
use score_core::table::seated::seated_names;
use score_core::table::state::{HintsTaken, MAX_POINTS, Phase, Table};
use score_core::teach::hint::Grade;

use crate::game::Game;
use crate::strategies;

/// Makes `moves` as a relay or a tab would: a clock that is up is settled before the next command.
/// [`Game`] checks that every event of the referee fits the table. `seen` gets each answer.
pub fn play(
    game: &mut Game,
    moves: &[strategies::Move],
    seen: impl FnMut(&Result<Vec<Event>, Refusal>),
) {
    play_from(game, 0, moves, seen);
}

/// Makes the moves from `start_ms` on; returns the time of the last move.
pub fn play_from(
    game: &mut Game,
    start_ms: u64,
    moves: &[strategies::Move],
    mut seen: impl FnMut(&Result<Vec<Event>, Refusal>),
) -> u64 {
    let mut now_ms = start_ms;
    for made in moves {
        now_ms += made.after_ms;
        if let Some(settled) = game.pass(now_ms) {
            seen(&Ok(vec![settled]));
        }
        let answer = match (&made.kind, made.kind.command(game)) {
            (strategies::MoveKind::Join(name), _) => game.admit(name.clone()),
            (_, Some(command)) => game.act(now_ms, made.seat(game), command),
            (_, None) => continue,
        };
        seen(&answer);
    }
    now_ms
}

fn fold(log: &[Event]) -> Table {
    Table::fold(log).expect("a log that a referee wrote")
}

fn points(table: &Table) -> Vec<(SeatId, i32)> {
    let seats = table.seats().iter();
    seats.map(|seat| (seat.id, seat.points)).collect()
}

/// Checks the laws of every table, however it came to be.
fn check_sound(table: &Table) {
    let seats = table.seats();
    assert!(seats.len() <= table.capacity());
    for (index, seat) in seats.iter().enumerate() {
        assert!(seat.id < table.next_seat());
        assert!((-MAX_POINTS..=MAX_POINTS).contains(&seat.points));
        for other in &seats[..index] {
            assert!(other.id != seat.id && !other.name.is_same_as(&seat.name));
        }
    }
    let Some(round) = table.round() else {
        return;
    };
    assert_eq!(round.board.dealt(), round.deal.numbers().len());
    let helped: BTreeSet<SeatId> = round.hints.iter().map(|taken| taken.seat).collect();
    assert_eq!(helped.len(), round.hints.len(), "one entry a player");
    assert!(helped.iter().all(|seat| table.seat(*seat).is_some()));
    assert!(helped.is_empty() || table.mode() != TableMode::Group);
    let callers = match &round.phase {
        Phase::Thinking | Phase::Settled(_) | Phase::Everyone { .. } | Phase::Revealed(_) => {
            [None, None]
        }
        Phase::Impossible { caller, .. } => [Some(*caller), None],
        Phase::Demonstration {
            caller, against, ..
        } => [Some(*caller), *against],
    };
    for caller in callers.into_iter().flatten() {
        assert!(table.seat(caller).is_some(), "a caller sits at the table");
    }
    let is_clock_off = match &round.phase {
        Phase::Impossible { .. } => table.rules().impossible_clock.is_none(),
        _ => table.rules().score_clock.is_none(),
    };
    let is_endless = table.call_is_open() && table.deadline_ms().is_none();
    let is_stopped = table.is_paused();
    assert!(
        !is_endless || is_clock_off || is_stopped,
        "a clock that is on runs"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn every_event_of_the_referee_fits_and_every_table_is_sound(
        mut game in strategies::game(), moves in strategies::moves(),
    ) {
        for made in &moves {
            play(&mut game, std::slice::from_ref(made), |_| {});
            check_sound(&game.table);
        }
    }

    #[test]
    fn replay_equals_live(mut game in strategies::game(), moves in strategies::moves()) {
        play(&mut game, &moves, |_| {});
        prop_assert_eq!(fold(&game.log), game.table);
    }

    #[test]
    fn the_names_at_a_table_are_read_from_the_log_alone(
        mut game in strategies::game(), moves in strategies::moves(),
    ) {
        play(&mut game, &moves, |_| {});
        let seats = game.table.seats().iter();
        let names: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
        prop_assert_eq!(seated_names(&game.log), names);
    }

    #[test]
    fn a_log_reads_back_from_json(mut game in strategies::game(), moves in strategies::moves()) {
        play(&mut game, &moves, |_| {});
        let json = serde_json::to_string(&game.log).unwrap();
        let log: Vec<Event> = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(&log, &game.log);
        prop_assert_eq!(fold(&log), game.table);
    }

    /// So a log need not be kept from before the last deal.
    #[test]
    fn founding_events_stand_for_all_that_was_before_a_deal(
        mut game in strategies::game(), moves in strategies::moves(),
    ) {
        play(&mut game, &moves, |_| {});
        let deals = (0..game.log.len()).filter(|at| game.log[*at].is_deal());
        for at in deals {
            let mut short = fold(&game.log[..at]).founding_events();
            short.extend_from_slice(&game.log[at..]);
            prop_assert_eq!(fold(&short), game.table.clone());
        }
    }

    #[test]
    fn a_refused_command_draws_no_random_number(mut game in strategies::game(), moves in strategies::moves()) {
        for made in &moves {
            let mut before = game.generator.clone();
            let mut is_refused = false;
            play(&mut game, std::slice::from_ref(made), |answer| is_refused = answer.is_err());
            if is_refused {
                let mut after = game.generator.clone();
                prop_assert_eq!(after.below(u32::MAX), before.below(u32::MAX));
            }
        }
    }

    #[test]
    fn points_only_change_when_a_round_is_settled_or_all_are_cleared(
        mut game in strategies::game(), moves in strategies::moves(),
    ) {
        play(&mut game, &moves, |_| {});
        let mut table = fold(&game.log[..1]);
        for event in &game.log[1..] {
            let before = points(&table);
            table.apply(event).unwrap();
            for (seat, points) in points(&table) {
                let had = before.iter().find(|(other, _)| *other == seat).map_or(0, |seat| seat.1);
                match event {
                    Event::Settled { awards, .. } => {
                        let award = awards.iter().find(|award| award.seat == seat);
                        let won = award.map_or(0, |award| award.points.into());
                        prop_assert!((-3..=1).contains(&won), "{won} points in one round");
                        prop_assert_eq!(points, had + won);
                    }
                    Event::PointsCleared => prop_assert_eq!(points, 0),
                    _ => prop_assert_eq!(points, had),
                }
            }
        }
    }

    /// Solved rolls are no source of points, whatever lies between.
    #[test]
    fn a_roll_brings_points_once_at_a_table(mut game in strategies::game(), moves in strategies::moves()) {
        play(&mut game, &moves, |_| {});
        let mut table = fold(&game.log[..1]);
        let mut settled = BTreeSet::new();
        for event in &game.log[1..] {
            table.apply(event).unwrap();
            if let (Event::Settled { awards, ending }, Some(round)) = (event, table.round()) {
                let roll = round.deal.roll().expect("a deal").sorted();
                let is_new = settled.insert((roll, table.rules().goal.value()));
                // A host who ends a practice round with its points has its callers named, for none.
                let is_for_nothing =
                    *ending == Ending::Ended && awards.iter().all(|award| award.points == 0);
                prop_assert!(
                    is_new || awards.is_empty() || is_for_nothing,
                    "{roll} brought points again"
                );
                prop_assert_eq!(round.is_practice, !is_new);
            }
        }
    }

    #[test]
    fn a_settlement_keeps_the_hints_that_were_taken_on_its_roll(
        mut game in strategies::game(), moves in strategies::moves(),
    ) {
        play(&mut game, &moves, |_| {});
        let mut table = fold(&game.log[..1]);
        let mut taken = BTreeMap::new();
        for event in &game.log[1..] {
            table.apply(event).unwrap();
            match event {
                Event::HintTaken { seat, grade } => drop(taken.insert(*seat, *grade)),
                Event::Left { seat } => drop(taken.remove(seat)),
                event if event.is_deal() => taken.clear(),
                Event::RulesChanged { .. } | Event::WayChanged { .. } => taken.clear(),
                _ => {}
            }
            let Some(round) = table.round() else { continue };
            let hints = |of: &[HintsTaken]| of.iter().map(|hint| (hint.seat, hint.last)).collect();
            let open: BTreeMap<SeatId, Grade> = hints(&round.hints);
            prop_assert_eq!(&open, &taken);
            if let (Event::Settled { .. }, Phase::Settled(settlement)) = (event, &round.phase) {
                let kept: BTreeMap<SeatId, Grade> = hints(&settlement.hints);
                prop_assert_eq!(&kept, &taken);
            }
        }
    }

    #[test]
    fn a_goal_that_was_made_by_a_clock_has_its_time(
        mut game in strategies::game(), moves in strategies::moves(),
    ) {
        play(&mut game, &moves, |_| {});
        let mut table = fold(&game.log[..1]);
        for event in &game.log[1..] {
            table.apply(event).unwrap();
            let phase = table.round().map(|round| &round.phase);
            if let (Event::Settled { ending, .. }, Some(Phase::Settled(settlement))) = (event, phase) {
                let clock = table.rules().score_clock.filter(|_| *ending == Ending::Reached);
                prop_assert_eq!(settlement.taken_ms.is_some(), clock.is_some());
                let total_ms = clock.map_or(0, |clock| clock.duration_ms());
                prop_assert!(settlement.taken_ms.unwrap_or(0) <= total_ms);
            }
        }
    }

    /// A machine may stop between any two events of one command.
    #[test]
    fn any_beginning_of_a_log_is_a_table_that_plays_on(
        mut game in strategies::game(), moves in strategies::moves(), cut in any::<prop::sample::Index>(),
        after in strategies::moves(),
    ) {
        play(&mut game, &moves, |_| {});
        game.log.truncate(1 + cut.index(game.log.len()));
        game.table = fold(&game.log);
        play(&mut game, &after, |_| {});
        check_sound(&game.table);
    }

    #[test]
    fn an_event_from_elsewhere_fits_or_changes_nothing_and_play_goes_on(
        mut game in strategies::game(), moves in strategies::moves(),
        events in prop::collection::vec(strategies::event(), 0..60), after in strategies::moves(),
    ) {
        play(&mut game, &moves[..moves.len() / 4], |_| {});
        for event in &events {
            let before = game.table.clone();
            match game.table.apply(event) {
                Ok(()) => check_sound(&game.table),
                Err(_) => prop_assert_eq!(&game.table, &before),
            }
        }
        play(&mut game, &after, |_| {});
        check_sound(&game.table);
    }
}

/// The laws above say little if the games behind them are short of events.
#[test]
fn the_games_of_these_laws_show_every_event_ending_and_refusal() {
    let mut runner = TestRunner::deterministic();
    let mut shown = BTreeSet::new();
    let kind = |debug: String| {
        let end = debug.find(|c: char| !c.is_alphanumeric());
        debug[..end.unwrap_or(debug.len())].to_owned()
    };
    for _ in 0..600 {
        let mut game = strategies::game().new_tree(&mut runner).unwrap().current();
        let moves = strategies::moves().new_tree(&mut runner).unwrap().current();
        play(&mut game, &moves, |answer| match answer {
            Err(refusal) => drop(shown.insert(kind(format!("{refusal:?}")))),
            Ok(events) => shown.extend(events.iter().map(|event| match event {
                Event::Settled { ending, .. } => kind(format!("{ending:?}")),
                event => kind(format!("{event:?}")),
            })),
        });
    }
    let events = "ClockStarted Dealt DealtForPractice HintTaken ImpossibleCalled Left MoreTimeGiven Paused PointsCleared Renamed Resumed RollerChanged RulesChanged ScoreCalled \
                  Seated Stepped TimeTaken Undone WayChanged";
    let endings = [
        Ending::Reached,
        Ending::Missed,
        Ending::OutOfTime,
        Ending::GaveUp,
        Ending::Stood,
        Ending::Practised,
        Ending::Ended,
    ];
    // TimeIsUp is not among them: a clock that is up is settled first.
    let refusals = "CallOpen CallScoreFirst ClockNeeded EveryoneInGroup HintSkipped HintTaken HostOnly \
                    ImpossibleCalled MustStand MustWait NameTaken NoCall NoCalls NoFurtherHint NoHintsInGroup NoRoll NotPaused NotSeated NotYourCall NotYourRoll NothingToRedo \
                    NothingToUndo OnlyCalls Paused RoundClosed RoundOpen ScoreCalled Step TableFull TimeIsUp UndoOff";
    let expected: BTreeSet<String> = events
        .split_whitespace()
        .chain(refusals.split_whitespace())
        .map(str::to_owned)
        .chain(endings.map(|ending| format!("{ending:?}")))
        .collect();
    assert_eq!(shown, expected);
}
