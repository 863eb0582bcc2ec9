//! The table.

pub mod keys;
pub mod view_model;

use leptos::attr::Attribute;
use leptos::prelude::*;
use score_core::hand::Act;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::game::Game;

use crate::components::board::{Board, tile_selector};
use crate::components::calls::{Action, Calls, RollButton, Stage};
use crate::components::countdown::{Countdown, TimeLeft};
use crate::components::later::Later;
use crate::components::player_corner::Corner;
use crate::components::scoreboard::Scoreboard;
use crate::components::settlement::{Settlement, SettlementViewModel};
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::games::score::coach::Coach;
use crate::pages::table::view_model::{HintViewModel, TableViewModel};
use crate::state::authority::{Authority, Denial, Rolling};
use crate::state::store::{Attention, Focus, State, Store};
use crate::study::{Hint, Solutions};
use crate::{move_tr, tr};

/// The elements that the focus is led to, and those that it may be on.
#[derive(Clone, Copy, Default)]
pub struct TableNodes {
    /// The whole page.
    pub main: AnyNodeRef,
    /// The answers that a host has besides those below the board.
    pub host_answers: [AnyNodeRef; 2],
    status: AnyNodeRef,
    dice: AnyNodeRef,
    calls: AnyNodeRef,
    corners: AnyNodeRef,
    skip_coach: AnyNodeRef,
    settlement: AnyNodeRef,
}

impl TableNodes {
    /// Those of a page, which its parts find with [`here`](TableNodes::here).
    pub fn provide() -> TableNodes {
        let nodes = TableNodes::default();
        provide_context(nodes);
        nodes
    }

    /// Those of the page that a component is part of.
    pub fn here() -> TableNodes {
        expect_context()
    }

    /// Whether the button that had the focus may be gone.
    fn has_button_gone(self) -> bool {
        node::is_focus_lost() || node::has_focus(self.calls)
    }

    fn focus_stage(self, stage: Stage, is_locked: bool) -> bool {
        match stage {
            // Where others roll there is no button for it.
            Stage::Rest => node::focus((self.calls, "#roll")) || node::focus(self.calls),
            // A call costs points: a second press of the same key must not make one, and
            // Tab leads on to the first.
            Stage::Thinking | Stage::Waiting => node::focus(self.calls),
            // Others move the numbers.
            Stage::Demonstration if is_locked => node::focus(self.main),
            Stage::Free | Stage::Demonstration => node::focus((self.dice, ".tile")),
            Stage::Settled => node::focus((self.settlement, "h2")),
        }
    }
}

/// The table of the players at this screen.
#[component]
pub fn PlayPage() -> impl IntoView {
    let store = expect_context::<Store>();
    let nodes = TableNodes::provide();
    let model = view_model(store);
    let seats = Memo::new(move |_| model.with(|model| model.seats.clone()));
    view! {
        <main id="main" tabindex="-1" class="play" node_ref=nodes.main {..frame(model)}>
            <h1 class="hush">{game_name(store.game())}</h1>
            <Table store model points=move || view! { <Scoreboard seats/> }>
                <AtThisScreen store model/>
            </Table>
        </main>
    }
    .into_any()
}

/// What a game is called.
fn game_name(game: Game) -> impl Fn() -> String {
    move || match game {
        Game::Score => tr!("game-score"),
        Game::TwentyFour => tr!("page-24"),
    }
}

/// What the table of `store` shows.
pub fn view_model<A: Authority>(store: Store<A>) -> Memo<TableViewModel> {
    Memo::new(move |_| store.with(TableViewModel::new))
}

/// What the element round a [`Table`] says of it; it has the class `play` too.
pub fn frame(model: Memo<TableViewModel>) -> impl Attribute + use<> {
    view! {
        <{..}
            class:hot=move || is_hot(model)
            class:flat=move || model.with(|model| model.is_flat)
            class:coached=move || model.with(|model| model.coach.is_some())
            data-asked=move || next_tap(model)
            data-phase=move || model.with(|model| model.calls.stage.name())
            data-seats=move || is_hot(model).then(|| seats_count(model))
        />
    }
}

fn is_hot(model: Memo<TableViewModel>) -> bool {
    model.with(|model| !model.corners.is_empty())
}

fn next_tap(model: Memo<TableViewModel>) -> Option<String> {
    let next_tap = model.with(|model| model.coach.and_then(|coach| coach.next_tap));
    next_tap.map(|tap| tap.to_string())
}

