//! The page with the rolls of a day: boards, results, days in a row and the archive.

use leptos::prelude::*;
use score_core::learn::daily::{self, Day, FIRST_DAY, Mark, ROLLS, RollProgress, streak};
use score_core::learn::practice::Outcome;
use score_core::learn::statistics::Origin;
use score_core::link::DailyLink;
use score_core::table::board::Deal;
use score_core::table::game::TableGame;

use crate::components::board::TOOLBAR;
use crate::components::chips::{Chip, Chips};
use crate::components::end_card::{EndCard, Figure};
use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::sound::{self, Cue};
use crate::edge::{dom, for_others};
use crate::{move_tr, text, tr};

use super::games_and_player::GamesAndPlayer;
use super::persistence::Learner;
use super::roll_attempt::{Effort, RollAttempt};
use super::roll_board::{NextButton, RollBoard, Stopwatch};
use super::sentences;
use super::sound_switch::SoundSwitch;
use super::statistics_link::StatisticsLink;

/// The fragment of the address of a day's rolls.
fn link(day: Day, game: TableGame) -> String {
    let link = DailyLink {
        day: Some(day),
        game: (game != TableGame::default()).then_some(game),
    };
    link.to_string()
}

/// The day that the clock shows, but not before the first day with rolls.
fn today(clock: Clock) -> Day {
    Day::of_number(clock.local_date()).unwrap_or(FIRST_DAY)
}

/// The page with the rolls of the day in the address, or of today.
#[component]
pub fn DailyPage(
    fragment: String,
    learner: Learner,
    clock: Clock,
    #[prop(into)] is_here: Signal<bool>,
) -> impl IntoView {
    let (asked, refusals) = DailyLink::read(&fragment);
    let today = today(clock);
    let game = asked.game.unwrap_or_default();
    let is_ahead = asked.day.is_some_and(|day| day > today);
    let day = asked.day.filter(|_| !is_ahead).unwrap_or(today);
    let refusal = move || match refusals.first() {
        Some(refusal) => Some(text::link_refusal(refusal)),
        None => is_ahead.then(|| tr!("learn-day-ahead")),
    };
    let day_link = |to: Option<Day>, id: &'static str, label: Signal<String>| {
        let to = to.filter(|to| *to <= today);
        to.map(|to| view! { <a id=id href=format!("#{}", link(to, game))>{label}</a> })
    };
    view! {
        <h1>{move_tr!("page-daily")}</h1>
        <p class="lead">{move_tr!("learn-daily-lead")}</p>
        <p class="status refusal" role="alert" hidden=refusal().is_none()>{refusal.clone()}</p>
        <p class="learn-line">
            {day_link(day.before(), "day-before", move_tr!("learn-day-before"))}
            <strong id="daily-date">{move || text::date(day.number())}</strong>
            {day_link(day.next(), "day-after", move_tr!("learn-day-after"))}
        </p>
        <GamesAndPlayer game learner link=move |game| link(day, game)/>
        <For each=move || learner.player() key=String::clone let:_player>
            <Rolls day game learner clock is_here/>
            <Streak game today learner/>
            <Archive day game today learner/>
        </For>
        <StatisticsLink/>
    }
}

