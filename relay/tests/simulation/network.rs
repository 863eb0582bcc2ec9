//! A simulated network that loses, delays, repeats and reorders.

use score_core::dice::Generator;
use score_relay::room::ConnectionId;

/// Where something goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Relay,
    Player,
}

/// Something on its way.
#[derive(Clone, Debug)]
pub struct Packet {
    pub connection: ConnectionId,
    pub to: End,
    /// `None`: that the connection is closed.
    pub bytes: Option<Vec<u8>>,
    arrives_ms: u64,
    sent: u64,
}

/// The messages on their way, and how bad the way gets.
#[derive(Debug)]
pub struct Network {
    packets: Vec<Packet>,
    sent: u64,
    /// Of a hundred messages, how many meet with each misfortune.
    pub badness: u32,
}

impl Network {
    pub fn new(badness: u32) -> Network {
        Network {
            packets: Vec::new(),
            sent: 0,
            badness,
        }
    }

    pub fn send(
        &mut self,
        now_ms: u64,
        generator: &mut Generator,
        connection: ConnectionId,
        to: End,
        bytes: Option<Vec<u8>>,
    ) {
        let mut arrivals = vec![now_ms + u64::from(generator.below(120))];
        let is_bad = |generator: &mut Generator, badness| generator.below(100) < badness;
        if is_bad(generator, self.badness) {
            arrivals.clear();
        }
        if is_bad(generator, self.badness) {
            arrivals.push(now_ms + u64::from(generator.below(3_000)));
        }
        if is_bad(generator, self.badness) {
            arrivals
                .iter_mut()
                .for_each(|at_ms| *at_ms += u64::from(generator.below(2_000)));
        }
        for arrives_ms in arrivals {
            self.sent += 1;
            self.packets.push(Packet {
                connection,
                to,
                bytes: bytes.clone(),
                arrives_ms,
                sent: self.sent,
            });
        }
    }

    /// The messages that have arrived by now. If nothing is bad, a connection keeps the order in
    /// which things were sent.
    pub fn arrived(&mut self, now_ms: u64) -> Vec<Packet> {
        let (mut arrived, on_the_way): (Vec<_>, Vec<_>) = std::mem::take(&mut self.packets)
            .into_iter()
            .partition(|packet| packet.arrives_ms <= now_ms);
        self.packets = on_the_way;
        if self.badness == 0 {
            let late = |packet: &Packet| {
                let later = self.packets.iter();
                later.clone().any(|other| {
                    other.connection == packet.connection
                        && other.to == packet.to
                        && other.sent < packet.sent
                })
            };
            let (held, in_order): (Vec<_>, Vec<_>) = arrived.into_iter().partition(late);
            self.packets.extend(held);
            arrived = in_order;
            arrived.sort_by_key(|packet| packet.sent);
        } else {
            arrived.sort_by_key(|packet| (packet.arrives_ms, packet.sent));
        }
        arrived
    }

    /// Holds a packet that has come to a relay that stands still until then.
    pub fn hold(&mut self, packet: Packet, until_ms: u64) {
        self.packets.push(Packet {
            arrives_ms: until_ms,
            ..packet
        });
    }

    /// Cuts one connection, or all of them: messages on their way are lost.
    pub fn cut(&mut self, is_cut: impl Fn(ConnectionId) -> bool) {
        self.packets.retain(|packet| !is_cut(packet.connection));
    }
}
