//! The buttons below the board: their places, whether they are enabled, and what a press does.
//!
//! The places follow from the phase of the round and from the players at the screen. A button is
//! enabled if these players may ask for its command.

use leptos::prelude::Callable;
use score_core::hand::Act;
use score_core::table::command::{Ask, Command};
use score_core::table::event::{SeatId, TableMode};
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::state::{Phase, Table};
use score_core::teach::hint::Grade;

use crate::components::calls::{CallsViewModel, TableAction};
use crate::games::score::guide;
use crate::state::authority::{Authority, Denial, Lesson, PlannedRoll, RollPress};
use crate::state::store::{Question, State, TableStore};
use crate::table::reasons::{no_call, other_roller};
use crate::{text, tr};

/// The progress of the round on the table, in the steps that the screen distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownPhase {
    /// Nothing was rolled yet.
    Rest,
    /// A call can be made.
    Thinking,
    /// A call can be made, and the player may already make steps.
    Free,
    /// IMPOSSIBLE was called, and its clock runs.
    Waiting,
    /// SCORE was called, and its player makes the goal.
    Demonstration,
    /// Everyone makes steps on their own board, and answers.
    Everyone,
    /// The roll is settled.
    Settled,
}

impl ShownPhase {
    /// The phase of a table.
    pub fn of(table: &Table) -> ShownPhase {
        match table.round().map(|round| &round.phase) {
            None => ShownPhase::Rest,
            Some(Phase::Everyone { .. }) => ShownPhase::Everyone,
            Some(Phase::Thinking) if table.moves_freely() => ShownPhase::Free,
            Some(Phase::Thinking) => ShownPhase::Thinking,
            Some(Phase::Impossible { .. }) => ShownPhase::Waiting,
            Some(Phase::Demonstration { .. }) => ShownPhase::Demonstration,
            Some(Phase::Settled(_) | Phase::Revealed(_)) => ShownPhase::Settled,
        }
    }

    /// The name of the phase in the document.
    pub fn name(self) -> &'static str {
        match self {
            ShownPhase::Rest => "rest",
            ShownPhase::Thinking => "thinking",
            ShownPhase::Free => "free",
            ShownPhase::Waiting => "waiting",
            ShownPhase::Demonstration => "demo",
            ShownPhase::Everyone => "everyone",
            ShownPhase::Settled => "settled",
        }
    }
}

/// The viewer of the buttons below the board.
#[derive(Clone, Copy)]
enum Viewer {
    /// The only player.
    Alone,
    /// Players around one screen, who each have buttons for their calls.
    InCorners,
    /// One of several players, each at a screen of their own.
    OneOfMany {
        /// Whether the open call is this player's.
        is_calling: bool,
    },
    /// A member of a class at small tables who sits at none of them.
    AtNoTable,
}

impl Viewer {
    fn of<A: Authority>(state: &State<A>) -> Viewer {
        match state.table().mode() {
            TableMode::Solitaire => Viewer::Alone,
            TableMode::HotSeat => Viewer::InCorners,
            _ if state.authority().tables_progress().is_some() => Viewer::AtNoTable,
            TableMode::Group => Viewer::OneOfMany {
                is_calling: state.calls_here(),
            },
        }
    }
}

/// The large buttons, and the small ones below them.
type Rows = (Vec<TableAction>, Vec<TableAction>);

/// The buttons below the board.
pub fn calls<A: Authority>(state: &State<A>) -> CallsViewModel {
    let table = state.table();
    let has_cards = table.rules().has_cards();
    let are_answers = table.everyone_is_open();
    let own = state.own_board();
    let has_goal = own.is_some_and(|own| own.has_reached(table.rules()));
    let (main, more) = rows(state);
    let is_large = main.contains(&TableAction::Roll);
    let is_refused = !are_answers && no_call(state).is_some();
    CallsViewModel {
        main,
        more,
        idle: idle(state),
        refused: match is_refused {
            true => vec![TableAction::Score, TableAction::Impossible],
            false => Vec::new(),
        },
        roll: match (planned_roll(state), other_roller(state)) {
            (Some(planned), _) => Ok(planned.label),
            (None, Some(roller)) => Err(text::who_rolls(roller, has_cards)),
            (None, None) => Ok(roll_label(state, is_large, has_cards)),
        },
        are_answers,
        is_early: are_answers && !has_goal,
        goal: table.rules().goal.value(),
        has_cards,
        hints_left: Grade::ALL.len() - state.last_hint().map_or(0, Grade::number),
        deal: state.authority().rounds(),
    }
}

