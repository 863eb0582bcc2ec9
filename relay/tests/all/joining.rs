//! Tests of arrivals at tables, and of hellos that are refused.

use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, Hello, HelloRefusal, News, TableSelector, ToPlayer, ToRelay};
use score_relay::log::memory::Memory;
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::settings::Settings;
use tokio::time::{Duration, sleep};
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Client, Heard, closed, create, hello, join, player, request};
use crate::relays::{Local, Relay};

#[tokio::test]
async fn a_first_player_is_welcomed_to_an_empty_table() {
    let relay = Relay::new().await;
    let mut client = Client::connect(&relay).await;
    let welcome = client
        .come(hello(TableSelector::GroupA, "Ada"))
        .await
        .unwrap();
    assert_eq!(welcome.label.kind, GroupKind::Public);
    assert_eq!(welcome.label.name, "Group A");
    assert_eq!(welcome.label.code, "");
    assert_eq!(welcome.present, [client.seat()]);
    assert_eq!(welcome.now_ms, relay.clock.now_ms());
    assert_eq!(welcome.last_cid, None);
    let names = client.group().table().seats().iter();
    let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada"]);
}

#[tokio::test]
async fn players_at_a_table_hear_of_arrivals_and_departures() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, TableSelector::GroupA, "Ada").await;
    let grace = Client::at(&relay, TableSelector::GroupA, "Grace").await;
    let seat = grace.seat();
    let presence = |message: &ToPlayer| match message {
        ToPlayer::News(news) => news.iter().find_map(|news| match news {
            News::Present { seat, is_present } => Some((*seat, *is_present)),
            _ => None,
        }),
        _ => None,
    };
    assert_eq!(ada.until(presence).await, (seat, true));
    assert_eq!(ada.group().table().seats().len(), 2);
    grace.vanish();
    relay.clock.advance(PRESENCE_EVERY_MS);
    assert_eq!(ada.until(presence).await, (seat, false));
}

#[tokio::test]
async fn a_pupil_whose_tablet_has_shown_the_roll_to_another_is_welcomed_to_look_on() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let anna = Client::at(&relay, join("Club"), "Anna").await;
    let mut ben = Client::connect(&relay).await;
    ben.send(&ToRelay::NextHello {
        hello: hello(join("Club"), "Ben"),
        before: player("Anna").token,
    })
    .await;
    ben.until(|message| matches!(message, ToPlayer::Welcome(_)).then_some(()))
        .await;
    let (annas, bens) = (anna.seat(), ben.seat());
    let _anna = Client::at(&relay, join("Club"), "Anna").await;
    ada.play(Command::Roll).await.unwrap();
    relay.clock.advance(1_000);
    let mut ben = Client::at(&relay, join("Club"), "Ben").await;
    assert_eq!(ben.seat(), bens);
    assert!(ben.group().looks_on(bens) && !ben.group().looks_on(annas));
    let refused = ben.play(Command::CallScore).await;
    assert_eq!(refused, Err(GroupRefusal::OtherOnDevice));
    let end = Command::EndRound { with_points: true };
    ada.play(end).await.unwrap();
    let tallies = ada.group().tallies().expect("a host reads");
    assert_eq!([annas, bens].map(|seat| tallies.of(seat).rounds), [1, 0]);
    ada.play(Command::Roll).await.unwrap();
    ben.catch_up().await;
    ben.play(Command::CallScore).await.unwrap();
}

#[tokio::test]
async fn the_two_open_groups_are_two_tables() {
    let relay = Relay::new().await;
    let a = Client::at(&relay, TableSelector::GroupA, "Ada").await;
    let b = Client::at(&relay, TableSelector::GroupB, "Ada").await;
    assert_eq!(a.group().table().seats().len(), 1);
    assert_eq!(b.group().table().seats().len(), 1);
}

#[tokio::test]
async fn a_table_is_joined_by_its_name_or_its_code_in_any_case() {
    let relay = Relay::new().await;
    let mut ada = Client::connect(&relay).await;
    let made = ada.come(hello(create("Class 5b"), "Ada")).await.unwrap();
    assert_eq!(made.label.kind, GroupKind::Created);
    assert_eq!(made.label.name, "Class 5b");
    assert_eq!(made.label.code.len(), 5);
    let code = made.label.code.to_lowercase();
    let spelled = format!("{} {}", &code[..2], &code[2..]);
    for (index, selector) in ["CLASS 5B", " class  5b ", &code, &made.label.code, &spelled]
        .into_iter()
        .enumerate()
    {
        let name = format!("Player {index}");
        let client = Client::at(&relay, join(selector), &name).await;
        assert_eq!(client.group().epoch(), ada.group().epoch(), "{selector}");
        assert_eq!(
            client.group().table().seats().len(),
            index + 2,
            "{selector}"
        );
    }
}

