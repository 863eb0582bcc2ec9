//! A table of rolls: filtered, in any order, to be opened or downloaded.

use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;
use score_core::atlas::{Atlas, Column, Filter, Order, Row, Show, selected};

use crate::edge::file;
use crate::study::solutions::Choice;
use crate::{move_tr, text, tr};

/// How many rows are shown at first, and how many more at each tap.
const ROWS_A_TAP: usize = 50;

/// Words of a listing, in the page's language.
type Words = fn() -> String;

/// What a table says of the rolls of an atlas, and how it calls them.
pub struct Listing {
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
    /// What is in the last column.
    pub last_cell: fn(&Atlas, &Row) -> String,
    /// The address that puts a roll on the board.
    pub link: fn(&Atlas, &Row) -> String,
    /// The button that saves the file.
    pub download: Words,
    /// What the file is called.
    pub file_name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// What is in it, where the rows at these places are chosen.
    pub file_text: fn(&Atlas, &[usize]) -> String,
}

impl Listing {
    fn id(&self, part: &str) -> String {
        format!("{}-{part}", self.name)
    }
}

/// The table of the rolls of `atlas`.
#[component]
pub fn RollList(atlas: Arc<Atlas>, listing: &'static Listing) -> impl IntoView {
    let filter = RwSignal::new(Filter::default());
    let order = RwSignal::new(Order::default());
    let shown = RwSignal::new(ROWS_A_TAP);
    let total = atlas.rows().len();
    let places = {
        let atlas = atlas.clone();
        let select = move |filter: &Filter| selected(atlas.rows(), filter, order.get());
        Memo::new(move |_| filter.with(&select))
    };
    let count = Memo::new(move |_| places.with(Vec::len));
    let save = {
        let atlas = atlas.clone();
        move |_| {
            let text = places.with_untracked(|places| (listing.file_text)(&atlas, places));
            file::save(listing.file_name, listing.media_type, &text);
        }
    };
    let shown_places =
        move || places.with(|places| places.iter().copied().take(shown.get()).collect::<Vec<_>>());
    let row = move |at: usize| {
        let row = atlas.rows()[at];
        view! {
            <RollRow
                row
                link=(listing.link)(&atlas, &row)
                last_cell=(listing.last_cell)(&atlas, &row)
            />
        }
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
            <h2 id=listing.id("rolls-name")>{listing.title}</h2>
            <Filters filter listing/>
            <p class="help" id=listing.id("count") role="status">
                {move || (listing.count)(count.get(), total)}
            </p>
            <div class="scroll">
                <table class="rolls">
                    <thead>
                        <tr>
                            {heading(listing.roll, Column::Roll)}
                            {heading(|| tr!("atlas-solutions-column"), Column::Solutions)}
                            {heading(|| tr!("atlas-difficulty-column"), Column::Difficulty)}
                            {last}
                        </tr>
                    </thead>
                    <tbody>
                        <For each=shown_places key=|at| *at children=row/>
                    </tbody>
                </table>
            </div>
            <p class="actions">
                <button
                    type="button"
                    id=listing.id("more")
                    hidden=move || count.get() <= shown.get()
                    on:click=move |_| shown.update(|shown| *shown += ROWS_A_TAP)
                >
                    {move_tr!("atlas-more-rows")}
                </button>
                <button type="button" id=listing.id("file") on:click=save>
                    {listing.download}
                </button>
            </p>
        </section>
    }
}

/// Which rolls are shown.
#[component]
fn Filters(filter: RwSignal<Filter>, listing: &'static Listing) -> impl IntoView {
    let is_wrong = RwSignal::new(false);
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

/// The numbers that rolls must have; `None` where they cannot be read.
fn read_numbers(written: &str) -> Option<Vec<u32>> {
    written
        .split([' ', ',', ';'])
        .filter(|word| !word.is_empty())
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
    let sort = move |_| {
        on_sort.run(Order {
            by,
            descending: sorted.get_untracked() == Some(false),
        });
    };
    view! {
        <th
            scope="col"
            aria-sort=move || sorted.get().map(|descending| match descending {
                true => "descending",
                false => "ascending",
            })
        >
            <button type="button" class="quiet" on:click=sort>
                {label}
                <span aria-hidden="true">
                    {move || match sorted.get() {
                        None => "",
                        Some(false) => " ▲",
                        Some(true) => " ▼",
                    }}
                </span>
            </button>
        </th>
    }
}

#[component]
fn RollRow(row: Row, link: String, last_cell: String) -> impl IntoView {
    let solutions = move || match row.is_impossible() {
        true => tr!("atlas-no-solution"),
        false => text::grouped(row.solutions.into()),
    };
    let difficulty = move || match row.difficulty {
        Some(difficulty) => text::difficulty_cell(difficulty),
        None => tr!("atlas-no-difficulty"),
    };
    let title = last_cell.clone();
    view! {
        <tr class=if row.is_impossible() { "impossible" } else { "" }>
            <th scope="row">
                <a href=format!("#{link}")>{row.roll.to_string()}</a>
            </th>
            <td>{solutions}</td>
            <td>{difficulty}</td>
            <td title=title>{last_cell}</td>
        </tr>
    }
}