/// What is in the frame of a table: the panel with the players' `points`, the board, the
/// children, and what came of the roll.
#[component]
pub fn Table<A: Authority>(
    store: Store<A>,
    model: Memo<TableViewModel>,
    #[prop(into)] points: ViewFnOnce,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let time = Memo::new(move |_| {
        let left_ms = store.left_ms()?;
        Some(TimeLeft {
            left_s: left_ms.div_ceil(1_000),
            total_s: store.total_ms() / 1_000,
        })
    });
    keys::listen(store);
    keep_focus(model);
    keep_focus_at_question(model);
    pay_attention(store);
    let goal = move || model.with(|model| model.goal.clone());
    view! {
        <div class="panel">
            <p class="goal" id="goal">
                <span class="label">{move_tr!("table-goal")}</span>
                " "
                <strong>{goal}</strong>
            </p>
            {points.run()}
            <Countdown time/>
        </div>
        <Surface store model/>
        <Later>
            {children.map(|children| children())}
            <Settled model/>
        </Later>
    }
}

/// What came of the roll; it stays until the next deal.
#[component]
fn Settled(model: Memo<TableViewModel>) -> impl IntoView {
    let node = TableNodes::here().settlement;
    let settled = move || {
        model.with(|model| {
            let puzzle = model.settlement.as_ref()?.puzzle.clone();
            Some((model.board.deal, puzzle))
        })
    };
    view! {
        <For each=settled key=|(deal, _)| *deal let((_, puzzle))>
            <Settlement node model=settlement(model)>
                <Solutions puzzle/>
            </Settlement>
        </For>
    }
}

/// One that is about to go away shows what it showed last.
fn settlement(model: Memo<TableViewModel>) -> Signal<SettlementViewModel> {
    let last = Memo::new(move |last: Option<&Option<SettlementViewModel>>| {
        let now = model.with(|model| model.settlement.clone());
        now.or_else(|| last.cloned().flatten())
    });
    Signal::derive(move || last.get().expect("it is shown because there is one"))
}

/// What only players at one screen have: corners, and the first one a companion.
#[component]
fn AtThisScreen(store: Store, model: Memo<TableViewModel>) -> impl IntoView {
    let button = TableNodes::here().skip_coach;
    let coach = Memo::new(move |_| model.with(|model| model.coach));
    // The companion says how far the roll has come.
    let coach = move || {
        coach
            .get()
            .map(|model| view! { <Coach model button on_leave=move |()| store.end_guide()/> })
    };
    view! {
        <Show when=move || is_hot(model)>
            <Corners store model/>
        </Show>
        {coach}
    }
}

/// The part of the table that fits one screen.
#[component]
fn Surface<A: Authority>(store: Store<A>, model: Memo<TableViewModel>) -> impl IntoView {
    let TableNodes { dice, calls, .. } = TableNodes::here();
    let board = Memo::new(move |_| model.with(|model| model.board.clone()));
    let calls_model = Memo::new(move |_| model.with(|model| model.calls));
    view! {
        <div
            class="board"
            class:locked=move || board.with(|board| board.locked)
            data-dice=move || model.with(|model| model.dealt.to_string())
        >
            <div class="surface">
                <Later>
                    <Status model/>
                    <Board model=board dice act=move |act: Act| store.act(act)/>
                </Later>
                <Later>
                    <Calls
                        node=calls
                        model=calls_model
                        on_action=move |action| carry_out_here(store, action)
                    />
                </Later>
            </div>
        </div>
    }
}

/// The one line that says what to do, or what happened.
#[component]
fn Status(model: Memo<TableViewModel>) -> impl IntoView {
    let status = Memo::new(move |_| model.with(|model| model.status.clone()));
    let hint = Memo::new(move |_| model.with(|model| model.hint.clone()));
    // What a projector says besides, where no buttons are shown: how a question is answered.
    let is_asked = move || model.with(|model| model.calls.roll == RollButton::HasAsked);
    view! {
        <div
            id="status"
            class="status"
            role="status"
            node_ref=TableNodes::here().status
            class:refusal=move || status.with(|(is_refusal, _)| *is_refusal)
            class:hint=move || hint.with(Option::is_some)
        >
            {move || status.with(|(_, sentence)| sentence.clone())}
            <For
                each=move || hint.get()
                key=|hint| hint.key
                let(HintViewModel { puzzle, grade, .. })
            >
                <Hint puzzle grade/>
            </For>
            <Show when=is_asked>
                <span class="by-keyboard">{move_tr!("table-answers-by-keyboard")}</span>
            </Show>
        </div>
    }
}

/// The corners of the players round one screen.
#[component]
fn Corners(store: Store, model: Memo<TableViewModel>) -> impl IntoView {
    let node = TableNodes::here().corners;
    let corner = move |place: usize| {
        let corner = Memo::new(move |_| model.with(|model| model.corners.get(place).cloned()));
        let on_action = move |(seat, action)| carry_out(store, seat, action);
        view! { <Corner place model=corner on_action/> }
    };
    view! {
        <div class="corners" node_ref=node data-seats=move || seats_count(model)>
            <For
                each=move || 0..model.with(|model| model.corners.len())
                key=|place| *place
                children=corner
            />
        </div>
    }
}