/// The roll of a lesson that the large button deals: none while a round is open.
fn planned_roll<A: Authority>(state: &State<A>) -> Option<PlannedRoll> {
    let phase = ShownPhase::of(state.table());
    match phase {
        ShownPhase::Rest | ShownPhase::Settled => state.authority().planned_roll(),
        _ => None,
    }
}

fn rows<A: Authority>(state: &State<A>) -> Rows {
    // A visitor only watches.
    if state.mover().is_none() {
        return (vec![], vec![]);
    }
    if let Some(lesson) = state.lesson() {
        return guided(lesson, state.table());
    }
    let viewer = Viewer::of(state);
    let history = || vec![TableAction::Undo, TableAction::Redo];
    let calls = match viewer {
        Viewer::Alone | Viewer::OneOfMany { .. } => {
            vec![TableAction::Score, TableAction::Impossible]
        }
        Viewer::InCorners | Viewer::AtNoTable => vec![],
    };
    match ShownPhase::of(state.table()) {
        ShownPhase::Rest | ShownPhase::Settled => (vec![TableAction::Roll], vec![]),
        ShownPhase::Everyone => answers(state),
        ShownPhase::Thinking if state.asks_to_roll() => {
            (calls, vec![TableAction::RollAnyway, TableAction::KeepRoll])
        }
        ShownPhase::Thinking => (
            calls,
            match viewer {
                Viewer::OneOfMany { .. } | Viewer::AtNoTable => vec![TableAction::Roll],
                Viewer::Alone | Viewer::InCorners => vec![TableAction::Hint, TableAction::Roll],
            },
        ),
        ShownPhase::Free => (
            calls,
            match viewer {
                Viewer::OneOfMany { .. } | Viewer::AtNoTable => vec![],
                Viewer::Alone | Viewer::InCorners => {
                    [history(), vec![TableAction::Hint, TableAction::Roll]].concat()
                }
            },
        ),
        ShownPhase::Waiting => {
            let score = calls.into_iter().filter(|call| *call == TableAction::Score);
            (
                score.collect(),
                match viewer {
                    Viewer::OneOfMany { .. } | Viewer::AtNoTable => vec![],
                    Viewer::Alone => vec![TableAction::Hint, TableAction::BeSure],
                    Viewer::InCorners => vec![TableAction::Hint],
                },
            )
        }
        ShownPhase::Demonstration => match viewer {
            Viewer::OneOfMany { is_calling: false } => (vec![], vec![]),
            Viewer::OneOfMany { is_calling: true } => (history(), vec![TableAction::GiveUp]),
            Viewer::AtNoTable => (history(), vec![]),
            Viewer::Alone | Viewer::InCorners => {
                (history(), vec![TableAction::Hint, TableAction::GiveUp])
            }
        },
    }
}

/// The buttons when everyone plays, each on a board of their own.
fn answers<A: Authority>(state: &State<A>) -> Rows {
    if state.may_here(Ask::Answer).is_err() {
        return (vec![], vec![]);
    }
    let more = match state.question() == Some(Question::Impossible) {
        true => vec![TableAction::SurelyImpossible, TableAction::ThinkOn],
        false => vec![TableAction::Undo, TableAction::Redo, TableAction::Hint],
    };
    (vec![TableAction::Score, TableAction::Impossible], more)
}

/// The buttons of a newcomer at a first roll with a companion.
fn guided(lesson: Lesson, table: &Table) -> Rows {
    let history = vec![TableAction::Undo, TableAction::Redo];
    match (guide::is_over(table), lesson.next()) {
        (true, Some(_)) => (vec![TableAction::NextLesson], vec![]),
        (true, None) => (vec![TableAction::EndGuide], vec![]),
        (false, None) => (vec![TableAction::Impossible], history),
        (false, Some(_)) => (history, vec![]),
    }
}

/// Sends the referee the command of a button that the players at this screen share.
pub fn dispatch_here<A: Authority>(store: TableStore<A>, action: TableAction) {
    let has_player = store.with_untracked(|state| state.mover().is_some());
    if has_player && let Some(command) = command(store, action) {
        store.send_here(command);
    }
}

