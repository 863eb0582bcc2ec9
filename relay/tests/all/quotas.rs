//! How much one address may take of a relay, and the lines about it that an operator reads.

use std::num::NonZeroUsize;

use score_core::group::request::Request;
use score_core::race;
use score_core::table::command::Command;
use score_core::table::way_of_playing::Way;
use score_core::wire::{CloseReason, HelloRefusal, Player, TableSelector, Token};
use score_relay::hub::{AWAITED_MS, ConnectionSource, Hub, NoEntrance};
use score_relay::log::Log;
use score_relay::log::memory::Memory;
use score_relay::names;
use score_relay::operator_log::THROTTLE_MS;
use score_relay::quota::MAX_TABLES;
use score_relay::settings::Settings;
use score_relay::visitor_network::VisitorNetwork;
use tokio::time::{Duration, Instant, sleep};

use crate::attacks::fragment;
use crate::client::{Client, closed, create, hello, join, player, request};
use crate::relays::{Clock, Local, Relay, rng};
use crate::tracing_capture::{lines_with, log_lines};

/// A spoiler's address, and others'.
const SPOILER: &str = "198.51.100.66";
const CLASS: &str = "203.0.113.7";
const TEACHER: &str = "192.0.2.9";

fn settings(tables_per_address: usize, seats_per_address: usize, max_tables: usize) -> Settings {
    Settings {
        tables_per_address: NonZeroUsize::new(tables_per_address).unwrap(),
        seats_per_address: NonZeroUsize::new(seats_per_address).unwrap(),
        max_tables,
        joins_per_minute: 10_000.try_into().unwrap(),
        is_behind_proxy: true,
        ..Settings::default()
    }
}

/// A client whose requests come from this address.
async fn client_from(relay: &Relay, address: &str) -> Client {
    let mut request = request(&relay.address.to_string());
    let headers = request.headers_mut();
    headers.insert("x-forwarded-for", address.parse().unwrap());
    Client::try_connect(relay, request).await.unwrap()
}

/// Comes from an address; returns the relay's answer.
async fn come(
    relay: &Relay,
    from: &str,
    table: TableSelector,
    name: &str,
) -> Result<Client, HelloRefusal> {
    let mut client = client_from(relay, from).await;
    client.come(hello(table, name)).await.map(|_| client)
}

/// Makes a table at which nobody plays, and leaves.
async fn make_and_leave(relay: &Relay, from: &str, table: &str) {
    let maker = come(relay, from, create(table), "Ada").await.unwrap();
    maker.close().await;
    relay.clock.advance(1);
}

fn refusal(outcome: Result<Client, HelloRefusal>) -> HelloRefusal {
    outcome.err().expect("a refusal")
}

#[tokio::test]
async fn tables_left_at_once_make_room_for_a_teacher_s_own() {
    let relay = Relay::with(settings(100, 60, 5)).await;
    for number in 0..5 {
        make_and_leave(&relay, SPOILER, &format!("Spoilt {number}")).await;
    }
    come(&relay, TEACHER, create("Class 5b"), "Ms Ada")
        .await
        .unwrap();
    // The one that was left first had to go, and no other.
    let gone = come(&relay, CLASS, join("Spoilt 0"), "Ben").await;
    assert_eq!(refusal(gone), HelloRefusal::NoSuchTable);
    for table in ["Spoilt 1", "Spoilt 4", "Class 5b"] {
        assert!(come(&relay, CLASS, join(table), "Ben").await.is_ok());
    }
}

#[tokio::test]
async fn a_table_where_somebody_is_or_played_makes_no_room() {
    let relay = Relay::with(settings(100, 60, 5)).await;
    let mut played = come(&relay, CLASS, create("Played"), "Ada").await.unwrap();
    played.play(Command::Roll).await.unwrap();
    played.close().await;
    // A race has no rounds.
    let mut raced = come(&relay, CLASS, create("Raced"), "Ada").await.unwrap();
    raced.play(Command::SetWay(Way::Race)).await.unwrap();
    let roll = Request::Race(race::Command::Roll);
    raced.ask(roll).await.unwrap();
    raced.close().await;
    let mut once = come(&relay, CLASS, create("Once raced"), "Ada")
        .await
        .unwrap();
    for way in [Way::Race, Way::Call] {
        once.play(Command::SetWay(way)).await.unwrap();
    }
    once.close().await;
    let _there = come(&relay, CLASS, create("There"), "Ada").await.unwrap();
    // One that is open to all is nobody's to end.
    let a = come(&relay, CLASS, TableSelector::GroupA, "Ada")
        .await
        .unwrap();
    a.close().await;
    let refused = come(&relay, TEACHER, create("Class 5b"), "Ms Ada").await;
    assert_eq!(refusal(refused), HelloRefusal::TooManyTables);
    for table in ["Played", "Raced", "Once raced", "There"] {
        assert!(come(&relay, CLASS, join(table), "Ben").await.is_ok());
    }
}

