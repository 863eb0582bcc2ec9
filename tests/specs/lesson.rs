//! A lesson of thirty: a teacher and a pupil in browsers, the others without, and one of
//! them who tries everything to spoil it.

use score_core::group::newcomers::LATELY_MS;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::name::{Name, NameRefusal};
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::{Phase, Rights};
use score_core::wire::{CloseReason, HOST_GONE_MS, HelloRefusal, TURNED_AWAY_MS, TableSelector};
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_one: [nobody_spoils_a_lesson_of_thirty],
}

/// How many pupils have no browser.
const PUPILS: u64 = 29;

/// The teacher's seat: the first of the table.
const TEACHER: SeatId = SeatId(0);

/// The pupil who is seated first after the teacher.
const FIRST: SeatId = SeatId(1);

const COMMAND_REFUSED: Result<(), GroupRefusal> = Err(GroupRefusal::Table(Refusal::HostOnly));

/// A lesson as it goes on.
struct Lesson<'a> {
    site: Site,
    teacher: &'a Page,
    others: Vec<Page>,
    code: String,
    pupils: Vec<Pupil>,
}

fn nobody_spoils_a_lesson_of_thirty(page: &Page) {
    let mut lesson = Lesson::begin(page);
    lesson.nobody_but_the_host_has_a_host_s_rights();
    lesson.a_stand_in_rolls_and_ends_rounds_and_no_more();
    lesson.nobody_takes_the_roll_away();
    lesson.a_call_blocks_nobody();
    lesson.a_name_stays_what_the_host_made_it();
    lesson.nobody_takes_another_s_name_or_the_host_s();
    lesson.seats_are_not_taken_in_dozens();
    lesson.tables_are_not_made_in_hundreds();
    lesson.a_removed_pupil_waits_at_the_door();
    lesson.an_outage_costs_nobody_a_point();
    lesson.end();
}

fn name(text: &str) -> Name {
    Name::new(text, str::to_lowercase).expect("a name")
}

impl<'a> Lesson<'a> {
    fn begin(teacher: &'a Page) -> Lesson<'a> {
        let site = Site::with_relay();
        let others = teacher.others(1);
        let code = teacher.make_table(&site, "Ada", "Class 5b");
        let mut pupils = Vec::new();
        for number in 0..PUPILS {
            let selector = TableSelector::Join(code.clone());
            let pupil = Pupil::come(&site, selector, &format!("Pupil {number}"), number);
            pupils.push(pupil.expect("a class behind one address fits"));
        }
        for other in &others {
            other.come_by_link(&site, "Page", &code);
        }
        let mut lesson = Lesson {
            site,
            teacher,
            others,
            code,
            pupils,
        };
        // They have been here for longer than a minute.
        lesson.site.advance(LATELY_MS);
        lesson.pupils[0].catch_up();
        assert_eq!(lesson.pupils[0].group().table().seats().len(), 31);
        lesson.teacher.turn_side_to("host");
        lesson.teacher.press("#host-roll");
        lesson.everybody_sees_round(1);
        lesson
    }

    /// The lesson goes on: each page shows this roll, and nobody is gone.
    fn everybody_sees_round(&mut self, rounds: u32) {
        let first = &self.pupils[0];
        first.hear_until(|known| {
            let group = known.group().expect("a table");
            group.table().rounds() >= rounds
        });
        let group = first.group();
        let table = group.table();
        assert_eq!(table.rounds(), rounds);
        let round = table.round().expect("a roll");
        let dealt: Vec<String> = (round.deal.numbers().iter())
            .map(ToString::to_string)
            .collect();
        for page in self.others.iter().chain([self.teacher]) {
            page.wait_until(
                "the page shows the roll",
                &format!(
                    "JSON.stringify([...document.querySelectorAll('#dice .tile:not(.derived)')]
                       .map((tile) => tile.getAttribute('data-value') ?? tile.innerText.trim()))
                     === JSON.stringify({})",
                    serde_json::json!(dealt)
                ),
            );
        }
    }

    fn spoiler(&self) -> &Pupil {
        &self.pupils[13]
    }

    fn nobody_but_the_host_has_a_host_s_rights(&mut self) {
        let own = self.spoiler().seat();
        for request in [
            Request::Clear,
            Request::Play(Command::ClearPoints),
            Request::Play(Command::SetRules(Rules::twenty_four())),
            Request::Play(Command::EndRound { with_points: false }),
            Request::Lock(true),
            Request::Remove(FIRST, true),
            Request::Mute(FIRST, true),
            Request::ForbidCalls(FIRST, true),
            Request::RenameOther(FIRST, name("Silly")),
            Request::NameCoHost(Some(own)),
            Request::UseWaitingRoom(false),
            Request::RemoveNewcomers,
            Request::RemoveThese(vec![own], true),
            Request::RemoveThese(vec![own], false),
        ] {
            let refused = self.spoiler().ask(request.clone());
            assert_eq!(refused, COMMAND_REFUSED, "{request:?}");
        }
    }

