//! The losses of three relays and three NATS servers, and for how long nobody is answered, when
//! they are killed, frozen, cut off and restarted under play: `cargo xtask bench cluster`. Words
//! play only the parts of these names: `cargo xtask bench cluster races kills`.
//!
//! Servers have the configuration that is shipped, relays are the program as anybody starts it, and
//! players play over sockets of this machine. Anything lost or doubled ends the benchmark.

#[path = "../../tests/all/client.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod client;
#[path = "../../tests/all/log_fixture.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod log_fixture;
#[path = "../../../xtask/src/nats_node.rs"]
mod nats_node;
#[path = "../../tests/kill/player.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod player;
#[path = "../../tests/pupil/mod.rs"]
mod pupil;
#[path = "../../tests/kill/relay.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod relay;
#[path = "../../tests/kill/witness.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod witness;
#[path = "../../tests/all/write_races.rs"]
mod write_races;

mod appends;
mod contract;
mod front;
mod frozen;
mod game;
mod growth;
mod kills;
mod link;
mod machines;
mod report;
mod rolling;
mod splits;
#[path = "../worked.rs"]
mod worked;

use report::Row;

/// The parts, in the order in which they are played.
const PARTS: [&str; 7] = [
    "races", "kills", "frozen", "appends", "rolling", "splits", "growth",
];

/// How a program ends that was ended by Ctrl-C, as a shell has it.
const ENDED: i32 = 130;

fn main() {
    // Among tests Cargo starts it too, without this word.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    if let Some(other) = wanted.iter().find(|part| !PARTS.contains(&&***part)) {
        eprintln!(
            "There is no part '{other}': there are {}.",
            PARTS.join(", ")
        );
        std::process::exit(2);
    }
    if let Err(missing) = machines::look_for_server() {
        eprintln!("{missing}");
        std::process::exit(2);
    }
    let is_wanted = |part: &&str| wanted.is_empty() || wanted.iter().any(|it| it == part);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("threads");
    let mut rows = Vec::new();
    for part in PARTS.into_iter().filter(is_wanted) {
        println!("{part}");
        let Some(measured) = runtime.block_on(play_unless_ended(part)) else {
            std::process::exit(ENDED);
        };
        report::print(&measured);
        rows.extend(measured);
    }
    println!("all of it, {}", report::load());
    report::print(&rows);
}

/// Plays a part; `None`: somebody has ended it by Ctrl-C. Servers, relays and their folder are gone then, too.
async fn play_unless_ended(part: &str) -> Option<Vec<Row>> {
    tokio::select! {
        rows = play(part) => Some(rows),
        _ = tokio::signal::ctrl_c() => None,
    }
}

async fn play(part: &str) -> Vec<Row> {
    match part {
        "races" => contract::races().await,
        "kills" => kills::kills().await,
        "frozen" => frozen::frozen().await,
        "appends" => appends::appends().await,
        "rolling" => rolling::rolling().await,
        "splits" => splits::splits().await,
        "growth" => growth::growth().await,
        _ => unreachable!("the names are checked"),
    }
}
