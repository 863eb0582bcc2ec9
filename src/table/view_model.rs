//! The view model of the table: the values for the views, computed from its state.

use std::sync::Arc;

use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;
use score_core::games::score::Ending;
use score_core::games::twenty_four::HAND_CARDS;
use score_core::group::refusal::GroupRefusal;
use score_core::table::board::{Board, Deal, Step, TileId};
use score_core::table::command::Ask;
use score_core::table::event::{Award, ClassSolution, Reveal, SeatId, TableMode};
use score_core::table::everyone;
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Source;
use score_core::table::state::{Phase, Round, Settlement, Table};
use score_core::teach::hint::Grade;
use score_core::workbench::Workbench;

use crate::components::board::BoardViewModel;
use crate::components::calls::CallsViewModel;
use crate::components::player_corner::CornerViewModel;
use crate::components::scoreboard::{Call, SeatViewModel};
use crate::components::settlement::SettlementViewModel;
use crate::components::table_notes::NotesViewModel;
use crate::components::tile::{TileFace, TileViewModel};
use crate::games::score::coach::CoachViewModel;
use crate::games::score::guide;
use crate::route;
use crate::state::authority::{Authority, RollPress};
use crate::state::store::{LinkNews, Question, State, Status, TableStore};
use crate::table::buttons::{self, ShownPhase};
use crate::table::reasons::{denied, no_call, other_roller};
use crate::table::shortcuts;
use crate::{text, tr};

/// The view model of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintViewModel {
    /// The key that only this hint has: a number, and the steps on the board.
    pub key: (u64, Vec<Step>),
    /// The puzzle of the hint.
    pub puzzle: Puzzle,
    /// The board in its present state.
    pub board: Board,
    /// The grade of the hint.
    pub grade: Grade,
    /// Whether the referee of a group has granted the hint, although the roll is open there.
    pub is_granted: bool,
}

/// Points that fly from the result to a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The seat of the player who gets the points.
    pub seat: SeatId,
    /// The number of points.
    pub points: i32,
    /// The points that the player had before.
    pub before: i32,
    /// The selector of the element with the player's score.
    pub score: String,
}

/// The view model of the table, except the clock.
#[derive(Clone, Debug, PartialEq)]
pub struct TableViewModel {
    /// Whether the line above the numbers is a refusal, and the line.
    pub status: (bool, String),
    /// The hint beside the status.
    pub hint: Option<HintViewModel>,
    /// The number to be made.
    pub goal: String,
    /// The number of places for numbers.
    pub dealt: usize,
    /// The view model of the board: numbers, slots, operators.
    pub board: Arc<BoardViewModel>,
    /// The phase of the round.
    pub phase: ShownPhase,
    /// The question that the player is asked.
    pub question: Option<Question>,
    /// The buttons below the board.
    pub calls: CallsViewModel,
    /// The players.
    pub seats: Vec<SeatViewModel>,
    /// The corners of the players round one screen.
    pub corners: Vec<CornerViewModel>,
    /// The view model of a guided first roll.
    pub coach: Option<CoachViewModel>,
    /// The result of the roll.
    pub settlement: Option<SettlementViewModel>,
    /// Whether the solutions are hidden until others have played the roll.
    pub do_ways_wait: bool,
    /// The notes on anything out of the ordinary.
    pub notes: NotesViewModel,
    /// Whether the player has seen the round come to its end.
    pub is_just_settled: bool,
    /// The points that the round has brought.
    pub flights: Vec<Flight>,
    /// The numbers that fly together when one has just made the goal.
    pub gathered: Vec<String>,
    /// Whether the dice are drawn flat.
    pub is_flat: bool,
}

