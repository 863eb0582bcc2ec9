//! Sentences about a table: instructions, events, and reasons why something cannot be done.

use score_core::arith::op::Op;
use score_core::games::score::Ending;
use score_core::hand::StepSlot;
use score_core::table::board::{Board, BoardOutcome, Deal, GoalNotCounted, TileId};
use score_core::table::event::{ClassSolution, Event, Reveal, RevealCause, SeatId, TableMode};
use score_core::table::own_board::{FinalAnswer, OwnBoard, OwnEvent};
use score_core::table::rules::{Goal, Roller, Rules, Source, TimeLimit};
use score_core::table::state::{Phase, Settlement, Table};
use score_core::table::time_taken::seconds_taken;
use score_core::workbench::{self, Workbench};

use super::numbers::{number, step};
use crate::tr;

/// The name of the source of numbers in messages.
pub fn source(has_cards: bool) -> &'static str {
    if has_cards { "cards" } else { "dice" }
}

/// The words on the large button for new numbers.
pub fn roll_button(has_cards: bool) -> String {
    match has_cards {
        true => tr!("table-deal"),
        false => tr!("table-roll"),
    }
}

/// The name of an operator.
pub fn op_name(op: Op) -> String {
    match op {
        Op::Add => tr!("table-op-add"),
        Op::Sub => tr!("table-op-sub"),
        Op::Mul => tr!("table-op-mul"),
        Op::Div => tr!("table-op-div"),
        Op::Join => tr!("table-op-join"),
    }
}

/// The name of a number of the board: `12, made from 4 × 3`.
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

/// The name of a slot of a step, with the piece that lies in it.
pub fn slot_name(slot: StepSlot, held: Option<String>) -> String {
    let held = held.unwrap_or_else(|| tr!("table-slot-empty"));
    match slot {
        StepSlot::Left => tr!("table-slot-left", held = held),
        StepSlot::Op => tr!("table-slot-op", held = held),
        StepSlot::Right => tr!("table-slot-right", held = held),
    }
}

/// The text that replaces the button for a roll.
pub fn who_rolls(roller: Roller, has_cards: bool) -> String {
    let source = source(has_cards);
    match roller {
        // Everybody may roll, so nothing replaces the button.
        Roller::Anyone => String::new(),
        Roller::Host => tr!("table-host-rolls", source = source),
        Roller::LastScorer => tr!("table-last-scorer-rolls", source = source),
    }
}

/// The words on the button for a new roll when several players must ask for it. They say how many
/// have, and how many are needed.
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

/// The sentence on the number of players who ask for a new roll.
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

/// A number of seconds, as in `30 seconds`.
pub fn seconds(seconds: u64) -> String {
    tr!("table-seconds", count = seconds)
}

/// The text of a clock at half its time and near its end.
pub fn seconds_left(left: u64) -> String {
    tr!("table-seconds-left", time = seconds(left))
}

/// The name of the clock for a player who cannot see it.
pub fn clock_name(left_s: Option<u64>) -> String {
    left_s.map_or_else(|| tr!("table-no-clock"), seconds_left)
}

/// The facts about a table that are needed to put its events into words.
#[derive(Clone, Copy)]
pub struct TableReader<'a> {
    /// The table.
    pub table: &'a Table,
    /// The hosts of the table, if the players are not all at one screen.
    pub hosts: Hosts,
}

/// The seats with all rights of a host: the maker's, and the co-host's.
pub type Hosts = [Option<SeatId>; 2];

impl TableReader<'_> {
    /// The name of a player; for a host with the word that they are one.
    fn name(&self, seat: SeatId) -> String {
        match self.table.seat(seat) {
            None => tr!("table-somebody"),
            Some(seated) => name_in_sentence(seated.name.as_str(), seat, self.hosts),
        }
    }
}

/// The name of the player at `seat` in a sentence. For a host it says that they are one, which no
/// other name may say.
pub fn name_in_sentence(name: &str, seat: SeatId, hosts: Hosts) -> String {
    match hosts.contains(&Some(seat)) {
        true => tr!("table-name-of-host", name = name),
        false => name.to_owned(),
    }
}

