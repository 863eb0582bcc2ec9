//! The page of statistics: plots of a player's answers, files and codes for another device, and
//! deletion.

use leptos::prelude::*;
use score_core::learn::daily::Day;
use score_core::learn::profile::{ImportRefusal, Imported, MAX_FILE_BYTES, Profile};
use score_core::learn::statistics::Statistics;

use crate::components::chips::{Chip, Chips};
use crate::components::empty::{Empty, Missing};
use crate::components::form::StatusLine;
use crate::edge::clock::Clock;
use crate::edge::dom;
use crate::edge::file::{self, FileReadError};
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::storage::{self, StorageProblem};
use crate::page::Page;
use crate::visit::Visits;
use crate::{move_tr, text, tr};

use super::answers;
use super::arrival::{Arrival, ProfileArrival};
use super::carry::Codes;
use super::persistence;
use super::sentences;
use super::statistics_plots::plots;

/// The media type of an exported file.
const FILE_TYPE: &str = "application/json";

/// The last action on the page, for its status line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum LastAction {
    Nothing,
    /// The data were saved in a file of this name.
    Exported(String),
    /// A file was imported: the number of new answers, and of those that cannot be stored.
    Imported(usize, usize),
    Refused(ImportRefusal),
    Unreadable,
    Deleted,
    Restored,
}

/// The state of the page: the stored data, the chosen player and the last action. Copies share it.
#[derive(Clone, Copy)]
struct ShownAnswers {
    statistics: RwSignal<Statistics>,
    /// All other stored data of the players.
    others: RwSignal<Profile>,
    player: RwSignal<String>,
    problem: RwSignal<Option<StorageProblem>>,
    last_action: RwSignal<LastAction>,
    arrived: ProfileArrival,
}

impl ShownAnswers {
    fn open() -> ShownAnswers {
        let shown = ShownAnswers {
            statistics: RwSignal::new(Statistics::default()),
            others: RwSignal::new(Profile::default()),
            player: RwSignal::new(String::new()),
            problem: RwSignal::new(None),
            last_action: RwSignal::new(LastAction::Nothing),
            arrived: ProfileArrival::open(),
        };
        shown.show_present_player();
        shown
    }

    /// Handles a reader's arrival at the page: shows the player who practises now.
    fn show_present_player(self) {
        self.load();
        if let Some(player) = persistence::player() {
            self.player.set(player);
            self.choose_existing_player();
        }
        self.clear_up();
    }

    /// Shows the answers of a player.
    fn choose(self, player: String) {
        self.player.set(player);
        self.clear_up();
    }

    /// Removes the sentence about the last action.
    fn clear_up(self) {
        self.last_action.set(LastAction::Nothing);
        self.arrived.clear_up();
    }

    /// Reads the data that practice and other tabs have stored meanwhile.
    fn load(self) {
        let (statistics, problem) = answers::load();
        // Answers that were deleted here can come back as long as no answer was added since.
        let is_same = self.statistics.with_untracked(|before| {
            before.count() == statistics.count() && before.can_undo_delete()
        });
        if !is_same {
            self.statistics.set(statistics);
        }
        self.others.set(persistence::profile());
        let not_kept = || (!storage::keeps()).then_some(StorageProblem::NotSaved);
        self.problem.set(problem.or_else(not_kept));
        self.choose_existing_player();
    }

    /// Changes the answers that any tab has stored last, and stores them.
    fn change<T>(self, change: impl FnOnce(&mut Statistics) -> T) -> T {
        self.load();
        let result = self.statistics.try_update(change);
        let saved = self.statistics.with_untracked(answers::save);
        self.problem.set(saved.err());
        self.choose_existing_player();
        result.expect("the answers live as long as their page")
    }

    /// The names of all players with stored data, and of the player who was named in this visit. A
    /// player without answers may still have practice and days.
    fn players(self) -> Vec<String> {
        let mut names = self.statistics.with(Statistics::players);
        self.others
            .with(|others| names.extend(others.players().map(str::to_owned)));
        if !names.is_empty() {
            names.extend(persistence::named_player());
        }
        names.sort_unstable();
        names.dedup();
        text::sort_by_name(&mut names, String::as_str);
        names
    }

    fn choose_existing_player(self) {
        let players = untrack(|| self.players());
        if !self
            .player
            .with_untracked(|player| players.contains(player))
        {
            self.player
                .set(players.into_iter().next().unwrap_or_default());
        }
    }

    /// Saves the data of the player who is shown.
    fn export(self) {
        let player = self.player.get_untracked();
        let name = match &*player {
            "" => "score-statistics.json".to_owned(),
            player => format!("score-statistics-{}.json", text::in_file_name(player)),
        };
        self.save(name, &untrack(|| self.profile_of(&player)));
    }

