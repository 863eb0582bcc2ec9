//! A player's side of the connection to a relay.

use std::ops::{Deref, DerefMut};

use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::{CommandId, GroupEvent, GroupKind};
use score_core::group::options::AFTER_FAILED_CALL_MS;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::group::state::Group;
use score_core::host_key::HostKey;
use score_core::relay_session::{
    CLOCK_EVERY_MS, Claim, ConnectionState, KnownTable, MAX_PENDING, NotSent, RETRY_FIRST_MS,
    RETRY_MAX_MS, RETRY_SOON_MS, Reply, SILENT_MS, SOON_TRIES, Session, SessionEvent, Visit,
    WELCOME_WITHIN_MS,
};
use score_core::table::command::Command;
use score_core::table::refusal::Refusal;
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Known, LIMIT_WAIT_MS, Label, Line, News, Past, Player,
    RollVotes, TableSelector, ToPlayer, ToRelay, Token, Visitor, Watcher, Welcome, Wish,
};

use super::fixture::{ADA, BOB, CYD, TestGroup, play};

const NEW_TOKEN: Token = Token([2; 16]);

fn visit() -> Visit {
    Visit {
        table: TableSelector::Create("Class".to_owned()),
        player: Some(Player {
            name: "Bob".to_owned(),
            token: Token([1; 16]),
            tab: 5,
            take_over: false,
        }),
        claim: Claim::Nothing,
    }
}

fn welcome(scene: &TestGroup, now_ms: u64) -> Welcome {
    Welcome {
        label: Label {
            kind: GroupKind::Created,
            name: "Class".to_owned(),
            code: "ABCDE".to_owned(),
        },
        seat: Some(BOB),
        token: Some(NEW_TOKEN),
        last_cid: scene.group.last_cid(BOB),
        past: Past::Whole(Box::new(scene.group.snapshot_for(Audience::Seat(BOB)))),
        present: vec![ADA, BOB],
        chat: Vec::new(),
        roll_votes: None,
        is_hosts_wall: false,
        now_ms,
    }
}

/// The scene's group as Bob sees it.
fn seen(scene: &TestGroup) -> Group {
    let snapshot = scene.group.snapshot_for(Audience::Seat(BOB));
    Group::restore(&snapshot).expect("a snapshot")
}

/// A page: its session, and its knowledge of the table.
struct Page {
    session: Session,
    table: KnownTable,
}

impl Page {
    fn new(visit: Visit) -> Page {
        Page {
            session: Session::new(visit, 0),
            table: KnownTable::default(),
        }
    }

    fn opened(&mut self, now_ms: u64) -> Vec<ToRelay> {
        self.session.opened(&self.table, now_ms)
    }

    fn receive(&mut self, now_ms: u64, message: ToPlayer) -> Reply {
        self.session.receive(&mut self.table, now_ms, message)
    }

    fn tick(&mut self, now_ms: u64) -> Reply {
        self.session.tick(&mut self.table, now_ms)
    }

    fn ask(&mut self, now_ms: u64, request: Request) -> Result<ToRelay, NotSent> {
        self.session.ask(&self.table, now_ms, request)
    }

    fn lost(&mut self, now_ms: u64, generator: &mut Generator) {
        self.session.lost(&mut self.table, now_ms, generator);
    }
}

