//! Under which addresses a relay can be reached, and one of them as a picture.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Black on white, whatever the terminal's own colours are: cameras do not
/// read the reverse.
const BLACK_ON_WHITE: &str = "\u{1b}[30;107m";

/// Back to the terminal's own colours.
const PLAIN: &str = "\u{1b}[0m";

/// The addresses of a page that is served at `bound` on a machine that has
/// `interfaces`; those that other devices can use come first.
pub fn urls(bound: SocketAddr, interfaces: &[IpAddr], is_tls: bool) -> Vec<String> {
    let mut hosts: Vec<IpAddr> = if bound.ip().is_unspecified() {
        let others = interfaces.iter().filter(|address| is_useful(address));
        others
            .copied()
            .chain([IpAddr::V4(Ipv4Addr::LOCALHOST)])
            .collect()
    } else {
        vec![bound.ip()]
    };
    hosts.sort_by_key(IpAddr::is_loopback);
    hosts.dedup();
    let scheme = if is_tls { "https" } else { "http" };
    let url = |host| format!("{scheme}://{}/", SocketAddr::new(host, bound.port()));
    hosts.into_iter().map(url).collect()
}

/// Whether another device could have use for the address: those of version 6
/// are too long to be typed, and who has one has the other too.
fn is_useful(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_link_local(),
        IpAddr::V6(_) => false,
    }
}

/// A QR code of a text, for a terminal; `None` where it is too long for one.
pub fn qr(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let drawn = code.render::<Dense1x2>().build();
    let lines = drawn.lines();
    Some(
        lines
            .map(|line| format!("{BLACK_ON_WHITE}{line}{PLAIN}\n"))
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bound: &str, is_tls: bool, expected: &[&str]) {
        let interfaces = [
            "127.0.0.1",
            "192.168.1.20",
            "169.254.7.7",
            "fe80::1",
            "10.0.0.2",
        ];
        let interfaces = interfaces.map(|address| address.parse().unwrap());
        let found = urls(bound.parse().unwrap(), &interfaces, is_tls);
        assert_eq!(found, expected, "{bound}");
    }

    #[test]
    fn a_relay_for_everybody_is_at_each_address_of_its_machine() {
        check(
            "0.0.0.0:8080",
            false,
            &[
                "http://192.168.1.20:8080/",
                "http://10.0.0.2:8080/",
                "http://127.0.0.1:8080/",
            ],
        );
    }

    #[test]
    fn a_relay_at_one_address_is_there_alone() {
        check("127.0.0.1:80", false, &["http://127.0.0.1:80/"]);
        check("10.0.0.2:8443", true, &["https://10.0.0.2:8443/"]);
        check("[::1]:8080", false, &["http://[::1]:8080/"]);
    }

    #[test]
    fn a_picture_has_whole_lines_in_its_own_colours() {
        let picture = qr("http://192.168.1.20:8080/").unwrap();
        for line in picture.lines() {
            assert!(line.starts_with(BLACK_ON_WHITE) && line.ends_with(PLAIN));
        }
    }

    #[test]
    fn what_is_too_long_for_a_picture_has_none() {
        assert_eq!(qr(&"x".repeat(10_000)), None);
    }
}
