//! Lays out the files of the built page that are put into the program.

use std::env;
use std::fs;
use std::io;
use std::path::Path;

/// Where the page is built.
const BUILT: &str = "../dist";

fn main() {
    let embeds = env::var_os("CARGO_FEATURE_EMBED").is_some();
    // A folder that is not there counts as changed each time.
    let watched = if embeds { BUILT } else { "build.rs" };
    println!("cargo::rerun-if-changed={watched}");
    if embeds {
        let out = env::var_os("OUT_DIR").expect("cargo says where");
        let folder = Path::new(&out).join("page");
        lay_out(Path::new(BUILT), &folder).expect("the page can be copied");
    }
}

/// Copies the files of a folder, but none of which a packed copy is there: the program unpacks that
/// for the few visitors who take none, and has two thirds less of the page.
fn lay_out(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    fs::create_dir_all(to)?;
    if !from.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else {
            continue;
        };
        let mut packed = path.clone().into_os_string();
        packed.push(".gz");
        if path.is_dir() {
            lay_out(&path, &to.join(name))?;
        } else if !Path::new(&packed).exists() {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
