//! The form of the house rules.

use leptos::prelude::*;
use score_core::table::rules::Roller;

use crate::components::fields::{CheckRow, Field, NumberRow, NumbersRow, OperatorsRow};
use crate::pages::rules_fields::RulesFields;
use crate::{move_tr, tr};

const ROLLERS: [(Roller, &str); 3] = [
    (Roller::Anyone, "anyone"),
    (Roller::Host, "host"),
    (Roller::LastScorer, "last"),
];

/// Who rolls, in the form.
fn roller_label(roller: Roller) -> String {
    match roller {
        Roller::Anyone => tr!("rules-form-anyone-rolls"),
        Roller::Host => tr!("rules-form-host-rolls"),
        Roller::LastScorer => tr!("rules-form-last-scorer-rolls"),
    }
}

/// All fields of the house rules, for a form whose status line is `{form}-status`.
#[component]
pub fn RulesForm(
    /// The form's name, with which the ids of its fields begin.
    form: &'static str,
    fields: RulesFields,
) -> impl IntoView {
    let problem = fields.problem;
    let status = format!("{form}-status");
    view! {
        <fieldset class="group">
            <legend>{move_tr!("rules-form-numbers")}</legend>
            <CheckRow
                id=format!("{form}-cards")
                label=move_tr!("rules-form-cards")
                help=move_tr!("rules-form-cards-help")
                is_checked=fields.cards
                on_change=move |is_checked| fields.cards.set(is_checked)
            />
            <NumbersRow
                form
                name_id=format!("{form}-dice-name")
                described_by=status.clone()
                label=move_tr!("rules-form-dice")
                help=move_tr!("rules-form-dice-help")
                box_label=|number| tr!("rules-form-die", number = number)
                field=Field::Die
                numbers=fields.dice
                problem
            />
        </fieldset>
        <fieldset class="group">
            <legend>{move_tr!("rules-form-goal-and-operators")}</legend>
            <NumberRow
                form
                described_by=status.clone()
                field=Field::Goal
                label=move_tr!("fields-goal")
                value=fields.goal
                problem
            />
            <OperatorsRow form ops=fields.ops problem/>
        </fieldset>
        <fieldset class="group">
            <legend>{move_tr!("rules-form-clocks")}</legend>
            <NumberRow
                form
                described_by=status.clone()
                field=Field::ScoreClock
                label=move_tr!("rules-form-score-clock")
                help=move_tr!("rules-form-score-clock-help")
                value=fields.score_clock
                problem
            />
            <NumberRow
                form
                described_by=status
                field=Field::ImpossibleClock
                label=move_tr!("rules-form-impossible-clock")
                value=fields.impossible_clock
                problem
            />
            <BothClocksRow form on_times=move |times| fields.write_longer_clocks(times)/>
        </fieldset>
        <fieldset class="group">
            <legend>{move_tr!("rules-form-at-the-table")}</legend>
            <CheckRow
                id=format!("{form}-undo")
                label=move_tr!("rules-form-undo")
                help=move_tr!("rules-form-undo-help")
                is_checked=fields.undo
                on_change=move |is_checked| fields.undo.set(is_checked)
            />
            <CheckRow
                id=format!("{form}-all")
                label=move_tr!("fields-all-numbers")
                help=move_tr!("rules-form-all-numbers-help")
                is_checked=fields.all_numbers
                on_change=move |is_checked| fields.all_numbers.set(is_checked)
            />
            <CheckRow
                id=format!("{form}-blocking")
                label=move_tr!("rules-form-blocking")
                help=move_tr!("rules-form-blocking-help")
                is_checked=fields.blocking
                on_change=move |is_checked| fields.blocking.set(is_checked)
            />
            <RollerRow form roller=fields.roller/>
        </fieldset>
    }
}

/// A row of buttons, each of which sets both clocks.
#[component]
fn BothClocksRow(
    form: &'static str,
    /// Takes how many times as long as usual the clocks run; 0 is off.
    #[prop(into)]
    on_times: Callback<u32>,
) -> impl IntoView {
    let button = |times: u32| {
        view! {
            <button
                type="button"
                data-times=times.to_string()
                aria-label=move || tr!("rules-form-times-name", times = times)
                on:click=move |_| on_times.run(times)
            >
                {move || tr!("rules-form-times", times = times)}
            </button>
        }
    };
    let name_id = format!("{form}-times-name");
    view! {
        <div class="row" role="group" aria-labelledby=name_id>
            <span id=name_id.clone()>{move_tr!("rules-form-set-both")}</span>
            <div class="chips">{[1, 2, 5, 10, 0].map(button).into_iter().collect_view()}</div>
        </div>
    }
}

/// A row in which a player chooses who rolls.
#[component]
fn RollerRow(form: &'static str, roller: RwSignal<Roller>) -> impl IntoView {
    let option = |(each, name): (Roller, &'static str)| {
        view! {
            <option value=name prop:selected=move || roller.get() == each>
                {move || roller_label(each)}
            </option>
        }
    };
    let choose = move |name: String| {
        let chosen = ROLLERS.iter().find(|(_, each)| *each == name);
        if let Some((chosen, _)) = chosen {
            roller.set(*chosen);
        }
    };
    let id = format!("{form}-roller");
    view! {
        <p class="row">
            <label for=id.clone()>{move_tr!("rules-form-who-rolls")}</label>
            <select id=id on:change=move |event| choose(event_target_value(&event))>
                {ROLLERS.map(option).into_iter().collect_view()}
            </select>
        </p>
    }
}
