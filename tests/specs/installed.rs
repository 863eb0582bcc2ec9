//! The game as an installed app: the offer to install it, all of its parts without a network, and a
//! newer version that comes between two rounds.

use std::fs;

use score_tests::site::{Fault, Plan};
use score_tests::{Engine, Page, Site, dist, specs};
use serde_json::json;

use crate::boot::play_with_the_server_gone;
use crate::languages::choose;
use crate::reload::FULL;
use crate::takeover::{
    IS_SLOW, build, expect_dials_kept, expect_newer, expect_next_build, kept_in_part,
};

specs! {
    in_every_browser: [every_part_runs_with_the_server_gone_after_one_visit],
    in_one: [
        nobody_who_saves_data_or_waits_for_them_gets_parts_that_they_did_not_ask_for,
        a_player_who_saves_data_keeps_only_the_parts_they_opened,
        the_offer_to_install_comes_at_the_third_visit_and_ends_with_no,
        a_player_who_installs_is_asked_by_the_browser_and_then_never_again,
        a_newer_build_comes_with_the_next_round_and_never_in_the_middle,
        a_newer_build_leaves_rolls_of_a_seed_alone,
        a_newer_build_leaves_a_table_alone_that_the_browser_does_not_keep,
        an_open_tab_hears_of_the_build_that_another_one_has_brought,
        the_browser_is_asked_to_keep_points_on_three_days_and_may_refuse,
        without_https_the_game_plays_and_copies_by_hand,
        an_installed_game_that_is_opened_again_goes_where_a_shortcut_leads,
        the_installed_game_says_that_the_browser_is_another_device,
    ],
}

/// The sentence on a part that is missing.
const NOT_FETCHED: &str =
    "This part of the game could not be fetched. Check the network and try again.";

fn kept_offline(script: &'static str) -> Site {
    Site::start(Plan {
        keeps_offline: true,
        script,
        ..Plan::default()
    })
}

fn every_part_runs_with_the_server_gone_after_one_visit(page: &Page) {
    let _site = play_with_the_server_gone(page);
    page.go_to("#dials?clock=0");
    page.expect_dials_board();
    page.go_to("#yahtzee?seed=7");
    page.expect_said("Roll the dice.");
    for (address, what) in [
        (
            "#sheet?kind=rolls&items=4&seed=1",
            "#sheet-paper .items.rolls > li",
        ),
        ("#mistake?items=4&seed=3", "#mistake-item"),
        ("#practice?seed=1", "#learn-now"),
        ("#daily?day=2026-01-01", "#daily-date"),
        ("#race?seed=23", "#race-standings"),
        ("#statistics", "#plots"),
    ] {
        page.go_to(address);
        page.wait_until(
            &format!("{address} is there"),
            &format!("document.querySelector('{what}')"),
        );
    }
    page.take_complaints();
}

const SAVES_DATA: &str = "Object.defineProperty(Navigator.prototype, 'connection', {
    get: () => ({ saveData: true, effectiveType: '4g' }),
  });";

/// Waits until the page has had nothing to do, and the service worker has answered all earlier
/// requests.
#[track_caller]
fn expect_rest(page: &Page) {
    if page.engine() == Engine::Webkit {
        page.cannot("requestIdleCallback");
    }
    page.wait_until(
        "page and service worker have done all they want to",
        "(window.atRest ??= (requestIdleCallback(() => scoreAskWorker('mend', () => {
            window.isAtRest = true;
          })), true), window.isAtRest === true)",
    );
}

/// The parts and programs that were fetched, besides what each visit waits for.
fn programs_fetched(site: &Site) -> Vec<String> {
    let requests = site.requests().into_iter();
    requests
        .filter(|path| path.ends_with(".wasm") && !path.ends_with("/score_bg.wasm"))
        .collect()
}

fn nobody_who_saves_data_or_waits_for_them_gets_parts_that_they_did_not_ask_for(page: &Page) {
    for connection in [SAVES_DATA, IS_SLOW] {
        let mut site = kept_offline(connection);
        page.open_at(&site, "");
        page.wait_for_game();
        page.wait_until_start_is_kept();
        expect_rest(page);
        assert_eq!(programs_fetched(&site), [""; 0]);
        page.take_complaints();
        // From here on both are one.
        if connection == IS_SLOW {
            return;
        }
        // The parts that they ask for are kept.
        page.go_to("#dials?clock=0");
        page.expect_dials_board();
        expect_dials_kept(page);
        site.stop();
        page.reload();
        page.expect_dials_board();
        page.go_to("#practice");
        page.expect_text("#practice-place [role=alert]", NOT_FETCHED);
        page.take_complaints();
    }
}

