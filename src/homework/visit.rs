//! A pupil's visit to the work of a package. It holds the attempt, the item on the screen, the time
//! and the reports.

use std::time::Duration;

use leptos::prelude::*;
use score_core::assignment::{
    Assignment, Attempt, Call, FrontTime, Interaction, Item, ItemEnd, ItemEvent, LmsSession,
    Response,
};
use score_core::spoken_time;

use super::recorder::{Recorder, Reporting};
use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom, lms};

/// A pupil's visit to the work. Copies share it.
#[derive(Clone, Copy)]
pub struct Visit {
    assignment: StoredValue<Assignment>,
    items: StoredValue<Vec<Item>>,
    attempt: RwSignal<Attempt>,
    /// The index of the item on the screen; `None` while the result is on the screen.
    shown: RwSignal<Option<usize>>,
    session: StoredValue<LmsSession>,
    recorder: StoredValue<Recorder, LocalStorage>,
    /// The calls that are still to be made, after the screen is updated, because an LMS may take
    /// long.
    waiting_calls: StoredValue<Vec<Call>>,
    reporting: RwSignal<Reporting>,
    front: StoredValue<FrontTime>,
    /// The time that is left, in seconds; `None` without a time limit.
    left_s: RwSignal<Option<u64>>,
    /// The time left at its last announcement, in seconds; `None` before one.
    announced_s: RwSignal<Option<u64>>,
    /// The heading of the item or of the result, which has the focus after a change.
    pub heading: AnyNodeRef,
    /// The button to the next item.
    pub next: AnyNodeRef,
}

impl Visit {
    /// Begins a visit at the current item of `attempt`, or at its result if it has ended or
    /// `shows_result`.
    pub fn begin(
        assignment: Assignment,
        items: Vec<Item>,
        attempt: Attempt,
        shows_result: bool,
        session: LmsSession,
        (recorder, reporting): (Recorder, Reporting),
    ) -> Visit {
        let clock = Clock::here();
        let now_ms = clock.now_ms();
        let visit = Visit {
            assignment: StoredValue::new(assignment),
            items: StoredValue::new(items),
            shown: RwSignal::new(attempt.current().filter(|_| !shows_result)),
            left_s: RwSignal::new(attempt.left_ms().map(seconds)),
            announced_s: RwSignal::new(None),
            attempt: RwSignal::new(attempt),
            session: StoredValue::new(session),
            recorder: StoredValue::new_local(recorder),
            waiting_calls: StoredValue::new(Vec::new()),
            reporting: RwSignal::new(reporting),
            front: StoredValue::new(FrontTime::new(now_ms, dom::is_visible())),
            heading: AnyNodeRef::default(),
            next: AnyNodeRef::default(),
        };
        clock.on_tick(move || visit.look(clock.now_ms()));
        lms::on_about_to_leave(move || {
            visit.report(None);
            visit.send();
        });
        lms::on_leave(move || {
            visit.send();
            visit.finish();
        });
        // The LMS session ended when the page was left.
        lms::on_return(address::load_again);
        visit.report(None);
        visit
    }

    /// The assignment.
    pub fn assignment(self) -> Assignment {
        self.assignment.get_value()
    }

    /// The item with this index.
    pub fn item(self, index: usize) -> Option<Item> {
        self.items.with_value(|items| items.get(index).cloned())
    }

    /// Reads the attempt; reactive.
    pub fn with<T>(self, read: impl FnOnce(&Attempt) -> T) -> T {
        self.attempt.with(read)
    }

    /// The index of the item on the screen; reactive.
    pub fn shown(self) -> Option<usize> {
        self.shown.get()
    }

    /// Whether results reach an LMS; reactive.
    pub fn reporting(self) -> Reporting {
        self.reporting.get()
    }

    /// Whether this visit is recorded.
    pub fn is_recording(self) -> bool {
        self.session.with_value(LmsSession::is_recorded_by_lms)
    }

    /// The time that is left, in seconds; `None` without a time limit; reactive.
    pub fn left_s(self) -> Option<u64> {
        self.left_s.get()
    }

    /// The time left at its last announcement to a pupil who cannot see it, in seconds; reactive.
    pub fn announced_s(self) -> Option<u64> {
        self.announced_s.get()
    }

    /// Whether an item still takes answers; reactive.
    pub fn is_open(self, index: usize) -> bool {
        self.with(|attempt| attempt.current() == Some(index))
    }

    /// The end of an item, once it has ended; reactive.
    pub fn end_of(self, index: usize) -> Option<ItemEnd> {
        self.with(|attempt| attempt.items().get(index)?.end())
    }

    /// Notes a hint at an item.
    pub fn hint(self, index: usize) {
        self.note(index, ItemEvent::Hinted, None);
    }

