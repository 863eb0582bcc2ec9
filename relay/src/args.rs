//! What a relay is asked to do, on its command line and in its environment.

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::{Arg, Parser, ValueExt};
use score_core::wire::PROTOCOL;

use crate::log::sqlite::FORMAT;
use crate::quota::{SEATS_PER_ADDRESS, TABLES_PER_ADDRESS};
use crate::settings::{JOINS_PER_MINUTE, Switches};

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The port where none is given.
pub const DEFAULT_PORT: u16 = 8080;

/// All of this machine's addresses. Whoever starts a relay by hand starts it
/// for the devices of others.
const DEFAULT_ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// What every name in the environment begins with.
const PREFIX: &str = "SCORE_RELAY_";

/// How a log is called that is kept nowhere.
const MEMORY: &str = "memory";

/// The word that asks for a backup.
const BACKUP: &str = "backup";

/// What `--help` says.
pub const HELP: &str = "\
score-relay lets players in different places play Score at one table.

Start it on any computer, and open the address that it prints in any browser
in the same network. Nobody has to install anything. Ctrl-C ends it; points
and tables are still there when it is started again.

  --port N              where to listen (8080, or the next port that is free)
  --address ADDRESS     on which of this computer's addresses to listen: all of
                        them by default, so that other devices can come;
                        127.0.0.1 for this computer alone
  --log FILE            where tables and points are kept, by default in your
                        folder for programs' data; 'memory': nowhere
  --site FOLDER         the built page, where it is not in this program

What players can do:
  --no-public-groups    no Group A and no Group B: players make their tables
  --no-chat             nobody can write to anybody
  --by-link-only        tables are joined by link or code, not by their name,
                        and no code can be guessed

Who may come:
  --joins-per-minute N  how many players may come from one address in a minute
                        (120); more for a whole school that has one address
                        to the outside
  --tables-per-address N
                        how many tables made from one address there may be at
                        once (30)
  --seats-per-address N how many seats at one table one address may have (60);
                        more for a table of more than a class
  --host NAME           a name under which this relay is reached, such as
                        score.example, besides numeric addresses, localhost,
                        this computer's name and the names in origins; may be
                        given more than once
  --origin ORIGIN       a page elsewhere that may use this relay, such as
                        https://example.org; may be given more than once
  --behind-proxy        believe a proxy that says whose request it brings
                        (X-Forwarded-For); without a proxy, never
  --tls-cert FILE       a certificate (PEM), for https; with --tls-key
  --tls-key FILE        its private key (PEM)

  --help                this text
  --version             which version this is

score-relay backup FILE [--log LOG]
                        copies the tables and points of the relay that has this
                        log, while it runs, to a new file; --log FILE then
                        starts a relay with them

Each of these can also be set as an environment variable: SCORE_RELAY_PORT=80,
SCORE_RELAY_NO_CHAT=1, SCORE_RELAY_ORIGIN='https://a.example https://b.example'.
What stands on the command line counts more.";

/// The options that take a value, and those that do not.
const WITH_VALUE: [&str; 11] = [
    "port",
    "address",
    "log",
    "site",
    "joins-per-minute",
    "tables-per-address",
    "seats-per-address",
    "host",
    "origin",
    "tls-cert",
    "tls-key",
];
const WITHOUT_VALUE: [&str; 4] = [
    "no-public-groups",
    "no-chat",
    "by-link-only",
    "behind-proxy",
];

/// What a relay is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Say how it is used.
    Help,
    /// Say which version it is.
    Version,
    /// Copy a log.
    Backup {
        /// The log.
        log: LogPlace,
        /// The file that is to be made.
        to: PathBuf,
    },
    /// Run.
    Run(Arguments),
}

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogPlace {
    /// Where this system keeps what programs keep.
    Usual,
    /// In this file.
    File(PathBuf),
    /// Nowhere.
    Memory,
}

/// How a relay is to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arguments {
    /// On which address it listens.
    pub address: IpAddr,
    /// At which port; `None`: at the usual one, or the next that is free.
    pub port: Option<u16>,
    /// Where tables are kept.
    pub log: LogPlace,
    /// Where the built page lies; `None`: in the program.
    pub site: Option<PathBuf>,
    /// The pages elsewhere that may come.
    pub origins: Vec<String>,
    /// Names under which the relay is reached.
    pub hosts: Vec<String>,
    /// The files of a certificate and of its key.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// How many players may come from one address at once, and then a minute.
    pub joins_per_minute: NonZeroU32,
    /// How many tables made from one address there may be at once.
    pub tables_per_address: NonZeroUsize,
    /// How many seats at one table one address may have.
    pub seats_per_address: NonZeroUsize,
    /// Whether a proxy tells whose requests it brings.
    pub is_behind_proxy: bool,
    /// Which tables there are.
    pub switches: Switches,
}

