//! An assignment as a file. Its lines of text have a fixed order, and the last one has a check
//! code.
//!
//! The lines are `score-assignment 1` with the version, then pairs such as `name=Fractions`: the
//! name; the work as its link is written (`sheet`, `lesson`, or `practice` and `right`); `pass` in
//! per cent; `second`, `hints` and `solutions` as 0 or 1; `minutes` and `language`, or `none`;
//! `numbers` as `same` or `own`; and `check` with eight digits of base 16, the CRC-32 of all lines
//! before. The first and the last line are so in every version.

use std::fmt::Write;

use super::Assignment;
use super::check::crc32;
use super::settings::{
    AssignmentMinutes, AssignmentName, LanguageCode, Numbers, PassMark, RightCount,
};
use super::work::{PracticeWork, SheetWork, Work};
use crate::learn::level::Level;
use crate::link::{PracticeLink, WorksheetLink};

/// The longest file that is read as an assignment, in bytes; any assignment is shorter.
pub const MAX_ASSIGNMENT_BYTES: usize = 2_000;

/// The word at the beginning of a file, before the version.
const FORMAT: &str = "score-assignment ";

/// The version of the format.
const VERSION: u32 = 1;

/// The beginning of the last line.
const CHECK: &str = "check=";

/// The word for no value.
const NONE: &str = "none";

/// The names of [`Numbers`] in a file.
const NUMBERS: [(Numbers, &str); 2] = [(Numbers::Same, "same"), (Numbers::EachOwn, "own")];

/// Why a file is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssignmentRefusal {
    /// The file is longer than [`MAX_ASSIGNMENT_BYTES`].
    TooLong,
    /// The file is no assignment, or has a value that no program writes.
    NotAnAssignment,
    /// The file is an assignment, but was changed after it was written: its check code differs.
    Changed,
    /// A later program has written the file, in a later version of the format.
    Later,
}

print_its_name!(AssignmentRefusal);

impl Assignment {
    /// The assignment as a file, which [`Assignment::read`] reads back.
    pub fn written(&self) -> String {
        let body = self.body();
        let check = crc32(body.as_bytes());
        format!("{body}{CHECK}{check:08x}\n")
    }

    /// The check code of the assignment's file, by which stored attempts name the assignment.
    pub fn check(&self) -> u32 {
        crc32(self.body().as_bytes())
    }

    /// Reads a file. Only the bytes that [`Assignment::written`] makes are accepted, so a file in
    /// which any byte was changed is refused.
    ///
    /// # Errors
    /// When the file is too long, no assignment, changed, or written by a later program.
    pub fn read(file: &[u8]) -> Result<Assignment, AssignmentRefusal> {
        if file.len() > MAX_ASSIGNMENT_BYTES {
            return Err(AssignmentRefusal::TooLong);
        }
        if !file.starts_with(FORMAT.as_bytes()) {
            return Err(AssignmentRefusal::NotAnAssignment);
        }
        let text = str::from_utf8(file).map_err(|_| AssignmentRefusal::Changed)?;
        let check_start = text.rfind(CHECK).ok_or(AssignmentRefusal::Changed)?;
        let (body, check) = text.split_at(check_start);
        if check != format!("{CHECK}{:08x}\n", crc32(body.as_bytes())) {
            return Err(AssignmentRefusal::Changed);
        }
        let version = body
            .lines()
            .next()
            .and_then(|line| line.get(FORMAT.len()..));
        let version: Option<u32> = version.and_then(|version| version.parse().ok());
        if version.is_some_and(|version| version > VERSION) {
            return Err(AssignmentRefusal::Later);
        }
        let assignment = read_body(body).ok_or(AssignmentRefusal::NotAnAssignment)?;
        match assignment.body() == body {
            true => Ok(assignment),
            false => Err(AssignmentRefusal::NotAnAssignment),
        }
    }

