//! The screens of Dials, of Yahtzee and of learning, and the ways to them, by keys as in
//! `screen_list.rs`, each with the looks that are taken there.

use score_tests::Page;
use score_tests::yahtzee::{ROLL, key_of_box, mode};

use crate::learn::{CLOCK, DAY_WITH_IMPOSSIBLE, NEXT, go_to_practice};
use crate::looks::{Look, LookedAt, WHOLE};
use crate::screen_list::push;
use crate::statistics::{FILE, choose_file, expect_no_answers, open_statistics};
use crate::yahtzee_games::{WITHOUT_PATTERNS, nearly_over, six_players};

/// The looks at a screen of which the next one has all parts, in edges of the reader's own colours or
/// in large letters.
const EDGES: &[Look] = &[Look::Edges];
const LETTERS: &[Look] = &[Look::PhoneLetters];

/// The looks at a screen with words that no other one has.
const WORDS: &[Look] = &[Look::PhoneLetters, Look::LongerWords];

/// The looks at a whole screen.
const WHOLE_WITH_EDGES: &[Look] = &[Look::Windows, Look::AxeOnAProjector, Look::Edges];
const COLUMNS: &[Look] = &[Look::Columns(&[]), Look::AxeOnAProjector];

/// The fourth dial shows its target, and has a mark beside its letter.
const DIALS_LINK: &str =
    "#dials?signatures=10000.01000.21200.00010.00001&start=ABCDE&target=EDBDA&clock=0";

/// The most dials, and the most letters.
const MOST_DIALS_LINK: &str = "#dials?modulus=11&dials=8&seed=3&clock=0";

fn open_rules_of_dials(page: &Page) {
    if !page.shows("#dials details[open]") {
        push(page, "#dials details summary");
    }
}

fn press_dial(page: &Page, number: usize) {
    push(page, &format!(".dial-key[data-button=\"{number}\"]"));
}

fn solve_dials(page: &Page) {
    push(page, "#dials-solution");
    push(page, "#dials-worked .next");
}

/// Dials. A browser in which none was played comes first.
pub const DIALS: [LookedAt; 12] = [
    (
        "dials of a level",
        |page| {
            page.go_to("#dials");
            page.wait_until(
                "there is a level",
                "document.querySelector('main:not([hidden]) #dials-level')",
            );
        },
        LETTERS,
    ),
    (
        "the form of dials of a level",
        |page| push_for(page, "#dials-own", "#dials-form"),
        WORDS,
    ),
    (
        "dials",
        |page| {
            page.go_to(DIALS_LINK);
            page.expect_dials_board();
            open_rules_of_dials(page);
        },
        &[Look::Edges, Look::Labels, Look::PhoneLetters],
    ),
    ("a button of dials", |page| press_dial(page, 3), LETTERS),
    (
        "a hint for dials",
        |page| push(page, "#dials-hint"),
        &[
            Look::Windows,
            Look::AxeOnAProjector,
            Look::Edges,
            Look::PhoneLetters,
        ],
    ),
    (
        "the solution of dials",
        solve_dials,
        &[
            Look::Windows,
            Look::AxeOnAProjector,
            Look::Edges,
            Look::PhoneLetters,
            Look::LongerWords,
        ],
    ),
    (
        "the form of dials",
        |page| push_for(page, "#dials-own", "#dials-form"),
        EDGES,
    ),
    (
        "a refused field of dials",
        |page| {
            page.fill("#dials-1-2", "x");
            push(page, "#dials-form .primary");
            page.expect_answer("In each box");
        },
        WHOLE_WITH_EDGES,
    ),
    (
        "solved dials",
        |page| {
            push(page, "#dials-own");
            for number in [3, 5] {
                press_dial(page, number);
            }
            page.wait_until(
                "it is solved",
                "document.querySelector('.dial-board.solved')",
            );
        },
        WHOLE_WITH_EDGES,
    ),
    (
        "the most dials",
        |page| {
            page.go_to(MOST_DIALS_LINK);
            page.expect_number_of("#dials-board .dial", 8);
        },
        WORDS,
    ),
    (
        "the solution of the most dials",
        |page| {
            open_rules_of_dials(page);
            solve_dials(page);
        },
        &[Look::Windows],
    ),
    (
        "the form of the most dials",
        |page| push_for(page, "#dials-own", "#dials-form"),
        &[Look::Windows],
    ),
];

