//! Yahtzee: the review of a game that has ended, choice by choice beside best play.

use leptos::prelude::*;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::review::{Choice, Review, ReviewedChoice, review as judge};
use score_core::games::yahtzee::score_box::ScoreBox;

use crate::components::chips::{Chip, Chips};
use crate::components::empty::{Empty, Missing};
use crate::games::yahtzee::best_play_search::BestProgress;
use crate::games::yahtzee::persistence::{Logged, Mode};
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::small_dice::SmallDice;
use crate::games::yahtzee::status::RefusalStatus;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::move_tr;
use crate::tr;

/// The largest difference that is a rounding error and no loss of points.
const NO_LOSS: f64 = 1e-6;

/// The last game that came to its end, if there is one.
#[component]
pub fn ReviewPage() -> impl IntoView {
    let finished = YahtzeeStore::here().with_untracked(|state| state.saved.finished.clone());
    match finished {
        Some(logged) => view! { <GameReview logged/> }.into_any(),
        None => view! {
            <div id="yahtzee-review">
                <RefusalStatus/>
                <Empty missing=Missing::Game sentence=move_tr!("yahtzee-no-review")/>
            </div>
        }
        .into_any(),
    }
}

#[component]
fn GameReview(logged: Logged) -> impl IntoView {
    let store = YahtzeeStore::here();
    let (player, only_losses) = (RwSignal::new(0), RwSignal::new(true));
    let names = logged.names.clone();
    let review = Memo::new(move |_| {
        let best = store.best.get()?;
        judge(&best, logged.names.len(), &logged.log, player.get()).ok()
    });
    let is_there = Memo::new(move |_| review.with(Option::is_some));
    let summary = move || {
        let review = review.get()?;
        Some(view! { <Summary review/> })
    };
    let is_busy = move || store.best.is_awaited().to_string();
    view! {
        <section
            class="review"
            id="yahtzee-review"
            aria-busy=is_busy
            aria-label=move_tr!("yahtzee-mode", mode = Mode::Review.key())
        >
            <RefusalStatus/>
            <PlayerChips names player/>
            <BestProgress best=store.best/>
            <div>
                {summary}
                <Show when=move || is_there.get()>
                    <LossFilter only_losses/>
                    {move || view! {
                        <ChoiceList
                            choices=review.get().map_or(Vec::new(), |review| review.choices)
                            only_losses=only_losses.get()
                        />
                    }}
                </Show>
            </div>
        </section>
    }
}

/// The buttons that choose the player whose choices are shown, if several played.
#[component]
fn PlayerChips(names: Vec<String>, player: RwSignal<usize>) -> impl IntoView {
    let is_alone = names.len() == 1;
    let chip = move |(index, name): (usize, String)| {
        view! {
            <Chip
                label=Signal::stored(name)
                is_chosen=move || player.get() == index
                on_choose=move |()| player.set(index)
                attr:dir="auto"
                attr:translate="no"
            />
        }
    };
    view! {
        <Chips label=move_tr!("yahtzee-whose") hidden=is_alone>
            {names.into_iter().enumerate().map(chip).collect_view()}
        </Chips>
    }
}

#[component]
fn Summary(review: Review) -> impl IntoView {
    let (total, expected) = (review.total, review.expected);
    let (lost, luck) = (review.lost(), review.luck());
    view! {
        <div>
            <p class="count-of" role="status">
                {move || sentences::review_summary(total, expected, lost, luck)}
            </p>
            <p class="help">{move_tr!("yahtzee-review-help")}</p>
        </div>
    }
}

#[component]
fn LossFilter(only_losses: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="chips">
            <button
                type="button"
                id="yahtzee-losses"
                aria-pressed=move || only_losses.get().to_string()
                on:click=move |_| only_losses.update(|only| *only = !*only)
            >
                {move_tr!("yahtzee-only-losses")}
            </button>
        </div>
    }
}

#[component]
fn ChoiceList(choices: Vec<ReviewedChoice>, only_losses: bool) -> impl IntoView {
    let is_shown = |judged: &ReviewedChoice| !only_losses || judged.loss > NO_LOSS;
    let shown: Vec<ReviewedChoice> = choices.into_iter().filter(is_shown).collect();
    if shown.is_empty() {
        return view! { <p>{move_tr!("yahtzee-no-losses")}</p> }.into_any();
    }
    let line = |judged: ReviewedChoice| view! { <ChoiceLine judged/> };
    view! { <ol class="ways">{shown.into_iter().map(line).collect_view()}</ol> }.into_any()
}

#[component]
fn ChoiceLine(judged: ReviewedChoice) -> impl IntoView {
    let is_lost = judged.loss > NO_LOSS;
    let dice = move |keep: Keep| view! { <KeptDice judged keep/> }.into_any();
    let (chosen, best) = match judged.choice {
        Choice::Keep { chosen, best } => (dice(chosen), dice(best)),
        Choice::Box { chosen, best } => (
            view! { <ChosenBox judged score_box=chosen/> }.into_any(),
            view! { <span>{move || sentences::box_name(best)}</span> }.into_any(),
        ),
    };
    let judgement = match is_lost {
        true => view! {
            <Part label=move_tr!("yahtzee-best")>{best}</Part>
            <b class="loss">{move || sentences::points_lost(judged.loss)}</b>
        }
        .into_any(),
        false => view! { <span class="help">{move_tr!("yahtzee-nothing-lost")}</span> }.into_any(),
    };
    view! {
        <li class="way" class:lost=is_lost>
            <strong>{move || tr!("yahtzee-turn", turn = judged.turn)}</strong>
            <Part label=move_tr!("yahtzee-chosen")>{chosen}</Part>
            {judgement}
        </li>
    }
}

#[component]
fn Part(#[prop(into)] label: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <span class="part">
            <small>{label}</small>
            {children()}
        </span>
    }
}

#[component]
fn KeptDice(judged: ReviewedChoice, keep: Keep) -> impl IntoView {
    view! {
        <span>
            <SmallDice throw=judged.throw keep/>
            <span class="hush">{move || sentences::keep_name(keep)}</span>
        </span>
    }
}

#[component]
fn ChosenBox(judged: ReviewedChoice, score_box: ScoreBox) -> impl IntoView {
    view! {
        <span>
            {move || sentences::box_name(score_box)}
            <SmallDice throw=judged.throw keep=judged.throw.all()/>
        </span>
    }
}
