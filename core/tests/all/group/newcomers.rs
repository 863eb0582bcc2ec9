//! The list of newcomers, the choice of those to remove, and taking them back.

use std::collections::BTreeSet;

use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::GroupKind;
use score_core::group::newcomers::{self, Activity, LATELY_MS, Newcomer};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

/// The children of a class, two of whom have the same name.
const PUPILS: &str = "Aylin,Ben,Clara,David,Emilia,Finn,Greta,Hannes,Ida,Jo,Karl,Lena,Lina,Mia,\
    Noah,Olga,Paul,Quirin,Rosa,Sami,Tom,Tim,Uwe,Vera,Wim,Yara,Zoe,Anna,Anna 2,Pia,Lia,Al,小明,小红,李雷";

/// The names of bots, and how long after the one before them they come, in milliseconds: some at
/// once, others one after the other.
const BOTS: [(&str, u64); 3] = [
    (
        "Zork,Hades,Kevin,Loki,Thor,Odin,Freya,Zeus,Hera,Ares,Nyx",
        40,
    ),
    ("Bob1,Bob2,Bob3,Bob 4,bob5,Bob6,BOB7,Bob8", 1_500),
    ("xx,xy,xz,aaaa,qq", 4_000),
];

/// The time in which a whole class comes, in milliseconds.
const CLASS_COMES_MS: u32 = 60_000;

fn nobody_wrote(_: SeatId) -> bool {
    false
}

fn listed(scene: &TestGroup) -> Vec<Newcomer> {
    newcomers::newcomers(&scene.group, scene.now_ms, nobody_wrote)
}

/// Ada's table, long after the first players came, to which others come at these times after
/// its beginning, in milliseconds.
fn come(mut arrivals: Vec<(u64, String)>) -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.now_ms += LATELY_MS;
    let began_ms = scene.now_ms;
    arrivals.sort();
    for (after_ms, text) in arrivals {
        scene.now_ms = began_ms + after_ms;
        scene.admit(&text).expect("room");
    }
    scene
}

fn name_of(group: &Group, seat: SeatId) -> &str {
    group.table().seat(seat).expect("a player").name.as_str()
}

#[test]
fn bots_are_chosen_and_pupils_who_came_alone_or_did_something_are_not() {
    let pupils: BTreeSet<&str> = PUPILS.split(',').collect();
    let (mut bots_chosen, mut pupils_chosen, mut idle_chosen) = (0, 0, 0);
    for seed in 0..40 {
        let mut generator = Generator::new(seed, 1);
        let mut arrivals: Vec<(u64, String)> = Vec::new();
        for pupil in &pupils {
            let after_ms = u64::from(generator.below(CLASS_COMES_MS));
            arrivals.push((after_ms, (*pupil).to_owned()));
        }
        for (bots, every_ms) in BOTS {
            let began_ms = u64::from(generator.below(CLASS_COMES_MS / 2));
            for (bot, number) in bots.split(',').zip(0..) {
                arrivals.push((began_ms + number * every_ms, bot.to_owned()));
            }
        }
        let mut scene = come(arrivals);
        let chosen = listed(&scene).into_iter();
        let chosen = chosen.filter(|newcomer| newcomer.is_suspicious);
        let names = chosen.map(|newcomer| name_of(&scene.group, newcomer.seat));
        idle_chosen += names.filter(|name| pupils.contains(name)).count();
        // A third of the class writes, and a third calls.
        let third = |seat: SeatId| seat.0.is_multiple_of(3);
        for newcomer in listed(&scene) {
            let is_pupil = pupils.contains(name_of(&scene.group, newcomer.seat));
            if is_pupil && newcomer.seat.0 % 3 == 1 {
                scene.deal(&[1, 4, 5, 7]);
                scene.must_ask_after(0, newcomer.seat, play(Command::CallScore));
                scene.must_ask_after(0, newcomer.seat, play(Command::GiveUp));
            }
        }
        let has_written =
            |seat: SeatId| third(seat) && pupils.contains(name_of(&scene.group, seat));
        let list = newcomers::newcomers(&scene.group, scene.now_ms, has_written);
        assert_eq!(list.len(), 35 + 24);
        for newcomer in &list {
            let text = name_of(&scene.group, newcomer.seat);
            if !pupils.contains(text) {
                bots_chosen += usize::from(newcomer.is_suspicious);
                continue;
            }
            pupils_chosen += usize::from(newcomer.is_suspicious);
            let mut others = list.iter().filter(|other| other.seat != newcomer.seat);
            let is_alone = others.all(|other| other.came_ms.abs_diff(newcomer.came_ms) > 1_000);
            let is_spared = is_alone || newcomer.activity != Activity::Nothing;
            assert!(!(is_spared && newcomer.is_suspicious), "{seed}: {text}");
        }
    }
    println!(
        "{bots_chosen} of 960 bots and {pupils_chosen} of 1400 pupils are chosen, {idle_chosen} \
         where no pupil has done anything"
    );
    assert!(bots_chosen >= 960 * 9 / 10, "{bots_chosen}");
    assert!(pupils_chosen <= 1_400 / 40, "{pupils_chosen}");
    assert!(idle_chosen <= 1_400 / 10, "{idle_chosen}");
}

#[test]
fn a_pupil_with_a_name_like_most_of_the_class_is_not_chosen() {
    let class = (0..30).map(|number| (number * 2_000, format!("5b {number:02}")));
    let with_friends = class.chain([(9_100, "xx".to_owned()), (9_200, "Tom".to_owned())]);
    let scene = come(with_friends.collect());
    assert!(
        listed(&scene)
            .iter()
            .all(|newcomer| !newcomer.is_suspicious)
    );
}

