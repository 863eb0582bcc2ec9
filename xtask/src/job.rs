//! Running other programs: alone with their words shown, or several at once
//! with their words in a log and one line of progress.

use std::fs::{self, File};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Failure, Outcome, places};

/// How much of a log is shown when its job fails.
const SHOWN_LOG_LINES: usize = 40;

const LOOK_EVERY: Duration = Duration::from_millis(250);

/// How often progress is told where it cannot be told in place.
const TELL_EVERY: Duration = Duration::from_secs(15);

/// A program to run, and what to say of it.
pub struct Job {
    name: String,
    command: Command,
    /// What a person can do when it fails.
    advice: &'static str,
}

impl Job {
    /// `name` says what is done, as in 'install Trunk'.
    pub fn new(name: impl Into<String>, command: Command, advice: &'static str) -> Job {
        Job {
            name: name.into(),
            command,
            advice,
        }
    }

    /// Runs it with its words shown, and waits for its end.
    pub fn run(mut self) -> Outcome {
        println!("→ {}", self.name);
        let start = Instant::now();
        let ended_well = self
            .command
            .status()
            .map_err(|error| self.no_start(&error))?
            .success();
        if !ended_well {
            return Err(Failure::new(format!(
                "'{}' failed; its words are above. {}",
                self.name, self.advice
            )));
        }
        println!("  {} took {}", self.name, spoken(start.elapsed()));
        Ok(())
    }

    fn no_start(&self, error: &std::io::Error) -> Failure {
        Failure::new(format!(
            "'{}' could not begin, because {} did not start: {error}. {}",
            self.name,
            self.command.get_program().to_string_lossy(),
            self.advice
        ))
    }

    fn log_file(&self) -> PathBuf {
        let name = self.name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        places::tools().join("log").join(format!("{name}.log"))
    }

    fn start(mut self) -> Outcome<Running> {
        let log = self.log_file();
        let file = log
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| File::create(&log))
            .and_then(|file| Ok((file.try_clone()?, file)));
        let (out, err) = file.map_err(|error| {
            Failure::new(format!("{} cannot be written: {error}.", log.display()))
        })?;
        self.command.stdin(Stdio::null()).stdout(out).stderr(err);
        let child = self
            .command
            .spawn()
            .map_err(|error| self.no_start(&error))?;
        Ok(Running {
            job: self,
            child,
            log,
            start: Instant::now(),
        })
    }
}

/// Runs all of them at once; when one fails the others are ended.
pub fn run_together(jobs: Vec<Job>) -> Outcome {
    let mut running = Running::start_all(jobs)?;
    let mut progress = Progress::new();
    while !running.is_empty() {
        thread::sleep(LOOK_EVERY);
        let mut still = Vec::new();
        let mut failure = None;
        for mut each in running {
            match each.child.try_wait() {
                Ok(None) => still.push(each),
                Ok(Some(status)) if status.success() => progress.line(&format!(
                    "  {} took {}",
                    each.job.name,
                    spoken(each.start.elapsed())
                )),
                Ok(Some(_)) => failure = Some(each.failure()),
                Err(error) => failure = Some(each.job.no_start(&error)),
            }
        }
        running = still;
        if let Some(failure) = failure {
            progress.clear();
            running.iter_mut().for_each(Running::end);
            return Err(failure);
        }
        progress.tell(&running);
    }
    progress.clear();
    Ok(())
}

struct Running {
    job: Job,
    child: Child,
    log: PathBuf,
    start: Instant,
}

impl Running {
    fn start_all(jobs: Vec<Job>) -> Outcome<Vec<Running>> {
        let mut running = Vec::new();
        for job in jobs {
            println!("→ {}", job.name);
            match job.start() {
                Ok(each) => running.push(each),
                Err(failure) => {
                    running.iter_mut().for_each(Running::end);
                    return Err(failure);
                }
            }
        }
        Ok(running)
    }

    /// Ends the program; one that has just ended by itself is as good.
    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn failure(&self) -> Failure {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        let last = &lines[lines.len().saturating_sub(SHOWN_LOG_LINES)..];
        Failure::new(format!(
            "'{}' failed. The end of {}:\n\n{}\n\n{}",
            self.job.name,
            self.log.display(),
            last.join("\n"),
            self.job.advice
        ))
    }

    /// How far it is: the crates that were begun, for a job of cargo's.
    fn progress(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let crates = log
            .lines()
            .filter(|line| line.trim_start().starts_with("Compiling "))
            .count();
        match crates {
            0 => self.job.name.clone(),
            _ => format!("{} ({crates} crates)", self.job.name),
        }
    }
}

/// One line that says how long it has taken and what is going on.
struct Progress {
    start: Instant,
    told: Instant,
    in_place: bool,
}

impl Progress {
    fn new() -> Progress {
        Progress {
            start: Instant::now(),
            told: Instant::now(),
            in_place: std::io::stdout().is_terminal(),
        }
    }

    fn tell(&mut self, running: &[Running]) {
        let every = if self.in_place {
            LOOK_EVERY
        } else {
            TELL_EVERY
        };
        if running.is_empty() || self.told.elapsed() < every {
            return;
        }
        self.told = Instant::now();
        let what: Vec<String> = running.iter().map(Running::progress).collect();
        let line = format!("  … {}: {}", spoken(self.start.elapsed()), what.join(", "));
        if self.in_place {
            print!("\r\x1b[2K{line}");
            let _ = std::io::stdout().flush();
        } else {
            println!("{line}");
        }
    }

    fn line(&self, line: &str) {
        self.clear();
        println!("{line}");
    }

    fn clear(&self) {
        if self.in_place {
            print!("\r\x1b[2K");
            let _ = std::io::stdout().flush();
        }
    }
}

/// A time as a person says it: `0.4 s`, `12 s`, `3 min 05 s`.
pub fn spoken(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_as_people_say_them() {
        assert_eq!(spoken(Duration::from_millis(420)), "0.4 s");
        assert_eq!(spoken(Duration::from_secs(12)), "12 s");
        assert_eq!(spoken(Duration::from_secs(185)), "3 min 05 s");
    }
}
