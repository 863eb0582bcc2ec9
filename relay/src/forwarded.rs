//! Reads the address of a visitor from the header in which the proxy before the relay names it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::header::{HeaderMap, HeaderName};

/// The header to which a proxy appends the address that it sees.
pub const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The header in which other proxies name the address (RFC 7239). It is recognised but not read.
pub const FORWARDED: HeaderName = HeaderName::from_static("forwarded");

/// How much of an unreadable value is quoted, in characters.
const MAX_QUOTED_CHARS: usize = 40;

/// Why the header has no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAddress {
    /// The header is missing or empty.
    Missing,
    /// The proxy has written something else: the text, short and without its digits.
    Unreadable(String),
}

/// The address that the nearest proxy saw: the last one in the header. Earlier addresses may be
/// forged.
///
/// # Errors
/// If the header is missing, or its last value is no address.
pub fn visitor(headers: &HeaderMap) -> Result<IpAddr, NoAddress> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back();
    let last = last.ok_or(NoAddress::Missing)?.as_bytes();
    let last = String::from_utf8_lossy(last);
    let last = last.rsplit(',').next().unwrap_or_default().trim();
    match last.is_empty() {
        true => Err(NoAddress::Missing),
        false => address(last).ok_or_else(|| NoAddress::Unreadable(quoted(last))),
    }
}

/// Whether one of the two headers is present.
pub fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(FORWARDED_FOR) || headers.contains_key(FORWARDED)
}

/// Reads an address in one of the forms that proxies write. It is alone or with a port, one of IPv6
/// also in brackets or with a zone, and each also in double quotes.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    let text = bare.unwrap_or(text).trim();
    // The end of an IPv6 address looks like a port.
    host(text).or_else(|| {
        let (text, port) = text.rsplit_once(':')?;
        let is_number = port.bytes().all(|byte| byte.is_ascii_digit());
        let is_port = is_number && port.parse::<u16>().is_ok();
        host(text).filter(|_| is_port)
    })
}

fn host(text: &str) -> Option<IpAddr> {
    let bracketed = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let v6 = || {
        let text = bracketed.unwrap_or(text);
        let (address, _zone) = text.split_once('%').unwrap_or((text, ""));
        address.parse::<Ipv6Addr>().ok()
    };
    let v4 = text.parse::<Ipv4Addr>().ok();
    v4.map(IpAddr::V4).or_else(|| v6().map(IpAddr::V6))
}

/// A proxy's text for the log: escaped, shortened, and with each digit as a 0. Its form shows the
/// mistake, and no address is logged.
fn quoted(text: &str) -> String {
    let start = text.chars().take(MAX_QUOTED_CHARS);
    let start: String = start
        .map(|c| if c.is_numeric() { '0' } else { c })
        .collect();
    let more = if text.chars().count() > MAX_QUOTED_CHARS {
        "…"
    } else {
        ""
    };
    format!("{start:?}{more}")
}

#[cfg(test)]
mod tests {
    use axum::http::header::HeaderValue;

    use super::*;

    fn of(values: &[&[u8]]) -> Result<IpAddr, NoAddress> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(FORWARDED_FOR, HeaderValue::from_bytes(value).unwrap());
        }
        visitor(&headers)
    }

    #[test]
    fn an_address_is_read_in_each_form_that_proxies_write() {
        for (text, expected) in [
            ("1.2.3.4", "1.2.3.4"),
            ("1.2.3.4:5678", "1.2.3.4"),
            ("\"1.2.3.4\"", "1.2.3.4"),
            ("\"1.2.3.4:5678\"", "1.2.3.4"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:443", "2001:db8::1"),
            ("\"[2001:db8::1]:443\"", "2001:db8::1"),
            ("\"[2001:db8::1]\"", "2001:db8::1"),
            ("\"2001:db8::1\"", "2001:db8::1"),
            ("2001:db8:1:2:3:4:5:6:443", "2001:db8:1:2:3:4:5:6"),
            ("fe80::1%eth0", "fe80::1"),
            ("[fe80::1%eth0]:50000", "fe80::1"),
            ("::ffff:1.2.3.4", "::ffff:1.2.3.4"),
            ("\t 1.2.3.4:80 ", "1.2.3.4"),
        ] {
            let expected: IpAddr = expected.parse().unwrap();
            assert_eq!(of(&[text.as_bytes()]), Ok(expected), "{text}");
        }
    }

    #[test]
    fn the_last_address_is_the_one_that_the_proxy_saw() {
        let expected = Ok(IpAddr::from([192, 0, 2, 1]));
        assert_eq!(of(&[b"10.9.9.9, 192.0.2.1:80"]), expected);
        assert_eq!(of(&[b"10.9.9.9", b"\"192.0.2.1\""]), expected);
        assert_eq!(of(&[b"\xff\xfe, 192.0.2.1"]), expected);
    }

    #[test]
    fn text_that_is_no_address_is_not_taken_for_one() {
        assert_eq!(visitor(&HeaderMap::new()), Err(NoAddress::Missing));
        for empty in ["", " ", "192.0.2.1, "] {
            assert_eq!(of(&[empty.as_bytes()]), Err(NoAddress::Missing), "{empty}");
        }
        for (text, shown) in [
            ("192.0.2.1, unknown", r#""unknown""#),
            ("_hidden", r#""_hidden""#),
            ("[1.2.3.4]", r#""[0.0.0.0]""#),
            ("1.2.3.4%eth0", r#""0.0.0.0%eth0""#),
            ("1.2.3.4:99999", r#""0.0.0.0:00000""#),
            ("1.2.3.4:+80", r#""0.0.0.0:+00""#),
            ("1.2.3.4:", r#""0.0.0.0:""#),
            ("for=1.2.3.4", r#""for=0.0.0.0""#),
            ("\"1.2.3.4", r#""\"0.0.0.0""#),
        ] {
            let unreadable = Err(NoAddress::Unreadable(shown.to_owned()));
            assert_eq!(of(&[text.as_bytes()]), unreadable, "{text}");
        }
    }

    #[test]
    fn a_quoted_text_is_one_short_line_without_digits() {
        let text = "7\u{1b}[31m\n٣\u{202e}".to_owned() + &"x".repeat(100);
        let shown = quoted(&text);
        assert_eq!(
            shown,
            format!(r#""0\u{{1b}}[00m\n0\u{{202e}}{}"…"#, "x".repeat(31))
        );
    }
}
