//! Shows the form of a package, or in a package the work itself.

use leptos::prelude::*;

use super::form_page::FormPage;
use super::pupil_page::PupilPage;
use crate::edge::{address, package};
use crate::page::Page;
use crate::text::{self, DIALS_RESOURCES};

/// The page. Another address is another package.
#[component]
pub fn HomeworkPage() -> impl IntoView {
    if package::is_one() {
        text::add_english(DIALS_RESOURCES);
        return view! { <PupilPage/> }.into_any();
    }
    let opened = RwSignal::new((address::fragment(), 0_u32));
    address::on_change(move |fragment| {
        // The page stays as it is while another page of the site is read.
        if is_own(&fragment) {
            opened.update(|(open, visits)| {
                *open = fragment;
                *visits += 1;
            });
        }
    });
    view! {
        <For
            each=move || [opened.get()]
            key=|(_, visits)| *visits
            children=|(fragment, _)| view! { <FormPage fragment/> }
        />
    }
    .into_any()
}

/// Whether an address is one of this page.
fn is_own(fragment: &str) -> bool {
    let page = fragment.split('?').next().unwrap_or_default();
    page.trim_start_matches('/') == Page::Homework.name()
}
