//! The table.

use leptos::prelude::*;
use score_core::arith::solve::Puzzle;
use score_core::games::score::Ending;
use score_core::hand::{Act, Hand};
use score_core::table::board::{Board as TableBoard, Deal, TileId};
use score_core::table::command::Command;
use score_core::table::event::{Company, SeatId};
use score_core::table::referee;
use score_core::table::rules::Source;
use score_core::table::state::{Phase, Round, Settlement, Table};

use crate::edge::dom;
use crate::edge::element::{El, Item, el, item};
use crate::pages::{guide, keys};
use crate::store::{Notice, State, Store};
use crate::text;
use crate::view::board::{BoardFace, board};
use crate::view::calls::{CallsFace, Stage, Wish, calls};
use crate::view::coach::{CoachFace, coach};
use crate::view::corner::{CornerFace, corner};
use crate::view::countdown::{TimeLeft, countdown};
use crate::view::scoreboard::{SeatFace, scoreboard};
use crate::view::settlement::{SettlementFace, settlement};
use crate::view::tile::{Look, TileFace};

/// What the table shows, all of it but the clock.
#[derive(Clone, Debug, PartialEq)]
struct PlayFace {
    status: (bool, String),
    goal: String,
    dealt: usize,
    board: BoardFace,
    calls: CallsFace,
    seats: Vec<SeatFace>,
    corners: Vec<CornerFace>,
    coach: Option<CoachFace>,
    settlement: Option<SettlementFace>,
    is_flat: bool,
}

/// The table at which the player sits.
pub fn page(store: Store) -> El {
    let face = Memo::new(move |_| store.with(play_face));
    let stage = move || face.with(|face| face.calls.stage);
    let time = move || {
        let left_ms = store.left_ms()?;
        Some(TimeLeft {
            left_s: left_ms.div_ceil(1_000),
            total_s: store.total_ms() / 1_000,
        })
    };
    keys::listen(store);
    keep_focus(stage);
    let goal = el("p").class("goal").attr("id", "goal");
    let panel = el("div")
        .class("panel")
        .child(
            goal.child(el("span").class("label").text(text::GOAL))
                .text(" ")
                .child(el("strong").text_of(move || face.with(|face| face.goal.clone()))),
        )
        .child(scoreboard(move || face.with(|face| face.seats.clone())))
        .child(countdown(time));
    let is_hot = move || face.with(|face| !face.corners.is_empty());
    el("main")
        .class("play")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .class_if("hot", is_hot)
        .class_if("flat", move || face.with(|face| face.is_flat))
        .class_if("coached", move || face.with(|face| face.coach.is_some()))
        .attr_of("data-phase", move || Some(stage().name().to_owned()))
        .attr_of("data-seats", move || is_hot().then(|| seats_count(face)))
        .child(el("h1").class("hush").text(text::TITLE))
        .child(panel)
        .child(surface(store, face))
        .each(move || extras(store, face))
}

/// What is not always there: corners, the companion, the settlement.
fn extras(store: Store, face: Memo<PlayFace>) -> Vec<Item> {
    let (is_hot, companion, settled) = face.with(|face| {
        let settled = face.settlement.clone();
        let settled = settled.map(|settled| (u64::from(face.board.deal), settled));
        (!face.corners.is_empty(), face.coach, settled)
    });
    let corners = is_hot.then(|| item(0, move || corners(store, face)));
    let coach = companion.map(|face| {
        // The companion says how far the roll has come.
        item(1 + face.done as u64, move || {
            coach(face, move || store.end_guide())
        })
    });
    // A settlement stays as it is until the next deal.
    let settlement = settled.map(|(deal, face)| item(1 << 32 | deal, move || settlement(face)));
    [corners, coach, settlement].into_iter().flatten().collect()
}

/// The part of the table that fits one screen.
fn surface(store: Store, face: Memo<PlayFace>) -> El {
    let status = el("p").class("status").attr("id", "status");
    let status = status
        .attr("role", "status")
        .class_if("refusal", move || face.with(|face| face.status.0))
        .text_of(move || face.with(|face| face.status.1.clone()));
    let pieces = board(
        move || face.with(|face| face.board.clone()),
        move |act: Act| store.act(act),
    );
    let keys = calls(
        move || face.with(|face| face.calls),
        move |wish| carry_out(store, store.peek(State::mover), wish),
    );
    el("div")
        .class("board")
        .class_if("locked", move || face.with(|face| face.board.locked))
        .attr_of("data-dice", move || {
            Some(face.with(|face| face.dealt.to_string()))
        })
        .child(
            el("div")
                .class("surface")
                .child(status)
                .children(pieces)
                .child(keys),
        )
}

