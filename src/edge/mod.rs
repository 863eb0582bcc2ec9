//! The browser: the only code of the page that touches `web_sys` and `js_sys`.

pub mod address;
pub mod clock;
pub mod document;
pub mod dom;
pub mod entropy;
pub mod fetch;
pub mod file;
pub mod game_slot;
pub mod keyboard;
pub mod listen;
pub mod network;
pub mod node;
pub mod pointer;
pub mod screen;
pub mod socket;
pub mod storage;
pub mod words;
pub mod worker;
