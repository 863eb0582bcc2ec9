//! Attacks of a pupil who wants to spoil a lesson, from the address of the class: each on a relay
//! of its own, with its outcome. Tests play them, and `cargo xtask bench spoil`.

use std::collections::BTreeSet;
use std::fmt;

use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{
    CHAT_PER_S, CloseReason, Hello, HelloRefusal, News, Player, TableSelector, ToPlayer, ToRelay,
    Token, Visitor, Watch, Watcher, Welcome,
};
use score_relay::names;
use score_relay::room::WATCHERS_PER_NETWORK;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Duration, Instant, sleep, timeout_at};
use tokio_util::task::AbortOnDropHandle;

use crate::client::{Client, Connector, Heard, closed, create, hello, join, player};

/// The time between two hellos of a hammer, in milliseconds: forty a second.
const HAMMER_EVERY_MS: u64 = 25;

/// The number of clients open at once that say nothing, or something that is refused: more than a
/// relay has places in these attacks.
const MAX_SILENT: usize = 400;

/// The number of frames of an endless message that are sent at once.
const FRAMES_AT_ONCE: usize = 1_000;

/// The number of tabs that send endless messages.
const FRAGMENTERS: usize = 4;

/// The time for which a client waits before it tries again, in milliseconds.
pub const AGAIN_MS: u64 = 5_000;

/// The time for which a class tries to come in, in milliseconds.
const PATIENCE_MS: u64 = 100_000;

pub const PUPILS: usize = 30;

/// The number of players who take other names in a storm.
const RENAMERS: usize = 40;

/// The number of tabs that come and go.
const TABS: usize = 50;

/// The number of pupils who hear of the coming and going; with their teacher, the tabs, and a
/// latecomer they have all the seats of an address.
const LISTENERS: usize = 8;

/// The time for which a refused tab waits, and the teacher between two commands, in milliseconds.
const SHORTLY_MS: u64 = 250;

/// The longest time after which everything is sent, in milliseconds.
const TOLD_WITHIN_MS: u64 = 1_500;

/// The longest welcome after a storm of names, in bytes.
const MAX_WELCOME_BYTES: usize = 8 * 1_024;

/// The length of an attack.
#[derive(Clone, Copy)]
pub struct Pace {
    /// For how long a hammer has hammered before a class comes.
    pub hammer: Duration,
    /// For how long names are guessed, lines are written and players renamed.
    pub long: Duration,
    /// The time between two clients that say nothing, or something that is refused.
    pub silence: Duration,
    /// For how long tabs come and go.
    pub comings: Duration,
    /// The time that a pupil takes for at once.
    pub prompt: Duration,
}

/// The outcome of an attack.
pub struct AttackOutcome {
    pub what: String,
    /// Whether the attack has harmed the class.
    pub has_succeeded: bool,
}

impl fmt::Display for AttackOutcome {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.what)
    }
}

type Visited<C> = (Client<<C as Connector>::Stream>, Welcome);

/// A hello of this token.
pub fn with_token(selector: TableSelector, name: &str, token: Token) -> Hello {
    Hello {
        player: Some(Player {
            token,
            ..player(name)
        }),
        ..hello(selector, name)
    }
}

pub fn token(number: usize) -> Token {
    Token(u128::try_from(number + 1_000).unwrap().to_be_bytes())
}

pub async fn come<C: Connector>(relay: &C, hello: Hello) -> Result<Visited<C>, HelloRefusal> {
    let mut client = relay.connect().await;
    client.come(hello).await.map(|welcome| (client, welcome))
}