impl TableViewModel {
    /// Computes the view model of the table in this state.
    pub fn new<A: Authority>(state: &State<A>) -> TableViewModel {
        let table = state.table();
        let coach = state.lesson().map(|lesson| CoachViewModel {
            lesson,
            done: guide::choices_done(lesson, table, state.hand()),
            choices: guide::choices(lesson),
            asked: guide::asked(lesson, table, state.hand()),
            is_over: guide::is_over(table),
        });
        let is_just_settled = state.is_just_settled();
        TableViewModel {
            status: status(state),
            hint: hint(state),
            goal: table.rules().goal.value().to_string(),
            dealt: place_count(table),
            board: Arc::new(board(state)),
            phase: ShownPhase::of(table),
            question: state.question(),
            calls: buttons::calls(state),
            seats: seats(table),
            corners: corners(state),
            coach,
            // The guide has its own sentence on its roll.
            settlement: match state.is_guided() {
                true => None,
                false => settlement(state),
            },
            do_ways_wait: state.authority().others_play_on(),
            notes: notes(state),
            is_just_settled,
            flights: flights(state),
            gathered: match is_just_settled {
                true => made_solution(table).map_or(Vec::new(), |solution| {
                    solution.numbers().iter().map(u32::to_string).collect()
                }),
                false => Vec::new(),
            },
            is_flat: state.settings().flat,
        }
    }
}

/// Whether the line above the numbers is a refusal, and the line: the instruction, or the last
/// event.
fn status<A: Authority>(state: &State<A>) -> (bool, String) {
    match state.question() {
        Some(Question::Roll) => {
            let source = text::source(state.table().rules().has_cards());
            return (false, tr!("table-take-away", source = source));
        }
        Some(Question::Impossible) => {
            let goal = state.table().rules().goal.value();
            return (false, tr!("table-answer-impossible", goal = goal));
        }
        None => {}
    }
    let status = state.status();
    let is_refusal = status.is_some_and(Status::is_refusal);
    let status_sentence = status.and_then(|status| sentence(state, status));
    let lesson = state.lesson();
    let sentence = match status_sentence {
        // Two numbers lie in the step, and the operator between them is missing.
        _ if !is_refusal && lesson.is_none() && state.hand().lacks_operator() => {
            tr!("table-choose-operator")
        }
        // A digit waits for more digits that may follow it.
        _ if !is_refusal && !state.hand().typed().is_empty() => {
            let board = state.board();
            let is_number = board.is_some_and(|board| state.hand().typed_is_number(&board));
            text::typed(state.hand().typed(), is_number)
        }
        Some(sentence) => sentence,
        None if state.hint().is_some() => String::new(),
        None if let Some(lesson) = lesson => guide::hint(lesson, state.table(), state.hand()),
        None => votes(state).unwrap_or_else(|| instruction(state)),
    };
    (is_refusal, sentence)
}

/// The reason why the last command was not carried out, in words.
pub fn refusal<A: Authority>(state: &State<A>) -> Option<String> {
    let status = state.status().filter(|status| status.is_refusal())?;
    sentence(state, status)
}

/// Takes the sentence of a refusal from the status line, for a form that shows it instead.
pub fn take_refusal<A: Authority>(store: TableStore<A>) -> Option<String> {
    let why = store.with_untracked(refusal);
    store.clear_status();
    why
}

/// A status in words; `None` if the event needs no words of its own.
fn sentence<A: Authority>(state: &State<A>, status: &Status) -> Option<String> {
    let table = state.table();
    Some(match status {
        Status::OwnHappened(event) => {
            let own = state.own_board()?;
            return text::own_happening(table.rules(), &own, event);
        }
        // Watchers do not make steps.
        Status::Happened(event) if event.is_deal() && only_looks_on(state) => return None,
        // The usual sentence would ask the player to call.
        Status::Happened(event) if event.is_deal() && no_call(state).is_some() => return None,
        Status::Happened(event) => return text::happening(state.reader(), event),
        Status::Denied(denial) => denied(state, denial),
        Status::Storage(problem) => text::storage_problem(*problem),
        Status::OtherTab(what) if what.is_refusal() => text::other_tab(*what),
        Status::OtherTab(what) => format!("{} {}", text::other_tab(*what), instruction(state)),
        Status::Link(news) => link_news(state, news),
        Status::Message(sentence) | Status::Refusal(sentence) => sentence.clone(),
    })
}

