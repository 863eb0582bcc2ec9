//! The listener for other relays of the cluster, which pipe players to this one.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Extension, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use score_core::wire::PROTOCOL;

use crate::app_state::AppState;
use crate::cluster::Cluster;
use crate::hub::ConnectionSource;
use crate::intake::Intake;
use crate::log::Log;
use crate::owner_proxy;
use crate::socket::{self, Arrival};

/// The answer to a caller without the secret.
const WRONG_SECRET: &str = "This port is for relays of one cluster, with one secret.\n";

/// The answer to a relay whose pages use another protocol.
const OTHER_PROTOCOL: &str = "This relay speaks another protocol: update all of them.\n";

/// The answer to a pipe that names no network.
const NO_NETWORK: &str = "A pipe names the network of its player.\n";

/// The routes for other relays.
pub fn routes<L: Log>(state: Arc<AppState<L>>, cluster: Cluster) -> Router {
    Router::new()
        .route(owner_proxy::PATH, any(upgrade::<L>))
        .with_state((state, cluster))
}

async fn upgrade<L: Log>(
    State((state, cluster)): State<(Arc<AppState<L>>, Cluster)>,
    Extension(intake): Extension<Intake>,
    headers: HeaderMap,
    mut upgrade: WebSocketUpgrade,
) -> Response {
    let credentials = headers
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    let address = &cluster.own().address;
    if !credentials.is_some_and(|credentials| cluster.secret().accepts(credentials, address)) {
        let now_ms = state.settings.clock.now_ms();
        state.hub.operator_log().wrong_secret(now_ms);
        return (StatusCode::FORBIDDEN, WRONG_SECRET).into_response();
    }
    if !upgrade
        .requested_protocols()
        .any(|protocol| protocol == PROTOCOL)
    {
        return (StatusCode::CONFLICT, OTHER_PROTOCOL).into_response();
    }
    upgrade.set_selected_protocol(HeaderValue::from_static(PROTOCOL));
    let Some(network) = owner_proxy::network(&headers) else {
        return (StatusCode::BAD_REQUEST, NO_NETWORK).into_response();
    };
    let arrival = Arrival {
        network,
        source: ConnectionSource::Relay,
        intake,
    };
    socket::serve(state, arrival, upgrade, None)
}