/// The instruction for the next action.
pub fn instruction(reader: TableReader<'_>) -> String {
    let table = reader.table;
    let goal = table.rules().goal.value();
    let Some(round) = table.round() else {
        let has_cards = table.rules().has_cards();
        return tr!("table-begin", source = source(has_cards));
    };
    let is_alone = table.mode() == TableMode::Solitaire;
    match &round.phase {
        Phase::Thinking if table.moves_freely() => tr!("table-move-freely", goal = goal),
        Phase::Thinking => tr!("table-think", goal = goal),
        Phase::Impossible { .. } if is_alone => tr!("table-you-say-impossible", goal = goal),
        Phase::Impossible { caller, .. } => tr!(
            "table-says-impossible",
            name = reader.name(*caller),
            goal = goal
        ),
        Phase::Demonstration { .. } if is_alone => tr!("table-make", goal = goal),
        Phase::Demonstration { caller, .. } => {
            tr!("table-make-it", name = reader.name(*caller), goal = goal)
        }
        Phase::Settled(settlement) => happened(reader, settlement),
        Phase::Everyone { .. } => tr!("table-everyone", goal = goal),
        Phase::Revealed(reveal) => verdict(reveal.is_solvable, table.rules().goal),
    }
}

/// The sentence on an event, for a player who only reads about it.
pub fn happening(reader: TableReader<'_>, event: &Event) -> Option<String> {
    let table = reader.table;
    let is_alone = table.mode() == TableMode::Solitaire;
    let board = table.round().map(|round| &round.board);
    Some(match event {
        Event::ScoreCalled { seat, .. } => {
            let time = first_seconds(table.rules().score_clock);
            let goal = table.rules().goal.value();
            match is_alone {
                true => tr!("table-you-called-score", time = time, goal = goal),
                false => tr!("table-called-score", name = reader.name(*seat), time = time),
            }
        }
        Event::ImpossibleCalled { seat, .. } => {
            let time = first_seconds(table.rules().impossible_clock);
            match is_alone {
                true => tr!("table-you-called-impossible", time = time),
                false => tr!(
                    "table-called-impossible",
                    name = reader.name(*seat),
                    time = time
                ),
            }
        }
        Event::Stepped(_) => stepped(table.rules(), board?)?,
        Event::Undone => tr!("table-undone"),
        Event::Dealt { deal, .. } | Event::DealtForPractice { deal, .. } => {
            let numbers: Vec<String> = deal.numbers().iter().map(u32::to_string).collect();
            tr!(
                "table-dealt",
                numbers = super::listed(&numbers),
                instruction = instruction(reader)
            )
        }
        Event::PointsCleared => tr!("table-points-cleared"),
        _ => return None,
    })
}

/// The step that was made last, and why a goal that it makes does not count.
fn stepped(rules: &Rules, board: &Board) -> Option<String> {
    match board.outcome(rules.goal, rules.all_numbers) {
        BoardOutcome::GoalNotCounted(why) => goal_not_counted(board, why),
        BoardOutcome::Open | BoardOutcome::Reached | BoardOutcome::Missed => last_step(board),
    }
}

/// Why the goal that the last step made does not count.
pub fn goal_not_counted(board: &Board, why: GoalNotCounted) -> Option<String> {
    let step = last_step(board)?;
    Some(match why {
        GoalNotCounted::NoDerivedNumber if board.steps().len() == 1 => {
            tr!("table-one-step", step = step)
        }
        GoalNotCounted::NoDerivedNumber => tr!("table-no-red-number", step = step),
        GoalNotCounted::NumbersLeft => tr!("table-not-all-numbers", step = step),
    })
}

/// The last change at a workbench, or why the goal that it made does not count. `None`: nothing has
/// changed.
pub fn at_workbench(bench: &Workbench) -> Option<String> {
    match (bench.outcome(), bench.last()) {
        (Some(BoardOutcome::GoalNotCounted(why)), _) => goal_not_counted(bench.board(), why),
        (_, workbench::Outcome::Stepped) => last_step(bench.board()),
        (_, workbench::Outcome::Undone) => Some(tr!("table-undone")),
        (_, workbench::Outcome::Held | workbench::Outcome::PutDown) => None,
    }
}

/// The step that was made last, and its result: `4 × 3 = 12`.
pub fn last_step(board: &Board) -> Option<String> {
    made_steps(board).pop().map(|(_, step)| step)
}

/// The steps on a board in order, each with the tile that it made: `4 × 3 = 12`.
pub fn made_steps(board: &Board) -> Vec<(TileId, String)> {
    let steps = board.steps().iter().enumerate();
    let made = steps.filter_map(|(index, made)| {
        let tile = TileId(u8::try_from(board.dealt() + index).ok()?);
        let result = number(board.value(tile)?);
        Some((tile, format!("{} = {result}", step(board, *made))))
    });
    made.collect()
}

