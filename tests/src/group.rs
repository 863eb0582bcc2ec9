//! The actions of players in different places: coming to a table, its wall and scoreboard, playing,
//! and showing solutions.

use score_core::arith::expr::Expr;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::solve;
use serde_json::json;

use crate::play::Operator;
use crate::{Engine, Page, Site};

/// The goal of the published game.
const GOAL: u32 = 20;

/// A test whether the page has the whole screen or was refused. `WebKit` does not answer without a
/// window manager: there thirty frames without an answer count as a refusal.
const SCREEN_ANSWERED: &str = "find.frames = (find.frames ?? 0) + 1;
    return document.fullscreenElement || window.screenIsRefused || !document.fullscreenEnabled
      || (wanted && find.frames > 30) ? true : null;";

/// Methods for coming to a table.
impl Page {
    /// Opens a path of group play, such as `#group`, and waits until its forms react to input.
    #[track_caller]
    pub fn open_group(&self, site: &Site, path: &str) {
        self.open_at(site, path);
        self.wait_for_game();
        self.wait_for_group();
    }

    /// Opens the wall of a table in a browser that has saved these seats.
    #[track_caller]
    pub fn open_wall_as(&self, site: &Site, code: &str, seats: &str) {
        self.open_group(site, "#group");
        self.run(
            "localStorage.setItem('score/group-seats', arguments[0])",
            vec![json!(seats)],
        );
        self.open_group(site, &format!("#group?table={code}&watch"));
        self.expect_table();
    }

    /// The seats that this browser has saved.
    ///
    /// # Panics
    /// When the browser has none.
    #[track_caller]
    pub fn saved_seats(&self) -> String {
        let seats = self.text_or_none("return localStorage.getItem('score/group-seats')");
        seats.expect("a seat")
    }

    /// Waits until the page for group play is loaded.
    #[track_caller]
    pub fn wait_for_group(&self) {
        self.wait_until(
            "group play is there",
            "document.querySelector('#group #lobby')",
        );
    }

    /// Makes a table, as the first action on a page, and returns its code.
    #[track_caller]
    pub fn make_table(&self, site: &Site, name: &str, table: &str) -> String {
        self.open_group(site, "#group");
        self.make_table_here(name, table)
    }

    /// Makes a table in the open lobby, and returns its code.
    #[track_caller]
    pub fn make_table_here(&self, name: &str, table: &str) -> String {
        self.fill("#lobby-name", name);
        self.fill("#make-name", table);
        self.press("#make-form button");
        self.expect_table();
        self.code()
    }

    /// Comes to a table by its link, as the first action on a page.
    #[track_caller]
    pub fn come_by_link(&self, site: &Site, name: &str, code: &str) {
        self.open_group(site, &format!("#group?table={code}"));
        self.fill("#lobby-name", name);
        self.press("#lobby-come");
        self.expect_table();
    }

    /// Waits until the player is at a table.
    #[track_caller]
    pub fn expect_table(&self) {
        self.wait_until(
            "the player is at a table",
            "document.querySelector('#group-play #people .seat')",
        );
    }

    /// Waits until the lobby shows these words, and returns whether they are a refusal.
    #[track_caller]
    pub fn expect_lobby(&self, words: &str) -> bool {
        self.wait_until(
            &format!("the lobby says '{words}'"),
            &format!(
                "!document.querySelector('#lobby').hidden
                 && document.querySelector('#lobby-status').innerText.includes({})",
                json!(words)
            ),
        );
        self.shows("#lobby-status.refusal")
    }

    /// Waits until the line about the connection shows these words.
    #[track_caller]
    pub fn expect_talk(&self, words: &str) {
        self.wait_until(
            &format!("the line about the connection says '{words}'"),
            &format!(
                "!document.querySelector('#talk').hidden
                 && document.querySelector('#talk').innerText.includes({})",
                json!(words)
            ),
        );
    }

