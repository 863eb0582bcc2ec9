//! The clients of the people in a tested room, each with the table as it knows it.

use std::collections::BTreeMap;

use score_core::group::entry::Entry;
use score_core::group::state::{Applied, Group};
use score_core::wire::{News, Past, ToPlayer};
use score_relay::frame;
use score_relay::room::{ConnectionId, Turn};

/// The clients at a table, each of which folds the messages that it hears.
#[derive(Default)]
pub struct Clients {
    pub groups: BTreeMap<u64, Group>,
    pub frames: BTreeMap<u64, Vec<u8>>,
}

impl Clients {
    pub fn come(&mut self, connection: u64, past: &Past) {
        let group = self.groups.remove(&connection);
        let group = match past {
            Past::Whole(snapshot) => Group::restore(snapshot).expect("a snapshot"),
            Past::Rest(rest) => {
                let mut group = group.expect("the group that they knew");
                rest.iter().for_each(|entry| apply_all(&mut group, entry));
                group
            }
        };
        self.groups.insert(connection, group);
    }

    pub fn hear(&mut self, turn: &Turn) {
        for (connection, group) in &mut self.groups {
            let is_in = |to: &[ConnectionId]| to.contains(&ConnectionId(*connection));
            let part = turn.addressed.iter().find(|part| is_in(&part.to));
            let news = match part {
                Some(part) => &part.news,
                None if turn.addressed.is_empty() => &turn.news,
                None => continue,
            };
            for news in news {
                if let News::Entry(entry) = news {
                    apply_all(group, entry);
                }
            }
            if !news.is_empty() {
                let bytes = frame::encode(&ToPlayer::News(news.clone()));
                let frames = self.frames.entry(*connection).or_default();
                frames.extend_from_slice(&bytes);
            }
        }
    }
}

fn apply_all(group: &mut Group, entry: &Entry) {
    let applied = group.apply(entry);
    assert!(
        matches!(applied, Ok(Applied::Taken(_))),
        "{applied:?} {entry:?}"
    );
}