/// Presses a button, and waits until the element of `sign` can be seen: otherwise the screen before
/// would be looked at under this name.
#[track_caller]
fn push_for(page: &Page, button: &str, sign: &str) {
    push(page, button);
    page.expect_shown(&format!("main:not([hidden]) {sign}"));
}

/// Asks the adviser, if nobody has asked before.
fn ask_adviser(page: &Page) {
    if !page.shows("#yahtzee-adviser[aria-pressed=true]") {
        push(page, "#yahtzee-adviser");
    }
}

/// Yahtzee.
pub const YAHTZEE: [LookedAt; 12] = [
    (
        "before a throw",
        |page| {
            page.go_to("#yahtzee?seed=7");
            page.expect_said("Roll the dice.");
        },
        &[
            Look::Columns(&[WITHOUT_PATTERNS]),
            Look::AxeOnAProjector,
            Look::Labels,
            Look::PhoneLetters,
        ],
    ),
    // Dice that show no pattern have nothing below them.
    ("after a throw", |page| push(page, ROLL), LETTERS),
    ("a throw with the adviser", ask_adviser, WORDS),
    (
        "three patterns",
        |page| {
            push(page, "#yahtzee-adviser");
            page.go_to("#yahtzee?roll=2.2.2.2.2");
            page.expect_said("Yahtzee");
        },
        COLUMNS,
    ),
    (
        "dice chosen, with the adviser",
        |page| {
            page.go_to("#yahtzee?roll=3.3.1.6.2");
            page.expect_said("2 rolls left.");
            page.type_text("45");
            ask_adviser(page);
            push(page, "#yahtzee-choices summary");
            page.wait_until(
                "the choices are there",
                "document.querySelectorAll('#yahtzee-choices li').length > 20",
            );
        },
        COLUMNS,
    ),
    (
        "a refusal and the rules",
        |page| {
            page.go_to("#yahtzee?roll=1.2.3");
            page.expect_refused("The link gives dice that cannot be");
            push(page, ".how summary");
        },
        COLUMNS,
    ),
    (
        "a game",
        |page| {
            page.go_to("#yahtzee?seed=7");
            push(page, &mode("Game"));
        },
        WORDS,
    ),
    (
        "a game with its adviser",
        |page| {
            page.type_text("r");
            page.wait_until(
                "there is advice",
                "document.querySelectorAll('#yahtzee-advice li').length === 2",
            );
        },
        COLUMNS,
    ),
    (
        "a box to choose",
        |page| {
            page.type_text("1r1r");
            page.expect_said("Choose a box.");
        },
        COLUMNS,
    ),
    (
        "an end",
        |page| {
            page.go_on_with_game(&["You"], &nearly_over(1));
            push(page, &key_of_box("Chance"));
            page.expect_said("The game is over");
        },
        COLUMNS,
    ),
    (
        "a review",
        |page| {
            push(page, &mode("Review"));
            page.expect_review();
        },
        COLUMNS,
    ),
    ("six players of Yahtzee", six_players, COLUMNS),
];

fn go_to_day(page: &Page, day: &str) {
    page.go_to(&format!("#daily?day={day}&{CLOCK}"));
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
}

fn go_to_race(page: &Page) {
    page.turn_to("rules");
    page.go_to("#race?seed=23");
    page.wait_until(
        "the race is there",
        "document.querySelector('main:not([hidden]) #race-standings')",
    );
}

/// The screens that an engine lays out in a way of its own; one engine goes to all.
const IN_EVERY_ENGINE: [&str; 11] = [
    "the most dials",
    "the solution of the most dials",
    "the form of the most dials",
    "dice chosen, with the adviser",
    "a refusal and the rules",
    "six players of Yahtzee",
    "statistics without answers",
    "a day with a hint and the archive",
    "practice with an example and a stopwatch",
    "whose practice comes in",
    "plots with their tables",
];

/// Whether this engine goes to a screen of these lists.
pub fn is_visited(page: &Page, name: &str) -> bool {
    page.looks_closely() || IN_EVERY_ENGINE.contains(&name)
}