/// The teacher, who makes the table.
pub async fn teacher<C: Connector>(relay: &C) -> Visited<C> {
    let made = come(relay, hello(create("Class 5b"), "Ms Ada")).await;
    made.unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

/// Comes, and tries again as pages do as long as the relay is busy; `None`: not within the
/// patience of a class.
pub async fn come_patiently<C: Connector>(relay: &C, hello: Hello) -> Option<Visited<C>> {
    let began = Instant::now();
    let until = began + Duration::from_millis(PATIENCE_MS);
    while began.elapsed() < Duration::from_millis(PATIENCE_MS) {
        match timeout_at(until, come(relay, hello.clone())).await.ok()? {
            Ok(come) => return Some(come),
            Err(HelloRefusal::Busy | HelloRefusal::TooManyNewcomersFromHere) => {
                sleep(Duration::from_millis(AGAIN_MS)).await
            }
            Err(other) => panic!("a pupil hears: {other:?}"),
        }
    }
    None
}

/// Says forty hellos a second until the returned handle is dropped; `hello` makes each from its
/// number.
pub fn hammer<C: Connector>(
    relay: &C,
    hello: impl Fn(usize) -> Hello + Send + 'static,
) -> AbortOnDropHandle<()> {
    let relay = relay.clone();
    AbortOnDropHandle::new(tokio::spawn(async move {
        let mut clients = JoinSet::new();
        for number in 0.. {
            let (relay, hello) = (relay.clone(), hello(number));
            clients.spawn(async move {
                let mut client = relay.connect().await;
                client.send(&ToRelay::Hello(hello)).await;
                client.end().await;
            });
            sleep(Duration::from_millis(HAMMER_EVERY_MS)).await;
        }
    }))
}

/// Opens clients until the returned handle is dropped: half of them say nothing, the others
/// something that is refused, and none of them goes.
fn silence<C: Connector>(relay: &C, every: Duration) -> AbortOnDropHandle<()> {
    let relay = relay.clone();
    AbortOnDropHandle::new(tokio::spawn(async move {
        let mut clients = JoinSet::new();
        for number in 0.. {
            while clients.try_join_next().is_some() {}
            if clients.len() >= MAX_SILENT {
                clients.join_next().await;
            }
            let relay = relay.clone();
            clients.spawn(async move {
                let mut client = relay.connect().await;
                if number % 2 == 0 {
                    client.send(&ToRelay::Hello(bad_hello(number / 2))).await;
                }
                client.end().await;
            });
            sleep(every).await;
        }
    }))
}

/// Hellos that are refused, each for another reason.
pub fn bad_hello(number: usize) -> Hello {
    match number % 4 {
        0 => hello(join(&format!("Wrong {number}")), "Sly"),
        1 => hello(join("Class 5b"), "\u{202e}"),
        2 => with_token(join("Class 5b"), "Ms Ada", token(5)),
        _ => hello(create("Group A"), "Sly"),
    }
}

/// A class that comes all at once: the clients of those who got in.
pub async fn class_comes<C: Connector>(relay: &C, pupils: usize) -> Vec<Client<C::Stream>> {
    let comes = |number| {
        let (relay, name) = (relay.clone(), format!("Pupil {number}"));
        tokio::spawn(async move { come_patiently(&relay, hello(join("Class 5b"), &name)).await })
    };
    let coming: Vec<JoinHandle<_>> = (0..pupils).map(comes).collect();
    let mut clients = Vec::new();
    for pupil in coming {
        clients.extend(pupil.await.unwrap().map(|(client, _)| client));
    }
    clients
}

/// The outcome for a class that comes now.
async fn class_feels<C: Connector>(relay: &C, pupils: usize, pace: Pace) -> AttackOutcome {
    let began = Instant::now();
    let inside = class_comes(relay, pupils).await.len();
    let took = began.elapsed();
    AttackOutcome {
        what: format!(
            "{inside} of {pupils} pupils are in after {} ms",
            took.as_millis()
        ),
        has_succeeded: inside < pupils || took > pace.prompt,
    }
}

pub async fn bad_hellos<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let _teacher = teacher(relay).await;
    let _hammer = hammer(relay, bad_hello);
    sleep(pace.hammer).await;
    class_feels(relay, 35, pace).await
}

