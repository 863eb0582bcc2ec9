//! Data that arrives from another device: the codes of a player, or a file with the practice of
//! several. A reader is asked whose practice comes in before it does.

use leptos::ev::Event;
use leptos::prelude::*;
use score_core::learn::profile::{Imported, Profile, UnpackRefusal};
use score_core::learn::statistics::Statistics;
use score_core::link::{
    LinkRefusal, MAX_PASTED_CHARS, Pasted, PastedRefusal, ProfilePart, StatisticsLink, read_pasted,
};

use crate::components::fields::{NameRow, TextBox};
use crate::components::form::{Form, StatusLine};
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::storage::{self, StorageProblem};
use crate::edge::{address, dom, pasted_text};
use crate::page::Page;
use crate::visit::Visits;
use crate::{move_tr, text, tr};

use super::persistence;
use super::sentences;

/// The key of the links that were opened, until all of them were.
const KEY: &str = "learn-carried";

/// The beginning of a link in a code.
const LINK_START: &str = "statistics?";

/// The data that has arrived from another device, and the last import. Copies share it.
#[derive(Clone, Copy)]
pub struct ProfileArrival {
    parts: RwSignal<Vec<ProfilePart>>,
    /// A file with the practice of several players.
    file: RwSignal<Option<Imported>>,
    refused: RwSignal<Option<LinkRefusal>>,
    /// The problem with keeping the parts until the next code, if any.
    problem: RwSignal<Option<StorageProblem>>,
    taken: RwSignal<Option<LastImport>>,
}

/// The last import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LastImport {
    /// How many of its answers are new.
    new: usize,
    /// How many answers of the file cannot be kept.
    left_out: usize,
}

impl ProfileArrival {
    /// Reads what has arrived, also later, until the owner of this scope is gone.
    pub fn open() -> ProfileArrival {
        let arrived = ProfileArrival {
            parts: RwSignal::new(Vec::new()),
            file: RwSignal::new(None),
            refused: RwSignal::new(None),
            problem: RwSignal::new(None),
            taken: RwSignal::new(None),
        };
        arrived.load();
        let visits = expect_context::<Visits>();
        arrived.read(&visits.latest(&[Page::Statistics]).fragment);
        // The next code may have been opened in a tab of its own.
        storage::on_change(&[KEY], move || arrived.load());
        visits.on_next(&[Page::Statistics], move |visit| {
            arrived.read(&visit.fragment)
        });
        arrived
    }

    /// Asks about a file with the practice of several players.
    pub fn ask_about(self, file: Imported) {
        self.taken.set(None);
        self.file.set(Some(file));
    }

    /// Says no longer what was taken in.
    pub fn clear_up(self) {
        self.taken.set(None);
    }

    fn load(self) {
        let (links, problem) = storage::load_or_default::<Vec<String>>(KEY);
        self.parts.set(read_parts(&links));
        self.problem.set(problem);
    }

    /// Takes in the part that an address carries.
    fn read(self, fragment: &str) {
        let (link, refusals) = StatisticsLink::read(fragment);
        self.refused.set(refusals.into_iter().next());
        let Some(part) = link.part else { return };
        let (saved, problem) = storage::change(KEY, |saved: &mut Vec<String>| {
            let is_another = |other: &ProfilePart| other.is_of(&part) && other.part != part.part;
            saved.retain(|link| read_part(link).as_ref().is_some_and(is_another));
            saved.push(part.to_string());
        });
        self.taken.set(None);
        self.parts.set(read_parts(&saved));
        self.problem.set(problem);
        // A reload would take it in again.
        address::replace(Page::Statistics.name());
    }

    /// Forgets what the reader was asked about.
    fn forget(self) {
        if self.file.with_untracked(Option::is_some) {
            self.file.set(None);
            return;
        }
        let (_, problem) = storage::change(KEY, Vec::<String>::clear);
        self.parts.set(Vec::new());
        self.problem.set(problem);
    }

