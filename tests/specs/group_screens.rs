//! Every screen of group play: accessible, no wider than its view, large enough
//! to be pressed.

use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::rules::Roller;
use score_core::wire::TableSelector;
use score_tests::{Page, Pupil, Site, specs};

use crate::longer_words::site;
use crate::looks::{Look, NONE, WINDOWS, in_a_window, look, take_all};

specs! {
    in_every_engine: [
        every_screen_of_a_group_is_accessible_and_fits,
        the_line_about_the_connection_covers_nothing,
    ],
    in_one: [
        a_player_who_is_no_host_sees_screens_that_fit,
        a_page_ends_with_the_last_thing_on_it,
        a_long_line_of_the_chat_keeps_its_button_beside_it,
    ],
}

/// The looks at letters and words that a screen has no room to lose.
const LETTERS_AND_WORDS: &[Look] = &[
    Look::PhoneLetters,
    Look::LaptopSettings(&["200"]),
    Look::LongerWords,
];

/// All looks at a screen of a group.
const ALL: &[Look] = &[
    Look::Windows,
    Look::AxeOnAProjector,
    Look::PhoneLetters,
    Look::LaptopSettings(&["200"]),
    Look::LongerWords,
];

/// Takes all looks at a screen that an engine lays out like another one of the same table: in the
/// first engine alone.
fn look_closely(page: &Page, name: &str) {
    if page.looks_closely() {
        take_all(page, name, ALL);
    }
}

/// Checks a screen, like another one that was checked in all views, only on a phone: there its
/// words have the least room.
fn fits_a_phone(page: &Page, name: &str) {
    let found = page.faults_in(&WINDOWS[..1], &in_a_window());
    assert_eq!(found, NONE, "{name}");
}

/// A player who acts, and whose page nobody looks at.
fn player_at(site: &Site, code: &str, name: &str, token: u64) -> Pupil {
    let selector = TableSelector::Join(code.to_owned());
    Pupil::come(site, selector, name, token).expect("there is room")
}

/// Sends a player's command after they have received all messages so far.
#[track_caller]
fn play(player: &Pupil, command: Command) {
    player.catch_up();
    assert_eq!(player.play(command), Ok(()));
}

/// As much of a name as a field of a phone shows in large letters; it scrolls a longer one.
const LONG_IN_A_FIELD: &str = "Wolfeschlegel";

/// The screens of a host, and the parts beside a table: with each look these change, and so does
/// the table.
fn every_screen_of_a_group_is_accessible_and_fits(page: &Page) {
    let mut site = site(true);
    page.open_group(&site, "#group?table=ABCDE");
    take_all(page, "an invitation", &[Look::LongerWords]);
    page.fill("#lobby-name", "Ada");
    page.press("#lobby-come");
    page.expect_lobby("There is no table");
    take_all(
        page,
        "an invitation that is refused",
        &[Look::Windows, Look::AxeOnAProjector, Look::LongerWords],
    );
    let code = page.make_table_here("Ada", "Class 5b, our school");
    let ben = player_at(&site, &code, "Wolfeschlegelsteinh.", 7);
    let _cleo = player_at(&site, &code, "Cleo", 8);
    page.expect_people(&["Ada", "Wolfeschlegelsteinh.", "Cleo"]);
    page.turn_side_to("chat");
    look_closely(page, "at rest, with the chat");
    page.press("#roll");
    page.expect_phase("thinking");
    page.turn_side_to("you");
    look_closely(page, "thinking, with one's own seat");
    if page.looks_closely() {
        page.fill("#rename", LONG_IN_A_FIELD);
        take_all(page, "a name in its field", &[Look::PhoneLetters]);
        page.turn_side_to("players");
        take_all(
            page,
            "thinking, with the players",
            &[Look::PhoneLetters, Look::LaptopSettings(&["200"])],
        );
    }
    page.press("#roll");
    page.expect_status("Take this roll away?");
    page.turn_side_to("host");
    take_all(
        page,
        "a question, with the host's tools",
        &[Look::PhoneLetters, Look::LaptopSettings(&["200"])],
    );
    page.press("#host-rules summary");
    take_all(
        page,
        "a question, with the host's tools and the house rules",
        &[Look::Windows, Look::AxeOnAProjector, Look::LongerWords],
    );
    page.press("#keep-roll");
    page.turn_side_to("invite");
    page.call_impossible(None);
    page.expect_phase("waiting");
    take_all(page, "waiting, with the invitation", ALL);
    play(&ben, Command::CallScore);
    page.expect_phase("demo");
    page.turn_side_to("host");
    page.press("#host-end");
    look(page, "somebody's demonstration, and the end of a round");
    page.press("#host-end-points");
    page.expect_settlement();
    page.expect_solved();
    page.turn_side_to("players");
    page.open_tools_for("Wolfeschlegelsteinh.");
    take_all(
        page,
        "settled, with the host's tools for a player",
        &[Look::Windows, Look::AxeOnAProjector, Look::LongerWords],
    );
    if page.looks_closely() {
        the_other_screens_of_a_host_fit(page, &site, &code);
    }
    site.stop();
    page.expect_talk("The relay is being started again.");
    if page.looks_closely() {
        look(page, "reconnecting");
    }
}

