//! The page with a host's report on their pupils, which they can sort, print and save.

use std::cmp::Ordering;

use leptos::prelude::*;
use score_core::group::report::{self, About, Header, Row};
use score_core::table::event::SeatId;
use score_core::table::isolation::without_isolation;
use score_core::table::time_taken::seconds_taken;

use crate::components::empty::{Empty, Missing};
use crate::components::sort_heading::SortHeading;
use crate::components::spoken_text::SpokenText;
use crate::components::team_mark::TeamMark;
use crate::edge::{file, printing};
use crate::group::connection::Connection;
use crate::group::linked_views;
use crate::group::relay_table::RelayTable;
use crate::{move_tr, text, tr};

/// A column of the report.
struct Column {
    /// The column's name in the document.
    name: &'static str,
    label: fn() -> String,
    /// The value that the rows are sorted by; a pupil without one comes last.
    value: fn(&Row) -> Option<i64>,
    /// The text of the column's cell in a row.
    cell: fn(&Row) -> String,
}

/// A column of the report from its four parts.
const fn column(
    name: &'static str,
    label: fn() -> String,
    value: fn(&Row) -> Option<i64>,
    cell: fn(&Row) -> String,
) -> Column {
    Column {
        name,
        label,
        value,
        cell,
    }
}

/// The columns after the name.
const COLUMNS: [Column; 13] = [
    column(
        "points",
        || tr!("report-points"),
        |row| Some(row.points.into()),
        |row| text::signed(row.points),
    ),
    column(
        "rounds",
        || tr!("report-rounds"),
        |row| Some(row.tally.rounds.into()),
        |row| row.tally.rounds.to_string(),
    ),
    column(
        "right",
        || tr!("report-right"),
        |row| Some(row.tally.right.into()),
        |row| row.tally.right.to_string(),
    ),
    column(
        "wrong-impossible",
        || tr!("report-wrong-impossible"),
        |row| Some(row.tally.wrong_impossible.into()),
        |row| row.tally.wrong_impossible.to_string(),
    ),
    column(
        "not-shown",
        || tr!("report-not-shown"),
        |row| Some(row.tally.not_shown.into()),
        |row| row.tally.not_shown.to_string(),
    ),
    column(
        "without-answer",
        || tr!("report-without-answer"),
        |row| Some(row.tally.without_answer().into()),
        |row| row.tally.without_answer().to_string(),
    ),
    column(
        "mean",
        || tr!("report-mean"),
        |row| row.tally.mean_ms().map(sort_value),
        |row| seconds(row.tally.mean_ms()),
    ),
    column(
        "fastest",
        || tr!("report-fastest"),
        |row| row.tally.fastest_ms.map(sort_value),
        |row| seconds(row.tally.fastest_ms),
    ),
    column(
        "hints",
        || tr!("report-hints"),
        |row| Some(row.tally.hints.into()),
        |row| row.tally.hints.to_string(),
    ),
    column(
        "steps",
        || tr!("report-steps"),
        |row| Some(row.tally.steps.all.into()),
        |row| row.tally.steps.all.to_string(),
    ),
    column(
        "fractions",
        || tr!("report-fractions"),
        |row| Some(row.tally.steps.fractions.into()),
        |row| row.tally.steps.fractions.to_string(),
    ),
    column(
        "joins",
        || tr!("report-joins"),
        |row| Some(row.tally.steps.joins.into()),
        |row| row.tally.steps.joins.to_string(),
    ),
    column(
        "negatives",
        || tr!("report-negatives"),
        |row| Some(row.tally.steps.negatives.into()),
        |row| row.tally.steps.negatives.to_string(),
    ),
];

fn sort_value(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

fn seconds(ms: Option<u64>) -> String {
    ms.map_or(String::new(), |ms| {
        tr!("report-seconds", seconds = seconds_taken(ms))
    })
}

/// The order of the rows: by a column or by name, and in which direction.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Order {
    /// The index of the column in [`COLUMNS`]; `None`: the name.
    column: Option<usize>,
    is_descending: bool,
}

impl Order {
    /// The usual order of teachers' lists, by name.
    const BY_NAME: Order = Order {
        column: None,
        is_descending: false,
    };

