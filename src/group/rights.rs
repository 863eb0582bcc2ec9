//! The rights of the player at this screen in a group, beyond playing.

use score_core::group::options;
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::table::state::Rights;

use super::relay_table::RelayTable;

impl RelayTable {
    /// The player's rights beyond playing.
    pub fn rights(&self) -> Rights {
        let rights = |group: &Group| Some(group.rights(self.seat()?));
        self.group().and_then(rights).unwrap_or(Rights::Player)
    }

    /// Whether the player has all rights of a host.
    pub fn is_host(&self) -> bool {
        self.rights() == Rights::Host
    }

    /// Whether the player may mute, remove and rename the player at `seat`, who is still at the
    /// table.
    pub fn can_remove(&self, seat: SeatId) -> bool {
        let (Some(group), Some(own)) = (self.group(), self.seat()) else {
            return false;
        };
        !group.is_removed(seat) && options::may_limit(group, own, seat).is_ok()
    }

    /// Whether the player may give another one the rights of a host.
    pub fn can_name_co_host(&self) -> bool {
        let (Some(group), Some(own)) = (self.group(), self.seat()) else {
            return false;
        };
        options::may_name_co_host(group, own).is_ok()
    }
}
