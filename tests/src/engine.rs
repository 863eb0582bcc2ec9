//! The three engines: their drivers, and the capabilities of their browsers.

use std::env;
use std::fmt;
use std::path::PathBuf;

use serde_json::{Value, json};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// Chromium, driven by chromedriver.
    Chromium,
    /// Firefox, driven by geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a virtual screen.
    Webkit,
}

impl Engine {
    /// All engines.
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::Webkit];

    /// The name of the engine on the command line and in the names of tests.
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::Webkit => "webkit",
        }
    }

    /// The engine of a name, if there is one.
    pub fn named(name: &str) -> Option<Engine> {
        Engine::ALL.into_iter().find(|engine| engine.name() == name)
    }

    /// Whether a touch reaches the page as a touch. WebKitGTK's driver sends it as a mouse.
    pub const fn touches(self) -> bool {
        !matches!(self, Engine::Webkit)
    }

    /// Whether the engine needs an X display; the others are headless.
    pub(crate) const fn needs_display(self) -> bool {
        matches!(self, Engine::Webkit)
    }

    /// The driver, found by the search path, and its arguments for a port.
    pub(crate) fn driver(self, port: u16) -> (&'static str, Vec<String>) {
        match self {
            Engine::Chromium => ("chromedriver", vec![format!("--port={port}")]),
            Engine::Firefox => (
                "geckodriver",
                vec![
                    format!("--port={port}"),
                    "--websocket-port=0".to_owned(),
                    "--log=warn".to_owned(),
                ],
            ),
            Engine::Webkit => ("WebKitWebDriver", vec![format!("--port={port}")]),
        }
    }

    /// The complete browser, as people use it.
    pub const fn whole(self) -> Browser {
        Browser {
            engine: self,
            is_shell: false,
            is_on_screen: false,
        }
    }
}

/// A browser of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Browser {
    /// The engine of the browser.
    pub engine: Engine,
    /// Whether the browser is Chromium's headless shell, which is used if it is installed: the same
    /// engine without windows, whose work was a third of all.
    pub is_shell: bool,
    /// Whether the browser's window is on a screen and its pages are on the accessibility bus, as a
    /// screen reader needs. WebKit's window always is on a screen.
    pub is_on_screen: bool,
}

impl Browser {
    /// Whether this is the complete browser, as people use it.
    pub(crate) const fn is_whole(self) -> bool {
        !self.is_shell
    }

    /// The capabilities of a new browser for its driver.
    pub(crate) fn capabilities(self) -> serde_json::Map<String, Value> {
        let wanted = match self.engine {
            Engine::Chromium if self.is_shell => chromium(headless_shell(), "--headless"),
            Engine::Chromium if self.is_on_screen => {
                chromium(None, "--force-renderer-accessibility")
            }
            Engine::Chromium => chromium(None, "--headless"),
            Engine::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "args": if self.is_on_screen {
                        json!([])
                    } else {
                        json!(["-headless", "--width=1280", "--height=900"])
                    },
                    "prefs": {
                        "dom.w3c_touch_events.enabled": 1,
                        "app.update.auto": false,
                        "datareporting.policy.dataSubmissionEnabled": false,
                        "network.captive-portal-service.enabled": false,
                        "network.connectivity-service.enabled": false,
                        // With this setting a restarted relay is found at the first try.
                        "network.websocket.delay-failed-reconnects": false,
                        "layout.testing.overlay-scrollbars.always-visible": false,
                    },
                },
            }),
            Engine::Webkit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": {
                    "binary": mini_browser(),
                    "args": ["--automation"],
                },
            }),
        };
        match wanted {
            Value::Object(map) => map,
            _ => unreachable!("each of them is written as an object"),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The capabilities for chromedriver, for the browser at this path or the one that chromedriver
/// finds, with this option besides the usual ones.
fn chromium(binary: Option<PathBuf>, option: &str) -> Value {
    let mut options = json!({ "args": [
        option, "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-background-networking", "--disable-component-update",
        "--disable-sync", "--disable-quic", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--window-size=1280,900",
        // No spec goes back to a page that it has left, and keeping those alive was a fifth of the
        // work.
        "--disable-back-forward-cache",
    ]});
    if let Some(binary) = binary {
        options["binary"] = json!(binary);
    }
    json!({ "browserName": "chrome", "goog:chromeOptions": options })
}

/// The path of the headless shell in Debian's package. On the search path there is only a script
/// that starts it: the driver would end just the script, and each closed browser would go on with
/// its page to the end of the run.
const SHELL_ITSELF: &str = "/usr/lib/chromium/chromium-headless-shell";

/// The path of Chromium's headless shell.
fn headless_shell() -> Option<PathBuf> {
    let itself = PathBuf::from(SHELL_ITSELF);
    if itself.is_file() {
        return Some(itself);
    }
    let path = env::var_os("PATH")?;
    let mut paths = env::split_paths(&path).map(|folder| folder.join("chromium-headless-shell"));
    paths.find(|path| path.is_file())
}

/// The path of MiniBrowser, in a folder that is named after the type of machine.
fn mini_browser() -> String {
    format!(
        "/usr/lib/{}-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        env::consts::ARCH
    )
}
