//! Sentences about a table: what there is to do, what has happened, why something cannot be.

use score_core::arith::op::{Op, OpRefusal};
use score_core::games::score::Ending;
use score_core::hand::Place;
use score_core::link::LinkRefusal;
use score_core::table::board::{Board, Deal, Standing, StepRefusal, TileId};
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Clock, Goal, Roller, Source};
use score_core::table::state::{Phase, Settlement, Table};

use super::numbers::{number, signed, step};
use crate::tr;

/// What the numbers come from, as the messages call it.
pub fn source(has_cards: bool) -> &'static str {
    if has_cards { "cards" } else { "dice" }
}

/// What an operator is called.
pub fn op_name(op: Op) -> String {
    match op {
        Op::Add => tr!("table-op-add"),
        Op::Sub => tr!("table-op-sub"),
        Op::Mul => tr!("table-op-mul"),
        Op::Div => tr!("table-op-div"),
        Op::Join => tr!("table-op-join"),
    }
}

/// How a number of the board is called: `12, made from 4 × 3`.
pub fn tile_name(board: &Board, deal: Option<&Deal>, tile: TileId) -> String {
    let value = board.value(tile).map(number).unwrap_or_default();
    if let Some(made) = board.made_by(tile) {
        return tr!("table-tile-made", value = value, step = step(board, made));
    }
    match deal {
        Some(Deal::Rolled { sides, .. }) => match sides.get(usize::from(tile.0)) {
            Some(sides) => tr!("table-tile-on-die", value = value, sides = *sides),
            None => value,
        },
        Some(Deal::Drawn { .. }) => tr!("table-tile-card", value = value),
        Some(Deal::Chosen { .. }) | None => value,
    }
}

/// What a place of a step is called, with what lies in it.
pub fn place_name(place: Place, held: Option<String>) -> String {
    let held = held.unwrap_or_else(|| tr!("table-place-empty"));
    match place {
        Place::Left => tr!("table-place-left", held = held),
        Place::Op => tr!("table-place-op", held = held),
        Place::Right => tr!("table-place-right", held = held),
    }
}

/// What is in the place of the button for a roll.
pub fn who_rolls(roller: Roller, has_cards: bool) -> String {
    let source = source(has_cards);
    match roller {
        // Nobody is kept from it then.
        Roller::Anyone => String::new(),
        Roller::Host => tr!("table-host-rolls", source = source),
        Roller::LastScorer => tr!("table-last-scorer-rolls", source = source),
    }
}

/// The button for a new roll where it takes several who ask for it: how many do, of
/// how many.
pub fn vote_label(count: Option<(u32, u32)>, is_own: bool, has_cards: bool) -> String {
    let label = match is_own {
        true => tr!("table-you-ask"),
        false => tr!("table-new-roll", source = source(has_cards)),
    };
    match count {
        Some((asking, needed)) => tr!(
            "table-vote-count",
            label = label,
            asking = asking,
            needed = needed
        ),
        None => label,
    }
}

/// How many players ask for a new roll.
pub fn roll_votes(asking: u32, needed: u32, is_own: bool, has_cards: bool) -> String {
    let source = source(has_cards);
    match is_own {
        true => tr!(
            "table-own-vote",
            source = source,
            asking = asking,
            needed = needed
        ),
        false => tr!(
            "table-others-vote",
            source = source,
            asking = asking,
            needed = needed
        ),
    }
}

/// `30 seconds`
pub fn seconds(seconds: u64) -> String {
    tr!("table-seconds", count = seconds)
}

/// What a clock says at half its time and near its end.
pub fn seconds_left(left: u64) -> String {
    tr!("table-seconds-left", time = seconds(left))
}

/// What the clock says to a player who cannot see it.
pub fn clock_name(left_s: Option<u64>) -> String {
    left_s.map_or_else(|| tr!("table-no-clock"), seconds_left)
}