/// Clients that are at no table fill the places of a relay.
pub async fn silent_clients<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let _teacher = teacher(relay).await;
    let _silence = silence(relay, pace.silence);
    sleep(pace.hammer).await;
    class_feels(relay, PUPILS, pace).await
}

/// A teacher who lost the connection comes back while good and bad newcomers hammer, at this
/// table and another.
pub async fn newcomers_before_the_teacher<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let (client, welcome) = teacher(relay).await;
    client.vanish();
    let _bad = hammer(relay, bad_hello);
    let _elsewhere = hammer(relay, |number| {
        hello(TableSelector::GroupA, &format!("Sly {number}"))
    });
    let _here = hammer(relay, |number| {
        hello(join("Class 5b"), &format!("Sly {number}"))
    });
    sleep(pace.hammer).await;
    let began = Instant::now();
    let again = with_token(join("Class 5b"), "Ms Ada", welcome.token.unwrap());
    let back = come_patiently(relay, again).await;
    let seat = back.map(|(_, back)| back.seat);
    let took = began.elapsed();
    AttackOutcome {
        what: format!("the teacher is back after {} ms", took.as_millis()),
        has_succeeded: seat != Some(welcome.seat) || took > pace.prompt,
    }
}

pub async fn newcomers_elsewhere<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let _teacher = teacher(relay).await;
    let _elsewhere = hammer(relay, |number| {
        hello(TableSelector::GroupA, &format!("Sly {number}"))
    });
    sleep(pace.hammer).await;
    class_feels(relay, PUPILS, pace).await
}

/// A pupil guesses names and codes.
pub async fn guesses<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let _teacher = teacher(relay).await;
    let wrong = || async {
        let began = Instant::now();
        let refused = come(relay, hello(join("CDFGH"), "Sly")).await.err();
        assert_eq!(refused, Some(HelloRefusal::NoSuchTable));
        began.elapsed()
    };
    let mut at_once = 0;
    while at_once < 1_000 && wrong().await < Duration::from_millis(1_000) {
        at_once += 1;
    }
    let began = Instant::now();
    let mut late = 0;
    while at_once < 1_000 && began.elapsed() < pace.long {
        wrong().await;
        late += 1;
    }
    let per_minute = 60 * late / pace.long.as_secs();
    let class = class_feels(relay, PUPILS, pace).await;
    AttackOutcome {
        what: format!("{at_once} guesses at once, then {per_minute} a minute; {class}"),
        has_succeeded: class.has_succeeded || at_once >= 1_000 || per_minute > 40,
    }
}

/// A lesson whose host lets newcomers wait.
pub async fn with_waiting_room<C: Connector>(relay: &C) -> Client<C::Stream> {
    let (mut teacher, _) = teacher(relay).await;
    teacher.ask(Request::UseWaitingRoom(true)).await.unwrap();
    teacher
}

/// A client that has said hello, and the first message that it heard.
pub async fn knock<C: Connector>(relay: &C, hello: Hello) -> (Client<C::Stream>, Heard) {
    let mut client = relay.connect().await;
    client.send(&ToRelay::Hello(hello)).await;
    let heard = client.hear().await;
    (client, heard)
}

/// Hears on until so many visitors are in the host's list.
pub async fn until_waiting<C: Connector>(
    host: &mut Client<C::Stream>,
    count: usize,
) -> Vec<Visitor> {
    host.until(|message| match message {
        ToPlayer::Visitors(visitors) if visitors.len() == count => Some(visitors.clone()),
        _ => None,
    })
    .await
}

