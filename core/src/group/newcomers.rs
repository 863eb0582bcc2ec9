//! The players who came lately, and what they have done since. It tells which of them look more
//! like a prank than like a pupil.

use std::collections::BTreeMap;

use crate::table::event::SeatId;
use crate::table::name::Name;
use crate::table::state::Rights;

use super::arrivals::Arrival;
use super::everyone_referee;
use super::state::Group;

/// How long a player is a newcomer, in milliseconds. It is long enough for a host to see what sort
/// of player they are.
pub const LATELY_MS: u64 = 5 * 60 * 1_000;

/// Players who come within this time come at once, in milliseconds.
const AT_ONCE_MS: u64 = 1_000;

/// The fewest players who come at once when they come to spoil a lesson. A class comes by ones,
/// twos and threes.
const MIN_BURST: usize = 5;

/// How many names of one pattern are no coincidence.
const MIN_ALIKE: usize = 3;

/// The most that a newcomer has done, from nothing to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Activity {
    /// Nothing that anybody knows of.
    Nothing,
    /// They have written to the others.
    Wrote,
    /// They have rolled, or made a step on their own board.
    Played,
    /// They have made a call, or answered.
    Called,
}

/// A player who came lately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// The player's seat.
    pub seat: SeatId,
    /// When they came, in milliseconds of the table's clock.
    pub came_ms: u64,
    /// The most that they have done.
    pub activity: Activity,
    /// Whether they look like one of many who spoil a lesson. They have done nothing, and came at
    /// once with others or have a name of the same pattern.
    pub is_suspicious: bool,
}

/// The recent newcomers of `group` at `now_ms` of its clock, the newest first. Hosts and removed
/// players are left out. Chat is not in the log, so `has_written` says which players have written.
/// The list is empty if the group's reader is no host.
pub fn newcomers(
    group: &Group,
    now_ms: u64,
    has_written: impl Fn(SeatId) -> bool,
) -> Vec<Newcomer> {
    let Some(arrivals) = group.arrivals() else {
        return Vec::new();
    };
    let is_listed = |seat: SeatId, came_ms: u64| {
        let is_host = group.rights(seat) == Rights::Host;
        now_ms < came_ms.saturating_add(LATELY_MS) && !is_host && !group.is_removed(seat)
    };
    let arrived_all = arrivals.iter();
    let mut arrived: Vec<(SeatId, Arrival)> = arrived_all
        .filter(|(seat, arrival)| is_listed(*seat, arrival.came_ms))
        .collect();
    // Seats are given in the order in which players come, and so are times.
    arrived.reverse();
    let is_alike = have_like_names(group, &arrived);
    let newcomer = |(index, (seat, arrival)): (usize, &(SeatId, Arrival))| {
        let activity = match arrival {
            Arrival {
                has_called: true, ..
            } => Activity::Called,
            Arrival {
                has_played: true, ..
            } => Activity::Played,
            _ if has_written(*seat) => Activity::Wrote,
            _ => Activity::Nothing,
        };
        let is_one_of_many = is_in_burst(&arrived, index) || is_alike[index];
        Newcomer {
            seat: *seat,
            came_ms: arrival.came_ms,
            activity,
            is_suspicious: activity == Activity::Nothing && is_one_of_many,
        }
    };
    arrived.iter().enumerate().map(newcomer).collect()
}

/// Whether the player at `index` is one of many who came at once.
fn is_in_burst(arrived: &[(SeatId, Arrival)], index: usize) -> bool {
    let first = index.saturating_sub(MIN_BURST - 1);
    let mut bursts = arrived[first..].windows(MIN_BURST).take(index - first + 1);
    bursts.any(|burst| {
        let [newest, oldest] = [0, MIN_BURST - 1].map(|index| burst[index].1.came_ms);
        newest.saturating_sub(oldest) <= AT_ONCE_MS
    })
}

/// For each player, whether their name is one of many of a pattern. A pattern that most at the
/// table have is the way in which a class writes its names.
fn have_like_names(group: &Group, arrived: &[(SeatId, Arrival)]) -> Vec<bool> {
    let pattern = |(seat, _): &(SeatId, Arrival)| Pattern::of(&group.table().seat(*seat)?.name);
    let patterns: Vec<Option<Pattern>> = arrived.iter().map(pattern).collect();
    let mut count_by_pattern: BTreeMap<&Pattern, usize> = BTreeMap::new();
    for pattern in patterns.iter().flatten() {
        *count_by_pattern.entry(pattern).or_default() += 1;
    }
    let pupil_count = everyone_referee::pupils(group).count();
    let is_prank = |pattern: &Pattern| {
        let count = count_by_pattern.get(pattern).copied().unwrap_or_default();
        count >= MIN_ALIKE && 2 * count <= pupil_count
    };
    let is_prank = |pattern: &Option<Pattern>| pattern.as_ref().is_some_and(is_prank);
    patterns.iter().map(is_prank).collect()
}

/// The pattern of names that one person makes up one after the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Pattern {
    /// The same letters, with another number: `Bob1`, `Bob 2`.
    Numbered(String),
    /// At most two letters, none of which is a vowel, or one letter again and again: `xx`, `xy`,
    /// `aaaa`.
    Scribble,
}

impl Pattern {
    fn of(name: &Name) -> Option<Pattern> {
        let counted = name.as_str().chars().filter(|c| c.is_alphanumeric());
        let lower: Vec<char> = counted.flat_map(char::to_lowercase).collect();
        if lower.iter().any(|c| c.is_numeric()) {
            let letters = lower.into_iter().filter(|c| !c.is_numeric());
            return Some(Pattern::Numbered(letters.collect()));
        }
        // Jo and Al are names, and so are two characters of other scripts.
        let is_mute = |c: &char| c.is_ascii() && !"aeiou".contains(*c);
        let is_short = lower.len() <= 2 && lower.iter().all(is_mute);
        let is_one_letter = lower.windows(2).all(|pair| pair[0] == pair[1]);
        (is_short || is_one_letter).then_some(Pattern::Scribble)
    }
}
