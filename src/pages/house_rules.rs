//! The house rules of the table.

use leptos::prelude::*;
use score_core::link::Link;
use score_core::table::command::Command;
use score_core::table::event::TableMode;
use score_core::table::game::TableGame;
use score_core::table::rules::Rules;

use crate::components::fields::{Mistake, TextBox, whole_characters};
use crate::components::form::{Form, StatusLine};
use crate::components::link_to_copy::{LinkRow, link_copied};
use crate::components::not_kept::NotKept;
use crate::components::qr::NotForOthers;
use crate::components::rules_fields::RulesFields;
use crate::components::rules_form::{GamePresets, RulesForm};
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, for_others};
use crate::pages::time_for_one::TimeForOne;
use crate::state::settings::{MAX_PRESETS, Preset};
use crate::state::store::{Status, TableStore};
use crate::table::view_model;
use crate::{move_tr, tr};

/// The message in the form's line.
#[derive(Clone, PartialEq, Eq)]
enum FormMessage {
    /// A field is wrong.
    Wrong(Mistake),
    /// The referee refused the rules, for this reason.
    Refused(String),
    PresetHasNoName,
    PresetsFull,
    PresetSaved,
    PresetChosen,
    /// Rules that were not saved at the last visit of the page are still there.
    Kept,
    /// The link was copied, or could not be.
    LinkCopied(bool),
}

impl FormMessage {
    fn sentence(&self) -> String {
        match self {
            FormMessage::Wrong(mistake) => mistake.sentence(),
            FormMessage::Refused(why) => why.clone(),
            FormMessage::PresetHasNoName => tr!("house-preset-name-problem"),
            FormMessage::PresetsFull => tr!("house-presets-full"),
            FormMessage::PresetSaved => tr!("house-preset-saved"),
            FormMessage::PresetChosen => tr!("house-preset-chosen"),
            FormMessage::Kept => tr!("house-kept"),
            FormMessage::LinkCopied(is_done) => link_copied(*is_done),
        }
    }

    fn is_refusal(&self) -> bool {
        match self {
            FormMessage::Wrong(_)
            | FormMessage::Refused(_)
            | FormMessage::PresetHasNoName
            | FormMessage::PresetsFull => true,
            FormMessage::PresetSaved
            | FormMessage::PresetChosen
            | FormMessage::Kept
            | FormMessage::LinkCopied(_) => false,
        }
    }
}

/// The fields of the form, for as long as the page lives: a player who comes back finds the rules
/// that they had not saved, unless other rules hold at their table meanwhile. Copies share them.
#[derive(Clone, Copy)]
pub struct HouseFields {
    rules: RulesFields,
    /// The name of a preset that is to be saved.
    name: TextBox,
    /// The rules of the table when the form was filled.
    filled_with: RwSignal<Option<Rules>>,
}

impl HouseFields {
    /// A form that holds `rules`.
    pub fn new(rules: &Rules) -> HouseFields {
        HouseFields {
            rules: RulesFields::new(rules),
            name: TextBox::default(),
            filled_with: RwSignal::new(None),
        }
    }

    /// Fills the form with the rules of the table, where it was filled with others.
    fn fill(self, current: Rules) {
        let is_filled = self
            .filled_with
            .with_untracked(|filled| filled.as_ref() == Some(&current));
        if !is_filled {
            self.rules.write(&current);
            self.filled_with.set(Some(current));
        }
    }

    /// Whether it holds something else than the rules of the table, or a name.
    fn is_unsaved(self) -> bool {
        let filled = self.filled_with.get_untracked();
        let read = filled
            .clone()
            .map(|rules| untrack(|| self.rules.read(rules)).ok());
        read != Some(filled) || !untrack(|| self.name.written()).is_empty()
    }
}

/// The state that the parts of this page share; copies share it.
#[derive(Clone, Copy)]
struct House {
    store: TableStore,
    fields: RulesFields,
    /// The name of a preset that is to be saved.
    name: TextBox,
    status: RwSignal<Option<FormMessage>>,
    main: AnyNodeRef,
    /// The fields, and the rules that they were filled with.
    kept: HouseFields,
}

