//! Messages, several tabs, and connections that come and go.

use score_core::table::command::Command;
use score_core::wire::TableSelector;
use score_tests::site::Plan;
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_every_browser: [a_second_tab_says_so_and_can_take_over],
    in_one: [
        messages_are_text_and_can_be_switched_off,
        arrivals_and_departures_are_announced_together,
        the_talk_goes_on_while_another_page_is_open,
        a_lost_connection_is_said_and_tried_again_at_once,
        a_lost_connection_has_its_cause_and_the_truth_about_what_is_kept,
        after_a_restart_the_countdown_shows_what_the_relay_says,
    ],
}

fn say(page: &Page, line: &str) {
    page.fill("#chat-text", line);
    page.press("#chat-form button");
}

fn expect_line(page: &Page, line: &str) {
    page.wait_until(
        &format!("'{line}' is read"),
        &format!(
            "[...document.querySelectorAll('#chat-lines li')]
               .some((each) => each.textContent === {})",
            serde_json::json!(line)
        ),
    );
}

fn messages_are_text_and_can_be_switched_off(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    ben.turn_side_to("chat");
    say(ben, "<img src=x onerror=alert(1)> & 9 × 9?");
    expect_line(ben, "Ben <img src=x onerror=alert(1)> & 9 × 9?");
    page.wait_until(
        "a new message is announced",
        "document.querySelector('#tab-chat').innerText === 'Chat · 1 new'",
    );
    page.turn_side_to("chat");
    expect_line(page, "Ben <img src=x onerror=alert(1)> & 9 × 9?");
    page.expect_text("#tab-chat", "Chat");
    page.expect_number_of("#chat-lines img", 0);
    // A player's own message is not new to them.
    ben.reload();
    ben.expect_table();
    expect_line(ben, "Ben <img src=x onerror=alert(1)> & 9 × 9?");
    ben.expect_text("#tab-chat", "Chat");
    ben.turn_side_to("chat");
    // The writer of a message can take it back, and so can a host; nobody else.
    say(ben, "Oh no");
    expect_line(page, "Ben Oh no");
    ben.press("#chat-lines li:last-child .take-back");
    ben.expect_focus("#chat-lines ol");
    say(page, "Stop");
    expect_line(ben, "Ada Stop");
    ben.expect_number_of("#chat-lines li:last-child .take-back", 0);
    for one in [page, ben] {
        one.wait_until(
            "two messages are left",
            "document.querySelectorAll('#chat-lines li').length === 2",
        );
    }
    page.press("#chat-lines li:first-child .take-back");
    for one in [page, ben] {
        one.wait_until(
            "one message is left",
            "document.querySelectorAll('#chat-lines li').length === 1",
        );
        // WebKit's inner text has no blank beside parts with a direction of their own.
        one.expect_value(
            "return document.querySelector('#chat-lines li').textContent",
            "Ada Stop",
        );
    }
    page.turn_side_to("host");
    page.press("#host-chat");
    page.wait_until(
        "the host's box is empty",
        "!document.querySelector('#host-chat').checked",
    );
    ben.wait_until(
        "there is no field any more",
        "document.querySelector('.chat-write').hidden",
    );
    ben.expect_words_in("#part-chat", "The chat is off at this table.");
    page.press("#host-chat");
    ben.wait_until(
        "it is back",
        "!document.querySelector('.chat-write').hidden",
    );
    complain_of_nothing(&others);
}

fn arrivals_and_departures_are_announced_together(page: &Page) {
    let site = Site::with_relay();
    let come_to = |name: &str, token| {
        Pupil::come(&site, TableSelector::GroupA, name, token).expect("there is room")
    };
    come(page, &site, "Ada");
    let ben = come_to("Ben", 1);
    let cleo = come_to("Cleo", 2);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    assert_eq!(page.text("#comings"), "");
    page.advance(2_000);
    let told = |words: &str| {
        let shown = format!("document.querySelector('#comings').innerText === '{words}'");
        page.wait_until(&format!("'{words}' is told"), &shown);
    };
    told("Ben and Cleo joined.");
    // A player who is back at once is not announced.
    drop(ben);
    page.expect_notes("Ben", "away");
    let _ben = come_to("Ben", 1);
    page.expect_notes("Ben", "");
    drop(cleo);
    page.expect_notes("Cleo", "away");
    page.advance(2_000);
    told("Cleo is away.");
}

