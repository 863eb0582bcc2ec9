//! The network is cut, between a relay and the servers and among the servers, under play.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::time::sleep;

use crate::game::Game;
use crate::machines::{self, COUNT, Relays, Servers};
use crate::report::{Row, percentile, time};

const TABLES: usize = 3;
const PLAYERS: usize = 6;

/// How long a player thinks before they ask for anything.
const THINKS: Duration = Duration::from_millis(100);

/// For how long the network is cut.
const CUT_FOR: Duration = Duration::from_secs(20);

/// How many answers each table hears before and after.
const ANSWERS: usize = 20;

/// How long it may take until a relay says that it is cut off.
const SAID_WITHIN: Duration = Duration::from_secs(5);

/// How often relays are asked how they are.
const LOOKS_EVERY: Duration = Duration::from_millis(500);

/// The kind of a cut.
#[derive(Clone, Copy, Debug)]
enum Cut {
    /// The relay with most tables, from all servers.
    Owner,
    /// The server that leads, with the relay that comes to it alone, from the other servers.
    Leader,
    /// Each server from each other.
    All,
}

/// The outcome of a cut.
struct Outcome {
    /// The relays that are to say that something is wrong.
    minority: Vec<usize>,
    /// Their complaints, and the time after which each came.
    said: Vec<(String, Duration)>,
    /// How many commands were answered meanwhile.
    answers: usize,
    /// How long after it was mended each table was played at again.
    again_after: Duration,
}

pub async fn splits() -> Vec<Row> {
    let servers = Servers::start_linked().await;
    let relays = Relays::start(&servers).await;
    let log = servers.open().await;
    let mut game = Game::begin(log, relays.address(), TABLES, PLAYERS, THINKS).await;
    let mut rows = Vec::new();
    for cut in [Cut::Owner, Cut::Leader, Cut::All] {
        game.go_on(ANSWERS).await;
        let outcome = play(cut, &servers, &relays, &mut game).await;
        println!("  {cut:?}, {} answers", game.answers());
        rows.push(row(cut, &outcome));
    }
    let ended = game.end().await;
    rows.push(Row::new(
        format!("  all {} splits together", rows.len()),
        "0 lost, 0 doubled",
        format!(
            "{} acknowledged, 0 lost, 0 doubled; every player sees the log's fold; away for {} at most",
            ended.acknowledged,
            time(percentile(&ended.absences, 1.0))
        ),
    ));
    rows
}

async fn play(cut: Cut, servers: &Servers, relays: &Relays, game: &mut Game) -> Outcome {
    let minority = match cut {
        Cut::Owner => vec![relays.owner().await],
        Cut::Leader => {
            let stream = machines::stream(servers.keeper().await).await;
            vec![servers.leader(&stream).await]
        }
        Cut::All => (0..COUNT).collect(),
    };
    set(cut, &minority, servers, false);
    let (start, answers) = (Instant::now(), game.answers());
    let asked = minority
        .iter()
        .map(|relay| ask_again_and_again(relays, *relay, start));
    let said = join_all(asked).await;
    let answers = game.answers() - answers;
    set(cut, &minority, servers, true);
    let mended = Instant::now();
    game.go_on(ANSWERS).await;
    let again_after = mended.elapsed();
    servers.until_well().await;
    relays.until_met().await;
    let said = said
        .into_iter()
        .map(|said| said.expect("a relay without the log says so"));
    Outcome {
        said: said.collect(),
        minority,
        answers,
        again_after,
    }
}

/// The first fault that a relay reports, and the time until then. It ends when the network is to be
/// mended.
async fn ask_again_and_again(
    relays: &Relays,
    relay: usize,
    start: Instant,
) -> Option<(String, Duration)> {
    let mut said = None;
    while start.elapsed() < CUT_FOR {
        let sentence = relays.complaint(relay).await;
        said = said.or_else(|| Some((sentence?, start.elapsed())));
        sleep(LOOKS_EVERY).await;
    }
    said
}

fn set(cut: Cut, minority: &[usize], servers: &Servers, is_whole: bool) {
    for number in minority {
        match cut {
            Cut::Owner => servers.set_way_of_relay(*number, is_whole),
            Cut::Leader | Cut::All => servers.set_ways_of_server(*number, is_whole),
        }
    }
}

fn row(cut: Cut, outcome: &Outcome) -> Row {
    let what = match cut {
        Cut::Owner => "the relay with most tables is cut off from all NATS servers",
        Cut::Leader => "the leading NATS server and its relay are cut off from the others",
        Cut::All => "each NATS server is cut off from each other",
    };
    let (said, after) = &outcome.said[0];
    let latest = outcome.said.iter().map(|(_, after)| *after).max();
    let latest = latest.unwrap_or(*after);
    Row::new(
        format!("{what}, for {}", time(CUT_FOR)),
        format!("the minority says so within {}", time(SAID_WITHIN)),
        format!(
            "{} of {} relays say within {} '{said}'; {} commands answered meanwhile; all tables go on {} after it is mended",
            outcome.said.len(),
            outcome.minority.len(),
            time(latest),
            outcome.answers,
            time(outcome.again_after)
        ),
    )
    .missed(latest > SAID_WITHIN)
}
