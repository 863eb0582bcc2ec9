//! Visitors whom a host has turned away.

use std::collections::VecDeque;

use score_core::wire::{TURNED_AWAY_MS, Token};

use crate::log::TokenHash;
use crate::names;

/// The most turned-away visitors that a table remembers; when there are more, those who may ask
/// again first are forgotten.
const MAX_TURNED_AWAY: usize = 1_000;

/// The visitors who were turned away, and when each may ask again, in milliseconds of the table's
/// clock: the earliest first. They are identified by their tokens and not by their addresses,
/// because a class shares one.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnedAway(VecDeque<(TokenHash, u64)>);

impl TurnedAway {
    pub fn note(&mut self, now_ms: u64, token: &Token) {
        if self.0.len() >= MAX_TURNED_AWAY {
            self.0.pop_front();
        }
        self.0
            .push_back((names::hash(token), now_ms + TURNED_AWAY_MS));
    }

    /// How long the visitor still has to wait, in milliseconds; zero if they may ask.
    pub fn wait_ms(&mut self, now_ms: u64, token: &Token) -> u64 {
        self.0.retain(|(_, until_ms)| now_ms < *until_ms);
        let token = names::hash(token);
        let own = self.0.iter().find(|(other, _)| *other == token);
        own.map_or(0, |(_, until_ms)| until_ms - now_ms)
    }
}
