//! The harm that a pupil can do to a lesson from the address of the class: `cargo xtask bench
//! spoil` plays spoilers and class, each attack on a relay of its own, and prints the outcomes.
//!
//! The relays are the program as anybody starts it, with all limits as they are, over sockets of
//! this machine. Tests play the same attacks without them (`tests/all/attack_outcomes.rs`).
//!
//! A word plays only the attacks whose names have it. If `SCORE_RELAY_BEFORE` names the
//! program of an earlier commit that speaks the same protocol, each is played on that one first.

#[path = "../../tests/all/attacks.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod attacks;
#[path = "../../tests/all/client.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod client;
#[path = "../../tests/all/fairness_attacks.rs"]
mod fairness_attacks;
#[path = "../../tests/kill/relay.rs"]
#[allow(dead_code, reason = "tests have more of it")]
mod relay;

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

use tokio::net::TcpStream;

use attacks::{AttackOutcome, Pace};
use client::{Client, Connector};
use relay::Relay;

/// Long enough for the budgets that each attack uses up; all of them together take less than three
/// minutes.
const PACE: Pace = Pace {
    hammer: Duration::from_secs(10),
    long: Duration::from_secs(30),
    silence: Duration::from_millis(5),
    comings: Duration::from_secs(15),
    prompt: Duration::from_millis(attacks::AGAIN_MS),
};

/// The relay of an earlier commit.
const BEFORE: &str = "SCORE_RELAY_BEFORE";

/// How many files a relay may have open whose places are to be filled.
const FEW_FILES: u32 = 256;

/// How long a client waits if a relay does not answer, in milliseconds.
const AGAIN_MS: u64 = 100;

/// A relay on this machine.
#[derive(Clone)]
struct Near {
    address: String,
}

impl Connector for Near {
    type Stream = TcpStream;

    async fn connect(&self) -> Client<TcpStream> {
        loop {
            // A relay whose places are all taken accepts nobody.
            if let Ok(stream) = TcpStream::connect(&self.address).await
                && let Ok(client) = Client::over(stream, client::request(&self.address)).await
            {
                return client;
            }
            tokio::time::sleep(Duration::from_millis(AGAIN_MS)).await;
        }
    }
}

