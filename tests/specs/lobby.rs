//! Coming to a table: what can go wrong, and what is said about it.

use score_core::group::request::Request;
use score_core::wire::TableSelector;
use score_tests::site::{Fault, Plan};
use score_tests::{Page, Pupil, Site, specs};

use crate::connections::site_with_network;
use crate::group_play::complain_of_nothing;

specs! {
    in_every_engine: [without_a_relay_there_is_a_way_to_play],
    in_one: [
        a_name_that_cannot_be_says_why,
        a_field_is_called_by_its_name_alone,
        a_name_that_is_taken_has_a_free_one_to_be_tapped,
        a_table_that_cannot_be_made_or_found_says_why,
        a_table_of_24_is_made_at_once,
        the_public_groups_are_there_for_everybody_and_have_no_host,
        to_look_on_is_a_button_beside_that_to_join,
        without_a_network_the_page_says_so_and_goes_on_with_it,
        where_sockets_are_blocked_the_lobby_says_so,
        where_a_sign_in_page_answers_the_lobby_says_so,
        where_the_pages_own_site_is_out_of_reach_the_player_is_offline,
        a_link_to_another_table_leads_there_and_the_seat_waits,
        who_is_kept_out_by_a_limit_comes_in_when_there_is_room,
    ],
}

const TOO_LONG: &str = "abcdefghijklmnopqrstu";

fn a_name_that_cannot_be_says_why(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group");
    for (name, sentence) in [
        ("", "Type a name: at least one letter or digit."),
        (TOO_LONG, "A name has at most 20 characters."),
        (
            "A\u{200b}da",
            "A name cannot have characters that nobody can see.",
        ),
    ] {
        page.clear("#lobby-name");
        page.fill("#lobby-name", name);
        page.press("#group-a");
        page.expect_problem(sentence, "lobby-name");
        page.expect_fields(&["lobby-name"], &[name]);
    }
    page.fill("#lobby-name", "  Ada   Lovelace ");
    page.press("#group-a");
    page.expect_table();
    page.expect_people(&["Ada Lovelace"]);
    page.no_complaints();
}

/// The name of a field, and its description.
const CALLED: &str = "
    const field = document.getElementById('lobby-name');
    const label = field.labels[0].cloneNode(true);
    label.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
    const described = field.getAttribute('aria-describedby').split(' ');
    const parts = described.map((id) => document.getElementById(id)?.innerText);
    return [label.textContent.trim(), ...parts.filter(Boolean)]";

fn a_field_is_called_by_its_name_alone(page: &Page) {
    const HELP: &str = "A first name or a nickname is enough. Everybody at the table sees it.";
    let site = Site::with_relay();
    page.open_group(&site, "#group");
    page.expect_list(CALLED, &["Your name", HELP]);
    page.press("#group-a");
    const PROBLEM: &str = "Type a name: at least one letter or digit.";
    page.expect_problem(PROBLEM, "lobby-name");
    page.expect_list(CALLED, &["Your name", HELP, PROBLEM]);
}

fn a_name_that_is_taken_has_a_free_one_to_be_tapped(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.open_group(&site, &format!("#group?table={code}"));
    ben.fill("#lobby-name", "ada");
    ben.press("#lobby-come");
    ben.expect_problem("That name is taken. “ada 2” is free.", "lobby-name");
    ben.press("#lobby-take-up");
    ben.expect_table();
    ben.expect_notes("ada 2", "you");
    page.expect_people(&["Ada", "ada 2"]);
    // The name is there the next time, too.
    ben.press("#tab-you");
    ben.press("#step-out");
    ben.go_to("#group");
    ben.expect_fields(&["lobby-name"], &["ada 2"]);
    complain_of_nothing(&others);
}

fn a_table_that_cannot_be_made_or_found_says_why(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.make_table(&site, "Ada", "Class 5b");
    ben.open_group(&site, "#group");
    ben.fill("#lobby-name", "Ben");
    for (table, sentence) in [
        (
            "",
            "Type a name for the table: at least one letter or digit.",
        ),
        (TOO_LONG, "A table's name has at most 20 characters."),
        ("class 5B", "There is a table of that name already."),
        ("group a", "There is a table of that name already."),
    ] {
        ben.clear("#make-name");
        ben.fill("#make-name", table);
        ben.press("#make-form button");
        ben.expect_problem(sentence, "make-name");
    }
    for (table, sentence) in [
        ("", "Write the name or the code of the table."),
        ("Class 6a", "There is no table with that name or code."),
    ] {
        ben.clear("#join-table");
        ben.fill("#join-table", table);
        ben.press("#join-form button");
        ben.expect_problem(sentence, "join-table");
    }
    ben.fill("#join-table", "Class 5b");
    ben.press("#join-form button");
    ben.expect_table();
    complain_of_nothing(&others);
}

fn a_table_of_24_is_made_at_once(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.fill("#make-name", "Class 5b");
    page.choose("#make-game", "24");
    // The button lies below a low view, and the table is seen from its beginning.
    page.resize_if_possible((568, 320));
    page.press("#make-form button");
    page.expect_table();
    page.expect_value("return String(scrollY)", "0");
    page.resize((1280, 900));
    page.wait_until(
        "24 is played",
        "document.querySelector('#group-play #goal strong').innerText === '24'",
    );
    page.expect_told("The table plays 24 now.");
    ben.come_by_link(&site, "Ben", &page.code());
    page.press("#roll");
    for player in [page, ben] {
        player.wait_until(
            "cards are dealt to everybody",
            "document.querySelectorAll('#group-play .playing-card').length === 4",
        );
    }
    complain_of_nothing(&others);
}

