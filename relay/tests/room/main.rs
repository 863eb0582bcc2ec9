//! One table: who may come, who is there, and what is written down.

mod coming;
mod hosts;
mod scene;
mod there;
