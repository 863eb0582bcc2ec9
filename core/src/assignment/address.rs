//! The address of the page on which a package with some work is made.

use super::settings::RightCount;
use super::work::{PracticeWork, SheetWork, Work};
use crate::learn::level::Level;
use crate::link::{Link, LinkRefusal, PracticeLink, WorksheetLink};

/// The name of the page.
const PAGE: &str = "homework";

/// The pair that only the address of a lesson has.
const LESSON: &str = "lesson=";

/// The pair that only the address of a sheet has.
const KIND: &str = "kind=";

/// Why an address has no work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkRefusal {
    /// The address names no work, or a level that its game does not have.
    NoWork,
    /// A part of the address cannot be read.
    Link(LinkRefusal),
}

impl Work {
    /// The fragment of the address of the page, without its `#`. How many items of a level must be
    /// right is no part of it.
    pub fn address(&self) -> String {
        let link = match self {
            Work::Sheet(work) => WorksheetLink::to(work.sheet()).to_string(),
            Work::Lesson(lesson) => format!("{PAGE}?{LESSON}{lesson}"),
            Work::Practice(work) => {
                let Level { skill, hardness } = work.level();
                let link = PracticeLink::to(work.setting(), Some(skill), Some(hardness));
                let seed = Some(self.seed());
                PracticeLink { seed, ..link }.to_string()
            }
        };
        address_of(&link)
    }

    /// The work that an address names, with `seed` if the address has none.
    ///
    /// # Errors
    /// When the address has no work, or a part that cannot be read.
    pub fn of_address(fragment: &str, seed: u32) -> Result<Work, WorkRefusal> {
        let query = fragment.split_once('?').map_or("", |(_, query)| query);
        let has_pair = |pair: &str| query.split('&').any(|each| each.starts_with(pair));
        if has_pair(LESSON) {
            let (link, refusals) = Link::read(fragment);
            check_refusals(refusals)?;
            return link.lesson.map(Work::Lesson).ok_or(WorkRefusal::NoWork);
        }
        if has_pair(KIND) {
            let (link, refusals) = WorksheetLink::read(fragment);
            check_refusals(refusals)?;
            let mut sheet = link.sheet;
            if !link.has_seed {
                sheet.seed = seed;
            }
            return Ok(Work::Sheet(SheetWork::new(&sheet)));
        }
        let (link, refusals) = PracticeLink::read(fragment);
        check_refusals(refusals)?;
        let level = link.skill.zip(link.hardness);
        let work = level.and_then(|(skill, hardness)| {
            let level = Level { skill, hardness };
            let seed = link.seed.unwrap_or(seed);
            PracticeWork::new(link.setting(), level, RightCount::default(), seed)
        });
        work.map(Work::Practice).ok_or(WorkRefusal::NoWork)
    }
}

/// The page's address for the work of a link to a sheet or to a level of practice.
pub fn address_of(link: &str) -> String {
    let query = link.split_once('?').map_or("", |(_, query)| query);
    format!("{PAGE}?{query}")
}

fn check_refusals(refusals: Vec<LinkRefusal>) -> Result<(), WorkRefusal> {
    let first = refusals.into_iter().next();
    first.map_or(Ok(()), |why| Err(WorkRefusal::Link(why)))
}
