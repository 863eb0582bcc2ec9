//! What the relay serves beside its WebSocket: the page, and how it is doing.

use std::time::Duration;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::routing::get;
use tokio::time::timeout;

use crate::log::Log;
use crate::metrics::Metrics;
use crate::settings::Settings;

/// The type of a text that Prometheus reads.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// What a visitor reads where the page is served by another host.
const NO_PAGE: &str = "This relay serves no page.\n";

/// How long the log may take to say that it works, in milliseconds. A log that
/// takes longer makes players wait, too.
pub const HEALTH_WITHIN_MS: u64 = 2_000;

/// The routes of everything but the WebSocket.
pub fn routes<L: Log>(settings: &Settings, log: L) -> Router {
    let metrics = settings.metrics.clone();
    let health = Router::new()
        .route("/healthz", get(async move || health(&log).await))
        .route("/metrics", get(async move || told(&metrics)));
    match &settings.page {
        Some(page) => health.fallback_service(page.clone()),
        None => health.fallback(async || (StatusCode::NOT_FOUND, NO_PAGE)),
    }
}

/// How the relay is, in a sentence for whoever looks after it.
async fn health(log: &impl Log) -> (StatusCode, [(HeaderName, &'static str); 1], String) {
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
    // An old answer is worth nothing.
    (status, [(CACHE_CONTROL, "no-store")], sentence + "\n")
}

fn told(metrics: &Metrics) -> ([(HeaderName, &'static str); 1], String) {
    ([(CONTENT_TYPE, METRICS_TYPE)], metrics.text())
}
