//! A roll that a player tries to solve, without calls and clocks.

use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::hand::{Act, Hand};
use score_core::learn::practice::Outcome;
use score_core::learn::skill::Skill;
use score_core::learn::statistics::Answered;
use score_core::learn::thinking::ThinkingTime;
use score_core::table::board::{Board, BoardOutcome, Deal, StepRefusal};
use score_core::table::board_hint;
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty::Difficulty;
use score_core::teach::hint::Grade;

use crate::components::board::BoardViewModel;
use crate::edge::clock::Clock;
use crate::learn::sentences;
use crate::study::ways::{Ways, Withheld};
use crate::table::view_model;
use crate::{text, tr};

/// The last message, besides the state of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    Nothing,
    /// A step was made.
    Stepped,
    /// A step was taken back.
    Undone,
    Refusal(StepRefusal),
    /// A key that is no part of the step now.
    FitsNowhere(char),
    Hint(Grade),
    /// The roll has a solution, although the player called it impossible.
    WrongCall,
    /// A group thinks about it.
    Withheld,
}

/// A player's progress with a roll, as it is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How many hints there were.
    pub hints: u8,
    /// How often the player called it impossible although it is not.
    pub wrong_calls: u8,
    /// How long the player thought about the roll, in seconds.
    pub seconds: u32,
    /// The outcome, once the roll has ended.
    pub outcome: Option<Outcome>,
}

/// A roll, and the player's work on it.
pub struct Attempt {
    puzzle: Puzzle,
    deal: Deal,
    ways: Ways,
    board: Board,
    hand: Hand,
    said: Said,
    /// The effort; its seconds are those of the player's last action.
    effort: Effort,
    thinking: ThinkingTime,
    /// Counts the layouts, so that new numbers are new elements.
    layout: u32,
}

