//! The browser: the only code of the page that touches `web_sys` and `js_sys`.

pub mod address;
pub mod boxed;
pub mod clock;
pub mod document;
pub mod dom;
pub mod element;
pub mod entropy;
pub mod fetch;
pub mod file;
pub mod form;
pub mod keyboard;
pub mod listen;
pub mod live;
pub mod network;
pub mod place;
pub mod pointer;
pub mod reactive;
pub mod screen;
pub mod socket;
pub mod storage;
pub mod words;
