//! The command line of the relay, with its options in the environment, and the checks of their
//! values.

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use score_core::wire::PROTOCOL;
use score_site::Frames;

use crate::cluster::NodeId;
use crate::quota::{SEATS_PER_ADDRESS, TABLES_PER_ADDRESS};
use crate::settings::{JOINS_PER_MINUTE, Switches};
use crate::version::{FORMAT, VERSION};

/// The default port.
pub const DEFAULT_PORT: u16 = 8080;

/// The default address to listen at: all addresses of this machine, because other devices connect
/// to it.
const DEFAULT_ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The name of a log in memory.
const MEMORY: &str = "memory";

/// The beginnings of the address of a log on NATS.
const NATS: [&str; 2] = ["nats://", "tls://"];

/// The name of [`Command::Backup`].
const BACKUP: &str = "backup";

const PLAYERS: &str = "Tables and chat";
const VISITORS: &str = "Visitors";
const RELAYS: &str = "Several relays with the same tables";

/// The advice if relays cannot share a log.
const NOT_SHARED: &str = "--node, --internal and --secret-file are for relays that share a log, and \
    one in a file or in memory has one relay: leave them out, or give a log that is shared with \
    --log";

const ABOUT: &str = "\
Lets players in different places play Score at one table.

Start it on any computer, and open the address that it prints in any browser in the same \
network. Players do not have to install anything. Ctrl-C ends it; points and tables are still \
there when it is started again.";

const ENVIRONMENT: &str = "\
Each option can also be set as an environment variable: SCORE_RELAY_PORT=80, \
SCORE_RELAY_NO_CHAT=1, SCORE_RELAY_ORIGIN='https://a.example https://b.example'. \
An option on the command line takes precedence.";

/// The command line of the program.
#[derive(Clone, Debug, PartialEq, Eq, Parser)]
#[command(
    name = "score-relay",
    version = version(),
    about = ABOUT,
    long_about = None,
    after_help = ENVIRONMENT,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
pub struct Cli {
    /// The task instead of serving players.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The port to listen at [default: 8080, or the next free port]
    #[arg(long, env = "SCORE_RELAY_PORT", value_name = "N", value_parser = port)]
    pub port: Option<u16>,

    /// The address of this computer to listen at. By default it listens at all of them, so that
    /// other devices can connect; 127.0.0.1 is for this computer alone
    #[arg(long, env = "SCORE_RELAY_ADDRESS", default_value_t = DEFAULT_ADDRESS)]
    pub address: IpAddr,

