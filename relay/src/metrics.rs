//! What an operator can watch: counts, and nothing about anybody.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use score_core::wire::PROTOCOL;

use crate::cli::VERSION;
use crate::log::sqlite::FORMAT;

/// The upper bounds of the classes into which commits fall by the number of
/// their pages.
const PAGES_BOUNDS: [u64; 5] = [1, 4, 16, 64, 256];

/// The counts of one relay; clones of it are the same counts.
#[derive(Clone, Debug, Default)]
pub struct Metrics(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    connections: AtomicU64,
    tables: AtomicU64,
    entries: AtomicU64,
    refused_hellos: AtomicU64,
    too_slow: AtomicU64,
    failures: AtomicU64,
    commits: AtomicU64,
    commit_pages: AtomicU64,
    commits_up_to: [AtomicU64; PAGES_BOUNDS.len()],
}

impl Metrics {
    /// How many WebSockets are open.
    pub fn connections(&self) -> u64 {
        self.0.connections.load(Ordering::Relaxed)
    }

    /// Counts a WebSocket as long as what it returns is kept.
    pub fn count_connection(&self) -> Connected {
        add(&self.0.connections, 1);
        Connected(self.clone())
    }

    /// There are so many tables now.
    pub fn set_tables(&self, tables: usize) {
        self.0.tables.store(tables as u64, Ordering::Relaxed);
    }

    /// So many entries were written.
    pub fn count_entries(&self, entries: usize) {
        add(&self.0.entries, entries as u64);
    }

    /// A hello was refused.
    pub fn count_refused_hello(&self) {
        add(&self.0.refused_hellos, 1);
    }

    /// A page was cut off because too much waited for it.
    pub fn count_too_slow(&self) {
        add(&self.0.too_slow, 1);
    }

    /// The log failed a table.
    pub fn count_failure(&self) {
        add(&self.0.failures, 1);
    }

    /// The log wrote so many pages as one.
    pub fn count_commit(&self, pages: usize) {
        let pages = pages as u64;
        add(&self.0.commits, 1);
        add(&self.0.commit_pages, pages);
        for (bound, count) in PAGES_BOUNDS.iter().zip(&self.0.commits_up_to) {
            if pages <= *bound {
                add(count, 1);
            }
        }
    }

    /// All of it in the text format of Prometheus.
    pub fn text(&self) -> String {
        let counts = &self.0;
        let mut text = String::new();
        for (name, kind, help, count) in [
            (
                "connections",
                "gauge",
                "Open WebSockets.",
                &counts.connections,
            ),
            ("tables", "gauge", "Tables that are kept.", &counts.tables),
            (
                "entries_total",
                "counter",
                "Entries written to the log.",
                &counts.entries,
            ),
            (
                "refused_hellos_total",
                "counter",
                "Players who were not let in.",
                &counts.refused_hellos,
            ),
            (
                "too_slow_total",
                "counter",
                "Pages cut off because too much waited for them.",
                &counts.too_slow,
            ),
            (
                "log_failures_total",
                "counter",
                "Tables that the log failed.",
                &counts.failures,
            ),
        ] {
            write_head(&mut text, name, kind, help);
            write_line(&mut text, name, "", load(count));
        }
        self.write_commits(&mut text);
        write_head(&mut text, "build_info", "gauge", "What runs here.");
        let build =
            format!("{{version=\"{VERSION}\",protocol=\"{PROTOCOL}\",log_format=\"{FORMAT}\"}}");
        write_line(&mut text, "build_info", &build, 1);
        text
    }

    fn write_commits(&self, text: &mut String) {
        let name = "commit_pages";
        write_head(
            text,
            name,
            "histogram",
            "Pages that the log wrote as one commit.",
        );
        for (bound, count) in PAGES_BOUNDS.iter().zip(&self.0.commits_up_to) {
            let class = format!("_bucket{{le=\"{bound}\"}}");
            write_line(text, name, &class, load(count));
        }
        let all = load(&self.0.commits);
        write_line(text, name, "_bucket{le=\"+Inf\"}", all);
        write_line(text, name, "_sum", load(&self.0.commit_pages));
        write_line(text, name, "_count", all);
    }
}

/// An open WebSocket, as it is counted.
#[derive(Debug)]
pub struct Connected(Metrics);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.0.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

fn add(count: &AtomicU64, by: u64) {
    count.fetch_add(by, Ordering::Relaxed);
}

fn load(count: &AtomicU64) -> u64 {
    count.load(Ordering::Relaxed)
}

// Writing to a text cannot fail.
fn write_head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP score_relay_{name} {help}");
    let _ = writeln!(text, "# TYPE score_relay_{name} {kind}");
}

fn write_line(text: &mut String, name: &str, suffix: &str, value: u64) {
    let _ = writeln!(text, "score_relay_{name}{suffix} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_is_counted_as_long_as_it_is_open() {
        let metrics = Metrics::default();
        let one = metrics.count_connection();
        let other = metrics.count_connection();
        assert_eq!(metrics.connections(), 2);
        drop(one);
        assert_eq!(metrics.connections(), 1);
        drop(other);
        assert_eq!(metrics.connections(), 0);
    }

    #[test]
    fn a_commit_is_in_every_class_whose_bound_it_keeps() {
        let metrics = Metrics::default();
        metrics.count_commit(1);
        metrics.count_commit(5);
        metrics.count_commit(1_000);
        let text = metrics.text();
        for line in [
            "score_relay_commit_pages_bucket{le=\"1\"} 1",
            "score_relay_commit_pages_bucket{le=\"4\"} 1",
            "score_relay_commit_pages_bucket{le=\"16\"} 2",
            "score_relay_commit_pages_bucket{le=\"256\"} 2",
            "score_relay_commit_pages_bucket{le=\"+Inf\"} 3",
            "score_relay_commit_pages_sum 1006",
            "score_relay_commit_pages_count 3",
        ] {
            assert!(text.lines().any(|other| other == line), "{line}\n{text}");
        }
    }
}
