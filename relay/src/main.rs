//! The program `score-relay`: reads the command line, opens the log and a port, and serves players.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use score_relay::addresses::{self, ForOthers, Machine};
use score_relay::cli::{Cli, ClusterOptions, Command, DEFAULT_PORT, LogLocation};
#[cfg(feature = "nats")]
use score_relay::cluster::{Cluster, NatsHeartbeats, Node, Secret};
use score_relay::log::Log;
use score_relay::log::memory::Memory;
#[cfg(feature = "nats")]
use score_relay::log::nats::{Address, Nats};
use score_relay::log::sqlite::{self, Sqlite};
#[cfg(feature = "nats")]
use score_relay::server::ClusterEndpoint;
use score_relay::server::Relay;
use score_relay::settings::Settings;
#[cfg(feature = "nats")]
use score_relay::version::VERSION;
use score_relay::{assets, host_names, tls};
use score_site::Frames;
use tokio::net::TcpListener;
use tracing::warn;

/// How many ports after the default one are tried.
const MAX_PORT_TRIES: u16 = 50;

/// How many file handles the program itself needs, for its log, its page and its runtime.
const OWN_HANDLES: u64 = 64;

/// The default name of the log.
const DEFAULT_LOG: &str = "score-relay.sqlite";

/// The folder of a checkout with the page that it has built.
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
            print_error(&format!("{failure}."));
            ExitCode::FAILURE
        }
    }
}

/// Prints a line. It is no error if nobody reads the output any more.
fn print(line: &str) -> anyhow::Result<()> {
    match writeln!(io::stdout(), "{line}") {
        Err(failure) if failure.kind() != ErrorKind::BrokenPipe => Err(failure.into()),
        _ => Ok(()),
    }
}

/// Prints an error.
fn print_error(sentence: &str) {
    let _ = writeln!(io::stderr(), "score-relay: {sentence}");
}

fn back_up(log: Option<&Path>, to: &Path) -> anyhow::Result<()> {
    let log = log.map_or_else(|| default_folder().join(DEFAULT_LOG), Path::to_owned);
    let bytes = sqlite::backup(&log, to)?;
    let (log, to) = (log.display(), to.display());
    print(&format!(
        "The log {log} is backed up in {to} ({bytes} bytes)."
    ))
}

#[tokio::main]
async fn run(cli: Cli) -> anyhow::Result<()> {
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .init();
    let handles = file_handles();
    let settings = with_handles(settings(&cli)?, handles, cli.cluster_options().is_some());
    let address = (cli.address, cli.port);
    let metrics = settings.metrics.clone();
    let file = match cli.log {
        Some(LogLocation::Memory) => return serve(Memory::new(), settings, address).await,
        Some(LogLocation::Nats(ref location)) => {
            return serve_nats(location, cli.cluster_options(), settings, address).await;
        }
        Some(LogLocation::File(file)) => file,
        None => default_log()?,
    };
    // The log is opened before a port is taken and printed, because the log may belong to another
    // relay or be unreadable.
    serve(Sqlite::open(&file, metrics)?, settings, address).await
}

#[cfg(feature = "nats")]
async fn serve_nats(
    location: &str,
    options: Option<ClusterOptions<'_>>,
    settings: Settings,
    address: (IpAddr, Option<u16>),
) -> anyhow::Result<()> {
    let location: Address = location.parse().map_err(|fault| {
        anyhow::anyhow!(
            "the address after --log cannot be read: {fault}; it is \
             nats://USER:PASSWORD@HOST:PORT,HOST:PORT?replicas=3"
        )
    })?;
    let log = Nats::open(&location, &settings.rng).await?;
    let settings = Settings {
        shares_log: true,
        ..settings
    };
    match options {
        None => {
            warn!(
                "this relay knows of no other: where several have this log, give each --node, \
                 --internal and --secret-file, or they take tables from each other"
            );
            serve(log, settings, address).await
        }
        Some(options) => serve_among(log, options, settings, address).await,
    }
}

/// Serves beside other relays with the same log.
#[cfg(feature = "nats")]
async fn serve_among(
    log: Nats,
    options: ClusterOptions<'_>,
    settings: Settings,
    address: (IpAddr, Option<u16>),
) -> anyhow::Result<()> {
    let secret = Secret::read(options.secret_file)?;
    let internal = TcpListener::bind(options.internal).await;
    let internal = internal.map_err(|failure| {
        let address = options.internal;
        anyhow::anyhow!(
            "{address} cannot be used ({failure}); give an address of this machine with --internal"
        )
    })?;
    let heartbeats = NatsHeartbeats::of(&log, secret.clone()).await?;
    let own = Node {
        id: options.node.clone(),
        address: options.internal.to_owned(),
        build: VERSION.to_owned(),
    };
    let settings = Settings {
        cluster: Some(Cluster::new(own, secret)),
        ..settings
    };
    let (relay, listener, shutdown) = open(log, settings, address).await?;
    let place = ClusterEndpoint {
        heartbeats,
        internal,
    };
    relay.serve_among(listener, place, shutdown).await?;
    Ok(())
}

