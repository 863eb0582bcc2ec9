//! Runs a relay: accepts connections, serves HTTP on each until it becomes a WebSocket, and stops
//! in order.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::STRICT_TRANSPORT_SECURITY;
use axum::middleware;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;
use tracing::{info, warn};

use crate::addresses::ForOthers;
use crate::app_state::AppState;
use crate::clock::{Clock, LOOK_EVERY_MS};
use crate::closable_connections::{ClosableConnection, ClosableConnections};
use crate::cluster::{HeartbeatError, Heartbeats, Membership};
use crate::host_names;
use crate::http;
use crate::hub::Hub;
use crate::intake::Intake;
use crate::internal;
use crate::log::{LoadFailure, Log};
use crate::settings::Settings;
use crate::socket::{self, Peer};
use crate::tls;

/// How long a browser may take for the head of a request, in milliseconds.
const HEAD_WITHIN_MS: u64 = 10_000;

/// How long a TLS handshake may take, in milliseconds.
const TLS_WITHIN_MS: u64 = 10_000;

/// How long to wait after a connection could not be accepted, in milliseconds. Mostly the system
/// has no more file handles.
const ACCEPT_AGAIN_MS: u64 = 500;

/// The system's send buffer for one connection, in bytes. The default is megabytes, with which a
/// slow page would be noticed late.
const SEND_BUFFER_BYTES: usize = 64 * 1_024;

/// How long connections may take to end when the relay stops, in milliseconds.
pub const STOP_WITHIN_MS: u64 = 8_000;

/// How long tables may take to be written at the end, in milliseconds. Events that the log has not
/// stored by then were never confirmed to players.
pub const WRITE_WITHIN_MS: u64 = 8_000;

/// How often the operator's log is checked for omitted lines to write, in milliseconds.
const OMITTED_EVERY_MS: u64 = 10_000;

/// Why a relay could not run.
#[derive(Debug, thiserror::Error)]
pub enum RunFailure {
    /// The log of the relay does not work.
    #[error(transparent)]
    Log(LoadFailure),
    /// Another relay has the same name.
    #[error(transparent)]
    Name(HeartbeatError),
}

/// A source of connections.
pub trait Listen: Send + Sync {
    /// A connection's stream of bytes.
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// The next connection and the address of its other end.
    fn accept(&self) -> impl Future<Output = io::Result<(Self::Stream, SocketAddr)>> + Send;
}

impl Listen for TcpListener {
    type Stream = TcpStream;

    async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, peer) = TcpListener::accept(self).await?;
        // Without these options the relay only serves more slowly.
        let _ = stream.set_nodelay(true);
        let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER_BYTES);
        Ok((stream, peer))
    }
}

/// The parts that each connection needs.
#[derive(Clone)]
struct Service {
    routes: Router,
    tls: Option<tokio_rustls::TlsAcceptor>,
    http: ClosableConnections,
    stops: CancellationToken,
}

/// A relay's connections with its cluster: heartbeats, and the listener for pipes.
pub struct ClusterEndpoint<H> {
    /// The source of the heartbeats of the others.
    pub heartbeats: H,
    /// The listener at which the relay accepts players that others pipe to it.
    pub internal: TcpListener,
}

/// A relay whose tables are loaded, and which does not listen yet.
pub struct Relay<L> {
    hub: Arc<Hub<L>>,
    log: L,
    settings: Settings,
}

/// Runs a relay until `shutdown` is ready. Then each page is sent the reason, and `log` is
/// complete.
///
/// # Errors
/// If the log cannot be read.
pub async fn run<L: Log>(
    listener: impl Listen,
    log: L,
    settings: Settings,
    shutdown: impl Future<Output = ()>,
) -> Result<(), RunFailure> {
    let relay = Relay::load(log, settings).await?;
    relay.serve(listener, shutdown).await;
    Ok(())
}

