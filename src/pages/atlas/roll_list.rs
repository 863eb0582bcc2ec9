//! The table of the rolls of an atlas, with filters, sorting, print, and a file to download.

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
use crate::edge::{dom, file, open_rolls, printing};
use crate::solver::{Failure, LatestRequest, SolverTrouble};
use crate::{move_tr, text, tr};

/// The number of rows that are shown at first, and that each tap adds.
pub const ROWS_A_TAP: u32 = 50;

/// The most rows that are printed: some hundred sheets of paper.
const MAX_PRINTED_ROWS: u32 = 5_000;

/// The approximate number of rows on a sheet of paper.
const ROWS_A_SHEET: u32 = 30;

/// The number of sheets from which the button for print announces them.
const FEW_SHEETS: u32 = 3;

/// The callback for a roll and its goal that a player opens after reading about it in an atlas.
#[derive(Clone, Copy)]
pub struct OnLookedUp(pub Callback<(Roll, Goal)>);

/// Words of a listing, in the page's language.
type Words = fn() -> String;

/// Which atlas of the solver is shown: its request, its rolls and its goal.
#[derive(Clone, Copy)]
pub struct KeptAtlas {
    /// The request that asked for the atlas.
    pub id: RequestId,
    /// The rolls.
    pub play: Play,
    /// The goal.
    pub goal: u32,
}

/// The words, ids, columns and file of a table of rolls or hands.
pub struct RollListWords {
    /// The beginning of the ids of the table's elements.
    pub name: &'static str,
    /// The heading of the table.
    pub title: Words,
    /// The choices for which rolls are shown, with their labels.
    pub choices: &'static [(Show, Words)],
    /// The sentence that says how many rolls are shown, of how many.
    pub count: fn(usize, usize) -> String,
    /// The head of the column of rolls.
    pub roll: Words,
    /// The head of the last column, and the column for sorting, if it can be sorted by.
    pub last: (Words, Option<Column>),
    /// The address that puts a roll on the board.
    pub link: fn(KeptAtlas, Roll) -> String,
    /// The label of the button that saves the file.
    pub download: Words,
    /// The name of the file.
    pub file_name: &'static str,
    /// The media type of the file.
    pub media_type: &'static str,
}

impl RollListWords {
    fn id(&self, part: &str) -> String {
        format!("{}-{part}", self.name)
    }
}

/// The rows of a listing: the filter, the order, the wanted number, and the rows that have arrived.
/// Copies share it.
#[derive(Clone, Copy)]
struct Rows {
    atlas: KeptAtlas,
    filter: RwSignal<Filter>,
    /// Whether the filter cannot be read; then no rows are shown, because they would look like its
    /// answer.
    is_wrong: RwSignal<bool>,
    order: RwSignal<Order>,
    /// The number of rows that are wanted.
    wanted_count: RwSignal<u32>,
    /// Whether all rows are wanted for print, because more rows cannot be fetched on paper.
    wants_paper: RwSignal<bool>,
    listed: RwSignal<RowList>,
    request: LatestRequest,
    table: AnyNodeRef,
}

