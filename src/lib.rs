//! The page of Score. It exists for the browser alone: on a host it is empty.
//!
//! The page is one program, `score`, which starts with `app`: code that no visit waits for is cut
//! out of the program and fetched when it is needed (`parts`). The solver is another program, and
//! takes none of these modules.

#![cfg(target_arch = "wasm32")]

pub mod app;
pub mod components;
pub mod edge;
pub mod games;
pub mod group;
pub mod homework;
pub mod learn;
pub mod menu;
pub mod page;
pub mod pages;
pub mod parts;
pub mod route;
pub mod solver;
pub mod state;
pub mod study;
pub mod table;
pub mod text;
pub mod visit;
pub mod worksheets;

/// The allocator, which takes constant time, and half the code of the usual one.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
