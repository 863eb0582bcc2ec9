//! The waiting room: a visitor waits until the host lets them in.

use std::time::Duration;

use score_core::wire::{CloseReason, HelloRefusal, TURNED_AWAY_MS};
use score_relay::room::FLOOD_VISITORS;
use score_tests::input::{DOWN, UP, to};
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_every_engine: [a_tap_counts_where_the_label_changes_under_it],
    in_one: [
        a_visitor_waits_over_reloads_and_outages_until_the_host_lets_them_in,
        a_visitor_may_ask_again_after_a_minute_and_all_are_answered_at_once,
        a_player_who_has_lost_a_device_is_given_their_seat,
        a_flood_from_one_place_is_one_line_with_one_button_for_all,
        the_name_of_a_removed_player_that_is_back_is_shown_to_the_host,
    ],
}

/// A table of Ada's whose newcomers wait; its code.
pub fn guarded_table(page: &Page, site: &Site) -> String {
    let code = page.make_table(site, "Ada", "Class 5b");
    page.turn_side_to("host");
    page.press("#host-waiting");
    page.expect_told("Newcomers wait now until the host lets them in.");
    page.expect_text("#visitors-title", "Nobody is waiting");
    page.turn_side_to("players");
    code
}

/// Comes by the table's link, and waits to be let in.
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

fn a_visitor_waits_over_reloads_and_outages_until_the_host_lets_them_in(page: &Page) {
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
    // While the tools are closed it is announced and shown all the same.
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
    // A player who has a seat comes back to it without asking.
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

/// A visitor without a browser who waits to be let in.
fn knock(site: &Site, code: &str, name: &str, token: u64) -> Pupil {
    let visitor = Pupil::at(site, code, name, token);
    assert!(visitor.is_waiting(), "{name}");
    visitor
}

fn a_visitor_may_ask_again_after_a_minute_and_all_are_answered_at_once(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = guarded_table(page, &site);
    page.turn_side_to("host");
    visitors_who_look_alike_are_numbered_and_all_turned_away_at_once(page, &site, &code);
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
fn visitors_who_look_alike_are_numbered_and_all_turned_away_at_once(
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

fn a_player_who_has_lost_a_device_is_given_their_seat(page: &Page) {
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
    // In the waiting room, from a browser that has kept nothing.
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

fn a_flood_from_one_place_is_one_line_with_one_button_for_all(page: &Page) {
    let site = Site::with_relay();
    let code = guarded_table(page, &site);
    page.turn_side_to("host");
    let comes = |number| knock(&site, &code, &format!("Sly {number}"), number);
    let flood: Vec<Pupil> = (1..=FLOOD_VISITORS as u64).map(comes).collect();
    page.expect_text("#visitors-title", "12 people are waiting");
    page.expect_text(".flood summary", "12 visitors from one place");
    page.expect_number_of("#visitors-list > ul > li", 1);
    page.expect_hidden("#visitors-all");
    page.expect_number_of(".flood details[open]", 0);
    // They may be the class: behind the line are the names.
    page.press(".flood summary");
    page.expect_number_of(".flood details[open]", 1);
    page.expect_shown("[aria-label='Let in Sly 7']");
    page.expect_number_of(".flood details li", FLOOD_VISITORS);
    page.expect_text(".flood > .actions button:last-child", "Turn all 12 away");
    page.press(".flood > .actions button:last-child");
    for visitor in flood {
        let refused = CloseReason::Refused(HelloRefusal::TurnedAway {
            wait_ms: TURNED_AWAY_MS,
        });
        assert_eq!(visitor.end(), refused);
    }
    page.expect_text("#visitors-title", "Nobody is waiting");
}

fn the_name_of_a_removed_player_that_is_back_is_shown_to_the_host(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let come = |token| Pupil::at(&site, &code, "Sly", token);
    let first = come(1);
    page.expect_people(&["Ada", "Sly"]);
    page.open_tools_for("Sly");
    page.press("#tools-remove");
    assert_eq!(first.end(), CloseReason::Removed);
    page.expect_hidden("#namesakes");
    let second = come(2);
    let told = "Sly took the name of a player who was removed.";
    page.expect_told(told);
    page.expect_text("#namesakes .name", told);
    // With any panel open beside the table.
    page.turn_side_to("chat");
    page.press("#namesakes button:last-child");
    page.expect_hidden("#namesakes");
    page.turn_side_to("players");
    page.open_tools_for("Sly");
    page.press("#tools-remove");
    assert_eq!(second.end(), CloseReason::Removed);
    let third = come(3);
    page.expect_shown("#namesakes");
    page.press("#namesakes button:nth-child(2)");
    assert_eq!(third.end(), CloseReason::Removed);
    page.expect_hidden("#namesakes");
    page.turn_side_to("host");
    page.expect_text("#visitors-title", "Nobody is waiting");
    let _fourth = knock(&site, &code, "Sly", 4);
    page.expect_words_in("#visitors-list", "A player with this name was removed.");
}
