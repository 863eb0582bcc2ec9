//! The screens of the table for one, of players at one device and of pages, and the way to each;
//! those of other games and of learning are in `screen_list_games.rs`.
//!
//! Screens are reached by keys: a page in a frame gets nothing else, and `view_sizes.rs` goes
//! through the same screens in frames as `screens.rs`.

use fantoccini::key::Key;
use score_tests::Page;

/// A screen, and the way to it from any other of the same list.
pub type Screen = (&'static str, fn(&Page));

/// The table for one.
pub const ALONE: [Screen; 10] = [
    ("at rest", |page| lay(page, "goal=19", "rest")),
    ("thinking", |page| lay(page, "roll=6.5.12.20", "thinking")),
    ("a refusal", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        page.type_text("9");
        page.expect_refusal("Call SCORE first");
    }),
    ("waiting", |page| {
        lay(page, "roll=1.1.1.4", "thinking");
        call(page, "i", "waiting");
    }),
    A_NUMBER_MADE,
    ("a hint", |page| {
        lay(page, "roll=1.4.5.7", "thinking");
        page.type_text("hh");
        page.expect_status("Use 1, 4 and 5, and leave 7 out.");
    }),
    ("slots filled", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "s", "demo");
        page.type_text("9&9");
        page.expect_status("9");
    }),
    ("long numbers", |page| {
        lay(page, "roll=999.999.997.2.3", "thinking");
        call(page, "s", "demo");
        type_step(page, "999&999", &["2", "3", "997", "999999"]);
        type_step(page, "2/3", &["2/3", "997", "999999"]);
        page.advance(25_000);
        page.expect_seconds(5);
    }),
    ("no clocks", |page| {
        lay(page, "score_s=off&impossible_s=off&roll=2.3.12.17", "free");
        type_step(page, "2/3", &["2/3", "12", "17"]);
    }),
    ("cards", |page| {
        lay(
            page,
            "cards=1&goal=24&all=1&ops=add.sub.mul.div&seed=4&roll=1.11.12.13",
            "thinking",
        );
    }),
];

/// The usual beginning.
pub const A_NUMBER_MADE: Screen = ("a number made", |page| {
    lay(page, "roll=9.9.9.9", "thinking");
    call(page, "s", "demo");
    type_step(page, "9&9", &["9", "9", "99"]);
});

/// The same table when the roll has ended.
pub const SETTLED: [Screen; 4] = [
    ("possible", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "s", "demo");
        type_step(page, "9&9", &["9", "9", "99"]);
        type_step(page, "99/9", &["9", "11"]);
        type_step(page, "9+11", &["20"]);
        settled(page);
    }),
    ("possible, with a list open", |page| {
        lay(page, "roll=1.4.5.7", "thinking");
        call(page, "s", "demo");
        page.advance(30_000);
        settled(page);
        open_list(page);
    }),
    ("impossible", |page| {
        lay(page, "roll=1.1.1.4", "thinking");
        call(page, "i", "waiting");
        page.advance(60_000);
        settled(page);
    }),
    ("a mistake", |page| {
        lay(page, "roll=1.4.5.7", "thinking");
        call(page, "i", "waiting");
        page.advance(60_000);
        settled(page);
    }),
];

/// Deals a roll, or goes to a table of other rules, at which nothing is rolled yet; an open call
/// has ended by then.
pub fn lay(page: &Page, link: &str, phase: &str) {
    page.advance(60_000);
    page.go_to(&format!("#play?{link}&clock=0"));
    page.expect_phase(phase);
}

/// The screens that an engine lays out like others of this list: the same parts with other words in
/// them.
const LIKE_OTHERS: [&str; 15] = [
    "thinking",
    "a refusal",
    "waiting",
    "a hint",
    "slots filled",
    "impossible",
    "possible",
    "half of the guided roll",
    "a pack that there is not",
    "a refused field",
    "an experiment's steps",
    "the atlas",
    "a worksheet of dials",
    "a field of a worksheet that is wrong",
    "dice that the atlas refuses",
];

/// Whether a screen is checked in this engine: all are in one of them, and in the others those that
/// are laid out in a way of their own.
pub fn is_looked_at(page: &Page, (name, _): &Screen) -> bool {
    page.looks_closely() || !LIKE_OTHERS.contains(name)
}

/// Presses the key of a call.
pub fn call(page: &Page, key: &str, phase: &str) {
    page.type_text(key);
    page.expect_phase(phase);
}

