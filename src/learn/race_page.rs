//! The race: the page of the game for three goals, for one player or several at one screen.

use leptos::prelude::*;
use score_core::games::race::{GOAL_POINTS, GOALS_TO_WIN};
use score_core::race::{Command, MAX_RACERS};

use crate::components::bench_sheet::BenchSheet;
use crate::components::board::TOOLBAR;
use crate::components::calls::Tool;
use crate::components::end_card::{EndCard, Figure};
use crate::components::fields::NameRow;
use crate::components::form::Form;
use crate::components::player_names::{NameMistake, PlayerNames};
use crate::components::race_rules::{OtherRaceRules, RaceRulesInShort};
use crate::components::settlement::PlayLink;
use crate::components::spoken_text::Points;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, for_others};
use crate::table::race_rolls::{self, RaceRolls};
use crate::{move_tr, text, tr};

use super::race_store::RaceStore;

/// The ids of the boxes for names.
const NAME_IDS: [&str; MAX_RACERS] = [
    "race-name-1",
    "race-name-2",
    "race-name-3",
    "race-name-4",
    "race-name-5",
    "race-name-6",
];

/// The page of the race.
#[component]
pub fn RacePage(fragment: String, #[prop(into)] is_here: Signal<bool>) -> impl IntoView {
    let store = RaceStore::open(&fragment);
    view! {
        <h1>{move_tr!("page-race")}</h1>
        <p class="lead">{move_tr!("race-lead")}</p>
        <Standings store/>
        <Bench store is_here/>
        <RaceRules/>
        <NewRace store/>
        <div>
            <PlayLink
                fragment=Signal::derive(move || store.link())
                label=move_tr!("race-link")
            />
        </div>
    }
}

