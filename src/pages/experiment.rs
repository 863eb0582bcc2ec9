//! Own numbers, own goal, own operators; nothing here counts.

use std::sync::Arc;

use leptos::prelude::*;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::{MAX_NUMBER, Puzzle};
use score_core::games::score;
use score_core::hand::{Act, Hand};
use score_core::table::board::{Board, Standing, StepRefusal};
use score_core::table::rules::{Goal, Rules};

use crate::components::board::{Board, BoardViewModel};
use crate::components::calls::HistoryButton;
use crate::components::drawing::Shape;
use crate::components::fields::{
    self, CheckRow, Field, FieldProblem, FormProblem, Mistake, NumberRow, Numbers, NumbersRow,
    Operators, OperatorsRow, TextBox,
};
use crate::components::form::Form;
use crate::components::settlement::PlayLink;
use crate::edge::node;
use crate::pages::table::view_model;
use crate::route;
use crate::study::Solutions;
use crate::{move_tr, text, tr};

/// The form's name.
const FORM: &str = "experiment";

/// The line above the numbers, which says what is wrong in the form too.
const STATUS: &str = "status";

/// What the form holds, for as long as the page lives: a player who comes back finds the
/// numbers that they left. Copies share it.
#[derive(Clone, Copy)]
pub struct ExperimentFields {
    numbers: Numbers,
    goal: TextBox,
    ops: Operators,
    all_numbers: RwSignal<bool>,
}

impl ExperimentFields {
    /// Four nines, from which only one way leads to 20.
    pub fn nines() -> ExperimentFields {
        ExperimentFields {
            numbers: Numbers::new(&NINES),
            goal: TextBox::new(score::GOAL.to_string()),
            ops: Operators::new(OpSet::ALL),
            all_numbers: RwSignal::new(false),
        }
    }

    /// The puzzle that the form holds.
    fn read(self) -> Result<Puzzle, FieldProblem> {
        let wrong = |place| self.numbers.problem(Field::Number, place, Mistake::Numbers);
        let numbers = self.numbers.read(0..=MAX_NUMBER).map_err(wrong)?;
        let goal = fields::goal(self.goal)?.value();
        let ops = self.ops.read()?;
        let all_numbers = self.all_numbers.get();
        Puzzle::new(&numbers, goal, ops, all_numbers).map_err(|_| wrong(0))
    }
}

const NINES: [u32; 4] = [9; 4];

/// What lies on the bench.
struct Bench {
    puzzle: Puzzle,
    board: Board,
    hand: Hand,
    refusal: Option<Refusal>,
    /// Counts the layouts, so that new numbers are new elements.
    layout: u32,
}

/// Why something was not done.
enum Refusal {
    /// A field of the form is wrong.
    Form(Mistake),
    Step(StepRefusal),
}

impl Bench {
    fn of(puzzle: Puzzle, layout: u32) -> Bench {
        Bench {
            board: Board::new(puzzle.numbers()),
            puzzle,
            hand: Hand::default(),
            refusal: None,
            layout,
        }
    }

    /// What lies there where the form says nothing that can be laid out.
    fn nines() -> Bench {
        let puzzle = Puzzle::new(&NINES, score::GOAL, OpSet::ALL, false);
        Bench::of(puzzle.expect("four nines are a puzzle"), 0)
    }

    fn act(&mut self, act: Act) {
        self.refusal = None;
        let Some(step) = self.hand.act(act, &self.board) else {
            return;
        };
        match self.board.make(step, self.puzzle.ops()) {
            Ok(_) => self.hand = Hand::default(),
            Err(refusal) => {
                self.hand.refuse();
                self.refusal = Some(Refusal::Step(refusal));
            }
        }
    }

    fn undo(&mut self) {
        self.board.undo();
        self.put_down();
    }

    fn redo(&mut self) {
        if let Some(step) = self.board.redoable() {
            // It was made before on the same numbers, so it can be made again.
            let _ = self.board.make(step, OpSet::ALL);
        }
        self.put_down();
    }

    fn start_again(&mut self) {
        while self.board.undo().is_some() {}
        self.put_down();
    }

    fn put_down(&mut self) {
        self.hand = Hand::default();
        self.refusal = None;
    }

    /// The line above the numbers.
    fn sentence(&self) -> String {
        match self.refusal {
            Some(Refusal::Form(mistake)) => return mistake.sentence(),
            Some(Refusal::Step(refusal)) => return text::step_refusal(refusal),
            None => {}
        }
        let goal = self.puzzle.goal();
        let standing =
            Goal::new(goal).map(|goal| self.board.standing(goal, self.puzzle.all_numbers()));
        match standing {
            Some(Standing::Reached) => tr!("experiment-reached", goal = goal),
            Some(Standing::Missed) => tr!("experiment-missed", goal = goal),
            _ => tr!("experiment-try", goal = goal),
        }
    }

    /// The address that deals these numbers at the table, with calls and clocks.
    fn link(&self) -> String {
        let usual = Rules::score();
        let rules = Rules {
            goal: Goal::new(self.puzzle.goal()).unwrap_or(usual.goal),
            ops: self.puzzle.ops(),
            all_numbers: self.puzzle.all_numbers(),
            ..usual
        };
        route::link_to(self.puzzle.numbers(), rules)
    }