/// One token asks to be let in 59 times.
pub async fn one_token_waits<C: Connector>(relay: &C, _: Pace) -> AttackOutcome {
    let mut teacher = with_waiting_room(relay).await;
    let mut spoilers = Vec::new();
    for number in 0..59 {
        let name = format!("Sly {number}");
        let hello = with_token(join("Class 5b"), &name, Token([7; 16]));
        spoilers.push(knock(relay, hello).await.0);
    }
    let mut pupils = Vec::new();
    let mut refused = 0;
    for number in 0..PUPILS {
        let (client, heard) =
            knock(relay, hello(join("Class 5b"), &format!("Pupil {number}"))).await;
        refused += usize::from(heard != Heard::Said(ToPlayer::InWaitingRoom));
        pupils.push(client);
    }
    let is_newest = match refused {
        // One place, for the newest hello.
        0 => until_waiting::<C>(&mut teacher, 1 + PUPILS).await[0].name() == Some("Sly 58"),
        _ => false,
    };
    AttackOutcome {
        what: format!("{} of {PUPILS} pupils wait", PUPILS - refused),
        has_succeeded: !is_newest,
    }
}

/// A pupil waits at a table that is then locked, and another comes after it.
pub async fn waiting_at_a_lock<C: Connector>(relay: &C, _: Pace) -> AttackOutcome {
    let mut teacher = with_waiting_room(relay).await;
    let locked = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Locked));
    let (mut early, heard) = knock(relay, hello(join("Class 5b"), "Ben")).await;
    let was_waiting = heard == Heard::Said(ToPlayer::InWaitingRoom);
    teacher.ask(Request::Lock(true)).await.unwrap();
    let is_sent_home = early.end().await == closed(locked.clone());
    let (_late, heard) = knock(relay, hello(join("Class 5b"), "Cyd")).await;
    let is_refused = heard == Heard::Said(ToPlayer::Close(locked));
    until_waiting::<C>(&mut teacher, 0).await;
    AttackOutcome {
        what: "nobody waits at a locked table".to_owned(),
        has_succeeded: !(was_waiting && is_sent_home && is_refused),
    }
}

/// Makes a table, plays a roll there if `rolls`, and leaves.
async fn make_and_leave<C: Connector>(
    relay: &C,
    table: &str,
    token: Token,
    rolls: bool,
) -> Result<Welcome, HelloRefusal> {
    let made = come(relay, with_token(create(table), "Ms Ada", token)).await;
    let (mut client, welcome) = made?;
    if rolls {
        client.play(Command::Roll).await.unwrap();
    }
    client.close().await;
    sleep(Duration::from_millis(100)).await;
    Ok(welcome)
}

/// A table that was prepared survives any number of tables of the same address, and its name stays
/// its maker's.
pub async fn many_tables<C: Connector>(
    relay: &C,
    token_of: impl Fn(usize) -> Token,
    rolls: bool,
    before: usize,
) -> AttackOutcome {
    for number in 0..before {
        let table = format!("Early {number}");
        let _ = make_and_leave(relay, &table, token_of(number), rolls).await;
    }
    let prepared = make_and_leave(relay, "Class 5b", Token([1; 16]), false).await;
    let Ok(prepared) = prepared else {
        let what = format!("after {before} tables a teacher makes none");
        return AttackOutcome {
            what,
            has_succeeded: true,
        };
    };
    let mut made = 0;
    for number in before..before + 70 {
        let table = format!("Spoilt {number}");
        let one = make_and_leave(relay, &table, token_of(number), rolls).await;
        made += usize::from(one.is_ok());
    }
    let stolen = come(relay, with_token(create("Class 5b"), "Sly", token(9_999)));
    let stolen = stolen.await.map(|_| ());
    let again = with_token(join("Class 5b"), "Ms Ada", prepared.token.unwrap());
    let back = come(relay, again).await.map(|(_, back)| back);
    let is_back =
        back.is_ok_and(|back| back.label.code == prepared.label.code && back.seat == prepared.seat);
    AttackOutcome {
        what: format!("after {made} more tables the prepared one is there: {is_back}"),
        has_succeeded: stolen != Err(HelloRefusal::TableExists) || !is_back,
    }
}

