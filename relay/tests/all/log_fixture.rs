//! Fixtures for tests of a log: tables, and the entries that are written of them.

use score_core::group::entry::{CommandId, Entry, GroupEvent, GroupKind, Origin, Snapshot};
use score_core::group::state::Group;
use score_core::table::event::Event;
use score_core::table::rules::Rules;
use score_relay::log::{Batch, Log, Record, Stored, TableId};
use score_relay::names;

/// The stored table in a log.
pub async fn stored(log: &impl Log, table: TableId) -> Stored {
    let (stored, _) = log.load(table).await.unwrap();
    stored
}

pub fn found(id: u64) -> (Record, Group) {
    let first = Group::founding_entry(GroupKind::Created, Rules::score(), id, 0);
    let record = Record {
        id: TableId(id),
        kind: GroupKind::Created,
        name: format!("Table {id}"),
        key: format!("table {id}"),
        code: format!("CODE{id}"),
    };
    (record, Group::found(&first).unwrap())
}

/// Seats players, an entry each.
pub fn seat(group: &mut Group, players: &[&str]) -> Vec<Entry> {
    let entries = players.iter().map(|name| {
        let seat = group.table().next_seat();
        let entry = Entry {
            epoch: group.epoch(),
            n: group.n() + 1,
            at_ms: group.at_ms() + 1,
            origin: Some(Origin {
                seat,
                cid: CommandId(1),
            }),
            events: vec![GroupEvent::Table(Event::Seated {
                seat,
                name: names::name(name).unwrap(),
                points: 0,
            })],
            after: None,
        };
        group.apply(&entry).unwrap();
        entry
    });
    entries.collect()
}

pub fn entries_only(entries: Vec<Entry>) -> Batch {
    Batch {
        entries,
        ..Batch::default()
    }
}

/// The next entry of a writer at a table; it says whose it is.
pub fn next_entry(group: &Group, writer: usize) -> Entry {
    Entry {
        epoch: group.epoch(),
        n: group.n() + 1,
        at_ms: group.at_ms() + 1 + writer as u64,
        origin: None,
        events: vec![GroupEvent::Locked {
            locked: !group.is_locked(),
        }],
        after: None,
    }
}

pub fn fold(stored: &Stored) -> Group {
    let snapshot: &Snapshot = &stored.snapshot;
    let mut group = Group::restore(snapshot).unwrap();
    for entry in &stored.entries {
        group.apply(entry).unwrap();
    }
    group
}