fn type_step(page: &Page, step: &str, numbers: &[&str]) {
    page.type_text(step);
    page.key(Key::Enter);
    page.expect_numbers(numbers);
}

fn settled(page: &Page) {
    page.expect_settlement();
    page.expect_solved();
}

/// Opens the first list of all solutions.
fn open_list(page: &Page) {
    // By the keyboard, for the key may be out of a small view.
    push(page, "#solutions .lists button:last-child");
    page.expect_forms();
    push(page, "#solutions summary");
    page.wait_until(
        "a list is open",
        "document.querySelector('#solutions details[open]')",
    );
}

/// Opens the explanation of the first solution, and goes one step on.
fn open_explanation(page: &Page) {
    push(page, "#solutions .explain");
    page.wait_until("it is explained", "document.querySelector('.explanation')");
    push(page, ".explanation .next");
    page.wait_until(
        "the first step is made",
        "document.querySelector('.explanation .help').textContent.startsWith('Step 1')",
    );
}

/// Presses Enter on an element; afterwards the focus is where it belongs.
pub fn push(page: &Page, selector: &str) {
    let quoted = serde_json::json!(selector);
    page.wait_until(
        &format!("{selector} is there"),
        &format!("document.querySelector({quoted})"),
    );
    page.run(
        "document.querySelector(arguments[0]).focus()",
        vec![selector.into()],
    );
    page.keys_at_rest(&[Key::Enter]);
}

/// The first visit.
pub const GUIDED: [Screen; 3] = [
    ("the guide begins", |page| page.go_to("#guide")),
    ("half of the guided roll", |page| {
        page.go_to("#guide");
        type_step(page, "4*3", &["8", "12", "19"]);
        page.type_text("12+");
        page.expect_status("And the 8");
    }),
    ("the guide is done", |page| {
        page.go_to("#guide");
        type_step(page, "4*3", &["8", "12", "19"]);
        type_step(page, "12+8", &["19", "20"]);
        page.expect_status("20, in two steps!");
    }),
];

const NAMES: [&str; 6] = [
    "Ada",
    "Benjamin",
    "Cleo",
    "Zoë",
    "Emil",
    "Wolfeschlegelstein",
];

pub fn seat(page: &Page, count: usize) {
    page.advance(60_000);
    page.turn_to("players");
    for (index, name) in NAMES.iter().enumerate().take(count) {
        page.fill(&format!("#player-{}", index + 1), name);
    }
    page.key(Key::Enter);
    page.wait_until(
        "everybody has a corner",
        &format!("document.querySelectorAll('section.corner').length === {count}"),
    );
}

/// A table with players round it.
pub const TOGETHER: [Screen; 5] = [
    ("at rest", |page| lay(page, "goal=19", "rest")),
    ("all think", |page| lay(page, "roll=6.5.12.20", "thinking")),
    // It does not have the name of a screen that the other engines leave out.
    ("one waits", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "a", "waiting");
    }),
    ("a number made", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "p", "demo");
        type_step(page, "9&9", &["9", "9", "99"]);
    }),
    ("settled", |page| {
        lay(page, "roll=1.4.5.7", "thinking");
        call(page, "a", "waiting");
        call(page, "p", "demo");
        page.advance(30_000);
        settled(page);
    }),
];

/// The pages of rules, hands and settings, and the lobby.
pub const PAGES: [Screen; 11] = [
    ("the front page", |page| page.turn_to("games")),
    ("rules of 24", |page| page.turn_to("rules-24")),
    ("a pack that there is not", |page| {
        page.turn_to("hands");
        page.fill("#hands-highest", "14");
        page.key(Key::Enter);
        page.expect_problem(
            "The highest card is a whole number from 2 to 13.",
            "hands-highest",
        );
    }),
    ("the hands of 24", |page| {
        page.turn_to("hands");
        page.fill("#hands-highest", "13");
        page.key(Key::Enter);
        page.wait_until(
            "the hands are there",
            "document.querySelector('#hands-rolls') && !document.querySelector('#hands [aria-invalid]')",
        );
    }),
    ("rules", |page| page.turn_to("rules")),
    ("house rules", |page| page.turn_to("house")),
    ("a refused field", |page| {
        page.turn_to("house");
        page.fill("#house-goal", "ten");
        page.key(Key::Enter);
        page.expect_problem("The goal is a whole number from 0 to 999.", "house-goal");
    }),
    ("an own preset", |page| {
        page.turn_to("rules");
        page.turn_to("house");
        // Changes that were not saved are still there.
        page.fill("#house-goal", "20");
        page.fill("#house-name", "Mondays in the maths club");
        push(page, "#house-save");
        page.wait_until(
            "the preset is there",
            "document.querySelector('#own-presets [data-preset]')",
        );
    }),
    ("players", |page| page.turn_to("players")),
    ("settings", |page| page.turn_to("settings")),
    ("the lobby", |page| page.turn_to("group")),
];

