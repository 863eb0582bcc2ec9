//! Every frame that each kind of reader hears while others think, in every way of playing that
//! keeps something from some readers.

use score_core::arith::op::Op;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::race;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, Scoring, Way};
use score_core::wire::{HelloRefusal, ToRelay, Watch, Watcher};

use crate::client::{Client, Heard, hello, join, player};
use crate::fairness_attacks::OF_TABLES;
use crate::playing::{four_five_one_three, step};
use crate::relays::Relay;

/// Ada, who made the table, a co-host, and pupils. The last but one is removed, and the last comes
/// in the middle of it.
const NAMES: [&str; 9] = [
    "Ada", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Sly", "Late",
];

/// The words of a frame that show the steps or answers of a pupil, in each way of playing.
const OF_BOARDS: [&str; 4] = ["Own {", "OwnBoard {", "Stepped(", "Solved"];
const OF_RACE: [&str; 3] = ["Raced {", "OwnRacer {", "Step("];

/// A client, and all that it has heard.
struct Reader {
    who: &'static str,
    client: Client,
    heard: String,
}

impl Reader {
    /// Hears all that was said so far.
    async fn listen(&mut self) {
        self.heard += &self.client.frames().await;
    }

    fn has_heard(&self, words: &[&str]) -> Vec<String> {
        let heard = words.iter().filter(|word| self.heard.contains(**word));
        heard.map(|word| format!("{}: {word}", self.who)).collect()
    }
}

/// A watcher with the token of the player of this name.
async fn wall(relay: &Relay, name: &str) -> (Client, String) {
    let mut client = Client::connect(relay).await;
    let watcher = Watcher {
        token: player(name).token,
        number: 7,
    };
    let watch = Watch {
        table: join("Class"),
        watcher,
        known: None,
    };
    client.send(&ToRelay::Watch(watch)).await;
    let heard = client.hear().await;
    (client, format!("{heard:?}"))
}

async fn comes(relay: &Relay, name: &str) -> (Client, String) {
    let mut client = Client::connect(relay).await;
    let welcome = client.come(hello(join("Class"), name)).await.expect("room");
    (client, format!("{welcome:?}"))
}

/// A lesson in which some do something.
struct Lesson {
    relay: Relay,
    clients: Vec<Client>,
    /// The pupils whose play is kept from the others.
    players: Vec<usize>,
}

impl Lesson {
    async fn new(way: Request) -> Lesson {
        let relay = Relay::new().await;
        let mut clients = Client::party(&relay, "Class", &NAMES[..8]).await;
        let co_host = clients[1].seat();
        clients[0]
            .ask(Request::NameCoHost(Some(co_host)))
            .await
            .unwrap();
        clients[0].ask(way).await.unwrap();
        Lesson {
            relay,
            clients,
            players: vec![2],
        }
    }

    /// The pupil of the last seat but one plays until the host removes them.
    async fn remove_sly(&mut self) -> String {
        let sly = self.clients[7].seat();
        self.clients[0]
            .ask(Request::Remove(sly, true))
            .await
            .unwrap();
        let mut client = self.clients.remove(7);
        let mut heard = String::new();
        while let Heard::Said(message) = client.hear().await {
            heard += &format!("{message:?}");
        }
        let refused = Client::connect(&self.relay)
            .await
            .come(hello(join("Class"), "Sly"))
            .await;
        assert!(
            matches!(refused, Err(HelloRefusal::Group(_))),
            "{refused:?}"
        );
        heard
    }

    /// The players ask for these things; then all readers listen, those who come now too.
    async fn readers(mut self, asked: Vec<(usize, Vec<Request>)>) -> (Vec<Reader>, Vec<Reader>) {
        let before = [
            ("watcher before", wall(&self.relay, "Nobody").await),
            ("host's wall before", wall(&self.relay, "Ada").await),
            ("late before", comes(&self.relay, "Late").await),
        ];
        for (player, requests) in asked {
            self.clients[player].catch_up().await;
            for request in requests {
                let done = self.clients[player].ask(request.clone()).await;
                assert_eq!(done, Ok(()), "{player} {request:?}");
            }
        }
        let after = [
            ("watcher after", wall(&self.relay, "Somebody").await),
            ("late after", comes(&self.relay, "Later").await),
        ];
        let new = before.into_iter().chain(after);
        let new = new.map(|(who, (client, heard))| Reader { who, client, heard });
        let mut others: Vec<Reader> = new.collect();
        let mut told = Vec::new();
        for (index, client) in self.clients.into_iter().enumerate() {
            let who = NAMES[index];
            let heard = String::new();
            let reader = Reader { who, client, heard };
            match index {
                0 | 1 => told.push(reader),
                _ if self.players.contains(&index) => {}
                _ => others.push(reader),
            }
        }
        for reader in others.iter_mut().chain(&mut told) {
            reader.listen().await;
        }
        (told, others)
    }
}