    /// Waits until the line about the connection is empty.
    #[track_caller]
    pub fn expect_connected(&self) {
        self.wait_until(
            "the connection is there",
            "document.querySelector('#talk').hidden && document.querySelector('#group-play')",
        );
    }

    /// The table's code.
    #[track_caller]
    pub fn code(&self) -> String {
        self.wait_until(
            "the table has a code",
            "document.querySelector('#invite-code')?.textContent",
        );
        let code = self.text_or_none("return document.querySelector('#invite-code').textContent");
        code.unwrap_or_default()
    }

    /// Shows a part beside the table: `players`, `chat`, `invite`, `host` or `you`.
    #[track_caller]
    pub fn turn_side_to(&self, part: &str) {
        self.press(&format!("#tab-{part}"));
        self.wait_until(
            &format!("the part {part} is shown"),
            &format!("!document.querySelector('#part-{part}').hidden"),
        );
    }
}

/// The table on the wall.
impl Page {
    /// Shows the table on the projector, and waits until the page has the whole screen or is
    /// refused it, and until its size is stable.
    #[track_caller]
    pub fn project(&self) {
        self.run(
            "window.screenIsRefused = false;
             document.addEventListener('fullscreenerror', () => { window.screenIsRefused = true; },
               { once: true })",
            Vec::new(),
        );
        self.press("#project");
        self.wait_until(
            "only the table is shown",
            "'projector' in document.documentElement.dataset",
        );
        self.soon(
            "the browser has answered whether the page has the whole screen",
            SCREEN_ANSWERED,
            json!(self.engine() == Engine::Webkit),
        );
        self.size_at_rest();
    }

    /// Ends the projection, and waits until the screen is given back and the page's size is stable.
    #[track_caller]
    pub fn end_projector(&self) {
        self.press("#end-projector");
        self.wait_until(
            "all is back",
            "!('projector' in document.documentElement.dataset) && !document.fullscreenElement",
        );
        self.size_at_rest();
    }
}

/// The scoreboard.
impl Page {
    /// Waits until a player has this many points.
    #[track_caller]
    pub fn expect_points_of(&self, name: &str, points: i64) {
        self.expect_person(
            name,
            &format!("has {points} points"),
            &format!(
                "Number(seat.querySelector('.points').innerText.replace('\u{2212}', '-')) === {points}"
            ),
        );
    }

    /// Waits until the notes beside a player's name are these.
    #[track_caller]
    pub fn expect_notes(&self, name: &str, notes: &str) {
        self.expect_person(
            name,
            &format!("is noted '{notes}'"),
            &format!(
                "(seat.querySelector('.notes')?.textContent ?? '') === {}",
                json!(notes)
            ),
        );
    }

    /// Waits until an expression about a player's line, `seat`, is true.
    #[track_caller]
    pub fn expect_person(&self, name: &str, what: &str, expression: &str) {
        self.wait_until(
            &format!("{name} {what}"),
            &format!(
                "[...document.querySelectorAll('#people .seat')].some((seat) =>
                   seat.querySelector('.name').textContent === {} && {expression})",
                json!(name)
            ),
        );
    }

    /// Waits until this is announced beside the table.
    #[track_caller]
    pub fn expect_told(&self, sentence: &str) {
        self.wait_until(
            &format!("'{sentence}' is announced"),
            &format!(
                "told.splice(0, told.indexOf({}) + 1).length > 0",
                json!(sentence)
            ),
        );
    }

    /// Waits until these players are on the scoreboard, in this order.
    #[track_caller]
    pub fn expect_people(&self, names: &[&str]) {
        self.wait_until(
            &format!("the players are {names:?}"),
            &format!(
                "JSON.stringify([...document.querySelectorAll('#people .name')]
                   .map((name) => name.textContent)) === JSON.stringify({})",
                json!(names)
            ),
        );
    }

    /// Presses the key for the host's tools beside a player's name.
    #[track_caller]
    pub fn open_tools_for(&self, name: &str) {
        self.press(&format!(
            "#people button[aria-label=\"Host's tools for {name}\"]"
        ));
        self.wait_until(
            "the host's tools are open",
            &format!(
                "document.querySelector('#tools-name')?.textContent === {}",
                json!(name)
            ),
        );
    }
}

