//! Every row of the calling table, between players in different places; and a
//! relay that ends between any two events of each.

use std::path::Path;

use score_core::arith::op::Op;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::rules::Rules;
use score_core::wire::{CloseReason, Hello, Player, Token};
use score_relay::log::memory::Memory;
use score_relay::log::sqlite::Sqlite;
use score_relay::metrics::Metrics;
use score_relay::settings::Settings;

use crate::client::{Client, closed, create, join, player};
use crate::playing::{four_five_one_three, points, step};
use crate::relays::{Clock, Relay};

const NAMES: [&str; 3] = ["Ada", "Grace", "Emmy"];

/// Something that a player does, by their index in [`NAMES`], or time passes.
#[derive(Clone, Debug)]
enum Move {
    Ask(usize, Command),
    /// The time of the call that is open runs out.
    TimePasses,
}

use Command::{CallImpossible, CallScore, GiveUp};
use Move::{Ask, TimePasses};

/// The acts of a game, and the points that they bring to each.
struct Row {
    name: &'static str,
    blocking: bool,
    moves: Vec<Move>,
    points: [i32; 3],
}

/// 4 × 1, and that × 5.
fn reaches(who: usize) -> [Move; 2] {
    [step(0, Op::Mul, 2), step(4, Op::Mul, 1)].map(|step| Ask(who, step))
}

/// 4 × 1 + 5 + 3: no numbers are left, and it is not 20.
fn misses(who: usize) -> [Move; 3] {
    let steps = [
        step(0, Op::Mul, 2),
        step(4, Op::Add, 1),
        step(5, Op::Add, 3),
    ];
    steps.map(|step| Ask(who, step))
}

fn row(name: &'static str, calls: &[Move], then: &[Move], points: [i32; 3]) -> Row {
    Row {
        name,
        blocking: false,
        moves: [calls, then].concat(),
        points,
    }
}

fn rows() -> Vec<Row> {
    let score = [Ask(1, CallScore)];
    let impossible = [Ask(1, CallImpossible)];
    let against = [Ask(1, CallImpossible), Ask(2, CallScore)];
    let alone = [Ask(1, CallImpossible), Ask(1, CallScore)];
    let gives_up = |who| [Ask(who, GiveUp)];
    let mut rows = vec![
        row("SCORE, reached", &score, &reaches(1), [0, 1, 0]),
        row("SCORE, out of time", &score, &[TimePasses], [0, -1, 0]),
        row("SCORE, missed", &score, &misses(1), [0, -1, 0]),
        row("SCORE, given up", &score, &gives_up(1), [0, -1, 0]),
        row("IMPOSSIBLE stands", &impossible, &[TimePasses], [0, 1, 0]),
        row(
            "SCORE against it, reached",
            &against,
            &reaches(2),
            [0, -2, 1],
        ),
        row("… out of time", &against, &[TimePasses], [0, 1, -1]),
        row("… missed", &against, &misses(2), [0, 1, -1]),
        row("… given up", &against, &gives_up(2), [0, 1, -1]),
        row(
            "a player interrupts themselves, reached",
            &alone,
            &reaches(1),
            [0, -1, 0],
        ),
        row("… and fails", &alone, &gives_up(1), [0, 0, 0]),
        row("… out of time", &alone, &[TimePasses], [0, 0, 0]),
    ];
    rows.push(Row {
        blocking: true,
        ..row("… and fails, blocking", &alone, &gives_up(1), [0, -2, 0])
    });
    rows
}

/// A table with three players, and what each needs to come back.
struct Party {
    relay: Relay,
    clients: Vec<Client>,
    tokens: Vec<Token>,
}

impl Party {
    async fn at(relay: Relay) -> Party {
        let mut party = Party {
            relay,
            clients: Vec::new(),
            tokens: NAMES.map(|name| player(name).token).to_vec(),
        };
        party.come().await;
        party
    }

