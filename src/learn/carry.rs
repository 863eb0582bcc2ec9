//! Carries a player to another device by QR codes: each holds a link with a part of their data, and
//! a reader who opens all of the links is asked.

use leptos::prelude::*;
use score_core::learn::profile::{Profile, UnpackRefusal};
use score_core::learn::statistics::Statistics;
use score_core::link::{LinkRefusal, MAX_CARRIED_BYTES, ProfilePart, StatisticsLink};

use crate::components::form::StatusLine;
use crate::components::qr::Qr;
use crate::components::settlement::PlayLink;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::storage::{self, StorageProblem};
use crate::edge::{address, dom};
use crate::page::Page;
use crate::{move_tr, text, tr};

use super::persistence;

/// The key of the links that were opened, until all of them were.
const KEY: &str = "learn-carried";

/// The codes of a player, one at a time, as a camera sees all codes before it.
#[component]
pub fn Codes(#[prop(into)] profile: Callback<(), Profile>) -> impl IntoView {
    let shown = RwSignal::new(None::<(Vec<String>, usize)>);
    let show = move |_| {
        let (packed, left_out) = profile.run(()).packed_within(MAX_CARRIED_BYTES);
        let parts = ProfilePart::all_of(&packed).unwrap_or_default();
        let links = parts.iter().map(ToString::to_string).collect();
        shown.update(|shown| {
            *shown = match shown {
                Some(_) => None,
                None => Some((links, left_out)),
            };
        });
    };
    let label = move || match shown.with(Option::is_some) {
        true => tr!("statistics-carry-hide"),
        false => tr!("statistics-carry-show"),
    };
    view! {
        <section class="card" aria-labelledby="carry-name">
            <h2 id="carry-name">{move_tr!("statistics-carry")}</h2>
            <p class="help">{move_tr!("statistics-carry-help")}</p>
            <p class="actions">
                <button
                    type="button"
                    id="carry-show"
                    aria-expanded=move || shown.with(Option::is_some).to_string()
                    on:click=show
                >
                    {label}
                </button>
            </p>
            {move || shown.get().map(|(links, left_out)| view! { <OneCode links left_out/> })}
        </section>
    }
}

/// One of the codes, and the way to the others.
#[component]
fn OneCode(links: Vec<String>, left_out: usize) -> impl IntoView {
    let all = links.len();
    if all == 0 {
        return view! { <p id="carry-too-much">{move_tr!("statistics-carry-too-much")}</p> }
            .into_any();
    }
    let index = RwSignal::new(0_usize);
    let links = StoredValue::new(links);
    let fragment = Memo::new(move |_| {
        let link = links.with_value(|links| links.get(index.get()).cloned());
        link.unwrap_or_default()
    });
    let said = move || tr!("statistics-carry-code", number = index.get() + 1, all = all);
    let name = move || tr!("statistics-carry-qr", number = index.get() + 1, all = all);
    let step = move |id: &'static str, label: Signal<String>, by: isize| {
        let to = move || {
            let to = index.get().checked_add_signed(by);
            to.filter(|to| *to < all)
        };
        view! {
            <button
                type="button"
                id=id
                aria-disabled=move || to().is_none().then_some("true")
                on:click=move |_| {
                    if let Some(to) = untrack(to) {
                        index.set(to);
                    }
                }
            >
                {label}
            </button>
        }
    };
    let others = (all > 1).then(|| {
        view! {
            <p class="actions">
                {step("carry-before", move_tr!("statistics-carry-before"), -1)}
                {step("carry-next", move_tr!("statistics-carry-next"), 1)}
            </p>
        }
    });
    view! {
        <div id="carry-codes">
            <p role="status">{said}</p>
            {(left_out > 0).then(|| view! {
                <p class="help">{move || tr!("statistics-carry-left-out", count = left_out)}</p>
            })}
            <Qr fragment label=Signal::derive(name)/>
            {others}
            <PlayLink fragment label=move_tr!("statistics-carry-link")/>
        </div>
    }
    .into_any()
}

/// The parts that have arrived from another device.
#[derive(Clone, Copy)]
struct Arrived {
    parts: RwSignal<Vec<ProfilePart>>,
    refused: RwSignal<Option<LinkRefusal>>,
    /// The problem with keeping the parts until the next code, if any.
    problem: RwSignal<Option<StorageProblem>>,
}

impl Arrived {
    fn open() -> Arrived {
        let arrived = Arrived {
            parts: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            problem: RwSignal::new(None),
        };
        arrived.load();
        arrived.read(&address::fragment());
        // The next code may have been opened in a tab of its own.
        storage::on_change(&[KEY], move || arrived.load());
        address::on_change(move |fragment| arrived.read(&fragment));
        arrived
    }

    fn load(self) {
        let (links, problem) = storage::load_or_default::<Vec<String>>(KEY);
        self.parts.set(read_parts(&links));
        self.problem.set(problem);
    }