fn link_news<A: Authority>(state: &State<A>, news: &LinkNews) -> String {
    let rules = match news {
        LinkNews::Rules => tr!("table-link-rules"),
        LinkNews::RulesKept => tr!("table-link-rules-kept"),
        LinkNews::PresetsFull => return tr!("table-link-presets-full"),
        LinkNews::UnknownPage(name) => return tr!("table-unknown-page", name = name.as_str()),
        LinkNews::Refused(refusal) => return text::link_refusal(refusal),
    };
    format!("{rules} {}", instruction(state))
}

/// Whether the player at this screen does not play this roll.
fn only_looks_on<A: Authority>(state: &State<A>) -> bool {
    let is_everyones = state.table().everyone_is_open() && state.own_board().is_none();
    is_everyones || state.mover().is_none() || state.authority().tables_progress().is_some()
}

/// The sentence on the players who ask for a new roll, if any do.
fn votes<A: Authority>(state: &State<A>) -> Option<String> {
    let authority = state.authority();
    let votes = authority.roll_votes()?;
    let is_own = authority.roll_press() == RollPress::Votes { has_voted: true };
    let has_cards = state.table().rules().has_cards();
    let sentence = text::roll_votes(votes.asked, votes.needed, is_own, has_cards);
    Some(sentence)
}

fn instruction<A: Authority>(state: &State<A>) -> String {
    let table = state.table();
    if table.is_paused() {
        return tr!("table-paused-now");
    }
    if let Some(answers) = state.authority().answers() {
        if let Err(why @ (GroupRefusal::LooksOn | GroupRefusal::OtherOnDevice)) =
            state.may_here(Ask::Step)
        {
            return text::group_refusal_for(&why, false);
        }
        return match state.own_board() {
            Some(own) => {
                text::own_instruction(table.rules(), &own, answers.given, answers.expected)
            }
            None => text::answers_of_all(answers.given, answers.expected),
        };
    }
    if table.round().is_some()
        && let Some(tables) = state.authority().tables_progress()
    {
        return text::tables_progress(tables.finished, tables.count);
    }
    if let Some(why) = no_call(state) {
        return why;
    }
    if table.round().is_some() {
        return text::instruction(state.reader());
    }
    if state.authority().is_for_room() {
        return tr!("table-roll-comes");
    }
    match other_roller(state) {
        Some(roller) => format!("{}.", text::who_rolls(roller, table.rules().has_cards())),
        None => text::instruction(state.reader()),
    }
}

/// The hint to show; a refusal takes precedence.
fn hint<A: Authority>(state: &State<A>) -> Option<HintViewModel> {
    let grade = state.hint()?;
    if state.question().is_some() || state.status().is_some_and(Status::is_refusal) {
        return None;
    }
    let table = state.table();
    let board = state.board()?.into_owned();
    let number = u64::from(state.authority().rounds()) << 3 | grade.number() as u64;
    Some(HintViewModel {
        key: (number, board.steps().to_vec()),
        board,
        puzzle: referee::puzzle(table, &table.round()?.deal)?,
        grade,
        is_granted: table.mode() == TableMode::Group,
    })
}

fn board<A: Authority>(state: &State<A>) -> BoardViewModel {
    let table = state.table();
    // A player can still answer with a full board, and in a pause the board remains theirs.
    let is_open = match state.may_here(Ask::Step) {
        _ if table.everyone_is_open() => state.may_here(Ask::Answer).is_ok(),
        Ok(()) | Err(GroupRefusal::Table(Refusal::Paused)) => true,
        Err(_) => false,
    };
    let tiles = match (table.round(), state.board()) {
        (Some(round), Some(board)) => tiles(table, round, &board),
        _ => Vec::new(),
    };
    let ghosts = match &table.rules().source {
        Source::Dice(dice) => dice.iter().map(|die| TileFace::Die(die.sides())).collect(),
        Source::Cards => score_core::cards::Suit::ALL.map(TileFace::Card).to_vec(),
    };
    BoardViewModel {
        deal: state.authority().rounds(),
        tiles,
        ghosts,
        hand: state.hand().clone(),
        ops: table.rules().ops,
        locked: !is_open,
    }
}

