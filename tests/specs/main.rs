//! The browser suite: one file a feature.

mod boot;

use std::process::ExitCode;

fn main() -> ExitCode {
    score_tests::runner::run(&[boot::SPECS])
}