    fn board_view_model(&self) -> BoardViewModel {
        BoardViewModel {
            deal: self.layout,
            tiles: view_model::tiles_of_board(&self.board, None),
            ghosts: Vec::new(),
            hand: self.hand.clone(),
            ops: self.puzzle.ops(),
            locked: false,
        }
    }
}

/// The page on which a player tries numbers of their own.
#[component]
pub fn ExperimentPage() -> impl IntoView {
    let fields = expect_context::<ExperimentFields>();
    let bench = RwSignal::new(Bench::nines());
    let problem = FormProblem::none();
    // The puzzle whose solutions are shown.
    let solved = RwSignal::new(None::<Puzzle>);
    let lay_out = move || {
        solved.set(None);
        match untrack(|| fields.read()) {
            Ok(puzzle) => {
                problem.clear();
                bench.update(|bench| *bench = Bench::of(puzzle, bench.layout + 1));
                Ok(())
            }
            Err(wrong) => {
                problem.show(wrong);
                bench.update(|bench| bench.refusal = Some(Refusal::Form(wrong.mistake)));
                Err(wrong.input)
            }
        }
    };
    let submit = move || {
        if let Err(input) = lay_out() {
            node::focus(input);
        }
    };
    let solve = move || match lay_out() {
        Ok(()) => solved.set(bench.with_untracked(|bench| Some(bench.puzzle.clone()))),
        Err(input) => {
            node::focus(input);
        }
    };
    // The focus goes to the page that was opened, whatever is wrong in it.
    let _ = lay_out();
    let linked = Memo::new(move |_| bench.with(Bench::link));
    view! {
        <main id="experiment" class="page experiment" tabindex="-1">
            <h1>{move_tr!("experiment-title")}</h1>
            <p class="lead">{move_tr!("experiment-lead")}</p>
            <Form
                id="experiment-form"
                class="group"
                on_submit=move |()| submit()
                on:input=move |_| problem.clear()
            >
                <Fields fields problem/>
                <p class="actions">
                    <button type="submit" class="primary">{move_tr!("experiment-lay-out")}</button>
                    <button type="button" id="experiment-solve" on:click=move |_| solve()>
                        {move_tr!("experiment-solve")}
                    </button>
                </p>
            </Form>
            <h2 class="hush">{move_tr!("experiment-your-numbers")}</h2>
            <div id="bench">
                <BenchSheet bench/>
                <div>
                    <PlayLink fragment=linked label=move_tr!("common-play-link")/>
                </div>
                <div>
                    {move || {
                        let puzzle = solved.get()?;
                        Some(view! { <Solutions puzzle/> })
                    }}
                </div>
            </div>
        </main>
    }
}

/// The fields of the form.
#[component]
fn Fields(fields: ExperimentFields, problem: FormProblem) -> impl IntoView {
    view! {
        <NumbersRow
            form=FORM
            name_id="experiment-numbers-name".to_owned()
            described_by=STATUS.to_owned()
            label=move_tr!("experiment-numbers")
            help=move_tr!("experiment-numbers-help")
            box_label=|number| tr!("experiment-number", number = number)
            field=Field::Number
            numbers=fields.numbers
            problem
        />
        <NumberRow
            id=Field::Goal.id(FORM)
            described_by=STATUS
            label=move_tr!("fields-goal")
            text=fields.goal
            problem=problem.in_row(Field::Goal)
        />
        <OperatorsRow form=FORM ops=fields.ops problem/>
        <CheckRow
            id="experiment-all"
            label=move_tr!("fields-all-numbers")
            is_checked=fields.all_numbers
            on_change=move |is_checked| fields.all_numbers.set(is_checked)
        />
    }
}

/// The sheet on which numbers are tried by hand.
#[component]
fn BenchSheet(bench: RwSignal<Bench>) -> impl IntoView {
    let model = Signal::derive(move || Arc::new(bench.with(Bench::board_view_model)));
    let act = move |act| bench.update(|bench| bench.act(act));
    let is_refusal = move || bench.with(|bench| bench.refusal.is_some());
    let can_undo = Memo::new(move |_| bench.with(|bench| !bench.board.steps().is_empty()));
    let can_redo = Memo::new(move |_| bench.with(|bench| bench.board.redoable().is_some()));
    view! {
        <section class="bench card" aria-label=move_tr!("experiment-bench")>
            <div class="surface">
                <p id=STATUS class="status" role="status" class:refusal=is_refusal>
                    {move || bench.with(Bench::sentence)}
                </p>
                <Board model act/>
                <div class="tools">
                    <HistoryButton
                        id="undo"
                        shape=Shape::Undo
                        label=move_tr!("table-undo")
                        can=can_undo
                        on_press=move |()| bench.update(Bench::undo)
                    />
                    <HistoryButton
                        id="redo"
                        shape=Shape::Redo
                        label=move_tr!("table-redo")
                        can=can_redo
                        on_press=move |()| bench.update(Bench::redo)
                    />
                    <button
                        type="button"
                        id="start-again"
                        on:click=move |_| bench.update(Bench::start_again)
                    >
                        {move_tr!("experiment-start-again")}
                    </button>
                </div>
            </div>
        </section>
    }
}
