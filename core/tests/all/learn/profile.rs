//! Tests of profiles that are carried to another device.

use proptest::prelude::*;
use score_core::dice::Roll;
use score_core::learn::daily::{Day, Mark};
use score_core::learn::practice::{Outcome, Practice};
use score_core::learn::profile::{ImportRefusal, Profile, UnpackRefusal};
use score_core::learn::saved::{
    SavedDay, SavedOwnPractice, SavedPractice, days_in_time, join_days, join_own_practices,
    join_practices,
};
use score_core::learn::statistics::{Answer, Answered, MAX_ANSWERS, Origin, Statistics};
use score_core::link::{
    LinkRefusal, MAX_CARRIED_BYTES, MAX_CODES, MAX_LINK_BYTES, ProfilePart, StatisticsLink,
};
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;

const SCORE: TableGame = TableGame::Score;

fn day(ordinal: u32) -> Day {
    let first: Day = "2026-01-01".parse().expect("a day");
    let mut days = std::iter::successors(Some(first), |day| day.next());
    days.nth(ordinal as usize).expect("a day")
}

fn practice(rolls: u32) -> Practice {
    let mut practice = Practice::default();
    for number in 0..rolls {
        let level = practice.next(SCORE).level;
        let roll = Roll::new(&[1, 2, 3, number]).expect("a roll");
        practice.answer(level, roll, Outcome::Alone);
    }
    practice
}

fn answer(at_ms: u64, player: &str) -> Answer {
    let numbers = [1, 4, 5, (at_ms % 20) as u32 + 1];
    let answered = Answered {
        game: SCORE,
        roll: Roll::new(&numbers).expect("a roll"),
        goal: Goal::new(20).expect("a goal"),
        skill: None,
        hardness: None,
        seconds: (at_ms % 77) as u32,
        hints: 0,
        wrong_calls: 0,
        outcome: Outcome::Alone,
    };
    Answer::new(at_ms * 7_919, day(0), player, Origin::Practice, answered)
}

fn saved_day(player: &str, ordinal: u32, mark: Mark) -> SavedDay {
    let mut saved = SavedDay::new(player, SCORE, day(ordinal));
    saved.progress.rolls[0].mark = mark;
    saved
}

fn profile(rolls: u32, days: u32, answers: u64) -> Profile {
    let mut own = SavedOwnPractice::new("", "practice?goal=12");
    own.practice = practice(rolls + 1);
    let mut usual = SavedPractice::new("", SCORE);
    usual.practice = practice(rolls);
    Profile {
        practices: vec![usual],
        own_practices: vec![own],
        days: (0..days)
            .map(|at| saved_day("", at, Mark::Solved))
            .collect(),
        answers: (0..answers).map(|at_ms| answer(at_ms, "")).collect(),
    }
}

/// The profile in a file that is whole.
fn imported(file: &str) -> Result<Profile, ImportRefusal> {
    let imported = Profile::imported(file)?;
    assert_eq!(imported.count_left_out, 0);
    Ok(imported.profile)
}

fn carried(packed: &[u8]) -> Vec<String> {
    let parts = ProfilePart::all_of(packed).expect("it is small enough");
    parts.iter().map(ProfilePart::to_string).collect()
}

fn read(fragments: &[String]) -> Vec<ProfilePart> {
    let read = |fragment: &String| {
        let (link, refusals) = StatisticsLink::read(fragment);
        assert_eq!(refusals, [], "{fragment}");
        link.part.expect("it carries a part")
    };
    fragments.iter().map(read).collect()
}

#[test]
fn a_packed_profile_is_unpacked_the_same() {
    for profile in [Profile::default(), profile(3, 2, 5), profile(40, 60, 400)] {
        assert_eq!(Profile::unpacked(&profile.packed()), Ok(profile));
    }
}

#[test]
fn a_file_has_practice_and_days_too_and_one_of_answers_alone_is_read() {
    for profile in [Profile::default(), profile(3, 2, 5), profile(40, 60, 400)] {
        assert_eq!(imported(&profile.exported()), Ok(profile));
    }
    let earlier = r#"{"format":"score-statistics","version":1,"answers":[]}"#;
    assert_eq!(imported(earlier), Ok(Profile::default()));
    // Nobody looks at a roll for longer than a day.
    let mut slow = profile(1, 1, 0);
    slow.days[0].progress.rolls[0].seconds = u32::MAX;
    let refused = Err(ImportRefusal::NotStatistics);
    assert_eq!(imported(&slow.exported()), refused);
    assert_eq!(
        Profile::unpacked(&slow.packed()),
        Err(UnpackRefusal::NotAProfile)
    );
}

