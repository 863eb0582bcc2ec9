//! The calling table as the page shows it: the points, their reasons, and the verdict; one row for
//! each sentence. The tests of core and relay have all rows.

use score_tests::play::Operator;
use score_tests::{Page, specs};

use Act::{GiveUp, Impossible, Miss, Reach, Score, Sure, Wait};

specs! {
    in_one: [
        every_call_has_its_points_and_its_sentence_alone_and_together,
    ],
}

/// The numbers of rolls: 20 is 5 × 4 × 1, and neither all numbers nor some with the last one sum up
/// to it.
const POSSIBLE: &str = "1.4.5.";
/// The last numbers of such rolls: a roll brings points once.
const LAST: [u32; 10] = [7, 6, 8, 9, 12, 13, 16, 17, 18, 19];
/// Some of the 104 have these, and the last ones of [`LAST_IMPOSSIBLE`].
const IMPOSSIBLE: &str = "1.1.1.";
const LAST_IMPOSSIBLE: [u32; 9] = [4, 5, 6, 7, 12, 13, 14, 15, 16];

/// An act of a player.
#[derive(Clone, Copy, Debug)]
enum Act {
    Score,
    Impossible,
    /// Makes 20.
    Reach,
    /// Adds all numbers up.
    Miss,
    GiveUp,
    Sure,
    /// Nobody does anything for so many seconds.
    Wait(u32),
}

/// The acts of a roll; each player's points for it; and the words of the page on them.
struct Row {
    roll: &'static str,
    acts: &'static [(usize, Act)],
    points: &'static [i64],
    said: &'static str,
}

const fn row(
    roll: &'static str,
    acts: &'static [(usize, Act)],
    points: &'static [i64],
    said: &'static str,
) -> Row {
    Row {
        roll,
        acts,
        points,
        said,
    }
}

/// Plays rows one after the other at one table. `seats`: how many sit at the screen; with the
/// rows their house rules, as in an address.
#[track_caller]
fn check(page: &Page, seats: usize, tables: &[(&str, &[Row])]) {
    let mut totals = vec![0; seats];
    let (mut possible, mut impossible) = (LAST.iter(), LAST_IMPOSSIBLE.iter());
    let rows = tables
        .iter()
        .flat_map(|(rules, rows)| rows.iter().map(move |row| (*rules, row)));
    for (rules, row) in rows {
        let last = match row.roll {
            POSSIBLE => possible.next(),
            _ => impossible.next(),
        };
        let roll = format!("{}{}", row.roll, last.expect("a roll for each row"));
        page.go_to(&format!("#play?roll={roll}{rules}&seed=1&clock=0"));
        page.expect_phase("thinking");
        for (seat, act) in row.acts {
            play_act(page, (seats > 1).then_some(*seat), *act);
        }
        let verdict = page.expect_settlement();
        let solvable = row.roll == POSSIBLE;
        let word = if solvable { "possible" } else { "impossible" };
        assert_eq!(verdict, format!("20 was {word}"), "{:?}", row.acts);
        page.expect_shown(&format!("#verdict.{word}"));
        page.expect_text("#points", row.said);
        assert_eq!(page.seconds(), None, "a clock still runs: {:?}", row.acts);
        for (seat, points) in row.points.iter().enumerate() {
            totals[seat] += points;
            page.expect_points(seat, totals[seat]);
        }
    }
}

#[track_caller]
fn play_act(page: &Page, seat: Option<usize>, act: Act) {
    match act {
        Score => page.call_score(seat),
        Impossible => page.call_impossible(seat),
        Reach => {
            page.type_step("5*4");
            page.expect_count(3);
            page.type_step("20*1");
        }
        Miss => {
            while page.numbers().len() > 1 {
                let numbers = page.numbers();
                page.step(&numbers[0], Operator::Add, &numbers[1]);
                page.expect_count(numbers.len() - 1);
            }
        }
        GiveUp => page.give_up(),
        Sure => page.am_sure(),
        Wait(time_s) => page.advance(time_s * 1_000),
    }
}

