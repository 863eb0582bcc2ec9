//! Experiments with the player's own numbers, goal and operators; nothing here counts.

mod bench;
mod fields;

use leptos::either::Either;
use leptos::prelude::*;
use score_core::arith::puzzle::Puzzle;

use self::bench::Bench;
pub use self::fields::{AtTable, ExperimentFields};
use self::fields::{RollOnTable, known_roll};
use crate::components::bench_sheet::BenchSheet;
use crate::components::countdown::Countdown;
use crate::components::drawing::{Drawing, Shape};
use crate::components::fields::FormProblem;
use crate::components::form::Form;
use crate::components::puzzle_fields::{PuzzleRows, RollRow};
use crate::components::settlement::PlayLink;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::open_rolls;
use crate::state::store::TableStore;
use crate::study::Solutions;
use crate::{move_tr, tr};

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "experiment";

/// The beginning of the ids of a bench beside a table; the table's own elements have the plain ids.
const BESIDE_A_TABLE: &str = "beside-";

/// The page on which a player tries numbers of their own.
#[component]
pub fn ExperimentPage() -> impl IntoView {
    let fields = expect_context::<ExperimentFields>();
    let store = expect_context::<TableStore>();
    let in_group = untrack(|| fields.in_group());
    let table = in_group.unwrap_or_else(|| AtTable::here(store));
    view! {
        <main id="experiment" class="page experiment" tabindex="-1">
            <div class="board-and-words">
                <h1>{move_tr!("experiment-title")}</h1>
                <p class="lead">{move_tr!("experiment-lead")}</p>
                <RunningCall table/>
                <Experiment table/>
            </div>
        </main>
    }
}

/// The clock of a call that is open at the table meanwhile, and a link to the table.
#[component]
fn RunningCall(table: AtTable) -> impl IntoView {
    let time = table.time;
    view! {
        <Show when=move || time.with(Option::is_some)>
            <p id="running-call" class="running card">
                <Countdown time/>
                <span>{move_tr!("experiment-call-runs")}</span>
                <a href=format!("#{}", table.page.name())>{move_tr!("experiment-to-the-table")}</a>
            </p>
        </Show>
    }
}

/// The button that opens the bench beside the board, if the screen is wide enough.
#[component]
pub fn BesideButton() -> impl IntoView {
    let ExperimentFields {
        is_beside,
        beside_button,
        ..
    } = expect_context();
    view! {
        <button
            type="button"
            id="open-beside"
            class="open-beside"
            node_ref=beside_button
            aria-expanded=move || is_beside.get().to_string()
            on:click=move |_| is_beside.update(|is_beside| *is_beside = !*is_beside)
        >
            {move_tr!("experiment-title")}
        </button>
    }
}

/// The bench beside the board of `table`.
#[component]
pub fn ExperimentBeside(table: AtTable) -> impl IntoView {
    let fields = expect_context::<ExperimentFields>();
    let node = AnyNodeRef::default();
    dom::before_paint(move || node::focus(node));
    let close = move |_| {
        fields.is_beside.set(false);
        node::focus(fields.beside_button);
    };
    view! {
        <aside
            id="beside"
            class="experiment experiment-beside"
            tabindex="-1"
            aria-label=move_tr!("experiment-title")
            node_ref=node
        >
            <header>
                <h2>{move_tr!("experiment-title")}</h2>
                <button
                    type="button"
                    id="close-beside"
                    class="icon"
                    aria-label=move_tr!("experiment-close")
                    on:click=close
                >
                    <Drawing shape=Shape::No/>
                </button>
            </header>
            <p class="help">{move_tr!("experiment-lead")}</p>
            <Experiment table prefix=BESIDE_A_TABLE/>
        </aside>
    }
}

