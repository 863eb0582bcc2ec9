//! The page of the house rules: the form for the table's rules, presets, and a link to share.

use leptos::prelude::*;
use score_core::link::Link;
use score_core::table::command::Command;
use score_core::table::event::TableMode;
use score_core::table::game::TableGame;
use score_core::table::rules::Rules;

use crate::components::fields::{TextBox, whole_characters};
use crate::components::form::{Form, LastMessage, MessageLine};
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
use crate::text::Sentence;
use crate::{move_tr, tr};

/// The fields of the form, which live as long as the tab. A player who comes back finds their
/// unsaved rules, unless the rules of the table have changed meanwhile. Copies share the fields.
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

    /// Fills the form with the rules of the table, unless it was filled with the same ones.
    fn fill(self, table_rules: Rules) {
        let is_filled = self
            .filled_with
            .with_untracked(|filled| filled.as_ref() == Some(&table_rules));
        if !is_filled {
            self.rules.write(&table_rules);
            self.filled_with.set(Some(table_rules));
        }
    }

    /// Whether the form holds a name, or other rules than those it was filled with.
    fn is_unsaved(self) -> bool {
        let filled_with = self.filled_with.get_untracked();
        let rules_now = filled_with
            .clone()
            .map(|rules| untrack(|| self.rules.read(rules)).ok());
        rules_now != Some(filled_with) || !untrack(|| self.name.written()).is_empty()
    }
}

/// The state of the page of house rules; copies share it.
#[derive(Clone, Copy)]
struct House {
    store: TableStore,
    fields: RulesFields,
    /// The name of a preset that is to be saved.
    name: TextBox,
    message: LastMessage,
    /// Whether the message is that rules are still there which were not saved at the last visit.
    is_kept_said: RwSignal<bool>,
    main: AnyNodeRef,
    /// The fields, and the rules that the form was filled with.
    house_fields: HouseFields,
}

impl House {
    fn new(store: TableStore) -> House {
        let fields = expect_context::<HouseFields>();
        fields.fill(table_rules(store));
        let message = LastMessage::none();
        let is_kept = fields.is_unsaved();
        if is_kept {
            message.say(|| tr!("house-kept"));
        }
        House {
            store,
            fields: fields.rules,
            name: fields.name,
            message,
            is_kept_said: RwSignal::new(is_kept),
            main: AnyNodeRef::default(),
            house_fields: fields,
        }
    }

    /// Fills the form with the rules of the table again.
    fn refill(self) {
        self.fields.write(&table_rules(self.store));
        self.name.value.set(String::new());
        self.clear_message();
        // The pressed button disappears.
        node::focus(self.main);
    }

    fn clear_message(self) {
        self.is_kept_said.set(false);
        self.message.clear();
    }

    fn say(self, sentence: impl Into<Sentence>) {
        // The page may have been left meanwhile.
        self.is_kept_said.try_set(false);
        self.message.say(sentence);
    }

    fn refuse(self, why: impl Into<Sentence>) {
        self.is_kept_said.set(false);
        self.message.refuse(why);
    }

    /// The rules in the form; `None` if they are not valid, which the wrong field then shows.
    fn check(self) -> Option<Rules> {
        match self.fields.check(table_rules(self.store)) {
            Ok(rules) => {
                self.clear_message();
                Some(rules)
            }
            Err(problem) => {
                self.refuse(problem.sentence);
                None
            }
        }
    }

    /// Sets `rules` at the table, and goes there.
    fn play_by(self, rules: Rules) {
        let store = self.store;
        store.end_guide();
        if store.send_here(Command::SetRules(rules)) {
            self.house_fields.filled_with.set(Some(table_rules(store)));
            store.set_status(Status::Message(tr!("house-rules-changed")));
            address::go(store.game().page());
        } else if let Some(why) = view_model::take_refusal(store) {
            self.refuse(move || why.clone());
        }
    }

    fn play_by_defaults(self) {
        let rules = self.store.game().rules();
        self.fields.write(&rules);
        self.play_by(rules);
    }

    fn choose(self, rules: &Rules) {
        self.fields.write(rules);
        self.say(|| tr!("house-preset-chosen"));
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

    fn delete_preset(self, index: usize) {
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
            self.refuse(|| tr!("house-preset-name-problem"));
            node::focus(self.name.input);
            return;
        }
        self.store.catch_up_settings();
        let is_full = self.store.with_untracked(|state| {
            let presets = &state.settings().presets;
            presets.len() >= MAX_PRESETS && !presets.iter().any(|preset| preset.name == name)
        });
        if is_full {
            self.refuse(|| tr!("house-presets-full"));
            return;
        }
        self.store.set(|settings| {
            settings.presets.retain(|preset| preset.name != name);
            settings.presets.push(Preset { name, rules });
        });
        self.name.value.set(String::new());
        self.say(|| tr!("house-preset-saved"));
    }

    /// The address that brings the rules in the form to other players; empty if the rules are not
    /// valid.
    fn link(self) -> String {
        let valid_rules = self.fields.read_settled(table_rules(self.store));
        let link = valid_rules.map(|rules| {
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

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "house";

/// The rules of the table, or the game's own rules during the guided roll.
fn table_rules(store: TableStore) -> Rules {
    store.with_untracked(|state| match state.is_guided() {
        true => store.game().rules(),
        false => state.table().rules().clone(),
    })
}

/// The sentence that names the game of the rules, and says whether several players share them.
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
                <MessageLine id="house-status" message=house.message/>
                <p class="actions">
                    <button type="submit" class="primary">{move_tr!("house-use")}</button>
                    <button
                        type="button"
                        id="house-take-back"
                        hidden=move || !house.is_kept_said.get()
                        on:click=move |_| house.refill()
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
                        on_copied=move |is_done| house.say(move || link_copied(is_done))
                    />
                    <NotForOthers/>
                </fieldset>
            </Form>
        </main>
    }
}

/// The buttons that fill the form with presets: those of games, and the player's own, which can be
/// deleted.
#[component]
fn Presets(house: House) -> impl IntoView {
    let own_presets = Memo::new(move |_| {
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
                    on:click=move |_| house.delete_preset(index)
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
                        <For each=move || own_presets.get() key=Clone::clone children=own_preset/>
                    </span>
                </span>
            </div>
            // The race has points of its own, for which there are no fields here.
            <p class="links"><a href="#race">{move_tr!("page-race")}</a></p>
        </fieldset>
    }
}
