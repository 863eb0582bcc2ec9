//! The state after a reload, or after the tab was closed; and in a browser that keeps nothing, or
//! other data.

use score_tests::play::Operator;
use score_tests::site::Plan;
use score_tests::{Page, Site, specs};
use serde_json::json;

specs! {
    in_every_engine: [a_demonstration_goes_on_after_a_reload],
    in_one: [
        a_reload_by_the_real_clock_goes_on,
        a_call_whose_time_ran_out_in_a_closed_tab_is_settled_once,
        a_table_of_several_goes_on_after_a_reload,
        the_settings_of_a_player_are_there_at_the_next_visit,
        data_of_an_earlier_version_are_there,
        unreadable_data_are_put_aside_and_data_of_others_are_left_alone,
        where_nothing_is_kept_each_page_says_so_before_it_matters,
        where_nothing_is_kept_that_is_said_and_the_game_plays,
    ],
}

const NOT_KEPT: &str =
    "This browser keeps nothing for this page: points and settings last until you close it.";
const UNREADABLE: &str = "The data that this browser had kept could not be read. \
                          It was put aside, and the game starts afresh.";
const TABLE: &str = "score/solitaire";
const TABLES: [&str; 2] = [TABLE, "score/24-solitaire"];

/// The value in the browser's storage under a key.
#[track_caller]
fn kept(page: &Page, key: &str) -> Option<String> {
    page.text_or_none(&format!("return localStorage.getItem('{key}')"))
}

#[track_caller]
fn keep(page: &Page, key: &str, text: &str) {
    page.run(
        "localStorage.setItem(arguments[0], arguments[1])",
        vec![json!(key), json!(text)],
    );
}

/// Wins a point with the roll 1 4 5 7, whatever goes before.
#[track_caller]
fn win(page: &Page) {
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    page.call_score(None);
    page.step("5", Operator::Mul, "4");
    page.expect_numbers(&["1", "7", "20"]);
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
}

fn a_demonstration_goes_on_after_a_reload(page: &Page) {
    page.open("#play?clock=0");
    win(page);
    page.expect_points(0, 1);
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.expect_numbers(&["9"; 4]);
    page.call_impossible(None);
    page.call_score(None);
    page.step("9", Operator::Join, "9");
    page.expect_numbers(&["9", "9", "99"]);
    page.step("99", Operator::Div, "9");
    page.expect_numbers(&["9", "11"]);
    page.undo();
    page.expect_numbers(&["9", "9", "99"]);
    // As if twelve seconds had gone by meanwhile.
    page.open("#play?clock=12000");
    page.expect_phase("demo");
    page.expect_seconds(18);
    page.expect_points(0, 1);
    page.expect_numbers(&["9", "9", "99"]);
    assert_eq!(page.name_of("99"), "99, made from 9 & 9");
    // The steps are there and not their results alone.
    page.redo();
    page.expect_numbers(&["9", "11"]);
    page.step("9", Operator::Add, "11");
    page.expect_settlement();
    page.expect_text(
        "#points",
        "−1 IMPOSSIBLE costs 2, and showing it yourself wins 1 back.",
    );
    page.expect_points(0, 0);
}

fn a_reload_by_the_real_clock_goes_on(page: &Page) {
    page.open("#play?roll=9.9.9.9&impossible_s=600");
    page.call_impossible(None);
    page.expect_phase("waiting");
    let before = page.seconds().expect("a clock runs");
    page.reload();
    page.expect_phase("waiting");
    let after = page.seconds().expect("a clock runs");
    assert!(after <= before && after > 480, "{before} s, then {after} s");
    page.expect_numbers(&["9"; 4]);
}

fn a_call_whose_time_ran_out_in_a_closed_tab_is_settled_once(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.call_score(None);
    page.step("5", Operator::Mul, "4");
    page.expect_numbers(&["1", "7", "20"]);
    page.open("#play?clock=30000");
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_status("Time is up before 20 was shown.");
    page.expect_text("#points", "−1 SCORE: no way shown.");
    page.expect_points(0, -1);
    // Long after, it is settled once and not again.
    page.open("#play?clock=900000000");
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#points", "−1 SCORE: no way shown.");
    page.expect_points(0, -1);
    page.expect_numbers(&["1", "7", "20"]);
    page.type_text("s");
    page.expect_refusal("This roll is settled. Roll again.");

    page.go_to("#play?roll=1.1.1.4&clock=0");
    page.expect_phase("thinking");
    page.call_impossible(None);
    page.expect_phase("waiting");
    page.open("#play?clock=900060000");
    assert_eq!(page.expect_settlement(), "20 was impossible");
    page.expect_status("You stayed with IMPOSSIBLE.");
    page.expect_points(0, 0);
}

