//! Every hand of the 24 game, and of packs and goals like it.

use std::rc::Rc;

use score_core::arith::distinct::distinct;
use score_core::arith::expr::Expr;
use score_core::atlas::{Atlas, Row, Show};
use score_core::games::twenty_four::{self, GOAL, MAX_HIGHEST, hands};
use score_core::link::Link;
use score_core::table::game::Game;
use score_core::table::rules::{Goal, Rules};

use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::edge::{dom, form};
use crate::fields::{self, Problem, problem};
use crate::study::atlas::rolls::{self, Listing};
use crate::study::atlas::{Asked, Finished, work_out};
use crate::text;
use crate::view::forms::progress;

const FORM: &str = "hands-form";
const STATUS: &str = "hands-status";
const GOAL_FIELD: &str = "hands-goal";
const HIGHEST_FIELD: &str = "hands-highest";

/// The table of hands.
const HANDS: Listing = Listing {
    name: "hands",
    title: text::HANDS_TITLE,
    choices: &[
        (Show::All, text::ALL_ROLLS),
        (Show::Impossible, text::IMPOSSIBLE_ROLLS),
        (Show::OneSolution, text::ONE_SOLUTION_HANDS),
    ],
    count: text::hands_shown,
    roll: text::HAND_COLUMN,
    last: (text::SIMPLEST_COLUMN, None),
    last_cell: simplest,
    link,
    file: (
        text::DOWNLOAD_HANDS,
        "24-hands.tsv",
        "text/tab-separated-values",
    ),
    file_text: table,
};

/// The page below its heading.
pub fn page() -> Vec<El> {
    let asked = Live::new(None);
    let ask = move |goal, highest| {
        let play = hands(highest)?;
        asked.update(|asked: &mut Option<Asked>| {
            let number = asked.map_or(0, |asked| asked.number + 1);
            *asked = Some(Asked { number, play, goal });
        });
        Some(())
    };
    ask(GOAL, MAX_HIGHEST);
    let submit = move || {
        form::mark_right(FORM);
        let outcome = read().and_then(|(goal, highest)| {
            ask(goal, highest).ok_or_else(|| problem(HIGHEST_FIELD, text::HIGHEST_PROBLEM))
        });
        match outcome {
            Ok(()) => form::say(STATUS, "", false),
            Err(Problem { field, sentence }) => {
                form::say(STATUS, sentence, true);
                form::mark_wrong(&field, sentence);
                dom::reveal(&format!("#{field}"));
            }
        }
    };
    let answer = move || {
        let asked = asked.get();
        let answer = asked.map(|asked| item(asked.number, move || answer(asked)));
        answer.into_iter().collect()
    };
    vec![questions(submit), el("div").each(answer)]
}

/// The form: another goal, and a part of the pack.
fn questions(submit: impl Fn() + 'static) -> El {
    let row = |id: &str, label, help, value: u32| {
        let label = el("label").attr("for", id).text(label);
        let help = el("span").class("help").text(help);
        let field = el("input").attr("id", id).class("number");
        el("p")
            .class("row")
            .child(label.child(el("br")).child(help))
            .child(
                field
                    .attr("inputmode", "numeric")
                    .attr("maxlength", "6")
                    .attr("value", &value.to_string())
                    .attr("aria-describedby", STATUS),
            )
    };
    let status = el("p").attr("id", STATUS).class("status");
    let button = el("button").attr("type", "submit").class("primary");
    el("form")
        .attr("id", FORM)
        .attr("novalidate", "")
        .class("group")
        .child(row(GOAL_FIELD, text::GOAL_FIELD, text::GOAL_HELP, GOAL))
        .child(row(
            HIGHEST_FIELD,
            text::HIGHEST_FIELD,
            text::HIGHEST_HELP,
            MAX_HIGHEST,
        ))
        .child(status.attr("role", "status"))
        .child(
            el("p")
                .class("actions")
                .child(button.text(text::WORK_IT_OUT)),
        )
        .on("submit", move |event| {
            event.prevent_default();
            submit();
        })
}

/// The goal and the highest card that the form says.
fn read() -> Result<(u32, u32), Problem> {
    let goal = fields::read_goal(GOAL_FIELD)?.value();
    let highest = form::text(HIGHEST_FIELD).parse().ok();
    let highest = highest.ok_or_else(|| problem(HIGHEST_FIELD, text::HIGHEST_PROBLEM))?;
    Ok((goal, highest))
}

/// The hands that were asked for, when all of them are worked out.
fn answer(asked: Asked) -> El {
    let done = Live::new(Some(0));
    let finished: Live<Option<Finished>> = Live::new(None);
    work_out(asked, done, Live::new(false), finished);
    let said = move || {
        finished.with(|atlas| {
            let atlas = atlas.as_deref();
            atlas.map_or_else(|| text::LOOKING.to_owned(), summary)
        })
    };
    let rows = move || {
        let finished = finished.get();
        finished.map_or(Vec::new(), |atlas: Rc<Atlas>| {
            vec![rolls::section(atlas, &HANDS)]
        })
    };
    el("div")
        .class("answer")
        .attr("id", "hands-answer")
        .attr_of("aria-busy", move || Some(done.get().is_some().to_string()))
        .child(
            el("section")
                .class("card summary")
                .attr("role", "status")
                .child(el("p").class("count-of").text_of(said)),
        )
        .child(progress(move || done.get()))
        .child(el("div").part(rows))
}

fn summary(atlas: &Atlas) -> String {
    let rows = atlas.rows();
    let impossible = rows.iter().filter(|row| row.is_impossible()).count();
    let solutions: u64 = rows.iter().map(|row| u64::from(row.solutions)).sum();
    text::hands_summary(impossible, rows.len(), solutions, atlas.goal())
}

/// The simplest solution of a hand.
fn simplest(atlas: &Atlas, row: &Row) -> String {
    let puzzle = atlas.play().puzzle(&row.roll, atlas.goal());
    let ways = puzzle.map(|puzzle| distinct(&puzzle)).unwrap_or_default();
    ways.first().map(Expr::printed).unwrap_or_default()
}

fn link(atlas: &Atlas, row: &Row) -> String {
    let usual = Rules::twenty_four();
    let link = Link {
        page: Game::TwentyFour.page().to_owned(),
        roll: Some(row.roll),
        rules: Some(Rules {
            goal: Goal::new(atlas.goal()).unwrap_or(usual.goal),
            ..usual
        }),
        ..Link::default()
    };
    link.to_string()
}

/// The file has every hand, whichever are shown.
fn table(atlas: &Atlas, _: &[usize]) -> String {
    let rows = atlas.rows().iter();
    let lines = rows.map(|row| twenty_four::line(atlas.play(), &row.roll, atlas.goal()));
    let lines = [twenty_four::heading()].into_iter().chain(lines);
    lines.map(|line| line + "\n").collect()
}
