//! The names under which a relay answers: requests under other names are refused, against DNS
//! rebinding.
//!
//! A page from elsewhere can assign the address of a relay in another network to its own name; to a
//! browser both are then one site. The `Host` header distinguishes them.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{HOST, HeaderMap};
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The answer to a request under a name that is not the relay's.
pub const WRONG_HOST: &str = "This relay does not answer under the name that you used. \
    Use an address that it printed when it was started; \
    its owner can allow another name with --host NAME.\n";

/// Paths for monitoring, which are answered under any host name because they reveal nothing about
/// players.
const UNCHECKED_PATHS: [&str; 2] = ["/healthz", "/metrics"];

/// The name of every machine for itself. All names below it, such as `score.localhost`, are the
/// machine's own, too.
const LOCALHOST: &str = "localhost";

/// The domain of names in one network (mDNS).
const LOCAL_DOMAIN: &str = "local";

/// The names of a relay. They are those of its settings, localhost, and all numeric addresses,
/// which no page from elsewhere can have as a name.
#[derive(Clone, Debug, Default)]
pub struct HostNames(Vec<String>);

impl HostNames {
    /// The given names, and the names in the origins of allowed pages.
    pub fn new(names: &[String], origins: &[String]) -> HostNames {
        let of_origins = origins.iter().filter_map(|origin| {
            let (_, authority) = origin.split_once("://")?;
            host_of(authority)
        });
        let names = names.iter().map(|name| without_dot(name).to_lowercase());
        HostNames(names.chain(of_origins).collect())
    }

    /// Whether the relay has the name in `authority`, which may have a port.
    pub fn has(&self, authority: &str) -> bool {
        let Some(host) = host_of(authority) else {
            return false;
        };
        is_address(&host) || is_localhost(&host) || self.0.contains(&host)
    }

    /// Whether a request has exactly one name, and it is the relay's.
    fn accepts(&self, headers: &HeaderMap, target_authority: Option<&Authority>) -> bool {
        let mut hosts = headers.get_all(HOST).iter();
        let (Some(host), None) = (hosts.next(), hosts.next()) else {
            return false;
        };
        let is_own = host.to_str().is_ok_and(|host| self.has(host));
        // The target in the request line takes precedence over the header.
        is_own && target_authority.is_none_or(|target| self.has(target.as_str()))
    }
}

/// Whether `authority` is a machine's name or address for itself.
pub fn is_own_machine(authority: &str) -> bool {
    let Some(host) = host_of(authority) else {
        return false;
    };
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    is_localhost(&host) || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

fn is_localhost(host: &str) -> bool {
    host.strip_suffix(LOCALHOST)
        .is_some_and(|before| before.is_empty() || before.ends_with('.'))
}

/// Passes on a request under a name of the relay, and refuses others.
pub async fn check(
    State(host_names): State<Arc<HostNames>>,
    request: Request,
    next: Next,
) -> Response {
    let uri = request.uri();
    let is_unchecked = UNCHECKED_PATHS.contains(&uri.path());
    if is_unchecked || host_names.accepts(request.headers(), uri.authority()) {
        return next.run(request).await;
    }
    (StatusCode::MISDIRECTED_REQUEST, WRONG_HOST).into_response()
}

/// The names under which a machine with this host name is found in its network.
pub fn of_machine(name: &str) -> Vec<String> {
    let name = without_dot(name).to_lowercase();
    let first = name.split('.').next().unwrap_or_default();
    if first.is_empty() {
        return Vec::new();
    }
    let mut names = vec![
        first.to_owned(),
        format!("{first}.{LOCAL_DOMAIN}"),
        name.clone(),
    ];
    names.sort();
    names.dedup();
    names
}

/// The name in an authority, in the form in which names are compared.
fn host_of(authority: &str) -> Option<String> {
    let authority: Authority = authority.parse().ok()?;
    let is_bare = !authority.as_str().contains('@');
    let host = without_dot(authority.host()).to_lowercase();
    Some(host).filter(|host| is_bare && !host.is_empty())
}

/// The name without a final dot: names with and without the dot are the same.
fn without_dot(name: &str) -> &str {
    name.strip_suffix('.').unwrap_or(name)
}

fn is_address(host: &str) -> bool {
    let in_brackets = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    match in_brackets {
        Some(host) => host.parse::<Ipv6Addr>().is_ok(),
        None => host
            .parse::<IpAddr>()
            .is_ok_and(|address| address.is_ipv4()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host_names() -> HostNames {
        let names = ["teacher-pc", "Teacher-PC.local", "score.school."].map(str::to_owned);
        let origins = ["https://score.example", "http://b.example:81"].map(str::to_owned);
        HostNames::new(&names, &origins)
    }

    fn check(authority: &str, is_own: bool) {
        assert_eq!(host_names().has(authority), is_own, "{authority:?}");
    }

    #[test]
    fn a_relay_answers_under_every_address_and_its_own_names_at_any_port() {
        for authority in [
            "192.0.2.1",
            "192.0.2.1:8080",
            "127.0.0.1:1",
            "[::1]",
            "[2001:db8::1]:8080",
            "localhost",
            "LocalHost:8080",
            "localhost.",
            "score.localhost:8080",
            "teacher-pc:8080",
            "TEACHER-PC",
            "teacher-pc.local",
            "teacher-pc.local.",
            "score.school",
            "score.example",
            "score.example:444",
            "b.example",
        ] {
            check(authority, true);
        }
    }

    #[test]
    fn a_relay_answers_under_no_other_name() {
        for authority in [
            "",
            ".",
            ":8080",
            "evil.example",
            "evil.example:8080",
            "teacher-pc.evil.example",
            "evil-teacher-pc",
            "score.example.evil.example",
            "a.score.example",
            "192.0.2.1.evil.example",
            "192.0.2.1@evil.example",
            "evil.example@192.0.2.1",
            "localhost.evil.example",
            "evillocalhost",
            "::1",
            "[192.0.2.1]",
            "[::1",
            "192.0.2.1/evil",
            "192.0.2.1, evil.example",
            "evil.example 192.0.2.1",
            "1.2.3",
        ] {
            check(authority, false);
        }
    }

    #[test]
    fn a_machine_has_names_for_itself() {
        for (authority, is_own) in [
            ("127.0.0.1:8080", true),
            ("127.9.9.9", true),
            ("[::1]:8080", true),
            ("LOCALHOST:8080", true),
            ("score.localhost", true),
            ("192.0.2.1:8080", false),
            ("[2001:db8::1]", false),
            ("teacher-pc", false),
            ("localhost.evil.example", false),
            ("", false),
        ] {
            assert_eq!(is_own_machine(authority), is_own, "{authority}");
        }
    }

    #[test]
    fn a_machine_is_found_by_its_name_and_by_that_in_its_network() {
        for (name, names) in [
            ("teacher-pc", &["teacher-pc", "teacher-pc.local"][..]),
            ("Ada.local", &["ada", "ada.local"]),
            (
                "pc7.school.example",
                &["pc7", "pc7.local", "pc7.school.example"],
            ),
            ("pc7.", &["pc7", "pc7.local"]),
            ("", &[]),
        ] {
            assert_eq!(of_machine(name), names, "{name}");
        }
    }
}
