//! What the core does, apart from its table: one program, so that it is linked
//! once.

mod agreement;
mod arithmetic;
mod atlas;
mod countdown;
mod dice;
mod difficulty;
mod distinct;
mod distinct_search;
mod expressions;
mod hints;
mod house_rules;
mod links;
mod many;
mod original;
mod plays;
mod puzzles;
mod sets;
mod solver;
mod why_not;
