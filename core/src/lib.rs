//! The rules of Score and its solver, without clock, entropy, I/O or browser:
//! whatever the world has to say comes in as an argument.
//!
//! In reading order:
//!
//! - [`arith`]: what a number, a step, an expression and a puzzle are
//! - [`solve`]: every way of making a goal
//! - [`teach`]: explanations, hints, and why there is no way
//! - [`dice`], [`cards`]: where the numbers of a round come from
//! - [`atlas`]: all different rolls of some dice, with what is known of each
//! - [`games`]: what each game is, apart from the people who play it
//! - [`table`]: people round a game; commands in, events out, state is their fold
//! - [`group`]: people in different places at one table
//! - [`wire`]: what a page and a relay say to each other
//! - [`session`]: a player's side of that talk
//! - [`hand`]: the pieces that a player is putting together into a step
//! - [`gesture`]: pointer samples as taps and drags
//! - [`link`]: what an address can carry
//! - [`csv`]: tables as files that spreadsheets open
//! - [`solver`]: long work in slices, for a program beside the page

pub mod arith;
pub mod atlas;
pub mod cards;
pub mod csv;
pub mod dice;
pub mod games;
pub mod gesture;
pub mod group;
pub mod hand;
pub mod link;
pub mod session;
pub mod solve;
pub mod solver;
pub mod table;
pub mod teach;
pub mod wire;
