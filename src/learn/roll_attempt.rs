//! A roll that a player tries to solve, without calls and clocks.

use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;
use score_core::hand::Hand;
use score_core::learn::practice::Outcome;
use score_core::learn::skill::Skill;
use score_core::learn::statistics::Answered;
use score_core::learn::thinking::ThinkingTime;
use score_core::table::board::{Board, BoardOutcome, Deal};
use score_core::table::board_hint;
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty::Difficulty;
use score_core::teach::hint::Grade;
use score_core::workbench::{Action, Workbench};

use crate::components::board::BoardViewModel;
use crate::edge::clock::Clock;
use crate::learn::sentences;
use crate::study::roll_solutions::{RollSolutions, Withheld};
use crate::table::view_model;
use crate::{text, tr};

/// The last message, apart from those of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastMessage {
    Hint(Grade),
    /// The roll has a solution, although the player called it impossible.
    WrongCall,
    /// A group is still thinking about the roll, so nothing about it is shown.
    Withheld,
}

/// A player's progress with a roll, in the form that is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The number of hints.
    pub hints: u8,
    /// The number of times that the player wrongly called the roll impossible.
    pub wrong_calls: u8,
    /// How long the player thought about the roll, in seconds.
    pub seconds: u32,
    /// The outcome, once the roll has ended.
    pub outcome: Option<Outcome>,
}

/// A roll, and the player's work on it.
pub struct RollAttempt {
    deal: Deal,
    solutions: RollSolutions,
    bench: Workbench,
    last_message: Option<LastMessage>,
    /// The player's effort, with its seconds at their last action.
    effort: Effort,
    thinking: ThinkingTime,
    /// The number of this layout: another one makes the numbers new elements.
    layout: u32,
}

impl RollAttempt {
    /// The roll of `deal`, with the progress of `effort`.
    pub fn new(
        puzzle: Puzzle,
        deal: Deal,
        effort: Effort,
        layout: u32,
        clock: Clock,
    ) -> RollAttempt {
        RollAttempt {
            solutions: RollSolutions::of(&puzzle),
            bench: Workbench::new(puzzle, &deal.numbers()),
            deal,
            last_message: None,
            effort,
            thinking: ThinkingTime::new(effort.seconds, clock.now_ms()),
            layout,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        self.bench.puzzle()
    }

    /// The board and the hand.
    pub fn bench(&self) -> &Workbench {
        &self.bench
    }

    /// The numbers.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The solutions of the roll.
    pub fn solutions(&self) -> &RollSolutions {
        &self.solutions
    }

    /// The easiest solution of the roll; `None` if the roll is impossible.
    pub fn easiest(&self) -> Result<Option<&Expr>, Withheld> {
        self.solutions.easiest()
    }

    /// The progress of the player.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// The answer for the statistics, once the roll has ended.
    pub fn answered(&self, game: TableGame, skill: Option<Skill>) -> Option<Answered> {
        let difficulty = self.solutions.difficulty_to_record();
        Some(Answered {
            game,
            roll: self.deal.roll()?,
            goal: Goal::new(self.puzzle().goal())?,
            skill,
            hardness: difficulty.map(Difficulty::level),
            seconds: self.effort.seconds,
            hints: self.effort.hints,
            wrong_calls: self.effort.wrong_calls,
            outcome: self.effort.outcome?,
        })
    }

    /// The number of this layout of the board.
    pub fn layout(&self) -> u32 {
        self.layout
    }

    /// Whether the roll has ended.
    pub fn is_over(&self) -> bool {
        self.effort.outcome.is_some()
    }

    /// Whether the player solved the roll, or rightly called it impossible.
    pub fn is_solved(&self) -> bool {
        matches!(self.effort.outcome, Some(Outcome::Alone | Outcome::Helped))
    }

    /// Counts the time up to an action of the player.
    pub fn pass_time(&mut self, now_ms: u64) {
        if !self.is_over() {
            self.thinking.act(now_ms);
            self.effort.seconds = self.thinking.seconds();
        }
    }

    /// Notes the time, and whether the roll is on the screen, for the thinking time.
    pub fn look(&mut self, now_ms: u64, is_visible: bool) {
        if !self.is_over() {
            self.thinking.look(now_ms, is_visible);
        }
    }

    /// The thinking time at the last call of [`RollAttempt::look`], in seconds.
    pub fn seconds(&self) -> u32 {
        self.thinking.seconds()
    }

    /// Carries out an action at the board, unless the roll has ended.
    pub fn run(&mut self, action: Action) {
        if self.is_over() {
            return;
        }
        // After another message the line above the numbers goes back to the task.
        if self.last_message.take().is_some() || self.bench.refusal().is_some() {
            self.bench.forget();
        }
        // The bench keeps a refusal for its status line.
        let _ = self.bench.run(action);
        if self.bench.outcome() == Some(BoardOutcome::Reached) {
            self.solve();
        }
    }

    /// The hand and board for the keyboard, if a step can be typed now.
    pub fn at_board(&self) -> Option<(Hand, Board)> {
        (!self.is_over()).then(|| self.bench.at_board())
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.is_over() && self.bench.can_undo()
    }

    /// Whether a step that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        !self.is_over() && self.bench.can_redo()
    }

