//! The table of pages and groups, for Score and 24. Here are its elements, its frame, its view, and
//! the movements of the focus.

pub mod buttons;
mod flying_points;
mod play_cues;
pub mod race_rolls;
mod reasons;
pub mod shortcuts;
pub mod view_model;

use leptos::attr::Attribute;
use leptos::prelude::*;
use score_core::hand::Act;
use score_core::table::command::Command;
use score_core::table::state::Round;

use crate::components::board::{Board, TOOLBAR_SEEN, new_description_id, tile_selector, toolbar};
use crate::components::calls::{Calls, TableAction};
use crate::components::countdown::{Countdown, TimeLeft};
use crate::components::explanation::{ExplanationOnBoard, IdleBoard};
use crate::components::settlement::{Settlement, SettlementViewModel};
use crate::components::spoken_text::SpokenText;
use crate::components::start_in_parts::Deferred;
use crate::components::table_notes::TableNotes;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::state::authority::Authority;
use crate::state::store::{Attention, Focus, Question, State, TableStore};
use crate::study::{Hint, Solutions};
use crate::table::buttons::{ShownPhase, dispatch_here};
use crate::table::view_model::{HintViewModel, TableViewModel};
use crate::{move_tr, text};

/// The elements that the focus may move to or leave.
#[derive(Clone, Copy, Default)]
pub struct TableNodes {
    /// The whole page.
    pub main: AnyNodeRef,
    /// The elements of answers that a host has besides those below the board.
    pub host_answers: [AnyNodeRef; 2],
    status: AnyNodeRef,
    dice: AnyNodeRef,
    calls: AnyNodeRef,
    /// The corners of the players round one screen.
    pub corners: AnyNodeRef,
    /// The button that leaves the guided first roll.
    pub skip_coach: AnyNodeRef,
    settlement: AnyNodeRef,
}

impl TableNodes {
    /// Provides the elements of a page, which its parts find with [`here`](TableNodes::here).
    pub fn provide() -> TableNodes {
        let nodes = TableNodes::default();
        provide_context(nodes);
        nodes
    }

    /// The elements of the page of which a component is a part.
    pub fn here() -> TableNodes {
        expect_context()
    }

    /// Whether the button that had the focus may be gone.
    fn has_button_gone(self) -> bool {
        node::is_focus_lost() || node::has_focus(self.calls)
    }

    /// Puts the focus on the result of the roll; in a lesson on the button that goes on.
    fn focus_result(self) -> bool {
        node::focus((self.settlement, "h2")) || node::focus((self.calls, ".call"))
    }

    fn focus_phase(self, phase: ShownPhase, is_locked: bool) -> bool {
        match phase {
            // If others roll there is no button for a roll.
            ShownPhase::Rest => node::focus((self.calls, "#roll")) || node::focus(self.calls),
            // A call costs points: a second press of the same key must not make one, and Tab moves
            // to the first.
            ShownPhase::Thinking | ShownPhase::Waiting => node::focus(self.calls),
            // Others move the numbers.
            ShownPhase::Demonstration if is_locked => node::focus(self.main),
            // An answer is final, like a call.
            ShownPhase::Everyone if is_locked => node::focus(self.calls),
            ShownPhase::Free | ShownPhase::Demonstration | ShownPhase::Everyone => {
                node::focus((self.dice, ".tile"))
            }
            ShownPhase::Settled => self.focus_result(),
        }
    }
}

/// The values that the table of `store` shows.
pub fn view_model<A: Authority>(store: TableStore<A>) -> Memo<TableViewModel> {
    Memo::new(move |_| store.with(TableViewModel::new))
}

/// The attributes of the element round a [`Table`], which also has the class `play`.
pub fn frame(model: Memo<TableViewModel>) -> impl Attribute + use<> {
    view! {
        <{..}
            class:hot=move || is_hot_seat(model)
            class:flat=move || model.with(|model| model.is_flat)
            class:noted=move || model.with(|model| !model.notes.is_empty())
            class:coached=move || model.with(|model| model.coach.is_some())
            data-asked=move || next_choice(model)
            data-phase=move || model.with(|model| model.phase.name())
            data-seats=move || is_hot_seat(model).then(|| seats_count(model))
        />
    }
}

