//! The pages, a file or a folder for each.

pub mod experiment;
pub mod house;
pub mod players;
pub mod rules_fields;
pub mod rules_form;
pub mod table;
