//! What may be done at a table.

use super::command::Command;
use super::event::SeatId;
use super::referee;
use super::round::Round;
use super::state::Table;

/// The player at one screen whose move it is: the caller, or else the host.
pub fn mover(table: &Table) -> Option<SeatId> {
    let caller = table.round().and_then(Round::caller);
    caller.or(table.host())
}

/// For whom `command` is asked at one screen, where no player asks for it at buttons of their
/// own: the player whose move it is, unless they may not and another one may. `None`: nobody
/// sits there.
pub fn asker(table: &Table, command: &Command) -> Option<SeatId> {
    let may = |seat: &SeatId| match command {
        Command::Roll => referee::may_roll(table, *seat, table.rights(*seat)).is_ok(),
        _ => true,
    };
    let mover = mover(table)?;
    let mut seats = table.seats().iter().map(|seat| seat.id);
    Some(mover).filter(may).or(seats.find(may)).or(Some(mover))
}
