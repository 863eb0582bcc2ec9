//! The race: its points by worked examples, and its laws.

use proptest::prelude::*;
use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::games::race::{BONUS, GOAL_POINTS, GOALS_TO_WIN, RaceScore, worth};
use score_core::link::{LinkRefusal, RaceLink};
use score_core::race::{Command, Event, MAX_RACERS, MAX_ROLLS, Move, Race, Racer, Refusal, decide};
use score_core::table::board::{Deal, Step, StepRefusal, TileId};

/// The score after these changes, from 0 points and no goal.
fn after(changes: &[i32]) -> (i32, u8) {
    let mut score = RaceScore::default();
    for by in changes {
        score.change(*by);
    }
    (score.points(), score.goals())
}

/// A score of so many points, made of 0 by one change; a multiple of five gets its five more by that.
fn score_of(points: i32) -> RaceScore {
    let mut score = RaceScore::default();
    score.change(points - if points % BONUS == 0 { BONUS } else { 0 });
    assert_eq!(score.points(), points);
    score
}

#[test]
fn points_of_a_race_by_worked_examples() {
    // Before, the points of a step or the cost of a roll, after; and the number of goals then.
    for (before, by, after, goals) in [
        // Nothing special.
        (1, 1, 2, 0),
        (3, 3, 6, 0),
        (-3, 1, -2, 0),
        // A multiple of five is five more, once.
        (4, 1, 10, 0),
        (2, 3, 10, 0),
        (9, 1, 15, 0),
        (14, 1, 20, 0),
        (6, -1, 10, 0),
        // Zero is a multiple of five, and so are numbers below it.
        (-1, 1, 5, 0),
        (-3, 3, 5, 0),
        (1, -1, 5, 0),
        (-4, -1, 0, 0),
        // Exactly 25 are a goal: from 17 a step that makes 18 gives 20, and so 25.
        (17, 3, 0, 1),
        (19, 1, 0, 1),
        (21, -1, 0, 1),
        // Without the five more, too.
        (24, 1, 0, 1),
        (22, 3, 0, 1),
        (26, -1, 0, 1),
        // Beyond it there is none, and there is a way back.
        (23, 3, 26, 0),
        (24, 3, 27, 0),
        (29, 1, 35, 0),
        (31, -1, 35, 0),
    ] {
        let mut score = score_of(before);
        let change = score.change(by).expect("something changes");
        let found = (score.points(), score.goals());
        assert_eq!(found, (after, goals), "{before} and {by}");
        assert_eq!(change.is_goal, goals == 1);
        assert_eq!(change.points, before + by + change.bonus);
    }
    // A step that makes another number changes nothing, whatever the points are.
    assert_eq!(score_of(10).change(0), None);
    // From the start: 18, 18, a roll, 18: 3, 6, 5 and so 10, 13.
    assert_eq!(after(&[3, 3, -1, 3]), (13, 0));
    // Three goals win.
    let mut score = RaceScore::default();
    for _ in 0..GOALS_TO_WIN {
        assert!(!score.has_won());
        assert!(
            score
                .change(GOAL_POINTS)
                .is_some_and(|change| change.is_goal)
        );
    }
    assert!(score.has_won());
}

#[test]
fn steps_that_make_20_and_18_are_worth_something() {
    let worths = [20_u32, 18, 19, 0, 2].map(|made| worth(Number::from(made)));
    assert_eq!(worths, [1, 3, 0, 0, 0]);
    let minus_18 = Number::from(2_u32).checked_sub(Number::from(20_u32));
    assert_eq!(worth(minus_18.expect("it is small")), 0);
}

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

fn rolled(by: usize, numbers: [u32; 4]) -> Event {
    let deal = Deal::Rolled {
        sides: vec![6, 6, 12, 20],
        roll: Roll::new(&numbers).expect("a roll"),
    };
    Event::Rolled { by, deal }
}

/// A race with a roll of these numbers for its first player.
fn race(racers: usize, numbers: [u32; 4]) -> Race {
    let events = [rolled(0, numbers)];
    Race::replay(racers, &events).expect("a race")
}

fn act(race: &mut Race, by: usize, command: Command) -> Result<(), Refusal> {
    let event = decide(race, &mut Generator::new(1, race.rolls()), by, command)?;
    race.apply(&event)
}

fn score(race: &Race) -> (i32, u8) {
    let score = race.racers()[0].score;
    (score.points(), score.goals())
}