    /// How many parts have arrived, and how many there are.
    fn counts(self) -> Option<(usize, usize)> {
        self.parts
            .with(|parts| parts.first().map(|first| (parts.len(), first.of)))
    }

    /// Whether the reader is asked about something.
    fn is_question(self) -> bool {
        self.file.with(Option::is_some) || self.counts().is_some()
    }

    /// The profile of all parts together; `None` while one is missing.
    fn carried(self) -> Option<Result<Profile, UnpackRefusal>> {
        let (here, of) = self.counts()?;
        let joined = || self.parts.with(|parts| ProfilePart::joined(parts));
        (here == of).then(|| {
            let packed = joined().ok_or(UnpackRefusal::NotAProfile)?;
            Profile::unpacked(&packed).map(persistence::written_as_here)
        })
    }

    /// The profile that can be taken in as a whole.
    fn whole(self) -> Option<Profile> {
        let of_file = self
            .file
            .with(|file| file.as_ref().map(|it| it.profile.clone()));
        of_file.or_else(|| self.carried()?.ok())
    }
}

fn read_part(link: &str) -> Option<ProfilePart> {
    StatisticsLink::read(link).0.part
}

fn read_parts(links: &[String]) -> Vec<ProfilePart> {
    links.iter().filter_map(|link| read_part(link)).collect()
}

/// The question whether the profile that has arrived is to be taken in, and the outcome.
#[component]
pub fn Arrival(
    arrived: ProfileArrival,
    statistics: RwSignal<Statistics>,
    /// Takes a profile in, and returns how many of its answers are new.
    #[prop(into)]
    on_merge: Callback<Profile, usize>,
) -> impl IntoView {
    let carried = Memo::new(move |_| arrived.carried());
    let is_question = Memo::new(move |_| arrived.is_question());
    let is_refusal = move || {
        arrived.refused.with(Option::is_some) || carried.with(|it| matches!(it, Some(Err(_))))
    };
    let about_codes = move || match (arrived.counts(), carried.get()) {
        (None, _) => arrived.taken.get().map(said).unwrap_or_default(),
        (Some((here, of)), None) => tr!("statistics-carry-parts", here = here, of = of),
        (_, Some(Ok(profile))) => {
            let about = statistics.with(|known| about(&profile, known));
            format!("{about} {}", tr!("statistics-carry-once"))
        }
        (_, Some(Err(UnpackRefusal::NotAProfile))) => tr!("statistics-carry-broken"),
        (_, Some(Err(UnpackRefusal::Later))) => tr!("statistics-carry-later"),
    };
    let sentence = move || match arrived.refused.get() {
        Some(refusal) => text::link_refusal(&refusal),
        None if arrived.file.with(Option::is_some) => tr!("statistics-file-of-several"),
        None => about_codes(),
    };
    let heading = AnyNodeRef::default();
    let show = move || dom::before_paint(move || node::reveal(heading));
    // A reader who opened the link or the file came for this.
    Effect::new(move |_| {
        if is_question.get() {
            show();
        }
    });
    let take_in = move |profile: Profile| {
        let file = arrived.file.get_untracked();
        let left_out = file.map_or(0, |file| file.count_left_out);
        arrived.forget();
        let new = on_merge.run(profile);
        arrived.taken.set(Some(LastImport { new, left_out }));
        // The pressed button has gone.
        show();
    };
    let take_all_in = move |_| {
        if let Some(profile) = untrack(|| arrived.whole()) {
            take_in(profile);
        }
    };
    let one_of_several = move |name: String| {
        let of = name.clone();
        let profile = move || {
            let file = arrived.file.get_untracked();
            file.map(|file| file.profile.of(&of)).unwrap_or_default()
        };
        let profile = StoredValue::new(profile());
        let label = move || tr!("statistics-file-take-in", name = sentences::player(&name));
        view! {
            <li>
                <p>{move || profile.with_value(|it| statistics.with(|known| about(it, known)))}</p>
                <p class="actions">
                    <button type="button" on:click=move |_| take_in(profile.get_value())>
                        {label}
                    </button>
                </p>
            </li>
        }
    };
    let names = move || {
        let file = arrived.file.get();
        let mut names = file.map(|file| file.profile.names()).unwrap_or_default();
        text::sort_by_name(&mut names, String::as_str);
        names
    };
    let problem = move || arrived.problem.get().map(text::storage_problem);
    let is_whole = move || is_question.get() && arrived.whole().is_some();
    let take_all_label = move || match arrived.file.with(Option::is_some) {
        true => tr!("statistics-file-take-all-in"),
        false => tr!("statistics-carry-take-in"),
    };
    let is_hidden = move || {
        !is_question.get()
            && arrived.refused.with(Option::is_none)
            && arrived.taken.with(Option::is_none)
    };
    view! {
        <section class="card" id="arrival" aria-labelledby="arrival-name" hidden=is_hidden>
            <h2 id="arrival-name" tabindex="-1" node_ref=heading>{move_tr!("statistics-arrival")}</h2>
            <StatusLine id="arrival-status" is_refusal sentence/>
            <div role="status">
                {move || problem().map(|sentence| view! {
                    <p class="status refusal" id="arrival-problem">{sentence}</p>
                })}
            </div>
            <Show when=move || arrived.file.with(Option::is_some)>
                <ul id="arrival-players">
                    {move || names().into_iter().map(one_of_several).collect_view()}
                </ul>
                <p class="help">{move_tr!("statistics-carry-once")}</p>
            </Show>
            <p class="actions" hidden=move || !is_question.get()>
                <button
                    type="button"
                    id="arrival-take-in"
                    class:primary=move || arrived.file.with(Option::is_none)
                    hidden=move || !is_whole()
                    on:click=take_all_in
                >
                    {take_all_label}
                </button>
                <button type="button" id="arrival-forget" on:click=move |_| arrived.forget()>
                    {move_tr!("statistics-carry-forget")}
                </button>
            </p>
        </section>
    }
}

