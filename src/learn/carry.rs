//! Carries a player to another device by QR codes: each holds a link with a part of their data.

use leptos::prelude::*;
use score_core::learn::profile::Profile;
use score_core::link::{MAX_CARRIED_BYTES, ProfilePart};

use crate::components::qr::Qr;
use crate::components::settlement::PlayLink;
use crate::{move_tr, tr};

use super::arrival::PasteLink;

/// The QR codes of a profile, by the links in them.
#[derive(Clone, PartialEq, Eq)]
struct ShownCodes {
    links: Vec<String>,
    /// The number of answers and days for which there is no room.
    left_out_count: usize,
    /// Whether the links have changed since the reader asked for the codes.
    have_changed: bool,
}

/// The codes of a player, one at a time, because a camera sees all codes in front of it. They
/// follow changes of the data.
#[component]
pub fn Codes(#[prop(into)] profile: Signal<Profile>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let is_empty = Memo::new(move |_| profile.with(Profile::is_empty));
    let codes = Memo::new(move |before: Option<&Option<ShownCodes>>| {
        // Packing takes a while.
        (is_open.get() && !is_empty.get()).then(|| {
            let (packed, left_out_count) =
                profile.with(|profile| profile.packed_within(MAX_CARRIED_BYTES));
            let parts = ProfilePart::all_of(&packed).unwrap_or_default();
            let links = parts.iter().map(ToString::to_string).collect();
            let before = before.and_then(Option::as_ref);
            let have_changed =
                before.is_some_and(|before| before.have_changed || before.links != links);
            ShownCodes {
                links,
                left_out_count,
                have_changed,
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
            {move || codes.get().map(|codes| view! { <OneCode codes/> })}
            <PasteLink/>
        </section>
    }
}

/// One of the codes, with the buttons for the previous and the next one.
#[component]
fn OneCode(codes: ShownCodes) -> impl IntoView {
    let ShownCodes {
        links,
        left_out_count,
        have_changed,
    } = codes;
    let code_count = links.len();
    if code_count == 0 {
        return view! { <p id="carry-too-much">{move_tr!("statistics-carry-too-much")}</p> }
            .into_any();
    }
    let index = RwSignal::new(0_usize);
    let links = StoredValue::new(links);
    let fragment = Memo::new(move |_| {
        let link = links.with_value(|links| links.get(index.get()).cloned());
        link.unwrap_or_default()
    });
    let number_sentence = move || {
        tr!(
            "statistics-carry-code",
            number = index.get() + 1,
            all = code_count
        )
    };
    let qr_label = move || {
        tr!(
            "statistics-carry-qr",
            number = index.get() + 1,
            all = code_count
        )
    };
    let step_button = move |id: &'static str, label: Signal<String>, by: isize| {
        let to = move || {
            let to = index.get().checked_add_signed(by);
            to.filter(|to| *to < code_count)
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
    let others = (code_count > 1).then(|| {
        view! {
            <p class="actions">
                {step_button("carry-before", move_tr!("statistics-carry-before"), -1)}
                {step_button("carry-next", move_tr!("statistics-carry-next"), 1)}
            </p>
        }
    });
    view! {
        <div id="carry-codes">
            {have_changed.then(|| view! {
                <p class="help" id="carry-anew">{move_tr!("statistics-carry-anew")}</p>
            })}
            <p aria-live="polite" aria-atomic="true">{number_sentence}</p>
            {(left_out_count > 0).then(|| view! {
                <p class="help">{move || tr!("statistics-carry-left-out", count = left_out_count)}</p>
            })}
            <Qr fragment label=Signal::derive(qr_label)/>
            {others}
            <PlayLink fragment label=move_tr!("statistics-carry-link")/>
        </div>
    }
    .into_any()
}
