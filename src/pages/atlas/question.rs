//! The form of the atlas: which dice, which goal, which operators.

use leptos::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::MAX_GOAL;
use score_core::atlas::{AtlasRefusal, MAX_ATLAS_DICE, Play};
use score_core::dice::{DiceSet, MAX_SIDES, MIN_SIDES};
use score_core::games::score;
use score_core::table::rules::Goal;

use crate::components::fields::{self, NumberRow, Operators, ProblemNote, TextBox};
use crate::components::form::StatusLine;
use crate::edge::node::AnyNodeRef;
use crate::study::mistakes::Mistakes;
use crate::{move_tr, text, tr};

const STATUS: &str = "atlas-status";
/// The id of what the row of dice is called.
const DICE: &str = "atlas-dice-name";

/// What is in the fields.
#[derive(Clone, Copy)]
struct Fields {
    /// The sides of each die; an empty field is no die.
    dice: [TextBox; MAX_ATLAS_DICE],
    goal: TextBox,
    ops: Operators,
    all_numbers: RwSignal<bool>,
}

/// A field with a mistake.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Die(usize),
    Goal,
    Operators,
}

/// What can be wrong.
#[derive(Clone, Copy)]
enum Problem {
    Dice,
    TooManyRolls(u64),
    TooManyDice,
    Goal,
    NoOperators,
}

type Mistake = (Field, Problem);

/// The form; `on_ask` takes the rolls and the goal.
#[component]
pub fn AtlasForm(#[prop(into)] on_ask: Callback<(Play, u32)>) -> impl IntoView {
    let fields = Fields::new();
    let mistakes = Mistakes::none();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        mistakes.clear();
        match fields.read() {
            Ok(asked) => on_ask.run(asked),
            Err(mistake) => mistakes.show(mistake, fields.input(mistake.0)),
        }
    };
    let problem = move || mistakes.shown().map(|(_, problem)| problem.sentence());
    let marked = move |has: fn(Field) -> bool| {
        let marked = move || mistakes.marked().filter(|(field, _)| has(*field));
        Signal::derive(move || marked().map(|(_, problem)| problem.sentence()))
    };
    let marked_die = move || match mistakes.marked() {
        Some((Field::Die(at), _)) => Some(at),
        _ => None,
    };
    let die = move |at: usize| {
        let TextBox { value, input } = fields.dice[at];
        view! {
            <input
                aria-describedby=fields::problem_id(DICE)
                id=format!("atlas-die-{}", at + 1)
                aria-label=move || tr!("atlas-die", number = (at + 1).to_string())
                inputmode="numeric"
                maxlength="6"
                node_ref=input
                bind:value=value
                aria-invalid=move || (marked_die() == Some(at)).then_some("true")
            />
        }
    };
    let problem_of_ops = marked(|field| field == Field::Operators);
    let op = move |op: Op| {
        let is_wrong = move || op == Op::ALL[0] && problem_of_ops.with(Option::is_some);
        view! { <OpChip op ops=fields.ops is_wrong/> }
    };
    view! {
        <form
            id="atlas-form"
            class="group"
            novalidate
            on:submit=submit
            on:input=move |_| mistakes.unmark()
        >
            <div
                class="row"
                role="group"
                aria-labelledby=DICE
                aria-describedby="atlas-dice-help"
            >
                <span>
                    <span id=DICE>{move_tr!("atlas-dice")}</span>
                    <br/>
                    <span class="help" id="atlas-dice-help" aria-hidden="true">
                        {move_tr!("atlas-dice-help")}
                    </span>
                </span>
                <div class="numbers">{(0..MAX_ATLAS_DICE).map(die).collect_view()}</div>
                <ProblemNote
                    id=fields::problem_id(DICE)
                    sentence=marked(|field| matches!(field, Field::Die(_)))
                />
            </div>
            <NumberRow
                id="atlas-goal"
                label=move_tr!("atlas-goal")
                text=fields.goal
                problem=marked(|field| field == Field::Goal)
            />
            <div class="row" role="group" aria-labelledby="atlas-ops-name">
                <span id="atlas-ops-name">{move_tr!("atlas-operators")}</span>
                <div class="chips">{Op::ALL.map(op).into_iter().collect_view()}</div>
                <ProblemNote id=fields::problem_id("atlas-ops-name") sentence=problem_of_ops/>
            </div>
            <p class="row">
                <label class="check">
                    <input type="checkbox" id="atlas-all" bind:checked=fields.all_numbers/>
                    <span>{move_tr!("atlas-all-numbers")}</span>
                </label>
            </p>
            <StatusLine
                id=STATUS
                is_refusal=move || mistakes.shown().is_some()
                sentence=move || problem().unwrap_or_default()
            />
            <p class="actions">
                <button type="submit" class="primary">
                    {move_tr!("atlas-work-it-out")}
                </button>
            </p>
        </form>
    }
}

