//! How long one of the first calls of a page takes, with nothing warm: the argument says which
//! one, and a line of JSON has its name and nanoseconds. Criterion would warm it up.

#[allow(dead_code, reason = "the port is not called first")]
mod port;
#[allow(dead_code, reason = "this program runs the first calls alone")]
mod work;

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let at = arguments.next().and_then(|at| at.parse().ok());
    let Some(mut piece) = at.and_then(|at| work::first().into_iter().nth(at)) else {
        eprintln!("first_call 0 | 1");
        return ExitCode::FAILURE;
    };
    let time_ns = (piece.run)();
    println!(
        "{}",
        serde_json::json!({ "name": piece.name, "time_ns": time_ns })
    );
    ExitCode::SUCCESS
}
