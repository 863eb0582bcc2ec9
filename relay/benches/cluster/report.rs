//! The measurements, each beside its goal.

use std::time::Duration;

/// One line of the table.
#[derive(Clone, Debug)]
pub struct Row {
    what: String,
    goal: String,
    measured: String,
    is_missed: bool,
}

impl Row {
    /// A figure without a goal, or one whose being missed would have ended the benchmark.
    pub fn new(
        what: impl Into<String>,
        goal: impl Into<String>,
        measured: impl Into<String>,
    ) -> Row {
        Row {
            what: what.into(),
            goal: goal.into(),
            measured: measured.into(),
            is_missed: false,
        }
    }

    /// A time that is to be no longer than its goal.
    pub fn within(what: impl Into<String>, goal: Duration, measured: Duration) -> Row {
        let row = Row::new(what, format!("≤ {}", time(goal)), time(measured));
        row.missed(measured > goal)
    }

    /// The same, with its goal missed or not.
    pub fn missed(self, is_missed: bool) -> Row {
        Row { is_missed, ..self }
    }
}

/// Prints the table.
pub fn print(rows: &[Row]) {
    println!("  {:<72} {:<22} measured", "what", "goal");
    for row in rows {
        let missed = if row.is_missed { ", missed" } else { "" };
        println!(
            "  {:<72} {:<22} {}{missed}",
            row.what, row.goal, row.measured
        );
    }
}

/// A time in the unit that is read best.
pub fn time(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds @ 1.0.. => format!("{seconds:.1} s"),
        seconds => format!("{:.1} ms", seconds * 1_000.0),
    }
}

/// The value below which so large a part of all is; zero of none.
pub fn percentile(times: &[Duration], part: f64) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort();
    let index = (sorted.len().saturating_sub(1) as f64 * part).round() as usize;
    sorted.get(index).copied().unwrap_or_default()
}

/// How busy the machine is (Linux).
pub fn load() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let minute = text.split_whitespace().next().unwrap_or("unknown");
    format!("load of the last minute {minute}")
}
