//! The routes besides the WebSocket: the page, its addresses, its health and its metrics.

use std::time::Duration;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::routing::get;
use axum::{Extension, Router};
use tokio::time::timeout;

use crate::addresses::ForOthers;
use crate::cluster::Cluster;
use crate::forwarded;
use crate::host_names;
use crate::log::Log;
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::socket::Peer;

/// The content type of Prometheus' text format.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// The content type of a text that a program reads.
const PLAIN_TYPE: &str = "text/plain; charset=utf-8";

/// The answer if another host serves the page.
const NO_PAGE: &str = "This relay serves no page.\n";

/// How long the log may take to answer a health check, in milliseconds. A slower log makes
/// players wait, too.
pub const HEALTH_WITHIN_MS: u64 = 2_000;

/// The routes of everything but the WebSocket.
pub fn routes<L: Log>(settings: &Settings, log: L) -> Router {
    let metrics = settings.metrics.clone();
    metrics.set_engine(L::ENGINE);
    let cluster = settings.cluster.clone();
    // Behind a proxy every visitor seems to come from this machine, or from that of the proxy.
    let for_others = match settings.is_behind_proxy {
        true => ForOthers::Unknown,
        false => settings.for_others.clone(),
    };
    let health = Router::new()
        .route(
            "/healthz",
            get(async move || health(&log, cluster.as_ref()).await),
        )
        .route("/metrics", get(async move || metrics_text(&metrics)))
        .route(
            "/addresses",
            get(async move |Extension(peer), headers: HeaderMap| {
                addresses(&for_others, peer, &headers)
            }),
        );
    match &settings.page {
        Some(page) => health.fallback_service(page.clone()),
        None => health.fallback(async || (StatusCode::NOT_FOUND, NO_PAGE)),
    }
}

/// The status of the relay, a sentence for its operator, and the engine that stores the tables. A
/// relay that shares tables adds its name, and each relay that it knows.
async fn health<L: Log>(
    log: &L,
    cluster: Option<&Cluster>,
) -> (StatusCode, [(HeaderName, &'static str); 1], String) {
    let within = Duration::from_millis(HEALTH_WITHIN_MS);
    let (status, sentence) = match timeout(within, log.check()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok".to_owned()),
        Ok(Err(failure)) => (
            StatusCode::SERVICE_UNAVAILABLE,
            format!("The relay runs, but {failure}."),
        ),
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            format!("The relay runs, but the log did not answer within {HEALTH_WITHIN_MS} ms."),
        ),
    };
    let text = format!("{sentence}\nlog: {}\n", L::ENGINE);
    let text = text + &cluster.map(relay_lines).unwrap_or_default();
    // A cached answer would not say how the relay is now.
    (status, [(CACHE_CONTROL, "no-store")], text)
}

/// Lists this relay and all relays that share the tables, one in each line.
fn relay_lines(cluster: &Cluster) -> String {
    let mut text = format!("node {}\n", cluster.own().id);
    for node in cluster.view().nodes() {
        // The address of a node is only for relays.
        text += &format!("member {} {}\n", node.id, node.build);
    }
    text
}

/// The addresses at which others reach the relay, one in each line, for a page of this machine. The
/// networks are not revealed to other devices, nor to requests that a proxy passes on.
fn addresses(
    for_others: &ForOthers,
    Peer(peer): Peer,
    headers: &HeaderMap,
) -> (StatusCode, [(HeaderName, &'static str); 2], String) {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let is_own_page = peer.ip().to_canonical().is_loopback()
        && !forwarded::is_forwarded(headers)
        && host.is_some_and(host_names::is_own_machine);
    let (status, urls) = match is_own_page {
        true => (StatusCode::OK, for_others.now()),
        false => (StatusCode::NOT_FOUND, Vec::new()),
    };
    let text = urls.iter().map(|url| format!("{url}\n")).collect();
    let head = [(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, PLAIN_TYPE)];
    (status, head, text)
}

fn metrics_text(metrics: &Metrics) -> ([(HeaderName, &'static str); 1], String) {
    ([(CONTENT_TYPE, METRICS_TYPE)], metrics.text())
}
