//! The open roll of a player or of a whole group, which must not be looked up elsewhere.

use super::Group;
use crate::dice::Roll;
use crate::table::event::SeatId;

impl Group {
    /// A roll that the player at some seat must not look up elsewhere. `None`: no seat has an open
    /// roll.
    pub fn open_roll_of_all(&self) -> Option<Roll> {
        let mut seats = self.table().seats().iter();
        seats.find_map(|seat| self.open_roll(seat.id))
    }

    /// The roll whose solutions the player at `seat` must not look up elsewhere. `None`: no roll is
    /// open there, or they host and play for no points.
    pub fn open_roll(&self, seat: SeatId) -> Option<Roll> {
        if let Some(race) = self.race() {
            let roll = race.racer(seat)?.roll()?;
            return (!race.is_over()).then(|| roll.deal.roll())?;
        }
        let round = match self.small_tables() {
            // At other small tables players may still think about a round that has ended here.
            Some(tables) => {
                let (_, own) = tables.of(seat)?;
                own.round().filter(|_| !tables.are_over())?
            }
            None => self.table().round().filter(|round| !round.is_over())?,
        };
        // Hosts see the boards of a round of everyone, and get no points for it.
        let is_host_only = round.is_everyones() && self.has_seen_boards(seat);
        self.table().seat(seat)?;
        (!is_host_only).then(|| round.deal.roll())?
    }
}
