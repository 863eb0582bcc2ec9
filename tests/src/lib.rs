//! Drives the built page in Chromium, Firefox and WebKit.
//!
//! A spec is a plain function over a [`Page`]: it acts as a player acts and asserts that a player
//! sees the results. Every spec gets a web site of its own, where it finds empty storage and no
//! service worker: at an address that no spec had before, or in Chromium's shell at one where no
//! data of an earlier spec is left (`address.rs`). No spec sleeps, retries or reads a clock: it
//! waits in the page itself for conditions to become true. Only the runner tries a failed spec
//! again, by itself, and names it.

mod address;
pub mod audit;
pub mod chromium;
pub mod dials;
pub mod driver;
pub mod elements;
pub mod engine;
pub mod everyone;
pub mod evidence;
pub mod group;
#[cfg(unix)]
pub mod heard;
pub mod held_solver;
pub mod input;
mod lane;
mod next_build;
pub mod package;
pub mod page;
pub mod paper;
pub mod play;
pub mod pupil;
pub mod reveal;
pub mod run_options;
pub mod runner;
pub mod score_display;
pub mod second_try;
pub mod set_aside;
pub mod settings;
pub mod site;
pub mod sweep;
pub mod view;
pub mod yahtzee;

use std::path::PathBuf;
use std::sync::LazyLock;

use tokio::runtime::Runtime;

pub use engine::Engine;
pub use input::Hand;
pub use page::Page;
pub use pupil::Pupil;
pub use runner::Spec;
pub use site::Site;

/// The runtime of every asynchronous edge (WebDriver, the sites); the specs themselves are ordinary
/// blocking code.
static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Runtime::new().expect("an asynchronous runtime can be made"));

/// The top folder of the checkout.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("this package lies inside the checkout")
        .to_path_buf()
}

/// The built page that is tested: `dist/`, or the folder in `SCORE_DIST`.
pub fn dist() -> PathBuf {
    std::env::var_os("SCORE_DIST").map_or_else(|| root().join("dist"), PathBuf::from)
}

/// The folder of the evidence of failed specs of the last run, with a folder for each part.
pub fn failures() -> PathBuf {
    root().join("target/screenshots/failures")
}
