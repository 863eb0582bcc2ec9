//! The page on which a reader finds the wrong line in worked solutions, or says that all are right.

use leptos::prelude::*;
use score_core::learn::mistake::{
    FindMistakeItem, FindMistakeResult, FindMistakeStanding, Mistake, MistakeKind,
};
use score_core::learn::worksheet::{ItemKind, Levels, Worksheet, WorksheetItem};
use score_core::link::{LinkRefusal, WorksheetLink};
use score_core::solver::{SolveRequest, SolveResponse, read_sheet};

use super::draft::{ANY, level_key, level_keys, level_of};
use super::items::RollOnPaper;
use super::line_button::LineButton;
use super::sentences::{self, letter};
use super::sheet_page::seeded;
use crate::components::button_keys;
use crate::components::end_card::{EndCard, Figure};
use crate::components::fields::SelectRow;
use crate::components::form::{Form, StatusLine};
use crate::components::progress::Progress;
use crate::components::settlement::PlayLink;
use crate::components::spoken_text::SpokenText;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom, for_others};
use crate::page::Page;
use crate::solver::{LatestRequest, SolverTrouble};
use crate::visit::Visits;
use crate::{move_tr, text, tr};

/// An answer to an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// This line is wrong: the index of its solution, and its index there.
    Line(usize, usize),
    /// All lines are right.
    AllRight,
    /// No answer: the reader wants to be shown the mistake.
    Shown,
}

impl Answer {
    fn is_right(self, mistake: Option<Mistake>) -> bool {
        match self {
            Answer::Line(solution, line) => {
                mistake.is_some_and(|mistake| (mistake.solution, mistake.line) == (solution, line))
            }
            Answer::AllRight => mistake.is_none(),
            Answer::Shown => true,
        }
    }
}

/// The state of the page. Copies share it.
#[derive(Clone, Copy)]
struct Spotting {
    sheet: RwSignal<Worksheet>,
    items: RwSignal<Vec<FindMistakeItem>>,
    /// The index of the item on the screen.
    index: RwSignal<usize>,
    answer: RwSignal<Option<Answer>>,
    /// The lines that the reader pointed at, though they are right.
    missed_lines: RwSignal<Vec<(usize, usize)>>,
    /// The result of each item of the sheet; `None` until the item is answered.
    results: RwSignal<Vec<Option<FindMistakeResult>>>,
    /// Whether the last open item has just got its result. A reader who looks back later does not
    /// see the card again.
    is_sheet_finished: RwSignal<bool>,
    link_refusal: RwSignal<Option<LinkRefusal>>,
    percent: RwSignal<Option<usize>>,
    request: LatestRequest,
    /// Whether the page is open.
    is_open: Signal<bool>,
    /// The item's own heading, which has the focus after a change.
    heading: AnyNodeRef,
    /// The buttons to other items.
    steps: AnyNodeRef,
}

impl Spotting {
    fn open(fragment: &str) -> Spotting {
        let (link, refusals) = WorksheetLink::read(fragment);
        let index = link.item.map_or(0, |item| usize::from(item) - 1);
        let spotting = Spotting {
            sheet: RwSignal::new(seeded(&link)),
            items: RwSignal::new(Vec::new()),
            index: RwSignal::new(index),
            answer: RwSignal::new(None),
            missed_lines: RwSignal::new(Vec::new()),
            results: RwSignal::new(Vec::new()),
            is_sheet_finished: RwSignal::new(false),
            link_refusal: RwSignal::new(refusals.first().cloned()),
            percent: RwSignal::new(None),
            request: LatestRequest::none(),
            is_open: expect_context::<Visits>().is_at(&[Page::Mistake]),
            heading: AnyNodeRef::default(),
            steps: AnyNodeRef::default(),
        };
        spotting.request_items(false);
        spotting
    }

    fn item(self) -> Option<FindMistakeItem> {
        self.items
            .with(|items| items.get(self.index.get()).cloned())
    }

