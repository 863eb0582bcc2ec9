//! Group play, which is opened when somebody asks for it. On a host this
//! program is empty.

fn main() {
    #[cfg(target_arch = "wasm32")]
    score::group::start();
}
