//! The metrics that an operator can watch: counts, and nothing about persons.

use prometheus::core::Collector;
use prometheus::{
    Histogram, HistogramOpts, IntCounter, IntGauge, IntGaugeVec, Opts, Registry, TextEncoder,
};
use score_core::wire::PROTOCOL;

use crate::version::{FORMAT, VERSION};

/// The beginning of the name of every metric.
const PREFIX: &str = "score_relay";

/// The upper bounds of the buckets for the number of batches in a commit.
const BATCHES_BOUNDS: [f64; 5] = [1.0, 4.0, 16.0, 64.0, 256.0];

/// The metrics of one relay; clones share them.
#[derive(Clone, Debug)]
pub struct Metrics {
    registry: Registry,
    connections: IntGauge,
    tables: IntGauge,
    entries: IntCounter,
    refused_hellos: IntCounter,
    too_slow: IntCounter,
    too_much: IntCounter,
    failures: IntCounter,
    overtaken: IntCounter,
    owner_changes: IntCounter,
    pipes: IntGauge,
    relays: IntGauge,
    commit_batches: Histogram,
    log_engine: IntGaugeVec,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let registry = Registry::new_custom(Some(PREFIX.to_owned()), None);
        let registry = registry.expect("the prefix is a name");
        let register = Register(&registry);
        register.build_info();
        Metrics {
            connections: register.gauge("connections", "Open WebSockets."),
            tables: register.gauge("tables", "Tables that are kept."),
            entries: register.counter("entries_total", "Entries written to the log."),
            refused_hellos: register
                .counter("refused_hellos_total", "Players who were not let in."),
            too_slow: register.counter(
                "too_slow_total",
                "Pages cut off because too much waited for them.",
            ),
            too_much: register.counter(
                "too_much_total",
                "WebSockets closed because they brought too many bytes.",
            ),
            failures: register.counter("log_failures_total", "Tables that the log failed."),
            overtaken: register.counter(
                "overtaken_total",
                "Tables that were dropped because another relay has written to them.",
            ),
            owner_changes: register.counter(
                "owner_changes_total",
                "Tables that this relay took over from the log, or gave up to another relay.",
            ),
            pipes: register.gauge("pipes", "Players here whose table is at another relay."),
            relays: register.gauge("relays", "Relays that share the tables, where they do."),
            commit_batches: register.commit_batches(),
            log_engine: register.log_engine(),
            registry,
        }
    }
}

impl Metrics {
    /// How many WebSockets are open.
    pub fn connections(&self) -> u64 {
        u64::try_from(self.connections.get()).unwrap_or(0)
    }

    /// Counts a WebSocket for as long as the returned guard is kept.
    pub fn count_connection(&self) -> Connected {
        self.connections.inc();
        Connected(self.connections.clone())
    }

    /// Sets the number of tables.
    pub fn set_tables(&self, tables: usize) {
        self.tables.set(i64::try_from(tables).unwrap_or(i64::MAX));
    }

    /// Counts entries that were written.
    pub fn count_entries(&self, entries: usize) {
        self.entries.inc_by(entries as u64);
    }

    /// Counts a hello that was refused.
    pub fn count_refused_hello(&self) {
        self.refused_hellos.inc();
    }

    /// Counts a page that was cut off because too much waited for it.
    pub fn count_too_slow(&self) {
        self.too_slow.inc();
    }

    /// Counts a WebSocket that was closed because it brought too many bytes.
    pub fn count_too_much(&self) {
        self.too_much.inc();
    }

    /// Counts a table for which the log failed.
    pub fn count_failure(&self) {
        self.failures.inc();
    }

    /// Counts a table that was dropped because another relay has written to it.
    pub fn count_overtaken(&self) {
        self.overtaken.inc();
    }

    /// Counts a table that has changed its owner, to this relay or from it.
    pub fn count_owner_change(&self) {
        self.owner_changes.inc();
    }

    /// Counts a pipe to another relay for as long as the returned guard is kept.
    pub fn count_pipe(&self) -> Connected {
        self.pipes.inc();
        Connected(self.pipes.clone())
    }

    /// Sets the number of relays that share the tables.
    pub fn set_relays(&self, relays: usize) {
        self.relays.set(i64::try_from(relays).unwrap_or(i64::MAX));
    }

    /// Counts a commit in which the log wrote this many batches.
    pub fn count_commit(&self, batches: usize) {
        self.commit_batches.observe(batches as f64);
    }

    /// Sets the name of the log's engine.
    pub fn set_engine(&self, engine: &str) {
        self.log_engine.with_label_values(&[engine]).set(1);
    }

    /// All metrics in the text format of Prometheus.
    pub fn text(&self) -> String {
        let text = TextEncoder::new().encode_to_string(&self.registry.gather());
        text.expect("every metric has a value")
    }
}

/// An open WebSocket or pipe, as it is counted.
#[derive(Debug)]
pub struct Connected(IntGauge);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Makes metrics and registers them.
struct Register<'a>(&'a Registry);

impl Register<'_> {
    fn gauge(&self, name: &str, help: &str) -> IntGauge {
        self.add(IntGauge::new(name, help))
    }

    fn counter(&self, name: &str, help: &str) -> IntCounter {
        self.add(IntCounter::new(name, help))
    }

    fn commit_batches(&self) -> Histogram {
        let help = "Batches that the log wrote as one commit.";
        let options = HistogramOpts::new("commit_pages", help).buckets(BATCHES_BOUNDS.to_vec());
        self.add(Histogram::with_opts(options))
    }

    fn log_engine(&self) -> IntGaugeVec {
        let options = Opts::new("log_engine", "What stores the tables.");
        self.add(IntGaugeVec::new(options, &["engine"]))
    }

    fn build_info(&self) {
        let options = Opts::new("build_info", "What runs here.")
            .const_label("version", VERSION)
            .const_label("protocol", PROTOCOL)
            .const_label("log_format", FORMAT.to_string());
        self.add(IntGauge::with_opts(options)).set(1);
    }

    fn add<T: Collector + Clone + 'static>(&self, metric: prometheus::Result<T>) -> T {
        let metric = metric.expect("the name and the help are fit");
        let added = self.0.register(Box::new(metric.clone()));
        added.expect("each name is there once");
        metric
    }
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