    fn mistake(self) -> Option<Mistake> {
        self.item()?.mistake
    }

    fn is_over(self) -> bool {
        let answer = self.answer.get();
        answer.is_some_and(|answer| answer.is_right(self.mistake()))
    }

    /// Requests the items of the sheet from the solver.
    fn request_items(self, takes_focus: bool) {
        self.percent.set(Some(0));
        let sheet = self.sheet.get_untracked();
        let handle = move |response| match response {
            SolveResponse::Progress(done) => self.percent.set(Some(done.into())),
            SolveResponse::Sheet(items) => {
                self.percent.set(None);
                let items = read_sheet(&items)
                    .into_iter()
                    .filter_map(|item| match item {
                        WorksheetItem::Spot(item) => Some(item),
                        _ => None,
                    });
                let items: Vec<FindMistakeItem> = items.collect();
                let last_index = items.len().saturating_sub(1);
                self.results.set(vec![None; items.len()]);
                self.items.set(items);
                self.go_to(self.index.get_untracked().min(last_index), takes_focus);
            }
            _ => {}
        };
        self.request.ask(SolveRequest::Sheet(sheet), handle);
    }

    /// Begins another sheet at its first item, after `change` has changed the settings.
    fn change(self, change: impl FnOnce(&mut Worksheet)) {
        self.sheet.update(change);
        self.link_refusal.set(None);
        self.index.set(0);
        // The former items stay until the new ones are there, but no longer count.
        self.answer.set(None);
        self.is_sheet_finished.set(false);
        self.results.set(Vec::new());
        self.request_items(true);
    }

    fn go_to(self, index: usize, takes_focus: bool) {
        self.index.set(index);
        self.answer.set(None);
        self.is_sheet_finished.set(false);
        self.missed_lines.set(Vec::new());
        // A link that cannot be read stays, so that its reader can correct it, and the address of
        // another page belongs to that page.
        let is_here = self.is_open.get_untracked();
        if is_here && self.link_refusal.with_untracked(Option::is_none) {
            address::replace(&self.link().to_string());
        }
        if is_here && takes_focus {
            dom::before_paint(move || node::reveal(self.heading));
        }
    }

    fn link(self) -> WorksheetLink {
        self.link_to(self.index.get())
    }

    /// The link to an item of the sheet.
    fn link_to(self, index: usize) -> WorksheetLink {
        let item = index as u8 + 1;
        self.sheet
            .with(|sheet| WorksheetLink::to_play(sheet, Some(item)))
    }

    fn answer(self, answer: Answer) {
        let is_first_answer = self.answer.with_untracked(Option::is_none);
        self.answer.set(Some(answer));
        if let Answer::Line(solution, line) = answer
            && !answer.is_right(untrack(|| self.mistake()))
        {
            self.missed_lines
                .update(|missed| missed.push((solution, line)));
        }
        if untrack(|| self.is_over()) {
            let result = match answer {
                Answer::Shown => FindMistakeResult::Shown,
                _ if is_first_answer => FindMistakeResult::AtOnce,
                _ => FindMistakeResult::Later,
            };
            let index = self.index.get_untracked();
            // An item that is answered again keeps its first result.
            let was_last_open = self.results.try_update(|results| {
                let open = results.get_mut(index).filter(|open| open.is_none())?;
                *open = Some(result);
                results.iter().all(Option::is_some).then_some(())
            });
            if was_last_open.flatten().is_some() {
                self.is_sheet_finished.set(true);
            }
            dom::before_paint(move || {
                node::focus((self.steps, ".primary:not([hidden])"));
                node::bring_into_view(self.steps);
            });
        }
    }

    /// The index to which *Next* leads: the following item or, after the last, the first that is
    /// open.
    fn next(self) -> Option<usize> {
        let following = self.index.get() + 1;
        self.results
            .with(|results| match following < results.len() {
                true => Some(following),
                false => results
                    .iter()
                    .position(Option::is_none)
                    .filter(|open| *open + 1 != following),
            })
    }

