//! A driver process with the browser that it has opened, and virtual screens.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::{self, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use tokio::time;

use crate::engine::Browser;
use crate::page::Look;
use crate::{Engine, Page, RUNTIME};

/// The time limit for starting a browser, longer than any machine takes.
const MAX_START: Duration = Duration::from_secs(120);
/// The time limit for closing a browser, longer than any browser takes that answers.
const MAX_CLOSE: Duration = Duration::from_secs(10);
/// The time between two questions to a starting driver whether it listens.
const ASK_EVERY: Duration = Duration::from_millis(20);
/// The time limit for scripts, longer than any script of a page may take.
const MAX_SCRIPT: Duration = Duration::from_secs(120);

/// The size of the screen of an engine that needs one.
pub(crate) const SCREEN_PX: (u32, u32) = (1920, 1200);

/// A running driver, its screen if the engine needs one, and the browser, which is used by one spec
/// after another.
pub struct Driver {
    browser: Browser,
    port: u16,
    process: Child,
    screen: Option<Child>,
    client: Option<Client>,
    /// Whether the browser shows an empty page.
    is_at_rest: bool,
    /// The file for the output of the driver and its browser.
    log: PathBuf,
}

impl Driver {
    /// Starts the driver of a browser; the browser is opened at its first use.
    ///
    /// # Errors
    /// A sentence that names the program that did not start.
    pub fn start(browser: Browser) -> Result<Driver, String> {
        Driver::start_with(browser, &[])
    }