impl Default for Arguments {
    fn default() -> Arguments {
        Arguments {
            address: DEFAULT_ADDRESS,
            port: None,
            log: LogPlace::Usual,
            site: None,
            origins: Vec::new(),
            hosts: Vec::new(),
            tls: None,
            joins_per_minute: JOINS_PER_MINUTE,
            tables_per_address: TABLES_PER_ADDRESS,
            seats_per_address: SEATS_PER_ADDRESS,
            is_behind_proxy: false,
            switches: Switches::default(),
        }
    }
}

/// Reads the words of a command line, and before them what `environment` holds
/// under a name.
///
/// # Errors
/// A sentence on the first word that makes no sense.
pub fn read(
    words: impl IntoIterator<Item = OsString>,
    environment: impl Fn(&str) -> Option<OsString>,
) -> Result<Asked, String> {
    let mut words = words.into_iter().peekable();
    if words.next_if(|word| word == BACKUP).is_some() {
        return read_backup(words, environment);
    }
    let words: Vec<OsString> = words_of(environment)?.into_iter().chain(words).collect();
    let mut parser = Parser::from_args(words);
    let mut arguments = Arguments::default();
    let (mut certificate, mut key) = (None, None);
    while let Some(argument) = parser.next().map_err(|refusal| refusal.to_string())? {
        match argument {
            Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
            Arg::Long("version") | Arg::Short('V') => return Ok(Asked::Version),
            Arg::Value(word) if word == BACKUP => {
                return Err(format!("'{BACKUP}' is the first word or none"));
            }
            Arg::Long("port") => arguments.port = Some(value(&mut parser, "a port")?),
            Arg::Long("address") => arguments.address = value(&mut parser, "an address")?,
            Arg::Long("log") => arguments.log = log(word(&mut parser)?),
            Arg::Long("site") => arguments.site = Some(word(&mut parser)?.into()),
            Arg::Long("joins-per-minute") => {
                arguments.joins_per_minute = value(&mut parser, "a number from 1 on")?;
            }
            Arg::Long("tables-per-address") => {
                arguments.tables_per_address = value(&mut parser, "a number from 1 on")?;
            }
            Arg::Long("seats-per-address") => {
                arguments.seats_per_address = value(&mut parser, "a number from 1 on")?;
            }
            Arg::Long("host") => arguments.hosts.push(host(&mut parser)?),
            Arg::Long("origin") => arguments.origins.push(origin(&mut parser)?),
            Arg::Long("tls-cert") => certificate = Some(word(&mut parser)?.into()),
            Arg::Long("tls-key") => key = Some(word(&mut parser)?.into()),
            Arg::Long("behind-proxy") => arguments.is_behind_proxy = true,
            Arg::Long("no-public-groups") => arguments.switches.has_public_groups = false,
            Arg::Long("no-chat") => arguments.switches.has_chat = false,
            Arg::Long("by-link-only") => arguments.switches.is_by_link_only = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    arguments.tls = match (certificate, key) {
        (Some(certificate), Some(key)) => Some((certificate, key)),
        (None, None) => None,
        _ => return Err("'--tls-cert' and '--tls-key' stand together".to_owned()),
    };
    Ok(Asked::Run(arguments))
}

/// What `--version` says.
pub fn version() -> String {
    format!("score-relay {VERSION} (log format {FORMAT}, protocol {PROTOCOL})")
}

/// Reads what stands behind the word `backup`. Of the environment only the log
/// counts: a backup is made where a relay has been set up, too.
fn read_backup(
    words: impl Iterator<Item = OsString>,
    environment: impl Fn(&str) -> Option<OsString>,
) -> Result<Asked, String> {
    let mut parser = Parser::from_args(words.collect::<Vec<_>>());
    let mut place = environment(&name_of("log")).map_or(LogPlace::Usual, log);
    let mut to = None;
    while let Some(argument) = parser.next().map_err(|refusal| refusal.to_string())? {
        match argument {
            Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
            Arg::Long("log") => place = log(word(&mut parser)?),
            Arg::Value(file) if to.is_none() && !file.is_empty() => to = Some(file.into()),
            other => return Err(other.unexpected().to_string()),
        }
    }
    let to = to.ok_or_else(|| format!("'{BACKUP}' needs the name of a new file"))?;
    if place == LogPlace::Memory {
        return Err("a log in memory has no backup".to_owned());
    }
    Ok(Asked::Backup { log: place, to })
}

/// How an option is called in the environment.
fn name_of(option: &str) -> String {
    PREFIX.to_owned() + &option.replace('-', "_").to_uppercase()
}

/// The environment as words of a command line.
fn words_of(environment: impl Fn(&str) -> Option<OsString>) -> Result<Vec<OsString>, String> {
    let mut words = Vec::new();
    let found = |option: &str| {
        let name = name_of(option);
        environment(&name).map(|value| (name, value))
    };
    for option in WITH_VALUE {
        let Some((_, value)) = found(option) else {
            continue;
        };
        // Only origins are many.
        let values = match value.to_str() {
            Some(text) if ["origin", "host"].contains(&option) => {
                text.split_whitespace().map(OsString::from).collect()
            }
            _ => vec![value],
        };
        for value in values {
            words.extend([OsString::from(format!("--{option}")), value]);
        }
    }
    for option in WITHOUT_VALUE {
        let Some((name, value)) = found(option) else {
            continue;
        };
        match value.to_str() {
            Some("1" | "true" | "yes") => words.push(OsString::from(format!("--{option}"))),
            Some("" | "0" | "false" | "no") => {}
            _ => return Err(format!("{name} is 1 or 0")),
        }
    }
    Ok(words)
}

fn word(parser: &mut Parser) -> Result<OsString, String> {
    parser.value().map_err(|refusal| refusal.to_string())
}

fn value<T: FromStr>(parser: &mut Parser, wanted: &str) -> Result<T, String> {
    let word = word(parser)?;
    let shown = word.to_string_lossy().into_owned();
    let text = word.string().map_err(|refusal| refusal.to_string())?;
    text.parse()
        .map_err(|_| format!("'{shown}' is not {wanted}"))
}

fn log(word: OsString) -> LogPlace {
    if word == MEMORY {
        LogPlace::Memory
    } else {
        LogPlace::File(word.into())
    }
}

/// An origin is a scheme and a host, and nothing behind them: a browser would
/// never say the rest.
fn origin(parser: &mut Parser) -> Result<String, String> {
    let text: String = value(parser, "an origin")?;
    let host = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text),
        _ => Err(format!(
            "'{text}' is not an origin such as https://example.org"
        )),
    }
}