impl Deref for Page {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl DerefMut for Page {
    fn deref_mut(&mut self) -> &mut Session {
        &mut self.session
    }
}

/// A page that is at the scene's table; its clock shows 100.
fn there(scene: &TestGroup) -> Page {
    let mut page = Page::new(visit());
    page.opening(90);
    page.opened(100);
    let heard = page.receive(100, ToPlayer::Welcome(Box::new(welcome(scene, 5_100))));
    assert_eq!(heard.events, [SessionEvent::Welcomed]);
    page
}

fn rejoin(page: &mut Page, welcome: Welcome) -> Reply {
    page.opening(900);
    page.opened(900);
    page.receive(900, ToPlayer::Welcome(Box::new(welcome)))
}

#[test]
fn a_table_that_was_made_is_come_back_to_by_its_code_and_the_new_token() {
    let scene = TestGroup::of(GroupKind::Created);
    let mut page = there(&scene);
    assert_eq!(page.table.group(), Some(&seen(&scene)));
    assert!(page.table.is_present(ADA));
    page.lost(200, &mut Generator::new(1, 1));
    assert!(!page.table.is_present(ADA));
    let hello = page.opened(300);
    let [ToRelay::Hello(hello)] = hello.as_slice() else {
        panic!("{hello:?}");
    };
    assert_eq!(hello.table, TableSelector::Join("ABCDE".to_owned()));
    assert_eq!(
        hello.player.as_ref().map(|player| player.token),
        Some(NEW_TOKEN)
    );
    let known = Known {
        epoch: scene.group.epoch(),
        n: scene.group.n(),
        audience: Audience::Seat(BOB),
    };
    assert_eq!(hello.known, Some(known));
}

#[test]
fn the_relays_clock_is_known_from_the_shortest_way_there_and_back() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    assert_eq!(page.relay_ms(200), 5_200);
    let mut answer = |sent_ms, relay_ms, now_ms| {
        let answer = ToPlayer::Clock {
            sent_ms,
            now_ms: relay_ms,
            n: 0,
        };
        page.receive(now_ms, answer);
        page.relay_ms(10_000)
    };
    assert_eq!(
        answer(1_000, 6_700, 2_000),
        15_000,
        "a slow answer tells less"
    );
    assert_eq!(answer(3_000, 8_010, 3_000), 15_010, "a quick one more");
    assert_eq!(
        answer(4_000, 99_000, 4_100),
        104_950,
        "a clock that was set"
    );
}

#[test]
fn a_clock_that_is_doubted_is_asked_for_at_once() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    assert_eq!(page.tick(200).send, []);
    page.doubt_clock();
    assert_eq!(page.tick(200).send, [ToRelay::Clock { sent_ms: 200 }]);
    page.doubt_clock();
    assert_eq!(page.tick(300).send, [], "it is asked once");
    assert!(page.tick(200 + SILENT_MS).close);
}

#[test]
fn the_relays_clock_shows_no_less_than_the_last_message() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let mut page = there(&scene);
    assert_eq!(page.relay_ms(200), 5_200);
    scene.now_ms = 65_000;
    for (now_ms, shown_ms) in [(200, 65_000), (30_000, 94_800)] {
        scene.deal(&[1, 2, 3, 4]);
        let entry = scene.log.last().expect("a log").clone();
        page.receive(now_ms, ToPlayer::News(vec![News::Entry(entry)]));
        assert_eq!(page.relay_ms(now_ms), shown_ms);
    }
}

#[test]
fn the_relay_is_asked_for_its_clock_and_silence_ends_the_connection() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    assert_eq!(page.tick(100 + CLOCK_EVERY_MS - 1).send, []);
    let asked_ms = 100 + CLOCK_EVERY_MS;
    assert_eq!(
        page.tick(asked_ms).send,
        [ToRelay::Clock { sent_ms: asked_ms }]
    );
    assert_eq!(page.tick(asked_ms + 1).send, [], "it is asked once");
    assert!(!page.tick(asked_ms + SILENT_MS - 1).close);
    assert!(page.tick(asked_ms + SILENT_MS).close);
}

#[test]
fn a_command_without_an_answer_ends_the_connection_and_is_sent_again() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    let scene = TestGroup::of(GroupKind::Created);
    let asked = page.ask(200, play(Command::Roll)).expect("there");
    assert!(page.tick(200 + SILENT_MS).close);
    page.lost(200 + SILENT_MS, &mut Generator::new(1, 1));
    assert_eq!(page.ask(300, play(Command::Roll)), Err(NotSent));
    let reply = rejoin(&mut page, welcome(&scene, 0));
    assert_eq!(reply.send, [asked]);
}

#[test]
fn a_command_that_was_carried_out_is_not_sent_again() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    let Ok(ToRelay::Ask { cid, .. }) = page.ask(200, play(Command::Roll)) else {
        panic!("not sent");
    };
    page.lost(300, &mut Generator::new(1, 1));
    let scene = TestGroup::of(GroupKind::Created);
    let reply = rejoin(
        &mut page,
        Welcome {
            last_cid: Some(cid),
            ..welcome(&scene, 0)
        },
    );
    assert_eq!(reply.send, []);
    assert!(!page.is_waiting_for_answers());
    let Ok(ToRelay::Ask {
        cid: next, after, ..
    }) = page.ask(950, play(Command::Roll))
    else {
        panic!("not sent");
    };
    assert_eq!((next, after), (CommandId(cid.0 + 1), None));
}