/// Sends the referee the command for a new roll, even if a planned one comes next.
pub fn roll_at_random<A: Authority>(store: TableStore<A>) {
    let has_player = store.with_untracked(|state| state.mover().is_some());
    if has_player && let Some(command) = roll(store) {
        store.send_here(command);
    }
}

/// Sends the referee the command of a player's button.
pub fn dispatch<A: Authority>(store: TableStore<A>, seat: SeatId, action: TableAction) {
    if let Some(command) = command(store, action) {
        store.send(seat, command);
    }
}

/// The command of `action` for the referee; `None` if the action needs none, or was carried out
/// here.
fn command<A: Authority>(store: TableStore<A>, action: TableAction) -> Option<Command> {
    if action == TableAction::Undo && store.with_untracked(|state| !state.hand().is_empty()) {
        // A step that is only begun is taken back piece by piece.
        store.act(Act::Erase);
        return None;
    }
    let is_everyones = store.with_untracked(|state| state.table().everyone_is_open());
    Some(match action {
        TableAction::Hint => {
            store.take_hint();
            return None;
        }
        TableAction::KeepRoll | TableAction::ThinkOn => {
            store.ask(None);
            return None;
        }
        TableAction::Impossible if is_everyones => {
            store.ask(Some(Question::Impossible));
            return None;
        }
        TableAction::Score if is_everyones => Command::Answer(FinalAnswer::Solved),
        TableAction::Roll => match store.with_untracked(planned_roll) {
            Some(planned) => {
                planned.deal.run(());
                return None;
            }
            None => return roll(store),
        },
        // The answer ends the question: a roll follows, or the reason why there is none.
        TableAction::RollAnyway | TableAction::SurelyImpossible
            if store.with_untracked(|state| state.authority().is_busy()) =>
        {
            return None;
        }
        TableAction::RollAnyway => Command::Roll,
        TableAction::SurelyImpossible => Command::Answer(FinalAnswer::Impossible),
        TableAction::Score => Command::CallScore,
        TableAction::Impossible => Command::CallImpossible,
        TableAction::Undo => Command::Undo,
        TableAction::Redo => Command::Redo,
        TableAction::GiveUp => Command::GiveUp,
        TableAction::BeSure => Command::BeSure,
        // These do not change a table, but switch to another one.
        TableAction::NextLesson | TableAction::EndGuide => return None,
    })
}

/// The command of the button for a roll. `None` if a press asks first, or shows why there is no
/// roll.
fn roll<A: Authority>(store: TableStore<A>) -> Option<Command> {
    let (may, press) = store.with_untracked(|state| {
        let authority = state.authority();
        (state.may_roll(), authority.roll_press())
    });
    if may == Err(Refusal::NotYourRoll.into()) {
        let roller = store.with_untracked(|state| state.authority().roller());
        store.deny(Denial::NotRoller(roller));
        return None;
    }
    match press {
        RollPress::Rolls | RollPress::Votes { has_voted: false } => return Some(Command::Roll),
        RollPress::Votes { has_voted: true } => {}
        RollPress::Asks => store.ask(Some(Question::Roll)),
    }
    None
}

/// The buttons that are disabled.
fn idle<A: Authority>(state: &State<A>) -> Vec<TableAction> {
    let has_voted = state.authority().roll_press() == RollPress::Votes { has_voted: true };
    // A step that is only begun is taken back piece by piece.
    let cannot_undo = state.hand().is_empty() && state.may_here(Ask::Undo).is_err();
    let idle = [
        (TableAction::Roll, has_voted),
        (TableAction::Undo, cannot_undo),
        (TableAction::Redo, state.may_here(Ask::Redo).is_err()),
    ];
    let idle = idle.into_iter().filter(|(_, is_idle)| *is_idle);
    idle.map(|(action, _)| action).collect()
}

/// The words on the button for a roll. If a press is a vote, the small button beside the calls
/// always says so.
fn roll_label<A: Authority>(state: &State<A>, is_large: bool, has_cards: bool) -> String {
    let authority = state.authority();
    if let RollPress::Votes { has_voted } = authority.roll_press() {
        let votes = authority.roll_votes();
        let count = votes.map(|votes| (votes.asked, votes.needed));
        if !is_large || count.is_some() || has_voted {
            return text::vote_label(count, has_voted, has_cards);
        }
    }
    match is_large {
        true => text::roll_button(has_cards),
        false => tr!("table-new-roll", source = text::source(has_cards)),
    }
}
