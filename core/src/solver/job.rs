//! The work on a request, in units that it can stop after.

use super::encoding::write_sheet;
use super::guard::has_withheld;
use super::listing::Listing;
use super::request::{AtlasKind, SolveRequest};
use super::response::{
    FoundByForm, FoundForm, FoundRolls, FoundSolutions, ImpossibleCount, MAX_SHOWN, MadeValue,
    SolveError, SolveResponse, WhyNotAnswer,
};
use crate::arith::puzzle::Puzzle;
use crate::atlas::{Atlas, AtlasRefusal, ByGoal, Play};
use crate::dice::{Die, Roll, Rolls};
use crate::games::yahtzee::best_play;
use crate::learn::worksheet::WorksheetMaker;
use crate::lesson::{MAX_TRIES, RollSearch};
use crate::solve::Batch;
use crate::solve::DistinctSearch;
use crate::solve::Search;
use crate::solve::distinct::search::MAX_RANKED;
use crate::solve::form::Form;
use crate::solve::form_set::forms_among;
use crate::solve::nearest_search::NearestSearch;
use crate::solve::nearest_values::Reached;
use crate::teach::difficulty::easiest;

/// How many rolls make a unit of work if a roll takes about a microsecond.
const ROLLS_AT_ONCE: usize = 64;

/// The work on a request, which can stop after any unit and go on later.
pub struct Job {
    work: Work,
    /// The progress in the last report, in per cent.
    reported_percent: u8,
}

enum Work {
    Solutions(Box<Solutions>),
    ByForm(Box<ByForm>),
    WhyNot(Box<NearestSearch>),
    Atlas {
        listing: Box<Listing>,
        /// How many rows are in the answer.
        rows: usize,
        /// The open rolls, which no answer reveals anything about.
        open: Vec<Roll>,
    },
    Impossible(Box<Impossible>),
    ByGoal(Box<ByGoal>),
    BestPlay(Box<best_play::BestPlaySearch>),
    Rolls(Box<LessonRolls>),
    Sheet {
        maker: Box<WorksheetMaker>,
        /// The open rolls, which no item may have.
        open: Vec<Roll>,
    },
}

impl Job {
    /// A job of which nothing is done yet. Its answers reveal nothing about the `open` rolls.
    ///
    /// # Errors
    /// When there is no such atlas, or a finished atlas answers the request at once.
    pub fn new(request: SolveRequest, open: Vec<Roll>) -> Result<Job, SolveError> {
        let work = match request {
            SolveRequest::Solutions(puzzle) => Work::Solutions(Box::new(Solutions::new(puzzle))),
            SolveRequest::ByForm(puzzle) => Work::ByForm(Box::new(ByForm::new(puzzle))),
            SolveRequest::WhyNot(puzzle) => Work::WhyNot(Box::new(NearestSearch::new(puzzle))),
            SolveRequest::Atlas {
                kind,
                play,
                goal,
                rows,
            } => Work::atlas(kind, play, goal, rows, open)?,
            SolveRequest::Impossible { play, goal } => {
                Work::Impossible(Box::new(Impossible::new(play, goal)?))
            }
            SolveRequest::ByGoal { play, first, last } => {
                Work::ByGoal(Box::new(ByGoal::new(play, first..=last)?))
            }
            SolveRequest::BestPlay => Work::BestPlay(Box::default()),
            SolveRequest::Rolls(wanted) => Work::Rolls(Box::new(LessonRolls {
                search: RollSearch::new(&wanted),
                reported_count: 0,
            })),
            SolveRequest::Sheet(sheet) => Work::Sheet {
                maker: Box::new(WorksheetMaker::new(&sheet)),
                open,
            },
            SolveRequest::Rows { .. } | SolveRequest::File { .. } => {
                return Err(SolveError::NoAtlas);
            }
        };
        Ok(Job {
            work,
            reported_percent: 0,
        })
    }

    /// Works for at least one unit, until `is_over` or all is done, and returns the response that
    /// is due. The last response says that it [is the last](SolveResponse::is_last).
    pub fn advance(&mut self, is_over: &mut dyn FnMut() -> bool) -> Option<SolveResponse> {
        let is_finished = loop {
            if self.work.advance() {
                break true;
            }
            if is_over() {
                break false;
            }
        };
        let percent = self.percent();
        let response = self.work.due_response(percent, is_finished);
        let has_progressed = percent != self.reported_percent;
        self.reported_percent = percent;
        response.or_else(|| has_progressed.then_some(SolveResponse::Progress(percent)))
    }