fn name(table: &Table, seat: SeatId) -> String {
    let seat = table.seat(seat);
    seat.map_or_else(|| tr!("table-somebody"), |seat| seat.name.to_string())
}

/// The one thing to do now.
pub fn instruction(table: &Table) -> String {
    let goal = table.rules().goal.value();
    let Some(round) = table.round() else {
        let has_cards = table.rules().source == Source::Cards;
        return tr!("table-begin", source = source(has_cards));
    };
    let is_alone = table.mode() == TableMode::Solitaire;
    match &round.phase {
        Phase::Thinking if table.moves_freely() => tr!("table-move-freely", goal = goal),
        Phase::Thinking => tr!("table-think", goal = goal),
        Phase::Impossible { .. } if is_alone => tr!("table-you-say-impossible", goal = goal),
        Phase::Impossible { caller, .. } => tr!(
            "table-says-impossible",
            name = name(table, *caller),
            goal = goal
        ),
        Phase::Demonstration { .. } if is_alone => tr!("table-make", goal = goal),
        Phase::Demonstration { caller, .. } => {
            tr!("table-make-it", name = name(table, *caller), goal = goal)
        }
        Phase::Settled(settlement) => happened(table, settlement),
    }
}

/// What an event means to a player who only reads of it.
pub fn happening(table: &Table, event: &Event) -> Option<String> {
    let is_alone = table.mode() == TableMode::Solitaire;
    let board = table.round().map(|round| &round.board);
    Some(match event {
        Event::ScoreCalled { seat, .. } => {
            let time = first_seconds(table.rules().score_clock);
            let goal = table.rules().goal.value();
            match is_alone {
                true => tr!("table-you-called-score", time = time, goal = goal),
                false => tr!("table-called-score", name = name(table, *seat), time = time),
            }
        }
        Event::ImpossibleCalled { seat, .. } => {
            let time = first_seconds(table.rules().impossible_clock);
            match is_alone {
                true => tr!("table-you-called-impossible", time = time),
                false => tr!(
                    "table-called-impossible",
                    name = name(table, *seat),
                    time = time
                ),
            }
        }
        Event::Stepped(made) => {
            let board = board?;
            let result = board.value(TileId((board.dealt() + board.steps().len() - 1) as u8))?;
            let made = format!("{} = {}", step(board, *made), number(result));
            let is_goal = result == table.rules().goal.value().into();
            match (is_goal && table.standing() == Standing::Open, board.steps()) {
                (false, _) => made,
                (true, [_]) => tr!("table-one-step", step = made),
                (true, _) => tr!("table-not-all-numbers", step = made),
            }
        }
        Event::Undone => tr!("table-undone"),
        Event::Dealt { deal, .. } => {
            let numbers: Vec<String> = deal.numbers().iter().map(u32::to_string).collect();
            tr!(
                "table-dealt",
                numbers = numbers.join(", "),
                instruction = instruction(table)
            )
        }
        Event::PointsCleared => tr!("table-points-cleared"),
        _ => return None,
    })
}

fn first_seconds(clock: Option<Clock>) -> String {
    clock.map_or(String::new(), |clock| {
        let time = seconds(clock.seconds().into());
        tr!("table-first-seconds", time = time)
    })
}