impl Attempt {
    /// The roll of `deal`, with the progress of `effort`.
    pub fn new(puzzle: Puzzle, deal: Deal, effort: Effort, layout: u32, clock: Clock) -> Attempt {
        Attempt {
            board: Board::new(&deal.numbers()),
            ways: Ways::of(&puzzle),
            puzzle,
            deal,
            hand: Hand::default(),
            said: Said::Nothing,
            effort,
            thinking: ThinkingTime::new(effort.seconds, clock.now_ms()),
            layout,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The numbers.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Its solutions.
    pub fn ways(&self) -> &Ways {
        &self.ways
    }

    /// Its easiest solution; `None` where it has none.
    pub fn easiest(&self) -> Result<Option<&Expr>, Withheld> {
        self.ways.easiest()
    }

    /// The progress of the player.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// The answer for the statistics, once the roll has ended.
    pub fn answered(&self, game: TableGame, skill: Option<Skill>) -> Option<Answered> {
        let difficulty = self.ways.difficulty_to_record();
        Some(Answered {
            game,
            roll: self.deal.roll()?,
            goal: Goal::new(self.puzzle.goal())?,
            skill,
            hardness: difficulty.map(Difficulty::level),
            seconds: self.effort.seconds,
            hints: self.effort.hints,
            wrong_calls: self.effort.wrong_calls,
            outcome: self.effort.outcome?,
        })
    }

    /// Which layout it is.
    pub fn layout(&self) -> u32 {
        self.layout
    }

    /// Whether the roll has ended.
    pub fn is_over(&self) -> bool {
        self.effort.outcome.is_some()
    }

    /// Whether the player solved it, or rightly called it impossible.
    pub fn is_solved(&self) -> bool {
        matches!(self.effort.outcome, Some(Outcome::Alone | Outcome::Helped))
    }

    /// How many steps are made on the board.
    pub fn steps(&self) -> usize {
        self.board.steps().len()
    }

    /// Counts the time up to an action of the player.
    pub fn pass_time(&mut self, now_ms: u64) {
        if !self.is_over() {
            self.thinking.act(now_ms);
            self.effort.seconds = self.thinking.seconds();
        }
    }

    /// Looks at the clock, and whether the roll is on the screen.
    pub fn look(&mut self, now_ms: u64, is_visible: bool) {
        if !self.is_over() {
            self.thinking.look(now_ms, is_visible);
        }
    }

    /// How long it has taken by the last look at the clock, in seconds.
    pub fn seconds(&self) -> u32 {
        self.thinking.seconds()
    }

    /// Moves the pieces.
    pub fn act(&mut self, act: Act) {
        if self.is_over() {
            return;
        }
        // The sentence on the board stays until something else happens.
        if !matches!(self.said, Said::Stepped | Said::Undone) {
            self.said = Said::Nothing;
        }
        let Some(step) = self.hand.act(act, &self.board) else {
            return;
        };
        match self.board.make(step, self.puzzle.ops()) {
            Ok(_) => self.put_down(Said::Stepped),
            Err(refusal) => {
                self.hand.refuse();
                self.said = Said::Refusal(refusal);
            }
        }
        if self.outcome() == Some(BoardOutcome::Reached) {
            self.solve();
        }
    }

    /// The hand and board for the keyboard, where a step can be typed now.
    pub fn at_board(&self) -> Option<(Hand, Board)> {
        (!self.is_over()).then(|| (self.hand.clone(), self.board.clone()))
    }

    /// Notes a key that is no part of the step now.
    pub fn refuse_key(&mut self, key: char) {
        self.said = Said::FitsNowhere(key);
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.is_over() && !self.board.steps().is_empty()
    }

    /// Whether a step can be made again.
    pub fn can_redo(&self) -> bool {
        !self.is_over() && self.board.redoable().is_some()
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        let undone = self.can_undo().then(|| self.board.undo());
        self.put_down(match undone {
            Some(_) => Said::Undone,
            None => Said::Nothing,
        });
    }

    /// Makes the last step again that was taken back.
    pub fn redo(&mut self) {
        let mut said = Said::Nothing;
        if let Some(step) = self.board.redoable().filter(|_| !self.is_over()) {
            // It was made before on the same numbers, so it can be made again.
            let _ = self.board.make(step, OpSet::ALL);
            said = Said::Stepped;
        }
        self.put_down(said);
    }

    /// Takes all steps back.
    pub fn start_again(&mut self) {
        while self.can_undo() {
            self.board.undo();
        }
        self.put_down(Said::Nothing);
    }

    fn put_down(&mut self, said: Said) {
        self.hand = Hand::default();
        self.said = said;
    }

    /// Whether there is a hint: for an impossible roll there is only one.
    pub fn can_hint(&self) -> bool {
        let is_impossible = matches!(self.easiest(), Ok(None));
        let is_said = is_impossible && self.effort.hints > 0;
        !self.is_over() && !is_said
    }

    /// Gives the next hint. After all grades the last one again, which the board may have changed.
    pub fn hint(&mut self) {
        if self.is_withheld() {
            self.said = Said::Withheld;
        } else if self.can_hint() {
            let given = usize::from(self.effort.hints);
            self.said = Said::Hint(Grade::ALL[given.min(Grade::ALL.len() - 1)]);
            self.effort.hints = Grade::ALL.len().min(given + 1) as u8;
        }
    }

    /// Handles the player's call that the roll is impossible.
    pub fn call_impossible(&mut self) {
        if self.is_over() {
            return;
        }
        self.put_down(Said::Nothing);
        match self.easiest() {
            Err(Withheld) => self.said = Said::Withheld,
            Ok(None) => self.solve(),
            Ok(Some(_)) => {
                self.effort.wrong_calls = self.effort.wrong_calls.saturating_add(1);
                self.said = Said::WrongCall;
            }
        }
    }

    /// Shows the solution at the player's request.
    pub fn show(&mut self) {
        if self.is_withheld() {
            self.said = Said::Withheld;
        } else if !self.is_over() {
            self.start_again();
            self.effort.outcome = Some(Outcome::Shown);
        }
    }

    /// Ends the roll where it is, without a solution.
    pub fn close(&mut self) {
        if !self.is_over() {
            self.put_down(Said::Nothing);
            self.effort.outcome = Some(Outcome::Shown);
        }
    }

    /// The way to the last number that was made; `None` without a step.
    pub fn way(&self) -> Option<Expr> {
        let last = self.board.tiles().last()?;
        let is_made = self.board.made_by(last).is_some();
        is_made.then(|| self.board.expr(last)).flatten()
    }

    /// Whether a group thinks about it; a roll that has ended is not withheld.
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

    fn outcome(&self) -> Option<BoardOutcome> {
        let goal = Goal::new(self.puzzle.goal())?;
        Some(self.board.outcome(goal, self.puzzle.all_numbers()))
    }

    /// Whether the line above the numbers refuses something.
    pub fn is_refusal(&self) -> bool {
        matches!(
            self.said,
            Said::Refusal(_) | Said::FitsNowhere(_) | Said::WrongCall | Said::Withheld
        )
    }

    /// The line above the numbers.
    pub fn sentence(&self) -> String {
        let goal = self.puzzle.goal();
        let is_possible = match self.easiest() {
            Ok(easiest) => easiest.is_some(),
            // A player who has made the goal knows that it can be made.
            Err(Withheld) if self.outcome() == Some(BoardOutcome::Reached) => true,
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
        match self.said {
            Said::Refusal(refusal) => text::step_refusal(refusal),
            Said::FitsNowhere(key) => text::fits_nowhere(key),
            Said::Hint(grade) => {
                let Ok(easiest) = self.easiest() else {
                    return tr!("solver-open-roll");
                };
                let hint = board_hint::hint(grade, &self.board, &self.puzzle, easiest);
                hint.as_ref().map(text::hint).unwrap_or_default()
            }
            Said::WrongCall => tr!("learn-wrongly-impossible", goal = goal),
            Said::Withheld => tr!("solver-open-roll"),
            Said::Nothing | Said::Stepped | Said::Undone => self.standing(),
        }
    }

    /// The sentence on the state of the board.
    fn standing(&self) -> String {
        let stands = match (self.outcome(), self.last_value()) {
            (Some(BoardOutcome::Missed), Some(value)) => {
                Some(sentences::missed(value, self.puzzle.goal()))
            }
            (Some(BoardOutcome::Uncounted(why)), _) => text::uncounted(&self.board, why),
            _ => match self.said {
                Said::Stepped => text::last_step(&self.board),
                Said::Undone => Some(tr!("table-undone")),
                _ => None,
            },
        };
        stands.unwrap_or_else(|| sentences::instruction(&self.puzzle))
    }

    /// The value of the last step.
    fn last_value(&self) -> Option<Number> {
        let last = self.board.tiles().last()?;
        self.board.value(last)
    }

    /// The values that the board shows.
    pub fn board_view_model(&self) -> BoardViewModel {
        BoardViewModel {
            deal: self.layout,
            tiles: view_model::tiles_of_board(&self.board, Some(&self.deal)),
            ghosts: Vec::new(),
            hand: self.hand.clone(),
            ops: self.puzzle.ops(),
            locked: self.is_over(),
        }
    }
}