#[test]
fn the_first_roll_is_free_and_each_further_one_costs_a_point() {
    let mut race = Race::new(1).expect("a race");
    assert_eq!(act(&mut race, 0, Command::Undo), Err(Refusal::NoRoll));
    assert_eq!(act(&mut race, 0, Command::Roll), Ok(()));
    assert_eq!(score(&race), (0, 0));
    assert_eq!(act(&mut race, 0, Command::Roll), Ok(()));
    assert_eq!(score(&race), (-1, 0));
    assert_eq!(race.rolls(), 2);
}

#[test]
fn any_number_of_steps_count_and_the_same_way_counts_once() {
    let mut race = race(1, [4, 5, 2, 10]);
    assert_eq!(act(&mut race, 0, step(0, Op::Mul, 1)), Ok(()));
    assert_eq!(score(&race), (1, 0));
    // It is taken back, and made again: in either order it is the same.
    for again in [Command::Redo, step(1, Op::Mul, 0)] {
        assert_eq!(act(&mut race, 0, Command::Undo), Ok(()));
        assert_eq!(act(&mut race, 0, again), Ok(()));
        assert_eq!((score(&race), race.last_change()), ((1, 0), None));
    }
    // Another way counts, and so does a step with a number that was made.
    assert_eq!(act(&mut race, 0, Command::Undo), Ok(()));
    assert_eq!(act(&mut race, 0, step(2, Op::Mul, 3)), Ok(()));
    assert_eq!(score(&race), (2, 0));
    assert_eq!(act(&mut race, 0, Command::Undo), Ok(()));
    assert_eq!(act(&mut race, 0, step(0, Op::Mul, 1)), Ok(()));
    assert_eq!(act(&mut race, 0, step(4, Op::Sub, 2)), Ok(()));
    // 2 and 3 are 5, and so 10.
    assert_eq!(score(&race), (10, 0));
}

#[test]
fn a_goal_leaves_the_roll_at_which_it_was_made() {
    let events = [rolled(0, [1, 2, 3, 4]), rolled(0, [6, 3, 5, 1])];
    let mut race = Race::replay(1, &events).expect("a race");
    assert_eq!(race.racers()[0].roll_index(), (1, 2));
    assert_eq!(
        act(&mut race, 0, Command::Forward),
        Err(Refusal::NoSuchRoll)
    );
    assert_eq!(act(&mut race, 0, Command::Back), Ok(()));
    assert_eq!(act(&mut race, 0, Command::Back), Err(Refusal::NoSuchRoll));
    // Its steps are as they were left.
    assert_eq!(act(&mut race, 0, step(0, Op::Add, 1)), Ok(()));
    assert_eq!(act(&mut race, 0, Command::Forward), Ok(()));
    assert_eq!(act(&mut race, 0, Command::Back), Ok(()));
    let steps = |race: &Race| race.racers()[0].roll().map(|roll| roll.board.steps().len());
    assert_eq!(steps(&race), Some(1));
    assert_eq!(act(&mut race, 0, Command::Forward), Ok(()));
    // From −1: 18 makes 2. A roll with 6 × 3 and 18 × 1 at 2 makes 5 and so 10, and so on.
    assert_eq!(act(&mut race, 0, step(0, Op::Mul, 1)), Ok(()));
    assert_eq!(score(&race), (2, 0));
    assert_eq!(act(&mut race, 0, step(4, Op::Mul, 3)), Ok(()));
    assert_eq!(score(&race), (10, 0));
    let mut before = race.clone();
    for _ in 0..20 {
        if score(&before).1 > 0 {
            break;
        }
        // Another roll of six threes: 6 × 3 alone.
        assert_eq!(before.apply(&rolled(0, [6, 3, 5, 1])), Ok(()));
        assert_eq!(act(&mut before, 0, step(0, Op::Mul, 1)), Ok(()));
    }
    // 10, 9 and 12, 11 and 14, 13 and 16, 15 and so 20 and 23, 22 and 25.
    assert_eq!(score(&before), (0, 1));
    assert_eq!(before.racers()[0].roll_index(), (0, 1));
    assert_eq!(act(&mut before, 0, Command::Back), Err(Refusal::NoSuchRoll));
    // A step that counted on it counts no more.
    assert_eq!(act(&mut before, 0, Command::Undo), Ok(()));
    assert_eq!(act(&mut before, 0, step(0, Op::Mul, 1)), Ok(()));
    assert_eq!(score(&before), (0, 1));
}

