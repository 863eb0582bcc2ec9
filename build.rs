//! Has the linker keep what the splitter needs to cut the page's program into parts.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_page = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    if is_page {
        // For this program alone: the solver is not cut.
        println!("cargo::rustc-link-arg-bin=score=--emit-relocs");
    }
}