    /// The file for tables and points, by default in your folder for programs' data. With 'memory'
    /// they are lost when the program ends; nats://USER:PASSWORD@HOST is a cluster of NATS
    /// JetStream, which several relays can share and which has its own backup (docs/NATS.md)
    #[arg(
        long,
        env = "SCORE_RELAY_LOG",
        value_name = "FILE",
        value_parser = PathBufValueParser::new().map(LogLocation::of)
    )]
    pub log: Option<LogLocation>,

    /// The folder with the built page, if it is not part of this program
    #[arg(long, env = "SCORE_RELAY_SITE", value_name = "FOLDER")]
    pub site: Option<PathBuf>,

    /// Offer no Group A and no Group B: players make their own tables
    #[arg(
        long,
        env = "SCORE_RELAY_NO_PUBLIC_GROUPS",
        value_parser = is_on,
        help_heading = PLAYERS
    )]
    pub no_public_groups: bool,

    /// Switch the chat off, so that players cannot write to each other
    #[arg(long, env = "SCORE_RELAY_NO_CHAT", value_parser = is_on, help_heading = PLAYERS)]
    pub no_chat: bool,

    /// Let players join tables by link or code, not by name; codes are too long to be guessed
    #[arg(long, env = "SCORE_RELAY_BY_LINK_ONLY", value_parser = is_on, help_heading = PLAYERS)]
    pub by_link_only: bool,

    /// Forbid all pages of other sites to show this one in a frame. Without this option they may
    /// show pages for one player
    #[arg(long, env = "SCORE_RELAY_NO_FRAMES", value_parser = is_on, help_heading = VISITORS)]
    pub no_frames: bool,

    /// The number of newcomers from one address that a table lets in within a minute. Raise it for
    /// tables of more than a few classes
    #[arg(
        long,
        env = "SCORE_RELAY_JOINS_PER_MINUTE",
        value_name = "N",
        value_parser = positive::<NonZeroU32>,
        default_value_t = JOINS_PER_MINUTE,
        help_heading = VISITORS
    )]
    pub joins_per_minute: NonZeroU32,

    /// The number of tables that one player may have. As many tables made from one address may be
    /// in use at once
    #[arg(
        long,
        env = "SCORE_RELAY_TABLES_PER_ADDRESS",
        value_name = "N",
        value_parser = positive::<NonZeroUsize>,
        default_value_t = TABLES_PER_ADDRESS,
        help_heading = VISITORS
    )]
    pub tables_per_address: NonZeroUsize,

    /// The number of seats at one table that one address may have. Raise it for a table of more
    /// than one class
    #[arg(
        long,
        env = "SCORE_RELAY_SEATS_PER_ADDRESS",
        value_name = "N",
        value_parser = positive::<NonZeroUsize>,
        default_value_t = SEATS_PER_ADDRESS,
        help_heading = VISITORS
    )]
    pub seats_per_address: NonZeroUsize,

    /// A name under which this relay is reached, such as score.example. It comes besides numeric
    /// addresses, localhost, this computer's name and the names in origins; can be given more than
    /// once
    #[arg(
        long = "host",
        env = "SCORE_RELAY_HOST",
        value_name = "NAME",
        value_parser = hosts,
        help_heading = VISITORS
    )]
    hosts: Vec<Names>,

    /// Another site whose page may use this relay, such as `https://example.org`; can be given more
    /// than once
    #[arg(
        long = "origin",
        env = "SCORE_RELAY_ORIGIN",
        value_name = "ORIGIN",
        value_parser = origins,
        help_heading = VISITORS
    )]
    origins: Vec<Names>,

    /// Trust the proxy before this relay to name the address of each visitor (X-Forwarded-For).
    /// Never use this without a proxy
    #[arg(long, env = "SCORE_RELAY_BEHIND_PROXY", value_parser = is_on, help_heading = VISITORS)]
    pub behind_proxy: bool,

    /// The file of a certificate (PEM), for https; needs --tls-key
    #[arg(
        long,
        env = "SCORE_RELAY_TLS_CERT",
        value_name = "FILE",
        requires = "tls_key",
        help_heading = VISITORS
    )]
    tls_cert: Option<PathBuf>,

    /// The file of its private key (PEM)
    #[arg(
        long,
        env = "SCORE_RELAY_TLS_KEY",
        value_name = "FILE",
        requires = "tls_cert",
        help_heading = VISITORS
    )]
    tls_key: Option<PathBuf>,

    /// This relay's name among relays that share a log; needs --internal and --secret-file
    #[arg(
        long,
        env = "SCORE_RELAY_NODE",
        value_name = "NAME",
        requires_all = ["internal", "secret_file"],
        help_heading = RELAYS
    )]
    node: Option<NodeId>,

    /// The address at which other relays reach this one; never open it to visitors
    #[arg(
        long,
        env = "SCORE_RELAY_INTERNAL",
        value_name = "HOST:PORT",
        value_parser = internal_address,
        requires = "node",
        help_heading = RELAYS
    )]
    internal: Option<String>,

    /// The file with the secret that all relays of the cluster share: 32 bytes or more
    #[arg(
        long,
        env = "SCORE_RELAY_SECRET_FILE",
        value_name = "FILE",
        requires = "node",
        help_heading = RELAYS
    )]
    secret_file: Option<PathBuf>,
}

/// The options of a relay that shares its log with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClusterOptions<'a> {
    /// The name of the relay.
    pub node: &'a NodeId,
    /// The host and port for the other relays.
    pub internal: &'a str,
    /// The file of the secret that all relays have.
    pub secret_file: &'a Path,
}

/// The tasks of the program besides serving players.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Copies the tables and points of a relay to a new file, even while it runs. --log FILE then
    /// starts a relay with them
    #[command(name = BACKUP)]
    Backup {
        /// The new file
        #[arg(value_name = "FILE")]
        to: PathBuf,
        /// The log of the relay, by default in your folder for programs' data
        #[arg(
            long,
            env = "SCORE_RELAY_LOG",
            hide_env = true,
            value_parser = PathBufValueParser::new().try_map(file_of_log)
        )]
        log: Option<PathBuf>,
    },
}