/// The service worker when data are to be saved, as its own `navigator` says.
fn saving_worker() -> &'static str {
    let worker = fs::read_to_string(dist().join("sw.js")).expect("the built worker");
    let connection = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}});";
    format!("{connection}\n{worker}").leak()
}

fn a_player_who_saves_data_keeps_only_the_parts_they_opened(page: &Page) {
    let site = Site::start(Plan {
        keeps_offline: true,
        script: SAVES_DATA,
        faults: vec![Fault::Text("sw.js", saving_worker())],
        ..Plan::default()
    });
    page.open_at(&site, "#dials?clock=0");
    page.wait_for_game();
    // It was fetched before there was a worker.
    page.expect_dials_board();
    page.wait_until_start_is_kept();
    expect_dials_kept(page);
    page.go_to("#games");
    let before = build(page);
    let fetched = programs_fetched(&site).len();
    site.deploy();
    expect_next_build(page, &before);
    expect_rest(page);
    assert_eq!(programs_fetched(&site)[fetched..], [""; 0]);
    page.go_to("#dials?clock=0");
    page.expect_dials_board();
    expect_dials_kept(page);
    page.take_complaints();
}

/// The key under which the page counts visits, until the offer is answered.
const VISITS: &str = "score/install";

/// A player who has been here twice.
const SECOND_VISIT: &str = "localStorage.getItem('score/install')
    ?? localStorage.setItem('score/install', '2');";

/// Another visit: a tab that has had none today.
fn visit(page: &Page) {
    page.run("sessionStorage.removeItem('score/visit')", Vec::new());
    page.reload();
    could_install(page);
}

/// Waits until so many visits are counted.
#[track_caller]
fn expect_visits(page: &Page, count: &str) {
    page.expect_value(&format!("return localStorage.getItem('{VISITS}')"), count);
}

/// Sends the event that the browser would install the game; waits until the page has handled it.
#[track_caller]
fn could_install(page: &Page) {
    let is_left_to_the_page = page.run(
        "const event = new Event('beforeinstallprompt', {cancelable: true});
         event.prompt = () => {
           window.prompts = (window.prompts ?? 0) + 1;
           return Promise.resolve({outcome: 'dismissed'});
         };
         dispatchEvent(event);
         return event.defaultPrevented",
        Vec::new(),
    );
    assert_eq!(is_left_to_the_page, json!(true));
    page.wait_until(
        "the part that offers it has come",
        "performance.getEntriesByType('resource').some(({name}) => name.includes('/offer-'))",
    );
    page.painted();
}

/// Another visit, without an offer.
#[track_caller]
fn expect_no_offer_again(page: &Page) {
    page.expect_hidden("#offer");
    page.wait_until(
        "the focus is on the page",
        "document.activeElement === document.querySelector('main#games')",
    );
    visit(page);
    expect_visits(page, "answered");
    assert!(!page.shows("#offer"));
}

fn the_offer_to_install_comes_at_the_third_visit_and_ends_with_no(page: &Page) {
    page.open("#games");
    could_install(page);
    expect_visits(page, "1");
    assert!(!page.shows("#offer"));
    visit(page);
    expect_visits(page, "2");
    // It is still the same visit.
    page.reload();
    could_install(page);
    expect_visits(page, "2");
    assert!(!page.shows("#offer"));
    visit(page);
    expect_visits(page, "3");
    page.expect_shown("#offer");
    page.expect_text(
        "#offer span",
        "You can install Score on this device: it then has an icon of its own and opens without a \
         network, too.",
    );
    for view in [(320, 568), (1280, 900)] {
        page.resize(view);
        assert_eq!(page.cut_texts(), [""; 0], "{view:?}");
    }
    choose(page, "de");
    page.expect_text("#install", "Installieren");
    page.expect_text("#no-install", "Nein danke");
    page.press("#no-install");
    expect_no_offer_again(page);
    page.no_complaints();
}

