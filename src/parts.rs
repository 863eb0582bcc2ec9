//! The pages that are fetched when they are opened, in four parts of the program.
//!
//! Each function marked `wasm_split` is the way into one part: everything that only such functions
//! need is cut out of the program that a visit waits for (docs/decisions/one-program.md).

use futures_util::FutureExt;
use leptos::portal::Portal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::edge::{dom, missing_part};
use crate::games::dials::DialsPage;
use crate::games::yahtzee::YahtzeePage;
use crate::group::visitors::WaitingNote;
use crate::homework::HomeworkPage;
use crate::learn::{LearnPage, StatisticsPage};
use crate::move_tr;
use crate::page::Page;
use crate::pages::atlas::AtlasPage;
use crate::pages::experiment::{AtTable, ExperimentBeside, ExperimentPage};
use crate::pages::group::{FramedGroupPage, GroupPage};
use crate::pages::hands::HandsPage;
use crate::pages::house_rules::HousePage;
use crate::pages::players::PlayersPage;
use crate::pages::settings::SettingsPage;
use crate::text::{self, GAMES_RESOURCES, GROUP_RESOURCES, LEARNING_RESOURCES};
use crate::worksheets::Worksheets;

/// The selector of a page whose part is on its way.
const COMING: &str = "main:has(> .coming)";
/// The selector of the open page.
const OPEN_PAGE: &str = "main:not([hidden])";

/// A part of the program that is fetched when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Group play.
    Group,
    /// Dials and Yahtzee.
    Games,
    /// Practice, the rolls of the day, the race, their statistics, worksheets, mistakes and homework.
    Learning,
    /// The pages on which players look things up and choose.
    Others,
}

/// A view that a part makes.
#[derive(Clone, Copy)]
pub enum LazyView {
    /// The page of groups. In a frame of another site it is the words that lead to a tab of its
    /// own.
    Group(GroupProps),
    /// The game of this page.
    Game(Page),
    /// The learners' page to which this page belongs.
    Learning(Page),
    /// One of the other pages, built anew with each visit.
    Other(Page),
    /// The atlas or the hands of 24, which stay after they were opened, and whether the page is
    /// shown.
    Lasting(Page, Signal<bool>),
    /// The bench for experiments beside the board.
    Bench(AtTable),
}

/// The signals and callbacks that the page of groups needs from the app.
#[derive(Clone, Copy)]
pub struct GroupProps {
    /// Whether the page of groups is open.
    pub is_open: Signal<bool>,
    /// Whether single keys play.
    pub shortcuts: Signal<bool>,
    /// Takes the signal of whether the player is at the table of a group.
    pub on_table: Callback<Signal<bool>>,
    /// Takes the note to a host about the players who wait.
    pub on_waiting: Callback<WaitingNote>,
}

/// A view of a part, or the error that the part could not be fetched.
type PartView = Result<AnyView, SplitLoaderError>;

