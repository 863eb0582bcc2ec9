//! A group to which tests send requests.

use score_core::dice::{Generator, Roll};
use score_core::group::audience::{Audience, PlacedEntry, part_for};
use score_core::group::entry::{CommandId, Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::name::Name;
use score_core::table::rules::Rules;

pub const ADA: SeatId = SeatId(0);
pub const BOB: SeatId = SeatId(1);
pub const CYD: SeatId = SeatId(2);

/// The time at which the group is founded, in milliseconds.
pub const START_MS: u64 = 1_000;

pub fn name(text: &str) -> Name {
    Name::new(text, |text| text.to_lowercase()).expect("a name")
}

pub fn play(command: Command) -> Request {
    Request::Play(command)
}

/// A group, and all of its log.
#[derive(Clone)]
pub struct TestGroup {
    pub group: Group,
    pub log: Vec<Entry>,
    /// The log after its first entry, as a relay keeps it for its readers.
    pub logged: Vec<PlacedEntry>,
    pub now_ms: u64,
    cid: u32,
}

impl TestGroup {
    /// A group of this kind where Ada, Bob and Cyd sit.
    pub fn of(kind: GroupKind) -> TestGroup {
        TestGroup::with_rules(kind, Rules::score())
    }

    /// A group of this kind with these rules, where Ada, Bob and Cyd sit.
    pub fn with_rules(kind: GroupKind, rules: Rules) -> TestGroup {
        let first = Group::founding_entry(kind, rules, 7, START_MS);
        let mut scene = TestGroup {
            group: Group::found(&first).expect("the published rules"),
            log: vec![first],
            logged: Vec::new(),
            now_ms: START_MS,
            cid: 0,
        };
        for text in ["Ada", "Bob", "Cyd"] {
            scene.admit(text).expect("room");
        }
        scene
    }

    pub fn admit(&mut self, text: &str) -> Result<(), GroupRefusal> {
        let events = referee::admit(&self.group, name(text), false)?;
        let entry = referee::entry(&self.group, self.now_ms, None, events);
        self.write(entry);
        Ok(())
    }

    /// A request of `seat`, knowing all that has happened.
    pub fn ask(&mut self, seat: SeatId, request: Request) -> Result<(), GroupRefusal> {
        let seen = self.group.n();
        self.ask_late(seat, seen, request)
    }

    /// A request of `seat`, whose page knows the entries up to `seen`.
    pub fn ask_late(
        &mut self,
        seat: SeatId,
        seen: u64,
        request: Request,
    ) -> Result<(), GroupRefusal> {
        let mut generator = Generator::new(self.now_ms, seen);
        let now_ms = self.now_ms;
        let events = referee::decide(&self.group, now_ms, &mut generator, seat, seen, request)?;
        self.cid += 1;
        let origin = referee::origin(seat, CommandId(self.cid));
        let entry = referee::entry(&self.group, self.now_ms, origin, events);
        self.write(entry);
        Ok(())
    }

    /// Makes a request that is carried out, shortly after the previous one.
    #[track_caller]
    pub fn must_ask(&mut self, seat: SeatId, request: Request) {
        self.must_ask_after(10, seat, request);
    }

    /// Makes a request that is carried out after `after_ms`.
    #[track_caller]
    pub fn must_ask_after(&mut self, after_ms: u64, seat: SeatId, request: Request) {
        self.now_ms += after_ms;
        if let Err(why) = self.ask(seat, request.clone()) {
            panic!("{seat:?} {request:?}: {why:?}");
        }
    }

    /// Ada deals these numbers, as the host.
    pub fn deal(&mut self, numbers: &[u32]) {
        let roll = Roll::new(numbers).expect("a roll");
        self.ask(ADA, play(Command::Deal(roll))).expect("the host");
    }

    pub fn write(&mut self, entry: Entry) -> Vec<GroupEvent> {
        self.log.push(entry.clone());
        match self.group.apply_placed(entry) {
            Ok((Applied::Taken(events), placed)) => {
                self.logged.push(placed);
                events
            }
            other => panic!("{other:?}"),
        }
    }

    /// The log makes this group, and so does a snapshot at every moment.
    pub fn check_log(&self) {
        let mut group = Group::found(&self.log[0]).expect("a founding");
        for entry in &self.log[1..] {
            group.apply(entry).expect("an entry of the referee");
            assert_eq!(Group::restore(&group.snapshot()).as_ref(), Ok(&group));
        }
        assert_eq!(group, self.group);
    }

    pub fn points(&self) -> Vec<i32> {
        let seats = self.group.table().seats().iter();
        seats.map(|seat| seat.points).collect()
    }
}

/// The group as a reader of all that was written sees it.
pub fn read_by(scene: &TestGroup, audience: Audience) -> Group {
    let last_own = match audience {
        Audience::Seat(seat) => scene.group.last_own_n(seat),
        _ => 0,
    };
    let founded = Group::found(&scene.log[0]).expect("a founding");
    let mut group = Group::restore(&founded.snapshot_for(audience)).expect("a snapshot");
    for entry in part_for(scene.logged.iter(), audience, last_own) {
        let applied = group.apply(&entry).expect("an entry of the referee");
        assert!(
            matches!(applied, Applied::Taken(_)),
            "{audience:?} {entry:?}"
        );
        // An entry that comes again changes nothing.
        assert_eq!(group.apply(&entry), Ok(Applied::Ignored));
    }
    group
}