/// Whether several players sit round one screen.
pub fn is_hot_seat(model: Memo<TableViewModel>) -> bool {
    model.with(|model| !model.corners.is_empty())
}

fn next_choice(model: Memo<TableViewModel>) -> Option<&'static str> {
    model.with(|model| model.coach.and_then(|coach| coach.asked))
}

/// The content of the frame of a table. It is the panel with the players' `points`, the board, the
/// children, and the result of the roll.
#[component]
pub fn Table<A: Authority>(
    store: TableStore<A>,
    model: Memo<TableViewModel>,
    #[prop(into)] points: ViewFnOnce,
    /// The button that leads on from a lesson.
    #[prop(optional, into)]
    on_guide: Option<Callback<TableAction>>,
    /// The part between the result of a roll and all of its solutions.
    #[prop(optional, into)]
    in_settlement: ViewFn,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let time = Memo::new(move |_| time_left(store));
    let is_idle = Memo::new(move |_| store.with(is_idle));
    IdleBoard::provide(is_idle.into());
    shortcuts::listen(store);
    keep_focus(model);
    keep_focus_at_question(model);
    pay_attention(store);
    play_cues::play_cues(store);
    flying_points::count_points(model);
    let notes = Memo::new(move |_| model.with(|model| model.notes.clone()));
    let own_rules = move |()| back_to_own_rules(store);
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
            <Deferred>
                <TableNotes model=notes on_own_rules=own_rules/>
            </Deferred>
        </div>
        <Surface store model on_guide/>
        <Deferred>
            {children.map(|children| children())}
            <Settled model in_settlement/>
        </Deferred>
    }
}

/// Whether nobody plays on the board, so that a solution can be explained on it.
fn is_idle<A: Authority>(state: &State<A>) -> bool {
    !state.is_guided() && state.table().round().is_none_or(Round::is_over)
}

/// The time that the clock of a call has left, if one runs.
pub fn time_left<A: Authority>(store: TableStore<A>) -> Option<TimeLeft> {
    let left_ms = store.left_ms()?;
    Some(TimeLeft {
        left_s: left_ms.div_ceil(1_000),
        total_s: store.total_ms() / 1_000,
    })
}

/// The result of the roll, which stays until the next deal.
#[component]
fn Settled(model: Memo<TableViewModel>, in_settlement: ViewFn) -> impl IntoView {
    let node = TableNodes::here().settlement;
    let settled = move || {
        model.with(|model| {
            let settlement = model.settlement.as_ref()?;
            Some((model.board.deal, settlement.clone()))
        })
    };
    let do_ways_wait = Memo::new(move |_| model.with(|model| model.do_ways_wait));
    let result = move |(_, of): (u32, SettlementViewModel)| {
        let SettlementViewModel {
            puzzle,
            solution,
            faces,
            found_by_class,
            ..
        } = of;
        let in_settlement = in_settlement.clone();
        let ways = move || match do_ways_wait.get() {
            true => view! { <p class="note">{move_tr!("group-ways-wait")}</p> }.into_any(),
            false => {
                let (puzzle, solution, faces) = (puzzle.clone(), solution.clone(), faces.clone());
                let found_by_class = found_by_class.clone();
                view! { <Solutions puzzle solution faces found_by_class/> }.into_any()
            }
        };
        view! {
            <Settlement node model=settlement(model)>
                {in_settlement.run()}
                {ways}
            </Settlement>
        }
    };
    view! { <For each=settled key=|(deal, _)| *deal children=result/> }
}

/// Goes back from house rules to those of the game, if a player at this screen may.
fn back_to_own_rules<A: Authority>(store: TableStore<A>) {
    if let Some(game) = store.with_untracked(|state| state.authority().game_here()) {
        store.send_here(Command::SetRules(game.rules()));
    }
}

