//! Data that arrives from another device, by a player's codes or in a file of several players. The
//! reader is asked before any of it is taken in.

use leptos::ev::Event;
use leptos::prelude::*;
use score_core::learn::profile::{Imported, Profile, UnpackRefusal};
use score_core::learn::statistics::Statistics;
use score_core::link::{
    LinkRefusal, MAX_PASTED_CHARS, Pasted, PastedRefusal, ProfilePart, StatisticsLink, read_pasted,
};

use crate::components::fields::{FieldProblem, FormProblem, NameRow, TextBox};
use crate::components::form::{Form, StatusLine};
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::storage::{self, StorageProblem};
use crate::edge::{address, dom, pasted_text};
use crate::page::Page;
use crate::visit::Visits;
use crate::{move_tr, text, tr};

use super::persistence;
use super::sentences;

/// The key of the opened links in the browser's storage, until all links of a code are there.
const KEY: &str = "learn-carried";

/// The beginning of each link in a code.
const LINK_START: &str = "statistics?";

/// The data that has arrived from another device, and the last import. Copies share it.
#[derive(Clone, Copy)]
pub struct ProfileArrival {
    parts: RwSignal<Vec<ProfilePart>>,
    /// A file with the practice of several players.
    file: RwSignal<Option<Imported>>,
    refused: RwSignal<Option<LinkRefusal>>,
    /// The problem with storing the parts until the next code, if any.
    problem: RwSignal<Option<StorageProblem>>,
    last_import: RwSignal<Option<LastImport>>,
}

/// The last import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LastImport {
    /// The number of answers that were new here.
    new_count: usize,
    /// The number of answers in the file that cannot be stored.
    left_out_count: usize,
}