fn go_to_sheet(page: &Page, kind: &str) {
    page.turn_to("rules");
    page.go_to(&format!("#sheet?kind={kind}&items=4&seed=3"));
    page.wait_until(
        "the sheet is there",
        &format!("document.querySelector('main:not([hidden]) .items.{kind}')"),
    );
}

/// Statistics, rolls of a day, practice, mistakes, worksheets and the race. A browser without
/// answers comes first; a file with answers of others comes after all answers of the player's own.
pub const LEARNING: [LookedAt; 22] = [
    (
        "statistics without answers",
        |page| {
            open_statistics(page);
            expect_no_answers(page);
        },
        WHOLE,
    ),
    ("a day", |page| go_to_day(page, "2026-01-01"), LETTERS),
    (
        "a day, shown",
        |page| push_for(page, "#learn-show", ".explanation"),
        WORDS,
    ),
    (
        "a day with a hint and the archive",
        |page| {
            go_to_day(page, DAY_WITH_IMPOSSIBLE);
            push(page, "#archive summary");
            push(page, "#learn-hint");
        },
        WHOLE,
    ),
    (
        "a day that is done",
        |page| {
            for _ in 0..5 {
                push(page, "#learn-show");
                if page.count(NEXT) > 0 {
                    push(page, NEXT);
                }
            }
        },
        WHOLE,
    ),
    ("practice", |page| go_to_practice(page, ""), LETTERS),
    (
        "practice with an example",
        |page| push(page, "#learn-example"),
        LETTERS,
    ),
    (
        "a practice roll, shown",
        |page| push_for(page, "#learn-show", ".explanation"),
        WORDS,
    ),
    (
        "practice with an example and a stopwatch",
        |page| {
            go_to_practice(page, "skill=fractions&");
            push(page, "#learn-example");
            push(page, "#learn-stopwatch");
        },
        WHOLE,
    ),
    (
        "practice, shown",
        |page| push_for(page, "#learn-show", ".explanation"),
        WHOLE,
    ),
    (
        "a mistake to find",
        |page| {
            page.turn_to("rules");
            page.go_to("#mistake?items=4&seed=3");
            page.wait_until(
                "the lines are there",
                "document.querySelector('main:not([hidden]) .worked')",
            );
        },
        LETTERS,
    ),
    (
        "a mistake that is pressed",
        |page| push_for(page, ".worked > li:nth-child(1) .line", ".line .mark"),
        LETTERS,
    ),
    (
        "a mistake that is shown",
        |page| push_for(page, "#mistake-show", ".explanation-of-mistake"),
        LETTERS,
    ),
    (
        "a worksheet of impossible rolls",
        |page| go_to_sheet(page, "impossible"),
        WORDS,
    ),
    (
        "a worksheet of dials for letters",
        |page| go_to_sheet(page, "dials"),
        LETTERS,
    ),
    ("statistics of one's own", open_statistics, WORDS),
    (
        "a race before its first roll",
        go_to_race,
        &[Look::Windows, Look::AxeOnAProjector, Look::PhoneLetters],
    ),
    (
        "a race after a roll",
        |page| push(page, "#race-roll"),
        LETTERS,
    ),
    (
        "a race with the form for a new one",
        |page| push(page, "#race-new summary"),
        &[Look::Windows, Look::AxeOnAProjector, Look::PhoneLetters],
    ),
    // A player who asks for another race while one goes on is asked whether they mean it.
    (
        "a race that would be given up",
        |page| push(page, "#race-begin"),
        WORDS,
    ),
    (
        "whose practice comes in",
        |page| {
            open_statistics(page);
            choose_file(page, FILE);
            page.expect_shown("#arrival-players");
        },
        WHOLE,
    ),
    (
        "plots with their tables",
        |page| {
            push(page, "#arrival-take-in");
            push(page, "#statistics-players button:last-child");
            page.run(
                "for (const one of document.querySelectorAll('.plot details')) one.open = true",
                Vec::new(),
            );
        },
        &[Look::Windows, Look::AxeOnAProjector, Look::LargeLetters],
    ),
];
