//! The plots of the statistics, each with its numbers in a table.

use leptos::prelude::*;
use score_core::learn::daily::Day;
use score_core::learn::level::Setting;
use score_core::learn::statistics::{
    Answer, BySkill, CallVerdict, Calls, Times, Week, Weeks, by_hardness, by_skill, by_week, calls,
};
use score_core::link::PracticeLink;
use score_core::table::game::TableGame;
use score_core::teach::difficulty::Hardness;

use crate::components::chart::{Bar, Chart};
use crate::{text, tr};

use super::sentences;

/// The most weeks that are drawn: half a year.
const MAX_WEEKS: usize = 26;

/// The most weeks that are named below the chart, because more labels would overlap.
const MAX_WEEK_LABELS: usize = 4;

/// All plots of these answers, at least one, as of `today`, if the clock shows a valid day. Plots
/// are functions, because components would not follow the language; their caller draws them anew
/// for another language.
pub fn plots<'a>(answers: impl Iterator<Item = &'a Answer> + Clone, today: Option<Day>) -> AnyView {
    view! {
        {week_by_week(&by_week(answers.clone(), today, MAX_WEEKS))}
        {times_by_level(by_hardness(answers.clone()))}
        {impossible_calls(calls(answers.clone()))}
        {skills(&by_skill(answers))}
    }
    .into_any()
}

/// A plot: its title, the drawing, and a table of the same numbers.
#[component]
fn Plot(
    id: &'static str,
    title: String,
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
    children: Children,
) -> impl IntoView {
    let name = format!("{id}-name");
    let named_by = name.clone();
    let heading = |name: String| view! { <th scope="col">{name}</th> };
    let table_row = |cells: Vec<String>| {
        let mut cells = cells.into_iter();
        let first = cells.next().unwrap_or_default();
        view! {
            <tr>
                <th scope="row">{first}</th>
                {cells.map(|cell| view! { <td>{cell}</td> }).collect_view()}
            </tr>
        }
    };
    view! {
        <section class="card plot" id=id aria-labelledby=named_by>
            <h2 id=name>{title}</h2>
            {children()}
            <details class="form">
                <summary><span class="shape-of">{tr!("statistics-as-table")}</span></summary>
                <div class="scroll" tabindex="0">
                    <table>
                        <thead>
                            <tr>{headings.into_iter().map(heading).collect_view()}</tr>
                        </thead>
                        <tbody>{rows.into_iter().map(table_row).collect_view()}</tbody>
                    </table>
                </div>
            </details>
        </section>
    }
}

/// The plot of solved rolls, week by week.
fn week_by_week(all: &Weeks) -> AnyView {
    let (weeks, count_ahead) = (&all.weeks, all.count_ahead);
    let label_every = weeks.len().div_ceil(MAX_WEEK_LABELS).max(1);
    let bar = |(index, week): (usize, &Week)| Bar {
        label: index.is_multiple_of(label_every).then(|| {
            tr!(
                "statistics-short-date",
                day = week.monday % 100,
                month = week.monday / 100 % 100
            )
        }),
        name: tr!(
            "statistics-week",
            date = text::date(week.monday),
            solved = week.solved,
            shown = week.shown
        ),
        count: week.solved,
        is_chosen: false,
    };
    let bars = weeks.iter().enumerate().map(bar).collect();
    let solved: u32 = weeks.iter().map(|week| week.solved).sum();
    let summary = tr!("statistics-weeks-summary", solved = solved);
    let best = Week::best(weeks).map(|week| {
        tr!(
            "statistics-weeks-best",
            date = text::date(week.monday),
            solved = week.solved
        )
    });
    let rows = weeks.iter().map(|week| {
        vec![
            text::date(week.monday),
            week.solved.to_string(),
            week.shown.to_string(),
        ]
    });
    let rows = rows.collect();
    let headings = vec![
        tr!("statistics-week-from"),
        tr!("statistics-solved"),
        tr!("statistics-shown"),
    ];
    view! {
        <Plot id="plot-weeks" title=tr!("statistics-weeks") headings rows>
            <p class="seen"><strong>{summary.clone()}</strong></p>
            {best.map(|sentence| view! { <p class="seen">{sentence}</p> })}
            <Chart bars name=summary/>
            {(count_ahead > 0).then(|| view! {
                <p class="help" id="weeks-ahead">
                    {tr!("statistics-weeks-ahead", count = count_ahead)}
                </p>
            })}
        </Plot>
    }
    .into_any()
}