    /// All lines but the last.
    fn body(&self) -> String {
        let mut lines = vec![("name", self.name.as_str().to_owned())];
        match &self.work {
            Work::Sheet(work) => lines.push(("sheet", WorksheetLink::to(work.sheet()).to_string())),
            Work::Lesson(lesson) => lines.push(("lesson", lesson.to_string())),
            Work::Practice(work) => {
                lines.push(("practice", practice_link(work).to_string()));
                lines.push(("right", work.right().get().to_string()));
            }
        }
        lines.push(("pass", self.pass_mark.percent().to_string()));
        for (key, is_on) in [
            ("second", self.has_second_try),
            ("hints", self.has_hints),
            ("solutions", self.has_solutions),
        ] {
            lines.push((key, u8::from(is_on).to_string()));
        }
        let minutes = self.time_limit.map(|limit| limit.get().to_string());
        lines.push(("minutes", minutes.unwrap_or(NONE.to_owned())));
        let language = self.language.as_ref().map(LanguageCode::as_str);
        lines.push(("language", language.unwrap_or(NONE).to_owned()));
        let mut numbers = NUMBERS.iter().filter(|(named, _)| *named == self.numbers);
        let numbers = numbers.next().map_or("", |(_, name)| name);
        lines.push(("numbers", numbers.to_owned()));
        let mut body = format!("{FORMAT}{VERSION}\n");
        for (key, value) in lines {
            // Writing to a text never fails.
            let _ = writeln!(body, "{key}={value}");
        }
        body
    }
}

fn practice_link(work: &PracticeWork) -> PracticeLink {
    let level = work.level();
    let link = PracticeLink::to(work.setting(), Some(level.skill), Some(level.hardness));
    PracticeLink {
        seed: Some(Work::Practice(work.clone()).seed()),
        ..link
    }
}

/// The lines of a file as pairs of a key and a value, taken in their order.
struct Lines<'a> {
    rest: std::iter::Peekable<std::str::Lines<'a>>,
}

impl<'a> Lines<'a> {
    /// Takes the value of the next line, if that line has this key.
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let value = self.rest.peek()?.strip_prefix(key)?.strip_prefix('=')?;
        self.rest.next();
        Some(value)
    }

    fn take_switch(&mut self, key: &str) -> Option<bool> {
        match self.take(key)? {
            "1" => Some(true),
            "0" => Some(false),
            _ => None,
        }
    }
}

fn read_body(body: &str) -> Option<Assignment> {
    let mut lines = Lines {
        rest: body.lines().peekable(),
    };
    // Its first line was read.
    lines.rest.next();
    let assignment = Assignment {
        name: AssignmentName::new(lines.take("name")?).ok()?,
        work: read_work(&mut lines)?,
        pass_mark: PassMark::new(lines.take("pass")?.parse().ok()?)?,
        has_second_try: lines.take_switch("second")?,
        has_hints: lines.take_switch("hints")?,
        has_solutions: lines.take_switch("solutions")?,
        time_limit: match lines.take("minutes")? {
            NONE => None,
            minutes => Some(AssignmentMinutes::new(minutes.parse().ok()?)?),
        },
        language: match lines.take("language")? {
            NONE => None,
            code => Some(LanguageCode::new(code)?),
        },
        numbers: {
            let name = lines.take("numbers")?;
            NUMBERS.iter().find(|(_, known)| *known == name)?.0
        },
    };
    lines.rest.next().is_none().then_some(assignment)
}

fn read_work(lines: &mut Lines<'_>) -> Option<Work> {
    if let Some(link) = lines.take("sheet") {
        let (link, refusals) = WorksheetLink::read(link);
        let is_read = refusals.is_empty() && link.has_seed;
        return is_read.then(|| Work::Sheet(SheetWork::new(&link.sheet)));
    }
    if let Some(lesson) = lines.take("lesson") {
        return lesson.parse().ok().map(Work::Lesson);
    }
    let (link, refusals) = PracticeLink::read(lines.take("practice")?);
    let right = RightCount::new(lines.take("right")?.parse().ok()?)?;
    let level = Level {
        skill: link.skill?,
        hardness: link.hardness?,
    };
    let work = PracticeWork::new(link.setting(), level, right, link.seed?)?;
    refusals.is_empty().then_some(Work::Practice(work))
}
