//! What players at a table may be called.

use super::*;

impl Room {
    /// The request with the relay's own form of a name for comparison in place of the page's.
    /// A host names others freely.
    pub(super) fn with_own_names(
        &self,
        seat: SeatId,
        request: Request,
    ) -> Result<Request, GroupRefusal> {
        let own = |name: Name, bearer| {
            let name = names::player_name(name.as_str(), bearer);
            name.map_err(GroupRefusal::Name)
        };
        Ok(match request {
            Request::Play(Command::Rename(name)) => {
                let bearer = match self.group.rights(seat) == Rights::Host {
                    true => Bearer::Trusted,
                    false => Bearer::Player,
                };
                Request::Play(Command::Rename(own(name, bearer)?))
            }
            Request::RenameOther(seat, name) => {
                Request::RenameOther(seat, own(name, Bearer::Trusted)?)
            }
            request => request,
        })
    }

    /// The rights of the next newcomer to a name: the first player of a created table is its
    /// maker.
    pub(super) fn next_bearer(&self) -> Bearer {
        let is_first = self.group.table().next_seat() == SeatId(0);
        match is_first && self.group.kind() == GroupKind::Created {
            true => Bearer::Trusted,
            false => Bearer::Player,
        }
    }

    /// The decision about a name, unless the name looks like that of another player than the
    /// one at `own`.
    pub(super) fn with_own_look<T>(
        &mut self,
        decided: Result<T, GroupRefusal>,
        own: Option<SeatId>,
        name: &Name,
    ) -> Result<T, GroupRefusal> {
        let is_about_name = matches!(
            decided,
            Ok(_) | Err(GroupRefusal::Table(Refusal::NameTaken { .. }))
        );
        if is_about_name {
            let seats = self.group.table().seats();
            self.looks.require_free(seats, own, name)?;
        }
        decided
    }
}

/// The player whom a request names, and the name.
pub(super) fn new_name(seat: SeatId, request: &Request) -> Option<(SeatId, Name)> {
    match request {
        Request::Play(Command::Rename(name)) => Some((seat, name.clone())),
        Request::RenameOther(other, name) => Some((*other, name.clone())),
        _ => None,
    }
}