#[test]
fn a_new_table_of_the_same_name_gets_nothing_meant_for_the_old_one() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    page.ask(200, play(Command::Roll)).expect("there");
    page.lost(300, &mut Generator::new(1, 1));
    let scene = TestGroup::of(GroupKind::Created);
    let mut welcome = welcome(&scene, 0);
    if let Past::Whole(snapshot) = &mut welcome.past {
        snapshot.epoch += 1;
    }
    let reply = rejoin(&mut page, welcome);
    assert_eq!(
        reply.events,
        [SessionEvent::Welcomed, SessionEvent::NewTable]
    );
    assert_eq!(reply.send, []);
}

#[test]
fn a_line_of_chat_that_may_not_have_arrived_comes_back() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    page.say(200, "Hello".to_owned()).expect("there");
    page.lost(300, &mut Generator::new(1, 1));
    let reply = rejoin(&mut page, welcome(&TestGroup::of(GroupKind::Created), 0));
    let unsaid = SessionEvent::ChatNotSent {
        text: "Hello".to_owned(),
        refusal: None,
    };
    assert_eq!(reply.events, [SessionEvent::Welcomed, unsaid]);
    assert_eq!(reply.send, []);
}

#[test]
fn a_refusal_reaches_the_page() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    page.ask(200, play(Command::Roll)).expect("there");
    page.say(200, "Hello".to_owned()).expect("there");
    let refuse = |cid, refusal: &GroupRefusal| ToPlayer::Ack {
        cid: CommandId(cid),
        outcome: Err(refusal.clone()),
    };
    let heard = page.receive(210, refuse(1, &GroupRefusal::Stale)).events;
    assert_eq!(heard, [SessionEvent::Refused(GroupRefusal::Stale)]);
    let heard = page.receive(210, refuse(2, &GroupRefusal::Muted)).events;
    let unsaid = SessionEvent::ChatNotSent {
        text: "Hello".to_owned(),
        refusal: Some(GroupRefusal::Muted),
    };
    assert_eq!(heard, [unsaid]);
    assert_eq!(
        page.receive(210, refuse(1, &GroupRefusal::Stale)).events,
        []
    );
}

#[test]
fn news_is_folded_in_and_passed_on() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let mut page = there(&scene);
    scene.deal(&[1, 2, 3, 4]);
    let entry = scene.log.last().expect("a log").clone();
    let line = Line {
        seat: ADA,
        text: "Hello".to_owned(),
    };
    let gone = News::Present {
        seat: ADA,
        is_present: false,
    };
    let news = vec![
        News::Entry(entry.clone()),
        gone.clone(),
        // Known already.
        gone,
        News::Said(line.clone()),
        News::Said(line.clone()),
        News::TakenBack(line.clone()),
    ];
    let heard = page.receive(200, ToPlayer::News(news)).events;
    let gone = SessionEvent::Present {
        seat: ADA,
        is_present: false,
    };
    assert_eq!(
        heard,
        [
            SessionEvent::Happened(entry.events),
            gone,
            SessionEvent::ChatLine(line.clone()),
            SessionEvent::ChatLine(line.clone()),
            SessionEvent::TakenBack(line),
        ]
    );
    assert_eq!(page.table.group(), Some(&seen(&scene)));
    assert!(!page.table.is_present(ADA));
    assert_eq!(page.table.chat().count(), 1);
}

#[test]
fn a_gap_in_the_log_makes_the_page_ask_for_all_of_it() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let mut page = there(&scene);
    scene.deal(&[1, 2, 3, 4]);
    scene.deal(&[4, 3, 2, 1]);
    let entry = scene.log.last().expect("a log").clone();
    assert!(
        page.receive(200, ToPlayer::News(vec![News::Entry(entry)]))
            .close
    );
    page.lost(200, &mut Generator::new(1, 1));
    let [ToRelay::Hello(hello)] = &page.opened(300)[..] else {
        panic!("no hello");
    };
    assert_eq!(hello.known, None);
    let behind = ToPlayer::Clock {
        sent_ms: 0,
        now_ms: 0,
        n: scene.group.n() + 1,
    };
    let mut page = there(&scene);
    assert!(page.receive(200, behind).close);
}