/// The result to show, as a signal that keeps its last value while the result is removed.
fn settlement(model: Memo<TableViewModel>) -> Signal<SettlementViewModel> {
    let last = Memo::new(move |last: Option<&Option<SettlementViewModel>>| {
        let now = model.with(|model| model.settlement.clone());
        now.or_else(|| last.cloned().flatten())
    });
    Signal::derive(move || last.get().expect("it is shown because there is one"))
}

/// The part of the table that fits one screen.
#[component]
fn Surface<A: Authority>(
    store: TableStore<A>,
    model: Memo<TableViewModel>,
    on_guide: Option<Callback<TableAction>>,
) -> impl IntoView {
    let TableNodes { dice, calls, .. } = TableNodes::here();
    let idle_board = expect_context::<IdleBoard>();
    let gathered = Signal::derive(move || model.with(|model| model.gathered.clone()));
    let on_action = move |action| match (action, on_guide) {
        (TableAction::NextLesson | TableAction::EndGuide, Some(on_guide)) => on_guide.run(action),
        _ => dispatch_here(store, action),
    };
    let board = Memo::new(move |_| model.with(|model| model.board.clone()));
    let calls_model = Memo::new(move |_| model.with(|model| model.calls.clone()));
    let description_id = new_description_id();
    let toolbar = toolbar(&description_id);
    view! {
        <div
            class="board"
            class:locked=move || board.with(|board| board.locked)
            data-dice=move || model.with(|model| model.dealt.to_string())
            {..toolbar}
        >
            <div class="surface">
                <Deferred>
                    <Status store model description_id=description_id.clone()/>
                    <Board model=board dice gathered act=move |act: Act| store.act(act)/>
                </Deferred>
                <Deferred>
                    <Calls node=calls model=calls_model on_action/>
                </Deferred>
                {move || {
                    let explained = idle_board.explained()?;
                    Some(view! { <ExplanationOnBoard explained board=idle_board/> })
                }}
            </div>
        </div>
    }
}

/// The one line with the instruction, or with the last event.
#[component]
fn Status<A: Authority>(
    store: TableStore<A>,
    model: Memo<TableViewModel>,
    description_id: String,
) -> impl IntoView {
    // A repeated refusal is read aloud again, because its text is inserted anew.
    let refusals = Memo::new(move |_| store.attention().refusals);
    let seconds_left = Memo::new(move |_| store.with(State::seconds_left));
    let status = Memo::new(move |_| model.with(|model| model.status.clone()));
    let hint = Memo::new(move |_| model.with(|model| model.hint.clone()));
    let is_typing = Memo::new(move |_| store.with(|state| !state.hand().typed().is_empty()));
    // While digits are typed, the line says what may follow. Then the sentence before them is back:
    // the sentence is not read aloud once more.
    let last = Memo::new(move |before: Option<&(String, bool)>| {
        let last = before.map(|(last, _)| last.clone()).unwrap_or_default();
        let (is_refusal, said) = status.get();
        match is_typing.get() {
            true => (last, false),
            false if said == last && !is_refusal => (last, true),
            false => (said, false),
        }
    });
    let is_heard = move || last.with(|(_, is_heard)| *is_heard);
    // A projector shows no buttons: there a sentence says how to answer a question by a key.
    let is_asked = move || model.with(|model| model.question == Some(Question::Roll));
    view! {
        <div
            id="status"
            class="status"
            role="status"
            aria-live=move || if is_heard() { "off" } else { "polite" }
            node_ref=TableNodes::here().status
            class:refusal=move || status.with(|(is_refusal, _)| *is_refusal)
            class:hint=move || hint.with(Option::is_some)
        >
            <For each=move || [refusals.get()] key=|count| *count let(_)>
                <span class="said" id=description_id.clone()>
                    <SpokenText written=Signal::derive(move || status.with(|(_, said)| said.clone()))/>
                </span>
            </For>
            <For
                each=move || hint.get()
                key=|hint| hint.key.clone()
                let(HintViewModel { puzzle, board, grade, is_granted, .. })
            >
                <Hint puzzle board grade is_granted/>
            </For>
            <Show when=is_asked>
                <span class="by-keyboard">{move_tr!("table-answers-by-keyboard")}</span>
            </Show>
        </div>
        // A player who sees the clock needs no words, and they would push others away.
        <p id="time-left" class="hush" aria-live="polite" aria-atomic="true">
            {move || seconds_left.get().map(text::seconds_left)}
        </p>
    }
}

