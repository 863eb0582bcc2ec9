//! A page in a browser: opening, waiting, running scripts, and the browser's complaints.
//!
//! The values on a page are read in `elements.rs`; a player's actions are in `play.rs`, and the
//! hands in `input.rs`.

use std::cell::{Cell, OnceCell, RefCell};
use std::fmt::Display;
use std::future::Future;
use std::panic::Location;
use std::time::{Duration, Instant};

use fantoccini::Client;
use fantoccini::error::CmdError;
use serde_json::{Value, json};
use tokio::time;

use crate::chromium::Fingers;
use crate::engine::Browser;
use crate::evidence::Steps;
use crate::runner::NotInEngine;
use crate::site::Plan;
use crate::{Engine, Hand, RUNTIME, Site};

/// The selector of the line that the open page is on its way.
const COMING: &str = "main:not([hidden]) .coming";
/// The time limit for a condition to become true in a page. A long limit costs nothing in a run
/// that passes.
const MAX_WAIT_MS: u32 = 60_000;
/// The time limit for one command to a driver.
const MAX_COMMAND: Duration = Duration::from_secs(180);
/// The time limit for a browser that has just failed and may never answer.
const MAX_LAST_LOOK: Duration = Duration::from_secs(20);
/// The time between two questions to a page whether it has loaded.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// Scripts for the first look at a page for a condition, and for the next ones.
const AT_ONCE: [&str; 2] = ["look();", "setTimeout(look, 15);"];
/// A function that calls another with the next frame; if nothing is painted, as in a background
/// tab, after a quarter of a second.
pub(crate) const NEXT_FRAME: &str = "
    const nextFrame = (then) => {
      let once = () => { once = () => {}; then(); };
      requestAnimationFrame(() => once());
      setTimeout(() => once(), 250);
    };";
/// Scripts for a first look two frames from now, when the first of them has been painted, and for
/// the next looks at each frame.
const WHEN_PAINTED: [&str; 2] = ["nextFrame(() => nextFrame(look));", "nextFrame(look);"];
/// The size of the window unless a spec wants another.
pub const USUAL_SIZE: (u32, u32) = (1280, 900);

/// How closely a spec checks its page, and the browser of other players.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Whether the look is close; see [`Page::looks_closely`].
    pub is_close: bool,
    /// The browser of others; see [`Page::others`].
    pub others: Browser,
}

impl Look {
    /// Creates a close look, with others in browsers of the same kind.
    pub const fn close(browser: Browser) -> Look {
        Look {
            is_close: true,
            others: browser,
        }
    }
}

/// A page, and the hand that plays in it.
pub struct Page {
    browser: Browser,
    client: Client,
    look: Look,
    site: OnceCell<Site>,
    hand: Cell<Hand>,
    complaints: RefCell<Vec<String>>,
    steps: Steps,
    fingers: Fingers,
    /// Whether nothing has been loaded yet.
    is_blank: Cell<bool>,
    is_worn_out: Cell<bool>,
    is_framed: Cell<bool>,
}

impl Page {
    /// Creates an empty page in a browser that other specs may have used; with `is_empty` the
    /// browser shows one already.
    ///
    /// # Errors
    /// A sentence, when the browser does not answer.
    pub(crate) fn new(
        browser: Browser,
        client: Client,
        look: Look,
        is_empty: bool,
    ) -> Result<Page, String> {
        let page = Page {
            browser,
            client,
            look,
            site: OnceCell::new(),
            hand: Cell::new(Hand::Mouse),
            complaints: RefCell::default(),
            steps: Steps::new(),
            fingers: Fingers::default(),
            is_blank: Cell::new(true),
            is_worn_out: Cell::default(),
            is_framed: Cell::default(),
        };
        if !is_empty {
            page.try_to(page.client.goto("about:blank"))
                .map_err(|error| format!("{} does not answer: {error}", browser.engine))?;
        }
        page.resize(USUAL_SIZE);
        Ok(page)
    }

    /// The engine that shows the page.
    pub fn engine(&self) -> Engine {
        self.browser.engine
    }

    /// Whether everything is checked: every view, and the rules of accessibility. In the other
    /// engines of a run a few views are enough.
    pub fn looks_closely(&self) -> bool {
        self.look.is_close
    }

    pub(crate) fn look(&self) -> Look {
        self.look
    }

    /// The hand that acts from now on: mouse, touch or keyboard.
    pub fn use_hand(&self, hand: Hand) {
        self.hand.set(hand);
    }

    /// Marks the browser as worn out, so that no other spec uses it.
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

