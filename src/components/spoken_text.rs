//! A sentence that is written in signs and heard in words.

use leptos::either::Either;
use leptos::prelude::*;

use crate::text;

/// A sentence as it is written; where its values would be misheard, listeners get it in words
/// (docs/decisions/spoken-numbers.md). It is one piece: nobody hears a part of it twice or alone.
#[component]
pub fn SpokenText(#[prop(into)] written: Signal<String>) -> impl IntoView {
    move || in_signs_and_words(written.get())
}

/// Points with their sign.
#[component]
pub fn Points(points: i32) -> impl IntoView {
    move || in_signs_and_words(text::signed(points))
}

/// Called where it is shown: the words are those of the language at that time, also of a sentence
/// whose signs are the same in all.
fn in_signs_and_words(written: String) -> impl IntoView {
    match text::heard(&written) {
        // A line that is empty has no element in it.
        None => Either::Left(written),
        Some(heard) => Either::Right(view! {
            <span>
                <span aria-hidden="true">{written}</span>
                <span class="hush heard" data-heard=heard></span>
            </span>
        }),
    }
}
