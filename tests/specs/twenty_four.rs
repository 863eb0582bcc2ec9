//! The 24 game: a table of its own beside Score's, and the table of all hands.

use score_core::games::twenty_four::{GOAL, MAX_HIGHEST, hands, heading, line};
use score_tests::play::Operator;
use score_tests::{Hand, Page, Site, specs};

use crate::group_play::complain_of_nothing;
use crate::looks::NONE;

specs! {
    in_one: [
        the_table_of_24_has_cards_and_rules_of_its_own,
        a_hand_is_played_by_mouse_touch_and_keyboard,
        score_and_24_change_nothing_of_each_other,
        where_nothing_is_kept_a_visit_to_24_loses_nothing_either,
        friends_menu_and_house_rules_belong_to_the_game_that_is_played,
        nothing_at_a_table_of_24_speaks_of_rolls,
        all_hands_are_there_to_be_looked_through_saved_and_played,
    ],
}

const AT_REST: &str = "Deal the cards to begin.";

/// A round that loses a point.
#[track_caller]
fn lose(page: &Page) {
    page.call_score(None);
    page.give_up();
    page.expect_settlement();
}

fn the_table_of_24_has_cards_and_rules_of_its_own(page: &Page) {
    page.open("#24?seed=7&clock=0");
    page.expect_status(AT_REST);
    page.expect_text("#goal strong", "24");
    page.expect_text("#roll", "DEAL");
    assert_eq!(page.count("#coach"), 0, "the guide is Score's");
    page.roll();
    page.expect_phase("thinking");
    page.expect_count(4);
    page.expect_number_of("#dice .playing-card", 4);
    page.expect_number_of("#ops .op", 4);
    page.expect_number_of("#ops .op[data-op=join]", 0);
    page.go_to("#24?roll=1.11.12.13&clock=0");
    page.expect_numbers(&["1", "11", "12", "13"]);
    page.expect_list(ON_THEIR_SUIT, &NONE);
    // All four cards must be used.
    page.go_to("#24?roll=1.2.3.4&clock=0");
    page.expect_numbers(&["1", "2", "3", "4"]);
    page.call_score(None);
    page.type_step("2*3");
    page.expect_numbers(&["1", "4", "6"]);
    page.type_step("6*4");
    page.expect_status("6 × 4 = 24, but all numbers must be used. Go on, or go back with Undo.");
    page.type_step("24*1");
    assert_eq!(page.expect_settlement(), "24 was possible");
    page.expect_text("#points", "+1 SCORE, and shown.");
    // The parts that a link leaves out are as in 24, and the next link means the same to everybody.
    page.go_to("#24?roll=3.3.8.8&goal=10&score_s=60&clock=0");
    page.expect_phase("thinking");
    page.expect_text("#goal strong", "10");
    page.call_score(None);
    page.expect_seconds(60);
    page.give_up();
    page.expect_settlement();
    page.go_to("#24?roll=3.3.8.8&clock=0");
    page.expect_phase("thinking");
    page.expect_text("#goal strong", "24");
    lose(page);
    let link = page.text_or_none("return document.querySelector('.play-link a').hash");
    assert_eq!(link.as_deref(), Some("#24?roll=3.3.8.8&goal=24"));
    assert_eq!(page.expect_settlement(), "24 was possible");
    page.expect_solved();
    page.expect_solutions(&["8 ÷ (3 − 8 ÷ 3)"]);
}

/// The numbers of cards that touch the sign of the suit.
const ON_THEIR_SUIT: &str = "
    return [...document.querySelectorAll('#dice .playing-card')].filter((card) => {
      const range = document.createRange();
      range.selectNodeContents(card.querySelector('.num'));
      const [number, suit] = [range, card.querySelector('.suit')]
        .map((one) => one.getBoundingClientRect());
      return number.left < suit.right && number.top < suit.bottom;
    }).map((card) => card.dataset.value)";

fn a_hand_is_played_by_mouse_touch_and_keyboard(page: &Page) {
    page.open("#24?clock=0");
    for (points, hand) in [Hand::Mouse, Hand::Touch, Hand::Keyboard]
        .into_iter()
        .enumerate()
    {
        page.use_hand(hand);
        // Three hands that are made alike: each brings points once.
        let pair = ["8", "9", "5"][points];
        page.go_to(&format!("#24?roll=4.7.{pair}.{pair}&clock=0"));
        page.expect_phase("thinking");
        page.expect_points(0, points as i64);
        page.expect_number_of("#dice .playing-card", 4);
        page.call_score(None);
        page.step(pair, Operator::Div, pair);
        page.expect_numbers(&["1", "4", "7"]);
        page.step("7", Operator::Sub, "1");
        page.expect_numbers(&["4", "6"]);
        page.step("4", Operator::Mul, "6");
        assert_eq!(page.expect_settlement(), "24 was possible");
        page.expect_points(0, points as i64 + 1);
    }
}

