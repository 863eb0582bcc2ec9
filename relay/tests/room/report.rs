//! The report of a lesson: hosts have it, and nobody else hears of it.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::audience::Audience;
use score_core::group::entry::GroupKind;
use score_core::group::report;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::group::tally::Tallies;
use score_core::relay_session::{Claim, KnownTable, Session, Visit};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::wire::{News, Past, TableSelector, ToPlayer, Welcome};
use score_relay::frame;
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::room::{ConnectionId, Room, Turn};

use crate::fixture::{TestRoom, play, player, step};

const ADA: u64 = 1;
const BEN: u64 = 2;
const CYD: u64 = 3;
const WATCHER: u64 = 9;

const BEN_SEAT: SeatId = SeatId(1);

fn ask(scene: &mut TestRoom, connection: u64, request: Request) -> Turn {
    scene.now_ms += 1_000;
    let turn = scene.asked(connection, request.clone());
    let is_refused = turn.answers.iter().any(|(_, answer)| {
        matches!(
            answer,
            ToPlayer::Ack {
                outcome: Err(_),
                ..
            }
        )
    });
    assert!(!is_refused, "{request:?}: {:?}", turn.answers);
    turn
}

/// A table that Ada made, where Ben and Cyd sit too.
fn class(way: Way) -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")] {
        scene.join(connection, name).expect("room");
    }
    scene.hello(WATCHER, None).expect("room");
    if way != Way::Call {
        ask(&mut scene, ADA, play(Command::SetWay(way)));
    }
    scene
}

fn deal(scene: &mut TestRoom) -> Turn {
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    ask(scene, ADA, play(Command::Deal(roll)))
}

/// The welcome of a player who loads their page anew.
fn reload(scene: &mut TestRoom, connection: u64, name: &str) -> Welcome {
    scene.gone(connection);
    let welcome = scene.join(connection, name).expect("their seat");
    // The others hear of it.
    scene.now_ms += PRESENCE_EVERY_MS;
    scene.turn(Vec::new());
    welcome
}

/// The news of a turn for a connection, byte by byte.
fn heard(turn: &Turn, connection: u64) -> Vec<u8> {
    let is_in = |to: &[ConnectionId]| to.contains(&ConnectionId(connection));
    let part = turn.addressed.iter().find(|part| is_in(&part.to));
    let news = match part {
        Some(part) => part.news.clone(),
        None if turn.addressed.is_empty() => turn.news.clone(),
        None => Vec::new(),
    };
    frame::encode(&ToPlayer::News(news)).to_vec()
}

fn shown(past: &Past) -> Group {
    match past {
        Past::Whole(snapshot) => Group::restore(snapshot).expect("a snapshot"),
        Past::Rest(rest) => panic!("{rest:?}"),
    }
}

/// A lesson in which Ben makes a step of this kind, and answers; returns the messages that the
/// others hear of the end and of the next roll, and the welcomes of latecomers.
fn lesson(op: Op) -> (Tallies, Vec<Vec<u8>>) {
    let mut scene = class(Way::Everyone(Everyone::default()));
    deal(&mut scene);
    ask(&mut scene, BEN, play(step(1, op, 2)));
    let impossible = || play(Command::Answer(FinalAnswer::Impossible));
    let mut turns = vec![ask(&mut scene, BEN, impossible())];
    turns.push(ask(&mut scene, CYD, impossible()));
    turns.push(deal(&mut scene));
    let mut bytes: Vec<Vec<u8>> = Vec::new();
    for turn in &turns {
        bytes.extend([CYD, WATCHER].map(|connection| heard(turn, connection)));
    }
    let pasts = [
        scene.join(7, "Dee").expect("room").past,
        scene.hello(8, None).expect("room").past,
    ];
    for past in &pasts {
        let group = shown(past);
        assert_eq!((group.tallies(), report::rows(&group)), (None, None));
        bytes.push(postcard::to_allocvec(past).expect("memory"));
    }
    let host = reload(&mut scene, ADA, "Ada");
    let host = shown(&host.past);
    assert_eq!(host, *scene.room.group());
    (host.tallies().expect("a host").clone(), bytes)
}

#[test]
fn the_bytes_that_others_hear_do_not_depend_on_the_counts() {
    let [(plain, heard_plain), (joins, heard_joins)] = [Op::Add, Op::Join].map(lesson);
    assert_eq!(plain.of(BEN_SEAT).steps.joins, 0);
    assert_eq!(joins.of(BEN_SEAT).steps.joins, 1);
    assert_eq!(heard_plain, heard_joins);
    assert!(heard_plain.iter().all(|bytes| !bytes.is_empty()));
}

