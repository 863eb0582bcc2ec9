//! An item with worked solutions, in which a pupil finds a mistake.

use leptos::prelude::*;
use score_core::assignment::{ItemEnd, Response};
use score_core::learn::mistake::FindMistakeItem;

use super::item_frame::{GiveUp, Next, ShowSolution, verdict};
use super::visit::Visit;
use crate::components::button_keys;
use crate::components::form::StatusLine;
use crate::components::spoken_text::SpokenText;
use crate::edge::node::AnyNodeRef;
use crate::worksheets::sentences::{self, letter};
use crate::worksheets::{LineButton, RollOnPaper};
use crate::{move_tr, tr};

/// The item, and the pupil's answers to it. Copies share the answers.
#[derive(Clone, Copy)]
struct Spotting {
    visit: Visit,
    index: usize,
    item: StoredValue<FindMistakeItem>,
    /// The last answer.
    answer: RwSignal<Option<Answer>>,
    /// The lines that the pupil pointed at, though they are right.
    missed_lines: RwSignal<Vec<(usize, usize)>>,
}

/// A pupil's answer to the item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// This line is wrong: the index of its solution, and its index there.
    Line(usize, usize),
    /// All lines are right.
    AllRight,
}

impl Spotting {
    fn is_open(self) -> bool {
        self.visit.is_open(self.index)
    }

    /// Whether the mistake is shown: it was found, or the item has ended and solutions are allowed.
    fn is_shown(self) -> bool {
        let end = self.visit.end_of(self.index);
        end == Some(ItemEnd::Right) || end.is_some() && self.visit.assignment().has_solutions
    }

    fn is_wrong(self, line: (usize, usize)) -> bool {
        let mistake = self.item.with_value(|item| item.mistake);
        mistake.is_some_and(|mistake| (mistake.solution, mistake.line) == line)
    }

    fn answer(self, answer: Answer) {
        if let Answer::Line(solution, line) = answer
            && !self.is_wrong((solution, line))
        {
            self.missed_lines
                .update(|missed| missed.push((solution, line)));
        }
        self.answer.set(Some(answer));
        self.visit.respond(
            self.index,
            &match answer {
                Answer::Line(solution, line) => Response::Line { solution, line },
                Answer::AllRight => Response::AllRight,
            },
        );
    }

    /// The sentence on the last answer.
    fn sentence(self) -> String {
        if let Some(verdict) = verdict(self.visit, self.index) {
            return verdict;
        }
        let mistake = self.item.with_value(|item| item.mistake);
        match (self.visit.end_of(self.index), mistake, self.answer.get()) {
            (Some(_), None, _) => tr!("mistake-none"),
            (Some(ItemEnd::Right), ..) => tr!("mistake-found"),
            (Some(_), ..) => tr!("mistake-here"),
            (None, _, Some(Answer::Line(solution, line))) => {
                let line = self
                    .item
                    .with_value(|item| item.solutions[solution].lines[line].printed());
                tr!("mistake-line-is-right", line = line)
            }
            (None, _, Some(Answer::AllRight)) => tr!("mistake-there-is-one"),
            (None, _, None) => String::new(),
        }
    }
}

/// The view of an item with worked solutions.
#[component]
pub fn Spotted(visit: Visit, index: usize, item: FindMistakeItem) -> impl IntoView {
    let (roll, goal) = (item.roll, item.goal);
    let solutions = item.solutions.clone().into_iter().enumerate();
    let spotting = Spotting {
        visit,
        index,
        item: StoredValue::new(item),
        answer: RwSignal::new(None),
        missed_lines: RwSignal::new(Vec::new()),
    };
    let solutions = solutions.map(|(solution, worked)| {
        let lines = worked.lines.iter().enumerate();
        let lines = lines.map(|(line, text)| {
            let text = text.printed();
            view! { <SpottedLine spotting line=(solution, line) text/> }
        });
        let lines = lines.collect_view();
        view! {
            <li class="card">
                <div role="group" aria-label=move_tr!("mistake-solution", letter = letter(solution))>
                    <span class="letter" aria-hidden="true">{letter(solution)} ")"</span>
                    <ol class="lines">{lines}</ol>
                </div>
            </li>
        }
    });
    let solutions = solutions.collect_view();
    let tools = AnyNodeRef::default();
    button_keys::listen(true.into(), tools);
    let is_open = Memo::new(move |_| spotting.is_open());
    let buttons = move || match is_open.get() {
        true => view! { <OtherAnswers spotting/> }.into_any(),
        false => view! { <Next visit/> }.into_any(),
    };
    view! {
        <div class="mistake-page">
            <p class="help">{move_tr!("mistake-lead")}</p>
            <p class="given">
                <RollOnPaper roll is_hand=false/>
                " "
                <span>{move || tr!("mistake-goal", goal = goal)}</span>
            </p>
            <ol class="worked">{solutions}</ol>
            <StatusLine id="homework-said" is_refusal=false sentence=move || spotting.sentence()/>
            <MistakeExplanation spotting/>
            <p class="actions" node_ref=tools>{buttons}</p>
        </div>
    }
}

/// The buttons for the answers that point at no line.
#[component]
fn OtherAnswers(spotting: Spotting) -> impl IntoView {
    let Spotting { visit, index, .. } = spotting;
    view! {
        <button
            type="button"
            id="homework-all-right"
            aria-keyshortcuts="A"
            data-costs=index.to_string()
            on:click=move |_| spotting.answer(Answer::AllRight)
        >
            {move_tr!("mistake-all-right")}
        </button>
        <ShowSolution visit index/>
        <GiveUp visit index/>
    }
}

/// A line of a solution as a button: a press says that it is wrong.
#[component]
fn SpottedLine(spotting: Spotting, line: (usize, usize), text: String) -> impl IntoView {
    let is_missed = move || spotting.missed_lines.with(|missed| missed.contains(&line));
    view! {
        <LineButton
            text
            is_wrong=Signal::derive(move || spotting.is_shown() && spotting.is_wrong(line))
            is_missed=Signal::derive(is_missed)
            is_over=Signal::derive(move || !spotting.is_open())
            on_press=move |()| spotting.answer(Answer::Line(line.0, line.1))
        />
    }
}

/// The reason why the line is wrong, and the corrected line.
#[component]
fn MistakeExplanation(spotting: Spotting) -> impl IntoView {
    move || {
        let mistake = spotting.item.with_value(|item| item.mistake);
        let mistake = mistake.filter(|_| spotting.is_shown())?;
        let line = spotting
            .item
            .with_value(|item| item.solutions[mistake.solution].lines[mistake.line].clone());
        let wrong_line = line.clone();
        Some(view! {
            <div class="card explanation-of-mistake">
                <p><SpokenText written=Signal::derive(move || sentences::why(mistake.slip, &line))/></p>
                <p class="put-right">
                    <SpokenText written=Signal::derive(move || sentences::put_right(mistake.slip, &wrong_line))/>
                </p>
            </div>
        })
    }
}