/// The five rolls, one of which is on the board.
#[component]
fn Rolls(
    day: Day,
    game: TableGame,
    learner: Learner,
    clock: Clock,
    is_here: Signal<bool>,
) -> impl IntoView {
    let rolls = daily::rolls(game, day);
    let progress = Memo::new(move |_| learner.progress(game, day));
    let saved_progress = progress.get_untracked();
    let first_open = saved_progress.first_open().unwrap_or(0);
    let attempt_at = move |index: usize, layout: u32| {
        let progress = progress.get_untracked().rolls[index];
        let roll = rolls[index];
        let deal: Deal = game.rules().deal_chosen(roll);
        let puzzle = daily::puzzle(game, &roll).expect("a roll of a day is a puzzle");
        RollAttempt::new(puzzle, deal, effort_of(progress), layout, clock)
    };
    let index = RwSignal::new(first_open);
    let attempt = RwSignal::new(attempt_at(first_open, 0));
    let board = AnyNodeRef::default();
    let next_button = AnyNodeRef::default();
    let save = move || {
        let effort = attempt.with_untracked(RollAttempt::effort);
        // The roll may have been begun before midnight.
        let roll = progress_of(effort, today(clock) == day);
        learner.save_roll(game, day, index.get_untracked(), roll);
    };
    // A roll that has ended in another tab is not solved here a second time.
    learner.on_days_of_other_tabs(move || {
        let index = index.get_untracked();
        let is_over = progress.with_untracked(|progress| progress.rolls[index].is_over());
        let (is_open, layout) = attempt
            .with_untracked(|attempt| (attempt.effort().outcome.is_none(), attempt.layout()));
        if is_over && is_open {
            attempt.set(attempt_at(index, layout + 1));
        }
    });
    let on_end = move |()| {
        if let Some(answered) = attempt.with_untracked(|attempt| attempt.answered(game, None)) {
            learner.record(clock, Origin::Daily, answered);
        }
    };
    let go_to_roll = move |to: usize| {
        attempt.update(|attempt| attempt.pass_time(clock.now_ms()));
        save();
        let layout = attempt.with_untracked(RollAttempt::layout) + 1;
        index.set(to);
        attempt.set(attempt_at(to, layout));
        sound::play_if_on(Cue::Roll);
        dom::before_paint(move || {
            node::focus((board, TOOLBAR));
            node::bring_into_view(board);
        });
    };
    let next_open = move || progress.get().first_open();
    let next = ViewFn::from(move || {
        let next = next_open()?;
        Some(view! { <NextButton node=next_button on_press=move |()| go_to_roll(next)/> })
    });
    view! {
        <RollButtons progress index on_choose=go_to_roll/>
        <div node_ref=board class="learn-board">
            <RollBoard attempt clock is_here on_change=move |()| save() on_end next next_button/>
        </div>
        <Stopwatch attempt clock is_here/>
        <SoundSwitch/>
        <Show when=move || progress.with(daily::Progress::is_over)>
            <DayIsOver day game today=today(clock) learner progress next_button/>
        </Show>
        <Show when=move || progress.with(|progress| progress.rolls.iter().any(RollProgress::is_over))>
            <Details progress/>
        </Show>
    }
}

/// A chip for each roll, with its number and result.
#[component]
fn RollButtons(
    progress: Memo<daily::Progress>,
    index: RwSignal<usize>,
    #[prop(into)] on_choose: Callback<usize>,
) -> impl IntoView {
    let button = move |roll_index: usize| {
        let mark = Memo::new(move |_| progress.with(|progress| progress.rolls[roll_index].mark));
        let name = move || {
            let mark = sentences::mark(mark.get());
            tr!("learn-roll-number", number = roll_index + 1, mark = mark)
        };
        let label = move || format!("{} {}", roll_index + 1, sentences::sign(mark.get()));
        view! {
            <Chip
                label=Signal::derive(label)
                is_chosen=move || index.get() == roll_index
                on_choose=move |()| on_choose.run(roll_index)
                attr:data-roll=(roll_index + 1).to_string()
                attr:aria-label=name
            />
        }
    };
    view! {
        <Chips label=move_tr!("learn-rolls") class:rolls-of-day=true>
            {(0..ROLLS).map(button).collect_view()}
        </Chips>
    }
}

