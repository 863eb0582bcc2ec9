//! Yahtzee for mathematicians: five dice, two more throws of any of them, and patterns from
//! mathematics.
//!
//! In reading order:
//!
//! - [`keep`], [`keep_table`]: dice without their order; all that can be kept
//! - [`positions`], [`throw`]: some of five positions; five dice as they lie
//! - [`pattern`]: the patterns that a throw can show
//! - [`chance`], [`odds`]: how likely a pattern is, as an exact number
//! - [`score_box`], [`box_set`], [`sheet`]: the thirteen boxes, and the scores in them
//! - [`refusal`], [`turn`], [`game`]: a game as the fold of its events
//! - [`prospects`], [`best_play`]: the values of a turn and of a whole game
//! - [`adviser`], [`review`]: advice on a choice to make, and judgement of one made
//!
//! Odds are exact. The value of a game is a floating-point number: it is the mean over more throws
//! than any whole number here could count.

pub mod adviser;
pub mod best_play;
pub mod box_set;
pub mod chance;
pub mod game;
pub mod keep;
pub mod keep_table;
pub mod odds;
pub mod pattern;
pub mod positions;
pub mod prospects;
pub mod refusal;
pub mod review;
pub mod score_box;
pub mod sheet;
pub mod throw;
pub mod turn;

/// How many dice there are.
pub const DICE: usize = 5;

/// How many sides each die has.
pub const SIDES: usize = 6;

/// The most players of a game.
pub const MAX_PLAYERS: usize = 6;
