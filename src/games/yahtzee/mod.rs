//! Yahtzee: practice, a game with its sheet, and the review.

mod adviser;
mod best_play_search;
mod buttons;
mod choices;
mod dice;
mod end_of_game;
mod game_state;
mod how_to_play;
mod new_game;
mod page;
mod patterns;
mod persistence;
mod review;
mod sentences;
mod sheet;
mod small_dice;
mod status;
mod store;

pub use page::YahtzeePage;
