//! Yahtzee: the six patterns, which of them the dice show, and how likely each is.

use std::sync::LazyLock;

use leptos::prelude::*;
use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::odds::Odds;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::turn::Turn;

use crate::components::drawing::{Drawing, Shape};
use crate::components::spoken_text::SpokenText;
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::small_dice::SmallDice;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::move_tr;
use crate::text;
use crate::tr;

/// The odds of a turn.
pub static ODDS: LazyLock<Odds> = LazyLock::new(Odds::new);

/// A pattern's sign, in its own shape.
#[component]
pub fn PatternSign(pattern: Pattern) -> impl IntoView {
    view! {
        <span
            class="token"
            data-pattern=pattern.to_string()
            data-sign=move || sentences::pattern_sign(pattern)
        ></span>
    }
}

/// A chance in whole per cent, and in smaller letters in hundredths and as a fraction.
#[component]
pub fn ExactChance(chance: Chance) -> impl IntoView {
    let exactly = move || match chance.number().as_whole() {
        Some(_) => None,
        None => Some(tr!(
            "yahtzee-exactly",
            percent = sentences::per_cent(chance),
            fraction = text::number(chance.number())
        )),
    };
    let exact_line = move || {
        let exactly = exactly()?;
        Some(view! { <SpokenText written=Signal::stored(exactly)/> })
    };
    view! {
        <span class="odds">
            {move || sentences::rough_per_cent(chance)} <small>{exact_line}</small>
        </span>
    }
}

/// The table of patterns in a game, which is shown only with the adviser.
#[component]
pub fn PatternsWhenAdvised() -> impl IntoView {
    let store = YahtzeeStore::here();
    let is_shown = move || store.is_advised.get() && store.turn.with(Option::is_some);
    view! {
        <div hidden=move || !is_shown()>
            <Patterns/>
        </div>
    }
}

/// All patterns with the dice that they need; with the adviser open, how likely each is.
#[component]
pub fn Patterns() -> impl IntoView {
    let store = YahtzeeStore::here();
    let is_advised = Memo::new(move |_| store.is_advised.get() && store.turn.with(Option::is_some));
    let advice = move || match store.turn.get().map(|turn| turn.rerolls_left()) {
        Some(0) => tr!("yahtzee-advice-at-end"),
        _ => tr!("yahtzee-advice"),
    };
    let row = |pattern: Pattern| view! { <PatternRow pattern/> };
    view! {
        <div class="patterns">
            <p class="help" hidden=move || !is_advised.get()>
                {advice}
            </p>
            <table id="yahtzee-patterns">
                <caption class="hush">{move_tr!("yahtzee-patterns")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{move_tr!("yahtzee-pattern-column")}</th>
                        <Show when=move || is_advised.get()>
                            <th scope="col">{move_tr!("yahtzee-your-choice")}</th>
                            <th scope="col">{move_tr!("yahtzee-best-choice")}</th>
                        </Show>
                    </tr>
                </thead>
                <tbody>{Pattern::ALL.map(row).into_iter().collect_view()}</tbody>
            </table>
        </div>
    }
}

#[component]
fn PatternRow(pattern: Pattern) -> impl IntoView {
    let store = YahtzeeStore::here();
    let is_shown = Memo::new(move |_| {
        let turn = store.turn.get();
        turn.is_some_and(|turn| pattern.is_in(turn.throw().all()))
    });
    let turn = move || store.turn.get().filter(|_| store.is_advised.get());
    let chosen = Memo::new(move |_| {
        let (turn, keep) = (turn()?, store.keep.get()?);
        let left = turn.rerolls_left();
        let chosen = if left == 0 { turn.throw().all() } else { keep };
        Some(ODDS.keeping(pattern, chosen, left))
    });
    let best = Memo::new(move |_| turn().map(|turn| Best::of(pattern, turn)));
    let best = move || {
        let best = best.get()?;
        Some(view! { <BestCell best on_choose=move |keep| store.choose(keep)/> })
    };
    let chosen = move || {
        let chance = chosen.get()?;
        Some(view! {
            <td>
                <ExactChance chance/>
            </td>
        })
    };
    view! {
        <tr data-pattern=pattern.to_string() class:shown=is_shown>
            <th scope="row">
                <div class="what">
                    <PatternSign pattern/>
                    <span>
                        {move || sentences::pattern_name(pattern)}
                        <small>{move || sentences::pattern_rule(pattern)}</small>
                    </span>
                    <span class="here" hidden=move || !is_shown.get()>
                        <Drawing shape=Shape::Yes/>
                        <span class="hush">{move_tr!("yahtzee-pattern-shown")}</span>
                    </span>
                </div>
            </th>
            {chosen}
            {best}
        </tr>
    }
}

/// The best dice to keep for a pattern.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Best {
    turn: Turn,
    keep: Keep,
    chance: Chance,
}

impl Best {
    fn of(pattern: Pattern, turn: Turn) -> Best {
        let (keep, chance) = ODDS.best(pattern, turn.throw().all(), turn.rerolls_left());
        Best { turn, keep, chance }
    }
}

/// The best dice with their chance; a tap chooses them.
#[component]
fn BestCell(best: Best, #[prop(into)] on_choose: Callback<Keep>) -> impl IntoView {
    let Best { turn, keep, chance } = best;
    view! {
        <td>
            <div class="what">
                <ExactChance chance/>
                <button
                    type="button"
                    class="quiet"
                    aria-label=move || sentences::keep_name(keep)
                    hidden=turn.rerolls_left() == 0
                    on:click=move |_| on_choose.run(keep)
                >
                    <SmallDice throw=turn.throw() keep/>
                </button>
            </div>
        </td>
    }
}
