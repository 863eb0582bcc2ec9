//! A table of rolls: filtered, in any order, to be opened or downloaded.

use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;
use score_core::atlas::{Column, Filter, Order, Play, Show};
use score_core::dice::Roll;
use score_core::solver::{
    self, AtlasAnswer, ListedRow, MAX_WANTED_NUMBERS, RequestId, RowList, SolveRequest,
    SolveResponse,
};
use score_core::table::rules::Goal;

use crate::components::empty::{Empty, Missing};
use crate::components::sort_heading::SortHeading;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, file, paper};
use crate::solver::{LatestRequest, SolverTrouble};
use crate::study::solutions::Choice;
use crate::{move_tr, text, tr};

/// How many rows are shown at first, and how many more at each tap.
pub const ROWS_A_TAP: u32 = 50;

/// The most rows that are printed: some hundred sheets of paper.
const MAX_PRINTED_ROWS: u32 = 5_000;

/// Takes a roll with its goal that is opened by a player who has read what is known of it.
#[derive(Clone, Copy)]
pub struct OnLookedUp(pub Callback<(Roll, Goal)>);

/// Words of a listing, in the page's language.
type Words = fn() -> String;

/// An atlas that the solver keeps, and what it is about.
#[derive(Clone, Copy)]
pub struct AtlasOf {
    /// The request that asked for it.
    pub id: RequestId,
    /// The rolls.
    pub play: Play,
    /// What is to be made.
    pub goal: u32,
}

/// What a table says of the rolls of an atlas, and how it calls them.
pub struct RollListWords {
    /// What the names of its elements begin with.
    pub name: &'static str,
    /// Its heading.
    pub title: Words,
    /// Which rolls can be shown alone.
    pub choices: &'static [(Show, Words)],
    /// How many of how many rolls are shown.
    pub count: fn(usize, usize) -> String,
    /// The head of the column of rolls.
    pub roll: Words,
    /// The head of the last column, and what orders its rows, if anything does.
    pub last: (Words, Option<Column>),
    /// The address that puts a roll on the board.
    pub link: fn(AtlasOf, Roll) -> String,
    /// The button that saves the file.
    pub download: Words,
    /// What the file is called.
    pub file_name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
}

impl RollListWords {
    fn id(&self, part: &str) -> String {
        format!("{}-{part}", self.name)
    }
}