    pub(crate) fn steps(&self) -> &Steps {
        &self.steps
    }

    pub(crate) fn fingers(&self) -> &Fingers {
        &self.fingers
    }

    /// The hand that acts now.
    pub fn hand(&self) -> Hand {
        self.hand.get()
    }

    /// The spec's own site, served without faults, and without motion, because every press waits
    /// for motions to end.
    pub fn site(&self) -> &Site {
        self.site.get_or_init(|| Site::start(Plan::default()))
    }

    /// Serves the spec's own site with motion.
    ///
    /// # Panics
    /// When the spec has had another site.
    #[track_caller]
    pub fn with_motion(&self) {
        self.with_plan(Plan {
            has_motion: true,
            ..Plan::default()
        });
    }

    /// Serves the spec's own site with a script that its pages run before any of their own.
    ///
    /// # Panics
    /// When the spec has had another site.
    #[track_caller]
    pub fn with_script(&self, script: &'static str) {
        self.with_plan(Plan {
            script,
            ..Plan::default()
        });
    }

    #[track_caller]
    fn with_plan(&self, plan: Plan) {
        let site = self.site.get_or_init(|| Site::start(plan.clone()));
        assert_eq!(*site.plan(), plan, "the page was there already");
    }

    /// Loads the page afresh at a path such as `#play?roll=9.9.9.9`, and waits until the game runs.
    #[track_caller]
    pub fn open(&self, path: &str) {
        self.open_at(self.site(), path);
        self.wait_for_game();
    }

    /// Opens an address as [`Page::open`] does, for a player without stored data.
    #[track_caller]
    pub fn open_as_new(&self, path: &str) {
        if !self.is_blank.get() {
            self.forget();
        }
        self.open(path);
    }

    /// Ends a spec that asks for something that its engine cannot do.
    pub fn cannot(&self, what: &str) -> ! {
        let why = format!("{} has no {what}", self.engine());
        std::panic::panic_any(NotInEngine(why))
    }

    /// Loads a page of another site, and waits for nothing.
    #[track_caller]
    pub fn open_at(&self, site: &Site, path: &str) {
        self.go(&format!("{}{path}", site.address()));
    }

    /// Loads any address.
    #[track_caller]
    pub fn go(&self, address: &str) {
        self.keep_complaints();
        self.steps.note(&format!("open {address}"));
        self.is_framed.set(false);
        // A change of only the hash would load nothing.
        if !self.is_blank.replace(false) {
            self.must(self.client.goto("about:blank"));
        }
        self.must(self.client.goto(address));
    }

    /// Loads the same address again and waits until the game runs.
    ///
    /// The page reloads as for a player: the driver's own command bypasses the service worker in
    /// Firefox.
    #[track_caller]
    pub fn reload(&self) {
        self.loads(|| {
            self.run("location.reload()", Vec::new());
        });
        self.wait_for_game();
    }

    /// Performs an action that loads the page anew, and waits until it has loaded.
    #[track_caller]
    pub fn loads(&self, action: impl FnOnce()) {
        self.keep_complaints();
        self.run("document.documentElement.dataset.stale = ''", Vec::new());
        action();
        self.wait_through_loads(
            "the page has loaded anew",
            "document.readyState === 'complete' \
             && document.documentElement.dataset.stale === undefined",
        );
    }

    /// Waits until an expression is true in the document of the moment: between two documents a
    /// driver has none for a script.
    ///
    /// # Panics
    /// With `what` when the expression does not become true.
    #[track_caller]
    pub fn wait_through_loads(&self, what: &str, expression: &str) {
        self.steps.note(&format!("wait: {what}"));
        let look = format!("return Boolean({expression})");
        let waiting = async {
            let mut ticks = time::interval(LOOK_EVERY);
            while !matches!(self.execute(&look, Vec::new()).await, Ok(Value::Bool(true))) {
                ticks.tick().await;
            }
        };
        let in_time = RUNTIME.block_on(async { time::timeout(MAX_COMMAND, waiting).await });
        assert!(in_time.is_ok(), "did not come true: {what}");
    }

    /// Empties the browser's storage for this site, as for a new player.
    #[track_caller]
    pub fn forget(&self) {
        self.run("localStorage.clear()", Vec::new());
    }

