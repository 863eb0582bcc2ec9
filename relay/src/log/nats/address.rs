//! Log on NATS: its address,
//! `nats://[USER:PASSWORD@]HOST[:PORT][,…][?replicas=N&stream=NAME&remake=yes]`.

use std::fmt;
use std::str::FromStr;

use async_nats::ServerAddr;
use percent_encoding::percent_decode_str;

/// The default name of the stream.
const STREAM: &str = "score";

/// The longest name of a stream.
const MAX_STREAM_CHARS: usize = 32;

/// The allowed numbers of copies. With three or five the log survives the loss of a server, and two
/// are no better than one.
const REPLICAS: [usize; 3] = [1, 3, 5];

/// The address of a log on NATS.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// Servers of one cluster.
    pub(super) servers: Vec<ServerAddr>,
    pub(super) account: Option<Account>,
    /// The name of the stream, which is also the first word of its subjects.
    pub(super) stream: String,
    /// How many servers store the stream. `None`: as many as store the existing stream, or three
    /// if a cluster has no such stream yet.
    pub(super) replicas: Option<usize>,
    /// Whether a stream that is lost while the relay runs is made anew, no matter what was in it.
    pub(super) remakes: bool,
}

/// The account of a relay on the servers.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Account {
    pub(super) user: String,
    pub(super) password: String,
}

/// Why a text is no address of a log on NATS.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressFault {
    /// The text does not begin with `nats://` or `tls://`.
    #[error("it begins with nats:// or tls://")]
    Scheme,
    /// A server cannot be read.
    #[error("the server '{0}' is not a host with or without a port, such as nats-1.example:4222")]
    Server(String),
    /// There is a user without a password, a password without a user, or they are not text.
    #[error(
        "before the '@' is USER:PASSWORD, once, for all servers, with what is neither a letter nor \
         a digit as in %40"
    )]
    Account,
    /// The number of copies is not allowed.
    #[error("'replicas' is 1, 3 or 5")]
    Replicas,
    /// The name of the stream is not valid.
    #[error("'stream' is a name of up to {MAX_STREAM_CHARS} letters, digits, '-' and '_'")]
    Stream,
    /// The option `remake` is neither yes nor no.
    #[error("'remake' is yes or no")]
    Remake,
    /// There is another word after the question mark.
    #[error(
        "after the '?' may be replicas=N, stream=NAME and remake=yes, with '&' between them, and \
         not '{0}'"
    )]
    Option(String),
}

impl FromStr for Address {
    type Err = AddressFault;

    fn from_str(text: &str) -> Result<Address, AddressFault> {
        let (scheme, rest) = text.split_once("://").ok_or(AddressFault::Scheme)?;
        if !["nats", "tls"].contains(&scheme) {
            return Err(AddressFault::Scheme);
        }
        // The account comes first, because a '?' in a password does not begin the options.
        let (account, rest) = match rest.rsplit_once('@') {
            Some((account, rest)) => (Some(self::account(account)?), rest),
            None => (None, rest),
        };
        let (hosts, options) = rest.split_once('?').unwrap_or((rest, ""));
        let hosts = hosts.strip_suffix('/').unwrap_or(hosts);
        let servers = hosts.split(',').map(|host| server(scheme, host));
        let mut address = Address {
            servers: servers.collect::<Result<_, _>>()?,
            account,
            stream: STREAM.to_owned(),
            replicas: None,
            remakes: false,
        };
        for option in options.split('&').filter(|option| !option.is_empty()) {
            address.set(option)?;
        }
        Ok(address)
    }
}

impl Address {
    /// Whether the connection must be encrypted.
    pub(super) fn requires_tls(&self) -> bool {
        self.servers.iter().any(ServerAddr::tls_required)
    }

    fn set(&mut self, option: &str) -> Result<(), AddressFault> {
        match option.split_once('=') {
            Some(("replicas", number)) => {
                let number = number.parse().map_err(|_| AddressFault::Replicas)?;
                if !REPLICAS.contains(&number) {
                    return Err(AddressFault::Replicas);
                }
                self.replicas = Some(number);
            }
            Some(("stream", name)) => {
                let is_part = |c: char| c.is_ascii_alphanumeric() || ['-', '_'].contains(&c);
                let is_name = (1..=MAX_STREAM_CHARS).contains(&name.len());
                if !is_name || !name.chars().all(is_part) {
                    return Err(AddressFault::Stream);
                }
                name.clone_into(&mut self.stream);
            }
            Some(("remake", answer)) => {
                self.remakes = match answer {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(AddressFault::Remake),
                };
            }
            _ => return Err(AddressFault::Option(option.to_owned())),
        }
        Ok(())
    }
}