#[test]
fn at_one_screen_each_has_a_turn_with_one_new_roll() {
    let mut race = race(2, [4, 5, 2, 10]);
    assert_eq!(
        act(&mut race, 0, Command::Roll),
        Err(Refusal::RolledThisTurn)
    );
    assert_eq!(act(&mut race, 1, Command::Roll), Err(Refusal::NotTheirTurn));
    assert_eq!(act(&mut race, 0, Command::HandOn), Ok(()));
    assert_eq!((race.turn(), race.winner()), (1, None));
    assert_eq!(act(&mut race, 1, Command::Roll), Ok(()));
    assert_eq!(act(&mut race, 1, Command::HandOn), Ok(()));
    // A player who had a roll may play on with it, and need not roll.
    assert_eq!(act(&mut race, 0, step(0, Op::Mul, 1)), Ok(()));
    assert_eq!(act(&mut race, 0, Command::Roll), Ok(()));
    // One alone has no turns.
    let mut alone = Race::new(1).expect("a race");
    assert_eq!(act(&mut alone, 0, Command::HandOn), Err(Refusal::NoTurns));
    assert_eq!(
        act(&mut alone, 1, Command::Roll),
        Err(Refusal::NotTheirTurn)
    );
}

#[test]
fn a_player_who_comes_back_to_a_race_has_had_their_free_roll() {
    let mut racer = Racer::returning(score_of(7));
    let mut generator = Generator::new(1, 0);
    for points in [6, 10] {
        let rolled = racer.decide(&mut generator, Command::Roll);
        assert!(racer.apply(&rolled.expect("a roll")).is_ok());
        assert_eq!(racer.score.points(), points);
    }
    assert_eq!((racer.roll_index(), racer.moves()), ((1, 2), 2));
}

