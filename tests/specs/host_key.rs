//! Specs of the host's key, with which any browser becomes the host of a table.

use score_tests::{Page, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_one: [
        a_teacher_hosts_their_table_in_another_browser_by_the_key_that_they_have_kept,
    ],
}

/// The link of the key in the field from which it is copied, without the address of the site.
#[track_caller]
fn host_link(page: &Page) -> String {
    page.wait_until(
        "the link of a key is there",
        "document.getElementById('host-key-link')?.value.includes('&hostkey=')",
    );
    let link = page.fields(&["host-key-link"]).remove(0);
    let (_, fragment) = link.split_once('#').expect("a link");
    format!("#{fragment}")
}

const IN_ADDRESS: &str = "return String(location.hash.includes('hostkey'))";

const KEPT: &str = "
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    return String(kept.includes('hostkey') || kept.includes('unused-key'))";

fn a_teacher_hosts_their_table_in_another_browser_by_the_key_that_they_have_kept(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [new, ben] = &others[..] else {
        panic!("two others");
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    ben.turn_side_to("invite");
    ben.expect_hidden("#host-key");
    page.turn_side_to("invite");
    page.expect_hidden("#host-key-link");
    page.press("#host-key-make");
    let first = host_link(page);
    // Once hidden it is gone. Another one ends it, which takes a second press.
    page.press("#host-key-hide");
    page.expect_number_of("#host-key-link", 0);
    page.press("#host-key-make");
    page.press("#host-key-keep");
    page.expect_number_of("#host-key-link", 0);
    page.press("#host-key-make");
    page.press("#host-key-sure");
    let link = host_link(page);
    assert_ne!(first, link);
    // A whole room does not see it.
    page.project();
    page.expect_number_of("#host-key-link", 0);
    page.end_projector();
    new.open_group(&site, &first);
    new.expect_value(IN_ADDRESS, "false");
    new.expect_text("#lobby-come", &format!("Host table {code} here"));
    new.press("#lobby-come");
    assert!(new.expect_lobby("This is not the host’s key of this table"));
    // The key is forgotten, and they could play.
    new.expect_text("#lobby-come", &format!("Join table {code}"));
    // A link that was cut off says so, and leaves the address.
    new.open_group(&site, &link[..link.len() - 1]);
    assert!(new.expect_lobby("The host’s key in this link is not whole"));
    new.expect_value(IN_ADDRESS, "false");
    new.open_group(&site, &link);
    // A reload loses it as little, and the address is without it.
    new.expect_text("#lobby-come", &format!("Host table {code} here"));
    new.reload();
    new.expect_text("#lobby-come", &format!("Host table {code} here"));
    new.expect_value(KEPT, "false");
    new.press("#lobby-come");
    new.expect_table();
    assert!(
        page.expect_lobby("Another browser hosts this table now: it came with the host’s key.")
    );
    new.expect_people(&["Ada", "Ben"]);
    new.expect_notes("Ada", "you, host");
    new.turn_side_to("host");
    new.press("#host-lock");
    ben.expect_told("The table is locked.");
    for script in [IN_ADDRESS, KEPT] {
        new.expect_value(script, "false");
    }
    new.reload();
    new.expect_table();
    new.expect_notes("Ada", "you, host");
    new.expect_shown("#tab-host");
    complain_of_nothing(&others);
}
