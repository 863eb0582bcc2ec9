//! The page of a pupil in a package. It opens the assignment, then shows item after item and the
//! result.

use leptos::prelude::*;
use score_core::assignment::{Assignment, Attempt, Item, LmsSession, Start, SuspendRefusal, Work};

use super::item::ItemView;
use super::reading::{self, ReadingProblem};
use super::recorder::{Recorder, Reporting};
use super::result::ResultView;
use super::visit::Visit;
use crate::components::form::StatusLine;
use crate::components::progress::Progress;
use crate::edge::{dom, storage};
use crate::{move_tr, text, tr};

/// The phase of the page, from opening the package to the pupil's work.
#[derive(Clone, Copy)]
enum Phase {
    /// The assignment is being fetched, or its items are being made.
    Coming,
    /// The assignment cannot be read.
    NoAssignment(ReadingProblem),
    /// The assignment has no items.
    NoItems,
    /// The assignment has ended, and only the LMS knows the result.
    Ended,
    /// The pupil works, or looks at the result.
    Working(Visit),
}

/// The state of the page while the package is opened. Copies share it.
#[derive(Clone, Copy)]
struct Opening {
    phase: RwSignal<Phase>,
    name: RwSignal<String>,
    percent: RwSignal<Option<usize>>,
    /// Whether the stored data of an earlier visit cannot be used.
    is_anew: RwSignal<bool>,
    owner: StoredValue<Option<Owner>>,
}

impl Opening {
    fn begin() -> Opening {
        let opening = Opening {
            phase: RwSignal::new(Phase::Coming),
            name: RwSignal::new(String::new()),
            percent: RwSignal::new(Some(0)),
            is_anew: RwSignal::new(false),
            owner: StoredValue::new(Owner::current()),
        };
        reading::read(move |read| match read {
            Ok(assignment) => opening.with_assignment(assignment),
            Err(problem) => opening.end(Phase::NoAssignment(problem)),
        });
        opening
    }

    fn end(self, phase: Phase) {
        self.percent.set(None);
        self.phase.set(phase);
    }

    fn with_assignment(self, assignment: Assignment) {
        let name = assignment.name.as_str().to_owned();
        dom::set_title(&name);
        self.name.set(name);
        Recorder::find(&assignment.clone(), move |recorder, reporting| {
            let read = |element: &str| recorder.read(element);
            let (session, start) = LmsSession::open(&assignment, read);
            let record = (session, recorder, reporting);
            match start {
                Start::Summary(None) => self.end(Phase::Ended),
                Start::Summary(Some(attempt)) => self.show_result(assignment, attempt, record),
                Start::GoOn(attempt) => {
                    let seed = attempt.seed();
                    self.work(assignment, seed, Some(attempt), record);
                }
                Start::Anew { refused } => {
                    self.is_anew.set(refused.is_some_and(is_worth_a_sentence));
                    let seed = record.0.seed();
                    self.work(assignment, seed, None, record);
                }
            }
        });
    }

    /// Shows the result of an attempt that has ended.
    fn show_result(self, assignment: Assignment, attempt: Attempt, record: Record) {
        self.show(assignment, Vec::new(), attempt, true, record);
    }

    /// Makes the items of `seed`, and begins work at them in the `stored` attempt or a new one.
    fn work(self, assignment: Assignment, seed: u32, stored: Option<Attempt>, record: Record) {
        reading::make_items(&assignment.clone(), seed, self.percent, move |items| {
            // The same program makes the same items.
            let stored = stored.filter(|stored| stored.items().len() == items.len());
            let attempt = stored.or_else(|| Attempt::new(&assignment, seed, items.len()));
            match attempt {
                Some(attempt) => self.show(assignment, items, attempt, false, record),
                None => self.end(Phase::NoItems),
            }
        });
    }

    fn show(
        self,
        assignment: Assignment,
        items: Vec<Item>,
        attempt: Attempt,
        shows_result: bool,
        (session, recorder, reporting): Record,
    ) {
        let begin = move || {
            let record = (recorder, reporting);
            Visit::begin(assignment, items, attempt, shows_result, session, record)
        };
        let owner = self.owner.get_value();
        let visit = match owner {
            Some(owner) => owner.with(begin),
            None => begin(),
        };
        self.end(Phase::Working(visit));
    }
}

/// The LMS session of a visit, the recorder of its results, and whether they reach an LMS.
type Record = (LmsSession, Recorder, Reporting);

/// Whether the pupil is told why a new attempt begins. An LMS may copy data of another assignment,
/// which is not worth a sentence.
fn is_worth_a_sentence(refusal: SuspendRefusal) -> bool {
    refusal != SuspendRefusal::OtherAssignment
}

