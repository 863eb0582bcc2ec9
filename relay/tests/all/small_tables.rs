//! Tests of small tables between players in different places.

use score_core::arith::op::Op;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::CloseReason;

use crate::client::{Client, join};
use crate::playing::{four_five_one_three, points, step};
use crate::relays::Relay;

/// Ada and six pupils.
const NAMES: [&str; 7] = ["Ada", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus"];

/// A class that Ada has split into tables of three with one press.
async fn class(relay: &Relay) -> Vec<Client> {
    let mut clients = Client::party(relay, "Class", &NAMES).await;
    clients[0].ask(Request::SplitIntoTables(3)).await.unwrap();
    clients
}

async fn hear_all(clients: &mut [Client]) {
    for client in clients {
        client.catch_up().await;
    }
}

fn seatings(group: &Group) -> Vec<Vec<SeatId>> {
    group.small_tables().expect("small tables").seatings()
}

/// The client of somebody at this table, the first of those who sit there.
fn at(clients: &mut [Client], table: SmallTableId) -> &mut Client {
    let tables = clients[0].group().small_tables().expect("small tables");
    let seat = tables.get(table).expect("a table").seats()[0].id;
    let mut clients = clients.iter_mut();
    clients
        .find(|client| client.seat() == seat)
        .expect("a client")
}

/// Calls SCORE, and shows it: 4 × 5 × 1.
async fn show(client: &mut Client) {
    client.play(Command::CallScore).await.unwrap();
    for command in [step(0, Op::Mul, 1), step(4, Op::Mul, 2)] {
        client.play(command).await.unwrap();
    }
}

#[tokio::test]
async fn one_press_splits_the_class_and_all_know_the_seatings() {
    let relay = Relay::new().await;
    let mut clients = class(&relay).await;
    hear_all(&mut clients).await;
    let tables = seatings(clients[0].group());
    let mut all = tables.concat();
    all.sort_unstable();
    assert_eq!(all, (1..7).map(SeatId).collect::<Vec<SeatId>>());
    assert_eq!(tables.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
    for client in &clients {
        assert_eq!(seatings(client.group()), tables);
    }
    let of_pupil = clients[1].ask(Request::SplitIntoTables(3)).await;
    assert_eq!(of_pupil, Err(Refusal::HostOnly.into()));
}

#[tokio::test]
async fn all_tables_play_the_same_roll_and_each_for_itself() {
    let relay = Relay::new().await;
    let mut clients = class(&relay).await;
    clients[0].ask(four_five_one_three()).await.unwrap();
    hear_all(&mut clients).await;
    for client in &clients {
        let table = client.group().table_of(client.seat());
        let round = table.round().expect("a round");
        assert_eq!(round.deal.numbers(), [4, 5, 1, 3]);
    }
    let first = at(&mut clients, SmallTableId(0));
    first.play(Command::CallScore).await.unwrap();
    let second = at(&mut clients, SmallTableId(1));
    // A call at another table is no call at theirs.
    second.catch_up().await;
    second.play(Command::CallScore).await.unwrap();
    let host = clients[0].play(Command::CallScore).await;
    assert_eq!(host, Err(GroupRefusal::NoTableYet));
}

#[tokio::test]
async fn there_is_one_scoreboard_of_all_tables() {
    let relay = Relay::new().await;
    let mut clients = class(&relay).await;
    clients[0].ask(four_five_one_three()).await.unwrap();
    hear_all(&mut clients).await;
    let mut winners = Vec::new();
    for table in [SmallTableId(0), SmallTableId(1)] {
        let client = at(&mut clients, table);
        show(client).await;
        winners.push(client.seat());
    }
    hear_all(&mut clients).await;
    let won = |seat: SeatId| i32::from(winners.contains(&seat));
    let wanted: Vec<i32> = (0..7).map(SeatId).map(won).collect();
    for client in &clients {
        assert_eq!(points(client), wanted);
        let round = client.group().table().round().expect("a round");
        assert!(round.is_over(), "the last table has settled it for all");
    }
}

#[tokio::test]
async fn each_roll_has_new_seatings() {
    let relay = Relay::new().await;
    let mut clients = class(&relay).await;
    let mut seen = Vec::new();
    for _ in 0..8 {
        clients[0].ask(four_five_one_three()).await.unwrap();
        clients[1].catch_up().await;
        let tables = seatings(clients[0].group());
        assert_eq!(seatings(clients[1].group()), tables);
        seen.push(tables);
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 4, "{seen:?}");
}

#[tokio::test]
async fn a_latecomer_sits_at_a_table_and_plays_when_a_host_lets_them() {
    let relay = Relay::new().await;
    let mut clients = class(&relay).await;
    clients[0].ask(four_five_one_three()).await.unwrap();
    let mut late = Client::at(&relay, join("Class"), "Late").await;
    let seat = late.seat();
    let table = late.group().small_tables().and_then(|it| it.of(seat));
    let (table, _) = table.expect("a table");
    clients[0].ask(Request::LetPlay(seat)).await.unwrap();
    // The earlier steps of its table come to the client when it reconnects.
    assert_eq!(late.end().await.0, Some(CloseReason::Trouble));
    let mut late = Client::at(&relay, join("Class"), "Late").await;
    show(&mut late).await;
    hear_all(&mut clients).await;
    for client in &clients {
        let tables = client.group().small_tables().expect("small tables");
        let (of_late, _) = tables.of(seat).expect("a table");
        assert_eq!(of_late, table);
        let own = tables.of(client.seat()).map(|(own, _)| own);
        let is_told = client.seat() == SeatId(0) || own == Some(table);
        assert_eq!(points(client)[7], i32::from(is_told));
    }
}

#[tokio::test]
async fn a_player_who_loses_the_connection_finds_their_table_again() {
    let relay = Relay::new().await;
    let mut clients = class(&relay).await;
    clients[0].ask(four_five_one_three()).await.unwrap();
    hear_all(&mut clients).await;
    let client = at(&mut clients, SmallTableId(1));
    let (seat, before) = (client.seat(), seatings(client.group()));
    client.play(Command::CallScore).await.unwrap();
    let index = clients
        .iter()
        .position(|client| client.seat() == seat)
        .unwrap();
    clients.remove(index).vanish();
    let mut again = Client::at(&relay, join("Class"), NAMES[seat.0 as usize]).await;
    assert_eq!((again.seat(), seatings(again.group())), (seat, before));
    for command in [step(0, Op::Mul, 1), step(4, Op::Mul, 2)] {
        again.play(command).await.unwrap();
    }
    assert_eq!(points(&again)[seat.0 as usize], 1);
}
