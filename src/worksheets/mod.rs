//! Material for a class: worksheets, and worked solutions with a mistake to be found.

mod draft;
mod items;
mod key;
mod line_button;
mod mistake_page;
mod page;
mod paper;
pub mod sentences;
mod sheet_form;
mod sheet_page;

pub use items::RollOnPaper;
pub use key::presses;
pub use line_button::LineButton;
pub use page::Worksheets;