/// Hosts have heard these words, and nobody else has.
fn check((told, others): &(Vec<Reader>, Vec<Reader>), words: &[&str]) {
    for reader in told {
        let heard = reader.has_heard(words);
        assert!(!heard.is_empty(), "{} has heard nothing", reader.who);
    }
    let heard: Vec<String> = others.iter().flat_map(|it| it.has_heard(words)).collect();
    assert_eq!(heard, Vec::<String>::new());
    assert!(others.len() > 6, "all kinds of readers");
}

fn solve() -> Vec<Request> {
    let steps = [step(0, Op::Mul, 1), step(4, Op::Mul, 2)];
    steps.map(Request::Play).to_vec()
}

#[tokio::test]
async fn where_everyone_plays_no_frame_has_the_steps_and_answers_of_others() {
    let everyone = Way::Everyone(Everyone {
        clock: None,
        scoring: Scoring::default(),
    });
    let mut lesson = Lesson::new(Request::Play(Command::SetWay(everyone))).await;
    lesson.clients[0].ask(four_five_one_three()).await.unwrap();
    lesson.clients[2].catch_up().await;
    lesson.clients[2].ask(solve()[0].clone()).await.unwrap();
    let of_removed = lesson.remove_sly().await;
    assert!(
        OF_BOARDS.iter().all(|word| !of_removed.contains(word)),
        "{of_removed}"
    );
    let answer = Request::Play(Command::Answer(FinalAnswer::Solved));
    let rest = vec![solve()[1].clone(), answer];
    check(&lesson.readers(vec![(2, rest)]).await, &OF_BOARDS);
}

#[tokio::test]
async fn in_a_race_no_frame_has_the_rolls_and_steps_of_others() {
    let mut lesson = Lesson::new(Request::Play(Command::SetWay(Way::Race))).await;
    let roll = Request::Race(race::Command::Roll);
    lesson.clients[2].catch_up().await;
    lesson.clients[2].ask(roll.clone()).await.unwrap();
    let of_removed = lesson.remove_sly().await;
    assert!(
        OF_RACE.iter().all(|word| !of_removed.contains(word)),
        "{of_removed}"
    );
    let Command::Step(step) = step(0, Op::Add, 1) else {
        unreachable!("a step");
    };
    let asked = vec![Request::Race(race::Command::Step(step)), roll];
    check(&lesson.readers(vec![(2, asked)]).await, &OF_RACE);
}

#[tokio::test]
async fn at_small_tables_no_frame_has_the_steps_and_calls_of_another_table() {
    let mut lesson = Lesson::new(Request::SplitIntoTables(3)).await;
    lesson.clients[0].ask(four_five_one_three()).await.unwrap();
    for client in &mut lesson.clients {
        client.catch_up().await;
    }
    let tables = lesson.clients[0]
        .group()
        .small_tables()
        .expect("small tables");
    let index = |seat: &SeatId| {
        lesson
            .clients
            .iter()
            .position(|client| client.seat() == *seat)
    };
    let seats: Vec<SeatId> = tables
        .get(SmallTableId(0))
        .expect("a table")
        .seats()
        .iter()
        .map(|seat| seat.id)
        .collect();
    let at_table: Vec<usize> = seats
        .iter()
        .filter_map(index)
        .filter(|it| *it < 7)
        .collect();
    let [caller, second, ..] = at_table[..] else {
        panic!("{at_table:?}");
    };
    lesson.players = at_table;
    let first = Request::Play(Command::CallImpossible);
    lesson.clients[caller].ask(first).await.unwrap();
    let of_removed = lesson.remove_sly().await;
    let is_at_table = lesson.players.len() < seats.len();
    if !is_at_table {
        assert!(
            OF_TABLES.iter().all(|word| !of_removed.contains(word)),
            "{of_removed}"
        );
    }
    let mut shown = vec![Request::Play(Command::CallScore)];
    shown.extend(solve());
    check(&lesson.readers(vec![(second, shown)]).await, &OF_TABLES);
}