impl<L: Log> Relay<L> {
    /// Loads the tables of `log`, and settles the calls whose time was up while no relay ran.
    ///
    /// # Errors
    /// If the log cannot be read.
    pub async fn load(log: L, settings: Settings) -> Result<Relay<L>, RunFailure> {
        let hub = Hub::open(log.clone(), &settings).await;
        Ok(Relay {
            hub: hub.map_err(RunFailure::Log)?,
            log,
            settings,
        })
    }

    /// Serves until `shutdown` is ready. Then each page is sent the reason, and the log is
    /// complete.
    pub async fn serve(self, listener: impl Listen, shutdown: impl Future<Output = ()>) {
        let running = self.start();
        tokio::select! {
            () = running.accept(&listener) => {}
            () = shutdown => {}
        }
        drop(listener);
        running.stop().await;
    }

    /// Serves as one of the relays of the cluster in its settings. At the end it first gives up its
    /// tables, so that players find them elsewhere.
    ///
    /// # Errors
    /// If another relay has this one's name.
    ///
    /// # Panics
    /// If the settings have no cluster.
    pub async fn serve_among<H: Heartbeats>(
        self,
        listener: impl Listen,
        endpoint: ClusterEndpoint<H>,
        shutdown: impl Future<Output = ()>,
    ) -> Result<(), RunFailure> {
        let ClusterEndpoint {
            heartbeats,
            internal,
        } = endpoint;
        let cluster = self.settings.cluster.clone();
        let cluster = cluster.expect("the settings name the cluster");
        let clock = self.settings.clock.clone();
        let mut membership = Membership::new(cluster.clone(), heartbeats, clock);
        membership.listen().await.map_err(RunFailure::Name)?;
        let running = self.start();
        let pipes = running.service_of(internal::routes(running.state.clone(), cluster.clone()));
        tokio::select! {
            () = running.accept(&listener) => {}
            () = accept(&internal, pipes, &running.connections) => {}
            () = membership.keep() => {}
            () = running.hub.follow(&cluster) => {}
            () = shutdown => {}
        }
        drop((listener, internal));
        membership.give_up();
        // Others take the tables once they are written, or after a timeout.
        tokio::select! {
            () = written_in_time(running.hub.give_up_all()) => {}
            () = membership.stay() => {}
        }
        membership.leave().await;
        running.stop().await;
        Ok(())
    }

    /// The same relay, which sends pages of its own machine the addresses at which others reach it.
    pub fn reached_at(mut self, for_others: ForOthers) -> Relay<L> {
        self.settings.for_others = for_others;
        self
    }

    fn start(self) -> Running<L> {
        let Relay { hub, log, settings } = self;
        let stops = CancellationToken::new();
        let state = Arc::new(AppState::new(hub.clone(), settings.clone(), stops.clone()));
        let service = Service {
            routes: routes(&state, log, &settings),
            tls: settings.tls.clone().map(Into::into),
            http: ClosableConnections::new(settings.max_http_connections),
            stops: stops.clone(),
        };
        Running {
            hub,
            state,
            service,
            connections: TaskTracker::new(),
            clock: settings.clock,
            stops,
        }
    }
}

/// A relay that listens.
struct Running<L> {
    hub: Arc<Hub<L>>,
    state: Arc<AppState<L>>,
    service: Service,
    connections: TaskTracker,
    clock: Clock,
    stops: CancellationToken,
}

impl<L: Log> Running<L> {
    /// The service of a listener inside the cluster, with these routes.
    fn service_of(&self, routes: Router) -> Service {
        Service {
            routes,
            tls: None,
            ..self.service.clone()
        }
    }

    /// Accepts connections; it never returns.
    async fn accept(&self, listener: &impl Listen) {
        tokio::select! {
            () = accept(listener, self.service.clone(), &self.connections) => {}
            () = write_omitted(&self.hub, &self.clock) => {}
            () = look_at(&self.clock) => {}
        }
    }

