//! The pages that are fetched when they are opened, in four parts of the program.
//!
//! Each function marked `wasm_split` is the way into one part: everything that only such functions
//! need is cut out of the program that a visit waits for
//! ([decision](../docs/decisions/one-program.md)).

use std::future::Future;

use leptos::portal::Portal;
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::edge::{dom, missing_part};
use crate::games::dials::DialsPage;
use crate::games::yahtzee::YahtzeePage;
use crate::group::visitors::WaitingNote;
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

/// A page whose part is on its way.
const COMING: &str = "main:has(> .coming)";
/// The page that is open.
const OPEN_PAGE: &str = "main:not([hidden])";

/// A view of a part, or the error that the part could not be fetched.
pub type PartView = Result<AnyView, SplitLoaderError>;

/// A part of the program that is fetched when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Group play.
    Group,
    /// Dials and Yahtzee.
    Games,
    /// Practice, the rolls of the day, the race, their statistics, worksheets and mistakes.
    Learning,
    /// The pages on which players look things up and choose.
    Others,
}

impl Part {
    /// Its name in the links of index.html and in [`wasm_split`].
    fn name(self) -> &'static str {
        match self {
            Part::Group => "group",
            Part::Games => "games",
            Part::Learning => "learning",
            Part::Others => "others",
        }
    }
}

/// What the page of groups needs from the app.
#[derive(Clone, Copy)]
pub struct GroupProps {
    pub is_open: Signal<bool>,
    pub shortcuts: Signal<bool>,
    pub on_table: Callback<Signal<bool>>,
    pub on_waiting: Callback<WaitingNote>,
}

/// The page of groups, or in a frame the words that it has a tab of its own.
#[wasm_split(group, fallible)]
pub fn group_page(props: GroupProps) -> PartView {
    text::add_english(GROUP_RESOURCES);
    let GroupProps {
        is_open,
        shortcuts,
        on_table,
        on_waiting,
    } = props;
    Ok(match dom::is_framed() {
        true => view! { <FramedGroupPage is_open/> }.into_any(),
        false => view! { <GroupPage is_open shortcuts on_table on_waiting/> }.into_any(),
    })
}

/// The game of this page.
#[wasm_split(games, fallible)]
pub fn game_page(page: Page) -> PartView {
    text::add_english(GAMES_RESOURCES);
    Ok(match page {
        Page::Dials => view! { <DialsPage/> }.into_any(),
        _ => view! { <YahtzeePage/> }.into_any(),
    })
}

/// The page of the learners to which this page belongs.
#[wasm_split(learning, fallible)]
pub fn learning_page(page: Page) -> PartView {
    text::add_english(LEARNING_RESOURCES);
    Ok(match page {
        Page::Statistics => view! { <StatisticsPage/> }.into_any(),
        Page::Sheet | Page::Mistake => view! { <Worksheets/> }.into_any(),
        _ => view! { <LearnPage/> }.into_any(),
    })
}

/// One of the other pages, built anew with each visit.
#[wasm_split(others, fallible)]
pub fn other_page(page: Page) -> PartView {
    Ok(match page {
        Page::House => view! { <HousePage/> }.into_any(),
        Page::Players => view! { <PlayersPage/> }.into_any(),
        Page::Experiment => view! { <ExperimentPage/> }.into_any(),
        _ => view! { <SettingsPage/> }.into_any(),
    })
}

/// The atlas or the hands of 24, which stay once they were opened.
#[wasm_split(others, fallible)]
pub fn lasting_page(page: Page, is_shown: Signal<bool>) -> PartView {
    Ok(match page {
        Page::Hands => view! { <HandsPage is_shown/> }.into_any(),
        _ => view! { <AtlasPage is_shown/> }.into_any(),
    })
}

/// The bench for experiments beside the board.
#[wasm_split(others, fallible)]
pub fn bench_beside(table: AtTable) -> PartView {
    Ok(view! { <ExperimentBeside table/> }.into_any())
}