/// The tiles of a round; the one that made the goal is marked.
fn tiles(table: &Table, round: &Round, board: &Board) -> Vec<TileViewModel> {
    let mut tiles = tiles_of_board(board, Some(&round.deal));
    let is_shown = match &round.phase {
        Phase::Settled(settlement) => {
            matches!(settlement.ending, Ending::Reached | Ending::Practised)
        }
        Phase::Revealed(_) => true,
        _ => false,
    };
    let goal = table.rules().goal.value().into();
    let newest = board.tiles().last().filter(|_| !board.steps().is_empty());
    for tile in &mut tiles {
        tile.won = is_shown && Some(tile.id) == newest && tile.value == goal;
    }
    tiles
}

/// The tiles of a board from left to right.
pub fn tiles_of_board(board: &Board, deal: Option<&Deal>) -> Vec<TileViewModel> {
    let tile = |id: TileId| {
        Some(TileViewModel {
            id,
            value: board.value(id)?,
            face: face(board, deal, id),
            name: text::tile_name(board, deal, id),
            won: false,
        })
    };
    board.left_to_right().into_iter().filter_map(tile).collect()
}

/// The view model of a workbench's board, with the faces of `deal`. `layout` counts how often
/// numbers were laid out.
pub fn workbench(bench: &Workbench, deal: Option<&Deal>, layout: u32) -> BoardViewModel {
    BoardViewModel {
        deal: layout,
        tiles: tiles_of_board(bench.board(), deal),
        ghosts: Vec::new(),
        hand: bench.hand().clone(),
        ops: bench.puzzle().ops(),
        locked: false,
    }
}

fn face(board: &Board, deal: Option<&Deal>, tile: TileId) -> TileFace {
    if let Some(made) = board.made_by(tile) {
        return TileFace::Derived(text::step(board, made));
    }
    let index = usize::from(tile.0);
    match deal {
        Some(Deal::Rolled { sides, .. }) => sides
            .get(index)
            .map_or(TileFace::Plain, |sides| TileFace::Die(*sides)),
        Some(Deal::Drawn { cards }) => cards
            .get(index)
            .map_or(TileFace::Plain, |card| TileFace::Card(card.suit())),
        Some(Deal::Chosen { .. }) | None => TileFace::Plain,
    }
}

/// The number of places for numbers.
fn place_count(table: &Table) -> usize {
    match (table.round(), &table.rules().source) {
        (Some(round), _) => round.board.dealt(),
        (None, Source::Dice(dice)) => dice.count(),
        (None, Source::Cards) => HAND_CARDS,
    }
}

fn seats(table: &Table) -> Vec<SeatViewModel> {
    let seats = table.seats().iter().map(|seat| SeatViewModel {
        name: match table.mode() {
            TableMode::Solitaire => tr!("table-points"),
            _ => seat.name.to_string(),
        },
        points: seat.points,
        called: call_of(table, seat.id).filter(|_| table.mode() != TableMode::Solitaire),
    });
    seats.collect()
}

/// The word beside a player in a group: their call, or when everyone plays, that they have
/// answered.
pub fn call_or_answer(table: &Table, seat: SeatId) -> Option<String> {
    let has_answered = match &table.round()?.phase {
        Phase::Everyone { answered, .. } => answered.contains(&seat),
        _ => false,
    };
    match has_answered {
        true => Some(tr!("table-has-answered")),
        false => call_of(table, seat).map(Call::label),
    }
}

