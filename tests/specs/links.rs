//! The parts of an address: a roll, a goal, house rules, a seed; and nonsense.

use fantoccini::key::Key;
use score_tests::{Page, specs};
use serde_json::json;

use crate::looks::NONE;

specs! {
    in_every_engine: [a_link_in_escapes_is_read_all_the_same],
    in_one: [
        a_link_deals_its_roll_once,
        a_link_brings_its_house_rules_and_they_hold_in_the_round,
        a_wrong_part_of_a_link_is_named_and_the_rest_is_used,
        house_rules_that_a_link_replaces_are_kept,
        a_link_waits_where_house_rules_would_be_lost,
        one_seed_gives_everybody_the_same_rolls,
        a_settled_roll_links_to_itself,
        a_quiet_line_names_every_unusual_rule_and_leads_back,
        the_link_to_house_rules_brings_them,
        a_refusal_of_a_link_is_shown_on_every_page,
        of_a_link_that_was_changed_on_its_way_nothing_is_used_and_the_address_goes,
        an_address_whose_number_sign_was_escaped_leads_to_its_page,
    ],
}

const BROUGHT: &str = "This link brought its own house rules.";
const BROUGHT_AND_KEPT: &str =
    "This link brought its own house rules; yours are kept among the presets.";

/// Waits until this is the end of the address, from its `#` on.
#[track_caller]
fn expect_fragment(page: &Page, fragment: &str) {
    page.expect_value("return location.hash", fragment);
}

#[track_caller]
fn goal(page: &Page) -> String {
    page.text("#goal strong")
}

fn a_link_deals_its_roll_once(page: &Page) {
    page.open("#play?roll=9.9.9.9&seed=1&clock=0");
    page.expect_row(&["9"; 4]);
    page.expect_status("Can you make 20? Think, then call.");
    // The next load must not deal the roll again, in the middle of a round.
    expect_fragment(page, "#play?seed=1");
    page.call_score(None);
    page.type_step("9+9");
    page.expect_numbers(&["18", "9", "9"]);
    page.reload();
    page.expect_numbers(&["18", "9", "9"]);
    // The next link is for a table without an open call.
    page.give_up();
    page.expect_settlement();
    for roll in ["0.999", "1.2.3.4.5.6"] {
        page.go_to(&format!("#play?roll={roll}&seed=1"));
        page.expect_row(&roll.split('.').collect::<Vec<_>>());
        expect_fragment(page, "#play?seed=1");
    }
}

fn a_link_brings_its_house_rules_and_they_hold_in_the_round(page: &Page) {
    page.open(
        "#play?roll=7.8.9&dice=10.20.100&goal=24&ops=add.mul&score_s=45&impossible_s=90\
         &all=1&blocking=1&undo=0&roller=last&clock=0",
    );
    page.expect_status(&format!("{BROUGHT} Can you make 24?"));
    page.expect_text("#goal strong", "24");
    page.expect_numbers(&["7", "8", "9"]);
    expect_fragment(page, "#play");
    page.turn_to("house");
    let names = [
        "house-die-1",
        "house-die-2",
        "house-die-3",
        "house-die-4",
        "house-goal",
        "house-add",
        "house-sub",
        "house-mul",
        "house-div",
        "house-join",
        "house-score-s",
        "house-impossible-s",
        "house-all",
        "house-blocking",
        "house-undo",
        "house-roller",
    ];
    let values = [
        "10", "20", "100", "", "24", "true", "false", "true", "false", "false", "45", "90", "true",
        "true", "false", "last",
    ];
    page.expect_fields(&names, &values);
    // The parts that a link leaves out are as in the published game.
    page.go_to("#play?goal=24&cards=1&clock=0");
    page.expect_status(&format!("{BROUGHT_AND_KEPT} Deal the cards to begin."));
    page.turn_to("house");
    let values = [
        "6", "6", "12", "20", "24", "true", "true", "true", "true", "true", "30", "60", "false",
        "false", "true", "anyone",
    ];
    page.expect_fields(&names, &values);
    page.expect_fields(&["house-cards"], &["true"]);
    page.go_to("#play?roll=7.8.9.1&goal=24&ops=add.mul&score_s=45&impossible_s=90&undo=0&clock=0");
    page.expect_row(&["7", "8", "9", "1"]);
    page.call_impossible(None);
    page.expect_seconds(90);
    page.call_score(None);
    page.expect_seconds(45);
    page.type_step("8-7");
    page.expect_refusal("This table plays without that operator.");
    page.key(Key::Escape);
    page.type_step("7+8");
    page.expect_numbers(&["1", "9", "15"]);
    page.chord(Key::Control, 'z');
    page.expect_refusal("This table plays without undo.");
    page.type_step("15+9");
    assert_eq!(page.expect_settlement(), "24 was possible");
    page.expect_points(0, -1);
}

