//! A device that pupils share, one after the other.

use score_core::table::command::Command;
use score_tests::{Page, Pupil, Site, specs};

specs! {
    in_one: [
        the_next_pupil_at_a_device_is_asked_and_takes_a_seat_of_their_own,
        a_link_that_is_opened_in_the_tab_of_the_last_pupil_asks_for_a_name,
        the_tab_of_the_last_pupil_withholds_no_solutions_from_the_next,
    ],
}

/// Leaves the table for the lobby, and comes to it again under this name.
#[track_caller]
fn come_as(page: &Page, name: &str, code: &str) {
    page.turn_side_to("you");
    page.press("#step-out");
    page.go_to(&format!("#group?table={code}"));
    page.expect_shown("#lobby");
    page.expect_fields(&["lobby-name"], &[""]);
    page.fill("#lobby-name", name);
    page.press("#lobby-come");
}

fn the_next_pupil_at_a_device_is_asked_and_takes_a_seat_of_their_own(page: &Page) {
    let site = Site::with_relay();
    let (_teacher, code) = Pupil::make_table(&site, "Ms Ada", "Class 5b");
    page.come_by_link(&site, "Anna", &code);
    come_as(page, "Ben", &code);
    let asked = "Anna has a seat at this table on this device already. Who are you?";
    page.expect_text("#lobby-who-asked", asked);
    page.expect_focus("#lobby-own-seat");
    // Nothing else is there to press, and most who write another name are new.
    page.expect_hidden("#join-form, #make-form, #group-a, #make-class, #go-private");
    page.press("#lobby-come");
    page.expect_table();
    page.expect_people(&["Ms Ada", "Ben", "Anna"]);
    page.expect_notes("Ben", "you");
    // A reload is no new pupil.
    page.reload();
    page.expect_table();
    page.expect_notes("Ben", "you");
    // Anna comes back, and has what is hers without a question.
    page.turn_side_to("you");
    page.press("#next-player");
    page.expect_shown("#lobby");
    page.wait_until(
        "the name is empty",
        "document.querySelector('#lobby-name').value === ''",
    );
    page.fill("#lobby-name", "anna");
    page.press("#lobby-come");
    page.expect_table();
    page.expect_notes("anna", "you");
    come_as(page, "Ben", &code);
    page.expect_table();
    page.expect_notes("Ben", "you");
    // A player with a new name says so.
    come_as(page, "Benjamin", &code);
    page.expect_shown("#lobby-who");
    page.press("#lobby-who label:nth-of-type(2)");
    page.press("#lobby-come");
    page.expect_table();
    page.expect_notes("Benjamin", "you");
    page.expect_people(&["Ms Ada", "Benjamin", "anna"]);
    page.no_complaints();
}

fn a_link_that_is_opened_in_the_tab_of_the_last_pupil_asks_for_a_name(page: &Page) {
    let site = Site::with_relay();
    let (_teacher, code) = Pupil::make_table(&site, "Ms Ada", "Class 5b");
    page.come_by_link(&site, "Anna", &code);
    let link = format!("#group?table={code}");
    // The tab is open, and then it is not any more.
    for is_loaded in [false, true] {
        match is_loaded {
            false => page.go_to(&link),
            true => {
                page.open_at(&site, "#rules");
                page.open_group(&site, &link);
            }
        }
        page.expect_shown("#lobby");
        page.expect_text(
            "#lobby-status",
            "Anna was at this table in this tab. If you are somebody else, write your own name.",
        );
        page.expect_fields(&["lobby-name"], &[""]);
        page.press("#lobby-take-up");
        page.expect_table();
        page.expect_notes("Anna", "you");
    }
    page.go_to(&link);
    page.expect_shown("#lobby");
    page.fill("#lobby-name", "Cem");
    page.press("#lobby-come");
    page.press("#lobby-come");
    page.expect_table();
    page.expect_notes("Cem", "you");
    page.expect_people(&["Ms Ada", "Cem", "Anna"]);
    page.no_complaints();
}

fn the_tab_of_the_last_pupil_withholds_no_solutions_from_the_next(page: &Page) {
    let site = Site::with_relay();
    let (teacher, code) = Pupil::make_table(&site, "Ms Ada", "Class 5b");
    page.come_by_link(&site, "Anna", &code);
    teacher.must_play(Command::Roll);
    page.expect_phase("thinking");
    let first = page.must(page.client().window());
    let second = page.must(page.client().new_window(false)).handle;
    page.must(page.client().switch_to_window(second));
    page.open_group(&site, &format!("#group?table={code}"));
    page.fill("#lobby-name", "Ben");
    page.press("#lobby-come");
    page.press("#lobby-come");
    page.expect_table();
    teacher.must_play(Command::EndRound { with_points: true });
    page.expect_phase("settled");
    page.expect_solved();
    page.must(page.client().close_window());
    page.must(page.client().switch_to_window(first));
    page.take_complaints();
}
