//! The pages, a file or a folder for each.

pub mod experiment;
pub mod house_rules;
pub mod players;
pub mod rules_fields;
pub mod rules_form;
pub mod table;