fn main() -> ExitCode {
    // Among tests Cargo starts it too, without this word.
    if !std::env::args().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("threads");
    println!(
        "{:<52} {:<7} {:<8} what happened",
        "attack", "relay", "felt"
    );
    let felt = runtime.block_on(all());
    match felt {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Plays all attacks, one after the other; how many of them the class felt.
async fn all() -> usize {
    [
        play("bad hellos, forty a second", |near| async move {
            attacks::bad_hellos(&near, PACE).await
        })
        .await,
        play(
            "hellos of all kinds, and the teacher reconnects",
            |near| async move { attacks::newcomers_before_the_teacher(&near, PACE).await },
        )
        .await,
        play(
            "newcomers at another table, forty a second",
            |near| async move { attacks::newcomers_elsewhere(&near, PACE).await },
        )
        .await,
        play("names and codes are guessed", |near| async move {
            attacks::guesses(&near, PACE).await
        })
        .await,
        play("one token waits 59 times", |near| async move {
            attacks::one_token_waits(&near, PACE).await
        })
        .await,
        play("waiting at a table that is locked", |near| async move {
            attacks::waiting_at_a_lock(&near, PACE).await
        })
        .await,
        play(
            "a hundred tables, each of another token",
            |near| async move { attacks::many_tables(&near, attacks::token, true, 30).await },
        )
        .await,
        play("chat, five lines a connection", |near| async move {
            attacks::chat_by_reconnecting(&near, PACE).await
        })
        .await,
        play("sixty pages look on", |near| async move {
            attacks::watchers(&near, PACE).await
        })
        .await,
        play("leaving for good and coming back", |near| async move {
            attacks::leaving(&near, PACE).await
        })
        .await,
        play("forty players take ten names a second", |near| async move {
            attacks::rename_storm(&near, PACE).await
        })
        .await,
        play_at(
            FEW_FILES,
            "pages that say nothing, 200 a second",
            |near| async move { attacks::silent_clients(&near, PACE).await },
        )
        .await,
        play(
            "messages of empty frames that never end",
            |near| async move { attacks::endless_messages(&near, PACE).await },
        )
        .await,
        play("fifty tabs come and go", |near| async move {
            attacks::comings_and_goings(&near, PACE).await
        })
        .await,
        play("fifty tabs ask to come in, and go", |near| async move {
            attacks::waiting_and_going(&near, PACE).await
        })
        .await,
        play("seventy visitors wait before a pupil", |near| async move {
            fairness_attacks::flood_before_a_pupil(&near).await
        })
        .await,
        play("ten watchers before a second wall", |near| async move {
            fairness_attacks::watchers_before_a_wall(&near).await
        })
        .await,
        play("the name of a removed pupil is back", |near| async move {
            fairness_attacks::removed_name_returns(&near).await
        })
        .await,
        play(
            "IMPOSSIBLE, and an accomplice who gives SCORE up",
            |near| async move { fairness_attacks::accomplice(&near).await },
        )
        .await,
        play("private windows at small tables", |near| async move {
            fairness_attacks::private_windows_at_small_tables(&near).await
        })
        .await,
        play("a winner comes to another small table", |near| async move {
            fairness_attacks::winner_at_another_table(&near).await
        })
        .await,
        play(
            "frames are read for another table's steps",
            |near| async move { fairness_attacks::frames_of_another_table(&near).await },
        )
        .await,
        play(
            "a pupil with 0 points leaves, and is back",
            |near| async move { fairness_attacks::leaver_without_points(&near).await },
        )
        .await,
        play("newcomers answer at once, or never", |near| async move {
            fairness_attacks::newcomers_and_the_end_of_a_round(&near).await
        })
        .await,
        play("frames are read for names beside ways", |near| async move {
            fairness_attacks::names_of_ways(&near).await
        })
        .await,
        play("names with marks beside Ada", |near| async move {
            fairness_attacks::look_alike_names(&near).await
        })
        .await,
        play("a command with the id 4294967295", |near| async move {
            fairness_attacks::highest_command_id(&near).await
        })
        .await,
        play("a muted pupil takes other names", |near| async move {
            fairness_attacks::mute_and_rename(&near).await
        })
        .await,
    ]
    .into_iter()
    .filter(|has_succeeded| *has_succeeded)
    .count()
}

/// Whether an attack is to be played: all are, or those whose names have the given word.
fn is_wanted(attack: &str) -> bool {
    let mut wanted = std::env::args().skip(1).filter(|it| !it.starts_with("--"));
    wanted.next().is_none_or(|wanted| attack.contains(&wanted))
}

/// Plays one attack on a relay of its own, if it is wanted; returns whether the class felt it.
async fn play<F>(attack: &str, run: impl Fn(Near) -> F) -> bool
where
    F: Future<Output = AttackOutcome> + Send + 'static,
{
    play_on(Command::new, attack, run).await
}

/// The same, but the relay has at most so many files open.
async fn play_at<F>(files: u32, attack: &str, run: impl Fn(Near) -> F) -> bool
where
    F: Future<Output = AttackOutcome> + Send + 'static,
{
    let limited = |program: PathBuf| {
        let mut command = Command::new("sh");
        let script = format!("ulimit -n {files}; exec \"$0\" \"$@\"");
        command.arg("-c").arg(script).arg(program);
        command
    };
    play_on(limited, attack, run).await
}

/// Plays one attack on the relay of before, if there is one, and on that of today; whether the
/// class felt it today.
async fn play_on<F>(
    start: impl Fn(PathBuf) -> Command,
    attack: &str,
    run: impl Fn(Near) -> F,
) -> bool
where
    F: Future<Output = AttackOutcome> + Send + 'static,
{
    if !is_wanted(attack) {
        return false;
    }
    let before = std::env::var_os(BEFORE).map(|program| ("before", PathBuf::from(program)));
    let now = ("now", PathBuf::from(env!("CARGO_BIN_EXE_score-relay")));
    let mut has_succeeded = false;
    for (which, program) in before.into_iter().chain([now]) {
        let outcome = outcome(start(program), &run).await;
        let felt = if outcome.has_succeeded { "yes" } else { "no" };
        println!("{attack:<52} {which:<7} {felt:<8} {outcome}");
        has_succeeded = outcome.has_succeeded;
    }
    has_succeeded
}

async fn outcome<F>(program: Command, run: impl Fn(Near) -> F) -> AttackOutcome
where
    F: Future<Output = AttackOutcome> + Send + 'static,
{
    let folder = tempfile::tempdir().expect("a folder");
    let mut relay = Relay::run(program, &folder.path().join("log.sqlite"));
    let address = relay.address.clone();
    let outcome = tokio::spawn(run(Near { address })).await;
    relay.kill();
    // Other failures are printed where they happen.
    outcome.unwrap_or_else(|failed| AttackOutcome {
        what: failed.to_string(),
        has_succeeded: true,
    })
}
