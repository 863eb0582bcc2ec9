//! Every screen of group play: accessible, no wider than its view, large enough
//! to be pressed.

use score_core::table::command::Command;
use score_core::wire::TableSelector;
use score_tests::{Page, Pupil, Site, specs};

use crate::accessibility::{NONE, accessible_here};
use crate::group_play::complain_of_nothing;
use crate::view_sizes::TARGETS;

specs! {
    in_every_engine: [
        every_screen_of_a_group_is_accessible_and_fits,
        the_line_about_the_connection_covers_nothing,
        the_projector_fits_its_screen,
    ],
    in_one: [
        what_a_host_is_asked_is_accessible_and_fits,
        a_stand_in_and_who_waits_see_screens_that_fit,
    ],
}

/// A phone, a tablet, a computer, a projector.
const VIEWS: [(u32, u32); 4] = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)];

/// The least and the largest, which show what an engine lays out in its own way.
const EDGES: [(u32, u32); 2] = [VIEWS[0], VIEWS[3]];

/// Looks at a screen in every view and in both themes; where no window is as narrow as a phone, in
/// the narrowest.
pub fn look(page: &Page, name: &str) {
    let views = if page.looks_closely() {
        &VIEWS[..]
    } else {
        &EDGES
    };
    for &view in views {
        page.resize_if_possible(view);
        assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
        assert_eq!(page.smaller_than(44, TARGETS), NONE, "{name}, {view:?}");
        assert_eq!(page.cut_texts(), NONE, "{name}, {view:?}");
    }
    accessible_here(page, name);
}

/// Looks at a screen that an engine lays out as it does another one of the same table: in the
/// first engine alone.
fn look_closely(page: &Page, name: &str) {
    if page.looks_closely() {
        look(page, name);
    }
}

/// A player who acts, and whose page nobody looks at.
fn player_at(site: &Site, code: &str, name: &str) -> Pupil {
    let selector = TableSelector::Join(code.to_owned());
    Pupil::come(site, selector, name, 7).expect("there is room")
}

/// Lets them do something when they have heard all that was said.
#[track_caller]
fn play(player: &Pupil, command: Command) {
    player.catch_up();
    assert_eq!(player.play(command), Ok(()));
}

fn every_screen_of_a_group_is_accessible_and_fits(page: &Page) {
    let mut site = Site::with_relay();
    page.open_group(&site, "#group?table=ABCDE");
    look(page, "an invitation");
    page.fill("#lobby-name", "Ada");
    page.press("#lobby-come");
    page.expect_lobby("There is no table");
    look_closely(page, "a refusal");
    let code = page.make_table(&site, "Ada", "Class 5b, our school");
    let ben = player_at(&site, &code, "Wolfeschlegelsteinh.");
    page.expect_people(&["Ada", "Wolfeschlegelsteinh."]);
    for part in ["chat", "you"] {
        page.turn_side_to(part);
        look_closely(page, part);
    }
    for part in ["invite", "host", "players"] {
        page.turn_side_to(part);
        look(page, part);
    }
    page.turn_side_to("host");
    page.press("#host-rules summary");
    look(page, "house rules");
    page.turn_side_to("players");
    page.open_tools_for("Wolfeschlegelsteinh.");
    look(page, "the host's tools");
    page.press("#tools-close");
    page.press("#roll");
    page.expect_phase("thinking");
    look(page, "thinking");
    page.call_impossible(None);
    page.expect_phase("waiting");
    look_closely(page, "waiting");
    play(&ben, Command::CallScore);
    page.expect_phase("demo");
    look(page, "somebody's demonstration");
    play(&ben, Command::GiveUp);
    page.expect_settlement();
    page.expect_solved();
    look(page, "settled");
    site.stop();
    page.expect_talk("The relay is being started again.");
    look(page, "reconnecting");
}

fn what_a_host_is_asked_is_accessible_and_fits(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b, our school");
    ben.come_by_link(&site, "Wolfeschlegelsteinh.", &code);
    look(ben, "the host rolls");
    page.press("#roll");
    page.expect_phase("thinking");
    ben.expect_phase("thinking");
    look(ben, "the host has rolled");
    page.press("#roll");
    page.expect_status("Take this roll away?");
    look(page, "a question");
    page.press("#keep-roll");
    page.turn_side_to("host");
    page.press("#host-roll");
    look(page, "a question at the host's tools");
    page.press("#host-roll-keep");
    ben.call_score(None);
    page.expect_phase("demo");
    page.press("#host-end");
    look(page, "the end of a round");
    page.press("#host-end-points");
    page.expect_settlement();
    page.expect_solved();
    page.press("#host-anyone");
    page.press("#host-waiting");
    page.press("#newcomers summary");
    cleo.open_group(&site, &format!("#group?table={code}"));
    cleo.fill("#lobby-name", "Wolfeschlegelstein 2");
    cleo.press("#lobby-come");
    page.wait_until(
        "somebody waits",
        "document.querySelector('#visitors-list li')",
    );
    look(page, "the waiting room");
    look(cleo, "waiting");
    page.press("#host-waiting");
    cleo.expect_table();
    page.press("#host-roll");
    ben.expect_phase("thinking");
    ben.press("#roll");
    ben.expect_status("You ask for a new roll");
    look(ben, "a vote of one's own");
    cleo.expect_status("A new roll is asked for");
    look(cleo, "others' votes");
    page.turn_side_to("players");
    page.open_tools_for("Wolfeschlegelsteinh.");
    page.press("#tools-co-host");
    page.expect_notes("Wolfeschlegelsteinh.", "co-host");
    look(page, "a co-host");
    page.press("#tools-remove");
    page.wait_until(
        "they are removed",
        "!document.querySelector('#removed').hidden",
    );
    look(page, "a player who was removed");
    complain_of_nothing(&others);
}

fn a_stand_in_and_who_waits_see_screens_that_fit(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ada = &others[0];
    let code = ada.make_table(&site, "Ada", "Class 5b, our school");
    page.come_by_link(&site, "Ben", &code);
    let cleo = player_at(&site, &code, "Cleo");
    ada.turn_side_to("you");
    ada.press("#step-out");
    page.expect_notes("Ada", "host, away");
    site.advance(61_000);
    // The table looks at its clock when it hears something.
    cleo.catch_up();
    page.expect_notes("Ben", "you, stands in");
    look(page, "who stands in");
    page.turn_side_to("host");
    look(page, "a stand-in's tools");
    complain_of_nothing(&others);
}

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
    let mut ben = player_at(&site, &code, "Ben");
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
            // The solver is fetched now; who has no network cannot have it.
            page.expect_solved();
        }
        // With one more line on the board or one less an engine does as it did before.
        if !page.looks_closely() && !["rest", "demo"].contains(&phase) {
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
        site.start_again();
        page.expect_connected();
        ben = ben.come_back(&site).expect("their seat");
    }
}

fn the_projector_fits_its_screen(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ada = &others[0];
    let code = ada.make_table(&site, "Ada", "Class 5b");
    page.open_group(&site, &format!("#group?table={code}&watch"));
    page.expect_table();
    ada.press("#roll");
    page.expect_phase("thinking");
    for view in [(1280, 720), (1280, 800), (1920, 1080)] {
        if !page.resize_if_possible(view) {
            continue;
        }
        assert_eq!(page.misfits(), NONE, "{view:?}");
    }
    accessible_here(page, "the projector");
}