fn the_public_groups_are_there_for_everybody_and_have_no_host(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.press("#group-b");
    page.expect_table();
    page.expect_notes("Ada", "you");
    assert!(!page.shows("#tab-host"));
    page.turn_side_to("invite");
    page.expect_words_in("#part-invite", "Group B is open to everybody.");
    ben.come_by_link(&site, "Ben", "B");
    page.expect_people(&["Ada", "Ben"]);
    ben.turn_side_to("chat");
    ben.expect_words_in("#part-chat", "The chat is off at this table.");
    ben.expect_hidden("#chat-text");
    complain_of_nothing(&others);
}

fn to_look_on_is_a_button_beside_that_to_join(page: &Page) {
    page.open_in_any_size("#group");
    for view in [(360, 740), (768, 1024), (1280, 720), (1920, 1080)] {
        page.resize(view);
        page.expect_size(view);
        let crooked = page.list(
            "const [join, watch] = document.querySelectorAll('#join-form button');
             const [a, b] = [join, watch].map((key) => key.getBoundingClientRect());
             const edge = getComputedStyle(watch);
             const paper = getComputedStyle(document.querySelector('#join-form')).backgroundColor;
             const found = [];
             if (a.top !== b.top || a.height !== b.height || a.right >= b.left) {
               found.push(JSON.stringify([a, b]));
             }
             if (edge.borderTopWidth === '0px' || ['rgba(0, 0, 0, 0)', paper].includes(edge.borderTopColor)) {
               found.push(edge.borderTop);
             }
             return found;",
        );
        assert_eq!(crooked, [""; 0], "{view:?}");
    }
}

fn without_a_relay_there_is_a_way_to_play(page: &Page) {
    page.open_group(page.site(), "#group");
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    assert!(page.expect_lobby("There is no relay at this address"));
    page.press("#go-hot-seat");
    page.wait_until(
        "the players are shown",
        "!document.querySelector('main#players').hidden",
    );
    page.go_to("#group");
    page.press("#go-private");
    page.skip_coach();
    page.roll();
    page.expect_phase("thinking");
    // What comes later has the same seat where there is one.
    page.go_to("#group");
    page.expect_fields(&["lobby-name"], &["Ada"]);
}

fn without_a_network_the_page_says_so_and_goes_on_with_it(page: &Page) {
    expect_offline_until_there_is_a_network(page, "none");
}

/// Comes to a group in such a `network`, and then in one with a way out.
#[track_caller]
fn expect_offline_until_there_is_a_network(page: &Page, network: &str) {
    let site = site_with_network();
    page.open_group(&site, "#group?clock=0");
    page.run(&format!("setNetwork('{network}')"), Vec::new());
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    assert!(page.expect_lobby("You are offline, so nobody else can be reached just now."));
    assert!(!page.text("#lobby-status").contains("no relay"));
    page.run("setNetwork(null)", Vec::new());
    page.expect_table();
    page.expect_people(&["Ada"]);
}

fn where_sockets_are_blocked_the_lobby_says_so(page: &Page) {
    let site = site_with_network();
    page.open_group(&site, "#group?clock=0");
    page.run("setNetwork('cut')", Vec::new());
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    assert!(page.expect_lobby("The relay answers, but the live connection to it is blocked"));
    assert!(page.text("#lobby-status").contains("You can play alone"));
    page.run("setNetwork(null)", Vec::new());
    page.press("#group-a");
    page.expect_table();
}

fn where_a_sign_in_page_answers_the_lobby_says_so(page: &Page) {
    let site = Site::start(Plan::default());
    page.open_group(&site, "#group?clock=0");
    site.spoil(&[Fault::PageForAll(
        "<!doctype html><title>Wi-Fi sign-in</title>",
    )]);
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    assert!(page.expect_lobby("Another page answers in the place of this site"));
    // The rules can be read all the same.
    page.choose_in_menu("rules");
    assert!(page.shows("main#rules"));
    page.take_complaints();
}

/// A browser in a network without a way out says that it has a network.
fn where_the_pages_own_site_is_out_of_reach_the_player_is_offline(page: &Page) {
    expect_offline_until_there_is_a_network(page, "away");
}

fn a_link_to_another_table_leads_there_and_the_seat_waits(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let fifth = page.make_table(&site, "Ada", "Class 5b");
    let sixth = ben.make_table(&site, "Ben", "Class 6a");
    page.go_to(&format!("#group?table={sixth}"));
    page.press("#lobby-come");
    page.expect_people(&["Ben", "Ada"]);
    page.go_to(&format!("#group?table={fifth}"));
    page.press("#lobby-come");
    page.expect_people(&["Ada"]);
    page.expect_notes("Ada", "you, host");
    ben.expect_notes("Ada", "away");
    complain_of_nothing(&others);
}

fn who_is_kept_out_by_a_limit_comes_in_when_there_is_room(page: &Page) {
    let site = Site::with_relay();
    // Their tables stay in use.
    let robot = |number: u64| {
        let selector = TableSelector::Create(format!("Table {number}"));
        Pupil::come(&site, selector, "Robot", number).ok()
    };
    let mut robots: Vec<Pupil> = (1..).map_while(robot).collect();
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.fill("#make-name", "Class 5b");
    page.press("#make-form button");
    assert!(page.expect_lobby("Your network already has as many tables"));
    page.expect_talk("As soon as there is room, this page brings you in by itself.");
    page.expect_talk("The next try is in ");
    let robot = robots.pop().expect("a robot");
    assert_eq!(robot.ask(Request::Clear), Ok(()));
    page.press("#talk-now");
    page.expect_table();
    page.expect_people(&["Ada"]);
}
