//! Lessons that are planned: put together, shared as one link, and held at a table.

use serde_json::json;

use fantoccini::key::Key;
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_tests::{Page, Pupil, Site, specs};

use crate::longer_words::site;
use crate::looks::{Look, NONE, look, take_all};

specs! {
    in_one: [
        the_pages_of_a_lesson_are_accessible_and_fit,
        a_lesson_of_dice_or_cards_is_put_together_in_three_ways_and_is_one_link,
        every_change_of_a_plan_can_be_taken_back_and_a_mistake_changes_none,
        a_table_is_made_with_a_lesson_and_rolls_are_dealt_at_one_press,
        a_lesson_that_is_stored_or_taken_to_a_table_goes_on_after_a_reload,
    ],
}

/// Four rolls to be played in the usual way.
const CALLED: &str = "20_6.6.12.20_call_1.4.5.7_9.9.9.9_1.1.1.4_2.3.12.17_end";

/// The same rolls as the page writes them.
const ROLLS_CALLED: [&str; 4] = ["1 4 5 7", "9 9 9 9", "1 1 1 4", "2 3 12 17"];

/// The planned rolls, with the known facts on each.
fn planned(page: &Page) -> Vec<String> {
    page.list(
        "return [...document.querySelectorAll('#lesson-rolls .planned li')]
           .map((line) => `${line.querySelector('.roll').innerText}: ${line.querySelector('.rating').innerText}`)",
    )
}

/// The rolls that are planned.
fn rolls(page: &Page) -> Vec<String> {
    page.list(
        "return [...document.querySelectorAll('#lesson-rolls .planned .roll')]
           .map((roll) => roll.innerText)",
    )
}

#[track_caller]
fn expect_rolls(page: &Page, rolls: &[&str]) {
    page.wait_until(
        &format!("{rolls:?} are planned"),
        &format!(
            "JSON.stringify([...document.querySelectorAll('#lesson-rolls .planned .roll')]
               .map((roll) => roll.innerText)) === {}",
            json!(json!(rolls).to_string())
        ),
    );
}

/// Waits until the difficulty of each roll is known.
#[track_caller]
fn expect_ratings(page: &Page) {
    page.wait_until(
        "all ratings are known",
        "[...document.querySelectorAll('#lesson-rolls .rating')]
           .every((one) => /^(Difficulty|Impossible)/.test(one.innerText))",
    );
}

/// The fragment of the address.
fn address(page: &Page) -> String {
    page.text_or_none(ADDRESS).unwrap_or_default()
}

const ADDRESS: &str = "return decodeURIComponent(location.hash)";

/// Types rolls, a line each, and adds them.
fn type_rolls(page: &Page, lines: &[&str]) {
    page.fill("#lesson-typed", lines[0]);
    for line in &lines[1..] {
        page.key(Key::Enter);
        page.type_text(line);
    }
    page.press("#lesson-typed-form button");
}