/// A pupil writes five lines, reconnects, and so on.
pub async fn chat_by_reconnecting<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let _teacher = teacher(relay).await;
    let joined = come(relay, hello(join("Class 5b"), "Sly")).await;
    let mut token = joined.ok().and_then(|(_, welcome)| welcome.token).unwrap();
    let began = Instant::now();
    let mut said = 0;
    while began.elapsed() < pace.long {
        let again = with_token(join("Class 5b"), "Sly", token);
        let Ok((mut client, welcome)) = come(relay, again).await else {
            sleep(Duration::from_secs(1)).await;
            continue;
        };
        token = welcome.token.unwrap();
        for _ in 0..5 {
            said += usize::from(client.say("spam").await.is_ok());
        }
        sleep(Duration::from_millis(200)).await;
    }
    let seconds = began.elapsed().as_secs() + 1;
    let (per_second, at_once) = CHAT_PER_S;
    AttackOutcome {
        what: format!("{said} lines in {seconds} s"),
        has_succeeded: said as u64 > u64::from(at_once) + seconds * u64::from(per_second),
    }
}

/// Forty pupils take ten names a second, while the teacher does something each second.
pub async fn rename_storm<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let storm = (0..RENAMERS).map(|spoiler| {
        let relay = relay.clone();
        AbortOnDropHandle::new(tokio::spawn(async move {
            let joined = come(&relay, hello(join("Class 5b"), &format!("Sly {spoiler}"))).await;
            let mut client = joined.expect("a seat").0;
            for turn in 0.. {
                let name = names::name(&format!("{spoiler} {turn}")).unwrap();
                let _ = client.play(Command::Rename(name)).await;
                sleep(Duration::from_millis(100)).await;
            }
        }))
    });
    let _storm: Vec<_> = storm.collect();
    let began = Instant::now();
    let mut refused = 0;
    for second in 0..pace.long.as_secs() {
        let asked = teacher.ask(Request::SwitchChat(second % 2 == 0)).await;
        refused += usize::from(asked.is_err());
        sleep(Duration::from_secs(1)).await;
    }
    let late = come(relay, hello(join("Class 5b"), "Late")).await;
    let welcome = late
        .ok()
        .and_then(|(_, late)| postcard::to_allocvec(&late).ok());
    let bytes = welcome.map(|welcome| welcome.len());
    AttackOutcome {
        what: format!(
            "in {} s {refused} commands of the teacher are refused; a welcome has {} bytes",
            began.elapsed().as_secs(),
            bytes.unwrap_or_default(),
        ),
        has_succeeded: refused > 0 || bytes.is_none_or(|bytes| bytes > MAX_WELCOME_BYTES),
    }
}

/// A pupil who lost a point and was muted leaves for good, and comes back under another name.
pub async fn leaving<C: Connector>(relay: &C, _: Pace) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let joined = come(relay, hello(join("Class 5b"), "Sly")).await;
    let (mut sly, welcome) = joined.expect("a seat");
    teacher.play(Command::Roll).await.unwrap();
    sly.until_group(|group| group.table().rounds() == 1).await;
    for command in [Command::CallScore, Command::GiveUp] {
        sly.play(command).await.unwrap();
    }
    let seat = sly.seat();
    teacher.ask(Request::Mute(seat, true)).await.unwrap();
    sly.send_request(Request::Play(Command::Leave)).await;
    sly.end().await;
    let again = with_token(join("Class 5b"), "Angel", welcome.token.unwrap());
    let (mut back, _) = come(relay, again).await.expect("a seat");
    let points = back.group().table().seat(back.seat()).unwrap().points;
    let said = back.say("Hello").await;
    AttackOutcome {
        what: format!("back with {points} points, and a line of chat: {said:?}"),
        has_succeeded: points != -1 || said != Err(GroupRefusal::Muted),
    }
}

/// A watcher with this token.
pub async fn look_on<C: Connector>(
    relay: &C,
    token: Token,
) -> Result<Client<C::Stream>, HelloRefusal> {
    let mut client = relay.connect().await;
    let watch = Watch {
        table: join("Class 5b"),
        watcher: Watcher { token, number: 7 },
        known: None,
    };
    client.send(&ToRelay::Watch(watch)).await;
    match client.hear().await {
        Heard::Said(ToPlayer::Welcome(_)) => Ok(client),
        Heard::Said(ToPlayer::Close(CloseReason::Refused(refusal))) => Err(refusal),
        other => panic!("no answer: {other:?}"),
    }
}

