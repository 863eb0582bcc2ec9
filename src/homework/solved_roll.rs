//! A roll or a hand, to be solved or called impossible.

use leptos::prelude::*;
use score_core::assignment::{Response, RollTask};
use score_core::learn::practice::Outcome;

use super::item_frame::{GiveUp, Next, verdict};
use super::visit::Visit;
use crate::edge::clock::Clock;
use crate::learn::{BoardHelp, Effort, RollAttempt, RollBoard};

/// The board of the item with this index.
#[component]
pub fn SolvedRoll(visit: Visit, index: usize, task: RollTask) -> impl IntoView {
    let clock = Clock::here();
    let is_possible = task.is_possible;
    let attempt = RollAttempt::new(
        task.puzzle,
        task.deal,
        Effort::default(),
        index as u32,
        clock,
    );
    let attempt = RwSignal::new(attempt);
    let noted = StoredValue::new(Effort::default());
    let on_change = move |()| {
        let before = noted.get_value();
        let now = attempt.with_untracked(RollAttempt::effort);
        noted.set_value(now);
        if now.hints > before.hints {
            visit.hint(index);
        }
        if now.wrong_calls > before.wrong_calls {
            visit.respond(index, &Response::Impossible);
        }
        if before.outcome.is_none()
            && let Some(outcome) = now.outcome
        {
            let way = attempt.with_untracked(RollAttempt::way);
            visit.respond(
                index,
                &match (outcome, way) {
                    (Outcome::Shown, _) => Response::Shown,
                    (_, Some(way)) if is_possible => Response::Made(way),
                    _ => Response::Impossible,
                },
            );
        }
    };
    let is_open = Memo::new(move |_| visit.is_open(index));
    Effect::new(move |_| {
        if !is_open.get() && !attempt.with_untracked(RollAttempt::is_over) {
            attempt.update(RollAttempt::close);
            noted.set_value(attempt.with_untracked(RollAttempt::effort));
        }
    });
    let assignment = visit.assignment();
    let help = BoardHelp {
        has_hints: assignment.has_hints,
        has_solutions: assignment.has_solutions,
    };
    view! {
        <RollBoard
            attempt
            clock
            is_here=true
            on_change
            on_end=|()| ()
            next=move || view! { <Next visit/> }
            next_button=visit.next
            help
            verdict=Signal::derive(move || verdict(visit, index))
            before_end=move || view! { <GiveUp visit index/> }
        />
    }
}