fn a_lesson_of_dice_or_cards_is_put_together_in_three_ways_and_is_one_link(page: &Page) {
    // There is no relay: a lesson is planned anywhere.
    page.open("#group?show=plan");
    page.wait_for_game();
    page.wait_until("the plan is there", "document.querySelector('#plan')");
    page.expect_hidden("#lesson-link, #lesson-hold, #lobby");
    page.choose("#lesson-level", "hard");
    page.fill("#lesson-count", "3");
    page.press("#lesson-level-form button");
    page.wait_until(
        "the rolls are added",
        "document.querySelector('#lesson-level-status').innerText === '3 rolls were added.'",
    );
    expect_ratings(page);
    let hard = planned(page);
    assert_eq!(hard.len(), 3);
    assert!(
        hard.iter().all(|roll| roll.ends_with(", hard.")),
        "{hard:?}"
    );
    type_rolls(page, &["1 4 5 7", "1 1 1 4"]);
    page.wait_until(
        "they are added",
        "document.querySelector('#lesson-typed-status').innerText === '2 rolls were added.'",
    );
    page.expect_fields(&["lesson-typed"], &[""]);
    page.fill(
        "#lesson-from-link",
        "https://score.example/#play?roll=9.9.9.9&goal=24",
    );
    page.press("#lesson-link-form button");
    page.wait_until(
        "it is added",
        "document.querySelector('#lesson-link-status').innerText === '1 roll was added.'",
    );
    expect_ratings(page);
    let all = planned(page);
    assert_eq!(all[..3], hard);
    assert_eq!(
        all[3..],
        [
            "1 4 5 7: Difficulty: 6, medium.",
            "1 1 1 4: Impossible",
            "9 9 9 9: Difficulty: 16, very hard."
        ]
    );
    // The goal stays that of the plan, which was not empty.
    page.expect_fields(&["lesson-goal"], &["20"]);
    page.fill("#lesson-clock", "90");
    page.wait_until(
        "the address is that of the lesson",
        "location.hash.includes('_everyone.90_')",
    );
    let link = address(page);
    assert!(
        link.starts_with("#group?lesson=20_6.6.12.20_everyone.90_"),
        "{link}"
    );
    assert!(link.ends_with("_1.4.5.7_1.1.1.4_9.9.9.9_end"), "{link}");
    let shown = page.fields(&["lesson-address"]);
    assert!(shown[0].ends_with(&link), "{shown:?}");
    page.expect_shown("#lesson-qr svg.qr");
    page.press("#lesson-copy");
    page.wait_until(
        "it is copied, or selected",
        "document.querySelector('#lesson-copied').innerText",
    );
    // The link opens it again, even if nothing is stored.
    let before = rolls(page);
    page.forget();
    page.reload();
    page.wait_until("the plan is there", "document.querySelector('#plan')");
    assert_eq!(rolls(page), before);
    page.expect_fields(&["lesson-clock", "lesson-select"], &["90", "everyone"]);
    a_lesson_of_a_link_takes_no_plan_s_place_unasked(page, &before);
    page.go_to(&format!("#group?lesson={CALLED}"));
    page.press("#lesson-take-link");
    expect_rolls(page, &ROLLS_CALLED);
    page.expect_fields(&["lesson-select"], &["call"]);
    page.expect_shown("#lesson-make-form");
    // Without a link it is the lesson that was planned last.
    page.go_to("#group");
    page.wait_until(
        "the lobby is there",
        "!document.querySelector('#lobby').hidden",
    );
    page.press("#lobby-plan");
    expect_rolls(page, &ROLLS_CALLED);
    page.press("#lesson-clear");
    cards_have_a_plan_of_their_own(page);
}

/// A link that another player sends asks first, and one that is refused is gone from the address.
#[track_caller]
fn a_lesson_of_a_link_takes_no_plan_s_place_unasked(page: &Page, own: &[String]) {
    let own: Vec<&str> = own.iter().map(String::as_str).collect();
    let own_address = address(page);
    let stored = "return localStorage.getItem('lesson-plan') ?? Object.entries(localStorage)
        .find(([key]) => key.includes('lesson-plan'))?.[1]";
    let own_stored = page.text_or_none(stored);
    assert!(own_stored.is_some());
    page.go_to(&format!("#group?lesson={CALLED}"));
    page.expect_words_in("#lesson-question", "Rolls in the lesson of this link: 4.");
    page.expect_hidden("#lesson-rolls, #lesson-form, #lesson-link");
    assert_eq!(page.text_or_none(stored), own_stored);
    page.reload();
    page.wait_until(
        "it still asks",
        "document.querySelector('#lesson-question')",
    );
    page.press("#lesson-keep-plan");
    expect_rolls(page, &own);
    page.expect_value(ADDRESS, &own_address);
    assert_eq!(page.text_or_none(stored), own_stored);
    page.go_to("#group?lesson=20_nonsense_end");
    page.expect_shown("#lesson-own-plan");
    expect_rolls(page, &own);
    page.expect_value(ADDRESS, &own_address);
    page.expect_text("#lesson-most", "A lesson has up to 20 rolls.");
}

