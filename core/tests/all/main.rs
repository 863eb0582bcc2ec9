//! What the core does, apart from its table, its examples and the walls between
//! its parts: one program, so that it is linked once.

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
mod expression_reader;
mod expressions;
mod gestures;
mod group;
mod hints;
mod house_rules;
mod learn;
mod lessons;
mod links;
mod locales;
mod port_baseline;
mod puzzles;
mod requests;
mod second_solver;
mod signs;
mod solution_sets;
mod solver;
mod solver_agreement;
mod source_rules;
mod twenty_four;
mod why_not;
mod yahtzee;
