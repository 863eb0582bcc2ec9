//! The routes besides the WebSocket: the page, its health and its metrics.

use std::time::Duration;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::routing::get;
use tokio::time::timeout;

use crate::cluster::Cluster;
use crate::log::Log;
use crate::metrics::Metrics;
use crate::settings::Settings;

/// The content type of Prometheus' text format.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// The answer where another host serves the page.
const NO_PAGE: &str = "This relay serves no page.\n";

/// How long the log may take to answer a health check, in milliseconds. A slower log makes
/// players wait, too.
pub const HEALTH_WITHIN_MS: u64 = 2_000;

/// The routes of everything but the WebSocket.
pub fn routes<L: Log>(settings: &Settings, log: L) -> Router {
    let metrics = settings.metrics.clone();
    metrics.set_engine(L::ENGINE);
    let cluster = settings.cluster.clone();
    let health = Router::new()
        .route(
            "/healthz",
            get(async move || health(&log, cluster.as_ref()).await),
        )
        .route("/metrics", get(async move || metrics_text(&metrics)));
    match &settings.page {
        Some(page) => health.fallback_service(page.clone()),
        None => health.fallback(async || (StatusCode::NOT_FOUND, NO_PAGE)),
    }
}

/// The status of the relay, a sentence for its operator, and what stores the tables; of one that
/// shares tables also its name, and each relay that it knows.
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
    let text = text + &cluster.map(relays).unwrap_or_default();
    // A cached answer is worth nothing.
    (status, [(CACHE_CONTROL, "no-store")], text)
}

/// This relay, and those that share the tables.
fn relays(cluster: &Cluster) -> String {
    let mut text = format!("node {}\n", cluster.own().id);
    for node in cluster.view().nodes() {
        // Where it is reached is for relays alone.
        text += &format!("member {} {}\n", node.id, node.build);
    }
    text
}

fn metrics_text(metrics: &Metrics) -> ([(HeaderName, &'static str); 1], String) {
    ([(CONTENT_TYPE, METRICS_TYPE)], metrics.text())
}