fn a_player_who_installs_is_asked_by_the_browser_and_then_never_again(page: &Page) {
    let site = Site::start(Plan {
        script: SECOND_VISIT,
        ..Plan::default()
    });
    page.open_at(&site, "#games");
    page.wait_for_game();
    could_install(page);
    expect_visits(page, "3");
    page.expect_shown("#offer");
    // Until it is answered it stays.
    page.reload();
    could_install(page);
    page.expect_shown("#offer");
    page.press("#install");
    page.wait_until("the browser asks", "window.prompts === 1");
    expect_no_offer_again(page);
    page.no_complaints();
}

const HOUR_MS: u32 = 60 * 60 * 1000;

fn a_newer_build_comes_with_the_next_round_and_never_in_the_middle(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    let before = build(page);
    page.site().deploy();
    // The player comes back to the tab after a while.
    page.advance(HOUR_MS);
    expect_newer(page);
    page.expect_text(
        "#newer-next",
        "Outside a group it comes by itself with the next round.",
    );
    page.call_score(None);
    page.expect_phase("demo");
    page.give_up();
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.painted();
    assert_eq!(build(page), before);
    page.loads(|| page.roll());
    page.wait_for_game();
    assert_ne!(build(page), before);
    page.expect_phase("thinking");
    page.expect_count(4);
    page.expect_points(0, -1);
    assert!(!page.shows("#newer"));
    page.take_complaints();
}

/// Rolls, and plays the round to its end. The page is then still the one that rolled: a reload
/// would come meanwhile, and takes longer than a frame.
#[track_caller]
fn roll_and_stay(page: &Page, before: &str) {
    page.run("window.isStillHere = true", Vec::new());
    page.roll();
    page.expect_phase("thinking");
    page.call_score(None);
    page.expect_phase("demo");
    page.give_up();
    page.expect_settlement();
    assert_eq!(
        page.run("return window.isStillHere", Vec::new()),
        json!(true)
    );
    assert_eq!(build(page), before);
}

fn a_newer_build_leaves_rolls_of_a_seed_alone(page: &Page) {
    page.open("#play?seed=5&clock=0");
    let before = build(page);
    page.site().deploy();
    page.advance(HOUR_MS);
    expect_newer(page);
    roll_and_stay(page, &before);
    // A player who wants it now has it.
    page.loads(|| page.press("#newer button"));
    page.wait_for_game();
    assert_ne!(build(page), before);
    page.take_complaints();
}

fn a_newer_build_leaves_a_table_alone_that_the_browser_does_not_keep(page: &Page) {
    let site = Site::start(Plan {
        script: FULL,
        ..Plan::default()
    });
    page.open_at(&site, "#play?roll=9.9.9.9&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    let before = build(page);
    site.deploy();
    page.advance(HOUR_MS);
    expect_newer(page);
    page.call_score(None);
    page.expect_phase("demo");
    page.give_up();
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_points(0, -1);
    // A reload would end the game.
    roll_and_stay(page, &before);
    page.take_complaints();
}

fn an_open_tab_hears_of_the_build_that_another_one_has_brought(page: &Page) {
    let site = kept_in_part();
    page.open_at(&site, "#rules");
    page.wait_for_game();
    page.wait_until_start_is_kept();
    let before = build(page);
    site.deploy();
    let first = page.must(page.client().window());
    let second = page.must(page.client().new_window(false)).handle;
    page.must(page.client().switch_to_window(second));
    page.open_at(&site, "#rules");
    page.wait_for_game();
    page.must(page.client().close_window());
    page.must(page.client().switch_to_window(first));
    expect_newer(page);
    page.loads(|| page.press("#newer button"));
    page.wait_for_game();
    assert_ne!(build(page), before);
    page.take_complaints();
}

/// Refuses to keep the stored data, and counts how often it was asked to.
const REFUSES_TO_KEEP: &str = "StorageManager.prototype.persist = () => {
    localStorage.setItem('asked', Number(localStorage.getItem('asked')) + 1);
    return Promise.reject(new Error('refused'));
  };";
const ASKED: &str = "return localStorage.getItem('asked')";

