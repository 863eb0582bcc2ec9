//! The addresses of a relay, and a QR code of one of them.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use qrcodegen::{QrCode, QrCodeEcc};

/// The light frame round a code, in modules; readers need it.
const FRAME_MODULES: i32 = 4;

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

/// Whether another device could use the address: one of IPv6 is too long to be typed, and a
/// device that has one has the other too.
fn is_useful(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_link_local(),
        IpAddr::V6(_) => false,
    }
}

/// A QR code of a text, for a terminal; `None` where it is too long for one.
pub fn qr(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    // A character shows two modules, one above the other.
    let module = |x, y| match (code.get_module(x, y), code.get_module(x, y + 1)) {
        (false, false) => ' ',
        (false, true) => '▄',
        (true, false) => '▀',
        (true, true) => '█',
    };
    let side = -FRAME_MODULES..code.size() + FRAME_MODULES;
    let line = |y| -> String {
        let modules: String = side.clone().map(|x| module(x, y)).collect();
        format!("{BLACK_ON_WHITE}{modules}{PLAIN}\n")
    };
    Some(side.clone().step_by(2).map(line).collect())
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
    fn a_picture_has_each_module_of_its_code_and_a_frame() {
        let url = "http://192.168.1.20:8080/";
        let code = QrCode::encode_text(url, QrCodeEcc::Medium).unwrap();
        let picture = qr(url).unwrap();
        let picture = picture.replace(BLACK_ON_WHITE, "").replace(PLAIN, "");
        let mut halves: Vec<Vec<bool>> = Vec::new();
        for line in picture.lines() {
            halves.push(line.chars().map(|c| "▀█".contains(c)).collect());
            halves.push(line.chars().map(|c| "▄█".contains(c)).collect());
        }
        let side = -FRAME_MODULES..code.size() + FRAME_MODULES;
        let expected = |y| side.clone().map(|x| code.get_module(x, y)).collect();
        let expected: Vec<Vec<bool>> = side.clone().map(expected).collect();
        assert_eq!(halves[..expected.len()], expected);
        assert!(
            halves[expected.len()..]
                .concat()
                .iter()
                .all(|is_dark| !is_dark)
        );
    }

    #[test]
    fn what_is_too_long_for_a_picture_has_none() {
        assert_eq!(qr(&"x".repeat(10_000)), None);
    }
}
