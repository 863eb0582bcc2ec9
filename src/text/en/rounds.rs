//! What happens in a round.

use score_core::games::score::Ending;
use score_core::table::board::{Standing, TileId};
use score_core::table::event::{Company, Event, SeatId};
use score_core::table::rules::{Clock, Goal, Source};
use score_core::table::state::{Phase, Settlement, Table};

use super::words::{number, signed, step};

/// `30 seconds`
pub fn seconds(seconds: u64) -> String {
    if seconds == 1 {
        "1 second".to_owned()
    } else {
        format!("{seconds} seconds")
    }
}
fn name(table: &Table, seat: SeatId) -> String {
    table
        .seat(seat)
        .map_or("Somebody".to_owned(), |seat| seat.name.to_string())
}
/// The one thing to do now.
pub fn instruction(table: &Table) -> String {
    let goal = table.rules().goal.value();
    let Some(round) = table.round() else {
        let first = match table.rules().source {
            Source::Dice(_) => "Roll the dice to begin.",
            Source::Cards => "Deal the cards to begin.",
        };
        return first.to_owned();
    };
    match &round.phase {
        Phase::Thinking if table.moves_freely() => {
            format!("Make {goal}. There is no clock: move the numbers, or make a call.")
        }
        Phase::Thinking => format!("Can you make {goal}? Think, then call."),
        Phase::Impossible { caller, .. } => match table.company() {
            Company::Solitaire => {
                format!("You say {goal} is impossible. SCORE if you find a way after all.")
            }
            _ => format!(
                "{} says {goal} is impossible. Anyone who can make it calls SCORE.",
                name(table, *caller)
            ),
        },
        Phase::Demonstration { caller, .. } => match table.company() {
            Company::Solitaire => format!("Make {goal}: a number, an operator, a number."),
            _ => format!("{}, make {goal}.", name(table, *caller)),
        },
        Phase::Settled(settlement) => happened(table, settlement),
    }
}
/// What an event means to somebody who only hears of it.
pub fn told(table: &Table, event: &Event) -> Option<String> {
    let alone = table.company() == Company::Solitaire;
    let board = table.round().map(|round| &round.board);
    Some(match event {
        Event::ScoreCalled { seat, .. } => {
            let time = clock(table.rules().score_clock);
            match alone {
                true => format!("SCORE! {time}Make {}.", table.rules().goal.value()),
                false => format!("{} calls SCORE! {time}", name(table, *seat)),
            }
        }
        Event::ImpossibleCalled { seat, .. } => {
            let time = clock(table.rules().impossible_clock);
            match alone {
                true => format!("IMPOSSIBLE! {time}SCORE if you find a way after all."),
                false => format!("{} calls IMPOSSIBLE! {time}", name(table, *seat)),
            }
        }
        Event::Stepped(made) => {
            let board = board?;
            let result = board.value(TileId((board.dealt() + board.steps().len() - 1) as u8))?;
            let made = format!("{} = {}", step(board, *made), number(result));
            let is_goal = result == table.rules().goal.value().into();
            match (is_goal && table.standing() == Standing::Open, board.steps()) {
                (false, _) => made,
                (true, [_]) => format!("{made}, but one step alone does not count. Go on."),
                (true, _) => format!("{made}, but all numbers must be used. Go on."),
            }
        }
        Event::Undone => "Step taken back.".to_owned(),
        Event::Dealt { deal, .. } => {
            let numbers: Vec<String> = deal.numbers().iter().map(u32::to_string).collect();
            format!("{}. {}", numbers.join(", "), instruction(table))
        }
        Event::PointsCleared => "All points are zero.".to_owned(),
        _ => return None,
    })
}
fn clock(clock: Option<Clock>) -> String {
    clock.map_or(String::new(), |clock| {
        format!("{}. ", seconds(clock.seconds().into()))
    })
}
/// What a clock says at half its time and near its end.
pub fn seconds_left(left: u64) -> String {
    format!("{} left.", seconds(left))
}
/// What happened in a round that is settled.
pub fn happened(table: &Table, settlement: &Settlement) -> String {
    let goal = table.rules().goal.value();
    let alone = table.company() == Company::Solitaire;
    let caller = settlement.score_caller.or(settlement.impossible_caller);
    let who = |you: &str, verb: &str| match caller {
        Some(seat) if !alone => format!("{} {verb}", name(table, seat)),
        _ => you.to_owned(),
    };
    match settlement.ending {
        Ending::Reached => format!("{goal}! {}.", who("You showed it", "showed it")),
        Ending::Practised => format!("{goal}! Well made."),
        Ending::Missed => format!("That is not {goal}, and no numbers are left."),
        Ending::OutOfTime => format!("Time is up before {goal} was shown."),
        Ending::GaveUp => format!("{}.", who("You gave up", "gave up")),
        Ending::Stood if alone && settlement.awards.iter().any(|award| award.points < 0) => {
            "There was a way after all.".to_owned()
        }
        Ending::Stood => format!("{}.", who("Your IMPOSSIBLE stood", "stood by IMPOSSIBLE")),
        Ending::Ended => match is_without_points(settlement) {
            true => "The host ended the round, without points.",
            false => "The host ended the round.",
        }
        .to_owned(),
    }
}
/// Whether the host ended a round with a call and gave nobody points for it.
fn is_without_points(settlement: &Settlement) -> bool {
    let has_call = settlement.score_caller.or(settlement.impossible_caller);
    settlement.ending == Ending::Ended && has_call.is_some() && settlement.awards.is_empty()
}
/// The points of each caller of a settled round, and what they are for.
pub fn reasons(
    table: &Table,
    settlement: &Settlement,
    solvable: bool,
) -> Vec<(Option<String>, String)> {
    let reached = settlement.ending == Ending::Reached;
    let alone = table.company() == Company::Solitaire;
    let of = |seat: SeatId| {
        let award = settlement.awards.iter().find(|award| award.seat == seat);
        Some(signed(award.map_or(0, |award| award.points.into())))
    };
    let subject = |seat: SeatId| match alone {
        true => String::new(),
        false => format!("{}: ", name(table, seat)),
    };
    let score = |seat: SeatId| {
        let what = match reached {
            true => "SCORE, and shown.",
            false => "SCORE, but not shown.",
        };
        (of(seat), format!("{}{what}", subject(seat)))
    };
    let impossible = |seat: SeatId| {
        let what = match (alone, solvable, settlement.score_caller.is_some()) {
            (true, true, _) => "IMPOSSIBLE, but the solver found a way.",
            (true, false, _) => "IMPOSSIBLE, and it is.",
            (false, _, true) if reached => "IMPOSSIBLE, but it was shown.",
            (false, _, true) => "IMPOSSIBLE, and nobody showed otherwise.",
            (false, _, false) => "IMPOSSIBLE, and nobody called SCORE.",
        };
        (of(seat), format!("{}{what}", subject(seat)))
    };
    if is_without_points(settlement) {
        let why = "The call counts neither for nor against anybody.";
        return vec![(None, why.to_owned())];
    }
    match (settlement.score_caller, settlement.impossible_caller) {
        (None, None) => vec![(None, "Nobody called, so there are no points.".to_owned())],
        (Some(caller), None) => vec![score(caller)],
        (None, Some(caller)) => vec![impossible(caller)],
        (Some(caller), Some(same)) if caller == same => {
            let why = interrupted(reached, alone && solvable, table.rules().blocking);
            vec![(of(caller), format!("{}{why}", subject(caller)))]
        }
        (Some(caller), Some(other)) => vec![score(caller), impossible(other)],
    }
}
/// How many hints were taken in a settled round.
pub fn hints_taken(settlement: &Settlement) -> Option<String> {
    let taken = settlement.hints.iter().map(|hints| hints.last.number());
    match taken.sum() {
        0 => None,
        1 => Some("With one hint.".to_owned()),
        count => Some(format!("With {count} hints.")),
    }
}
fn interrupted(reached: bool, proved_wrong: bool, blocking: bool) -> &'static str {
    match (reached, proved_wrong, blocking) {
        (true, _, _) => "IMPOSSIBLE costs 2, and showing it yourself wins 1 back.",
        (false, true, _) => "SCORE was not shown (−1), and IMPOSSIBLE was mistaken (−2).",
        (false, false, true) => {
            "SCORE was not shown (−1), and by the blocking rule that costs 1 more."
        }
        (false, false, false) => "SCORE was not shown (−1), but IMPOSSIBLE stood (+1).",
    }
}
/// Whether the goal could have been made.
pub fn verdict(solvable: bool, goal: Goal) -> String {
    let goal = goal.value();
    if solvable {
        format!("{goal} was possible")
    } else {
        format!("{goal} was impossible")
    }
}
/// Why a call was mistaken, where it was.
pub fn mistake(table: &Table, settlement: &Settlement, solvable: bool) -> Option<String> {
    let goal = table.rules().goal.value();
    let reached = settlement.ending == Ending::Reached;
    if settlement.impossible_caller.is_some() && solvable && !reached {
        return Some(format!(
            "The IMPOSSIBLE call was mistaken: {goal} can be made."
        ));
    }
    if settlement.score_caller.is_some() && !solvable {
        return Some(format!(
            "The SCORE call was mistaken: no way of making {goal} exists."
        ));
    }
    None
}
/// What the clock says to somebody who cannot see it.
pub fn clock_name(left_s: Option<u64>) -> String {
    left_s.map_or("No clock runs".to_owned(), seconds_left)
}
/// The companion of a first roll.
pub const COACH: &str = "Your first roll";

/// The way out of it.
pub const SKIP: &str = "Skip";

/// The way on from it.
pub const PLAY_FOR_REAL: &str = "Play for real";

/// How far the guided roll has come.
pub fn coach_progress(done: usize, steps: usize) -> String {
    format!("{done} of {steps} done")
}
/// The guided roll, tap by tap.
pub const GUIDE: [&str; 6] = [
    "Make 20 from these numbers. Tap the 4.",
    "Good. Now tap × (times).",
    "And now the 3.",
    "12 is red: you made it from 4 × 3. Tap the 12.",
    "Now tap + (plus).",
    "And the 8: that makes 20.",
];
/// The guided roll, made.
pub const GUIDE_REACHED: &str =
    "20, in two steps! In a real round you call SCORE first; then 30 seconds run.";
/// The guided roll, on the player's own way.
pub const GUIDE_ELSEWHERE: &str = "Your own way! Go on, or tap Undo to go back.";
