//! Runs each chore of CONTRIBUTING.md once, with the smallest load, for `cargo xtask test
//! --everything`. Nothing else runs most of them for months.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A chore with its words on the command line.
pub struct Chore {
    words: &'static [&'static str],
    end: End,
}

/// How a chore ends.
#[derive(Clone, Copy)]
enum End {
    /// The chore ends by itself.
    Itself,
    /// The chore is ended as soon as it has printed the page's address.
    Served,
}

/// The beginning of the line with the page's address.
const ADDRESS: &str = "http://127.0.0.1:";

/// All chores except `test`, which runs them.
pub const CHORES: [Chore; 12] = [
    chore(&["dist"], End::Itself),
    chore(&["play", "--port", "0"], End::Served),
    chore(&["cluster", "--port", "0"], End::Served),
    chore(&["bench", "--small"], End::Itself),
    chore(&["bench", "relay", "--small"], End::Itself),
    chore(&["bench", "spoil", "sixty pages look on"], End::Itself),
    chore(&["bench", "cluster", "frozen"], End::Itself),
    chore(&["conformance"], End::Itself),
    chore(&["lms"], End::Itself),
    chore(&["listen"], End::Itself),
    chore(&["fuzz", "1"], End::Itself),
    chore(&["shots", "#rules"], End::Itself),
];

const fn chore(words: &'static [&'static str], end: End) -> Chore {
    Chore { words, end }
}

impl Chore {
    pub fn name(&self) -> String {
        self.words.join(" ")
    }

    /// Starts the chore with its output shown, and waits for its end.
    ///
    /// # Errors
    /// When it fails, or ends before it has served the page.
    pub fn run(&self) -> Result<()> {
        let mut command = Command::new(env::current_exe()?);
        command.args(self.words);
        match self.end {
            End::Itself => succeed(command),
            End::Served => serve(command),
        }
    }
}

fn succeed(mut command: Command) -> Result<()> {
    let status = command.status().context("it did not start")?;
    ensure!(status.success(), "it ended with {status}");
    Ok(())
}

/// Waits until the program has printed the page's address, checks that the page answers, and ends
/// the program.
fn serve(mut command: Command) -> Result<()> {
    let mut server = ServingChore::start(command.stdout(Stdio::piped()))?;
    let output = server.0.stdout.take().context("it has no output")?;
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        println!("{line}");
        port_in(&line)
    });
    let port = port.context("it ended before it served the page")?;
    TcpStream::connect((Ipv4Addr::LOCALHOST, port)).context("nobody answers where it serves")?;
    Ok(())
}

/// The port in the line with the page's address.
fn port_in(line: &str) -> Option<u16> {
    let port = line.trim().strip_prefix(ADDRESS)?;
    port.trim_end_matches('/').parse().ok()
}

/// A serving chore with all processes that it has started. Dropping the value ends them.
struct ServingChore(Child);

impl ServingChore {
    fn start(command: &mut Command) -> Result<ServingChore> {
        // The processes are in a group of their own, so that a signal reaches all of them but not
        // this program.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        command
            .spawn()
            .map(ServingChore)
            .context("it did not start")
    }
}

impl Drop for ServingChore {
    fn drop(&mut self) {
        #[cfg(unix)]
        {
            // This is like Ctrl-C. The processes may have ended.
            let group = format!("-{}", self.0.id());
            let _ = Command::new("kill").args(["-INT", "--", &group]).status();
        }
        #[cfg(not(unix))]
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The chores that the page of commands names, and the measurements of `bench`, such as `bench
    /// relay`.
    fn named() -> BTreeSet<String> {
        let text = include_str!("../../CONTRIBUTING.md");
        let lines = text.lines();
        let chores = lines.filter_map(|line| line.strip_prefix("cargo xtask "));
        let mut named = BTreeSet::new();
        for chore in chores {
            let (name, rest) = chore.split_once(' ').unwrap_or((chore, ""));
            named.insert(name.to_owned());
            if name == "bench" {
                let (parts, _) = rest[1..].split_once([' ', ']']).unwrap();
                named.extend(parts.split('|').map(|part| format!("bench {part}")));
            }
        }
        named
    }

    #[test]
    fn every_chore_that_contributors_are_told_of_is_started_once() {
        let mut missing = named();
        assert!(missing.len() > 8, "{missing:?}");
        // `test` runs all of these, and `bench solver` is the same as `bench`.
        for known in ["test", "bench solver"] {
            assert!(missing.remove(known), "{known}");
        }
        for chore in &CHORES {
            let parts = chore.words.iter().take(2).copied().collect::<Vec<_>>();
            missing.remove(parts[0]);
            missing.remove(&parts.join(" "));
        }
        assert_eq!(missing, BTreeSet::new());
    }

    #[test]
    fn the_line_that_says_where_the_page_is_is_known() {
        assert_eq!(port_in("  http://127.0.0.1:8000/"), Some(8000));
        assert_eq!(port_in("http://192.168.1.20:8000/"), None);
        assert_eq!(port_in("Score is at"), None);
    }
}