#[tokio::test]
async fn nothing_is_kept_of_a_table_that_made_room() {
    let log = Memory::new();
    let relay = Relay::start(log.clone(), Clock::new(), settings(100, 60, 1)).await;
    make_and_leave(&relay, SPOILER, "Spoilt").await;
    let teacher = come(&relay, TEACHER, create("Class 5b"), "Ms Ada").await;
    teacher.unwrap().catch_up().await;
    relay.stop().await;
    let records = log.records().await.unwrap();
    let names: Vec<&str> = records.iter().map(|record| record.name.as_str()).collect();
    assert_eq!(names, ["Class 5b"]);
}

/// The answer to the request may be read before the task of the table has ended.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cleared_table_frees_its_place_and_name_before_its_host_has_the_answer() {
    let relay = Relay::with(settings(1, 60, 100)).await;
    let mut host = come(&relay, CLASS, create("Class 5b"), "Ada")
        .await
        .unwrap();
    for number in 1..60 {
        let mut next = client_from(&relay, CLASS).await;
        host.ask(Request::Clear).await.unwrap();
        let made = next.come(hello(create("Class 5b"), "Ada")).await;
        assert!(made.is_ok(), "table {number} of this name: {made:?}");
        host = next;
    }
}

#[tokio::test]
async fn an_address_has_so_many_tables_and_no_more_until_one_of_them_ends() {
    let relay = Relay::with(settings(2, 60, 100)).await;
    let mut first = come(&relay, SPOILER, create("One"), "Ada").await.unwrap();
    let _second = come(&relay, SPOILER, create("Two"), "Ada").await.unwrap();
    let third = come(&relay, SPOILER, create("Three"), "Ada").await;
    assert_eq!(refusal(third), HelloRefusal::TooManyTablesFromHere);
    // Others are not concerned, and joining is not making.
    let _other = come(&relay, TEACHER, create("Class 5b"), "Ms Ada")
        .await
        .unwrap();
    let _guest = come(&relay, SPOILER, join("Class 5b"), "Ben")
        .await
        .unwrap();
    first.send_request(Request::Clear).await;
    assert_eq!(first.end().await, closed(CloseReason::Cleared));
    assert!(
        come(&relay, SPOILER, create("Three"), "Ada").await.is_ok(),
        "there is one less"
    );
}

#[tokio::test]
async fn a_player_whose_tables_are_left_makes_room_among_them() {
    let relay = Relay::with(settings(2, 60, 100)).await;
    for (from, name) in [(TEACHER, "Ms Bell"), (CLASS, "Mr Cole")] {
        let table = format!("{name}'s");
        let other = come(&relay, from, create(&table), name).await.unwrap();
        other.close().await;
        relay.clock.advance(1);
    }
    make_and_leave(&relay, CLASS, "Left").await;
    let _there = come(&relay, CLASS, create("There"), "Ada").await.unwrap();
    assert!(come(&relay, CLASS, create("New"), "Ada").await.is_ok());
    let gone = come(&relay, CLASS, join("Left"), "Ben").await;
    assert_eq!(refusal(gone), HelloRefusal::NoSuchTable);
    for table in ["Ms Bell's", "Mr Cole's"] {
        let other = come(&relay, CLASS, join(table), "Ben").await;
        assert!(other.is_ok(), "{table} is not hers, wherever it was made");
    }
}

#[tokio::test]
async fn tables_that_were_left_count_for_no_address() {
    let relay = Relay::with(settings(2, 60, 100)).await;
    for number in 0..5 {
        let (table, name) = (format!("Rolled {number}"), format!("Sly {number}"));
        let mut maker = come(&relay, CLASS, create(&table), &name).await.unwrap();
        maker.play(Command::Roll).await.unwrap();
        maker.close().await;
    }
    let _one = come(&relay, CLASS, create("One"), "Ada").await.unwrap();
    let _two = come(&relay, CLASS, create("Two"), "Ben").await.unwrap();
    let third = come(&relay, CLASS, create("Three"), "Cyd").await;
    assert_eq!(refusal(third), HelloRefusal::TooManyTablesFromHere);
}

