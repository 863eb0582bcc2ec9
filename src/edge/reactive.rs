//! What the page uses of Leptos: triggers, effects and their owners.
//!
//! They come from Leptos' own parts and not from the crate `leptos`. That one
//! brings server functions along, whose classes for streams are exports of
//! the program: no linker can know that nobody calls them, and the page would
//! be 4 kB larger.

pub use reactive_graph::effect::*;
pub use reactive_graph::graph::untrack;
pub use reactive_graph::owner::*;
pub use reactive_graph::prelude::*;
pub use reactive_graph::signal::ArcTrigger;
