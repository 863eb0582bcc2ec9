//! The table for a whole room, and for those who only look on.

use fantoccini::key::Key;
use score_tests::site::Plan;
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;
use crate::looks::NONE;

specs! {
    in_every_browser: [
        the_host_shows_the_table_to_the_room_and_a_long_code_fits_in_one_line,
    ],
    in_one: [
        a_visitor_comes_by_link_or_button_sees_everything_and_sits_nowhere,
        a_player_who_was_removed_or_waits_is_not_named_on_the_wall,
    ],
}

fn a_visitor_comes_by_link_or_button_sees_everything_and_sits_nowhere(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let wall = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("invite");
    let link = page
        .text_or_none("return document.querySelector('#invite-watch[target]')?.hash")
        .expect("a link that opens a page of its own");
    wall.open_group(&site, "#group");
    wall.press("#join-watch");
    assert!(wall.expect_lobby("Write the name or the code of the table, or paste a link."));
    wall.fill("#join-table", &code);
    wall.press("#join-watch");
    wall.expect_table();
    wall.expect_people(&["Ada"]);
    // Those who look on have no seat.
    page.expect_people(&["Ada"]);
    for shown in [
        "#invite-code",
        "#invite-address",
        "#invite-qr svg",
        "#goal",
        "#people",
    ] {
        wall.expect_shown(shown);
    }
    wall.expect_text("#invite-code", &code);
    wall.expect_hidden("header.top, #calls button, #ops, #lobby, #talk");
    page.roll_solvable(2);
    page.call_score(None);
    wall.expect_phase("demo");
    assert!(wall.seconds().is_some());
    page.show_solution();
    assert_eq!(wall.expect_settlement(), "20 was possible");
    wall.expect_points_of("Ada", 1);
    // It stays in the address, by whichever way they came: a reload shows the same.
    wall.reload();
    wall.expect_points_of("Ada", 1);
    wall.expect_hidden("header.top, #calls button, #ops, #lobby");
    // The link leads there, too.
    wall.open_group(&site, &link);
    wall.reload();
    wall.expect_points_of("Ada", 1);
    wall.expect_hidden("header.top, #calls button, #ops, #lobby");
    page.expect_people(&["Ada"]);
    wall.key(Key::Escape);
    wall.wait_until(
        "the menu is back",
        "document.querySelector('header.top').getClientRects().length",
    );
    wall.expect_words_in("#group-play", "You are looking on");
    complain_of_nothing(&others);
}

fn a_player_who_was_removed_or_waits_is_not_named_on_the_wall(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let wall = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    let removed = Pupil::at(&site, &code, "Rude word", 1);
    wall.open_group(&site, &format!("#group?table={code}&watch"));
    wall.expect_people(&["Ada", "Rude word"]);
    page.open_tools_for("Rude word");
    page.press("#tools-remove");
    wall.expect_people(&["Ada"]);
    drop(removed);
    assert!(!wall.text("#group").contains("Rude word"));
    // The host's own page hides them too when it is shown to the room.
    page.expect_shown("#removed");
    page.turn_side_to("host");
    page.press("#host-waiting");
    page.turn_side_to("invite");
    page.project();
    assert!(!page.text("#group-play").contains("Rude word"));
    let _waits = Pupil::at(&site, &code, "Another one", 2);
    page.expect_text("#end-projector", "Close this view · 1 waiting");
    assert!(!page.text("#group-play").contains("Another one"));
    page.end_projector();
    // The host sees the visitor's name.
    page.expect_words_in("#visitors-list", "Another one");
    page.expect_shown("#visitors-list");
    complain_of_nothing(&others);
}

/// The widths of the code and of its place, in CSS pixels, and the number of its lines.
const CODE: &str = "
    const code = document.querySelector('#invite-code');
    const parts = [...code.querySelectorAll('span span')].map((one) => one.getBoundingClientRect());
    const lines = new Set(parts.map((part) => Math.round(part.top))).size;
    return [
      Math.max(...parts.map((part) => part.right)) - Math.min(...parts.map((part) => part.left)),
      code.getBoundingClientRect().width, lines, code.scrollWidth - code.clientWidth];";

fn the_host_shows_the_table_to_the_room_and_a_long_code_fits_in_one_line(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        is_by_link_only: true,
        ..Plan::default()
    });
    let code = page.make_table(&site, "Ada", "Class 5b");
    assert_eq!(code.chars().count(), 12);
    page.turn_side_to("invite");
    page.project();
    page.expect_hidden("header.top, #tabs");
    page.end_projector();
    page.expect_shown("#tabs");
    page.press("#roll");
    page.expect_phase("thinking");
    page.open_group(&site, &format!("#group?table={code}&watch"));
    page.expect_table();
    page.expect_phase("thinking");
    let views = [(1280, 720), (1920, 1080), (1280, 800), (3840, 2160)];
    let looked_at = if page.looks_closely() { views.len() } else { 2 };
    for view in views.into_iter().take(looked_at) {
        if !page.resize_if_possible(view) {
            continue;
        }
        let measures = page.run(CODE, Vec::new());
        let px = |index: usize| measures[index].as_f64().expect("a number of pixels");
        // Two engines round the same length each in their own way.
        assert!(px(0) <= px(1) + 0.01, "{view:?}: {} in {}", px(0), px(1));
        assert!((px(2), px(3)) == (1.0, 0.0), "{view:?}: {measures}");
        // It is read from the back of a room.
        assert!(px(0) >= px(1) / 2.0, "{view:?}: only {} px wide", px(0));
        assert_eq!(page.misfits(), NONE, "{view:?}");
        assert_eq!(page.cut_texts(), NONE, "{view:?}");
    }
    // In groups to be read, and in one piece to be copied.
    page.expect_number_of("#invite-code span span", 3);
    page.expect_text("#invite-code", &code);
}
