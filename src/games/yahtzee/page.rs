//! Yahtzee: the page below its heading.

use leptos::prelude::*;

use crate::components::chips::{Chip, Chips};
use crate::edge::dom;
use crate::edge::keyboard::{self, Key};
use crate::edge::node::AnyNodeRef;
use crate::move_tr;
use crate::page::Page;
use crate::visit::Visits;

use super::adviser::Advice;
use super::choices::Choices;
use super::dice::Throwing;
use super::game_state::State;
use super::how_to_play::HowToPlay;
use super::new_game::NewGame;
use super::patterns::{Patterns, PatternsWhenAdvised};
use super::persistence::Mode;
use super::review::ReviewPage;
use super::sheet::ScoreSheet;
use super::store::YahtzeeStore;

/// The page of the game: the modes, the body of the chosen mode, and the rules.
#[component]
pub fn YahtzeePage() -> impl IntoView {
    let store = YahtzeeStore::open();
    provide_context(store);
    let visits = expect_context::<Visits>();
    store.follow(&visits.latest(&[Page::Yahtzee]).fragment);
    visits.on_next(&[Page::Yahtzee], move |visit| store.follow(&visit.fragment));
    let is_here = visits.is_at(&[Page::Yahtzee]);
    keyboard::on_key(move |key| {
        let is_undo = ["z", "Z"].contains(&&*key.name);
        if is_here.get_untracked() && (is_undo || !key.control) && pressed(store, &key) {
            key.take();
        }
    });
    let body = move || match store.mode.get() {
        Mode::Practice => view! { <Practice/> }.into_any(),
        Mode::Game => view! { <GamePage/> }.into_any(),
        Mode::Review => view! { <ReviewPage/> }.into_any(),
    };
    view! {
        <ModeChips modes=store.modes mode=store.mode on_choose=move |mode| store.set_mode(mode)/>
        <div class="yahtzee-body">{body}</div>
        <HowToPlay/>
    }
}

/// Carries out a key's command; returns whether the key has one.
fn pressed(store: YahtzeeStore, key: &Key) -> bool {
    let is_on = !dom::has_root_attribute("data-keys");
    if !is_on || store.mode.get_untracked() == Mode::Review {
        return false;
    }
    match key.name.as_str() {
        "r" | "R" => store.roll(),
        "z" | "Z" => store.take_back(),
        number => match number.parse::<usize>() {
            Ok(number @ 1..=5) => store.toggle(number - 1),
            _ => return false,
        },
    }
    true
}

/// The modes of the page, as buttons.
#[component]
fn ModeChips(
    /// The element with the buttons.
    modes: AnyNodeRef,
    #[prop(into)] mode: Signal<Mode>,
    #[prop(into)] on_choose: Callback<Mode>,
) -> impl IntoView {
    let chip = move |of: Mode, name: &'static str| {
        view! {
            <Chip
                label=move_tr!("yahtzee-mode", mode = of.key())
                is_chosen=move || mode.get() == of
                on_choose=move |()| on_choose.run(of)
                attr:data-mode=name
            />
        }
    };
    view! {
        <Chips label=move_tr!("yahtzee-modes") node=modes>
            {chip(Mode::Practice, "Practice")}
            {chip(Mode::Game, "Game")}
            {chip(Mode::Review, "Review")}
        </Chips>
    }
}

#[component]
fn Practice() -> impl IntoView {
    view! {
        <div class="yahtzee-desk">
            <Throwing/>
            <div class="beside">
                <Patterns/>
                <Choices has_points=false/>
            </div>
        </div>
    }
}

#[component]
fn GamePage() -> impl IntoView {
    let store = YahtzeeStore::here();
    let dice = move || store.turn.get().map(|turn| turn.throw().all());
    view! {
        <div class="yahtzee-desk">
            <Throwing/>
            <ScoreSheet
                names=store.names
                sheets=store.sheets
                player=store.player
                dice=Signal::derive(dice)
                on_score=move |score_box| store.score(score_box)
            />
            <div class="advice">
                <Advice/>
                <PatternsWhenAdvised/>
                <Choices has_points=true/>
            </div>
            <NewGame
                names=store.names.get_untracked()
                roll_button=store.roll_button
                is_over=Memo::new(move |_| store.with(State::is_at_end))
                on_begin=move |names| store.begin(names)
            />
        </div>
    }
}
