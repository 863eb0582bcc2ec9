//! Shows the page of the three that the address names.

use leptos::prelude::*;

use crate::edge::address;
use crate::edge::clock::Clock;
use crate::page::Page;
use crate::{move_tr, text};

use super::daily::DailyPage;
use super::persistence::Learner;
use super::practice::PracticePage;
use super::race::RacePage;

/// The page that the address names, built anew with each address.
#[component]
pub fn LearnPage() -> impl IntoView {
    let fragment = RwSignal::new(address::fragment());
    // An address of another page means nothing here.
    let is_here = RwSignal::new(true);
    let learner = Learner::open();
    address::on_change(move |now| {
        let is_own = page_of(&now).is_some();
        is_here.set(is_own);
        if is_own {
            learner.look_at_seats();
            fragment.set(now);
        }
    });
    let clock = Clock::here();
    let is_here = Signal::from(is_here);
    let content = move || {
        let fragment = fragment.get();
        match page_of(&fragment) {
            Some(Page::Race) => view! { <RacePage fragment is_here/> }.into_any(),
            Some(Page::Daily) => view! { <DailyPage fragment learner clock is_here/> }.into_any(),
            _ => view! { <PracticePage fragment learner clock is_here/> }.into_any(),
        }
    };
    let problem = move || {
        let problem = learner.problem.get()?;
        Some(
            view! { <p class="status refusal" id="learn-problem">{text::storage_problem(problem)}</p> },
        )
    };
    let clock_problem = move || {
        let is_wrong = learner.is_clock_wrong.get();
        is_wrong.then(|| {
            view! { <p class="status refusal" id="learn-clock-wrong">{move_tr!("learn-clock-wrong")}</p> }
        })
    };
    view! {
        {content}
        <div role="status">{problem} {clock_problem}</div>
    }
}

/// The page that an address names, if it is one of these.
fn page_of(fragment: &str) -> Option<Page> {
    let page = fragment.split('?').next().unwrap_or_default();
    let page = Page::named(page.trim_start_matches('/'))?;
    matches!(page, Page::Practice | Page::Daily | Page::Race).then_some(page)
}
