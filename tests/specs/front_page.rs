//! The front page: an address without a page opens it, and its links lead to
//! the games.

use fantoccini::key::Key;
use score_tests::{Hand, Page, Pupil, Site, specs};

use crate::languages::choose;

specs! {
    in_one: [
        every_game_and_what_there_is_every_day_is_one_press_away,
        the_roll_of_the_day_is_the_same_for_everybody,
        the_roll_of_the_day_has_a_name_and_a_date,
        teachers_are_led_to_the_plan_of_a_lesson,
        a_pupil_joins_by_a_code_on_the_front_page,
    ],
}

/// The first of January 2026 at noon in Greenwich, and three days later: on
/// different dates wherever the test runs.
const NEW_YEAR_MS: u64 = 1_767_268_800_000;
const LATER_MS: u64 = NEW_YEAR_MS + 3 * 86_400_000;

const IS_OPEN: &str = "!document.querySelector('main#games').hidden";

fn every_game_and_what_there_is_every_day_is_one_press_away(page: &Page) {
    page.open("");
    page.expect_shown("main#games");
    page.expect_number_of("main:not([hidden])", 1);
    let games = page
        .list("return [...document.querySelectorAll('#games .choice h2')].map((each) => each.textContent)");
    assert_eq!(games, ["Score", "24", "Dials", "Mathematician’s Yahtzee"]);
    let areas = "const area = (one) => one.offsetWidth * one.offsetHeight;
        const [score, ...others] = document.querySelectorAll('#games .card');
        return others.every((other) => area(score) > area(other)) ? ['yes'] : [];";
    assert_eq!(page.list(areas), ["yes"], "Score is the largest");
    for (game, goal) in [("play", "20"), ("24", "24")] {
        page.press(&format!("#games .go[href='#{game}']"));
        page.wait_until("a table is open", "document.querySelector('main.play')");
        page.expect_text("#goal strong", goal);
        // The title leads back to the games.
        page.press(".top .title");
        page.wait_until("the games are there", IS_OPEN);
        page.expect_number_of("main:not([hidden])", 1);
        page.expect_text("#pages [aria-current]", "Games");
    }
    for (link, heading) in [
        ("daily", "Rolls of the day"),
        ("practice", "Practice"),
        ("mistake", "Spot the mistake"),
        ("statistics", "Statistics"),
        ("sheet", "Worksheets"),
    ] {
        page.press(&format!("#games :is(.links, .pictures) a[href='#{link}']"));
        page.wait_until(
            &format!("{heading} is open"),
            &format!(
                "[...document.querySelectorAll('main h1')].some((title) =>
                   title.innerText === '{heading}' && title.getClientRects().length > 0)"
            ),
        );
        page.go_to("#games");
    }
    page.use_hand(Hand::Keyboard);
    for game in ["dials", "yahtzee"] {
        page.press(&format!("#games .go[href='#{game}']"));
        page.wait_until(
            &format!("{game} is open"),
            &format!("!document.querySelector('main#{game}').hidden"),
        );
        page.go_to("#games");
    }
    page.no_complaints();
}

/// The numbers that a link of the day deals at this time.
#[track_caller]
fn of_the_day(page: &Page, table: &str, time_ms: u64) -> Vec<String> {
    page.open(&format!("#{table}?roll=today&clock={time_ms}"));
    page.expect_count(4);
    page.expect_phase("thinking");
    page.numbers()
}

fn the_roll_of_the_day_is_the_same_for_everybody(page: &Page) {
    let first = of_the_day(page, "play", NEW_YEAR_MS);
    // A reload leaves it as it lies.
    page.call_score(None);
    page.reload();
    page.expect_phase("demo");
    assert_eq!(page.numbers(), first);
    page.give_up();
    page.expect_settlement();
    let hand = of_the_day(page, "24", NEW_YEAR_MS);
    assert_ne!(of_the_day(page, "play", LATER_MS), first);
    assert_ne!(of_the_day(page, "24", LATER_MS), hand);
    // Another player, who has had no rolls before.
    page.forget();
    assert_eq!(of_the_day(page, "play", NEW_YEAR_MS), first);
    page.go_to("#24?roll=today");
    page.expect_phase("thinking");
    page.expect_row(&hand);
}

fn the_roll_of_the_day_has_a_name_and_a_date(page: &Page) {
    page.open(&format!("#games?clock={NEW_YEAR_MS}"));
    let offered = |page: &Page, words: &str| {
        page.wait_until(
            &format!("'{words}' is offered"),
            &format!(
                "document.querySelector('#games [href=\"#play?roll=today\"]').textContent === '{words}'"
            ),
        );
    };
    offered(page, "Roll of the day 1 January 2026");
    page.go_to(&format!("#play?roll=today&clock={NEW_YEAR_MS}"));
    page.expect_phase("thinking");
    page.expect_text("#of-the-day", "Roll of the day, 1 January 2026");
    // It is still that roll after a reload, and no other one is.
    page.reload();
    page.expect_phase("thinking");
    page.expect_text("#of-the-day", "Roll of the day, 1 January 2026");
    for view in [(320, 568), (360, 640), (1280, 800)] {
        if !page.resize_if_possible(view) {
            continue;
        }
        assert_eq!(page.misfits(), [""; 0], "{view:?}");
    }
    page.go_to(&format!("#play?roll=1.1.1.1&clock={NEW_YEAR_MS}"));
    page.expect_numbers(&["1"; 4]);
    page.expect_number_of("#of-the-day", 0);
    page.open(&format!("#24?roll=today&clock={NEW_YEAR_MS}"));
    page.expect_phase("thinking");
    page.expect_text("#of-the-day", "Hand of the day, 1 January 2026");
    choose(page, "de");
    page.wait_until(
        "the board is German",
        "document.querySelector('#of-the-day').textContent === 'Blatt des Tages, 1. Januar 2026'",
    );
    page.turn_to("games");
    offered(page, "Wurf des Tages 1. Januar 2026");
}

fn teachers_are_led_to_the_plan_of_a_lesson(page: &Page) {
    page.open("");
    for (language, words) in [("en", "A lesson to plan"), ("de", "Eine Stunde planen")] {
        page.go_to("#games");
        choose(page, language);
        page.wait_until(
            &format!("the page is in {language}"),
            &format!("document.querySelector('#games').textContent.includes('{words}')"),
        );
        page.press("#games .pictures a[href='#group?show=plan']");
        page.wait_until(
            "a lesson can be planned",
            "document.querySelector('#plan')?.getClientRects().length",
        );
    }
}

fn a_pupil_joins_by_a_code_on_the_front_page(page: &Page) {
    let site = Site::with_relay();
    let (_host, code) = Pupil::make_table(&site, "Ms Adams", "Class 5b");
    let join = |written: &str| {
        page.open_at(&site, "#games");
        page.wait_for_game();
        page.fill("#join-code-field", written);
        page.key(Key::Enter);
        page.wait_for_group();
    };
    join(&code);
    page.fill("#lobby-name", "Ben");
    page.press("#lobby-come");
    page.expect_people(&["Ms Adams", "Ben"]);
    // A message with the link that is pasted leads to its table, too.
    join(&format!(
        "Come to {}#group?table={code} at nine",
        site.address()
    ));
    page.expect_text("#lobby-come", &format!("Join table {code}"));
    // Without a code the page says how else one comes to a table.
    join("");
    page.expect_shown("#make-name");
}
