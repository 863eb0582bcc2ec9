//! Yahtzee: the form for a new game, for one player or for several with names.

use leptos::prelude::*;
use score_core::games::yahtzee::MAX_PLAYERS;
use score_core::table::refusal::Refusal;

use crate::components::form::Form;
use crate::components::player_names::{NameBox, NameMistake, PlayerNames};
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::move_tr;
use crate::text;
use crate::tr;

/// The fewest players of a game for several.
const MIN_TOGETHER: usize = 2;

/// The mistake in a name, in a sentence.
fn name_sentence(mistake: &NameMistake) -> String {
    match mistake {
        NameMistake::Refused(refusal) => text::name_refusal(*refusal),
        NameMistake::Taken(free) => text::refusal(&Refusal::NameTaken { free: free.clone() }),
        NameMistake::TooFew => tr!("yahtzee-too-few-players"),
    }
}

/// The form for a new game; `on_begin` returns whether a game with these names has begun.
#[component]
pub fn NewGame(
    /// The players of the previous game.
    names: Vec<String>,
    /// The button that throws the dice of a game that has begun.
    roll_button: AnyNodeRef,
    /// Whether there is a button for another game of the same players.
    #[prop(into)]
    is_over: Signal<bool>,
    #[prop(into)] on_begin: Callback<Vec<String>, bool>,
) -> impl IntoView {
    let known = if names.len() < MIN_TOGETHER {
        &[]
    } else {
        &names[..]
    };
    let names = PlayerNames::<MAX_PLAYERS>::new(known, name_sentence);
    let summary = move || match is_over.get() {
        true => tr!("yahtzee-other-players"),
        false => tr!("yahtzee-new-game"),
    };
    let details = AnyNodeRef::default();
    let begin = move |names: Vec<String>| {
        if on_begin.run(names) {
            node::close(details);
            dom::before_paint(move || node::reveal(roll_button));
        }
    };
    let begin_alone = move || {
        names.clear();
        begin(vec![tr!("yahtzee-you")]);
    };
    let begin_together = move || match names.check(MIN_TOGETHER) {
        Ok(names) => begin(names.iter().flatten().map(ToString::to_string).collect()),
        Err(wrong) => dom::before_paint(move || node::reveal(names.boxes[wrong.index].input)),
    };
    view! {
        <details class="group new-game" node_ref=details>
            <summary>{summary}</summary>
            <p>
                <button type="button" id="yahtzee-alone" on:click=move |_| begin_alone()>
                    {move_tr!("yahtzee-alone")}
                </button>
            </p>
            <Form id="yahtzee-players" on_submit=move |()| begin_together()>
                <p class="help">{move_tr!("yahtzee-names-help")}</p>
                <ul class="players">
                    {(0..MAX_PLAYERS)
                        .map(|index| view! { <NameLine names index/> })
                        .collect_view()}
                </ul>
                <p class="actions">
                    <button type="submit">{move_tr!("yahtzee-together")}</button>
                </p>
            </Form>
        </details>
    }
}

/// The box for the name of this index, with its problem.
#[component]
fn NameLine(names: PlayerNames<MAX_PLAYERS>, index: usize) -> impl IntoView {
    let label = Signal::derive(move || tr!("yahtzee-player", number = index + 1));
    let problem = names.problem(index);
    let note = move || {
        let sentence = problem.get()?;
        Some(view! { <span class="problem">{sentence}</span> })
    };
    view! {
        <li>
            <NameBox
                id=format!("yahtzee-player-{}", index + 1)
                label
                placeholder=label
                text=names.boxes[index]
                problem
            />
            {note}
        </li>
    }
}