    /// All players connect, or reconnect, with the log as they know it.
    async fn come(&mut self) {
        let known: Vec<_> = self.clients.drain(..).map(|client| client.group).collect();
        for (who, name) in NAMES.iter().enumerate() {
            let mut client = Client::connect(&self.relay).await;
            client.group = known.get(who).cloned().flatten();
            let hello = Hello {
                table: if who == 0 {
                    create("Club")
                } else {
                    join("Club")
                },
                player: Some(Player {
                    token: self.tokens[who],
                    ..player(name)
                }),
                known: client.group.is_some().then(|| client.known()),
            };
            let welcome = client.come(hello).await.expect("a seat");
            self.tokens[who] = welcome.token.expect("a player has a token");
            self.clients.push(client);
        }
    }

    /// The relay ends, everybody hears that it will be back, and is there again.
    async fn over_a_restart(mut self, folder: &Path, clock: &Clock) -> Party {
        let stopping = tokio::spawn(self.relay.stop());
        for client in &mut self.clients {
            assert_eq!(client.end().await, closed(CloseReason::Restart));
        }
        stopping.await.expect("an end");
        self.relay = start(folder, clock).await;
        self.come().await;
        self
    }

    async fn deal(&mut self, blocking: bool) {
        let rules = Rules {
            blocking,
            ..Rules::score()
        };
        let host = &mut self.clients[0];
        host.play(Command::SetRules(rules)).await.expect("the host");
        host.ask(four_five_one_three()).await.expect("the host");
    }

    async fn make(&mut self, made: &Move) {
        match made {
            Ask(who, command) => {
                let client = &mut self.clients[*who];
                client.catch_up().await;
                let asked = client.ask(Request::Play(command.clone())).await;
                assert_eq!(asked, Ok(()), "{made:?}");
            }
            TimePasses => {
                let client = &mut self.clients[0];
                client.catch_up().await;
                let deadline_ms = client.group().table().deadline_ms().expect("a clock");
                let left_ms = deadline_ms - self.relay.clock.now_ms();
                self.relay.clock.advance(left_ms);
            }
        }
    }

    /// The points that everybody sees: the same ones.
    async fn points(&mut self) -> Vec<i32> {
        let mut seen = Vec::new();
        for client in &mut self.clients {
            client.catch_up().await;
            seen.push(points(client));
        }
        assert!(seen.windows(2).all(|two| two[0] == two[1]), "{seen:?}");
        seen.swap_remove(0)
    }
}

#[tokio::test]
async fn each_row_of_the_calling_table_holds_between_players_in_different_places() {
    for row in rows() {
        let relay = Relay::start(Memory::redelivering(), Clock::new(), Settings::default());
        let mut party = Party::at(relay.await).await;
        party.deal(row.blocking).await;
        for made in &row.moves {
            party.make(made).await;
        }
        assert_eq!(party.points().await, row.points, "{}", row.name);
    }
}

async fn start(folder: &Path, clock: &Clock) -> Relay {
    let log = Sqlite::open(&folder.join("log.sqlite"), Metrics::default());
    Relay::start(log.expect("a log"), clock.clone(), Settings::default()).await
}

#[tokio::test]
async fn a_relay_may_end_between_any_two_events_and_nobody_loses_anything() {
    for row in rows() {
        let folder = tempfile::tempdir().expect("a folder");
        let clock = Clock::new();
        let mut party = Party::at(start(folder.path(), &clock).await).await;
        party.deal(row.blocking).await;
        for made in &row.moves {
            party.make(made).await;
            party.points().await;
            party = party.over_a_restart(folder.path(), &clock).await;
        }
        assert_eq!(party.points().await, row.points, "{}", row.name);
    }
}

#[tokio::test]
async fn nobody_plays_from_another_players_seat() {
    let mut party = Party::at(Relay::new().await).await;
    party.deal(false).await;
    party.make(&Ask(1, CallScore)).await;
    for command in [step(0, Op::Mul, 2), Command::Undo, GiveUp] {
        let thief = &mut party.clients[2];
        thief.catch_up().await;
        assert!(thief.play(command.clone()).await.is_err(), "{command:?}");
    }
    // Nor does a name give a seat: only its token does.
    let mut stranger = Client::connect(&party.relay).await;
    let hello = Hello {
        table: join("Club"),
        player: Some(Player {
            token: Token([99; 16]),
            ..player("Grace")
        }),
        known: None,
    };
    assert!(stranger.come(hello).await.is_err());
    assert_eq!(party.points().await, [0, 0, 0]);
}