fn every_change_of_a_plan_can_be_taken_back_and_a_mistake_changes_none(page: &Page) {
    page.open(&format!("#group?lesson={CALLED}"));
    page.wait_for_game();
    expect_rolls(page, &ROLLS_CALLED);
    page.expect_hidden("#lesson-undo");
    let key =
        |number: u32, key: &str| format!("#lesson-rolls .planned li:nth-child({number}) .{key}");
    page.press(&key(2, "earlier"));
    expect_rolls(page, &["9 9 9 9", "1 4 5 7", "1 1 1 4", "2 3 12 17"]);
    page.expect_focus(&key(1, "earlier"));
    // It is the first now.
    page.press(&key(1, "earlier"));
    page.press(&key(3, "later"));
    expect_rolls(page, &["9 9 9 9", "1 4 5 7", "2 3 12 17", "1 1 1 4"]);
    page.expect_focus(&key(4, "later"));
    page.press(&key(1, "leave-out"));
    expect_rolls(page, &["1 4 5 7", "2 3 12 17", "1 1 1 4"]);
    page.expect_focus(&key(1, "leave-out"));
    page.expect_value(
        ADDRESS,
        "#group?lesson=20_6.6.12.20_call_1.4.5.7_2.3.12.17_1.1.1.4_end",
    );
    page.press("#lesson-clear");
    expect_rolls(page, &[]);
    page.expect_focus("#lesson-rolls-title");
    page.expect_hidden("#lesson-link, #lesson-hold");
    for rolls in [
        &["1 4 5 7", "2 3 12 17", "1 1 1 4"][..],
        &["9 9 9 9", "1 4 5 7", "2 3 12 17", "1 1 1 4"],
        &["9 9 9 9", "1 4 5 7", "1 1 1 4", "2 3 12 17"],
        &["1 4 5 7", "9 9 9 9", "1 1 1 4", "2 3 12 17"],
    ] {
        page.press("#lesson-undo");
        expect_rolls(page, rolls);
    }
    page.expect_hidden("#lesson-undo");
    // Another lesson takes its place, and gives it back.
    page.go_to("#group?lesson=24_cards_everyone_3.3.8.8_end");
    page.press("#lesson-take-link");
    expect_rolls(page, &["3 3 8 8"]);
    page.press("#lesson-undo");
    expect_rolls(page, &ROLLS_CALLED);
    page.expect_fields(&["lesson-goal", "lesson-cards"], &["20", "false"]);
    page.expect_value(ADDRESS, &format!("#group?lesson={CALLED}"));
    a_link_that_is_no_lesson_changes_no_plan(page);
    a_mistake_is_refused_where_the_teacher_looks(page);
}

/// The core's tests have all texts that are no lesson.
#[track_caller]
fn a_link_that_is_no_lesson_changes_no_plan(page: &Page) {
    let long = format!("20_6.6.12.20_call{}_end", "_1.4.5.7".repeat(80));
    for (lesson, why) in [
        ("20_6.6.12.20", "The lesson in the link is not complete"),
        (
            "20_6.6.12.20_shout_1.4.5.7_end",
            "cannot be read at “shout”",
        ),
        (&*long, "The lesson in the link is too long"),
    ] {
        page.go_to(&format!("#group?lesson={lesson}"));
        page.wait_until(
            &format!("'{why}' is said"),
            &format!(
                "!document.querySelector('#refused').hidden
                 && document.querySelector('#refused').innerText.includes({})",
                json!(why)
            ),
        );
        expect_rolls(page, &ROLLS_CALLED);
        page.press("#refused-close");
    }
}

