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

/// How much a job lets others go before it where the processor is short, as `nice`
/// counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Patience {
    None = 0,
    Some = 10,
    Most = 19,
}

/// A program to run, and what to say of it.
pub struct Job {
    name: String,
    command: Command,
    /// What a person can do when it fails.
    advice: &'static str,
    patience: Patience,
}

impl Job {
    /// `name` says what is done, as in 'install Trunk'.
    pub fn new(name: impl Into<String>, command: Command, advice: &'static str) -> Job {
        Job {
            name: name.into(),
            command,
            advice,
            patience: Patience::None,
        }
    }

    /// The same, for a job that is short beside another: that one goes first.
    pub fn patient(self) -> Job {
        let patience = Patience::Some;
        Job { patience, ..self }
    }

    /// The same, for a job that nothing else waits for: it takes what others leave
    /// of the processor, and goes on when they are done.
    pub fn behind(self) -> Job {
        let patience = Patience::Most;
        Job { patience, ..self }
    }

    fn is_behind(&self) -> bool {
        self.patience == Patience::Most
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
        if cfg!(unix) && self.patience != Patience::None {
            self.command = with_patience(&self.command, self.patience);
        }
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

/// The same program, called through `nice`, which every Unix has.
fn with_patience(command: &Command, patience: Patience) -> Command {
    let mut nice = Command::new("nice");
    nice.args(["-n", &(patience as u8).to_string()])
        .arg(command.get_program())
        .args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => nice.env(name, value),
            None => nice.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        nice.current_dir(folder);
    }
    nice
}

/// Runs all of them at once, to their end; when one fails the others are ended.
pub fn run_together(jobs: Vec<Job>) -> Outcome {
    let mut work = Work::new();
    work.run(jobs)?;
    work.finish()
}

/// Jobs that run at the same time. When one fails, or this is dropped, they are ended.
pub struct Work {
    running: Vec<Running>,
    progress: Progress,
}

impl Work {
    pub fn new() -> Work {
        Work {
            running: Vec::new(),
            progress: Progress::new(),
        }
    }

    /// Runs `jobs` to their end, but for those behind, which go on.
    pub fn run(&mut self, jobs: Vec<Job>) -> Outcome {
        for job in jobs {
            println!("→ {}", job.name);
            self.running.push(job.start()?);
        }
        self.wait_while(|running| running.iter().any(|each| !each.job.is_behind()))
    }

    /// Waits for those behind.
    pub fn finish(mut self) -> Outcome {
        self.wait_while(|running| !running.is_empty())
    }

    fn wait_while(&mut self, wanted: impl Fn(&[Running]) -> bool) -> Outcome {
        while wanted(&self.running) {
            thread::sleep(LOOK_EVERY);
            self.look()?;
            self.progress.tell(&self.running);
        }
        self.progress.clear();
        Ok(())
    }

    /// Tells of the jobs that have ended since the last look.
    fn look(&mut self) -> Outcome {
        let mut still = Vec::new();
        let mut failure = None;
        for mut each in std::mem::take(&mut self.running) {
            match each.child.try_wait() {
                Ok(None) => still.push(each),
                Ok(Some(status)) if status.success() => self.progress.line(&format!(
                    "  {} took {}",
                    each.job.name,
                    spoken(each.start.elapsed())
                )),
                Ok(Some(_)) => failure = Some(each.failure()),
                Err(error) => failure = Some(each.job.no_start(&error)),
            }
        }
        self.running = still;
        failure.map_or(Ok(()), Err)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.progress.clear();
        self.running.iter_mut().for_each(Running::end);
    }
}

struct Running {
    job: Job,
    child: Child,
    log: PathBuf,
    start: Instant,
}

impl Running {
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
    use std::ffi::OsStr;

    use super::*;

    #[test]
    fn a_patient_program_is_the_same_program() {
        let mut command = Command::new("cargo");
        command
            .args(["build", "--bins"])
            .env("RUSTFLAGS", "-Z a")
            .env_remove("NO_COLOR")
            .current_dir("core");
        let patient = with_patience(&command, Patience::Some);
        let words: Vec<&OsStr> = patient.get_args().collect();
        assert_eq!(patient.get_program(), "nice");
        assert_eq!(words, ["-n", "10", "cargo", "build", "--bins"]);
        assert!(patient.get_envs().eq(command.get_envs()));
        assert_eq!(patient.get_current_dir(), command.get_current_dir());
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        assert_eq!(spoken(Duration::from_millis(420)), "0.4 s");
        assert_eq!(spoken(Duration::from_secs(12)), "12 s");
        assert_eq!(spoken(Duration::from_secs(185)), "3 min 05 s");
    }
}
