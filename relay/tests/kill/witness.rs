//! A witness, which remembers every message that was sent to anybody.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use score_core::group::audience::{self, Audience};
use score_core::group::entry::{CommandId, Entry, GroupEvent, Origin};
use score_core::group::state::Group;
use score_core::table::event::{Event, SeatId};
use score_relay::log::Stored;
use score_relay::room::Room;
use tokio::sync::Notify;

/// The entries that were seen, and the commands that were acknowledged.
#[derive(Default)]
pub struct Witness {
    observations: Mutex<Observations>,
    answered: Notify,
}

#[derive(Default)]
struct Observations {
    entries: BTreeMap<(u64, u64), Entry>,
    acknowledged: Vec<(SeatId, CommandId)>,
    answers: usize,
    absences: Vec<Duration>,
}

impl Witness {
    /// An entry that was sent or lies in the log; nobody may ever see another
    /// one of its number.
    pub fn see(&self, entry: &Entry) {
        // Which entry comes before it depends on its reader, and so do the names in a reveal.
        let mut entry = Entry {
            after: None,
            ..entry.clone()
        };
        for event in &mut entry.events {
            if let GroupEvent::Table(Event::Revealed(reveal)) = event {
                reveal.keep_names_from(None);
            }
        }
        let mut observations = self.observations();
        let known = observations
            .entries
            .entry((entry.epoch, entry.n))
            .or_insert_with(|| entry.clone());
        assert_eq!(
            told_to_all(known),
            told_to_all(&entry),
            "one number, two entries"
        );
        let (before, now) = (known.origin, entry.origin);
        assert!(
            before.is_none() || now.is_none() || before == now,
            "{known:?} {entry:?}"
        );
        // Not everybody is sent the events of a small table, and the seats that did them.
        if now.is_some() || known.events.len() < entry.events.len() {
            *known = entry;
        }
    }

    /// An answer to a command.
    pub fn hear(&self, seat: SeatId, cid: CommandId, is_carried_out: bool) {
        let mut observations = self.observations();
        observations.answers += 1;
        if is_carried_out {
            observations.acknowledged.push((seat, cid));
        }
        drop(observations);
        self.answered.notify_one();
    }

    /// A player is at the table again, after so long.
    pub fn come_back(&self, after: Duration) {
        self.observations().absences.push(after);
    }

    /// For how long players were away, each time.
    pub fn absences(&self) -> Vec<Duration> {
        self.observations().absences.clone()
    }

    /// The number of answers that were heard.
    pub fn answers(&self) -> usize {
        self.observations().answers
    }

    /// The number of entries on own boards that were seen.
    pub fn own_entries(&self) -> usize {
        let observations = self.observations();
        let owners = observations.entries.values().filter_map(audience::owner);
        owners.count()
    }

    /// Waits until `more` further answers were heard.
    pub async fn wait_for(&self, more: usize) {
        let enough = self.observations().answers + more;
        while self.observations().answers < enough {
            self.answered.notified().await;
        }
    }

    /// Checks all that was acknowledged against all that was seen and the group in the end. Returns
    /// the number of acknowledged commands.
    pub fn check(&self, group: &Group) -> usize {
        let observations = self.observations();
        let mut carried_out: BTreeMap<(SeatId, CommandId), u64> = BTreeMap::new();
        for entry in observations.entries.values() {
            let Some(Origin { seat, cid }) = entry.origin else {
                continue;
            };
            let before = carried_out.insert((seat, cid), entry.n);
            assert_eq!(before, None, "{seat:?} {cid:?} was carried out twice");
        }
        for (seat, cid) in &observations.acknowledged {
            let is_known = carried_out.contains_key(&(*seat, *cid));
            assert!(is_known, "{seat:?} {cid:?} was acknowledged and is nowhere");
            let origin = Origin {
                seat: *seat,
                cid: *cid,
            };
            assert!(
                group.has_seen(origin),
                "{origin:?} is not in the log's fold"
            );
        }
        observations.acknowledged.len()
    }

    fn observations(&self) -> MutexGuard<'_, Observations> {
        self.observations
            .lock()
            .expect("no test has panicked with it")
    }
}

/// Checks the groups of players in the end against the log's fold, and all that was acknowledged.
/// Returns the number of acknowledged commands.
pub fn check(stored: &Stored, seen: &[(Group, Audience)], witness: &Witness) -> usize {
    for (group, audience) in seen {
        // A call's time may have run out since.
        let mut known = stored.clone();
        known.entries.retain(|entry| entry.n <= group.n());
        let folded = Room::restore(known, 0).expect("a log that can be folded");
        let shown = shown_to(folded.group(), group, *audience);
        assert_eq!(*group, shown, "a player sees another table");
    }
    let room = Room::restore(stored.clone(), 0).expect("a log that can be folded");
    witness.check(room.group())
}

/// The group as a reader is sent it now, with the last commands of others that are `known` to this
/// reader. Entries of another small table are sent without their author, so a player who followed them
/// knows older commands of others than one who comes now, and only hosts need them.
fn shown_to(folded: &Group, known: &Group, audience: Audience) -> Group {
    let sees = |last: &Origin| audience.sees_board_of(last.seat);
    let mut sent = folded.snapshot_for(audience);
    sent.last.retain(sees);
    let of_others = known.snapshot().last.into_iter();
    sent.last.extend(of_others.filter(|last| !sees(last)));
    Group::restore(&sent).expect("a snapshot")
}

/// The part of an entry that is sent to all.
fn told_to_all(entry: &Entry) -> Entry {
    let mut entry = Entry {
        origin: None,
        ..entry.clone()
    };
    entry.events.retain(|event| {
        !matches!(
            event,
            GroupEvent::At { .. } | GroupEvent::TableOver { .. } | GroupEvent::TableTold { .. }
        )
    });
    entry
}
