//! Tests of the names that players may have beside others.

use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal};
use score_relay::names;
use score_relay::room::Room;

use crate::fixture::TestRoom;

const ADA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

fn taken(free: &str) -> GroupRefusal {
    let free = free.to_owned();
    GroupRefusal::Table(Refusal::NameTaken { free })
}

fn class() -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.join(2, "Ben").expect("room");
    scene
}

fn rename(name: &str) -> Request {
    Request::Play(Command::Rename(names::name(name).expect("a name")))
}

fn rename_other(seat: SeatId, name: &str) -> Request {
    Request::RenameOther(seat, names::name(name).expect("a name"))
}

fn refused(scene: &mut TestRoom, connection: u64, name: &str) -> HelloRefusal {
    match scene.join(connection, name) {
        Err(CloseReason::Refused(refusal)) => refusal,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn nobody_comes_under_a_name_that_looks_like_another_s() {
    let mut scene = class();
    // The first letter is Cyrillic; the suggestion keeps what was written.
    for (name, free) in [
        ("Аda", "Аda 2"),
        ("аdа", "аdа 2"),
        ("ᴀᴅᴀ", "ᴀᴅᴀ 2"),
        ("Ben", "Ben 2"),
        ("Веn", "Веn 2"),
        ("Ben!", "Ben! 2"),
        ("🅱en", "🅱en 2"),
    ] {
        let refusal = HelloRefusal::Group(taken(free));
        assert_eq!(refused(&mut scene, 9, name), refusal, "{name}");
        assert!(names::name(free).is_ok());
    }
    scene.join(3, "Аda 2").expect("a look of its own");
    let refusal = HelloRefusal::Group(taken("Ada 3"));
    assert_eq!(refused(&mut scene, 9, "Ada"), refusal);
}

#[test]
fn nobody_takes_another_s_look_by_renaming_and_no_host_gives_it() {
    let mut scene = class();
    assert_eq!(scene.ask(2, rename("Аda")), Err(taken("Аda 2")));
    assert_eq!(scene.ask(1, rename_other(BEN, "Аda")), Err(taken("Аda 2")));
    // Their own look is theirs.
    assert_eq!(scene.ask(2, rename("Веn")), Ok(()));
    assert_eq!(scene.names(), ["Ada", "Веn"]);
    let no_host = Err(Refusal::HostOnly.into());
    assert_eq!(scene.ask(2, rename_other(ADA, "Веn")), no_host);
}

#[test]
fn a_look_is_known_again_after_a_restart() {
    let mut scene = class();
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    let refusal = HelloRefusal::Group(taken("Аda 2"));
    assert_eq!(refused(&mut scene, 9, "Аda"), refusal);
}

#[test]
fn a_log_with_a_name_that_would_be_refused_now_opens_and_nobody_can_look_like_it() {
    let mut scene = class();
    let written = serde_json::to_string(&scene.stored.entries).expect("entries");
    let earlier = written.replace(r#"["Ben","ben"]"#, "[\"Ben\u{fffc}\",\"ben\u{fffc}\"]");
    assert_ne!(earlier, written);
    scene.stored.entries = serde_json::from_str(&earlier).expect("entries of an earlier version");
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    let refusal = HelloRefusal::Group(taken("Ben 2"));
    assert_eq!(refused(&mut scene, 9, "Ben"), refusal);
    scene.join(2, "Ben").expect("the seat of the same token");
    assert_eq!(scene.names(), ["Ada", "Ben\u{fffc}"]);
}

#[test]
fn the_name_of_a_player_who_left_is_free_with_all_that_look_like_it() {
    let mut scene = class();
    scene.ask(2, Request::Play(Command::Leave)).expect("a seat");
    assert!(scene.join(3, "Веn").is_ok());
}

#[test]
fn only_a_host_of_the_table_may_be_called_host_or_teacher() {
    let reserved = NameRefusal::ReservedWord;
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Teacher").expect("she made the table");
    for name in ["The Host", "The T3acher", "Соhost", "H0st"] {
        let refusal = HelloRefusal::Name(reserved);
        assert_eq!(refused(&mut scene, 2, name), refusal, "{name}");
    }
    scene.join(2, "Ben").expect("room");
    let refusal = Err(GroupRefusal::Name(reserved));
    assert_eq!(scene.ask(2, rename("The Host")), refusal);
    assert_eq!(scene.ask(1, rename("The Host")), Ok(()));
    assert_eq!(scene.ask(1, rename_other(BEN, "Co-Host")), Ok(()));
    assert_eq!(scene.names(), ["The Host", "Co-Host"]);
}

#[test]
fn a_role_s_word_that_is_a_family_name_passes_at_the_door_and_later() {
    let mut scene = class();
    for (connection, name) in [(3, "Tom Lehrer"), (4, "Höst"), (5, "Host"), (6, "Host 2")] {
        scene.join(connection, name).expect("an innocent name");
    }
    assert_eq!(scene.ask(2, rename("Anna Teacher")), Ok(()));
    // With the host's own name it would be a claim, also after the host has another.
    let refusal = HelloRefusal::Name(NameRefusal::ReservedWord);
    assert_eq!(refused(&mut scene, 9, "Ada Lehrer"), refusal);
    assert_eq!(scene.ask(1, rename("Ms Cyd")), Ok(()));
    assert_eq!(refused(&mut scene, 9, "Lehrer Cyd"), refusal);
    assert!(scene.join(7, "Ada Lehrer").is_ok());
    // Two of one name are distinguished as others are.
    let taken = HelloRefusal::Group(taken("tom lehrer 2"));
    assert_eq!(refused(&mut scene, 9, "tom lehrer"), taken);
}

#[test]
fn nobody_is_called_as_a_co_host_with_a_role() {
    let mut scene = class();
    scene
        .ask(1, Request::NameCoHost(Some(BEN)))
        .expect("the maker");
    let refusal = HelloRefusal::Name(NameRefusal::ReservedWord);
    assert_eq!(refused(&mut scene, 9, "Ben Teacher"), refusal);
    scene.ask(1, Request::NameCoHost(None)).expect("the maker");
    assert!(scene.join(3, "Ben Teacher").is_ok());
}

#[test]
fn a_co_host_may_say_so() {
    let mut scene = class();
    let refusal = Err(GroupRefusal::Name(NameRefusal::ReservedWord));
    assert_eq!(scene.ask(2, rename("Our Teacher 2")), refusal);
    scene
        .ask(1, Request::NameCoHost(Some(BEN)))
        .expect("the maker");
    assert_eq!(scene.ask(2, rename("Our Teacher 2")), Ok(()));
}

#[test]
fn at_a_table_that_is_open_to_all_nobody_is_called_host() {
    let mut scene = TestRoom::of(GroupKind::Public);
    let refusal = HelloRefusal::Name(NameRefusal::ReservedWord);
    for name in ["Host", "Höst", "The Host"] {
        assert_eq!(refused(&mut scene, 1, name), refusal, "{name}");
    }
    scene.join(1, "Tom Lehrer").expect("a whole name");
}

#[test]
fn a_name_with_towers_of_marks_is_refused_at_the_door_and_later() {
    let mut scene = class();
    let tower = format!("Z{}", "\u{300}".repeat(9));
    let refusal = HelloRefusal::Name(NameRefusal::StackedMarks);
    assert_eq!(refused(&mut scene, 9, &tower), refusal);
    // A page's own word that it is a name counts for nothing.
    let made_up = score_core::table::name::Name::new(&tower, names::fold).expect("to a page");
    let request = Request::Play(Command::Rename(made_up));
    let refusal = Err(GroupRefusal::Name(NameRefusal::StackedMarks));
    assert_eq!(scene.ask(2, request), refusal);
}

#[test]
fn a_visitor_has_a_name_and_a_look_of_their_own() {
    let mut scene = class();
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    let look = HelloRefusal::Group(taken("Аda 2"));
    let role = HelloRefusal::Name(NameRefusal::ReservedWord);
    for (name, refusal) in [("Аda", look), ("The Teacher", role)] {
        let turn = scene.try_join(9, name);
        let closes: Vec<&CloseReason> = turn.closes.iter().map(|(_, reason)| reason).collect();
        assert_eq!(closes, [&CloseReason::Refused(refusal)], "{name}");
    }
}

#[test]
fn a_player_who_is_taken_back_beside_a_look_alike_has_a_number() {
    let mut scene = class();
    scene.join(3, "Cyd").expect("room");
    let cyd = SeatId(2);
    let these = |removed| Request::RemoveThese(vec![BEN, cyd], removed);
    scene.ask(1, these(true)).expect("the host");
    // One has the very name, the other looks as if.
    for (connection, name) in [(4, "Cyd"), (5, "Веn!")] {
        scene.join(connection, name).expect("the name is free");
    }
    assert_eq!(scene.names(), ["Ada", "Ben", "Cyd 2", "Cyd", "Веn!"]);
    scene.ask(1, these(false)).expect("the host");
    assert_eq!(scene.names(), ["Ada", "Ben 2", "Cyd 2", "Cyd", "Веn!"]);
    // Two who were removed one after the other look alike, too.
    scene.ask(1, Request::Remove(BEN, true)).expect("the host");
    scene.join(6, "B-e-n 2").expect("the name is free");
    let last = SeatId(5);
    scene.ask(1, Request::Remove(last, true)).expect("the host");
    let both = Request::RemoveThese(vec![BEN, last], false);
    scene.ask(1, both).expect("the host");
    let names = scene.names();
    assert_eq!([&*names[1], &*names[5]], ["Ben 2", "B-e-n 2 2"]);
}

#[test]
fn a_line_of_chat_is_shown_without_invisible_characters() {
    let mut scene = class();
    let nothing = "\u{202e}\u{200b} \u{3164}\u{fffc}\u{e000}\u{378}";
    assert_eq!(scene.say(2, None, nothing), Err(GroupRefusal::NotSayable));
    let last = scene.cid;
    let tower = format!("a{}", "\u{300}".repeat(9));
    let said = scene.say(2, Some(last), &format!("\u{202e}hi\u{200b} {tower}"));
    assert_eq!(said, Ok(()));
    let shown = scene.join(3, "Cyd").expect("room").chat;
    assert_eq!(shown[0].text, "hi a\u{300}\u{300}\u{300}\u{300}");
}
