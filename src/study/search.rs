//! Searches for a puzzle or for all rolls, shown as the solver finds their results.
//!
//! A search begins when it is made, and ends at the latest with the owner of the scope in which it
//! was made; copies share it. Its results are a signal.

use std::ops::RangeInclusive;
use std::sync::Arc;

use leptos::prelude::*;
use score_core::arith::puzzle::Puzzle;
use score_core::atlas::Play;
use score_core::solver::{
    self, AtlasAnswer, AtlasKind, ImpossibleCount, RequestId, SolveRequest, SolveResponse,
    WhyNotAnswer,
};
use score_core::teach::difficulty::Difficulty;

use crate::components::solution_list::SolutionProgress;
use crate::components::solutions_by_form::{FormProgress, FormsProgress};
use crate::solver::{Failure, LatestRequest};

/// The search for the essentially different solutions.
#[derive(Clone, Copy)]
pub struct SolutionSearch {
    request: LatestRequest,
    found: RwSignal<SolutionProgress>,
}

impl SolutionSearch {
    /// Begins to search.
    pub fn begin(puzzle: Puzzle) -> SolutionSearch {
        SolutionSearch::begin_by(LatestRequest::none(), puzzle)
    }

    /// Begins to search for a hint that the referee of a table has granted. The roll is open there
    /// all the same.
    pub fn begin_granted(puzzle: Puzzle) -> SolutionSearch {
        SolutionSearch::begin_by(LatestRequest::granted(), puzzle)
    }

    fn begin_by(request: LatestRequest, puzzle: Puzzle) -> SolutionSearch {
        let found = RwSignal::new(SolutionProgress::default());
        request.ask(SolveRequest::Solutions(puzzle), move |response| {
            found.update(|found| match response {
                // Responses that were on their way when the reader stopped are sent again when the
                // search goes on, except the last.
                _ if found.is_stopped && !response.is_last() => {}
                SolveResponse::Solutions(news) => replace(found, news),
                SolveResponse::Progress(percent) => found.done_percent = percent.into(),
                _ => {}
            });
        });
        SolutionSearch { request, found }
    }

    /// The solutions that are found so far.
    pub fn found(self) -> Signal<SolutionProgress> {
        self.found.into()
    }

    /// The reason why the search has failed, if it has.
    pub fn failure(self) -> Signal<Option<Failure>> {
        self.request.failure()
    }

    /// Begins the search again from the start.
    pub fn again(self) {
        self.found.set(SolutionProgress::default());
        self.request.again();
    }

    /// Pauses the search.
    pub fn stop(self) {
        self.request.pause();
        self.found.update(|found| found.is_stopped = true);
    }

    /// Resumes a paused search.
    pub fn go_on(self) {
        self.found.update(|found| found.is_stopped = false);
        self.request.go_on();
    }
}

fn replace(found: &mut SolutionProgress, news: solver::FoundSolutions) {
    *found = SolutionProgress {
        listed: news.listed,
        count: news.count as usize,
        easiest: news.easiest,
        done_percent: news.percent.into(),
        is_finished: news.is_finished,
        is_stopped: found.is_stopped,
    };
}

/// The difficulty of a roll, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rating {
    /// The search goes on; the value is the share that is done, in per cent.
    Searching(usize),
    /// The roll has no solution.
    Impossible,
    /// The roll has a solution; the value is the difficulty of the easiest one.
    Possible(Difficulty),
}

/// The search for the difficulty of a roll.
#[derive(Clone, Copy)]
pub struct RatingSearch {
    request: LatestRequest,
    rating: RwSignal<Rating>,
}

impl RatingSearch {
    /// Begins to search.
    pub fn begin(puzzle: Puzzle) -> RatingSearch {
        let rating = RwSignal::new(Rating::Searching(0));
        let request = LatestRequest::begin(SolveRequest::Solutions(puzzle), move |response| {
            rating.set(match response {
                SolveResponse::Solutions(found) if found.is_finished => {
                    let difficulty = found.easiest.and_then(|way| Difficulty::of(&way).ok());
                    difficulty.map_or(Rating::Impossible, Rating::Possible)
                }
                SolveResponse::Solutions(found) => Rating::Searching(found.percent.into()),
                SolveResponse::Progress(percent) => Rating::Searching(percent.into()),
                _ => return,
            });
        });
        RatingSearch { request, rating }
    }

    /// The difficulty as far as it is known.
    pub fn rating(self) -> Signal<Rating> {
        self.rating.into()
    }

    /// The reason why the difficulty cannot be found, if there is one.
    pub fn failure(self) -> Signal<Option<Failure>> {
        self.request.failure()
    }

    /// Begins the search again from the start.
    pub fn again(self) {
        self.request.again();
    }
}

/// The search for every solution, form by form.
#[derive(Clone, Copy)]
pub struct ByFormSearch {
    request: LatestRequest,
    found: RwSignal<FormsProgress>,
}

impl ByFormSearch {
    /// Begins to search.
    pub fn begin(puzzle: Puzzle) -> ByFormSearch {
        let found = RwSignal::new(FormsProgress::default());
        let request = LatestRequest::begin(SolveRequest::ByForm(puzzle), move |response| {
            found.update(|found| match response {
                SolveResponse::ByForm(news) => add_forms(found, news),
                SolveResponse::Progress(percent) => found.done_percent = percent.into(),
                _ => {}
            });
        });
        ByFormSearch { request, found }
    }