/// The last import, in words.
fn said(taken: LastImport) -> String {
    let new = tr!("statistics-taken-in", count = taken.new);
    match taken.left_out {
        0 => new,
        left_out => format!("{new} {}", tr!("statistics-left-out", count = left_out)),
    }
}

/// The contents of a profile, and how much of them is not yet `known`.
fn about(profile: &Profile, known: &Statistics) -> String {
    let mut merged = known.clone();
    let new = merged.merge(profile.answers.clone());
    let name = sentences::player(profile.players().next().unwrap_or_default());
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

/// The field for the link of a code that another device has sent. It asks nothing: the link does.
#[component]
pub fn PasteLink() -> impl IntoView {
    let written = TextBox::default();
    let problem = RwSignal::new(None);
    let open = move |()| {
        let is_page = |name: &str| Page::named(name).is_some();
        let read = read_pasted(&untrack(|| written.written()), &address::host(), is_page);
        let refusal = match read {
            Ok(Pasted::Fragment(fragment)) if fragment.starts_with(LINK_START) => {
                problem.set(None);
                written.value.set(String::new());
                return address::go(&fragment);
            }
            Ok(_) => PastedRefusal::NotOfGame,
            Err(refusal) => refusal,
        };
        problem.set(Some(refusal));
        node::focus(written.input);
    };
    let paste = move |event: &Event| {
        if let Some(text) = pasted_text::words_of_lines(event) {
            written.value.set(text);
        }
    };
    let sentence = move || problem.get().as_ref().map(text::pasted_code_refusal);
    view! {
        <Form id="carry-paste" on_submit=open on:paste=move |event| paste(&event)>
            <NameRow
                id="carry-paste-link"
                label=move_tr!("statistics-paste")
                help=move_tr!("statistics-paste-help")
                autocomplete="off"
                max_chars=MAX_PASTED_CHARS
                text=written
                problem=Signal::derive(sentence)
            >
                <button type="submit">{move_tr!("statistics-paste-open")}</button>
            </NameRow>
        </Form>
    }
}