    /// Starts the driver of a browser, both with these variables in their environment.
    ///
    /// # Errors
    /// As [`Driver::start`].
    pub fn start_with(browser: Browser, variables: &[(&str, String)]) -> Result<Driver, String> {
        let engine = browser.engine;
        let port = free_port()?;
        let (program, arguments) = engine.driver(port);
        let log = log_file(engine, port);
        let file = File::create(&log).and_then(|file| Ok((file.try_clone()?, file)));
        let (out, err) = file.map_err(|error| format!("{}: {error}", log.display()))?;
        let (mut screen, display) = if engine.needs_display() {
            let (screen, display) = start_screen()?;
            (Some(screen), Some(display))
        } else {
            (None, None)
        };
        let mut command = Command::new(program);
        command
            .args(arguments)
            .envs(variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(out)
            .stderr(err);
        if let Some(display) = display {
            command.env("DISPLAY", display);
            // There is no graphics card, and asking for one takes seconds.
            command.env("LIBGL_ALWAYS_SOFTWARE", "1");
            command.env("NO_AT_BRIDGE", "1");
            // Painting with a software graphics card was half of all its work.
            command.env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
            command.env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1");
        }
        let process = match command.spawn() {
            Ok(process) => process,
            Err(error) => {
                end(screen.as_mut());
                return Err(format!("{program} did not start: {error}"));
            }
        };
        let mut driver = Driver {
            browser,
            port,
            process,
            screen,
            client: None,
            is_at_rest: false,
            log,
        };
        match RUNTIME.block_on(driver.wait_until_listening()) {
            Ok(()) => Ok(driver),
            Err(sentence) => Err(format!("{sentence}\n{}", driver.log())),
        }
    }

    /// Opens an empty page in the browser of the driver.
    ///
    /// # Errors
    /// A sentence, when the browser does not open or answer.
    pub fn page(&mut self, look: Look) -> Result<Page, String> {
        let client = self.client()?;
        let is_empty = std::mem::take(&mut self.is_at_rest);
        Page::new(self.browser, client, look, is_empty)
    }

    /// The client of the browser, which is opened if it is not.
    fn client(&mut self) -> Result<Client, String> {
        if let Some(client) = &self.client {
            return Ok(client.clone());
        }
        let client = RUNTIME.block_on(self.open())?;
        self.client = Some(client.clone());
        Ok(client)
    }

    /// Closes the browser, so that the next use opens a fresh one.
    pub fn close_browser(&mut self) {
        self.is_at_rest = false;
        if let Some(client) = self.client.take() {
            // A crashed browser cannot be closed, and need not be.
            let _ = RUNTIME.block_on(async { time::timeout(MAX_CLOSE, client.close()).await });
        }
    }

    /// Leaves the page that the browser shows, and returns whether the browser still answers.
    pub fn rest(&mut self) -> bool {
        let Some(client) = &self.client else {
            return true;
        };
        let rest = async { time::timeout(MAX_CLOSE, client.goto("about:blank")).await };
        self.is_at_rest = matches!(RUNTIME.block_on(rest), Ok(Ok(())));
        self.is_at_rest
    }

    /// The output of the driver and its browser.
    pub fn log(&self) -> String {
        let bytes = fs::read(&self.log).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Waits until the driver answers. Accepted connections are not enough: a starting driver may
    /// close them without an answer.
    async fn wait_until_listening(&mut self) -> Result<(), String> {
        let mut ticks = time::interval(ASK_EVERY);
        let answered = async {
            while !answers(self.port).await {
                if let Ok(Some(status)) = self.process.try_wait() {
                    return Err(format!(
                        "the driver of {} ended: {status}",
                        self.browser.engine
                    ));
                }
                ticks.tick().await;
            }
            Ok(())
        };
        time::timeout(MAX_START, answered)
            .await
            .unwrap_or_else(|_| {
                Err(format!(
                    "the driver of {} does not answer",
                    self.browser.engine
                ))
            })
    }

    async fn open(&self) -> Result<Client, String> {
        let address = format!("http://127.0.0.1:{}", self.port);
        let opening = async {
            let client = ClientBuilder::new(HttpConnector::new())
                .capabilities(self.browser.capabilities())
                .connect(&address)
                .await
                .map_err(|error| format!("{} did not open: {error}", self.browser.engine))?;
            client
                .update_timeouts(fantoccini::wd::TimeoutConfiguration::new(
                    Some(MAX_SCRIPT),
                    Some(MAX_SCRIPT),
                    Some(Duration::ZERO),
                ))
                .await
                .map_err(|error| {
                    format!("{} refused its timeouts: {error}", self.browser.engine)
                })?;
            Ok(client)
        };
        time::timeout(MAX_START, opening)
            .await
            .unwrap_or_else(|_| Err(format!("{} did not open in time", self.browser.engine)))
    }
}

/// Whether a driver on this port reports its status.
async fn answers(port: u16) -> bool {
    let client = legacy::Client::builder(TokioExecutor::new()).build_http::<String>();
    let status = format!("http://127.0.0.1:{port}/status").parse();
    match status {
        Ok(status) => client
            .get(status)
            .await
            .is_ok_and(|answer| answer.status().is_success()),
        Err(_) => false,
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.close_browser();
        end(Some(&mut self.process));
        end(self.screen.as_mut());
        // The evidence of a failure is kept with the failure.
        let _ = fs::remove_file(&self.log);
    }
}

/// The file for a driver's output, with the driver's port in its name.
fn log_file(engine: Engine, port: u16) -> PathBuf {
    std::env::temp_dir().join(format!("score-tests-{engine}-{port}.log"))
}

/// Ends a process of ours, if it has not ended already.
pub(crate) fn end(process: Option<&mut Child>) {
    if let Some(process) = process {
        let _ = process.kill();
        let _ = process.wait();
    }
}

/// A port that is free now.
fn free_port() -> Result<u16, String> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| format!("no port is free: {error}"))
}

/// Starts a virtual screen, which chooses its number itself; returns its name, too.
pub(crate) fn start_screen() -> Result<(Child, String), String> {
    let (width, height) = SCREEN_PX;
    let mut screen = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            &format!("{width}x{height}x24"),
        ])
        .args(["-nolisten", "tcp"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("Xvfb did not start: {error}"))?;
    let mut number = String::new();
    let read = screen
        .stdout
        .as_mut()
        .map(|out| BufReader::new(out).read_line(&mut number));
    if !matches!(read, Some(Ok(1..))) {
        end(Some(&mut screen));
        return Err("Xvfb ended before it named its display".to_owned());
    }
    Ok((screen, format!(":{}", number.trim())))
}
