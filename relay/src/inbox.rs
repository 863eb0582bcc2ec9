//! The way to a table's task: its inputs, and the outboxes of newcomers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use score_core::wire::Hello;
use tokio::sync::mpsc;

use crate::network::Network;
use crate::outbox::Outbox;
use crate::room::{ConnectionId, Input};

/// How many inputs may wait for a table; more are waited with.
pub const MAX_WAITING_INPUTS: usize = 256;

/// The sending side; clones of it lead to the same table.
#[derive(Clone, Debug)]
pub struct Entrance {
    inputs: mpsc::Sender<Input>,
    newcomers: Newcomers,
}

/// The side of the table's task.
#[derive(Debug)]
pub struct Inbox {
    inputs: mpsc::Receiver<Input>,
    newcomers: Newcomers,
}

/// The table's task takes no more inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed;

/// The outboxes of connections whose hello the table has not read yet.
#[derive(Clone, Debug, Default)]
struct Newcomers(Arc<Mutex<BTreeMap<ConnectionId, Outbox>>>);

/// Both sides of a new way.
pub fn inbox() -> (Entrance, Inbox) {
    let (sender, receiver) = mpsc::channel(MAX_WAITING_INPUTS);
    let newcomers = Newcomers::default();
    let entrance = Entrance {
        inputs: sender,
        newcomers: newcomers.clone(),
    };
    let inbox = Inbox {
        inputs: receiver,
        newcomers,
    };
    (entrance, inbox)
}

impl Entrance {
    /// Sends a hello, and registers the outbox in which it is answered. A connection that
    /// ends without an answer has to send [`Input::Disconnected`].
    pub async fn hello(
        &self,
        connection: ConnectionId,
        (hello, network): (Hello, Network),
        outbox: Outbox,
    ) -> Result<(), Closed> {
        self.newcomers.outboxes().insert(connection, outbox);
        self.send(Input::Hello(connection, hello, network)).await
    }

    /// Sends an input, and waits while too many others wait.
    pub async fn send(&self, input: Input) -> Result<(), Closed> {
        self.inputs.send(input).await.map_err(|_| Closed)
    }

    /// Sends an input where that is possible at once; whether it was.
    pub fn try_send(&self, input: Input) -> bool {
        self.inputs.try_send(input).is_ok()
    }

    /// Whether the table's task has ended.
    pub fn is_closed(&self) -> bool {
        self.inputs.is_closed()
    }

    /// Waits for the end of the table's task.
    pub async fn closed(&self) {
        self.inputs.closed().await;
    }
}

impl Inbox {
    /// Waits for inputs and adds at most `limit` of them to `inputs`. How many they are:
    /// none where nobody can send any more.
    pub async fn receive(&mut self, inputs: &mut Vec<Input>, limit: usize) -> usize {
        self.inputs.recv_many(inputs, limit).await
    }

    /// The outbox that a connection has registered.
    pub fn take_outbox(&self, connection: ConnectionId) -> Option<Outbox> {
        self.newcomers.outboxes().remove(&connection)
    }

    /// Takes no more inputs from now on; those that wait can still be received.
    pub fn close(&mut self) {
        self.inputs.close();
    }
}

impl Newcomers {
    // Each change is a single one: a panic leaves none half done.
    fn outboxes(&self) -> MutexGuard<'_, BTreeMap<ConnectionId, Outbox>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
