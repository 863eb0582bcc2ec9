//! Every screen of group play: accessible, no wider than its view, large enough
//! to be pressed.

use score_tests::{Page, Site, specs};

use crate::screens::{NONE, accessible_here};
use crate::views::TARGETS;

specs![
    every_screen_of_a_group_is_accessible_and_fits,
    the_projector_fits_its_screen,
];

/// A phone, a tablet, a computer, a projector.
const VIEWS: [(u32, u32); 4] = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)];

/// Looks at a screen in every view and in both themes.
pub fn look(page: &Page, name: &str) {
    for view in VIEWS {
        page.resize(view);
        assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
        assert_eq!(page.smaller_than(44, TARGETS), NONE, "{name}, {view:?}");
        assert_eq!(page.cut_texts(), NONE, "{name}, {view:?}");
    }
    accessible_here(page, name);
}

fn every_screen_of_a_group_is_accessible_and_fits(page: &Page) {
    let mut site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "#group?table=ABCDE");
    look(page, "an invitation");
    page.fill("#lobby-name", "Ada");
    page.press("#lobby-come");
    page.expect_lobby("There is no table");
    look(page, "a refusal");
    let code = page.make_table(&site, "Ada", "Class 5b, our school");
    ben.come_by_link(&site, "Wolfeschlegelsteinh.", &code);
    page.expect_people(&["Ada", "Wolfeschlegelsteinh."]);
    for part in ["chat", "invite", "host", "you", "players"] {
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
    look(page, "waiting");
    ben.call_score(None);
    page.expect_phase("demo");
    look(page, "somebody's demonstration");
    ben.give_up();
    page.expect_settlement();
    page.expect_solved();
    look(page, "settled");
    site.stop();
    page.expect_talk("Reconnecting");
    look(page, "reconnecting");
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
        page.resize(view);
        assert_eq!(page.misfits(), NONE, "{view:?}");
    }
    accessible_here(page, "the projector");
}
