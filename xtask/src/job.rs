//! Runs other programs. One has its output shown; several at once have theirs in logs and a line of
//! progress for each.

use std::fs::{self, File};
use std::num::NonZero;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::paths;

/// The most lines of a log that are shown when its job fails.
const SHOWN_LOG_LINES: usize = 40;

const LOOK_EVERY: Duration = Duration::from_millis(250);

/// The time between two prints of the progress, if it cannot be drawn in place.
const REPORT_EVERY: Duration = Duration::from_secs(15);

/// Whether other programs write to the terminal at the same time as the progress.
static IS_OUTPUT_SHARED: AtomicBool = AtomicBool::new(false);

/// Has progress printed in lines from now on, because other programs write at the same time.
pub fn share_output() {
    IS_OUTPUT_SHARED.store(true, Ordering::Relaxed);
}

/// A program to run, its name, and advice for its failure.
pub struct Job {
    name: String,
    command: Command,
    /// The command that is run if the first one fails.
    otherwise: Option<Command>,
    /// The advice to a person when the job fails.
    advice: &'static str,
}

impl Job {
    /// Creates a job; `name` names the work, as in 'install Trunk'.
    pub fn new(name: impl Into<String>, command: impl Into<Command>, advice: &'static str) -> Job {
        Job {
            name: name.into(),
            command: command.into(),
            otherwise: None,
            advice,
        }
    }

    /// Has the job run `command` first, a quicker way that may fail.
    pub fn or_first(self, command: impl Into<Command>) -> Job {
        Job {
            otherwise: Some(self.command),
            command: command.into(),
            ..self
        }
    }

    /// Runs the job with its output shown, and waits for its end.
    ///
    /// # Errors
    /// When the job does not start or fails.
    pub fn run(mut self) -> Result<()> {
        println!("→ {}", self.name);
        let start = Instant::now();
        let mut status = self.command.status();
        if let Some(mut otherwise) = self.otherwise.take()
            && !status.as_ref().is_ok_and(ExitStatus::success)
        {
            status = otherwise.status();
        }
        if !status.with_context(|| self.no_start())?.success() {
            bail!(
                "'{}' failed; its words are above. {}",
                self.name,
                self.advice
            );
        }
        println!("  {} took {}", self.name, format_duration(start.elapsed()));
        Ok(())
    }

    fn no_start(&self) -> String {
        format!(
            "'{}' could not begin, because {} did not start. {}",
            self.name,
            self.command.get_program().to_string_lossy(),
            self.advice
        )
    }

    fn start(mut self, bars: &MultiProgress) -> Result<Running> {
        let name = self.name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        let folder = paths::logs();
        let log = folder.join(format!("{name}.log"));
        let file = fs::create_dir_all(&folder)
            .and_then(|()| File::create(&log))
            .and_then(|file| Ok((file.try_clone()?, file)));
        let (out, err) = file.with_context(|| format!("{} cannot be written", log.display()))?;
        self.command.stdin(Stdio::null()).stdout(out).stderr(err);
        let child = self.command.spawn().with_context(|| self.no_start())?;
        let bar = bars.add(ProgressBar::new_spinner());
        bar.set_style(ProgressStyle::with_template("  {elapsed:>4} {msg}")?);
        Ok(Running {
            job: self,
            child,
            log,
            bar,
        })
    }
}

/// Runs all jobs at once, to their end.
///
/// # Errors
/// When a job fails; the others are ended.
pub fn run_together(jobs: Vec<Job>) -> Result<()> {
    run_with_spare(jobs, Vec::new())
}