fn a_table_of_several_goes_on_after_a_reload(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben", "Cleo"]);
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    page.call_impossible(Some(1));
    page.call_score(Some(2));
    page.step("5", Operator::Mul, "4");
    page.expect_numbers(&["1", "7", "20"]);
    page.open("#play?clock=5000");
    page.expect_seconds(25);
    page.expect_numbers(&["1", "7", "20"]);
    page.expect_number_of("section.corner", 3);
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
    for (seat, (name, points)) in [("Ada", 0), ("Ben", -2), ("Cleo", 1)]
        .into_iter()
        .enumerate()
    {
        let selector = format!("#scoreboard .seat[data-seat=\"{seat}\"] .name");
        page.expect_text(&selector, name);
        page.expect_points(seat, points);
    }
    page.reload();
    for (seat, points) in [0, -2, 1].into_iter().enumerate() {
        page.expect_points(seat, points);
    }
}

fn the_settings_of_a_player_are_there_at_the_next_visit(page: &Page) {
    page.open("#house");
    let ground = "return getComputedStyle(document.body).backgroundColor";
    let before = page.text_or_none(ground);
    let theme = page.change_theme();
    assert!(theme.is_some(), "the first press chooses a theme");
    assert_ne!(page.text_or_none(ground), before, "and it is seen");
    page.fill("#house-goal", "77");
    page.fill("#house-name", "seventy-seven");
    page.press("#house-save");
    page.press("#house-form .primary");
    page.expect_status("New house rules.");
    page.go_to("#players");
    page.press("#players-flat");
    page.go_to("#settings");
    page.press("#settings-keys");
    page.open("#house");
    assert_eq!(page.theme(), theme);
    let set = page.run(
        "return [document.querySelector('#house-goal').value,
                 document.querySelector('#own-presets [data-preset]').textContent]",
        Vec::new(),
    );
    assert_eq!(set[0], "77");
    assert_eq!(set[1], "seventy-seven");
    page.go_to("#players");
    page.wait_until(
        "the screen lies flat still",
        "document.querySelector('#players-flat').checked",
    );
    page.go_to("#settings");
    page.wait_until(
        "single keys are off still",
        "document.querySelector('#settings-keys').checked === false",
    );
}

/// One point, and the roll 1 4 5 7 in a demonstration: 7 − 4 was made. In dark.
const EARLIER: [(&str, &str); 2] = [
    (
        TABLE,
        "1:060000000406060c1414050001020304011e013c0000010100020003596f7503796f750201010101000700000\
         406060c140401040507080001b0ea010a030101",
    ),
    ("score/settings", "1:020100000000"),
];

fn data_of_an_earlier_version_are_there(page: &Page) {
    page.open("#rules");
    for (key, text) in EARLIER {
        keep(page, key, text);
    }
    page.open("#play?clock=10000");
    page.expect_phase("demo");
    page.expect_points(0, 1);
    page.expect_numbers(&["1", "5", "3"]);
    page.expect_seconds(20);
    assert_eq!(page.theme().as_deref(), Some("dark"));
}

/// Data that other pages of the site and later versions keep.
const OTHERS: [(&str, &str); 4] = [
    ("points", "5"),
    ("solitaire", "garbage"),
    ("other-game/score", "7"),
    ("score/worksheet", "of a later version"),
];

/// With any value under the game's own names it plays, shows what happened, and throws nothing
/// away.
fn unreadable_data_are_put_aside_and_data_of_others_are_left_alone(page: &Page) {
    page.open("#play?clock=0");
    for (key, text) in OTHERS {
        keep(page, key, text);
    }
    keep(page, "score/theme", "purple");
    win(page);
    let good = kept(page, TABLE).expect("the table is kept");
    // One for each way in which a text is no table: another format, too long, letters that are no
    // digits, half a digit, a part, and digits that mean nothing.
    let garbage = [
        [
            good.replace("1:", "2:"),
            format!("1:{}", "0".repeat(2_000_000)),
        ],
        ["1:ä0".to_owned(), good[..good.len() - 1].to_owned()],
        [good[..good.len() / 4 * 2].to_owned(), "1:000000".to_owned()],
    ];
    for texts in garbage {
        // Score's table is read when the page begins, that of 24 when it is opened.
        for (key, text) in TABLES.into_iter().zip(&texts) {
            keep(page, key, text);
        }
        page.open("#play?clock=0");
        for (key, (path, text)) in TABLES.into_iter().zip(["#play", "#24"].iter().zip(&texts)) {
            page.go_to(path);
            let start: String = text.chars().take(40).collect();
            page.expect_refusal(UNREADABLE);
            assert_eq!(page.points(0), 0, "{start}");
            page.expect_phase("rest");
            let aside = kept(page, &format!("{key}.unreadable"));
            assert!(aside.as_ref() == Some(text), "{start}");
        }
    }
    expect_tables_of_no_referee_put_aside(page, &good);
    // The sentence is there once.
    page.open("#play?clock=0");
    page.expect_status("Roll the dice to begin.");
    assert_eq!(page.theme(), None);
    win(page);
    // The settings are read apart from the table.
    keep(page, "score/settings", "garbage");
    page.open("#play?clock=0");
    page.expect_refusal(UNREADABLE);
    page.expect_points(0, 1);
    assert_eq!(
        kept(page, "score/settings.unreadable").as_deref(),
        Some("garbage")
    );
    for (key, text) in OTHERS {
        assert_eq!(kept(page, key).as_deref(), Some(text), "{key}");
    }
}

