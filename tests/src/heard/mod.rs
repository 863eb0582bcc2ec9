//! The page as it is heard with a real screen reader, and pressed over the accessibility bus: Orca with
//! Firefox, on a desktop without a person, whose voice is a file.

mod desktop;
mod listener;
mod presser;
mod transcript;

pub use desktop::Desktop;
pub use listener::Listener;
pub use presser::Presser;
pub use transcript::{Step, Transcript};
