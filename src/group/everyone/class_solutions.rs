//! The solutions of the class, once the round is revealed.

use leptos::prelude::*;
use score_core::arith::expr::Expr;
use score_core::solve::distinct::canonical::Canonical;
use score_core::table::event::{Reveal, SeatId};
use score_core::table::everyone::solution_expr;
use score_core::table::isolation::isolated;
use score_core::table::state::{Phase, Round};

use crate::components::fields::CheckRow;
use crate::components::fitted::Fitted;
use crate::components::solution_list::{Mark, SolutionList, SolutionProgress};
use crate::components::tile::TileFace;
use crate::group::connection::Connection;
use crate::group::everyone::wall_pages::{PageLine, SolutionSizes, WallPages};
use crate::group::relay_table::RelayTable;
use crate::group::side_panels::SidePanels;
use crate::state::authority::Authority;
use crate::study::explanation_frames;
use crate::table::view_model::faces;
use crate::{move_tr, text, tr};

/// Players who gave the same answer.
#[derive(Clone, PartialEq)]
struct Players {
    /// The names of the players who are still at the table.
    names: Vec<String>,
    count: usize,
    /// Whether the relay has sent this page all of these players' seats.
    has_all_names: bool,
    /// Whether the player at this screen is one of these players.
    has_own: bool,
}

impl Players {
    fn of(relay: &RelayTable, seats: &[SeatId], count: usize) -> Players {
        let is_removed = |seat| relay.group().is_none_or(|group| group.is_removed(seat));
        let present = seats.iter().filter(|seat| !is_removed(**seat));
        let names = present.filter_map(|seat| relay.name(*seat));
        Players {
            names: names.map(|name| isolated(name.as_str()).into()).collect(),
            count,
            has_all_names: seats.len() == count,
            has_own: relay.seat().is_some_and(|own| seats.contains(&own)),
        }
    }

    /// The players' names, if these shall be shown and are known.
    fn listed(&self, has_names: bool) -> Option<String> {
        let is_shown = has_names && self.has_all_names && !self.names.is_empty();
        is_shown.then(|| text::listed(&self.names))
    }

    /// The players' names, or their number.
    fn words(&self, has_names: bool) -> String {
        if let Some(names) = self.listed(has_names) {
            return names;
        }
        let count = tr!("group-so-many-players", count = self.count);
        match (self.has_own, self.count) {
            (true, 1) => tr!("table-your-way"),
            (true, _) => format!("{} · {count}", tr!("table-your-way")),
            (false, _) => count,
        }
    }
}

/// The solutions of a round that were revealed to the class.
#[derive(Clone, PartialEq)]
struct RevealedSolutions {
    numbers: Vec<u32>,
    /// The dice or cards on which the numbers are drawn.
    faces: Vec<TileFace>,
    /// The different solutions, in order of time.
    solutions: Vec<(Expr, Players)>,
    /// The players who answered that it is impossible.
    impossible: Players,
}

impl RevealedSolutions {
    fn of(relay: &RelayTable) -> Option<RevealedSolutions> {
        let round: &Round = relay.table().round()?;
        let Phase::Revealed(reveal) = &round.phase else {
            return None;
        };
        let reveal: &Reveal = reveal;
        let solutions = reveal.solutions.iter().filter_map(|solution| {
            let expr = solution_expr(&round.deal, &solution.steps)?;
            Some((expr, Players::of(relay, &solution.seats, solution.makers())))
        });
        Some(RevealedSolutions {
            numbers: round.deal.numbers(),
            faces: faces(&round.deal),
            solutions: solutions.collect(),
            impossible: Players::of(relay, &reveal.impossible, reveal.impossible_count()),
        })
    }

    /// The mark beside a solution.
    fn mark(&self, solution: &Expr, has_names: bool) -> Option<Mark> {
        let form = Canonical::of(solution).ok();
        let is_same = |(solution, _): &&(Expr, Players)| Canonical::of(solution).ok() == form;
        let (_, players) = self.solutions.iter().find(is_same)?;
        Some(Mark {
            words: players.words(has_names),
            is_found: true,
        })
    }
}

/// The different solutions of the class side by side, each explained on the tiles on request.
/// Beside them are the players who answered that there is none; with names if these shall be shown.
#[component]
pub fn ClassSolutions(panels: SidePanels) -> impl IntoView {
    let connection = Connection::here();
    let found = Memo::new(move |_| connection.with(RevealedSolutions::of));
    let sizes = Memo::new(move |_| {
        let sizes = |found: &RevealedSolutions| {
            SolutionSizes::of(found.solutions.iter().map(|(solution, _)| solution))
        };
        found.with(|found| found.as_ref().map(sizes).unwrap_or_default())
    });
    let heading = move || match sizes.get().count {
        0 => tr!("group-class-found-none"),
        count => tr!("group-class-found", count = count),
    };
    let impossible = move || {
        let has_names = panels.has_names.get();
        found.with(|found| {
            let players = &found.as_ref()?.impossible;
            let is_shown = players.count > 0;
            is_shown.then(|| match players.listed(has_names) {
                Some(names) => tr!("group-class-impossible-names", names = names),
                None => tr!("group-class-impossible", count = players.count),
            })
        })
    };
    let pages = WallPages::new(connection, panels.is_projected);
    // A projector has a button for the names.
    let has_switch =
        Memo::new(move |_| !panels.is_projected.get() && connection.with(RelayTable::is_host));
    view! {
        <section
            id="class-found"
            aria-labelledby="class-heading"
            // Solutions that a reader looks at more closely stay.
            on:click=move |_| pages.hold(sizes.get_untracked())
            hidden=move || found.with(Option::is_none)
        >
            <h3 id="class-heading">{heading}</h3>
            <div class="contents" hidden=move || !has_switch.get()>
                <CheckRow
                    id="class-names"
                    is_checked=panels.has_names
                    on_change=move |is_on| panels.has_names.set(is_on)
                    label=move_tr!("group-show-names")
                />
            </div>
            // The marks of the solutions change with the switch for names.
            {move || {
                let has_names = panels.has_names.get();
                found.get().map(|found| view! { <SolutionsOfClass found has_names pages/> })
            }}
            <p id="class-impossible">{impossible}</p>
        </section>
    }
}

/// The list of all solutions, or of those on one page of a wall. The letters are as large as there
/// is room for.
#[component]
fn SolutionsOfClass(found: RevealedSolutions, has_names: bool, pages: WallPages) -> impl IntoView {
    let solutions: Vec<Expr> = found
        .solutions
        .iter()
        .map(|(solution, _)| solution.clone())
        .collect();
    let is_empty = solutions.is_empty();
    let sizes = SolutionSizes::of(solutions.iter());
    let progress = move || {
        let listed = solutions
            .get(pages.shown(sizes))
            .unwrap_or_default()
            .to_vec();
        SolutionProgress {
            count: listed.len(),
            listed,
            is_finished: true,
            ..SolutionProgress::default()
        }
    };
    let found = StoredValue::new(found);
    (!is_empty).then(|| {
        view! {
            <PageLine pages sizes/>
            <Fitted id="class-ways" is_on=pages.is_wall list=":scope > div > ul">
                <SolutionList
                    found=Signal::derive(progress)
                    on_stop=|()| {}
                    on_go_on=|()| {}
                    explain=move |solution| found.with_value(|found| explanation_frames(&solution, &found.numbers, &found.faces))
                    mark=move |solution| found.with_value(|found| found.mark(&solution, has_names))
                />
            </Fitted>
        }
    })
}