#[test]
fn waits_grow_to_a_limit_and_a_class_does_not_come_back_all_at_once() {
    let mut waits = Vec::new();
    for stream in 0..40 {
        let mut page = there(&TestGroup::of(GroupKind::Created));
        let mut generator = Generator::new(1, stream);
        let mut now_ms = 1_000;
        for tries in 1..=12 {
            page.lost(now_ms, &mut generator);
            assert_eq!((page.tries(), page.lost_since_ms()), (tries, Some(1_000)));
            let ConnectionState::Waiting { until_ms } = *page.state() else {
                panic!("{:?}", page.state());
            };
            assert!(until_ms > now_ms && until_ms - now_ms <= RETRY_SOON_MS);
            assert!(!page.is_due(until_ms - 1) && page.is_due(until_ms));
            waits.push(until_ms - now_ms);
            now_ms = until_ms;
        }
    }
    let last: std::collections::BTreeSet<u64> =
        waits.iter().skip(11).step_by(12).copied().collect();
    assert!(last.len() > 30, "{last:?}");
    assert!(last.iter().all(|wait_ms| *wait_ms >= RETRY_SOON_MS / 2));
}

#[test]
fn tries_become_rare_where_nothing_comes_for_minutes() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    let mut generator = Generator::new(1, 0);
    let mut now_ms = 0;
    let mut wait_ms = 0;
    for tries in 1..=200 {
        page.lost(now_ms, &mut generator);
        let ConnectionState::Waiting { until_ms } = *page.state() else {
            panic!("{:?}", page.state());
        };
        wait_ms = until_ms - now_ms;
        let most_ms = match tries <= SOON_TRIES {
            true => RETRY_SOON_MS,
            false => RETRY_MAX_MS,
        };
        assert!(wait_ms <= most_ms, "{tries}: {wait_ms}");
        now_ms = until_ms;
        if tries == SOON_TRIES {
            assert!(now_ms > 90_000, "{now_ms}");
        }
    }
    assert!(wait_ms >= RETRY_MAX_MS / 2, "{wait_ms}");
    // One press is enough all the same.
    page.try_now(now_ms);
    assert!(page.is_due(now_ms));
}

#[test]
fn a_connection_that_comes_to_nothing_is_given_up() {
    let mut page = Page::new(visit());
    assert!(page.is_due(0));
    page.opening(0);
    assert!(!page.is_due(u64::MAX));
    assert!(!page.tick(WELCOME_WITHIN_MS - 1).close);
    assert!(page.tick(WELCOME_WITHIN_MS).close);
}

#[test]
fn a_player_may_try_again_while_a_connection_hangs() {
    let mut page = Page::new(visit());
    page.opening(0);
    page.try_now(70);
    assert!(page.is_due(70));
    let mut page = there(&TestGroup::of(GroupKind::Created));
    page.try_now(200);
    assert!(!page.is_due(u64::MAX));
}

#[test]
fn the_page_comes_back_by_itself_only_where_that_helps() {
    let check = |reason: CloseReason, comes_back: bool| {
        let mut page = there(&TestGroup::of(GroupKind::Created));
        let reply = page.receive(200, ToPlayer::Close(reason.clone()));
        assert!(reply.close);
        page.lost(200, &mut Generator::new(1, 1));
        let waits = matches!(page.state(), ConnectionState::Waiting { .. });
        assert_eq!(waits, comes_back, "{reason:?}");
        assert_eq!(reply.events.is_empty(), comes_back, "{reason:?}");
    };
    for reason in [
        CloseReason::Restart,
        CloseReason::Trouble,
        CloseReason::TooSlow,
        CloseReason::NoHello,
    ] {
        check(reason, true);
    }
    check(CloseReason::Refused(HelloRefusal::Busy), true);
    for reason in [
        CloseReason::TakenOver,
        CloseReason::Removed,
        CloseReason::Cleared,
        CloseReason::Left,
        CloseReason::OldPage,
        CloseReason::BadMessage,
        CloseReason::Refused(HelloRefusal::OtherTab),
        CloseReason::Refused(HelloRefusal::NoSuchTable),
        CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Locked)),
    ] {
        check(reason, false);
    }
}

