//! Yahtzee: every choice of dice to keep, the best first for one pattern or for points.

use std::cmp::Reverse;

use leptos::prelude::*;
use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::throw::Throw;
use score_core::games::yahtzee::turn::Turn;

use crate::components::chips::{Chip, Chips};
use crate::games::yahtzee::patterns::{ExactChance, ODDS};
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::small_dice::SmallDice;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::move_tr;
use crate::tr;

/// The order of the choices: by the chance of a pattern, or by the points of the game.
type Order = Option<Pattern>;

/// A choice in the list.
#[derive(Clone, Copy, PartialEq)]
struct Choice {
    throw: Throw,
    keep: Keep,
    worth: ChoiceValue,
}

/// The value of a choice.
#[derive(Clone, Copy, PartialEq)]
enum ChoiceValue {
    Chance(Chance),
    Points(f64),
}

impl Choice {
    /// The key of a choice in the list: all values of which its line consists.
    fn key(&self) -> (Throw, Keep, Result<Chance, u64>) {
        let worth = match self.worth {
            ChoiceValue::Chance(chance) => Ok(chance),
            ChoiceValue::Points(points) => Err(points.to_bits()),
        };
        (self.throw, self.keep, worth)
    }
}

/// The list of all choices, if the adviser is open and dice can be thrown again.
#[component]
pub fn Choices(
    /// Whether the dice are part of a game for points.
    has_points: bool,
) -> impl IntoView {
    let store = YahtzeeStore::here();
    let first = (!has_points).then_some(Pattern::Yahtzee);
    let order = RwSignal::new(first as Order);
    let turn = Memo::new(move |_| {
        let turn = store.turn.get().filter(|turn| turn.rerolls_left() > 0);
        turn.filter(|_| store.is_advised.get())
    });
    let choices = Memo::new(move |_| {
        let choices = |turn: Turn| match order.get() {
            Some(pattern) => by_pattern(turn, pattern),
            None => by_points(store, turn),
        };
        turn.get().map(choices).unwrap_or_default()
    });
    let patterns = Pattern::ALL.into_iter().map(Some);
    let orders = has_points.then_some(None).into_iter().chain(patterns);
    let chip = move |by: Order| view! { <OrderChip by order/> };
    view! {
        <details class="choices" id="yahtzee-choices" hidden=move || turn.with(Option::is_none)>
            <summary>{move_tr!("yahtzee-every-choice")}</summary>
            <Chips label=move_tr!("yahtzee-order-by")>{orders.map(chip).collect_view()}</Chips>
            <ul>
                <For each=move || choices.get() key=Choice::key let(choice)>
                    <ChoiceLine
                        choice
                        chosen=store.keep
                        on_choose=move |keep| store.choose(keep)
                    />
                </For>
            </ul>
        </details>
    }
}

/// The button that puts the choices in the order `by`.
#[component]
fn OrderChip(by: Order, order: RwSignal<Order>) -> impl IntoView {
    let label = move || match by {
        Some(pattern) => sentences::pattern_name(pattern),
        None => tr!("yahtzee-by-points"),
    };
    view! {
        <Chip
            label=Signal::derive(label)
            is_chosen=move || order.get() == by
            on_choose=move |()| order.set(by)
        />
    }
}

#[component]
fn ChoiceLine(
    choice: Choice,
    /// The dice that the player keeps now.
    #[prop(into)]
    chosen: Signal<Option<Keep>>,
    #[prop(into)] on_choose: Callback<Keep>,
) -> impl IntoView {
    let Choice { throw, keep, worth } = choice;
    let worth = match worth {
        ChoiceValue::Chance(chance) => view! { <ExactChance chance/> }.into_any(),
        ChoiceValue::Points(points) => view! { <ExpectedPoints points/> }.into_any(),
    };
    view! {
        <li>
            <button
                type="button"
                aria-pressed=move || (chosen.get() == Some(keep)).to_string()
                on:click=move |_| on_choose.run(keep)
            >
                <SmallDice throw keep/>
                <span>{move || sentences::keep_name(keep)}</span>
                {worth}
            </button>
        </li>
    }
}

/// The points that can be expected.
#[component]
pub fn ExpectedPoints(points: f64) -> impl IntoView {
    view! { <span class="odds">{move || sentences::expected(points)}</span> }
}

fn by_pattern(turn: Turn, pattern: Pattern) -> Vec<Choice> {
    let chance = |keep: &Keep| ODDS.keeping(pattern, *keep, turn.rerolls_left());
    let mut keeps = ODDS.choices(turn.throw().all());
    keeps.sort_by_key(|keep| (Reverse(chance(keep)), Reverse(keep.count())));
    let choice = |keep: Keep| Choice {
        throw: turn.throw(),
        keep,
        worth: ChoiceValue::Chance(chance(&keep)),
    };
    keeps.into_iter().map(choice).collect()
}

fn by_points(store: YahtzeeStore, turn: Turn) -> Vec<Choice> {
    let keeps = store.best_keeps.get().into_iter();
    let choices = keeps.map(|worth| Choice {
        throw: turn.throw(),
        keep: worth.choice,
        worth: ChoiceValue::Points(worth.total),
    });
    choices.collect()
}
