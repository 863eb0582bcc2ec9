//! Shows the form that makes a package or, inside a package, the work for a pupil.

use leptos::prelude::*;

use super::form_page::FormPage;
use super::pupil_page::PupilPage;
use crate::edge::package;
use crate::page::Page;
use crate::text::{self, DIALS_RESOURCES};
use crate::visit::Visits;

/// The page of homework. Each new address of the form begins a new package.
#[component]
pub fn HomeworkPage() -> impl IntoView {
    if package::is_one() {
        text::add_english(DIALS_RESOURCES);
        return view! { <PupilPage/> }.into_any();
    }
    let visit = expect_context::<Visits>().to(&[Page::Homework]);
    view! {
        <For
            each=move || [visit.get()]
            key=|visit| visit.number
            children=|visit| view! { <FormPage fragment=visit.fragment/> }
        />
    }
    .into_any()
}