fn seats_count(model: Memo<TableViewModel>) -> String {
    model.with(|model| model.corners.len().to_string())
}

/// Asks the referee for what the player at this screen wants whose move it is.
pub fn carry_out_here<A: Authority>(store: Store<A>, action: Action) {
    if let Some(seat) = store.with_untracked(State::mover) {
        carry_out(store, seat, action);
    }
}

/// Asks the referee for what a player wants.
pub fn carry_out<A: Authority>(store: Store<A>, seat: SeatId, action: Action) {
    if action == Action::Undo && store.with_untracked(|state| !state.hand().is_empty()) {
        // A step that is only begun is taken back piece by piece.
        store.act(Act::Erase);
        return;
    }
    let command = match action {
        Action::Hint => {
            store.take_hint();
            return;
        }
        Action::KeepRoll => {
            store.ask_to_roll(false);
            return;
        }
        Action::Roll => match store.with_untracked(|state| state.authority().rolling()) {
            Rolling::AtOnce | Rolling::ByVote { has_asked: false } => Command::Roll,
            Rolling::ByVote { has_asked: true } => return,
            Rolling::AfterQuestion => {
                store.ask_to_roll(true);
                return;
            }
            Rolling::NotAllowed(roller) => {
                store.deny(Denial::NotRoller(roller));
                return;
            }
        },
        // What comes of it ends the question: a roll, or the reason why there is none.
        Action::RollAnyway if store.with_untracked(|state| state.authority().is_busy()) => return,
        Action::RollAnyway => Command::Roll,
        Action::Score => Command::CallScore,
        Action::Impossible => Command::CallImpossible,
        Action::Undo => Command::Undo,
        Action::Redo => Command::Redo,
        Action::GiveUp => Command::GiveUp,
        Action::BeSure => Command::BeSure,
    };
    store.send(seat, command);
}

/// A button that is pressed is often gone afterwards; then the focus goes to
/// what comes next, and not back to the top of the page.
fn keep_focus(model: Memo<TableViewModel>) {
    let nodes = TableNodes::here();
    Effect::new(move |before: Option<(Stage, bool)>| {
        let (stage, is_locked) = model.with(|model| (model.calls.stage, model.board.locked));
        if before.is_some_and(|before| before != (stage, is_locked)) {
            dom::before_paint(move || {
                if nodes.has_button_gone() || node::has_focus_within(nodes.corners) {
                    nodes.focus_stage(stage, is_locked);
                }
            });
        }
        (stage, is_locked)
    });
}

/// A player who is asked whether a roll may be taken away finds the focus on the answer
/// that keeps it, and afterwards where they were: on the button, or at a new roll before
/// the calls.
fn keep_focus_at_question(model: Memo<TableViewModel>) {
    let nodes = TableNodes::here();
    Effect::new(move |before: Option<(bool, u32)>| {
        let (button, deal) = model.with(|model| (model.calls.roll, model.board.deal));
        let is_asked = button == RollButton::HasAsked;
        let (was_asked, old_deal) = before.unwrap_or((is_asked, deal));
        if is_asked && !was_asked {
            dom::before_paint(move || {
                if !nodes.host_answers.into_iter().any(node::has_focus_within) {
                    node::focus((nodes.calls, "#keep-roll"));
                }
            });
        }
        if was_asked && !is_asked {
            dom::before_paint(move || {
                if nodes.has_button_gone() {
                    match deal == old_deal {
                        true => node::focus((nodes.calls, "#roll")),
                        false => node::focus(nodes.calls),
                    };
                }
            });
        }
        (is_asked, deal)
    });
}

/// Moves the focus to what the store says, and shakes the line that refuses.
fn pay_attention<A: Authority>(store: Store<A>) {
    let nodes = TableNodes::here();
    Effect::new(move |before: Option<Attention>| {
        let now = store.attention();
        let before = before.unwrap_or(now);
        if before.moves != now.moves
            && let Some(focus) = now.focus
        {
            dom::before_paint(move || match focus {
                Focus::Tile(tile) => node::focus((nodes.dice, &*tile_selector(tile))),
                Focus::Result => {
                    node::focus(nodes.skip_coach) || node::focus((nodes.settlement, "h2"))
                }
            });
        }
        if before.refusals != now.refusals {
            dom::before_paint(move || node::animate(nodes.status, "shake", &[]));
        }
        now
    });
}
