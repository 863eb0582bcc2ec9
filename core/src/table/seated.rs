//! The names of the players at a table, read from its log alone.

use super::event::{Event, SeatId};

/// The names of the players at the table of this log, in the order of their seats. For programs
/// without the code of a table; if the log is not that of a table, the result is meaningless.
pub fn seated_names(log: &[Event]) -> Vec<&str> {
    let mut seats: Vec<(SeatId, &str)> = Vec::new();
    for event in log {
        match event {
            Event::Seated { seat, name, .. } => seats.push((*seat, name.as_str())),
            Event::Renamed { seat, name } => {
                let mut all = seats.iter_mut();
                if let Some(seated) = all.find(|(seated, _)| seated == seat) {
                    seated.1 = name.as_str();
                }
            }
            Event::Left { seat } => seats.retain(|(seated, _)| seated != seat),
            _ => {}
        }
    }
    seats.into_iter().map(|(_, name)| name).collect()
}
