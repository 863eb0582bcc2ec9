//! A table of rolls: filtered, in any order, to be opened or downloaded.

use std::rc::Rc;

use score_core::atlas::{Atlas, Column, Filter, Order, Row, Show, selected};

use crate::edge::element::{El, el, item};
use crate::edge::file;
use crate::edge::live::Live;
use crate::text;

/// How many rows are shown at first, and how many more at each tap.
const ROWS_A_TAP: usize = 50;

/// What a table says of the rolls of an atlas, and how it calls them.
pub struct Listing {
    /// What the names of its elements begin with.
    pub name: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// Which rolls can be shown alone.
    pub choices: &'static [(Show, &'static str)],
    /// How many of how many rolls are shown.
    pub count: fn(usize, usize) -> String,
    /// The head of the column of rolls.
    pub roll: &'static str,
    /// The head of the last column, and what orders its rows, if anything does.
    pub last: (&'static str, Option<Column>),
    /// What stands in the last column.
    pub last_cell: fn(&Atlas, &Row) -> String,
    /// The address that puts a roll on the board.
    pub link: fn(&Atlas, &Row) -> String,
    /// The file to download: its key, its name, its media type.
    pub file: (&'static str, &'static str, &'static str),
    /// What is in the file, where the rows at these places are chosen.
    pub file_text: fn(&Atlas, &[usize]) -> String,
}

/// What the reader wants to see.
#[derive(Clone, Default)]
struct View {
    filter: Filter,
    order: Order,
    shown: usize,
    /// Whether the numbers to look for could not be read.
    is_wrong: bool,
}

/// The `listing` of the rolls of `atlas`.
pub fn section(atlas: Rc<Atlas>, listing: &'static Listing) -> El {
    let view = Live::new(View {
        shown: ROWS_A_TAP,
        ..View::default()
    });
    let places = {
        let atlas = atlas.clone();
        move || view.with(|view| selected(atlas.rows(), &view.filter, view.order))
    };
    let count = places.clone();
    let total = atlas.rows().len();
    let id = |part| format!("{}-{part}", listing.name);
    el("section")
        .attr("id", &id("rolls"))
        .attr("aria-labelledby", &id("rolls-name"))
        .child(el("h2").attr("id", &id("rolls-name")).text(listing.title))
        .child(filters(view, listing))
        .child(
            el("p")
                .class("help")
                .attr("id", &id("count"))
                .attr("role", "status")
                .text_of(move || (listing.count)(count().len(), total)),
        )
        .child(table(atlas.clone(), view, places.clone(), listing))
        .child(below(atlas, view, places, listing))
}

fn filters(view: Live<View>, listing: &Listing) -> El {
    let choice = move |show, label: &str| {
        el("button")
            .attr("type", "button")
            .attr_of("aria-pressed", move || {
                Some(view.with(|view| view.filter.show == show).to_string())
            })
            .text(label)
            .on("click", move |_| {
                view.update(|view| view.filter.show = show)
            })
    };
    let chips = el("div")
        .class("chips")
        .attr("role", "group")
        .attr("aria-label", text::WHICH_ROLLS);
    let choices = listing.choices.iter();
    let chips = chips.children(choices.map(|(show, label)| choice(*show, label)).collect());
    let contains = format!("{}-contains", listing.name);
    let field = el("input")
        .attr("id", &contains)
        .attr("inputmode", "numeric")
        .attr("maxlength", "24")
        .attr_of("aria-invalid", move || {
            view.with(|view| view.is_wrong).then(|| "true".to_owned())
        })
        .on("input", move |event| {
            let written = file::value_of(&event);
            view.update(|view| look_for(view, &written));
        });
    let label = el("label").attr("for", &contains).text(text::WITH_NUMBERS);
    let problem = el("span")
        .class("problem")
        .attr_of("hidden", move || {
            (!view.with(|view| view.is_wrong)).then(String::new)
        })
        .text(text::WITH_NUMBERS_PROBLEM);
    el("div").class("filters").child(chips).child(
        el("p")
            .class("row")
            .child(label)
            .child(field)
            .child(problem),
    )
}

/// Takes in the numbers that rolls must have.
fn look_for(view: &mut View, written: &str) {
    let numbers: Result<Vec<u32>, _> = written
        .split([' ', ',', ';'])
        .filter(|word| !word.is_empty())
        .map(str::parse)
        .collect();
    view.is_wrong = numbers.is_err();
    if let Ok(numbers) = numbers {
        view.filter.contains = numbers;
    }
}

fn table(
    atlas: Rc<Atlas>,
    view: Live<View>,
    places: impl Fn() -> Vec<usize> + 'static,
    listing: &'static Listing,
) -> El {
    let head = [
        (listing.roll, Some(Column::Roll)),
        (text::SOLUTIONS_COLUMN, Some(Column::Solutions)),
        (text::DIFFICULTY_COLUMN, Some(Column::Difficulty)),
        listing.last,
    ];
    let head = head.map(|(label, column)| match column {
        Some(column) => heading(view, column, label),
        None => el("th").attr("scope", "col").text(label),
    });
    let rows = move || {
        let shown = view.with(|view| view.shown);
        let places = places().into_iter().take(shown);
        let row = |at: usize| {
            let atlas = atlas.clone();
            item(at as u64, move || row(&atlas, &atlas.rows()[at], listing))
        };
        places.map(row).collect()
    };
    el("div").class("scroll").child(
        el("table")
            .class("rolls")
            .child(el("thead").child(el("tr").children(head.into())))
            .child(el("tbody").each(rows)),
    )
}

/// The head of a column, which puts the rows in its order.
fn heading(view: Live<View>, column: Column, label: &str) -> El {
    let order = move || view.with(|view| view.order);
    let key = el("button")
        .attr("type", "button")
        .class("quiet")
        .text(label)
        .child(el("span").attr("aria-hidden", "true").text_of(move || {
            match (order().by == column, order().descending) {
                (false, _) => "",
                (true, false) => " ▲",
                (true, true) => " ▼",
            }
            .to_owned()
        }))
        .on("click", move |_| {
            view.update(|view| {
                view.order = Order {
                    by: column,
                    descending: view.order.by == column && !view.order.descending,
                };
                view.shown = ROWS_A_TAP;
            });
        });
    el("th")
        .attr("scope", "col")
        .attr_of("aria-sort", move || {
            let sort = match (order().by == column, order().descending) {
                (false, _) => return None,
                (true, false) => "ascending",
                (true, true) => "descending",
            };
            Some(sort.to_owned())
        })
        .child(key)
}

fn row(atlas: &Atlas, row: &Row, listing: &Listing) -> El {
    let last = (listing.last_cell)(atlas, row);
    let difficulty = row
        .difficulty
        .map_or(text::NONE_HERE.to_owned(), |difficulty| {
            text::difficulty_cell(difficulty)
        });
    let link = el("a")
        .attr("href", &format!("#{}", (listing.link)(atlas, row)))
        .text(&row.roll.to_string());
    el("tr")
        .class(if row.is_impossible() {
            "impossible"
        } else {
            ""
        })
        .child(el("th").attr("scope", "row").child(link))
        .child(el("td").text(&match row.is_impossible() {
            true => text::NO_ANSWER.to_owned(),
            false => text::grouped(row.solutions.into()),
        }))
        .child(el("td").text(&difficulty))
        .child(el("td").attr("title", &last).text(&last))
}

/// More rows, and the file.
fn below(
    atlas: Rc<Atlas>,
    view: Live<View>,
    places: impl Fn() -> Vec<usize> + Clone + 'static,
    listing: &'static Listing,
) -> El {
    let left = {
        let places = places.clone();
        move || places().len().saturating_sub(view.with(|view| view.shown))
    };
    let more = el("button")
        .attr("type", "button")
        .attr("id", &format!("{}-more", listing.name))
        .attr_of("hidden", move || (left() == 0).then(String::new))
        .text(text::MORE_ROWS)
        .on("click", move |_| {
            view.update(|view| view.shown += ROWS_A_TAP)
        });
    let (label, file_name, media_type) = listing.file;
    let save = el("button")
        .attr("type", "button")
        .attr("id", &format!("{}-file", listing.name))
        .text(label)
        .on("click", move |_| {
            let text = (listing.file_text)(&atlas, &places());
            file::save(file_name, media_type, &text);
        });
    el("p").class("actions").child(more).child(save)
}
