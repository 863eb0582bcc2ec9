//! The players at this screen: names, points, and one table beside the other.

use score_tests::{Page, specs};
use serde_json::json;

specs! {
    in_one: [
        players_sit_down_by_names_that_can_be,
        new_names_keep_the_points_of_their_seats_and_all_go_to_zero_together,
        the_table_for_one_and_the_shared_one_keep_their_points_until_they_are_cleared,
        a_name_from_right_to_left_turns_no_sentence,
    ],
}

const TOGETHER: &str = "#players-form .primary";
const SEATED: &str = "Everybody has a corner with two keys. The first numbers can come.";
const BOXES: [&str; 6] = [
    "player-1", "player-2", "player-3", "player-4", "player-5", "player-6",
];

/// Waits until these players sit at the table, with these points.
#[track_caller]
fn expect_players(page: &Page, players: &[(&str, i64)]) {
    page.wait_until(
        &format!("{} players sit there", players.len()),
        &format!(
            "document.querySelectorAll('#scoreboard .seat').length === {}",
            players.len()
        ),
    );
    for (seat, (name, points)) in players.iter().enumerate() {
        let selector = format!("#scoreboard .seat[data-seat=\"{seat}\"] .name");
        page.expect_text(&selector, name);
        page.expect_points(seat, *points);
    }
}

/// A round in which this seat gives up, for a point lost.
#[track_caller]
fn lose(page: &Page, seat: Option<usize>) {
    // A roll of its own each time: one brings points once.
    page.roll();
    page.expect_phase("thinking");
    page.expect_hidden("#practice");
    page.call_score(seat);
    page.give_up();
    page.expect_settlement();
}

fn players_sit_down_by_names_that_can_be(page: &Page) {
    let few = "You need at least two players. To play by yourself, choose “Play alone”.";
    let long = "A name has at most 20 characters.";
    let unseen = "A name cannot have characters that nobody can see.";
    let cases: [(&[&str], &str, &str); 6] = [
        (&["", "", "Ada"], few, "player-1"),
        (&["Ada", "Ada 2", "Ada"], "“Ada 3” is free.", "player-3"),
        (&["Ada", "Ａｄａ"], "“Ａｄａ 2” is free.", "player-2"),
        (&["Weiß", "Ben", "WEISS"], "“WEISS 2” is free.", "player-3"),
        (&["Ada", "abcdefghijklmnopqrstu"], long, "player-2"),
        (&["A\u{200b}da", "Ben"], unseen, "player-1"),
    ];
    page.open("#players?clock=0");
    let mut before: &[&str] = &[];
    for (names, sentence, field) in cases {
        for (index, name) in BOXES.iter().enumerate() {
            let selector = format!("#{name}");
            let name = names.get(index).unwrap_or(&"");
            if before.get(index).unwrap_or(&"") != name {
                page.clear(&selector);
                page.fill(&selector, name);
            }
        }
        before = names;
        page.press(TOGETHER);
        page.expect_problem(sentence, field);
        for (index, name) in names.iter().enumerate() {
            page.expect_fields(&[BOXES[index]], &[*name]);
        }
        page.expect_number_of("section.corner", 0);
    }
    // The name that is offered can be had.
    page.fill("#player-1", "Ada");
    page.fill("#player-2", "Ada 2");
    page.press(TOGETHER);
    page.expect_status(SEATED);
    expect_players(page, &[("Ada", 0), ("Ada 2", 0)]);
    page.turn_to("players");
    page.expect_number_of("[aria-invalid]", 0);
    // Boxes may be left empty, blanks round a name do not count, and a text that looks like code is
    // a name.
    page.fill("#player-1", "  Ada  Lovelace ");
    page.clear("#player-2");
    page.fill("#player-3", "<i>Ben</i>");
    page.fill("#player-6", "Zoë 🎲");
    page.press(TOGETHER);
    page.expect_status(SEATED);
    let players = [("Ada Lovelace", 0), ("<i>Ben</i>", 0), ("Zoë 🎲", 0)];
    expect_players(page, &players);
    page.expect_number_of("section.corner", 3);
    for (seat, (name, _)) in players.into_iter().enumerate() {
        let corner = format!("section.corner[data-seat=\"{seat}\"]");
        page.expect_words_in(&corner, name);
    }
    page.roll();
    page.expect_count(4);
}

fn new_names_keep_the_points_of_their_seats_and_all_go_to_zero_together(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    lose(page, Some(1));
    page.turn_to("players");
    page.expect_fields(&BOXES[..3], &["Ada", "Ben", ""]);
    page.expect_text("#player-points-2", "−1");
    page.fill("#player-2", "Benjamin");
    page.press(TOGETHER);
    page.expect_status(SEATED);
    expect_players(page, &[("Ada", 0), ("Benjamin", -1)]);
    // The same name in other letters is a new name for its owner, too.
    page.turn_to("players");
    page.fill("#player-2", "BENJAMIN");
    page.fill("#player-3", "Cleo");
    page.press(TOGETHER);
    page.expect_status(SEATED);
    expect_players(page, &[("Ada", 0), ("BENJAMIN", -1), ("Cleo", 0)]);
    // Players can change names.
    page.turn_to("players");
    page.fill("#player-1", "BENJAMIN");
    page.fill("#player-2", "Cleo");
    page.fill("#player-3", "Ada");
    page.press(TOGETHER);
    page.expect_status(SEATED);
    expect_players(page, &[("BENJAMIN", 0), ("Cleo", -1), ("Ada", 0)]);
    // A seat is given up, and another taken.
    page.turn_to("players");
    page.clear("#player-1");
    page.fill("#player-4", "Dan");
    page.press(TOGETHER);
    page.expect_status(SEATED);
    expect_players(page, &[("Cleo", -1), ("Ada", 0), ("Dan", 0)]);
    nobody_leaves_while_a_clock_runs(page);
    expect_players(page, &[("Cleo", -1), ("Ada", 1), ("Dan", 0)]);
    page.turn_to("players");
    page.expect_text("#player-points-1", "−1");
    page.press("#clear-points");
    assert!(!page.expect_answer("All points are zero."));
    page.expect_text("#player-points-1", "0");
    let nobody_has_any = [("Cleo", 0), ("Ada", 0), ("Dan", 0)];
    page.turn_to("play");
    expect_players(page, &nobody_has_any);
    page.reload();
    expect_players(page, &nobody_has_any);
}

