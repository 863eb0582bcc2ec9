//! A sentence that is written in signs and heard in words.

use leptos::either::Either;
use leptos::prelude::*;

use crate::text;

/// A sentence in signs; if its values would be misheard, listeners get words
/// (docs/decisions/spoken-numbers.md). The words are one piece: nobody hears a part of the sentence
/// twice or alone.
#[component]
pub fn SpokenText(#[prop(into)] written: Signal<String>) -> impl IntoView {
    move || in_signs_and_words(written.get())
}

/// Points with their sign.
#[component]
pub fn Points(points: i32) -> impl IntoView {
    move || in_signs_and_words(text::signed(points))
}

/// A text in signs, with its words for listeners if they differ. It is called anew when the
/// language changes, as the words may differ even if the signs do not.
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
