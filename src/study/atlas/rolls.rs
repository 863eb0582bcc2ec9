//! The table of all rolls: filtered, in any order, to be opened or downloaded.

use std::rc::Rc;

use score_core::atlas::{Atlas, COLUMNS, Column, Filter, Order, Row, Show, csv_line, selected};
use score_core::link::Link;
use score_core::table::rules::{Goal, Rules, Source};

use crate::edge::element::{El, el, item};
use crate::edge::file;
use crate::edge::live::Live;
use crate::text;

/// How many rows are shown at first, and how many more at each tap.
const ROWS_A_TAP: usize = 50;

/// What the reader wants to see.
#[derive(Clone, Default)]
struct View {
    filter: Filter,
    order: Order,
    shown: usize,
    /// Whether the numbers to look for could not be read.
    is_wrong: bool,
}

/// The table of the rolls of `atlas`.
pub fn section(atlas: Rc<Atlas>) -> El {
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
    el("section")
        .attr("id", "atlas-rolls")
        .attr("aria-labelledby", "atlas-rolls-name")
        .child(el("h2").attr("id", "atlas-rolls-name").text(text::ROLLS))
        .child(filters(view))
        .child(
            el("p")
                .class("help")
                .attr("id", "atlas-count")
                .attr("role", "status")
                .text_of(move || text::rolls_shown(count().len(), total)),
        )
        .child(table(atlas.clone(), view, places.clone()))
        .child(below(atlas, view, places))
}

fn filters(view: Live<View>) -> El {
    let choice = move |show, label| {
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
        .attr("aria-label", text::WHICH_ROLLS)
        .child(choice(Show::All, text::ALL_ROLLS))
        .child(choice(Show::Impossible, text::IMPOSSIBLE_ROLLS))
        .child(choice(Show::OneForm, text::ONE_FORM_ROLLS));
    let field = el("input")
        .attr("id", "atlas-contains")
        .attr("inputmode", "numeric")
        .attr("maxlength", "24")
        .attr_of("aria-invalid", move || {
            view.with(|view| view.is_wrong).then(|| "true".to_owned())
        })
        .on("input", move |event| {
            let written = file::value_of(&event);
            view.update(|view| look_for(view, &written));
        });
    let label = el("label")
        .attr("for", "atlas-contains")
        .text(text::WITH_NUMBERS);
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

fn table(atlas: Rc<Atlas>, view: Live<View>, places: impl Fn() -> Vec<usize> + 'static) -> El {
    let head = [
        (Column::Roll, text::ROLL_COLUMN),
        (Column::Solutions, text::SOLUTIONS_COLUMN),
        (Column::Difficulty, text::DIFFICULTY_COLUMN),
        (Column::Forms, text::FORMS_COLUMN),
    ];
    let head = head.map(|(column, label)| heading(view, column, label));
    let rows = move || {
        let shown = view.with(|view| view.shown);
        let places = places().into_iter().take(shown);
        let row = |at: usize| {
            let atlas = atlas.clone();
            item(at as u64, move || row(&atlas, &atlas.rows()[at]))
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

fn row(atlas: &Atlas, row: &Row) -> El {
    let headings: Vec<&str> = atlas.headings(row.forms).collect();
    let difficulty = row
        .difficulty
        .map_or(text::NONE_HERE.to_owned(), |difficulty| {
            text::difficulty_cell(difficulty)
        });
    let link = el("a")
        .attr("href", &format!("#{}", link_to(atlas, row)))
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
        .child(
            el("td")
                .attr("title", &headings.join(", "))
                .text(&headings.join(", ")),
        )
}

/// The address that puts a roll on the board.
fn link_to(atlas: &Atlas, row: &Row) -> String {
    let usual = Rules::score();
    let play = atlas.play();
    let rules = Rules {
        source: Source::Dice(play.dice),
        goal: Goal::new(atlas.goal()).unwrap_or(usual.goal),
        ops: play.ops,
        all_numbers: play.all_numbers,
        ..usual
    };
    let link = Link {
        page: "play".to_owned(),
        roll: Some(row.roll),
        rules: Some(rules),
        ..Link::default()
    };
    link.to_string()
}

/// More rows, and the file.
fn below(
    atlas: Rc<Atlas>,
    view: Live<View>,
    places: impl Fn() -> Vec<usize> + Clone + 'static,
) -> El {
    let left = {
        let places = places.clone();
        move || places().len().saturating_sub(view.with(|view| view.shown))
    };
    let more = el("button")
        .attr("type", "button")
        .attr("id", "atlas-more")
        .attr_of("hidden", move || (left() == 0).then(String::new))
        .text(text::MORE_ROWS)
        .on("click", move |_| {
            view.update(|view| view.shown += ROWS_A_TAP)
        });
    let save = el("button")
        .attr("type", "button")
        .attr("id", "atlas-csv")
        .text(text::DOWNLOAD_CSV)
        .on("click", move |_| {
            file::save(FILE_NAME, "text/csv", &csv(&atlas, &places()));
        });
    el("p").class("actions").child(more).child(save)
}

const FILE_NAME: &str = "score-atlas.csv";

/// The rows at `places` as a file: those that are chosen, in the order chosen.
fn csv(atlas: &Atlas, places: &[usize]) -> String {
    let mut written = csv_line(COLUMNS);
    for at in places {
        let cells = atlas.cells(&atlas.rows()[*at]);
        written += &csv_line(cells.iter().map(String::as_str));
    }
    written
}
