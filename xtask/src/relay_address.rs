//! The address of the relay for which a page is built. It is for a relay that is not at the page's
//! own site.

use std::str::FromStr;

use anyhow::{Context, Error, Result, bail, ensure};

/// The part of the policy that names the sites to which the page may connect.
const CONNECT: &str = "connect-src 'self'";

/// The tag before which the relay's address is written into the page.
const PLACE_OF_ADDRESS: &str = "<title>";

/// An address such as `wss://relay.example/relay`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelayAddress(String);

impl FromStr for RelayAddress {
    type Err = Error;

    /// Reads the given address. The address goes into the page's policy, so it may hold only
    /// characters that an address needs.
    fn from_str(text: &str) -> Result<RelayAddress> {
        let rest = text.strip_prefix("wss://").or(text.strip_prefix("ws://"));
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._~:/[]%".contains(c);
        let is_address = rest.is_some_and(|rest| {
            !rest.is_empty() && !rest.starts_with(['/', ':']) && rest.chars().all(is_plain)
        });
        if is_address {
            return Ok(RelayAddress(text.to_owned()));
        }
        bail!("'{text}' is not the address of a relay, such as wss://relay.example/relay.")
    }
}

impl RelayAddress {
    /// The address as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The page with the address of this relay, in an element and in its policy.
    ///
    /// # Errors
    /// When the page lacks the place for the element or for the policy.
    pub fn write_into(&self, page: &str) -> Result<String> {
        let missing = |what| format!("index.html has no {what}.");
        ensure!(page.contains(CONNECT), missing(CONNECT));
        let (before, after) = page
            .split_once(PLACE_OF_ADDRESS)
            .with_context(|| missing(PLACE_OF_ADDRESS))?;
        let address = &self.0;
        let named =
            format!("{before}<meta name=\"relay\" content=\"{address}\">{PLACE_OF_ADDRESS}{after}");
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
            assert!(good.parse::<RelayAddress>().is_ok(), "{good}");
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
            assert!(bad.parse::<RelayAddress>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_page_names_its_relay_and_may_talk_to_it_alone() {
        let page = include_str!("../../index.html");
        let relay = "wss://relay.example:444/score/relay";
        let address: RelayAddress = relay.parse().expect("it is an address");
        let written = address.write_into(page).expect("the page has both places");
        assert!(written.contains("connect-src 'self' wss://relay.example:444;"));
        assert!(written.contains(&format!("<meta name=\"relay\" content=\"{relay}\">")));
        assert!(address.write_into("<html>").is_err());
    }
}