/// A box for an operator that may be used.
#[component]
fn OpChip(op: Op, ops: Operators, #[prop(into)] is_wrong: Signal<bool>) -> impl IntoView {
    let is_checked = move || ops.checked.get().contains(op);
    view! {
        <label class="chip">
            <input
                type="checkbox"
                id=fields::Field::Operator(op).id("atlas")
                node_ref=ops.input(op)
                aria-label=move || text::operator(op)
                prop:checked=is_checked
                aria-invalid=move || is_wrong.get().then_some("true")
                on:change=move |_| ops.checked.update(|ops| *ops = ops.toggled(op))
            />
            {op.printed().to_string()}
        </label>
    }
}

impl Fields {
    /// The dice and the goal of Score.
    fn new() -> Fields {
        let sides: Vec<String> = DiceSet::SCORE
            .iter()
            .map(|die| die.sides().to_string())
            .collect();
        let die = |at: usize| TextBox::new(sides.get(at).cloned().unwrap_or_default());
        Fields {
            dice: std::array::from_fn(die),
            goal: TextBox::new(score::GOAL.to_string()),
            ops: Operators::new(OpSet::ALL),
            all_numbers: RwSignal::new(false),
        }
    }

    fn read(self) -> Result<(Play, u32), Mistake> {
        let play = Play {
            dice: self.read_dice()?,
            ops: self.ops.checked.get_untracked(),
            all_numbers: self.all_numbers.get_untracked(),
        };
        let goal = untrack(|| self.goal.written()).parse().ok();
        let goal = goal.and_then(Goal::new).map(Goal::value);
        let goal = goal.ok_or((Field::Goal, Problem::Goal))?;
        if play.ops.is_empty() {
            return Err((Field::Operators, Problem::NoOperators));
        }
        // The refusals of an atlas that are left are all about its dice.
        play.checked_for_atlas(goal)
            .map_err(|refusal| (Field::Die(0), Problem::of(refusal)))?;
        Ok((play, goal))
    }

    /// The box of a field, the first of the operators.
    fn input(self, field: Field) -> AnyNodeRef {
        match field {
            Field::Die(at) => self.dice[at].input,
            Field::Goal => self.goal.input,
            Field::Operators => self.ops.input(Op::ALL[0]),
        }
    }

    fn read_dice(self) -> Result<DiceSet, Mistake> {
        let mut dice = Vec::new();
        for (at, die) in self.dice.iter().enumerate() {
            let written = untrack(|| die.written());
            if !written.is_empty() {
                let sides = written.parse().ok();
                let sides = sides.filter(|sides| (MIN_SIDES..=MAX_SIDES).contains(sides));
                dice.push(sides.ok_or((Field::Die(at), Problem::Dice))?);
            }
        }
        DiceSet::new(&dice).map_err(|_| (Field::Die(0), Problem::Dice))
    }
}

impl Problem {
    fn of(refusal: AtlasRefusal) -> Problem {
        match refusal {
            AtlasRefusal::TooManyRolls(rolls) => Problem::TooManyRolls(rolls),
            AtlasRefusal::TooManyDice => Problem::TooManyDice,
            AtlasRefusal::NoOperators => Problem::NoOperators,
            AtlasRefusal::GoalTooLarge | AtlasRefusal::NoGoals => Problem::Goal,
        }
    }

    fn sentence(self) -> String {
        match self {
            Problem::Dice => tr!("atlas-dice-problem"),
            Problem::TooManyRolls(rolls) => {
                tr!("atlas-too-many-rolls", rolls = text::grouped(rolls))
            }
            Problem::TooManyDice => {
                tr!("atlas-too-many-dice", most = MAX_ATLAS_DICE.to_string())
            }
            Problem::Goal => tr!("atlas-goal-problem", most = MAX_GOAL.to_string()),
            Problem::NoOperators => tr!("atlas-operators-problem"),
        }
    }
}
