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

use crate::components::chips::{Chip, Chips};
use crate::components::empty::{Empty, Missing};
use crate::components::sort_heading::SortHeading;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, file, open_rolls, paper};
use crate::solver::{Failure, LatestRequest, SolverTrouble};
use crate::{move_tr, text, tr};

/// How many rows are shown at first, and how many more at each tap.
pub const ROWS_A_TAP: u32 = 50;

/// The most rows that are printed: some hundred sheets of paper.
const MAX_PRINTED_ROWS: u32 = 5_000;

/// About how many rows there are on a sheet of paper.
const ROWS_A_SHEET: u32 = 30;

/// So many sheets are announced before they are printed.
const FEW_SHEETS: u32 = 3;

/// The callback for a roll and its goal that a player opens after reading what is known of it.
#[derive(Clone, Copy)]
pub struct OnLookedUp(pub Callback<(Roll, Goal)>);

/// Words of a listing, in the page's language.
type Words = fn() -> String;

/// An atlas that the solver keeps, with its rolls and goal.
#[derive(Clone, Copy)]
pub struct AtlasOf {
    /// The request that asked for it.
    pub id: RequestId,
    /// The rolls.
    pub play: Play,
    /// The goal.
    pub goal: u32,
}

/// The words of a table of an atlas, and its names for the rolls.
pub struct RollListWords {
    /// The beginning of its elements' ids.
    pub name: &'static str,
    /// Its heading.
    pub title: Words,
    /// Which rolls can be shown alone.
    pub choices: &'static [(Show, Words)],
    /// How many of how many rolls are shown.
    pub count: fn(usize, usize) -> String,
    /// The head of the column of rolls.
    pub roll: Words,
    /// The head of the last column, and the order of the rows by it, if any.
    pub last: (Words, Option<Column>),
    /// The address that puts a roll on the board.
    pub link: fn(AtlasOf, Roll) -> String,
    /// The button that saves the file.
    pub download: Words,
    /// The name of the file.
    pub file_name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
}

impl RollListWords {
    fn id(&self, part: &str) -> String {
        format!("{}-{part}", self.name)
    }
}

/// The rows of a listing: those that are wanted, and those that have arrived. Copies share it.
#[derive(Clone, Copy)]
struct Rows {
    of: AtlasOf,
    filter: RwSignal<Filter>,
    /// Whether the filter cannot be read: other rows would look like its answer.
    is_wrong: RwSignal<bool>,
    order: RwSignal<Order>,
    /// How many are wanted.
    wanted: RwSignal<u32>,
    /// On paper there is nothing to tap: all rows are wanted until it is printed.
    wants_paper: RwSignal<bool>,
    listed: RwSignal<RowList>,
    request: LatestRequest,
    table: AnyNodeRef,
}

impl Rows {
    /// The first rows, which have arrived with the answer.
    fn first(of: AtlasOf, listed: RowList) -> Rows {
        let rows = Rows {
            of,
            filter: RwSignal::new(Filter::default()),
            is_wrong: RwSignal::new(false),
            order: RwSignal::new(Order::default()),
            wanted: RwSignal::new(ROWS_A_TAP),
            wants_paper: RwSignal::new(false),
            listed: RwSignal::new(listed),
            request: LatestRequest::none(),
            table: AnyNodeRef::default(),
        };
        // Other rolls are open now, so other rows are withheld.
        Effect::new(move |before: Option<Vec<Roll>>| {
            let open = open_rolls::now();
            // The first rows date from the request for the atlas.
            if before.map_or(!open.is_empty(), |before| before != open) {
                untrack(|| rows.ask(false));
            }
            open
        });
        paper::on_printed(move || {
            if rows.wants_paper.get_untracked() {
                rows.wants_paper.set(false);
                rows.ask(false);
            }
        });
        rows
    }

    fn choice(self) -> solver::RowChoice {
        solver::RowChoice {
            filter: self.filter.get_untracked(),
            order: self.order.get_untracked(),
        }
    }

    /// Requests the rows that are wanted from the solver; a player who `reads_on` goes on at the
    /// first new one.
    fn ask(self, reads_on: bool) {
        let most = match self.wants_paper.get_untracked() {
            true => MAX_PRINTED_ROWS,
            false => self.wanted.get_untracked(),
        };
        let request = SolveRequest::Rows {
            atlas: self.of.id,
            choice: self.choice(),
            rows: most,
        };
        self.request.ask(request, move |response| {
            if let SolveResponse::Rows(rows) = response {
                let before = self.listed.with_untracked(|listed| listed.rows.len());
                self.listed.set(rows);
                if reads_on {
                    self.focus_row(before + 1);
                }
                self.print_when_whole();
            }
        });
    }