/// The core's tests have all mistakes.
#[track_caller]
fn a_mistake_is_refused_where_the_teacher_looks(page: &Page) {
    type_rolls(page, &["1 2 3", "4 5 1000"]);
    page.expect_form_refusal("#lesson-typed-status", "Line 2, “4 5 1000”, is no roll");
    page.expect_focus("#lesson-typed");
    page.expect_fields(&["lesson-typed"], &["1 2 3\n4 5 1000"]);
    type_rolls(page, &[" "]);
    page.expect_form_refusal("#lesson-typed-status", "Write at least one roll.");
    for (count, why) in [
        ("five", "Choose a whole number from 1 to 20."),
        (
            "17",
            "A lesson has at most 20 rolls, so there is room for 16 more.",
        ),
    ] {
        page.fill("#lesson-count", count);
        page.press("#lesson-level-form button");
        page.expect_form_refusal("#lesson-level-status", why);
        page.expect_focus("#lesson-count");
    }
    for (link, why) in [
        ("hello", "has no lesson and no roll"),
        (
            "https://score.example/#group?lesson=20_6.6.12.20_call_1.4.5.7_9.9.9",
            "The lesson in the link cannot be read at “9.9.9”",
        ),
        (
            "#group?lesson=20_6.6.12.20_call_1.4.5.7_9.9.1000_end",
            "Roll 2 of the lesson, “9.9.1000”, cannot be played",
        ),
    ] {
        page.fill("#lesson-from-link", link);
        page.press("#lesson-link-form button");
        page.expect_form_refusal("#lesson-link-status", why);
        page.expect_fields(&["lesson-from-link"], &[link]);
    }
    assert_eq!(rolls(page).len(), 4, "nothing of all that was added");
    // While a field is wrong there is no link, and the rolls stay.
    for (field, wrong, right, why) in [
        (
            "#lesson-goal",
            "1000",
            "21",
            "The goal is a whole number from 0 to 999.",
        ),
        ("#lesson-die-1", "1", "6", "There are 2 to 6 dice"),
    ] {
        page.fill(field, wrong);
        page.wait_until(
            "that is said",
            &format!(
                "document.querySelector('#lesson-form .problem')?.innerText.includes('{why}')
                 && !document.querySelector('#lesson-link')"
            ),
        );
        page.expect_shown("#lesson-unready");
        page.fill(field, right);
        page.wait_until(
            "there is a link again",
            "document.querySelector('#lesson-link') && !document.querySelector('#lesson-form .problem')",
        );
    }
    page.choose("#lesson-select", "all at once");
    page.fill("#lesson-clock", "29");
    page.wait_until(
        "that is said",
        "document.querySelector('#lesson-form .problem')?.innerText
           .includes('A round takes 30 to 600 seconds')
         && !document.querySelector('#lesson-link')",
    );
    page.fill("#lesson-clock", "30");
    page.wait_until(
        "the address is that of the lesson",
        "location.hash.includes('lesson=21_6.6.12.20_everyone.30_1.4.5.7_')",
    );
}

#[track_caller]
fn cards_have_a_plan_of_their_own(page: &Page) {
    // An empty plan takes over the settings that a link brings with its roll.
    page.fill("#lesson-from-link", "#24?roll=3.3.8.8");
    page.press("#lesson-link-form button");
    expect_rolls(page, &["3 3 8 8"]);
    page.expect_fields(&["lesson-goal", "lesson-cards"], &["24", "true"]);
    page.expect_hidden("#lesson-die-1");
    page.fill("#lesson-count", "2");
    page.press("#lesson-level-form button");
    page.wait_until(
        "the hands are there",
        "document.querySelectorAll('#lesson-rolls .planned li').length === 3",
    );
    expect_ratings(page);
    let hands = planned(page);
    assert!(
        hands[1..].iter().all(|hand| hand.ends_with(", medium.")),
        "{hands:?}"
    );
    for hand in &hands {
        let (numbers, _) = hand.split_once(':').expect("numbers");
        let cards: Vec<u32> = numbers
            .split(' ')
            .filter_map(|it| it.parse().ok())
            .collect();
        assert!(
            cards.len() == 4 && cards.iter().all(|card| (1..=13).contains(card)),
            "{hand}"
        );
    }
}

/// Opens the host's tools and reads the progress of the lesson.
#[track_caller]
fn expect_standing(page: &Page, words: &str) {
    page.turn_side_to("host");
    page.wait_until(
        &format!("'{words}' stands there"),
        &format!(
            "document.querySelector('#lesson-standing')?.innerText === {}",
            json!(words)
        ),
    );
}

