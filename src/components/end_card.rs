//! The card at the end of a day, a set of mistakes, a race, a lesson or a game. It shows the result
//! in a few large figures, the next step, and a text for others.

use leptos::prelude::*;

use crate::components::qr::NotForOthers;
use crate::edge::node::AnyNodeRef;
use crate::edge::share::{self, Shared};
use crate::tr;

/// A figure on an [`EndCard`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The name of the figure.
    pub name: String,
    /// The value of the figure, formatted.
    pub value: String,
    /// Whether the name is that of a player, which no program translates.
    pub is_players: bool,
}

impl Figure {
    /// Creates a figure whose name is in the words of the page.
    pub fn new(name: String, value: impl ToString) -> Figure {
        Figure {
            name,
            value: value.to_string(),
            is_players: false,
        }
    }

    /// Marks the name of the figure as that of a player.
    pub fn of_player(self) -> Figure {
        Figure {
            is_players: true,
            ..self
        }
    }

    /// Creates a figure such as '3 of 5'.
    pub fn of(name: String, count: usize, all: usize) -> Figure {
        Figure::new(name, tr!("end-of", count = count, all = all))
    }
}

/// The card at the end. `children` are the buttons for the next step; the button for sharing
/// follows them.
#[component]
pub fn EndCard(
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] figures: Signal<Vec<Figure>>,
    /// The text for others.
    #[prop(into)]
    shared: Signal<String>,
    /// A remark that explains the figures.
    #[prop(into, optional)]
    note: Signal<String>,
    /// The button for sharing, if sharing is the next step.
    #[prop(optional, into)]
    main_share: Option<AnyNodeRef>,
    children: Children,
) -> impl IntoView {
    let name = format!("{id}-name");
    let named_by = name.clone();
    let figure = |figure: Figure| {
        view! {
            <div>
                <dt dir="auto" translate=figure.is_players.then_some("no")>{figure.name}</dt>
                <dd>{figure.value}</dd>
            </div>
        }
    };
    // The main button is the first one.
    let mut buttons = [
        children().into_any(),
        view! { <ShareButton text=shared main=main_share/> }.into_any(),
    ];
    if main_share.is_some() {
        buttons.reverse();
    }
    let buttons = buttons.into_iter().collect_view();
    view! {
        <section id=id class="card end-card" aria-labelledby=named_by>
            <h2 id=name>{title}</h2>
            <dl class="figures">{move || figures.get().into_iter().map(figure).collect_view()}</dl>
            <p class="help" hidden=move || note.with(String::is_empty)>{note}</p>
            <p class="actions">
                {buttons}
            </p>
            <NotForOthers/>
        </section>
    }
}

/// The button that shares a text; if sharing fails, the text is shown to be copied.
#[component]
fn ShareButton(text: Signal<String>, main: Option<AnyNodeRef>) -> impl IntoView {
    let outcome = RwSignal::new(None);
    let share = move |_| {
        share::share(&text.get_untracked(), move |result| {
            outcome.try_set(Some(result));
        });
    };
    let status_text = move || match outcome.get() {
        None | Some(Shared::Sheet) => String::new(),
        Some(Shared::Copied) => tr!("common-copied"),
        Some(Shared::NotAtAll) => tr!("end-share-by-hand"),
    };
    let is_by_hand = move || outcome.get() == Some(Shared::NotAtAll);
    // The result is seen on the button, under the finger, and heard from the status line.
    let label = move || match outcome.get() {
        Some(Shared::Copied) => tr!("common-copied"),
        _ => tr!("end-share"),
    };
    view! {
        <button
            type="button"
            class="share"
            class:primary=main.is_some()
            node_ref=main.unwrap_or_default()
            on:click=share
        >
            {label}
        </button>
        <span aria-live="polite" aria-atomic="true" class="share-status" class:hush=move || !is_by_hand()>{status_text}</span>
        {move || is_by_hand().then(|| view! { <span class="share-text">{text}</span> })}
    }
}
