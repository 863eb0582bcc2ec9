//! The page of practice: rolls that train a skill, chosen by the rule or by the player.

use leptos::prelude::*;
use score_core::assignment::address_of;
use score_core::learn::dealer::{Dealer, DealtRoll};
use score_core::learn::level::{Level, Setting, Task, hardnesses};
use score_core::learn::practice::{BOXES, Next, Practice, Standing};
use score_core::learn::skill::Skill;
use score_core::learn::statistics::Origin;
use score_core::link::{LinkRefusal, PracticeLink};
use score_core::table::board::Board as TableBoard;
use score_core::table::game::TableGame;
use score_core::teach::difficulty;

use crate::components::board::TOOLBAR;
use crate::components::explanation::Explanation;
use crate::components::settlement::PlayLink;
use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::sound::{self, Cue};
use crate::edge::{dom, entropy};
use crate::study::explanation_frames;
use crate::study::roll_solutions::RollSolutions;
use crate::table::view_model;
use crate::{move_tr, text, tr};

use super::games_and_player::GamesAndPlayer;
use super::own_setting::OwnSetting;
use super::persistence::Learner;
use super::roll_attempt::{Effort, RollAttempt};
use super::roll_board::{NextButton, RollBoard, Stopwatch};
use super::sentences;
use super::sound_switch::SoundSwitch;
use super::statistics_link::StatisticsLink;

/// The page of practice.
#[component]
pub fn PracticePage(
    fragment: String,
    learner: Learner,
    clock: Clock,
    #[prop(into)] is_here: Signal<bool>,
) -> impl IntoView {
    let (link, refusals) = PracticeLink::read(&fragment);
    let setting = link.setting();
    let game = setting.game();
    let refusal = refusals.first().cloned();
    let to_game = |game: TableGame| PracticeLink::to(&Setting::usual(game), None, None).to_string();
    view! {
        <h1>{move_tr!("page-practice")}</h1>
        <p class="lead">{move_tr!("learn-practice-lead")}</p>
        <RefusedLink refusal/>
        <GamesAndPlayer game learner link=to_game/>
        <For each=move || learner.player() key=String::clone let:_player>
            <Training link=link.clone() learner clock is_here/>
            <SkillMap link=link.clone() learner/>
            <OwnSetting setting=link.setting()/>
        </For>
        <StatisticsLink/>
    }
}

#[component]
fn RefusedLink(refusal: Option<LinkRefusal>) -> impl IntoView {
    refusal.map(|refusal| {
        view! {
            <p class="status refusal" role="alert">{move || text::link_refusal(&refusal)}</p>
        }
    })
}

/// The dealer of practice: deals the next roll, and stores the result of each.
struct Dealing {
    link: PracticeLink,
    dealer: Dealer,
    learner: Learner,
}

impl Dealing {
    fn new(link: PracticeLink, learner: Learner) -> Dealing {
        let seed = link.seed.map_or_else(entropy::seed, u64::from);
        Dealing {
            dealer: Dealer::new(link.setting(), seed),
            link,
            learner,
        }
    }

    fn setting(&self) -> &Setting {
        self.dealer.setting()
    }

    /// The next level, with its roll if an earlier roll comes again.
    fn next(&self, practice: &Practice) -> Next {
        let game = self.setting().game();
        let Some(skill) = self.link.skill else {
            return practice.next(game);
        };
        let is_chosen = |level: Level| {
            let hardness = self.link.hardness.unwrap_or(level.hardness);
            level == Level { skill, hardness }
        };
        practice.coming_again(game, is_chosen).unwrap_or_else(|| {
            let usual = practice.level(game, skill);
            let hardness = self.link.hardness.unwrap_or(usual.hardness);
            Next {
                level: Level { skill, hardness },
                roll: None,
            }
        })
    }

    /// Deals the next roll; `None` if no roll of the level was found. With a player's own goal and
    /// dice, a level near the rule's is allowed; a level that was chosen by hand has to be found
    /// exactly.
    fn deal(&mut self) -> Option<DealtRoll> {
        let practice = untrack(|| self.learner.practice(self.setting()));
        let next = self.next(&practice);
        let may_be_near = !self.setting().is_usual() && self.link.skill.is_none();
        self.dealer.deal(next, may_be_near)
    }

