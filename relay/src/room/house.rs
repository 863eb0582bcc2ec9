//! What the owner of a relay does not have at its tables, and how much of it.

use std::num::NonZeroUsize;

use super::*;

impl Room {
    /// The same table where nobody writes to anybody, whatever its rules and
    /// its host say.
    pub fn without_chat(self) -> Room {
        Room {
            is_without_chat: true,
            ..self
        }
    }

    /// The same table, where one network has at most so many seats.
    pub fn with_seat_quota(self, seats_per_network: NonZeroUsize) -> Room {
        Room {
            seat_quota: SeatQuota::new(seats_per_network),
            ..self
        }
    }

    /// Refuses what no host of this house can do.
    pub(super) fn require_house(&self, request: &Request) -> Result<(), GroupRefusal> {
        if self.is_without_chat && *request == Request::SwitchChat(true) {
            return Err(GroupRefusal::ChatOff);
        }
        Ok(())
    }

    /// Rules come with a chat, and a log may be older than the house's word.
    pub(super) fn keep_chat_off(&mut self, now_ms: u64, turn: &mut Turn) {
        if self.is_without_chat && self.group.chat_is_on() {
            let off = vec![GroupEvent::ChatSwitched { on: false }];
            let entry = referee::entry(&self.group, now_ms, None, off);
            self.write(entry, turn);
        }
    }
}
