//! The browser suite: one file a feature.

mod boot;
mod rounds;

use std::process::ExitCode;

fn main() -> ExitCode {
    score_tests::runner::run(&[boot::SPECS, rounds::SPECS])
}