    /// Takes in the part that an address carries.
    fn read(self, fragment: &str) {
        let page = fragment.split('?').next().unwrap_or_default();
        if Page::named(page.trim_start_matches('/')) != Some(Page::Statistics) {
            return;
        }
        let (link, refusals) = StatisticsLink::read(fragment);
        self.refused.set(refusals.into_iter().next());
        let Some(part) = link.part else { return };
        let (saved, problem) = storage::change(KEY, |saved: &mut Vec<String>| {
            let is_another = |other: &ProfilePart| other.is_of(&part) && other.part != part.part;
            saved.retain(|link| read_part(link).as_ref().is_some_and(is_another));
            saved.push(part.to_string());
        });
        self.parts.set(read_parts(&saved));
        self.problem.set(problem);
        // A reload would take it in again.
        address::replace(Page::Statistics.name());
    }

    fn forget(self) {
        let (_, problem) = storage::change(KEY, Vec::<String>::clear);
        self.parts.set(Vec::new());
        self.problem.set(problem);
    }

    /// How many parts have arrived, and how many there are.
    fn counts(self) -> Option<(usize, usize)> {
        self.parts
            .with(|parts| parts.first().map(|first| (parts.len(), first.of)))
    }

    /// The profile of all parts together; `None` while one is missing.
    fn profile(self) -> Option<Result<Profile, UnpackRefusal>> {
        let (here, of) = self.counts()?;
        let joined = || self.parts.with(|parts| ProfilePart::joined(parts));
        (here == of).then(|| {
            let packed = joined().ok_or(UnpackRefusal::NotAProfile)?;
            Profile::unpacked(&packed).map(persistence::written_as_here)
        })
    }
}

fn read_part(link: &str) -> Option<ProfilePart> {
    StatisticsLink::read(link).0.part
}

fn read_parts(links: &[String]) -> Vec<ProfilePart> {
    links.iter().filter_map(|link| read_part(link)).collect()
}

/// The question whether the profile that has arrived is to be taken in.
#[component]
pub fn Arrival(
    statistics: RwSignal<Statistics>,
    #[prop(into)] on_merge: Callback<Profile>,
) -> impl IntoView {
    let arrived = Arrived::open();
    let profile = Memo::new(move |_| arrived.profile());
    let has_arrived = Memo::new(move |_| arrived.counts().is_some());
    let is_refusal = move || {
        arrived.refused.with(Option::is_some) || profile.with(|it| matches!(it, Some(Err(_))))
    };
    let sentence = move || match (arrived.refused.get(), arrived.counts(), profile.get()) {
        (Some(refusal), _, _) => text::link_refusal(&refusal),
        (None, None, _) => String::new(),
        (_, Some((here, of)), None) => tr!("statistics-carry-parts", here = here, of = of),
        (_, _, Some(Ok(profile))) => statistics.with(|known| about(&profile, known)),
        (_, _, Some(Err(UnpackRefusal::NotAProfile))) => tr!("statistics-carry-broken"),
        (_, _, Some(Err(UnpackRefusal::Later))) => tr!("statistics-carry-later"),
    };
    let heading = AnyNodeRef::default();
    // A reader who opened the link came for this.
    Effect::new(move |_| {
        if has_arrived.get() {
            dom::before_paint(move || node::reveal(heading));
        }
    });
    let merge = move |_| {
        if let Some(Ok(profile)) = profile.get_untracked() {
            arrived.forget();
            on_merge.run(profile);
        }
    };
    let problem = move || arrived.problem.get().map(text::storage_problem);
    let is_whole = move || profile.with(|it| matches!(it, Some(Ok(_))));
    view! {
        <section
            class="card"
            id="arrival"
            aria-labelledby="arrival-name"
            hidden=move || !has_arrived.get() && arrived.refused.with(Option::is_none)
        >
            <h2 id="arrival-name" tabindex="-1" node_ref=heading>{move_tr!("statistics-arrival")}</h2>
            <StatusLine id="arrival-status" is_refusal sentence/>
            <div role="status">
                {move || problem().map(|sentence| view! {
                    <p class="status refusal" id="arrival-problem">{sentence}</p>
                })}
            </div>
            <p class="actions" hidden=move || !has_arrived.get()>
                <button
                    type="button"
                    id="arrival-take-in"
                    class="primary"
                    hidden=move || !is_whole()
                    on:click=merge
                >
                    {move_tr!("statistics-carry-take-in")}
                </button>
                <button type="button" id="arrival-forget" on:click=move |_| arrived.forget()>
                    {move_tr!("statistics-carry-forget")}
                </button>
            </p>
        </section>
    }
}

/// The contents of a profile, and how much of them is not yet `known`.
fn about(profile: &Profile, known: &Statistics) -> String {
    let mut merged = known.clone();
    let new = merged.merge(profile.answers.clone());
    let mut names = profile.players();
    let name = match names.next() {
        None | Some("") => tr!("statistics-nobody"),
        Some(name) => name.to_owned(),
    };
    let practices = profile.practices.iter().map(|it| it.practice.answered());
    let own = profile.own_practices.iter();
    let practised = practices.chain(own.map(|it| it.practice.answered()));
    tr!(
        "statistics-carry-about",
        name = name,
        answers = profile.answers.len(),
        new = new,
        days = profile.days.len(),
        practised = practised.sum::<u32>(),
    )
}
