//! What the table shows: from its state to the values that views take.

use std::sync::Arc;

use score_core::arith::puzzle::Puzzle;
use score_core::games::score::Ending;
use score_core::games::twenty_four::HAND_CARDS;
use score_core::table::board::{Board, Deal, TileId};
use score_core::table::event::{SeatId, TableMode};
use score_core::table::referee;
use score_core::table::rules::Source;
use score_core::table::state::{Phase, Round, Settlement, Table};
use score_core::teach::hint::Grade;

use crate::components::board::BoardViewModel;
use crate::components::calls::{CallsViewModel, RollButton, Stage, Who};
use crate::components::player_corner::CornerViewModel;
use crate::components::scoreboard::{Call, SeatViewModel};
use crate::components::settlement::SettlementViewModel;
use crate::components::tile::{Look, TileViewModel};
use crate::games::score::coach::CoachViewModel;
use crate::games::score::guide;
use crate::pages::table::keys;
use crate::route;
use crate::state::authority::{Authority, Denial, Rolling};
use crate::state::store::{State, Status};
use crate::{text, tr};

/// A hint that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintViewModel {
    /// A number that no other hint has.
    pub key: u64,
    /// What it is a hint for.
    pub puzzle: Puzzle,
    /// How much it says.
    pub grade: Grade,
}

/// What the table shows, all of it but the clock.
#[derive(Clone, Debug, PartialEq)]
pub struct TableViewModel {
    /// The line above the numbers, and before it whether it is a refusal.
    pub status: (bool, String),
    /// The hint beside the status.
    pub hint: Option<HintViewModel>,
    /// The number to be made.
    pub goal: String,
    /// How many numbers there is room for.
    pub dealt: usize,
    /// Numbers, places, operators.
    pub board: Arc<BoardViewModel>,
    /// The buttons below the board.
    pub calls: CallsViewModel,
    /// The players.
    pub seats: Vec<SeatViewModel>,
    /// The corners of the players round one screen.
    pub corners: Vec<CornerViewModel>,
    /// The companion of a first roll.
    pub coach: Option<CoachViewModel>,
    /// What came of the roll.
    pub settlement: Option<SettlementViewModel>,
    /// Whether the dice are drawn flat.
    pub is_flat: bool,
}

impl TableViewModel {
    /// What the table shows in this state.
    pub fn new<A: Authority>(state: &State<A>) -> TableViewModel {
        let table = state.table();
        let coach = state.is_guided().then(|| CoachViewModel {
            done: guide::taps_done(table, state.hand()),
            taps: guide::TAPS,
            next_tap: guide::next_tap(table, state.hand()),
        });
        TableViewModel {
            status: status(state),
            hint: hint(state),
            goal: table.rules().goal.value().to_string(),
            dealt: places_dealt(table),
            board: Arc::new(board(state)),
            calls: calls(state),
            seats: seats(table),
            corners: corners(state),
            coach,
            // The guide says what there is to say about its roll.
            settlement: match state.is_guided() {
                true => None,
                false => settlement(table, state.verdict()),
            },
            is_flat: state.settings().flat,
        }
    }
}

/// The one line that says what to do, or what happened; and whether it is a
/// refusal.
fn status<A: Authority>(state: &State<A>) -> (bool, String) {
    if state.asks_to_roll() {
        let source = text::source(has_cards(state.table()));
        return (false, tr!("table-take-away", source = source));
    }
    let status = state.status();
    let is_refusal = status.is_some_and(Status::is_refusal);
    let said = status.and_then(|status| sentence(state.table(), status));
    let sentence = match said {
        Some(sentence) => sentence,
        None if state.hint().is_some() => String::new(),
        None if state.is_guided() => guide::hint(state.table(), state.hand()),
        None => votes(state).unwrap_or_else(|| instruction(state)),
    };
    (is_refusal, sentence)
}

/// Why what was asked last is not done, in words; for the forms that ask it.
pub fn refusal<A: Authority>(state: &State<A>) -> Option<String> {
    let status = state.status().filter(|status| status.is_refusal())?;
    sentence(state.table(), status)
}

/// A status in words; `None` where what happened needs no words of its own.
fn sentence(table: &Table, status: &Status) -> Option<String> {
    Some(match status {
        Status::Happened(event) => return text::happening(table, event),
        Status::SecondsLeft(left_s) => text::seconds_left(*left_s),
        Status::Denied(denial) => denied(table, denial),
        Status::Storage(problem) => text::storage_problem(*problem),
        Status::Message(sentence) | Status::Refusal(sentence) => sentence.clone(),
    })
}

