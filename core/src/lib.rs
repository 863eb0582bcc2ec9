//! The rules of Score and its solver, without clock, entropy, I/O or browser. Everything from the
//! outside world comes in as an argument.
//!
//! In reading order:
//!
//! - [`arith`]: numbers, steps, expressions and puzzles
//! - [`solve`]: every way of making a goal
//! - [`teach`]: explanations, hints, and why there is no way
//! - [`dice`], [`cards`]: where the numbers of a round come from
//! - [`open_rolls`]: the rolls that groups think about, whose solutions wait
//! - [`atlas`]: all different rolls of some dice, with the facts known of each
//! - [`games`]: the games themselves, apart from the people who play them
//! - [`table`]: people round a game; commands in, events out, state is their fold
//! - [`race`]: the race for three goals, without calls
//! - [`csv`]: tables as files that spreadsheets open
//! - [`group`]: people in different places at one table
//! - [`wire`]: the messages between a page and a relay
//! - [`relay_session`]: a player's side of the connection to a relay
//! - [`host_key`]: the key with which any browser becomes the host of a table
//! - [`hand`]: the pieces that a player is putting together into a step
//! - [`workbench`]: a board at which one player works alone
//! - [`gesture`]: pointer samples as taps and drags
//! - [`lesson`]: rolls that a teacher has prepared
//! - [`learn`]: practice, the rolls of a day, statistics, worksheets, and mistakes to be found
//! - [`link`]: the contents of an address
//! - [`assignment`]: homework for an LMS: items, attempts, SCORM 1.2
//! - [`solver`]: long work in slices, for a worker beside the page
//! - [`stored`]: which tab of a browser may write a value that several of them show

/// Makes a refusal print its name, because serde has to print one. The messages for people are in
/// `locales/`.
macro_rules! print_its_name {
    ($refusal:ty) => {
        impl std::fmt::Display for $refusal {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(self, out)
            }
        }

        impl std::error::Error for $refusal {}
    };
}

pub mod arith;
pub mod assignment;
pub mod atlas;
pub mod cards;
pub mod csv;
pub mod dice;
pub mod games;
pub mod gesture;
pub mod group;
pub mod hand;
pub mod host_key;
pub mod learn;
pub mod lesson;
pub mod link;
pub mod open_rolls;
pub mod race;
pub mod relay_session;
pub mod solve;
pub mod solver;
pub mod spoken_time;
pub mod stored;
pub mod table;
pub mod teach;
pub mod wire;
pub mod workbench;

/// The refusal of a text that is no value of its type, perhaps because another program wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAValue;

print_its_name!(NotAValue);