/// The table of the rolls of an atlas, of which the first come with `answer`. Which rows are
/// shown the solver finds out; where it has forgotten the atlas, `on_again` works it out anew.
#[component]
pub fn RollList(
    of: AtlasOf,
    answer: Arc<AtlasAnswer>,
    listing: &'static RollListWords,
    on_again: Callback<()>,
    /// Its heading, where a button above it leads there.
    #[prop(optional)]
    heading: AnyNodeRef,
) -> impl IntoView {
    let list_heading = heading;
    let filter = RwSignal::new(Filter::default());
    // Rows that nobody asked for would look like the answer.
    let is_wrong = RwSignal::new(false);
    let order = RwSignal::new(Order::default());
    let shown = RwSignal::new(ROWS_A_TAP);
    let total = answer.total as usize;
    let listed = RwSignal::new(answer.rows.clone());
    let choice = move || solver::RowChoice {
        filter: filter.get(),
        order: order.get(),
    };
    let (rows, saved) = (LatestRequest::none(), LatestRequest::none());
    // Who asks for more rows reads on at the first of them.
    let has_asked_for_more = StoredValue::new(false);
    let table = AnyNodeRef::default();
    // On paper there is nothing to tap: all rows are there until it is printed.
    let is_printing = RwSignal::new(false);
    Effect::new(move |is_changed: Option<bool>| {
        let request = SolveRequest::Rows {
            atlas: of.id,
            choice: choice(),
            rows: match is_printing.get() {
                true => MAX_PRINTED_ROWS,
                false => shown.get(),
            },
        };
        // The first ones are there.
        if is_changed.is_some() {
            rows.ask(request, move |response| {
                if let SolveResponse::Rows(rows) = response {
                    let before = listed.with_untracked(|listed| listed.rows.len());
                    listed.set(rows);
                    if has_asked_for_more.try_update_value(std::mem::take) == Some(true) {
                        let first_new = format!("tbody tr:nth-child({}) a", before + 1);
                        dom::before_paint(move || {
                            node::focus((table, &*first_new));
                            node::bring_into_view((table, &*first_new));
                        });
                    }
                }
            });
        }
        true
    });
    let count = Memo::new(move |_| listed.with(|listed| listed.count));
    // A browser that prints by its own menu waits for no rows.
    let printed = Memo::new(move |_| listed.with(|listed| listed.rows.len() as u32));
    let save = move |_| {
        let request = SolveRequest::File {
            atlas: of.id,
            choice: untrack(choice),
        };
        saved.ask(request, |response| {
            if let SolveResponse::File(text) = response {
                file::save(listing.file_name, listing.media_type, &text);
            }
        });
    };
    print_when_whole(is_printing, listed, rows);
    let failure = move || rows.failure().get().or_else(|| saved.failure().get());
    let shown_rows = move || match is_wrong.get() {
        true => Vec::new(),
        false => listed.with(|listed| listed.rows.clone()),
    };
    let said = move || match is_wrong.get() {
        true => String::new(),
        false => (listing.count)(count.get() as usize, total),
    };
    let is_empty = Memo::new(move |_| !is_wrong.get() && count.get() == 0);
    let OnLookedUp(on_looked_up) = expect_context();
    // The row says whether it can be made, if not how.
    let open = Callback::new(move |roll: Roll| {
        if let Some(goal) = Goal::new(of.goal) {
            on_looked_up.run((roll, goal));
        }
    });
    let row = move |row: ListedRow| {
        view! { <RollRow link=(listing.link)(of, row.roll) row on_open=open/> }
    };
    let sort = move |next: Order| {
        order.set(next);
        shown.set(ROWS_A_TAP);
    };
    let heading = move |label: Words, by: Column| {
        view! { <Heading label by order on_sort=sort/> }
    };
    let last = match listing.last {
        (label, Some(by)) => Either::Left(heading(label, by)),
        (label, None) => Either::Right(view! { <th scope="col">{label}</th> }),
    };
    view! {
        <section id=listing.id("rolls") aria-labelledby=listing.id("rolls-name")>
            <h2 id=listing.id("rolls-name") tabindex="-1" node_ref=list_heading>
                {listing.title}
            </h2>
            <Filters filter is_wrong listing/>
            <p class="help" id=listing.id("count") role="status">
                {said}
            </p>
            <p class="help on-paper" id=listing.id("printed") hidden=move || printed.get() >= count.get()>
                {move || tr!("atlas-printed-rows", rows = text::grouped(printed.get().into()))}
            </p>
            <SolverTrouble failure=Signal::derive(failure) on_again/>
            <Show when=move || is_empty.get()>
                <Empty missing=Missing::Matches sentence=move_tr!("atlas-nothing-found")/>
            </Show>
            <div class="scroll" hidden=is_empty>
                <table class="rolls" node_ref=table>
                    <thead>
                        <tr>
                            {heading(listing.roll, Column::Roll)}
                            {heading(|| tr!("atlas-solutions-column"), Column::Solutions)}
                            {heading(|| tr!("atlas-difficulty-column"), Column::Difficulty)}
                            {last}
                        </tr>
                    </thead>
                    <tbody>
                        <For each=shown_rows key=|row| row.at children=row/>
                    </tbody>
                </table>
            </div>
            <p class="actions">
                <button
                    type="button"
                    id=listing.id("more")
                    hidden=move || is_wrong.get() || count.get() <= shown.get()
                    on:click=move |_| {
                        has_asked_for_more.set_value(true);
                        shown.update(|shown| *shown += ROWS_A_TAP);
                    }
                >
                    {move_tr!("atlas-more-rows")}
                </button>
                <button
                    type="button"
                    id=listing.id("print")
                    disabled=move || is_wrong.get() || is_printing.get()
                    on:click=move |_| is_printing.set(true)
                >
                    {move_tr!("atlas-print")}
                </button>
                <button
                    type="button"
                    id=listing.id("file")
                    disabled=move || is_wrong.get()
                    on:click=save
                >
                    {listing.download}
                </button>
            </p>
        </section>
    }
}

