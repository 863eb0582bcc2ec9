//! The page with every hand of the 24 game, for other goals and smaller packs too.

use std::sync::Arc;

use leptos::prelude::*;
use score_core::atlas::{Play, Show};
use score_core::dice::Roll;
use score_core::games::twenty_four::{GOAL, MAX_HIGHEST, hands};
use score_core::link::Link;
use score_core::solver::{AtlasAnswer, AtlasKind};
use score_core::table::game::TableGame;
use score_core::table::rules::{Goal, Rules};

use crate::components::fields::{
    self, Field, FieldProblem, FormProblem, Mistake, NumberRow, TextBox,
};
use crate::components::form::Form;
use crate::components::progress::Progress;
use crate::pages::atlas::AtlasRequest;
use crate::pages::atlas::question::WorkItOut;
use crate::pages::atlas::roll_list::{KeptAtlas, ROWS_A_TAP, RollList, RollListWords};
use crate::solver::SolverTrouble;
use crate::study::search;
use crate::{move_tr, text, tr};

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "hands";

/// The words and names of the table of hands.
const HANDS: RollListWords = RollListWords {
    name: "hands",
    title: || tr!("hands-table"),
    choices: &[
        (Show::All, || tr!("atlas-show-all")),
        (Show::Possible, || tr!("atlas-show-possible")),
        (Show::Impossible, || tr!("atlas-show-impossible")),
        (Show::OneSolution, || tr!("hands-show-one-solution")),
    ],
    count: hands_shown,
    roll: || tr!("hands-hand-column"),
    last: (|| tr!("hands-simplest-column"), None),
    link,
    download: || tr!("hands-download"),
    file_name: "24-hands.tsv",
    media_type: "text/tab-separated-values",
};

/// The page of all hands. Results stay while another page is shown.
#[component]
pub fn HandsPage(#[prop(into)] is_shown: Signal<bool>) -> impl IntoView {
    let request = RwSignal::new(hands(MAX_HIGHEST).map(|play| AtlasRequest::first(play, GOAL)));
    let ask = move |(play, goal)| {
        request.update(|request| *request = request.map(|request| request.next(play, goal)));
    };
    view! {
        <main id="hands" class="page atlas" tabindex="-1" hidden=move || !is_shown.get()>
            <h1>{move_tr!("hands-title")}</h1>
            <p class="lead">{move_tr!("hands-lead")}</p>
            <HandsForm on_ask=ask/>
            <div>
                <For
                    each=move || request.get()
                    key=|request| request.number
                    children=|request| view! { <Answer request/> }
                />
            </div>
        </main>
    }
}

/// The form for another goal and a smaller pack; `on_ask` takes the hands and the goal.
#[component]
fn HandsForm(#[prop(into)] on_ask: Callback<(Play, u32)>) -> impl IntoView {
    let goal = TextBox::new(GOAL.to_string());
    let highest = TextBox::new(MAX_HIGHEST.to_string());
    let problem = FormProblem::none();
    let read = move || {
        let goal = fields::goal(goal)?;
        let play = highest.written().parse().ok().and_then(hands);
        let card_problem =
            FieldProblem::new(Field::HighestCard, highest.input, Mistake::HighestCard);
        Ok((play.ok_or(card_problem)?, goal.value()))
    };
    let submit = move |()| {
        if let Ok(asked) = problem.check(read) {
            on_ask.run(asked);
        }
    };
    view! {
        <Form id="hands-form" class="group" on_submit=submit>
            <NumberRow
                id=Field::Goal.id(FORM)
                label=move_tr!("hands-goal")
                help=move_tr!("hands-goal-help")
                text=goal
                problem=problem.in_row(Field::Goal)
            />
            <NumberRow
                id=Field::HighestCard.id(FORM)
                label=move_tr!("hands-highest")
                help=move_tr!("hands-highest-help")
                text=highest
                problem=problem.in_row(Field::HighestCard)
            />
            <WorkItOut status_id="hands-status" problem/>
        </Form>
    }
}

/// The answer to a request: the summary and, once all hands are solved, their table.
#[component]
fn Answer(request: AtlasRequest) -> impl IntoView {
    let AtlasRequest { play, goal, .. } = request;
    let atlas = search::atlas(AtlasKind::Hands, play, goal, ROWS_A_TAP);
    let (done_percent, failure) = (atlas.percent(), atlas.failure());
    let request_again = Callback::new(move |()| atlas.again());
    let is_busy = Memo::new(move |_| done_percent.get().is_some());
    let sentence = move || match atlas.get().get() {
        Some(answer) => summary(&answer, goal),
        None => tr!("study-looking"),
    };
    let roll_list = move || {
        let answer: Arc<AtlasAnswer> = atlas.get().get()?;
        let id = atlas.id()?;
        let atlas = KeptAtlas { id, play, goal };
        Some(view! { <RollList atlas answer listing=&HANDS on_again=request_again/> })
    };
    view! {
        <div class="answer" id="hands-answer" aria-busy=move || is_busy.get().to_string()>
            <SolverTrouble failure on_again=request_again/>
            <section
                class="card summary"
                role="status"
                hidden=move || failure.with(Option::is_some)
            >
                <p class="count-of">{sentence}</p>
            </section>
            <Progress percent=done_percent/>
            <div>{roll_list}</div>
        </div>
    }
}

/// The sentence with the numbers of hands, of impossible ones, and of solutions.
fn summary(answer: &AtlasAnswer, goal: u32) -> String {
    tr!(
        "hands-summary",
        impossible = text::grouped(answer.impossible.into()),
        hands = text::grouped(answer.total.into()),
        solutions = text::grouped(answer.solutions),
        goal = goal.to_string(),
    )
}

fn link(atlas: KeptAtlas, hand: Roll) -> String {
    let usual = Rules::twenty_four();
    let link = Link {
        page: TableGame::TwentyFour.page().to_owned(),
        roll: Some(hand),
        rules: Some(Rules {
            goal: Goal::new(atlas.goal).unwrap_or(usual.goal),
            ..usual
        }),
        ..Link::default()
    };
    link.to_string()
}

/// The sentence that says how many hands are shown.
fn hands_shown(shown: usize, total: usize) -> String {
    tr!(
        "hands-shown",
        shown = text::grouped(shown as u64),
        total = text::grouped(total as u64),
    )
}
