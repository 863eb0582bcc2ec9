//! Attacks on the fairness of a lesson by a pupil from the address of the class: each on a relay of
//! its own, with its outcome. Tests play them, and `cargo xtask bench spoil`.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::entry::CommandId;
use score_core::group::refusal::GroupRefusal;
use score_core::group::report;
use score_core::group::request::{Request, VisitorId};
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::Group;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::state::{Phase, Round};
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::wire::{
    CloseReason, DoorNotes, HelloRefusal, ToPlayer, ToRelay, Token, Watch, Watcher,
};
use score_relay::names;
use score_relay::room::WATCHERS_PER_NETWORK;

use crate::attacks::{
    AttackOutcome, come, knock, look_on, teacher, token, until_waiting, with_token,
};
use crate::client::{Client, Connector, Heard, closed, hello, join};

/// The number of visitors in a flood: more than may wait from one address.
const FLOOD: usize = 70;

/// The number of private windows that come one after the other.
const PRIVATE_WINDOWS: usize = 20;

/// A roll that can be made in two steps: the first two numbers, times the third.
const EASY: [u32; 4] = [4, 5, 1, 3];

type ClientOf<C> = Client<<C as Connector>::Stream>;

fn deal(numbers: [u32; 4]) -> Command {
    Command::Deal(Roll::new(&numbers).expect("a roll"))
}

/// The steps that make the goal of [`EASY`].
fn easy_steps() -> [Command; 2] {
    [(0, 1), (4, 2)].map(|(left, right)| {
        Command::Step(Step {
            left: TileId(left),
            op: Op::Mul,
            right: TileId(right),
        })
    })
}

/// Calls SCORE and makes the goal of [`EASY`].
async fn win<C: Connector>(client: &mut ClientOf<C>) {
    client.play(Command::CallScore).await.unwrap();
    for step in easy_steps() {
        client.play(step).await.unwrap();
    }
}

fn small_table<C: Connector>(client: &ClientOf<C>) -> Option<SmallTableId> {
    client
        .group()
        .small_tables()?
        .of(client.seat())
        .map(|it| it.0)
}

fn rename(text: &str) -> Request {
    Request::Play(Command::Rename(names::name(text).expect("a name")))
}

/// Pupils who come, and have a seat.
async fn pupils<C: Connector>(relay: &C, names: &[&str]) -> Vec<ClientOf<C>> {
    let mut clients = Vec::new();
    for name in names {
        let joined = come(relay, hello(join("Class 5b"), name)).await;
        clients.push(joined.expect("a seat").0);
    }
    clients
}

/// A client that leaves its seat for good.
async fn leave<C: Connector>(mut client: ClientOf<C>) {
    client.send_request(Request::Play(Command::Leave)).await;
    client.end().await;
}

fn points(group: &Group, seat: SeatId) -> Option<i32> {
    group.table().seat(seat).map(|seat| seat.points)
}

/// Hears on until a host's notes are as wanted.
async fn until_noted<C: Connector>(
    host: &mut ClientOf<C>,
    is_wanted: impl Fn(&DoorNotes) -> bool,
) -> DoorNotes {
    host.until(|message| match message {
        ToPlayer::DoorNotes(notes) if is_wanted(notes) => Some(notes.clone()),
        _ => None,
    })
    .await
}

/// Seventy visitors fill the places of an address in the waiting room, and a pupil of it who was here
/// before comes back.
pub async fn flood_before_a_pupil<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let joined = come(relay, hello(join("Class 5b"), "Ben")).await;
    let (ben, welcome) = joined.expect("a seat");
    leave::<C>(ben).await;
    teacher.ask(Request::UseWaitingRoom(true)).await.unwrap();
    let mut flood = Vec::new();
    for number in 0..FLOOD {
        let name = format!("Sly {number}");
        let (client, heard) =
            knock(relay, with_token(join("Class 5b"), &name, token(number))).await;
        if heard == Heard::Said(ToPlayer::InWaitingRoom) {
            flood.push(client);
        }
    }
    let again = with_token(join("Class 5b"), "Ben", welcome.token.expect("a token"));
    let (_ben, heard) = knock(relay, again).await;
    if heard != Heard::Said(ToPlayer::InWaitingRoom) {
        let waiting = flood.len();
        return AttackOutcome {
            what: format!("{waiting} of {FLOOD} wait, and a pupil who was here before does not"),
            has_succeeded: true,
        };
    }
    let is_whole = |notes: &DoorNotes| {
        let flooding = notes.floods.iter().map(|flood| flood.visitors.len());
        flooding.eq([flood.len() - 1])
    };
    let notes = until_noted::<C>(&mut teacher, is_whole).await;
    let away: Vec<VisitorId> = notes.floods[0].visitors.clone();
    let lines = notes.floods.len();
    let gone = away.len();
    let sent = teacher.ask(Request::AdmitThese(away, false)).await;
    let left = until_waiting::<C>(&mut teacher, 1).await;
    let is_left = left[0].name() == Some("Ben");
    AttackOutcome {
        what: format!(
            "{} of {FLOOD} wait, {lines} line for the teacher; the pupil who was here before has the \
             place of one, and after one press that sends {gone} away waits alone: {is_left}",
            flood.len(),
        ),
        has_succeeded: sent.is_err() || !is_left,
    }
}

