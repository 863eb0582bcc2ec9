//! Planned lessons in both ways of playing: sixty pupils without a browser, and four pages: the
//! host's, the wall and two pupils'. Ten rounds of both, with all that a relay must keep, are in its
//! own tests (`lessons.rs`); here pages show them.

use score_core::arith::op::Op;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::table::round::Round;
use score_core::wire::TableSelector;
use score_tests::play::Operator;
use score_tests::site::Plan;
use score_tests::{Engine, Page, Pupil, Site, specs};
use serde_json::json;

use crate::group_play::complain_of_nothing;

specs! {
    in_one: [
        sixty_pupils_and_four_pages_play_planned_lessons_in_both_ways,
    ],
}

/// The number of pupils without a browser, and of those who come late.
const PUPILS: usize = 60;
const LATE: usize = 10;

/// The number of pupils with a page.
const PAGES: usize = 2;

/// The rolls of a lesson that everyone plays. All of them, and of the next one, but those with
/// 1 1 1 make 20 by their third number times their second and then times their first.
const ROLLS: [[&str; 4]; 4] = [
    ["1", "4", "5", "7"],
    ["1", "1", "1", "4"],
    ["1", "2", "10", "12"],
    ["1", "4", "5", "9"],
];

/// The round in which the latecomers come, that in which the relay is started again, and that in
/// which the host's laptop sleeps.
const LATE_ROUND: usize = 1;
const RESTART_ROUND: usize = 2;
const SLEEP_ROUND: usize = 3;

/// The rolls of a lesson by calls, and the caller of each round; one of them cannot show it. While
/// the last one shows it the relay is started again.
const CALLED: [([&str; 4], Caller); 4] = [
    (["1", "4", "5", "11"], Caller::Pupil(3)),
    (["1", "1", "1", "5"], Caller::Page(0)),
    (["1", "2", "10", "17"], Caller::Pupil(10)),
    (["1", "4", "5", "13"], Caller::Page(1)),
];
const FAILED_ROUND: usize = 2;

/// The points for the calls; all others get nothing.
const POINTS: [(&str, i32); 4] = [
    ("Pupil 03", 1),
    ("Page 0", 1),
    ("Pupil 10", -1),
    ("Page 1", 1),
];

/// A pupil without a browser, or one with a page.
#[derive(Clone, Copy)]
enum Caller {
    Pupil(usize),
    Page(usize),
}

/// How long an IMPOSSIBLE must wait before it counts.
const IMPOSSIBLE_MS: u64 = 60_000;

/// How long the laptop sleeps.
const SLEEP_MS: u64 = 120_000;

/// The deed of a pupil in a round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Solves,
    SaysImpossible,
    MakesAStep,
    Nothing,
}

/// The deed of the pupil of this number in this round; a pupil who would solve an impossible roll
/// says that it is impossible.
fn deed(number: usize, round: usize) -> Deed {
    match (number + round) % 5 {
        0 | 1 if is_possible(&ROLLS[round]) => Deed::Solves,
        0..=2 => Deed::SaysImpossible,
        3 => Deed::MakesAStep,
        _ => Deed::Nothing,
    }
}

fn is_possible(roll: &[&str; 4]) -> bool {
    roll[..3] != ["1", "1", "1"]
}

fn is_right(number: usize, round: usize) -> bool {
    match deed(number, round) {
        Deed::Solves => true,
        Deed::SaysImpossible => !is_possible(&ROLLS[round]),
        Deed::MakesAStep | Deed::Nothing => false,
    }
}

struct Class<'a> {
    site: Site,
    host: &'a Page,
    /// The wall, and then the pupils who have a page.
    others: Vec<Page>,
    code: String,
    pupils: Vec<Pupil>,
}

fn sixty_pupils_and_four_pages_play_planned_lessons_in_both_ways(page: &Page) {
    // The relay and the fold are the same for all engines.
    if page.engine() != Engine::Chromium {
        return;
    }
    let mut class = Class::begin(page);
    for round in 0..ROLLS.len() {
        class.play(round);
    }
    class.the_report_has_counted_each_answer_once();
    class.take_the_lesson_by_calls();
    let before = class.points();
    for round in 0..CALLED.len() {
        class.play_by_a_call(round);
    }
    class.the_points_have_counted_each_call_once(&before);
    complain_of_nothing(&class.others);
}

/// A lesson of these rolls, as in an address.
fn lesson<'a>(way: &str, rolls: impl Iterator<Item = &'a [&'a str; 4]>) -> String {
    let rolls: Vec<String> = rolls.map(|roll| roll.join(".")).collect();
    format!("20_6.6.12.20_{way}_{}_end", rolls.join("_"))
}

