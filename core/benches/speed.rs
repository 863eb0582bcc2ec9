//! How fast the solver is, and a port of the original program beside it:
//! `cargo bench --package score-core-benches --bench speed`.
//!
//! Criterion finishes one piece of work before it begins the next, so a slow moment of the machine
//! slows one of two that are compared. `cargo xtask bench` has short runs of single pieces take
//! turns instead (docs/decisions/benchmarks.md).

mod port;
#[allow(dead_code, reason = "another program runs the first calls")]
mod work;

use std::time::Duration;

use criterion::Criterion;

fn main() {
    // Fewer samples than these Criterion does not take: one piece takes seconds.
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    for mut piece in work::all() {
        criterion.bench_function(piece.name, |bencher| {
            bencher.iter_custom(|times| {
                let total_ns: f64 = (0..times).map(|_| (piece.run)()).sum();
                Duration::from_nanos(total_ns as u64)
            });
        });
    }
    criterion.final_summary();
}
