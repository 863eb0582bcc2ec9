//! Homework for a learning management system (LMS): the form that makes a package, and the work in
//! it.

mod code_reader;
mod draft;
mod form;
mod form_page;
mod item;
mod item_frame;
mod packing;
mod page;
mod pupil_page;
mod reading;
mod recorder;
mod result;
mod sentences;
mod solved_dials;
mod solved_roll;
mod spotted;
mod visit;

pub use page::HomeworkPage;