fn score_and_24_change_nothing_of_each_other(page: &Page) {
    // A round of Score goes on after a visit to 24.
    page.open("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    page.call_score(None);
    page.step("5", Operator::Mul, "4");
    page.expect_numbers(&["1", "20", "7"]);
    page.turn_to("24");
    page.expect_status(AT_REST);
    page.advance(10_000);
    page.turn_to("play");
    page.expect_phase("demo");
    page.expect_seconds(20);
    page.expect_numbers(&["1", "20", "7"]);
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
    page.expect_points(0, 1);
    // Each has its goal, its points and its round.
    page.go_to("#play?roll=1.4.5.7&goal=31&clock=0");
    page.expect_phase("thinking");
    lose(page);
    page.go_to("#24?roll=1.1.1.1&clock=0");
    page.expect_phase("thinking");
    page.expect_points(0, 0);
    page.expect_text("#goal strong", "24");
    lose(page);
    page.go_to("#24?roll=1.1.1.2&clock=0");
    page.expect_phase("thinking");
    lose(page);
    page.expect_points(0, -2);
    both_are_as_they_were(page);
    page.reload();
    both_are_as_they_were(page);
}

#[track_caller]
fn both_are_as_they_were(page: &Page) {
    for (name, goal, points, row) in [
        ("play", "31", 0, ["1", "4", "5", "7"]),
        ("24", "24", -2, ["1", "1", "1", "2"]),
    ] {
        page.turn_to(name);
        page.expect_text("#goal strong", goal);
        page.expect_settlement();
        page.expect_points(0, points);
        page.expect_row(&row);
    }
}

/// The behaviour of a browser that keeps nothing.
const DENIED: &str = "for (const name of ['localStorage', 'sessionStorage']) {
       Object.defineProperty(window, name, {
         get() { throw new DOMException('denied', 'SecurityError'); },
       });
     }";

fn where_nothing_is_kept_a_visit_to_24_loses_nothing_either(page: &Page) {
    page.with_script(DENIED);
    page.open("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    lose(page);
    page.turn_to("24");
    page.wait_until(
        "it is 24",
        "document.querySelector('#goal strong').innerText === '24'",
    );
    page.turn_to("play");
    page.expect_settlement();
    page.expect_points(0, -1);
    page.expect_row(&["1", "4", "5", "7"]);
}

/// Waits until the entry of the menu with this label leads there.
#[track_caller]
fn expect_entry(page: &Page, label: &str, address: &str) {
    page.expect_list(
        &format!(
            "return [...document.querySelectorAll('#pages a')]
               .filter((each) => each.textContent === '{label}').map((each) => each.hash)"
        ),
        &[address],
    );
}

fn friends_menu_and_house_rules_belong_to_the_game_that_is_played(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    page.go_to("#24?roll=4.7.8.8&clock=0");
    page.expect_phase("thinking");
    page.expect_number_of("section.corner", 2);
    page.call_score(Some(1));
    page.give_up();
    page.expect_settlement();
    page.expect_points(1, -1);
    page.turn_to("play");
    page.wait_until(
        "it is Score",
        "document.querySelector('#goal strong').innerText === '20'",
    );
    page.expect_number_of("section.corner", 2);
    page.expect_points(1, 0);
    // A player who goes on alone does so in the game that was played.
    page.turn_to("24");
    page.turn_to("players");
    page.expect_text("#player-points-2", "−1");
    page.press("#play-alone");
    page.wait_until("one is left", "!document.querySelector('section.corner')");
    page.expect_text("#goal strong", "24");
    expect_entry(page, "Play", "#24");
    expect_entry(page, "Rules", "#rules-24");
    page.expect_text("#pages [aria-current]", "Play");
    page.turn_to("house");
    page.fill("#house-goal", "36");
    assert!(page.fields(&["house-link"])[0].contains("#24?goal=24"));
    page.press("#house-form .primary");
    page.expect_status("New house rules. The next numbers are played by them.");
    page.expect_text("#goal strong", "36");
    // After a reload the form is still about 24.
    page.open("#house");
    page.expect_fields(&["house-goal", "house-cards"], &["36", "true"]);
    page.back_to_defaults();
    page.expect_status("New house rules.");
    page.expect_text("#goal strong", "24");
    page.turn_to("play");
    page.wait_until(
        "it is Score",
        "document.querySelector('#goal strong').innerText === '20'",
    );
    expect_entry(page, "Play", "#play");
    expect_entry(page, "Rules", "#rules");
    // A group is one press away.
    page.press("#pages a[href='#group']");
    page.wait_until(
        "the lobby is open",
        "!document.querySelector('main#group').hidden",
    );
}

/// The texts and names of the open page, also of folded parts, that speak of rolls and not of
/// dealing.
const ROLLS: &str = "
    const main = document.querySelector('main:not([hidden])');
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode.data);
    for (const one of main.querySelectorAll('[aria-label]')) found.push(one.ariaLabel);
    return found.filter((text) => /\\broll/i.test(text) && !/\\bdeal/i.test(text))";

