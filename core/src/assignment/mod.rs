//! An assignment: work for pupils whose result goes to the gradebook of a learning management
//! system (LMS), as data. A page draws it and speaks to the LMS.
//!
//! In reading order:
//!
//! - `settings`: the parts of an assignment that have limits
//! - `work`: the work itself: a sheet, a lesson, or a level of practice
//! - `check`: the check code of a text
//! - `text`: an assignment as a file
//! - `seed`: the seed of a learner's numbers
//! - `item`: an item, the responses to it, and whether one is right
//! - `maker`: makes the items of a learner
//! - `attempt`: how far a learner is, as the fold of events; score and status
//! - `suspend`: an attempt as text, to go on later
//! - `interaction`: an item that has ended, as a report has it
//! - `session`: the conversation of a visit with the LMS, by SCORM 1.2
//! - `front_time`: how long a page was in front
//! - `address`: the address of the page on which a package is made
//! - `package`: the files of a package, and its start page
//! - `manifest`: the list of a package's contents, by SCORM 1.2
//! - `hand_in`: a code to hand in if there is no LMS
//!
//! Nothing here is secret or signed: results are computed in the pupil's browser, and a pupil who
//! can program can report any result. That lies in the nature of SCORM.
//!
//! Source: ADL, Sharable Content Object Reference Model (SCORM) version 1.2, 2001: *The SCORM
//! Run-Time Environment* (sections 'Application Program Interface' and 'Data Model'), *The SCORM
//! Content Aggregation Model* (section 'Content Packaging').

mod address;
mod attempt;
mod check;
mod front_time;
mod hand_in;
mod interaction;
mod item;
mod maker;
mod manifest;
mod package;
mod seed;
mod session;
mod settings;
mod suspend;
mod text;
mod work;

pub use address::{WorkRefusal, address_of};
pub use attempt::{
    Attempt, AttemptRefusal, ItemEnd, ItemEvent, ItemProgress, MAX_ITEM_MS, MAX_TRIES, Status,
    Summary,
};
pub use front_time::FrontTime;
pub use hand_in::{HAND_IN_LETTERS, HandIn, HandInRefusal};
pub use interaction::{Interaction, MAX_RESPONSE_CHARS};
pub use item::{Item, Response, RollTask};
pub use maker::ItemMaker;
pub use manifest::{MAX_PACKAGE_FILES, ManifestRefusal, manifest};
pub use package::{ASSIGNMENT_FILE, MANIFEST_FILE, START_FILE, StartPage};
pub use session::{Call, ELEMENTS_READ, LmsSession, Start, timespan};
pub use settings::{
    AssignmentMinutes, AssignmentName, LanguageCode, MAX_ASSIGNMENT_MINUTES,
    MAX_ASSIGNMENT_NAME_CHARS, MAX_PRACTICE_RIGHT, NameRefusal, Numbers, PassMark, RightCount,
    USUAL_PASS_MARK_PERCENT,
};
pub use suspend::{MAX_SUSPEND_CHARS, SuspendRefusal};
pub use text::{AssignmentRefusal, MAX_ASSIGNMENT_BYTES};
pub use work::{MAX_ATTEMPT_ITEMS, PRACTICE_ITEMS_PER_RIGHT, PracticeWork, SheetWork, Work};

/// An assignment: the work, and how it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// The name of the assignment, which teacher and pupils see.
    pub name: AssignmentName,
    /// The work that pupils do.
    pub work: Work,
    /// The lowest score that passes.
    pub pass_mark: PassMark,
    /// Whether a second try at an item counts in full; else the first answer decides.
    pub has_second_try: bool,
    /// Whether a pupil may have hints; an item with a hint is worth half.
    pub has_hints: bool,
    /// Whether a pupil may look at solutions; such an item is worth nothing.
    pub has_solutions: bool,
    /// The time for all items together, while the page is in front; `None` for no limit.
    pub time_limit: Option<AssignmentMinutes>,
    /// The language of the page; `None` for the reader's.
    pub language: Option<LanguageCode>,
    /// Whether all pupils have the same numbers.
    pub numbers: Numbers,
}

impl Assignment {
    /// The assignment of this work with the usual settings. It is passed from
    /// [`USUAL_PASS_MARK_PERCENT`] on, with a second try, hints and solutions, without a time
    /// limit, in the reader's language, with the same numbers for all.
    pub fn new(name: AssignmentName, work: Work) -> Assignment {
        Assignment {
            name,
            work,
            pass_mark: PassMark::default(),
            has_second_try: true,
            has_hints: true,
            has_solutions: true,
            time_limit: None,
            language: None,
            numbers: Numbers::Same,
        }
    }
}