    /// The order after a choice of this column: a second choice of the same column reverses it.
    /// Columns of counts begin with the highest.
    fn after_choice(self, column: Option<usize>) -> Order {
        let is_descending = match self.column == column {
            true => !self.is_descending,
            false => column.is_some(),
        };
        Order {
            column,
            is_descending,
        }
    }

    fn sort(self, rows: &mut [Row]) {
        text::sort_by_name(rows, |row| row.name.as_str());
        let Some(column) = self.column else {
            if self.is_descending {
                rows.reverse();
            }
            return;
        };
        let value = COLUMNS[column].value;
        rows.sort_by(|one, other| match (value(one), value(other)) {
            (Some(one), Some(other)) if self.is_descending => other.cmp(&one),
            (Some(one), Some(other)) => one.cmp(&other),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => Ordering::Equal,
        });
    }
}

/// The page of the report, with a sentence in its place for players who are no hosts.
#[component]
pub fn ReportPage() -> impl IntoView {
    let connection = Connection::here();
    let rows = Memo::new(move |_| connection.with(|relay| report::rows(relay.group()?)));
    let is_for_host =
        Memo::new(move |_| connection.with(|relay| relay.is_host()) && rows.with(Option::is_some));
    view! {
        <div id="report" class="page">
            <Show when=move || is_for_host.get() fallback=|| view! { <NotForYou/> }>
                <Report rows/>
            </Show>
            <p class="links">
                <a id="report-back" href=linked_views::back()>
                    {move_tr!("lesson-back-to-table")}
                </a>
            </p>
        </div>
    }
}

/// The sentence for a player who hosts no table.
#[component]
fn NotForYou() -> impl IntoView {
    view! {
        <h1>{move_tr!("report-title")}</h1>
        <p id="report-not-for-you">{move_tr!("report-hosts-only")}</p>
    }
}

/// The host's report on the pupils at their table.
#[component]
fn Report(rows: Memo<Option<Vec<Row>>>) -> impl IntoView {
    let connection = Connection::here();
    let order = RwSignal::new(Order::BY_NAME);
    let sorted = Memo::new(move |_| {
        let mut rows = rows.get().unwrap_or_default();
        order.get().sort(&mut rows);
        rows
    });
    let is_empty = Memo::new(move |_| sorted.with(Vec::is_empty));
    let has_teams =
        Memo::new(move |_| sorted.with(|rows| rows.iter().any(|row| row.team.is_some())));
    let table = Memo::new(move |_| connection.with(RelayTable::table_name));
    let date = move || text::date(connection.store.clock().local_date());
    let save = move |_| {
        let rows = sorted.get_untracked();
        let name = table.get_untracked();
        let date = connection.store.clock().local_date();
        file::save(
            &text::report_file(&name, date),
            "text/csv",
            &csv(connection, &rows),
        );
    };
    let pupil_row = move |row: Row| view! { <PupilRow row has_teams/> };
    view! {
        <h1 id="report-title">{move || tr!("report-of", table = table.get())}</h1>
        <p id="report-date">{date}</p>
        <p class="help" id="report-kept">{move_tr!("report-kept")}</p>
        <Show when=move || is_empty.get()>
            <Empty missing=Missing::Others sentence=move_tr!("report-nobody")/>
        </Show>
        <div class="scroll" hidden=is_empty>
            <table class="report">
                <thead>
                    <tr>
                        <Heading column=None order/>
                        <th scope="col" hidden=move || !has_teams.get()>
                            {move_tr!("report-team")}
                        </th>
                        {(0..COLUMNS.len())
                            .map(|column| view! { <Heading column=Some(column) order/> })
                            .collect_view()}
                    </tr>
                </thead>
                <tbody>
                    <For each=move || sorted.get() key=Clone::clone children=pupil_row/>
                </tbody>
            </table>
        </div>
        <SavedCalls/>
        <p class="help">{move_tr!("report-help")}</p>
        <p class="actions">
            <button type="button" id="report-print" on:click=|_| printing::print()>
                {move_tr!("report-print")}
            </button>
            <button type="button" id="report-save" on:click=save>
                {move_tr!("report-save")}
            </button>
        </p>
    }
}