fn denied(table: &Table, denial: &Denial) -> String {
    match denial {
        Denial::Refused(refusal) => text::refusal(refusal),
        Denial::NotSent => tr!("table-not-sent"),
        Denial::NotRoller(roller) => format!("{}.", text::who_rolls(*roller, has_cards(table))),
        Denial::Bracket => tr!("table-brackets"),
        Denial::FitsNowhere(key) => text::fits_nowhere(*key),
    }
}

/// How many ask for a new roll, where any do.
fn votes<A: Authority>(state: &State<A>) -> Option<String> {
    let authority = state.authority();
    let votes = authority.roll_votes()?;
    let is_own = authority.rolling() == Rolling::ByVote { has_asked: true };
    let has_cards = has_cards(state.table());
    let sentence = text::roll_votes(votes.asked, votes.needed, is_own, has_cards);
    Some(sentence)
}

fn instruction<A: Authority>(state: &State<A>) -> String {
    let table = state.table();
    match state.authority().rolling() {
        Rolling::NotAllowed(roller) if table.round().is_none() => {
            format!("{}.", text::who_rolls(roller, has_cards(table)))
        }
        _ => text::instruction(table),
    }
}

fn has_cards(table: &Table) -> bool {
    table.rules().source == Source::Cards
}

/// What the button for a roll does.
fn roll_button<A: Authority>(state: &State<A>) -> RollButton {
    let authority = state.authority();
    match authority.rolling() {
        _ if state.asks_to_roll() => RollButton::HasAsked,
        Rolling::AtOnce | Rolling::AfterQuestion => RollButton::Rolls,
        Rolling::ByVote { has_asked } => RollButton::Votes {
            count: authority
                .roll_votes()
                .map(|votes| (votes.asked, votes.needed)),
            is_own: has_asked,
        },
        Rolling::NotAllowed(roller) => RollButton::NotThere(roller),
    }
}

/// The hint that is to be shown. A refusal is more pressing.
fn hint<A: Authority>(state: &State<A>) -> Option<HintViewModel> {
    let grade = state.hint()?;
    if state.asks_to_roll() || state.status().is_some_and(Status::is_refusal) {
        return None;
    }
    let table = state.table();
    Some(HintViewModel {
        key: u64::from(table.rounds()) << 3 | grade.number() as u64,
        puzzle: referee::puzzle(table, &table.round()?.deal)?,
        grade,
    })
}

fn stage(table: &Table) -> Stage {
    match table.round().map(|round| &round.phase) {
        None => Stage::Rest,
        Some(Phase::Thinking) if table.moves_freely() => Stage::Free,
        Some(Phase::Thinking) => Stage::Thinking,
        Some(Phase::Impossible { .. }) => Stage::Waiting,
        Some(Phase::Demonstration { .. }) => Stage::Demonstration,
        Some(Phase::Settled(_)) => Stage::Settled,
    }
}

fn calls<A: Authority>(state: &State<A>) -> CallsViewModel {
    let table = state.table();
    let board = table.round().map(|round| &round.board);
    CallsViewModel {
        stage: stage(table),
        goal: table.rules().goal.value(),
        has_cards: has_cards(table),
        can_undo: !state.hand().is_empty()
            || table.rules().undo && board.is_some_and(|board| !board.steps().is_empty()),
        can_redo: board.is_some_and(|board| board.redoable().is_some()),
        who: who(state),
        roll: roll_button(state),
        hints_left: hints_left(state),
    }
}

/// Who has the buttons below the board.
fn who<A: Authority>(state: &State<A>) -> Who {
    match (state.table().mode(), state.mover()) {
        (_, None) => Who::Nobody,
        _ if state.is_guided() => Who::Guided,
        (TableMode::Solitaire, _) => Who::Alone,
        (TableMode::HotSeat, _) => Who::InCorners,
        (TableMode::Group, _) => Who::OneOfMany {
            is_calling: state.calls_here(),
        },
    }
}

/// How many hints the player whose move it is has not taken yet.
fn hints_left<A: Authority>(state: &State<A>) -> usize {
    let round = state.table().round();
    let last = round.and_then(|round| round.last_hint(state.mover()?));
    Grade::ALL.len() - last.map_or(0, Grade::number)
}