/// The form, the bench and the solutions of an experiment. Copies share it.
#[derive(Clone, Copy)]
struct Experiment {
    fields: ExperimentFields,
    bench: RwSignal<Bench>,
    problem: FormProblem,
    /// The puzzle whose solutions are asked for.
    asked_puzzle: RwSignal<Option<Puzzle>>,
    /// The number of times that solutions had been withheld when these were shown; `None`: none are
    /// shown.
    times_when_shown: RwSignal<Option<u32>>,
    /// Whether a group plays the asked roll now, and the number of times that this has begun.
    withheld: Memo<(bool, u32)>,
}

impl Experiment {
    fn new(fields: ExperimentFields) -> Experiment {
        let asked_puzzle = RwSignal::new(None);
        let withheld = Memo::new(move |before: Option<&(bool, u32)>| {
            let is_played_now = |puzzle: &Puzzle| open_rolls::withhold(puzzle.numbers());
            let is_withheld = asked_puzzle.with(|asked| asked.as_ref().is_some_and(is_played_now));
            let (was_withheld, times) = before.copied().unwrap_or_default();
            let has_begun = is_withheld && !was_withheld;
            (is_withheld, times + u32::from(has_begun))
        });
        Experiment {
            fields,
            bench: RwSignal::new(Bench::nines()),
            problem: FormProblem::none(),
            asked_puzzle,
            times_when_shown: RwSignal::new(None),
            withheld,
        }
    }

    /// Whether a group plays the roll whose solutions are asked for.
    fn is_withheld(self) -> bool {
        self.withheld.get().0
    }

    /// Whether solutions are shown. If the roll becomes the group's next roll, they are hidden, and
    /// afterwards shown only on request.
    fn is_shown(self) -> bool {
        let (is_withheld, times) = self.withheld.get();
        !is_withheld && self.times_when_shown.get() == Some(times)
    }

    /// Lays out the numbers in the form; if they are not valid, returns the box with the problem.
    fn lay_out(self) -> Result<(), AnyNodeRef> {
        self.asked_puzzle.set(None);
        self.times_when_shown.set(None);
        match untrack(|| self.fields.read()) {
            Ok(puzzle) => {
                self.problem.clear();
                let deal = self.fields.deal(&puzzle);
                self.bench
                    .update(|bench| *bench = Bench::of(puzzle, deal, bench.layout + 1));
                Ok(())
            }
            Err(problem) => {
                self.problem.show(problem.clone());
                self.bench.update(|bench| bench.refuse(problem.sentence));
                Err(problem.input)
            }
        }
    }

    fn submit(self) {
        if let Err(input) = self.lay_out() {
            node::focus(input);
        }
    }

    fn solve(self, store: TableStore) {
        if let Err(input) = self.lay_out() {
            node::focus(input);
            return;
        }
        let puzzle = self.bench.with_untracked(|bench| bench.puzzle().clone());
        let is_withheld = untrack(|| open_rolls::withhold(puzzle.numbers()));
        if !is_withheld && let Some(known) = known_roll(&puzzle) {
            store.look_up(known.numbers, known.goal);
        }
        self.asked_puzzle.set(Some(puzzle));
        let (_, times) = self.withheld.get_untracked();
        self.times_when_shown.set((!is_withheld).then_some(times));
    }

    /// Takes over the new roll on the table, unless a player has written numbers of their own.
    fn take_table_roll(self, roll: Option<RollOnTable>) {
        let is_new = self.fields.table_roll.get_untracked() != roll;
        if is_new && self.fields.holds_table_roll() {
            self.fields.write_table_roll(roll);
            let _ = self.lay_out();
        }
    }
}

