//! The specs that are set aside, which are run and reported without failing the run.
//! `tests/unsteady.txt` has a line for each: name, date, message.

use std::fmt;

/// The most specs that may be set aside.
pub const MAX_SET_ASIDE: usize = 10;

/// A spec that is set aside, in one engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// `engine::file::function`.
    pub name: String,
    /// The date on which the spec was set aside, `YYYY-MM-DD`.
    pub since: String,
    /// The message of the failure.
    pub message: String,
}

/// The reason why a list cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListProblem {
    /// A line is not a name, a date and a message.
    Line(String),
    /// There are more than [`MAX_SET_ASIDE`].
    TooMany(usize),
}

impl fmt::Display for ListProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tests/unsteady.txt: ")?;
        match self {
            ListProblem::Line(line) => write!(
                f,
                "'{line}' is not a name such as webkit::boot::the_game_starts, a date and a message"
            ),
            ListProblem::TooMany(count) => write!(
                f,
                "{count} specs are set aside, and no more than {MAX_SET_ASIDE} may be"
            ),
        }
    }
}

/// Reads the list. Empty lines and those that begin with `#` are ignored.
///
/// # Errors
/// When a line does not have its three parts, or there are too many.
pub fn read(text: &str) -> Result<Vec<SetAside>, ListProblem> {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let list = lines
        .map(|line| read_line(line).ok_or_else(|| ListProblem::Line(line.to_owned())))
        .collect::<Result<Vec<_>, _>>()?;
    match list.len() {
        count if count > MAX_SET_ASIDE => Err(ListProblem::TooMany(count)),
        _ => Ok(list),
    }
}

fn read_line(line: &str) -> Option<SetAside> {
    let (name, rest) = line.split_once(' ')?;
    let (since, message) = rest.trim_start().split_once(' ')?;
    let date = since.as_bytes();
    let is_date = date.len() == "2026-01-31".len()
        && date.iter().enumerate().all(|(index, byte)| match index {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    (is_date && name.split("::").count() == 3).then(|| SetAside {
        name: name.to_owned(),
        since: since.to_owned(),
        message: message.trim().to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_the_project_can_be_read() {
        let list = read(include_str!("../unsteady.txt"));
        assert!(list.is_ok(), "{list:?}");
    }

    #[test]
    fn a_line_is_a_name_a_date_and_a_message() {
        let line = "webkit::boot::the_game_starts 2026-11-25 did not come true: it runs";
        assert_eq!(
            read(&format!("# why\n\n{line}\n")),
            Ok(vec![SetAside {
                name: "webkit::boot::the_game_starts".to_owned(),
                since: "2026-11-25".to_owned(),
                message: "did not come true: it runs".to_owned(),
            }])
        );
        for wrong in [
            "webkit::boot::the_game_starts",
            "webkit::boot::the_game_starts today it failed",
            "boot::the_game_starts 2026-11-25 it failed",
        ] {
            assert_eq!(read(wrong), Err(ListProblem::Line(wrong.to_owned())));
        }
    }

    #[test]
    fn no_more_than_ten_are_set_aside() {
        let lines = "webkit::boot::a 2026-11-25 it failed\n".repeat(MAX_SET_ASIDE + 1);
        assert_eq!(read(&lines), Err(ListProblem::TooMany(MAX_SET_ASIDE + 1)));
    }
}