impl<'a> Class<'a> {
    fn begin(host: &'a Page) -> Class<'a> {
        let site = Site::start(Plan {
            has_relay: true,
            has_room_for_a_school: true,
            ..Plan::default()
        });
        let others = host.others(1 + PAGES);
        let lesson = lesson("everyone", ROLLS.iter());
        host.open_group(&site, &format!("#group?lesson={lesson}"));
        host.fill("#lesson-name", "Ada");
        host.fill("#lesson-table", "Class 5b");
        host.press("#lesson-make-form button");
        host.expect_table();
        let code = host.code();
        others[0].open_group(&site, &format!("#group?table={code}&watch"));
        for (number, other) in others[1..].iter().enumerate() {
            other.come_by_link(&site, &format!("Page {number}"), &code);
        }
        let mut class = Class {
            site,
            host,
            others,
            code,
            pupils: Vec::new(),
        };
        class.seat(PUPILS - LATE);
        class
    }

    /// Seats pupils until there are so many.
    fn seat(&mut self, count: usize) {
        for number in self.pupils.len()..count {
            let selector = TableSelector::Join(self.code.clone());
            let pupil = Pupil::come(&self.site, selector, &name(number), number as u64);
            self.pupils.push(pupil.expect("there is room"));
        }
    }

    fn play(&mut self, round: usize) {
        // A newcomer in the middle of a roll would look on.
        if round == LATE_ROUND {
            self.seat(PUPILS);
        }
        self.host.turn_side_to("host");
        self.host.press("#lesson-deal");
        self.everybody_has(round);
        for (number, pupil) in self.pupils.iter().enumerate() {
            pupil.hear_until(|known| {
                let table = known.group().expect("a table").table();
                table.everyone_is_open() && table.rounds() as usize == round + 1
            });
            act(pupil, number, round);
        }
        self.pages_answer(round);
        match round {
            RESTART_ROUND => self.restart(),
            SLEEP_ROUND => self.sleep(),
            _ => {}
        }
        self.the_live_board_is_right(round);
        self.host.end_round();
        for page in self.others.iter().chain([self.host]) {
            page.expect_settlement();
        }
    }

    /// After the first lesson the host goes on with another one.
    fn take_the_lesson_by_calls(&self) {
        self.host.press("#report-back");
        self.host.expect_table();
        let lesson = lesson("call", CALLED.iter().map(|(roll, _)| roll));
        self.host.go_to(&format!("#group?lesson={lesson}"));
        self.host.press("#lesson-take-link");
        self.host.press("#lesson-take");
        self.host.expect_table();
    }

    fn play_by_a_call(&mut self, round: usize) {
        let (roll, caller) = &CALLED[round];
        self.host.turn_side_to("host");
        self.host.press("#lesson-deal");
        for page in self.others.iter().chain([self.host]) {
            page.expect_phase("thinking");
            page.expect_numbers(roll);
        }
        match *caller {
            Caller::Pupil(number) => self.pupil_calls(number, round),
            Caller::Page(number) => self.page_calls(number, roll),
        }
        if !is_possible(roll) {
            self.site.advance(IMPOSSIBLE_MS);
            self.pupils[0].catch_up();
        }
        for page in self.others.iter().chain([self.host]) {
            page.expect_settlement();
        }
        self.every_page_shows_the_points();
    }

    fn pupil_calls(&self, number: usize, round: usize) {
        let commands = if round == FAILED_ROUND {
            vec![Command::CallScore, Command::GiveUp]
        } else {
            vec![Command::CallScore, step(2, Op::Mul, 1), step(4, Op::Mul, 0)]
        };
        for command in commands {
            self.pupils[number].must_play(command);
        }
    }

    fn page_calls(&mut self, number: usize, roll: &[&str; 4]) {
        if !is_possible(roll) {
            self.others[1 + number].call_impossible(None);
            return;
        }
        let [first, second, third, _] = roll;
        self.others[1 + number].call_score(None);
        self.others[1 + number].step(third, Operator::Mul, second);
        self.restart();
        self.others[1 + number].step("20", Operator::Mul, first);
    }

    /// The names and points of all, as the relay's log has them.
    fn points(&self) -> Vec<(String, i32)> {
        let group = self.pupils[0].group();
        let seats = group.table().seats().iter();
        seats
            .map(|seat| (seat.name.to_string(), seat.points))
            .collect()
    }

    /// The scoreboard of each page is the fold of the relay's log.
    fn every_page_shows_the_points(&self) {
        self.pupils[0].hear_until(|known| {
            let table = known.group().expect("a table").table();
            table.round().is_some_and(Round::is_over)
        });
        let mut seats = self.points();
        seats.sort();
        for page in self.others.iter().chain([self.host]) {
            page.wait_until(
                &format!("the points are {seats:?}"),
                &format!(
                    "JSON.stringify([...document.querySelectorAll('#people .seat')]
                       .map((seat) => [seat.querySelector('.name').textContent,
                         Number(seat.querySelector('.points').textContent.replace('\u{2212}', '-'))])
                       .sort(([a], [b]) => (a < b ? -1 : 1))) === JSON.stringify({})",
                    json!(seats)
                ),
            );
        }
    }