/// The form, the bench, and the solutions.
#[component]
fn Experiment(
    table: AtTable,
    /// The beginning of the ids of the bench's parts.
    #[prop(optional)]
    prefix: &'static str,
) -> impl IntoView {
    let fields = expect_context::<ExperimentFields>();
    let store = expect_context::<TableStore>();
    let experiment = Experiment::new(fields);
    let Experiment {
        bench,
        asked_puzzle,
        ..
    } = experiment;
    let solve = move |()| experiment.solve(store);
    // The opened page gets the focus, even if the form has a problem.
    fields.write_table_roll(table.roll.get_untracked());
    let _ = experiment.lay_out();
    let last_roll = StoredValue::new(table.roll.get_untracked());
    table.on_events(move || {
        let roll = table.roll.get_untracked();
        if last_roll.with_value(|last| *last != roll) {
            last_roll.set_value(roll.clone());
            experiment.take_table_roll(roll);
        }
    });
    let link = Memo::new(move |_| bench.with(Bench::link));
    let is_withheld = Memo::new(move |_| experiment.is_withheld());
    let is_shown = Memo::new(move |_| experiment.is_shown());
    let form = view! { <ExperimentForm experiment on_solve=solve/> };
    // Beside a board the numbers come first, as on the board, and the keys belong to the board.
    let is_beside = !prefix.is_empty();
    let (form_above, form_below) = match is_beside {
        true => (None, Some(form)),
        false => (Some(form), None),
    };
    view! {
        {form_above}
        <h2 class="hush">{move_tr!("experiment-your-numbers")}</h2>
        <div id="bench">
            <section class="bench card" aria-label=move_tr!("experiment-bench")>
                <BenchSheet bench has_keys=!is_beside prefix tools=move || view! { <StartAgain bench prefix/> }/>
            </section>
            {form_below}
            <div>
                <PlayLink fragment=link label=move_tr!("common-play-link")/>
            </div>
            <div>
                {move || {
                    let puzzle = asked_puzzle.get()?;
                    Some(match is_shown.get() {
                        true => {
                            let faces = bench.with_untracked(Bench::faces);
                            Either::Left(view! { <Solutions puzzle faces is_asked_for=true/> })
                        }
                        false => Either::Right(view! {
                            <Withheld is_withheld on_show=solve/>
                        }),
                    })
                }}
            </div>
        </div>
    }
}

/// The form with the numbers, and its buttons.
#[component]
fn ExperimentForm(experiment: Experiment, #[prop(into)] on_solve: Callback<()>) -> impl IntoView {
    let (puzzle, problem) = (experiment.fields.puzzle, experiment.problem);
    view! {
        <Form
            id="experiment-form"
            class="group"
            on_submit=move |()| experiment.submit()
            on:input=move |_| problem.clear()
        >
            <PuzzleRows form=FORM fields=puzzle problem>
                <RollRow form=FORM numbers=puzzle.numbers problem/>
            </PuzzleRows>
            <p class="actions">
                <button type="submit" class="primary">{move_tr!("experiment-lay-out")}</button>
                <button type="button" id="experiment-solve" on:click=move |_| on_solve.run(())>
                    {move_tr!("experiment-solve")}
                </button>
            </p>
        </Form>
    }
}

/// The note in place of solutions while the player's group plays the roll. After the round it has a
/// button that shows them.
#[component]
fn Withheld(is_withheld: Memo<bool>, #[prop(into)] on_show: Callback<()>) -> impl IntoView {
    let node = AnyNodeRef::default();
    dom::before_paint(move || node::reveal(node));
    let sentence = move || match is_withheld.get() {
        true => tr!("solver-open-roll"),
        false => tr!("experiment-no-longer-withheld"),
    };
    view! {
        <section id="experiment-withheld" class="running card" tabindex="-1" node_ref=node>
            <p role="status">{sentence}</p>
            <Show when=move || !is_withheld.get()>
                <button
                    type="button"
                    id="experiment-show"
                    class="primary"
                    on:click=move |_| on_show.run(())
                >
                    {move_tr!("experiment-solve")}
                </button>
            </Show>
        </section>
    }
}

/// The button that takes all steps back.
#[component]
fn StartAgain(bench: RwSignal<Bench>, prefix: &'static str) -> impl IntoView {
    view! {
        <button
            type="button"
            id=format!("{prefix}start-again")
            on:click=move |_| bench.update(Bench::start_again)
        >
            {move_tr!("experiment-start-again")}
        </button>
    }
}