    /// The solutions that are found so far; no forms until the solver has named them.
    pub fn found(self) -> Signal<FormsProgress> {
        self.found.into()
    }

    /// The reason why the search has failed, if it has.
    pub fn failure(self) -> Signal<Option<Failure>> {
        self.request.failure()
    }

    /// Begins the search again from the start.
    pub fn again(self) {
        self.found.set(FormsProgress::default());
        self.request.again();
    }
}

fn add_forms(found: &mut FormsProgress, news: solver::FoundByForm) {
    for form in news.forms {
        let form_index = usize::from(form.at);
        if found.forms.len() <= form_index {
            found
                .forms
                .resize_with(form_index + 1, FormProgress::default);
        }
        let known_form = &mut found.forms[form_index];
        if !form.heading.is_empty() {
            known_form.heading = form.heading;
        }
        known_form.count = form.count as usize;
        known_form.lines.extend(form.lines);
    }
    found.total = found.forms.iter().map(|form| form.count).sum();
    found.done_percent = news.percent.into();
    found.is_finished = news.is_finished;
}

/// An answer that comes all at once, when the work is done.
pub struct Answer<T: Send + Sync + 'static> {
    request: LatestRequest,
    answer: RwSignal<Option<T>>,
    /// The share of the work that is done, in per cent.
    percent: RwSignal<usize>,
    is_stopped: RwSignal<bool>,
}

impl<T: Send + Sync + 'static> Clone for Answer<T> {
    fn clone(&self) -> Answer<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Answer<T> {}

impl<T: Clone + Send + Sync + 'static> Answer<T> {
    /// Begins to work on a request; `read` takes the answer from the response that has it.
    pub fn begin(
        request: SolveRequest,
        read: impl Fn(SolveResponse) -> Option<T> + 'static,
    ) -> Answer<T> {
        let answer = RwSignal::new(None);
        let percent = RwSignal::new(0);
        let request = LatestRequest::begin(request, move |response| match response {
            SolveResponse::Progress(now) => percent.set(now.into()),
            response => answer.set(read(response)),
        });
        Answer {
            request,
            answer,
            percent,
            is_stopped: RwSignal::new(false),
        }
    }

    /// The answer, once it is there.
    pub fn get(self) -> Signal<Option<T>> {
        self.answer.into()
    }

    /// The share of the work that is done, in per cent, while the work goes on.
    pub fn percent(self) -> Signal<Option<usize>> {
        let Answer {
            answer,
            percent,
            is_stopped,
            request,
        } = self;
        let is_over = Memo::new(move |_| {
            is_stopped.get()
                || answer.with(Option::is_some)
                || request.failure().with(Option::is_some)
        });
        Signal::derive(move || (!is_over.get()).then(|| percent.get()))
    }

    /// The reason why there is no answer, if there is one.
    pub fn failure(self) -> Signal<Option<Failure>> {
        self.request.failure()
    }

    /// Whether the work was stopped.
    pub fn is_stopped(self) -> Signal<bool> {
        self.is_stopped.into()
    }

    /// Begins the search again from the start.
    pub fn again(self) {
        self.answer.set(None);
        self.percent.set(0);
        self.is_stopped.set(false);
        self.request.again();
    }

    /// Stops the work for good.
    pub fn stop(self) {
        self.request.cancel();
        self.is_stopped.set(true);
    }

    /// The id of the request at the solver.
    pub fn id(self) -> Option<RequestId> {
        self.request.id()
    }
}

/// Begins to find out why there is no solution.
pub fn why_not(puzzle: Puzzle) -> Answer<Arc<WhyNotAnswer>> {
    Answer::begin(SolveRequest::WhyNot(puzzle), |response| match response {
        SolveResponse::WhyNot(answer) => Some(Arc::new(answer)),
        _ => None,
    })
}

/// Begins to solve all rolls of `play`, of which the answer has the first `rows`.
pub fn atlas(kind: AtlasKind, play: Play, goal: u32, rows: u32) -> Answer<Arc<AtlasAnswer>> {
    let request = SolveRequest::Atlas {
        kind,
        play,
        goal,
        rows,
    };
    Answer::begin(request, |response| match response {
        SolveResponse::Atlas(answer) => Some(Arc::new(answer)),
        _ => None,
    })
}

/// Begins to count the impossible rolls.
pub fn count_impossible(play: Play, goal: u32) -> Answer<ImpossibleCount> {
    let request = SolveRequest::Impossible { play, goal };
    Answer::begin(request, |response| match response {
        SolveResponse::Impossible(count) => Some(count),
        _ => None,
    })
}

/// Begins to count the impossible rolls for each of some goals.
pub fn by_goal(play: Play, goals: RangeInclusive<u32>) -> Answer<Vec<(u32, u32)>> {
    let request = SolveRequest::ByGoal {
        play,
        first: *goals.start(),
        last: *goals.end(),
    };
    Answer::begin(request, |response| match response {
        SolveResponse::ByGoal(counts) => Some(counts),
        _ => None,
    })
}
