//! The form of the atlas: which dice, which goal, which operators.

use leptos::prelude::*;
use score_core::arith::op::OpSet;
use score_core::atlas::{AtlasRefusal, MAX_ATLAS_DICE, Play};
use score_core::dice::{DiceSet, MAX_SIDES, MIN_SIDES};
use score_core::games::score;

use crate::components::fields::{
    self, CheckRow, Field, FieldProblem, FormProblem, Mistake, NumberRow, Numbers, NumbersRow,
    Operators, OperatorsRow, TextBox,
};
use crate::components::form::{Form, StatusLine};
use crate::{move_tr, tr};

/// The form's name.
const FORM: &str = "atlas";

/// What is in the fields.
#[derive(Clone, Copy)]
struct Question {
    dice: Numbers,
    goal: TextBox,
    ops: Operators,
    all_numbers: RwSignal<bool>,
}

/// The form; `on_ask` takes the rolls and the goal.
#[component]
pub fn AtlasForm(#[prop(into)] on_ask: Callback<(Play, u32)>) -> impl IntoView {
    let question = Question::new();
    let problem = FormProblem::none();
    let submit = move |()| {
        problem.clear();
        match untrack(|| question.read()) {
            Ok(asked) => on_ask.run(asked),
            Err(wrong) => problem.lead_to(wrong),
        }
    };
    view! {
        <Form
            id="atlas-form"
            class="group"
            on_submit=submit
            on:input=move |_| problem.unmark()
        >
            <NumbersRow
                form=FORM
                name_id="atlas-dice-name".to_owned()
                label=move_tr!("atlas-dice")
                help=move_tr!("atlas-dice-help")
                box_label=|number| tr!("atlas-die", number = number)
                field=Field::Die
                numbers=question.dice
                problem
            />
            <NumberRow
                id=Field::Goal.id(FORM)
                label=move_tr!("fields-goal")
                text=question.goal
                problem=problem.in_row(Field::Goal)
            />
            <OperatorsRow form=FORM ops=question.ops problem/>
            <CheckRow
                id="atlas-all"
                label=move_tr!("fields-all-numbers")
                is_checked=question.all_numbers
                on_change=move |is_on| question.all_numbers.set(is_on)
            />
            <StatusLine
                id="atlas-status"
                is_refusal=move || problem.is_there()
                sentence=move || problem.sentence()
            />
            <p class="actions">
                <button type="submit" class="primary">
                    {move_tr!("atlas-work-it-out")}
                </button>
            </p>
        </Form>
    }
}

impl Question {
    /// The dice and the goal of Score.
    fn new() -> Question {
        let sides: Vec<u32> = DiceSet::SCORE.iter().map(|die| die.sides()).collect();
        Question {
            dice: Numbers::in_boxes(MAX_ATLAS_DICE, &sides),
            goal: TextBox::new(score::GOAL.to_string()),
            ops: Operators::new(OpSet::ALL),
            all_numbers: RwSignal::new(false),
        }
    }

    fn read(self) -> Result<(Play, u32), FieldProblem> {
        let dice = self.read_dice()?;
        let goal = fields::goal(self.goal)?.value();
        let play = Play {
            dice,
            ops: self.ops.read()?,
            all_numbers: self.all_numbers.get(),
        };
        let refused = play.checked_for_atlas(goal);
        refused.map_err(|refusal| self.problem(refusal))?;
        Ok((play, goal))
    }

    fn problem(self, refusal: AtlasRefusal) -> FieldProblem {
        match refusal {
            AtlasRefusal::TooManyRolls(rolls) => self.wrong_die(0, Mistake::TooManyRolls(rolls)),
            AtlasRefusal::TooManyDice => self.wrong_die(0, Mistake::TooManyDice),
            AtlasRefusal::NoOperators | AtlasRefusal::GoalTooLarge | AtlasRefusal::NoGoals => {
                FieldProblem::new(Field::Goal, self.goal.input, Mistake::Goal)
            }
        }
    }

    fn read_dice(self) -> Result<DiceSet, FieldProblem> {
        let wrong = |place| self.wrong_die(place, Mistake::AtlasDice);
        let sides = self.dice.read(MIN_SIDES..=MAX_SIDES).map_err(wrong)?;
        DiceSet::new(&sides).map_err(|_| wrong(0))
    }

    fn wrong_die(self, place: usize, mistake: Mistake) -> FieldProblem {
        self.dice.problem(Field::Die, place, mistake)
    }
}