/// The call of a player in this round; their last call counts.
pub fn call_of(table: &Table, seat: SeatId) -> Option<Call> {
    let (score, impossible) = match &table.round()?.phase {
        Phase::Thinking | Phase::Everyone { .. } | Phase::Revealed(_) => (None, None),
        Phase::Impossible { caller, .. } => (None, Some(*caller)),
        Phase::Demonstration {
            caller, against, ..
        } => (Some(*caller), *against),
        Phase::Settled(settlement) => (settlement.score_caller, settlement.impossible_caller),
    };
    if score == Some(seat) {
        Some(Call::Score)
    } else if impossible == Some(seat) {
        Some(Call::Impossible)
    } else {
        None
    }
}

fn corners<A: Authority>(state: &State<A>) -> Vec<CornerViewModel> {
    let table = state.table();
    if table.mode() != TableMode::HotSeat {
        return Vec::new();
    }
    let models = table.seats().iter().enumerate().map(|(index, seat)| {
        let can = |ask| state.may(Some(seat.id), ask).is_ok();
        CornerViewModel {
            id: seat.id,
            name: seat.name.to_string(),
            points: seat.points,
            is_calling: table.call_is_open() && state.mover() == Some(seat.id),
            can_score: can(Ask::CallScore),
            can_impossible: can(Ask::CallImpossible),
            deal: state.authority().rounds(),
            keys: shortcuts::SEAT_KEYS.get(index).copied(),
        }
    });
    models.collect()
}

fn notes<A: Authority>(state: &State<A>) -> NotesViewModel {
    let table = state.table();
    if state.is_guided() {
        return NotesViewModel::default();
    }
    let game = state.authority().game_here();
    NotesViewModel {
        is_practice: table.round().is_some_and(|round| round.is_practice),
        rules: game.and_then(|game| text::unusual_rules(table.rules(), &game.rules())),
        are_of_link: state.authority().has_rules_of_link(),
        own_time: own_seat(state).and_then(|seat| table.more_time_in_round(seat)),
    }
}

fn settled(table: &Table) -> Option<&Settlement> {
    match &table.round()?.phase {
        Phase::Settled(settlement) => Some(settlement),
        _ => None,
    }
}

fn revealed(table: &Table) -> Option<&Reveal> {
    match &table.round()?.phase {
        Phase::Revealed(reveal) => Some(reveal),
        _ => None,
    }
}

/// The seat of the player at this screen, if several play, each at a screen of their own.
fn own_seat<A: Authority>(state: &State<A>) -> Option<SeatId> {
    state
        .mover()
        .filter(|_| state.table().mode() == TableMode::Group)
}

fn settlement<A: Authority>(state: &State<A>) -> Option<SettlementViewModel> {
    let table = state.table();
    let round = table.round()?;
    if let Some(reveal) = revealed(table) {
        return revelation(state, round, reveal);
    }
    let settlement = settled(table)?;
    let rules = table.rules();
    let solvable = state.verdict()?;
    let own = own_seat(state);
    Some(SettlementViewModel {
        happened: match table.mode() {
            TableMode::Group => Some(match state.authority().tables_progress() {
                Some(tables) => text::tables_progress(tables.finished, tables.count),
                None => text::happened(state.reader(), settlement),
            }),
            TableMode::Solitaire | TableMode::HotSeat => None,
        },
        outcomes: text::outcomes(
            state.reader(),
            settlement,
            solvable,
            own,
            state.authority().is_host(),
        ),
        efforts: settlement
            .taken_ms
            .map(text::made_in)
            .into_iter()
            .chain(text::hints_taken(table, settlement))
            .collect(),
        solvable,
        verdict: text::verdict(solvable, rules.goal),
        rolled: rolled(table, round),
        link: route::link_to(&round.deal.numbers(), rules.clone()),
        puzzle: referee::puzzle(table, &round.deal)?,
        faces: faces(&round.deal.ascending()),
        solution: made_solution(table)
            .map(|solution| (solution, text::way_of(state.reader(), settlement, own))),
        found_by_class: None,
    })
}

