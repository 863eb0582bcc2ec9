//! `score-relay`: one program, and a class can play.

use std::error::Error;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use score_relay::addresses;
use score_relay::cli::{Cli, Command, DEFAULT_PORT, LogPlace};
use score_relay::log::Log;
use score_relay::log::memory::Memory;
use score_relay::log::sqlite::{self, Sqlite};
use score_relay::server::Relay;
use score_relay::settings::Settings;
use score_relay::{assets, hosts, tls};
use tokio::net::TcpListener;
use tracing::warn;

/// How many ports after the usual one are tried.
const MAX_PORT_TRIES: u16 = 50;

/// The name of the log where none is given.
const USUAL_LOG: &str = "score-relay.sqlite";

/// Where a checkout keeps the page that it built.
const DEV_SITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");

fn main() -> ExitCode {
    let cli = Cli::read(std::env::args_os()).unwrap_or_else(|message| message.exit());
    let outcome = match &cli.command {
        Some(Command::Backup { log, to }) => back_up(log.as_deref(), to),
        None => run(cli),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&format!("{failure}."));
            ExitCode::FAILURE
        }
    }
}

/// Prints a line. Nothing is wrong where nobody reads it to its end.
fn say(line: &str) -> Result<(), Box<dyn Error>> {
    match writeln!(io::stdout(), "{line}") {
        Err(failure) if failure.kind() != ErrorKind::BrokenPipe => Err(failure.into()),
        _ => Ok(()),
    }
}

/// Says what is wrong, where anybody reads it.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "score-relay: {sentence}");
}

fn back_up(log: Option<&Path>, to: &Path) -> Result<(), Box<dyn Error>> {
    let log = log.map_or_else(|| usual_folder().join(USUAL_LOG), Path::to_owned);
    let bytes = sqlite::backup(&log, to)?;
    let (log, to) = (log.display(), to.display());
    say(&format!(
        "The log {log} is backed up in {to} ({bytes} bytes)."
    ))
}

#[tokio::main]
async fn run(cli: Cli) -> Result<(), Box<dyn Error>> {
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .init();
    allow_many_connections();
    let settings = settings(&cli)?;
    let metrics = settings.metrics.clone();
    // Before a port is taken and told: the log may belong to another relay, or
    // not be readable.
    let file = match cli.log {
        Some(LogPlace::Memory) => None,
        Some(LogPlace::File(file)) => Some(file),
        None => Some(usual_log()?),
    };
    let place = (cli.address, cli.port);
    match file {
        Some(file) => serve(Sqlite::open(&file, metrics)?, settings, place).await,
        None => serve(Memory::new(), settings, place).await,
    }
}

async fn serve(
    log: impl Log,
    settings: Settings,
    (address, port): (IpAddr, Option<u16>),
) -> Result<(), Box<dyn Error>> {
    let (is_tls, has_page) = (settings.tls.is_some(), settings.page.is_some());
    let relay = Relay::load(log, settings).await?;
    let listener = listen(address, port).await?;
    let shutdown = shutdown()?;
    tell(&listener, is_tls, has_page)?;
    relay.serve(listener, shutdown).await;
    Ok(())
}

fn settings(cli: &Cli) -> Result<Settings, Box<dyn Error>> {
    let tls = match cli.tls() {
        Some((certificate, key)) => Some(tls::load(certificate, key)?),
        None => None,
    };
    let site = match &cli.site {
        Some(folder) if !folder.join("index.html").is_file() => {
            return Err(format!("there is no page in {}", folder.display()).into());
        }
        Some(folder) => Some(assets::from_folder(folder)),
        None => assets::embedded().or_else(of_the_checkout),
    };
    Ok(Settings {
        switches: cli.switches(),
        origins: cli.origins(),
        hosts: [of_this_machine(), cli.hosts()].concat(),
        joins_per_minute: cli.joins_per_minute,
        tables_per_address: cli.tables_per_address,
        seats_per_address: cli.seats_per_address,
        is_behind_proxy: cli.behind_proxy,
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
    is_built.then(|| assets::from_folder(folder))
}

/// The usual log, in a folder that is there.
fn usual_log() -> Result<PathBuf, Box<dyn Error>> {
    let folder = usual_folder();
    // The folder in which the program was started is not its own.
    if !folder.as_os_str().is_empty() {
        sqlite::own_folder(&folder).map_err(|failure| {
            let folder = folder.display();
            format!(
                "the folder {folder} for the log cannot be made ({failure}); give a file in \
                 another folder with --log, or --log memory"
            )
        })?;
    }
    Ok(folder.join(USUAL_LOG))
}

/// Where this system keeps what programs keep, and otherwise here.
fn usual_folder() -> PathBuf {
    let folder = dirs::data_local_dir().map(|folder| folder.join("score-relay"));
    folder.unwrap_or_default()
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