    /// Stores the result of a roll of `level`, once the roll has ended.
    fn note_end(&self, level: Level, attempt: &RollAttempt, clock: Clock) {
        let Some((roll, outcome)) = attempt.deal().roll().zip(attempt.effort().outcome) else {
            return;
        };
        let learner = self.learner;
        learner.change_practice(self.setting(), |practice| {
            practice.answer(level, roll, outcome)
        });
        // Training with a player's own goal or dice says nothing about the usual ones.
        let skill = self.setting().is_usual().then_some(level.skill);
        if let Some(answered) = attempt.answered(self.setting().game(), skill) {
            learner.record(clock, Origin::Practice, answered);
        }
    }
}

/// The rolls of practice, or a refusal if no roll is found.
#[component]
fn Training(
    link: PracticeLink,
    learner: Learner,
    clock: Clock,
    is_here: Signal<bool>,
) -> impl IntoView {
    let mut dealing = Dealing::new(link, learner);
    let first = dealing.deal();
    let dealer = StoredValue::new(dealing);
    match first {
        Some(first) => view! { <TrainedRolls dealer first clock is_here/> }.into_any(),
        None => view! {
            <p class="status refusal" role="alert" id="status">{move_tr!("learn-no-roll")}</p>
        }
        .into_any(),
    }
}

/// The rolls from the `first` on, with the skill that each trains.
#[component]
fn TrainedRolls(
    dealer: StoredValue<Dealing>,
    first: DealtRoll,
    clock: Clock,
    is_here: Signal<bool>,
) -> impl IntoView {
    let attempt_of = move |dealt: &DealtRoll, layout: u32| {
        let Task { deal, puzzle, .. } = dealt.task.clone();
        RollAttempt::new(puzzle, deal, Effort::default(), layout, clock)
    };
    let attempt = RwSignal::new(attempt_of(&first, 0));
    let dealt = RwSignal::new(first);
    let board = AnyNodeRef::default();
    let next_button = AnyNodeRef::default();
    let has_run_out = RwSignal::new(false);
    let go_on = move |()| {
        let layout = attempt.with_untracked(RollAttempt::layout) + 1;
        let next = dealer.try_update_value(Dealing::deal).flatten();
        has_run_out.set(next.is_none());
        if let Some(next) = next {
            attempt.set(attempt_of(&next, layout));
            dealt.set(next);
            sound::play_if_on(Cue::Roll);
            dom::before_paint(move || {
                node::focus((board, TOOLBAR));
                node::bring_into_view(board);
            });
        }
    };
    let on_end = move |()| {
        let level = dealt.with_untracked(|dealt| dealt.level);
        attempt.with_untracked(|attempt| {
            dealer.with_value(|dealer| dealer.note_end(level, attempt, clock));
        });
    };
    let next = ViewFn::from(move || view! { <NextButton node=next_button on_press=go_on/> });
    let level = Memo::new(move |_| dealt.with(|dealt| dealt.level));
    let fragment = Signal::derive(move || {
        let Level { skill, hardness } = level.get();
        dealer.with_value(|dealer| {
            PracticeLink::to(dealer.setting(), Some(skill), Some(hardness)).to_string()
        })
    });
    let package_address = move || address_of(&fragment.get());
    view! {
        <TrainedSkill dealt/>
        <div node_ref=board class="learn-board">
            <RollBoard attempt clock is_here on_change=|()| () on_end next next_button/>
        </div>
        <p class="status refusal" role="alert" id="learn-dry" hidden=move || !has_run_out.get()>
            {move_tr!("learn-no-roll")}
        </p>
        <Stopwatch attempt clock is_here/>
        <SoundSwitch/>
        <For each=move || [level.get()] key=|level| *level let:level>
            <Example level game=dealer.with_value(|dealer| dealer.setting().game())/>
        </For>
        <div>
            <PlayLink fragment label=move_tr!("learn-level-link")/>
            <p class="play-link">
                <a id="learn-lms" href=move || format!("#{}", package_address())>
                    {move_tr!("common-for-lms")}
                </a>
            </p>
        </div>
    }
}

