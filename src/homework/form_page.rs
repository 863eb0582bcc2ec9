//! The page on which a teacher makes a package: the form, and the sentences about the result.

use leptos::prelude::*;
use score_core::assignment::{Work, WorkRefusal};

use super::code_reader::CodeReader;
use super::draft::Draft;
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

/// The form, and the button that makes the package.
#[component]
fn WorkForm(work: Work) -> impl IntoView {
    let shown_work = work.clone();
    let draft = Draft::of(work);
    let files = GameFiles::none();
    let (problem, message) = (FormProblem::none(), LastMessage::none());
    let percent = RwSignal::new(None);
    let is_package_wanted = RwSignal::new(false);
    // The page itself uses nearly all of these files, so they arrive at once.
    Effect::new(move |_| files.fetch(draft.language_code()));
    let size = Memo::new(move |last: Option<&Option<usize>>| {
        let assignment = untrack(|| draft.assignment());
        match assignment {
            Ok(assignment) => Some(files.package(&assignment)?.ok()?.len()),
            Err(_) => {
                files.follow();
                last.copied().flatten()
            }
        }
    });
    let size_sentence = move || {
        let kilobytes = size.get()? / 1_000;
        Some(tr!("homework-size", size = text::grouped(kilobytes as u64)))
    };
    Effect::new(move |_| {
        if let Some(why) = files.problem() {
            is_package_wanted.set(false);
            message.refuse(move || sentences::packing_problem(why));
        }
    });
    let submit = move |()| {
        message.clear();
        let Ok(assignment) = problem.check(|| draft.assignment()) else {
            return;
        };
        files.fetch(assignment.language.clone());
        let seed = assignment.work.seed();
        let assigned = assignment.clone();
        reading::make_items(&assigned, seed, percent, move |items| {
            match items.len() {
                0 => message.refuse(|| tr!("sheet-few", count = 0)),
                count => {
                    is_package_wanted.set(true);
                    // The package is saved once its files are there.
                    files.when_loaded(move || {
                        if !is_package_wanted.try_get_untracked().unwrap_or_default() {
                            return;
                        }
                        is_package_wanted.set(false);
                        let packed = untrack(|| files.package(&assignment));
                        match packed.unwrap_or(Err(PackingProblem::Files)) {
                            Ok(zip) => {
                                let name = assignment.package_name();
                                file::save_bytes(&name, "application/zip", &zip);
                                message.say(move || {
                                    tr!("homework-saved", file = name.clone(), count = count)
                                });
                            }
                            Err(why) => message.refuse(move || sentences::packing_problem(why)),
                        }
                    });
                }
            }
        });
    };
    // A field that is wrong has to be corrected first, so its sentence comes first.
    let sentence = move || match problem.is_there() {
        true => problem.sentence(),
        false => message.sentence(),
    };
    let clear = move || {
        problem.clear();
        message.clear();
    };
    view! {
        <p id="homework-work">{move || tr!("homework-of", work = sentences::work(&shown_work))}</p>
        <Form id="homework-form" class="group" on_submit=submit on:input=move |_| clear()>
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
            is_refusal=move || problem.is_there() || message.is_refusal()
            sentence
        />
        <p class="help">{move_tr!("homework-guide")}</p>
        <CodeReader draft/>
    }
}
