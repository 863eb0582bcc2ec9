//! What came of a roll: the verdict, the points and why, every solution.

use leptos::prelude::*;
use score_core::arith::puzzle::Puzzle;

use crate::components::drawing::{Drawing, Shape};
use crate::edge::node::AnyNodeRef;
use crate::edge::{address, dom};
use crate::{move_tr, tr};

/// What came of a roll, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettlementViewModel {
    /// Whether the goal could be made.
    pub solvable: bool,
    /// That, in words.
    pub verdict: String,
    /// The points of each caller, and what for.
    pub points: Vec<(Option<String>, String)>,
    /// Why a call was mistaken.
    pub mistake: Option<String>,
    /// Which hints were taken.
    pub hints: Option<String>,
    /// Whether a player has just won a point.
    pub is_win: bool,
    /// The address that deals this roll again.
    pub link: String,
    /// What was asked.
    pub puzzle: Puzzle,
}

/// What came of a roll, and under it its solutions. Its sentences follow the language; all
/// else stays as it was at first.
#[component]
pub fn Settlement(
    #[prop(into)] model: Signal<SettlementViewModel>,
    /// All of it.
    node: AnyNodeRef,
    /// Its solutions.
    children: Children,
) -> impl IntoView {
    let first = model.get_untracked();
    let (class, mark) = match first.solvable {
        true => ("verdict possible", Shape::Yes),
        false => ("verdict impossible", Shape::No),
    };
    let gained = |(points, reason): (Option<String>, String)| {
        view! {
            <p class="gained">
                {points.map(|points| view! { <strong class="gain">{points}</strong> })}
                <span>{reason}</span>
            </p>
        }
    };
    let gains = move || model.with(|model| model.points.clone());
    let hints = move || model.with(|model| model.hints.clone());
    let mistake = move || model.with(|model| model.mistake.clone());
    view! {
        <section
            id="settlement"
            class="settlement"
            aria-labelledby="verdict"
            tabindex="0"
            node_ref=node
        >
            {first.is_win.then(|| view! { <Drawing shape=Shape::Sparkle/> })}
            <h2 id="verdict" class=class tabindex="-1">
                <Drawing shape=mark/>
                {move || model.with(|model| model.verdict.clone())}
            </h2>
            <div id="points">
                {move || gains().into_iter().map(gained).collect_view()}
            </div>
            {move || hints().map(|hints| view! { <p id="hints" class="help">{hints}</p> })}
            {move || mistake().map(|why| view! { <p id="mistake">{why}</p> })}
            <PlayLink fragment=first.link label=move_tr!("common-play-link")/>
            {children()}
        </section>
    }
}

/// A link that can be followed, and copied for others.
#[component]
pub fn PlayLink(
    /// The part of the address behind its `#`.
    #[prop(into)]
    fragment: Signal<String>,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    let is_copied = RwSignal::new(None);
    let said = move || match is_copied.get() {
        None => tr!("common-copy-link"),
        Some(true) => tr!("common-copied"),
        Some(false) => tr!("common-copy-by-hand"),
    };
    let copy = move |_| {
        let address = address::with_fragment(&fragment.get_untracked());
        is_copied.set(Some(dom::copy(&address)));
    };
    view! {
        <p class="play-link">
            <a href=move || format!("#{}", fragment.get())>{label}</a>
            <button type="button" class="quiet" on:click=copy>
                {said}
            </button>
        </p>
    }
}
