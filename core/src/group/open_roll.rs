//! The roll that a player of a group thinks about.

use super::state::Group;
use crate::dice::Roll;
use crate::table::event::SeatId;

impl Group {
    /// The roll that any seat of the table must not look up elsewhere; `None`: no seat has one open.
    pub fn open_roll_of_all(&self) -> Option<Roll> {
        let mut seats = self.table().seats().iter();
        seats.find_map(|seat| self.open_roll(seat.id))
    }

    /// The roll whose solutions the player at `seat` must not look up elsewhere. `None`: none is
    /// open there, or they host and play for nothing.
    pub fn open_roll(&self, seat: SeatId) -> Option<Roll> {
        if let Some(race) = self.race() {
            let roll = race.racer(seat)?.roll()?;
            return (!race.is_over()).then(|| roll.deal.roll())?;
        }
        let round = match self.small_tables() {
            // At some of them others may still think about a round that has ended here.
            Some(tables) => {
                let (_, own) = tables.of(seat)?;
                own.round().filter(|_| !tables.are_over())?
            }
            None => self.table().round().filter(|round| !round.is_over())?,
        };
        // Hosts see the boards of a round of everyone, and get no points for it.
        let only_hosts = round.is_everyones() && self.has_seen_boards(seat);
        self.table().seat(seat)?;
        (!only_hosts).then(|| round.deal.roll())?
    }
}