/// Prints the page when all rows are in it that `is_printing` asks for, and lets them go
/// afterwards.
fn print_when_whole(is_printing: RwSignal<bool>, listed: RwSignal<RowList>, rows: LatestRequest) {
    let is_whole = Memo::new(move |_| {
        is_printing.get()
            && listed
                .with(|listed| listed.rows.len() >= listed.count.min(MAX_PRINTED_ROWS) as usize)
    });
    Effect::new(move |_| {
        if is_whole.get() {
            dom::before_paint(paper::print);
        }
    });
    Effect::new(move |_| {
        if rows.failure().with(Option::is_some) {
            is_printing.set(false);
        }
    });
    paper::on_printed(move || is_printing.set(false));
}

/// Which rolls are shown; `is_wrong` where what is written cannot be read.
#[component]
fn Filters(
    filter: RwSignal<Filter>,
    is_wrong: RwSignal<bool>,
    listing: &'static RollListWords,
) -> impl IntoView {
    let look_for = move |written: String| {
        let numbers = read_numbers(&written);
        is_wrong.set(numbers.is_none());
        if let Some(numbers) = numbers {
            filter.update(|filter| filter.contains = numbers);
        }
    };
    let choice = move |(show, label): &'static (Show, Words)| {
        view! {
            <Choice
                label=*label
                is_chosen=move || filter.with(|filter| filter.show == *show)
                on_choose=move |()| filter.update(|filter| filter.show = *show)
            />
        }
    };
    let contains = listing.id("contains");
    view! {
        <div class="filters">
            <div class="chips" role="group" aria-label=move_tr!("atlas-which-rolls")>
                {listing.choices.iter().map(choice).collect_view()}
            </div>
            <p class="row">
                <label for=contains.clone()>{move_tr!("atlas-with-numbers")}</label>
                <input
                    id=contains
                    inputmode="numeric"
                    maxlength="24"
                    aria-invalid=move || is_wrong.get().then_some("true")
                    on:input:target=move |event| look_for(event.target().value())
                />
                <span class="problem" hidden=move || !is_wrong.get()>
                    {move_tr!("atlas-with-numbers-problem")}
                </span>
            </p>
        </div>
    }
}

/// The numbers that rolls must have; `None` where they cannot be read. No roll has as many
/// as the most that are looked for.
fn read_numbers(written: &str) -> Option<Vec<u32>> {
    written
        .split([' ', ',', ';'])
        .filter(|word| !word.is_empty())
        .take(MAX_WANTED_NUMBERS)
        .map(|word| word.parse().ok())
        .collect()
}

/// The head of a column, which puts the rows in its order.
#[component]
fn Heading(
    label: Words,
    by: Column,
    #[prop(into)] order: Signal<Order>,
    #[prop(into)] on_sort: Callback<Order>,
) -> impl IntoView {
    // Whether the rows are in this column's order, and whether in the other direction.
    let sorted = Memo::new(move |_| {
        let order = order.get();
        (order.by == by).then_some(order.descending)
    });
    let sort = move |()| {
        on_sort.run(Order {
            by,
            descending: sorted.get_untracked() == Some(false),
        });
    };
    view! { <SortHeading label=Signal::derive(label) sorted on_sort=sort/> }
}

#[component]
fn RollRow(row: ListedRow, link: String, on_open: Callback<Roll>) -> impl IntoView {
    let ListedRow {
        roll,
        solutions,
        difficulty,
        last_cell,
        ..
    } = row;
    let is_impossible = solutions == 0;
    let solutions = move || match is_impossible {
        true => tr!("atlas-no-solution"),
        false => text::grouped(solutions.into()),
    };
    let difficulty = move || match difficulty {
        Some(difficulty) => text::difficulty_cell(difficulty),
        None => tr!("atlas-no-difficulty"),
    };
    let title = last_cell.clone();
    view! {
        <tr class=if is_impossible { "impossible" } else { "" }>
            <th scope="row">
                <a href=format!("#{link}") on:click=move |_| on_open.run(roll)>
                    {roll.to_string()}
                </a>
            </th>
            <td>{solutions}</td>
            <td>{difficulty}</td>
            <td title=title>{last_cell}</td>
        </tr>
    }
}