#[cfg(not(feature = "nats"))]
async fn serve_nats(
    _: &str,
    _: Option<ClusterOptions<'_>>,
    _: Settings,
    _: (IpAddr, Option<u16>),
) -> anyhow::Result<()> {
    anyhow::bail!(
        "this program was built without NATS; build it with \
         `cargo build --release --package score-relay --features embed,nats`, or give a file \
         after --log"
    )
}

async fn serve(
    log: impl Log,
    settings: Settings,
    address: (IpAddr, Option<u16>),
) -> anyhow::Result<()> {
    let (relay, listener, shutdown) = open(log, settings, address).await?;
    relay.serve(listener, shutdown).await;
    Ok(())
}

/// Loads the tables, listens, and prints the addresses of the game. Also returns a future that is
/// ready when the program shall end.
async fn open<L: Log>(
    log: L,
    settings: Settings,
    (address, port): (IpAddr, Option<u16>),
) -> anyhow::Result<(Relay<L>, TcpListener, impl Future<Output = ()>)> {
    let (is_tls, has_page) = (settings.tls.is_some(), settings.page.is_some());
    let relay = Relay::load(log, settings).await?;
    let listener = listen(address, port).await?;
    let shutdown = shutdown()?;
    print_addresses(&listener, is_tls, has_page).await?;
    let for_others = ForOthers::Machine {
        bound: listener.local_addr()?,
        is_tls,
    };
    Ok((relay.reached_at(for_others), listener, shutdown))
}