#[test]
fn the_reason_of_a_closed_connection_is_known_until_the_relay_lets_the_player_in() {
    let scene = TestGroup::of(GroupKind::Created);
    let mut page = there(&scene);
    assert_eq!(page.last_close_reason(), None);
    let close = |page: &mut Page| {
        page.receive(200, ToPlayer::Close(CloseReason::Restart));
        page.lost(200, &mut Generator::new(1, 1));
        page.lost(300, &mut Generator::new(1, 1));
        page.opening(900);
        page.opened(900);
        assert_eq!(page.last_close_reason(), Some(&CloseReason::Restart));
    };
    close(&mut page);
    page.receive(900, ToPlayer::Welcome(Box::new(welcome(&scene, 5_900))));
    assert_eq!(page.last_close_reason(), None);
    close(&mut page);
    page.receive(900, ToPlayer::InWaitingRoom);
    assert_eq!(page.last_close_reason(), None);
}

#[test]
fn a_player_kept_out_by_a_limit_comes_as_soon_as_there_is_room() {
    let check = |limit: HelloRefusal, (shortest_ms, longest_ms): (u64, u64)| {
        let mut page = Page::new(visit());
        let mut generator = Generator::new(1, 1);
        for try_number in 0..100 {
            let now_ms = 1_000_000 * try_number;
            page.opening(now_ms);
            page.opened(now_ms);
            let refused = CloseReason::Refused(limit.clone());
            let reply = page.receive(now_ms, ToPlayer::Close(refused));
            assert!(reply.close && reply.events.is_empty(), "{limit:?}");
            page.lost(now_ms, &mut generator);
            let in_ms = page.next_try_in_ms(now_ms).unwrap();
            assert!(
                (shortest_ms..=longest_ms).contains(&in_ms),
                "{in_ms} {limit:?}"
            );
            assert_eq!(page.next_try_in_ms(now_ms + in_ms), Some(0));
            assert!(page.is_due(now_ms + in_ms));
        }
        page.opening(0);
        page.opened(0);
        assert_eq!(page.next_try_in_ms(0), None);
    };
    for limit in [
        HelloRefusal::TooManyTables,
        HelloRefusal::TooManyTablesFromHere,
        HelloRefusal::TooManySeatsFromHere,
        HelloRefusal::TooManyWatchers,
        HelloRefusal::Group(Refusal::TableFull.into()),
        HelloRefusal::Group(GroupRefusal::RollFirst),
        HelloRefusal::Group(GroupRefusal::TooOften),
    ] {
        check(limit, (LIMIT_WAIT_MS / 2, LIMIT_WAIT_MS));
    }
    let as_usual = (RETRY_FIRST_MS / 2, RETRY_MAX_MS);
    check(HelloRefusal::Busy, as_usual);
    check(HelloRefusal::TooManyNewcomersFromHere, as_usual);
}

#[test]
fn a_seat_is_taken_from_another_tab_only_when_the_player_says_so() {
    let mut page = Page::new(visit());
    page.opening(0);
    page.opened(0);
    page.receive(
        0,
        ToPlayer::Close(CloseReason::Refused(HelloRefusal::OtherTab)),
    );
    assert!(!page.is_due(u64::MAX));
    page.take_over(50);
    assert!(page.is_due(50));
    let takes_over = |page: &mut Page| match &page.opened(60)[..] {
        [ToRelay::Hello(hello)] => hello.player.as_ref().is_some_and(|player| player.take_over),
        other => panic!("{other:?}"),
    };
    page.opening(60);
    assert!(takes_over(&mut page));
    let welcome = welcome(&TestGroup::of(GroupKind::Created), 0);
    page.receive(60, ToPlayer::Welcome(Box::new(welcome)));
    page.lost(70, &mut Generator::new(1, 1));
    assert!(!takes_over(&mut page), "it was said once");
}

#[test]
fn only_so_many_commands_wait_for_their_answers() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    for _ in 0..MAX_PENDING {
        page.ask(200, play(Command::Roll)).expect("room");
    }
    assert_eq!(page.ask(200, play(Command::Roll)), Err(NotSent));
}

