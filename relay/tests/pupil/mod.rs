//! A simulated pupil: the page's side of the talk with a relay, and random requests. Tests carry the
//! messages.

pub mod requests;

use std::collections::BTreeSet;

use score_core::dice::Generator;
use score_core::group::entry::CommandId;
use score_core::relay_session::{Claim, KnownTable, Session, Visit};
use score_core::table::event::SeatId;
use score_core::table::state::{Rights, Round};
use score_core::wire::{Player, TableSelector, ToPlayer, ToRelay, Token};

use requests::{ARRANGING, KINDS};

/// A pupil with their page.
pub struct Pupil {
    pub session: Session,
    pub table: KnownTable,
    asked: BTreeSet<CommandId>,
}

impl Pupil {
    /// The pupil of this number, who is to come to a table.
    pub fn new(number: u64, table: TableSelector, now_ms: u64) -> Pupil {
        let mut token = [7; 16];
        token[..8].copy_from_slice(&number.to_be_bytes());
        let visit = Visit {
            table,
            player: Some(Player {
                name: format!("Player {number}"),
                token: Token(token),
                tab: number,
                take_over: false,
            }),
            claim: Claim::Nothing,
        };
        Pupil {
            session: Session::new(visit, now_ms),
            table: KnownTable::default(),
            asked: BTreeSet::new(),
        }
    }

    /// Their connection is gone.
    pub fn lose(&mut self, now_ms: u64, generator: &mut Generator) {
        self.session.lost(&mut self.table, now_ms, generator);
    }

    /// Their next request, if any. `never` has a bit for each kind that is left out.
    pub fn next_request(
        &mut self,
        now_ms: u64,
        never: u32,
        generator: &mut Generator,
    ) -> Option<ToRelay> {
        let (group, you) = (self.table.group()?, self.table.seat()?);
        let is_over = match group.race() {
            Some(_) => generator.below(8) == 0,
            None => group.table().round().is_none_or(Round::is_over),
        };
        let request = match generator.below(8) {
            0..3 if is_over && group.rights(you) == Rights::Host => {
                // Most often the way of playing.
                let kind = ARRANGING + generator.below(3).min(1) * generator.below(4);
                requests::of_kind(kind, group, you, generator)
            }
            3 => None,
            _ => requests::useful(group, you, generator),
        };
        let request = request.or_else(|| {
            let kind = generator.below(KINDS);
            let may_be = never & (1 << kind) == 0;
            may_be.then(|| requests::of_kind(kind, group, you, generator))?
        });
        let message = self.session.ask(&self.table, now_ms, request?).ok()?;
        if let ToRelay::Ask { cid, .. } = message {
            self.asked.insert(cid);
        }
        Some(message)
    }

    /// Which of their requests a message answers, and whether it was carried out.
    pub fn answered(&self, message: &ToPlayer) -> Option<(SeatId, CommandId, bool)> {
        let ToPlayer::Ack { cid, outcome } = message else {
            return None;
        };
        let seat = self.table.seat().filter(|_| self.asked.contains(cid))?;
        Some((seat, *cid, outcome.is_ok()))
    }
}