/// The corners of the players round one screen.
fn corners(store: Store, face: Memo<PlayFace>) -> El {
    let corner = move |place: usize| {
        corner(
            place,
            move || face.with(|face| face.corners.get(place).cloned()),
            move |seat, wish| carry_out(store, seat, wish),
        )
    };
    let corners = move || {
        let places = 0..face.with(|face| face.corners.len());
        places
            .map(|place| item(place as u64, move || corner(place)))
            .collect()
    };
    el("div")
        .class("corners")
        .attr_of("data-seats", move || Some(seats_count(face)))
        .each(corners)
}

fn seats_count(face: Memo<PlayFace>) -> String {
    face.with(|face| face.corners.len().to_string())
}

fn play_face(state: &State) -> PlayFace {
    let table = state.table();
    let coach = state.is_guided().then(|| CoachFace {
        done: guide::taps_done(table, state.hand()),
        taps: guide::TAPS,
    });
    PlayFace {
        status: status(state),
        goal: table.rules().goal.value().to_string(),
        dealt: places_dealt(table),
        board: board_face(table, state.hand().clone()),
        calls: calls_face(state),
        seats: seat_faces(table),
        corners: corner_faces(table),
        coach,
        settlement: settlement_face(table),
        is_flat: state.settings().flat,
    }
}

/// The one line that says what to do, or what happened; and whether it is a
/// refusal.
fn status(state: &State) -> (bool, String) {
    match state.notice() {
        Some(Notice::Told(text)) => (false, text.clone()),
        Some(Notice::Refused(text)) => (true, text.clone()),
        None if state.is_guided() => (false, guide::hint(state.table(), state.hand())),
        None => (false, text::instruction(state.table())),
    }
}

/// Asks the referee for what a player wants.
pub fn carry_out(store: Store, seat: SeatId, wish: Wish) {
    store.send(
        seat,
        match wish {
            Wish::Roll => Command::Roll,
            Wish::Score => Command::CallScore,
            Wish::Impossible => Command::CallImpossible,
            Wish::Undo => Command::Undo,
            Wish::Redo => Command::Redo,
            Wish::GiveUp => Command::GiveUp,
            Wish::BeSure => Command::BeSure,
        },
    );
}

