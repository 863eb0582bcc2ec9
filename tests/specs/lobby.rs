//! Coming to a table: the problems on the way, and the sentences on them.

use score_core::group::request::Request;
use score_core::table::event::SeatId;
use score_core::table::rules::Source;
use score_core::wire::TableSelector;
use score_tests::site::{Fault, Plan};
use score_tests::{Page, Pupil, Site, specs};

use crate::connections::site_with_network;

specs! {
    in_one: [
        without_a_relay_there_is_a_way_to_play,
        a_name_that_cannot_be_says_why,
        a_name_that_is_taken_has_a_free_one_to_be_tapped,
        a_table_that_cannot_be_made_or_found_says_why,
        a_table_of_24_is_made_at_once,
        the_public_groups_are_there_for_everybody_and_have_no_host,
        to_look_on_is_a_button_beside_that_to_join,
        a_link_asks_for_a_name_alone_until_another_table_is_wanted,
        an_obstacle_is_named_and_the_page_goes_on_once_it_is_gone,
        where_a_sign_in_page_answers_the_lobby_says_so,
        a_link_to_another_table_leads_there_and_the_seat_waits,
        a_player_kept_out_by_a_limit_comes_in_when_there_is_room,
    ],
}

/// The player who comes second to a table.
const ADA: SeatId = SeatId(1);

const TOO_LONG: &str = "abcdefghijklmnopqrstu";

/// The name of a field, and its description.
const CALLED: &str = "
    const field = document.getElementById('lobby-name');
    const label = field.labels[0].cloneNode(true);
    label.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
    const described = field.getAttribute('aria-describedby').split(' ');
    const parts = described.map((id) => document.getElementById(id)?.innerText);
    return [label.textContent.trim(), ...parts.filter(Boolean)]";

const HELP: &str = "A first name or a nickname is enough. Everybody at the table sees it.";

fn a_name_that_cannot_be_says_why(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group");
    // A field is called by its name alone.
    page.expect_list(CALLED, &["Your name", HELP]);
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
        page.expect_list(CALLED, &["Your name", HELP, sentence]);
        page.expect_fields(&["lobby-name"], &[name]);
    }
    page.fill("#lobby-name", "  Ada   Lovelace ");
    page.press("#group-a");
    page.expect_table();
    page.expect_people(&["Ada Lovelace"]);
    page.no_complaints();
}

/// A player who makes this table.
fn maker_of(site: &Site, table: &str, name: &str) -> Pupil {
    let table = TableSelector::Create(table.to_owned());
    Pupil::come(site, table, name, 1).expect("there is room")
}

fn a_name_that_is_taken_has_a_free_one_to_be_tapped(page: &Page) {
    let site = Site::with_relay();
    let ada = maker_of(&site, "Class 5b", "Ada");
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "ada");
    page.fill("#join-table", "Class 5b");
    page.press("#join-form button");
    page.expect_problem("That name is taken. “ada 2” is free.", "lobby-name");
    page.press("#lobby-take-up");
    page.expect_table();
    page.expect_notes("ada 2", "you");
    page.expect_people(&["Ada", "ada 2"]);
    ada.hear_until(|known| known.group().expect("a table").table().seats().len() == 2);
    // The next pupil at this device does not find it.
    page.press("#tab-you");
    page.press("#step-out");
    page.go_to("#group");
    page.expect_fields(&["lobby-name"], &[""]);
}

fn a_table_that_cannot_be_made_or_found_says_why(page: &Page) {
    let site = Site::with_relay();
    let _ada = maker_of(&site, "Class 5b", "Ada");
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ben");
    for (table, sentence) in [
        (
            "",
            "Type a name for the table: at least one letter or digit.",
        ),
        (TOO_LONG, "A table's name has at most 20 characters."),
        ("class 5B", "There is a table of that name already."),
        ("group a", "There is a table of that name already."),
    ] {
        page.clear("#make-name");
        page.fill("#make-name", table);
        page.press("#make-form button");
        page.expect_problem(sentence, "make-name");
    }
    for (table, sentence) in [
        (
            "",
            "Write the name or the code of the table, or paste a link.",
        ),
        ("Class 6a", "There is no table with that name or code."),
    ] {
        page.clear("#join-table");
        page.fill("#join-table", table);
        page.press("#join-form button");
        page.expect_problem(sentence, "join-table");
    }
    page.fill("#join-table", "Class 5b");
    page.press("#join-form button");
    page.expect_table();
    page.no_complaints();
}

fn a_table_of_24_is_made_at_once(page: &Page) {
    let site = Site::with_relay();
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
    let ben = Pupil::come(&site, TableSelector::Join(page.code()), "Ben", 1);
    let ben = ben.expect("there is room");
    page.press("#roll");
    page.wait_until(
        "cards are dealt",
        "document.querySelectorAll('#group-play .playing-card').length === 4",
    );
    // To everybody.
    ben.hear_until(|known| {
        let table = known.group().expect("a table").table();
        table.rules().source == Source::Cards && table.round().is_some()
    });
}