#[test]
fn a_visitor_who_waits_to_be_let_in_stays_and_is_then_welcomed() {
    let scene = TestGroup::of(GroupKind::Created);
    let mut page = Page::new(visit());
    page.opening(0);
    page.opened(0);
    let reply = page.receive(10, ToPlayer::InWaitingRoom);
    assert_eq!(*page.state(), ConnectionState::InWaitingRoom);
    assert_eq!(reply.send, [ToRelay::Clock { sent_ms: 10 }]);
    assert_eq!(page.ask(20, play(Command::Roll)), Err(NotSent));
    // The host takes their time; the relay's clock says that it is there.
    let mut questions = reply.send;
    for now_ms in (1_000..10 * WELCOME_WITHIN_MS).step_by(1_000) {
        questions.extend(page.tick(now_ms).send);
        for question in questions.drain(..) {
            let ToRelay::Clock { sent_ms } = question else {
                panic!("{question:?}");
            };
            let clock = ToPlayer::Clock {
                sent_ms,
                now_ms,
                n: 9,
            };
            assert!(!page.receive(now_ms, clock).close);
        }
        assert!(!page.tick(now_ms).close, "{now_ms}");
    }
    let welcomed = ToPlayer::Welcome(Box::new(welcome(&scene, 5_100)));
    page.receive(10 * WELCOME_WITHIN_MS, welcomed);
    assert!(page.is_there());
}

#[test]
fn a_visitor_with_unanswered_commands_is_not_cut_off() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    page.ask(200, play(Command::Roll)).expect("room");
    page.lost(300, &mut Generator::new(1, 1));
    page.opening(900);
    page.opened(900);
    page.receive(900, ToPlayer::InWaitingRoom);
    assert!(!page.tick(900 + SILENT_MS - 1).close);
}

#[test]
fn votes_for_a_new_roll_are_for_the_roll_that_is_there() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    let mut page = there(&scene);
    let votes = RollVotes {
        asked: 1,
        needed: 2,
    };
    let asked = || ToPlayer::News(vec![News::RollVotes(votes)]);
    assert_eq!(
        page.receive(200, asked()).events,
        [SessionEvent::RequestsChanged]
    );
    assert_eq!(page.table.roll_votes(), Some(votes));
    let mut entry = |scene: &mut TestGroup, command| {
        scene.ask(BOB, play(command)).expect("they may");
        let entry = scene.log.last().expect("an entry").clone();
        page.receive(200, ToPlayer::News(vec![News::Entry(entry)]));
        let shown = page.table.roll_votes();
        page.receive(200, asked());
        shown
    };
    let renamed = Command::Rename(super::fixture::name("Ben"));
    assert_eq!(entry(&mut scene, renamed), Some(votes));
    assert_eq!(entry(&mut scene, Command::Roll), None);
    assert_eq!(entry(&mut scene, Command::CallScore), None);
    // A player who had asked before keeps their vote.
    assert_eq!(entry(&mut scene, Command::GiveUp), Some(votes));
    assert_eq!(entry(&mut scene, Command::Roll), None);
}

#[test]
fn a_page_hears_of_it_when_a_new_roll_needs_no_votes_any_more() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    scene.ask(CYD, play(Command::CallScore)).expect("a call");
    scene.ask(CYD, play(Command::GiveUp)).expect("their call");
    let mut page = there(&scene);
    let relay_ms = page.relay_ms(0);
    let ended_ms = scene.group.round_times().ended_ms.expect("it has ended");
    let free_ms = ended_ms + AFTER_FAILED_CALL_MS - relay_ms;
    assert_eq!(page.tick(free_ms - 1).events, []);
    assert_eq!(page.table.roll_majority(), Ok(Some(2)));
    assert_eq!(page.tick(free_ms).events, [SessionEvent::RequestsChanged]);
    assert_eq!(page.table.roll_majority(), Ok(None));
    assert_eq!(page.tick(free_ms + 1).events, []);
}

#[test]
fn a_host_sees_visitors_until_the_connection_is_lost() {
    let mut page = there(&TestGroup::of(GroupKind::Created));
    let visitors = vec![Visitor {
        id: VisitorId(4),
        wish: Wish::Play {
            name: "Dee".to_owned(),
            number: 1,
        },
    }];
    page.receive(200, ToPlayer::Visitors(visitors.clone()));
    assert_eq!(page.table.visitors(), visitors);
    page.lost(300, &mut Generator::new(1, 1));
    assert_eq!(page.table.visitors(), []);
}

#[test]
fn a_watcher_may_be_another_one_on_the_next_connection() {
    let visit = Visit {
        player: None,
        ..visit()
    };
    let mut page = Page::new(visit);
    // A page that does not know says hello as pages did before.
    assert!(matches!(page.opened(100)[..], [ToRelay::Hello(_)]));
    for number in [1, 2] {
        let watcher = Watcher {
            token: Token([number; 16]),
            number: number.into(),
        };
        page.look_on_as(watcher);
        let said = page.opened(200);
        assert!(matches!(&said[..], [ToRelay::Watch(watch)] if watch.watcher == watcher));
    }
}

