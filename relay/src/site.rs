//! What the relay serves beside its WebSocket: the page, and how it is doing.

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode};
use axum::routing::get;

use crate::metrics::Metrics;
use crate::settings::Settings;

/// The type of a text that Prometheus reads.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// What a visitor reads where the page is served by another host.
const NO_PAGE: &str = "This relay serves no page.\n";

/// The routes of everything but the WebSocket.
pub fn routes(settings: &Settings) -> Router {
    let metrics = settings.metrics.clone();
    let health = Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(async move || told(&metrics)));
    match &settings.page {
        Some(page) => health.fallback_service(page.clone()),
        None => health.fallback(async || (StatusCode::NOT_FOUND, NO_PAGE)),
    }
}

fn told(metrics: &Metrics) -> ([(HeaderName, &'static str); 1], String) {
    ([(CONTENT_TYPE, METRICS_TYPE)], metrics.text())
}