/// A host is a name, and nothing around it: at which port it is asked makes no
/// difference.
fn host(parser: &mut Parser) -> Result<String, String> {
    let text: String = value(parser, "a host")?;
    let is_part = |c: char| c.is_ascii_alphanumeric() || ['.', '-', '_'].contains(&c);
    if text.is_empty() || !text.chars().all(is_part) {
        return Err(format!("'{text}' is not a name such as score.example"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &str, environment: &[(&str, &str)]) -> Result<Asked, String> {
        read(words.split_whitespace().map(OsString::from), |name| {
            let mut pairs = environment.iter();
            let pair = pairs.find(|(other, _)| *other == name);
            pair.map(|(_, value)| OsString::from(value))
        })
    }

    fn arguments(words: &str, environment: &[(&str, &str)]) -> Arguments {
        match asked(words, environment) {
            Ok(Asked::Run(arguments)) => arguments,
            other => panic!("{words}: {other:?}"),
        }
    }

    #[test]
    fn without_a_word_it_runs_for_everybody_in_the_network() {
        let arguments = arguments("", &[]);
        assert_eq!(arguments, Arguments::default());
        assert!(arguments.address.is_unspecified());
    }

    #[test]
    fn every_option_is_heard() {
        let words = "--port 80 --address 127.0.0.1 --log a.sqlite --site dist \
            --origin https://a.example --origin http://b.example:81 \
            --host a.example --host teacher-pc \
            --tls-cert c.pem --tls-key k.pem --joins-per-minute 500 --behind-proxy \
            --tables-per-address 5 --seats-per-address 1000 \
            --no-public-groups --no-chat --by-link-only";
        let expected = Arguments {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: Some(80),
            log: LogPlace::File("a.sqlite".into()),
            site: Some("dist".into()),
            origins: ["https://a.example", "http://b.example:81"]
                .map(str::to_owned)
                .into(),
            hosts: ["a.example", "teacher-pc"].map(str::to_owned).into(),
            tls: Some(("c.pem".into(), "k.pem".into())),
            joins_per_minute: NonZeroU32::new(500).unwrap(),
            tables_per_address: NonZeroUsize::new(5).unwrap(),
            seats_per_address: NonZeroUsize::new(1_000).unwrap(),
            is_behind_proxy: true,
            switches: Switches {
                has_public_groups: false,
                has_chat: false,
                is_by_link_only: true,
            },
        };
        assert_eq!(arguments(words, &[]), expected);
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
        ];
        assert_eq!(arguments("", &environment), expected);
    }

    #[test]
    fn the_command_line_counts_more_than_the_environment() {
        let environment = [("SCORE_RELAY_PORT", "80"), ("SCORE_RELAY_NO_CHAT", "0")];
        let arguments = arguments("--port 81 --log memory", &environment);
        assert_eq!(arguments.port, Some(81));
        assert_eq!(arguments.log, LogPlace::Memory);
        assert!(arguments.switches.has_chat);
    }

    #[test]
    fn what_makes_no_sense_is_refused_in_a_sentence() {
        for (words, part) in [
            ("--port 65536", "'65536' is not a port"),
            ("--port", "port"),
            ("--address here", "'here' is not an address"),
            ("--joins-per-minute 0", "'0' is not a number from 1 on"),
            ("--tables-per-address 0", "'0' is not a number from 1 on"),
            ("--seats-per-address all", "'all' is not a number from 1 on"),
            ("--host https://score.example", "is not a name"),
            ("--host score.example:8080", "is not a name"),
            ("--origin example.org", "is not an origin"),
            ("--origin https://example.org/", "is not an origin"),
            ("--tls-cert c.pem", "stand together"),
            ("--colour blue", "--colour"),
            ("somewhere", "somewhere"),
        ] {
            let refusal = asked(words, &[]).expect_err(words);
            assert!(refusal.contains(part), "{words}: {refusal}");
        }
        let refusal = asked("", &[("SCORE_RELAY_NO_CHAT", "maybe")]);
        assert_eq!(refusal, Err("SCORE_RELAY_NO_CHAT is 1 or 0".to_owned()));
    }

    #[test]
    fn a_backup_is_made_of_the_log_that_is_said() {
        let backup = |log, to: &str| {
            let to = to.into();
            Ok(Asked::Backup { log, to })
        };
        let file = |name: &str| LogPlace::File(name.into());
        // The rest of the environment is for a relay that runs.
        let environment = [
            ("SCORE_RELAY_LOG", "a.sqlite"),
            ("SCORE_RELAY_NO_CHAT", "maybe"),
        ];
        for (words, environment, expected) in [
            ("backup b", &[][..], backup(LogPlace::Usual, "b")),
            ("backup b --log c", &[], backup(file("c"), "b")),
            ("backup --log c b", &environment, backup(file("c"), "b")),
            ("backup b", &environment, backup(file("a.sqlite"), "b")),
        ] {
            assert_eq!(asked(words, environment), expected, "{words}");
        }
        for (words, part) in [
            ("backup", "needs the name of a new file"),
            ("backup b c", "\"c\""),
            ("backup b --port 80", "--port"),
            ("backup b --log memory", "in memory has no backup"),
            ("--port 80 backup b", "'backup' is the first word"),
        ] {
            let refusal = asked(words, &[]).expect_err(words);
            assert!(refusal.contains(part), "{words}: {refusal}");
        }
    }

    #[test]
    fn the_version_says_what_it_can_read_and_speak() {
        assert_eq!(asked("--version", &[]), Ok(Asked::Version));
        assert_eq!(asked("-V", &[]), Ok(Asked::Version));
        let expected = format!("score-relay {VERSION} (log format 2, protocol {PROTOCOL})");
        assert_eq!(version(), expected);
    }

    #[test]
    fn help_is_asked_for_and_names_every_option() {
        assert_eq!(asked("--help", &[]), Ok(Asked::Help));
        assert_eq!(asked("-h", &[]), Ok(Asked::Help));
        for option in WITH_VALUE.into_iter().chain(WITHOUT_VALUE) {
            assert!(HELP.contains(&format!("--{option} ")), "{option}");
        }
    }
}