/// Sixty clients look on; then the teacher locks the table, opens the wall, and sends them away.
pub async fn watchers<C: Connector>(relay: &C, _: Pace) -> AttackOutcome {
    let (mut teacher, welcome) = teacher(relay).await;
    let mut spoilers = Vec::new();
    for number in 0..60 {
        spoilers.extend(look_on(relay, token(number)).await);
    }
    let count = spoilers.len();
    teacher.ask(Request::Lock(true)).await.unwrap();
    let wall = look_on(relay, welcome.token.unwrap()).await;
    let has_wall = wall.is_ok();
    teacher.ask(Request::LetWatchersWait(true)).await.unwrap();
    let mut sent_away = 0;
    for mut spoiler in spoilers {
        let end = spoiler.end().await;
        sent_away += usize::from(end == closed(CloseReason::Removed));
    }
    if let Ok(mut wall) = wall {
        wall.until_group(|group| group.watchers_wait()).await;
    }
    let again = look_on(relay, token(0)).await.err();
    let is_locked = again == Some(HelloRefusal::Group(GroupRefusal::Locked));
    AttackOutcome {
        what: format!("{count} of 60 look on, all sent away; the wall has a place: {has_wall}"),
        has_succeeded: count != WATCHERS_PER_NETWORK
            || sent_away != count
            || !has_wall
            || !is_locked,
    }
}

/// The players at the table, as a client has heard it.
struct Presences {
    present: BTreeSet<SeatId>,
    /// The number of messages that said that somebody came or went.
    messages: usize,
    /// How often they said it.
    times: usize,
}

impl Presences {
    fn of(welcome: &Welcome) -> Presences {
        Presences {
            present: welcome.present.iter().copied().collect(),
            messages: 0,
            times: 0,
        }
    }

    fn hear(&mut self, news: &[News]) {
        let before = self.times;
        for news in news {
            let News::Present { seat, is_present } = news else {
                continue;
            };
            self.times += 1;
            match is_present {
                true => self.present.insert(*seat),
                false => self.present.remove(seat),
            };
        }
        self.messages += usize::from(self.times > before);
    }
}

/// Hears on until then.
async fn hear_until<S: AsyncRead + AsyncWrite + Unpin>(
    client: &mut Client<S>,
    until: Instant,
    mut heard: impl FnMut(&ToPlayer),
) {
    let listening = client.until(|message| {
        heard(message);
        None::<()>
    });
    let _ = timeout_at(until, listening).await;
}

/// Comes and goes as fast as a tab may, up to the moment `until`, beginning with this token.
async fn come_and_go<C: Connector>(relay: C, number: usize, mut token: Token, until: Instant) {
    let name = format!("Sly {number}");
    while Instant::now() < until {
        match come(&relay, with_token(join("Class 5b"), &name, token)).await {
            Ok((client, welcome)) => {
                token = welcome.token.expect("a player has one");
                client.close().await;
            }
            Err(_) => sleep(Duration::from_millis(SHORTLY_MS)).await,
        }
    }
}

/// The slowest of the teacher's commands until then.
async fn slowest_command<S: AsyncRead + AsyncWrite + Unpin>(
    teacher: &mut Client<S>,
    until: Instant,
    mut heard: impl FnMut(&ToPlayer),
) -> Duration {
    let mut slowest = Duration::ZERO;
    let mut on = false;
    while Instant::now() < until {
        let began = Instant::now();
        let cid = teacher.send_request(Request::SwitchChat(on)).await;
        let answer = teacher.until(|message| {
            heard(message);
            matches!(message, ToPlayer::Ack { cid: of, .. } if *of == cid).then_some(())
        });
        answer.await;
        slowest = slowest.max(began.elapsed());
        on = !on;
        let next = Instant::now() + Duration::from_millis(SHORTLY_MS);
        hear_until(teacher, next, &mut heard).await;
    }
    slowest
}