/// Where tables are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogLocation {
    /// In a file.
    File(PathBuf),
    /// In memory only.
    Memory,
    /// On the NATS servers with this address, as it was given.
    Nats(String),
}

/// One or several names: an environment variable has them all, with blanks between them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Names(Vec<String>);

impl Cli {
    /// Reads the words of a command line, of which the first is the program's name, and
    /// the environment.
    ///
    /// # Errors
    /// The text to print if they cannot be read, or if help or the version is asked for.
    pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Cli, clap::Error> {
        read(Cli::command(), words)
    }

    /// The names under which the relay is reached.
    pub fn hosts(&self) -> Vec<String> {
        flat(&self.hosts)
    }

    /// The other sites whose pages may use the relay.
    pub fn origins(&self) -> Vec<String> {
        flat(&self.origins)
    }

    /// The files of a certificate and of its key.
    pub fn tls(&self) -> Option<(&Path, &Path)> {
        self.tls_cert.as_deref().zip(self.tls_key.as_deref())
    }

    /// The options for a cluster; `None`: the relay is alone with its log.
    pub fn cluster_options(&self) -> Option<ClusterOptions<'_>> {
        Some(ClusterOptions {
            node: self.node.as_ref()?,
            internal: self.internal.as_deref()?,
            secret_file: self.secret_file.as_deref()?,
        })
    }

    /// Which pages may show this one in a frame.
    pub fn frames(&self) -> Frames {
        match self.no_frames {
            true => Frames::Never,
            false => Frames::Any,
        }
    }

    /// The options about tables and chat.
    pub fn switches(&self) -> Switches {
        Switches {
            has_public_groups: !self.no_public_groups,
            has_chat: !self.no_chat,
            is_by_link_only: self.by_link_only,
        }
    }
}

impl LogLocation {
    /// The location that a value of the option names.
    fn of(path: PathBuf) -> LogLocation {
        match path.to_str() {
            Some(MEMORY) => LogLocation::Memory,
            Some(text) if NATS.iter().any(|begins| text.starts_with(begins)) => {
                LogLocation::Nats(text.to_owned())
            }
            _ => LogLocation::File(path),
        }
    }

    /// Whether several relays can share the log at this location.
    fn is_shared(&self) -> bool {
        match self {
            LogLocation::File(_) | LogLocation::Memory => false,
            LogLocation::Nats(_) => true,
        }
    }
}

/// The text that `--version` prints after the program's name.
pub fn version() -> String {
    format!("{VERSION} (log format {FORMAT}, protocol {PROTOCOL})")
}

fn read(
    command: clap::Command,
    words: impl IntoIterator<Item = OsString>,
) -> Result<Cli, clap::Error> {
    let words: Vec<OsString> = words.into_iter().collect();
    let is_backup = words.get(1).is_some_and(|word| word == BACKUP);
    // A backup is made in the environment of a relay, too, and has its own options.
    let mut command = command.mut_args(|arg| {
        if is_backup {
            arg.env(None)
        } else {
            arg.hide_env(true)
        }
    });
    let matches = command.try_get_matches_from_mut(words)?;
    let cli = Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    let is_shared = cli.log.as_ref().is_some_and(LogLocation::is_shared);
    if cli.cluster_options().is_some() && !is_shared {
        return Err(command.error(ErrorKind::ArgumentConflict, NOT_SHARED));
    }
    Ok(cli)
}

fn flat(names: &[Names]) -> Vec<String> {
    names
        .iter()
        .flat_map(|Names(names)| names.clone())
        .collect()
}

fn file_of_log(path: PathBuf) -> Result<PathBuf, &'static str> {
    match LogLocation::of(path) {
        LogLocation::File(file) => Ok(file),
        LogLocation::Memory => Err("a log in memory has no backup"),
        LogLocation::Nats(_) => {
            Err("a log on NATS is backed up by `nats stream backup` (docs/NATS.md)")
        }
    }
}

/// Reads a switch, which in the environment has a value.
fn is_on(text: &str) -> Result<bool, &'static str> {
    match text {
        "1" | "true" | "yes" => Ok(true),
        "" | "0" | "false" | "no" => Ok(false),
        _ => Err("expected 1 or 0 in the environment"),
    }
}

fn port(text: &str) -> Result<u16, &'static str> {
    text.parse()
        .map_err(|_| "expected a whole number up to 65535")
}

