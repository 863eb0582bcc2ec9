//! The waiting room: who comes waits until the host lets them in.

use std::time::Duration;

use score_core::wire::TableSelector;
use score_tests::input::{DOWN, UP, to};
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_every_engine: [a_tap_counts_where_the_label_changes_under_it],
    in_one: [
        who_comes_waits_until_the_host_lets_them_in,
        who_is_turned_away_may_ask_again_after_a_minute_and_all_are_let_in_at_once,
        who_looks_alike_is_numbered_and_all_are_turned_away_at_once,
        waiting_goes_on_after_a_lost_connection_and_a_reload,
        without_a_waiting_room_nobody_is_left_in_it,
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

fn who_comes_waits_until_the_host_lets_them_in(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = guarded_table(page, &site);
    come(ben, &site, "Ben", &code);
    ben.wait_until(
        "the title has the focus",
        "document.activeElement.id === 'waiting-title'",
    );
    ben.expect_text(
        "#waiting-said",
        &format!("You have asked to come to “{code}” as Ben."),
    );
    // While the tools are closed it is said and shown all the same.
    page.expect_told("Ben waits to be let in.");
    expect_tab(page, "Host · 1 waiting");
    page.expect_people(&["Ada"]);
    page.turn_side_to("host");
    page.expect_text("#visitors-title", "1 person is waiting");
    page.expect_hidden("#visitors-admit-all");
    page.press("#visitors-list button[aria-label='Let in Ben']");
    ben.expect_table();
    page.expect_people(&["Ada", "Ben"]);
    expect_tab(page, "Host");
    page.wait_until(
        "the focus stays where the name was",
        "document.activeElement.id === 'visitors-title'",
    );
    // Who has a seat comes back to it without asking.
    ben.reload();
    ben.expect_table();
    ben.expect_notes("Ben", "you");
    complain_of_nothing(&others);
}

fn who_is_turned_away_may_ask_again_after_a_minute_and_all_are_let_in_at_once(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = guarded_table(page, &site);
    ben.open_group(&site, &format!("#group?table={code}&clock=0"));
    ben.fill("#lobby-name", "Ben");
    ben.press("#lobby-come");
    expect_waiting(ben);
    come(cleo, &site, "Cleo", &code);
    page.turn_side_to("host");
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
    for page in [page, ben, cleo] {
        page.expect_person("Ben", "is there", "true");
        page.expect_person("Cleo", "is there", "true");
    }
    complain_of_nothing(&others);
}

fn who_looks_alike_is_numbered_and_all_are_turned_away_at_once(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(3);
    let code = guarded_table(page, &site);
    page.turn_side_to("host");
    for (other, name) in others.iter().zip(["Ben", "Cleo", "Ben"]) {
        come(other, &site, name, &code);
    }
    page.wait_until(
        "the newest is the first, and Bens are distinguished",
        "[...document.querySelectorAll('#visitors-list .name')]
           .map(name => name.innerText.trim()).join() === 'Ben no. 2,Cleo,Ben'",
    );
    page.expect_number_of("[aria-label='Turn away Ben, no. 2']", 1);
    page.press("#visitors-turn-all-away");
    for other in &others {
        assert!(other.expect_lobby("The host did not let you in."));
    }
    page.expect_text("#visitors-title", "Nobody is waiting");
    page.expect_hidden("#visitors-all");
    complain_of_nothing(&others);
}

fn waiting_goes_on_after_a_lost_connection_and_a_reload(page: &Page) {
    let mut site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = guarded_table(page, &site);
    come(ben, &site, "Ben", &code);
    expect_tab(page, "Host · 1 waiting");
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
    page.press("#visitors-list button[aria-label='Let in Ben']");
    ben.expect_table();
    complain_of_nothing(&others);
}

fn without_a_waiting_room_nobody_is_left_in_it(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = guarded_table(page, &site);
    come(ben, &site, "Ben", &code);
    page.turn_side_to("host");
    page.press("#host-waiting");
    ben.expect_table();
    page.expect_people(&["Ada", "Ben"]);
    page.expect_hidden("#visitors");
    complain_of_nothing(&others);
}

fn a_tap_counts_where_the_label_changes_under_it(page: &Page) {
    let site = Site::with_relay();
    let code = guarded_table(page, &site);
    let knock = |name: &str, token: u64| {
        let table = TableSelector::Join(code.clone());
        Pupil::come(&site, table, name, token).expect("there is room to wait")
    };
    let _ben = knock("Ben", 1);
    expect_tab(page, "Host · 1 waiting");
    let tab = page.middle_of("#tab-host");
    page.pointer(&[to(tab, Duration::ZERO), DOWN]);
    let _cleo = knock("Cleo", 2);
    expect_tab(page, "Host · 2 waiting");
    page.pointer(&[UP]);
    page.wait_until(
        "the host's tools are open",
        "!document.querySelector('#part-host').hidden",
    );
}

/// A player who was here on a device that is gone now.
fn lose_device(site: &Site, name: &str, code: &str, token: u64) {
    let selector = TableSelector::Join(code.to_owned());
    drop(Pupil::come(site, selector, name, token).expect("there is room"));
}

fn who_has_lost_a_device_is_given_their_seat(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let code = page.make_table(&site, "Ada", "Class 5b");
    lose_device(&site, "Anna", &code, 7);
    lose_device(&site, "Ben", &code, 8);
    others[0].come_by_link(&site, "Anna 2", &code);
    page.turn_side_to("players");
    page.expect_text(
        "#lost-devices li span",
        "Anna 2 may be Anna, who is away with 0 points.",
    );
    page.press("#lost-devices button");
    others[0].expect_told("The host has given you the seat of Anna, with the points.");
    page.expect_told("Anna plays on with another device, with the same points.");
    page.expect_hidden("#lost-devices");
    // In the waiting room.
    page.turn_side_to("host");
    page.press("#host-waiting");
    come(&others[1], &site, "Ben 2", &code);
    page.expect_text(
        "#visitors-list .may-be .help",
        "This may be Ben, who is away with 0 points.",
    );
    page.press("#visitors-list .may-be button");
    others[1].expect_table();
    others[1].expect_told("The host has let you in as Ben.");
    others[1].expect_notes("Ben", "you");
    page.turn_side_to("players");
    page.expect_people(&["Ada", "Anna", "Ben"]);
    complain_of_nothing(&others);
}
