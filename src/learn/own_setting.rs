//! The form for the player's own goal and dice in practice.

use leptos::prelude::*;
use score_core::dice::DiceSet;
use score_core::learn::level::{MAX_PRACTICE_DICE, Setting};
use score_core::link::PracticeLink;
use score_core::table::rules::Goal;

use crate::components::fields::{FieldProblem, FormProblem, NameRow, NumberRow, TextBox};
use crate::components::form::Form;
use crate::edge::address;
use crate::{move_tr, tr};

/// A field of the form that can have a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Goal,
    Dice,
}

/// The form for the goal and dice; it opens the address of practice with them.
#[component]
pub fn OwnSetting(setting: Setting) -> impl IntoView {
    let game = setting.game();
    let is_usual = setting.is_usual();
    let dice = setting.dice().map(ToString::to_string).unwrap_or_default();
    let goal = TextBox::new(setting.goal().value().to_string());
    let dice = TextBox::new(dice);
    let problem = FormProblem::none();
    let wrong_goal =
        move || FieldProblem::new(Field::Goal, goal.input, || tr!("learn-goal-problem"));
    let wrong_dice = move || {
        let sentence = || tr!("learn-dice-problem", most = MAX_PRACTICE_DICE);
        FieldProblem::new(Field::Dice, dice.input, sentence)
    };
    let read = move || {
        let goal_number = goal.written().parse().ok().and_then(Goal::new);
        let goal_number = goal_number.ok_or_else(wrong_goal)?;
        let own_dice = match &*dice.written() {
            "" => None,
            written => Some(written.parse::<DiceSet>().map_err(|_| wrong_dice())?),
        };
        Setting::own(game, Some(goal_number), own_dice).ok_or_else(wrong_dice)
    };
    let send = move |()| {
        if let Ok(setting) = problem.check(read) {
            address::go(&PracticeLink::to(&setting, None, None).to_string());
        }
    };
    let usual_link = PracticeLink::to(&Setting::usual(game), None, None).to_string();
    view! {
        <details class="form" id="own-setting" open=!is_usual>
            <summary><span class="shape-of">{move_tr!("learn-own-setting")}</span></summary>
            <Form id="own-setting-form" on_submit=send>
                <NumberRow
                    id="own-goal"
                    label=move_tr!("learn-goal")
                    text=goal
                    problem=problem.in_row(Field::Goal)
                />
                <NameRow
                    id="own-dice"
                    label=move_tr!("learn-dice")
                    help=move_tr!("learn-dice-help")
                    autocomplete="off"
                    text=dice
                    problem=problem.in_row(Field::Dice)
                />
                <p class="actions">
                    <button type="submit">{move_tr!("learn-use-setting")}</button>
                </p>
            </Form>
            {(!is_usual).then(|| view! {
                <p class="learn-line">
                    <a id="usual-setting" href=format!("#{usual_link}")>{move_tr!("learn-usual-setting")}</a>
                </p>
            })}
            <p class="help">{move_tr!("learn-own-setting-help")}</p>
        </details>
    }
}
