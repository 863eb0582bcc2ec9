//! What the host of a table can do, and what the others see of it.

use score_tests::{Page, Site, specs};

use crate::groups::complain_of_nothing;

specs![
    a_locked_table_lets_nobody_new_in,
    a_muted_player_has_his_message_back,
    a_removed_player_is_told_and_can_be_taken_back_with_his_points,
    a_player_is_called_otherwise_by_the_host_and_by_himself,
    the_house_rules_change_for_everybody,
    points_go_to_zero_and_the_scoreboard_is_a_file,
    a_cleared_table_is_gone,
    a_seat_is_given_up_for_good,
];

/// A table of Ada's, with Ben at it; its code.
fn table_of_two(page: &Page, ben: &Page, site: &Site) -> String {
    let code = page.make_table(site, "Ada", "Class 5b");
    ben.come_by_link(site, "Ben", &code);
    page.expect_people(&["Ada", "Ben"]);
    code
}

/// Ben calls and gives up, for a point lost.
fn lose(page: &Page, ben: &Page) {
    page.press("#roll");
    ben.expect_phase("thinking");
    ben.call_score(None);
    ben.give_up();
    page.expect_points_of("Ben", -1);
}

fn a_locked_table_lets_nobody_new_in(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("host");
    page.press("#host-lock");
    page.wait_until(
        "that is told",
        "document.querySelector('#comings').innerText === 'The table is locked.'",
    );
    ben.open_group(&site, &format!("#group?table={code}"));
    ben.fill("#lobby-name", "Ben");
    ben.press("#lobby-come");
    assert!(ben.expect_lobby("The host has locked the table"));
    page.press("#host-lock");
    page.wait_until(
        "that is told",
        "document.querySelector('#comings').innerText === 'The table is open again.'",
    );
    ben.press("#lobby-come");
    ben.expect_table();
    complain_of_nothing(&others);
}

fn a_muted_player_has_his_message_back(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.open_tools_for("Ben");
    page.press("#tools-mute");
    page.expect_notes("Ben", "muted");
    ben.turn_side_to("chat");
    ben.fill("#chat-text", "Can anybody hear me?");
    ben.press("#part-chat button");
    ben.wait_until(
        "he hears why",
        "document.querySelector('#chat-status.refusal')?.innerText
           === 'The host has switched your messages off.'",
    );
    assert_eq!(ben.fields(&["chat-text"]), ["Can anybody hear me?"]);
    page.press("#tools-mute");
    page.expect_notes("Ben", "");
    ben.press("#part-chat button");
    page.turn_side_to("chat");
    page.wait_until(
        "it is said",
        "document.querySelector('#chat-lines').innerText.includes('Can anybody hear me?')",
    );
    complain_of_nothing(&others);
}

fn a_removed_player_is_told_and_can_be_taken_back_with_his_points(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    lose(page, ben);
    page.open_tools_for("Ben");
    page.press("#tools-remove");
    assert!(ben.expect_lobby("The host has removed you from the table."));
    page.expect_notes("Ben", "removed");
    ben.fill("#join-table", "Class 5b");
    ben.press("#join-form button");
    assert!(ben.expect_lobby("The host has removed you from this table."));
    page.press("#tools-remove");
    page.expect_notes("Ben", "away");
    ben.press("#join-form button");
    ben.expect_table();
    ben.expect_points_of("Ben", -1);
    page.expect_notes("Ben", "");
    complain_of_nothing(&others);
}

fn a_player_is_called_otherwise_by_the_host_and_by_himself(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    ben.turn_side_to("you");
    ben.fill("#rename", "Ada");
    ben.press("#rename-form button");
    ben.expect_refusal("That name is taken. “Ada 2” is free.");
    ben.fill("#rename", "Ben again");
    ben.press("#rename-form button");
    page.expect_people(&["Ada", "Ben again"]);
    page.open_tools_for("Ben again");
    page.fill("#tools-rename", "Benjamin");
    page.press("#tools-form button");
    ben.expect_people(&["Ada", "Benjamin"]);
    complain_of_nothing(&others);
}

fn the_house_rules_change_for_everybody(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    assert!(!ben.shows("#tab-host"));
    page.turn_side_to("host");
    page.press("#host-rules summary");
    page.clear("#table-score-s");
    page.press("#table-form .primary");
    page.expect_refusal("Only solitaire can be played without clocks.");
    page.fill("#table-score-s", "45");
    page.fill("#table-goal", "21");
    page.press("#table-form .primary");
    for page in [page, ben] {
        page.wait_until(
            "the goal is another",
            "document.querySelector('#goal strong').innerText === '21'",
        );
        page.expect_phase("rest");
    }
    // The form of the player's own table is another one.
    assert_eq!(page.fields(&["table-goal", "table-score-s"]), ["21", "45"]);
    page.go_to("#house");
    assert_eq!(page.fields(&["house-goal", "house-score-s"]), ["20", "30"]);
    complain_of_nothing(&others);
}

fn points_go_to_zero_and_the_scoreboard_is_a_file(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = table_of_two(page, ben, &site);
    // A spreadsheet would take this name for a formula.
    cleo.come_by_link(&site, "=1+\"1\"", &code);
    page.expect_people(&["Ada", "Ben", "=1+\"1\""]);
    lose(page, ben);
    page.turn_side_to("host");
    page.keep_saved_files();
    page.press("#csv-save");
    page.wait_until("the file is there", "window.fileText");
    assert_eq!(
        page.list("return [window.fileName, window.fileText]"),
        [
            "scoreboard.csv",
            "\u{feff}Name,Points\r\nAda,0\r\n\"'=1+\"\"1\"\"\",0\r\nBen,-1\r\n"
        ]
    );
    page.press("#zero summary");
    page.press("#host-points");
    for page in [page, ben] {
        page.expect_points_of("Ben", 0);
    }
    complain_of_nothing(&others);
}

fn a_cleared_table_is_gone(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = table_of_two(page, ben, &site);
    page.turn_side_to("host");
    assert_eq!(page.count("#part-host details[open]"), 0);
    page.press("#part-host > details:last-of-type summary");
    page.press("#clear-table");
    for page in [page, ben] {
        page.expect_lobby("The table is cleared.");
    }
    ben.fill("#join-table", &code);
    ben.press("#join-form button");
    assert!(ben.expect_lobby("There is no table with that name or code."));
    // Its name is free again.
    page.fill("#make-name", "Class 5b");
    page.press("#make-form button");
    page.expect_table();
    page.expect_people(&["Ada"]);
    complain_of_nothing(&others);
}

fn a_seat_is_given_up_for_good(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = table_of_two(page, ben, &site);
    lose(page, ben);
    ben.turn_side_to("you");
    ben.press("#part-you summary");
    ben.press("#leave-seat");
    ben.expect_lobby("You have left the table.");
    page.expect_people(&["Ada"]);
    ben.fill("#join-table", &code);
    ben.press("#join-form button");
    ben.expect_points_of("Ben", 0);
    complain_of_nothing(&others);
}
