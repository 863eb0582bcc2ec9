//! The choice of the player who learns, if several players learn at one screen.

use leptos::prelude::*;
use score_core::table::name::Name;

use crate::components::chips::{Chip, Chips};
use crate::components::one_name::{OneName, OneNameForm};
use crate::edge::node::{self, AnyNodeRef};
use crate::{move_tr, text, tr};

use super::persistence::Learner;

/// The names of the players who learn at this screen, and a field for a new name. The page shows
/// nothing else until a player is chosen.
#[component]
pub fn WhoPlays(learner: Learner) -> impl IntoView {
    let details = AnyNodeRef::default();
    let choose = Callback::new(move |name: String| {
        learner.play_as(&name);
        // The box closes, and the focused button with it.
        node::close(details);
        node::focus((details, "summary"));
    });
    let names = Memo::new(move |_| {
        let mut names = learner.names();
        text::sort_by_name(&mut names, String::as_str);
        names
    });
    let is_asked = Memo::new(move |_| learner.player().is_none());
    let heading = move || match (learner.player(), names.with(Vec::is_empty)) {
        (None, _) => tr!("learn-who-plays"),
        (Some(name), _) if !name.is_empty() => tr!("learn-plays", name = name),
        (Some(_), true) => tr!("learn-several-here"),
        (Some(_), false) => tr!("learn-nobody-named"),
    };
    let forget_button = move || {
        let name = learner.player().filter(|name| learner.is_learner(name))?;
        let label = name.clone();
        Some(view! {
            <p class="actions">
                <button
                    type="button"
                    class="quiet"
                    id="forget-player"
                    on:click=move |_| learner.forget_name(&name)
                >
                    {move || tr!("learn-forget-name", name = label.clone())}
                </button>
            </p>
        })
    };
    view! {
        <details class="form" id="who-plays" prop:open=is_asked node_ref=details>
            <summary><span class="shape-of">{heading}</span></summary>
            <NameButtons learner names choose/>
            <NewName choose/>
            {forget_button}
        </details>
    }
}

/// A chip for each name, and one for nobody in particular.
#[component]
fn NameButtons(
    learner: Learner,
    names: Memo<Vec<String>>,
    choose: Callback<String>,
) -> impl IntoView {
    let chip = move |name: String| {
        let (own, chosen) = (name.clone(), name.clone());
        let label = name.clone();
        view! {
            <Chip
                label=Signal::stored(label)
                is_chosen=move || learner.player().as_ref() == Some(&own)
                on_choose=move |()| choose.run(chosen.clone())
                attr:data-player=name
                attr:translate="no"
            />
        }
    };
    view! {
        <Chips label=move_tr!("learn-who-plays") hidden=move || names.with(Vec::is_empty)>
            {move || names.get().into_iter().map(chip).collect_view()}
            <Chip
                label=move_tr!("statistics-nobody")
                is_chosen=move || learner.player().as_deref() == Some("")
                on_choose=move |()| choose.run(String::new())
                attr:data-player=""
            />
        </Chips>
    }
}

/// The field for one more name.
#[component]
fn NewName(choose: Callback<String>) -> impl IntoView {
    let name = OneName::new(String::new());
    let add = move |new_name: Name| {
        name.write(String::new());
        choose.run(new_name.to_string());
    };
    view! {
        <OneNameForm
            id="new-player"
            name
            box_id="new-player-name"
            label=move_tr!("learn-new-name")
            help=move_tr!("learn-new-name-help")
            autocomplete="off"
            button=move_tr!("learn-add-name")
            on_name=add
        />
    }
}