/// Ten clients of an address look on, and the teacher lets a wall on a second computer in.
pub async fn watchers_before_a_wall<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let mut spoilers = Vec::new();
    for number in 0..WATCHERS_PER_NETWORK + 5 {
        spoilers.extend(look_on(relay, token(number)).await);
    }
    let count = spoilers.len();
    teacher.ask(Request::UseWaitingRoom(true)).await.unwrap();
    let mut wall = relay.connect().await;
    let watch = Watch {
        table: join("Class 5b"),
        watcher: Watcher {
            token: Token([9; 16]),
            number: 9,
        },
        known: None,
    };
    wall.send(&ToRelay::Watch(watch)).await;
    let waits = wall.hear().await == Heard::Said(ToPlayer::InWaitingRoom);
    let mut is_in = false;
    if waits {
        let waiting = until_waiting::<C>(&mut teacher, 1).await;
        let let_in = Request::Admit(waiting[0].id, true);
        teacher.ask(let_in).await.unwrap();
        is_in = matches!(wall.hear().await, Heard::Said(ToPlayer::Welcome(_)));
    }
    AttackOutcome {
        what: format!("{count} look on; the wall that the teacher lets in has a place: {is_in}"),
        has_succeeded: !is_in || count != WATCHERS_PER_NETWORK,
    }
}

/// A pupil who was removed comes back at once under the same name from a private window.
pub async fn removed_name_returns<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let sly = pupils(relay, &["Sly"]).await.remove(0);
    let removed = Request::Remove(sly.seat(), true);
    teacher.ask(removed).await.unwrap();
    let mut noted = 0;
    for (number, name) in ["Sly", "Ѕly"].into_iter().enumerate() {
        let window = with_token(join("Class 5b"), name, token(number));
        let joined = come(relay, window).await;
        let seat = joined.expect("a seat").0.seat();
        let notes = until_noted::<C>(&mut teacher, |notes| !notes.namesakes.is_empty()).await;
        noted += usize::from(notes.namesakes == [seat]);
        teacher.ask(Request::Remove(seat, true)).await.unwrap();
        until_noted::<C>(&mut teacher, |notes| notes.namesakes.is_empty()).await;
    }
    AttackOutcome {
        what: format!("back 2 times, and the teacher reads of it {noted} times"),
        has_succeeded: noted != 2,
    }
}

/// A pupil calls IMPOSSIBLE on three rolls that can be made, and an accomplice SCORE, and gives up.
pub async fn accomplice<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let mut clients = pupils(relay, &["Sly", "Sock"]).await;
    let [sly, sock] = [clients[0].seat(), clients[1].seat()];
    let mut helped = 0;
    for last in [7, 9, 8] {
        teacher.play(deal([1, 4, 5, last])).await.unwrap();
        for client in &mut clients {
            client.catch_up().await;
        }
        clients[0].play(Command::CallImpossible).await.unwrap();
        clients[1].catch_up().await;
        let called = clients[1].play(Command::CallScore).await;
        if called.is_ok() {
            clients[1].play(Command::GiveUp).await.unwrap();
            helped += 1;
        }
    }
    teacher.catch_up().await;
    let group = teacher.group();
    let [won, lost] = [sly, sock].map(|seat| points(group, seat).unwrap_or_default());
    let saved = report::saved(group);
    let is_read = saved.iter().any(|saved| {
        let pair = (saved.caller, saved.saver);
        pair == (sly, sock) && saved.rounds == 2
    });
    AttackOutcome {
        what: format!(
            "in three rolls one wins {won} points, and the accomplice, who may call on {helped} of them, \
             has {lost}; the teacher reads who they are: {is_read}"
        ),
        has_succeeded: helped != 2 || !is_read,
    }
}