    /// Goes to another path of the running game, as a link does, and waits
    /// until that page has taken the focus, which it does a frame later.
    #[track_caller]
    pub fn go_to(&self, path: &str) {
        self.steps.note(&format!("go to {path}"));
        let script = format!(
            "const [path, done] = arguments;
             {NEXT_FRAME}
             const before = location.hash;
             // A page of a part that is on its way is waited for, too.
             const settled = () => document.querySelector('{COMING}') ? nextFrame(settled) : done(true);
             const arrived = () => nextFrame(() => nextFrame(settled));
             addEventListener('hashchange', arrived, {{ once: true }});
             location.hash = path;
             if (location.hash === before) {{
               removeEventListener('hashchange', arrived);
               done(true);
             }}"
        );
        self.must(self.execute_async(&script, vec![json!(path)]));
    }

    /// Waits until the game has replaced the text that is shown while it loads.
    #[track_caller]
    pub fn wait_for_game(&self) {
        self.wait_until(
            "the game runs, or says why it does not",
            &format!(
                "document.querySelector('#app > .body') \
                 && !document.querySelector('#boot') && !document.querySelector('{COMING}') \
                 || document.querySelector('#trouble').dataset.reason"
            ),
        );
        assert_eq!(self.trouble(), None, "the game did not start");
    }

