//! Divides a class at random into parts of equal size: small tables and teams.

use crate::dice::Generator;
use crate::table::event::SeatId;

/// Divides players into `count` parts at random. The parts differ by at most one in the players who
/// are `here`, and also in all players: those who are `away` are dealt out next.
pub(super) fn at_random(
    here: Vec<SeatId>,
    away: Vec<SeatId>,
    count: usize,
    generator: &mut Generator,
) -> Vec<Vec<SeatId>> {
    let mut parts = vec![Vec::new(); count];
    let drawn = [here, away].map(|seats| shuffled(seats, generator));
    for (index, seat) in drawn.concat().into_iter().enumerate() {
        parts[index % count].push(seat);
    }
    parts
}

/// The seats in a random order.
fn shuffled(mut seats: Vec<SeatId>, generator: &mut Generator) -> Vec<SeatId> {
    let mut drawn = Vec::new();
    while let Some(left_count) = u32::try_from(seats.len())
        .ok()
        .filter(|left_count| *left_count > 0)
    {
        drawn.push(seats.swap_remove(generator.below(left_count) as usize));
    }
    drawn
}
