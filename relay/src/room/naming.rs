//! What players at a table may be called.

use super::*;

impl Room {
    /// A name comes with its page's word for how it is compared; the relay's own
    /// takes its place. A host calls others as they like.
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

    /// Who the next newcomer is: the first at a table that somebody makes is its
    /// maker.
    pub(super) fn next_bearer(&self) -> Bearer {
        let is_first = self.group.table().next_seat() == SeatId(0);
        match is_first && self.group.kind() == Kind::Created {
            true => Bearer::Trusted,
            false => Bearer::Player,
        }
    }

    /// What was decided about a name, unless people would take the name for that
    /// of another player than the one at `own`.
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

/// Which player a request gives which name.
pub(super) fn new_name(seat: SeatId, request: &Request) -> Option<(SeatId, Name)> {
    match request {
        Request::Play(Command::Rename(name)) => Some((seat, name.clone())),
        Request::RenameOther(other, name) => Some((*other, name.clone())),
        _ => None,
    }
}
