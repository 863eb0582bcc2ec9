//! The waiting room: who comes waits until the host lets them in.

use std::time::Duration;

use score_core::wire::{CloseReason, HelloRefusal, TURNED_AWAY_MS};
use score_tests::input::{DOWN, UP, to};
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_every_engine: [a_tap_counts_where_the_label_changes_under_it],
    in_one: [
        who_comes_waits_over_reloads_and_outages_until_the_host_lets_them_in,
        who_is_turned_away_may_ask_again_after_a_minute_and_all_are_answered_at_once,
        who_has_lost_a_device_is_given_their_seat,
    ],
}

/// A table of Ada's whose newcomers wait; its code.
pub fn guarded_table(page: &Page, site: &Site) -> String {
    let code = page.make_table(site, "Ada", "Class 5b");
    page.turn_side_to("host");
    page.press("#host-waiting");
    page.expect_told("Who comes now waits until the host lets them in.");
    page.expect_text("#visitors-title", "Nobody is waiting");
    page.turn_side_to("players");
    code
}

/// Comes by the table's link, and is let wait.
pub fn come(page: &Page, site: &Site, name: &str, code: &str) {
    page.open_group(site, &format!("#group?table={code}"));
    page.fill("#lobby-name", name);
    page.press("#lobby-come");
    expect_waiting(page);
}

fn expect_waiting(page: &Page) {
    page.wait_until(
        "the page says that the host will let them in",
        "document.querySelector('#waiting:not([hidden]) h1')?.innerText
           === 'The host will let you in'",
    );
    page.expect_hidden("#lobby, #group-play");
}

fn expect_tab(page: &Page, label: &str) {
    page.wait_until(
        &format!("the tab of the host's tools says '{label}'"),
        &format!("document.querySelector('#tab-host').innerText === '{label}'"),
    );
}

fn who_comes_waits_over_reloads_and_outages_until_the_host_lets_them_in(page: &Page) {
    let mut site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = guarded_table(page, &site);
    come(ben, &site, "Ben", &code);
    ben.expect_focus("#waiting-title");
    ben.expect_text(
        "#waiting-said",
        &format!("You have asked to come to “{code}” as Ben."),
    );
    // While the tools are closed it is said and shown all the same.
    page.expect_told("Ben waits to be let in.");
    expect_tab(page, "Host · 1 waiting");
    page.expect_people(&["Ada"]);
    site.stop();
    ben.expect_talk("this page asks again by itself");
    expect_waiting(ben);
    site.start_again();
    page.expect_connected();
    expect_tab(page, "Host · 1 waiting");
    expect_waiting(ben);
    ben.wait_until(
        "all is well again",
        "document.querySelector('#talk').hidden",
    );
    ben.reload();
    expect_waiting(ben);
    expect_tab(page, "Host · 1 waiting");
    // There is a way back.
    ben.press("#waiting-leave");
    ben.wait_until(
        "the lobby is back",
        "!document.querySelector('#lobby').hidden",
    );
    expect_tab(page, "Host");
    ben.press("#lobby-come");
    expect_waiting(ben);
    expect_tab(page, "Host · 1 waiting");
    page.turn_side_to("host");
    page.expect_text("#visitors-title", "1 person is waiting");
    page.expect_hidden("#visitors-admit-all");
    page.press("#visitors-list button[aria-label='Let in Ben']");
    ben.expect_table();
    page.expect_people(&["Ada", "Ben"]);
    expect_tab(page, "Host");
    // The focus stays where the name was.
    page.expect_focus("#visitors-title");
    // Who has a seat comes back to it without asking.
    ben.reload();
    ben.expect_table();
    ben.expect_notes("Ben", "you");
    // Without a waiting room nobody is left in it.
    let cleo = knock(&site, &code, "Cleo", 2);
    expect_tab(page, "Host · 1 waiting");
    page.press("#host-waiting");
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    page.expect_hidden("#visitors");
    cleo.catch_up();
    assert!(!cleo.is_waiting());
    complain_of_nothing(&others);
}

/// Somebody without a browser who is let wait.
fn knock(site: &Site, code: &str, name: &str, token: u64) -> Pupil {
    let visitor = Pupil::at(site, code, name, token);
    assert!(visitor.is_waiting(), "{name}");
    visitor
}

