//! What the core does, apart from its table, its examples and the walls between
//! its parts: one program, so that it is linked once.

mod agreement;
mod arithmetic;
mod atlas;
mod batch;
mod cards;
mod countdown;
mod csv;
mod dials;
mod dice;
mod difficulty;
mod distinct;
mod distinct_search;
mod examples;
mod explain;
mod expressions;
mod gestures;
mod group;
mod hints;
mod house_rules;
mod links;
mod locales;
mod original;
mod plays;
mod puzzles;
mod reader;
mod requests;
mod sets;
mod solver;
mod tidy;
mod twenty_four;
mod why_not;
mod yahtzee;
