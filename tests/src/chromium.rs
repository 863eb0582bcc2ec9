//! Commands of Chromium's own protocol that its driver lacks: a view of any size, and fingers that
//! stay down from one command to the next.

use std::cell::RefCell;

use fantoccini::actions::PointerAction;
use serde_json::{Value, json};

use crate::input::Point;
use crate::{Engine, Page};

/// Two fingers on the screen, each with its place and whether it is down.
#[derive(Debug, Default)]
pub(crate) struct Fingers(RefCell<[Finger; 2]>);

#[derive(Clone, Copy, Debug, Default)]
struct Finger {
    at: Option<Point>,
    is_down: bool,
}

impl Finger {
    /// Applies an action, and returns its kind of touch, if it is one.
    fn take(&mut self, action: &PointerAction) -> Option<&'static str> {
        match action {
            PointerAction::MoveTo { x, y, .. } => {
                self.at = Some(Point { x: *x, y: *y });
                self.is_down.then_some("touchMove")
            }
            PointerAction::Down { .. } => {
                self.is_down = true;
                Some("touchStart")
            }
            PointerAction::Up { .. } => {
                let was_down = std::mem::take(&mut self.is_down);
                was_down.then_some("touchEnd")
            }
            _ => None,
        }
    }
}

impl Page {
    /// Sends a command of Chromium's own protocol, and returns the answer.
    #[track_caller]
    pub(crate) fn chromium_command(&self, command: &'static str, parameters: Value) -> Value {
        if self.engine() != Engine::Chromium {
            self.cannot(command);
        }
        self.must(self.client().issue_cmd(ChromiumCommand {
            command,
            parameters,
        }))
    }

    /// The value of an expression in the page, or of the promise that it returns; null for a value
    /// that is not JSON.
    pub(crate) async fn chromium_value(&self, expression: &str) -> Result<Value, String> {
        let command = ChromiumCommand {
            command: "Runtime.evaluate",
            parameters: json!({
                "expression": expression, "awaitPromise": true, "returnByValue": true,
            }),
        };
        let answer = self.client().issue_cmd(command).await;
        let mut answer = answer.map_err(|error| error.to_string())?;
        match &answer["exceptionDetails"] {
            Value::Null => Ok(answer["result"]["value"].take()),
            thrown => Err(thrown["exception"]["description"]
                .as_str()
                .map_or_else(|| thrown.to_string(), str::to_owned)),
        }
    }

    /// Makes the page's processor this many times slower than this machine's; 1 is as fast.
    #[track_caller]
    pub fn slow_down(&self, times: u32) {
        self.chromium_command("Emulation.setCPUThrottlingRate", json!({"rate": times}));
    }

    /// Makes Chromium forget the files that it has fetched from all sites, except those that
    /// service workers store.
    #[track_caller]
    pub fn forget_fetched_files(&self) {
        self.chromium_command("Network.clearBrowserCache", json!({}));
    }

    /// Repeats Enter, as a browser does while the key is held down.
    #[track_caller]
    pub(crate) fn chromium_repeats_enter(&self) {
        for _ in 0..2 {
            self.chromium_command(
                "Input.dispatchKeyEvent",
                json!({
                    "type": "keyDown", "key": "Enter", "code": "Enter", "text": "\r",
                    "windowsVirtualKeyCode": 13, "autoRepeat": true,
                }),
            );
        }
    }

    /// Carries out an action of the finger `id`, 0 or 1.
    #[track_caller]
    pub(crate) fn chromium_finger(&self, id: usize, action: &PointerAction) {
        let mut fingers = self.fingers().0.borrow_mut();
        let finger = &mut fingers[id];
        let (Some(touch_kind), Some(at)) = (finger.take(action), finger.at) else {
            return;
        };
        self.chromium_command(
            "Input.dispatchTouchEvent",
            json!({"type": touch_kind, "touchPoints": [{"id": id, "x": at.x, "y": at.y}]}),
        );
        // The browser delivers touches together with its frames.
        self.painted();
    }
}

/// A command of Chromium's own protocol, which reaches what WebDriver cannot.
#[derive(Debug)]
struct ChromiumCommand {
    command: &'static str,
    parameters: Value,
}

impl fantoccini::wd::WebDriverCompatibleCommand for ChromiumCommand {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!(
            "session/{}/goog/cdp/execute",
            session.unwrap_or_default()
        ))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({"cmd": self.command, "params": self.parameters});
        (http::Method::POST, Some(body.to_string()))
    }
}