    fn focus_row(self, number: usize) {
        let row = format!("tbody tr:nth-child({number}) a");
        dom::before_paint(move || {
            node::focus((self.table, &*row));
            node::bring_into_view((self.table, &*row));
        });
    }

    fn print_when_whole(self) {
        let is_whole = self.listed.with_untracked(|listed| {
            listed.rows.len() >= listed.count.min(MAX_PRINTED_ROWS) as usize
        });
        if is_whole && self.wants_paper.get_untracked() {
            dom::before_paint(paper::print);
        }
    }

    fn filter_by(self, change: impl FnOnce(&mut Filter)) {
        self.filter.update(change);
        self.ask(false);
    }

    fn sort(self, order: Order) {
        self.order.set(order);
        self.wanted.set(ROWS_A_TAP);
        self.ask(false);
    }

    fn more(self) {
        self.wanted.update(|wanted| *wanted += ROWS_A_TAP);
        self.ask(true);
    }

    fn print(self) {
        self.wants_paper.set(true);
        self.ask(false);
    }

    /// Whether all rows are wanted, and can still arrive.
    fn is_printing(self) -> bool {
        self.wants_paper.get() && self.request.failure().with(Option::is_none)
    }

    /// How many there are by the filter.
    fn count(self) -> u32 {
        self.listed.with(|listed| listed.count)
    }
}

/// The table of the rolls of an atlas, of which the first come with `answer`. The solver finds the
/// rows to be shown; where it has forgotten the atlas, `on_again` works it out anew.
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
    let total = answer.total as usize;
    let rows = Rows::first(of, answer.rows.clone());
    let saved = LatestRequest::none();
    let count = Memo::new(move |_| rows.count());
    // A browser that prints by its own menu waits for no rows.
    let printed = Memo::new(move |_| rows.listed.with(|listed| listed.rows.len() as u32));
    let is_whole = Memo::new(move |_| printed.get() >= count.get());
    let failure = move || {
        let failure = rows.request.failure().get();
        failure.or_else(|| saved.failure().get())
    };
    let said = move || match rows.is_wrong.get() {
        true => String::new(),
        false => (listing.count)(count.get() as usize, total),
    };
    let is_empty = Memo::new(move |_| !rows.is_wrong.get() && count.get() == 0);
    let printed_rows = move || {
        let printed = printed.get();
        let said = tr!("atlas-printed-rows", rows = text::grouped(printed.into()));
        match printed < MAX_PRINTED_ROWS {
            true => format!("{said} {}", tr!("atlas-how-to-print-all")),
            false => said,
        }
    };
    view! {
        <section id=listing.id("rolls") aria-labelledby=listing.id("rolls-name")>
            <h2 id=listing.id("rolls-name") tabindex="-1" node_ref=heading>
                {listing.title}
            </h2>
            <Filters rows listing/>
            <p class="help" id=listing.id("count") role="status">
                {said}
            </p>
            <p class="help on-paper" id=listing.id("printed") hidden=is_whole>
                {printed_rows}
            </p>
            <SolverTrouble failure=Signal::derive(failure) on_again/>
            <Show when=move || is_empty.get()>
                <Empty missing=Missing::Matches sentence=move_tr!("atlas-nothing-found")/>
            </Show>
            <div class="scroll rolls-frame" hidden=is_empty>
                <RollTable rows listing/>
            </div>
            <ListButtons rows saved listing/>
        </section>
    }
}

/// The rows under their heads.
#[component]
fn RollTable(rows: Rows, listing: &'static RollListWords) -> impl IntoView {
    let is_withheld = Memo::new(move |_| {
        let failure = rows.request.failure().get();
        failure.is_some_and(Failure::is_open_roll)
    });
    let shown_rows = move || match rows.is_wrong.get() || is_withheld.get() {
        true => Vec::new(),
        false => rows.listed.with(|listed| listed.rows.clone()),
    };
    let OnLookedUp(on_looked_up) = expect_context();
    // The row says whether the roll can be made, but not how.
    let open = Callback::new(move |roll: Roll| {
        if let Some(goal) = Goal::new(rows.of.goal) {
            on_looked_up.run((roll, goal));
        }
    });
    let row = move |row: ListedRow| {
        view! { <RollRow link=(listing.link)(rows.of, row.roll) row on_open=open/> }
    };
    let heading = move |label: Words, by: Column| {
        view! { <Heading label by order=rows.order on_sort=move |order| rows.sort(order)/> }
    };
    let last = match listing.last {
        (label, Some(by)) => Either::Left(heading(label, by)),
        (label, None) => Either::Right(view! { <th scope="col" role="columnheader">{label}</th> }),
    };
    view! {
        // A narrow table is laid out as a grid, which takes the roles of its elements away in WebKit.
        <table class="rolls" role="table" node_ref=rows.table>
            <thead role="rowgroup">
                <tr role="row">
                    {heading(listing.roll, Column::Roll)}
                    {heading(|| tr!("atlas-solutions-column"), Column::Solutions)}
                    {heading(|| tr!("atlas-difficulty-column"), Column::Difficulty)}
                    {last}
                </tr>
            </thead>
            <tbody role="rowgroup">
                <For each=shown_rows key=|row| (row.at, row.is_withheld) children=row/>
            </tbody>
        </table>
    }
}