/// A key that is pressed is often gone afterwards; then the focus goes to
/// what comes next, and not back to the top of the page.
fn keep_focus(stage: impl Fn() -> Stage + 'static) {
    let mut before = None;
    Effect::new(move || {
        let stage = stage();
        if before.is_some_and(|before| before != stage) {
            dom::before_paint(move || {
                if dom::has_focus("body") {
                    dom::focus(match stage {
                        Stage::Rest => "#roll",
                        Stage::Thinking | Stage::Waiting => "#score, .call-score",
                        Stage::Free | Stage::Demonstration => "#dice .tile",
                        Stage::Settled => "#verdict",
                    });
                }
            });
        }
        before = Some(stage);
    });
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

fn calls_face(state: &State) -> CallsFace {
    let table = state.table();
    let board = table.round().map(|round| &round.board);
    CallsFace {
        stage: stage(table),
        goal: table.rules().goal.value(),
        can_undo: table.rules().undo && board.is_some_and(|board| !board.steps().is_empty()),
        can_redo: board.is_some_and(|board| board.redoable().is_some()),
        calls_here: table.company() == Company::Solitaire,
        is_guided: state.is_guided(),
    }
}

fn board_face(table: &Table, hand: Hand) -> BoardFace {
    let tiles = table
        .round()
        .map_or(Vec::new(), |round| tiles(table, round));
    let ghosts = match &table.rules().source {
        Source::Dice(dice) => dice.iter().map(|die| Look::Die(die.sides())).collect(),
        Source::Cards => score_core::cards::Suit::ALL.map(Look::Card).to_vec(),
    };
    BoardFace {
        deal: table.rounds(),
        tiles,
        ghosts,
        hand,
        ops: table.rules().ops,
        locked: !matches!(stage(table), Stage::Free | Stage::Demonstration),
    }
}

/// The numbers from left to right: a result lies where its left number lay.
fn tiles(table: &Table, round: &Round) -> Vec<TileFace> {
    let board = &round.board;
    let places = 0..board.dealt();
    let in_play = places.filter_map(|place| {
        let mut tiles = board.tiles();
        tiles.find(|tile| usize::from(origin(board, *tile)) == place)
    });
    let shown = match &round.phase {
        Phase::Settled(settlement) => {
            matches!(settlement.ending, Ending::Reached | Ending::Practised)
        }
        _ => false,
    };
    let goal = table.rules().goal.value().into();
    let newest = board.tiles().last();
    let faces = in_play.filter_map(|id| {
        let value = board.value(id)?;
        Some(TileFace {
            id,
            value,
            look: look(board, &round.deal, id),
            name: text::tile_name(board, Some(&round.deal), id),
            won: shown && Some(id) == newest && value == goal,
        })
    });
    faces.collect()
}

/// The number dealt whose place on the table a number has.
pub fn origin(board: &TableBoard, tile: TileId) -> u8 {
    match board.made_by(tile) {
        Some(step) => origin(board, step.left),
        None => tile.0,
    }
}

fn look(board: &TableBoard, deal: &Deal, tile: TileId) -> Look {
    if let Some(made) = board.made_by(tile) {
        return Look::Derived(text::step(board, made));
    }
    let place = usize::from(tile.0);
    match deal {
        Deal::Rolled { sides, .. } => sides.get(place).map_or(Look::Plain, |n| Look::Die(*n)),
        Deal::Drawn { cards } => cards
            .get(place)
            .map_or(Look::Plain, |card| Look::Card(card.suit())),
        Deal::Chosen { .. } => Look::Plain,
    }
}

/// How many numbers there is room for.
fn places_dealt(table: &Table) -> usize {
    match (table.round(), &table.rules().source) {
        (Some(round), _) => round.board.dealt(),
        (None, Source::Dice(dice)) => dice.count(),
        (None, Source::Cards) => score_core::table::rules::HAND_CARDS,
    }
}

fn seat_faces(table: &Table) -> Vec<SeatFace> {
    let seats = table.seats().iter().map(|seat| SeatFace {
        name: match table.company() {
            Company::Solitaire => text::POINTS.to_owned(),
            _ => seat.name.to_string(),
        },
        points: seat.points,
        called: called(table, seat.id).filter(|_| table.company() != Company::Solitaire),
    });
    seats.collect()
}

/// What a player called in this round; his last call counts.
fn called(table: &Table, seat: SeatId) -> Option<&'static str> {
    let (score, impossible) = match &table.round()?.phase {
        Phase::Thinking => (None, None),
        Phase::Impossible { caller, .. } => (None, Some(*caller)),
        Phase::Demonstration {
            caller, against, ..
        } => (Some(*caller), *against),
        Phase::Settled(settlement) => (settlement.score_caller, settlement.impossible_caller),
    };
    if score == Some(seat) {
        Some(text::SCORE)
    } else if impossible == Some(seat) {
        Some(text::IMPOSSIBLE)
    } else {
        None
    }
}

fn corner_faces(table: &Table) -> Vec<CornerFace> {
    if table.company() != Company::HotSeat {
        return Vec::new();
    }
    let stage = stage(table);
    let faces = table
        .seats()
        .iter()
        .enumerate()
        .map(|(place, seat)| CornerFace {
            id: seat.id,
            name: seat.name.to_string(),
            points: seat.points,
            is_calling: called(table, seat.id).is_some(),
            can_score: matches!(stage, Stage::Thinking | Stage::Waiting),
            can_impossible: stage == Stage::Thinking,
            keys: keys::SEAT_KEYS.get(place).copied(),
        });
    faces.collect()
}

fn settlement_face(table: &Table) -> Option<SettlementFace> {
    let round = table.round()?;
    let Phase::Settled(settlement) = &round.phase else {
        return None;
    };
    let rules = table.rules();
    let solvable = referee::is_solvable(table, &round.deal);
    Some(SettlementFace {
        solvable,
        verdict: text::verdict(solvable, rules.goal),
        points: text::reasons(table, settlement, solvable),
        mistake: text::mistake(table, settlement, solvable),
        is_win: is_win(settlement),
        puzzle: Puzzle::new(
            &round.deal.numbers(),
            rules.goal.value(),
            rules.ops,
            rules.all_numbers,
        )
        .ok()?,
    })
}

fn is_win(settlement: &Settlement) -> bool {
    settlement.ending == Ending::Practised || settlement.awards.iter().any(|award| award.points > 0)
}