    /// Notes a response to an item.
    pub fn respond(self, index: usize, response: &Response) {
        if let Some(item) = self.item(index) {
            self.note(index, item.event(response), Some((&item, response)));
        }
    }

    fn note(self, index: usize, event: ItemEvent, response: Option<(&Item, &Response)>) {
        let applied = self
            .attempt
            .try_update(|attempt| attempt.apply(index, event));
        if applied != Some(Ok(())) {
            return;
        }
        let progress = self
            .attempt
            .with_untracked(|attempt| attempt.items()[index]);
        let end_response = response.filter(|_| progress.end().is_some());
        let ended =
            end_response.map(|(item, response)| Interaction::new(index, item, response, &progress));
        self.report(ended.as_ref());
        if ended.is_some() {
            dom::before_paint(move || node::focus(self.next));
        }
    }

    /// Moves the focus to the button for the next item, if the focused element has disappeared.
    fn keep_focus(self) {
        dom::before_paint(move || {
            if node::is_focus_lost() {
                node::focus(self.next);
            }
        });
    }

    /// Goes to the current item, or after the last item to the result.
    pub fn go_on(self) {
        self.announced_s.set(None);
        let current = self.attempt.with_untracked(Attempt::current);
        self.shown.set(current);
        dom::before_paint(move || node::reveal(self.heading));
    }

    /// Reports the state once more.
    pub fn report_again(self) {
        self.report(None);
    }

    /// Counts the time by the clock. The time of an item that has ended does not count for the
    /// next.
    fn look(self, now_ms: u64) {
        let is_in_front = dom::is_visible();
        let passed_ms = self
            .front
            .try_update_value(|front| front.look(now_ms, is_in_front));
        let shown = self.shown.get_untracked();
        let Some((ms, index)) = passed_ms.filter(|ms| *ms > 0).zip(shown) else {
            return;
        };
        // Only the time has changed while some is left, so no view is updated.
        let left_ms = move || self.attempt.with_untracked(Attempt::left_ms);
        let before_ms = left_ms();
        let is_over = self.attempt.try_update_untracked(|attempt| {
            let is_counted = attempt.apply(index, ItemEvent::Spent { ms }).is_ok();
            is_counted && attempt.is_over()
        });
        let left_s = left_ms().map(seconds);
        if left_s != self.left_s.get_untracked() {
            self.left_s.set(left_s);
        }
        self.announce_time(before_ms);
        if is_over == Some(true) {
            self.announced_s.set(None);
            self.attempt.notify();
            self.report(None);
            self.keep_focus();
        }
    }

    /// Announces the time that is left, if it has passed a mark since `before_ms` were left.
    fn announce_time(self, before_ms: Option<u64>) {
        let is_due = self.attempt.with_untracked(|attempt| {
            let total_ms = attempt.limit_ms()?;
            Some(spoken_time::is_said(
                total_ms,
                before_ms?,
                attempt.left_ms()?,
            ))
        });
        if is_due == Some(true) {
            self.announced_s.set(self.left_s.get_untracked());
        }
    }

    fn front_ms(self) -> u64 {
        self.front.with_value(FrontTime::total_ms)
    }

    /// Collects the calls that report the state, with the item that has ended, if any, and sends
    /// them soon.
    fn report(self, ended: Option<&Interaction>) {
        let front_ms = self.front_ms();
        let calls = self.attempt.with_untracked(|attempt| {
            self.session
                .try_update_value(|session| session.report(attempt, ended, front_ms))
        });
        let calls = calls.unwrap_or_default();
        if !calls.is_empty() {
            self.waiting_calls
                .update_value(|waiting| waiting.extend(calls));
            set_timeout(move || self.send(), Duration::ZERO);
        }
    }

    fn send(self) {
        let calls = self.waiting_calls.try_update_value(std::mem::take);
        let calls = calls.unwrap_or_default();
        if calls.is_empty() {
            return;
        }
        let are_taken = self.recorder.with_value(|recorder| recorder.make(&calls));
        let reporting = match (self.reporting.get_untracked(), are_taken) {
            (Reporting::Taken | Reporting::NotTaken, true) => Reporting::Taken,
            (Reporting::Taken | Reporting::NotTaken, false) => Reporting::NotTaken,
            (other, _) => other,
        };
        if reporting != self.reporting.get_untracked() {
            self.reporting.set(reporting);
        }
    }

    fn finish(self) {
        let front_ms = self.front_ms();
        let calls = self.attempt.with_untracked(|attempt| {
            self.session
                .try_update_value(|session| session.finish(Some(attempt), front_ms))
        });
        let calls = calls.unwrap_or_default();
        self.recorder.with_value(|recorder| recorder.make(&calls));
    }
}

/// Converts to whole seconds; a begun second counts.
fn seconds(ms: u64) -> u64 {
    ms.div_ceil(1_000)
}