fn board<A: Authority>(state: &State<A>) -> BoardViewModel {
    let table = state.table();
    let is_open = match stage(table) {
        Stage::Free => true,
        Stage::Demonstration => state.calls_here(),
        Stage::Rest | Stage::Thinking | Stage::Waiting | Stage::Settled => false,
    };
    let tiles = table
        .round()
        .map_or(Vec::new(), |round| tiles(table, round));
    let ghosts = match &table.rules().source {
        Source::Dice(dice) => dice.iter().map(|die| Look::Die(die.sides())).collect(),
        Source::Cards => score_core::cards::Suit::ALL.map(Look::Card).to_vec(),
    };
    BoardViewModel {
        deal: table.rounds(),
        tiles,
        ghosts,
        hand: state.hand().clone(),
        ops: table.rules().ops,
        locked: !is_open,
    }
}

/// The numbers of a round; the one that made the goal stands out.
fn tiles(table: &Table, round: &Round) -> Vec<TileViewModel> {
    let mut tiles = tiles_of_board(&round.board, Some(&round.deal));
    let is_shown = match &round.phase {
        Phase::Settled(settlement) => {
            matches!(settlement.ending, Ending::Reached | Ending::Practised)
        }
        _ => false,
    };
    let goal = table.rules().goal.value().into();
    let newest = round.board.tiles().last();
    for tile in &mut tiles {
        tile.won = is_shown && Some(tile.id) == newest && tile.value == goal;
    }
    tiles
}

/// The numbers of a board from left to right: a result lies where its left
/// number lay.
pub fn tiles_of_board(board: &Board, deal: Option<&Deal>) -> Vec<TileViewModel> {
    let mut tiles: Vec<TileId> = board.tiles().collect();
    tiles.sort_by_key(|tile| origin(board, *tile));
    let tile = |id: TileId| {
        Some(TileViewModel {
            id,
            value: board.value(id)?,
            look: look(board, deal, id),
            name: text::tile_name(board, deal, id),
            won: false,
        })
    };
    tiles.into_iter().filter_map(tile).collect()
}

/// The number dealt whose place on the table a number has.
fn origin(board: &Board, tile: TileId) -> u8 {
    match board.made_by(tile) {
        Some(step) => origin(board, step.left),
        None => tile.0,
    }
}

fn look(board: &Board, deal: Option<&Deal>, tile: TileId) -> Look {
    if let Some(made) = board.made_by(tile) {
        return Look::Derived(text::step(board, made));
    }
    let place = usize::from(tile.0);
    match deal {
        Some(Deal::Rolled { sides, .. }) => sides
            .get(place)
            .map_or(Look::Plain, |sides| Look::Die(*sides)),
        Some(Deal::Drawn { cards }) => cards
            .get(place)
            .map_or(Look::Plain, |card| Look::Card(card.suit())),
        Some(Deal::Chosen { .. }) | None => Look::Plain,
    }
}

/// How many numbers there is room for.
fn places_dealt(table: &Table) -> usize {
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

/// [`call_of`] as the players of a group are shown it.
pub fn called(table: &Table, seat: SeatId) -> Option<String> {
    call_of(table, seat).map(Call::label)
}

/// What a player called in this round; their last call counts.
pub fn call_of(table: &Table, seat: SeatId) -> Option<Call> {
    let (score, impossible) = match &table.round()?.phase {
        Phase::Thinking => (None, None),
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
    let stage = stage(table);
    let models = table
        .seats()
        .iter()
        .enumerate()
        .map(|(place, seat)| CornerViewModel {
            id: seat.id,
            name: seat.name.to_string(),
            points: seat.points,
            is_calling: table.call_is_open() && state.mover() == Some(seat.id),
            can_score: matches!(stage, Stage::Thinking | Stage::Waiting),
            can_impossible: stage == Stage::Thinking,
            keys: keys::SEAT_KEYS.get(place).copied(),
        });
    models.collect()
}

fn settlement(table: &Table, verdict: Option<bool>) -> Option<SettlementViewModel> {
    let round = table.round()?;
    let Phase::Settled(settlement) = &round.phase else {
        return None;
    };
    let rules = table.rules();
    let solvable = verdict?;
    Some(SettlementViewModel {
        solvable,
        verdict: text::verdict(solvable, rules.goal),
        points: text::reasons(table, settlement, solvable),
        mistake: text::mistake(table, settlement, solvable),
        is_win: is_win(settlement),
        link: route::link_to(&round.deal.numbers(), rules.clone()),
        hints: text::hints_taken(settlement),
        puzzle: referee::puzzle(table, &round.deal)?,
    })
}

fn is_win(settlement: &Settlement) -> bool {
    settlement.ending == Ending::Practised || settlement.awards.iter().any(|award| award.points > 0)
}