fn the_public_groups_are_there_for_everybody_and_have_no_host(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.press("#group-b");
    page.expect_table();
    page.expect_notes("Ada", "you");
    assert!(!page.shows("#tab-host"));
    page.turn_side_to("invite");
    page.expect_words_in("#part-invite", "Group B is open to everybody.");
    let _ben = Pupil::come(&site, TableSelector::GroupB, "Ben", 1).expect("there is room");
    page.expect_people(&["Ada", "Ben"]);
    page.turn_side_to("chat");
    page.expect_words_in("#part-chat", "The chat is off at this table.");
    page.expect_hidden("#chat-text");
    // Their links lead to them.
    for (name, code) in [("Cleo", "A"), ("Dan", "B")] {
        page.forget();
        page.come_by_link(&site, name, code);
        page.turn_side_to("invite");
        page.expect_words_in(
            "#part-invite",
            &format!("Group {code} is open to everybody."),
        );
    }
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

fn a_link_asks_for_a_name_alone_until_another_table_is_wanted(page: &Page) {
    const OTHERS: &str = "#join-form, #make-form, #group-a, #go-private";
    let site = Site::with_relay();
    let (_ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.open_group(&site, &format!("#group?table={code}"));
    page.expect_shown("#lobby-come");
    page.expect_hidden(OTHERS);
    page.press("#lobby-elsewhere");
    page.expect_focus("#join-table");
    page.expect_hidden("#lobby-elsewhere");
    page.expect_shown("#make-form");
    // The next link asks for a name alone again, until its table is not found.
    page.go_to("#group?table=Nowhere");
    page.expect_shown("#lobby-elsewhere");
    page.expect_hidden(OTHERS);
    page.fill("#lobby-name", "Ben");
    page.press("#lobby-come");
    page.expect_problem("There is no table with that name or code.", "join-table");
    page.fill("#join-table", &code);
    page.press("#join-form button");
    page.expect_table();
    // The address of a class chooses its settings, and a plain one takes them back.
    page.turn_side_to("you");
    page.press("#step-out");
    page.go_to("#group?show=class");
    page.expect_shown("#make-class[aria-pressed=true]");
    page.go_to("#group");
    page.expect_shown("#make-class[aria-pressed=false]");
    page.expect_shown("#join-form");
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
    // A later visit has the same seat if there is one.
    page.go_to("#group");
    page.expect_fields(&["lobby-name"], &["Ada"]);
}

fn set_network(page: &Page, state: &str) {
    page.run(&format!("setNetwork({state})"), Vec::new());
}

fn an_obstacle_is_named_and_the_page_goes_on_once_it_is_gone(page: &Page) {
    let site = site_with_network();
    page.open_group(&site, "#group?clock=0");
    page.fill("#lobby-name", "Ada");
    // Sockets are blocked.
    set_network(page, "'cut'");
    page.press("#group-a");
    assert!(page.expect_lobby("The relay answers, but the live connection to it is blocked"));
    assert!(page.text("#lobby-status").contains("You can play alone"));
    set_network(page, "null");
    page.press("#group-a");
    page.expect_table();
    // There is no network, or none with a way out, of which the browser says that it has one.
    for network in ["'none'", "'away'"] {
        page.turn_side_to("you");
        page.press("#step-out");
        page.wait_until("the seat is left", "location.hash === '#play'");
        page.go_to("#group");
        page.wait_for_group();
        set_network(page, network);
        page.fill("#lobby-name", "Ada");
        page.press("#group-a");
        assert!(page.expect_lobby("You are offline, so nobody else can be reached just now."));
        assert!(!page.text("#lobby-status").contains("no relay"));
        set_network(page, "null");
        page.expect_table();
        page.expect_people(&["Ada"]);
    }
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
    page.expect_shown("main#rules");
    page.take_complaints();
}

fn a_link_to_another_table_leads_there_and_the_seat_waits(page: &Page) {
    let site = Site::with_relay();
    let fifth = page.make_table(&site, "Ada", "Class 5b");
    let ben = maker_of(&site, "Class 6a", "Ben");
    let sixth = ben
        .table()
        .label()
        .expect("a welcome comes first")
        .code
        .clone();
    page.go_to(&format!("#group?table={sixth}"));
    page.press("#lobby-come");
    page.expect_people(&["Ben", "Ada"]);
    ben.hear_until(|known| known.is_present(ADA));
    page.go_to(&format!("#group?table={fifth}"));
    page.press("#lobby-come");
    page.expect_people(&["Ada"]);
    page.expect_notes("Ada", "you, host");
    // Ada is away there.
    ben.hear_until(|known| !known.is_present(ADA));
    assert_eq!(ben.group().table().seats().len(), 2);
}

fn a_player_kept_out_by_a_limit_comes_in_when_there_is_room(page: &Page) {
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