/// A class of six at two small tables, in the middle of an easy roll.
async fn at_small_tables<C: Connector>(relay: &C) -> (ClientOf<C>, Vec<ClientOf<C>>) {
    let (mut teacher, _) = teacher(relay).await;
    let names = ["Ben", "Cyd", "Dan", "Eve", "Fay", "Gus"];
    let mut clients = pupils(relay, &names).await;
    let split = Request::SplitIntoTables(3);
    teacher.ask(split).await.unwrap();
    teacher.play(deal(EASY)).await.unwrap();
    for client in &mut clients {
        client.catch_up().await;
    }
    (teacher, clients)
}

/// The number of small tables, of the two, that have ended their round.
fn ended(group: &Group) -> usize {
    let tables = [SmallTableId(0), SmallTableId(1)].map(|id| group.small_tables()?.get(id));
    let rounds = tables.into_iter().flatten().filter_map(|it| it.round());
    rounds.filter(|round| round.is_over()).count()
}

/// Private windows sit down at small tables in the middle of a roll, call SCORE and give up.
pub async fn private_windows_at_small_tables<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, _class) = at_small_tables(relay).await;
    let mut calls = 0;
    for number in 0..PRIVATE_WINDOWS {
        let window = with_token(join("Class 5b"), &format!("Window {number}"), token(number));
        let (mut client, _) = come(relay, window).await.expect("a seat");
        let called = client.play(Command::CallScore).await;
        assert!(
            called == Ok(()) || called == Err(GroupRefusal::LooksOn),
            "{called:?}"
        );
        if called.is_ok() {
            calls += 1;
            client.play(Command::GiveUp).await.unwrap();
        }
        client.close().await;
    }
    teacher.catch_up().await;
    let ended = ended(teacher.group());
    AttackOutcome {
        what: format!("{PRIVATE_WINDOWS} windows make {calls} calls and end {ended} of 2 rounds"),
        has_succeeded: calls + ended > 0,
    }
}

/// A pupil who has won at a small table leaves, and comes back to win at the other one.
pub async fn winner_at_another_table<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, mut clients) = at_small_tables(relay).await;
    let mut winner = clients.remove(0);
    let before = small_table::<C>(&winner);
    win::<C>(&mut winner).await;
    leave::<C>(winner).await;
    let (mut back, _) = come(relay, hello(join("Class 5b"), "Angel"))
        .await
        .expect("a seat");
    let stranger = points(back.group(), back.seat());
    leave::<C>(back).await;
    // The token of their browser says which player they are.
    (back, _) = come(relay, hello(join("Class 5b"), "Ben"))
        .await
        .expect("a seat");
    let is_same_table = small_table::<C>(&back) == before;
    let called = back.play(Command::CallScore).await;
    let points = points(back.group(), back.seat());
    teacher.catch_up().await;
    let ended = ended(teacher.group());
    AttackOutcome {
        what: format!(
            "back with {} point at their own table: {is_same_table}; another SCORE: {called:?}; {ended} \
             of 2 rounds have ended",
            points.unwrap_or_default(),
        ),
        has_succeeded: !is_same_table
            || called.is_ok()
            || (stranger, points) != (Some(0), Some(1))
            || ended != 1,
    }
}

/// The words of a frame that say what a small table makes, calls and wins.
pub const OF_TABLES: [&str; 7] = [
    "At {",
    "Stepped(",
    "ScoreCalled",
    "ImpossibleCalled",
    "Settled",
    "TableTold",
    "points: 1",
];

/// The number of these words that are in the frames that a client has not read.
async fn words_in_frames<C: Connector>(client: &mut ClientOf<C>, words: &[&str]) -> usize {
    let frames = client.frames().await;
    words.iter().filter(|word| frames.contains(**word)).count()
}

/// A pupil of another small table and a watcher read frames for the steps of a table.
pub async fn frames_of_another_table<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, mut clients) = at_small_tables(relay).await;
    let mut watcher = look_on(relay, token(0)).await.expect("a place");
    let mut caller = clients.remove(0);
    let table = small_table::<C>(&caller);
    let other = clients
        .iter()
        .position(|client| small_table::<C>(client) != table);
    let mut other = clients.remove(other.expect("another table"));
    win::<C>(&mut caller).await;
    let pupil = words_in_frames::<C>(&mut other, &OF_TABLES).await;
    let looking_on = words_in_frames::<C>(&mut watcher, &OF_TABLES).await;
    let host = words_in_frames::<C>(&mut teacher, &OF_TABLES).await;
    AttackOutcome {
        what: format!(
            "of {} words that say it, frames of a pupil of another table have {pupil}, of a watcher \
             {looking_on}; of the teacher {host}",
            OF_TABLES.len()
        ),
        has_succeeded: pupil + looking_on > 0 || host == 0,
    }
}

