//! Yahtzee: the form for a new game, for one player or for several with names.

use leptos::prelude::*;
use score_core::games::yahtzee::MAX_PLAYERS;
use score_core::table::name::{Name, NameRefusal};
use score_core::table::refusal::Refusal;

use crate::components::fields::{TextBox, whole_characters};
use crate::components::form::Form;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, text_folding};
use crate::move_tr;
use crate::text;
use crate::tr;

/// The fewest players that take turns.
const MIN_TOGETHER: usize = 2;

/// The longest text that a name's box takes.
const MAX_WRITTEN: usize = 40;

/// A problem with the names, and the box that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Problem {
    index: usize,
    what: Wrong,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Wrong {
    /// It cannot be a name.
    Name(NameRefusal),
    /// Another player has it; `free` is a similar name that is free.
    Taken { free: String },
    /// There are fewer than [`MIN_TOGETHER`].
    TooFew,
}

impl Wrong {
    fn sentence(&self) -> String {
        match self {
            Wrong::Name(refusal) => text::name_refusal(*refusal).to_string(),
            Wrong::Taken { free } => text::refusal(&Refusal::NameTaken { free: free.clone() }),
            Wrong::TooFew => tr!("yahtzee-too-few-players"),
        }
    }
}

/// The names in the boxes, in their order, or the first problem.
fn checked(written: &[String]) -> Result<Vec<String>, Problem> {
    let mut names: Vec<Name> = Vec::new();
    for (index, written) in written.iter().enumerate() {
        if written.trim().is_empty() {
            continue;
        }
        let wrong = |what: Wrong| Problem { index, what };
        let name = Name::new(written, text_folding::fold)
            .map_err(|refusal| wrong(Wrong::Name(refusal)))?;
        if names.iter().any(|other| other.is_same_as(&name)) {
            let free = name.free_among(names.iter()).to_string();
            return Err(wrong(Wrong::Taken { free }));
        }
        names.push(name);
    }
    if names.len() < MIN_TOGETHER {
        let what = Wrong::TooFew;
        return Err(Problem { index: 0, what });
    }
    Ok(names.iter().map(Name::to_string).collect())
}

/// The form; `on_begin` returns whether a game with these names has begun.
#[component]
pub fn NewGame(
    /// The players of the game before.
    names: Vec<String>,
    /// The button that throws the dice of a game that has begun.
    roll_button: AnyNodeRef,
    /// Whether there is a button for another game of the same players.
    #[prop(into)]
    is_over: Signal<bool>,
    #[prop(into)] on_begin: Callback<Vec<String>, bool>,
) -> impl IntoView {
    let known = names.len() >= MIN_TOGETHER;
    let boxes: [TextBox; MAX_PLAYERS] = std::array::from_fn(|index| {
        let name = names.get(index).filter(|_| known);
        TextBox::new(name.cloned().unwrap_or_default())
    });
    let summary = move || match is_over.get() {
        true => tr!("yahtzee-other-players"),
        false => tr!("yahtzee-new-game"),
    };
    let problem = RwSignal::new(None::<Problem>);
    let details = AnyNodeRef::default();
    let begin = move |names: Vec<String>| {
        if on_begin.run(names) {
            node::close(details);
            dom::before_paint(move || node::reveal(roll_button));
        }
    };
    let begin_alone = move || {
        problem.set(None);
        begin(vec![tr!("yahtzee-you")]);
    };
    let begin_together = move || {
        let checked = checked(&boxes.map(|name| name.value.get_untracked()));
        problem.set(checked.as_ref().err().cloned());
        match checked {
            Ok(names) => begin(names),
            Err(Problem { index, .. }) => {
                dom::before_paint(move || node::reveal(boxes[index].input));
            }
        }
    };
    let field = move |(index, name): (usize, TextBox)| {
        let wrong = move || {
            let problem = problem.get().filter(|problem| problem.index == index);
            problem.map(|problem| problem.what)
        };
        view! { <NameField index name wrong=Signal::derive(wrong)/> }
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
                    {boxes.into_iter().enumerate().map(field).collect_view()}
                </ul>
                <p class="actions">
                    <button type="submit">{move_tr!("yahtzee-together")}</button>
                </p>
            </Form>
        </details>
    }
}

/// A name's box, with its problem.
#[component]
fn NameField(
    index: usize,
    name: TextBox,
    #[prop(into)] wrong: Signal<Option<Wrong>>,
) -> impl IntoView {
    let label = move || tr!("yahtzee-player", number = index + 1);
    let problem = move || {
        let wrong = wrong.get()?;
        Some(view! { <span class="problem">{move || wrong.sentence()}</span> })
    };
    view! {
        <li>
            <input
                id=format!("yahtzee-player-{}", index + 1)
                aria-label=label
                placeholder=label
                maxlength=MAX_WRITTEN
                autocomplete="off"
                dir="auto"
                aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                node_ref=name.input
                bind:value=whole_characters(name.value)
            />
            {problem}
        </li>
    }
}