/// The second player calls IMPOSSIBLE, which waits.
#[track_caller]
fn nobody_leaves_while_a_clock_runs(page: &Page) {
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    page.call_impossible(Some(1));
    page.expect_phase("waiting");
    page.turn_to("players");
    for key in ["#play-alone", "#clear-points", TOGETHER] {
        page.press(key);
        assert!(page.expect_answer("Finish the open call first."));
        // The next answer is this key's own.
        page.turn_to("play");
        page.expect_seconds(60);
        page.turn_to("players");
    }
    page.turn_to("play");
    page.expect_points(1, 0);
    page.advance(60_000);
    page.expect_settlement();
}

fn the_table_for_one_and_the_shared_one_keep_their_points_until_they_are_cleared(page: &Page) {
    page.open("#play?clock=0");
    page.expect_number_of("#clear-points-here", 0);
    lose(page, None);
    lose(page, None);
    expect_players(page, &[("Points", -2)]);
    page.turn_to("players");
    page.seat(&["Ada", "Ben"]);
    lose(page, Some(1));
    expect_players(page, &[("Ada", 0), ("Ben", -1)]);
    page.turn_to("players");
    page.press("#play-alone");
    expect_players(page, &[("Points", -2)]);
    page.expect_number_of("section.corner", 0);
    page.open("#players?clock=0");
    page.expect_fields(&BOXES[..2], &["Ada", "Ben"]);
    page.expect_text("#player-points-2", "−1");
    page.press(TOGETHER);
    expect_players(page, &[("Ada", 0), ("Ben", -1)]);
    // It takes a second press, which the player need not make.
    page.turn_to("players");
    page.press("#play-alone");
    page.press("#clear-points-here summary");
    page.wait_until(
        "it asks",
        "document.querySelector('#clear-points-here[open]')",
    );
    page.press("#clear-points-here summary");
    page.wait_until(
        "it asks no more",
        "!document.querySelector('#clear-points-here[open]')",
    );
    page.expect_points(0, -2);
    page.press("#clear-points-here summary");
    page.press("#yes-clear-points");
    page.expect_points(0, 0);
    page.wait_until(
        "nothing is left to clear",
        "!document.querySelector('#clear-points-here')",
    );
    page.expect_focus("main.play");
}

/// Where the last character of this name is drawn, and the rest of it, and the word after it: each
/// by its left edge.
const EDGES: &str = "
    const [within, name, next] = arguments;
    const texts = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
    while (!texts.nextNode()?.data.includes(name)) {}
    const text = texts.currentNode;
    const begin = text.data.indexOf(name);
    const left = (from, to) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect().left;
    };
    const last = begin + name.length - 1;
    const follows = text.data.indexOf(next, last);
    const edges = [['last', left(last, last + 1)], ['name', left(begin, last)]];
    if (next) edges.push(['next', left(follows, follows + next.length)]);
    return edges.sort((one, other) => one[1] - other[1]).map(([what]) => what);";

/// A name that ends with a sign: from right to left that sign is on the left, in a list as in a
/// sentence, and the next text is behind the name.
fn a_name_from_right_to_left_turns_no_sentence(page: &Page) {
    let names = ["דנה!", "سلمى!", "Ada!"];
    page.open("#players?clock=0");
    page.seat(&names);
    for (seat, name) in names.into_iter().enumerate() {
        page.roll();
        page.expect_phase("thinking");
        page.call_score(Some(seat));
        page.expect_status("calls SCORE!");
        let is_turned = !name.is_ascii();
        let (alone, in_a_sentence) = match is_turned {
            true => (json!(["last", "name"]), json!(["last", "name", "next"])),
            false => (json!(["name", "last"]), json!(["name", "last", "next"])),
        };
        let edges = |within: &str, next: &str| {
            page.run(EDGES, vec![within.into(), name.into(), next.into()])
        };
        let in_list = format!("#scoreboard .seat[data-seat=\"{seat}\"] .name");
        assert_eq!(edges(&in_list, ""), alone, "{name}");
        assert_eq!(edges("#status", "calls"), in_a_sentence, "{name}");
        page.give_up();
        page.expect_settlement();
        // Firefox leaves such marks out of an element's `innerText`.
        let points = page.text_or_none("return document.querySelector('#points').textContent");
        let marks = points.unwrap_or_default().matches('\u{2068}').count();
        assert_eq!(marks, usize::from(is_turned), "{name}");
    }
}