fn a_link_in_escapes_is_read_all_the_same(page: &Page) {
    page.open("#play%3Froll%3D1.4.5.7%26goal%3D21%26clock%3D0");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_text("#goal strong", "21");
}

/// A link with one wrong part is used but for that, and the line says which.
fn a_wrong_part_of_a_link_is_named_and_the_rest_is_used(page: &Page) {
    let rest = "The link gives";
    let bad = |key: &str, value: &str| {
        format!("{rest} “{value}” for {key}; that cannot be, so it was left out.")
    };
    // The core's tests of links have all values that are refused.
    let cases = [
        ("roll", "1.2.1000"),
        ("ops", "add.pow"),
        ("seed", "4294967296"),
    ];
    page.open("#play?clock=0");
    for (key, value) in cases {
        // The good part: a goal that is not the one of the link before.
        let wanted = if goal(page) == "21" { "22" } else { "21" };
        page.go_to(&format!("#play?{key}={value}&goal={wanted}&clock=0"));
        page.expect_refusal(&bad(key, value));
        page.expect_text("#goal strong", wanted);
    }
    for value in ["2.5", "<b>20</b>0"] {
        page.go_to(&format!("#play?roll=1.4.5.7&clock=0&goal={value}"));
        page.expect_refusal(&bad("goal", value));
        page.expect_numbers(&["1", "4", "5", "7"]);
        page.expect_number_of("#status b", 0);
    }
    page.go_to("#play?roll=9.9.9.9&colour=red&clock=0");
    page.expect_refusal("The link says something about “colour” that this page does not know.");
    page.expect_numbers(&["9", "9", "9", "9"]);
    // One that is too long is not used at all.
    let before = goal(page);
    let long = "1".repeat(1_000);
    page.go_to(&format!("#play?goal=33&seed={long}"));
    page.expect_refusal("The link is too long, so nothing of it was used.");
    page.expect_numbers(&["9", "9", "9", "9"]);
    page.expect_text("#goal strong", &before);
    // The quotation from a link is short.
    let name = "nonsense".repeat(20);
    page.go_to(&format!("#play?{name}=1"));
    page.expect_refusal(&format!("“{}”", &name[..30]));
    // An address without a page here leads to the table.
    page.go_to("#nowhere?roll=1.4.5.7&clock=0");
    page.expect_refusal("There is no page “nowhere” here; this is the table.");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_hidden("main#games");
}

fn house_rules_that_a_link_replaces_are_kept(page: &Page) {
    page.open("#house");
    page.fill("#house-goal", "33");
    page.press("#house-form .primary");
    page.expect_status("New house rules. The next numbers are played by them.");
    page.go_to("#play?roll=1.4.5.7&goal=24&clock=0");
    page.expect_status(&format!("{BROUGHT_AND_KEPT} Can you make 24?"));
    page.turn_to("house");
    page.expect_fields(&["house-goal"], &["24"]);
    let own = "#own-presets button[data-preset=\"0\"]";
    page.expect_text(own, "Mine, before the link");
    page.press(own);
    page.expect_fields(&["house-goal"], &["33"]);
    // Rules that are kept already are not kept twice.
    page.press("#house-form .primary");
    page.expect_status("New house rules.");
    page.go_to("#play?goal=25&clock=0");
    page.expect_status(&format!("{BROUGHT} Roll the dice to begin."));
    page.turn_to("house");
    page.expect_number_of("#own-presets button[data-preset]", 1);
}

