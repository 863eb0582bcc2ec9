//! The form of the house rules: its rows, and buttons for the published rules of each game.

use leptos::prelude::*;
use score_core::table::rules::{Roller, Rules};

use crate::components::fields::{
    CheckRow, Field, FormProblem, GoalRow, NumberRow, Numbers, NumbersRow, OperatorsRow, Select,
};
use crate::components::rules_fields::RulesFields;
use crate::{move_tr, tr};

/// The value of a roller in the document.
fn roller_key(roller: Roller) -> String {
    let key = match roller {
        Roller::Anyone => "anyone",
        Roller::Host => "host",
        Roller::LastScorer => "last",
    };
    key.to_owned()
}

/// The name of a roller in the form.
fn roller_label(roller: Roller) -> String {
    match roller {
        Roller::Anyone => tr!("rules-form-anyone-rolls"),
        Roller::Host => tr!("rules-form-host-rolls"),
        Roller::LastScorer => tr!("rules-form-last-scorer-rolls"),
    }
}

/// All fields of the house rules.
#[component]
pub fn RulesForm(
    /// The form's name, with which the ids of its fields begin.
    form: &'static str,
    fields: RulesFields,
) -> impl IntoView {
    let problem = fields.problem;
    view! {
        <fieldset class="group">
            <legend>{move_tr!("rules-form-numbers")}</legend>
            {permission_row(
                form,
                "cards",
                || tr!("rules-form-cards"),
                || tr!("rules-form-cards-help"),
                fields.cards,
            )}
            <DiceRow form dice=fields.dice problem/>
        </fieldset>
        <fieldset class="group">
            <legend>{move_tr!("rules-form-goal-and-operators")}</legend>
            <GoalRow form goal=fields.goal problem/>
            <OperatorsRow form ops=fields.ops problem/>
        </fieldset>
        <fieldset class="group">
            <legend>{move_tr!("rules-form-clocks")}</legend>
            <NumberRow
                id=Field::ScoreClock.id(form)
                label=move_tr!("rules-form-score-clock")
                help=move_tr!("rules-form-score-clock-help")
                text=fields.score_clock
                problem=problem.in_row(Field::ScoreClock)
            />
            <NumberRow
                id=Field::ImpossibleClock.id(form)
                label=move_tr!("rules-form-impossible-clock")
                text=fields.impossible_clock
                problem=problem.in_row(Field::ImpossibleClock)
            />
            <BothClocksRow form on_times=move |times| fields.write_longer_clocks(times)/>
        </fieldset>
        {permission_rows(form, fields)}
    }
}

/// The rows of permissions at the table.
fn permission_rows(form: &'static str, fields: RulesFields) -> impl IntoView {
    view! {
        <fieldset class="group">
            <legend>{move_tr!("rules-form-at-the-table")}</legend>
            {permission_row(
                form,
                "undo",
                || tr!("rules-form-undo"),
                || tr!("rules-form-undo-help"),
                fields.undo,
            )}
            {permission_row(
                form,
                "all",
                || tr!("fields-all-numbers"),
                || tr!("rules-form-all-numbers-help"),
                fields.all_numbers,
            )}
            {permission_row(
                form,
                "blocking",
                || tr!("rules-form-blocking"),
                || tr!("rules-form-blocking-help"),
                fields.blocking,
            )}
            {permission_row(
                form,
                "spoilers-wait",
                || tr!("rules-form-spoilers-wait"),
                || tr!("rules-form-spoilers-wait-help"),
                fields.spoilers_wait,
            )}
            <RollerRow form roller=fields.roller/>
        </fieldset>
    }
}

/// The row of a permission.
fn permission_row(
    form: &str,
    name: &str,
    label: fn() -> String,
    help: fn() -> String,
    value: RwSignal<bool>,
) -> impl IntoView + use<> {
    let (label, help) = (Signal::derive(label), Signal::derive(help));
    let id = format!("{form}-{name}");
    let set = move |is_on| value.set(is_on);
    view! { <CheckRow id label help is_checked=value on_change=set/> }
}

/// The row of the dice.
#[component]
pub fn DiceRow(
    /// The form's name.
    form: &'static str,
    dice: Numbers,
    problem: FormProblem,
) -> impl IntoView {
    view! {
        <NumbersRow
            form
            label=move_tr!("rules-form-dice")
            help=move_tr!("rules-form-dice-help")
            box_label=|number| tr!("rules-form-die", number = number)
            field=Field::Die
            numbers=dice
            problem
        />
    }
}

/// A button for the published rules of each game; `on_choose` takes them.
#[component]
pub fn GamePresets(#[prop(into)] on_choose: Callback<Rules>) -> impl IntoView {
    let preset = |name: &'static str, rules: fn() -> Rules, label: Signal<String>| {
        view! {
            <button type="button" data-preset=name on:click=move |_| on_choose.run(rules())>
                {label}
            </button>
        }
    };
    [
        preset("score", Rules::score, move_tr!("house-preset-score")),
        preset("24", Rules::twenty_four, move_tr!("house-preset-24")),
    ]
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

/// A row in which a player chooses the roller.
#[component]
fn RollerRow(form: &'static str, roller: RwSignal<Roller>) -> impl IntoView {
    let id = format!("{form}-roller");
    view! {
        <p class="row">
            <label for=id.clone()>{move_tr!("rules-form-who-rolls")}</label>
            <Select
                id
                choices=vec![Roller::Anyone, Roller::Host, Roller::LastScorer]
                key=roller_key
                name=roller_label
                chosen=roller
                on_choose=move |chosen| roller.set(chosen)
            />
        </p>
    }
}
