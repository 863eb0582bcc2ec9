//! What the relay serves beside its WebSocket: the page, and how it is doing.

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;

use crate::metrics::Metrics;
use crate::settings::Settings;

/// The type of a text that Prometheus reads.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// The routes of everything but the WebSocket.
pub fn routes(settings: &Settings) -> Router {
    let metrics = settings.metrics.clone();
    let health = Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(async move || told(&metrics)));
    match &settings.page {
        Some(page) => health.fallback_service(page.clone()),
        None => health,
    }
}

fn told(metrics: &Metrics) -> ([(axum::http::HeaderName, &'static str); 1], String) {
    ([(CONTENT_TYPE, METRICS_TYPE)], metrics.text())
}
