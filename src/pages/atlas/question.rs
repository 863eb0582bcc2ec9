//! The form of the atlas: its dice, goal and operators.

use leptos::prelude::*;
use score_core::atlas::{AtlasRefusal, MAX_ATLAS_DICE, Play};
use score_core::dice::{DiceSet, MAX_SIDES, MIN_SIDES};

use crate::components::fields::{
    self, Field, FieldProblem, FormProblem, Mistake, Numbers, NumbersRow,
};
use crate::components::form::{Form, RefusalLine};
use crate::components::puzzle_fields::{PuzzleFields, PuzzleRows};
use crate::{move_tr, tr};

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "atlas";

/// The fields of the form; the numbers of its puzzle are the sides of the dice.
#[derive(Clone, Copy)]
struct Question(PuzzleFields);

/// The form of the atlas; `on_ask` takes the rolls and the goal.
#[component]
pub fn AtlasForm(#[prop(into)] on_ask: Callback<(Play, u32)>) -> impl IntoView {
    let question = Question::new();
    let problem = FormProblem::none();
    let fields = question.0;
    let submit = move |()| {
        if let Ok(asked) = problem.check(|| question.read()) {
            on_ask.run(asked);
        }
    };
    view! {
        <Form
            id="atlas-form"
            class="group"
            on_submit=submit
            on:input=move |_| problem.unmark()
        >
            <PuzzleRows form=FORM fields problem>
                <NumbersRow
                    form=FORM
                    label=move_tr!("atlas-dice")
                    help=move_tr!("atlas-dice-help")
                    box_label=|number| tr!("atlas-die", number = number)
                    field=Field::Die
                    numbers=fields.numbers
                    problem
                />
            </PuzzleRows>
            <WorkItOut status_id="atlas-status" problem/>
        </Form>
    }
}

impl Question {
    /// The form with the dice and the goal of Score.
    fn new() -> Question {
        let sides: Vec<u32> = DiceSet::SCORE.iter().map(|die| die.sides()).collect();
        let dice = Numbers::in_boxes(MAX_ATLAS_DICE, &sides);
        Question(PuzzleFields::with_numbers(dice))
    }

    fn read(self) -> Result<(Play, u32), FieldProblem> {
        let dice = self.read_dice()?;
        let goal = fields::goal(self.0.goal)?.value();
        let play = Play {
            dice,
            ops: self.0.ops.read()?,
            all_numbers: self.0.all_numbers.get(),
        };
        let checked = play.checked_for_atlas(goal);
        checked.map_err(|refusal| self.problem(refusal))?;
        Ok((play, goal))
    }

    fn problem(self, refusal: AtlasRefusal) -> FieldProblem {
        match refusal {
            AtlasRefusal::TooManyRolls(rolls) => self.wrong_die(0, Mistake::TooManyRolls(rolls)),
            AtlasRefusal::TooManyDice => self.wrong_die(0, Mistake::TooManyDice),
            AtlasRefusal::NoOperators | AtlasRefusal::GoalTooLarge | AtlasRefusal::NoGoals => {
                FieldProblem::new(Field::Goal, self.0.goal.input, Mistake::Goal)
            }
        }
    }

    fn read_dice(self) -> Result<DiceSet, FieldProblem> {
        let problem = |index| self.wrong_die(index, Mistake::AtlasDice);
        let sides = self
            .0
            .numbers
            .read(MIN_SIDES..=MAX_SIDES)
            .map_err(problem)?;
        DiceSet::new(&sides).map_err(|_| problem(0))
    }

    fn wrong_die(self, index: usize, mistake: Mistake) -> FieldProblem {
        self.0.numbers.problem(Field::Die, index, mistake)
    }
}

/// The line with the problem of a form, and the button that sends the form.
#[component]
pub fn WorkItOut(status_id: &'static str, problem: FormProblem) -> impl IntoView {
    view! {
        <RefusalLine id=status_id refusal=Signal::derive(move || problem.refusal())/>
        <p class="actions">
            <button type="submit" class="primary">
                {move_tr!("atlas-work-it-out")}
            </button>
        </p>
    }
}
