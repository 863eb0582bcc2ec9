//! A program that serves: it is started, and ended when its value is dropped.

use std::fs::File;
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

/// The time between two looks whether a server listens, and the most looks.
const LOOK_EVERY: Duration = Duration::from_millis(100);
const MAX_LOOKS: u32 = 300;

/// A server that runs.
pub struct Server {
    pub name: String,
    pub child: Child,
}

impl Server {
    /// Starts a program, and waits until it listens. Its output goes to a file in its folder.
    ///
    /// # Errors
    /// When the program does not start, ends, or does not listen.
    pub fn start(name: String, mut command: Command, folder: &Path, port: u16) -> Result<Server> {
        let file = folder.join("log.txt");
        let output = File::create(&file)?;
        command.stdin(Stdio::null());
        command.stdout(output.try_clone()?).stderr(output);
        let child = command
            .spawn()
            .with_context(|| format!("{name} does not start"))?;
        let mut server = Server { name, child };
        for _ in 0..MAX_LOOKS {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
                return Ok(server);
            }
            let has_ended = server.child.try_wait()?.is_some();
            ensure!(
                !has_ended,
                "{} has ended: {} says why.",
                server.name,
                file.display()
            );
            thread::sleep(LOOK_EVERY);
        }
        bail!(
            "{} does not answer: {} says more.",
            server.name,
            file.display()
        )
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
