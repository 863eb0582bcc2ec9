//! A visit to the work of a package: the attempt, what is on the screen, and what is reported.

use std::time::Duration;

use leptos::prelude::*;
use score_core::assignment::{
    Assignment, Attempt, Call, Event, FrontTime, Interaction, Item, ItemEnd, LmsSession, Response,
};
use score_core::spoken_time;

use super::recorder::{Recorder, Reporting};
use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom, lms};

/// A visit. Copies share it.
#[derive(Clone, Copy)]
pub struct Visit {
    assignment: StoredValue<Assignment>,
    items: StoredValue<Vec<Item>>,
    attempt: RwSignal<Attempt>,
    /// The index of the item on the screen; `None`: the summary is there.
    shown: RwSignal<Option<usize>>,
    session: StoredValue<LmsSession>,
    recorder: StoredValue<Recorder, LocalStorage>,
    /// Calls that are still to be made: an LMS may take long, and the screen comes first.
    waiting: StoredValue<Vec<Call>>,
    reporting: RwSignal<Reporting>,
    front: StoredValue<FrontTime>,
    /// The time that is left, in seconds; `None`: there is no limit.
    left_s: RwSignal<Option<u64>>,
    /// The time that was left when it was said last, in seconds; `None`: it was not said yet.
    said_s: RwSignal<Option<u64>>,
    /// The heading of the item or of the summary, which has the focus after a change.
    pub heading: AnyNodeRef,
    /// The button to the next item.
    pub next: AnyNodeRef,
}