/// A pupil without points leaves after a round, and comes back.
pub async fn leaver_without_points<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let mut clients = pupils(relay, &["Ben", "Cyd"]).await;
    teacher.play(deal(EASY)).await.unwrap();
    let mut winner = clients.remove(1);
    winner.catch_up().await;
    win::<C>(&mut winner).await;
    teacher.catch_up().await;
    let ben = |group: &Group| {
        let rows = report::rows(group).unwrap_or_default();
        rows.into_iter().find(|row| row.name.as_str() == "Ben")
    };
    let before = ben(teacher.group()).map(|row| (row.points, row.tally.rounds));
    leave::<C>(clients.remove(0)).await;
    let (_back, _) = come(relay, hello(join("Class 5b"), "Ben"))
        .await
        .expect("a seat");
    teacher.catch_up().await;
    let after = ben(teacher.group()).map(|row| (row.points, row.tally.rounds));
    let count = |row: Option<(i32, _)>| row.map_or("none".to_owned(), |row| format!("{}", row.1));
    AttackOutcome {
        what: format!(
            "rounds in the report before {}, after coming back {}",
            count(before),
            count(after)
        ),
        has_succeeded: before != Some((0, 1)) || after != before,
    }
}

/// A class that solves a roll all at once.
async fn everyone<C: Connector>(relay: &C, names: &[&str]) -> (ClientOf<C>, Vec<ClientOf<C>>) {
    let (mut teacher, _) = teacher(relay).await;
    let mut clients = pupils(relay, names).await;
    let way = Command::SetWay(Way::Everyone(Everyone::default()));
    teacher.play(way).await.unwrap();
    teacher.play(deal(EASY)).await.unwrap();
    for client in &mut clients {
        client.catch_up().await;
    }
    (teacher, clients)
}

fn is_over(group: &Group) -> bool {
    group.table().round().is_some_and(Round::is_over)
}

const IMPOSSIBLE: Command = Command::Answer(FinalAnswer::Impossible);

/// When everyone plays, newcomers answer at once or never.
pub async fn newcomers_and_the_end_of_a_round<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, mut clients) = everyone(relay, &["Ben", "Cyd"]).await;
    clients[0].play(IMPOSSIBLE).await.unwrap();
    let mut answers = 0;
    let mut windows = Vec::new();
    for number in 0..PRIVATE_WINDOWS {
        let name = format!("Window {number}");
        let window = with_token(join("Class 5b"), &name, token(number));
        let (mut client, _) = come(relay, window).await.expect("a seat");
        if number % 2 == 0 {
            answers += usize::from(client.play(IMPOSSIBLE).await.is_ok());
        }
        windows.push(client);
    }
    teacher.catch_up().await;
    let is_early = is_over(teacher.group());
    clients[1].catch_up().await;
    let last = clients[1].play(IMPOSSIBLE).await;
    teacher.catch_up().await;
    let is_ended = is_over(teacher.group());
    AttackOutcome {
        what: format!(
            "{answers} of {PRIVATE_WINDOWS} windows answer; the round ends before the class is ready: \
             {is_early}, and when it is: {is_ended}"
        ),
        has_succeeded: answers > 0 || is_early || last.is_err() || !is_ended,
    }
}

/// The number of other seats that a reader finds in a reveal; `None`: there is none.
fn others_named(group: &Group, own: Option<SeatId>) -> Option<usize> {
    let Phase::Revealed(reveal) = &group.table().round()?.phase else {
        return None;
    };
    let ways = reveal.solutions.iter().flat_map(|way| &way.seats);
    let hints = reveal.hints.iter().map(|hint| &hint.seat);
    let named = ways.chain(&reveal.impossible).chain(hints);
    Some(named.filter(|seat| Some(**seat) != own).count())
}

