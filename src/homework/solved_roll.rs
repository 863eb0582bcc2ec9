//! An item with a roll or a hand, which a pupil solves or calls impossible.

use leptos::prelude::*;
use score_core::assignment::{Response, RollTask};
use score_core::learn::practice::Outcome;

use super::item_frame::{GiveUp, Next, verdict};
use super::visit::Visit;
use crate::edge::clock::Clock;
use crate::learn::{BoardHelp, Effort, RollAttempt, RollBoard};

/// The board of an item with a roll; it reports hints and answers to the visit.
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
    let reported_effort = StoredValue::new(Effort::default());
    let on_change = move |()| {
        let before = reported_effort.get_value();
        let effort = attempt.with_untracked(RollAttempt::effort);
        reported_effort.set_value(effort);
        if effort.hints > before.hints {
            visit.hint(index);
        }
        if effort.wrong_calls > before.wrong_calls {
            visit.respond(index, &Response::Impossible);
        }
        if before.outcome.is_none()
            && let Some(outcome) = effort.outcome
        {
            let expr = attempt.with_untracked(RollAttempt::made_expr);
            visit.respond(
                index,
                &match (outcome, expr) {
                    (Outcome::Shown, _) => Response::Shown,
                    (_, Some(expr)) if is_possible => Response::Made(expr),
                    _ => Response::Impossible,
                },
            );
        }
    };
    let is_open = Memo::new(move |_| visit.is_open(index));
    Effect::new(move |_| {
        if !is_open.get() && !attempt.with_untracked(RollAttempt::is_over) {
            attempt.update(RollAttempt::close);
            reported_effort.set_value(attempt.with_untracked(RollAttempt::effort));
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