    /// The sentence on the last answer.
    fn sentence(self) -> String {
        let Some(item) = self.item() else {
            return String::new();
        };
        match (self.answer.get(), item.mistake) {
            (None, _) => String::new(),
            (Some(Answer::Line(..)), Some(_)) if self.is_over() => tr!("mistake-found"),
            (Some(Answer::Line(solution, line)), _) => {
                let line = item.solutions[solution].lines[line].printed();
                tr!("mistake-line-is-right", line = line)
            }
            (Some(Answer::AllRight), Some(_)) => tr!("mistake-there-is-one"),
            (Some(_), None) => tr!("mistake-none"),
            (Some(Answer::Shown), Some(_)) => tr!("mistake-here"),
        }
    }
}

/// The card of a sheet whose mistakes are all found.
#[component]
fn SheetIsOver(spotting: Spotting) -> impl IntoView {
    let standing = move || {
        spotting.results.with(|results| {
            let results: Vec<_> = results.iter().flatten().copied().collect();
            FindMistakeStanding::of(&results)
        })
    };
    let figures = move || {
        let FindMistakeStanding {
            all,
            at_once,
            later,
            row,
        } = standing();
        vec![
            Figure::of(tr!("mistake-end-at-once"), at_once, all),
            Figure::new(tr!("mistake-end-later"), later),
            Figure::new(tr!("mistake-end-row"), row),
        ]
    };
    let shared = move || {
        let standing = standing();
        let sentence = tr!(
            "mistake-shared",
            right = standing.at_once,
            all = standing.all
        );
        format!(
            "{sentence}\n{}",
            for_others::link(&spotting.link_to(0).to_string())
        )
    };
    view! {
        <EndCard
            id="mistake-end"
            title=move_tr!("mistake-end")
            figures=Signal::derive(figures)
            shared=Signal::derive(shared)
        >
            <NewSheet spotting/>
        </EndCard>
    }
}

/// The button for another sheet, which is the main button once this one has ended.
#[component]
fn NewSheet(spotting: Spotting) -> impl IntoView {
    let is_next = Memo::new(move |_| {
        spotting.is_sheet_finished.get() || spotting.is_over() && spotting.next().is_none()
    });
    let begin_new_sheet =
        move |_| spotting.change(|sheet| sheet.seed = seeded(&WorksheetLink::default()).seed);
    view! {
        <button
            type="button"
            id="mistake-new"
            class:primary=move || is_next.get()
            aria-keyshortcuts=move || is_next.get().then_some("R")
            on:click=begin_new_sheet
        >
            {move_tr!("mistake-new")}
        </button>
    }
}

/// The page with the sheet of the address.
#[component]
pub fn MistakePage(fragment: String) -> impl IntoView {
    let spotting = Spotting::open(&fragment);
    let has_item = move || spotting.item().is_some();
    let is_empty = move || spotting.percent.get().is_none() && !has_item();
    view! {
        <div id="mistake-page" class="mistake-page">
            <h1>{move_tr!("page-mistake")}</h1>
            <p class="lead">{move_tr!("mistake-lead")}</p>
            <StatusLine
                id="mistake-refusal"
                is_refusal=move || spotting.link_refusal.with(Option::is_some)
                sentence=move || {
                    let refusal = spotting.link_refusal.get();
                    refusal.map_or(String::new(), |refusal| text::link_refusal(&refusal))
                }
            />
            <Progress percent=spotting.percent/>
            <SolverTrouble
                failure=spotting.request.failure()
                on_again=move |()| spotting.request.again()
            />
            <p id="mistake-empty" hidden=move || !is_empty()>
                {move_tr!("mistake-no-items")}
            </p>
            <Show when=has_item>
                <Item spotting/>
            </Show>
            <SheetChoice spotting/>
            <PlayLink
                fragment=Signal::derive(move || spotting.link().to_string())
                label=move_tr!("mistake-link")
            />
        </div>
    }
}

