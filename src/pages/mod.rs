//! The pages, one a file.

pub mod experiment;
pub mod faces;
pub mod house;
pub mod keys;
pub mod play;
pub mod players;
pub mod rules_fields;
pub mod rules_form;