fn a_table_is_made_with_a_lesson_and_rolls_are_dealt_at_one_press(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group?lesson=21_6.6.6_everyone.90_1.4.5_2.3.6_end");
    expect_rolls(page, &["1 4 5", "2 3 6"]);
    page.press("#lesson-make-form button");
    page.expect_form_refusal("#lesson-make-status", "Type a name for the table");
    page.expect_focus("#lesson-table");
    page.fill("#lesson-table", "Class 5b");
    page.press("#lesson-make-form button");
    page.wait_until(
        "the name is asked for",
        "document.activeElement.id === 'lesson-name'
         && document.querySelector('#lesson-name').ariaInvalid === 'true'",
    );
    page.fill("#lesson-name", "Ada");
    page.press("#lesson-make-form button");
    page.expect_table();
    // A lesson begins with the way in for pupils, as a class does.
    page.expect_shown("#class-start #class-code");
    // A newcomer in the middle of a roll would look on.
    let ben = Pupil::at(&site, &page.code(), "Ben", 1);
    // The relay still answers for the rules, and the first roll is dealt all the same.
    page.turn_side_to("host");
    page.expect_text("#lesson-deal", "Deal no. 1 of 2");
    page.press("#lesson-deal");
    page.expect_own_roll(&["1", "4", "5"]);
    // Nobody has asked for a chat in class.
    page.expect_told("The chat is off.");
    // When all play at once, a host plays for no points, and is last.
    page.expect_people(&["Ben", "Ada"]);
    // Its goal, and its clock.
    page.expect_text(".goal strong", "21");
    page.expect_seconds(90);
    expect_standing(page, "No. 1 of 2 is on the table.");
    // A press too early takes no roll away.
    page.expect_text("#lesson-deal", "Deal no. 2 of 2");
    page.press("#lesson-deal");
    page.expect_form_refusal(
        "#lesson-deal-status",
        "A round is still open: end it first.",
    );
    let say_impossible = || {
        ben.must_play(Command::Answer(FinalAnswer::Impossible));
        page.expect_settlement();
    };
    say_impossible();
    // Other numbers in between: the lesson waits.
    page.deal(&[6, 6, 6]);
    page.expect_own_roll(&["6", "6", "6"]);
    expect_standing(page, "No. 2 of 2 comes next.");
    say_impossible();
    // So it does for a roll at random.
    page.turn_side_to("host");
    page.press("#host-roll");
    expect_standing(page, "No. 2 of 2 comes next.");
    page.expect_phase("everyone");
    end_round(page);
    // The large button deals the roll that was planned.
    page.expect_text("#roll", "Deal no. 2 of 2");
    page.press("#roll");
    page.expect_own_roll(&["2", "3", "6"]);
    page.turn_side_to("host");
    expect_standing(page, "No. 2 of 2 is on the table.");
    page.expect_hidden("#lesson-deal");
    page.expect_shown("#lesson-done");
    page.expect_number_of("#lesson-over", 0);
    say_impossible();
    page.turn_side_to("host");
    page.expect_list(
        "return [...document.querySelectorAll('#lesson-over dd')].map((value) => value.textContent)",
        &["2", "1", "2 of 3"],
    );
    // A roll can be played again.
    page.unfold("#lesson-list");
    let states = "return [...document.querySelectorAll('#lesson-list li')].map((line) => line.innerText.replace(/\\s+/g, ' ').trim())";
    page.expect_list(states, &["1 4 5 played Next", "2 3 6 on the table Next"]);
    page.press("#lesson-list li:first-child button");
    page.expect_text("#lesson-deal", "Deal no. 1 of 2");
    page.press("#lesson-deal");
    page.expect_own_roll(&["1", "4", "5"]);
    page.turn_side_to("host");
    page.press("#lesson-end summary");
    page.press("#lesson-end-yes");
    page.wait_until("it is put away", "!document.querySelector('#host-lesson')");
}

/// `group-lessons` as pages of this version store it: at the table of the code in it the
/// first of three rolls was played.
const STORED: &str = "return localStorage.getItem('score/group-lessons')";