impl Visit {
    /// A visit to `attempt` at these items, at its current one; or to its summary, where it has
    /// ended or `is_to_look`.
    pub fn begin(
        assignment: Assignment,
        items: Vec<Item>,
        attempt: Attempt,
        is_to_look: bool,
        session: LmsSession,
        (recorder, reporting): (Recorder, Reporting),
    ) -> Visit {
        let clock = Clock::here();
        let now_ms = clock.now_ms();
        let visit = Visit {
            assignment: StoredValue::new(assignment),
            items: StoredValue::new(items),
            shown: RwSignal::new(attempt.current().filter(|_| !is_to_look)),
            left_s: RwSignal::new(attempt.left_ms().map(seconds)),
            said_s: RwSignal::new(None),
            attempt: RwSignal::new(attempt),
            session: StoredValue::new(session),
            recorder: StoredValue::new_local(recorder),
            waiting: StoredValue::new(Vec::new()),
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
        // The conversation has ended when the page was left.
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

    /// The attempt; followed.
    pub fn with<T>(self, read: impl FnOnce(&Attempt) -> T) -> T {
        self.attempt.with(read)
    }

    /// The index of the item on the screen; followed.
    pub fn shown(self) -> Option<usize> {
        self.shown.get()
    }

    /// Whether results reach an LMS; followed.
    pub fn reporting(self) -> Reporting {
        self.reporting.get()
    }

    /// Whether this visit is recorded.
    pub fn is_recording(self) -> bool {
        self.session.with_value(LmsSession::is_recorded_by_lms)
    }

    /// The time that is left, in seconds; followed. `None`: there is no limit.
    pub fn left_s(self) -> Option<u64> {
        self.left_s.get()
    }

    /// The time that was left when it was said last to a pupil who cannot see it, in seconds; followed.
    pub fn said_s(self) -> Option<u64> {
        self.said_s.get()
    }

    /// Whether an item still takes answers; followed.
    pub fn is_open(self, index: usize) -> bool {
        self.with(|attempt| attempt.current() == Some(index))
    }

    /// How an item has ended; followed.
    pub fn end_of(self, index: usize) -> Option<ItemEnd> {
        self.with(|attempt| attempt.items().get(index)?.end())
    }

    /// Notes a hint at an item.
    pub fn hint(self, index: usize) {
        self.note(index, Event::Hinted, None);
    }

    /// Notes a response to an item.
    pub fn respond(self, index: usize, response: &Response) {
        if let Some(item) = self.item(index) {
            self.note(index, item.event(response), Some((&item, response)));
        }
    }

    fn note(self, index: usize, event: Event, response: Option<(&Item, &Response)>) {
        let noted = self
            .attempt
            .try_update(|attempt| attempt.apply(index, event));
        if noted != Some(Ok(())) {
            return;
        }
        let progress = self.attempt.with_untracked(|it| it.items()[index]);
        let ended = response.filter(|_| progress.end().is_some());
        let ended =
            ended.map(|(item, response)| Interaction::new(index, item, response, &progress));
        self.report(ended.as_ref());
        if ended.is_some() {
            dom::before_paint(move || node::focus(self.next));
        }
    }

    /// Puts the focus on the button to the next item, where the element that had it is gone.
    fn keep_focus(self) {
        dom::before_paint(move || {
            if node::is_focus_lost() {
                node::focus(self.next);
            }
        });
    }

    /// Goes to the current item, or else to the summary.
    pub fn go_on(self) {
        self.said_s.set(None);
        let current = self.attempt.with_untracked(Attempt::current);
        self.shown.set(current);
        dom::before_paint(move || node::reveal(self.heading));
    }

    /// Sends the state once more.
    pub fn report_again(self) {
        self.report(None);
    }

    /// Counts the time by the clock; the time of an item that has ended does not count for the next.
    fn look(self, now_ms: u64) {
        let is_in_front = dom::is_visible();
        let passed = self
            .front
            .try_update_value(|front| front.look(now_ms, is_in_front));
        let shown = self.shown.get_untracked();
        let Some((ms, index)) = passed.filter(|ms| *ms > 0).zip(shown) else {
            return;
        };
        // Nothing but the time has changed, as long as there is some.
        let left_ms = move || self.attempt.with_untracked(Attempt::left_ms);
        let before_ms = left_ms();
        let is_over = self.attempt.try_update_untracked(|attempt| {
            let is_counted = attempt.apply(index, Event::Spent { ms }).is_ok();
            is_counted && attempt.is_over()
        });
        let left_s = left_ms().map(seconds);
        if left_s != self.left_s.get_untracked() {
            self.left_s.set(left_s);
        }
        self.say_time(before_ms);
        if is_over == Some(true) {
            self.said_s.set(None);
            self.attempt.notify();
            self.report(None);
            self.keep_focus();
        }
    }

    /// Announces the time that is left where a mark was passed since `before_ms` were left.
    fn say_time(self, before_ms: Option<u64>) {
        let is_said = self.attempt.with_untracked(|attempt| {
            let total_ms = attempt.limit_ms()?;
            Some(spoken_time::is_said(
                total_ms,
                before_ms?,
                attempt.left_ms()?,
            ))
        });
        if is_said == Some(true) {
            self.said_s.set(self.left_s.get_untracked());
        }
    }

    fn front_ms(self) -> u64 {
        self.front.with_value(FrontTime::total_ms)
    }

    /// Has the state reported, with the item that has ended, if any.
    fn report(self, ended: Option<&Interaction>) {
        let front_ms = self.front_ms();
        let calls = self.attempt.with_untracked(|attempt| {
            self.session
                .try_update_value(|session| session.report(attempt, ended, front_ms))
        });
        let calls = calls.unwrap_or_default();
        if !calls.is_empty() {
            self.waiting.update_value(|waiting| waiting.extend(calls));
            set_timeout(move || self.send(), Duration::ZERO);
        }
    }

    fn send(self) {
        let calls = self.waiting.try_update_value(std::mem::take);
        let calls = calls.unwrap_or_default();
        if calls.is_empty() {
            return;
        }
        let are_taken = self.recorder.with_value(|recorder| recorder.make(&calls));
        let now = match (self.reporting.get_untracked(), are_taken) {
            (Reporting::Taken | Reporting::NotTaken, true) => Reporting::Taken,
            (Reporting::Taken | Reporting::NotTaken, false) => Reporting::NotTaken,
            (other, _) => other,
        };
        if now != self.reporting.get_untracked() {
            self.reporting.set(now);
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

/// Whole seconds; a begun one counts.
fn seconds(ms: u64) -> u64 {
    ms.div_ceil(1_000)
}
