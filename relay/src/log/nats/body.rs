//! Log on NATS: the contents of a message. A message is a batch, or a batch with the whole table,
//! with which reading begins. Messages are JSON, so that people can read them years later.

use bytes::Bytes;
use score_core::group::entry::{Entry, Snapshot};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::log::{Batch, LoadFailure, Record, SeatKeys, Stored, Times, Unavailable, put};

/// One message of a table's log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Body {
    /// The record and the snapshot of the table, with which earlier messages are not needed any
    /// more.
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<Base>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    entries: Vec<Entry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    keys: Vec<SeatKeys>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<Times>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Base {
    record: Record,
    snapshot: Snapshot,
}

/// The parts of a table that a batch with a snapshot needs. They are written in the same message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SnapshotContext {
    pub(super) record: Record,
    /// The keys in the order of their seats.
    pub(super) keys: Vec<SeatKeys>,
    pub(super) times: Times,
}

impl SnapshotContext {
    /// The context of a new table.
    pub(super) fn of(record: Record) -> SnapshotContext {
        SnapshotContext {
            record,
            keys: Vec::new(),
            times: Times::default(),
        }
    }

    /// Notes the changes of a batch.
    pub(super) fn note(&mut self, batch: &Batch) {
        for keys in &batch.keys {
            put(&mut self.keys, keys.clone());
        }
        self.times = batch.times.unwrap_or(self.times);
    }
}

impl From<&Stored> for SnapshotContext {
    fn from(stored: &Stored) -> SnapshotContext {
        SnapshotContext {
            record: stored.record.clone(),
            keys: stored.keys.clone(),
            times: stored.times,
        }
    }
}

impl Body {
    /// The first message of a table.
    pub(super) fn first(record: Record, snapshot: Snapshot) -> Body {
        Body {
            base: Some(Base { record, snapshot }),
            ..Body::default()
        }
    }

    /// A batch without a snapshot.
    pub(super) fn batch(batch: Batch) -> Body {
        Body {
            base: None,
            entries: batch.entries,
            keys: batch.keys,
            times: batch.times,
        }
    }

    /// A table after a batch with this snapshot; `context` has noted the batch.
    pub(super) fn whole(entries: Vec<Entry>, snapshot: Snapshot, context: SnapshotContext) -> Body {
        let after = entries.into_iter().filter(|entry| entry.n > snapshot.n);
        Body {
            entries: after.collect(),
            keys: context.keys,
            times: Some(context.times),
            base: Some(Base {
                record: context.record,
                snapshot,
            }),
        }
    }

    /// Adds this message to those before it, which are `None` at the beginning.
    ///
    /// # Errors
    /// When this is the first message, but has no table.
    pub(super) fn add_to(self, before: Option<Stored>) -> Result<Stored, LoadFailure> {
        let new_base = self.base.map(|Base { record, snapshot }| Stored {
            record,
            snapshot,
            entries: Vec::new(),
            keys: Vec::new(),
            times: Times::default(),
        });
        let mut stored = new_base.or(before).ok_or_else(|| {
            LoadFailure::Unreadable("its first message has no table in it".to_owned())
        })?;
        stored.entries.extend(self.entries);
        for keys in self.keys {
            put(&mut stored.keys, keys);
        }
        stored.times = self.times.unwrap_or(stored.times);
        Ok(stored)
    }
}

pub(super) fn json(value: &impl Serialize) -> Result<Bytes, Unavailable> {
    let text = serde_json::to_vec(value);
    text.map(Bytes::from)
        .map_err(|error| Unavailable(error.to_string()))
}

pub(super) fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, LoadFailure> {
    serde_json::from_slice(text).map_err(|error| LoadFailure::Unreadable(error.to_string()))
}

#[cfg(test)]
mod tests {
    use score_core::group::entry::{GroupEvent, GroupKind};
    use score_core::group::state::Group;
    use score_core::table::event::SeatId;
    use score_core::table::rules::Rules;

    use super::*;
    use crate::log::TableId;

    fn record() -> Record {
        Record {
            id: TableId(u64::MAX),
            kind: GroupKind::Created,
            name: "Club".to_owned(),
            key: "club".to_owned(),
            code: "ABC234".to_owned(),
        }
    }

    fn entry(n: u64) -> Entry {
        Entry {
            epoch: 1,
            n,
            at_ms: 7,
            origin: None,
            events: vec![GroupEvent::Locked { locked: true }],
            after: None,
        }
    }

    fn keys(seat: u32, token: u8) -> SeatKeys {
        SeatKeys {
            seat: SeatId(seat),
            current: [token; 32],
            next: [token + 1; 32],
        }
    }

    fn snapshot() -> Snapshot {
        let first = Group::founding_entry(GroupKind::Created, Rules::score(), 1, 0);
        Group::found(&first).unwrap().snapshot()
    }

    #[test]
    fn messages_have_the_form_that_earlier_relays_wrote() {
        let batch = Batch {
            entries: vec![entry(2)],
            keys: vec![keys(3, 0)],
            snapshot: None,
            times: Some(Times {
                clock_ms: 5,
                empty_since_ms: None,
            }),
        };
        let hash = |byte: u8| serde_json::to_string(&[byte; 32]).unwrap();
        let (current, next) = (hash(0), hash(1));
        let expected = format!(
            r#"{{"entries":[{{"epoch":1,"n":2,"at_ms":7,"origin":null,"events":[{{"locked":{{"locked":true}}}}],"after":null}}],"keys":[{{"seat":3,"current":{current},"next":{next}}}],"times":{{"clock_ms":5,"empty_since_ms":null}}}}"#
        );
        let body = Body::batch(batch);
        assert_eq!(json(&body).unwrap(), expected);
        assert_eq!(read(expected.as_bytes()), Ok(body));
        assert_eq!(json(&Body::batch(Batch::default())).unwrap(), "{}");
        let written = json(&record()).unwrap();
        let expected = r#"{"id":18446744073709551615,"kind":"created","name":"Club","key":"club","code":"ABC234"}"#;
        assert_eq!(written, expected);
        let first = Body::first(record(), snapshot());
        let text = json(&first).unwrap();
        assert!(
            text.starts_with(format!(r#"{{"base":{{"record":{expected},"snapshot":"#).as_bytes())
        );
        assert_eq!(read(&text), Ok(first));
    }

    #[test]
    fn a_message_with_a_table_stands_for_those_before_it() {
        let first = Body::first(record(), snapshot()).add_to(None).unwrap();
        let mut context = SnapshotContext::from(&first);
        let batch = Batch {
            keys: vec![keys(1, 5), keys(0, 1), keys(1, 9)],
            times: Some(Times {
                clock_ms: 3,
                empty_since_ms: Some(4),
            }),
            ..Batch::default()
        };
        context.note(&batch);
        let before = Body::batch(Batch {
            entries: vec![entry(2)],
            ..Batch::default()
        });
        let before = before.add_to(Some(first)).unwrap();
        assert_eq!(before.entries, [entry(2)]);
        let last = snapshot().n;
        let entries = vec![entry(last), entry(last + 1)];
        let whole = Body::whole(entries, snapshot(), context);
        let stored = whole.add_to(Some(before)).unwrap();
        assert_eq!(stored.entries, [entry(last + 1)]);
        assert_eq!(stored.keys, [keys(0, 1), keys(1, 9)]);
        assert_eq!(stored.times, batch.times.unwrap());
    }

    #[test]
    fn a_log_that_begins_without_its_table_cannot_be_read() {
        let lone = Body::batch(Batch::default()).add_to(None);
        assert!(matches!(lone, Err(LoadFailure::Unreadable(_))));
    }
}