/// The table of the player's results and effort with each roll.
#[component]
fn Details(progress: Memo<daily::Progress>) -> impl IntoView {
    // Most days have no wrong calls, and on a phone the column takes half of the width.
    let has_wrong_calls = Memo::new(move |_| {
        progress.with(|progress| progress.rolls.iter().any(|roll| roll.wrong_calls > 0))
    });
    let roll_row = move |roll_index: usize| {
        let roll = Memo::new(move |_| progress.with(|progress| progress.rolls[roll_index]));
        let cell = move |number: fn(RollProgress) -> String| {
            view! { <td>{move || number(roll.get())}</td> }
        };
        view! {
            <tr data-details=(roll_index + 1).to_string()>
                <th scope="row">{roll_index + 1}</th>
                {cell(|roll| sentences::mark(roll.mark))}
                {cell(|roll| text::minutes(roll.seconds.into()))}
                {cell(|roll| roll.hints.to_string())}
                <td hidden=move || !has_wrong_calls.get()>{move || roll.get().wrong_calls}</td>
            </tr>
        }
    };
    view! {
        <section class="card plot" id="daily-details" aria-labelledby="daily-details-name">
            <h2 id="daily-details-name">{move_tr!("learn-details")}</h2>
            <div class="scroll" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{move_tr!("learn-column-roll")}</th>
                            <th scope="col">{move_tr!("learn-column-result")}</th>
                            <th scope="col">{move_tr!("learn-column-time")}</th>
                            <th scope="col">{move_tr!("learn-column-hints")}</th>
                            <th scope="col" hidden=move || !has_wrong_calls.get()>
                                {move_tr!("learn-column-wrong-calls")}
                            </th>
                        </tr>
                    </thead>
                    <tbody>{(0..ROLLS).map(roll_row).collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
}

fn effort_of(progress: RollProgress) -> Effort {
    Effort {
        hints: progress.hints,
        wrong_calls: progress.wrong_calls,
        seconds: progress.seconds,
        outcome: progress.mark.outcome(),
    }
}

/// The progress to store for a roll that was played on the roll's own day or on another one.
fn progress_of(effort: Effort, is_own_day: bool) -> RollProgress {
    RollProgress {
        mark: Mark::of(effort.outcome, is_own_day),
        hints: effort.hints,
        wrong_calls: effort.wrong_calls,
        seconds: effort.seconds,
    }
}

/// The card of a day whose rolls have all ended.
#[component]
fn DayIsOver(
    day: Day,
    game: TableGame,
    today: Day,
    learner: Learner,
    progress: Memo<daily::Progress>,
    /// The button that takes the focus: after the last roll the next step is to share.
    next_button: AnyNodeRef,
) -> impl IntoView {
    let shared_result = Memo::new(move |_| progress.with(daily::Progress::shared));
    let figures = move || {
        let result = shared_result.get();
        let is_solved = |mark: &&Mark| mark.outcome() != Some(Outcome::Shown);
        let solved = result.marks.iter().filter(is_solved).count();
        let signs = result.marks.map(sentences::sign).concat();
        let mut figures = vec![
            Figure::of(tr!("statistics-solved"), solved, ROLLS),
            Figure::new(tr!("learn-rolls"), signs),
            Figure::new(
                tr!("learn-column-time"),
                text::minutes(result.seconds.into()),
            ),
        ];
        if day == today {
            let days = streak(&learner.days_in_time(game), today);
            figures.push(Figure::new(tr!("learn-days-in-a-row"), days));
        }
        figures
    };
    let shared = move || {
        let address = for_others::link(&link(day, game));
        sentences::shared(day, game, &shared_result.get(), &address)
    };
    view! {
        <EndCard
            id="daily-end"
            title=move_tr!("learn-day-done")
            figures=Signal::derive(figures)
            note=move_tr!("learn-signs")
            shared=Signal::derive(shared)
            main_share=next_button
        >
            <a class="go" href="#practice">{move_tr!("page-practice")}</a>
        </EndCard>
    }
}

/// The line with the number of days in a row, and the rule which days count.
#[component]
fn Streak(game: TableGame, today: Day, learner: Learner) -> impl IntoView {
    let days = Memo::new(move |_| streak(&learner.days_in_time(game), today));
    view! {
        <p class="help">
            <span id="streak">{move || tr!("learn-streak", days = days.get())}</span>
            " "
            {move_tr!("learn-streak-rule")}
        </p>
    }
}

/// The days of the month as links, with links to the months before and after.
#[component]
fn Archive(day: Day, game: TableGame, today: Day, learner: Learner) -> impl IntoView {
    let first_of_month = day.first_of_month();
    let month_before = first_of_month.before().map(Day::first_of_month);
    let month_after = first_of_month.month().last().and_then(Day::next);
    let month_after = month_after.filter(|after| *after <= today);
    let done_days = Memo::new(move |_| learner.done(game));
    let day_cell = move |day: Day| {
        let name = move || {
            let date = text::date(day.number());
            match done_days.with(|days| days.contains(&day)) {
                true => tr!("learn-date-done", date = date),
                false => date,
            }
        };
        let is_done = move || done_days.with(|days| days.contains(&day));
        let content = match day <= today {
            true => view! {
                <a href=format!("#{}", link(day, game)) aria-label=name class:done=is_done>
                    {day.of_month()}
                </a>
            }
            .into_any(),
            false => view! { <span class="ahead">{day.of_month()}</span> }.into_any(),
        };
        view! { <li data-weekday=day.weekday().to_string()>{content}</li> }
    };
    let month_link = |to: Option<Day>, label: Signal<String>| {
        let to = to.filter(|to| *to >= FIRST_DAY);
        to.map(|to| view! { <a href=format!("#{}", link(to, game))>{label}</a> })
    };
    view! {
        <details class="form" id="archive">
            <summary><span class="shape-of">{move_tr!("learn-archive")}</span></summary>
            <p class="learn-line">
                {month_link(month_before, move_tr!("learn-month-before"))}
                {month_link(month_after, move_tr!("learn-month-after"))}
            </p>
            <ol class="calendar">{first_of_month.month().map(day_cell).collect_view()}</ol>
        </details>
    }
}
