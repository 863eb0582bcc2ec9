//! A group: its log, what it allows, and a player's talk with a relay.

mod fold;
mod hosts;
mod manners;
mod scene;
mod talk;
