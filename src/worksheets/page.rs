//! Worksheets and mistakes to be found: the address names one of the two pages.

use leptos::prelude::*;

use super::mistake_page::MistakePage;
use super::opened::page_of;
use super::sheet_page::SheetPage;
use crate::edge::address;
use crate::page::Page;

/// The page that the address names. Another address of the same page is another sheet.
#[component]
pub fn Worksheets() -> impl IntoView {
    let opened = RwSignal::new((page_of(&address::fragment()), 0_u32));
    address::on_change(move |fragment| {
        let page = page_of(&fragment);
        // The page stays as it is while another page of the site is read.
        if page.is_some() {
            opened.update(|(open, visits)| {
                *open = page;
                *visits += 1;
            });
        }
    });
    view! {
        <For each=move || [opened.get()] key=|visit| *visit children=|(page, _)| match page {
            Some(Page::Mistake) => view! { <MistakePage/> }.into_any(),
            _ => view! { <SheetPage/> }.into_any(),
        }/>
    }
}