    fn a_stand_in_rolls_and_ends_rounds_and_no_more(&mut self) {
        self.teacher.turn_side_to("you");
        self.teacher.press("#step-out");
        self.pupils[0].hear_until(|known| !known.is_present(TEACHER));
        self.site.advance(HOST_GONE_MS);
        self.pupils[0].catch_up();
        let first = &self.pupils[0];
        assert_eq!(first.group().rights(FIRST), Rights::StandIn);
        for request in [
            Request::Clear,
            Request::Play(Command::ClearPoints),
            Request::Remove(SeatId(2), true),
            Request::Lock(true),
        ] {
            let refused = Err(GroupRefusal::Table(Refusal::StandInOnly));
            assert_eq!(first.ask(request), refused);
        }
        assert_eq!(first.play(Command::EndRound { with_points: false }), Ok(()));
        assert_eq!(first.play(Command::Roll), Ok(()));
        self.teacher.come_by_link(&self.site, "Ada", &self.code);
        self.pupils[0].hear_until(|known| known.is_present(TEACHER));
        self.pupils[0].catch_up();
        assert_eq!(self.pupils[0].group().rights(FIRST), Rights::Player);
        self.teacher.turn_side_to("host");
        self.everybody_sees_round(2);
    }

    fn nobody_takes_the_roll_away(&mut self) {
        let refused = Err(GroupRefusal::Table(Refusal::NotYourRoll));
        assert_eq!(self.spoiler().play(Command::Roll), refused);
        self.teacher.press("#host-roll");
        self.teacher.wait_until(
            "it asks",
            "!document.querySelector('#host-roll-asks').hidden",
        );
        self.teacher.press("#host-roll-keep");
        self.everybody_sees_round(2);
        self.teacher.press("#host-anyone");
        self.pupils[0].hear_until(|known| {
            let group = known.group().expect("a table");
            group.table().rules().roller == score_core::table::rules::Roller::Anyone
        });
        for _ in 0..3 {
            self.spoiler().catch_up();
            assert_eq!(self.spoiler().play(Command::Roll), Ok(()));
        }
        let votes = self.spoiler().table().roll_votes().expect("a vote");
        assert_eq!((votes.asked, votes.needed), (1, 16));
        self.everybody_sees_round(2);
        self.teacher.press("#host-anyone");
    }

    fn a_call_blocks_nobody(&mut self) {
        self.spoiler().catch_up();
        assert_eq!(self.spoiler().play(Command::CallImpossible), Ok(()));
        self.teacher.wait_until(
            "the call is seen",
            "!document.querySelector('#host-end').disabled",
        );
        self.teacher.press("#host-end");
        self.teacher.press("#host-end-plain");
        self.pupils[0].hear_until(|known| {
            let round = known.group().and_then(|group| group.table().round());
            round.is_some_and(|round| matches!(round.phase, Phase::Settled(_)))
        });
        self.teacher.press("#host-roll");
        self.everybody_sees_round(3);
        self.spoiler().catch_up();
        let points = |pupil: &Pupil| {
            let group = pupil.group();
            let seats = group.table().seats().iter();
            seats.map(|seat| seat.points).collect::<Vec<_>>()
        };
        assert!(points(self.spoiler()).iter().all(|points| *points == 0));
    }

    fn a_name_stays_what_the_host_made_it(&mut self) {
        let rude = Command::Rename(name("Stinky"));
        assert_eq!(self.spoiler().play(rude.clone()), Ok(()));
        self.teacher.turn_side_to("players");
        self.teacher.open_tools_for("Stinky");
        self.teacher.fill("#tools-rename", "Pupil 13");
        self.teacher.press("#tools-form button");
        self.teacher
            .expect_person("Pupil 13", "is called so again", "true");
        self.spoiler().catch_up();
        assert_eq!(self.spoiler().play(rude), Err(GroupRefusal::NameFixed));
    }

