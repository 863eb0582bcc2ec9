//! The browser: the only code of the page that touches `web_sys` and `js_sys`.

pub mod address;
pub mod clock;
pub mod costly_press;
pub mod document_language;
pub mod dom;
pub mod element_size;
pub mod entropy;
pub mod fetch;
pub mod file;
pub mod game_slot;
pub mod keyboard;
pub mod listen;
pub mod network;
pub mod node;
pub mod obstacle;
pub mod paper;
pub mod pointer;
pub mod screen;
pub mod share;
pub mod socket;
pub mod sound;
pub mod storage;
pub mod text_folding;
pub mod translators;
pub mod wake_lock;
pub mod worker;