/// The screens with the tools for a player, and after a round.
fn the_other_screens_of_a_host_fit(page: &Page, site: &Site, code: &str) {
    page.press("#tools-close");
    page.expect_hidden("#tools-close");
    page.open_tools_for("Wolfeschlegelsteinh.");
    page.press("#tools-co-host");
    page.expect_notes("Wolfeschlegelsteinh.", "co-host");
    page.open_tools_for("Cleo");
    page.press("#tools-remove");
    page.wait_until(
        "they are removed",
        "!document.querySelector('#removed').hidden",
    );
    look(page, "a co-host, and a player who was removed");
    page.turn_side_to("host");
    page.press("#host-waiting");
    page.wait_until(
        "newcomers wait",
        "document.querySelector('#host-waiting').checked",
    );
    let _newcomer = player_at(site, code, "Wolfeschlegelstein 2", 9);
    page.wait_until(
        "somebody waits",
        "document.querySelector('#visitors-list li')",
    );
    page.press("#newcomers summary");
    look(page, "the waiting room");
    page.press("#host-roll");
    page.expect_phase("thinking");
    page.press("#host-roll");
    page.expect_shown("#host-roll-keep");
    look(page, "a question at the host's tools");
    page.press("#host-roll-keep");
    page.run(
        "document.querySelectorAll('#part-host details').forEach((each) => each.open = true)",
        Vec::new(),
    );
    take_all(
        page,
        "all tools of a host",
        &[Look::PhoneLetters, Look::LongerWords],
    );
    page.press("#host-roll");
    page.expect_shown("#host-roll-keep");
}

fn a_player_who_is_no_host_sees_screens_that_fit(page: &Page) {
    let site = site(true);
    let table = TableSelector::Create("Class 5b, our school".to_owned());
    let ada = Pupil::come(&site, table, "Ada", 1).expect("there is room");
    let code = ada.code();
    let ask = |request| assert_eq!(ada.ask(request), Ok(()));
    ask(Request::UseWaitingRoom(true));
    page.open_group(&site, &format!("#group?table={code}"));
    page.fill("#lobby-name", "Wolfeschlegelsteinh.");
    page.press("#lobby-come");
    page.expect_shown("#waiting");
    look(page, "waiting to be let in");
    ask(Request::AdmitAll);
    page.expect_table();
    ask(Request::UseWaitingRoom(false));
    let cleo = player_at(&site, &code, "Cleo", 2);
    let _dan = player_at(&site, &code, "Dan", 3);
    page.expect_people(&["Ada", "Wolfeschlegelsteinh.", "Cleo", "Dan"]);
    fits_a_phone(page, "the host rolls");
    play(&ada, Command::Roll);
    page.expect_phase("thinking");
    look(page, "the host has rolled");
    page.call_score(None);
    page.expect_phase("demo");
    take_all(page, "one's own demonstration", LETTERS_AND_WORDS);
    page.give_up();
    page.expect_settlement();
    page.expect_solved();
    take_all(
        page,
        "settled",
        &[Look::PhoneLetters, Look::LaptopSettings(&["200"])],
    );
    play(&ada, Command::Roll);
    page.expect_phase("thinking");
    ask(Request::Play(Command::SetRoller(Roller::Anyone)));
    play(&cleo, Command::Roll);
    page.expect_status("A new roll is asked for");
    look(page, "others' votes");
    page.press("#roll");
    page.expect_status("You ask for a new roll");
    fits_a_phone(page, "a vote of one's own");
    drop(ada);
    page.expect_notes("Ada", "host, away");
    site.advance(61_000);
    // The table looks at its clock when a message arrives.
    cleo.catch_up();
    page.expect_notes("Wolfeschlegelsteinh.", "you, stands in");
    fits_a_phone(page, "who stands in");
    page.turn_side_to("host");
    look(page, "a stand-in's tools");
}

/// As many as make the list of a class longer than its box.
const CLASS: u64 = 24;

