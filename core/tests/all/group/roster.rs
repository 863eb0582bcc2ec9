//! The people at a table as a page remembers them.

use std::slice;

use score_core::group::entry::GroupKind;
use score_core::group::request::VisitorId;
use score_core::relay_session::roster::{PRESENCE_BATCH_MS, PresenceChanges, Roster};
use score_core::table::event::Event;
use score_core::wire::{RollVotes, Visitor, Wish};

use super::fixture::{ADA, BOB, CYD, START_MS, TestGroup, name};

fn presence_changes(came: &[&str], went: &[&str]) -> Option<PresenceChanges> {
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    Some(PresenceChanges {
        came: names(came),
        went: names(went),
    })
}

fn visitor(id: u64) -> Visitor {
    Visitor {
        id: VisitorId(id),
        wish: Wish::LookOn { number: 1 },
    }
}

#[test]
fn players_who_came_and_went_are_announced_together_and_once() {
    let mut roster = Roster::default();
    assert_eq!(roster.presence_changes(START_MS), None);
    roster.note_presence(START_MS, BOB, "Bob", true);
    roster.note_presence(START_MS + 1, ADA, "Ada", false);
    roster.note_presence(START_MS + PRESENCE_BATCH_MS - 1, CYD, "Cyd", true);
    assert_eq!(
        roster.presence_changes(START_MS + PRESENCE_BATCH_MS - 1),
        None
    );
    let all = presence_changes(&["Bob", "Cyd"], &["Ada"]);
    assert_eq!(roster.presence_changes(START_MS + PRESENCE_BATCH_MS), all);
    assert_eq!(
        roster.presence_changes(START_MS + 2 * PRESENCE_BATCH_MS),
        None
    );
}

#[test]
fn a_player_who_is_back_or_gone_at_once_is_not_mentioned() {
    let mut roster = Roster::default();
    roster.note_presence(START_MS, BOB, "Bob", false);
    roster.note_presence(START_MS + 1, BOB, "Bob", true);
    roster.note_presence(START_MS + 2, CYD, "Cyd", true);
    roster.note_presence(START_MS + 3, CYD, "Cyd", false);
    assert_eq!(
        roster.presence_changes(START_MS + 2 * PRESENCE_BATCH_MS),
        None
    );
    // Others wait from the first of them on.
    roster.note_presence(START_MS + 9_000, BOB, "Bob", false);
    assert_eq!(
        roster.presence_changes(START_MS + 9_000 + PRESENCE_BATCH_MS - 1),
        None
    );
    let bob = presence_changes(&[], &["Bob"]);
    assert_eq!(
        roster.presence_changes(START_MS + 9_000 + PRESENCE_BATCH_MS),
        bob
    );
}

#[test]
fn a_player_who_came_to_one_table_is_not_announced_at_the_next() {
    let mut roster = Roster::default();
    roster.note_presence(START_MS, BOB, "Bob", true);
    roster.note_presence(START_MS, CYD, "Cyd", false);
    roster.begin();
    assert_eq!(roster.presence_changes(START_MS + PRESENCE_BATCH_MS), None);
    // Nor do the later ones wait as if the first had come then.
    roster.note_presence(START_MS + PRESENCE_BATCH_MS, ADA, "Ada", true);
    assert_eq!(roster.presence_changes(START_MS + PRESENCE_BATCH_MS), None);
}

#[test]
fn a_departed_player_keeps_their_last_name_but_not_at_another_table() {
    let scene = TestGroup::of(GroupKind::Created);
    let mut roster = Roster::default();
    assert_eq!(roster.name(ADA), None);
    roster.learn_table(scene.group.table());
    let bob = scene.group.table().seat(BOB).expect("Bob sits there");
    assert_eq!(roster.name(BOB), Some(bob.name.as_str()));
    let seat = BOB;
    let renamed = Event::Renamed {
        seat,
        name: name("Rob"),
    };
    roster.learn_events(&[renamed, Event::Left { seat }]);
    assert_eq!(roster.name(BOB), Some("Rob"));
    roster.begin();
    assert_eq!(roster.name(BOB), None);
}

#[test]
fn a_visitor_is_news_until_they_are_known_and_again_after_they_had_left() {
    let mut roster = Roster::default();
    let (one, other) = (visitor(1), visitor(2));
    assert!(!roster.has_visitors());
    assert_eq!(roster.note_visitors(slice::from_ref(&one)), [&one]);
    let both = [one.clone(), other.clone()];
    assert_eq!(roster.note_visitors(&both), [&other]);
    assert!(roster.has_visitors());
    assert!(roster.note_visitors(&[]).is_empty());
    assert!(!roster.has_visitors());
    assert_eq!(roster.note_visitors(&both), [&one, &other]);
    roster.begin();
    assert!(!roster.has_visitors());
}

#[test]
fn votes_are_news_where_more_ask_or_the_roll_is_another() {
    let mut roster = Roster::default();
    let votes = |round, asked| Some((round, RollVotes { asked, needed: 3 }));
    assert!(!roster.note_votes(None));
    assert!(roster.note_votes(votes(7, 1)));
    assert!(!roster.note_votes(votes(7, 1)));
    assert!(roster.note_votes(votes(7, 2)));
    assert!(roster.note_votes(votes(9, 2)));
    assert!(!roster.note_votes(None));
    assert!(roster.note_votes(votes(9, 2)));
    // Another table can have an entry of the same number.
    roster.begin();
    assert!(roster.note_votes(votes(9, 2)));
}

#[test]
fn a_player_with_the_name_of_a_removed_one_is_announced_once() {
    let mut roster = Roster::default();
    assert_eq!(roster.note_namesakes(&[BOB]), [BOB]);
    assert_eq!(roster.note_namesakes(&[BOB, CYD]), [CYD]);
    // After another visit nobody has been announced.
    assert_eq!(roster.note_namesakes(&[CYD]), []);
    roster.begin();
    assert_eq!(roster.note_namesakes(&[CYD]), [CYD]);
}
