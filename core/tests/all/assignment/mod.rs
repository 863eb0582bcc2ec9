//! Assignments: files, items, attempts, and the conversation with an LMS.

mod attempts;
mod files;
mod fixture;
mod hand_in;
mod items;
mod lms;
mod manifests;
mod packages;
mod responses;
mod sessions;
mod suspended;
