//! Web sites on this machine that serve the built page, properly or with faults, and a relay.

use std::cell::RefCell;
use std::fs;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::{self, Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, HOST, HeaderValue,
    IF_MODIFIED_SINCE, IF_NONE_MATCH,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use futures_util::stream;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use score_core::dice::Generator;
use score_relay::addresses::ForOthers;
use score_relay::clock::Clock;
use score_relay::log::memory::Memory;
use score_relay::rng::SharedRng;
use score_relay::settings::{Settings, Switches};
use score_site::Frames;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tower_http::services::ServeDir;

use crate::address::Address;
use crate::{RUNTIME, dist, next_build};

/// The script that goes first into every page and notes the browser's complaints.
const WITNESS: &str = include_str!("witness.js");
/// A script that switches motion off, because every press waits for motions to end.
const STILL: &str = "{
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets = [still];
  }";
/// A script that prevents the service worker, which the page does not report.
const NOT_KEPT: &str = "if (window.ServiceWorkerContainer) {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not kept'));
  }";
/// A script that complains if the service worker does not start, because the page itself does not
/// report that.
const KEPT: &str = "if (window.ServiceWorkerContainer) {
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = async function (...given) {
      try {
        const registration = await register.apply(this, given);
        registration.installing?.addEventListener('statechange', ({target}) => {
          if (target.state === 'redundant') console.warn('the service worker is not installed');
        });
        return registration;
      } catch (error) {
        console.warn(`the service worker is not registered: ${error}`);
        throw error;
      }
    };
  }";
/// A script that answers the question of Firefox whether the page may keep its storage.
const NOBODY_ASKED: &str = "if (window.StorageManager) {
    StorageManager.prototype.persist = () => Promise.resolve(false);
  }";
const WITNESS_TAG: &str = "<script src=witness.js></script>";

/// The largest answer of a site.
const MAX_ANSWER_BYTES: usize = 64 << 20;

/// The first time on the clock of every relay, in milliseconds.
const NOW_MS: u64 = 1_000_000;

/// The most seats of one address at a relay with room for a school.
const SCHOOL_SEATS: NonZeroUsize = NonZeroUsize::new(1_000).expect("it is not zero");
const SCHOOL_JOINS: NonZeroU32 = NonZeroU32::new(1_000).expect("it is not zero");