/// The item that is shown.
#[component]
fn Item(spotting: Spotting) -> impl IntoView {
    let solutions = move || {
        let item = spotting.item();
        let solutions = item.into_iter().flat_map(|item| item.solutions);
        let solutions = solutions.enumerate().map(|(solution, worked)| {
            let lines = worked.lines.iter().map(|line| line.printed()).collect();
            view! { <SolutionLines spotting solution lines/> }
        });
        solutions.collect_view()
    };
    let roll = move || {
        let item = spotting.item();
        item.map(|item| view! { <RollOnPaper roll=item.roll is_hand=false/> })
    };
    let item_section = AnyNodeRef::default();
    button_keys::listen(spotting.is_open, item_section);
    let heading = move || {
        let item_count = spotting.items.with(Vec::len);
        tr!(
            "mistake-item",
            item = spotting.index.get() + 1,
            count = item_count
        )
    };
    let goal = move || {
        spotting
            .item()
            .map(|item| tr!("mistake-goal", goal = item.goal))
    };
    view! {
        <section aria-labelledby="mistake-item" node_ref=item_section>
            <h2 id="mistake-item" tabindex="-1" node_ref=spotting.heading>
                {heading}
            </h2>
            <p class="given">{roll} <span>{goal}</span></p>
            <ol class="worked">{solutions}</ol>
            <p class="actions">
                <AnswerButton
                    id="mistake-all-right"
                    spotting
                    answer=Answer::AllRight
                    label=move_tr!("mistake-all-right")
                    key="A"
                />
                <AnswerButton
                    id="mistake-show"
                    spotting
                    answer=Answer::Shown
                    label=move_tr!("mistake-show")
                    key="L"
                />
            </p>
            <StatusLine id="mistake-said" is_refusal=false sentence=move || spotting.sentence()/>
            <Explanation spotting/>
            <div node_ref=spotting.steps>
                <Steps spotting/>
            </div>
        </section>
    }
}

/// A worked solution with a button for each line.
#[component]
fn SolutionLines(spotting: Spotting, solution: usize, lines: Vec<String>) -> impl IntoView {
    let lines = lines.into_iter().enumerate();
    let lines = lines.map(|(line, text)| view! { <SpottedLine spotting solution line text/> });
    let name = letter(solution);
    view! {
        <li class="card">
            <div role="group" aria-label=move_tr!("mistake-solution", letter = name.clone())>
                <span class="letter" aria-hidden="true">
                    {letter(solution)}
                    ")"
                </span>
                <ol class="lines">{lines.collect_view()}</ol>
            </div>
        </li>
    }
}

/// The button for an answer that points at no line.
#[component]
fn AnswerButton(
    id: &'static str,
    spotting: Spotting,
    answer: Answer,
    label: Signal<String>,
    /// The key that presses the button.
    key: &'static str,
) -> impl IntoView {
    view! {
        <button
            type="button"
            id=id
            aria-keyshortcuts=key
            data-costs=move || spotting.index.get().to_string()
            disabled=move || spotting.is_over()
            on:click=move |_| spotting.answer(answer)
        >
            {label}
        </button>
    }
}

/// A line of a solution as a button.
#[component]
fn SpottedLine(spotting: Spotting, solution: usize, line: usize, text: String) -> impl IntoView {
    let is_wrong = move || {
        let mistake = spotting.mistake();
        spotting.is_over()
            && mistake.is_some_and(|mistake| (mistake.solution, mistake.line) == (solution, line))
    };
    let is_missed = move || {
        spotting
            .missed_lines
            .with(|missed| missed.contains(&(solution, line)))
    };
    view! {
        <LineButton
            text
            is_wrong=Signal::derive(is_wrong)
            is_missed=Signal::derive(is_missed)
            is_over=Signal::derive(move || spotting.is_over())
            on_press=move |()| spotting.answer(Answer::Line(solution, line))
        />
    }
}