#[tokio::test]
async fn a_hello_that_cannot_be_carried_out_is_refused_with_the_reason() {
    let relay = Relay::new().await;
    let _ada = Client::at(&relay, create("Club"), "Ada").await;
    let free = "ada 2".to_owned();
    let taken = GroupRefusal::Table(Refusal::NameTaken { free });
    for (selector, name, refusal) in [
        (join("Nowhere"), "Grace", HelloRefusal::NoSuchTable),
        (join(""), "Grace", HelloRefusal::NoSuchTable),
        (join(&"x".repeat(500)), "Grace", HelloRefusal::NoSuchTable),
        (create("club"), "Grace", HelloRefusal::TableExists),
        (create("group a"), "Grace", HelloRefusal::TableExists),
        (
            create(" "),
            "Grace",
            HelloRefusal::TableName(NameRefusal::Empty),
        ),
        (
            create(&"x".repeat(21)),
            "Grace",
            HelloRefusal::TableName(NameRefusal::TooLong),
        ),
        (
            create("\u{fffc}"),
            "Grace",
            HelloRefusal::TableName(NameRefusal::Invisible),
        ),
        (
            create("Club\u{fffc}"),
            "Grace",
            HelloRefusal::TableName(NameRefusal::Invisible),
        ),
        (
            join("Club"),
            "\u{202e}",
            HelloRefusal::Name(NameRefusal::Invisible),
        ),
        (join("Club"), "ada", HelloRefusal::Group(taken)),
    ] {
        let mut client = Client::connect(&relay).await;
        let answer = client.come(hello(selector.clone(), name)).await;
        assert_eq!(answer, Err(refusal), "{selector:?} {name}");
        assert_eq!(client.end().await, (None, Heard::Closed(4_002)));
    }
}

#[tokio::test]
async fn a_table_that_looks_like_another_one_or_like_an_open_group_exists_already() {
    let relay = Relay::new().await;
    let _ada = Client::at(&relay, create("Class 10"), "Ada").await;
    for name in [
        "class 10",
        "Class lO",
        // With a letter of Cyrillic.
        "Сlass 10",
        "clаss 10",
        "Ｃｌａｓｓ 10",
        "Group A",
        "GROUP B",
        "Group А",
        "Grоup B",
        "ɢʀᴏᴜᴘ ᴀ",
        "⒢⒭⒪⒰⒫ 🅰",
        "Group A.",
        "Group-A",
        "Class-10",
        "Class 10!",
        "🎓 Class 10",
        "Class １０",
        "Class ⑩",
    ] {
        let mut client = Client::connect(&relay).await;
        let answer = client.come(hello(create(name), "Grace")).await;
        assert_eq!(answer, Err(HelloRefusal::TableExists), "{name}");
    }
    let tower = format!("Cluub{}", "\u{300}".repeat(9));
    let mut client = Client::connect(&relay).await;
    let answer = client.come(hello(create(&tower), "Grace")).await;
    let refusal = HelloRefusal::TableName(NameRefusal::StackedMarks);
    assert_eq!(answer, Err(refusal));
    // A table is no person.
    Client::at(&relay, create("Teachers' table"), "Grace").await;
    Client::at(&relay, create("Class 11"), "Grace").await;
}

#[tokio::test]
async fn no_pupil_is_taken_for_the_teacher_while_the_teacher_is_seated() {
    let relay = Relay::new().await;
    let mut teacher = Client::at(&relay, create("Class"), "Ms Ada").await;
    for name in [
        "Ms Ada.",
        "Ms-Ada",
        "MsAda",
        "Ms Ada👑",
        "🅼🆂 🅰🅳🅰",
        "ᴍꜱ ᴀᴅᴀ",
        "⒨⒮ ⒜⒟⒜",
        "ms aԁa",
        "Мs Аdа",
        "Ms Adaꓸ",
    ] {
        let mut client = Client::connect(&relay).await;
        let answer = client.come(hello(join("Class"), name)).await;
        let free = format!("{name} 2");
        let taken = GroupRefusal::Table(Refusal::NameTaken { free });
        assert_eq!(answer, Err(HelloRefusal::Group(taken)), "{name}");
    }
    for hidden in ["\u{fffc}", "\u{2800}", "\u{e000}", "\u{378}", "\u{3164}"] {
        for name in [format!("Ms Ada{hidden}"), hidden.to_owned()] {
            let mut client = Client::connect(&relay).await;
            let answer = client.come(hello(join("Class"), &name)).await;
            let refusal = HelloRefusal::Name(NameRefusal::Invisible);
            assert_eq!(answer, Err(refusal), "{name:?}");
        }
    }
    for name in ["Hostetler", "Ghost", "Conrad", "Lehrke", "Ms Ada 2", "Ada"] {
        Client::at(&relay, join("Class"), name).await;
    }
    teacher.ask(Request::Play(Command::Leave)).await.unwrap();
    Client::at(&relay, join("Class"), "Ms Ada.").await;
}

#[tokio::test]
async fn a_table_whose_maker_is_not_let_in_keeps_its_name_from_nobody() {
    let relay = Relay::new().await;
    let mut client = Client::connect(&relay).await;
    let refused = client.come(hello(create("Club"), "\u{202e}")).await;
    assert_eq!(refused, Err(HelloRefusal::Name(NameRefusal::Invisible)));
    client.end().await;
    let mut client = Client::connect(&relay).await;
    let refused = client.come(hello(join("Club"), "Ada")).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
    Client::at(&relay, create("Club"), "Ada").await;
}