    /// Saves the data of all players of this device.
    fn export_all(self) {
        self.save(
            "score-statistics-all.json".to_owned(),
            &untrack(|| self.profile()),
        );
    }

    fn save(self, name: String, profile: &Profile) {
        file::save(&name, FILE_TYPE, &profile.exported());
        self.last_action.set(LastAction::Exported(name));
    }

    fn import(self, text: Result<String, FileReadError>) {
        self.clear_up();
        self.last_action.set(match text {
            Err(FileReadError::TooLong) => LastAction::Refused(ImportRefusal::TooLong),
            Err(FileReadError::Unreadable) => LastAction::Unreadable,
            Ok(text) => match Profile::imported(&text) {
                Ok(imported) => self.take_in(Imported {
                    profile: persistence::written_as_here(imported.profile),
                    ..imported
                }),
                Err(refusal) => LastAction::Refused(refusal),
            },
        });
    }

    /// Adds the data from a file of one player; about a file of several players, the reader is
    /// asked.
    fn take_in(self, imported: Imported) -> LastAction {
        if imported.profile.names().len() > 1 {
            self.arrived.ask_about(imported);
            return LastAction::Nothing;
        }
        LastAction::Imported(self.merge(imported.profile), imported.count_left_out)
    }

    /// All stored data of all players.
    fn profile(self) -> Profile {
        Profile {
            answers: self.statistics.with(|all| all.answers().to_vec()),
            ..self.others.get()
        }
    }

    /// All stored data of a player.
    fn profile_of(self, player: &str) -> Profile {
        self.profile().of(player)
    }

    /// Adds the data from another device, and shows its player if it has only one. Returns how many
    /// of the answers are new.
    fn merge(self, other: Profile) -> usize {
        self.last_action.set(LastAction::Nothing);
        let names = other.names();
        let problem = persistence::merge(&other);
        let new_count = self.change(|statistics| statistics.merge(other.answers));
        if problem.is_some() {
            self.problem.set(problem);
        }
        if let [name] = &*names {
            self.player.set(name.clone());
            self.choose_existing_player();
        }
        new_count
    }

    fn delete(self) {
        let player = self.player.get_untracked();
        self.change(|statistics| statistics.delete(&player));
        self.last_action.set(LastAction::Deleted);
    }

    fn undo_delete(self) {
        self.change(Statistics::undo_delete);
        self.last_action.set(LastAction::Restored);
    }

    fn sentence(self) -> String {
        match self.last_action.get() {
            LastAction::Nothing => String::new(),
            LastAction::Exported(name) => tr!("statistics-exported", name = name),
            LastAction::Imported(new, 0) => tr!("statistics-imported", count = new),
            LastAction::Imported(new, left_out) => {
                let imported = tr!("statistics-imported", count = new);
                let left_out = tr!("statistics-left-out", count = left_out);
                format!("{imported} {left_out}")
            }
            LastAction::Refused(ImportRefusal::TooLong) => tr!("statistics-file-too-long"),
            LastAction::Refused(ImportRefusal::NotStatistics) => tr!("statistics-file-other"),
            LastAction::Refused(ImportRefusal::Later) => tr!("statistics-file-later"),
            LastAction::Unreadable => tr!("statistics-file-unreadable"),
            LastAction::Deleted => tr!("statistics-deleted"),
            LastAction::Restored => tr!("statistics-restored"),
        }
    }
}

/// The page of statistics.
#[component]
pub fn StatisticsPage() -> impl IntoView {
    let shown = ShownAnswers::open();
    let clock = Clock::here();
    answers::on_change(move || shown.load());
    persistence::on_change(move || shown.load());
    expect_context::<Visits>().on_next(&[Page::Statistics], move |_| shown.show_present_player());
    let has_answers = Memo::new(move |_| {
        let player = shown.player.get();
        shown
            .statistics
            .with(|all| all.of(&player).next().is_some())
    });
    let plots_or_empty = move || {
        let player = shown.player.get();
        shown.statistics.with(|all| match has_answers.get() {
            true => plots(all.of(&player), Day::of_number(clock.local_date())),
            false => view! {
                <Empty missing=Missing::Matches sentence=move_tr!("statistics-empty")/>
                <p class="learn-line">
                    <a href="#daily">{move_tr!("page-daily")}</a>
                    <a href="#practice">{move_tr!("page-practice")}</a>
                </p>
            }
            .into_any(),
        })
    };
    // The day is read anew with the answers.
    let on_paper = move || {
        shown.statistics.track();
        let date = text::date(clock.local_date());
        match &*shown.player.get() {
            "" => date,
            name => tr!("statistics-on-paper", name = name, date = date),
        }
    };
    let problem = move || shown.problem.get().map(text::storage_problem);
    view! {
        <h1>{move_tr!("page-statistics")}</h1>
        <p class="on-paper" id="statistics-on-paper">{on_paper}</p>
        <p class="lead">{move_tr!("statistics-lead")}</p>
        <div role="status">
            {move || problem().map(|sentence| view! {
                <p class="status refusal" id="statistics-problem">{sentence}</p>
            })}
        </div>
        <Arrival
            arrived=shown.arrived
            statistics=shown.statistics
            on_merge=move |profile| shown.merge(profile)
        />
        <Players shown/>
        <div id="plots">{plots_or_empty}</div>
        <Tools shown has_answers/>
        <For each=move || [shown.player.get()] key=String::clone let:player>
            <Codes profile=Signal::derive(move || shown.profile_of(&player))/>
        </For>
    }
}