/// Methods for playing.
impl Page {
    /// Marks the numbers on the table as old; see [`Page::expect_roll`].
    #[track_caller]
    pub fn mark_roll(&self) {
        self.run(
            "document.querySelectorAll('#dice .tile')
               .forEach((tile) => { tile.dataset.old = '' })",
            Vec::new(),
        );
    }

    /// Whether all numbers that were marked as old are still on the table.
    #[track_caller]
    pub fn has_marked_roll(&self) -> bool {
        self.count("#dice .tile[data-tile][data-old]") == 4
            && self.count("#dice .tile[data-tile]:not([data-old])") == 0
    }

    /// Rolls as a host, until 20 can be made of the numbers on the table, in at least `steps`
    /// steps.
    #[track_caller]
    pub fn roll_solvable(&self, steps: usize) {
        loop {
            self.mark_roll();
            let is_asked = self.count("#group-play[data-phase=thinking]") > 0;
            self.press("#roll");
            if is_asked {
                self.press("#roll-anyway");
            }
            self.expect_roll();
            if self
                .solution()
                .is_some_and(|found| steps_of(&found) >= steps)
            {
                return;
            }
        }
    }

    /// Waits until four numbers that were not marked as old are on the table.
    #[track_caller]
    pub fn expect_roll(&self) {
        self.wait_until(
            "another roll lies there",
            "document.querySelectorAll('#dice .tile[data-tile]:not([data-old])').length === 4
             && document.querySelector('#group-play').dataset.phase === 'thinking'",
        );
    }

    /// Shows a solution, step by step, after the player has called SCORE.
    #[track_caller]
    pub fn show_solution(&self) {
        let found = self.solution().expect("20 can be made of this roll");
        self.make(&found);
    }

    /// Makes the steps of an expression, and returns the number as the page writes it.
    #[track_caller]
    pub fn make(&self, expr: &Expr) -> String {
        match expr {
            Expr::Number(number) => number.to_string(),
            Expr::Step(step) => {
                let (left, right) = (self.make(&step.left), self.make(&step.right));
                let count = self.numbers().len();
                self.step(&left, operator(step.op), &right);
                let made = expr.value().expect("a solution has a value").to_string();
                if count > 2 || made != GOAL.to_string() {
                    self.expect_made(&made);
                }
                made
            }
        }
    }

    /// Waits until a derived number is on the table.
    #[track_caller]
    pub fn expect_made(&self, value: &str) {
        self.wait_until(
            &format!("{value} has been made"),
            &format!(
                "document.querySelector('#dice .tile.derived[data-value=\"{value}\"]')
                 || document.querySelector('#verdict')"
            ),
        );
    }

    /// A way of making 20 from the numbers on the table.
    #[track_caller]
    pub fn solution(&self) -> Option<Expr> {
        let numbers: Vec<u32> = self
            .numbers()
            .iter()
            .map(|number| number.parse().expect("a whole number was rolled"))
            .collect();
        let puzzle = Puzzle::new(&numbers, GOAL, OpSet::ALL, false).expect("a roll is a puzzle");
        solve::distinct(&puzzle).into_iter().max_by_key(steps_of)
    }
}

fn steps_of(expr: &Expr) -> usize {
    match expr {
        Expr::Number(_) => 0,
        Expr::Step(step) => steps_of(&step.left) + 1 + steps_of(&step.right),
    }
}

fn operator(op: Op) -> Operator {
    match op {
        Op::Add => Operator::Add,
        Op::Sub => Operator::Sub,
        Op::Mul => Operator::Mul,
        Op::Div => Operator::Div,
        Op::Join => Operator::Join,
    }
}
