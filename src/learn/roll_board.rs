//! The board on which a roll is solved, with hints, the solutions and a stopwatch.

use leptos::prelude::*;
use score_core::hand::Hand;
use score_core::table::board::Board as TableBoard;
use score_core::workbench::Action;

use crate::components::bench_sheet::{BenchController, BenchSheet};
use crate::components::board::BoardViewModel;
use crate::components::calls::Tool;
use crate::edge::clock::Clock;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::sound::{self, Cue};
use crate::learn::roll_attempt::RollAttempt;
use crate::learn::solutions_afterwards::SolutionsAfterwards;
use crate::{move_tr, text};

/// The help that a board offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardHelp {
    /// Whether there are hints.
    pub has_hints: bool,
    /// Whether the solutions are shown, on request and afterwards.
    pub has_solutions: bool,
}

impl Default for BoardHelp {
    /// All help on the board.
    fn default() -> BoardHelp {
        BoardHelp {
            has_hints: true,
            has_solutions: true,
        }
    }
}

/// The board of a roll with its tools. Calls `on_change` after each action of the player, and
/// `on_end` once the roll has ended.
#[component]
pub fn RollBoard(
    attempt: RwSignal<RollAttempt>,
    clock: Clock,
    /// Whether the page is on the screen.
    #[prop(into)]
    is_here: Signal<bool>,
    #[prop(into)] on_change: Callback<()>,
    #[prop(into)] on_end: Callback<()>,
    /// The view beside the tools after the roll has ended.
    #[prop(into)]
    next: ViewFn,
    /// The button for the next step, which has the focus once the roll has ended.
    next_button: AnyNodeRef,
    #[prop(optional)] help: BoardHelp,
    /// The sentence that is shown when the roll has ended, if not the usual one.
    #[prop(into, optional)]
    verdict: Signal<Option<String>>,
    /// The view beside the tools until the roll has ended.
    #[prop(into, optional)]
    before_end: ViewFn,
) -> impl IntoView {
    let run = Callback::new(move |command: Command| {
        let was_over = attempt.with_untracked(RollAttempt::is_over);
        dispatch(command, attempt, clock);
        on_change.run(());
        if !was_over && attempt.with_untracked(RollAttempt::is_over) {
            on_end.run(());
            dom::before_paint(move || {
                node::focus(next_button);
                // After the last roll of a day this button is on the card below the solutions.
                node::bring_into_view(next_button);
            });
        }
    });
    let bench = RollBench {
        attempt,
        verdict,
        run,
    };
    let dealt = Signal::derive(move || {
        let numbers = attempt.with(|attempt| attempt.deal().numbers());
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        text::listed(&numbers)
    });
    let is_over = Memo::new(move |_| attempt.with(RollAttempt::is_over));
    let layout = Memo::new(move |_| attempt.with(|attempt| (attempt.layout(), attempt.is_over())));
    view! {
        <section class="bench card">
            <BenchSheet
                bench
                has_keys=is_here
                is_verdict=is_over
                dealt
                tools=move || view! { <StartAgain bench/> }
            >
                <RollTools attempt run next help before_end/>
            </BenchSheet>
            <For each=move || [layout.get()] key=|layout| *layout let((_, is_over))>
                {(is_over && help.has_solutions).then(|| view! { <SolutionsAfterwards attempt/> })}
            </For>
        </section>
    }
}

/// The button for the next roll.
#[component]
pub fn NextButton(node: AnyNodeRef, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    view! {
        <button
            type="button"
            id="learn-next"
            class="primary"
            aria-keyshortcuts="R"
            node_ref=node
            on:click=move |_| on_press.run(())
        >
            {move_tr!("learn-next")}
        </button>
    }
}

/// The roll on the board, as the bench shows it and sends commands to it. Copies share it.
#[derive(Clone, Copy)]
struct RollBench {
    attempt: RwSignal<RollAttempt>,
    /// The sentence that is shown when the roll has ended, if not the usual one.
    verdict: Signal<Option<String>>,
    run: Callback<Command>,
}

impl BenchController for RollBench {
    fn at_board(self) -> Option<(Hand, TableBoard)> {
        self.attempt.with_untracked(RollAttempt::at_board)
    }

    fn board_view_model(self) -> BoardViewModel {
        self.attempt.with(RollAttempt::board_view_model)
    }

    fn status(self) -> (bool, String) {
        self.attempt.with(|attempt| {
            let sentence = self.verdict.get().unwrap_or_else(|| attempt.sentence());
            (attempt.is_refusal(), sentence)
        })
    }

    fn can_undo(self) -> bool {
        self.attempt.with(RollAttempt::can_undo)
    }

    fn can_redo(self) -> bool {
        self.attempt.with(RollAttempt::can_redo)
    }