/// Runs `jobs` at once, and each of `spare` as soon as fewer jobs run than there are processors.
/// All run to their end.
///
/// # Errors
/// When a job fails; the others are ended.
pub fn run_with_spare(jobs: Vec<Job>, spare: Vec<Job>) -> Result<()> {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let mut spare = spare.into_iter();
    let bars = MultiProgress::new();
    if IS_OUTPUT_SHARED.load(Ordering::Relaxed) {
        bars.set_draw_target(ProgressDrawTarget::hidden());
    }
    let start = Instant::now();
    let mut running = Vec::new();
    for job in jobs {
        bars.suspend(|| println!("→ {}", job.name));
        running.push(job.start(&bars)?);
    }
    let mut last_report = start;
    loop {
        while running.len() < processors
            && let Some(job) = spare.next()
        {
            bars.suspend(|| println!("→ {}", job.name));
            running.push(job.start(&bars)?);
        }
        if running.is_empty() {
            return Ok(());
        }
        thread::sleep(LOOK_EVERY);
        let mut still_running = Vec::new();
        for mut each_job in running {
            match each_job.child.try_wait()? {
                None => still_running.push(each_job),
                Some(status) if status.success() => each_job.print_end(&bars),
                Some(_) => still_running.push(each_job.otherwise(&bars)?),
            }
        }
        running = still_running;
        let progress: Vec<String> = running.iter().map(Running::progress).collect();
        for (each_job, progress) in running.iter().zip(&progress) {
            each_job.bar.set_message(progress.clone());
            each_job.bar.tick();
        }
        if bars.is_hidden() && !running.is_empty() && last_report.elapsed() >= REPORT_EVERY {
            last_report = Instant::now();
            println!(
                "  … {}: {}",
                format_duration(start.elapsed()),
                progress.join(", ")
            );
        }
    }
}

struct Running {
    job: Job,
    child: Child,
    log: PathBuf,
    bar: ProgressBar,
}

impl Running {
    fn print_end(&self, bars: &MultiProgress) {
        let time = format_duration(self.bar.elapsed());
        bars.suspend(|| println!("  {} took {time}", self.job.name));
    }

    /// Starts the other command of a job whose first command has failed.
    fn otherwise(mut self, bars: &MultiProgress) -> Result<Running> {
        let Some(command) = self.job.otherwise.take() else {
            return Err(self.failure());
        };
        let (name, advice) = (self.job.name.clone(), self.job.advice);
        Job::new(name, command, advice).start(bars)
    }

    fn failure(&self) -> anyhow::Error {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        let last = &lines[lines.len().saturating_sub(SHOWN_LOG_LINES)..];
        anyhow::anyhow!(
            "'{}' failed. The end of {}:\n\n{}\n\n{}",
            self.job.name,
            self.log.display(),
            last.join("\n"),
            self.job.advice
        )
    }

    /// The progress of the job; for a job of cargo, with the number of crates that were begun.
    fn progress(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines = log.lines().map(str::trim_start);
        match lines.filter(|line| line.starts_with("Compiling ")).count() {
            0 => self.job.name.clone(),
            crates => format!("{} ({crates} crates)", self.job.name),
        }
    }
}

impl Drop for Running {
    /// Ends the program, if it has not ended by itself.
    fn drop(&mut self) {
        self.bar.finish_and_clear();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A duration for people: `0.4 s`, `12 s`, `3 min 05 s`.
pub fn format_duration(time: Duration) -> String {
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
    fn a_quicker_way_that_fails_leaves_the_other_one() {
        let fails = || Command::new("score-has-no-such-program");
        let works = || {
            let mut command = Command::new(env!("CARGO"));
            command.arg("--version").stdout(Stdio::null());
            command
        };
        let job = |command: Command| Job::new("a test", command, "");
        assert!(job(works()).or_first(fails()).run().is_ok());
        assert!(job(fails()).or_first(works()).run().is_ok());
        assert!(job(fails()).or_first(fails()).run().is_err());
    }

    #[test]
    fn a_job_that_waits_for_a_processor_is_done_and_can_fail() {
        let job = |command: &str| Job::new("a test that waits", Command::new(command), "");
        let works = || {
            let mut job = job(env!("CARGO"));
            job.command.arg("--version");
            job
        };
        assert!(run_with_spare(vec![works()], vec![works(), works()]).is_ok());
        assert!(run_with_spare(Vec::new(), vec![works()]).is_ok());
        assert!(run_with_spare(vec![works()], vec![job("score-has-no-such-program")]).is_err());
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        assert_eq!(format_duration(Duration::from_millis(420)), "0.4 s");
        assert_eq!(format_duration(Duration::from_secs(12)), "12 s");
        assert_eq!(format_duration(Duration::from_secs(185)), "3 min 05 s");
    }
}