/// Fifty tabs that have seats come and go as fast as they may.
pub async fn comings_and_goings<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let mut tokens = Vec::new();
    for number in 0..TABS {
        let joined = come(relay, hello(join("Class 5b"), &format!("Sly {number}"))).await;
        let (client, welcome) = joined.expect("a seat");
        tokens.extend(welcome.token);
        client.close().await;
    }
    let end = Instant::now() + pace.comings;
    let told = end + Duration::from_millis(2 * TOLD_WITHIN_MS);
    let mut class = Vec::new();
    for number in 0..LISTENERS {
        let joined = come(relay, hello(join("Class 5b"), &format!("Pupil {number}"))).await;
        let (mut client, welcome) = joined.expect("a seat");
        let mut presences = Presences::of(&welcome);
        class.push(tokio::spawn(async move {
            let hear = |message: &ToPlayer| {
                if let ToPlayer::News(news) = message {
                    presences.hear(news);
                }
            };
            hear_until(&mut client, told, hear).await;
            (client, presences)
        }));
    }
    let tabs = tokens.into_iter().enumerate();
    let tabs = tabs.map(|(number, token)| come_and_go(relay.clone(), number, token, end));
    let tabs: Vec<JoinHandle<()>> = tabs.map(tokio::spawn).collect();
    let slowest = slowest_command(&mut teacher, end, |_| {}).await;
    for tab in tabs {
        tab.await.unwrap();
    }
    sleep(Duration::from_millis(TOLD_WITHIN_MS)).await;
    let late = come(relay, hello(join("Class 5b"), "Late")).await;
    let (_late, welcome) = late.expect("a seat");
    let truth = Presences::of(&welcome).present;
    let (mut messages, mut times, mut is_true) = (0, 0, truth.len() == LISTENERS + 2);
    let mut clients = Vec::new();
    for pupil in class {
        let (client, presences) = pupil.await.unwrap();
        messages = messages.max(presences.messages);
        times = times.max(presences.times);
        is_true &= presences.present == truth;
        clients.push(client);
    }
    // Two each second, and the class itself as it comes.
    let allowed = 2 * told.duration_since(end).as_secs() + 2 * pace.comings.as_secs();
    let allowed = usize::try_from(allowed).unwrap() + LISTENERS + 2;
    AttackOutcome {
        what: format!(
            "in {} s each pupil hears {times} times, in {messages} messages, that somebody came \
             or went, and then the truth: {is_true}; a command of the teacher takes {} ms at most",
            pace.comings.as_secs(),
            slowest.as_millis(),
        ),
        has_succeeded: messages > allowed || !is_true || slowest > pace.prompt,
    }
}

/// Fifty tabs ask to be let in and go, forty times a second.
pub async fn waiting_and_going<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let mut teacher = with_waiting_room(relay).await;
    let end = Instant::now() + pace.comings;
    let knocks = |number| {
        let relay = relay.clone();
        tokio::spawn(async move {
            let hello = with_token(join("Class 5b"), &format!("Sly {number}"), token(number));
            while Instant::now() < end {
                let (client, heard) = knock(&relay, hello.clone()).await;
                assert_eq!(heard, Heard::Said(ToPlayer::InWaitingRoom));
                client.close().await;
                sleep(Duration::from_millis(HAMMER_EVERY_MS)).await;
            }
        })
    };
    let tabs: Vec<JoinHandle<()>> = (0..TABS).map(knocks).collect();
    let (mut lists, mut waiting) = (0, 0);
    let mut hear = |message: &ToPlayer| {
        if let ToPlayer::Visitors(visitors) = message {
            lists += 1;
            waiting = visitors.len();
        }
    };
    let slowest = slowest_command(&mut teacher, end, &mut hear).await;
    for tab in tabs {
        tab.await.unwrap();
    }
    let (_ben, heard) = knock(relay, hello(join("Class 5b"), "Ben")).await;
    let has_room = heard == Heard::Said(ToPlayer::InWaitingRoom);
    let told = Instant::now() + Duration::from_millis(TOLD_WITHIN_MS);
    hear_until(&mut teacher, told, &mut hear).await;
    let allowed = 2 * (pace.comings.as_secs() + TOLD_WITHIN_MS / 1_000) + 3;
    AttackOutcome {
        what: format!(
            "in {} s the teacher is sent {lists} lists of who waits, and then the true one: {}; \
             a command takes {} ms at most",
            pace.comings.as_secs(),
            waiting == 1,
            slowest.as_millis(),
        ),
        has_succeeded: lists as u64 > allowed || waiting != 1 || !has_room || slowest > pace.prompt,
    }
}