/// The sentence on the last event on a player's own board, if it needs words.
pub fn own_happening(rules: &Rules, own: &OwnBoard, event: &OwnEvent) -> Option<String> {
    match event {
        // Here the instruction for the next action is more useful.
        OwnEvent::Stepped(_) if own.has_reached(rules) => None,
        OwnEvent::Stepped(_) => stepped(rules, &own.board),
        OwnEvent::Undone => Some(tr!("table-undone")),
        OwnEvent::HintTaken { .. } | OwnEvent::Answered { .. } => None,
    }
}

/// The task of players on their own board; `given` of the `expected` answers have come.
pub fn own_instruction(rules: &Rules, own: &OwnBoard, given: usize, expected: usize) -> String {
    let goal = rules.goal.value();
    let waiting = || answers_of_all(given, expected);
    match own.answer.map(|answer| answer.answer) {
        Some(FinalAnswer::Solved) => tr!("table-you-have-it", goal = goal, waiting = waiting()),
        Some(FinalAnswer::Impossible) => {
            tr!(
                "table-you-answered-impossible",
                goal = goal,
                waiting = waiting()
            )
        }
        None if own.has_reached(rules) => tr!("table-now-answer", goal = goal),
        None => tr!("table-everyone", goal = goal),
    }
}

/// The sentence on the number of players who have answered.
pub fn answers_of_all(given: usize, expected: usize) -> String {
    tr!("table-answers", given = given, expected = expected)
}

/// The sentence on the end of a round that everyone played.
pub fn revealed(cause: RevealCause) -> String {
    match cause {
        RevealCause::Host => tr!("table-ended"),
        RevealCause::AllAnswered => tr!("table-all-answered"),
        RevealCause::OutOfTime => tr!("table-everyones-time-is-up"),
    }
}

/// The outcome of a round that everyone played for the player at `own` seat, with the reason.
/// Watchers, and a host who has not answered, read how many were right. A player who `came_later`
/// has not missed an answer.
pub fn own_outcome(
    table: &Table,
    reveal: &Reveal,
    own: Option<SeatId>,
    came_later: bool,
) -> Outcome {
    let has_answered = |own: SeatId| {
        let solved = reveal.solutions.iter().any(|it| it.seats.contains(&own));
        solved || reveal.impossible.contains(&own)
    };
    // A host plays for no points, and has not lost any without an answer.
    let own = own.filter(|own| has_answered(*own) || table.host() != Some(*own));
    let Some(own) = own else {
        return Outcome::for_all(tr!("table-so-many-right", count = right(reveal)));
    };
    let goal = table.rules().goal.value();
    let has_solved = reveal.solutions.iter().any(|it| it.seats.contains(&own));
    let reason = match (has_solved, reveal.impossible.contains(&own)) {
        (true, _) => tr!("table-you-made", goal = goal),
        (_, true) if reveal.is_solvable => tr!("table-impossible-was-wrong"),
        (_, true) => tr!("table-impossible-is"),
        (false, false) if came_later => tr!("table-came-later"),
        (false, false) => tr!("table-no-answer-of-yours"),
    };
    let award = reveal.awards.iter().find(|award| award.seat == own);
    let is_practice = table.round().is_some_and(|round| round.is_practice);
    Outcome {
        seat: Some(own),
        points: award.map(|award| award.points.into()),
        reason: match is_practice {
            true => format!("{reason} {}", tr!("table-practice-ended")),
            false => reason,
        },
    }
}

/// The number of players who were right in a round that everyone played.
pub fn right(reveal: &Reveal) -> usize {
    let solved = reveal.solutions.iter().map(ClassSolution::makers).sum();
    match reveal.is_solvable {
        true => solved,
        false => solved + reveal.impossible_count(),
    }
}

fn first_seconds(clock: Option<TimeLimit>) -> String {
    clock.map_or(String::new(), |clock| {
        let time = seconds(clock.seconds().into());
        tr!("table-first-seconds", time = time)
    })
}

/// The events of a round that is settled.
pub fn happened(reader: TableReader<'_>, settlement: &Settlement) -> String {
    let table = reader.table;
    let goal = table.rules().goal.value();
    let is_alone = table.mode() == TableMode::Solitaire;
    let caller = settlement.score_caller.or(settlement.impossible_caller);
    let caller = caller.filter(|_| !is_alone);
    let caller = caller.map(|caller| reader.name(caller));
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

/// The outcome of a round for a player, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The player's seat; `None` if the outcome is for everybody.
    pub seat: Option<SeatId>,
    /// The points, if the round could have brought some.
    pub points: Option<i32>,
    /// The reason.
    pub reason: String,
}