fn a_link_waits_where_house_rules_would_be_lost(page: &Page) {
    page.open("#house");
    // One by hand, and as many as there may be at one stroke.
    page.fill("#house-goal", "40");
    page.fill("#house-name", "preset 0");
    page.press("#house-save");
    page.expect_number_of("#own-presets button[data-preset]", 1);
    page.run(
        "const write = (id, text) => {
           const field = document.querySelector(id);
           field.value = text;
           field.dispatchEvent(new Event('input', { bubbles: true }));
         };
         for (let index = 1; index < 12; index += 1) {
           write('#house-goal', 40 + index);
           write('#house-name', `preset ${index}`);
           document.querySelector('#house-save').click();
         }",
        Vec::new(),
    );
    page.expect_number_of("#own-presets button[data-preset]", 12);
    page.fill("#house-name", "one more");
    page.press("#house-save");
    assert!(page.expect_answer("There are 12 presets already. Forget one first."));
    page.fill("#house-goal", "33");
    page.press("#house-form .primary");
    page.expect_status("New house rules.");
    let link = "#play?roll=1.4.5.7&goal=24&clock=0";
    page.go_to(link);
    page.expect_refusal("Forget a preset, then open the link again");
    page.expect_text("#goal strong", "33");
    page.expect_phase("rest");
    page.turn_to("house");
    page.press("#own-presets button[aria-label=\"Forget preset 3\"]");
    page.go_to(link);
    page.expect_status(BROUGHT_AND_KEPT);
    page.expect_text("#goal strong", "24");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.turn_to("house");
    page.expect_number_of("#own-presets button[data-preset]", 12);
}

fn one_seed_gives_everybody_the_same_rolls(page: &Page) {
    let rolls = || -> Vec<Vec<String>> {
        (0..2)
            .map(|_| {
                let before = page.numbers();
                page.roll();
                page.expect_phase("thinking");
                page.wait_until(
                    "other numbers lie there",
                    &format!(
                        "JSON.stringify([...document.querySelectorAll('#dice .tile[data-value]')]\
                         .map((tile) => tile.dataset.value)) !== '{}'",
                        json!(before)
                    ),
                );
                page.numbers()
            })
            .collect()
    };
    page.open("#play?seed=7&clock=0");
    let first = rolls();
    // First by a link, and then another player's.
    page.go_to("#play?seed=8");
    assert_ne!(rolls(), first);
    page.open_as_new("#play?seed=7&clock=0");
    assert_eq!(rolls(), first);
}

fn a_settled_roll_links_to_itself(page: &Page) {
    page.open("#play?roll=1.4.5.7&goal=21&clock=0");
    page.call_score(None);
    page.give_up();
    page.expect_settlement();
    page.expect_points(0, -1);
    page.press("#settlement .play-link a");
    page.expect_phase("thinking");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_text("#goal strong", "21");
    page.expect_points(0, -1);
}

fn a_quiet_line_names_every_unusual_rule_and_leads_back(page: &Page) {
    page.open("#play?clock=0");
    page.expect_hidden("#unusual-rules");
    page.go_to(
        "#play?roll=7.8.9.1&dice=10.20.100.4&goal=36&ops=add.mul&score_s=45&impossible_s=90&all=1\
         &blocking=1&undo=0&roller=last&clock=0",
    );
    page.expect_phase("thinking");
    let named = "goal 36 · dice with 10, 20, 100, 4 sides · only plus, times · SCORE: 45 seconds · \
                 IMPOSSIBLE: 90 seconds · all numbers must be used · blocking · no undo · \
                 The last scorer rolls · by a link";
    page.expect_text("#unusual-rules span", named);
    // A reload keeps the source of the rules.
    page.open("#play?clock=0");
    page.expect_text("#unusual-rules span", named);
    // Not in the middle of a call.
    page.call_score(None);
    page.press("#own-rules");
    page.expect_refusal("Finish the open call first.");
    page.give_up();
    page.expect_settlement();
    page.press("#own-rules");
    page.expect_phase("rest");
    page.expect_text("#goal strong", "20");
    page.expect_hidden("#unusual-rules");
    // 24 has rules of its own, and rules that a player chooses came by no link.
    page.go_to("#24?goal=36&clock=0");
    page.expect_status("This link brought its own house rules.");
    page.expect_text("#unusual-rules span", "goal 36 · by a link");
    page.turn_to("house");
    page.fill("#house-goal", "30");
    page.press("#house-form .primary");
    page.expect_status("New house rules.");
    page.expect_text("#unusual-rules span", "goal 30");
    page.press("#own-rules");
    page.expect_status("Deal the cards to begin.");
    page.expect_text("#goal strong", "24");
}

fn the_link_to_house_rules_brings_them(page: &Page) {
    page.open("#house");
    page.fill("#house-goal", "100");
    page.press("#house-mul");
    page.fill("#house-score-s", "99");
    page.press("#house-blocking");
    let names = ["house-goal", "house-mul", "house-score-s", "house-blocking"];
    let written = page.fields(&names);
    assert_eq!(written, ["100", "false", "99", "true"]);
    let link = page.fields(&["house-link"]).remove(0);
    assert!(link.starts_with(page.site().address()), "{link}");
    page.go(&link);
    page.wait_for_game();
    page.expect_text("#goal strong", "100");
    page.expect_status(BROUGHT);
    page.turn_to("house");
    page.expect_fields(&names, &written);
    page.expect_fields(&["house-link"], &[link]);
}

