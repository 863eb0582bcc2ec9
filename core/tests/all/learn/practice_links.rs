//! Addresses of practice and of the day.

use proptest::prelude::*;
use score_core::learn::daily::Day;
use score_core::learn::level::Setting;
use score_core::learn::skill::Skill;
use score_core::link::{DailyLink, LinkRefusal, PracticeLink};
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty::Hardness;

#[test]
fn an_address_opens_a_level() {
    let (link, refusals) = PracticeLink::read("#practice?game=24&skill=fractions&level=very-hard");
    assert_eq!(refusals, []);
    assert_eq!(link.setting(), Setting::usual(TableGame::TwentyFour));
    assert_eq!(link.skill, Some(Skill::Fractions));
    assert_eq!(link.hardness, Some(Hardness::VeryHard));
    let (link, refusals) = PracticeLink::read("practice?goal=12&dice=6.6.6&skill=joining");
    assert_eq!(refusals, []);
    assert_eq!(link.setting().goal(), Goal::new(12).expect("a goal"));
    assert_eq!(
        link.to_string(),
        "practice?skill=joining&goal=12&dice=6.6.6"
    );
}

#[test]
fn a_setting_that_no_level_has_is_named() {
    for (fragment, key) in [
        ("practice?skill=magic", "skill"),
        ("practice?level=hopeless", "level"),
        ("practice?game=chess", "game"),
        ("practice?dice=6.6.6.6.6", "dice"),
        ("practice?goal=1000", "goal"),
        // There is no roll for these.
        ("practice?game=24&skill=joining", "skill"),
        ("practice?skill=fractions&level=easy", "level"),
    ] {
        let (_, refusals) = PracticeLink::read(fragment);
        let named = |refusal: &LinkRefusal| matches!(refusal, LinkRefusal::BadValue { key: of, .. } if of == key);
        assert!(
            refusals.len() == 1 && named(&refusals[0]),
            "{fragment}: {refusals:?}"
        );
    }
    let (_, refusals) = PracticeLink::read("practice?colour=red");
    assert!(matches!(&refusals[..], [LinkRefusal::UnknownKey { .. }]));
}

#[test]
fn an_address_opens_exactly_that_day() {
    let (link, refusals) = DailyLink::read("#daily?day=2026-11-23&game=24");
    assert_eq!(refusals, []);
    assert_eq!(link.day, Day::of_number(20_261_123));
    assert_eq!(link.game, Some(TableGame::TwentyFour));
    assert_eq!(link.to_string(), "daily?day=2026-11-23&game=24");
    for fragment in [
        "daily?day=2026-02-30",
        "daily?day=today",
        "daily?day=2025-12-31",
    ] {
        let (link, refusals) = DailyLink::read(fragment);
        assert_eq!((link.day, refusals.len()), (None, 1), "{fragment}");
    }
}

proptest! {
    #[test]
    fn any_text_behind_the_sign_is_read_and_written_again(fragment in ".{0,80}") {
        let (practice, _) = PracticeLink::read(&fragment);
        prop_assert_eq!(PracticeLink::read(&practice.to_string()).0, practice);
        let (daily, _) = DailyLink::read(&fragment);
        prop_assert_eq!(DailyLink::read(&daily.to_string()).0, daily);
    }

    #[test]
    fn a_level_that_is_written_is_read(
        game in prop::sample::select(TableGame::ALL.to_vec()),
        skill in prop::option::of(prop::sample::select(Skill::ALL.to_vec())),
        goal in 0_u32..=999,
    ) {
        let setting = Setting::own(game, Goal::new(goal), None).expect("a setting");
        let link = PracticeLink::to(&setting, skill, None);
        let (read, refusals) = PracticeLink::read(&link.to_string());
        prop_assert_eq!(read.setting(), setting);
        if refusals.is_empty() {
            prop_assert_eq!(read.skill, skill);
        }
    }
}
