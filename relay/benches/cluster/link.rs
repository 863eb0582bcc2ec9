//! A way to a port of this machine that can be cut as a cable is: bytes on it wait, and nobody is
//! notified that they do.

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_util::task::AbortOnDropHandle;

/// How much is carried at once, in bytes.
const CHUNK: usize = 65_536;

pub struct Link {
    pub port: u16,
    is_whole: watch::Sender<bool>,
    _task: AbortOnDropHandle<()>,
}

impl Link {
    pub async fn to(port: u16) -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let own = listener.local_addr().expect("an address").port();
        let is_whole = watch::Sender::new(true);
        let link = is_whole.clone();
        let task = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let is_whole = link.subscribe();
                tokio::spawn(join(near, port, is_whole));
            }
        });
        Link {
            port: own,
            is_whole,
            _task: AbortOnDropHandle::new(task),
        }
    }

    pub fn set_whole(&self, is_whole: bool) {
        self.is_whole.send_replace(is_whole);
    }
}

async fn join(near: TcpStream, port: u16, mut is_whole: watch::Receiver<bool>) {
    if is_whole.wait_for(|is_whole| *is_whole).await.is_err() {
        return;
    }
    let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else {
        return;
    };
    let (near_reads, near_writes) = near.into_split();
    let (far_reads, far_writes) = far.into_split();
    let back = is_whole.clone();
    tokio::select! {
        () = carry(near_reads, far_writes, is_whole) => {}
        () = carry(far_reads, near_writes, back) => {}
    }
}

/// Carries bytes as long as the way is whole; the rest waits.
async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut is_whole: watch::Receiver<bool>,
) {
    let mut chunk = vec![0; CHUNK];
    loop {
        let size = from.read(&mut chunk).await.unwrap_or(0);
        if is_whole.wait_for(|is_whole| *is_whole).await.is_err()
            || size == 0
            || to.write_all(&chunk[..size]).await.is_err()
        {
            return;
        }
    }
}
