//! The reason why no socket to the relay opens, found by HTTP.

use super::{address, fetch};

/// An obstacle between the page and a relay, if the page's site answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// There is no relay.
    NoRelay,
    /// The relay answers by HTTP: something on the way lets no WebSocket through.
    BlockedSockets,
    /// Another page answers in the place of the site, such as the sign-in of a network.
    SignIn,
}

/// The address beside the page at which a relay reports its health.
const HEALTH: &str = "./healthz";

/// The first line of the answer of a healthy relay, and the beginning of that of an unhealthy one.
const HEALTHY: &str = "ok";
const UNHEALTHY: &str = "The relay runs";

/// The list of the build that the site serves, and how it begins.
const LIST: &str = "./build.json";
const LIST_BEGINS: &str = "{\"build\"";

impl Obstacle {
    /// Asks the page's site for the obstacle; `None` if the site does not answer at all. A relay
    /// elsewhere cannot be asked: there the page's policy allows sockets alone.
    pub async fn find() -> Option<Obstacle> {
        let health = match address::has_own_relay() {
            true => Some(fetch::answer(HEALTH).await?),
            false => None,
        };
        if let Some((_, text)) = &health
            && (text.lines().next() == Some(HEALTHY) || text.starts_with(UNHEALTHY))
        {
            return Some(Obstacle::BlockedSockets);
        }
        let (is_ok, list) = fetch::answer(LIST).await?;
        match (list.starts_with(LIST_BEGINS), is_ok) {
            (true, _) => Some(Obstacle::NoRelay),
            (false, true) => Some(Obstacle::SignIn),
            (false, false) => None,
        }
    }
}
