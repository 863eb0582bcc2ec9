//! Dials: the worked solution, elimination line by line, and then the presses.

use leptos::prelude::*;
use score_core::games::dials::elimination::{Elimination, EliminationStep};
use score_core::games::dials::kind::Kind;
use score_core::games::dials::solution;
use score_core::games::dials::system::{RowChange, System};

use crate::components::pager::Pager;
use crate::edge::clock::Clock;
use crate::edge::node;
use crate::games::dials::sentences;
use crate::{move_tr, tr};

use super::reach::Reach;
use super::store::DialsStore;

/// The time for which a step is shown while the steps are played, in milliseconds.
const STEP_MS: u64 = 2_500;

/// The equations after some of the steps, and the subject of the sentence below them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Frame {
    system: System,
    about: About,
}

/// The subject of a frame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// The equations at the start.
    Start,
    /// The step that has just changed the equations.
    Step {
        step: EliminationStep,
        before: System,
    },
    /// The result of the equations.
    End,
}

impl Frame {
    /// Whether the last step has changed this line.
    fn is_changed(&self, row: usize) -> bool {
        let About::Step { step, .. } = self.about else {
            return false;
        };
        match step.change {
            RowChange::Swap { row: changed, with } => [changed, with].contains(&row),
            RowChange::Scale { row: changed, .. } | RowChange::Add { row: changed, .. } => {
                changed == row
            }
        }
    }

    /// Whether the last step was about this column.
    fn is_about(&self, column: usize) -> bool {
        matches!(self.about, About::Step { step, .. } if step.column == column)
    }
}

/// The worked solution of the puzzle that is played.
#[component]
pub fn WorkedSolution(play: DialsStore, clock: Clock) -> impl IntoView {
    let puzzle = play.puzzle.get_untracked();
    let elimination = Elimination::of(System::of_presses(
        puzzle.signatures().rows(),
        &puzzle.steps(),
    ));
    let frames = frames(&elimination);
    let last = frames.len().saturating_sub(1);
    let at = RwSignal::new(0);
    let frame = Memo::new(move |_| frames[at.get()]);
    let is_playing = RwSignal::new(false);
    play_steps(at, last, is_playing, clock);
    let sentence = move || match frame.read().about {
        About::Start => sentences::equations(&puzzle),
        About::Step { step, before } => sentences::elimination_step(&step, &before),
        About::End => {
            let solution = solution::solution(&elimination);
            sentences::elimination_end(&elimination, solution.as_ref())
        }
    };
    let toggle_playing = move |_| {
        if at.get_untracked() == last {
            at.set(0);
        }
        is_playing.update(|is_playing| *is_playing = !*is_playing);
    };
    let presses = puzzle.solution().map(|solution| solution.presses);
    let press = presses.filter(|presses| !presses.is_zero()).map(|presses| {
        let press = move |_| {
            play.demonstrate(&presses);
            // On a narrow screen the dials are above.
            if node::middle(play.board).is_some_and(|(_, y)| y < 0.0) {
                node::reveal(play.board);
            }
        };
        view! {
            <button type="button" id="dials-press" on:click=press>
                {move_tr!("dials-press-them")}
            </button>
        }
    });
    view! {
        <section
            class="card explanation"
            id="dials-worked"
            aria-labelledby="dials-worked-name"
            node_ref=play.solution
        >
            <h2 id="dials-worked-name">{move_tr!("dials-worked")}</h2>
            <Reach puzzle/>
            <div class="scroll" tabindex="0">
                <Equations kind=puzzle.kind() frame/>
            </div>
            <p class="sentence" aria-live="polite">
                {sentence}
            </p>
            <Pager at last on_go=move |step| at.set(step)/>
            <p class="actions">
                <button type="button" id="dials-play" on:click=toggle_playing>
                    {move || match is_playing.get() {
                        true => tr!("dials-pause"),
                        false => tr!("dials-play-steps"),
                    }}
                </button>
                {press}
            </p>
        </section>
    }
}

fn frames(elimination: &Elimination) -> Vec<Frame> {
    let mut system = *elimination.start();
    let mut frames = vec![Frame {
        system,
        about: About::Start,
    }];
    for step in elimination.steps() {
        let before = system;
        system = system.changed(step.change);
        frames.push(Frame {
            system,
            about: About::Step {
                step: *step,
                before,
            },
        });
    }
    frames.push(Frame {
        system,
        about: About::End,
    });
    frames
}

/// Shows the next steps by itself while they are played.
fn play_steps(at: RwSignal<usize>, last: usize, is_playing: RwSignal<bool>, clock: Clock) {
    Effect::new(move |_| {
        if !is_playing.get() {
            return;
        }
        let shown_since_ms = StoredValue::new(clock.now_ms());
        clock.on_tick(move || {
            let now_ms = clock.now_ms();
            if now_ms < shown_since_ms.get_value() + STEP_MS {
                return;
            }
            shown_since_ms.set_value(now_ms);
            at.update(|at| *at = last.min(*at + 1));
            if at.get_untracked() == last {
                is_playing.set(false);
            }
        });
    });
}

/// The equations as a table: a line for each dial, a column for each button.
#[component]
fn Equations(kind: Kind, #[prop(into)] frame: Signal<Frame>) -> impl IntoView {
    let head = |button: usize| {
        view! {
            <th scope="col" aria-label=move_tr!("dials-button-column", button = button + 1)>
                <kbd translate="no">{(button + 1).to_string()}</kbd>
            </th>
        }
    };
    let head = (0..kind.dials()).map(head).collect_view();
    let row = |row| view! { <Equation kind frame row/> };
    let rows = (0..kind.dials()).map(row).collect_view();
    view! {
        <table class="equations">
            <thead>
                <tr>
                    <td></td>
                    {head}
                    <th scope="col">{move_tr!("dials-turns-column")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// A line of the equations, from 0.
#[component]
fn Equation(kind: Kind, #[prop(into)] frame: Signal<Frame>, row: usize) -> impl IntoView {
    let cell = |column: usize| {
        let value = move || frame.read().system.rows()[row].values()[column];
        let class = move || match (frame.read().is_about(column), value()) {
            (true, 0) => "about zero",
            (true, _) => "about",
            (false, 0) => "zero",
            (false, _) => "",
        };
        view! { <td class=class>{move || value().to_string()}</td> }
    };
    let cells = (0..kind.dials()).map(cell).collect_view();
    view! {
        <tr class:changed=move || frame.read().is_changed(row)>
            <th scope="row">{move_tr!("dials-line", line = row + 1)}</th>
            {cells}
            <td class="turns">{move || format!("= {}", frame.read().system.right()[row])}</td>
        </tr>
    }
}
