//! The page on which a teacher makes a package: the form, and the sentences about the result.

use leptos::prelude::*;
use score_core::assignment::{Assignment, Work, WorkRefusal};

use super::code_reader::CodeReader;
use super::draft::{Draft, HomeworkField};
use super::form::HomeworkRows;
use super::packing::{GameFiles, PackingProblem};
use super::{reading, sentences};
use crate::components::fields::FormProblem;
use crate::components::form::{Form, LastMessage, StatusLine};
use crate::components::progress::Progress;
use crate::edge::{entropy, file};
use crate::page::Page;
use crate::{move_tr, text, tr};

/// The bound of drawn seeds, because a short seed keeps an address short.
const MAX_DRAWN_SEED: u64 = 1_000_000;

/// The page for the work in the address, or the reason why there is no work.
#[component]
pub fn FormPage(fragment: String) -> impl IntoView {
    let seed = (entropy::seed() % MAX_DRAWN_SEED) as u32;
    let content = match Work::of_address(&fragment, seed) {
        Ok(work) => view! { <WorkForm work/> }.into_any(),
        Err(why) => view! { <NoWork why/> }.into_any(),
    };
    view! {
        <div id="homework-page">
            <h1>{move_tr!("page-homework")}</h1>
            <p class="lead">{move_tr!("homework-lead")}</p>
            {content}
        </div>
    }
}

/// The reason why the address has no work, with links to pages that have some.
#[component]
fn NoWork(why: WorkRefusal) -> impl IntoView {
    // A reader may open the page just to see its purpose.
    let is_refusal = why != WorkRefusal::NoWork;
    let sentence = move || sentences::work_refusal(&why);
    view! {
        <p
            class:status=is_refusal
            class:refusal=is_refusal
            role=is_refusal.then_some("alert")
            id="homework-no-work"
        >
            {sentence}
        </p>
        <p class="links">
            <a class="go" href=format!("#{}", Page::Sheet.name())>{move_tr!("page-sheet")}</a>
            " "
            <a class="go" href=format!("#{}", Page::Practice.name())>{move_tr!("page-practice")}</a>
        </p>
    }
}

/// The form of a package, and the state of its making. Copies share it.
#[derive(Clone, Copy)]
struct PackageForm {
    draft: Draft,
    files: GameFiles,
    problem: FormProblem<HomeworkField>,
    message: LastMessage,
    /// The share of the items that are made, in per cent, while they are made.
    percent: RwSignal<Option<usize>>,
    /// Whether a package is saved once the files are there.
    is_package_wanted: RwSignal<bool>,
}

impl PackageForm {
    /// The form for a new package with this work.
    fn of(work: Work) -> PackageForm {
        PackageForm {
            draft: Draft::of(work),
            files: GameFiles::none(),
            problem: FormProblem::none(),
            message: LastMessage::none(),
            percent: RwSignal::new(None),
            is_package_wanted: RwSignal::new(false),
        }
    }

    /// The size of the package in bytes, if it can be made; reactive. While a field is wrong, it is
    /// the size `before`.
    fn size(self, before: Option<usize>) -> Option<usize> {
        let assignment = untrack(|| self.draft.assignment());
        match assignment {
            Ok(assignment) => Some(self.files.package(&assignment)?.ok()?.len()),
            Err(_) => {
                self.files.follow();
                before
            }
        }
    }

    /// Shows why the files are not there, if they have failed; reactive.
    fn show_missing_files(self) {
        if let Some(why) = self.files.problem() {
            self.is_package_wanted.set(false);
            self.message.refuse(move || sentences::packing_problem(why));
        }
    }

    /// Makes the package of the fields, or shows which field is wrong.
    fn submit(self) {
        self.message.clear();
        let Ok(assignment) = self.problem.check(|| self.draft.assignment()) else {
            return;
        };
        self.files.fetch(assignment.language.clone());
        let seed = assignment.work.seed();
        let assigned = assignment.clone();
        reading::make_items(&assigned, seed, self.percent, move |items| {
            match items.len() {
                0 => self.message.refuse(|| tr!("sheet-few", count = 0)),
                count => {
                    self.is_package_wanted.set(true);
                    // The package is saved once its files are there.
                    self.files
                        .when_loaded(move || self.save(&assignment, count));
                }
            }
        });
    }

    /// Saves the package of an assignment with `count` items, if it is still wanted.
    fn save(self, assignment: &Assignment, count: usize) {
        let is_wanted = self.is_package_wanted;
        if !is_wanted.try_get_untracked().unwrap_or_default() {
            return;
        }
        is_wanted.set(false);
        let packed = untrack(|| self.files.package(assignment));
        match packed.unwrap_or(Err(PackingProblem::Files)) {
            Ok(zip) => {
                let name = assignment.package_name();
                file::save_bytes(&name, "application/zip", &zip);
                self.message
                    .say(move || tr!("homework-saved", file = name.clone(), count = count));
            }
            Err(why) => self.message.refuse(move || sentences::packing_problem(why)),
        }
    }

    /// The sentence about the first wrong field, or else the last message; reactive.
    fn sentence(self) -> String {
        // A field that is wrong has to be corrected first, so its sentence comes first.
        match self.problem.is_there() {
            true => self.problem.sentence(),
            false => self.message.sentence(),
        }
    }

    /// Whether the sentence is a refusal; reactive.
    fn is_refusal(self) -> bool {
        self.problem.is_there() || self.message.is_refusal()
    }

    /// Removes the sentence.
    fn clear(self) {
        self.problem.clear();
        self.message.clear();
    }
}

/// The form, and the button that makes the package.
#[component]
fn WorkForm(work: Work) -> impl IntoView {
    let shown_work = work.clone();
    let form = PackageForm::of(work);
    let (draft, problem, percent) = (form.draft, form.problem, form.percent);
    // The page itself uses nearly all of these files, so they arrive at once.
    Effect::new(move |_| form.files.fetch(draft.language_code()));
    let size = Memo::new(move |last: Option<&Option<usize>>| form.size(last.copied().flatten()));
    let size_sentence = move || {
        let kilobytes = size.get()? / 1_000;
        Some(tr!("homework-size", size = text::grouped(kilobytes as u64)))
    };
    Effect::new(move |_| form.show_missing_files());
    view! {
        <p id="homework-work">{move || tr!("homework-of", work = sentences::work(&shown_work))}</p>
        <Form
            id="homework-form"
            class="group"
            on_submit=move |()| form.submit()
            on:input=move |_| form.clear()
        >
            <HomeworkRows draft problem/>
            <p class="actions">
                <button type="submit" id="homework-make" class="primary">
                    {move_tr!("homework-make")}
                </button>
                <span class="help" id="homework-size">{size_sentence}</span>
            </p>
        </Form>
        <Progress percent/>
        <StatusLine
            id="homework-made"
            is_refusal=move || form.is_refusal()
            sentence=move || form.sentence()
        />
        <p class="help">{move_tr!("homework-guide")}</p>
        <CodeReader draft/>
    }
}