/// The page.
#[component]
pub fn PupilPage() -> impl IntoView {
    let opening = Opening::begin();
    let content = move || match opening.phase.get() {
        Phase::Coming => ().into_any(),
        Phase::NoAssignment(problem) => {
            let sentence = move || tr!("homework-refused", why = problem.key());
            view! { <p class="status refusal" role="alert" id="homework-refused">{sentence}</p> }
                .into_any()
        }
        Phase::NoItems => {
            let sentence = move_tr!("homework-no-items");
            view! { <p class="status refusal" role="alert" id="homework-refused">{sentence}</p> }
                .into_any()
        }
        Phase::Ended => {
            view! { <p role="status" id="homework-ended">{move_tr!("homework-ended")}</p> }
                .into_any()
        }
        Phase::Working(visit) => view! { <Working visit/> }.into_any(),
    };
    view! {
        <div id="homework-page" class="homework-work">
            <h1>{move || opening.name.get()}</h1>
            <Progress percent=opening.percent/>
            <p class="help" id="homework-anew" hidden=move || !opening.is_anew.get()>
                {move_tr!("homework-anew")}
            </p>
            {content}
        </div>
    }
}

/// The item on the screen or the result, with the line about reporting and the progress.
#[component]
fn Working(visit: Visit) -> impl IntoView {
    let shown = Memo::new(move |_| visit.shown());
    view! {
        <ReportLine visit/>
        <For each=move || [shown.get()] key=|shown| *shown children=move |shown| match shown {
            Some(index) => view! { <ItemView visit index/> }.into_any(),
            None => view! { <ResultView visit/> }.into_any(),
        }/>
        {move || shown.get().is_some().then(|| view! { <PupilProgress visit/> })}
    }
}

/// The pupil's progress: items done, time left, and whether the work is kept if they stop.
#[component]
fn PupilProgress(visit: Visit) -> impl IntoView {
    let browser_keeps = StoredValue::new(storage::keeps());
    let is_kept = move || match visit.reporting() {
        Reporting::Taken | Reporting::NotTaken => visit.is_recording(),
        Reporting::NoLms | Reporting::Silent => browser_keeps.get_value(),
    };
    let done = Memo::new(move |_| {
        let is_level = matches!(visit.assignment().work, Work::Practice(_));
        visit.with(|attempt| match is_level {
            true => (text::number(attempt.points()), attempt.max_points()),
            false => {
                let ended = attempt.items().iter().filter(|item| item.end().is_some());
                (ended.count().to_string(), attempt.items().len())
            }
        })
    });
    let is_level = matches!(visit.assignment().work, Work::Practice(_));
    let sentence = move || {
        let (done, all) = done.get();
        match is_level {
            true => tr!("homework-done-of-level", done = done, all = all),
            false => tr!("homework-done-of", done = done, all = all),
        }
    };
    let time_left = move || {
        let left = text::minutes(visit.left_s()?);
        Some(view! { <p role="timer" id="homework-left">{tr!("homework-left", time = left)}</p> })
    };
    let spoken_left = move || {
        visit.announced_s().map(|left_s| match left_s {
            ..60 => text::seconds_left(left_s),
            _ => tr!("homework-left", time = text::minutes(left_s)),
        })
    };
    view! {
        <div class="homework-standing">
            <p id="homework-done">{sentence}</p>
            {time_left}
            // The element is there before it has a text, so that the text is read aloud.
            <p id="homework-left-said" class="hush" aria-live="polite" aria-atomic="true">{spoken_left}</p>
            <p class="help" id="homework-kept">
                {move || match is_kept() {
                    true => tr!("homework-kept"),
                    false => tr!("homework-not-kept"),
                }}
            </p>
        </div>
    }
}

/// The sentence about reports that do not reach an LMS, with a button to send again.
#[component]
fn ReportLine(visit: Visit) -> impl IntoView {
    let is_refusal = move || {
        let reporting = visit.reporting();
        matches!(reporting, Reporting::NotTaken | Reporting::Silent)
    };
    let sentence = move || match visit.reporting() {
        Reporting::Taken if !visit.is_recording() && visit.shown().is_some() => {
            tr!("homework-unrecorded")
        }
        Reporting::Taken => String::new(),
        Reporting::NotTaken => tr!("homework-not-taken"),
        Reporting::NoLms => tr!("homework-no-lms"),
        Reporting::Silent => tr!("homework-silent"),
    };
    view! {
        <StatusLine id="homework-reporting" is_refusal sentence/>
        <p class="actions" hidden=move || visit.reporting() != Reporting::NotTaken>
            <button type="button" id="homework-again" on:click=move |_| visit.report_again()>
                {move_tr!("homework-send-again")}
            </button>
        </p>
    }
}
