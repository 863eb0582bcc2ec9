//! The names of several players at one screen, with their boxes in a form. It also has the mistake
//! in one of them.

use leptos::prelude::*;
use score_core::table::name::{Name, NameRefusal};

use crate::components::fields::{TextBox, whole_characters};
use crate::edge::text_folding;

/// The mistake in a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameMistake {
    /// The text is no name.
    Refused(NameRefusal),
    /// Another player has the name; a similar one is free.
    Taken(String),
    /// Too few players have a name.
    TooFew,
}

/// A mistake, and the index of the box that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongName {
    pub index: usize,
    pub mistake: NameMistake,
}

/// The boxes of a form for names, and the one that was found wrong when it was last sent. Copies
/// share them.
#[derive(Clone, Copy)]
pub struct PlayerNames<const COUNT: usize> {
    /// The boxes; an empty one is no player.
    pub boxes: [TextBox; COUNT],
    wrong: RwSignal<Option<WrongName>>,
    /// A mistake, in a sentence.
    sentence: fn(&NameMistake) -> String,
}

impl<const COUNT: usize> PlayerNames<COUNT> {
    /// Creates boxes of which the first hold `names`; `sentence` puts a mistake into words.
    pub fn new(names: &[String], sentence: fn(&NameMistake) -> String) -> PlayerNames<COUNT> {
        let boxes = PlayerNames {
            boxes: std::array::from_fn(|_| TextBox::default()),
            wrong: RwSignal::new(None),
            sentence,
        };
        boxes.write(names);
        boxes
    }

    /// Writes `names` into the first boxes, empties the others and removes the mistake.
    pub fn write(self, names: &[String]) {
        self.clear();
        for (index, text) in self.boxes.into_iter().enumerate() {
            let name = names.get(index).cloned();
            text.value.set(name.unwrap_or_default());
        }
    }

    /// Removes the mistake until the form is sent again.
    pub fn clear(self) {
        self.wrong.set(None);
    }

    /// Reads the names of a form that is sent, and marks the box that is wrong. The name of an
    /// empty box is `None`. At least `fewest` players have names.
    pub fn check(self, fewest: usize) -> Result<Vec<Option<Name>>, WrongName> {
        let read = untrack(|| read(&self.boxes, fewest));
        self.wrong.set(read.as_ref().err().cloned());
        read
    }

    /// The problem of the box of this index, in a sentence.
    pub fn problem(self, index: usize) -> Signal<Option<String>> {
        let PlayerNames {
            wrong, sentence, ..
        } = self;
        problem_at(wrong, index, sentence)
    }
}

/// The names in the boxes, or the first mistake.
fn read(boxes: &[TextBox], fewest: usize) -> Result<Vec<Option<Name>>, WrongName> {
    let mut names: Vec<Option<Name>> = Vec::new();
    for (index, text) in boxes.iter().enumerate() {
        let wrong = |mistake| WrongName { index, mistake };
        let written = text.written();
        if written.is_empty() {
            names.push(None);
            continue;
        }
        let name = Name::new(&written, text_folding::fold)
            .map_err(|refusal| wrong(NameMistake::Refused(refusal)))?;
        let others = names.iter().flatten();
        if others.clone().any(|other| other.is_same_as(&name)) {
            let free = name.free_among(others).to_string();
            return Err(wrong(NameMistake::Taken(free)));
        }
        names.push(Some(name));
    }
    if names.iter().flatten().count() < fewest {
        let mistake = NameMistake::TooFew;
        return Err(WrongName { index: 0, mistake });
    }
    Ok(names)
}

fn problem_at(
    wrong: RwSignal<Option<WrongName>>,
    index: usize,
    sentence: fn(&NameMistake) -> String,
) -> Signal<Option<String>> {
    Signal::derive(move || {
        wrong.with(|wrong| {
            let wrong = wrong.as_ref().filter(|wrong| wrong.index == index)?;
            Some(sentence(&wrong.mistake))
        })
    })
}

/// A box for a name, without a label beside it.
#[component]
pub fn NameBox(
    id: String,
    #[prop(into)] label: Signal<String>,
    /// The label in the empty box, if it is shown there.
    #[prop(optional, into)]
    placeholder: Option<Signal<String>>,
    /// The id of the problem.
    #[prop(optional)]
    described_by: Option<String>,
    text: TextBox,
    /// The problem of the box, if any.
    problem: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <input
            aria-describedby=described_by
            id=id
            aria-label=label
            placeholder=placeholder
            aria-invalid=move || problem.with(Option::is_some).then_some("true")
            autocomplete="off"
            dir="auto"
            maxlength="40"
            node_ref=text.input
            bind:value=whole_characters(text.value)
        />
    }
}