/// Reads the address at which other relays reach this one. The unspecified address is refused,
/// because nobody can connect to it.
fn internal_address(text: &str) -> Result<String, &'static str> {
    let is_port = |port: &str| port.parse::<u16>().is_ok_and(|port| port > 0);
    let parts = text.rsplit_once(':');
    if !parts.is_some_and(|(host, port)| !host.is_empty() && is_port(port)) {
        return Err("expected a host and a port such as 10.0.0.5:7070");
    }
    let address: Result<SocketAddr, _> = text.parse();
    if address.is_ok_and(|address| address.ip().is_unspecified()) {
        return Err("expected the address that other relays use, and not that of all");
    }
    Ok(text.to_owned())
}

fn positive<T: FromStr>(text: &str) -> Result<T, &'static str> {
    text.parse()
        .map_err(|_| "expected a whole number from 1 on")
}

fn hosts(text: &str) -> Result<Names, String> {
    checked_names(text, check_host)
}

fn origins(text: &str) -> Result<Names, String> {
    checked_names(text, check_origin)
}

fn checked_names(text: &str, check: fn(&str) -> Result<(), String>) -> Result<Names, String> {
    let names: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    names.iter().try_for_each(|name| check(name))?;
    Ok(Names(names))
}

/// Checks an origin: a scheme and a host, and nothing after them, because a browser never sends
/// more.
fn check_origin(text: &str) -> Result<(), String> {
    let host = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(()),
        _ => Err(format!(
            "'{text}' is not an origin such as https://example.org"
        )),
    }
}

