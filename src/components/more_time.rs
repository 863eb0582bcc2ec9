//! How much more time a player has than the others, as a choice.

use leptos::prelude::*;
use score_core::table::more_time::MoreTime;

use crate::components::fields::Select;
use crate::tr;

/// The choices, the usual time first.
const CHOICES: [Option<MoreTime>; 3] = [None, Some(MoreTime::HalfAgain), Some(MoreTime::Twice)];

/// The words for an amount of time.
pub fn words(more: Option<MoreTime>) -> String {
    match more {
        None => tr!("table-time-usual"),
        Some(MoreTime::HalfAgain) => tr!("table-time-half-again"),
        Some(MoreTime::Twice) => tr!("table-time-twice"),
    }
}

/// The sentence to a player who has more time in a round.
pub fn own_sentence(more: MoreTime) -> String {
    match more {
        MoreTime::HalfAgain => tr!("table-own-time-half-again"),
        MoreTime::Twice => tr!("table-own-time-twice"),
    }
}

/// The value of a choice in the document.
fn key(more: Option<MoreTime>) -> String {
    let key = match more {
        None => "usual",
        Some(MoreTime::HalfAgain) => "half-again",
        Some(MoreTime::Twice) => "twice",
    };
    key.to_owned()
}

/// The list in which a player's time is chosen. It shows `more`; `on_choose` asks for another
/// choice.
#[component]
pub fn MoreTimeChoice(
    #[prop(into)] id: String,
    #[prop(into, optional)] label: Option<Signal<String>>,
    #[prop(into)] more: Signal<Option<MoreTime>>,
    /// The id of the sentence about the choice.
    #[prop(optional)]
    described_by: Option<&'static str>,
    #[prop(into, optional)] disabled: Signal<bool>,
    #[prop(into)] on_choose: Callback<Option<MoreTime>>,
) -> impl IntoView {
    view! {
        <Select
            id
            choices=CHOICES.to_vec()
            key
            name=words
            chosen=more
            on_choose
            disabled
            attr:aria-label=move || label.map(|label| label.get())
            attr:aria-describedby=described_by
        />
    }
}
