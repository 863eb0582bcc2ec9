//! The house rules of the table.

use score_core::link::Link;
use score_core::table::command::Command;
use score_core::table::rules::Rules;

use crate::edge::element::{self, el};
use crate::edge::{address, dom, form};
use crate::fields::Problem;
use crate::pages::rules_form::RulesForm;
use crate::settings::{MAX_PRESETS, Preset};
use crate::store::{Notice, Store};
use crate::text;

/// The form of the player's own table.
const FORM: RulesForm = RulesForm { name: "house" };

/// The line that says what happened.
const STATUS: &str = "house-status";

/// Brings the form on the page to life, until the owner of this scope is gone.
pub fn open(store: Store) {
    say("", false);
    FORM.write(&current(store));
    form::set_checked(
        "house-shortcuts",
        store.peek(|state| state.settings().shortcuts),
    );
    show_link(store);
    show_presets(store);

    form::on("house-form", "submit", move || {
        if let Some(rules) = read(store) {
            play_by(store, rules);
        }
    });
    form::on("house-form", "change", move || show_link(store));
    form::on("house-form", "input", || form::mark_right("house-form"));
    form::on("defaults", "click", move || {
        let rules = store.game().rules();
        FORM.write(&rules);
        play_by(store, rules);
    });
    form::on_choice("presets", "data-preset", move |name| choose(store, &name));
    form::on_choice("house-form", "data-times", move |times| {
        FORM.write_longer_clocks(&times);
        show_link(store);
    });
    form::on("house-save", "click", move || save(store));
    form::on("house-copy", "click", move || {
        dom::select("#house-link");
        let is_copied = dom::copy(&form::text("house-link"));
        say(
            if is_copied {
                text::COPIED
            } else {
                text::COPY_BY_HAND
            },
            false,
        );
    });
    form::on("house-shortcuts", "change", move || {
        let is_on = form::is_checked("house-shortcuts");
        store.set(|settings| settings.shortcuts = is_on);
    });
}

fn say(text: &str, is_refusal: bool) {
    form::say(STATUS, text, is_refusal);
}

/// The rules of the player's own table; the guided roll has its own.
fn current(store: Store) -> Rules {
    store.peek(|state| match state.is_guided() {
        true => store.game().rules(),
        false => state.table().rules().clone(),
    })
}

/// The rules in the form, or a sentence about what is wrong with them.
fn read(store: Store) -> Option<Rules> {
    match FORM.read(current(store)) {
        Ok(rules) => {
            say("", false);
            form::mark_right("house-form");
            Some(rules)
        }
        Err(Problem { field, sentence }) => {
            form::mark_right("house-form");
            say(sentence, true);
            form::mark_wrong(&field, sentence);
            dom::reveal(&format!("#{field}"));
            None
        }
    }
}

/// Plays by `rules` from now on, and goes to the table.
fn play_by(store: Store, rules: Rules) {
    store.end_guide();
    if store.send_mover(Command::SetRules(rules)) {
        store.tell(Notice::Told(text::RULES_CHANGED.to_owned()));
        address::go(store.game().page());
    } else if let Some(Notice::Refused(why)) = store.peek(|state| state.notice().cloned()) {
        say(&why, true);
    }
}

fn choose(store: Store, name: &str) {
    let rules = match name {
        "score" => Some(Rules::score()),
        "24" => Some(Rules::twenty_four()),
        _ => store.peek(|state| {
            let preset = state.settings().presets.get(name.parse::<usize>().ok()?)?;
            Some(preset.rules.clone())
        }),
    };
    if let Some(rules) = rules {
        FORM.write(&rules);
        show_link(store);
        say(text::PRESET_CHOSEN, false);
    }
}

fn save(store: Store) {
    let Some(rules) = read(store) else { return };
    let name = form::text("house-name");
    if name.is_empty() {
        say(text::PRESET_NAME_PROBLEM, true);
        dom::focus("#house-name");
        return;
    }
    let is_full = store.peek(|state| {
        let presets = &state.settings().presets;
        presets.len() >= MAX_PRESETS && !presets.iter().any(|preset| preset.name == name)
    });
    if is_full {
        say(text::PRESETS_FULL, true);
        return;
    }
    store.set(|settings| {
        settings.presets.retain(|preset| preset.name != name);
        settings.presets.push(Preset { name, rules });
    });
    form::set_text("house-name", "");
    say(text::PRESET_SAVED, false);
}

/// The presets that the player saved, each with a key to forget it.
fn show_presets(store: Store) {
    let presets = move || {
        let names = store.with(|state| {
            let presets = state.settings().presets.iter();
            presets
                .map(|preset| preset.name.clone())
                .collect::<Vec<_>>()
        });
        let key = |(place, name): (usize, String)| {
            let choose = el("button").attr("type", "button");
            let forget = el("button").attr("type", "button").class("icon");
            let choose = choose.attr("data-preset", &place.to_string()).text(&name);
            let forget = forget
                .attr("aria-label", &text::forget(&name))
                .text("×")
                .on("click", move |_| {
                    store.set(|settings| {
                        settings.presets.remove(place);
                    });
                });
            el("span").child(choose).child(forget)
        };
        names.into_iter().enumerate().map(key).collect()
    };
    element::fill("own-presets", vec![el("span").class("chips").part(presets)]);
}

/// The address that brings these rules to somebody else.
fn show_link(store: Store) {
    let link = FORM.read(current(store)).map(|rules| {
        let link = Link {
            page: store.game().page().to_owned(),
            rules: Some(rules),
            ..Link::default()
        };
        address::with_fragment(&link.to_string())
    });
    form::set_text("house-link", &link.unwrap_or_default());
}