impl Outcome {
    fn for_all(reason: String) -> Outcome {
        Outcome {
            seat: None,
            points: None,
            reason,
        }
    }
}

/// The outcomes of a settled round for its callers. The first is that of the player at `own` seat,
/// who gets one even without a call, unless they host and need not call.
pub fn outcomes(
    reader: TableReader<'_>,
    settlement: &Settlement,
    solvable: bool,
    own: Option<SeatId>,
    is_host: bool,
) -> Vec<Outcome> {
    if reader.table.round().is_some_and(|round| round.is_practice) {
        return vec![Outcome::for_all(tr!("table-practice-ended"))];
    }
    if is_without_points(settlement) {
        return vec![Outcome::for_all(tr!("table-counts-for-nobody"))];
    }
    let callers = Callers {
        reader,
        settlement,
        solvable,
        own,
    };
    let mut outcomes = callers.outcomes();
    outcomes.sort_by_key(|outcome| outcome.seat != own);
    let is_shown = outcomes.iter().any(|outcome| outcome.seat == own);
    if own.is_some() && !is_host && !is_shown && !outcomes.is_empty() {
        outcomes.insert(
            0,
            Outcome {
                seat: own,
                points: None,
                reason: tr!("table-no-call-of-yours"),
            },
        );
    }
    match outcomes.is_empty() {
        true => vec![Outcome::for_all(tr!("table-nobody-called"))],
        false => outcomes,
    }
}

/// The callers of a settled round.
struct Callers<'a> {
    reader: TableReader<'a>,
    settlement: &'a Settlement,
    solvable: bool,
    own: Option<SeatId>,
}

impl Callers<'_> {
    fn outcomes(&self) -> Vec<Outcome> {
        let settlement = self.settlement;
        match (settlement.score_caller, settlement.impossible_caller) {
            (Some(caller), Some(same)) if caller == same => {
                let proved_wrong = self.is_alone() && self.solvable;
                let blocking = self.reader.table.rules().blocking;
                vec![self.outcome(caller, interrupted(self.reached(), proved_wrong, blocking))]
            }
            (score, impossible) => [
                score.map(|caller| self.outcome(caller, self.score())),
                impossible.map(|caller| self.outcome(caller, self.impossible())),
            ]
            .into_iter()
            .flatten()
            .collect(),
        }
    }

    fn is_alone(&self) -> bool {
        self.reader.table.mode() == TableMode::Solitaire
    }

    fn reached(&self) -> bool {
        self.settlement.ending == Ending::Reached
    }

    fn outcome(&self, seat: SeatId, reason: String) -> Outcome {
        let awards = &self.settlement.awards;
        let award = awards.iter().find(|award| award.seat == seat);
        let has_name = !self.is_alone() && self.own != Some(seat);
        Outcome {
            seat: Some(seat),
            points: Some(award.map_or(0, |award| award.points.into())),
            reason: match has_name {
                true => tr!(
                    "table-reason-of",
                    name = self.reader.name(seat),
                    reason = reason
                ),
                false => reason,
            },
        }
    }

    fn score(&self) -> String {
        match self.reached() {
            true => tr!("table-score-shown"),
            false => tr!("table-score-not-shown"),
        }
    }

    fn impossible(&self) -> String {
        let has_score = self.settlement.score_caller.is_some();
        match (self.is_alone(), self.solvable, has_score) {
            (true, true, _) => tr!("table-impossible-found"),
            (true, false, _) => tr!("table-impossible-is"),
            (false, _, true) if self.reached() => tr!("table-impossible-shown"),
            (false, true, _) => tr!("table-impossible-counts"),
            (false, false, true) => tr!("table-impossible-not-shown"),
            (false, false, false) => tr!("table-impossible-alone"),
        }
    }
}

/// The reason for the points of a player who called IMPOSSIBLE and then SCORE.
fn interrupted(reached: bool, proved_wrong: bool, blocking: bool) -> String {
    match (reached, proved_wrong, blocking) {
        (true, _, _) => tr!("table-own-impossible-shown"),
        (false, true, _) => tr!("table-own-impossible-mistaken"),
        (false, false, true) => tr!("table-own-impossible-blocked"),
        (false, false, false) => tr!("table-own-impossible-stood"),
    }
}

/// The sentence on the hints in a settled round. If there were none, there is one only if the goal
/// was made.
pub fn hints_taken(table: &Table, settlement: &Settlement) -> Option<String> {
    let taken = settlement.hints.iter().map(|hints| hints.last.number());
    let count: usize = taken.sum();
    let is_shown = count > 0 || settlement.ending == Ending::Reached && table.gives_hints();
    is_shown.then(|| hints_count(count))
}