fn a_second_tab_says_so_and_can_take_over(page: &Page) {
    let site = Site::with_relay();
    page.make_table(&site, "Ada", "Class 5b");
    let first = page.must(page.client().window());
    let second = page.must(page.client().new_window(false)).handle;
    page.must(page.client().switch_to_window(second.clone()));
    page.open_group(&site, "#group");
    // The next pupil at a device does not find a name there.
    page.expect_fields(&["lobby-name"], &[""]);
    page.fill("#lobby-name", "Ada");
    page.fill("#join-table", "Class 5b");
    page.press("#join-form button");
    page.expect_talk("You are at this table in another tab or window.");
    page.press("#talk-now");
    page.expect_connected();
    page.expect_people(&["Ada"]);
    page.must(page.client().switch_to_window(first.clone()));
    page.expect_talk("You play on in another tab or window.");
    page.press("#talk-now");
    page.expect_connected();
    page.must(page.client().switch_to_window(second));
    page.expect_talk("You play on in another tab or window.");
    page.must(page.client().close_window());
    page.must(page.client().switch_to_window(first));
}

fn the_talk_goes_on_while_another_page_is_open(page: &Page) {
    let mut site = Site::with_relay();
    // The player who goes on rolling is the host; Ada is on another page.
    let table = TableSelector::Create("Class 5b".to_owned());
    let ben = Pupil::come(&site, table, "Ben", 1).expect("there is room");
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.fill("#join-table", "Class 5b");
    page.press("#join-form button");
    page.expect_table();
    page.go_to("#play");
    page.skip_coach();
    assert_eq!(ben.play(Command::Roll), Ok(()));
    // The key rolls at the player's own table, and calls nothing at the other.
    page.expect_phase("rest");
    page.type_text("r");
    page.expect_phase("thinking");
    page.type_text("s");
    page.expect_phase("demo");
    page.press("#give-up");
    page.go_to("#group");
    page.expect_people(&["Ben", "Ada"]);
    page.expect_phase("thinking");
    ben.catch_up();
    assert!(!ben.group().call_is_open());
    page.type_text("s");
    ben.hear_until(|known| known.group().expect("a table").call_is_open());
    // A connection that is lost behind another page comes back by itself.
    drop(ben);
    page.go_to("#rules");
    site.stop();
    page.wait_until(
        "the connection is lost",
        "document.querySelector('#talk-said').textContent.includes('started again')",
    );
    assert!(!page.shows("#talk"));
    page.go_to("#group");
    // During an open call the page cannot say that nothing is lost.
    page.expect_talk("The relay is being started again.");
    site.start_again();
    page.expect_connected();
}

fn a_lost_connection_is_said_and_tried_again_at_once(page: &Page) {
    let mut site = Site::with_relay();
    come(page, &site, "Ada");
    site.stop();
    page.expect_talk(
        "The relay is being started again. \
         Your seat and your points are kept; nothing is lost.",
    );
    let middle = page.middle_by_now("#roll");
    page.press("#roll");
    page.expect_refusal("There is no connection just now, so that was not sent.");
    page.advance(65_000);
    page.expect_talk("For 1 min 5 s so far.");
    // A sentence with seconds comes later, and moves nothing from under a finger.
    assert_eq!(page.middle_by_now("#roll"), middle);
    site.start_again();
    page.press("#talk-now");
    page.expect_connected();
    page.expect_notes("Ada", "you");
    page.press("#roll");
    page.expect_phase("thinking");
}

