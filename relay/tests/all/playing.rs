//! Tests of a game between players in different places.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::games::score::Ending;
use score_core::group::audience::Audience;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::state::Phase;
use score_core::wire::{CloseReason, Line, News, ToPlayer, ToRelay};

use crate::client::{Client, closed, create, join};
use crate::relays::Relay;

/// 4 × 5 = 20, and a 1 and a 3 that are not needed: two steps, of which the
/// last uses a derived number.
pub fn four_five_one_three() -> Request {
    Request::Play(Command::Deal(Roll::new(&[4, 5, 1, 3]).unwrap()))
}

pub fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

pub fn points(client: &Client) -> Vec<i32> {
    let seats = client.group().table().seats();
    seats.iter().map(|seat| seat.points).collect()
}

fn ending(client: &Client) -> Option<Ending> {
    match &client.group().table().round()?.phase {
        Phase::Settled(settlement) => Some(settlement.ending),
        _ => None,
    }
}

#[tokio::test]
async fn everybody_sees_each_step_as_it_is_made() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace", "Emmy"]).await;
    clients[0].ask(four_five_one_three()).await.unwrap();
    for client in &mut clients[1..] {
        client
            .until_group(|group| group.table().round().is_some())
            .await;
    }
    clients[1].play(Command::CallScore).await.unwrap();
    for (index, command) in [step(0, Op::Mul, 2), step(4, Op::Mul, 1)]
        .into_iter()
        .enumerate()
    {
        clients[1].play(command).await.unwrap();
        for client in &mut clients {
            let made = |client: &Client| {
                let round = client.group().table().round();
                round.map_or(0, |round| round.board.steps().len())
            };
            while made(client) <= index {
                client.hear().await;
            }
        }
    }
    for client in &mut clients {
        client.catch_up().await;
        assert_eq!(ending(client), Some(Ending::Reached));
        assert_eq!(points(client), [0, 1, 0]);
    }
    // Apart from the counts for hosts all have the same.
    let shown = |client: &Client| client.group().snapshot_for(Audience::Watcher);
    assert_eq!(shown(&clients[0]), shown(&clients[1]));
    assert_eq!(clients[1].group(), clients[2].group());
    let is_counted = |client: &Client| client.group().tallies().is_some();
    let counted: Vec<bool> = clients.iter().map(is_counted).collect();
    assert_eq!(counted, [true, false, false]);
}

#[tokio::test]
async fn of_calls_at_the_same_time_one_counts_and_the_others_hear_why() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace", "Emmy"]).await;
    clients[0].ask(four_five_one_three()).await.unwrap();
    for client in &mut clients {
        client.catch_up().await;
    }
    let mut cids = Vec::new();
    for client in &mut clients {
        cids.push(client.send_request(Request::Play(Command::CallScore)).await);
    }
    let mut outcomes = Vec::new();
    for (client, cid) in clients.iter_mut().zip(cids) {
        outcomes.push(client.outcome(cid).await);
    }
    let won = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    let lost = Err(GroupRefusal::Table(Refusal::ScoreCalled));
    let late = outcomes.iter().filter(|outcome| **outcome == lost).count();
    assert_eq!((won, late), (1, 2), "{outcomes:?}");
}

#[tokio::test]
async fn a_command_about_a_roll_that_is_gone_is_refused() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    clients[0].play(Command::Roll).await.unwrap();
    // Grace has not heard of it.
    let refused = clients[1].play(Command::CallImpossible).await;
    assert_eq!(refused, Err(GroupRefusal::Stale));
}

#[tokio::test]
async fn a_command_that_comes_twice_is_carried_out_once() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let cid = ada.send_request(Request::Lock(true)).await;
    let before = ada.group().n();
    ada.outcome(cid).await.unwrap();
    let again = ToRelay::Ask {
        cid,
        after: None,
        seen: before,
        request: Request::Lock(false),
    };
    ada.send(&again).await;
    ada.catch_up().await;
    assert_eq!(ada.group().n(), before + 1);
    assert!(ada.group().is_locked());
}

#[tokio::test]
async fn a_step_after_the_deadline_comes_too_late() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    clients[0].ask(four_five_one_three()).await.unwrap();
    clients[0].play(Command::CallScore).await.unwrap();
    relay.clock.advance(30_000);
    let late = clients[0].play(step(0, Op::Mul, 2)).await;
    assert_eq!(late, Err(GroupRefusal::Table(Refusal::RoundClosed)));
    for client in &mut clients {
        client.catch_up().await;
        assert_eq!(ending(client), Some(Ending::OutOfTime));
        assert_eq!(points(client), [-1, 0]);
    }
}

#[tokio::test]
async fn a_line_of_chat_reaches_everybody_and_those_who_come_later() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    clients[0].say(" hello\u{7} all ").await.unwrap();
    let line = Line {
        seat: clients[0].seat(),
        text: "hello all".to_owned(),
    };
    let said = |message: &ToPlayer| match message {
        ToPlayer::News(news) => news.iter().find_map(|news| match news {
            News::Said(line) => Some(line.clone()),
            _ => None,
        }),
        _ => None,
    };
    assert_eq!(clients[1].until(said).await, line);
    let mut late = Client::connect(&relay).await;
    let hello = crate::client::hello(join("Club"), "Emmy");
    assert_eq!(late.come(hello).await.unwrap().chat, [line]);
}

#[tokio::test]
async fn a_player_who_is_sent_away_hears_it_and_does_not_come_back() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    clients[0]
        .ask(Request::Remove(SeatId(1), true))
        .await
        .unwrap();
    assert_eq!(clients[1].end().await, closed(CloseReason::Removed));
    let mut again = Client::connect(&relay).await;
    let hello = crate::client::hello(join("Club"), "Grace");
    assert!(again.come(hello).await.is_err());
}

#[tokio::test]
async fn a_player_who_gives_up_their_seat_hears_the_answer_and_then_the_bye() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    clients[1].play(Command::Leave).await.unwrap();
    assert_eq!(clients[1].end().await, closed(CloseReason::Left));
    clients[0]
        .until_group(|group| group.table().seats().len() == 1)
        .await;
}

#[tokio::test]
async fn a_table_that_its_host_clears_is_gone() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    clients[0].ask(Request::Clear).await.unwrap();
    for client in &mut clients {
        assert_eq!(client.end().await, closed(CloseReason::Cleared));
    }
    let anew = Client::at(&relay, create("Club"), "Emmy").await;
    assert_eq!(anew.group().table().seats().len(), 1);
}

#[tokio::test]
async fn only_the_host_can_clear_a_table() {
    let relay = Relay::new().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    let refused = clients[1].ask(Request::Clear).await;
    assert_eq!(refused, Err(GroupRefusal::Table(Refusal::HostOnly)));
    clients[0].catch_up().await;
}
