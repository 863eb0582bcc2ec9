//! A relay's part in a cluster: sends heartbeats, receives those of others, and publishes which
//! relays are alive.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout, timeout_at};
use tracing::{info, warn};

use super::heartbeats::{Beat, ClusterUnreachable, Heartbeats};
use super::known_nodes::{BEAT_EVERY_MS, HeartbeatError, KnownNodes, MAX_NODES, REMEMBERED_MS};
use super::node::Node;
use super::secret::Secret;
use super::view::View;
use crate::clock::Clock;

/// How long a starting relay only listens, in milliseconds. Meanwhile each other relay sends a
/// heartbeat, so that this one takes no table that has an owner.
const LISTEN_MS: u64 = BEAT_EVERY_MS + BEAT_EVERY_MS / 2;

/// How long it may take to send a heartbeat, in milliseconds; the next one is due then.
const PUBLISH_WITHIN_MS: u64 = BEAT_EVERY_MS;

/// How long a problem with heartbeats is not logged again, in milliseconds.
pub const SAID_AGAIN_MS: u64 = 60_000;

/// A cluster, as one of its relays sees it; clones share the view.
#[derive(Clone, Debug)]
pub struct Cluster {
    own: Node,
    secret: Secret,
    view: watch::Sender<View>,
}

/// The part that a relay takes in a cluster.
pub struct Membership<H> {
    cluster: Cluster,
    heartbeats: H,
    members: KnownNodes,
    clock: Clock,
    /// The moment of the last heartbeat that was sent.
    moment_ms: u64,
    /// The reason why heartbeats are not sent; it is logged only once.
    trouble: Option<String>,
    /// The problems with received heartbeats, and when each was logged, in milliseconds. Each
    /// problem recurs every second, and is logged once a minute.
    logged: Vec<(HeartbeatError, u64)>,
}

impl Cluster {
    /// The cluster of `own`, which knows of no other relay yet.
    pub fn new(own: Node, secret: Secret) -> Cluster {
        let (view, _) = watch::channel(View::new(own.id.clone(), Vec::new()));
        Cluster { own, secret, view }
    }

    /// This relay.
    pub fn own(&self) -> &Node {
        &self.own
    }

    /// The secret that the relays of the cluster share.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The relays that take tables now.
    pub fn view(&self) -> View {
        self.view.borrow().clone()
    }

    /// The relays that take tables, now and after each change.
    pub fn views(&self) -> watch::Receiver<View> {
        self.view.subscribe()
    }

    /// Publishes that these relays take tables now.
    fn show(&self, nodes: Vec<Node>) {
        let view = View::new(self.own.id.clone(), nodes);
        let is_new = self.view.send_if_modified(|shown| {
            let is_new = *shown != view;
            *shown = view;
            is_new
        });
        if is_new {
            let view = self.view();
            let names = view.nodes().iter().map(|node| node.id.as_str());
            let names = names.collect::<Vec<&str>>().join(" ");
            info!(relays = names, "these relays share the tables");
        }
    }
}

impl<H: Heartbeats> Membership<H> {
    /// The membership of a relay that sends nothing and takes no tables yet.
    pub fn new(cluster: Cluster, heartbeats: H, clock: Clock) -> Membership<H> {
        Membership {
            members: KnownNodes::new(cluster.own.clone()),
            cluster,
            heartbeats,
            clock,
            moment_ms: 0,
            trouble: None,
            logged: Vec::new(),
        }
    }

    /// Listens for other relays, before this one announces itself.
    ///
    /// # Errors
    /// [`HeartbeatError::SameName`] if another relay has this one's name.
    pub async fn listen(&mut self) -> Result<(), HeartbeatError> {
        let until = Instant::now() + Duration::from_millis(LISTEN_MS);
        while let Ok(beat) = timeout_at(until, self.heartbeats.hear()).await {
            match self.hear(beat) {
                Err(same @ HeartbeatError::SameName(_)) => return Err(same),
                Err(error) => self.log_once_a_minute(error),
                Ok(()) => {}
            }
        }
        self.show();
        Ok(())
    }

