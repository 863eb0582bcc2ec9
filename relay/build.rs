//! Lets the compiler look again when the built page has changed.

fn main() {
    let embeds = std::env::var_os("CARGO_FEATURE_EMBED").is_some();
    // A folder that is not there counts as changed each time.
    let watched = if embeds { "../dist" } else { "build.rs" };
    println!("cargo::rerun-if-changed={watched}");
}