    fn the_points_have_counted_each_call_once(&self, before: &[(String, i32)]) {
        for ((name, points), (_, points_before)) in self.points().iter().zip(before) {
            let wanted = POINTS.iter().find(|(caller, _)| caller == name);
            let brought = wanted.map_or(0, |(_, points)| *points);
            assert_eq!(points - points_before, brought, "{name}");
        }
    }

    /// All pages show the roll.
    fn everybody_has(&self, round: usize) {
        for page in &self.others[1..] {
            page.expect_own_roll(&ROLLS[round]);
        }
    }

    /// The first page answers, rightly, and the second says that it is impossible.
    fn pages_answer(&self, round: usize) {
        let pages = &self.others[1..];
        let [first, second, third, _] = &ROLLS[round];
        if is_possible(&ROLLS[round]) {
            pages[0].step(third, Operator::Mul, second);
            pages[0].step("20", Operator::Mul, first);
            pages[0].have_it();
        } else {
            pages[0].say_impossible();
        }
        pages[1].say_impossible();
    }

    /// The relay is started again in the middle of a round; pages and pupils come back.
    fn restart(&mut self) {
        self.site.stop();
        self.site.start_again();
        let pupils = std::mem::take(&mut self.pupils);
        for pupil in pupils {
            let back = pupil.come_back(&self.site);
            self.pupils.push(back.expect("their seat"));
        }
        for page in self.others.iter().chain([self.host]) {
            page.expect_connected();
        }
    }

    /// The host's page is gone for two minutes.
    fn sleep(&self) {
        self.host.go("about:blank");
        self.site.advance(SLEEP_MS);
        self.pupils[0].catch_up();
        self.host.open_group(&self.site, "#group");
        self.host.expect_table();
    }

    /// The host's tiles show what the relay's log has of each pupil.
    fn the_live_board_is_right(&self, round: usize) {
        self.host.turn_side_to("live");
        let has = |wanted: Deed| {
            let pupils = 0..self.pupils.len();
            pupils
                .filter(|number| deed(*number, round) == wanted)
                .count()
        };
        let (by_first, by_second) = match is_possible(&ROLLS[round]) {
            true => (1, 1),
            false => (0, 2),
        };
        let wanted = json!({
            "has-it": has(Deed::Solves) + by_first,
            "impossible": has(Deed::SaysImpossible) + by_second,
        });
        self.host.wait_until(
            &format!("round {round}: the tiles are {wanted}"),
            &format!(
                "Object.entries({wanted}).every(([state, count]) => count ===
                   document.querySelectorAll(`#live-pupils .pupil[data-state=${{state}}]`).length)
                 && document.querySelectorAll('#live-pupils .pupil').length === {}",
                self.pupils.len() + PAGES
            ),
        );
    }

    fn the_report_has_counted_each_answer_once(&self) {
        self.host.turn_side_to("host");
        self.host.press("#host-report");
        self.host.wait_until(
            "the report is there",
            "document.querySelector('#report table')",
        );
        let rounds = 0..ROLLS.len();
        let was_there = |number: usize, round: usize| round >= LATE_ROUND || number < PUPILS - LATE;
        let line = |number: usize| {
            let played = || rounds.clone().filter(|round| was_there(number, *round));
            let right = played().filter(|round| is_right(number, *round)).count();
            let wrong = played()
                .filter(|round| is_possible(&ROLLS[*round]))
                .filter(|round| deed(number, *round) == Deed::SaysImpossible)
                .count();
            format!("{}|{}|{right}|{wrong}", name(number), played().count())
        };
        let mut wanted: Vec<String> = (0..PUPILS).map(line).collect();
        wanted.sort();
        // The name, and rounds, right answers and wrong ones.
        let mut found = self.host.list(
            "return [...document.querySelectorAll('#report tbody tr')]
               .map((line) => [...line.children].filter((cell) => !cell.hidden).map((cell) => cell.innerText))
               .filter(([name]) => name.startsWith('Pupil'))
               .map(([name, points, rounds, right, wrong]) => [name, rounds, right, wrong].join('|'))",
        );
        found.sort();
        assert_eq!(found, wanted);
    }
}

fn name(number: usize) -> String {
    format!("Pupil {number:02}")
}

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

fn act(pupil: &Pupil, number: usize, round: usize) {
    let commands = match deed(number, round) {
        Deed::Solves => vec![
            step(2, Op::Mul, 1),
            step(4, Op::Mul, 0),
            Command::Answer(FinalAnswer::Solved),
        ],
        Deed::SaysImpossible => vec![Command::Answer(FinalAnswer::Impossible)],
        Deed::MakesAStep => vec![step(3, Op::Add, 0)],
        Deed::Nothing => vec![],
    };
    for command in commands {
        assert_eq!(pupil.play(command), Ok(()));
    }
}
