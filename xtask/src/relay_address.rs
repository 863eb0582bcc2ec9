//! The relay that a page is built for, where it is not at the page's own site.

use crate::{Failure, Outcome};

/// The policy's part that says with whom the page may talk.
const CONNECT: &str = "connect-src 'self'";

/// Where the page's name of its relay goes.
const BEFORE: &str = "<meta name=\"referrer\"";

/// An address such as `wss://relay.example/relay`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelayAddress(String);

impl RelayAddress {
    /// Reads what somebody wrote. It goes into the page's policy, so it may hold
    /// only what an address needs.
    pub fn read(text: &str) -> Outcome<RelayAddress> {
        let rest = text.strip_prefix("wss://").or(text.strip_prefix("ws://"));
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._~:/[]%".contains(c);
        let is_address = rest.is_some_and(|rest| {
            !rest.is_empty() && !rest.starts_with(['/', ':']) && rest.chars().all(is_plain)
        });
        if is_address {
            return Ok(RelayAddress(text.to_owned()));
        }
        Err(Failure::new(format!(
            "'{text}' is not the address of a relay, such as wss://relay.example/relay."
        )))
    }

    /// The address itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The page with this relay in it: by name, and in its policy.
    pub fn write_into(&self, page: &str) -> Outcome<String> {
        let missing = |what| Failure::new(format!("index.html has no {what}."));
        if !page.contains(CONNECT) {
            return Err(missing(CONNECT));
        }
        let (before, after) = page.split_once(BEFORE).ok_or_else(|| missing(BEFORE))?;
        let address = &self.0;
        let named = format!("{before}<meta name=\"relay\" content=\"{address}\">{BEFORE}{after}");
        Ok(named.replace(CONNECT, &format!("{CONNECT} {}", self.origin())))
    }

    /// The part of the address that a policy compares.
    fn origin(&self) -> &str {
        let host = self.0.find("://").map_or(0, |scheme| scheme + "://".len());
        let path = self.0[host..].find('/').map(|path| host + path);
        &self.0[..path.unwrap_or(self.0.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_nothing_that_a_policy_could_mistake() {
        for good in [
            "wss://relay.example/relay",
            "ws://192.168.1.7:8080/relay",
            "ws://[::1]:8080/relay",
        ] {
            assert!(RelayAddress::read(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "wss://",
            "wss:///relay",
            "https://relay.example",
            "wss://relay.example/relay; script-src *",
            "wss://relay.example/\"><script>",
            "wss://a b",
        ] {
            assert!(RelayAddress::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_page_names_its_relay_and_may_talk_to_it_alone() {
        let page = include_str!("../../index.html");
        let relay = "wss://relay.example:444/score/relay";
        let Ok(address) = RelayAddress::read(relay) else {
            panic!("{relay}");
        };
        let Ok(written) = address.write_into(page) else {
            panic!("the page has lost a place");
        };
        assert!(written.contains("connect-src 'self' wss://relay.example:444;"));
        assert!(written.contains(&format!("<meta name=\"relay\" content=\"{relay}\">")));
        assert!(address.write_into("<html>").is_err());
    }
}