fn a_lesson_that_is_stored_or_taken_to_a_table_goes_on_after_a_reload(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    a_stored_lesson_goes_on(page, &code);
    page.press("#host-plan");
    page.wait_until("the plan is there", "document.querySelector('#plan')");
    page.expect_hidden("#group-play");
    page.fill("#lesson-from-link", &format!("#group?lesson={CALLED}"));
    page.press("#lesson-link-form button");
    expect_rolls(page, &ROLLS_CALLED);
    page.expect_text("#lesson-take", "Take it to “Class 5b”");
    page.press("#lesson-take");
    page.expect_form_refusal(
        "#lesson-take-status",
        "A round is still open: end it first.",
    );
    page.press("#plan-back");
    page.expect_table();
    end_round(page);
    page.press("#host-plan");
    page.press("#lesson-take");
    page.expect_table();
    expect_standing(page, "No. 1 of 4 comes next.");
    page.press("#lesson-deal");
    page.expect_phase("thinking");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.reload();
    page.expect_table();
    expect_standing(page, "No. 1 of 4 is on the table.");
    end_round(page);
    expect_standing(page, "No. 1 of 4 is on the table.");
    page.press("#lesson-deal");
    page.expect_numbers(&["9", "9", "9", "9"]);
    expect_standing(page, "No. 2 of 4 is on the table.");
    // In a race there is nothing to deal.
    end_round(page);
    page.unfold("#host-way");
    page.choose("#way-select", "a race, all at once");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal(
        "#lesson-deal-status",
        "In a race each player has their own rolls: none lies on the table.",
    );
    page.expect_shown("#lesson-deal[aria-disabled=true]");
    page.choose("#way-select", "the first to call");
    page.press("#way-form button[type=submit]");
    page.expect_shown("#lesson-deal[aria-disabled=false]");
    // At another table nothing of it is there.
    page.turn_side_to("you");
    page.press("#step-out");
    page.go_to("#group");
    page.make_table_here("Ada", "Class 6a");
    page.turn_side_to("host");
    assert!(!page.shows("#host-lesson"));
}

#[track_caller]
fn end_round(page: &Page) {
    page.turn_side_to("host");
    page.press("#host-end");
    page.press("#host-end-plain");
    page.expect_settlement();
    page.turn_side_to("host");
}

/// Leaves 9 9 9 9 on the table, and no lesson.
#[track_caller]
fn a_stored_lesson_goes_on(page: &Page, code: &str) {
    // Postcard: one lesson; the code; the text of the lesson; 1 comes next; 0 was played; the
    // round in epoch 0 with number 0; none of it lies on the table.
    let code = code.to_lowercase();
    let lesson = "20_6.6.12.20_call_1.4.5.7_9.9.9.9_2.3.12.17_end";
    let mut bytes = vec![1, u8::try_from(code.len()).expect("short")];
    bytes.extend(code.bytes());
    bytes.push(u8::try_from(lesson.len()).expect("short"));
    bytes.extend(lesson.bytes());
    bytes.extend([1, 1, 0, 1, 0, 0, 0]);
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    page.run(
        "localStorage.setItem('score/group-lessons', arguments[0])",
        vec![json!(format!("1:{digits}"))],
    );
    page.reload();
    page.expect_table();
    expect_standing(page, "No. 2 of 3 comes next.");
    page.expect_value(STORED, &format!("1:{digits}"));
    page.press("#lesson-deal");
    page.expect_numbers(&["9", "9", "9", "9"]);
    // A text that cannot be read is put aside, and the table is there.
    page.run(
        "localStorage.setItem('score/group-lessons', '1:0102')",
        Vec::new(),
    );
    page.reload();
    page.expect_table();
    page.turn_side_to("host");
    page.expect_hidden("#host-lesson");
}

fn the_pages_of_a_lesson_are_accessible_and_fit(page: &Page) {
    let site = site(true);
    page.open_group(&site, "#group?show=plan");
    page.wait_until("the plan is there", "document.querySelector('#plan')");
    take_all(
        page,
        "an empty plan",
        &[Look::Windows, Look::AxeOnAProjector, Look::LongerWords],
    );
    page.choose("#lesson-level", "easy");
    page.fill("#lesson-count", "12");
    page.press("#lesson-level-form button");
    page.wait_until(
        "the rolls are added",
        "document.querySelector('#lesson-level-status').innerText === '12 rolls were added.'",
    );
    type_rolls(page, &["999 998 997 996 995 994", "1 2"]);
    page.wait_until(
        "they are added",
        "document.querySelectorAll('#lesson-rolls .planned li').length === 14",
    );
    page.fill("#lesson-from-link", "nothing");
    page.press("#lesson-link-form button");
    page.expect_form_refusal("#lesson-link-status", "has no lesson");
    look(page, "a plan and a refusal");
    if page.resize_if_possible((320, 568)) {
        assert_eq!(page.too_wide_px(), 0);
        assert_eq!(page.cut_texts(), NONE);
    }
    page.fill("#lesson-name", "Ada");
    page.fill("#lesson-table", "Class 5b");
    page.press("#lesson-make-form button");
    page.expect_table();
    expect_standing(page, "No. 1 of 14 comes next.");
    page.unfold("#lesson-list");
    look(page, "a lesson that is held");
}