    /// Ends all connections, and then all tables.
    async fn stop(self) {
        let Running {
            hub,
            state,
            service,
            connections,
            stops,
            ..
        } = self;
        drop(service);
        info!("the relay stops");
        stops.cancel();
        let sockets = state.tasks.clone();
        drop(state);
        let ended = async {
            connections.close();
            connections.wait().await;
            sockets.close();
            sockets.wait().await;
        };
        if timeout(Duration::from_millis(STOP_WITHIN_MS), ended)
            .await
            .is_err()
        {
            warn!("some connections did not end in time");
        }
        written_in_time(hub.close()).await;
    }
}

/// Waits until tables are written, up to the time limit.
async fn written_in_time(written: impl Future<Output = ()>) {
    let within = Duration::from_millis(WRITE_WITHIN_MS);
    if timeout(within, written).await.is_err() {
        warn!("some tables were not written in time");
    }
}

/// All routes, which answer only under the relay's own names.
fn routes<L: Log>(state: &Arc<AppState<L>>, log: L, settings: &Settings) -> Router {
    let routes = socket::routes(state.clone()).merge(http::routes(settings, log));
    let checked = middleware::from_fn_with_state(state.host_names.clone(), host_names::check);
    let routes = routes.layer(checked);
    match settings.tls {
        Some(_) => routes.layer(middleware::map_response(with_hsts)),
        None => routes,
    }
}

async fn with_hsts(mut response: Response) -> Response {
    response
        .headers_mut()
        .insert(STRICT_TRANSPORT_SECURITY, tls::hsts());
    response
}

/// Writes omitted lines of the operator's log; it never returns.
async fn write_omitted<L: Log>(hub: &Hub<L>, clock: &Clock) {
    let mut moments = interval(Duration::from_millis(OMITTED_EVERY_MS));
    moments.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        moments.tick().await;
        hub.operator_log().write_omitted(clock.now_ms());
    }
}

/// Looks at the clock again and again, so that it notices when the relay has not run. It never
/// returns.
async fn look_at(clock: &Clock) {
    let mut moments = interval(Duration::from_millis(LOOK_EVERY_MS));
    moments.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        moments.tick().await;
        clock.now_ms();
    }
}

/// Accepts connections; it never returns.
async fn accept(listener: &impl Listen, service: Service, connections: &TaskTracker) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let closable = service.http.add();
                connections.spawn(serve(stream, peer, service.clone(), closable));
            }
            Err(failure) => {
                warn!(%failure, "a connection could not be taken in");
                sleep(Duration::from_millis(ACCEPT_AGAIN_MS)).await;
            }
        }
    }
}

async fn serve(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    service: Service,
    closable: ClosableConnection,
) {
    let closable = Arc::new(closable);
    let Some(acceptor) = &service.tls else {
        return serve_http(stream, peer, &service, closable).await;
    };
    let within = Duration::from_millis(TLS_WITHIN_MS);
    // A failed handshake is not reported. The box keeps the state of TLS out of connections without
    // it.
    let encrypted = async {
        let handshake = tokio::select! {
            handshake = timeout(within, acceptor.accept(stream)) => handshake,
            () = closable.closes() => return,
        };
        if let Ok(Ok(stream)) = handshake {
            serve_http(stream, peer, &service, closable).await;
        }
    };
    Box::pin(encrypted).await;
}

async fn serve_http(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    service: &Service,
    closable: Arc<ClosableConnection>,
) {
    let routes = service.routes.clone();
    let asking = closable.clone();
    let intake = Intake::default();
    let counted = intake.clone();
    let answer = service_fn(move |mut request: Request<Incoming>| {
        asking.has_asked();
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(counted.clone());
        routes.clone().oneshot(request.map(Body::new))
    });
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_millis(HEAD_WITHIN_MS));
    let connection = builder.serve_connection(TokioIo::new(intake.of(stream)), answer);
    let connection = connection.with_upgrades();
    tokio::pin!(connection);
    // A browser may close a connection in the middle of a file.
    tokio::select! {
        _ = &mut connection => {}
        () = closable.closes() => {}
        () = service.stops.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