    fn nobody_takes_another_s_name_or_the_host_s(&mut self) {
        // A Cyrillic letter, a capital I, a mathematical letter.
        for look_alike in ["Аda", "PupiI 3", "𝐀da"] {
            let refused = self.newcomer(look_alike, 900);
            let taken = matches!(
                refused,
                Err(CloseReason::Refused(HelloRefusal::Group(
                    GroupRefusal::Table(Refusal::NameTaken { .. })
                )))
            );
            assert!(taken, "{look_alike}");
        }
        for claim in ["Our Teacher", "The Host", "T\u{435}acher 2"] {
            let refused = self.newcomer(claim, 901).err();
            let reserved = CloseReason::Refused(HelloRefusal::Name(NameRefusal::ReservedWord));
            assert_eq!(refused, Some(reserved), "{claim}");
        }
        for line in ["\u{202e}\u{2066}", "\u{200b} \u{3164}"] {
            assert_eq!(self.spoiler().say(line), Err(GroupRefusal::NotSayable));
        }
    }

    fn newcomer(&self, name: &str, token: u64) -> Result<Pupil, CloseReason> {
        Pupil::come(
            &self.site,
            TableSelector::Join(self.code.clone()),
            name,
            token,
        )
    }

    fn seats_are_not_taken_in_dozens(&mut self) {
        let mut taken = Vec::new();
        let refused = loop {
            let number = 1_000 + taken.len() as u64;
            match self.newcomer(&format!("Robot {number}"), number) {
                Ok(robot) => taken.push(robot),
                Err(reason) => break reason,
            }
        };
        let why = CloseReason::Refused(HelloRefusal::TooManySeatsFromHere);
        assert_eq!(refused, why);
        self.teacher.turn_side_to("host");
        self.teacher.press("#newcomers summary");
        // All of them came at once, and have done nothing.
        let label = format!("Remove {} players", taken.len());
        self.teacher.expect_text("#newcomers-remove", &label);
        self.teacher.press("#newcomers-remove");
        for robot in taken {
            assert_eq!(robot.end(), CloseReason::Removed);
        }
        self.pupils[0].catch_up();
        let group = self.pupils[0].group();
        let seats = group.table().seats().iter();
        let left = seats.filter(|seat| !group.is_removed(seat.id)).count();
        assert_eq!(left, 31);
    }

    fn tables_are_not_made_in_hundreds(&mut self) {
        let mut made = Vec::new();
        let refused = loop {
            let number = 2_000 + made.len() as u64;
            let selector = TableSelector::Create(format!("Table {number}"));
            match Pupil::come(&self.site, selector, "Robot", number) {
                Ok(robot) => made.push(robot),
                Err(reason) => break reason,
            }
            assert!(made.len() < 100, "nobody is refused");
        };
        let why = CloseReason::Refused(HelloRefusal::TooManyTablesFromHere);
        assert_eq!(refused, why);
    }

    fn a_removed_pupil_waits_at_the_door(&mut self) {
        self.teacher.press("#host-waiting");
        self.pupils[0]
            .hear_until(|known| known.group().is_some_and(|group| group.has_waiting_room()));
        let private_window = self.newcomer("Innocent", 3_000).expect("they may wait");
        assert!(private_window.is_waiting());
        self.teacher.wait_until(
            "the teacher sees who waits",
            "document.querySelector('#visitors-list').innerText.includes('Innocent')",
        );
        self.teacher.press("#visitors-list button + button");
        let refused = CloseReason::Refused(HelloRefusal::TurnedAway {
            wait_ms: TURNED_AWAY_MS,
        });
        assert_eq!(private_window.end(), refused);
        self.everybody_sees_round(3);
    }

    fn an_outage_costs_nobody_a_point(&mut self) {
        self.pupils[5].catch_up();
        assert_eq!(self.pupils[5].play(Command::CallScore), Ok(()));
        self.site.advance(20_000);
        self.pupils[5].catch_up();
        self.site.stop();
        self.site.advance(36_000);
        self.site.start_again();
        let pupils = std::mem::take(&mut self.pupils);
        for pupil in pupils {
            self.pupils
                .push(pupil.come_back(&self.site).expect("their seat"));
        }
        self.site.advance(9_999);
        self.pupils[5].catch_up();
        assert!(self.pupils[5].group().table().call_is_open());
        assert_eq!(self.pupils[5].play(Command::GiveUp), Ok(()));
        for page in self.others.iter().chain([self.teacher]) {
            page.expect_connected();
        }
    }

    fn end(self) {
        self.teacher.turn_side_to("host");
        self.teacher.press("#clear summary");
        self.teacher.press("#clear-table");
        for other in &self.others {
            other.expect_lobby("The table is cleared.");
        }
        for pupil in self.pupils {
            assert_eq!(pupil.end(), CloseReason::Cleared);
        }
        complain_of_nothing(&self.others);
    }
}
