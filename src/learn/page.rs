//! Shows the page that the address names: practice, the rolls of a day, or the race.

use leptos::prelude::*;

use crate::edge::clock::Clock;
use crate::page::Page;
use crate::visit::{Visit, Visits};
use crate::{move_tr, text};

use super::daily_page::DailyPage;
use super::persistence::Learner;
use super::practice_page::PracticePage;
use super::race_page::RacePage;

/// The pages of learning that are shown here.
const PAGES: [Page; 3] = [Page::Practice, Page::Daily, Page::Race];

/// The page that the address names, built anew with each address.
#[component]
pub fn LearnPage() -> impl IntoView {
    let visits = expect_context::<Visits>();
    let visit = visits.to(&PAGES);
    let is_here = visits.is_at(&PAGES);
    let learner = Learner::open();
    let clock = Clock::here();
    let content = move || {
        let Visit { page, fragment, .. } = visit.get();
        untrack(|| learner.look_at_seats());
        match page {
            Page::Race => view! { <RacePage fragment is_here/> }.into_any(),
            Page::Daily => view! { <DailyPage fragment learner clock is_here/> }.into_any(),
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
        <div aria-live="polite" aria-atomic="true">{problem} {clock_problem}</div>
    }
}