/// The pages on which a player explores rolls, alone.
pub const EXPLORING: [Screen; 13] = [
    ("experiment", nines),
    ("an experiment's steps", |page| {
        nines(page);
        for piece in [tile("9").as_str(), "#ops .op[data-op=join]", &tile("9")] {
            push(page, piece);
        }
        page.expect_numbers(&["9", "9", "99"]);
        push(page, &tile("99"));
    }),
    ("an experiment's solutions", |page| {
        page.turn_to("rules");
        nines(page);
        push(page, "#experiment-solve");
        page.expect_solved();
        open_list(page);
    }),
    ("an explanation", |page| {
        page.turn_to("rules");
        nines(page);
        push(page, "#experiment-solve");
        page.expect_solved();
        open_explanation(page);
    }),
    ("why not", |page| {
        page.turn_to("rules");
        page.turn_to("experiment");
        page.fill("#experiment-goal", "500");
        push(page, "#experiment-solve");
        page.wait_until(
            "it is known why not",
            "document.querySelector('.number-line')",
        );
    }),
    ("the atlas", |page| {
        page.turn_to("atlas");
        page.wait_until(
            "the atlas is finished",
            "document.querySelector('#atlas-rolls') && document.querySelector('.chart')",
        );
    }),
    ("the atlas, opened", |page| {
        page.turn_to("atlas");
        page.wait_until(
            "the rolls are there",
            "document.querySelector('#atlas-rolls')",
        );
        page.run(
            "document.querySelectorAll('#atlas details').forEach((each) => each.open = true)",
            Vec::new(),
        );
    }),
    ("a worksheet", |page| sheet(page, "rolls")),
    ("a worksheet of dials", |page| sheet(page, "dials")),
    ("a field of a worksheet that is wrong", |page| {
        sheet(page, "mistakes");
        page.fill("#sheet-count", "41");
        page.expect_problem("Choose a whole number from 1 to 40.", "sheet-count");
    }),
    ("the form of homework", |page| {
        page.turn_to("rules");
        page.go_to("#homework?kind=dials&items=4&seed=3");
        page.wait_until(
            "it has its size, or says why not",
            "['made', 'size'].some((id) => document.querySelector(`#homework-${id}`)?.textContent)",
        );
    }),
    ("a mistake that is found", |page| {
        page.turn_to("rules");
        page.go_to("#mistake?items=4&seed=3");
        push(page, ".worked > li:nth-child(1) .line");
        push(page, "#mistake-show");
        page.wait_until(
            "it is explained",
            "document.querySelector('#mistake-explanation')",
        );
    }),
    ("dice that the atlas refuses", |page| {
        page.turn_to("atlas");
        page.fill("#atlas-die-1", "101");
        page.key(Key::Enter);
        page.expect_problem(
            "There are 2 to 5 dice, each with 2 to 100 sides.",
            "atlas-die-1",
        );
    }),
];

/// The experiment, whatever lies on the table.
fn nines(page: &Page) {
    page.turn_to("experiment");
    for index in 1..=4 {
        page.fill(&format!("#experiment-{index}"), "9");
    }
    page.fill("#experiment-goal", "20");
    page.key(Key::Enter);
    page.expect_numbers(&["9"; 4]);
}

/// A worksheet of four items of this kind.
fn sheet(page: &Page, kind: &str) {
    page.turn_to("rules");
    page.go_to(&format!("#sheet?kind={kind}&items=4&name=1&seed=3"));
    page.wait_until(
        "the sheet is there",
        &format!(
            "document.querySelector('.items.{kind}') && document.querySelector('.items.answers')"
        ),
    );
}

/// A number that is not in a slot already.
fn tile(value: &str) -> String {
    format!("{}:not(.selected)", score_tests::play::tile(value))
}
