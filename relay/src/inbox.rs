//! The inbox of a table's task: its inputs, and the outboxes of newcomers.

use std::collections::BTreeMap;
use std::future::ready;
use std::sync::Arc;

use futures_util::TryFutureExt;
use futures_util::future::Either;
use parking_lot::{Mutex, MutexGuard};
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio_util::sync::CancellationToken;

use crate::outbox::Outbox;
use crate::room::{ConnectionId, Input};

/// How many inputs may wait for a table; a sender with one more has to wait.
pub const MAX_WAITING_INPUTS: usize = 256;

/// The sending side of an inbox; all clones lead to the same table.
#[derive(Clone, Debug)]
pub struct TableHandle {
    inputs: mpsc::Sender<Input>,
    newcomers: Newcomers,
    moves: CancellationToken,
}

/// The error when the table's task has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended;

/// The receiving side of an inbox, for the table's task.
#[derive(Debug)]
pub struct Inbox {
    inputs: mpsc::Receiver<Input>,
    newcomers: Newcomers,
    moves: CancellationToken,
}

/// The outboxes of connections whose hello the table has not read yet.
#[derive(Clone, Debug, Default)]
struct Newcomers(Arc<Mutex<BTreeMap<ConnectionId, Outbox>>>);

/// The two sides of a new inbox.
pub fn inbox() -> (TableHandle, Inbox) {
    let (sender, receiver) = mpsc::channel(MAX_WAITING_INPUTS);
    let newcomers = Newcomers::default();
    let moves = CancellationToken::new();
    let handle = TableHandle {
        inputs: sender,
        newcomers: newcomers.clone(),
        moves: moves.clone(),
    };
    let inbox = Inbox {
        inputs: receiver,
        newcomers,
        moves,
    };
    (handle, inbox)
}

impl TableHandle {
    /// Registers the outbox in which a connection's hello is answered. The table takes it when
    /// it reads the hello, or [`Input::Disconnected`].
    pub fn register(&self, connection: ConnectionId, outbox: Outbox) {
        self.newcomers.outboxes().insert(connection, outbox);
    }

    /// Sends an input, at once if possible; while too many others wait, the future waits for room.
    ///
    /// # Errors
    /// If the table's task has ended.
    // The box keeps the future small: few senders wait, there are thousands of connections, and an
    // input is large.
    pub fn send(&self, input: Input) -> impl Future<Output = Result<(), Ended>> + Send {
        match self.inputs.try_send(input) {
            Ok(()) => Either::Left(ready(Ok(()))),
            Err(TrySendError::Closed(_)) => Either::Left(ready(Err(Ended))),
            Err(TrySendError::Full(input)) => {
                let sending = Box::pin(self.inputs.send(input));
                Either::Right(sending.map_err(|_| Ended))
            }
        }
    }

    /// Sends an input if that is possible at once, and returns whether it was sent.
    pub fn try_send(&self, input: Input) -> bool {
        self.inputs.try_send(input).is_ok()
    }

    /// Asks the table's task to end, because another relay shall own the table. The task notices
    /// this before inputs that wait.
    pub fn give_up(&self) {
        self.moves.cancel();
    }

    /// Whether the table's task has ended.
    pub fn is_closed(&self) -> bool {
        self.inputs.is_closed()
    }

    /// Waits for the end of the table's task.
    pub fn closed(&self) -> impl Future<Output = ()> {
        self.inputs.closed()
    }
}

impl Inbox {
    /// Waits for inputs, adds at most `limit` of them to `inputs`, and returns their number. It is
    /// 0 if no sender is left.
    pub async fn receive(&mut self, inputs: &mut Vec<Input>, limit: usize) -> usize {
        self.inputs.recv_many(inputs, limit).await
    }

    /// The outbox that a connection has registered.
    pub fn take_outbox(&self, connection: ConnectionId) -> Option<Outbox> {
        self.newcomers.outboxes().remove(&connection)
    }

    /// A future that is ready when another relay shall own the table.
    pub fn moves(&self) -> impl Future<Output = ()> + Send + use<> {
        self.moves.clone().cancelled_owned()
    }

    /// Accepts no more inputs from now on; those that wait can still be received.
    pub fn close(&mut self) {
        self.inputs.close();
    }
}

impl Newcomers {
    fn outboxes(&self) -> MutexGuard<'_, BTreeMap<ConnectionId, Outbox>> {
        self.0.lock()
    }
}