/// A row of a drawing with horizontal bars: its name, its parts, and the sum in words.
struct BarRow {
    label: String,
    /// The parts of the bar: the class of each, and its size.
    parts: Vec<(&'static str, u32)>,
    value: String,
}

/// Horizontal bars below one another, so that long words have room.
#[component]
fn HorizontalBars(rows: Vec<BarRow>) -> impl IntoView {
    let sum = |row: &BarRow| row.parts.iter().map(|(_, count)| count).sum::<u32>();
    let largest_sum = rows.iter().map(sum).max().unwrap_or(0).max(1);
    let drawn_rows = rows.into_iter().map(|row| {
        let mut sum_before = 0;
        let parts = row.parts.into_iter().map(|(look, count)| {
            let x = sum_before * 100 / largest_sum;
            sum_before += count;
            let width = sum_before * 100 / largest_sum - x;
            view! {
                <rect
                    class=format!("bar {look}")
                    x=format!("{x}%")
                    y="15%"
                    width=format!("{width}%")
                    height="70%"
                ></rect>
            }
        });
        view! {
            <li>
                <span>{row.label}</span>
                <strong>{row.value}</strong>
                <svg class="lying" aria-hidden="true">{parts.collect_view()}</svg>
            </li>
        }
    });
    view! { <ul class="lying-bars">{drawn_rows.collect_view()}</ul> }
}

/// The plot of the median times of solved rolls, by difficulty.
fn times_by_level(times: [Times; 4]) -> AnyView {
    let named: Vec<(String, Times)> = Hardness::ALL
        .map(text::level)
        .into_iter()
        .zip(times)
        .collect();
    let time = |times: &Times| match times.count {
        0 => tr!("statistics-none"),
        _ => text::minutes(times.median_seconds.into()),
    };
    let table = named
        .iter()
        .map(|(name, times)| vec![name.clone(), times.count.to_string(), time(times)]);
    let table = table.collect();
    let are_several = named.iter().filter(|(_, times)| times.count > 0).count() > 1;
    let longest = named.iter().max_by_key(|(_, times)| times.median_seconds);
    let longest = longest.filter(|_| are_several).map(|(level, times)| {
        let time = time(times);
        tr!("statistics-times-longest", level = level, time = time)
    });
    let rows = named.into_iter().map(|(label, times)| BarRow {
        label,
        parts: vec![("solved", times.median_seconds)],
        value: time(&times),
    });
    let rows = rows.collect();
    let headings = vec![
        tr!("statistics-difficulty"),
        tr!("statistics-solved"),
        tr!("statistics-median"),
    ];
    view! {
        <Plot id="plot-times" title=tr!("statistics-times") headings rows=table>
            {longest.map(|sentence| view! { <p class="seen">{sentence}</p> })}
            <HorizontalBars rows/>
            <p class="help">{tr!("statistics-times-help")}</p>
        </Plot>
    }
    .into_any()
}

/// The plot of calls of IMPOSSIBLE: right, wrong and overlooked, with a verdict.
fn impossible_calls(calls: Calls) -> AnyView {
    let named = [
        (tr!("statistics-calls-right"), "solved", calls.right),
        (tr!("statistics-calls-wrong"), "shown", calls.wrong),
        (
            tr!("statistics-calls-overlooked"),
            "helped",
            calls.overlooked,
        ),
    ];
    let table = named
        .iter()
        .map(|(name, _, count)| vec![name.clone(), count.to_string()]);
    let table = table.collect();
    let rows = named.into_iter().map(|(label, look, count)| BarRow {
        label,
        parts: vec![(look, count)],
        value: count.to_string(),
    });
    let rows = rows.collect();
    let headings = vec![tr!("statistics-call"), tr!("statistics-times-said")];
    view! {
        <Plot id="plot-calls" title=tr!("statistics-calls") headings rows=table>
            <p class="seen">{verdict(calls)}</p>
            <HorizontalBars rows/>
        </Plot>
    }
    .into_any()
}

/// The sentence with the verdict on the player's calls.
fn verdict(calls: Calls) -> String {
    match calls.verdict() {
        CallVerdict::None => tr!("statistics-calls-none"),
        CallVerdict::TooSoon => tr!("statistics-calls-bold"),
        CallVerdict::TooSeldom => tr!("statistics-calls-shy"),
        CallVerdict::HalfRight => tr!("statistics-calls-half"),
        CallVerdict::MostlyRight => tr!("statistics-calls-good"),
    }
}

/// The plot of the results of each skill; empty without skills.
fn skills(skills: &[BySkill]) -> AnyView {
    if skills.is_empty() {
        return ().into_any();
    }
    let table = skills.iter().map(|results| {
        vec![
            sentences::skill(results.skill),
            results.alone.to_string(),
            results.helped.to_string(),
            results.shown.to_string(),
        ]
    });
    let table = table.collect();
    let rows = skills.iter().map(|results| BarRow {
        label: sentences::skill(results.skill),
        parts: vec![
            ("solved", results.alone),
            ("helped", results.helped),
            ("shown", results.shown),
        ],
        value: tr!(
            "statistics-alone-of",
            alone = results.alone,
            all = results.count()
        ),
    });
    let rows = rows.collect();
    let weakest = BySkill::weakest(skills).map(|skill| {
        let link = PracticeLink::to(&Setting::usual(TableGame::Score), Some(skill), None);
        view! {
            <p class="seen">
                {tr!("statistics-skills-next")}
                " "
                <a id="practise-next" href=format!("#{link}")>{sentences::skill(skill)}</a>
            </p>
        }
    });
    let headings = vec![
        tr!("statistics-skill"),
        tr!("statistics-alone"),
        tr!("statistics-helped"),
        tr!("statistics-shown"),
    ];
    view! {
        <Plot id="plot-skills" title=tr!("statistics-skills") headings rows=table>
            {weakest}
            <HorizontalBars rows/>
            <p class="help key-of-bars">
                <span class="solved">{tr!("statistics-alone")}</span>
                <span class="helped">{tr!("statistics-helped")}</span>
                <span class="shown">{tr!("statistics-shown")}</span>
            </p>
        </Plot>
    }
    .into_any()
}
