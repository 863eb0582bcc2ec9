//! The view that the page has: its size, and what its reader has asked the
//! browser for.

use fantoccini::key::Key;
use serde_json::json;

use crate::page::USUAL_SIZE;
use crate::{Engine, Page};

/// The size of letters where nobody has chosen another.
const USUAL_LETTERS_PX: u32 = 16;

/// Puts the page at an address into a frame, and waits until it is loaded.
const FRAME: &str = "const [address, width, height, done] = arguments;
    const frame = document.createElement('iframe');
    frame.style = 'position: fixed; inset: 0 auto auto 0; border: 0; background: white';
    Object.assign(frame, {width, height});
    frame.onload = () => done(true);
    frame.src = address;
    document.body.append(frame);";

impl Page {
    /// Gives the view this size in CSS pixels, as near to it as the window of
    /// this engine can be.
    #[track_caller]
    pub fn resize(&self, (width, height): (u32, u32)) {
        if self.is_framed() {
            self.run(
                "[frameElement.width, frameElement.height] = arguments",
                vec![json!(width), json!(height)],
            );
            return;
        }
        if self.engine() == Engine::Chromium {
            self.chromium_command(
                "Emulation.setDeviceMetricsOverride",
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false}),
            );
            return;
        }
        let inner = || self.run("return [innerWidth, innerHeight]", Vec::new());
        if inner() == json!([width, height]) {
            return;
        }
        self.must(self.client().set_window_size(width, height));
        let inner = inner();
        let lacking = |place: usize, wanted: u32| {
            let now = u32::try_from(inner[place].as_u64().unwrap_or_default()).unwrap_or_default();
            wanted + wanted.saturating_sub(now)
        };
        let whole = (lacking(0, width), lacking(1, height));
        if whole != (width, height) {
            self.must(self.client().set_window_size(whole.0, whole.1));
        }
    }

    /// Opens a place as [`Page::open`] does, in a view that can have any size,
    /// also that of a phone. Windows of Firefox are never narrower than 500
    /// pixels, and those of `WebKit` than 447, so there the page is in a frame.
    /// A frame takes keys and no pointer: `WebKit`'s driver misses its mark.
    #[track_caller]
    pub fn open_in_any_size(&self, place: &str) {
        if self.engine() == Engine::Chromium {
            self.open(place);
            return;
        }
        let address = format!("{}{place}", self.site().address());
        // Of the site's own documents the one whose policy lets it hold a frame.
        self.open_at(self.site(), "witness.js");
        let (width, height) = USUAL_SIZE;
        let arguments = vec![json!(address), json!(width), json!(height)];
        self.must(self.client().execute_async(FRAME, arguments));
        self.must(self.client().clone().enter_frame(0));
        self.set_framed();
        self.wait_for_game();
        self.run("focus()", Vec::new());
        // WebKit lets a frame move its focus when somebody has pressed a key.
        self.key(Key::Shift);
    }

    /// # Panics
    /// When the view has another size than this.
    #[track_caller]
    pub fn expect_size(&self, (width, height): (u32, u32)) {
        let size = self.run("return [innerWidth, innerHeight]", Vec::new());
        assert_eq!(size, json!([width, height]), "the size of the view");
    }

    /// Shows the letters at so many percent of their size: in Chromium as a
    /// reader sets it in the browser, until the end of the spec; in the others
    /// the page's own letters, until the next load.
    #[track_caller]
    pub fn letters_at(&self, percent: u32) {
        if self.engine() == Engine::Chromium {
            self.wear_out();
            let standard = USUAL_LETTERS_PX * percent / 100;
            self.chromium_command(
                "Page.setFontSizes",
                json!({"fontSizes": {"standard": standard, "fixed": standard}}),
            );
            return;
        }
        self.run(
            "document.documentElement.style.fontSize = `${arguments[0]}%`",
            vec![json!(percent)],
        );
    }

    /// Tells the page, in Chromium, that its reader has asked for this, such
    /// as `("prefers-reduced-motion", "reduce")`; until the end
    /// of the spec.
    #[track_caller]
    pub fn ask_for(&self, features: &[(&str, &str)]) {
        self.wear_out();
        let features: Vec<_> = features
            .iter()
            .map(|(name, value)| json!({"name": name, "value": value}))
            .collect();
        self.chromium_command("Emulation.setEmulatedMedia", json!({"features": features}));
    }
}