/// Waits until a refusal is shown over the page that is open.
#[track_caller]
fn expect_refused_here(page: &Page, words: &str) {
    page.wait_until(
        &format!("'{words}' is said"),
        &format!(
            "document.querySelector('#refused:not([hidden])')?.innerText.includes({})",
            json!(words)
        ),
    );
}

fn a_refusal_of_a_link_is_shown_on_every_page(page: &Page) {
    let bad_goal = "The link gives “1000” for goal; that cannot be, so it was left out.";
    page.open("#rules?goal=1000&clock=0");
    expect_refused_here(page, bad_goal);
    // The line is the same on all pages.
    assert_eq!(page.cut_texts(), NONE);
    assert_eq!(page.out_of_view("#refused, #refused button"), NONE);
    page.expect_shown("#refused[role=alert] .refusal");
    page.press("#refused-close");
    page.wait_until("it is gone", "document.querySelector('#refused').hidden");
    page.expect_focus("main#rules");
    // A player who has read it does not read it at the table again.
    page.turn_to("play");
    page.expect_status("Roll the dice to begin.");
    page.expect_number_of("#status.refusal", 0);
    for name in ["house", "players", "experiment", "atlas", "group", "games"] {
        page.go_to(&format!("#{name}?goal=1000"));
        expect_refused_here(page, bad_goal);
        // On the next page it is out of date.
        page.go_to("#rules");
        page.wait_until("it is gone", "document.querySelector('#refused').hidden");
    }
    let code = "1".repeat(40);
    page.go_to(&format!("#group?table={code}"));
    expect_refused_here(page, "for table; that cannot be");
    // The table has a line of its own for that.
    page.go_to("#play?goal=1000");
    page.expect_refusal(bad_goal);
    page.expect_hidden("#refused");
    // A form shows the refusal of its own button, and shows it alone.
    page.go_to("#play?roll=9.9.9.9");
    page.expect_numbers(&["9"; 4]);
    page.call_impossible(None);
    page.turn_to("house");
    page.press("#house-form .primary");
    assert!(page.expect_answer("Finish the open call first."));
    page.expect_hidden("#refused");
    // A roll of the day that is refused is so at the table.
    page.go_to("#games");
    page.press("#games a[href='#play?roll=today']");
    page.expect_refusal("Finish the open call first.");
    page.expect_numbers(&["9"; 4]);
    page.expect_hidden("#refused");
    // A link that deals while its reader is elsewhere is refused there.
    page.go_to("#rules?roll=1.4.5.7");
    expect_refused_here(page, "Finish the open call first.");
}

fn of_a_link_that_was_changed_on_its_way_nothing_is_used_and_the_address_goes(page: &Page) {
    const CHANGED: &str = "A program on the way has changed this link or cut it off";
    for (link, left) in [
        ("#play?roll=9.9.9.9.&clock=0", "#play"),
        ("#play?roll=9.9.9.9&amp;goal=21&clock=0", "#play"),
        ("#24?roll=3.3.8.8%E2%80%8B&clock=0", "#24"),
    ] {
        page.open(link);
        page.expect_refusal(CHANGED);
        expect_fragment(page, left);
        assert_eq!(page.numbers(), Vec::<String>::new(), "{link}");
    }
    // On a page of another program, and on one without a line of its own.
    for (link, left) in [
        ("#practice?goal=12)", "#practice"),
        ("#daily?day=2026-01-01%E2%80%9D", "#daily"),
        ("#group?table=4TFD6.", "#group"),
        ("#rules.", "#rules"),
    ] {
        page.go_to(link);
        page.expect_words_in("#refused", CHANGED);
        expect_fragment(page, left);
    }
}

fn an_address_whose_number_sign_was_escaped_leads_to_its_page(page: &Page) {
    let site = page.site().address();
    page.go(&format!("{site}%23rules"));
    page.expect_text("main#rules h1", "How to play Score");
    expect_fragment(page, "#rules");
    page.go(&format!("{site}%23play%3Froll=9.9.9.9"));
    page.expect_row(&["9"; 4]);
    page.go(&format!("{site}nothing/here"));
    page.expect_text("h1", "There is nothing at this address");
    page.loads(|| drop(page.run("document.querySelector('a').click()", Vec::new())));
    page.expect_text("main#games h1", "Pick a game");
}