/// The words for this many hints.
pub fn hints_count(count: usize) -> String {
    tr!("table-hints-taken", count = count)
}

/// The sentence on the time that it took to make the goal.
pub fn made_in(taken_ms: u64) -> String {
    tr!("table-made-in", time = seconds(seconds_taken(taken_ms)))
}

/// The words for the player whose solution is marked in the list of all.
pub fn way_of(reader: TableReader<'_>, settlement: &Settlement, own: Option<SeatId>) -> String {
    match settlement.score_caller {
        Some(seat) if reader.table.mode() != TableMode::Solitaire && own != Some(seat) => {
            tr!("table-way-of", name = reader.name(seat))
        }
        _ => tr!("table-your-way"),
    }
}

/// The house rules that differ from the `usual` ones, as a list; `None` if none do. Chat is not
/// part of a game.
pub fn unusual_rules(rules: &Rules, usual: &Rules) -> Option<String> {
    let clock = |clock: Option<TimeLimit>| match clock {
        Some(clock) => seconds(clock.seconds().into()),
        None => tr!("table-rule-clock-off"),
    };
    let switch = |on: bool, yes: fn() -> String, no: fn() -> String| if on { yes() } else { no() };
    let has_cards = rules.has_cards();
    let found = [
        (rules.goal != usual.goal).then(|| tr!("table-rule-goal", goal = rules.goal.value())),
        (rules.source != usual.source).then(|| numbers_from(&rules.source)),
        (rules.ops != usual.ops).then(|| {
            let ops: Vec<String> = rules.ops.iter().map(op_name).collect();
            tr!("table-rule-operators", operators = super::listed(&ops))
        }),
        (rules.score_clock != usual.score_clock)
            .then(|| tr!("table-rule-score-clock", time = clock(rules.score_clock))),
        (rules.impossible_clock != usual.impossible_clock).then(|| {
            tr!(
                "table-rule-impossible-clock",
                time = clock(rules.impossible_clock)
            )
        }),
        (rules.all_numbers != usual.all_numbers).then(|| {
            switch(
                rules.all_numbers,
                || tr!("table-rule-all-numbers"),
                || tr!("table-rule-some-numbers"),
            )
        }),
        (rules.blocking != usual.blocking).then(|| {
            switch(
                rules.blocking,
                || tr!("table-rule-blocking"),
                || tr!("table-rule-no-blocking"),
            )
        }),
        (rules.undo != usual.undo).then(|| {
            switch(
                rules.undo,
                || tr!("table-rule-undo"),
                || tr!("table-rule-no-undo"),
            )
        }),
        (rules.roller != usual.roller).then(|| match rules.roller {
            Roller::Anyone => tr!("table-rule-anyone-rolls"),
            roller => who_rolls(roller, has_cards),
        }),
        (rules.spoilers_wait && !usual.spoilers_wait).then(|| tr!("table-rule-spoilers-wait")),
    ];
    let found: Vec<String> = found.into_iter().flatten().collect();
    (!found.is_empty()).then(|| found.join(" · "))
}

fn numbers_from(source: &Source) -> String {
    match source {
        Source::Cards => tr!("table-rule-cards"),
        Source::Dice(dice) => {
            let sides: Vec<String> = dice.iter().map(|die| die.sides().to_string()).collect();
            tr!("table-rule-dice", sides = super::listed(&sides))
        }
    }
}

/// The sentence on whether the goal could have been made.
pub fn verdict(solvable: bool, goal: Goal) -> String {
    let goal = goal.value();
    match solvable {
        true => tr!("table-was-possible", goal = goal),
        false => tr!("table-was-impossible", goal = goal),
    }
}

/// The numbers that were rolled or dealt.
pub fn rolled(deal: &Deal, has_cards: bool) -> String {
    let numbers: Vec<String> = deal.numbers().iter().map(u32::to_string).collect();
    let source = source(has_cards);
    tr!(
        "table-rolled",
        source = source,
        numbers = super::listed(&numbers)
    )
}

/// The sentence on the digits of a number that is being typed; `is_number` if they are a number
/// already.
pub fn typed(typed: &str, is_number: bool) -> String {
    match is_number {
        true => tr!("table-typed-number", typed = typed),
        false => tr!("table-typed", typed = typed),
    }
}

/// The sentence on a key that does not fit the step.
pub fn fits_nowhere(key: char) -> String {
    tr!("table-fits-nowhere", key = key.to_string())
}
