//! One table: who may come, who is there, and what is written down.

mod coming;
mod hosts;
mod naming;
mod quota;
mod scene;
mod there;
