//! Yahtzee: the review of a game that has ended, each choice compared with best play.

use super::adviser::{self, RatedChoice};
use super::best_play::BestPlay;
use super::game::{Event, Game};
use super::keep::Keep;
use super::refusal::Refusal;
use super::score_box::ScoreBox;
use super::sheet::Sheet;
use super::throw::Throw;

/// A choice of the player, and the best choice in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The dice to keep; all five if the player threw no more.
    Keep {
        /// The dice that the player kept.
        chosen: Keep,
        /// The dice that are best to keep.
        best: Keep,
    },
    /// The box to score in.
    Box {
        /// The box that the player chose.
        chosen: ScoreBox,
        /// The best box.
        best: ScoreBox,
    },
}

/// A choice compared with best play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewedChoice {
    /// The turn of this player in which the choice was made, from 1.
    pub turn: usize,
    /// The dice before the choice.
    pub throw: Throw,
    /// How often dice could still be thrown again.
    pub rerolls_left: usize,
    /// The player's choice and the best one.
    pub choice: Choice,
    /// How many points fewer the player could expect than after the best choice; never negative.
    pub loss: f64,
}

/// One player's choices in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The choices, in order.
    pub choices: Vec<ReviewedChoice>,
    /// The points of the player's sheet.
    pub total: u16,
    /// The total that best play expects before the first throw.
    pub expected: f64,
}

impl Review {
    /// The points that all choices lost together.
    pub fn lost(&self) -> f64 {
        self.choices.iter().map(|judged| judged.loss).sum()
    }

    /// The points due to luck with the dice, negative for bad luck. They are the part of the total
    /// that best play and the choices do not account for.
    pub fn luck(&self) -> f64 {
        f64::from(self.total) - self.expected + self.lost()
    }
}

/// The review of one player in the game with these events.
pub fn review(
    best_play: &BestPlay,
    players: usize,
    events: &[Event],
    player: usize,
) -> Result<Review, Refusal> {
    let mut game = Game::new(players)?;
    let mut choices = Vec::new();
    for event in events {
        if game.player() == Some(player) {
            choices.extend(judge(best_play, &game, player, event));
        }
        game.apply(event)?;
    }
    let sheet = game.sheets().get(player).ok_or(Refusal::Players)?;
    Ok(Review {
        choices,
        total: sheet.total(),
        expected: best_play.to_come(&Sheet::default()),
    })
}

/// The choices that an event shows. A player who scores with throws left has chosen to keep all
/// dice, too.
fn judge(best_play: &BestPlay, game: &Game, player: usize, event: &Event) -> Vec<ReviewedChoice> {
    let (Some(turn), Some(sheet)) = (game.turn(), game.sheets().get(player)) else {
        return Vec::new();
    };
    let (throw, rerolls_left) = (turn.throw(), turn.rerolls_left());
    let judged = |choice: Choice, loss: f64| ReviewedChoice {
        turn: game.round(),
        throw,
        rerolls_left,
        choice,
        loss,
    };
    let keep = |chosen: Keep| {
        let keeps = adviser::keeps(best_play, sheet, throw.all(), rerolls_left);
        let (best, loss) = compared_with_best(&keeps, chosen)?;
        Some(judged(Choice::Keep { chosen, best }, loss))
    };
    match *event {
        Event::Thrown { .. } => Vec::new(),
        Event::ThrownAgain { kept, .. } => keep(throw.at(kept)).into_iter().collect(),
        Event::Scored { score_box } => {
            let boxes = adviser::boxes(best_play, sheet, throw.all());
            let box_choice = compared_with_best(&boxes, score_box).map(|(best, loss)| {
                judged(
                    Choice::Box {
                        chosen: score_box,
                        best,
                    },
                    loss,
                )
            });
            let keep_choice = (rerolls_left > 0).then(|| keep(throw.all())).flatten();
            keep_choice.into_iter().chain(box_choice).collect()
        }
    }
}

/// The best of all choices, and how many points `chosen` loses against it.
fn compared_with_best<T: Copy + PartialEq>(all: &[RatedChoice<T>], chosen: T) -> Option<(T, f64)> {
    let best = all.first()?;
    let chosen = all.iter().find(|rated| rated.choice == chosen)?;
    Some((best.choice, (best.total - chosen.total).max(0.0)))
}
