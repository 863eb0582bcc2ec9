//! The item on the screen: its heading, its board, and the sentences about its worth.

use leptos::prelude::*;
use score_core::assignment::{Item, ItemEnd, Work};

use super::item_frame::worth;
use super::solved_dials::SolvedDials;
use super::solved_roll::SolvedRoll;
use super::spotted::Spotted;
use super::visit::Visit;
use crate::tr;

/// The view of the item with this index, by its kind.
#[component]
pub fn ItemView(visit: Visit, index: usize) -> impl IntoView {
    let is_level = matches!(visit.assignment().work, Work::Practice(_));
    let heading = move || {
        let count = visit.with(|attempt| attempt.items().len());
        match is_level {
            true => tr!("homework-item-of-level", item = index + 1),
            false => tr!("mistake-item", item = index + 1, count = count),
        }
    };
    let board = match visit.item(index) {
        Some(Item::Roll(task)) => view! { <SolvedRoll visit index task/> }.into_any(),
        Some(Item::Spot(item)) => view! { <Spotted visit index item/> }.into_any(),
        Some(Item::Dials(item)) => view! { <SolvedDials visit index item/> }.into_any(),
        None => ().into_any(),
    };
    let end = Memo::new(move |_| visit.end_of(index));
    let worth_sentence = move || {
        let end = end.get()?;
        let is_hinted = visit.with(|attempt| attempt.items()[index].is_hinted());
        Some(worth(end, is_hinted))
    };
    let has_hints =
        visit.assignment().has_hints && !matches!(visit.item(index), Some(Item::Spot(_)));
    let has_solutions = visit.assignment().has_solutions;
    let has_price = has_hints || has_solutions;
    // The sentence is read before a press, because afterwards it is too late.
    let price_sentence = move || {
        let hint = has_hints.then(|| tr!("homework-hints-help"));
        let solution = has_solutions.then(|| tr!("homework-solutions-help"));
        [hint, solution]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let is_right = move || end.get() == Some(ItemEnd::Right);
    view! {
        <section aria-labelledby="homework-item" class="homework-item">
            <h2 id="homework-item" tabindex="-1" node_ref=visit.heading>{heading}</h2>
            <p id="homework-price" class="help" hidden=move || end.get().is_some() || !has_price>{price_sentence}</p>
            {board}
            <p id="homework-worth" class:right=is_right hidden=move || end.get().is_none()>
                {worth_sentence}
            </p>
        </section>
    }
}