fn the_browser_is_asked_to_keep_points_on_three_days_and_may_refuse(page: &Page) {
    if page.engine() == Engine::Webkit {
        page.cannot("StorageManager");
    }
    const DAY_MS: u32 = 86_400_000;
    const NOON_MS: u32 = DAY_MS + DAY_MS / 2;
    let site = Site::start(Plan {
        script: REFUSES_TO_KEEP,
        ..Plan::default()
    });
    let lose = |points: i64| {
        page.expect_phase("thinking");
        page.call_score(None);
        page.give_up();
        page.expect_settlement();
        page.expect_points(0, points);
        page.painted();
    };
    page.open_at(&site, &format!("#play?roll=9.9.9.9&clock={NOON_MS}"));
    page.wait_for_game();
    page.expect_phase("thinking");
    assert_eq!(page.text_or_none(ASKED), None);
    lose(-1);
    // A player who reads the verdict is not disturbed by a question of the browser.
    assert_eq!(page.text_or_none(ASKED), None);
    page.go_to("#rules");
    page.expect_value(ASKED, "1");
    for (points, roll, asked) in [
        (-2, "1.4.5.7", "2"),
        (-3, "4.3.8.19", "3"),
        (-4, "2.3.6.8", "3"),
    ] {
        page.advance(DAY_MS);
        page.go_to(&format!("#play?roll={roll}"));
        page.expect_numbers(&roll.split('.').collect::<Vec<_>>());
        lose(points);
        page.go_to("#rules");
        page.expect_value(ASKED, asked);
    }
    // The same day.
    page.go_to("#play?roll=6.5.12.20");
    page.expect_numbers(&["12", "20", "5", "6"]);
    lose(-5);
    page.go_to("#rules");
    page.expect_shown("#rules");
    assert_eq!(page.text_or_none(ASKED).as_deref(), Some("3"));
    page.run("dispatchEvent(new Event('appinstalled'))", Vec::new());
    page.expect_value(ASKED, "4");
    page.no_complaints();
}

/// The parts of the browser that a page from another machine lacks without https.
const WITHOUT_HTTPS: &str = "
    Object.defineProperty(window, 'isSecureContext', { value: false });
    for (const name of ['serviceWorker', 'storage', 'wakeLock', 'clipboard', 'share']) {
      delete Navigator.prototype[name];
    }";

fn without_https_the_game_plays_and_copies_by_hand(page: &Page) {
    let site = kept_offline(WITHOUT_HTTPS);
    page.open_at(&site, "#play?roll=9.9.9.9&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    page.call_score(None);
    page.give_up();
    page.expect_points(0, -1);
    page.go_to("#house");
    page.press("#house-copy");
    page.expect_text(
        "#house-status",
        "The link is selected: copy it with Ctrl+C, or hold your finger on it.",
    );
    page.go_to("#dials?clock=0");
    page.expect_dials_board();
    assert!(!site.requests().iter().any(|path| path == "sw.js"));
    page.no_complaints();
}

/// An installed game, which gets the launch that opened it at once.
const LAUNCHED: &str = "Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer(consumer) {
          window.launch = (address) => consumer({ targetURL: new URL(address, location.href).href });
          launch('#players');
        },
      },
    });";

fn an_installed_game_that_is_opened_again_goes_where_a_shortcut_leads(page: &Page) {
    let installed = Site::start(Plan {
        script: LAUNCHED,
        ..Plan::default()
    });
    page.open_at(&installed, "#settings");
    page.wait_for_game();
    page.expect_shown("main#settings");
    // A launch by its icon leaves it where it was.
    for (launch, main) in [
        ("launch('./')", "main#settings"),
        ("launch('#rules')", "main#rules"),
        ("launch('./')", "main#rules"),
    ] {
        page.run(launch, Vec::new());
        page.painted();
        page.expect_shown(main);
        page.expect_number_of("main:not([hidden])", 1);
    }
}

/// The page is the installed game.
const STANDALONE: &str = "const usual = window.matchMedia.bind(window);
  window.matchMedia = (query) => query.includes('display-mode')
    ? { matches: query.includes('standalone') } : usual(query);";

fn the_installed_game_says_that_the_browser_is_another_device(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        script: STANDALONE,
        ..Plan::default()
    });
    page.open_group(&site, "#group");
    page.expect_words_in("#join-installed", "two devices with a seat each");
    page.go_to("#settings");
    page.expect_words_in("#settings-installed", "are two devices");
    // In a browser there is nothing to say in the lobby.
    page.open_group(&Site::with_relay(), "#group");
    page.expect_shown("#join-form");
    assert!(!page.shows("#join-installed"));
    page.no_complaints();
}
