//! Yahtzee: advice on the best choices for the points of a game.

use leptos::prelude::*;
use score_core::games::yahtzee::adviser::RatedChoice;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::throw::Throw;

use crate::games::yahtzee::best_play_search::BestProgress;
use crate::games::yahtzee::choices::ExpectedPoints;
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::small_dice::SmallDice;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::move_tr;
use crate::tr;

/// The number of best boxes that are listed.
const BOXES_NAMED: usize = 3;

/// The best dice to keep, or the best boxes, if the adviser is open.
#[component]
pub fn Advice() -> impl IntoView {
    let store = YahtzeeStore::here();
    let is_asked = move || store.is_advised.get() && store.turn.with(Option::is_some);
    let has_keeps = Memo::new(move |_| store.best_keeps.with(|keeps| !keeps.is_empty()));
    let has_boxes = Memo::new(move |_| store.best_boxes.with(|boxes| !boxes.is_empty()));
    view! {
        <div class="patterns" id="yahtzee-advice" hidden=move || !is_asked()>
            <BestProgress best=store.best/>
            <div>
                <Show when=move || has_keeps.get()>
                    <KeepAdvice/>
                </Show>
                <Show when=move || has_boxes.get()>
                    <BoxAdvice boxes=store.best_boxes/>
                </Show>
            </div>
        </div>
    }
}

/// The points of the player's choice of dice, beside those of the best choice.
#[component]
fn KeepAdvice() -> impl IntoView {
    let store = YahtzeeStore::here();
    let throw = move || store.turn.get().map(|turn| turn.throw());
    let yours = Memo::new(move |_| {
        let keep = store.keep.get();
        let is_own = |worth: &&RatedChoice<Keep>| Some(worth.choice) == keep;
        let yours = store
            .best_keeps
            .with(|keeps| keeps.iter().find(is_own).copied());
        throw().zip(yours)
    });
    let best = Memo::new(move |_| {
        let best = store.best_keeps.with(|keeps| keeps.first().copied());
        throw().zip(best)
    });
    let on_choose = Callback::new(move |keep| store.choose(keep));
    let yours = move || {
        let (throw, worth) = yours.get()?;
        let name = move_tr!("yahtzee-your-choice");
        Some(view! { <KeepLine name throw worth on_choose/> })
    };
    let best = move || {
        let (throw, worth) = best.get()?;
        let name = move_tr!("yahtzee-best-choice");
        Some(view! { <KeepLine name throw worth on_choose/> })
    };
    view! {
        <p class="help">{move_tr!("yahtzee-advice-points")}</p>
        <ul>{yours} {best}</ul>
    }
}

/// A choice of dice to keep, with its expected points; a tap makes that choice.
#[component]
fn KeepLine(
    #[prop(into)] name: Signal<String>,
    throw: Throw,
    worth: RatedChoice<Keep>,
    #[prop(into)] on_choose: Callback<Keep>,
) -> impl IntoView {
    let keep = worth.choice;
    let label = move || {
        tr!(
            "yahtzee-named-choice",
            name = name.get(),
            choice = sentences::keep_name(keep)
        )
    };
    view! {
        <li>
            <strong>{name}</strong>
            <button type="button" aria-label=label on:click=move |_| on_choose.run(keep)>
                <SmallDice throw keep/>
            </button>
            <ExpectedPoints points=worth.total/>
        </li>
    }
}

/// The best boxes for dice that cannot be thrown again.
#[component]
fn BoxAdvice(#[prop(into)] boxes: Signal<Vec<RatedChoice<ScoreBox>>>) -> impl IntoView {
    let line = |worth: RatedChoice<ScoreBox>| {
        view! {
            <li>
                <strong>{move || sentences::box_name(worth.choice)}</strong>
                <ExpectedPoints points=worth.total/>
            </li>
        }
    };
    let lines = move || {
        let best = boxes.get().into_iter().take(BOXES_NAMED);
        best.map(line).collect_view()
    };
    view! {
        <p class="help">{move_tr!("yahtzee-advice-boxes")}</p>
        <ol>{lines}</ol>
    }
}
