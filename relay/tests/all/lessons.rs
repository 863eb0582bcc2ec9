//! A whole lesson over sockets: sixty pupils and a host, ten rounds in both ways of playing.
//! Pupils come late, lose their connections and come back, the relay ends and starts again, and
//! the host is away: no answer is lost or counted twice, and the host is shown the log's fold.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::entry::CommandId;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::{Reveal, SeatId};
use score_core::table::own_board::FinalAnswer;
use score_core::table::state::{Phase, Rights};
use score_core::table::way_of_playing::{Everyone, Scoring, Way};
use score_core::wire::{Hello, Known, ToPlayer, ToRelay};
use score_relay::log::memory::Memory;
use score_relay::log::sqlite::Sqlite;
use score_relay::log::{Log, Stored};
use score_relay::metrics::Metrics;
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::room::Room;
use score_relay::settings::Settings;
use tokio::net::TcpStream;

use crate::client::{Client, Heard, create, join, player, request};
use crate::playing::step;
use crate::program::{Running, program};
use crate::relays::{Clock, Relay};

const TABLE: &str = "Class";

const PUPILS: usize = 60;

/// The number of pupils who come on time; of the others one comes in each round.
const ON_TIME: usize = 50;

const ROUNDS: usize = 10;

/// The number of rounds that everyone plays; the others are played with calls.
const ROUNDS_OF_EVERYONE: usize = 6;

/// In which rounds the relay ends and starts again.
const RESTARTS: [usize; 3] = [1, 4, 8];

/// In which rounds the host is away.
const HOST_IS_AWAY: [usize; 2] = [2, 7];

/// For how long, in milliseconds.
const AWAY_MS: u64 = 120_000;

/// Where the class plays.
enum Site {
    /// A relay inside this program, with a clock that the test moves and a log that it reads.
    Inside {
        relay: Option<Relay>,
        log: Memory,
        clock: Clock,
    },
    /// A program that is killed.
    Program { running: Running, file: PathBuf },
}

impl Site {
    async fn inside() -> Site {
        let (log, clock) = (Memory::new(), Clock::new());
        let relay = Relay::start(log.clone(), clock.clone(), settings()).await;
        Site::Inside {
            relay: Some(relay),
            log,
            clock,
        }
    }

    fn program(folder: &Path) -> Site {
        let file = folder.join("log.sqlite");
        Site::Program {
            running: start(&file),
            file,
        }
    }

    async fn connect(&self) -> Client {
        let address = match self {
            Site::Inside { relay, .. } => relay.as_ref().expect("it runs").address.to_string(),
            Site::Program { running, .. } => running.address.clone(),
        };
        let stream = TcpStream::connect(&address).await.expect("it runs");
        Client::over(stream, request(&address))
            .await
            .expect("it runs")
    }

    /// Ends the relay and starts it again; returns the contents of the log between.
    async fn restart(&mut self) -> Stored {
        match self {
            Site::Inside { relay, log, clock } => {
                relay.take().expect("it runs").stop().await;
                let stored = stored(log).await;
                let again = Relay::start(log.clone(), clock.clone(), settings());
                *relay = Some(again.await);
                stored
            }
            Site::Program { running, file } => {
                running.kill();
                let log = Sqlite::open(file, Metrics::default()).expect("nobody has it open");
                let stored = stored(&log).await;
                drop(log);
                *running = start(file);
                stored
            }
        }
    }

    /// The contents of the log, if it can be read while the relay runs.
    async fn log(&self) -> Option<Stored> {
        match self {
            Site::Inside { log, .. } => Some(stored(log).await),
            Site::Program { .. } => None,
        }
    }
}

fn settings() -> Settings {
    Settings {
        joins_per_minute: NonZeroU32::MAX,
        seats_per_address: NonZeroUsize::MAX,
        ..Settings::default()
    }
}

