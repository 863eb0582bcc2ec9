//! The page in a frame of another site: the games that play there, those that do not, and the way
//! out.

use score_tests::site::Plan;
use score_tests::{Engine, Page, Site, specs};

specs! {
    in_every_engine: [
        a_page_for_one_plays_in_a_frame_of_another_site,
        no_group_plays_in_a_frame_of_another_site,
    ],
    in_one: [
        a_frame_in_which_no_program_runs_is_named,
        a_page_that_stands_alone_speaks_of_no_frame,
    ],
}

/// A page of another site that has the game in a frame, and the game's site.
fn framed(page: &Page, path: &str, sandbox: Option<&str>) -> [Site; 2] {
    let [around, own] = [(); 2].map(|()| Site::start(Plan::default()));
    page.open_in_frame_of(&around, &own, path, sandbox);
    [around, own]
}

/// The address of the link to a tab of its own when it is pressed; it leads nowhere here.
const LED_TO: &str = "
    const [link] = [...document.querySelectorAll('[data-own-tab]')]
      .filter((link) => link.getClientRects().length > 0);
    link.addEventListener('click', (event) => event.preventDefault(), {once: true});
    link.click();
    return [link.innerText, link.href, link.target, link.rel];";

#[track_caller]
fn expect_way_out(page: &Page, own: &Site, path: &str) {
    let led_to = page.list(LED_TO);
    let address = format!("{}{path}", own.address());
    let expected = ["Open in a tab of its own", &address, "_blank", "noopener"];
    assert_eq!(led_to, expected);
}

fn a_page_for_one_plays_in_a_frame_of_another_site(page: &Page) {
    let [_around, own] = framed(page, "#play?roll=9.9.9.9", None);
    page.wait_for_game();
    expect_way_out(page, &own, "#play?roll=9.9.9.9");
    let fits = "document.documentElement.scrollHeight <= innerHeight";
    page.wait_until("nothing is below the edge", fits);
    page.call_impossible(None);
    page.expect_words_in(".status", "IMPOSSIBLE!");
    // It may be on another page by then.
    page.go_to("#rules");
    expect_way_out(page, &own, "#rules");
}

fn no_group_plays_in_a_frame_of_another_site(page: &Page) {
    let path = "#group?join=abcd-efgh";
    let [_around, own] = framed(page, path, None);
    page.wait_for_game();
    page.expect_text("main#group h1", "Groups play in a tab of their own");
    assert_eq!(page.count("main#group :is(input, button)"), 0);
    expect_way_out(page, &own, path);
}

fn a_frame_in_which_no_program_runs_is_named(page: &Page) {
    if page.engine() == Engine::Webkit {
        page.cannot("script in a frame without an origin");
    }
    let [_around, own] = framed(page, "#play", Some("allow-scripts"));
    page.wait_until(
        "the page says what is wrong",
        "document.querySelector('#trouble').dataset.reason",
    );
    assert_eq!(page.trouble().as_deref(), Some("framed"));
    expect_way_out(page, &own, "#play");
    page.take_complaints();
    // With an origin of its own the page plays in a sandbox, too.
    let allowed = Some("allow-scripts allow-same-origin");
    let [_around, own] = framed(page, "#play", allowed);
    page.wait_for_game();
    expect_way_out(page, &own, "#play");
}

fn a_page_that_stands_alone_speaks_of_no_frame(page: &Page) {
    page.open("#play");
    assert!(!page.shows("#framed"));
    // Nor does one in a frame of its own site.
    page.open_in_frame(page.site(), "#play");
    assert!(!page.shows("#framed"));
}
