//! A simulated pupil with their place in the world.

use score_core::dice::Generator;
use score_core::group::entry::CommandId;
use score_core::relay_session::ConnectionState;
use score_core::table::event::SeatId;
use score_core::wire::{TableSelector, ToPlayer, ToRelay};
use score_relay::room::ConnectionId;

use crate::pupil::Pupil;
use crate::pupil::requests::LEAVING;

/// A player with their page.
pub struct Player {
    pub pupil: Pupil,
    pub connection: Option<ConnectionId>,
    /// Their own clock is this much later than the world's, in milliseconds.
    pub ahead_ms: u64,
    /// Every command that the relay said was carried out.
    pub acknowledged: Vec<(SeatId, CommandId)>,
}

impl Player {
    pub fn new(number: u64, ahead_ms: u64) -> Player {
        let selector = match number {
            0 => TableSelector::Create("Class".to_owned()),
            _ => TableSelector::Join("ABCDE".to_owned()),
        };
        Player {
            pupil: Pupil::new(number, selector, ahead_ms),
            connection: None,
            ahead_ms,
            acknowledged: Vec::new(),
        }
    }

    /// Their next line or request, if any. Nobody leaves for good.
    pub fn next_message(&mut self, now_ms: u64, generator: &mut Generator) -> Option<ToRelay> {
        let session = &mut self.pupil.session;
        if let ConnectionState::Over(_) = session.state() {
            return None;
        }
        match generator.below(12) {
            0 => session
                .say(now_ms, format!("Line {}", generator.below(9)))
                .ok(),
            _ => self.pupil.next_request(now_ms, 1 << LEAVING, generator),
        }
    }

    /// Remembers the commands that the relay says it has carried out; returns the one of this
    /// message.
    pub fn note_answer(&mut self, message: &ToPlayer) -> Option<(SeatId, CommandId)> {
        let (seat, cid, is_carried_out) = self.pupil.answered(message)?;
        is_carried_out.then(|| self.acknowledged.push((seat, cid)))?;
        Some((seat, cid))
    }
}