/// The card with the wrong line, the reason why it is wrong, and the corrected line.
#[component]
fn Explanation(spotting: Spotting) -> impl IntoView {
    move || {
        let mistake = spotting.mistake().filter(|_| spotting.is_over())?;
        let item = spotting.item()?;
        let line = item.solutions[mistake.solution].lines[mistake.line].clone();
        let wrong_line = line.clone();
        Some(view! {
            <div id="mistake-explanation" class="card explanation-of-mistake">
                <p>
                    <b translate="no"><SpokenText written=Signal::stored(line.printed())/></b>
                </p>
                <p><SpokenText written=Signal::derive(move || sentences::why(mistake.slip, &line))/></p>
                <p class="put-right">
                    <SpokenText written=Signal::derive(move || sentences::put_right(mistake.slip, &wrong_line))/>
                </p>
            </div>
        })
    }
}

/// The buttons for the previous and the next item, or the card at the end of the sheet.
#[component]
fn Steps(spotting: Spotting) -> impl IntoView {
    let is_first = move || spotting.index.get() == 0;
    let next = Memo::new(move |_| spotting.next());
    let is_sheet_finished = spotting.is_sheet_finished;
    view! {
        <p class="actions">
            <button
                type="button"
                id="mistake-back"
                disabled=is_first
                on:click=move |_| spotting.go_to(spotting.index.get_untracked().saturating_sub(1), true)
            >
                {move_tr!("pager-back")}
            </button>
            <button
                type="button"
                id="mistake-next"
                aria-keyshortcuts=move || (!is_sheet_finished.get()).then_some("R")
                class:primary=move || spotting.is_over() && !is_sheet_finished.get()
                hidden=move || next.get().is_none()
                on:click=move |_| {
                    if let Some(next) = next.get_untracked() {
                        spotting.go_to(next, true);
                    }
                }
            >
                {move_tr!("pager-next")}
            </button>
            <Show when=move || !is_sheet_finished.get()>
                <NewSheet spotting/>
            </Show>
        </p>
        <Show when=move || is_sheet_finished.get()>
            <SheetIsOver spotting/>
        </Show>
    }
}

/// The form for the kind of mistakes and the difficulty of the rolls.
#[component]
fn SheetChoice(spotting: Spotting) -> impl IntoView {
    let first_sheet = spotting.sheet.get_untracked();
    let levels = first_sheet.levels;
    let is_one_level = levels.from() == levels.to();
    let level = RwSignal::new(if is_one_level {
        level_key(levels.from())
    } else {
        ANY
    });
    let kind = RwSignal::new(first_sheet.mistake.map_or(ANY, MistakeKind::key));
    let choose = move |()| {
        spotting.change(|sheet| {
            sheet.kind = ItemKind::Mistakes;
            sheet.mistake = MistakeKind::of_key(kind.get_untracked());
            sheet.levels = match level.get_untracked() {
                ANY => Levels::default(),
                key => Levels::new(level_of(key), level_of(key)).unwrap_or_default(),
            };
        });
    };
    view! {
        <Form id="mistake-form" class="group" on_submit=|()| ()>
            <SelectRow
                id="mistake-level"
                label=move_tr!("mistake-level")
                keys=std::iter::once(ANY).chain(level_keys()).collect()
                name=sentences::level
                chosen=level
                on_choice=choose
            />
            <SelectRow
                id="mistake-kind"
                label=move_tr!("sheet-mistake-label")
                keys=std::iter::once(ANY).chain(MistakeKind::ALL.map(MistakeKind::key)).collect()
                name=sentences::mistake_kind
                chosen=kind
                on_choice=choose
            />
        </Form>
    }
}
