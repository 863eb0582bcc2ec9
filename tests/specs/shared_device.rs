//! A device that pupils share, one after the other.

use score_tests::{Page, Pupil, Site, specs};

specs! {
    in_one: [
        the_next_pupil_at_a_device_is_asked_and_takes_a_seat_of_their_own,
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
