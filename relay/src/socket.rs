//! The route of the WebSocket: checks the page, its protocol and the proxy, and begins a
//! connection.

use std::borrow::Cow;
use std::future;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::{Extension, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::http::header::{HOST, HeaderMap, HeaderValue, ORIGIN};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use score_core::wire::{CloseReason, HelloRefusal, MAX_FRAME_BYTES, PATH, PROTOCOL};
use tracing::warn;

use crate::app_state::AppState;
use crate::connection::{self, Connection};
use crate::forwarded::{self, NoAddress};
use crate::frame::MAX_SENT_BYTES;
use crate::hub::ConnectionSource;
use crate::intake::Intake;
use crate::log::Log;
use crate::origin;
use crate::rate_limit::{ByteLimit, MessageLimit, Ticks};
use crate::visitor_network::VisitorNetwork;

/// The size of a connection's read buffer, in bytes: room for most messages of our pages. It is
/// allocated even while nothing comes, and grows for longer ones.
const READ_BUFFER_BYTES: usize = 256;

/// How many bytes of frames are gathered for one write.
const WRITE_BUFFER_BYTES: usize = 4 * 1_024;

/// The warning for the operator when a proxy names addresses and is not trusted.
const UNASKED_PROXY: &str = "a proxy says whose request it brings, and the relay does not believe \
     it: all visitors count as one address, and share its limits. If the relay can be reached \
     through your proxy alone, start it with --behind-proxy; otherwise somebody made this up";

/// The warning for the operator when a proxy is trusted and names no address.
const SILENT_PROXY: &str = "the relay runs with --behind-proxy, and a request came without an \
     address in X-Forwarded-For: such visitors count as one address, and share its limits. Let \
     the proxy set the header (docs/HOSTING.md shows how), or leave the option out where there \
     is no proxy";

/// The warning for the operator when a proxy is trusted and names something that is not an address.
const UNCLEAR_PROXY: &str = "such visitors count as one address, and share its limits. Let the \
     proxy end the header with the visitor's address, with or without a port (docs/HOSTING.md \
     shows how)";

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// The route of the WebSocket.
pub fn routes<L: Log>(state: Arc<AppState<L>>) -> Router {
    Router::new()
        .route(&format!("/{PATH}"), any(upgrade::<L>))
        .with_state(state)
}

async fn upgrade<L: Log>(
    State(state): State<Arc<AppState<L>>>,
    Extension(peer): Extension<Peer>,
    Extension(intake): Extension<Intake>,
    headers: HeaderMap,
    mut upgrade: WebSocketUpgrade,
) -> Response {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    let allowed = &state.settings.origins;
    if !origin::is_allowed(text(ORIGIN), text(HOST), &state.host_names, allowed) {
        return (StatusCode::FORBIDDEN, origin::WRONG_ORIGIN).into_response();
    }
    doubt_proxy(&state, &headers);
    let has_protocol = choose_protocol(&mut upgrade);
    let network = VisitorNetwork::of(address(peer, &headers, state.settings.is_behind_proxy));
    let arrival = Arrival {
        network,
        source: ConnectionSource::Page,
        intake,
    };
    let at_once = (!has_protocol).then_some(CloseReason::OldPage);
    serve(state, arrival, upgrade, at_once)
}

/// The facts of a connection that are known before its hello.
pub struct Arrival {
    /// The network that the page is in.
    pub network: VisitorNetwork,
    /// How the connection came to this relay.
    pub source: ConnectionSource,
    /// The count of the bytes that the connection has sent.
    pub intake: Intake,
}

/// Serves a connection, or closes it at once if there is a reason or no room.
pub fn serve<L: Log>(
    state: Arc<AppState<L>>,
    arrival: Arrival,
    upgrade: WebSocketUpgrade,
    at_once: Option<CloseReason>,
) -> Response {
    let metrics = &state.settings.metrics;
    let is_full = metrics.connections() >= state.settings.max_connections;
    let busy = is_full.then_some(CloseReason::Refused(HelloRefusal::Busy));
    let at_once = at_once.or(busy);
    arrival.intake.limit(ByteLimit::new(Ticks));
    let connection = Connection {
        id: state.new_connection(),
        network: arrival.network,
        source: arrival.source,
        limit: MessageLimit::new(Ticks),
        intake: arrival.intake,
        count: metrics.count_connection(),
        closable: Arc::new(state.closable_connections.add()),
        tracker: state.tasks.token(),
        state,
    };
    tuned(upgrade, MAX_FRAME_BYTES, MAX_SENT_BYTES).on_upgrade(move |socket| {
        // The task of the upgrade would keep the memory for its state to the end of each
        // connection, so this is a new one.
        tokio::spawn(connection::run(connection, socket, at_once));
        future::ready(())
    })
}

/// The upgrade with small buffers, and with the longest message in either direction. With small
/// buffers many connections fit in memory.
pub fn tuned(
    upgrade: WebSocketUpgrade,
    max_received_bytes: usize,
    max_sent_bytes: usize,
) -> WebSocketUpgrade {
    upgrade
        .max_frame_size(max_received_bytes)
        .max_message_size(max_received_bytes)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES)
        .max_write_buffer_size(max_sent_bytes)
}

