//! The page of Score. It exists for the browser alone: on a host it is empty.
//!
//! It is two programs over the same modules: `score` (`app`) is the game, and `games`
//! (`games::app`) has Dials and Yahtzee, and is fetched when one of them is opened.

#![cfg(target_arch = "wasm32")]

pub mod app;
pub mod components;
pub mod edge;
pub mod games;
pub mod group;
pub mod page;
pub mod pages;
pub mod route;
pub mod solver;
pub mod state;
pub mod study;
pub mod text;

/// It finds room in constant time, in half the code of the usual allocator.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