fn start(file: &Path) -> Running {
    let mut command = program(&["--port", "0", "--address", "127.0.0.1"]);
    command.args([
        "--joins-per-minute",
        "1000000",
        "--seats-per-address",
        "1000",
    ]);
    command.arg("--log").arg(file);
    Running::by(command)
}

async fn stored(log: &impl Log) -> Stored {
    let records = log.records().await.expect("a log");
    let record = records.iter().find(|record| record.name == TABLE);
    let loaded = log.load(record.expect("the table").id).await;
    loaded.expect("a log").0
}

/// The fold of the log up to its entry `n`; `None`: the log begins with a later snapshot.
fn fold(mut stored: Stored, n: u64) -> Option<Group> {
    let first = Group::restore(&stored.snapshot).expect("a snapshot");
    if first.n() > n {
        return None;
    }
    stored.entries.retain(|entry| entry.n <= n);
    let room = Room::restore(stored, 0).expect("the log that the relay wrote");
    Some(room.group().clone())
}

/// A player with their client, and their requests without an answer so far.
struct Person {
    name: String,
    client: Option<Client>,
    /// The group as their client has it while it is asleep.
    known: Option<(Known, Group)>,
    unanswered: VecDeque<(CommandId, Request)>,
}

impl Person {
    fn new(name: String) -> Person {
        Person {
            name,
            client: None,
            known: None,
            unanswered: VecDeque::new(),
        }
    }

    fn client(&mut self) -> &mut Client {
        self.client.as_mut().expect("they are awake")
    }

    fn seat(&self) -> SeatId {
        self.client.as_ref().expect("they are awake").seat()
    }

    fn is_awake(&self) -> bool {
        self.client.is_some()
    }

    /// Comes to the table for the first time, or to their old seat; requests without an answer are
    /// repeated.
    async fn come(&mut self, site: &Site, is_maker: bool) {
        let (known, group) = self.known.take().unzip();
        let mut client = site.connect().await;
        client.group = group;
        let selector = if is_maker { create(TABLE) } else { join(TABLE) };
        let hello = Hello {
            table: selector,
            player: Some(player(&self.name)),
            known,
        };
        client.come(hello).await.expect("room");
        for (cid, request) in &self.unanswered {
            client.send_again(*cid, request.clone()).await;
        }
        self.client = Some(client);
    }

    /// Their device sleeps: the socket is gone.
    fn sleep(&mut self) {
        if let Some(client) = self.client.take() {
            let group = client.group().clone();
            self.known = Some((client.vanish(), group));
        }
    }

    async fn send(&mut self, command: Command) {
        let request = Request::Play(command);
        let cid = self.client().send_request(request.clone()).await;
        self.unanswered.push_back((cid, request));
    }

    /// Hears until all requests are answered; returns whether the connection lasted so long.
    async fn hear_answers(&mut self) -> bool {
        while let Some((cid, request)) = self.unanswered.front().cloned() {
            match self.client().hear().await {
                Heard::Said(ToPlayer::Ack { cid: of, outcome }) if of == cid => {
                    assert_eq!(outcome, Ok(()), "{} {request:?}", self.name);
                    self.unanswered.pop_front();
                }
                Heard::Said(_) => {}
                Heard::Closed(_) | Heard::Cut => return false,
            }
        }
        true
    }

    async fn ask(&mut self, command: Command) {
        self.send(command).await;
        assert!(self.hear_answers().await, "the relay runs");
    }
}

/// A pupil by the messages that their client was sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Expected {
    points: i32,
    rounds: u32,
    right: u32,
    wrong_impossible: u32,
}

/// The class, and the result that is expected of it.
struct Class {
    site: Site,
    host: Person,
    pupils: Vec<Person>,
    expected: BTreeMap<SeatId, Expected>,
    checks: usize,
}