    /// Waits until the service worker has stored all of the game except the languages; see
    /// [`Site::kept_offline`].
    #[track_caller]
    pub fn wait_until_kept(&self) {
        self.wait_until_start_is_kept();
        self.wait_until(
            "all parts are kept for a visit without a network",
            "(Promise.all([...document.querySelectorAll('link[rel=later]:not([id^=language-])')]
                .map(({href}) => caches.match(href, {ignoreVary: true})))
                .then((found) => { window.areAllKept = found.every(Boolean); }),
              window.areAllKept === true)",
        );
    }

    /// Waits until the service worker has stored the files of the game's start.
    #[track_caller]
    pub fn wait_until_start_is_kept(&self) {
        self.wait_until(
            "the game is kept for a visit without a network",
            "navigator.serviceWorker.controller?.state === 'activated'",
        );
    }

    /// The reason of the trouble that the page reports, as in boot.js.
    #[track_caller]
    pub fn trouble(&self) -> Option<String> {
        self.text_or_none(
            "const box = document.querySelector('#trouble'); \
             return box && !box.hidden ? box.dataset.reason : null",
        )
    }

    /// Runs the body of a function in the page, and returns its result.
    #[track_caller]
    pub fn run(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.must(self.execute(body, arguments))
    }

    /// The result of the body of a function that is called in the page with these arguments.
    pub(crate) async fn execute(&self, body: &str, arguments: Vec<Value>) -> Result<Value, String> {
        if self.has_protocol() {
            let arguments = Value::from(arguments);
            let call = format!("(function () {{ {body}\n}}).apply(null, {arguments})");
            return self.chromium_value(&call).await;
        }
        let answer = self.client.execute(body, arguments).await;
        answer.map_err(|error| error.to_string())
    }

    /// The value that the body of a function passes to its last argument, a callback after these
    /// arguments.
    pub(crate) async fn execute_async(
        &self,
        body: &str,
        arguments: Vec<Value>,
    ) -> Result<Value, String> {
        if self.has_protocol() {
            let body = format!(
                "return new Promise((done) => (function () {{ {body}\n}}).apply(null, [...arguments, done]))"
            );
            return self.execute(&body, arguments).await;
        }
        let answer = self.client.execute_async(body, arguments).await;
        answer.map_err(|error| error.to_string())
    }

    /// Whether scripts use Chromium's own protocol, which takes less than half of the processor
    /// time of the driver's way. It does not support frames.
    fn has_protocol(&self) -> bool {
        self.engine() == Engine::Chromium && !self.is_framed()
    }

    /// Waits until an expression of the page is true.
    ///
    /// # Panics
    /// With `what` when the expression does not become true.
    #[track_caller]
    pub fn wait_until(&self, what: &str, expression: &str) {
        let body = format!("return Boolean({expression}) || null");
        self.wait_for_value(what, AT_ONCE, &body, Value::Null);
    }

    /// Waits until the body of a function of `wanted` returns a value that is not null, and returns
    /// that value. The function is called only after the browser has painted everything so far,
    /// because a motion begins with the frame after the change that it explains.
    ///
    /// # Panics
    /// With `what` when no such value comes.
    #[track_caller]
    pub(crate) fn soon(&self, what: &str, body: &str, wanted: Value) -> Value {
        self.wait_for_value(what, WHEN_PAINTED, body, wanted)
    }

    #[track_caller]
    fn wait_for_value(
        &self,
        what: &str,
        [begin, again]: [&str; 2],
        body: &str,
        wanted: Value,
    ) -> Value {
        self.steps.note(&format!("wait: {what}"));
        let script = format!(
            "const [wanted, done] = arguments;
             {NEXT_FRAME}
             const now = () => (window.realNow ?? performance.now.bind(performance))();
             const end = now() + {MAX_WAIT_MS};
             const find = () => {{ {body} }};
             const look = () => {{
               let found = null;
               try {{ found = find(); }} catch (error) {{ found = null; }}
               if (found !== null) done(found);
               else if (now() > end) done(null);
               else {{ {again} }}
             }};
             {begin}"
        );
        let found = self.must(self.execute_async(&script, vec![wanted]));
        assert!(
            !found.is_null(),
            "did not come true: {what}\nthe status says: {:?}",
            self.text_or_none("return document.querySelector('#status')?.innerText ?? null")
        );
        found
    }

    /// Waits until the result of the body of a function of `about` passes a test, an expression of
    /// `found` and `wanted`.
    ///
    /// # Panics
    /// With `what` and the value that was read last, when it does not.
    #[track_caller]
    pub(crate) fn expect_read(
        &self,
        what: &str,
        [body, test]: [&str; 2],
        about: Value,
        wanted: Value,
    ) {
        self.steps.note(&format!("wait: {what} is {wanted}"));
        let script = format!(
            "const [about, wanted, done] = arguments;
             const now = () => (window.realNow ?? performance.now.bind(performance))();
             const end = now() + {MAX_WAIT_MS};
             const read = () => {{ {body} }};
             const look = () => {{
               let found = null;
               let passes = false;
               try {{ found = read() ?? null; passes = Boolean({test}); }} catch (error) {{
                 found = String(error);
               }}
               if (passes || now() > end) done([passes, found]);
               else setTimeout(look, 15);
             }};
             look();"
        );
        let arguments = vec![about, wanted.clone()];
        let answer = self.must(self.execute_async(&script, arguments));
        assert!(
            answer[0] == json!(true),
            "{what}\n  wanted: {wanted}\n  last read: {}",
            answer[1]
        );
    }

    /// Waits until the browser has painted everything so far.
    #[track_caller]
    pub fn painted(&self) {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             {NEXT_FRAME}
             nextFrame(() => nextFrame(() => done(true)));"
        );
        self.must(self.execute_async(&script, Vec::new()));
    }

    /// The browser's complaints since the last look, in order.
    #[track_caller]
    pub fn take_complaints(&self) -> Vec<String> {
        self.keep_complaints();
        self.complaints.take()
    }

    /// # Panics
    /// When the browser has complained.
    #[track_caller]
    pub fn no_complaints(&self) {
        assert_eq!(self.take_complaints(), Vec::<String>::new());
    }

    /// The browser, for commands that no method here has.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Waits for a command of the driver.
    ///
    /// # Panics
    /// When the driver refuses it.
    #[track_caller]
    pub fn must<T, E: Display>(&self, command: impl Future<Output = Result<T, E>>) -> T {
        let caller = Location::caller();
        let start = Instant::now();
        let outcome = self.try_to(command);
        let refusal = outcome.as_ref().err().map(String::as_str);
        self.steps.answered(caller, start.elapsed(), refusal);
        match outcome {
            Ok(value) => value,
            Err(error) => panic!("{}: {error}", self.engine()),
        }
    }

    pub(crate) fn try_to<T, E: Display>(
        &self,
        command: impl Future<Output = Result<T, E>>,
    ) -> Result<T, String> {
        answer_within(MAX_COMMAND, command)
    }

    /// Waits for a command of a browser that may have ended.
    pub(crate) fn look_after_failure<T>(
        &self,
        command: impl Future<Output = Result<T, CmdError>>,
    ) -> Result<T, String> {
        answer_within(MAX_LAST_LOOK, command)
    }

    /// Stores the complaints of a page before it is left, because they are lost with it.
    fn keep_complaints(&self) {
        let read = self.execute("return window.witness ? witness.splice(0) : []", Vec::new());
        if let Ok(Value::Array(new)) = self.try_to(read) {
            new.iter().for_each(|each| self.steps.complain(each));
            let texts = new.iter().filter_map(|each| each["text"].as_str());
            let texts = texts.map(str::to_owned);
            self.complaints.borrow_mut().extend(texts);
        }
    }
}

fn answer_within<T, E: Display>(
    limit: Duration,
    command: impl Future<Output = Result<T, E>>,
) -> Result<T, String> {
    RUNTIME.block_on(async {
        match time::timeout(limit, command).await {
            Ok(outcome) => outcome.map_err(|error| error.to_string()),
            Err(_) => Err("the driver did not answer in time".to_owned()),
        }
    })
}
