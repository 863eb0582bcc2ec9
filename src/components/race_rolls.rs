//! The rolls of a player in a race, as pointers and keys play with them: in the race at one screen,
//! and in that of a group.

use leptos::prelude::*;
use score_core::hand::{Act, Hand};
use score_core::race::Command;
use score_core::table::board::Board;
use score_core::workbench::Action;

use crate::tr;

/// Which of a player's rolls is shown, by its index and how many there are: `Roll 2 of 3`; empty
/// where there is none.
pub fn which_roll((at, count): (usize, usize)) -> String {
    match count {
        0 => String::new(),
        _ => tr!("race-which-roll", number = at + 1, all = count),
    }
}

/// The rolls of one player, and the commands for them. Copies share it.
pub trait RaceRolls: Copy + Send + Sync + 'static {
    /// The pieces that are held.
    fn hand(self) -> RwSignal<Hand>;

    /// Whether a roll is shown; a view follows it.
    fn has_roll(self) -> bool;

    /// Whether the player may do this now; a view follows it.
    fn may(self, command: Command) -> bool;

    /// The board of the roll that is shown; `None`: nothing is moved now.
    fn board_to_play(self) -> Option<Board>;

    /// Asks for a command; a step that is refused goes back.
    fn send(self, command: Command);

    /// Clears the last refusal.
    fn forget_refusal(self);

    /// Says that the key fits nowhere.
    fn refuse_key(self, key: char);

    /// The same as [`RaceRolls::may`], for a button.
    fn can(self, command: Command) -> Memo<bool> {
        Memo::new(move |_| self.may(command))
    }

    /// Whether there is nothing to do but the first roll, which the player may make.
    fn awaits_first(self) -> Memo<bool> {
        Memo::new(move |_| !self.has_roll() && self.may(Command::Roll))
    }

    /// Moves the pieces.
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

    /// Carries out an action at the board.
    fn run(self, action: Action) {
        match action {
            Action::Act(act) => self.act(act),
            Action::Undo => self.send(Command::Undo),
            Action::Redo => self.send(Command::Redo),
            Action::FitsNowhere(key) => self.refuse_key(key),
        }
    }
}