fn nothing_at_a_table_of_24_speaks_of_rolls(page: &Page) {
    page.open("#24?clock=0");
    page.turn_to("players");
    page.seat(&["Ada", "Ben"]);
    page.expect_status("Everybody has a corner with two keys. The first numbers can come.");
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.fill("#make-name", "Class 5b");
    page.choose("#make-game", "24");
    page.press("#make-form button");
    page.expect_table();
    ben.come_by_link(&site, "Ben", &page.code());
    let look = |page: &Page, name: &str| assert_eq!(page.list(ROLLS), NONE, "{name}");
    look(page, "at rest");
    look(ben, "at rest, a guest");
    page.press("#roll");
    page.expect_phase("thinking");
    ben.expect_phase("thinking");
    page.turn_side_to("host");
    page.press("#host-roll");
    look(page, "a question");
    page.press("#host-roll-keep");
    page.press("#host-anyone");
    page.expect_told("Anyone may bring new numbers now.");
    ben.call_score(None);
    ben.expect_phase("demo");
    ben.give_up();
    page.expect_settlement();
    page.expect_solved();
    look(page, "settled");
    look(ben, "settled, a guest");
    complain_of_nothing(&others);
}

#[track_caller]
fn expect_hands(page: &Page, summary: &str) {
    page.wait_until(
        &format!("the hands are there: {summary}"),
        &format!(
            "document.querySelector('#hands-rolls')
             && document.querySelector('#hands .summary').innerText.includes('{summary}')"
        ),
    );
}

/// The cells of the first row.
#[track_caller]
fn first_row(page: &Page) -> Vec<String> {
    page.list(FIRST_ROW)
}

const FIRST_ROW: &str = "return [...document.querySelector('#hands .rolls tbody tr').children]
    .map((cell) => cell.textContent)";

const ALL: &str = "458 of 1,820 hands cannot make 24. The others have 3,017 different solutions.";

fn all_hands_are_there_to_be_looked_through_saved_and_played(page: &Page) {
    page.open("#hands?clock=0");
    expect_hands(page, ALL);
    page.expect_list(FIRST_ROW, &["1 1 1 1", "none", "–", ""]);
    // The hardest of those that can be made.
    page.press("#hands .chips button:last-child");
    page.press("#hands .rolls thead th:nth-child(3) button");
    page.press("#hands .rolls thead th:nth-child(3) button");
    // The heading changes at once, and the rows when the solver has answered.
    page.wait_until(
        "they are in order",
        "document.querySelector('#hands th[aria-sort=descending]')
         && document.querySelector('#hands .rolls tbody td:nth-child(3)')
             .textContent.endsWith('very hard')",
    );
    let hardest = first_row(page);
    assert_eq!(hardest[1], "1");
    assert!(hardest[2].ends_with("very hard"), "{hardest:?}");
    page.press("#hands .chips button:first-child");
    page.fill("#hands-contains", "3 8 3 8");
    page.wait_until(
        "one is left",
        "document.querySelector('#hands-count').innerText === '1 of 1,820 hands'",
    );
    page.expect_text("#hands .rolls tbody tr td:last-child", "8 ÷ (3 − 8 ÷ 3)");
    // With any rows on the screen, the file has every hand, as the example prints it.
    page.keep_saved_files();
    page.press("#hands-file");
    page.wait_until("the file is there", "window.fileText");
    let saved = page.list("return [window.fileName, window.fileText]");
    let play = hands(MAX_HIGHEST).expect("a whole pack");
    let lines = play.dice.rolls().map(|hand| line(&play, &hand, GOAL));
    let lines: Vec<String> = [heading()].into_iter().chain(lines).collect();
    assert_eq!(saved[0], "24-hands.tsv");
    assert!(saved[1] == lines.join("\n") + "\n", "{}", &saved[1][..200]);
    // A hand goes to the board.
    page.press("#hands .rolls tbody a");
    page.expect_phase("thinking");
    page.expect_numbers(&["3", "3", "8", "8"]);
    page.expect_number_of("#dice .playing-card", 4);
    page.expect_text("#goal strong", "24");
    // Another goal and a smaller pack are worked out.
    page.turn_to("hands");
    page.fill("#hands-goal", "10");
    page.fill("#hands-highest", "10");
    page.press("#hands-form .primary");
    expect_hands(page, "of 715 hands cannot make 10.");
    page.fill("#hands-contains", "1 2 3 4");
    page.wait_until(
        "one is left",
        "document.querySelector('#hands-count').innerText === '1 of 715 hands'",
    );
    page.press("#hands .rolls tbody a");
    page.expect_phase("thinking");
    page.expect_text("#goal strong", "10");
}