/// What happened in a round that is settled.
pub fn happened(table: &Table, settlement: &Settlement) -> String {
    let goal = table.rules().goal.value();
    let is_alone = table.mode() == TableMode::Solitaire;
    let caller = settlement.score_caller.or(settlement.impossible_caller);
    let caller = caller.filter(|_| !is_alone);
    let caller = caller.map(|caller| name(table, caller));
    match (settlement.ending, caller) {
        (Ending::Reached, None) => tr!("table-you-showed", goal = goal),
        (Ending::Reached, Some(name)) => tr!("table-showed", goal = goal, name = name),
        (Ending::Practised, _) => tr!("table-well-made", goal = goal),
        (Ending::Missed, _) => tr!("table-missed", goal = goal),
        (Ending::OutOfTime, _) => tr!("table-out-of-time", goal = goal),
        (Ending::GaveUp, None) => tr!("table-you-gave-up"),
        (Ending::GaveUp, Some(name)) => tr!("table-gave-up", name = name),
        (Ending::Stood, _)
            if is_alone && settlement.awards.iter().any(|award| award.points < 0) =>
        {
            tr!("table-was-a-way")
        }
        (Ending::Stood, None) => tr!("table-yours-stood"),
        (Ending::Stood, Some(name)) => tr!("table-stood", name = name),
        (Ending::Ended, _) if is_without_points(settlement) => tr!("table-ended-without-points"),
        (Ending::Ended, _) => tr!("table-ended"),
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
    let alone = table.mode() == TableMode::Solitaire;
    let line = |seat: SeatId, reason: String| {
        let award = settlement.awards.iter().find(|award| award.seat == seat);
        let points = signed(award.map_or(0, |award| award.points.into()));
        let reason = match alone {
            true => reason,
            false => tr!("table-reason-of", name = name(table, seat), reason = reason),
        };
        (Some(points), reason)
    };
    let score = |seat: SeatId| {
        let reason = match reached {
            true => tr!("table-score-shown"),
            false => tr!("table-score-not-shown"),
        };
        line(seat, reason)
    };
    let impossible = |seat: SeatId| {
        let reason = match (alone, solvable, settlement.score_caller.is_some()) {
            (true, true, _) => tr!("table-impossible-found"),
            (true, false, _) => tr!("table-impossible-is"),
            (false, _, true) if reached => tr!("table-impossible-shown"),
            (false, _, true) => tr!("table-impossible-not-shown"),
            (false, _, false) => tr!("table-impossible-alone"),
        };
        line(seat, reason)
    };
    if is_without_points(settlement) {
        return vec![(None, tr!("table-counts-for-nobody"))];
    }
    match (settlement.score_caller, settlement.impossible_caller) {
        (None, None) => vec![(None, tr!("table-nobody-called"))],
        (Some(caller), None) => vec![score(caller)],
        (None, Some(caller)) => vec![impossible(caller)],
        (Some(caller), Some(same)) if caller == same => {
            let reason = interrupted(reached, alone && solvable, table.rules().blocking);
            vec![line(caller, reason)]
        }
        (Some(caller), Some(other)) => vec![score(caller), impossible(other)],
    }
}

/// What the points of a player are for who called IMPOSSIBLE and then SCORE.
fn interrupted(reached: bool, proved_wrong: bool, blocking: bool) -> String {
    match (reached, proved_wrong, blocking) {
        (true, _, _) => tr!("table-own-impossible-shown"),
        (false, true, _) => tr!("table-own-impossible-mistaken"),
        (false, false, true) => tr!("table-own-impossible-blocked"),
        (false, false, false) => tr!("table-own-impossible-stood"),
    }
}

/// How many hints were taken in a settled round.
pub fn hints_taken(settlement: &Settlement) -> Option<String> {
    let taken = settlement.hints.iter().map(|hints| hints.last.number());
    let count: usize = taken.sum();
    (count > 0).then(|| tr!("table-hints-taken", count = count))
}

/// Whether the goal could have been made.
pub fn verdict(solvable: bool, goal: Goal) -> String {
    let goal = goal.value();
    match solvable {
        true => tr!("table-was-possible", goal = goal),
        false => tr!("table-was-impossible", goal = goal),
    }
}

/// Why a call was mistaken, where it was.
pub fn mistake(table: &Table, settlement: &Settlement, solvable: bool) -> Option<String> {
    let goal = table.rules().goal.value();
    let reached = settlement.ending == Ending::Reached;
    if settlement.impossible_caller.is_some() && solvable && !reached {
        return Some(tr!("table-impossible-mistaken", goal = goal));
    }
    let is_mistaken = settlement.score_caller.is_some() && !solvable;
    is_mistaken.then(|| tr!("table-score-mistaken", goal = goal))
}

/// Why a table refuses something, as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::TableFull => tr!("common-table-full"),
        Refusal::NameTaken { free } => tr!("common-name-taken", free = free.as_str()),
        Refusal::NotSeated => tr!("table-not-seated"),
        Refusal::NoRoll => tr!("table-no-roll"),
        Refusal::CallOpen => tr!("table-call-open"),
        Refusal::RoundClosed => tr!("table-round-closed"),
        Refusal::ImpossibleCalled => tr!("table-impossible-called"),
        Refusal::ScoreCalled => tr!("table-score-called"),
        Refusal::CallScoreFirst => tr!("table-call-score-first"),
        Refusal::NotYourCall => tr!("table-not-your-call"),
        Refusal::NoCall => tr!("table-no-call"),
        Refusal::TimeIsUp => tr!("table-time-is-up"),
        Refusal::Step(step) => step_refusal(*step),
        Refusal::NothingToUndo => tr!("table-nothing-to-undo"),
        Refusal::NothingToRedo => tr!("table-nothing-to-redo"),
        Refusal::UndoOff => tr!("table-undo-off"),
        Refusal::NotYourRoll => tr!("table-not-your-roll"),
        Refusal::HostOnly => tr!("table-host-only"),
        Refusal::MustStand => tr!("table-must-stand"),
        Refusal::NoHintsInGroup => tr!("table-no-hints-in-group"),
        Refusal::HintTaken => tr!("table-hint-taken"),
        Refusal::HintSkipped => tr!("table-hint-skipped"),
        Refusal::NoFurtherHint => tr!("table-no-further-hint"),
        Refusal::ClockNeeded => tr!("table-clock-needed"),
        Refusal::StandInOnly => tr!("table-stand-in-only"),
        Refusal::OwnCall => tr!("table-own-call"),
    }
}