/// The chips with which a reader chooses the player whose answers are shown, if there are several.
#[component]
fn Players(shown: ShownAnswers) -> impl IntoView {
    let players = Memo::new(move |_| shown.players());
    let are_several = Memo::new(move |_| players.with(Vec::len) > 1);
    let chip = move |player: String| {
        let (label, own) = (player.clone(), player.clone());
        view! {
            <Chip
                label=Signal::derive(move || sentences::player(&label))
                is_chosen=move || shown.player.get() == own
                on_choose=move |()| shown.choose(player.clone())
            />
        }
    };
    view! {
        <Show when=move || are_several.get()>
            <Chips label=move_tr!("statistics-players") attr:id="statistics-players">
                {move || players.get().into_iter().map(chip).collect_view()}
            </Chips>
        </Show>
    }
}

/// The buttons that export, import and delete data, and that undo the deletion.
#[component]
fn Tools(
    shown: ShownAnswers,
    /// Whether the shown player has answers, which can be deleted.
    has_answers: Memo<bool>,
) -> impl IntoView {
    let is_refusal = move || {
        let last_action = shown.last_action.get();
        matches!(last_action, LastAction::Refused(_) | LastAction::Unreadable)
    };
    view! {
        <section class="card" aria-labelledby="statistics-file-name">
            <h2 id="statistics-file-name">{move_tr!("statistics-file")}</h2>
            <p class="help">{move_tr!("statistics-file-help")}</p>
            <FileTools shown/>
            <DeletionTools shown has_answers/>
            <StatusLine id="statistics-status" is_refusal sentence=move || shown.sentence()/>
        </section>
    }
}

/// The buttons that export and import data.
#[component]
fn FileTools(shown: ShownAnswers) -> impl IntoView {
    let file_field = AnyNodeRef::default();
    // Practice and days are exported too, also those of a player without answers.
    let may_export = Memo::new(move |_| {
        let player = shown.player.get();
        shown
            .statistics
            .with(|all| all.of(&player).next().is_some())
            || shown
                .others
                .with(|others| others.players().any(|other| other == player))
    });
    let are_several = Memo::new(move |_| shown.profile().names().len() > 1);
    let export_label = move || match are_several.get() {
        true => tr!(
            "statistics-export-of",
            name = sentences::player(&shown.player.get())
        ),
        false => tr!("statistics-export"),
    };
    let read_file = move |_| file::read(file_field, MAX_FILE_BYTES, move |text| shown.import(text));
    view! {
        <p class="actions">
            <button
                type="button"
                id="statistics-export"
                disabled=move || !may_export.get()
                on:click=move |_| shown.export()
            >
                {export_label}
            </button>
            <button
                type="button"
                id="statistics-export-all"
                hidden=move || !are_several.get()
                on:click=move |_| shown.export_all()
            >
                {move_tr!("statistics-export-all")}
            </button>
            // The file field's own label would be cut in large letters.
            <button type="button" id="statistics-open" on:click=move |_| file::choose(file_field)>
                {move_tr!("statistics-import")}
            </button>
            <input
                type="file"
                id="statistics-import"
                hidden
                accept=".json,application/json"
                node_ref=file_field
                on:change=read_file
            />
        </p>
    }
}

/// The buttons that delete the answers of the shown player, and that undo the deletion.
#[component]
fn DeletionTools(shown: ShownAnswers, has_answers: Memo<bool>) -> impl IntoView {
    let delete_button = AnyNodeRef::default();
    let can_undo = Memo::new(move |_| shown.statistics.with(Statistics::can_undo_delete));
    view! {
        <p class="actions">
            <button
                type="button"
                id="statistics-delete"
                data-costs=""
                node_ref=delete_button
                disabled=move || !has_answers.get()
                on:click=move |_| shown.delete()
            >
                {move_tr!("statistics-delete")}
            </button>
            <button
                type="button"
                id="statistics-undo"
                hidden=move || !can_undo.get()
                on:click=move |_| {
                    shown.undo_delete();
                    // This button disappears, and with it the focus.
                    dom::before_paint(move || node::focus(delete_button));
                }
            >
                {move_tr!("statistics-undo")}
            </button>
        </p>
    }
}