/// The number of players round one screen, as the value of an attribute.
pub fn seats_count(model: Memo<TableViewModel>) -> String {
    model.with(|model| model.corners.len().to_string())
}

/// Moves the focus to the next action if a pressed button is gone. So it does not go back to the
/// top of the page.
fn keep_focus(model: Memo<TableViewModel>) {
    let nodes = TableNodes::here();
    Effect::new(move |before: Option<(ShownPhase, bool)>| {
        let (phase, is_locked) = model.with(|model| (model.phase, model.board.locked));
        if before.is_some_and(|before| before != (phase, is_locked)) {
            // A lesson that has ended has one next action, no matter with which key it ended.
            let is_lesson = model.with_untracked(|model| model.coach.is_some());
            dom::before_paint(move || {
                let may_move_focus = is_lesson || node::has_focus_within(nodes.corners);
                if may_move_focus || nodes.has_button_gone() {
                    nodes.focus_phase(phase, is_locked);
                }
            });
        }
        (phase, is_locked)
    });
}

/// Moves the focus to the answer that changes nothing when the player is asked. The question is
/// whether a roll may be replaced, or whether they answer that it is impossible. Afterwards it
/// moves back to the button, or after a new roll to the place before the calls.
fn keep_focus_at_question(model: Memo<TableViewModel>) {
    let nodes = TableNodes::here();
    Effect::new(move |before: Option<(bool, u32)>| {
        let (phase, question, deal) =
            model.with(|model| (model.phase, model.question, model.board.deal));
        let is_everyones = phase == ShownPhase::Everyone;
        let is_asked = question.is_some();
        let (was_asked, old_deal) = before.unwrap_or((is_asked, deal));
        if is_asked && !was_asked {
            dom::before_paint(move || {
                if !nodes.host_answers.into_iter().any(node::has_focus_within) {
                    node::focus((nodes.calls, "#keep-roll, #think-on"));
                }
            });
        }
        if was_asked && !is_asked {
            dom::before_paint(move || {
                if nodes.has_button_gone() {
                    match (deal == old_deal, is_everyones) {
                        (true, false) => node::focus((nodes.calls, "#roll")),
                        (true, true) => node::focus((nodes.calls, "#impossible")),
                        (false, _) => node::focus(nodes.calls),
                    };
                }
            });
        }
        (is_asked, deal)
    });
}

/// The elements beside a board.
const BESIDE_BOARD: &str = ".side, .experiment-beside";

/// Moves the focus as the store says, and shakes the line on a refusal.
fn pay_attention<A: Authority>(store: TableStore<A>) {
    let nodes = TableNodes::here();
    Effect::new(move |before: Option<Attention>| {
        let now = store.attention();
        let before = before.unwrap_or(now);
        if before.moves != now.moves
            && let Some(focus) = now.focus
        {
            dom::before_paint(move || match focus {
                // A player who types with the focus on the board as a whole hears all there; a pointer
                // leaves an unseen focus there.
                _ if node::has_focus((nodes.main, TOOLBAR_SEEN)) => true,
                Focus::Tile(tile) => node::focus((nodes.dice, &*tile_selector(tile))),
                // A player who works beside the board keeps the focus there.
                Focus::Result => {
                    node::has_focus_within((nodes.main, BESIDE_BOARD)) || nodes.focus_result()
                }
            });
        }
        if before.refusals != now.refusals {
            dom::before_paint(move || node::animate(nodes.status, "shake", &[]));
        }
        now
    });
}