#[test]
fn records_that_an_earlier_page_has_stored_are_read() {
    let practice = practice(3);
    let mut usual = SavedPractice::new("", SCORE);
    usual.practice = practice.clone();
    let earlier = postcard::to_allocvec(&vec![("", false, practice)]).expect("it can be written");
    let read: Vec<SavedPractice> = postcard::from_bytes(&earlier).expect("it is read");
    assert_eq!(read, [usual]);
    let saved = saved_day("", 4, Mark::Solved);
    let earlier = postcard::to_allocvec(&vec![("", false, day(4), saved.progress)]);
    let earlier = earlier.expect("it can be written");
    let read: Vec<SavedDay> = postcard::from_bytes(&earlier).expect("it is read");
    assert_eq!(read, [saved]);
}

/// Records of Ada from an earlier program, which knew no roll that was solved after its day: as a
/// file, as codes, and as they were stored.
const EARLIER_FILE: &str = r#"{"format":"score-statistics","version":1,
    "answers":[{"at_ms":1767600000000,"day":20260105,"player":"Ada","origin":"daily",
     "game":"score","roll":[1,4,5,7],"goal":20,"skill":"division","hardness":"Medium",
     "seconds":30,"hints":0,"wrong_calls":1,"outcome":"helped"}],
    "practices":[{"player":"Ada","is_24":false,"practice":{"skills":[
     {"in_box":3,"due_at":9},{"in_box":0,"due_at":null},{"in_box":0,"due_at":null},
     {"in_box":0,"due_at":null},{"in_box":0,"due_at":null},{"in_box":0,"due_at":null},
     {"in_box":0,"due_at":null},{"in_box":0,"due_at":null}],"answered":5,
     "returning":[{"level":{"skill":"division","hardness":"Hard"},"roll":[1,2,3,4],"due_at":7}]}}],
    "days":[{"player":"Ada","is_24":true,"day":20260105,"progress":{"rolls":[
     {"mark":"solved","hints":0,"wrong_calls":0,"seconds":20},
     {"mark":"helped","hints":1,"wrong_calls":0,"seconds":300},
     {"mark":"shown","hints":0,"wrong_calls":2,"seconds":9},
     {"mark":"open","hints":0,"wrong_calls":0,"seconds":0},
     {"mark":"solved","hints":0,"wrong_calls":0,"seconds":61}]}}]}"#;

const EARLIER_CODES: &str = "0178da6364764c49646066e4644001ac8ccc4c2c8c4ccc2cec0c8c20158c9da7ae\
    7032323088303132ac6162666002ab070ad83236cc58f7728731481eac9081859185955d84919991518e81911100fa\
    f40ca9";

const EARLIER_DAYS: &str = "01034164610189cad40901000014020100ac0203000209000000000100003d";

const EARLIER_PRACTICES: &str =
    "010341646100030109000000000000000000000000000005010302040102030407";

const EARLIER_ANSWERS: &str = "018098aee9b83389cad409034164610100040104050714010301011e000101";

fn bytes(digits: &str) -> Vec<u8> {
    let digit_pairs = digits.as_bytes().chunks(2);
    let byte = |pair: &[u8]| {
        let pair = std::str::from_utf8(pair).expect("digits");
        u8::from_str_radix(pair, 16).expect("a byte")
    };
    digit_pairs.map(byte).collect()
}

#[test]
fn files_codes_and_storage_of_an_earlier_program_are_read() {
    let earlier = imported(EARLIER_FILE).expect("a file");
    assert_eq!(
        Profile::unpacked(&bytes(EARLIER_CODES)),
        Ok(earlier.clone())
    );
    let stored = Profile {
        practices: postcard::from_bytes(&bytes(EARLIER_PRACTICES)).expect("practices"),
        own_practices: Vec::new(),
        days: postcard::from_bytes(&bytes(EARLIER_DAYS)).expect("days"),
        answers: postcard::from_bytes(&bytes(EARLIER_ANSWERS)).expect("answers"),
    };
    assert_eq!(stored, earlier);
    // It did not know when a roll was solved: its days stay days in a row.
    let counted = days_in_time(&stored.days, "Ada", TableGame::TwentyFour);
    assert_eq!(counted, [day(4)]);
    let marks = stored.days[0].progress.rolls.map(|roll| roll.mark);
    let expected = [
        Mark::Solved,
        Mark::Helped,
        Mark::Shown,
        Mark::Open,
        Mark::Solved,
    ];
    assert_eq!(marks, expected);
}