/// A frame of a client without a byte in it: with this head, and masked with nothing.
fn empty_frame(head: u8) -> [u8; 6] {
    [head, 0x80, 0, 0, 0, 0]
}

/// Sends a message of empty frames that never ends, with a ping now and then, until the relay
/// closes the connection or the time is up; whether it was closed.
pub async fn fragment(stream: impl AsyncRead + AsyncWrite, until: Instant) -> bool {
    let (mut read, mut write) = tokio::io::split(stream);
    let sending = async {
        let mut sent = write.write_all(&empty_frame(0x02)).await;
        let bytes = empty_frame(0x00).repeat(FRAMES_AT_ONCE);
        let mut pings_at = Instant::now();
        while sent.is_ok() && Instant::now() < until {
            sent = write.write_all(&bytes).await;
            if sent.is_ok() && Instant::now() >= pings_at {
                sent = write.write_all(&empty_frame(0x89)).await;
                pings_at += Duration::from_secs(1);
            }
        }
        sent.is_err()
    };
    let reading = async {
        let mut unread = [0; 1_024];
        while let Ok(1..) = read.read(&mut unread).await {}
    };
    tokio::pin!(sending);
    tokio::select! {
        sent = &mut sending => sent,
        // A client that is not listened to any more finds out.
        () = reading => sending.await,
    }
}

/// Four tabs send messages of empty frames that never end, and reconnect when they are closed.
pub async fn endless_messages<C: Connector>(relay: &C, pace: Pace) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let end = Instant::now() + pace.comings;
    let fragments = |number| {
        let relay = relay.clone();
        tokio::spawn(async move {
            let (name, mut token) = (format!("Sly {number}"), token(number));
            let (mut closed, mut longest) = (0, Duration::ZERO);
            while Instant::now() < end {
                match come(&relay, with_token(join("Class 5b"), &name, token)).await {
                    Ok((client, welcome)) => {
                        token = welcome.token.expect("a player has one");
                        let began = Instant::now();
                        closed += usize::from(fragment(client.into_stream(), end).await);
                        longest = longest.max(began.elapsed());
                    }
                    Err(_) => sleep(Duration::from_millis(SHORTLY_MS)).await,
                }
            }
            (closed, longest)
        })
    };
    let tabs: Vec<JoinHandle<_>> = (0..FRAGMENTERS).map(fragments).collect();
    let slowest = slowest_command(&mut teacher, end, |_| {}).await;
    let (mut closed, mut longest) = (0, Duration::ZERO);
    for tab in tabs {
        let (closes, lasted) = tab.await.unwrap();
        closed += closes;
        longest = longest.max(lasted);
    }
    AttackOutcome {
        what: format!(
            "in {} s the relay closes {closed} connections, each after {} ms at most; a command of \
             the teacher takes {} ms at most",
            pace.comings.as_secs(),
            longest.as_millis(),
            slowest.as_millis(),
        ),
        has_succeeded: longest > pace.prompt || slowest > pace.prompt,
    }
}