    /// How much is done, in per cent.
    pub fn percent(&self) -> u8 {
        let (done, units) = self.work.progress();
        (100 * done / units.max(1)).min(100) as u8
    }

    /// The atlas, if the request was for one, for later questions.
    pub(super) fn into_listing(self) -> Option<Listing> {
        match self.work {
            Work::Atlas { listing, .. } => Some(*listing),
            _ => None,
        }
    }
}

impl Work {
    fn atlas(
        kind: AtlasKind,
        play: Play,
        goal: u32,
        rows: u32,
        open: Vec<Roll>,
    ) -> Result<Work, SolveError> {
        let atlas = Atlas::new(play, goal)?;
        Ok(Work::Atlas {
            listing: Box::new(Listing { kind, atlas }),
            rows: rows as usize,
            open,
        })
    }

    /// Does a unit of work, and returns whether all are done.
    fn advance(&mut self) -> bool {
        match self {
            Work::Solutions(work) => work.search.advance(1),
            Work::ByForm(work) => work.advance(),
            Work::WhyNot(work) => work.advance(1),
            Work::Atlas { listing, .. } => listing.atlas.advance(1),
            Work::Impossible(work) => work.advance(),
            Work::ByGoal(work) => work.advance(1),
            Work::BestPlay(work) => work.advance(1),
            Work::Rolls(work) => work.search.advance(),
            Work::Sheet { maker, .. } => maker.advance(),
        }
    }

    /// How many units are done, and how many there are.
    fn progress(&self) -> (usize, usize) {
        match self {
            Work::Solutions(work) => (work.search.done(), work.search.units()),
            Work::ByForm(work) => (work.search.done(), work.search.units()),
            Work::WhyNot(work) => (work.done(), work.units()),
            Work::Atlas { listing, .. } => (listing.atlas.done(), listing.atlas.units()),
            Work::Impossible(work) => (work.done, work.units),
            Work::ByGoal(work) => (work.done(), work.units()),
            Work::BestPlay(work) => (work.done(), work.units()),
            Work::Rolls(work) => (work.search.tries(), MAX_TRIES),
            Work::Sheet { maker, .. } => maker.progress(),
        }
    }

    /// The response that is due, apart from the progress.
    fn due_response(&mut self, percent: u8, is_finished: bool) -> Option<SolveResponse> {
        match self {
            Work::Solutions(work) => work.due_response(percent, is_finished),
            Work::ByForm(work) => work.due_response(percent, is_finished),
            Work::Rolls(work) => work.due_response(is_finished),
            _ if !is_finished => None,
            Work::WhyNot(work) => Some(SolveResponse::WhyNot(why_not(work))),
            Work::Atlas {
                listing,
                rows,
                open,
            } => Some(SolveResponse::Atlas(listing.answer(*rows, open))),
            Work::Impossible(work) => Some(SolveResponse::Impossible(work.count)),
            Work::ByGoal(work) => Some(SolveResponse::ByGoal(work.counts().collect())),
            Work::Sheet { maker, open } => Some(match has_withheld(maker.items(), open) {
                true => SolveResponse::Failed(SolveError::OpenRoll),
                false => SolveResponse::Sheet(write_sheet(maker.items())),
            }),
            Work::BestPlay(work) => {
                let values = work.values()?;
                Some(SolveResponse::BestPlay(values.to_vec()))
            }
        }
    }
}

/// The search for the essentially different solutions.
struct Solutions {
    search: DistinctSearch,
    reported_count: usize,
}

impl Solutions {
    fn new(puzzle: Puzzle) -> Solutions {
        Solutions {
            search: DistinctSearch::new(puzzle, MAX_RANKED),
            reported_count: 0,
        }
    }

    fn due_response(&mut self, percent: u8, is_finished: bool) -> Option<SolveResponse> {
        let count = self.search.count();
        if count == self.reported_count && !is_finished {
            return None;
        }
        self.reported_count = count;
        let easiest = || easiest(&self.search.first(MAX_RANKED)).cloned();
        Some(SolveResponse::Solutions(FoundSolutions {
            listed: self.search.first(MAX_SHOWN),
            count: count as u32,
            easiest: is_finished.then(easiest).flatten(),
            percent,
            is_finished,
        }))
    }
}