#[test]
fn a_host_who_reloads_after_a_restart_has_the_report() {
    let mut scene = class(Way::Call);
    deal(&mut scene);
    ask(&mut scene, BEN, play(Command::CallScore));
    ask(&mut scene, BEN, play(Command::GiveUp));
    deal(&mut scene);
    let counted = scene.room.group().tallies().cloned();
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    let welcome = scene.join(ADA, "Ada").expect("their seat");
    let group = shown(&welcome.past);
    assert_eq!(group.tallies(), counted.as_ref());
    let rows = report::rows(&group).expect("a host");
    let rows = rows.iter().map(|row| (row.name.as_str(), row.tally));
    let rows = rows.map(|(name, tally)| (name, tally.rounds, tally.not_shown));
    assert_eq!(rows.collect::<Vec<_>>(), [("Ben", 1, 1), ("Cyd", 1, 0)]);
}

/// Ben's page: its session, and its knowledge of the table.
struct Page {
    session: Session,
    table: KnownTable,
}

fn page(welcome: Welcome) -> Page {
    let visit = Visit {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(player("Ben", BEN as u8)),
        claim: Claim::Nothing,
    };
    let mut page = Page {
        session: Session::new(visit, 0),
        table: KnownTable::default(),
    };
    page.session.opening(0);
    page.session.opened(&page.table, 0);
    hear_message(&mut page, ToPlayer::Welcome(Box::new(welcome)));
    page
}

fn hear_message(page: &mut Page, message: ToPlayer) {
    let reply = page.session.receive(&mut page.table, 0, message);
    assert!(!reply.close);
}

fn hear(page: &mut Page, turn: &Turn) {
    let bytes = heard(turn, BEN);
    let message = postcard::from_bytes(&bytes).expect("the relay's own bytes");
    hear_message(page, message);
}

#[test]
fn a_new_host_gets_the_report_with_the_news_and_loses_it_with_the_rights() {
    let mut scene = class(Way::Call);
    deal(&mut scene);
    ask(&mut scene, CYD, play(Command::CallScore));
    ask(&mut scene, CYD, play(Command::GiveUp));
    let mut ben = page(reload(&mut scene, BEN, "Ben"));
    let tallies = |page: &Page| page.table.group().expect("a table").tallies().cloned();
    assert_eq!(tallies(&ben), None);
    let named = ask(&mut scene, ADA, Request::NameCoHost(Some(BEN_SEAT)));
    assert_eq!(named.closes, []);
    hear(&mut ben, &named);
    assert_eq!(ben.table.audience(), Audience::Host);
    assert_eq!(ben.table.group(), Some(scene.room.group()));
    for connection in [CYD, WATCHER] {
        let bytes = heard(&named, connection);
        let message: ToPlayer = postcard::from_bytes(&bytes).expect("the relay's own bytes");
        let ToPlayer::News(news) = message else {
            panic!("{message:?}");
        };
        assert!(matches!(news[..], [News::Entry(_)]), "{news:?}");
    }
    // The counts from now on are their own; an entry that comes twice counts once.
    let dealt = deal(&mut scene);
    hear(&mut ben, &dealt);
    hear(&mut ben, &named);
    for command in [
        Command::CallImpossible,
        Command::EndRound { with_points: true },
    ] {
        let turn = ask(&mut scene, ADA, play(command));
        hear(&mut ben, &turn);
    }
    assert_eq!(ben.table.group(), Some(scene.room.group()));
    let unnamed = ask(&mut scene, ADA, Request::NameCoHost(None));
    hear(&mut ben, &unnamed);
    assert_eq!(
        (ben.table.audience(), tallies(&ben)),
        (Audience::Seat(BEN_SEAT), None)
    );
}

#[test]
fn a_host_who_was_none_for_a_while_unheard_has_the_whole_report() {
    let mut scene = class(Way::Call);
    ask(&mut scene, ADA, Request::NameCoHost(Some(BEN_SEAT)));
    let mut ben = page(reload(&mut scene, BEN, "Ben"));
    // Their connection is lost, and nobody knows it yet.
    let missed = [
        ask(&mut scene, ADA, Request::NameCoHost(None)),
        ask(&mut scene, ADA, Request::NameCoHost(Some(BEN_SEAT))),
        deal(&mut scene),
    ];
    drop(missed);
    let generator = &mut score_core::dice::Generator::new(1, 1);
    ben.session.lost(&mut ben.table, 0, generator);
    ben.session.try_now(0);
    ben.session.opening(0);
    let mut hello = ben.session.opened(&ben.table, 0);
    let Some(score_core::wire::ToRelay::Hello(hello)) = hello.pop() else {
        panic!("no hello");
    };
    let input = score_relay::room::Input::Hello(ConnectionId(20), hello, crate::fixture::home());
    let mut turn = scene.turn(vec![input]);
    let (_, welcome) = turn.welcomes.pop().expect("their seat");
    assert!(matches!(welcome.past, Past::Rest(_)));
    hear_message(&mut ben, ToPlayer::Welcome(Box::new(welcome)));
    assert_eq!(ben.table.group(), Some(scene.room.group()));
}

#[test]
fn nothing_is_kept_when_the_table_is_cleared() {
    let mut scene = class(Way::Call);
    let turn = ask(&mut scene, ADA, Request::Clear);
    assert!(turn.is_over);
}