#[test]
fn a_roll_that_was_solved_later_is_carried() {
    let mut profile = profile(3, 2, 5);
    profile.days[0].progress.rolls[1].mark = Mark::SolvedLater;
    profile.days[0].progress.rolls[2].mark = Mark::HelpedLater;
    assert_eq!(Profile::unpacked(&profile.packed()), Ok(profile.clone()));
    assert_eq!(imported(&profile.exported()), Ok(profile.clone()));
    let stored = postcard::to_allocvec(&profile.days).expect("it can be written");
    assert_eq!(postcard::from_bytes(&stored), Ok(profile.days));
}

#[test]
fn one_player_is_carried_alone() {
    let mut all = profile(3, 2, 2);
    all.practices.push(SavedPractice::new("Ada", SCORE));
    all.days.push(saved_day("Ada", 1, Mark::Helped));
    all.answers.push(answer(9, "Ada"));
    let ada = all.clone().of("Ada");
    assert_eq!(
        (ada.practices.len(), ada.days.len(), ada.answers.len()),
        (1, 1, 1)
    );
    assert!(ada.own_practices.is_empty());
    assert!(all.of("Bea").is_empty());
}

#[test]
fn names_are_written_as_on_the_device_that_takes_them_in() {
    let mut all = profile(1, 1, 1);
    all.practices.push(SavedPractice::new("ada", SCORE));
    all.own_practices
        .push(SavedOwnPractice::new("ada", "practice?goal=12"));
    all.days.push(saved_day("ada", 1, Mark::Helped));
    all.answers.push(answer(9, "ada"));
    let written = all
        .clone()
        .written_as(|name| (name == "ada").then(|| "Ada".to_owned()));
    assert!(written.clone().of("ada").is_empty());
    let names: Vec<&str> = written.players().collect();
    assert_eq!(names, ["", "Ada", "", "Ada", "", "Ada", "", "Ada"]);
    assert_eq!(written.of(""), all.of(""));
}

#[test]
fn a_broken_profile_is_none() {
    let whole = profile(3, 2, 5);
    let packed = whole.packed();
    let mut later = packed.clone();
    later[0] += 1;
    assert_eq!(Profile::unpacked(&later), Err(UnpackRefusal::Later));
    let not_one = Err(UnpackRefusal::NotAProfile);
    assert_eq!(Profile::unpacked(&[]), not_one);
    for at in 1..packed.len() {
        let mut broken = packed.clone();
        broken[at] ^= 0x10;
        // Bits that say nothing may be others, and then it is the same player.
        let read = Profile::unpacked(&broken);
        let is_right = read == not_one || read == Ok(whole.clone());
        assert!(is_right, "byte {at}: {read:?}");
        assert_eq!(Profile::unpacked(&packed[..at]), not_one, "{at} bytes");
    }
    let mut long = profile(1, 0, 1);
    long.answers[0].player = "Adelaide of the Analytical Engine".to_owned();
    assert_eq!(Profile::unpacked(&long.packed()), not_one);
}

#[test]
fn the_oldest_answers_are_left_out_where_codes_hold_no_more() {
    let whole = profile(40, 30, 300);
    let (packed, left_out) = whole.packed_within(MAX_CARRIED_BYTES);
    assert_eq!((Profile::unpacked(&packed), left_out), (Ok(whole), 0));
    let much = profile(40, 30, MAX_ANSWERS as u64);
    let (packed, left_out) = much.packed_within(MAX_CARRIED_BYTES);
    assert!(packed.len() <= MAX_CARRIED_BYTES && left_out > 0);
    let unpacked = Profile::unpacked(&packed).expect("it is one");
    assert_eq!(unpacked.answers, much.answers[left_out..]);
    assert_eq!(
        (&unpacked.days, &unpacked.practices),
        (&much.days, &much.practices)
    );
}