#[test]
fn a_player_never_looks_on() {
    let mut page = Page::new(visit());
    page.look_on_as(Watcher {
        token: Token([1; 16]),
        number: 1,
    });
    assert!(matches!(page.opened(100)[..], [ToRelay::Hello(_)]));
    assert_eq!(page.watcher(), None);
}

#[test]
fn a_page_says_the_key_of_the_host_until_it_is_welcomed_and_then_its_token() {
    let scene = TestGroup::of(GroupKind::Created);
    let key: HostKey = "KMNPQRTWXY34679CDFGH".parse().expect("twenty letters");
    let mut page = Page::new(Visit {
        claim: Claim::Host(key),
        ..visit()
    });
    for now_ms in [100, 200] {
        // The answer to the first one is lost.
        let said = page.opened(now_ms);
        assert!(matches!(&said[..], [ToRelay::HostHello { key: said, .. }] if *said == key));
    }
    page.receive(300, ToPlayer::Welcome(Box::new(welcome(&scene, 5_100))));
    page.lost(400, &mut Generator::new(1, 1));
    let [ToRelay::Hello(hello)] = &page.opened(2_000)[..] else {
        panic!("a plain hello");
    };
    assert_eq!(hello.player.as_ref().map(|it| it.token), Some(NEW_TOKEN));
}

#[test]
fn a_page_says_whose_device_it_is_too_until_it_is_welcomed() {
    let scene = TestGroup::of(GroupKind::Created);
    let annas = Token([9; 16]);
    let mut page = Page::new(Visit {
        claim: Claim::After(annas),
        ..visit()
    });
    // The answer to the first one is lost.
    for now_ms in [100, 200] {
        let said = page.opened(now_ms);
        assert!(matches!(&said[..], [ToRelay::NextHello { before, .. }] if *before == annas));
    }
    page.receive(300, ToPlayer::Welcome(Box::new(welcome(&scene, 5_100))));
    page.lost(400, &mut Generator::new(1, 1));
    assert!(matches!(page.opened(2_000)[..], [ToRelay::Hello(_)]));
}

#[test]
fn a_key_that_the_relay_has_made_is_for_the_page() {
    let scene = TestGroup::of(GroupKind::Created);
    let key: HostKey = "KMNPQRTWXY34679CDFGH".parse().expect("twenty letters");
    let mut page = Page::new(visit());
    page.opened(100);
    page.receive(300, ToPlayer::Welcome(Box::new(welcome(&scene, 5_100))));
    let reply = page.receive(400, ToPlayer::HostKey(key));
    assert_eq!(reply.events, [SessionEvent::HostKey(key)]);
}

#[test]
fn the_hello_of_an_earlier_page_that_looks_on_is_still_read() {
    // A hello (0) for the table (3) that is called 'ABCDE', without a player, knowing nothing.
    let bytes = [b"\0\x03\x05".as_slice(), b"ABCDE", b"\0\0"].concat();
    let read: ToRelay = postcard::from_bytes(&bytes).expect("a message");
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: None,
        known: None,
    };
    assert_eq!(read, ToRelay::Hello(hello));
}

#[test]
fn a_player_who_is_let_play_while_away_learns_it_once() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    scene.admit("Late").expect("room");
    let late = scene.group.table().seats()[3].id;
    let of_late = |scene: &TestGroup| Welcome {
        seat: Some(late),
        past: Past::Whole(Box::new(scene.group.snapshot_for(Audience::Seat(late)))),
        ..welcome(scene, 5_100)
    };
    let mut page = Page::new(visit());
    assert_eq!(rejoin(&mut page, of_late(&scene)).events.len(), 1);
    page.lost(950, &mut Generator::new(1, 1));
    scene.ask(ADA, Request::LetPlay(late)).expect("the host");
    let told = SessionEvent::Happened(vec![GroupEvent::LetPlay { seat: late }]);
    let heard = rejoin(&mut page, of_late(&scene)).events;
    assert_eq!(heard, [SessionEvent::Welcomed, told]);
    page.lost(950, &mut Generator::new(1, 1));
    let again = rejoin(&mut page, of_late(&scene)).events;
    assert_eq!(again, [SessionEvent::Welcomed]);
}