fn who_is_turned_away_may_ask_again_after_a_minute_and_all_are_answered_at_once(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = guarded_table(page, &site);
    page.turn_side_to("host");
    who_looks_alike_is_numbered_and_all_are_turned_away_at_once(page, &site, &code);
    ben.open_group(&site, &format!("#group?table={code}&clock=0"));
    ben.fill("#lobby-name", "Ben");
    ben.press("#lobby-come");
    expect_waiting(ben);
    let _cleo = knock(&site, &code, "Cleo", 4);
    page.press("#visitors-list button[aria-label='Turn away Ben']");
    let away = "The host did not let you in. You can ask again in 60 seconds.";
    assert!(ben.expect_lobby(away));
    ben.expect_hidden("#waiting, #lobby-offer");
    expect_tab(page, "Host · 1 waiting");
    // Asked too soon.
    ben.press("#lobby-come");
    assert!(ben.expect_lobby(away));
    expect_tab(page, "Host · 1 waiting");
    site.advance(60_000);
    ben.advance(60_000);
    assert!(!ben.expect_lobby("You can ask again to come in."));
    ben.press("#lobby-take-up");
    expect_waiting(ben);
    expect_tab(page, "Host · 2 waiting");
    page.press("#visitors-admit-all");
    for page in [page, ben] {
        page.expect_person("Ben", "is there", "true");
        page.expect_person("Cleo", "is there", "true");
    }
    complain_of_nothing(&others);
}

#[track_caller]
fn who_looks_alike_is_numbered_and_all_are_turned_away_at_once(
    page: &Page,
    site: &Site,
    code: &str,
) {
    let visitors = [("Ben", 1), ("Cleo", 2), ("Ben", 3)];
    let visitors = visitors.map(|(name, token)| knock(site, code, name, token));
    page.wait_until(
        "the newest is the first, and Bens are distinguished",
        "[...document.querySelectorAll('#visitors-list .name')]
           .map(name => name.innerText.trim()).join() === 'Ben no. 2,Cleo,Ben'",
    );
    page.expect_number_of("[aria-label='Turn away Ben, no. 2']", 1);
    page.press("#visitors-turn-all-away");
    for visitor in visitors {
        let refused = CloseReason::Refused(HelloRefusal::TurnedAway {
            wait_ms: TURNED_AWAY_MS,
        });
        assert_eq!(visitor.end(), refused);
    }
    page.expect_text("#visitors-title", "Nobody is waiting");
    page.expect_hidden("#visitors-all");
}

fn a_tap_counts_where_the_label_changes_under_it(page: &Page) {
    let site = Site::with_relay();
    let code = guarded_table(page, &site);
    let _ben = knock(&site, &code, "Ben", 1);
    expect_tab(page, "Host · 1 waiting");
    let tab = page.middle_of("#tab-host");
    page.pointer(&[to(tab, Duration::ZERO), DOWN]);
    let _cleo = knock(&site, &code, "Cleo", 2);
    expect_tab(page, "Host · 2 waiting");
    page.pointer(&[UP]);
    page.wait_until(
        "the host's tools are open",
        "!document.querySelector('#part-host').hidden",
    );
}

/// A player who was here on a device that is gone now.
fn lose_device(site: &Site, name: &str, code: &str, token: u64) {
    drop(Pupil::at(site, code, name, token));
}

fn who_has_lost_a_device_is_given_their_seat(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let other = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    lose_device(&site, "Anna", &code, 7);
    lose_device(&site, "Ben", &code, 8);
    other.come_by_link(&site, "Anna 2", &code);
    page.turn_side_to("players");
    page.expect_text(
        "#lost-devices li span",
        "Anna 2 may be Anna, who is away with 0 points.",
    );
    page.press("#lost-devices button");
    other.expect_told("The host has given you the seat of Anna, with the points.");
    page.expect_told("Anna plays on with another device, with the same points.");
    page.expect_hidden("#lost-devices");
    // In the waiting room, from a browser that knows nothing any more.
    other.forget();
    page.turn_side_to("host");
    page.press("#host-waiting");
    come(other, &site, "Ben 2", &code);
    page.expect_text(
        "#visitors-list .may-be .help",
        "This may be Ben, who is away with 0 points.",
    );
    page.press("#visitors-list .may-be button");
    other.expect_table();
    other.expect_told("The host has let you in as Ben.");
    other.expect_notes("Ben", "you");
    page.turn_side_to("players");
    page.expect_people(&["Ada", "Ben", "Anna"]);
    complain_of_nothing(&others);
}