#[test]
fn newcomers_are_listed_newest_first_with_their_deeds() {
    let at = |after_ms, text: &str| (after_ms, text.to_owned());
    let mut scene = come(vec![at(0, "Dan"), at(500, "Eve"), at(9_000, "Fay")]);
    let [dan, eve, fay] = [3, 4, 5].map(SeatId);
    scene.deal(&[1, 4, 5, 7]);
    scene.must_ask_after(0, eve, play(Command::CallImpossible));
    let now_ms = scene.now_ms;
    let list = newcomers::newcomers(&scene.group, now_ms, |seat| seat == dan || seat == eve);
    let listed_so = |newcomer: &Newcomer| {
        let since_ms = now_ms - newcomer.came_ms;
        (newcomer.seat, since_ms, newcomer.activity)
    };
    let expected = [
        (fay, 0, Activity::Nothing),
        (eve, 8_500, Activity::Called),
        (dan, 9_000, Activity::Wrote),
    ];
    assert_eq!(list.iter().map(listed_so).collect::<Vec<_>>(), expected);
    scene.must_ask_after(0, ADA, Request::NameCoHost(Some(fay)));
    scene.must_ask_after(0, ADA, Request::Remove(eve, true));
    let seats = |scene: &TestGroup| -> Vec<SeatId> {
        let list = listed(scene);
        list.iter().map(|newcomer| newcomer.seat).collect()
    };
    assert_eq!(seats(&scene), [dan], "no hosts, and nobody who is gone");
    // It is in the snapshots that a relay stores and a host's page is sent.
    let restored = Group::restore(&scene.group.snapshot()).expect("a group");
    assert_eq!(restored, scene.group);
    let others = scene.group.snapshot_for(Audience::Seat(dan));
    let others = Group::restore(&others).expect("a group");
    assert_eq!(newcomers::newcomers(&others, now_ms, nobody_wrote), []);
    scene.now_ms = now_ms - 9_000 + LATELY_MS;
    assert_eq!(seats(&scene), []);
}

#[test]
fn exactly_the_players_that_a_host_has_chosen_are_removed() {
    let mut scene = come(vec![(0, "Dan".to_owned()), (1, "Eve".to_owned())]);
    let [dan, eve] = [3, 4].map(SeatId);
    scene.must_ask_after(0, ADA, Request::NameCoHost(Some(BOB)));
    let remove = |seats: &[SeatId]| Request::RemoveThese(seats.to_vec(), true);
    for (host, seats, why) in [
        (ADA, &[dan, ADA][..], GroupRefusal::NotYourself),
        (BOB, &[dan, ADA], GroupRefusal::NotTheMaker),
        (BOB, &[dan, BOB], GroupRefusal::NotYourself),
        (ADA, &[], GroupRefusal::NobodyChosen),
        (ADA, &[SeatId(9)], GroupRefusal::NobodyChosen),
    ] {
        assert_eq!(scene.ask(host, remove(seats)), Err(why), "{seats:?}");
    }
    scene.must_ask_after(0, dan, play(Command::Leave));
    scene.must_ask_after(0, BOB, remove(&[eve, dan, CYD, eve]));
    let gone = [ADA, BOB, CYD, eve].map(|seat| scene.group.is_removed(seat));
    assert_eq!(gone, [false, false, true, true]);
    let again = scene.ask(ADA, remove(&[eve, CYD]));
    assert_eq!(again, Err(GroupRefusal::NobodyChosen));
}

#[test]
fn all_removed_players_are_taken_back_at_once_each_into_a_team() {
    let more = ["Dan", "Eve", "Fay"].map(|text| (0, text.to_owned()));
    let mut scene = come(more.to_vec());
    let [dan, eve, fay] = [3, 4, 5].map(SeatId);
    let these = |seats: &[SeatId], removed| Request::RemoveThese(seats.to_vec(), removed);
    scene.must_ask_after(0, ADA, these(&[dan, eve, fay], true));
    scene.must_ask_after(0, ADA, Request::SplitIntoTeams(2));
    scene.must_ask_after(0, ADA, these(&[dan, eve, fay, BOB], false));
    assert!(
        ![dan, eve, fay]
            .iter()
            .any(|seat| scene.group.is_removed(*seat))
    );
    let teams = scene.group.teams().iter();
    let mut sizes: Vec<usize> = teams.map(|(_, team)| team.members.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [2, 3], "they are spread");
    let none = scene.ask(ADA, these(&[dan, eve, fay], false));
    assert_eq!(none, Err(GroupRefusal::NobodyChosen));
}

#[test]
fn the_name_of_a_removed_player_is_free_and_they_return_with_a_number() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.must_ask_after(0, ADA, Request::RemoveThese(vec![BOB, CYD], true));
    scene.admit("bob").expect("the name is free");
    let dan = SeatId(3);
    scene.must_ask_after(0, dan, play(Command::Rename(name("Cyd"))));
    let names =
        |scene: &TestGroup| [BOB, CYD, dan].map(|seat| name_of(&scene.group, seat).to_owned());
    assert_eq!(names(&scene), ["Bob 2", "Cyd 2", "Cyd"]);
    scene.admit("Bob").expect("it is free again");
    scene.must_ask_after(0, ADA, Request::RemoveThese(vec![BOB, CYD], false));
    let refused = scene.ask(BOB, play(Command::Rename(name("Bob"))));
    let free = "Bob 2".to_owned();
    let taken = Err(GroupRefusal::Table(Refusal::NameTaken { free }));
    assert_eq!(
        refused, taken,
        "nobody takes it from the player who has it now"
    );
    let restored = Group::restore(&scene.group.snapshot()).expect("a group");
    assert_eq!(restored, scene.group);
}
