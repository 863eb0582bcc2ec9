//! Shows the page that the address names: a worksheet, or mistakes to be found.

use leptos::prelude::*;

use super::mistake_page::MistakePage;
use super::sheet_page::SheetPage;
use crate::page::Page;
use crate::visit::{Visit, Visits};

/// The page that the address names. Another address of the same page is another sheet.
#[component]
pub fn Worksheets() -> impl IntoView {
    let visit = expect_context::<Visits>().to(&[Page::Sheet, Page::Mistake]);
    view! {
        <For
            each=move || [visit.get()]
            key=|visit| visit.number
            children=|Visit { page, fragment, .. }| match page {
                Page::Mistake => view! { <MistakePage fragment/> }.into_any(),
                _ => view! { <SheetPage fragment/> }.into_any(),
            }
        />
    }
}