/// A pupil and a watcher read frames for the names of the makers of ways.
pub async fn names_of_ways<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, mut clients) = everyone(relay, &["Ben", "Cyd", "Sly"]).await;
    let mut watcher = look_on(relay, token(0)).await.expect("a place");
    for step in easy_steps() {
        clients[0].play(step).await.unwrap();
    }
    let solved = Command::Answer(FinalAnswer::Solved);
    clients[0].play(solved).await.unwrap();
    for client in &mut clients[1..] {
        client.catch_up().await;
        client.play(IMPOSSIBLE).await.unwrap();
    }
    teacher.catch_up().await;
    watcher.catch_up().await;
    let sly = &mut clients[2];
    sly.catch_up().await;
    let own = sly.seat();
    let [pupil, looking_on] = [
        others_named(sly.group(), Some(own)),
        others_named(watcher.group(), None),
    ];
    let host = others_named(teacher.group(), None);
    let count = |named: Option<usize>| named.map_or("nothing".to_owned(), |it| it.to_string());
    AttackOutcome {
        what: format!(
            "names of others in the frames of a pupil: {}, of a watcher: {}; of the teacher: {}",
            count(pupil),
            count(looking_on),
            count(host),
        ),
        has_succeeded: [pupil, looking_on] != [Some(0); 2] || host != Some(3),
    }
}

/// Newcomers take the name of another pupil with marks on it, under it and through it.
pub async fn look_alike_names<C: Connector>(relay: &C) -> AttackOutcome {
    let (_teacher, _) = teacher(relay).await;
    let _class = pupils(relay, &["Ada"]).await;
    let names = [
        "A\u{336}d\u{336}a\u{336}",
        "Adạ",
        "A\u{327}da",
        "Аda",
        "Ada👑",
        "A da",
    ];
    let mut refused = 0;
    for (number, name) in names.iter().enumerate() {
        let window = with_token(join("Class 5b"), name, token(number));
        let why = come(relay, window).await.err();
        let is_taken = matches!(
            why,
            Some(HelloRefusal::Group(GroupRefusal::Table(
                Refusal::NameTaken { .. }
            )))
        );
        refused += usize::from(is_taken);
    }
    AttackOutcome {
        what: format!("{refused} of {} look-alikes are refused", names.len()),
        has_succeeded: refused < names.len(),
    }
}

/// A command with the highest id of all, after which none could be higher.
pub async fn highest_command_id<C: Connector>(relay: &C) -> AttackOutcome {
    let (_teacher, _) = teacher(relay).await;
    let mut sly = pupils(relay, &["Sly"]).await.remove(0);
    sly.send(&ToRelay::Ask {
        cid: CommandId(u32::MAX),
        after: None,
        seen: sly.group().n(),
        request: rename("Deaf"),
    })
    .await;
    let is_closed = sly.end().await == closed(CloseReason::BadMessage);
    let (mut back, _) = come(relay, hello(join("Class 5b"), "Sly"))
        .await
        .expect("a seat");
    let renamed = back.ask(rename("Sly again")).await;
    AttackOutcome {
        what: format!(
            "closes the connection: {is_closed}; the next command of the seat: {renamed:?}"
        ),
        has_succeeded: !is_closed || renamed.is_err(),
    }
}

/// A muted pupil writes under another name, after reconnecting, after leaving and, if newcomers may
/// not write, from a private window.
pub async fn mute_and_rename<C: Connector>(relay: &C) -> AttackOutcome {
    let (mut teacher, _) = teacher(relay).await;
    let mut sly = pupils(relay, &["Sly"]).await.remove(0);
    let mute = Request::Mute(sly.seat(), true);
    teacher.ask(mute).await.unwrap();
    let mut said = Vec::new();
    sly.ask(rename("Angel")).await.unwrap();
    said.push(sly.say("Hello").await);
    sly.close().await;
    let own = || hello(join("Class 5b"), "Sly");
    let (mut sly, _) = come(relay, own()).await.expect("a seat");
    said.push(sly.say("Hello").await);
    leave::<C>(sly).await;
    let (mut sly, _) = come(relay, own()).await.expect("a seat");
    said.push(sly.say("Hello").await);
    teacher.ask(Request::MuteNewcomers(true)).await.unwrap();
    let window = with_token(join("Class 5b"), "Cherub", token(0));
    let (mut window, _) = come(relay, window).await.expect("a seat");
    said.push(window.say("Hello").await);
    window.ask(rename("Seraph")).await.unwrap();
    said.push(window.say("Hello").await);
    let written = said
        .iter()
        .filter(|said| **said != Err(GroupRefusal::Muted));
    let written = written.count();
    AttackOutcome {
        what: format!("{written} of {} lines are written", said.len()),
        has_succeeded: written > 0,
    }
}