fn settings(cli: &Cli) -> anyhow::Result<Settings> {
    let tls = match cli.tls() {
        Some((certificate, key)) => Some(tls::load(certificate, key)?),
        None => None,
    };
    let site = match &cli.site {
        Some(folder) if !folder.join("index.html").is_file() => {
            anyhow::bail!("there is no page in {}", folder.display());
        }
        Some(folder) => Some(assets::from_folder(folder, cli.frames())),
        None => assets::embedded(cli.frames()).or_else(|| checkout_assets(cli.frames())),
    };
    Ok(Settings {
        switches: cli.switches(),
        origins: cli.origins(),
        hosts: [own_hosts(), cli.hosts()].concat(),
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
fn own_hosts() -> Vec<String> {
    host_names::of_machine(&gethostname::gethostname().to_string_lossy())
}

/// The page that was built in the checkout of this program.
fn checkout_assets(frames: Frames) -> Option<axum::Router> {
    let folder = Path::new(DEV_SITE);
    let is_built = folder.join("index.html").is_file();
    is_built.then(|| assets::from_folder(folder, frames))
}

/// The default log; its folder is made if necessary.
fn default_log() -> anyhow::Result<PathBuf> {
    let folder = default_folder();
    // The working folder is not the program's own.
    if !folder.as_os_str().is_empty() {
        sqlite::own_folder(&folder).map_err(|failure| {
            let folder = folder.display();
            anyhow::anyhow!(
                "the folder {folder} for the log cannot be made ({failure}); give a file in \
                 another folder with --log, or --log memory"
            )
        })?;
    }
    Ok(folder.join(DEFAULT_LOG))
}

/// The system's folder for programs' data, or the working folder.
fn default_folder() -> PathBuf {
    let folder = dirs::data_local_dir().map(|folder| folder.join("score-relay"));
    folder.unwrap_or_default()
}

/// Listens at the given port, or at the first free one from the default on.
async fn listen(address: IpAddr, given: Option<u16>) -> anyhow::Result<TcpListener> {
    let first = given.unwrap_or(DEFAULT_PORT);
    let tries = given.map_or(MAX_PORT_TRIES, |_| 0);
    let mut port = first;
    loop {
        match TcpListener::bind((address, port)).await {
            Ok(listener) => return Ok(listener),
            Err(failure) if failure.kind() == ErrorKind::AddrInUse && port < first + tries => {
                port += 1;
            }
            Err(failure) => {
                anyhow::bail!(refused_port(address, port, given, &failure));
            }
        }
    }
}

/// The error when a port cannot be used, with advice.
fn refused_port(address: IpAddr, port: u16, given: Option<u16>, failure: &io::Error) -> String {
    let advice = match failure.kind() {
        ErrorKind::AddrInUse if given.is_some() => {
            "another program has it: end that one, or give another with --port"
        }
        ErrorKind::AddrInUse => "other programs have it and those before it: give one with --port",
        ErrorKind::PermissionDenied => {
            "ports below 1024 need special rights: give one from 1024 on with --port, and let a \
             proxy or the system's redirection hand on port 80 or 443"
        }
        ErrorKind::AddrNotAvailable => {
            "this machine has no such address: give one of its own with --address, or 0.0.0.0 \
             for all"
        }
        _ => "give another with --port or --address",
    };
    format!("port {port} of {address} cannot be used ({failure}); {advice}")
}

/// Prints the addresses of the game, and in a terminal the QR code of the first one. In a terminal
/// the Enter key shows the code of the next address, because only the reader knows which network
/// the class uses.
async fn print_addresses(listener: &TcpListener, is_tls: bool, has_page: bool) -> io::Result<()> {
    let urls = addresses::urls(listener.local_addr()?, &Machine::here().await, is_tls);
    let mut out = io::stdout();
    let code = urls.first().filter(|_| out.is_terminal());
    let code = code.and_then(|url| addresses::qr(url));
    let has_next = code.is_some() && urls.len() > 1 && io::stdin().is_terminal();
    let _ = out.write_all(greeting(&urls, has_page, code, has_next).as_bytes());
    if has_next {
        // A read from a terminal cannot be cancelled, so it has a thread of its own.
        thread::spawn(move || addresses::show_next(&urls, io::stdin().lock(), &mut io::stdout()));
    }
    Ok(())
}

fn greeting(urls: &[String], has_page: bool, code: Option<String>, has_next: bool) -> String {
    let mut text = "Score is at\n".to_owned();
    for url in urls {
        text += &format!("  {url}\n");
    }
    if !has_page {
        text += "but this program has no page in it: give its folder with --site.\n";
    }
    if let Some(code) = code {
        text += &format!("\n{code}\n");
    }
    if has_next {
        text += "(Enter shows the code of the next address.)\n";
    }
    text + "(Ctrl-C ends it.)\n"
}

/// A future that is ready when the program is asked to end.
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
        // Without the signal the program runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// How many files and connections this program may have open; `None` if the system sets no
/// limit. Many systems set a thousand at first, and let the program ask for more.
#[cfg(unix)]
fn file_handles() -> Option<u64> {
    let handles = rlimit::increase_nofile_limit(u64::MAX);
    let handles =
        handles.inspect_err(|failure| warn!(%failure, "this system allows few connections"));
    handles
        .ok()
        .or_else(|| Some(rlimit::Resource::NOFILE.get().ok()?.0))
}

#[cfg(not(unix))]
fn file_handles() -> Option<u64> {
    None
}

/// Limits the connections in the settings by the number of file handles. A quarter is for browsers
/// that fetch the page, some for the log, and the rest for players. In a cluster a player needs two
/// handles, because they may be piped to another relay.
fn with_handles(settings: Settings, handles: Option<u64>, is_in_cluster: bool) -> Settings {
    let Some(handles) = handles else {
        return settings;
    };
    let of_http = usize::try_from(handles / 4).unwrap_or(usize::MAX);
    let of_http = NonZeroUsize::new(of_http).unwrap_or(NonZeroUsize::MIN);
    let of_players =
        handles.saturating_sub(handles / 4 + OWN_HANDLES) / if is_in_cluster { 2 } else { 1 };
    Settings {
        max_http_connections: settings.max_http_connections.min(of_http),
        max_connections: settings.max_connections.min(of_players),
        ..settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most connections of browsers and of players with this many handles.
    fn connections(handles: Option<u64>, is_among: bool) -> (usize, u64) {
        let settings = with_handles(Settings::default(), handles, is_among);
        (
            settings.max_http_connections.get(),
            settings.max_connections,
        )
    }

    #[test]
    fn a_player_among_relays_has_two_handles() {
        let alone = connections(Some(1_024), false);
        assert_eq!(alone, (256, 1_024 - 256 - OWN_HANDLES));
        let (of_http, of_players) = connections(Some(1_024), true);
        assert_eq!((of_http, of_players), (alone.0, alone.1 / 2));
        // Two handles for each player, one for each browser, and those of the program itself.
        assert!(2 * of_players + of_http as u64 + OWN_HANDLES <= 1_024);
    }

    #[test]
    fn more_handles_than_connections_change_nothing() {
        let settings = Settings::default();
        let all = (
            settings.max_http_connections.get(),
            settings.max_connections,
        );
        for handles in [None, Some(u64::MAX)] {
            assert_eq!(connections(handles, true), all);
        }
    }

    #[test]
    fn with_few_handles_one_browser_is_served_and_no_player() {
        for handles in 0..4 {
            assert_eq!(connections(Some(handles), true), (1, 0), "{handles}");
        }
    }
}