fn account(text: &str) -> Result<Account, AddressFault> {
    let (user, password) = text.split_once(':').ok_or(AddressFault::Account)?;
    let decode = |text: &str| {
        let decoded = percent_decode_str(text).decode_utf8();
        let decoded = decoded.map_err(|_| AddressFault::Account)?.into_owned();
        let is_plain = !decoded.is_empty() && !text.contains([':', '@', ',']);
        is_plain.then_some(decoded).ok_or(AddressFault::Account)
    };
    Ok(Account {
        user: decode(user)?,
        password: decode(password)?,
    })
}

fn server(scheme: &str, host: &str) -> Result<ServerAddr, AddressFault> {
    let fault = || AddressFault::Server(host.to_owned());
    let is_part = |c: char| c.is_ascii_alphanumeric() || ".-_:[]".contains(c);
    if host.is_empty() || !host.chars().all(is_part) {
        return Err(fault());
    }
    let server: ServerAddr = format!("{scheme}://{host}").parse().map_err(|_| fault())?;
    if server.host().is_empty() {
        return Err(fault());
    }
    Ok(server)
}

/// Prints the address for people, without the password.
impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let servers = self.servers.iter();
        let hosts: Vec<&str> = servers.map(ServerAddr::as_url_str).collect();
        out.write_str(&hosts.join(" or "))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{self}, stream {}", self.stream)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Address, AddressFault> {
        text.parse()
    }

    fn hosts(address: &Address) -> Vec<(&str, u16)> {
        let servers = address.servers.iter();
        servers.map(|it| (it.host(), it.port())).collect()
    }

    #[test]
    fn servers_an_account_copies_and_a_stream_are_read() {
        let address = read("nats://localhost").unwrap();
        assert_eq!(hosts(&address), [("localhost", 4222)]);
        assert!(address.account.is_none() && !address.requires_tls());
        assert_eq!((address.stream.as_str(), address.replicas), ("score", None));
        assert!(!address.remakes);
        assert!(read("nats://a?replicas=1&remake=yes").unwrap().remakes);
        let address = read(
            "tls://relay:a%40b%3Ac@n1.example:4223,[::1]:5,10.0.0.1/?replicas=3&stream=score-2",
        );
        let address = address.unwrap();
        let expected = [("n1.example", 4223), ("::1", 5), ("10.0.0.1", 4222)];
        assert_eq!(hosts(&address), expected);
        assert!(address.requires_tls());
        let account = address.account.as_ref().unwrap();
        assert_eq!(
            (account.user.as_str(), account.password.as_str()),
            ("relay", "a@b:c")
        );
        assert_eq!(
            (address.stream.as_str(), address.replicas),
            ("score-2", Some(3))
        );
    }

    #[test]
    fn an_address_that_makes_no_sense_is_refused_with_the_reason() {
        let server = |text: &str| AddressFault::Server(text.to_owned());
        let option = |text: &str| AddressFault::Option(text.to_owned());
        for (text, fault) in [
            ("localhost:4222", AddressFault::Scheme),
            ("http://localhost", AddressFault::Scheme),
            ("nats://", server("")),
            ("nats://a,,b", server("")),
            ("nats://a:many", server("a:many")),
            ("nats://a/b", server("a/b")),
            ("nats://a b", server("a b")),
            ("nats://user@a", AddressFault::Account),
            ("nats://user:@a", AddressFault::Account),
            ("nats://u:p@a,u:p@b", AddressFault::Account),
            ("nats://u:%ff@a", AddressFault::Account),
            ("nats://a?replicas=2", AddressFault::Replicas),
            ("nats://a?replicas=", AddressFault::Replicas),
            ("nats://a?stream=", AddressFault::Stream),
            ("nats://a?stream=a.b", AddressFault::Stream),
            ("nats://a?remake=perhaps", AddressFault::Remake),
            ("nats://a?copies=3", option("copies=3")),
            ("nats://a?stream", option("stream")),
        ] {
            assert_eq!(read(text), Err(fault), "{text}");
        }
    }

    #[test]
    fn a_password_is_said_to_nobody() {
        let address = read("nats://relay:secret@a,b").unwrap();
        assert_eq!(address.to_string(), "nats://a or nats://b");
        assert!(!format!("{address:?}").contains("secret"));
    }
}