#[test]
fn as_much_as_is_ever_carried_is_read_from_its_links_in_any_order() {
    let (packed, _) = profile(40, 30, MAX_ANSWERS as u64).packed_within(MAX_CARRIED_BYTES);
    let mut links = carried(&packed);
    assert!(links.len() <= MAX_CODES && links.len() > 1);
    assert!(links.iter().all(|link| link.len() <= MAX_LINK_BYTES));
    links.reverse();
    assert_eq!(ProfilePart::joined(&read(&links)), Some(packed));
    // One is missing.
    assert_eq!(ProfilePart::joined(&read(&links[1..])), None);
    // More than codes hold.
    assert_eq!(ProfilePart::all_of(&[0; MAX_CARRIED_BYTES + 1]), None);
}

#[test]
fn parts_of_two_players_are_distinguished() {
    let one = read(&carried(&profile(3, 2, 5).packed()));
    let other = read(&carried(&profile(3, 2, 6).packed()));
    assert!(one[0].is_of(&one[0]) && !one[0].is_of(&other[0]));
}

#[test]
fn a_broken_link_to_a_player_is_refused() {
    for (fragment, key) in [
        ("statistics?part=9&of=9&check=ab&carried=AA", "part"),
        ("statistics?part=3&of=2&check=ab&carried=AA", "part"),
        ("statistics?part=1&of=2&check=xyz&carried=AA", "check"),
        ("statistics?part=1&of=2&check=ab&carried=A$A", "carried"),
        ("statistics?part=1&of=2&check=ab", "carried"),
        ("statistics?carried=AA", "carried"),
    ] {
        let (link, refusals) = StatisticsLink::read(fragment);
        assert_eq!(link.part, None, "{fragment}");
        let is_named = |refusal: &LinkRefusal| matches!(refusal, LinkRefusal::BadValue { key: of, .. } if of == key);
        assert!(refusals.iter().any(is_named), "{fragment}: {refusals:?}");
    }
    assert_eq!(
        StatisticsLink::read("statistics"),
        (StatisticsLink::default(), Vec::new())
    );
}

/// The players of the two devices below.
const PLAYERS: [&str; 2] = ["Ada", "Bea"];

/// The profile that one of two devices keeps: its answers are its own, and so are its days but
/// for the first, of which each of the two has done another part.
fn device(is_first: bool, rolls: u32, days: u32, answers: u64) -> Profile {
    let of_player = |player: &str| {
        let mut usual = SavedPractice::new(player, SCORE);
        usual.practice = practice(rolls);
        let mut own = SavedOwnPractice::new(player, "practice?goal=12");
        own.practice = practice(rolls + 1);
        (usual, own)
    };
    let (practices, own_practices) = PLAYERS.into_iter().map(of_player).unzip();
    let days_of = |player: &'static str| {
        let mut shared = saved_day(player, 0, Mark::Open);
        let rolls = &mut shared.progress.rolls;
        (rolls[0].hints, rolls[1].mark, rolls[2].mark, rolls[3].mark) = match is_first {
            true => (1, Mark::Solved, Mark::Helped, Mark::Open),
            false => (2, Mark::Open, Mark::Shown, Mark::Shown),
        };
        let own = (1..=days).map(move |at| {
            let ordinal = 2 * at + u32::from(is_first);
            saved_day(player, ordinal, Mark::Solved)
        });
        std::iter::once(shared).chain(own)
    };
    let answers = (0..answers).map(|at| {
        let at_ms = 2 * at + u64::from(is_first);
        answer(at_ms, PLAYERS[(at % 2) as usize])
    });
    Profile {
        practices,
        own_practices,
        days: PLAYERS.into_iter().flat_map(days_of).collect(),
        answers: answers.collect(),
    }
}

/// Takes in a profile that another device has packed into codes.
fn merge(own: &mut Profile, packed: &[u8]) {
    let other = Profile::unpacked(packed).expect("it is one");
    join_days(&mut own.days, &other.days);
    join_practices(&mut own.practices, &other.practices);
    join_own_practices(&mut own.own_practices, &other.own_practices);
    let mut statistics = Statistics::default();
    statistics.merge(own.answers.clone());
    statistics.merge(other.answers);
    own.answers = statistics.answers().to_vec();
}