/// The result of a round that everyone has played.
fn revelation<A: Authority>(
    state: &State<A>,
    round: &Round,
    reveal: &Reveal,
) -> Option<SettlementViewModel> {
    let (table, own) = (state.table(), own_seat(state));
    let rules = table.rules();
    let is_own = |seats: &[SeatId]| own.is_some_and(|own| seats.contains(&own));
    let came_later = own.is_some_and(|own| !state.authority().had_roll(own));
    let hints = reveal.hints.iter().find(|hint| Some(hint.seat) == own);
    let has_solved = reveal.solutions.iter().any(|it| is_own(&it.seats));
    let expr = |solution: &ClassSolution| everyone::solution_expr(&round.deal, &solution.steps);
    // A player's own steps are still on their board, in their order.
    let own_solution = state.own_board().filter(|_| has_solved);
    let own_solution =
        own_solution.and_then(|own| everyone::solution_expr(&round.deal, own.board.steps()));
    Some(SettlementViewModel {
        happened: Some(text::revealed(reveal.cause)),
        outcomes: vec![text::own_outcome(table, reveal, own, came_later)],
        efforts: match (own, hints) {
            (Some(_), Some(hints)) => vec![text::hints_count(hints.last.number())],
            (Some(_), None) if has_solved => vec![text::hints_count(0)],
            _ => Vec::new(),
        },
        solvable: reveal.is_solvable,
        verdict: text::verdict(reveal.is_solvable, rules.goal),
        rolled: rolled(table, round),
        link: route::link_to(&round.deal.numbers(), rules.clone()),
        puzzle: referee::puzzle(table, &round.deal)?,
        faces: faces(&round.deal.ascending()),
        solution: own_solution.map(|solution| (solution, tr!("table-your-way"))),
        found_by_class: Some(reveal.solutions.iter().filter_map(expr).collect()),
    })
}

/// The roll in words, if steps have used some of its numbers.
fn rolled(table: &Table, round: &Round) -> Option<String> {
    let has_steps = revealed(table).is_some() || !round.board.steps().is_empty();
    has_steps.then(|| text::rolled(&round.deal, table.rules().has_cards()))
}

/// The dice or cards on which the numbers of a deal are drawn, in the order of the deal.
pub fn faces(deal: &Deal) -> Vec<TileFace> {
    let board = Board::new(&deal.numbers());
    (0..board.dealt())
        .map(|index| face(&board, Some(deal), TileId(index as u8)))
        .collect()
}

/// The solution that was made on the board, if the goal was made.
fn made_solution(table: &Table) -> Option<Expr> {
    let ending = settled(table)?.ending;
    let board = &table.round()?.board;
    let is_made = matches!(ending, Ending::Reached | Ending::Practised);
    let goal = Some(table.rules().goal.value().into());
    let newest = board.tiles().last();
    let newest = newest.filter(|tile| is_made && board.value(*tile) == goal);
    board.expr(newest?)
}

/// The points that fly to a score on this screen.
fn flights<A: Authority>(state: &State<A>) -> Vec<Flight> {
    let table = state.table();
    let brought = settled(table).map(|settlement| &settlement.awards);
    let brought = brought.or(revealed(table).map(|reveal| &reveal.awards));
    let (Some(awards), true) = (brought, state.is_just_settled()) else {
        return Vec::new();
    };
    let own = own_seat(state);
    let score = |seat: SeatId| {
        let index = table.seats().iter().position(|other| other.id == seat)?;
        match table.mode() {
            TableMode::Solitaire => Some(format!("[data-seat=\"{index}\"] .points")),
            TableMode::HotSeat => Some(format!(".corner[data-seat=\"{index}\"] .points")),
            TableMode::Group => (own == Some(seat)).then(|| ".mine .points".to_owned()),
        }
    };
    let flight = |award: &Award| {
        let points = i32::from(award.points);
        Some(Flight {
            seat: award.seat,
            points,
            before: state.authority().points(award.seat)? - points,
            score: score(award.seat)?,
        })
    };
    let awards = awards.iter().filter(|award| award.points != 0);
    awards.filter_map(flight).collect()
}