    /// Takes tables and sends heartbeats, until the future is dropped.
    pub async fn keep(&mut self) {
        self.members.take_part(true);
        self.stay().await;
    }

    /// Sends heartbeats and receives those of others, until the future is dropped. After
    /// [`Membership::give_up`] these heartbeats keep other relays from tables that are still being
    /// written.
    pub async fn stay(&mut self) {
        let mut moments = interval(Duration::from_millis(BEAT_EVERY_MS));
        moments.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            // Heartbeats that wait come first, so that a relay that stood still first learns of the
            // others.
            tokio::select! {
                biased;
                beat = self.heartbeats.hear() => self.note(beat),
                _ = moments.tick() => self.publish(false).await,
            }
            self.show();
        }
    }

    /// Stops taking tables, as the first step of the end.
    pub fn give_up(&mut self) {
        self.members.take_part(false);
        self.show();
    }

    /// Announces that this relay stops, so that others can take its tables.
    pub async fn leave(&mut self) {
        self.publish(true).await;
    }

    fn note(&mut self, beat: Beat) {
        if let Err(error) = self.hear(beat) {
            self.log_once_a_minute(error);
        }
    }

    fn hear(&mut self, beat: Beat) -> Result<(), HeartbeatError> {
        let (now_ms, wall_ms) = (self.clock.now_ms(), self.clock.wall_ms());
        self.members.hear(beat, now_ms, wall_ms)
    }

    fn show(&mut self) {
        let now_ms = self.clock.now_ms();
        self.cluster.show(self.members.alive(now_ms));
    }

    async fn publish(&mut self, is_last: bool) {
        self.moment_ms = next_moment_ms(self.moment_ms, self.clock.wall_ms());
        let publishing = self.heartbeats.publish(Beat {
            node: self.cluster.own.clone(),
            moment_ms: self.moment_ms,
            is_last,
        });
        let within = Duration::from_millis(PUBLISH_WITHIN_MS);
        let published = timeout(within, publishing).await;
        let late = || ClusterUnreachable(format!("no answer within {PUBLISH_WITHIN_MS} ms"));
        match published.unwrap_or_else(|_| Err(late())) {
            Ok(()) => self.trouble = None,
            Err(unreachable) => self.warn(unreachable.to_string()),
        }
    }

    fn warn(&mut self, trouble: String) {
        if self.trouble.as_ref() != Some(&trouble) {
            warn!("{trouble}");
            self.trouble = Some(trouble);
        }
    }

    fn log_once_a_minute(&mut self, error: HeartbeatError) {
        let now_ms = self.clock.now_ms();
        let is_recent = |logged_ms: u64| now_ms.saturating_sub(logged_ms) < SAID_AGAIN_MS;
        self.logged.retain(|(_, logged_ms)| is_recent(*logged_ms));
        let is_logged = self.logged.iter().any(|(logged, _)| *logged == error);
        if !is_logged && self.logged.len() < MAX_NODES {
            warn!("{error}");
            self.logged.push((error, now_ms));
        }
    }
}

