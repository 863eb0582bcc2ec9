//! The table for a whole room, and for those who only look on.

use fantoccini::key::Key;
use score_tests::{Page, Site, specs};

use crate::groups::complain_of_nothing;

specs![
    a_visitor_sees_everything_and_sits_nowhere,
    the_host_shows_the_table_to_the_room_and_comes_back,
];

fn a_visitor_sees_everything_and_sits_nowhere(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let wall = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    wall.open_group(&site, &format!("#group?table={code}&watch"));
    wall.expect_table();
    wall.expect_people(&["Ada"]);
    page.expect_people(&["Ada"]);
    for shown in [
        "#invite-code",
        "#invite-address",
        "#invite-qr svg",
        "#goal",
        "#people",
    ] {
        wall.wait_until(
            &format!("{shown} is shown"),
            &format!("document.querySelector('{shown}')?.getClientRects().length"),
        );
    }
    assert_eq!(wall.text("#invite-code"), code);
    assert!(!wall.shows("header.top, #calls button, #ops, #lobby, #talk"));
    page.roll_solvable(2);
    page.call_score(None);
    wall.expect_phase("demo");
    assert!(wall.seconds().is_some());
    page.show_solution();
    assert_eq!(wall.expect_settlement(), "20 was possible");
    wall.expect_points_of("Ada", 1);
    // The link stays in the address: a reload shows the same.
    wall.reload();
    wall.expect_points_of("Ada", 1);
    assert!(!wall.shows("header.top"));
    wall.key(Key::Escape);
    wall.wait_until(
        "the menu is back",
        "document.querySelector('header.top').getClientRects().length",
    );
    assert!(wall.text("#group-play").contains("You are looking on"));
    complain_of_nothing(&others);
}

fn the_host_shows_the_table_to_the_room_and_comes_back(page: &Page) {
    let site = Site::with_relay();
    page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("invite");
    page.press("#project");
    page.wait_until(
        "only the table is shown",
        "'projector' in document.documentElement.dataset",
    );
    assert!(!page.shows("header.top, #tabs"));
    page.press("#end-projector");
    page.wait_until(
        "all is back",
        "!('projector' in document.documentElement.dataset)",
    );
    assert!(page.shows("#tabs"));
    page.wait_until("the screen is given back", "!document.fullscreenElement");
}