impl ProfileArrival {
    /// Reads data that has arrived or arrives later, until the owner of this scope is gone.
    pub fn open() -> ProfileArrival {
        let arrived = ProfileArrival {
            parts: RwSignal::new(Vec::new()),
            file: RwSignal::new(None),
            refused: RwSignal::new(None),
            problem: RwSignal::new(None),
            last_import: RwSignal::new(None),
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
        self.last_import.set(None);
        self.file.set(Some(file));
    }

    /// Removes the sentence about the last import.
    pub fn clear_up(self) {
        self.last_import.set(None);
    }

    fn load(self) {
        let (links, problem) = storage::load_or_default::<Vec<String>>(KEY);
        self.parts.set(read_parts(&links));
        self.problem.set(problem);
    }

    /// Reads the part of a profile from an address, and stores it until the other parts arrive.
    fn read(self, fragment: &str) {
        let (link, refusals) = StatisticsLink::read(fragment);
        self.refused.set(refusals.into_iter().next());
        let Some(part) = link.part else { return };
        let (saved, problem) = storage::change(KEY, |saved: &mut Vec<String>| {
            let is_another = |other: &ProfilePart| other.is_of(&part) && other.part != part.part;
            saved.retain(|link| read_part(link).as_ref().is_some_and(is_another));
            saved.push(part.to_string());
        });
        self.last_import.set(None);
        self.parts.set(read_parts(&saved));
        self.problem.set(problem);
        // A reload would read the part again.
        address::replace(Page::Statistics.name());
    }

    /// Forgets the file or the codes that the reader was asked about.
    fn forget(self) {
        if self.file.with_untracked(Option::is_some) {
            self.file.set(None);
            return;
        }
        let (_, problem) = storage::change(KEY, Vec::<String>::clear);
        self.parts.set(Vec::new());
        self.problem.set(problem);
    }

    /// Forgets the question and runs `merge`, which returns the number of new answers.
    fn take_in(self, merge: impl FnOnce() -> usize) {
        let file = self.file.get_untracked();
        let left_out_count = file.map_or(0, |file| file.count_left_out);
        self.forget();
        let new_count = merge();
        self.last_import.set(Some(LastImport {
            new_count,
            left_out_count,
        }));
    }

    /// The number of parts that have arrived, and the number of all parts.
    fn part_counts(self) -> Option<(usize, usize)> {
        self.parts
            .with(|parts| parts.first().map(|first| (parts.len(), first.of)))
    }

    /// Whether the reader is asked about a file or about codes.
    fn is_question(self) -> bool {
        self.file.with(Option::is_some) || self.part_counts().is_some()
    }

    /// Whether there is a refusal or an import to tell about; reactive.
    fn has_outcome(self) -> bool {
        self.refused.with(Option::is_some) || self.last_import.with(Option::is_some)
    }

    /// The profile of all parts together; `None` while one is missing.
    fn carried(self) -> Option<Result<Profile, UnpackRefusal>> {
        let (here_count, all_count) = self.part_counts()?;
        let joined = || self.parts.with(|parts| ProfilePart::joined(parts));
        (here_count == all_count).then(|| {
            let packed = joined().ok_or(UnpackRefusal::NotAProfile)?;
            Profile::unpacked(&packed).map(persistence::written_as_here)
        })
    }

    /// The profile of the file or of all codes, if it is complete.
    fn whole(self) -> Option<Profile> {
        let file_profile = self
            .file
            .with(|file| file.as_ref().map(|file| file.profile.clone()));
        file_profile.or_else(|| self.carried()?.ok())
    }
}

fn read_part(link: &str) -> Option<ProfilePart> {
    StatisticsLink::read(link).0.part
}

fn read_parts(links: &[String]) -> Vec<ProfilePart> {
    links.iter().filter_map(|link| read_part(link)).collect()
}

/// The question whether to take in the profile that has arrived, and the outcome.
#[component]
pub fn Arrival(
    arrived: ProfileArrival,
    statistics: RwSignal<Statistics>,
    /// Takes a profile in, and returns the number of its new answers.
    #[prop(into)]
    on_merge: Callback<Profile, usize>,
) -> impl IntoView {
    let carried = Memo::new(move |_| arrived.carried());
    let is_question = Memo::new(move |_| arrived.is_question());
    let is_refusal = move || {
        arrived.refused.with(Option::is_some)
            || carried.with(|carried| matches!(carried, Some(Err(_))))
    };
    let sentence = move || match arrived.refused.get() {
        Some(refusal) => text::link_refusal(&refusal),
        None if arrived.file.with(Option::is_some) => tr!("statistics-file-of-several"),
        None => codes_sentence(arrived, carried, statistics),
    };
    let heading = AnyNodeRef::default();
    let reveal_heading = move || dom::before_paint(move || node::reveal(heading));
    // A reader who has opened the link or the file wants to see this question.
    Effect::new(move |_| {
        if is_question.get() {
            reveal_heading();
        }
    });
    let take_in = move |profile: Profile| {
        arrived.take_in(|| on_merge.run(profile));
        // The pressed button has disappeared.
        reveal_heading();
    };
    let take_all_in = move |_| {
        if let Some(profile) = untrack(|| arrived.whole()) {
            take_in(profile);
        }
    };
    let problem = move || arrived.problem.get().map(text::storage_problem);
    let is_whole = move || is_question.get() && arrived.whole().is_some();
    let take_all_label = move || match arrived.file.with(Option::is_some) {
        true => tr!("statistics-file-take-all-in"),
        false => tr!("statistics-carry-take-in"),
    };
    let is_hidden = move || !is_question.get() && !arrived.has_outcome();
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
                <PlayersInFile arrived statistics on_take_in=take_in/>
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

/// The players in the file, each with a button that takes in their data alone.
#[component]
fn PlayersInFile(
    arrived: ProfileArrival,
    statistics: RwSignal<Statistics>,
    #[prop(into)] on_take_in: Callback<Profile>,
) -> impl IntoView {
    let names = move || {
        let file = arrived.file.get();
        let mut names = file.map(|file| file.profile.names()).unwrap_or_default();
        text::sort_by_name(&mut names, String::as_str);
        names
    };
    let row = move |name: String| view! { <PlayerInFile arrived statistics name on_take_in/> };
    view! {
        <ul id="arrival-players">{move || names().into_iter().map(row).collect_view()}</ul>
        <p class="help">{move_tr!("statistics-carry-once")}</p>
    }
}

/// The line of a player in the file, with a button that takes in their data.
#[component]
fn PlayerInFile(
    arrived: ProfileArrival,
    statistics: RwSignal<Statistics>,
    name: String,
    on_take_in: Callback<Profile>,
) -> impl IntoView {
    let file = arrived.file.get_untracked();
    let profile = file.map(|file| file.profile.of(&name)).unwrap_or_default();
    let profile = StoredValue::new(profile);
    let label = move || tr!("statistics-file-take-in", name = sentences::player(&name));
    view! {
        <li>
            <p>{move || profile.with_value(|profile| statistics.with(|known| about(profile, known)))}</p>
            <p class="actions">
                <button type="button" on:click=move |_| on_take_in.run(profile.get_value())>
                    {label}
                </button>
            </p>
        </li>
    }
}

/// The sentence about the codes that have arrived, or else about the last import.
fn codes_sentence(
    arrived: ProfileArrival,
    carried: Memo<Option<Result<Profile, UnpackRefusal>>>,
    statistics: RwSignal<Statistics>,
) -> String {
    match (arrived.part_counts(), carried.get()) {
        (None, _) => arrived
            .last_import
            .get()
            .map(import_sentence)
            .unwrap_or_default(),
        (Some((here, all)), None) => tr!("statistics-carry-parts", here = here, of = all),
        (_, Some(Ok(profile))) => {
            let about = statistics.with(|known| about(&profile, known));
            format!("{about} {}", tr!("statistics-carry-once"))
        }
        (_, Some(Err(UnpackRefusal::NotAProfile))) => tr!("statistics-carry-broken"),
        (_, Some(Err(UnpackRefusal::Later))) => tr!("statistics-carry-later"),
    }
}

/// The sentence about the last import.
fn import_sentence(last_import: LastImport) -> String {
    let new = tr!("statistics-taken-in", count = last_import.new_count);
    match last_import.left_out_count {
        0 => new,
        left_out => format!("{new} {}", tr!("statistics-left-out", count = left_out)),
    }
}

/// The sentence about the contents of a profile, and how much of them is not yet `known`.
fn about(profile: &Profile, known: &Statistics) -> String {
    let mut merged = known.clone();
    let new = merged.merge(profile.answers.clone());
    let name = sentences::player(profile.players().next().unwrap_or_default());
    let practices = profile
        .practices
        .iter()
        .map(|saved| saved.practice.answered());
    let own = profile.own_practices.iter();
    let practised = practices.chain(own.map(|saved| saved.practice.answered()));
    tr!(
        "statistics-carry-about",
        name = name,
        answers = profile.answers.len(),
        new = new,
        days = profile.days.len(),
        practised = practised.sum::<u32>(),
    )
}

/// The field for the link of a code that another device has sent. The opened link asks the
/// question.
#[component]
pub fn PasteLink() -> impl IntoView {
    let written = TextBox::default();
    let problem = FormProblem::none();
    let read = move || {
        let is_page = |name: &str| Page::named(name).is_some();
        let refusal = match read_pasted(&written.written(), &address::host(), is_page) {
            Ok(Pasted::Fragment(fragment)) if fragment.starts_with(LINK_START) => {
                return Ok(fragment);
            }
            Ok(_) => PastedRefusal::NotOfGame,
            Err(refusal) => refusal,
        };
        let sentence = move || text::pasted_code_refusal(&refusal);
        Err(FieldProblem::new((), written.input, sentence))
    };
    let open = move |()| {
        if let Ok(fragment) = problem.check(read) {
            written.value.set(String::new());
            address::go(&fragment);
        }
    };
    let paste = move |event: &Event| {
        if let Some(text) = pasted_text::take_as_one_line(event) {
            written.value.set(text);
        }
    };
    view! {
        <Form id="carry-paste" on_submit=open on:paste=move |event| paste(&event)>
            <NameRow
                id="carry-paste-link"
                label=move_tr!("statistics-paste")
                help=move_tr!("statistics-paste-help")
                autocomplete="off"
                max_chars=MAX_PASTED_CHARS
                text=written
                problem=problem.in_row(())
            >
                <button type="submit">{move_tr!("statistics-paste-open")}</button>
            </NameRow>
        </Form>
    }
}
