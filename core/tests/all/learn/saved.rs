//! Practice and days as a device keeps them; the oldest go if there is too much.

use score_core::learn::daily::{Day, Mark};
use score_core::learn::saved::{
    MAX_DAYS, MAX_PRACTICES, SavedDay, SavedOwnPractice, SavedPractice, day_of, join_days,
    join_own_practices, join_practices, own_practice_of, practice_of,
};
use score_core::table::game::TableGame;

const SCORE: TableGame = TableGame::Score;

fn days() -> impl Iterator<Item = Day> {
    let first: Day = "2026-01-01".parse().expect("a day");
    std::iter::successors(Some(first), |day| day.next())
}

fn days_of(player: &str, count: usize) -> Vec<SavedDay> {
    let days = days().take(count);
    days.map(|day| SavedDay::new(player, SCORE, day)).collect()
}

fn practices(first: usize, count: usize) -> Vec<SavedPractice> {
    let players = (first..first + count).map(|number| format!("player {number}"));
    let practices = players.map(|player| SavedPractice::new(&player, SCORE));
    practices.collect()
}

fn own_practices(first: usize, count: usize) -> Vec<SavedOwnPractice> {
    let settings = (first..first + count).map(|goal| format!("practice?goal={goal}"));
    let practices = settings.map(|setting| SavedOwnPractice::new("", &setting));
    practices.collect()
}

#[test]
fn the_first_day_that_was_begun_goes() {
    let mut kept = days_of("", MAX_DAYS);
    let next = days().nth(MAX_DAYS).expect("a day");
    // One that was begun stays where it is.
    let first = kept[0].day();
    day_of(&mut kept, "", SCORE, first).rolls[0].mark = Mark::Solved;
    assert_eq!(kept[0].progress.rolls[0].mark, Mark::Solved);
    day_of(&mut kept, "", SCORE, next).rolls[0].mark = Mark::Shown;
    assert_eq!(kept.len(), MAX_DAYS);
    assert_eq!(Some(kept[0].day()), days().nth(1));
    let last = kept.last().expect("a day");
    assert_eq!(
        (last.day(), last.progress.rolls[0].mark),
        (next, Mark::Shown)
    );
}

#[test]
fn the_practice_of_longest_ago_goes() {
    let mut usual = practices(0, MAX_PRACTICES);
    practice_of(&mut usual, "player 0", SCORE);
    practice_of(&mut usual, "player new", SCORE);
    let has = |player: &str| usual.iter().any(|it| it.is_of(player, SCORE));
    assert_eq!(usual.len(), MAX_PRACTICES);
    assert!(has("player 0") && has("player new") && !has("player 1"));

    let mut own = own_practices(0, MAX_PRACTICES);
    own_practice_of(&mut own, "", "practice?goal=0");
    own_practice_of(&mut own, "", "practice?goal=999");
    let has = |setting: &str| own.iter().any(|it| it.is_of("", setting));
    assert_eq!(own.len(), MAX_PRACTICES);
    assert!(has("practice?goal=0") && has("practice?goal=999") && !has("practice?goal=1"));
}

#[test]
fn no_record_of_this_device_goes_for_an_imported_one() {
    let mut kept = days_of("", MAX_DAYS);
    join_days(&mut kept, &days_of("Ada", MAX_DAYS));
    assert_eq!(kept, days_of("", MAX_DAYS));

    let mut usual = practices(0, MAX_PRACTICES);
    join_practices(&mut usual, &practices(1, MAX_PRACTICES));
    assert_eq!(usual, practices(0, MAX_PRACTICES));

    let mut own = own_practices(0, MAX_PRACTICES);
    join_own_practices(&mut own, &own_practices(1, MAX_PRACTICES));
    assert_eq!(own, own_practices(0, MAX_PRACTICES));
}

#[test]
fn the_last_imported_records_fill_the_free_places_and_go_first_later() {
    let mut usual = practices(0, MAX_PRACTICES - 2);
    let others = practices(MAX_PRACTICES, 3);
    join_practices(&mut usual, &others);
    assert_eq!(usual.len(), MAX_PRACTICES);
    assert_eq!(usual[..2], others[1..]);
    assert_eq!(usual[2..], practices(0, MAX_PRACTICES - 2));
    let once = usual.clone();
    join_practices(&mut usual, &others);
    assert_eq!(usual, once);
    practice_of(&mut usual, "player new", SCORE);
    assert!(!usual.contains(&others[1]) && usual.contains(&others[2]));
}