/// The search for every solution, form by form.
struct ByForm {
    search: Search,
    forms: Vec<Form>,
    /// The solutions of each form, with the lines since the last report.
    found: Vec<FoundForm>,
    /// Which of the forms have an answer.
    is_new: Vec<bool>,
}

impl ByForm {
    fn new(puzzle: Puzzle) -> ByForm {
        let forms = forms_among(puzzle.numbers().len(), puzzle.all_numbers());
        let found = |(at, form): (usize, &Form)| FoundForm {
            at: at as u8,
            heading: form.heading(),
            ..FoundForm::default()
        };
        ByForm {
            search: Search::new(puzzle),
            found: forms.iter().enumerate().map(found).collect(),
            is_new: vec![true; forms.len()],
            forms,
        }
    }

    fn advance(&mut self) -> bool {
        let ByForm {
            search,
            forms,
            found,
            is_new,
        } = self;
        search.advance(1, &mut |form, expr| {
            let Some(at) = forms.iter().position(|other| *other == form) else {
                return;
            };
            let found = &mut found[at];
            is_new[at] = true;
            found.count += 1;
            if found.count as usize <= MAX_SHOWN {
                found.lines.push(expr.printed());
            }
        })
    }

    fn due_response(&mut self, percent: u8, is_finished: bool) -> Option<SolveResponse> {
        let forms: Vec<FoundForm> = self
            .found
            .iter_mut()
            .zip(&mut self.is_new)
            .filter_map(|(found, is_new)| std::mem::take(is_new).then_some(found))
            .map(|found| FoundForm {
                at: found.at,
                heading: std::mem::take(&mut found.heading),
                count: found.count,
                lines: std::mem::take(&mut found.lines),
            })
            .collect();
        let has_news = !forms.is_empty() || is_finished;
        has_news.then_some(SolveResponse::ByForm(FoundByForm {
            forms,
            percent,
            is_finished,
        }))
    }
}

/// The search for rolls for a lesson.
struct LessonRolls {
    search: RollSearch,
    reported_count: usize,
}

impl LessonRolls {
    fn due_response(&mut self, is_finished: bool) -> Option<SolveResponse> {
        let found = self.search.found();
        if found.len() == self.reported_count && !is_finished {
            return None;
        }
        self.reported_count = found.len();
        Some(SolveResponse::Rolls(FoundRolls {
            rolls: found.to_vec(),
            is_finished,
        }))
    }
}

/// The count of the rolls that cannot make a goal.
struct Impossible {
    play: Play,
    batch: Batch,
    /// The rolls that are still to do.
    rolls: Rolls,
    count: ImpossibleCount,
    /// How many units are done; a unit is a roll.
    done: usize,
    units: usize,
}

impl Impossible {
    fn new(play: Play, goal: u32) -> Result<Impossible, SolveError> {
        let units = play.checked(&(goal..=goal))?;
        let largest = play.dice.iter().map(Die::sides).max().unwrap_or(0);
        let batch = Batch::new(largest, goal, play.ops, play.all_numbers);
        Ok(Impossible {
            batch: batch.map_err(|_| AtlasRefusal::GoalTooLarge)?,
            rolls: play.dice.rolls(),
            play,
            count: ImpossibleCount::default(),
            done: 0,
            units,
        })
    }

    fn advance(&mut self) -> bool {
        for roll in self.rolls.by_ref().take(ROLLS_AT_ONCE) {
            self.done += 1;
            if self.batch.is_solvable(roll.numbers()) == Ok(false) {
                self.count.rolls += 1;
                self.count.ordered += u64::from(self.play.dice.orders_of(&roll));
            }
        }
        self.done == self.units
    }
}

fn why_not(work: &NearestSearch) -> WhyNotAnswer {
    let made = |reached: &Reached| MadeValue {
        value: reached.value,
        way: reached.expr.printed(),
    };
    WhyNotAnswer {
        goal: work.puzzle().goal(),
        tried: work.tried(),
        values: work.values().iter().map(made).collect(),
    }
}
