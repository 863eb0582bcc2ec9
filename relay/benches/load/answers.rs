//! A table where everyone answers at once, as its host sees it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use futures_util::future::join_all;
use score_core::dice::Roll;
use score_core::group::entry::GroupEvent;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::Event;
use score_core::table::own_board::FinalAnswer;
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::wire::{News, Past, TableSelector, ToPlayer};
use tokio::sync::{Mutex, Notify};
use tokio::task::JoinSet;

use crate::client::{self, Receiver, Sender};
use crate::crowd::{AT_ONCE, sit};
use crate::server::{Kind, Server};

const TABLE: &str = "Class";

/// The host, whose page folds all entries that it receives.
struct Host {
    sender: Sender,
    receiver: Receiver,
    group: Option<Group>,
}

impl Host {
    async fn at(server: &Server) -> Host {
        let (mut sender, receiver) = client::connect(server).await;
        sender
            .say_hello(TableSelector::Create(TABLE.to_owned()), 0)
            .await;
        let mut host = Host {
            sender,
            receiver,
            group: None,
        };
        while host.group.is_none() {
            host.receive().await;
        }
        host
    }

    async fn receive(&mut self) {
        let Some(message) = self.receiver.read().await else {
            return self.sender.pong().await;
        };
        match message {
            ToPlayer::Welcome(welcome) => {
                if let Past::Whole(snapshot) = &welcome.past {
                    self.group = Group::restore(snapshot).ok();
                }
            }
            ToPlayer::News(news) => {
                for news in &news {
                    if let (News::Entry(entry), Some(group)) = (news, &mut self.group) {
                        group.apply(entry).expect("an entry of the relay");
                    }
                }
            }
            ToPlayer::Ack { outcome, .. } => outcome.expect("the host may"),
            _ => {}
        }
    }

    async fn receive_until(&mut self, is_there: impl Fn(&Group) -> bool) {
        while !self.group.as_ref().is_some_and(&is_there) {
            self.receive().await;
        }
    }
}

/// How long a round took, from the first answer of pupils who answer at once, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct RoundMs {
    /// Until the host's fold had all of them.
    pub answered: f64,
    /// Until all pupils had received the reveal.
    pub revealed: f64,
}

/// The pupils who have received the end of a round.
#[derive(Default)]
struct Reveals {
    received: AtomicUsize,
    new: Notify,
}

impl Reveals {
    fn note(&self) {
        self.received.fetch_add(1, Ordering::Relaxed);
        self.new.notify_one();
    }

    /// Waits until this number of reveals was received.
    async fn all(&self, wanted: usize) {
        while self.received.load(Ordering::Relaxed) < wanted {
            self.new.notified().await;
        }
    }
}

/// Plays rounds of this number of pupils, and measures each.
pub async fn rounds(pupils: usize, rounds: usize) -> Vec<RoundMs> {
    let server = Server::start(Kind::Relay).await;
    let mut host = Host::at(&server).await;
    let mut senders = Vec::new();
    let mut readers = JoinSet::new();
    let reveals = Arc::new(Reveals::default());
    for begin in (1..=pupils).step_by(AT_ONCE) {
        let end = (begin + AT_ONCE).min(pupils + 1);
        let coming =
            (begin..end).map(|number| sit(&server, TableSelector::Join(TABLE.to_owned()), number));
        for (sender, receiver) in join_all(coming).await {
            let sender = Arc::new(Mutex::new(sender));
            senders.push(sender.clone());
            readers.spawn(read(receiver, sender, reveals.clone()));
        }
    }
    let way = Way::Everyone(Everyone::default());
    host.sender.ask(Command::SetWay(way)).await;
    host.receive_until(|group| group.table().way() == way && group.table().seats().len() > pupils)
        .await;
    let mut all_ms = Vec::new();
    for round in 0..rounds {
        let roll = Roll::new(&[1, 4, 5, 7 + round as u32]).expect("a roll");
        host.sender.ask(Command::Deal(roll)).await;
        host.receive_until(|group| group.table().everyone_is_open())
            .await;
        let start = Instant::now();
        let answer = async {
            for sender in &senders {
                let mut sender = sender.lock().await;
                sender.ask(Command::Answer(FinalAnswer::Impossible)).await;
            }
        };
        let all_there = host.receive_until(|group| answers(group) == pupils);
        tokio::join!(answer, all_there);
        let since_ms = || start.elapsed().as_secs_f64() * 1_000.0;
        let answered = since_ms();
        // The relay ends a round that nobody has to answer any more.
        host.receive_until(|group| !group.table().everyone_is_open())
            .await;
        reveals.all(pupils * (round + 1)).await;
        all_ms.push(RoundMs {
            answered,
            revealed: since_ms(),
        });
    }
    all_ms
}

/// Reads all messages that are sent to a pupil, and counts reveals.
async fn read(mut receiver: Receiver, sender: Arc<Mutex<Sender>>, reveals: Arc<Reveals>) {
    loop {
        match receiver.read().await {
            None => sender.lock().await.pong().await,
            Some(ToPlayer::News(news)) if news.iter().any(is_reveal) => reveals.note(),
            Some(_) => {}
        }
    }
}

fn is_reveal(news: &News) -> bool {
    let News::Entry(entry) = news else {
        return false;
    };
    let is_reveal = |event: &GroupEvent| matches!(event, GroupEvent::Table(Event::Revealed(_)));
    entry.events.iter().any(is_reveal)
}

/// How many answers the host knows.
fn answers(group: &Group) -> usize {
    let Some(round) = group.table().round() else {
        return 0;
    };
    match &round.phase {
        Phase::Revealed(reveal) => reveal.impossible_count(),
        _ => {
            let boards = round.boards.values();
            boards.filter(|own| own.answer.is_some()).count()
        }
    }
}