/// The moment of a heartbeat that is sent at `wall_ms`. It is later than that of the one before,
/// `last_ms`. If the clock was set back further than others remember, it is trusted, as its
/// operator expects: the earlier heartbeats were wrong, or this one is.
fn next_moment_ms(last_ms: u64, wall_ms: u64) -> u64 {
    match last_ms.saturating_sub(wall_ms) > REMEMBERED_MS {
        true => wall_ms,
        false => wall_ms.max(last_ms + 1),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::super::known_nodes::{DEAD_AFTER_MS, MAX_SKEW_MS};
    use super::super::secret::MIN_SECRET_BYTES;
    use super::*;

    /// A source of heartbeats that all come at once, and a record of those that were sent.
    struct QueuedBeats(VecDeque<Beat>, Vec<Beat>);

    impl Heartbeats for QueuedBeats {
        async fn publish(&mut self, beat: Beat) -> Result<(), ClusterUnreachable> {
            self.1.push(beat);
            Ok(())
        }

        async fn hear(&mut self) -> Beat {
            match self.0.pop_front() {
                Some(beat) => beat,
                None => std::future::pending().await,
            }
        }
    }

    fn node(id: &str, address: &str) -> Node {
        Node {
            id: id.parse().unwrap(),
            address: address.to_owned(),
            build: "1".to_owned(),
        }
    }

    fn membership(heard: &[Node]) -> Membership<QueuedBeats> {
        let beats = heard.iter().map(|node| Beat {
            node: node.clone(),
            moment_ms: 1,
            is_last: false,
        });
        let secret = Secret::new(&"s".repeat(MIN_SECRET_BYTES)).unwrap();
        let cluster = Cluster::new(node("b", "b:1"), secret);
        Membership::new(
            cluster,
            QueuedBeats(beats.collect(), Vec::new()),
            Clock::new(|| 0),
        )
    }

    #[tokio::test(start_paused = true)]
    async fn a_relay_whose_name_another_has_does_not_start() {
        let mut membership = membership(&[node("a", "a:1"), node("b", "elsewhere:1")]);
        let error = HeartbeatError::SameName("elsewhere:1".to_owned());
        assert_eq!(membership.listen().await, Err(error));
    }

    #[tokio::test(start_paused = true)]
    async fn a_relay_that_gives_its_tables_up_is_alive_until_it_leaves() {
        let mut membership = membership(&[]);
        let while_it_writes = Duration::from_millis(2 * DEAD_AFTER_MS);
        assert!(timeout(while_it_writes, membership.keep()).await.is_err());
        membership.give_up();
        membership.heartbeats.1.clear();
        assert!(timeout(while_it_writes, membership.stay()).await.is_err());
        assert!(!membership.cluster.view().takes_part());
        let sent = &membership.heartbeats.1;
        assert!(
            sent.len() as u64 >= 2 * DEAD_AFTER_MS / BEAT_EVERY_MS,
            "{sent:?}"
        );
        assert!(sent.iter().all(|beat| !beat.is_last));
        membership.leave().await;
        // This clock stands still.
        let moments = membership.heartbeats.1.iter().map(|beat| beat.moment_ms);
        assert!(moments.is_sorted_by(|one, other| one < other));
        assert!(membership.heartbeats.1.last().unwrap().is_last);
    }

    #[test]
    fn a_heartbeat_is_later_than_the_one_before_it_unless_the_clock_was_wrong() {
        let noon_ms = 1_000_000_000;
        for (last_ms, expected_ms) in [
            (0, noon_ms),
            (noon_ms - 1, noon_ms),
            (noon_ms, noon_ms + 1),
            (noon_ms + MAX_SKEW_MS, noon_ms + MAX_SKEW_MS + 1),
            (noon_ms + REMEMBERED_MS, noon_ms + REMEMBERED_MS + 1),
            // NTP has set the clock back by an hour.
            (noon_ms + 3_600_000, noon_ms),
        ] {
            assert_eq!(next_moment_ms(last_ms, noon_ms), expected_ms, "{last_ms}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_relay_that_runs_goes_on_when_another_takes_its_name() {
        let mut membership = membership(&[]);
        assert_eq!(membership.listen().await, Ok(()));
        let beats = [node("b", "elsewhere:1"), node("a", "a:1")].map(|node| Beat {
            node,
            moment_ms: 1,
            is_last: false,
        });
        membership.heartbeats.0.extend(beats);
        let minute = Duration::from_secs(60);
        assert!(timeout(minute, membership.keep()).await.is_err());
        let nodes = [node("a", "a:1"), node("b", "b:1")];
        assert_eq!(membership.cluster.view().nodes(), nodes);
    }
}
