//! The view of the page: its size, frames, the reader's settings in the browser, print and
//! pictures.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use fantoccini::key::Key;
use fantoccini::wd::{PrintConfiguration, PrintSize, WindowHandle};
use serde_json::{Value, json};

use crate::driver::SCREEN_PX;
use crate::elements::SAME;
use crate::page::USUAL_SIZE;
use crate::{Engine, Page, Site};

/// The least width of a window of Firefox; no spec asks for one between `WebKit`'s 447 and this.
const LEAST_WIDTH_PX: u32 = 500;
/// The most height that a window's own frame takes.
const WINDOW_FRAME_PX: u32 = 100;

/// The paper A4, in inches.
pub const A4: (f64, f64) = (8.27, 11.69);
/// The paper of North America, in inches.
pub const LETTER: (f64, f64) = (8.5, 11.0);

const CM_PER_INCH: f64 = 2.54;

/// A file that was printed.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    /// The number of sheets.
    pub sheets: usize,
    /// The length of the file, in bytes.
    pub bytes: usize,
}

/// The default size of letters, in pixels.
const USUAL_LETTERS_PX: u32 = 16;

/// A script that returns the texts of these elements whose brightest and darkest pixels, in a
/// picture of the view, have less contrast than large letters need (WCAG 2.2, 1.4.3).
const UNREADABLE: &str = "
    const [picture, wanted, done] = arguments;
    const light = (part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const scale = image.width / parent.innerWidth;
      const found = [];
      let looked = 0;
      for (const one of document.querySelectorAll(wanted)) {
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          if (!texts.currentNode.data.trim() || texts.currentNode.parentElement.closest('.hush')) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const {left, top, right, bottom} = range.getBoundingClientRect();
          if (right - left < 2 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
          const [x, y, width, height] = [left, top, right - left, bottom - top].map((px) => Math.round(px * scale));
          const pixels = context.getImageData(x, y, width, height).data;
          let [least, most] = [1, 0];
          for (let at = 0; at < pixels.length; at += 4) {
            const [red, green, blue] = pixels.slice(at, at + 3);
            const bright = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
            [least, most] = [Math.min(least, bright), Math.max(most, bright)];
          }
          looked += 1;
          const contrast = (most + 0.05) / (least + 0.05);
          if (contrast < 3) found.push(`${one.outerHTML.slice(0, 60)}: ${range}: ${contrast.toFixed(2)}`);
        }
      }
      done(looked ? found : ['nothing was looked at']);
    };
    image.src = 'data:image/png;base64,' + picture;";

const SIZE: &str = "return [innerWidth, innerHeight]";

/// A script that returns the size of the view, and by how much its window is larger.
const SIZE_AND_FRAME: &str = "return [[innerWidth, innerHeight],
    [outerWidth - innerWidth, outerHeight - innerHeight]]";

/// A script that returns the size of the view; null until it has been the same in two frames.
const SIZE_AT_REST: &str = "const size = [innerWidth, innerHeight];
    const stays = find.before?.join() === size.join();
    find.before = size;
    return stays ? size : null;";

/// A script that returns the size of the view after it has changed and then been the same in two
/// frames; if nothing changes, after a second of frames.
const SIZE_CHANGED: &str = "const size = [innerWidth, innerHeight];
    const stays = find.before?.join() === size.join();
    find.before = size;
    find.frames = (find.frames ?? 0) + 1;
    return stays && (size.join() !== wanted.join() || find.frames > 60) ? size : null;";

/// A script that puts the page at an address into a frame, and waits until it is loaded. Specs read
/// the places of elements in it, and seldom a picture: a frame without opacity is laid out like any
/// other, but not drawn.
const FRAME: &str = "const [address, width, height, sandbox, done] = arguments;
    const frame = document.createElement('iframe');
    if (sandbox !== null) frame.sandbox = sandbox;
    frame.style = 'position: fixed; inset: 0 auto auto 0; border: 0; background: white; opacity: 0';
    Object.assign(frame, {width, height});
    frame.onload = () => done(true);
    frame.src = address;
    document.body.append(frame);";

/// The number of pixels at `index` of the two that a script has returned.
fn px(pair: &Value, index: usize) -> u32 {
    let px = pair[index].as_u64().unwrap_or_default();
    u32::try_from(px).unwrap_or_default()
}