    fn run(self, action: Action) {
        self.run.run(Command::Board(action));
    }
}

/// The button that takes all steps back.
#[component]
fn StartAgain(bench: RollBench) -> impl IntoView {
    view! {
        <Tool
            id="start-again"
            label=move_tr!("learn-start-again")
            can=Memo::new(move |_| bench.can_undo())
            on_press=move |()| bench.run.run(Command::StartAgain)
        />
    }
}

/// The tools for the roll: hint, call of IMPOSSIBLE and solution, then `before_end` or `next`.
#[component]
fn RollTools(
    attempt: RwSignal<RollAttempt>,
    run: Callback<Command>,
    next: ViewFn,
    help: BoardHelp,
    before_end: ViewFn,
) -> impl IntoView {
    let is_over = Memo::new(move |_| attempt.with(RollAttempt::is_over));
    let can_hint = Memo::new(move |_| attempt.with(RollAttempt::can_hint));
    let roll_key = Memo::new(move |_| {
        let numbers = attempt.with(|attempt| attempt.deal().numbers());
        Some(format!("{numbers:?}"))
    });
    let hint_tool = help.has_hints.then(|| {
        view! {
            <Tool
                id="learn-hint"
                costs=roll_key
                label=move_tr!("learn-hint")
                can=can_hint
                on_press=move |()| run.run(Command::Hint)
                key="H"
            />
        }
    });
    let solution_tool = help.has_solutions.then(|| {
        view! {
            <Tool
                id="learn-show"
                costs=roll_key
                label=move_tr!("learn-show")
                can=move || !is_over.get()
                on_press=move |()| run.run(Command::Show)
                key="L"
            />
        }
    });
    view! {
        <div class="tools">
            {hint_tool}
            <Tool
                id="learn-impossible"
                costs=roll_key
                label=move_tr!("learn-impossible")
                can=move || !is_over.get()
                on_press=move |()| run.run(Command::CallImpossible)
                key="I"
            />
            {solution_tool}
            {move || match is_over.get() {
                true => next.run(),
                false => before_end.run(),
            }}
        </div>
    }
}

/// Applies a command to the attempt, with its sound.
fn dispatch(command: Command, attempt: RwSignal<RollAttempt>, clock: Clock) {
    let was_over = attempt.with_untracked(RollAttempt::is_over);
    let step_count = |attempt: &RollAttempt| attempt.bench().board().steps().len();
    let steps_before = attempt.with_untracked(step_count);
    attempt.update(|attempt| {
        attempt.pass_time(clock.now_ms());
        command.apply(attempt);
    });
    let (steps_after, is_solved) =
        attempt.with_untracked(|attempt| (step_count(attempt), attempt.is_solved()));
    match (is_solved && !was_over, steps_after > steps_before) {
        (true, _) => sound::play_if_on(Cue::Goal),
        (false, true) => sound::play_if_on(Cue::Step),
        (false, false) => {}
    }
}

/// An action of the player.
#[derive(Clone, Copy)]
enum Command {
    Board(Action),
    StartAgain,
    Hint,
    CallImpossible,
    Show,
}

impl Command {
    fn apply(self, attempt: &mut RollAttempt) {
        match self {
            Command::Board(action) => attempt.run(action),
            Command::StartAgain => attempt.start_again(),
            Command::Hint => attempt.hint(),
            Command::CallImpossible => attempt.call_impossible(),
            Command::Show => attempt.show(),
        }
    }
}

/// The stopwatch, which the player can show; it runs while the roll is on the screen.
#[component]
pub fn Stopwatch(
    attempt: RwSignal<RollAttempt>,
    clock: Clock,
    is_here: Signal<bool>,
) -> impl IntoView {
    let is_shown = RwSignal::new(false);
    let seconds = RwSignal::new(attempt.with_untracked(RollAttempt::seconds));
    clock.on_tick(move || {
        let is_visible = dom::is_visible() && is_here.get_untracked();
        // Only the time has changed, so no view is updated.
        attempt.update_untracked(|attempt| attempt.look(clock.now_ms(), is_visible));
        seconds.set(attempt.with_untracked(RollAttempt::seconds));
    });
    let time = move || text::minutes(seconds.get().into());
    view! {
        <p class="row stopwatch">
            <label>
                <input
                    type="checkbox"
                    id="learn-stopwatch"
                    prop:checked=is_shown
                    on:change=move |_| is_shown.update(|is_shown| *is_shown = !*is_shown)
                />
                {move_tr!("learn-stopwatch")}
            </label>
            <Show when=move || is_shown.get()>
                <span class="time" role="timer" id="learn-time">{time}</span>
            </Show>
        </p>
    }
}