impl Class {
    async fn at(site: Site) -> Class {
        let mut host = Person::new("Host".to_owned());
        host.come(&site, true).await;
        let mut pupils = Vec::new();
        for number in 0..PUPILS {
            pupils.push(Person::new(format!("Pupil {number}")));
        }
        let mut class = Class {
            site,
            host,
            pupils,
            expected: BTreeMap::new(),
            checks: 0,
        };
        for number in 0..ON_TIME {
            class.admit(number).await;
        }
        class
    }

    async fn admit(&mut self, number: usize) {
        let pupil = &mut self.pupils[number];
        pupil.come(&self.site, false).await;
        self.expected.insert(pupil.seat(), Expected::default());
        self.check_host().await;
    }

    /// Checks that the host is shown the log's fold.
    async fn check_host(&mut self) {
        let Some(stored) = self.site.log().await else {
            return;
        };
        let folded = fold(stored, u64::MAX).expect("it has a snapshot");
        let host = self.host.client();
        host.until_group(|group| group.n() >= folded.n()).await;
        assert_eq!(*host.group(), folded, "the host is shown another table");
        self.checks += 1;
    }

    /// Ends the relay and starts it again. All that each client had seen was in the log, and
    /// everybody comes back.
    async fn restart(&mut self) {
        let stored = self.site.restart().await;
        let people = self.pupils.iter_mut().chain([&mut self.host]);
        for person in people.filter(|person| person.is_awake()) {
            let client = person.client();
            // All that was on its way is heard.
            while matches!(client.hear().await, Heard::Said(_)) {}
            let (group, seat) = (client.group().clone(), client.seat());
            // A relay that was ended just after it stored a snapshot may have told nobody so far.
            if let Some(folded) = fold(stored.clone(), group.n()) {
                let shown = folded.snapshot_for(folded.audience(Some(seat)));
                let shown = Group::restore(&shown).expect("a snapshot");
                assert_eq!(group, shown, "{} was shown another table", person.name);
                self.checks += 1;
            }
            person.sleep();
            person.come(&self.site, false).await;
        }
    }

    /// The host's laptop sleeps for two minutes, if the test moves the clock: a pupil stands
    /// in, until the host is back.
    async fn host_is_away(&mut self) {
        let Site::Inside { clock, .. } = &self.site else {
            self.host.sleep();
            self.host.come(&self.site, false).await;
            return;
        };
        let clock = clock.clone();
        self.host.sleep();
        let awake = self.pupils.iter_mut().find(|pupil| pupil.is_awake());
        let pupil = awake.expect("a pupil").client();
        clock.advance(PRESENCE_EVERY_MS);
        pupil.until(gone).await;
        clock.advance(AWAY_MS);
        pupil.send(&ToRelay::Clock { sent_ms: 1 }).await;
        let has_stand_in = |group: &Group| {
            let host = group.host().expect("a table that somebody hosts");
            group.rights(host) == Rights::StandIn
        };
        pupil.until_group(has_stand_in).await;
        self.host.come(&self.site, false).await;
        let is_back = |group: &Group| !has_stand_in(group);
        self.host.client().until_group(is_back).await;
        self.check_host().await;
    }

    async fn deal(&mut self, round: usize) {
        let numbers = [1, 4, 5, 7 + round as u32];
        let roll = Roll::new(&numbers).expect("a roll");
        self.host.ask(Command::Deal(roll)).await;
        self.check_host().await;
        // Pupils who are awake know of it before they do something.
        let rounds = self.host.client().group().table().rounds();
        for pupil in self.pupils.iter_mut().filter(|pupil| pupil.is_awake()) {
            let client = pupil.client();
            client
                .until_group(|group| group.table().rounds() == rounds)
                .await;
        }
        if let Some(late) = self.pupils.get(ON_TIME + round) {
            assert!(!late.is_awake());
            self.admit(ON_TIME + round).await;
            let seat = self.pupils[ON_TIME + round].client().seat();
            let let_play = self.host.client().ask(Request::LetPlay(seat)).await;
            let_play.expect("the host");
        }
        for expected in self.expected.values_mut() {
            expected.rounds += 1;
        }
    }