/// Well-formed data, but not of a game that was played: a digit is another. In the end there is no
/// table.
#[track_caller]
fn expect_tables_of_no_referee_put_aside(page: &Page, good: &str) {
    let mut put_aside = 0;
    // Four digits: each is a load of the page.
    for index in (2..good.len()).step_by(good.len() / 4) {
        let mut bad = good.to_owned();
        let other = if &good[index..=index] == "7" {
            "8"
        } else {
            "7"
        };
        bad.replace_range(index..=index, other);
        keep(page, TABLE, &bad);
        page.open("#play?clock=0");
        let is_refused = page.status() == UNREADABLE;
        if is_refused {
            put_aside += 1;
            assert!(kept(page, "score/solitaire.unreadable") == Some(bad));
        } else {
            // Data that can be read are a table at which there is something to do.
            assert!(page.count("#scoreboard .seat") > 0, "digit {index}");
        }
        assert!(page.trouble().is_none(), "digit {index}");
    }
    assert!(put_aside > 0, "no fault was found");
    page.run(&format!("localStorage.removeItem('{TABLE}')"), Vec::new());
}

/// The behaviour of a browser that keeps nothing.
const DENIED: &str = "for (const name of ['localStorage', 'sessionStorage']) {
       Object.defineProperty(window, name, {
         get() { throw new DOMException('denied', 'SecurityError'); },
       });
     }";
const ABSENT: &str = "Object.defineProperty(window, 'localStorage', { value: null });";
/// The same, of one whose storage is full.
pub const FULL: &str = "Storage.prototype.setItem = () => {
       throw new DOMException('full', 'QuotaExceededError');
     };";

/// The same at a first visit, of which nothing is there either.
const FULL_FROM_THE_START: &str = "localStorage.clear();
     Storage.prototype.setItem = () => {
       throw new DOMException('full', 'QuotaExceededError');
     };";

fn broken(script: &'static str) -> Site {
    Site::start(Plan {
        script,
        ..Plan::default()
    })
}

fn where_nothing_is_kept_each_page_says_so_before_it_matters(page: &Page) {
    let said = "This browser keeps nothing for this page";
    for script in [DENIED, FULL_FROM_THE_START] {
        let site = broken(script);
        for (address, line) in [
            ("#practice", "#learn-problem"),
            ("#daily", "#learn-problem"),
            ("#statistics", "#statistics-problem"),
            ("#settings", "#settings .not-kept"),
            ("#house", "#house .not-kept"),
            ("#players", "#players .not-kept"),
        ] {
            page.open_at(&site, address);
            page.expect_words_in(line, said);
        }
        page.open_at(&site, "#group");
        page.expect_words_in("#lobby .not-kept", "you lose your seat at the table");
    }
    page.open("#settings");
    page.expect_shown("#settings-text");
    page.expect_number_of(".not-kept", 0);
}

fn where_nothing_is_kept_that_is_said_and_the_game_plays(page: &Page) {
    for script in [DENIED, ABSENT, FULL_FROM_THE_START] {
        let site = broken(script);
        page.open_at(&site, "#play?clock=0");
        page.wait_for_game();
        page.expect_refusal(NOT_KEPT);
        win(page);
        page.expect_points(0, 1);
        page.roll();
        page.expect_phase("thinking");
        // Settings last as long as the page does.
        page.go_to("#house");
        page.fill("#house-goal", "31");
        page.press("#house-form .primary");
        page.expect_status("New house rules.");
        page.expect_text("#goal strong", "31");
        page.change_theme();
        page.go_to("#players");
        page.seat(&["Ada", "Ben"]);
        page.expect_points(1, 0);
    }
}