proptest! {
    /// Taking players in twice is taking them in once, and their own device changes nothing.
    #[test]
    fn taking_in_after_carrying_changes_nothing(
        here in (0_u32..20, 0_u32..10, 0_u64..20),
        there in (0_u32..20, 0_u32..10, 0_u64..20),
    ) {
        let mut one = device(true, here.0, here.1, here.2);
        let other = device(false, there.0, there.1, there.2);
        let before = one.clone();
        merge(&mut one, &before.packed());
        prop_assert_eq!(&one, &before);
        merge(&mut one, &other.packed());
        let once = one.clone();
        merge(&mut one, &other.packed());
        prop_assert_eq!(&one, &once);
        // No answer and no day is lost.
        prop_assert_eq!(one.answers.len() as u64, here.2 + there.2);
        prop_assert_eq!(one.days.len() as u32, 2 * (here.1 + there.1 + 1));
        for player in PLAYERS {
            let (one, other) = (one.clone().of(player), other.clone().of(player));
            let before = before.clone().of(player);
            let is_there = |it: &Answer| one.answers.contains(it);
            prop_assert!(before.answers.iter().chain(&other.answers).all(is_there));
            // Both have answered the same rolls, one of them more of them.
            prop_assert_eq!(one.practices[0].practice.answered(), here.0.max(there.0));
            prop_assert_eq!(
                one.own_practices[0].practice.answered(),
                here.0.max(there.0) + 1
            );
            // Of the day that both have begun: the most that was done, and the further end.
            let shared = one.days.iter().find(|it| it.day() == day(0));
            let rolls = shared.expect("the day").progress.rolls;
            prop_assert_eq!((rolls[0].mark, rolls[0].hints), (Mark::Open, 2));
            let marks = [rolls[1].mark, rolls[2].mark, rolls[3].mark];
            prop_assert_eq!(marks, [Mark::Solved, Mark::Helped, Mark::Shown]);
        }
    }

    /// Three devices that are brought together have the same, in any order.
    #[test]
    fn devices_agree_in_any_order(
        a in (0_u32..12, 0_u32..6, 0_u64..12),
        b in (0_u32..12, 0_u32..6, 0_u64..12),
        c in (0_u32..12, 0_u32..6, 0_u64..12),
    ) {
        let a = device(true, a.0, a.1, a.2);
        let b = device(false, b.0, b.1, b.2);
        let mut c = device(false, c.0, c.1, c.2);
        // The same answers, of a device that counts other seconds.
        c.answers.iter_mut().for_each(|it| it.seconds += 1);
        let together = |one: &Profile, other: &Profile| {
            let mut both = one.clone();
            merge(&mut both, &other.packed());
            // The order of these lists says which were practised last on this device.
            both.days.sort_by_key(|it| (it.player().to_owned(), it.day()));
            both.practices.sort_by_key(|it| it.player().to_owned());
            both.own_practices.sort_by_key(|it| it.player().to_owned());
            both
        };
        prop_assert_eq!(together(&a, &b), together(&b, &a));
        let one = together(&together(&a, &b), &c);
        prop_assert_eq!(&one, &together(&a, &together(&b, &c)));
        prop_assert_eq!(&one, &together(&together(&c, &b), &a));
        prop_assert_eq!(together(&one, &b), one);
    }

    #[test]
    fn any_text_behind_the_sign_of_statistics_is_read(fragment in ".{0,120}") {
        let (link, _) = StatisticsLink::read(&fragment);
        if let Some(part) = link.part {
            let again = StatisticsLink::read(&part.to_string());
            prop_assert_eq!(again.0.part, Some(part));
        }
    }
}

#[test]
fn a_file_of_one_player_has_nothing_of_another_and_all_files_have_everything() {
    let mut ben = SavedPractice::new("Ben", SCORE);
    ben.practice = practice(4);
    let mut both = profile(3, 2, 5);
    both.practices.push(ben);
    both.days.push(saved_day("Ben", 1, Mark::Shown));
    both.answers
        .extend((5..8).map(|at_ms| answer(at_ms, "Ben")));
    assert_eq!(both.names(), ["", "Ben"]);
    let of = |player: &str| imported(&both.clone().of(player).exported()).expect("a file");
    let (unnamed, ben) = (of(""), of("Ben"));
    assert_eq!(
        (unnamed.names(), ben.names()),
        (vec![String::new()], vec!["Ben".to_owned()])
    );
    assert_eq!(unnamed, profile(3, 2, 5));
    let mut together = unnamed;
    merge(&mut together, &ben.packed());
    let mut whole = Profile::default();
    merge(&mut whole, &both.packed());
    assert_eq!(together.of("Ben"), whole.of("Ben"));
}