    /// Takes all steps back.
    pub fn start_again(&mut self) {
        if !self.is_over() {
            self.bench.start_again();
            self.last_message = None;
        }
    }

    fn put_down(&mut self) {
        self.bench.put_down();
        self.last_message = None;
    }

    /// Whether there is a hint: for an impossible roll there is only one.
    pub fn can_hint(&self) -> bool {
        let is_impossible = matches!(self.easiest(), Ok(None));
        let is_impossible_said = is_impossible && self.effort.hints > 0;
        !self.is_over() && !is_impossible_said
    }

    /// Gives the next hint. After the last grade it gives that one again, which may differ for a
    /// changed board.
    pub fn hint(&mut self) {
        if self.is_withheld() {
            self.last_message = Some(LastMessage::Withheld);
        } else if self.can_hint() {
            let given_count = usize::from(self.effort.hints);
            self.last_message = Some(LastMessage::Hint(
                Grade::ALL[given_count.min(Grade::ALL.len() - 1)],
            ));
            self.effort.hints = Grade::ALL.len().min(given_count + 1) as u8;
        }
    }

    /// Handles the player's call that the roll is impossible.
    pub fn call_impossible(&mut self) {
        if self.is_over() {
            return;
        }
        self.put_down();
        match self.easiest() {
            Err(Withheld) => self.last_message = Some(LastMessage::Withheld),
            Ok(None) => self.solve(),
            Ok(Some(_)) => {
                self.effort.wrong_calls = self.effort.wrong_calls.saturating_add(1);
                self.last_message = Some(LastMessage::WrongCall);
            }
        }
    }

    /// Shows the solution at the player's request.
    pub fn show(&mut self) {
        if self.is_withheld() {
            self.last_message = Some(LastMessage::Withheld);
        } else if !self.is_over() {
            self.start_again();
            self.effort.outcome = Some(Outcome::Shown);
        }
    }

    /// Ends the roll as it is on the board, without showing the solution.
    pub fn close(&mut self) {
        if !self.is_over() {
            self.put_down();
            self.effort.outcome = Some(Outcome::Shown);
        }
    }

    /// The expression of the last number that was made; `None` without a step.
    pub fn made_expr(&self) -> Option<Expr> {
        self.bench.made_expr()
    }

    /// Whether the solutions are withheld because a group is thinking about the roll; never after
    /// the roll has ended.
    fn is_withheld(&self) -> bool {
        !self.is_over() && self.easiest().is_err()
    }

    fn solve(&mut self) {
        let Effort {
            hints, wrong_calls, ..
        } = self.effort;
        self.effort.outcome = Some(match (hints, wrong_calls) {
            (0, 0) => Outcome::Alone,
            _ => Outcome::Helped,
        });
    }

    /// Whether the line above the numbers is a refusal.
    pub fn is_refusal(&self) -> bool {
        match self.last_message {
            Some(LastMessage::Hint(_)) => false,
            Some(LastMessage::WrongCall | LastMessage::Withheld) => true,
            None => self.bench.refusal().is_some(),
        }
    }

    /// The line above the numbers.
    pub fn sentence(&self) -> String {
        let goal = self.puzzle().goal();
        let is_possible = match self.easiest() {
            Ok(easiest) => easiest.is_some(),
            // A player who has made the goal knows that it can be made.
            Err(Withheld) if self.bench.outcome() == Some(BoardOutcome::Reached) => true,
            Err(Withheld) if self.is_over() => return tr!("solver-open-roll"),
            Err(Withheld) => false,
        };
        match (self.effort.outcome, is_possible) {
            (Some(Outcome::Shown), true) => return tr!("learn-shown", goal = goal),
            (Some(Outcome::Shown), false) => return tr!("learn-shown-impossible", goal = goal),
            (Some(_), false) => return tr!("learn-rightly-impossible", goal = goal),
            (Some(_), true) => return tr!("learn-reached", goal = goal),
            (None, _) => {}
        }
        match self.last_message {
            Some(LastMessage::Hint(grade)) => {
                let Ok(easiest) = self.easiest() else {
                    return tr!("solver-open-roll");
                };
                let hint = board_hint::hint(grade, self.bench.board(), self.puzzle(), easiest);
                hint.as_ref().map(text::hint).unwrap_or_default()
            }
            Some(LastMessage::WrongCall) => tr!("learn-wrongly-impossible", goal = goal),
            Some(LastMessage::Withheld) => tr!("solver-open-roll"),
            None => match self.bench.refusal() {
                Some(refusal) => text::workbench_refusal(refusal),
                None => self.board_sentence(),
            },
        }
    }

    /// The sentence on the state of the board.
    fn board_sentence(&self) -> String {
        let sentence = match (self.bench.outcome(), self.bench.newest()) {
            (Some(BoardOutcome::Missed), Some((_, value))) => {
                Some(sentences::missed(value, self.puzzle().goal()))
            }
            _ => text::at_workbench(&self.bench),
        };
        sentence.unwrap_or_else(|| sentences::instruction(self.puzzle()))
    }

    /// The values that the board shows.
    pub fn board_view_model(&self) -> BoardViewModel {
        BoardViewModel {
            locked: self.is_over(),
            ..view_model::workbench(&self.bench, Some(&self.deal), self.layout)
        }
    }
}