#[test]
fn a_racer_is_read_as_they_were_written_and_no_other() {
    let mut racer = Racer::default();
    let deal = Deal::Rolled {
        sides: vec![6, 6, 12, 20],
        roll: Roll::new(&[4, 5, 2, 10]).expect("a roll"),
    };
    assert_eq!(racer.apply(&Move::Rolled { deal }), Ok(None));
    for command in [
        step(0, Op::Mul, 1),
        Command::Undo,
        step(2, Op::Mul, 3),
        Command::Undo,
        Command::Roll,
        Command::Back,
    ] {
        let moved = racer.decide(&mut Generator::new(1, 0), command);
        assert!(racer.apply(&moved.expect("a move")).is_ok(), "{command:?}");
    }
    let written = racer.written();
    let text = serde_json::to_string(&written).expect("it can be written");
    let read = serde_json::from_str(&text).expect("it is read");
    assert_eq!(written, read);
    assert_eq!(Racer::read(&read).as_ref(), Some(&racer));
    // A step that counted before it was written counts once.
    let mut read = Racer::read(&read).expect("a racer");
    for again in [Command::Redo, Command::Undo, step(1, Op::Mul, 0)] {
        let moved = read.decide(&mut Generator::new(1, 0), again);
        assert_eq!(read.apply(&moved.expect("a move")), Ok(None), "{again:?}");
    }
    assert_eq!(read.score, racer.score);
    for (right, wrong) in [
        (r#""at":0"#, r#""at":2"#),
        ("[4,5,2,10]", "[4,5,2,21]"),
        (r#""right":3"#, r#""right":9"#),
    ] {
        assert!(text.contains(right), "{text}");
        let broken = serde_json::from_str(&text.replace(right, wrong));
        assert_eq!(
            Racer::read(&broken.expect("the same form")),
            None,
            "{wrong}"
        );
    }
}

#[test]
fn a_race_has_limits() {
    for racers in [0, MAX_RACERS + 1] {
        assert_eq!(Race::new(racers), Err(Refusal::Racers));
    }
    let mut race = race(1, [1, 1, 1, 1]);
    let same = act(&mut race, 0, step(0, Op::Add, 0));
    assert_eq!(same, Err(Refusal::Step(StepRefusal::SameNumber)));
    for _ in 1..MAX_ROLLS {
        assert_eq!(race.apply(&rolled(0, [1, 1, 1, 1])), Ok(()));
    }
    assert_eq!(act(&mut race, 0, Command::Roll), Err(Refusal::TooManyRolls));
    let mut other = Race::new(1).expect("a race");
    let unsound = Deal::Rolled {
        sides: vec![6, 6, 6, 6],
        roll: Roll::new(&[1, 2, 3, 7]).expect("numbers"),
    };
    let event = Event::Rolled {
        by: 0,
        deal: unsound,
    };
    assert_eq!(other.apply(&event), Err(Refusal::NotARoll));
}

#[test]
fn a_link_to_a_race_has_a_seed() {
    let (link, refusals) = RaceLink::read("#race?seed=7");
    assert_eq!((link.seed, refusals), (Some(7), Vec::new()));
    assert_eq!(link.to_string(), "race?seed=7");
    assert_eq!(RaceLink::default().to_string(), "race");
    let (link, refusals) = RaceLink::read("race?seed=-1&goal=5");
    assert_eq!(link, RaceLink::default());
    assert!(matches!(
        &refusals[..],
        [LinkRefusal::BadValue { .. }, LinkRefusal::UnknownKey { .. }]
    ));
}

/// The events of a race at one screen as the page has stored them since its first version.
const STORED_LOG: &str = "090000000406060c14040405020a01000002010200050005010000000406060c14\
     0406030501030004000100000201";

#[test]
fn a_stored_race_opens() {
    let log = [
        rolled(0, [4, 5, 2, 10]),
        Event::Stepped {
            by: 0,
            step: Step {
                left: TileId(0),
                op: Op::Mul,
                right: TileId(1),
            },
        },
        Event::Undone { by: 0 },
        Event::HandedOn { by: 0 },
        Event::HandedOn { by: 1 },
        rolled(0, [6, 3, 5, 1]),
        Event::WentBack { by: 0 },
        Event::WentForward { by: 0 },
        Event::Stepped {
            by: 0,
            step: Step {
                left: TileId(0),
                op: Op::Mul,
                right: TileId(1),
            },
        },
    ];
    let bytes = postcard::to_allocvec(&log[..]).expect("it can be written");
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digits, STORED_LOG);
    let read: Vec<Event> = postcard::from_bytes(&bytes).expect("it is read");
    assert_eq!(read, log);
    let race = Race::replay(2, &read).expect("a race");
    assert_eq!((score(&race), race.rolls(), race.turn()), ((8, 0), 2, 0));
    assert_eq!(race.racers()[0].roll_index(), (1, 2));
}

fn command() -> impl Strategy<Value = Command> {
    let op = prop::sample::select(Op::ALL.to_vec());
    prop_oneof![
        2 => Just(Command::Roll),
        8 => (0_u8..7, op, 0_u8..7).prop_map(|(left, op, right)| step(left, op, right)),
        2 => Just(Command::Undo),
        1 => Just(Command::Redo),
        1 => Just(Command::Back),
        1 => Just(Command::Forward),
        1 => Just(Command::HandOn),
    ]
}

proptest! {
    /// With any actions of players: an event that follows from a command is one of the race, one
    /// that is refused changes nothing, points change only by a step, a roll and their bonus, and
    /// the log makes the same race again.
    #[test]
    fn a_race_is_the_fold_of_its_events(
        racers in 1..=MAX_RACERS,
        commands in prop::collection::vec((0..MAX_RACERS, command()), 0..120),
    ) {
        let mut race = Race::new(racers).expect("a race");
        let mut log = Vec::new();
        for (number, (by, command)) in (0..).zip(commands) {
            let before = race.clone();
            let mut generator = Generator::new(9, number);
            let decided = decide(&race, &mut generator, by, command);
            prop_assert_eq!(decided.is_ok(), race.may(by, command).is_ok());
            let Ok(event) = decided else { continue };
            prop_assert_eq!(race.apply(&event), Ok(()));
            for (place, (racer, was)) in race.racers().iter().zip(before.racers()).enumerate() {
                if place != by {
                    prop_assert_eq!(racer, was);
                    continue;
                }
                let (points, goals) = (racer.score.points(), racer.score.goals());
                match race.last_change() {
                    None => prop_assert_eq!(racer.score, was.score),
                    Some(change) => {
                        let sum = was.score.points() + change.by + change.bonus;
                        prop_assert_eq!(sum, change.points);
                        prop_assert!([-1, 1, 3].contains(&change.by));
                        prop_assert_eq!(change.is_goal, sum == GOAL_POINTS);
                        prop_assert_eq!(goals, was.score.goals() + u8::from(change.is_goal));
                        prop_assert_eq!(points, if change.is_goal { 0 } else { sum });
                    }
                }
            }
            log.push(event);
        }
        let again = Race::replay(racers, &log);
        prop_assert_eq!(again.as_ref(), Ok(&race));
        // An event of a player who is not there changes nothing.
        let before = race.clone();
        let of_nobody = race.apply(&Event::Undone { by: racers });
        prop_assert!(of_nobody.is_err());
        prop_assert_eq!(race, before);
        // It is stored and read.
        let bytes = postcard::to_allocvec(&log).expect("it can be written");
        prop_assert_eq!(postcard::from_bytes::<Vec<Event>>(&bytes).expect("it is read"), log.clone());
        let text = serde_json::to_string(&log).expect("it can be written");
        prop_assert_eq!(serde_json::from_str::<Vec<Event>>(&text).expect("it is read"), log);
    }
}