impl Page {
    /// Gives the view this size in CSS pixels, or the nearest that a window of this engine can
    /// have.
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
        let found = self.run(SIZE_AND_FRAME, Vec::new());
        let [before, frame] = [&found[0], &found[1]];
        if *before == json!([width, height]) {
            return;
        }
        let window_size = (width + px(frame, 0), height + px(frame, 1));
        self.must(self.client().set_window_size(window_size.0, window_size.1));
        // The driver answers before the window has its new size.
        let inner = self.soon("the window has another size", SIZE_CHANGED, before.clone());
        // Not every engine reports the size of the frame of its window.
        let corrected = |window_size: u32, wanted: u32, now: u32| {
            wanted.max((window_size + wanted).saturating_sub(now))
        };
        let corrected = (
            corrected(window_size.0, width, px(&inner, 0)),
            corrected(window_size.1, height, px(&inner, 1)),
        );
        if corrected != window_size {
            self.must(self.client().set_window_size(corrected.0, corrected.1));
        }
    }

    /// Shows the page in Chromium as on a phone of this size, with touch and without mouse or keys,
    /// until the end of the spec.
    #[track_caller]
    pub fn be_a_phone(&self, (width, height): (u32, u32)) {
        self.wear_out();
        self.chromium_command(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": height, "deviceScaleFactor": 2, "mobile": true}),
        );
        self.chromium_command(
            "Emulation.setTouchEmulationEnabled",
            json!({"enabled": true, "maxTouchPoints": 5}),
        );
    }

    /// Opens an address as [`Page::open`] does, in a view that can have any size, also that of a
    /// phone. Windows of Firefox are never narrower than 500 pixels, and those of `WebKit` than
    /// 447, so there the page is in a frame. A frame accepts keys but no pointer, because
    /// `WebKit`'s driver misses its mark.
    #[track_caller]
    pub fn open_in_any_size(&self, path: &str) {
        if self.engine() == Engine::Chromium {
            self.open(path);
            return;
        }
        self.open_in_frame(self.site(), path);
    }

    /// Opens an address of a site as [`Page::open_in_any_size`] does, in a frame in each engine:
    /// a script in it can change its size.
    #[track_caller]
    pub fn open_in_frame(&self, site: &Site, path: &str) {
        self.open_in_frame_of(site, site, path, None);
        self.wait_for_game();
        self.run("focus()", Vec::new());
        // WebKit lets a frame move its focus only after a key was pressed.
        self.key(Key::Shift);
    }

    /// Opens an address of a site in a frame on a page of `around`, with the permissions of
    /// `sandbox`, if any; waits only until the frame is loaded.
    #[track_caller]
    pub fn open_in_frame_of(&self, around: &Site, site: &Site, path: &str, sandbox: Option<&str>) {
        let address = format!("{}{path}", site.address());
        // Among the site's documents this is the one whose policy allows frames.
        self.open_at(around, "witness.js");
        let (width, height) = USUAL_SIZE;
        let arguments = vec![json!(address), json!(width), json!(height), json!(sandbox)];
        self.must(self.execute_async(FRAME, arguments));
        self.enter_frame();
    }

    /// Opens an address of a site whose page has the game in its only frame, and stays in the frame.
    #[track_caller]
    pub fn open_with_frame(&self, site: &Site, path: &str) {
        self.open_at(site, path);
        self.enter_frame();
    }

    /// Goes to the window that the page of the window `own` has opened or is about to open.
    #[track_caller]
    pub fn go_to_opened_window(&self, own: &WindowHandle) {
        let opened = loop {
            let windows = self.must(self.client().windows());
            if let Some(opened) = windows.into_iter().find(|window| window != own) {
                break opened;
            }
        };
        self.must(self.client().switch_to_window(opened));
    }

    /// Goes into the first frame of the page that is open.
    #[track_caller]
    pub fn enter_frame(&self) {
        self.must(self.client().clone().enter_frame(0));
        self.set_framed();
    }

    /// Gives the view this size, or the nearest that a window of this engine can have, and waits
    /// for it; returns whether it is this size.
    #[track_caller]
    pub fn resize_if_possible(&self, view: (u32, u32)) -> bool {
        self.resize(view);
        let is_possible = self.can_have(view);
        if is_possible {
            self.expect_size(view);
        } else {
            self.size_at_rest();
        }
        is_possible
    }

    /// Whether a view can have this size. In Chromium and in a frame any size is possible; windows
    /// of the others have a least width, and those of `WebKit` are limited by its screen.
    fn can_have(&self, (width, height): (u32, u32)) -> bool {
        match self.engine() {
            _ if self.is_framed() => true,
            Engine::Chromium => true,
            Engine::Firefox => width >= LEAST_WIDTH_PX,
            Engine::Webkit => {
                (LEAST_WIDTH_PX..=SCREEN_PX.0).contains(&width)
                    && height + WINDOW_FRAME_PX <= SCREEN_PX.1
            }
        }
    }

    /// Waits until the view has this size.
    #[track_caller]
    pub fn expect_size(&self, (width, height): (u32, u32)) {
        if !self.can_have((width, height)) {
            self.cannot(&format!("view of {width} × {height}"));
        }
        self.expect_read(
            "the size of the view",
            [SIZE, SAME],
            Value::Null,
            json!([width, height]),
        );
    }

    /// Waits until the size of the view is the same in two frames, and returns it.
    #[track_caller]
    pub fn size_at_rest(&self) -> Value {
        self.soon("the size of the view stays", SIZE_AT_REST, Value::Null)
    }

    /// Shows letters at this percentage of their size: in Chromium by the reader's setting in the
    /// browser, until the end of the spec; in the others by the size of the page's letters, until
    /// the next load.
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

    /// Sets media features in Chromium that express a wish of the reader, such as
    /// `("prefers-reduced-motion", "reduce")`, until the end of the spec.
    #[track_caller]
    pub fn ask_for(&self, features: &[(&str, &str)]) {
        self.wear_out();
        let features: Vec<_> = features
            .iter()
            .map(|(name, value)| json!({"name": name, "value": value}))
            .collect();
        self.chromium_command("Emulation.setEmulatedMedia", json!({"features": features}));
    }

    /// Shows the page in Chromium with the styles for print, until the end of the spec.
    #[track_caller]
    pub fn print_on_screen(&self) {
        self.wear_out();
        self.chromium_command("Emulation.setEmulatedMedia", json!({"media": "print"}));
    }

    /// The number of sheets on which Chromium prints the page.
    #[track_caller]
    pub fn sheets_of_paper(&self) -> usize {
        self.printed(LETTER).sheets
    }

    /// Chromium's print of the page on paper of this size, in inches.
    #[track_caller]
    pub fn printed(&self, (width, height): (f64, f64)) -> Printed {
        let paper = json!({"paperWidth": width, "paperHeight": height, "printBackground": false});
        let answer = self.chromium_command("Page.printToPDF", paper);
        let file = BASE64_STANDARD.decode(answer["data"].as_str().unwrap_or_default());
        let file = file.expect("a file in Base64");
        let text = String::from_utf8_lossy(&file);
        let pages = text.matches("/Type /Page").count();
        let lists_of_pages = text.matches("/Type /Pages").count();
        Printed {
            sheets: pages - lists_of_pages,
            bytes: file.len(),
        }
    }

    /// The file that Chromium or Firefox prints of the page on paper of this size, in inches.
    #[track_caller]
    pub fn printed_file(&self, (width, height): (f64, f64)) -> Vec<u8> {
        let size = PrintSize {
            width: width * CM_PER_INCH,
            height: height * CM_PER_INCH,
        };
        let paper = PrintConfiguration::builder().size(size).build();
        self.must(self.client().print(paper.expect("a paper of a usual size")))
    }

    /// A picture of all of the page, beyond the view too, as WebP, in Chromium.
    #[track_caller]
    pub fn picture_of_all(&self) -> Vec<u8> {
        let size = self.run(
            "const {scrollWidth, scrollHeight} = document.documentElement;
             return [scrollWidth, scrollHeight];",
            Vec::new(),
        );
        let answer = self.chromium_command(
            "Page.captureScreenshot",
            json!({
                "format": "webp", "quality": 75, "captureBeyondViewport": true,
                "clip": {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1},
            }),
        );
        let picture = answer["data"].as_str().expect("a picture");
        BASE64_STANDARD
            .decode(picture)
            .expect("Base64 of a picture")
    }

    /// The texts in these elements that cannot be read in a picture of the view, in Chromium. A
    /// picture is needed, because no style tells the colours behind a text.
    #[track_caller]
    pub fn unreadable_texts(&self, selector: &str) -> Vec<String> {
        self.draw_frame(true);
        self.painted();
        let answer = self.chromium_command("Page.captureScreenshot", json!({"format": "png"}));
        self.draw_frame(false);
        let arguments = vec![answer["data"].clone(), json!(selector)];
        let found = self.must(self.execute_async(UNREADABLE, arguments));
        let found = found.as_array().expect("a list of texts");
        let found = found.iter().filter_map(serde_json::Value::as_str);
        found.map(str::to_owned).collect()
    }

    /// Draws the frame of the page, if it is in one, or leaves it out again.
    #[track_caller]
    fn draw_frame(&self, is_drawn: bool) {
        if self.is_framed() {
            let opacity = u8::from(is_drawn);
            self.run(
                "frameElement.style.opacity = arguments[0]",
                vec![json!(opacity)],
            );
        }
    }
}