/// The list of players who won points because another player called SCORE and failed, several
/// times.
#[component]
fn SavedCalls() -> impl IntoView {
    let connection = Connection::here();
    let lines = Memo::new(move |_| {
        connection.with(|relay| {
            let name = |seat| {
                let name = relay.name(seat);
                name.map_or_else(|| tr!("group-somebody"), ToString::to_string)
            };
            let saved = relay.group().map(report::saved).unwrap_or_default();
            let saved = saved.into_iter();
            let lines = saved.map(|saved| (name(saved.caller), name(saved.saver), saved.rounds));
            lines.collect::<Vec<(String, String, u32)>>()
        })
    });
    let line = move |(caller, saver, rounds): (String, String, u32)| {
        let sentence = Signal::derive(move || {
            tr!(
                "report-saved-by",
                caller = caller.as_str(),
                saver = saver.as_str(),
                rounds = rounds
            )
        });
        view! {
            <li>
                <SpokenText written=sentence/>
            </li>
        }
    };
    view! {
        <section id="report-saved" hidden=move || lines.with(Vec::is_empty)>
            <h2>{move_tr!("report-saved")}</h2>
            <ul>
                <For each=move || lines.get() key=Clone::clone children=line/>
            </ul>
            <p class="help">{move_tr!("report-saved-help")}</p>
        </section>
    }
}

/// The head of a column; a press sorts the rows by that column.
#[component]
fn Heading(column: Option<usize>, order: RwSignal<Order>) -> impl IntoView {
    let (name, label): (_, fn() -> String) = match column {
        Some(column) => (COLUMNS[column].name, COLUMNS[column].label),
        None => ("name", || tr!("report-name")),
    };
    // Whether the rows are sorted by this column, and whether in reverse.
    let sorted = Memo::new(move |_| {
        let order = order.get();
        (order.column == column).then_some(order.is_descending)
    });
    view! {
        <SortHeading
            label=Signal::derive(label)
            sorted
            name
            on_sort=move |()| order.update(|order| *order = order.after_choice(column))
        />
    }
}

/// A pupil's row in the report.
#[component]
fn PupilRow(row: Row, has_teams: Memo<bool>) -> impl IntoView {
    let team = row.team.map(|team| {
        view! {
            <TeamMark team/>
            <span class="name" aria-hidden="true">{move || text::team_name(team)}</span>
        }
    });
    let SeatId(seat) = row.seat;
    let cells = COLUMNS.iter().map(|column| {
        let text = (column.cell)(&row);
        view! { <td><SpokenText written=Signal::stored(text)/></td> }
    });
    let cells = cells.collect_view();
    view! {
        <tr data-seat=seat.to_string()>
            <th scope="row" translate="no">
                <bdi>{row.name.to_string()}</bdi>
            </th>
            <td class="of-team" hidden=move || !has_teams.get()>{team}</td>
            {cells}
        </tr>
    }
}

/// The report as CSV, with the rows in the order on the screen.
fn csv(connection: Connection, rows: &[Row]) -> String {
    let date = connection.store.clock().local_date();
    let table = connection.with_untracked(RelayTable::table_name);
    let about = About {
        table: &table,
        date: &text::iso_date(date),
    };
    let label = |name: &str| {
        let column = COLUMNS.iter().find(|column| column.name == name);
        column.map_or(String::new(), |column| (column.label)())
    };
    let [points, rounds, right, wrong_impossible] =
        ["points", "rounds", "right", "wrong-impossible"].map(label);
    let [not_shown, without_answer, hints, steps] =
        ["not-shown", "without-answer", "hints", "steps"].map(label);
    let [fractions, joins, negatives] = ["fractions", "joins", "negatives"].map(label);
    let header = Header {
        table: &tr!("report-table"),
        date: &tr!("report-date"),
        name: &tr!("report-name"),
        points: &points,
        team: &tr!("report-team"),
        rounds: &rounds,
        right: &right,
        wrong_impossible: &wrong_impossible,
        not_shown: &not_shown,
        without_answer: &without_answer,
        mean_s: &tr!("report-mean-s"),
        fastest_s: &tr!("report-fastest-s"),
        hints: &hints,
        steps: &steps,
        fractions: &fractions,
        joins: &joins,
        negatives: &negatives,
    };
    let separator = text::table_separator();
    let table = report::csv(rows, &header, &about, separator, text::team_name);
    without_isolation(&table.into_file())
}