/// Why a step cannot be made, as a sentence.
pub fn step_refusal(refusal: StepRefusal) -> String {
    match refusal {
        StepRefusal::SameNumber => tr!("table-same-number"),
        StepRefusal::NumberGone => tr!("table-number-gone"),
        StepRefusal::OpNotAllowed => tr!("table-op-not-allowed"),
        StepRefusal::Op(OpRefusal::DivisionByZero) => tr!("table-division-by-zero"),
        StepRefusal::Op(OpRefusal::JoinLeftFraction | OpRefusal::JoinRightFraction) => {
            tr!("table-join-fraction")
        }
        StepRefusal::Op(OpRefusal::JoinLeftZero) => tr!("table-join-zero"),
        StepRefusal::Op(OpRefusal::JoinRightNegative) => tr!("table-join-negative"),
        StepRefusal::Op(OpRefusal::Overflow) => tr!("table-overflow"),
    }
}

/// Why a name is refused, as a sentence.
pub fn name_refusal(refusal: NameRefusal) -> String {
    match refusal {
        NameRefusal::Empty => tr!("common-name-empty"),
        NameRefusal::TooLong => tr!("common-name-too-long"),
        NameRefusal::Invisible => tr!("common-name-invisible"),
        NameRefusal::StackedMarks => tr!("common-name-stacked-marks"),
        NameRefusal::ReservedWord => tr!("common-name-reserved"),
    }
}

/// What an address says that cannot be used, as a sentence.
pub fn link_refusal(refusal: &LinkRefusal) -> String {
    match refusal {
        LinkRefusal::TooLong => tr!("common-link-too-long"),
        LinkRefusal::UnknownKey { key } => tr!("common-link-unknown-key", key = key.as_str()),
        LinkRefusal::BadValue { key, value } => tr!(
            "common-link-bad-value",
            key = key.to_string(),
            value = value.as_str()
        ),
    }
}

/// A key that is no part of the step now.
pub fn fits_nowhere(key: char) -> String {
    tr!("table-fits-nowhere", key = key.to_string())
}