impl House {
    fn new(store: TableStore) -> House {
        let fields = expect_context::<HouseFields>();
        fields.fill(current(store));
        let kept = fields.is_unsaved().then_some(FormMessage::Kept);
        House {
            store,
            fields: fields.rules,
            name: fields.name,
            status: RwSignal::new(kept),
            main: AnyNodeRef::default(),
            kept: fields,
        }
    }

    /// Fills the form with the rules of the table again.
    fn take_back(self) {
        self.fields.write(&current(self.store));
        self.name.value.set(String::new());
        self.status.set(None);
        // The button that was pressed goes away.
        node::focus(self.main);
    }

    fn say(self, status: FormMessage) {
        // The page may have been left since.
        self.status.try_set(Some(status));
    }

    /// The rules in the form; where they are not valid, the field with the problem shows it.
    fn check(self) -> Option<Rules> {
        match self.fields.check(current(self.store)) {
            Ok(rules) => {
                self.status.set(None);
                Some(rules)
            }
            Err(problem) => {
                self.say(FormMessage::Wrong(problem.mistake));
                None
            }
        }
    }

    /// Plays by `rules` from now on, and goes to the table.
    fn play_by(self, rules: Rules) {
        let store = self.store;
        store.end_guide();
        if store.send_here(Command::SetRules(rules)) {
            self.kept.filled_with.set(Some(current(store)));
            store.set_status(Status::Message(tr!("house-rules-changed")));
            address::go(store.game().page());
        } else if let Some(why) = view_model::take_refusal(store) {
            self.say(FormMessage::Refused(why));
        }
    }

    fn play_by_defaults(self) {
        let rules = self.store.game().rules();
        self.fields.write(&rules);
        self.play_by(rules);
    }

    fn choose(self, rules: &Rules) {
        self.fields.write(rules);
        self.say(FormMessage::PresetChosen);
    }

    fn choose_own(self, index: usize) {
        let rules = self.store.with_untracked(|state| {
            let preset = state.settings().presets.get(index)?;
            Some(preset.rules.clone())
        });
        if let Some(rules) = rules {
            self.choose(&rules);
        }
    }

    fn forget(self, index: usize) {
        let preset = self.store.with_untracked(|state| {
            let preset = state.settings().presets.get(index)?;
            Some(preset.clone())
        });
        // Another tab may have changed the list.
        self.store.set(|settings| {
            let mut presets = settings.presets.iter();
            if let Some(index) = presets.position(|other| Some(other) == preset.as_ref()) {
                settings.presets.remove(index);
            }
        });
    }

    fn save_preset(self) {
        let Some(rules) = self.check() else { return };
        let name = untrack(|| self.name.written());
        if name.is_empty() {
            self.say(FormMessage::PresetHasNoName);
            node::focus(self.name.input);
            return;
        }
        self.store.catch_up_settings();
        let is_full = self.store.with_untracked(|state| {
            let presets = &state.settings().presets;
            presets.len() >= MAX_PRESETS && !presets.iter().any(|preset| preset.name == name)
        });
        if is_full {
            self.say(FormMessage::PresetsFull);
            return;
        }
        self.store.set(|settings| {
            settings.presets.retain(|preset| preset.name != name);
            settings.presets.push(Preset { name, rules });
        });
        self.name.value.set(String::new());
        self.say(FormMessage::PresetSaved);
    }

    /// The address that brings the rules in the form to other players; empty where they are not
    /// valid.
    fn link(self) -> String {
        let read = self.fields.read_settled(current(self.store));
        let link = read.map(|rules| {
            let link = Link {
                page: self.store.game().page().to_owned(),
                rules: Some(rules),
                ..Link::default()
            };
            for_others::link(&link.to_string())
        });
        link.unwrap_or_default()
    }
}

/// The form's name.
const FORM: &str = "house";

/// The rules of the player's own table; the guided roll has its own.
fn current(store: TableStore) -> Rules {
    store.with_untracked(|state| match state.is_guided() {
        true => store.game().rules(),
        false => state.table().rules().clone(),
    })
}

/// The sentence on the rules' game, and on whether several players share them.
fn game_sentence(store: TableStore) -> String {
    let (game, is_shared) = store.with(|state| {
        let is_shared = state.table().mode() == TableMode::HotSeat;
        (state.authority().game(), is_shared)
    });
    let game = match game {
        TableGame::Score => tr!("game-score"),
        TableGame::TwentyFour => tr!("page-24"),
    };
    match is_shared {
        true => tr!("house-game-together", game = game),
        false => tr!("house-game-alone", game = game),
    }
}