    /// The number of pupils at the table.
    fn there(&self) -> usize {
        self.expected.len()
    }

    /// A round in which each answers by a plan, or not.
    async fn everyone(&mut self, round: usize) {
        self.deal(round).await;
        let plans: Vec<Option<FinalAnswer>> = (0..self.there())
            .map(|number| plan(number, round))
            .collect();
        for (pupil, plan) in self.pupils.iter_mut().zip(&plans) {
            for command in commands(*plan) {
                pupil.send(command).await;
            }
        }
        // Some are gone before they hear that it has come, and come back later.
        let sleeps = |number: usize| number % 5 == round % 5;
        for number in (0..self.there()).filter(|number| sleeps(*number)) {
            self.pupils[number].sleep();
        }
        let restarts_at = RESTARTS.contains(&round).then_some(self.there() / 3);
        for number in 0..self.there() {
            if restarts_at == Some(number) {
                self.restart().await;
            }
            if self.pupils[number].is_awake() {
                assert!(self.pupils[number].hear_answers().await, "the relay runs");
                self.check_host().await;
            }
        }
        if HOST_IS_AWAY.contains(&round) {
            self.host_is_away().await;
        }
        for number in (0..self.there()).filter(|number| sleeps(*number)) {
            self.pupils[number].come(&self.site, false).await;
            assert!(self.pupils[number].hear_answers().await, "the relay runs");
            self.check_host().await;
        }
        self.host.ask(Command::EndRound { with_points: true }).await;
        self.check_host().await;
        let given: BTreeMap<SeatId, FinalAnswer> = (self.pupils.iter().zip(plans))
            .filter_map(|(pupil, plan)| Some((pupil.seat(), plan?)))
            .collect();
        self.check_reveal(&given);
    }

    /// Each answer that was acknowledged counts, and once.
    fn check_reveal(&mut self, given: &BTreeMap<SeatId, FinalAnswer>) {
        let reveal = revealed(self.host.client().group());
        let solved = reveal.solutions.iter().flat_map(|it| it.seats.clone());
        let solved = solved.map(|seat| (seat, FinalAnswer::Solved));
        let impossible = reveal.impossible.iter();
        let impossible = impossible.map(|seat| (*seat, FinalAnswer::Impossible));
        let shown: Vec<(SeatId, FinalAnswer)> = solved.chain(impossible).collect();
        assert_eq!(shown.len(), given.len(), "none is counted twice");
        assert_eq!(shown.into_iter().collect::<BTreeMap<_, _>>(), *given);
        for (seat, answer) in given {
            let expected = self.expected.get_mut(seat).expect("a pupil");
            match answer {
                FinalAnswer::Solved => {
                    expected.right += 1;
                    expected.points += 1;
                }
                FinalAnswer::Impossible => {
                    expected.wrong_impossible += 1;
                    expected.points -= 1;
                }
            }
        }
    }

    /// A round in which somebody calls SCORE and shows it, or calls IMPOSSIBLE, which stands
    /// until the host ends the round.
    async fn calls(&mut self, round: usize) {
        self.deal(round).await;
        let caller = round * 11 % self.there();
        let asleep: BTreeSet<usize> = (0..self.there())
            .filter(|number| number % 5 == round % 5 && *number != caller)
            .collect();
        for number in &asleep {
            self.pupils[*number].sleep();
        }
        let shows = round.is_multiple_of(2);
        let pupil = &mut self.pupils[caller];
        let seat = pupil.seat();
        match shows {
            true => {
                pupil.ask(Command::CallScore).await;
                for command in solution() {
                    pupil.send(command).await;
                }
            }
            false => pupil.send(Command::CallImpossible).await,
        }
        if RESTARTS.contains(&round) {
            self.restart().await;
        }
        assert!(self.pupils[caller].hear_answers().await, "the relay runs");
        self.check_host().await;
        if HOST_IS_AWAY.contains(&round) {
            self.host_is_away().await;
        }
        for number in asleep {
            self.pupils[number].come(&self.site, false).await;
        }
        let expected = self.expected.get_mut(&seat).expect("a pupil");
        expected.points += 1;
        match shows {
            true => expected.right += 1,
            false => expected.wrong_impossible += 1,
        }
        let host = self.host.client();
        host.catch_up().await;
        let is_open = host.group().table().call_is_open();
        // Two minutes are longer than an IMPOSSIBLE has to stand.
        if is_open {
            self.host.ask(Command::EndRound { with_points: true }).await;
        }
        self.check_host().await;
    }