/// The buttons for more rows, for all rows on paper, and for all rows in a file, which `saved`
/// requests.
#[component]
fn ListButtons(rows: Rows, saved: LatestRequest, listing: &'static RollListWords) -> impl IntoView {
    let save = move |_| {
        let request = SolveRequest::File {
            atlas: rows.of.id,
            choice: rows.choice(),
            separator: text::table_separator(),
            names: vec![
                (listing.roll)(),
                tr!("atlas-solutions-column"),
                tr!("atlas-difficulty-column"),
                (listing.last.0)(),
            ],
        };
        saved.ask(request, |response| {
            if let SolveResponse::File(text) = response {
                file::save(listing.file_name, listing.media_type, &text);
            }
        });
    };
    // Before a reader has sixty sheets in the printer.
    let print_label = move || match rows.count().min(MAX_PRINTED_ROWS).div_ceil(ROWS_A_SHEET) {
        0..FEW_SHEETS => tr!("atlas-print"),
        sheets => tr!("atlas-print-sheets", sheets = text::grouped(sheets.into())),
    };
    view! {
        <p class="actions">
            <button
                type="button"
                id=listing.id("more")
                hidden=move || rows.is_wrong.get() || rows.count() <= rows.wanted.get()
                on:click=move |_| rows.more()
            >
                {move_tr!("atlas-more-rows")}
            </button>
            <button
                type="button"
                id=listing.id("print")
                disabled=move || rows.is_wrong.get() || rows.is_printing()
                on:click=move |_| rows.print()
            >
                {print_label}
            </button>
            <button
                type="button"
                id=listing.id("file")
                disabled=move || rows.is_wrong.get()
                on:click=save
            >
                {listing.download}
            </button>
        </p>
    }
}

/// The filters of the rows.
#[component]
fn Filters(rows: Rows, listing: &'static RollListWords) -> impl IntoView {
    let look_for = move |written: String| {
        let numbers = read_numbers(&written);
        rows.is_wrong.set(numbers.is_none());
        if let Some(numbers) = numbers {
            rows.filter_by(|filter| filter.contains = numbers);
        }
    };
    let choice = move |(show, label): &'static (Show, Words)| {
        view! {
            <Chip
                label=*label
                is_chosen=move || rows.filter.with(|filter| filter.show == *show)
                on_choose=move |()| rows.filter_by(|filter| filter.show = *show)
            />
        }
    };
    let contains = listing.id("contains");
    view! {
        <div class="filters">
            <Chips label=move_tr!("atlas-which-rolls")>
                {listing.choices.iter().map(choice).collect_view()}
            </Chips>
            <p class="row">
                <label for=contains.clone()>{move_tr!("atlas-with-numbers")}</label>
                <input
                    id=contains
                    inputmode="numeric"
                    maxlength="24"
                    aria-invalid=move || rows.is_wrong.get().then_some("true")
                    on:input:target=move |event| look_for(event.target().value())
                />
                <span class="problem" hidden=move || !rows.is_wrong.get()>
                    {move_tr!("atlas-with-numbers-problem")}
                </span>
            </p>
        </div>
    }
}

/// The numbers that rolls must have; `None` where they cannot be read. No roll has as many numbers
/// as the filter takes at most.
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
        is_withheld,
        ..
    } = row;
    if is_withheld {
        return Either::Left(view! {
            <tr role="row" class="open-roll">
                <th scope="row" role="rowheader" translate="no">
                    {roll.to_string()}
                </th>
                <td role="cell" colspan="3">{move_tr!("solver-open-roll")}</td>
            </tr>
        });
    }
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
    Either::Right(view! {
        <tr role="row" class=if is_impossible { "impossible" } else { "" }>
            <th scope="row" role="rowheader">
                <a translate="no" href=format!("#{link}") on:click=move |_| on_open.run(roll)>
                    {roll.to_string()}
                </a>
            </th>
            <td role="cell">{solutions}</td>
            <td role="cell">{difficulty}</td>
            <td role="cell" title=title>
                <span translate="no">{last_cell}</span>
            </td>
        </tr>
    })
}
