//! Addresses of sites on this machine: new ones, and those that the specs of a lane reuse, where
//! the browser has stored the page's programs and loads the page with half of the work.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

use tokio::net::{TcpListener, TcpSocket};

use crate::RUNTIME;

/// The most connections that may wait to be accepted.
const MAX_UNANSWERED: u32 = 1024;

/// A port of this machine that no other program uses.
pub(crate) struct Address {
    /// A socket that is bound to the port and does not listen, so that no other program gets the
    /// port while nothing is served there.
    _reserved: TcpSocket,
    port: u16,
    /// The number of the site at this address, if the address may be reused.
    site: Option<u64>,
}

/// The addresses that the specs of a thread use one after another.
#[derive(Default)]
struct Kept {
    is_allowed: Cell<bool>,
    free: RefCell<Vec<Address>>,
}

thread_local! {
    static KEPT: Kept = Kept::default();
}

/// Sets whether the next spec of this thread may reuse an address.
pub(crate) fn keep(is_allowed: bool) {
    KEPT.with(|kept| kept.is_allowed.set(is_allowed));
}

impl Address {
    /// Reserves a new address, which no site had before.
    ///
    /// # Panics
    /// When the machine has no port.
    pub(crate) fn new() -> Address {
        let (reserved, port) = new_port();
        Address {
            _reserved: reserved,
            port,
            site: None,
        }
    }

    /// Returns an address that another spec of this thread has used, if this spec may reuse one;
    /// [`Address::first_script`] removes the data of the earlier site.
    ///
    /// # Panics
    /// When the machine has no port.
    pub(crate) fn kept() -> Address {
        static SITES: AtomicU64 = AtomicU64::new(0);
        let free = KEPT.with(|kept| kept.is_allowed.get().then(|| kept.free.borrow_mut().pop()));
        match free {
            Some(free) => Address {
                site: Some(SITES.fetch_add(1, Ordering::Relaxed)),
                ..free.unwrap_or_else(Address::new)
            },
            None => Address::new(),
        }
    }

    /// Gives the address back for the next spec, if it may be reused. Nothing is served there any
    /// more.
    pub(crate) fn leave(self) {
        if self.site.is_some() {
            KEPT.with(|kept| kept.free.borrow_mut().push(self));
        }
    }

    /// The port of the address.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Accepts connections from now on.
    ///
    /// # Panics
    /// When another program has taken the port.
    pub(crate) fn listen(&self) -> TcpListener {
        let _runtime = RUNTIME.enter();
        let listening = bind(self.port).listen(MAX_UNANSWERED);
        listening.expect("a bound socket can listen")
    }

    /// The first script of each page at this address, which removes the data of an earlier site
    /// before the page reads any.
    pub(crate) fn first_script(&self) -> String {
        let Some(site) = self.site else {
            return String::new();
        };
        format!(
            "try {{
               for (const kept of [sessionStorage, localStorage]) {{
                 if (kept.getItem('witness/site') === '{site}') break;
                 kept.clear();
                 kept.setItem('witness/site', '{site}');
               }}
             }} catch (denied) {{ /* Then nothing is kept at all. */ }}"
        )
    }
}

/// Binds a port that this program has not used yet: the browsers remember
/// storage and service workers by the port.
fn new_port() -> (TcpSocket, u16) {
    static USED: LazyLock<Mutex<HashSet<u16>>> = LazyLock::new(Mutex::default);
    let mut used_sockets = Vec::new();
    loop {
        let socket = bind(0);
        let port = socket
            .local_addr()
            .expect("a bound socket has an address")
            .port();
        let is_new = USED
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(port);
        if is_new {
            return (socket, port);
        }
        used_sockets.push(socket);
    }
}

fn bind(port: u16) -> TcpSocket {
    let socket = TcpSocket::new_v4().expect("the machine has sockets");
    // The same port is bound once to be kept and once to listen.
    socket
        .set_reuseaddr(true)
        .expect("a port can be bound twice");
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    socket.bind(address).expect("the machine has a free port");
    socket
}