/// A page whose network, `window.network`, a spec takes away and gives back: `'none'`, `'cut'` when
/// only the way to the relay is gone, or `'away'` when nothing can be reached and the browser does
/// not know it.
pub const NETWORK: &str = "
    const Real = WebSocket;
    const open = new Set();
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => window.network !== 'none',
    });
    window.WebSocket = class extends Real {
      constructor(address, protocol) {
        super(window.network ? address.replace(/relay$/, 'nowhere') : address, protocol);
        open.add(this);
      }
    };
    window.setNetwork = (now) => {
      window.network = now;
      if (now) for (const one of open) one.close();
      if (!now || now === 'none') dispatchEvent(new Event(now ? 'offline' : 'online'));
    };
    const realFetch = window.fetch.bind(window);
    window.fetch = (...asked) => window.network === 'away'
      ? Promise.reject(new TypeError('out of reach'))
      : realFetch(...asked);";

/// A site with a relay, and pages whose network can be taken away.
pub fn site_with_network() -> Site {
    Site::start(Plan {
        has_relay: true,
        script: NETWORK,
        ..Plan::default()
    })
}

/// Comes to Group A with a clock that stands still.
fn come(page: &Page, site: &Site, name: &str) {
    page.open_group(site, "#group?clock=0");
    page.fill("#lobby-name", name);
    page.press("#group-a");
    page.expect_table();
}

fn set_network(page: &Page, state: &str) {
    page.run(&format!("setNetwork({state})"), Vec::new());
}

/// The text of the line about the connection.
fn talk(page: &Page) -> String {
    page.text("#talk-said")
}

fn a_lost_connection_has_its_cause_and_the_truth_about_what_is_kept(page: &Page) {
    let mut site = site_with_network();
    come(page, &site, "Ada");
    set_network(page, "'none'");
    page.expect_talk("You are offline. Your seat and your points are kept.");
    page.press("#roll");
    page.expect_refusal("There is no connection just now, so that was not sent.");
    // The page's clock stands still: the only event that it gets is that the network is back.
    set_network(page, "null");
    page.expect_connected();
    page.press("#roll");
    page.expect_phase("thinking");
    // Before a call nothing can be lost, no matter which side is away.
    set_network(page, "'cut'");
    page.expect_talk("Reconnecting. Your seat and your points are kept; nothing is lost.");
    // A proxy or a filter may let pages through and no WebSockets.
    page.press("#talk-now");
    page.expect_talk("The relay answers, but the live connection to it is blocked on the way.");
    page.expect_talk("Your seat and your points are kept");
    set_network(page, "null");
    page.expect_connected();
    // A new loss says nothing about sockets until the page has asked again.
    set_network(page, "'none'");
    page.expect_talk("You are offline.");
    set_network(page, "null");
    page.expect_connected();
    // With an open call the page does not say that nothing is lost.
    page.call_impossible(None);
    page.expect_phase("waiting");
    set_network(page, "'cut'");
    page.expect_talk(
        "Reconnecting. The table’s clock stands still only while the relay itself is away.",
    );
    assert!(!talk(page).contains("nothing is lost"));
    set_network(page, "'none'");
    page.expect_talk("You are offline. Your seat is kept, but the table’s clock runs on.");
    set_network(page, "null");
    page.expect_connected();
    site.stop();
    page.expect_talk(
        "The relay is being started again. \
         The table’s clock stands still, and goes on when the relay is back.",
    );
    assert!(!talk(page).contains("nothing is lost"));
}

fn after_a_restart_the_countdown_shows_what_the_relay_says(page: &Page) {
    let mut site = Site::with_relay();
    come(page, &site, "Ada");
    page.press("#roll");
    page.expect_phase("thinking");
    page.call_score(None);
    page.expect_seconds(30);
    // The relay's clock is still, and the page does not know it.
    page.advance(9_000);
    page.expect_seconds(21);
    site.stop();
    page.expect_talk("The table’s clock stands still");
    page.advance(20_000);
    site.start_again();
    page.press("#talk-now");
    page.expect_connected();
    page.expect_phase("demo");
    page.expect_seconds(30);
    // The relay's clock goes on, and so does the countdown.
    site.advance(12_000);
    page.advance(10_000);
    page.wait_until(
        "the page has asked what time it is",
        "(advance(0),
          document.querySelector('#clock').dataset.seconds === '18')",
    );
}
