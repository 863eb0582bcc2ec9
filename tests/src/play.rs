//! The actions of a player in Score: calls, steps, the three slots, and the clock of the device.

use fantoccini::key::Key;
use serde_json::json;

use crate::Page;

/// One of the five operators, by the page's name for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `+`
    Add,
    /// `−`
    Sub,
    /// `×`
    Mul,
    /// `÷`
    Div,
    /// `&`
    Join,
}

/// One of the three slots of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The first number.
    Left,
    /// The operator.
    Op,
    /// The second number.
    Right,
}

impl Operator {
    /// All five operators.
    pub const ALL: [Operator; 5] = [
        Operator::Add,
        Operator::Sub,
        Operator::Mul,
        Operator::Div,
        Operator::Join,
    ];

    /// The selector of the operator's element.
    pub fn selector(self) -> String {
        let name = match self {
            Operator::Add => "add",
            Operator::Sub => "sub",
            Operator::Mul => "mul",
            Operator::Div => "div",
            Operator::Join => "join",
        };
        format!("#ops .op[data-op=\"{name}\"]")
    }
}

impl Slot {
    /// The selector of the slot's element.
    pub const fn selector(self) -> &'static str {
        match self {
            Slot::Left => "#step .step-slot[data-slot=\"left\"]",
            Slot::Op => "#step .step-slot[data-slot=\"op\"]",
            Slot::Right => "#step .step-slot[data-slot=\"right\"]",
        }
    }
}

/// The selector of the live numbers; a tile that lies in a slot keeps its place in the row.
const LIVE: &str = "#dice .tile[data-value]:not(.used)";

/// The selector of the live tiles with this value; a fraction is written as in `2/3`.
pub fn tile(value: &str) -> String {
    format!("{LIVE}[data-value=\"{value}\"]")
}

/// The selector of the tile of this index.
pub fn tile_at(index: usize) -> String {
    format!("#dice .tile[data-tile=\"{index}\"]")
}

/// The calls, and the actions beside them.
impl Page {
    /// Presses ROLL.
    #[track_caller]
    pub fn roll(&self) {
        self.press("#roll");
    }

    /// Calls SCORE, as the only player or the player at this seat.
    #[track_caller]
    pub fn call_score(&self, seat: Option<usize>) {
        self.press(&key_of(seat, "call-score", "score"));
    }

    /// Calls IMPOSSIBLE, as the only player or the player at this seat.
    #[track_caller]
    pub fn call_impossible(&self, seat: Option<usize>) {
        self.press(&key_of(seat, "call-impossible", "impossible"));
    }

    /// Presses 'I give up'.
    #[track_caller]
    pub fn give_up(&self) {
        self.press("#give-up");
    }

    /// Presses 'I am sure'.
    #[track_caller]
    pub fn am_sure(&self) {
        self.press("#sure");
    }

    /// Takes the last step back.
    #[track_caller]
    pub fn undo(&self) {
        self.press("#undo");
    }

    /// Makes the step again that was taken back.
    #[track_caller]
    pub fn redo(&self) {
        self.press("#redo");
    }

    /// Moves the virtual clock on; the address must have `clock=…`.
    #[track_caller]
    pub fn advance(&self, time_ms: u32) {
        self.run("advance(arguments[0])", vec![json!(time_ms)]);
    }

    /// Sets the wall clock of the device forward, or back; the address must have `clock=…`.
    #[track_caller]
    pub fn set_wall_clock(&self, by_ms: i64) {
        self.run("setWallClock(arguments[0])", vec![json!(by_ms)]);
    }
}

/// Steps on the table.
impl Page {
    /// Presses the first tile with this value.
    #[track_caller]
    pub fn tap(&self, value: &str) {
        self.press(&tile(value));
    }

    /// Presses an operator.
    #[track_caller]
    pub fn tap_op(&self, operator: Operator) {
        self.press(&operator.selector());
    }

    /// Makes a step by three presses: number, operator, number.
    #[track_caller]
    pub fn step(&self, left: &str, operator: Operator, right: &str) {
        self.tap(left);
        self.tap_op(operator);
        // The first number may be only marked, and not in its slot yet.
        self.press(&format!("{}:not(.selected)", tile(right)));
    }

    /// Makes a step by three drags, each into its slot.
    #[track_caller]
    pub fn step_by_drags(&self, left: &str, operator: Operator, right: &str) {
        self.drag(&tile(left), Slot::Left.selector());
        self.drag(&operator.selector(), Slot::Op.selector());
        self.drag(&tile(right), Slot::Right.selector());
    }

    /// Types a step: `9 & 9`, and Enter at once, so that it still belongs to the step.
    #[track_caller]
    pub fn type_step(&self, step: &str) {
        self.tab_to(LIVE);
        self.stop_time();
        self.type_text(step);
        self.key(Key::Enter);
        self.start_time();
    }

    /// The values of the live numbers, in the order of the row.
    #[track_caller]
    pub fn numbers(&self) -> Vec<String> {
        self.list(&live_values_script())
    }

    /// Waits until the live numbers are these, in any order.
    #[track_caller]
    pub fn expect_numbers(&self, values: &[&str]) {
        let mut values = values.to_vec();
        values.sort_unstable();
        self.expect_list(&format!("{}.sort()", live_values_script()), &values);
    }

    /// Waits until the live numbers are in this order in the row.
    #[track_caller]
    pub fn expect_row(&self, values: &[impl AsRef<str>]) {
        self.expect_list(&live_values_script(), values);
    }

    /// Waits until this many numbers are live.
    #[track_caller]
    pub fn expect_count(&self, count: usize) {
        self.wait_until(
            &format!("there are {count} numbers"),
            &format!("document.querySelectorAll('{LIVE}').length === {count}"),
        );
    }

    /// The accessible name of the first tile with this value.
    #[track_caller]
    pub fn name_of(&self, value: &str) -> String {
        let selector = tile(value);
        let label = self.run(
            "return document.querySelector(arguments[0])?.getAttribute('aria-label')",
            vec![json!(selector)],
        );
        label
            .as_str()
            .map_or_else(|| self.text(&selector), str::to_owned)
    }
}

/// The three slots.
impl Page {
    /// Waits until a slot has this name: a number as the page reads it aloud, an operator's name,
    /// or `empty`.
    #[track_caller]
    pub fn expect_slot(&self, slot: Slot, held: &str) {
        let selector = slot.selector();
        self.wait_until(
            &format!("{held} lies in {selector}"),
            &format!(
                "(() => {{
                   const slot = document.querySelector({});
                   const said = slot.getAttribute('aria-label').split(': ')[1].split(',')[0];
                   return said === {} && slot.matches('.filled') === (said !== 'empty');
                 }})()",
                json!(selector),
                json!(held)
            ),
        );
    }
}

/// The values of the live numbers, in the order of the row.
fn live_values_script() -> String {
    format!("return [...document.querySelectorAll('{LIVE}')].map((tile) => tile.dataset.value)")
}

/// The selector of the button for a call: in the corner of a seat, or the only one.
fn key_of(seat: Option<usize>, in_corner: &str, alone: &str) -> String {
    match seat {
        Some(seat) => key_of_seat(seat, in_corner),
        None => format!("#calls button#{alone}"),
    }
}

/// The selector of a button in a corner: `call-score` or `call-impossible`.
pub fn key_of_seat(seat: usize, key: &str) -> String {
    format!("section.corner[data-seat=\"{seat}\"] button.{key}")
}
