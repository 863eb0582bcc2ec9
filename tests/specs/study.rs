//! What the page knows of a roll: solutions explained, why there is none, how
//! hard it is.

use score_tests::{Page, specs};

specs![
    a_solution_is_played_forwards_and_back,
    why_there_is_no_solution_is_shown_on_a_line,
    a_settled_roll_says_how_hard_it_was,
];

/// Opens the experiment with these numbers and goal, and its solutions.
fn solve(page: &Page, numbers: &[&str], goal: &str) {
    page.turn_to("experiment");
    for place in 0..6 {
        let field = format!("#experiment-{}", place + 1);
        page.clear(&field);
        page.fill(&field, numbers.get(place).unwrap_or(&""));
    }
    page.fill("#experiment-goal", goal);
    page.press("#experiment-solve");
    page.expect_solved();
}

/// Waits for the sentence of the explanation, and says what lies on its table.
#[track_caller]
fn expect_explained(page: &Page, sentence: &str) -> Vec<String> {
    page.wait_until(
        &format!("'{sentence}' is said"),
        &format!(
            "document.querySelector('.explanation .sentence')?.textContent === {}",
            serde_json::json!(sentence)
        ),
    );
    page.list(
        "return [...document.querySelectorAll('.explanation .tile')]
           .map((tile) => tile.getAttribute('aria-label'))",
    )
}

fn a_solution_is_played_forwards_and_back(page: &Page) {
    page.open("#experiment");
    solve(page, &["3", "3", "8", "8"], "24");
    assert_eq!(page.solutions(), ["8 ÷ (3 − 8 ÷ 3)"]);
    page.press("#solutions .explain");
    let frames: [(&str, &[&str]); 4] = [
        ("Start with 3, 3, 8 and 8.", &["3", "3", "8", "8"]),
        (
            "8 ÷ 3 = 8/3: 3 does not go into 8 evenly, so the result is a fraction.",
            &["3", "8/3, made from 8 ÷ 3", "8"],
        ),
        (
            "3 − 8/3 = 1/3: with the common denominator 3 it is 9/3 − 8/3 = 1/3.",
            &["1/3, made from 3 − 8/3", "8"],
        ),
        (
            "8 ÷ 1/3 = 24: dividing by 1/3 is multiplying by 3, and that is the goal.",
            &["24, made from 8 ÷ 1/3"],
        ),
    ];
    for (place, (sentence, tiles)) in frames.iter().enumerate() {
        let mut lying = expect_explained(page, sentence);
        lying.sort();
        let mut wanted: Vec<String> = tiles.iter().map(ToString::to_string).collect();
        wanted.sort();
        assert_eq!(lying, wanted);
        assert_eq!(
            page.text(".explanation .help"),
            format!("Step {place} of 3")
        );
        page.press(".explanation .next");
    }
    // It stays at its end, and goes back.
    expect_explained(page, frames[3].0);
    assert!(page.shows(".explanation .next[aria-disabled=true]"));
    for (sentence, _) in frames.iter().rev().skip(1) {
        page.press(".explanation .back");
        expect_explained(page, sentence);
    }
    page.press("#solutions .explain");
    page.wait_until("it is closed", "!document.querySelector('.explanation')");
}

fn why_there_is_no_solution_is_shown_on_a_line(page: &Page) {
    page.open("#play?roll=1.1.1.4&clock=0");
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    page.wait_until(
        "it is known why not",
        "document.querySelector('.why-not')?.getAttribute('aria-busy') === 'false'",
    );
    assert_eq!(
        page.list("return [...document.querySelectorAll('.why-not p')].map((p) => p.innerText)"),
        [
            "There are 2,630 ways of putting these numbers together. \
             All were tried, and none makes 20.",
            "Nearest below: 1 & ((1 + 1) × 4) = 18",
            "Nearest above: (4 & 1) ÷ (1 + 1) = 41/2",
        ]
    );
    assert_eq!(
        page.text_or_none(
            "return document.querySelector('.number-line').getAttribute('aria-label')"
        )
        .as_deref(),
        Some("Number line from 17 to 23: 5 numbers can be made, and 20 is not among them.")
    );
    assert_eq!(page.count(".number-line .whole"), 4);
    assert_eq!(page.count(".number-line .part"), 1);
    assert_eq!(page.count("#solutions .lists:not([hidden])"), 0);
}

fn a_settled_roll_says_how_hard_it_was(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    page.expect_solved();
    assert_eq!(page.text("#solutions h3"), "1 solution");
    assert_eq!(
        page.text("#solutions .difficulty"),
        "Difficulty: 16, very hard."
    );
}
