//! A page in a browser: opening it and waiting in it.
//!
//! What is read from it is in `elements.rs`, what a player does with it in `play.rs`,
//! how hands do it in `input.rs`.

use std::cell::{Cell, OnceCell, RefCell};
use std::fs;
use std::future::Future;
use std::time::Duration;

use fantoccini::Client;
use fantoccini::error::CmdError;
use serde_json::{Value, json};
use tokio::time;

use crate::chromium::Fingers;
use crate::site::Plan;
use crate::{Engine, Hand, RUNTIME, Site, failures};

/// How long something may take to become true in a page; generous, because
/// three browsers and a compiler may share one machine.
const MAX_WAIT_MS: u32 = 20_000;
/// Longer than any single command to a driver.
const MAX_COMMAND: Duration = Duration::from_secs(90);
/// How often a page that is loading is asked whether it has loaded.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// When a page is first looked at by what waits for something in it.
const AT_ONCE: &str = "look();";
/// Two pictures from now, when the first of them has been painted.
const WHEN_PAINTED: &str = "requestAnimationFrame(() => requestAnimationFrame(look));";
/// The size of the window unless a spec wants another.
pub const USUAL_SIZE: (u32, u32) = (1280, 900);

/// A page, and the hand that plays in it.
pub struct Page {
    engine: Engine,
    client: Client,
    site: OnceCell<Site>,
    hand: Cell<Hand>,
    complaints: RefCell<Vec<String>>,
    fingers: Fingers,
    /// Whether nothing has been loaded yet.
    is_blank: Cell<bool>,
    is_worn_out: Cell<bool>,
    is_framed: Cell<bool>,
}

impl Page {
    /// An empty page in a browser that others have used before.
    ///
    /// # Errors
    /// A sentence, when the browser does not answer.
    pub fn new(engine: Engine, client: Client) -> Result<Page, String> {
        let page = Page {
            engine,
            client,
            site: OnceCell::new(),
            hand: Cell::new(Hand::Mouse),
            complaints: RefCell::default(),
            fingers: Fingers::default(),
            is_blank: Cell::new(true),
            is_worn_out: Cell::default(),
            is_framed: Cell::default(),
        };
        page.try_to(page.client.goto("about:blank"))
            .map_err(|error| format!("{engine} does not answer: {error}"))?;
        page.resize(USUAL_SIZE);
        Ok(page)
    }

    /// The engine that shows it.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// The hand that acts from now on: mouse, touch or keyboard.
    pub fn use_hand(&self, hand: Hand) {
        self.hand.set(hand);
    }

    /// No other spec is to use this browser.
    pub(crate) fn wear_out(&self) {
        self.is_worn_out.set(true);
    }

    pub(crate) fn is_worn_out(&self) -> bool {
        self.is_worn_out.get()
    }

    /// Whether commands go to a frame; see [`Page::open_in_any_size`].
    pub(crate) fn is_framed(&self) -> bool {
        self.is_framed.get()
    }

    pub(crate) fn set_framed(&self) {
        self.is_framed.set(true);
    }

    pub(crate) fn fingers(&self) -> &Fingers {
        &self.fingers
    }

    /// The hand that acts now.
    pub fn hand(&self) -> Hand {
        self.hand.get()
    }

    /// The spec's own site, as the page is meant to be served, but still: every
    /// press waits for what moves.
    pub fn site(&self) -> &Site {
        self.site.get_or_init(|| Site::start(Plan::default()))
    }

    /// Makes the spec's own site one where everything moves as it is meant to.
    ///
    /// # Panics
    /// When the spec has had a still one.
    #[track_caller]
    pub fn with_motion(&self) {
        let site = self.site.get_or_init(|| {
            Site::start(Plan {
                has_motion: true,
                ..Plan::default()
            })
        });
        assert!(site.has_motion(), "the page was there already");
    }

    /// Loads the page afresh at a place such as `#play?roll=9.9.9.9`, and
    /// waits until the game runs.
    #[track_caller]
    pub fn open(&self, place: &str) {
        self.open_at(self.site(), place);
        self.wait_for_game();
    }

    /// Loads a page of another site, and waits for nothing.
    #[track_caller]
    pub fn open_at(&self, site: &Site, place: &str) {
        self.go(&format!("{}{place}", site.address()));
    }

    /// Loads any address.
    #[track_caller]
    pub fn go(&self, address: &str) {
        self.keep_complaints();
        self.is_framed.set(false);
        // A change of the hash alone would load nothing.
        if !self.is_blank.replace(false) {
            self.must(self.client.goto("about:blank"));
        }
        self.must(self.client.goto(address));
    }

    /// Loads the same address again and waits until the game runs.
    ///
    /// As a player does it: the driver's own command goes past the service
    /// worker in Firefox.
    #[track_caller]
    pub fn reload(&self) {
        self.loads(|| {
            self.run("location.reload()", Vec::new());
        });
        self.wait_for_game();
    }

    /// Does something that makes the page load anew, and waits for that.
    #[track_caller]
    pub fn loads(&self, action: impl FnOnce()) {
        self.keep_complaints();
        self.run("document.documentElement.dataset.stale = ''", Vec::new());
        action();
        let loaded = "return document.readyState === 'complete' \
                      && document.documentElement.dataset.stale === undefined";
        let loading = async {
            let mut ticks = time::interval(LOOK_EVERY);
            // Between two documents a driver has none to run the script in.
            while !matches!(
                self.client.execute(loaded, Vec::new()).await,
                Ok(Value::Bool(true))
            ) {
                ticks.tick().await;
            }
        };
        let came = RUNTIME.block_on(async { time::timeout(MAX_COMMAND, loading).await });
        assert!(came.is_ok(), "the page did not load anew");
    }

