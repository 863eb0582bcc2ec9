//! Who is there, who was, and who hosts the table because of it.

use super::*;

use super::members::Order;

impl Room {
    /// Who says the next thing on a connection: `Some` of his seat; `None` where
    /// it has been said before, or something before it is missing.
    pub(super) fn take_number(
        &mut self,
        connection: ConnectionId,
        message: &ToRelay,
        turn: &mut Turn,
    ) -> Option<Option<SeatId>> {
        // Who has been cut off in this turn may have said more before he knew.
        let member = self.members.get_mut(connection)?;
        let seat = member.seat;
        match member.take_number(message) {
            Order::Next => Some(seat),
            Order::Repeated => None,
            Order::Missing => {
                self.cut_off(connection, CloseReason::Trouble, turn);
                None
            }
        }
    }

    pub(super) fn cut_off(
        &mut self,
        connection: ConnectionId,
        reason: CloseReason,
        turn: &mut Turn,
    ) {
        self.members.remove(connection);
        turn.closes.push((connection, reason));
    }

    pub(super) fn cut_off_seat(&mut self, seat: SeatId, reason: &CloseReason, turn: &mut Turn) {
        let theirs = self.members.iter();
        let theirs = theirs.filter(|(_, member)| member.seat == Some(seat));
        let theirs: Vec<ConnectionId> = theirs.map(|(connection, _)| connection).collect();
        for connection in theirs {
            self.cut_off(connection, reason.clone(), turn);
        }
    }

    /// Finds out whether the host and anybody at all are still there, and
    /// who is to host from now on.
    pub(super) fn note_who_is_here(&mut self, now_ms: u64, turn: &mut Turn) {
        let is_here = |seat| self.members.is_here(seat);
        let host_is_here = referee::has_host_here(&self.group, is_here);
        let is_empty = self.members.len() == 0;
        note(&mut self.hosts_gone_since_ms, !host_is_here, now_ms);
        note(&mut self.empty_since_ms, is_empty, now_ms);
        let is_long = |since_ms: Option<u64>, limit_ms| {
            since_ms.is_some_and(|since_ms| now_ms >= since_ms + limit_ms)
        };
        let hosts_are_gone = is_long(self.hosts_gone_since_ms, HOST_GONE_MS);
        if let Some(event) = referee::next_host(&self.group, is_here, hosts_are_gone) {
            let entry = referee::entry(&self.group, now_ms, None, vec![event]);
            self.write(entry, turn);
        }
        if is_long(self.empty_since_ms, IDLE_MS) {
            self.send_visitors_home(&CloseReason::Cleared, turn);
            turn.is_over = true;
        }
    }

    /// Whether a stand-in for the host is there: then nobody else is looked for.
    pub(super) fn has_stand_in_here(&self) -> bool {
        let host = self.group.host();
        let is_stand_in = |host: &SeatId| self.group.rights(*host) == Rights::StandIn;
        host.filter(is_stand_in)
            .is_some_and(|host| self.members.is_here(host))
    }

    pub(super) fn tell_who_came_and_went(&mut self, now_ms: u64, turn: &mut Turn) {
        for (seat, is_present) in self.members.take_changed() {
            if is_present {
                self.away_since_ms.remove(&seat);
            } else {
                self.away_since_ms.insert(seat, now_ms);
                self.roll_votes.take_back(seat);
            }
            turn.news.push(News::Present { seat, is_present });
        }
    }
}

/// Keeps the time from which on something holds.
fn note(since_ms: &mut Option<u64>, holds: bool, now_ms: u64) {
    if holds {
        since_ms.get_or_insert(now_ms);
    } else {
        *since_ms = None;
    }
}
