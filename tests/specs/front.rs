//! The front page: what an address without a page opens, and where it leads.

use score_tests::{Hand, Page, specs};

specs![
    an_empty_address_opens_the_games_score_first,
    every_game_is_one_press_away,
    the_title_leads_back_to_the_games,
    a_page_that_is_not_there_is_the_table,
    the_roll_of_the_day_is_the_same_for_everybody,
];

/// The first of January 2026 at noon in Greenwich, and three days later: on
/// different dates wherever the test runs.
const NEW_YEAR_MS: u64 = 1_767_268_800_000;
const LATER_MS: u64 = NEW_YEAR_MS + 3 * 86_400_000;

const IS_OPEN: &str = "!document.querySelector('main#games').hidden";

fn an_empty_address_opens_the_games_score_first(page: &Page) {
    page.open("");
    assert!(page.shows("main#games"));
    assert_eq!(page.count("main:not([hidden])"), 1);
    let games = page
        .list("return [...document.querySelectorAll('#games h2')].map((each) => each.textContent)");
    assert_eq!(games, ["Score", "24", "Dials", "Mathematician’s Yahtzee"]);
    let areas = "const area = (one) => one.offsetWidth * one.offsetHeight;
        const [score, ...others] = document.querySelectorAll('#games .card');
        return others.every((other) => area(score) > area(other)) ? ['yes'] : [];";
    assert_eq!(page.list(areas), ["yes"], "Score is the largest");
    page.no_complaints();
}

fn every_game_is_one_press_away(page: &Page) {
    for (game, goal) in [("play", "20"), ("24", "24")] {
        page.open("");
        page.press(&format!("#games .go[href='#{game}']"));
        page.wait_until("a table is open", "document.querySelector('main.play')");
        assert_eq!(page.text("#goal strong"), goal);
    }
    page.use_hand(Hand::Keyboard);
    for game in ["dials", "yahtzee"] {
        page.open("");
        page.press(&format!("#games .go[href='#{game}']"));
        page.wait_until(
            &format!("{game} is open"),
            &format!("!document.querySelector('main#{game}').hidden"),
        );
    }
}

fn the_title_leads_back_to_the_games(page: &Page) {
    page.open("#play?clock=0");
    page.press(".top .title");
    page.wait_until("the games are there", IS_OPEN);
    assert_eq!(page.count("main:not([hidden])"), 1);
    assert_eq!(page.text("#pages [aria-current]"), "Games");
}

fn a_page_that_is_not_there_is_the_table(page: &Page) {
    page.open("#elsewhere");
    page.expect_refusal("There is no page “elsewhere” here; this is the table.");
    assert!(!page.shows("main#games"));
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
    for table in ["play", "24"] {
        page.open("#rules?clock=0");
        page.forget();
        let first = of_the_day(page, table, NEW_YEAR_MS);
        // A reload leaves it as it lies.
        page.call_score(None);
        page.reload();
        page.expect_phase("demo");
        assert_eq!(page.numbers(), first, "{table}");
        page.give_up();
        page.expect_settlement();
        let next = of_the_day(page, table, LATER_MS);
        assert_ne!(next, first, "{table}");
        // Somebody else, who has had no rolls before.
        page.forget();
        assert_eq!(of_the_day(page, table, NEW_YEAR_MS), first, "{table}");
    }
}
