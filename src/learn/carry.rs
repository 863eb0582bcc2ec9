//! Carries a player to another device by QR codes: each holds a link with a part of their data.

use leptos::prelude::*;
use score_core::learn::profile::Profile;
use score_core::link::{MAX_CARRIED_BYTES, ProfilePart};

use crate::components::qr::Qr;
use crate::components::settlement::PlayLink;
use crate::{move_tr, tr};

use super::arrival::PasteLink;

/// The links in the codes.
#[derive(Clone, PartialEq, Eq)]
struct ShownCode {
    links: Vec<String>,
    /// How many answers and days have no room.
    left_out: usize,
    /// Whether they are others than when the reader asked for them.
    are_anew: bool,
}

/// The codes of a player, one at a time, as a camera sees all codes before it. They are always of
/// the data that are there now.
#[component]
pub fn Codes(#[prop(into)] profile: Signal<Profile>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let is_empty = Memo::new(move |_| profile.with(Profile::is_empty));
    let shown = Memo::new(move |before: Option<&Option<ShownCode>>| {
        // Packing takes a while.
        (is_open.get() && !is_empty.get()).then(|| {
            let (packed, left_out) = profile.with(|it| it.packed_within(MAX_CARRIED_BYTES));
            let parts = ProfilePart::all_of(&packed).unwrap_or_default();
            let links = parts.iter().map(ToString::to_string).collect();
            let before = before.and_then(Option::as_ref);
            let are_anew = before.is_some_and(|it| it.are_anew || it.links != links);
            ShownCode {
                links,
                left_out,
                are_anew,
            }
        })
    });
    let label = move || match is_open.get() {
        true => tr!("statistics-carry-hide"),
        false => tr!("statistics-carry-show"),
    };
    view! {
        <section class="card" aria-labelledby="carry-name">
            <h2 id="carry-name">{move_tr!("statistics-carry")}</h2>
            <p class="help">{move_tr!("statistics-carry-help")}</p>
            <p class="actions">
                <button
                    type="button"
                    id="carry-show"
                    aria-expanded=move || is_open.get().to_string()
                    disabled=move || is_empty.get() && !is_open.get()
                    on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
                >
                    {label}
                </button>
            </p>
            {move || shown.get().map(|shown| view! { <OneCode shown/> })}
            <PasteLink/>
        </section>
    }
}

/// Shows one of the codes, and the buttons for the others.
#[component]
fn OneCode(shown: ShownCode) -> impl IntoView {
    let ShownCode {
        links,
        left_out,
        are_anew,
    } = shown;
    let all = links.len();
    if all == 0 {
        return view! { <p id="carry-too-much">{move_tr!("statistics-carry-too-much")}</p> }
            .into_any();
    }
    let index = RwSignal::new(0_usize);
    let links = StoredValue::new(links);
    let fragment = Memo::new(move |_| {
        let link = links.with_value(|links| links.get(index.get()).cloned());
        link.unwrap_or_default()
    });
    let said = move || tr!("statistics-carry-code", number = index.get() + 1, all = all);
    let name = move || tr!("statistics-carry-qr", number = index.get() + 1, all = all);
    let step = move |id: &'static str, label: Signal<String>, by: isize| {
        let to = move || {
            let to = index.get().checked_add_signed(by);
            to.filter(|to| *to < all)
        };
        view! {
            <button
                type="button"
                id=id
                aria-disabled=move || to().is_none().then_some("true")
                on:click=move |_| {
                    if let Some(to) = untrack(to) {
                        index.set(to);
                    }
                }
            >
                {label}
            </button>
        }
    };
    let others = (all > 1).then(|| {
        view! {
            <p class="actions">
                {step("carry-before", move_tr!("statistics-carry-before"), -1)}
                {step("carry-next", move_tr!("statistics-carry-next"), 1)}
            </p>
        }
    });
    view! {
        <div id="carry-codes">
            {are_anew.then(|| view! {
                <p class="help" id="carry-anew">{move_tr!("statistics-carry-anew")}</p>
            })}
            <p aria-live="polite" aria-atomic="true">{said}</p>
            {(left_out > 0).then(|| view! {
                <p class="help">{move || tr!("statistics-carry-left-out", count = left_out)}</p>
            })}
            <Qr fragment label=Signal::derive(name)/>
            {others}
            <PlayLink fragment label=move_tr!("statistics-carry-link")/>
        </div>
    }
    .into_any()
}
