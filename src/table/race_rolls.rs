//! The rolls of a player in a race, as the bench of pointers and keys. They serve the race at one
//! screen, and that of a group.

use leptos::prelude::*;
use score_core::arith::op::OpSet;
use score_core::hand::{Act, Hand};
use score_core::race::{Command, RaceRoll};
use score_core::table::board::Board;
use score_core::workbench::Action;

use crate::components::bench_sheet::BenchController;
use crate::components::board::BoardViewModel;
use crate::table::view_model;
use crate::tr;

/// The sentence on the roll that is shown: `Roll 2 of 3`. It takes the index and the number of
/// rolls, and is empty if there is none.
pub fn which_roll((at, count): (usize, usize)) -> String {
    match count {
        0 => String::new(),
        _ => tr!("race-which-roll", number = at + 1, all = count),
    }
}

/// The rolls of one player, and the commands for them. Copies share both.
pub trait RaceRolls: Copy + Send + Sync + 'static {
    /// The pieces that are held.
    fn hand(self) -> RwSignal<Hand>;

    /// The player's present roll, if any; reactive.
    fn roll(self) -> Option<RaceRoll>;

    /// A number that differs for each roll, whose tiles are drawn anew; reactive.
    fn layout(self) -> u32;

    /// Whether this screen shows the roll; reactive.
    fn is_shown(self) -> bool;

    /// Whether the race has neither ended nor been paused; reactive.
    fn goes_on(self) -> bool;

    /// Whether the player may do this now; reactive.
    fn may(self, command: Command) -> bool;

    /// Whether the line above the numbers is a refusal, and its text; reactive.
    fn line(self) -> (bool, String);

    /// The board of the present roll; `None` while nothing can be moved.
    fn board_to_play(self) -> Option<Board>;

    /// Sends a command; a refused step is taken back.
    fn send(self, command: Command);

    /// Clears the last refusal.
    fn forget_refusal(self);

    /// Shows that a key does not fit the step.
    fn refuse_key(self, key: char);

    /// The value of [`RaceRolls::may`] as a memo, for a button.
    fn can(self, command: Command) -> Memo<bool> {
        Memo::new(move |_| self.may(command))
    }

    /// Whether there is nothing to do but the first roll, which the player may make.
    fn awaits_first(self) -> Memo<bool> {
        Memo::new(move |_| self.roll().is_none() && self.may(Command::Roll))
    }

    /// Carries out an act of the player with the pieces.
    fn act(self, act: Act) {
        let Some(board) = self.board_to_play() else {
            return;
        };
        self.forget_refusal();
        let mut hand = self.hand().get_untracked();
        let step = hand.act(act, &board);
        self.hand().set(hand);
        if let Some(step) = step {
            self.send(Command::Step(step));
        }
    }
}

impl<R: RaceRolls> BenchController for R {
    fn at_board(self) -> Option<(Hand, Board)> {
        untrack(|| {
            let is_open = self.is_shown() && self.goes_on();
            let roll = self.roll().filter(|_| is_open)?;
            Some((self.hand().get(), roll.board))
        })
    }

    fn board_view_model(self) -> BoardViewModel {
        let roll = self.roll().filter(|_| self.is_shown());
        let tiles = roll.map(|roll| view_model::tiles_of_board(&roll.board, Some(&roll.deal)));
        BoardViewModel {
            deal: self.layout(),
            locked: tiles.is_none() || !self.goes_on(),
            tiles: tiles.unwrap_or_default(),
            ghosts: Vec::new(),
            hand: self.hand().get(),
            ops: OpSet::ALL,
        }
    }

    fn status(self) -> (bool, String) {
        self.line()
    }

    fn can_undo(self) -> bool {
        self.may(Command::Undo)
    }

    fn can_redo(self) -> bool {
        self.may(Command::Redo)
    }

    fn run(self, action: Action) {
        match action {
            Action::Act(act) => self.act(act),
            Action::Undo => self.send(Command::Undo),
            Action::Redo => self.send(Command::Redo),
            Action::FitsNowhere(key) => self.refuse_key(key),
        }
    }
}
