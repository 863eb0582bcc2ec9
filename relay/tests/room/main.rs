//! One table: who may come, who is there, and what is written down.

mod coming;
mod hosts;
mod naming;
mod scene;
mod there;