const SHOWN: &str = "+1 SCORE, and shown.";
const NOT_SHOWN: &str = "−1 SCORE: no way shown.";
const FOUND: &str = "−2 IMPOSSIBLE, but there is a way.";
const PROVED: &str = "+1 IMPOSSIBLE, and it is.";
const REGAINED: &str = "−1 IMPOSSIBLE costs 2, and showing it yourself wins 1 back.";
const MISTAKEN: &str = "−3 SCORE was not shown (−1), and IMPOSSIBLE was mistaken (−2).";
const EVEN: &str = "0 SCORE was not shown (−1), but IMPOSSIBLE stood (+1).";
const BLOCKED: &str = "−2 SCORE was not shown (−1), and by the blocking rule that costs 1 more.";

fn every_call_has_its_points_and_its_sentence_alone_and_together(page: &Page) {
    page.open("#play?clock=0");
    alone(page);
    page.turn_to("players");
    page.seat(&TWO);
    together(page);
}

#[track_caller]
fn alone(page: &Page) {
    let rows = [
        row(
            POSSIBLE,
            &[(0, Score), (0, Wait(29)), (0, Reach)],
            &[1],
            SHOWN,
        ),
        row(POSSIBLE, &[(0, Score), (0, Wait(30))], &[-1], NOT_SHOWN),
        row(IMPOSSIBLE, &[(0, Impossible), (0, Wait(60))], &[1], PROVED),
        row(POSSIBLE, &[(0, Impossible), (0, Sure)], &[-2], FOUND),
        row(
            POSSIBLE,
            &[(0, Impossible), (0, Score), (0, Reach)],
            &[-1],
            REGAINED,
        ),
        row(
            POSSIBLE,
            &[(0, Impossible), (0, Score), (0, GiveUp)],
            &[-3],
            MISTAKEN,
        ),
        row(
            IMPOSSIBLE,
            &[(0, Impossible), (0, Score), (0, Wait(30))],
            &[0],
            EVEN,
        ),
    ];
    let blocking = [row(
        IMPOSSIBLE,
        &[(0, Impossible), (0, Score), (0, GiveUp)],
        &[-2],
        BLOCKED,
    )];
    check(page, 1, &[("", &rows), ("&blocking=1", &blocking)]);
}

const TWO: [&str; 2] = ["Ada", "Ben"];

/// The sentences for one player's calls are the same as alone, with a name before them.
#[track_caller]
fn together(page: &Page) {
    let rows = [
        row(
            IMPOSSIBLE,
            &[(0, Impossible), (0, Wait(60))],
            &[1, 0],
            "+1 Ada: IMPOSSIBLE, and nobody called SCORE.",
        ),
        row(
            POSSIBLE,
            &[
                (0, Impossible),
                (0, Wait(59)),
                (1, Score),
                (1, Wait(29)),
                (1, Reach),
            ],
            &[-2, 1],
            "+1 Ben: SCORE, and shown. −2 Ada: IMPOSSIBLE, but it was shown.",
        ),
        row(
            IMPOSSIBLE,
            &[(0, Impossible), (1, Score), (1, Wait(30))],
            &[1, -1],
            "−1 Ben: SCORE: no way shown. +1 Ada: IMPOSSIBLE, and nobody showed otherwise.",
        ),
        // Among players a bluff that nobody proves wrong wins.
        row(
            POSSIBLE,
            &[(1, Impossible), (0, Score), (0, Miss)],
            &[-1, 1],
            "−1 Ada: SCORE: no way shown. +1 Ben: IMPOSSIBLE counts: there is a way, but nobody showed it.",
        ),
        // Whether it was possible does not count among players.
        row(
            POSSIBLE,
            &[(1, Impossible), (1, Score), (1, GiveUp)],
            &[0, 0],
            "0 Ben: SCORE was not shown (−1), but IMPOSSIBLE stood (+1).",
        ),
    ];
    check(page, 2, &[("", &rows)]);
}