impl Rows {
    /// A listing with its first rows, which have arrived with the answer.
    fn first(atlas: KeptAtlas, listed: RowList) -> Rows {
        let rows = Rows {
            atlas,
            filter: RwSignal::new(Filter::default()),
            is_wrong: RwSignal::new(false),
            order: RwSignal::new(Order::default()),
            wanted_count: RwSignal::new(ROWS_A_TAP),
            wants_paper: RwSignal::new(false),
            listed: RwSignal::new(listed),
            request: LatestRequest::none(),
            table: AnyNodeRef::default(),
        };
        // Asks for the rows again when a group's open rolls change, because other rows are
        // withheld.
        Effect::new(move |before: Option<Vec<Roll>>| {
            let open_now = open_rolls::now();
            // The first rows date from the request for the atlas.
            if before.map_or(!open_now.is_empty(), |before| before != open_now) {
                untrack(|| rows.ask(false));
            }
            open_now
        });
        printing::on_printed(move || {
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

    /// Requests the wanted rows from the solver; if a player `reads_on`, the first new row gets the
    /// focus.
    fn ask(self, reads_on: bool) {
        let max_rows = match self.wants_paper.get_untracked() {
            true => MAX_PRINTED_ROWS,
            false => self.wanted_count.get_untracked(),
        };
        let request = SolveRequest::Rows {
            atlas: self.atlas.id,
            choice: self.choice(),
            rows: max_rows,
        };
        self.request.ask(request, move |response| {
            if let SolveResponse::Rows(rows) = response {
                let count_before = self.listed.with_untracked(|listed| listed.rows.len());
                self.listed.set(rows);
                if reads_on {
                    self.focus_row(count_before + 1);
                }
                self.print_when_whole();
            }
        });
    }

    fn focus_row(self, number: usize) {
        let link_selector = format!("tbody tr:nth-child({number}) a");
        dom::before_paint(move || {
            node::focus((self.table, &*link_selector));
            node::bring_into_view((self.table, &*link_selector));
        });
    }

    fn print_when_whole(self) {
        let is_whole = self.listed.with_untracked(|listed| {
            listed.rows.len() >= listed.count.min(MAX_PRINTED_ROWS) as usize
        });
        if is_whole && self.wants_paper.get_untracked() {
            dom::before_paint(printing::print);
        }
    }

    fn filter_by(self, change: impl FnOnce(&mut Filter)) {
        self.filter.update(change);
        self.ask(false);
    }

    fn sort(self, order: Order) {
        self.order.set(order);
        self.wanted_count.set(ROWS_A_TAP);
        self.ask(false);
    }

    fn more(self) {
        self.wanted_count.update(|wanted| *wanted += ROWS_A_TAP);
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

    /// The number of rows that pass the filter.
    fn count(self) -> u32 {
        self.listed.with(|listed| listed.count)
    }
}

/// The table of the rolls of an atlas, whose first rows come with `answer`. The solver finds
/// further rows; if it has forgotten the atlas, `on_again` requests the atlas anew.
#[component]
pub fn RollList(
    atlas: KeptAtlas,
    answer: Arc<AtlasAnswer>,
    listing: &'static RollListWords,
    on_again: Callback<()>,
    /// The node of the table's heading, if a button above leads there.
    #[prop(optional)]
    heading: AnyNodeRef,
) -> impl IntoView {
    let total = answer.total as usize;
    let rows = Rows::first(atlas, answer.rows.clone());
    let file_request = LatestRequest::none();
    let filtered_count = Memo::new(move |_| rows.count());
    // A browser that prints by its own menu waits for no rows.
    let shown_count = Memo::new(move |_| rows.listed.with(|listed| listed.rows.len() as u32));
    let is_whole = Memo::new(move |_| shown_count.get() >= filtered_count.get());
    let failure = move || {
        let failure = rows.request.failure().get();
        failure.or_else(|| file_request.failure().get())
    };
    let count_sentence = move || match rows.is_wrong.get() {
        true => String::new(),
        false => (listing.count)(filtered_count.get() as usize, total),
    };
    let is_empty = Memo::new(move |_| !rows.is_wrong.get() && filtered_count.get() == 0);
    let printed_rows = move || {
        let shown_count = shown_count.get();
        let sentence = tr!(
            "atlas-printed-rows",
            rows = text::grouped(shown_count.into())
        );
        match shown_count < MAX_PRINTED_ROWS {
            true => format!("{sentence} {}", tr!("atlas-how-to-print-all")),
            false => sentence,
        }
    };
    view! {
        <section id=listing.id("rolls") aria-labelledby=listing.id("rolls-name")>
            <h2 id=listing.id("rolls-name") tabindex="-1" node_ref=heading>
                {listing.title}
            </h2>
            <Filters rows listing/>
            <p class="help" id=listing.id("count") role="status">
                {count_sentence}
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
            <ListButtons rows file_request listing/>
        </section>
    }
}

/// The rows of the table under the heads of the columns.
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
    // A row says whether a roll has solutions, so a player who opens it has looked it up.
    let open = Callback::new(move |roll: Roll| {
        if let Some(goal) = Goal::new(rows.atlas.goal) {
            on_looked_up.run((roll, goal));
        }
    });
    let roll_row = move |row: ListedRow| {
        view! { <RollRow link=(listing.link)(rows.atlas, row.roll) row on_open=open/> }
    };
    let heading = move |label: Words, by: Column| {
        view! { <Heading label by order=rows.order on_sort=move |order| rows.sort(order)/> }
    };
    let last_heading = match listing.last {
        (label, Some(by)) => Either::Left(heading(label, by)),
        (label, None) => Either::Right(view! { <th scope="col" role="columnheader">{label}</th> }),
    };
    view! {
        // A narrow table is laid out as a grid, for which WebKit drops the roles of table elements.
        <table class="rolls" role="table" node_ref=rows.table>
            <thead role="rowgroup">
                <tr role="row">
                    {heading(listing.roll, Column::Roll)}
                    {heading(|| tr!("atlas-solutions-column"), Column::Solutions)}
                    {heading(|| tr!("atlas-difficulty-column"), Column::Difficulty)}
                    {last_heading}
                </tr>
            </thead>
            <tbody role="rowgroup">
                <For each=shown_rows key=|row| (row.at, row.is_withheld) children=roll_row/>
            </tbody>
        </table>
    }
}

/// The buttons for more rows, for all rows on paper, and for all rows in a file. `file_request`
/// requests the file.
#[component]
fn ListButtons(
    rows: Rows,
    file_request: LatestRequest,
    listing: &'static RollListWords,
) -> impl IntoView {
    let save = move |_| {
        let request = SolveRequest::File {
            atlas: rows.atlas.id,
            choice: rows.choice(),
            separator: text::table_separator(),
            names: vec![
                (listing.roll)(),
                tr!("atlas-solutions-column"),
                tr!("atlas-difficulty-column"),
                (listing.last.0)(),
            ],
        };
        file_request.ask(request, |response| {
            if let SolveResponse::File(text) = response {
                file::save(listing.file_name, listing.media_type, &text);
            }
        });
    };
    // The label warns a reader before sixty sheets are in the printer.
    let print_label = move || match rows.count().min(MAX_PRINTED_ROWS).div_ceil(ROWS_A_SHEET) {
        0..FEW_SHEETS => tr!("atlas-print"),
        sheets => tr!("atlas-print-sheets", sheets = text::grouped(sheets.into())),
    };
    view! {
        <p class="actions">
            <button
                type="button"
                id=listing.id("more")
                hidden=move || rows.is_wrong.get() || rows.count() <= rows.wanted_count.get()
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
    let filter_numbers = move |written: String| {
        let numbers = read_numbers(&written);
        rows.is_wrong.set(numbers.is_none());
        if let Some(numbers) = numbers {
            rows.filter_by(|filter| filter.contains = numbers);
        }
    };
    let choice_chip = move |(show, label): &'static (Show, Words)| {
        view! {
            <Chip
                label=*label
                is_chosen=move || rows.filter.with(|filter| filter.show == *show)
                on_choose=move |()| rows.filter_by(|filter| filter.show = *show)
            />
        }
    };
    let contains_id = listing.id("contains");
    view! {
        <div class="filters">
            <Chips label=move_tr!("atlas-which-rolls")>
                {listing.choices.iter().map(choice_chip).collect_view()}
            </Chips>
            <p class="row">
                <label for=contains_id.clone()>{move_tr!("atlas-with-numbers")}</label>
                <input
                    id=contains_id
                    inputmode="numeric"
                    maxlength="24"
                    aria-invalid=move || rows.is_wrong.get().then_some("true")
                    on:input:target=move |event| filter_numbers(event.target().value())
                />
                <span class="problem" hidden=move || !rows.is_wrong.get()>
                    {move_tr!("atlas-with-numbers-problem")}
                </span>
            </p>
        </div>
    }
}

/// The numbers that rolls must have; `None` if the text cannot be read. The filter takes more
/// numbers than any roll has.
fn read_numbers(written: &str) -> Option<Vec<u32>> {
    written
        .split([' ', ',', ';'])
        .filter(|word| !word.is_empty())
        .take(MAX_WANTED_NUMBERS)
        .map(|word| word.parse().ok())
        .collect()
}

/// The head of a column; a press sorts the rows by that column.
#[component]
fn Heading(
    label: Words,
    by: Column,
    #[prop(into)] order: Signal<Order>,
    #[prop(into)] on_sort: Callback<Order>,
) -> impl IntoView {
    // Whether the rows are sorted by this column, and whether in descending order.
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