    /// Empties what the browser keeps for this site, as for a new player.
    #[track_caller]
    pub fn forget(&self) {
        self.run("localStorage.clear()", Vec::new());
    }

    /// Goes to another place of the running game, as a link does, and waits
    /// until that place has taken the focus, which it does a frame later.
    #[track_caller]
    pub fn go_to(&self, place: &str) {
        let script = "const [place, done] = arguments;
            const before = location.hash;
            const arrived = () =>
              requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
            addEventListener('hashchange', arrived, { once: true });
            location.hash = place;
            if (location.hash === before) {
              removeEventListener('hashchange', arrived);
              done(true);
            }";
        self.must(self.client.execute_async(script, vec![json!(place)]));
    }

    /// Waits until the game has taken the place of the text before it.
    #[track_caller]
    pub fn wait_for_game(&self) {
        self.wait_until(
            "the game runs, or says why it does not",
            "document.querySelector('#app > .body') \
             && !document.querySelector('#boot') \
             || !document.querySelector('#trouble').hidden",
        );
        assert_eq!(self.trouble(), None, "the game did not start");
    }

    /// The reason of the trouble that the page reports, as in boot.js.
    #[track_caller]
    pub fn trouble(&self) -> Option<String> {
        self.text_or_none(
            "const box = document.querySelector('#trouble'); \
             return box && !box.hidden ? box.dataset.reason : null",
        )
    }

    /// Runs the body of a function in the page; what it returns.
    #[track_caller]
    pub fn run(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.must(self.client.execute(body, arguments))
    }

    /// Waits until an expression of the page is true.
    ///
    /// # Panics
    /// With `what` when it does not become true.
    #[track_caller]
    pub fn wait_until(&self, what: &str, expression: &str) {
        let body = format!("return Boolean({expression}) || null");
        self.come_to(what, AT_ONCE, &body, Value::Null);
    }

    /// What the body of a function of `wanted` returns, once that is not null,
    /// looked for when the browser has painted what has happened so far: a
    /// motion begins with the picture after the change that it explains.
    ///
    /// # Panics
    /// With `what` when nothing comes of it.
    #[track_caller]
    pub(crate) fn soon(&self, what: &str, body: &str, wanted: Value) -> Value {
        self.come_to(what, WHEN_PAINTED, body, wanted)
    }

    #[track_caller]
    fn come_to(&self, what: &str, begin: &str, body: &str, wanted: Value) -> Value {
        let script = format!(
            "const [wanted, done] = arguments;
             const end = Date.now() + {MAX_WAIT_MS};
             const find = () => {{ {body} }};
             const look = () => {{
               let found = null;
               try {{ found = find(); }} catch (error) {{ found = null; }}
               if (found !== null) done(found);
               else if (Date.now() > end) done(null);
               else setTimeout(look, 15);
             }};
             {begin}"
        );
        let found = self.must(self.client.execute_async(&script, vec![wanted]));
        assert!(
            !found.is_null(),
            "did not come true: {what}\nthe status says: {:?}",
            self.text_or_none("return document.querySelector('#status')?.innerText ?? null")
        );
        found
    }

    /// Waits until the browser has painted what has happened so far.
    #[track_caller]
    pub fn painted(&self) {
        let script = "const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";
        self.must(self.client.execute_async(script, Vec::new()));
    }

    /// What the browser has complained of since the last look, in order.
    #[track_caller]
    pub fn take_complaints(&self) -> Vec<String> {
        self.keep_complaints();
        self.complaints.take()
    }

    /// # Panics
    /// When the browser has complained of anything.
    #[track_caller]
    pub fn no_complaints(&self) {
        assert_eq!(self.take_complaints(), Vec::<String>::new());
    }

    /// The browser, for what no method here does.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Waits for a command of the driver.
    ///
    /// # Panics
    /// When the driver refuses it.
    #[track_caller]
    pub fn must<T>(&self, command: impl Future<Output = Result<T, CmdError>>) -> T {
        match self.try_to(command) {
            Ok(value) => value,
            Err(error) => panic!("{}: {error}", self.engine),
        }
    }

    fn try_to<T>(&self, command: impl Future<Output = Result<T, CmdError>>) -> Result<T, String> {
        RUNTIME.block_on(async {
            match time::timeout(MAX_COMMAND, command).await {
                Ok(outcome) => outcome.map_err(|error| error.to_string()),
                Err(_) => Err("the driver did not answer in time".to_owned()),
            }
        })
    }

    /// A complaint is lost with its page, so it is read before the page goes.
    fn keep_complaints(&self) {
        let read = self
            .client
            .execute("return window.witness ? witness.splice(0) : []", Vec::new());
        if let Ok(Value::Array(new)) = self.try_to(read) {
            let new = new.iter().filter_map(Value::as_str).map(str::to_owned);
            self.complaints.borrow_mut().extend(new);
        }
    }

    /// Keeps a picture of the page; a sentence that says where.
    pub(crate) fn picture_of_failure(&self, name: &str) -> String {
        let file = failures().join(format!("{}.png", name.replace("::", "-")));
        let picture = match self.try_to(self.client.screenshot()) {
            Ok(picture) => picture,
            Err(error) => return format!("(no picture: {error})"),
        };
        let written = file
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(&file, picture));
        match written {
            Ok(()) => format!("(a picture of the page: {})", file.display()),
            Err(error) => format!("(no picture: {error})"),
        }
    }
}