#[wasm_split(group, fallible, preload(load_group))]
fn group(view: LazyView) -> PartView {
    text::add_english(GROUP_RESOURCES);
    Ok(match view {
        LazyView::Group(GroupProps { is_open, .. }) if dom::is_framed() => {
            view! { <FramedGroupPage is_open/> }.into_any()
        }
        LazyView::Group(GroupProps {
            is_open,
            shortcuts,
            on_table,
            on_waiting,
        }) => view! { <GroupPage is_open shortcuts on_table on_waiting/> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(games, fallible, preload(load_games))]
fn games(view: LazyView) -> PartView {
    text::add_english(GAMES_RESOURCES);
    Ok(match view {
        LazyView::Game(Page::Dials) => view! { <DialsPage/> }.into_any(),
        LazyView::Game(_) => view! { <YahtzeePage/> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(learning, fallible, preload(load_learning))]
fn learning(view: LazyView) -> PartView {
    text::add_english(LEARNING_RESOURCES);
    Ok(match view {
        LazyView::Learning(Page::Statistics) => view! { <StatisticsPage/> }.into_any(),
        LazyView::Learning(Page::Homework) => view! { <HomeworkPage/> }.into_any(),
        LazyView::Learning(Page::Sheet | Page::Mistake) => view! { <Worksheets/> }.into_any(),
        LazyView::Learning(_) => view! { <LearnPage/> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(others, fallible, preload(load_others))]
fn others(view: LazyView) -> PartView {
    Ok(match view {
        LazyView::Other(Page::House) => view! { <HousePage/> }.into_any(),
        LazyView::Other(Page::Players) => view! { <PlayersPage/> }.into_any(),
        LazyView::Other(Page::Experiment) => view! { <ExperimentPage/> }.into_any(),
        LazyView::Other(_) => view! { <SettingsPage/> }.into_any(),
        LazyView::Lasting(Page::Hands, is_shown) => view! { <HandsPage is_shown/> }.into_any(),
        LazyView::Lasting(_, is_shown) => view! { <AtlasPage is_shown/> }.into_any(),
        LazyView::Bench(table) => view! { <ExperimentBeside table/> }.into_any(),
        _ => ().into_any(),
    })
}

impl LazyView {
    fn part(self) -> Part {
        match self {
            LazyView::Group(_) => Part::Group,
            LazyView::Game(_) => Part::Games,
            LazyView::Learning(_) => Part::Learning,
            LazyView::Other(_) | LazyView::Lasting(..) | LazyView::Bench(_) => Part::Others,
        }
    }

    /// The view, if its part has arrived.
    fn made(self) -> Option<AnyView> {
        // A part that has arrived answers at once.
        let made = match self.part() {
            Part::Group => group(self).now_or_never(),
            Part::Games => games(self).now_or_never(),
            Part::Learning => learning(self).now_or_never(),
            Part::Others => others(self).now_or_never(),
        };
        made?.ok()
    }
}

impl Part {
    /// The part that this page needs, if any.
    pub fn of(page: Page) -> Option<Part> {
        match page {
            Page::Games | Page::Play | Page::TwentyFour | Page::Rules | Page::RulesOf24 => None,
            Page::Group => Some(Part::Group),
            Page::Dials | Page::Yahtzee => Some(Part::Games),
            Page::Practice
            | Page::Daily
            | Page::Race
            | Page::Statistics
            | Page::Sheet
            | Page::Mistake
            | Page::Homework => Some(Part::Learning),
            Page::Atlas
            | Page::Hands
            | Page::Experiment
            | Page::House
            | Page::Players
            | Page::Settings => Some(Part::Others),
        }
    }

    /// The name of the part in the links of index.html and in [`wasm_split`].
    fn name(self) -> &'static str {
        match self {
            Part::Group => "group",
            Part::Games => "games",
            Part::Learning => "learning",
            Part::Others => "others",
        }
    }

    /// Fetches the part, and once more after broken copies of its files were replaced.
    async fn fetch(self) -> Arrival {
        if self.load().await.is_ok() {
            return Arrival::Here;
        }
        if missing_part::look_after(self.name()).await {
            return Arrival::OfNewer;
        }
        self.load()
            .await
            .map_or(Arrival::Missing, |()| Arrival::Here)
    }

    async fn load(self) -> Result<(), SplitLoaderError> {
        match self {
            Part::Group => load_group().await,
            Part::Games => load_games().await,
            Part::Learning => load_learning().await,
            Part::Others => load_others().await,
        }
    }
}

/// The state of a part: whether it was fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// The part was not requested.
    Away,
    /// The part is on its way.
    Coming,
    /// The part has arrived.
    Here,
    /// The part could not be fetched.
    Missing,
    /// The server has only the files of a newer build.
    OfNewer,
}

/// The parts of the program, in the context of the app.
#[derive(Clone, Copy)]
pub struct Parts {
    group: RwSignal<Arrival>,
    games: RwSignal<Arrival>,
    learning: RwSignal<Arrival>,
    others: RwSignal<Arrival>,
}

impl Parts {
    /// Puts the parts into the context, none of them requested.
    pub fn provide() -> Parts {
        let away = || RwSignal::new(Arrival::Away);
        let parts = Parts {
            group: away(),
            games: away(),
            learning: away(),
            others: away(),
        };
        provide_context(parts);
        parts
    }

    fn signal(self, part: Part) -> RwSignal<Arrival> {
        match part {
            Part::Group => self.group,
            Part::Games => self.games,
            Part::Learning => self.learning,
            Part::Others => self.others,
        }
    }

    /// The state of a part; reactive.
    pub fn arrival(self, part: Part) -> Arrival {
        self.signal(part).get()
    }

    /// Fetches a part unless it has arrived or is on its way; a failed fetch is tried again.
    pub fn need(self, part: Part) {
        let arrival = self.signal(part);
        if [Arrival::Coming, Arrival::Here].contains(&arrival.get_untracked()) {
            return;
        }
        arrival.set(Arrival::Coming);
        spawn_local(async move {
            let state = part.fetch().await;
            // The page replaces the words that it is on its way.
            let is_waited_for = dom::has_focus(COMING);
            arrival.set(state);
            if is_waited_for {
                dom::before_paint(|| {
                    dom::focus(OPEN_PAGE);
                });
            }
        });
    }
}

/// The place of a view of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The view is a whole page, with a `main` element of its own.
    Page,
    /// The view is inside a page that is there already.
    Slot,
}

/// The view of a part, or words that it is on its way or could not be fetched.
pub fn lazy(view: LazyView, place: Place, arrival: Arrival, is_shown: Signal<bool>) -> AnyView {
    let words = match arrival {
        Arrival::Here => return view.made().into_any(),
        Arrival::Away | Arrival::Coming => {
            view! { <p class="coming" role="status">{move_tr!("parts-coming")}</p> }.into_any()
        }
        Arrival::Missing => view! { <Missing part=view.part()/> }.into_any(),
        Arrival::OfNewer => {
            let sentence = move_tr!("parts-of-newer");
            view! { <p class="status" role="alert">{sentence}</p> }.into_any()
        }
    };
    match place {
        Place::Page => {
            let is_hidden = move || !is_shown.get();
            view! { <main class="page" tabindex="-1" hidden=is_hidden>{words}</main> }.into_any()
        }
        Place::Slot => words,
    }
}

/// The view of [`lazy`], updated as the state of its part changes.
#[component]
pub fn Lazy(view: LazyView, place: Place, #[prop(into)] is_shown: Signal<bool>) -> impl IntoView {
    let parts = expect_context::<Parts>();
    let arrival = Memo::new(move |_| parts.arrival(view.part()));
    move || lazy(view, place, arrival.get(), is_shown)
}

/// The sentence in the place of a part that could not be fetched, with a button to try again.
#[component]
fn Missing(part: Part) -> impl IntoView {
    let parts = expect_context::<Parts>();
    view! {
        <p class="status refusal" role="alert">{move_tr!("parts-missing")}</p>
        <button type="button" on:click=move |_| parts.need(part)>{move_tr!("parts-again")}</button>
    }
}

/// A page of a part whose `main` element is in the page's HTML. The element has the text that can
/// be read before.
#[component]
pub fn InSlot(
    /// The id of the slot in that element, without its end `-place`.
    of: &'static str,
    #[prop(into)] view: ViewFn,
) -> impl IntoView {
    let slot = dom::element(&format!("#{of}-place"));
    slot.map(|mount| view! { <Portal mount>{view.run()}</Portal> })
}