/// The table with the points and goals of all players.
#[component]
fn Standings(store: RaceStore) -> impl IntoView {
    let racer_count = Memo::new(move |_| store.with(|race| race.racers().len()));
    let racer_row = move |index: usize| {
        let score = Memo::new(move |_| {
            store.with(|race| race.racers().get(index).map(|racer| racer.score))
        });
        let points = move || score.get().map_or(0, |score| score.points());
        let goals = move || usize::from(score.get().map_or(0, |score| score.goals()));
        let signs = move || text::goal_signs(score.get().map_or(0, |score| score.goals()));
        let is_turn = move || store.with(|race| race.turn() == index);
        view! {
            <tr data-racer=(index + 1).to_string() aria-current=move || is_turn().then_some("true")>
                <th scope="row" translate="no">{move || store.name(index)}</th>
                <td>{move || view! { <Points points=points()/> }}</td>
                <td>
                    <span aria-hidden="true">{signs}</span>
                    <span class="hush">{move || tr!("race-goals-of", goals = goals(), all = GOALS_TO_WIN)}</span>
                </td>
            </tr>
        }
    };
    view! {
        <section class="plot" aria-label=move_tr!("race-standings")>
            <div class="scroll" tabindex="0">
                <table id="race-standings">
                    <thead>
                        <tr>
                            <th scope="col">{move_tr!("race-player")}</th>
                            <th scope="col">{move_tr!("race-points")}</th>
                            <th scope="col">{move_tr!("race-goals")}</th>
                        </tr>
                    </thead>
                    <tbody>{move || (0..racer_count.get()).map(racer_row).collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
}

/// The board of the player whose turn it is.
#[component]
fn Bench(store: RaceStore, is_here: Signal<bool>) -> impl IntoView {
    let bench = AnyNodeRef::default();
    let is_won = Memo::new(move |_| store.with(|race| race.winner().is_some()));
    let again_button = AnyNodeRef::default();
    Effect::new(move |was_won: Option<bool>| {
        let is_won = is_won.get();
        match (was_won, is_won) {
            (Some(false), true) => dom::before_paint(move || {
                node::focus(again_button);
                node::bring_into_view(again_button);
            }),
            // The button of the won race has disappeared, and with it the focus.
            (Some(true), false) => dom::before_paint(move || {
                if node::is_focus_lost() {
                    node::focus((bench, TOOLBAR));
                }
            }),
            _ => {}
        }
        is_won
    });
    view! {
        <section class="bench card" node_ref=bench>
            <BenchSheet bench=store has_keys=is_here>
                <WhichRoll store/>
                <Show
                    when=move || !is_won.get()
                    fallback=move || view! { <RaceIsOver store again_button/> }
                >
                    <NewRoll store/>
                </Show>
            </BenchSheet>
        </section>
    }
}

fn on_press(store: RaceStore, command: Command) -> Callback<()> {
    Callback::new(move |()| store.send(command))
}

/// The number of the roll on the board, with the buttons for the player's other rolls.
#[component]
fn WhichRoll(store: RaceStore) -> impl IntoView {
    let which_roll = move || {
        race_rolls::which_roll(store.with(|race| {
            let racer = race.racers().get(race.turn());
            racer.map_or((0, 0), |racer| racer.roll_index())
        }))
    };
    view! {
        <div class="tools">
            <Tool
                id="race-back"
                label=move_tr!("race-back")
                can=store.can(Command::Back)
                on_press=on_press(store, Command::Back)
            />
            <span id="race-which-roll">{which_roll}</span>
            <Tool
                id="race-forward"
                label=move_tr!("race-forward")
                can=store.can(Command::Forward)
                on_press=on_press(store, Command::Forward)
            />
        </div>
    }
}

/// The buttons for one more roll and for the end of a turn.
#[component]
fn NewRoll(store: RaceStore) -> impl IntoView {
    // Each roll costs for itself; the first one is free.
    let is_first = store.awaits_first();
    let costs =
        Memo::new(move |_| (!is_first.get()).then(|| store.with(|race| race.rolls().to_string())));
    let has_turns = Memo::new(move |_| store.with(|race| race.racers().len() > 1));
    view! {
        <div class="tools">
            <Tool
                id="race-roll"
                costs
                label=move_tr!("race-roll")
                can=store.can(Command::Roll)
                is_main=store.awaits_first()
                on_press=on_press(store, Command::Roll)
                key="R"
            />
            <Show when=move || has_turns.get()>
                <Tool
                    id="race-hand-on"
                    costs
                    label=move_tr!("race-hand-on")
                    can=store.can(Command::HandOn)
                    on_press=on_press(store, Command::HandOn)
                />
            </Show>
        </div>
    }
}

/// The card of a race that is won. After the win the focus is on the card's button for another race
/// of the same players.
#[component]
fn RaceIsOver(store: RaceStore, again_button: AnyNodeRef) -> impl IntoView {
    let roll_count = move || store.with(|race| race.rolls());
    let racer_figure = move |index: usize| {
        let goals = store.with(|race| race.racers().get(index).map(|racer| racer.score.goals()));
        let goals = usize::from(goals.unwrap_or_default());
        Figure::of(store.name(index), goals, GOALS_TO_WIN.into()).of_player()
    };
    let figures = move || {
        let racer_count = store.with(|race| race.racers().len());
        // One player alone has made all goals.
        let shown_count = if racer_count > 1 { racer_count } else { 0 };
        let rolls_figure = Figure::new(tr!("race-end-rolls"), roll_count());
        (0..shown_count)
            .map(racer_figure)
            .chain([rolls_figure])
            .collect::<Vec<_>>()
    };
    let shared = move || {
        let sentence = tr!("race-shared", rolls = roll_count());
        format!("{sentence}\n{}", for_others::link(&store.link()))
    };
    view! {
        <EndCard
            id="race-end"
            title=move_tr!("race-end")
            figures=Signal::derive(figures)
            shared=Signal::derive(shared)
        >
            <button
                type="button"
                id="race-again"
                class="primary"
                aria-keyshortcuts="R"
                data-costs=""
                node_ref=again_button
                on:click=move |_| {
                    store.begin(store.names());
                }
            >
                {move_tr!("race-new")}
            </button>
        </EndCard>
    }
}

/// The mistake in a name, in a sentence.
fn name_sentence(mistake: &NameMistake) -> String {
    match mistake {
        NameMistake::Refused(refusal) => text::name_refusal(*refusal),
        NameMistake::Taken(_) => tr!("race-same-name"),
        // Without names, one player plays alone.
        NameMistake::TooFew => String::new(),
    }
}

/// The form for the names of the players, which begins a new race.
#[component]
fn NewRace(store: RaceStore) -> impl IntoView {
    let names = PlayerNames::<MAX_RACERS>::new(&untrack(|| store.names()), name_sentence);
    let details = AnyNodeRef::default();
    let begin = move |()| {
        let checked = match names.check(0) {
            Ok(names) => names,
            Err(mistake) => {
                node::focus(names.boxes[mistake.index].input);
                return;
            }
        };
        if store.begin(checked.iter().flatten().map(ToString::to_string).collect()) {
            // The form closes, and the focused button with it.
            node::close(details);
            node::focus((details, "summary"));
        }
    };
    let name_row = move |index: usize| {
        view! {
            <NameRow
                id=NAME_IDS[index]
                label=Signal::derive(move || tr!("race-name", number = index + 1))
                autocomplete="off"
                text=names.boxes[index]
                problem=names.problem(index)
            />
        }
    };
    view! {
        <details class="form" id="race-new" node_ref=details>
            <summary><span class="shape-of">{move_tr!("race-new")}</span></summary>
            <p class="help">{move_tr!("race-new-help")}</p>
            <Form id="race-form" on_submit=begin>
                {(0..MAX_RACERS).map(name_row).collect_view()}
                <p class="actions">
                    <button
                        type="submit"
                        id="race-begin"
                        data-costs=move || store.is_asked_to_give_up().to_string()
                    >
                        {move_tr!("race-begin")}
                    </button>
                </p>
            </Form>
        </details>
    }
}

/// The race in three sentences and a picture; below them all rules, to unfold.
#[component]
fn RaceRules() -> impl IntoView {
    view! {
        <section id="race-rules" aria-labelledby="race-rules-name">
            <h2 id="race-rules-name">{move_tr!("race-rules")}</h2>
            // A picture of the sentences below.
            <p class="race-picture" aria-hidden="true" translate="no">
                <span><b>"20"</b> "+1"</span>
                <span><b>"18"</b> "+3"</span>
                <span><b>{GOAL_POINTS}</b> "●"</span>
            </p>
            <RaceRulesInShort/>
            <details class="form" id="race-all-rules">
                <summary><span class="shape-of">{move_tr!("race-all-rules")}</span></summary>
                <OtherRaceRules of_several=move_tr!("race-rule-turns")/>
            </details>
        </section>
    }
}