/// Whether the page offers the relay's protocol. Otherwise the first protocol that the page offers
/// is chosen: a browser reads the close reason only after a handshake.
fn choose_protocol(upgrade: &mut WebSocketUpgrade) -> bool {
    let offered: Vec<HeaderValue> = upgrade.requested_protocols().cloned().collect();
    let has_protocol = offered.iter().any(|protocol| protocol == PROTOCOL);
    if has_protocol {
        upgrade.set_selected_protocol(HeaderValue::from_static(PROTOCOL));
    } else if let Some(first) = offered.into_iter().next() {
        upgrade.set_selected_protocol(first);
    }
    has_protocol
}

/// The address of a page: the address of its connection, or the one that a trusted proxy names.
fn address(Peer(peer): Peer, headers: &HeaderMap, is_behind_proxy: bool) -> IpAddr {
    match is_behind_proxy {
        true => forwarded::visitor(headers).unwrap_or(peer.ip()),
        false => peer.ip(),
    }
}

/// Warns once if all visitors seem to have one address: then the limits would punish all for one.
fn doubt_proxy<L>(state: &AppState<L>, headers: &HeaderMap) {
    let doubt = proxy_doubt(headers, state.settings.is_behind_proxy);
    if let Some(doubt) = doubt.filter(|_| !state.has_doubted_proxy.swap(true, Ordering::Relaxed)) {
        warn!("{doubt}");
    }
}

/// The reason to doubt that the settings fit the proxy of a request.
fn proxy_doubt(headers: &HeaderMap, is_behind_proxy: bool) -> Option<Cow<'static, str>> {
    if !is_behind_proxy {
        return forwarded::is_forwarded(headers).then_some(UNASKED_PROXY.into());
    }
    match forwarded::visitor(headers).err()? {
        NoAddress::Missing => Some(SILENT_PROXY.into()),
        NoAddress::Unreadable(quoted) => Some(Cow::Owned(format!(
            "the relay runs with --behind-proxy, and a request came with X-Forwarded-For ending \
             in {quoted} (each digit shown as 0), which is no address: {UNCLEAR_PROXY}"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::HeaderName;

    use super::*;
    use crate::forwarded::{FORWARDED, FORWARDED_FOR};

    fn headers(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn only_a_proxy_is_believed_and_only_its_own_words() {
        let peer = Peer(SocketAddr::from(([127, 0, 0, 1], 9)));
        let check = |value, is_behind_proxy, expected: &str| {
            let found = address(peer, &headers(FORWARDED_FOR, value), is_behind_proxy);
            assert_eq!(found.to_string(), expected, "{value:?}");
        };
        check("192.0.2.1", false, "127.0.0.1");
        check("192.0.2.1", true, "192.0.2.1");
        check("10.9.9.9, 192.0.2.1:50000", true, "192.0.2.1");
        check("192.0.2.1, unknown", true, "127.0.0.1");
    }

    #[test]
    fn a_proxy_that_is_not_believed_or_names_nobody_is_doubted() {
        let check = |name: HeaderName, value, is_behind_proxy, part: Option<&str>| {
            let doubt = proxy_doubt(&headers(name, value), is_behind_proxy);
            match (doubt, part) {
                (Some(doubt), Some(part)) => assert!(doubt.contains(part), "{doubt}"),
                (doubt, part) => assert_eq!(doubt.as_deref(), part, "{value}"),
            }
        };
        check(FORWARDED_FOR, "192.0.2.1", false, Some(UNASKED_PROXY));
        check(FORWARDED, "for=192.0.2.1", false, Some(UNASKED_PROXY));
        check(HOST, "score.example", false, None);
        check(FORWARDED_FOR, "192.0.2.1", true, None);
        check(FORWARDED_FOR, "192.0.2.1:50000", true, None);
        check(
            FORWARDED_FOR,
            "a, unknown",
            true,
            Some("ending in \"unknown\""),
        );
        check(FORWARDED, "for=192.0.2.1", true, Some(SILENT_PROXY));
        check(HOST, "score.example", true, Some(SILENT_PROXY));
    }
}