    /// Checks points and report against those that the clients have heard.
    fn check_end(&mut self) {
        let group = self.host.client().group();
        let tallies = group.tallies().expect("a host");
        assert_eq!(self.expected.len(), PUPILS);
        for (seat, expected) in &self.expected {
            let tally = tallies.of(*seat);
            let counted = Expected {
                points: group.table().seat(*seat).expect("a pupil").points,
                rounds: tally.rounds,
                right: tally.right,
                wrong_impossible: tally.wrong_impossible,
            };
            assert_eq!(counted, *expected, "{seat:?}");
        }
    }
}

/// Whether a message says that the host is not there any more.
fn gone(message: &ToPlayer) -> Option<()> {
    let ToPlayer::News(news) = message else {
        return None;
    };
    let host = score_core::wire::News::Present {
        seat: SeatId(0),
        is_present: false,
    };
    news.contains(&host).then_some(())
}

fn revealed(group: &Group) -> Reveal {
    match &group.table().round().expect("a round").phase {
        Phase::Revealed(reveal) => reveal.clone(),
        other => panic!("{other:?}"),
    }
}

/// 4 × 5 ÷ 1
fn solution() -> [Command; 2] {
    [step(1, Op::Mul, 2), step(4, Op::Div, 0)]
}

/// The answer of the pupil of this number.
fn plan(number: usize, round: usize) -> Option<FinalAnswer> {
    match (number + round) % 3 {
        0 => Some(FinalAnswer::Solved),
        1 => Some(FinalAnswer::Impossible),
        _ => None,
    }
}

fn commands(plan: Option<FinalAnswer>) -> Vec<Command> {
    let steps = solution().to_vec();
    let steps = steps
        .into_iter()
        .filter(|_| plan == Some(FinalAnswer::Solved));
    steps.chain(plan.map(Command::Answer)).collect()
}

/// Plays the lesson; returns how often the group of a reader was checked.
async fn lesson(site: Site) -> usize {
    let mut class = Class::at(site).await;
    let way = Way::Everyone(Everyone {
        clock: None,
        scoring: Scoring {
            points: true,
            first_three: false,
            wrong_impossible: true,
        },
    });
    class.host.ask(Command::SetWay(way)).await;
    for round in 0..ROUNDS_OF_EVERYONE {
        class.everyone(round).await;
    }
    class.host.ask(Command::SetWay(Way::Call)).await;
    for round in ROUNDS_OF_EVERYONE..ROUNDS {
        class.calls(round).await;
    }
    class.restart().await;
    class.host.client().catch_up().await;
    class.check_end();
    class.checks
}

#[tokio::test]
async fn in_a_lesson_of_sixty_the_host_is_shown_the_log_at_each_step() {
    let checks = lesson(Site::inside().await).await;
    assert!(checks > 8 * PUPILS, "{checks}");
}

#[tokio::test]
async fn in_a_lesson_of_sixty_a_killed_relay_loses_no_answer_and_counts_none_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let checks = lesson(Site::program(folder.path())).await;
    assert!(checks > 3 * PUPILS, "{checks}");
}
