//! `score-relay`: one program, and a class can play.

use std::error::Error;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use score_relay::addresses;
use score_relay::args::{self, Arguments, Asked, DEFAULT_PORT, LogPlace};
use score_relay::log::memory::Memory;
use score_relay::log::sqlite::Sqlite;
use score_relay::settings::Settings;
use score_relay::{hosts, page, tls};
use tokio::net::TcpListener;
use tracing::warn;

/// How many ports after the usual one are tried.
const MAX_PORT_TRIES: u16 = 50;

/// The exit status for arguments that make no sense.
const BAD_ARGUMENTS: u8 = 2;

/// Where a checkout keeps the page that it built.
const DEV_SITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");

fn main() -> ExitCode {
    let asked = args::read(std::env::args_os().skip(1), |name| std::env::var_os(name));
    let arguments = match asked {
        Ok(Asked::Help) => {
            println!("{}", args::HELP);
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Run(arguments)) => arguments,
        Err(refusal) => {
            eprintln!("score-relay: {refusal}. Try 'score-relay --help'.");
            return ExitCode::from(BAD_ARGUMENTS);
        }
    };
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("score-relay: {failure}.");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .init();
    allow_many_connections();
    let settings = settings(&arguments)?;
    let metrics = settings.metrics.clone();
    // Before a port is taken: the log may belong to another relay.
    let file = match arguments.log {
        LogPlace::Memory => None,
        LogPlace::File(file) => Some(file),
        LogPlace::Usual => Some(usual_log()?),
    };
    let log = file.map(|file| open(&file, metrics)).transpose()?;
    let listener = listen(arguments.address, arguments.port).await?;
    tell(&listener, settings.tls.is_some(), settings.page.is_some())?;
    let shutdown = shutdown()?;
    match log {
        Some(log) => score_relay::run(listener, log, settings, shutdown).await?,
        None => score_relay::run(listener, Memory::new(), settings, shutdown).await?,
    }
    Ok(())
}

fn settings(arguments: &Arguments) -> Result<Settings, Box<dyn Error>> {
    let tls = match &arguments.tls {
        Some((certificate, key)) => Some(tls::load(certificate, key)?),
        None => None,
    };
    let site = match &arguments.site {
        Some(folder) if !folder.join("index.html").is_file() => {
            return Err(format!("there is no page in {}", folder.display()).into());
        }
        Some(folder) => Some(page::from_folder(folder)),
        None => page::embedded().or_else(of_the_checkout),
    };
    Ok(Settings {
        switches: arguments.switches,
        origins: arguments.origins.clone(),
        hosts: [of_this_machine(), arguments.hosts.clone()].concat(),
        joins_per_minute: arguments.joins_per_minute,
        tables_per_address: arguments.tables_per_address,
        seats_per_address: arguments.seats_per_address,
        is_behind_proxy: arguments.is_behind_proxy,
        page: site,
        tls,
        ..Settings::default()
    })
}

/// The names under which this machine is found in its network.
fn of_this_machine() -> Vec<String> {
    hosts::of_machine(&gethostname::gethostname().to_string_lossy())
}

/// The page that the checkout built from which this program was compiled.
fn of_the_checkout() -> Option<axum::Router> {
    let folder = Path::new(DEV_SITE);
    let is_built = folder.join("index.html").is_file();
    is_built.then(|| page::from_folder(folder))
}

fn open(file: &Path, metrics: score_relay::metrics::Metrics) -> Result<Sqlite, Box<dyn Error>> {
    Sqlite::open(file, metrics).map_err(|failure| {
        let file = file.display();
        format!("{failure}, at {file} (another relay may have it open)").into()
    })
}

/// Where this system keeps what programs keep, and otherwise here.
fn usual_log() -> io::Result<PathBuf> {
    let folder = match dirs::data_local_dir() {
        Some(folder) => folder.join("score-relay"),
        None => PathBuf::new(),
    };
    std::fs::create_dir_all(&folder)?;
    Ok(folder.join("score-relay.sqlite"))
}

/// Listens at the port that is asked for, or at the next free one where any
/// will do.
async fn listen(address: IpAddr, asked: Option<u16>) -> Result<TcpListener, Box<dyn Error>> {
    let first = asked.unwrap_or(DEFAULT_PORT);
    let tries = asked.map_or(MAX_PORT_TRIES, |_| 0);
    let mut port = first;
    loop {
        match TcpListener::bind((address, port)).await {
            Ok(listener) => return Ok(listener),
            Err(failure) if failure.kind() == ErrorKind::AddrInUse && port < first + tries => {
                port += 1;
            }
            Err(failure) => {
                return Err(format!("port {port} of {address} cannot be used: {failure}").into());
            }
        }
    }
}

/// Says where the game is. Where nobody reads it the game is there all the same.
fn tell(listener: &TcpListener, is_tls: bool, has_page: bool) -> io::Result<()> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let interfaces: Vec<IpAddr> = interfaces.iter().map(if_addrs::Interface::ip).collect();
    let urls = addresses::urls(listener.local_addr()?, &interfaces, is_tls);
    let mut out = io::stdout();
    let picture = urls.first().filter(|_| out.is_terminal());
    let picture = picture.and_then(|url| addresses::qr(url));
    let _ = out.write_all(greeting(&urls, has_page, picture).as_bytes());
    Ok(())
}

fn greeting(urls: &[String], has_page: bool, picture: Option<String>) -> String {
    let mut text = "Score is at\n".to_owned();
    for url in urls {
        text += &format!("  {url}\n");
    }
    if !has_page {
        text += "but this program has no page in it: give its folder with --site.\n";
    }
    if let Some(picture) = picture {
        text += &format!("\n{picture}\n");
    }
    text + "(Ctrl-C ends it.)\n"
}

/// Ready when somebody asks this program to end.
#[cfg(unix)]
fn shutdown() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn shutdown() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without its signal it runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Many systems begin with a thousand file handles for a program, and let it
/// ask for more.
fn allow_many_connections() {
    #[cfg(unix)]
    if let Err(failure) = rlimit::increase_nofile_limit(u64::MAX) {
        warn!(%failure, "this system allows few connections");
    }
}
