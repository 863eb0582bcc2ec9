//! Texts that are pasted into the lobby.

use score_core::wire::TableSelector;
use score_tests::{Page, Pupil, Site, specs};
use serde_json::json;

specs! {
    in_one: [
        a_pasted_message_leads_to_the_table_or_page_of_its_link,
    ],
}

/// The effect of a text that is pasted into the field of the table: a box of one line leaves out
/// where lines end.
const PASTE: &str = "const field = document.getElementById('join-table');
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', arguments[0]);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (field.dispatchEvent(paste)) {
    field.value = arguments[0].split('\\n').join('');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }";

const OTHER_SITE: &str = "This link leads to another site, other.example, which has tables of its own. \
                          Open it in the browser.";

const CHANGED: &str = "A program on the way has changed this link or cut it off, so nothing of it was \
                       used. Ask the sender to copy the whole link again, or to show you its QR code. \
                       For a group’s table its short code is enough.";

fn paste(page: &Page, text: &str) {
    page.run(PASTE, vec![json!(text)]);
}

fn a_pasted_message_leads_to_the_table_or_page_of_its_link(page: &Page) {
    let site = Site::with_relay();
    let table = TableSelector::Create("Class 5b".to_owned());
    let ada = Pupil::come(&site, table, "Ada", 1).expect("there is room");
    let label = ada.table().label().cloned();
    let code = label.expect("a welcome comes first").code;
    let address = site.address();
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ben");
    let changed = format!("{address}/#practice?skill=joining&amp;level=hard");
    for (text, sentence, link) in [
        ("https://other.example/#group", OTHER_SITE, 1),
        (&*changed, CHANGED, 0),
    ] {
        paste(page, text);
        page.press("#join-form button");
        page.expect_problem(sentence, "join-table");
        page.expect_number_of("#join-elsewhere[href='https://other.example/#group']", link);
    }
    // A message of three lines, with the sign that a chat has escaped.
    paste(
        page,
        &format!("Join us:\n<{address}/%23group?table={code}>\nSee you!"),
    );
    page.press("#join-form button");
    page.expect_table();
    page.expect_people(&["Ada", "Ben"]);
    // A link to another page leads there, and the field is free for the next one.
    page.turn_side_to("you");
    page.press("#step-out");
    page.go_to("#group");
    page.wait_for_group();
    paste(
        page,
        &format!("Practise ({address}/#practice?skill=joining&seed=7)!"),
    );
    page.press("#join-form button");
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
    page.go_to("#group");
    page.expect_fields(&["join-table"], &[""]);
    page.no_complaints();
}
