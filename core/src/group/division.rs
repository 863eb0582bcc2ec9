//! Divides a class at random into parts of equal size: small tables and teams.

use crate::dice::Generator;
use crate::table::event::SeatId;

/// Divides players into `count` parts at random. Each part has as many of those who are `here` as
/// every other, or one more; so it is with all of them, as those who are `away` come next.
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

fn shuffled(mut seats: Vec<SeatId>, generator: &mut Generator) -> Vec<SeatId> {
    let mut drawn = Vec::new();
    while let Some(left) = u32::try_from(seats.len()).ok().filter(|left| *left > 0) {
        drawn.push(seats.swap_remove(generator.below(left) as usize));
    }
    drawn
}