/// A fault of a site. Files are named with a star for the part that changes with every build, as in
/// `score-*.js`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// These files have this type.
    Type(&'static str, &'static str),
    /// These files are missing.
    Missing(&'static str),
    /// These files break off half-way.
    Cut(&'static str),
    /// These files have this text instead.
    Text(&'static str, &'static str),
    /// Every missing file is answered with this page, as if it were there.
    PageForMissing(&'static str),
    /// Everything is answered with this page, as by a network that wants a sign-in.
    PageForAll(&'static str),
}

/// The plan of a site; see [`Site::start`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The path of the site's folder, such as `/class/games/`; empty for `/`.
    pub under: &'static str,
    /// Whether the site is a plain file server, which sends no headers except the type.
    pub plain: bool,
    /// The faults of the site.
    pub faults: Vec<Fault>,
    /// A script that runs in each page before any of the page's own.
    pub script: &'static str,
    /// Whether a relay serves the site, with group play.
    pub has_relay: bool,
    /// The address that the relay names for others, or `""` for none. The default is the site's
    /// own.
    pub for_others: Option<&'static str>,
    /// Whether the relay's tables can be joined only by long codes.
    pub is_by_link_only: bool,
    /// Whether many more people than a class may come to the relay from one address.
    pub has_room_for_a_school: bool,
    /// Whether its pages have motion.
    pub has_motion: bool,
    /// Whether its pages are stored for a visit without a network. Off by default: each site is new
    /// to the browser, which would fetch all programs once more for each spec.
    pub keeps_offline: bool,
    /// Whether all files are served as built, compressed and with nothing added.
    pub is_untouched: bool,
    /// Whether the browser must have no files of the site yet, so that a file that is not on the
    /// server any more is missing.
    pub is_new: bool,
}

impl Plan {
    /// Whether the site may use the address of an earlier one: only if it is served as by a host
    /// without faults.
    fn can_follow_another(&self) -> bool {
        let is_usual = self.under.is_empty() && self.faults.is_empty();
        is_usual && !(self.plain || self.keeps_offline || self.is_untouched || self.is_new)
    }
}

/// A site, which is served until it is stopped or its spec has ended.
pub struct Site {
    url: String,
    /// The address; `None` only while the site is dropped.
    address: Option<Address>,
    routes: Router,
    /// The relay's log, kept for the time in which the site is stopped.
    log: Option<Memory>,
    rng: SharedRng,
    /// The clock of the relay, which stands still, so that no call ends by itself on a slow
    /// machine.
    clock_ms: Arc<AtomicU64>,
    shared: Shared,
    serving: Option<Serving>,
}

#[derive(Clone)]
struct Shared {
    plan: Arc<Plan>,
    /// The script that removes the data of an earlier site at the address.
    forgets: Arc<str>,
    requests: Arc<Mutex<Vec<String>>>,
    faults: Arc<Mutex<Vec<Fault>>>,
    has_next_build: Arc<AtomicBool>,
}

impl Shared {
    /// The first script of each page.
    fn witness(&self) -> String {
        let still = if self.plan.has_motion { "" } else { STILL };
        let worker = if self.plan.keeps_offline {
            KEPT
        } else {
            NOT_KEPT
        };
        let script = self.plan.script;
        let forgets = &self.forgets;
        format!("{forgets}\n{WITNESS}\n{still}\n{worker}\n{NOBODY_ASKED}\n{script}")
    }

    /// Adapts a text of the built page to the build that is served.
    fn of_build(&self, text: &str) -> String {
        match self.has_next_build.load(Ordering::SeqCst) {
            true => next_build::renamed(text),
            false => text.to_owned(),
        }
    }

    /// The text of the page as the site serves it.
    fn page(&self, built: &str) -> String {
        self.of_build(built)
            .replacen("<title>", &format!("{WITNESS_TAG}<title>"), 1)
    }
}

impl Site {
    /// Serves the built page as planned, at an address that no site had before, or at one where no
    /// data of the earlier site is left.
    ///
    /// # Panics
    /// When the page is not built, or the machine has no port.
    pub fn start(plan: Plan) -> Site {
        let folder = dist();
        assert!(
            folder.join("index.html").is_file(),
            "{} holds no built page; `cargo xtask dist` builds it",
            folder.display()
        );
        Site::start_in(&folder, plan)
    }

    /// Serves the files of a folder as they are, by a plain file server.
    ///
    /// # Panics
    /// When the machine has no port.
    pub fn of_folder(folder: &Path) -> Site {
        let plan = Plan {
            plain: true,
            is_untouched: true,
            ..Plan::default()
        };
        Site::start_in(folder, plan)
    }

    fn start_in(folder: &Path, plan: Plan) -> Site {
        let under = format!("/{}", plan.under.trim_matches('/'));
        let under = under.trim_end_matches('/').to_owned();
        let address = match plan.can_follow_another() {
            true => Address::kept(),
            false => Address::new(),
        };
        let shared = Shared {
            forgets: address.first_script().into(),
            faults: Arc::new(Mutex::new(plan.faults.clone())),
            plan: Arc::new(plan),
            requests: Arc::default(),
            has_next_build: Arc::default(),
        };
        let routes = routes(folder, shared.clone());
        let routes = if under.is_empty() {
            routes
        } else {
            Router::new().nest_service(&under, routes)
        };
        let log = shared.plan.has_relay.then(Memory::new);
        let clock_ms = Arc::new(AtomicU64::new(NOW_MS));
        let listener = address.listen();
        let mut site = Site {
            url: format!("http://127.0.0.1:{}{under}/", address.port()),
            address: Some(address),
            routes,
            log,
            rng: same_rolls(),
            clock_ms,
            shared,
            serving: None,
        };
        site.serve(listener);
        site
    }

    /// Serves the built page with a relay.
    pub fn with_relay() -> Site {
        Site::start(Plan {
            has_relay: true,
            ..Plan::default()
        })
    }

    /// Serves the built page so that browsers store it for a visit without a network.
    pub fn kept_offline() -> Site {
        Site::start(Plan {
            keeps_offline: true,
            ..Plan::default()
        })
    }

    fn serve(&mut self, listener: TcpListener) {
        let (stop, stopping) = oneshot::channel();
        let routes = self.routes.clone();
        let relay = self.log.clone();
        let clock_ms = self.clock_ms.clone();
        let rng = self.rng.clone();
        let for_others = match self.shared.plan.for_others {
            None => ForOthers::These(vec![self.url.clone()]),
            Some("") => ForOthers::Unknown,
            Some(url) => ForOthers::These(vec![url.to_owned()]),
        };
        let is_by_link_only = self.shared.plan.is_by_link_only;
        let has_room_for_a_school = self.shared.plan.has_room_for_a_school;
        let stopped = RUNTIME.spawn(async move {
            let Some(log) = relay else {
                tokio::select! {
                    _ = stopping => {}
                    () = serve_files(listener, routes) => {}
                }
                return;
            };
            let switches = Switches {
                is_by_link_only,
                ..Switches::default()
            };
            let usual = Settings::default();
            let (seats_per_address, joins_per_minute) = match has_room_for_a_school {
                true => (SCHOOL_SEATS, SCHOOL_JOINS),
                false => (usual.seats_per_address, usual.joins_per_minute),
            };
            let settings = Settings {
                seats_per_address,
                joins_per_minute,
                // With an interval the relay would wait for a clock that stands still.
                presence_every_ms: 0,
                clock: Clock::new(move || clock_ms.load(Ordering::SeqCst)),
                rng,
                switches,
                page: Some(routes),
                for_others,
                ..usual
            };
            let stopping = async {
                // The sender is dropped only with the whole site.
                let _ = stopping.await;
            };
            score_relay::run(listener, log, settings, stopping)
                .await
                .expect("a log in memory can be read");
        });
        self.serving = Some(Serving { stop, stopped });
    }

    /// Serves the site again, after a stop, at the same address.
    ///
    /// # Panics
    /// When another program has taken the port.
    pub fn start_again(&mut self) {
        let address = self.address.as_ref().expect("it is not dropped");
        self.serve(address.listen());
    }

    /// The address of the page, with a slash at its end.
    pub fn address(&self) -> &str {
        &self.url
    }

    /// The host and port of the site's relay.
    pub fn relay(&self) -> String {
        let address = self.address.as_ref().expect("it is not dropped");
        format!("127.0.0.1:{}", address.port())
    }

    /// Lets time pass for the site's relay, which looks at the clock at each message of a page.
    pub fn advance(&self, by_ms: u64) {
        self.clock_ms.fetch_add(by_ms, Ordering::SeqCst);
    }

    /// The plan of the site.
    pub(crate) fn plan(&self) -> &Plan {
        &self.shared.plan
    }

    /// The paths that were asked for so far, relative to the page, in order.
    pub fn requests(&self) -> Vec<String> {
        self.shared
            .requests
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Gives the site these faults from now on, and no others.
    pub fn spoil(&self, faults: &[Fault]) {
        let mut current_faults = self
            .shared
            .faults
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *current_faults = faults.to_vec();
    }

    /// Ends the faults of the site.
    pub fn mend(&self) {
        self.spoil(&[]);
    }

    /// Serves the next build from now on: the same files, under other names. The files of the
    /// earlier build are gone.
    pub fn deploy(&self) {
        self.shared.has_next_build.store(true, Ordering::SeqCst);
    }

    /// Ends the site; from now on the browser gets no answer.
    pub fn stop(&mut self) {
        if let Some(serving) = self.serving.take() {
            serving.end();
        }
    }
}

/// The server of a site.
struct Serving {
    stop: oneshot::Sender<()>,
    stopped: tokio::task::JoinHandle<()>,
}

impl Serving {
    fn end(self) {
        // The receiver is dropped only when the site has ended already.
        let _ = self.stop.send(());
        let _ = RUNTIME.block_on(self.stopped);
    }
}

thread_local! {
    /// The sites that a spec of this thread has dropped.
    static LEFT: RefCell<Vec<(Option<Serving>, Address)>> = const { RefCell::new(Vec::new()) };
}

/// Ends the sites that a spec of this thread has dropped, and returns their addresses for the next
/// spec.
pub(crate) fn end_left() {
    for (serving, address) in LEFT.take() {
        if let Some(serving) = serving {
            serving.end();
        }
        address.leave();
    }
}

impl Drop for Site {
    /// Keeps the site running until the runner has received the page's complaints, so that a page
    /// that still fetches a file at the end of the spec does not complain.
    fn drop(&mut self) {
        let serving = self.serving.take();
        let left = self.address.take().map(|address| (serving, address));
        LEFT.with_borrow_mut(|all| all.extend(left));
    }
}

/// The random numbers of a relay: the same in each run, and so the same rolls.
fn same_rolls() -> SharedRng {
    let generator = Mutex::new(Generator::new(1, 0));
    SharedRng::new(move || {
        let mut generator = generator.lock().unwrap_or_else(PoisonError::into_inner);
        u64::from(generator.below(u32::MAX)) << 32 | u64::from(generator.below(u32::MAX))
    })
}

/// Serves files until the future is dropped, which ends all connections: a browser would keep them
/// and use them for the next site at this address.
async fn serve_files(listener: TcpListener, routes: Router) {
    let mut connections = JoinSet::new();
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            continue;
        };
        let service = TowerToHyperService::new(routes.clone());
        connections.spawn(async move {
            let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
            // A browser may close the connection in the middle of a file.
            let _ = connection.await;
        });
        while connections.try_join_next().is_some() {}
    }
}

fn routes(folder: &Path, shared: Shared) -> Router {
    let files = if shared.plan.plain {
        Router::new().fallback_service(ServeDir::new(folder))
    } else {
        score_site::routes(folder, Frames::Any)
    };
    files.layer(middleware::from_fn_with_state(shared, answer))
}

async fn answer(State(shared): State<Shared>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path().trim_start_matches('/').to_owned();
    shared
        .requests
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(path.clone());
    if shared.plan.is_untouched {
        return next.run(request).await;
    }
    if path == "witness.js" {
        // The next site at this address has another script.
        let headers = [
            (CONTENT_TYPE, "text/javascript"),
            (CACHE_CONTROL, "no-store"),
        ];
        return (headers, shared.witness()).into_response();
    }
    // The page checks for a relay by itself before anything else: this site has none.
    if path == "addresses" && shared.plan.for_others.is_none() {
        let host = request
            .headers()
            .get(HOST)
            .and_then(|host| host.to_str().ok());
        return format!("http://{}/\n", host.unwrap_or_default()).into_response();
    }
    // The body that is changed below must be present and not compressed.
    request.headers_mut().remove(ACCEPT_ENCODING);
    request.headers_mut().remove(IF_MODIFIED_SINCE);
    request.headers_mut().remove(IF_NONE_MATCH);
    let is_page = path.is_empty() || path == "index.html";
    let mut response = match shared.has_next_build.load(Ordering::SeqCst) {
        true => match next_build::built_path(&path) {
            Some(built) => {
                *request.uri_mut() = built;
                next.run(request).await
            }
            None => StatusCode::NOT_FOUND.into_response(),
        },
        false => next.run(request).await,
    };
    if is_page {
        response = with_text(response, |built| shared.page(built)).await;
    } else if path == "build.json" {
        response = with_text(response, |built| {
            let page = fs::read_to_string(dist().join("index.html")).expect("the built page");
            let list = shared.of_build(built);
            next_build::list(&list, &shared.page(&page), &shared.witness())
        })
        .await;
    }
    let faults = shared.faults.lock();
    let faults = faults.unwrap_or_else(PoisonError::into_inner).clone();
    for fault in faults {
        response = with_fault(response, &path, fault).await;
    }
    response
}

async fn with_fault(response: Response, path: &str, fault: Fault) -> Response {
    match fault {
        Fault::Type(files, name) if is_one_of(path, files) => {
            let mut response = response;
            response
                .headers_mut()
                .insert(CONTENT_TYPE, HeaderValue::from_static(name));
            response
        }
        Fault::Missing(files) if is_one_of(path, files) => StatusCode::NOT_FOUND.into_response(),
        // The browser already has this text of a file that has not changed.
        Fault::Text(files, text)
            if is_one_of(path, files) && response.status() == StatusCode::OK =>
        {
            let (headers, _) = parts(response).await;
            (headers, text).into_response()
        }
        Fault::Cut(files) if is_one_of(path, files) => {
            let (mut headers, bytes) = parts(response).await;
            // Without the length WebKit would take the half that has arrived for the whole.
            headers.insert(CONTENT_LENGTH, bytes.len().into());
            let half = bytes.slice(..bytes.len() / 2);
            let pieces = [
                Ok(half),
                Err(std::io::Error::other("the connection is cut here")),
            ];
            (headers, Body::from_stream(stream::iter(pieces))).into_response()
        }
        Fault::PageForMissing(page) if response.status() == StatusCode::NOT_FOUND => {
            Html(page).into_response()
        }
        Fault::PageForAll(page) => Html(page).into_response(),
        _ => response,
    }
}

fn is_one_of(path: &str, files: &str) -> bool {
    let (start, end) = files.split_once('*').unwrap_or((files, ""));
    path.starts_with(start) && path.ends_with(end)
}

async fn with_text(response: Response, change: impl FnOnce(&str) -> String) -> Response {
    if response.status() != StatusCode::OK {
        return response;
    }
    let (headers, bytes) = parts(response).await;
    (headers, change(&String::from_utf8_lossy(&bytes))).into_response()
}

/// The headers of a response, except the length, which no longer holds, and its whole body.
async fn parts(response: Response) -> (HeaderMap, Bytes) {
    let (mut parts, body) = response.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    let bytes = body::to_bytes(body, MAX_ANSWER_BYTES)
        .await
        .expect("a file of the built page can be read");
    (parts.headers, bytes)
}