/// Points below zero are heard by words that nobody sees, far down in a list that scrolls.
fn a_page_ends_with_the_last_thing_on_it(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let pupils: Vec<Pupil> = (1..=CLASS)
        .map(|number| player_at(&site, &code, &format!("Pupil {number:02}"), number))
        .collect();
    page.turn_side_to("players");
    page.press("#roll");
    page.expect_phase("thinking");
    play(&pupils[0], Command::CallScore);
    play(&pupils[0], Command::GiveUp);
    page.expect_settlement();
    page.expect_points_of("Pupil 01", -1);
    for view in [(1280, 720), (1366, 768), (1920, 1080)] {
        page.resize(view);
        assert_eq!(page.past_end(), NONE, "{view:?}");
    }
}

/// On a phone, where a line has the least room, and its longest word has more letters than fit.
fn a_long_line_of_the_chat_keeps_its_button_beside_it(page: &Page) {
    let site = Site::with_relay();
    page.make_table(&site, "Wolfeschlegelsteinh.", "Class 5b");
    page.resize_if_possible(WINDOWS[0]);
    page.turn_side_to("chat");
    let line = format!(
        "{} and many short words after it, so that there are lines",
        "m".repeat(80)
    );
    page.fill("#chat-text", &line);
    page.press("#chat-form button");
    page.expect_shown("#chat-lines .take-back");
    assert_eq!(page.list(TORN_LINES), NONE);
    assert_eq!(page.cut_texts(), NONE);
}

/// The lines of a log whose button is not at the end of their first line.
const TORN_LINES: &str = "
    return [...document.querySelectorAll('[role=log] li')].flatMap((line) => {
      const [text, button] = [...line.children].map((part) => part.getBoundingClientRect());
      const at = line.getBoundingClientRect();
      const isBeside = button.left >= text.right - 1 && Math.abs(button.right - at.right) <= 1
        && button.top < text.top + 24 && button.bottom > text.top;
      return isBeside && at.right <= innerWidth ? [] : [line.outerHTML.slice(0, 90)];
    });";

/// Phones, one of them on its side, and larger views.
const LINE_VIEWS: [(u32, u32); 6] = [
    (320, 568),
    (360, 640),
    (640, 360),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
];

/// A phase of a round, and how Ada and Ben come to it.
type Phase = (&'static str, fn(&Page, &Pupil));

/// The parts of the table that lie below the line about the connection, from its top to its end.
const COVERED: &str = "
    const line = document.querySelector('#talk').getBoundingClientRect();
    const parts = '#goal, #clock:not(.idle), .mine, #status, #dice .tile, #step .step-slot, #ops .op,'
      + ' #calls button, #verdict, #side button, #side h1';
    const covered = (when) => [...document.querySelectorAll(parts)]
      .map((one) => [one.id || one.className, one.getBoundingClientRect()])
      .filter(([, {width, left, right, top, bottom}]) => {
        const line = document.querySelector('#talk').getBoundingClientRect();
        return width && Math.min(right, line.right) - Math.max(left, line.left) > 0
          && Math.min(bottom, line.bottom) - Math.max(top, line.top) > 0;
      })
      .map(([name]) => `${when}: ${name}`);
    const found = [];
    if (line.height < 40 || line.right > innerWidth) found.push('the line is not there');
    scrollTo(0, 0);
    found.push(...covered('at the top'));
    scrollTo(0, 60);
    found.push(...covered('scrolled'));
    scrollTo(0, 0);
    return found;";

fn the_line_about_the_connection_covers_nothing(page: &Page) {
    let mut site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let mut ben = player_at(&site, &code, "Ben", 7);
    page.expect_people(&["Ada", "Ben"]);
    let phases: [Phase; 5] = [
        ("rest", |_, _| {}),
        ("thinking", |page, _| page.press("#roll")),
        ("waiting", |_, ben| play(ben, Command::CallImpossible)),
        ("demo", |page, _| page.call_score(None)),
        ("settled", |page, _| page.give_up()),
    ];
    for (phase, reach) in phases {
        page.resize((1280, 900));
        reach(page, &ben);
        page.expect_phase(phase);
        if phase == "settled" {
            // The solver is fetched now; a page without a network cannot have it.
            page.expect_solved();
        }
        // A line more or less on the board does not change the engine's part.
        if !page.looks_closely() && phase != "demo" {
            continue;
        }
        site.stop();
        page.expect_talk("The relay is being started again.");
        for view in LINE_VIEWS {
            if page.resize_if_possible(view) {
                assert_eq!(page.list(COVERED), NONE, "{phase}, {view:?}");
                assert_eq!(page.too_wide_px(), 0, "{phase}, {view:?}");
            }
        }
        if !page.looks_closely() {
            return;
        }
        site.start_again();
        page.expect_connected();
        ben = ben.come_back(&site).expect("their seat");
    }
}