/// Where the view of a part belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It is a whole page, with a `main` element of its own.
    Page,
    /// It is inside a page that is there already.
    Slot,
}

/// How a part came out that was asked for.
enum Arrival {
    /// Its view.
    Here(AnyView),
    /// It could not be fetched.
    Missing,
    /// The server has only the files of a newer build.
    OfNewer,
}

/// A view of a part, and until it is there the words that it is on its way.
///
/// Where the part cannot be fetched, there is a sentence with a button; the part is also asked for
/// again when the place is shown again.
#[component]
pub fn LazyView<Ask, Asked>(
    part: Part,
    place: Place,
    /// Whether its place is on the screen.
    #[prop(into)]
    is_shown: Signal<bool>,
    /// Fetches the part where it is not there yet, and makes the view.
    ask: Ask,
) -> impl IntoView
where
    Ask: Fn() -> Asked + Copy + Send + Sync + 'static,
    Asked: Future<Output = PartView> + 'static,
{
    let times = RwSignal::new(0_u32);
    let is_missing = RwSignal::new(false);
    let again = move || times.update(|times| *times += 1);
    Effect::new(move |_| {
        if is_shown.get() && is_missing.get_untracked() {
            again();
        }
    });
    let words = move |words: AnyView| match place {
        Place::Page => {
            let is_hidden = move || !is_shown.get();
            view! { <main class="page" tabindex="-1" hidden=is_hidden>{words}</main> }.into_any()
        }
        Place::Slot => words,
    };
    let coming = move || {
        words(view! { <p class="coming" role="status">{move_tr!("parts-coming")}</p> }.into_any())
    };
    let arrived = move |arrival| match arrival {
        Arrival::Here(view) => {
            keep_focus();
            view
        }
        Arrival::Missing => {
            is_missing.set(true);
            words(view! { <Missing on_again=move |()| again()/> }.into_any())
        }
        Arrival::OfNewer => {
            is_missing.set(true);
            let sentence = move_tr!("parts-of-newer");
            words(view! { <p class="status" role="alert">{sentence}</p> }.into_any())
        }
    };
    view! {
        <Suspense fallback=coming>
            {move || {
                times.track();
                is_missing.set(false);
                let arrival = SendWrapper::new(arrive(part, ask));
                Suspend::new(async move { arrived(arrival.await) })
            }}
        </Suspense>
    }
}

/// Moves the focus on to a page that takes the place of the words that it is on its way, where they
/// have the focus.
fn keep_focus() {
    if dom::has_focus(COMING) {
        dom::before_paint(|| {
            dom::focus(OPEN_PAGE);
        });
    }
}

/// Asks for a part, and once more past broken copies of its files.
async fn arrive<Asked>(part: Part, ask: impl Fn() -> Asked) -> Arrival
where
    Asked: Future<Output = PartView>,
{
    if let Ok(view) = ask().await {
        return Arrival::Here(view);
    }
    if missing_part::look_after(part.name()).await {
        return Arrival::OfNewer;
    }
    ask().await.map_or(Arrival::Missing, Arrival::Here)
}

/// The sentence in the place of a part that could not be fetched.
#[component]
fn Missing(#[prop(into)] on_again: Callback<()>) -> impl IntoView {
    view! {
        <div role="alert">
            <p class="status refusal">{move_tr!("parts-missing")}</p>
        </div>
        <button type="button" on:click=move |_| on_again.run(())>{move_tr!("parts-again")}</button>
    }
}

/// A page of a part whose `main` element is in the page's HTML, with the text that can be read before.
#[component]
pub fn InSlot(
    /// The id of the slot in that element, without its end `-place`.
    of: &'static str,
    #[prop(into)] view: ViewFn,
) -> impl IntoView {
    let slot = dom::element(&format!("#{of}-place"));
    slot.map(|mount| view! { <Portal mount>{view.run()}</Portal> })
}
