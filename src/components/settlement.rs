//! The result of a roll: points and their reasons, the verdict, the link to play it, and solutions.

use leptos::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;

use crate::components::link_to_copy::Copied;
use crate::components::qr::NotForOthers;
use crate::components::spoken_text::{Points, SpokenText};
use crate::components::tile::TileFace;
use crate::edge::for_others;
use crate::edge::node::AnyNodeRef;
use crate::text::Outcome;
use crate::{move_tr, tr};

/// The result of a roll, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettlementViewModel {
    /// The events of the round in words, if others played at other screens.
    pub happened: Option<String>,
    /// The outcome for each player, with its reason; first the one at this screen.
    pub outcomes: Vec<Outcome>,
    /// How long the goal took, and which hints were used.
    pub efforts: Vec<String>,
    /// Whether the goal could be made.
    pub solvable: bool,
    /// The verdict in words.
    pub verdict: String,
    /// The roll, if the board shows it no longer.
    pub rolled: Option<String>,
    /// The address that deals this roll again.
    pub link: String,
    /// The puzzle of the roll.
    pub puzzle: Puzzle,
    /// The dice or cards on which its numbers are drawn, in its order.
    pub faces: Vec<TileFace>,
    /// The solution that was shown on the board, and the words for its player.
    pub solution: Option<(Expr, String)>,
    /// The solutions that were found, if each player had a board.
    pub found_by_class: Option<Vec<Expr>>,
}

/// The result of a roll. It comes first for the player, then for the others, then for the roll,
/// with its solutions below. Sentences follow the language; all else stays as it was first drawn.
#[component]
pub fn Settlement(
    #[prop(into)] model: Signal<SettlementViewModel>,
    /// The element of the whole result.
    node: AnyNodeRef,
    /// The solutions of the roll.
    children: Children,
) -> impl IntoView {
    let first = model.get_untracked();
    let (class, sign) = match first.solvable {
        true => ("verdict possible", "="),
        false => ("verdict impossible", "≠"),
    };
    let happened = move || model.with(|model| model.happened.clone());
    let own = move || model.with(|model| model.outcomes.first().cloned());
    let others = move || model.with(|model| model.outcomes.get(1..).unwrap_or_default().to_vec());
    let efforts = move || model.with(|model| model.efforts.join(" "));
    let rolled = move || model.with(|model| model.rolled.clone());
    view! {
        <section
            id="settlement"
            class="settlement"
            aria-labelledby="result"
            tabindex="0"
            node_ref=node
        >
            {move || happened().map(|happened| view! { <p id="happened"><SpokenText written=Signal::stored(happened)/></p> })}
            <div id="points">
                <h2 id="result" class="gained" tabindex="-1">
                    {move || own().map(gained)}
                </h2>
                {move || {
                    let others = others().into_iter();
                    others.map(|other| view! { <p class="gained">{gained(other)}</p> }).collect_view()
                }}
            </div>
            <p id="hints" class="help" hidden=move || efforts().is_empty()>
                {efforts}
            </p>
            <div class="of-roll">
                <p id="verdict" class=class>
                    <span class="sign" aria-hidden="true" data-sign=sign></span>
                    {move || model.with(|model| model.verdict.clone())}
                </p>
                {move || rolled().map(|rolled| view! { <p id="rolled">{rolled}</p> })}
            </div>
            <PlayLink fragment=first.link label=move_tr!("common-play-link")/>
            {children()}
        </section>
    }
}

/// Points with their sign, and their reason.
fn gained(outcome: Outcome) -> impl IntoView {
    let badge = outcome.points.map(|points| {
        let class = match points {
            1.. => "gain won",
            0 => "gain even",
            _ => "gain lost",
        };
        let seat = outcome.seat.map(|seat| seat.0.to_string());
        view! { <strong class=class translate="no" data-gain=seat>
            <Points points/>
        </strong> }
    });
    view! {
        {badge}
        <span>
            <SpokenText written=Signal::stored(outcome.reason)/>
        </span>
    }
}

/// A link that the player can follow, or copy to share it.
#[component]
pub fn PlayLink(
    /// The part of the address behind its `#`.
    #[prop(into)]
    fragment: Signal<String>,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    // The address for others is there by the time the link is copied.
    for_others::find();
    let copied = Copied::nothing();
    let copy_label = move || match copied.get() {
        None => tr!("common-copy-link"),
        Some(true) => tr!("common-copied"),
        Some(false) => tr!("common-copy-by-hand"),
    };
    let copy = move |_| {
        let address = untrack(|| for_others::link(&fragment.get()));
        copied.copy(&address);
    };
    view! {
        <p class="play-link">
            <a href=move || format!("#{}", fragment.get())>{label}</a>
            <button type="button" class="quiet" on:click=copy>
                {copy_label}
            </button>
        </p>
        <Show when=move || copied.get().is_some()>
            <NotForOthers/>
        </Show>
    }
}