/// Checks a host: a name without a port, because the relay compares only names.
fn check_host(text: &str) -> Result<(), String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || ['.', '-', '_'].contains(&c);
    if !text.chars().all(is_part) {
        return Err(format!("'{text}' is not a name such as score.example"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads words with an environment. The value of a variable replaces the default of its option,
    /// which is read in the same way.
    fn read(words: &str, environment: &[(&str, &'static str)]) -> Result<Cli, String> {
        let command = Cli::command().mut_args(|arg| {
            let name = arg.get_env().map(std::ffi::OsStr::to_owned);
            let mut pairs = environment.iter();
            let pair = pairs.find(|(other, _)| name.as_ref().is_some_and(|name| name == other));
            let arg = arg.env(None);
            match pair {
                Some((_, value)) => arg.default_value(*value),
                None => arg,
            }
        });
        let words = ["score-relay"].into_iter().chain(words.split_whitespace());
        super::read(command, words.map(OsString::from)).map_err(|error| error.to_string())
    }

    fn cli(words: &str, environment: &[(&str, &'static str)]) -> Cli {
        read(words, environment).unwrap_or_else(|error| panic!("{words}: {error}"))
    }

    fn default_cli() -> Cli {
        Cli {
            command: None,
            address: DEFAULT_ADDRESS,
            port: None,
            log: None,
            site: None,
            origins: Vec::new(),
            hosts: Vec::new(),
            tls_cert: None,
            tls_key: None,
            node: None,
            internal: None,
            secret_file: None,
            joins_per_minute: JOINS_PER_MINUTE,
            tables_per_address: TABLES_PER_ADDRESS,
            seats_per_address: SEATS_PER_ADDRESS,
            behind_proxy: false,
            no_public_groups: false,
            no_chat: false,
            by_link_only: false,
            no_frames: false,
        }
    }

    #[test]
    fn without_a_word_it_runs_for_everybody_in_the_network() {
        let cli = cli("", &[]);
        assert_eq!(cli, default_cli());
        assert!(cli.address.is_unspecified());
        assert_eq!(cli.switches(), Switches::default());
        assert_eq!(cli.frames(), Frames::Any);
    }

    #[test]
    fn every_option_is_read() {
        let names = |names: &[&str]| Names(names.iter().copied().map(str::to_owned).collect());
        let expected = |origins, hosts| Cli {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: Some(80),
            log: Some(LogLocation::File("a.sqlite".into())),
            site: Some("dist".into()),
            origins,
            hosts,
            tls_cert: Some("c.pem".into()),
            tls_key: Some("k.pem".into()),
            joins_per_minute: NonZeroU32::new(500).unwrap(),
            tables_per_address: NonZeroUsize::new(5).unwrap(),
            seats_per_address: NonZeroUsize::new(1_000).unwrap(),
            behind_proxy: true,
            no_public_groups: true,
            no_chat: true,
            by_link_only: true,
            no_frames: true,
            ..default_cli()
        };
        let words = "--port 80 --address 127.0.0.1 --log a.sqlite --site dist \
            --origin https://a.example --origin http://b.example:81 \
            --host a.example --host teacher-pc \
            --tls-cert c.pem --tls-key k.pem --joins-per-minute 500 --behind-proxy \
            --tables-per-address 5 --seats-per-address 1000 \
            --no-public-groups --no-chat --by-link-only --no-frames";
        let by_words = cli(words, &[]);
        let origins = ["https://a.example", "http://b.example:81"];
        let hosts = ["a.example", "teacher-pc"];
        let each = |all: [&str; 2]| all.map(|name| names(&[name])).into();
        assert_eq!(by_words, expected(each(origins), each(hosts)));
        let environment = [
            ("SCORE_RELAY_PORT", "80"),
            ("SCORE_RELAY_ADDRESS", "127.0.0.1"),
            ("SCORE_RELAY_LOG", "a.sqlite"),
            ("SCORE_RELAY_SITE", "dist"),
            (
                "SCORE_RELAY_ORIGIN",
                "https://a.example http://b.example:81",
            ),
            ("SCORE_RELAY_HOST", "a.example teacher-pc"),
            ("SCORE_RELAY_TLS_CERT", "c.pem"),
            ("SCORE_RELAY_TLS_KEY", "k.pem"),
            ("SCORE_RELAY_JOINS_PER_MINUTE", "500"),
            ("SCORE_RELAY_TABLES_PER_ADDRESS", "5"),
            ("SCORE_RELAY_SEATS_PER_ADDRESS", "1000"),
            ("SCORE_RELAY_BEHIND_PROXY", "yes"),
            ("SCORE_RELAY_NO_PUBLIC_GROUPS", "1"),
            ("SCORE_RELAY_NO_CHAT", "true"),
            ("SCORE_RELAY_BY_LINK_ONLY", "1"),
            ("SCORE_RELAY_NO_FRAMES", "1"),
        ];
        let by_environment = cli("", &environment);
        let all = |all: [&str; 2]| vec![names(&all)];
        assert_eq!(by_environment, expected(all(origins), all(hosts)));
        for cli in [by_words, by_environment] {
            assert_eq!(cli.origins(), origins);
            assert_eq!(cli.hosts(), hosts);
            assert_eq!(cli.tls(), Some((Path::new("c.pem"), Path::new("k.pem"))));
            let switches = Switches {
                has_public_groups: false,
                has_chat: false,
                is_by_link_only: true,
            };
            assert_eq!(cli.switches(), switches);
            assert_eq!(cli.frames(), Frames::Never);
        }
    }

    #[test]
    fn the_command_line_counts_more_than_the_environment() {
        let environment = [("SCORE_RELAY_PORT", "80"), ("SCORE_RELAY_NO_CHAT", "0")];
        let found = cli("--port 81 --log memory", &environment);
        assert_eq!(found.port, Some(81));
        assert_eq!(found.log, Some(LogLocation::Memory));
        assert!(found.switches().has_chat);
        assert!(cli("--no-chat", &environment).no_chat);
    }

    #[test]
    fn a_log_is_a_file_unless_it_is_in_memory_or_begins_as_an_address() {
        let file = |name: &str| LogLocation::File(name.into());
        let nats = |text: &str| LogLocation::Nats(text.to_owned());
        for (text, location) in [
            ("memory", LogLocation::Memory),
            ("./memory", file("./memory")),
            ("nats", file("nats")),
            ("nats://a,b?replicas=3", nats("nats://a,b?replicas=3")),
            ("tls://relay:secret@a", nats("tls://relay:secret@a")),
        ] {
            let found = cli(&format!("--log {text}"), &[]).log;
            assert_eq!(found, Some(location.clone()), "{text}");
            let found = cli("", &[("SCORE_RELAY_LOG", text)]).log;
            assert_eq!(found, Some(location), "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused_in_a_sentence() {
        for (words, part) in [
            ("--port 65536", "'65536' for '--port <N>'"),
            ("--port", "port"),
            ("--address here", "'here' for '--address <ADDRESS>'"),
            ("--joins-per-minute 0", "'0' for '--joins-per-minute <N>'"),
            ("--joins-per-minute 0", "expected a whole number from 1 on"),
            (
                "--tables-per-address 0",
                "expected a whole number from 1 on",
            ),
            (
                "--seats-per-address all",
                "'all' for '--seats-per-address <N>'",
            ),
            (
                "--seats-per-address all",
                "expected a whole number from 1 on",
            ),
            ("--host https://score.example", "is not a name"),
            ("--host score.example:8080", "is not a name"),
            ("--origin example.org", "is not an origin"),
            ("--origin https://example.org/", "is not an origin"),
            ("--tls-cert c.pem", "--tls-key <FILE>"),
            ("--tls-key k.pem", "--tls-cert <FILE>"),
            ("--node a", "--internal <HOST:PORT>"),
            ("--node a", "--secret-file <FILE>"),
            ("--internal 10.0.0.5:7070", "--node <NAME>"),
            ("--secret-file secret", "--node <NAME>"),
            ("--node a/b", "a node has a name of 1 to 64 letters"),
            ("--internal 10.0.0.5", "expected a host and a port"),
            ("--internal :7070", "expected a host and a port"),
            ("--internal a:0", "expected a host and a port"),
            (
                "--internal 0.0.0.0:7070",
                "the address that other relays use",
            ),
            ("--internal [::]:7070", "the address that other relays use"),
            ("--colour blue", "--colour"),
            ("somewhere", "somewhere"),
        ] {
            let refusal = read(words, &[]).expect_err(words);
            assert!(refusal.contains(part), "{words}: {refusal}");
        }
        let refusal = read("", &[("SCORE_RELAY_NO_CHAT", "maybe")]).expect_err("maybe");
        assert!(
            refusal.contains("'--no-chat': expected 1 or 0 in the environment"),
            "{refusal}"
        );
    }

    #[test]
    fn several_relays_share_no_log_that_one_has_to_itself() {
        let options = "--node a --internal a.example:7070 --secret-file secret";
        for log in ["", "--log memory", "--log a.sqlite"] {
            let refusal = read(&format!("{options} {log}"), &[]).expect_err(log);
            let sentence = "one in a file or in memory has one relay";
            assert!(refusal.contains(sentence), "{refusal}");
        }
        let environment = [
            ("SCORE_RELAY_NODE", "a"),
            ("SCORE_RELAY_INTERNAL", "a.example:7070"),
            ("SCORE_RELAY_SECRET_FILE", "secret"),
        ];
        assert!(read("", &environment).is_err());
    }

    #[test]
    fn a_backup_is_made_of_the_log_that_is_named() {
        for (words, log) in [
            ("backup b", None),
            ("backup b --log c", Some("c")),
            ("backup --log c b", Some("c")),
        ] {
            let expected = Command::Backup {
                to: "b".into(),
                log: log.map(PathBuf::from),
            };
            assert_eq!(cli(words, &[]).command, Some(expected), "{words}");
        }
        for (words, part) in [
            ("backup", "<FILE>"),
            ("backup b c", "'c'"),
            ("backup b --port 80", "--port"),
            ("backup b --log memory", "in memory has no backup"),
            ("backup b --log nats://a", "`nats stream backup`"),
            ("--port 80 backup b", "'backup' cannot be used with '--port"),
        ] {
            let refusal = read(words, &[]).expect_err(words);
            assert!(refusal.contains(part), "{words}: {refusal}");
        }
    }

    #[test]
    fn the_version_names_the_format_and_the_protocol() {
        let expected = format!("score-relay {VERSION} (log format 2, protocol {PROTOCOL})\n");
        assert_eq!(read("--version", &[]), Err(expected.clone()));
        assert_eq!(read("-V", &[]), Err(expected));
    }

    #[test]
    fn help_is_asked_for_and_names_every_option() {
        for word in ["--help", "-h"] {
            let help = read(word, &[]).expect_err(word);
            for arg in Cli::command().get_arguments() {
                let long = arg.get_long().expect("every option has a long name");
                assert!(help.contains(&format!("--{long}")), "{long}: {help}");
            }
        }
    }

    #[test]
    fn every_option_is_in_the_environment_under_its_own_name() {
        for arg in Cli::command().get_arguments() {
            let long = arg.get_long().expect("every option has a long name");
            let name = format!("SCORE_RELAY_{}", long.replace('-', "_").to_uppercase());
            assert_eq!(arg.get_env(), Some(name.as_ref()), "{long}");
        }
    }
}