#[tokio::test]
async fn a_full_relay_ends_the_newest_table_of_a_flood_and_keeps_its_name() {
    let relay = Relay::with(settings(2, 60, 5)).await;
    make_and_leave(&relay, TEACHER, "Class 5b").await;
    for number in 0..4 {
        let (table, name) = (format!("Flood {number}"), format!("Sly {number}"));
        let mut maker = come(&relay, SPOILER, create(&table), &name).await.unwrap();
        maker.play(Command::Roll).await.unwrap();
        maker.close().await;
        relay.clock.advance(1);
    }
    assert!(
        come(&relay, CLASS, create("Class 6a"), "Ms Bell")
            .await
            .is_ok()
    );
    let gone = come(&relay, CLASS, join("Flood 3"), "Ben").await;
    assert_eq!(refusal(gone), HelloRefusal::NoSuchTable);
    for table in ["Class 5b", "Flood 0", "Flood 2"] {
        assert!(come(&relay, CLASS, join(table), "Ben").await.is_ok());
    }
    let other = come(&relay, CLASS, create("flood 3"), "Cyd").await;
    assert_eq!(refusal(other), HelloRefusal::TableExists);
    // Its maker makes it again.
    assert!(
        come(&relay, CLASS, create("Flood 3"), "Sly 3")
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn the_name_of_a_table_that_its_host_cleared_is_anybody_s_at_once() {
    let relay = Relay::with(settings(2, 60, 5)).await;
    let mut teacher = come(&relay, TEACHER, create("Class 5b"), "Ms Ada")
        .await
        .unwrap();
    teacher.send_request(Request::Clear).await;
    assert_eq!(teacher.end().await, closed(CloseReason::Cleared));
    assert!(
        come(&relay, CLASS, create("Class 5b"), "Ben").await.is_ok(),
        "nothing of it is kept"
    );
}

#[tokio::test]
async fn a_restarted_relay_knows_the_makers_of_tables_by_their_seats() {
    let log = Memory::redelivering();
    let relay = Relay::start(log.clone(), Clock::new(), settings(2, 60, 100)).await;
    make_and_leave(&relay, TEACHER, "Left").await;
    make_and_leave(&relay, TEACHER, "Left too").await;
    let other = come(&relay, TEACHER, create("Another's"), "Ben")
        .await
        .unwrap();
    other.close().await;
    relay.stop().await;
    let relay = Relay::start(log, Clock::new(), settings(2, 60, 100)).await;
    assert!(come(&relay, CLASS, create("New"), "Ada").await.is_ok());
    let mut there = 0;
    for table in ["Left", "Left too"] {
        there += usize::from(come(&relay, CLASS, join(table), "Cyd").await.is_ok());
    }
    assert_eq!(there, 1, "one of hers made room");
    assert!(come(&relay, CLASS, join("Another's"), "Cyd").await.is_ok());
}

#[tokio::test]
async fn a_table_whose_maker_is_not_let_in_counts_for_nobody() {
    let relay = Relay::with(settings(1, 60, 100)).await;
    for number in 0..3 {
        let mut client = client_from(&relay, CLASS).await;
        let selector = create(&format!("Table {number}"));
        let refused = client.come(hello(selector, "\u{202e}")).await;
        assert!(matches!(refused, Err(HelloRefusal::Name(_))), "{refused:?}");
        client.end().await;
    }
    assert!(come(&relay, CLASS, create("Mine"), "Ada").await.is_ok());
}

#[tokio::test]
async fn a_spoiler_takes_the_seats_of_one_address_and_the_class_fits() {
    const SEATS: usize = 60;
    let relay = Relay::with(settings(30, SEATS, 100)).await;
    let _teacher = come(&relay, TEACHER, create("Class 5b"), "Ms Ada")
        .await
        .unwrap();
    let mut taken = 0;
    for number in 0..115 {
        let name = format!("Spoiler {number}");
        match come(&relay, SPOILER, join("Class 5b"), &name).await {
            Ok(_) => taken += 1,
            Err(refusal) => assert_eq!(refusal, HelloRefusal::TooManySeatsFromHere),
        }
    }
    assert_eq!(taken, SEATS);
    for number in 0..30 {
        let name = format!("Pupil {number}");
        assert!(come(&relay, CLASS, join("Class 5b"), &name).await.is_ok());
    }
}

#[tokio::test]
async fn a_player_who_comes_back_with_a_token_takes_no_seat_anew() {
    let relay = Relay::with(settings(30, 2, 100)).await;
    let mut ada = client_from(&relay, CLASS).await;
    let mut token = ada.come(hello(create("Club"), "Ada")).await.unwrap().token;
    ada.close().await;
    let _ben = come(&relay, CLASS, join("Club"), "Ben").await.unwrap();
    for _ in 0..3 {
        let mut again = client_from(&relay, CLASS).await;
        let known = Player {
            token: token.unwrap(),
            ..player("Ada")
        };
        let mut hello = hello(join("Club"), "Ada");
        hello.player = Some(known);
        token = again.come(hello).await.unwrap().token;
        again.close().await;
    }
    let third = come(&relay, CLASS, join("Club"), "Cleo").await;
    assert_eq!(refusal(third), HelloRefusal::TooManySeatsFromHere);
}

#[tokio::test]
async fn a_table_counts_from_the_moment_it_is_made_and_no_longer_if_its_maker_never_comes() {
    let clock = Clock::new();
    let settings = Settings {
        clock: clock.of_relay(),
        rng: rng(),
        ..settings(3, 60, 100)
    };
    let hub = Hub::open(Memory::new(), &settings).await.unwrap();
    let class = VisitorNetwork::of(std::net::Ipv4Addr::new(203, 0, 113, 7).into());
    let make = async |number: u8| {
        let selector = create(&format!("Class {number}"));
        let entered = hub.enter(&selector, Some([number; 32]), class, ConnectionSource::Page);
        let entered = entered.await.err();
        // Its task finds out that nobody is there.
        tokio::task::yield_now().await;
        entered
    };
    for number in 1..=3 {
        assert_eq!(make(number).await, None);
    }
    let full = CloseReason::Refused(HelloRefusal::TooManyTablesFromHere);
    assert_eq!(make(4).await, Some(NoEntrance::Closes(full)));
    clock.advance(AWAITED_MS);
    assert_eq!(make(4).await, None);
}

/// All tables of a relay, made and left by many networks.
#[tokio::test]
async fn at_the_real_limit_too_the_table_left_first_makes_room() {
    let clock = Clock::new();
    let settings = Settings {
        clock: clock.of_relay(),
        rng: rng(),
        ..Settings::default()
    };
    let per_address = settings.tables_per_address.get();
    let hub = Hub::open(Memory::new(), &settings).await.unwrap();
    let network = |number: usize| {
        let number = u32::try_from(number / per_address).unwrap();
        VisitorNetwork::of(std::net::Ipv4Addr::from(0x0a00_0000 + number).into())
    };
    for number in 0..MAX_TABLES {
        let selector = create(&format!("Spoilt {number}"));
        let token = names::hash(&Token(u128::try_from(number).unwrap().to_be_bytes()));
        let entered = hub.enter(
            &selector,
            Some(token),
            network(number),
            ConnectionSource::Page,
        );
        entered.await.unwrap();
        // Its task finds out that nobody is there.
        tokio::task::yield_now().await;
        clock.advance(1);
    }
    // None is kept for its maker any more.
    clock.advance(AWAITED_MS);
    let teacher = network(MAX_TABLES);
    let enter = async |table| {
        let entered = hub.enter(&table, Some([1; 32]), teacher, ConnectionSource::Page);
        entered.await.err()
    };
    assert_eq!(enter(create("Class 5b")).await, None);
    let missing = CloseReason::Refused(HelloRefusal::NoSuchTable);
    assert_eq!(
        enter(join("Spoilt 0")).await,
        Some(NoEntrance::Closes(missing))
    );
    assert_eq!(enter(join("Spoilt 1")).await, None);
    assert_eq!(enter(join("Class 5b")).await, None);
}

#[tokio::test(start_paused = true)]
async fn a_refusal_is_logged_once_a_minute_and_counted_each_time() {
    // As many as are answered at once.
    const TRIES: usize = 57;
    log_lines();
    let settings = settings(1_000, 60, 1_000);
    let metrics = settings.metrics.clone();
    let relay = Local::with(Memory::new(), settings);
    for number in 0..TRIES {
        let mut client = Client::connect_locally(&relay).await;
        let refused = client.come(hello(join("Nowhere"), "Ada")).await;
        assert_eq!(refused, Err(HelloRefusal::NoSuchTable), "{number}");
    }
    // Another reason, found out by a table.
    let _maker = Client::local(&relay, create("Club"), "Ada").await;
    for _ in 0..3 {
        let mut client = Client::connect_locally(&relay).await;
        assert!(client.come(hello(join("Club"), "The Host")).await.is_err());
    }
    let told = |reason: &str| lines_with(reason).len();
    assert_eq!(told("why=\"no such table\""), 1);
    assert_eq!(told("why=\"name\""), 1);
    assert_eq!(lines_with("a table is made").len(), 1);
    let counted = format!("score_relay_refused_hellos_total {}", TRIES + 3);
    assert!(metrics.text().contains(&counted), "{}", metrics.text());
    sleep(Duration::from_millis(2 * THROTTLE_MS)).await;
    let told = lines_with("why=\"no such table\"");
    let left_out = format!("left_out={}", TRIES - 1);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[1].contains(&left_out), "{told:?}");
    assert!(lines_with("why=\"name\"")[1].contains("left_out=2"));
    for secret in ["Ada", "Nowhere", "127.0.0.1"] {
        assert_eq!(lines_with(secret), [""; 0], "{secret}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_page_that_sends_too_many_bytes_is_logged_once_a_minute_and_counted_each_time() {
    log_lines();
    let settings = settings(1_000, 60, 1_000);
    let metrics = settings.metrics.clone();
    let relay = Local::with(Memory::new(), settings);
    let _maker = Client::local(&relay, create("Club"), "Ada").await;
    for number in 0..3 {
        let client = Client::local(&relay, join("Club"), &format!("Sly {number}")).await;
        let until = Instant::now() + Duration::from_secs(9);
        assert!(fragment(client.into_stream(), until).await, "{number}");
    }
    // A page that goes by itself has sent as much as a page does.
    Client::local(&relay, join("Club"), "Ben")
        .await
        .close()
        .await;
    let told = || lines_with("a page has sent too many bytes");
    assert_eq!(told().len(), 1);
    let text = metrics.text();
    assert!(text.contains("score_relay_too_much_total 3"), "{text}");
    sleep(Duration::from_millis(2 * THROTTLE_MS)).await;
    assert_eq!(told().len(), 2);
    assert!(told()[1].contains("left_out=2"), "{:?}", told());
}

#[tokio::test(start_paused = true)]
async fn tables_made_by_the_dozen_are_one_line_a_minute() {
    log_lines();
    let relay = Local::with(Memory::new(), settings(1_000, 60, 1_000));
    // As many as are answered at once.
    for number in 0..57 {
        let mut client = Client::connect_locally(&relay).await;
        let selector = create(&format!("Table {number}"));
        assert!(client.come(hello(selector, "\u{202e}")).await.is_err());
        client.end().await;
    }
    sleep(Duration::from_millis(2 * THROTTLE_MS)).await;
    for part in ["a table is made", "a table is forgotten"] {
        let told = lines_with(part);
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[1].contains("left_out=56"), "{told:?}");
    }
}

#[tokio::test]
async fn a_proxy_that_is_not_believed_is_logged_once_with_advice() {
    log_lines();
    let unasked = Settings {
        is_behind_proxy: false,
        ..Settings::default()
    };
    let relay = Relay::with(unasked).await;
    let direct = Client::try_connect(&relay, request(&relay.address.to_string())).await;
    assert!(direct.is_ok());
    assert_eq!(lines_with("proxy"), [""; 0]);
    for _ in 0..3 {
        client_from(&relay, CLASS).await;
    }
    let told = lines_with("start it with --behind-proxy");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(!told[0].contains(CLASS), "{told:?}");
}

#[tokio::test]
async fn visitors_whose_proxy_writes_ports_have_limits_of_their_own() {
    let relay = Relay::with(settings(30, 1, 30)).await;
    let host = come(&relay, "203.0.113.7:50001", create("Ports"), "Ms Ada").await;
    let _host = host.unwrap();
    let other = come(&relay, "\"[2001:db8::1]:443\"", join("Ports"), "Ben").await;
    let _other = other.unwrap();
    for same in ["203.0.113.7:50002", "\"203.0.113.7\""] {
        let refused = come(&relay, same, join("Ports"), "Cleo").await;
        assert_eq!(
            refusal(refused),
            HelloRefusal::TooManySeatsFromHere,
            "{same}"
        );
    }
}

#[tokio::test]
async fn an_address_of_a_proxy_that_cannot_be_read_is_logged_once_and_without_its_digits() {
    log_lines();
    let relay = Relay::with(settings(30, 30, 30)).await;
    for _ in 0..3 {
        client_from(&relay, "198.51.100.66 through-a-tunnel").await;
    }
    let told = lines_with("through-a-tunnel");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("000.00.000.00 through"), "{told:?}");
}