/// The heading with the skill and level of the roll on the board.
#[component]
fn TrainedSkill(dealt: RwSignal<DealtRoll>) -> impl IntoView {
    let heading = move || {
        dealt.with(|dealt| {
            tr!(
                "learn-now",
                skill = sentences::skill(dealt.level.skill),
                level = text::level(dealt.level.hardness),
            )
        })
    };
    view! {
        <h2 id="learn-now">{heading}</h2>
        <p class="help">{move || dealt.with(|dealt| sentences::about_skill(dealt.level.skill))}</p>
        <p class="help" id="comes-again" hidden=move || dealt.with(|dealt| !dealt.comes_again)>
            {move_tr!("learn-comes-again")}
        </p>
    }
}

/// The animated example of a level.
#[component]
fn Example(level: Level, game: TableGame) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let frames = Signal::derive(move || {
        let Some(task) = level.example(game) else {
            return Vec::new();
        };
        let solutions = RollSolutions::of(&task.puzzle);
        let Ok(Some(easiest)) = solutions.easiest() else {
            return Vec::new();
        };
        let numbers = task.deal.numbers();
        let board = TableBoard::new(&numbers);
        let tiles = view_model::tiles_of_board(&board, Some(&task.deal)).into_iter();
        let faces: Vec<_> = tiles.map(|tile| tile.face).collect();
        explanation_frames(easiest, &numbers, &faces)
    });
    view! {
        <p>
            <button
                type="button"
                class="quiet"
                id="learn-example"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {move_tr!("learn-example")}
            </button>
        </p>
        <Show when=move || is_open.get()>
            <Explanation frames/>
        </Show>
    }
}

/// The list of skills, each with its progress and links to its levels.
#[component]
fn SkillMap(link: PracticeLink, learner: Learner) -> impl IntoView {
    let setting = link.setting();
    let game = setting.game();
    let practice = {
        let setting = setting.clone();
        Memo::new(move |_| learner.practice(&setting))
    };
    let chosen_level = (link.skill, link.hardness);
    let rule_link = PracticeLink::to(&setting, None, None).to_string();
    let skill_row = |skill: Skill| {
        let standing = Memo::new(move |_| practice.with(|practice| practice.standing(skill)));
        let full_boxes = move || match standing.get() {
            Standing::New => 0,
            Standing::Learning(number) | Standing::Due(number) => number,
            Standing::Mastered { .. } => BOXES,
        };
        let level_link = |hardness: difficulty::Hardness| {
            let link = PracticeLink::to(&setting, Some(skill), Some(hardness));
            let name = move || {
                let level = text::level(hardness);
                tr!(
                    "learn-choose-level",
                    skill = sentences::skill(skill),
                    level = level
                )
            };
            view! {
                <a
                    href=format!("#{link}")
                    aria-label=name
                    aria-current=(chosen_level == (Some(skill), Some(hardness))).then_some("true")
                >
                    {move || text::level(hardness)}
                </a>
            }
        };
        let levels: Vec<_> = hardnesses(game, skill)
            .iter()
            .copied()
            .map(level_link)
            .collect();
        view! {
            <li data-skill=skill.name()>
                <strong>{move || sentences::skill(skill)}</strong>
                <span class="standing">
                    <meter min="0" max=BOXES.to_string() value=move || full_boxes().to_string() aria-hidden="true"></meter>
                    {move || sentences::standing(standing.get())}
                </span>
                <span class="learn-line">{levels}</span>
            </li>
        }
    };
    view! {
        <section class="card" aria-labelledby="skills-name">
            <h2 id="skills-name">{move_tr!("learn-skills")}</h2>
            <p class="help">{move_tr!("learn-rule")}</p>
            <p class="help">{move_tr!("learn-rule-shown")}</p>
            <p class="learn-line">
                <a
                    id="by-rule"
                    href=format!("#{rule_link}")
                    aria-current=link.skill.is_none().then_some("true")
                >
                    {move_tr!("learn-by-rule")}
                </a>
            </p>
            <ul class="skills">{Practice::skills(game).map(skill_row).collect_view()}</ul>
        </section>
    }
}