#[tokio::test]
async fn a_watcher_has_no_seat_and_makes_no_table() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let watcher = |selector| Hello {
        table: selector,
        player: None,
        known: None,
    };
    let mut client = Client::connect(&relay).await;
    let welcome = client.come(watcher(join("Club"))).await.unwrap();
    assert_eq!((welcome.seat, welcome.token), (None, None));
    ada.ask(Request::Lock(true)).await.unwrap();
    client.until_group(|group| group.is_locked()).await;
    let refused = client.ask(Request::Lock(false)).await;
    assert_eq!(refused, Err(Refusal::NotSeated.into()));
    let mut client = Client::connect(&relay).await;
    let refused = client.come(watcher(create("Other"))).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
}

#[tokio::test]
async fn a_page_from_elsewhere_is_told_so_before_anything_else() {
    let settings = Settings {
        origins: vec!["https://example.org".to_owned()],
        ..Settings::default()
    };
    let relay = Relay::with(settings).await;
    let own = format!("http://{}", relay.address);
    for (origin, may_come) in [
        (own.as_str(), true),
        ("https://example.org", true),
        ("https://example.com", false),
        ("null", false),
    ] {
        let mut request = request(&relay.address.to_string());
        let headers = request.headers_mut();
        headers.insert("origin", origin.parse().unwrap());
        match Client::try_connect(&relay, request).await {
            Ok(_) => assert!(may_come, "{origin}"),
            Err(Error::Http(response)) => {
                assert!(!may_come, "{origin}");
                assert_eq!(response.status(), 403);
            }
            Err(other) => panic!("{origin}: {other}"),
        }
    }
}

#[tokio::test]
async fn a_page_of_another_version_hears_that_it_is_old() {
    let relay = Relay::new().await;
    for offered in [Some("score.v11"), Some("score.v13, chat"), None] {
        let mut request = request(&relay.address.to_string());
        let headers = request.headers_mut();
        headers.remove("sec-websocket-protocol");
        if let Some(offered) = offered {
            headers.insert("sec-websocket-protocol", offered.parse().unwrap());
        }
        let mut client = Client::try_connect(&relay, request).await.unwrap();
        assert_eq!(
            client.end().await,
            closed(CloseReason::OldPage),
            "{offered:?}"
        );
    }
}

#[tokio::test]
async fn a_page_that_offers_several_versions_is_served_in_ours() {
    let relay = Relay::new().await;
    let mut request = request(&relay.address.to_string());
    let offered = "score.v13, score.v12".parse().unwrap();
    request
        .headers_mut()
        .insert("sec-websocket-protocol", offered);
    let mut client = Client::try_connect(&relay, request).await.unwrap();
    assert!(
        client
            .come(hello(TableSelector::GroupA, "Ada"))
            .await
            .is_ok()
    );
}

#[tokio::test(start_paused = true)]
async fn a_class_comes_at_once_and_a_flood_does_not() {
    let settings = Settings {
        seats_per_address: 1_000.try_into().unwrap(),
        ..Settings::default()
    };
    let relay = Local::with(Memory::redelivering(), settings);
    let limit = score_relay::settings::JOINS_PER_MINUTE.get();
    for count in 0..limit {
        Client::local(&relay, TableSelector::GroupA, &format!("P{count}")).await;
    }
    let mut client = Client::connect_locally(&relay).await;
    let refused = client.come(hello(TableSelector::GroupA, "One more")).await;
    assert_eq!(refused, Err(HelloRefusal::TooManyNewcomersFromHere));
    sleep(Duration::from_secs(60)).await;
    Client::local(&relay, TableSelector::GroupA, "One more").await;
}

#[tokio::test]
async fn a_relay_that_is_full_says_so() {
    let settings = Settings {
        max_connections: 1,
        ..Settings::default()
    };
    let relay = Relay::with(settings).await;
    let _first = Client::at(&relay, TableSelector::GroupA, "Ada").await;
    let mut second = Client::connect(&relay).await;
    let busy = CloseReason::Refused(HelloRefusal::Busy);
    assert_eq!(second.end().await, closed(busy));
}

#[tokio::test]
async fn a_tab_takes_a_seat_from_another_only_if_it_asks_to() {
    let relay = Relay::new().await;
    let mut first = Client::connect(&relay).await;
    let welcome = first.come(hello(create("Club"), "Ada")).await.unwrap();
    let mut second = hello(join("Club"), "Ada");
    second.player = Some(score_core::wire::Player {
        token: welcome.token.unwrap(),
        tab: 2,
        ..player("Ada")
    });
    let mut client = Client::connect(&relay).await;
    assert_eq!(
        client.come(second.clone()).await,
        Err(HelloRefusal::OtherTab)
    );
    first.catch_up().await;
    second.player.as_mut().unwrap().take_over = true;
    let mut client = Client::connect(&relay).await;
    assert_eq!(client.come(second).await.unwrap().seat, welcome.seat);
    assert_eq!(first.end().await, closed(CloseReason::TakenOver));
}