/// The page of the house rules.
#[component]
pub fn HousePage() -> impl IntoView {
    let store = expect_context::<TableStore>();
    let house = House::new(store);
    let submit = move || {
        if let Some(rules) = house.check() {
            house.play_by(rules);
        }
    };
    let status = house.status;
    let is_refusal = move || status.with(|s| s.as_ref().is_some_and(FormMessage::is_refusal));
    let sentence = move || status.with(|s| s.as_ref().map_or(String::new(), FormMessage::sentence));
    view! {
        <main id="house" class="page" tabindex="-1" node_ref=house.main>
            <h1>{move_tr!("house-title")}</h1>
            <NotKept sentence=move_tr!("common-not-kept")/>
            <p id="house-game" class="lead">{move || game_sentence(store)}</p>
            <p class="lead">{move_tr!("house-lead")}</p>
            <Form
                id="house-form"
                on_submit=move |()| submit()
                on:input=move |_| house.fields.problem.clear()
                on:change=move |_| house.fields.settle()
            >
                <Presets house/>
                <div id="house-rules">
                    <RulesForm form=FORM fields=house.fields/>
                </div>
                <StatusLine id="house-status" is_refusal=is_refusal sentence/>
                <p class="actions">
                    <button type="submit" class="primary">{move_tr!("house-use")}</button>
                    <button
                        type="button"
                        id="house-take-back"
                        hidden=move || status.with(|status| *status != Some(FormMessage::Kept))
                        on:click=move |_| house.take_back()
                    >
                        {move_tr!("house-take-back")}
                    </button>
                    <button type="button" id="defaults" on:click=move |_| house.play_by_defaults()>
                        {move_tr!("house-defaults")}
                    </button>
                </p>
                <TimeForOne store/>
                <fieldset class="group">
                    <legend>{move_tr!("house-keep-and-share")}</legend>
                    <p class="row">
                        <label for="house-name">{move_tr!("house-preset-name")}</label>
                        <input
                            aria-describedby="house-status"
                            id="house-name"
                            maxlength="20"
                            node_ref=house.name.input
                            bind:value=whole_characters(house.name.value)
                        />
                        <button type="button" id="house-save" on:click=move |_| house.save_preset()>
                            {move_tr!("house-save")}
                        </button>
                    </p>
                    <LinkRow
                        field_id="house-link"
                        button_id="house-copy"
                        label=move_tr!("house-link")
                        address=Memo::new(move |_| house.link())
                        on_copied=move |is_done| house.say(FormMessage::LinkCopied(is_done))
                    />
                    <NotForOthers/>
                </fieldset>
            </Form>
        </main>
    }
}

/// Rules that fill the form: those of games, and those that the player saved, each with a
/// button that forgets it.
#[component]
fn Presets(house: House) -> impl IntoView {
    let own = Memo::new(move |_| {
        house.store.with(|state| {
            let presets = state.settings().presets.iter();
            let names = presets.map(|preset| preset.name.clone());
            names.enumerate().collect::<Vec<_>>()
        })
    });
    let own_preset = move |(index, name): (usize, String)| {
        let label = name.clone();
        view! {
            <span>
                <button
                    type="button"
                    data-preset=index.to_string()
                    on:click=move |_| house.choose_own(index)
                >
                    {label}
                </button>
                <button
                    type="button"
                    class="icon"
                    data-costs=""
                    aria-label=move || tr!("house-forget", name = name.clone())
                    on:click=move |_| house.forget(index)
                >
                    "×"
                </button>
            </span>
        }
    };
    view! {
        <fieldset class="group">
            <legend>{move_tr!("house-presets")}</legend>
            <div id="presets" class="chips">
                <GamePresets on_choose=move |rules| house.choose(&rules)/>
                <span id="own-presets" class="chips">
                    <span class="chips">
                        <For each=move || own.get() key=Clone::clone children=own_preset/>
                    </span>
                </span>
            </div>
            // It has points of its own, which no field here could give.
            <p class="links"><a href="#race">{move_tr!("page-race")}</a></p>
        </fieldset>
    }
}
