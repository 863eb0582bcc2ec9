//! Checks whether a page may use a relay, by its origin.

use crate::host_names::HostNames;

/// The answer to a page from elsewhere.
pub const WRONG_ORIGIN: &str = "This relay does not serve the page that you come from. \
    Its owner can allow it with --origin.\n";

/// Whether a page from `origin` may use the relay at `host`. It may if it is the relay's own page,
/// under one of its names, or a page in `allowed`. A program other than a browser sends no origin,
/// or could send any.
pub fn is_allowed(
    origin: Option<&str>,
    host: Option<&str>,
    host_names: &HostNames,
    allowed: &[String],
) -> bool {
    let Some(origin) = origin else {
        return true;
    };
    let is_same = |other: &str| other.eq_ignore_ascii_case(origin);
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    let is_own = origin_host.zip(host).is_some_and(|(origin_host, host)| {
        origin_host.eq_ignore_ascii_case(host) && host_names.has(host)
    });
    is_own || allowed.iter().any(|other| is_same(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&str>, expected: bool) {
        check_at("192.0.2.1:8080", origin, expected);
    }

    fn check_at(host: &str, origin: Option<&str>, expected: bool) {
        let allowed = ["https://example.org".to_owned()];
        let host_names = HostNames::new(&["teacher-pc".to_owned()], &allowed);
        let found = is_allowed(origin, Some(host), &host_names, &allowed);
        assert_eq!(found, expected, "{origin:?}");
    }

    #[test]
    fn a_relay_s_own_page_may_come() {
        check(Some("http://192.0.2.1:8080"), true);
        check(Some("https://192.0.2.1:8080"), true);
    }

    #[test]
    fn a_page_is_the_relay_s_own_only_under_a_name_of_the_relay() {
        check_at("teacher-pc:8080", Some("http://teacher-pc:8080"), true);
        check_at("evil.example:8080", Some("http://evil.example:8080"), false);
    }

    #[test]
    fn an_allowed_page_may_come_under_exactly_that_origin() {
        check(Some("https://example.org"), true);
        check(Some("HTTPS://Example.org"), true);
        check(Some("http://example.org"), false);
        check(Some("https://example.org:444"), false);
        check(Some("https://www.example.org"), false);
        check(Some("https://example.org.evil.example"), false);
    }

    #[test]
    fn a_page_from_elsewhere_may_not_come() {
        check(Some("http://192.0.2.1"), false);
        check(Some("http://192.0.2.1:8081"), false);
        check(Some("null"), false);
        check(Some(""), false);
        check(Some("192.0.2.1:8080"), false);
    }

    #[test]
    fn a_program_without_a_page_may_come() {
        check(None, true);
    }
}
