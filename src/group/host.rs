//! What the host of a table can do.

use score_core::csv;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::rules::{Roller, Rules};

use crate::edge::{dom, element, file, form};
use crate::fields::Problem;
use crate::group::people::faces;
use crate::group::remote::Remote;
use crate::group::talk::Talk;
use crate::pages::rules_form::RulesForm;
use crate::text;

/// A copy of the form of the house rules.
const FORM: RulesForm = RulesForm { name: "table" };

const STATUS: &str = "host-status";

/// Brings the tools to life, until the owner of this scope is gone.
pub fn open(talk: Talk) {
    form::copy("house-rules", "table-fields", "house-", "table-");
    follow_rules(talk);
    element::follow(move || {
        let group = |read: fn(&Group) -> bool| {
            let holds = |remote: &Remote| remote.group().is_some_and(read);
            talk.store.with(|state| holds(state.holder()))
        };
        form::set_checked("host-lock", group(Group::is_locked));
        form::set_checked("host-chat", group(Group::chat_is_on));
        let roller = talk.store.with(|state| state.table().rules().roller);
        form::set_checked("host-anyone", roller == Roller::Anyone);
        form::say("host-anyone-help", text::roller_help(roller), false);
    });
    form::on("host-points", "click", move || {
        talk.ask(Request::Play(Command::ClearPoints));
    });
    form::on("host-anyone", "change", move || {
        let roller = match form::is_checked("host-anyone") {
            true => Roller::Anyone,
            false => Roller::Host,
        };
        talk.ask(Request::Play(Command::SetRoller(roller)));
    });
    form::on("host-lock", "change", move || {
        talk.ask(Request::Lock(form::is_checked("host-lock")));
    });
    form::on("host-chat", "change", move || {
        talk.ask(Request::SwitchChat(form::is_checked("host-chat")));
    });
    form::on("csv-save", "click", move || {
        let marked = format!("{UTF8_MARK}{}", scoreboard(talk));
        file::save(text::CSV_NAME, "text/csv", &marked);
    });
    form::on("csv-copy", "click", move || {
        let said = match dom::copy(&scoreboard(talk)) {
            true => text::COPIED,
            false => text::SAVE_INSTEAD,
        };
        form::say(STATUS, said, false);
    });
    element::follow(move || {
        let said = text::newcomers(&talk.newcomers.get());
        if form::said("newcomers-said") != said {
            form::say("newcomers-said", &said, false);
        }
    });
    form::on("newcomers-remove", "click", move || {
        dom::close("#newcomers");
        dom::focus("#newcomers summary");
        talk.ask(Request::RemoveNewcomers);
    });
    form::on("clear-table", "click", move || {
        talk.ask(Request::Clear);
    });
    open_rules(talk);
}

fn open_rules(talk: Talk) {
    form::on("table-form", "submit", move || play_by(talk));
    form::on("table-form", "input", || form::mark_right("table-form"));
    form::on_choice("table-presets", "data-preset", move |name| {
        let roller = talk.store.peek(|state| state.table().rules().roller);
        let rules = match &*name {
            "24" => Rules::twenty_four(),
            _ => Rules::score(),
        };
        FORM.write(&Rules { roller, ..rules });
        form::say("table-status", text::PRESET_CHOSEN, false);
    });
    form::on_choice("table-form", "data-times", |times| {
        FORM.write_longer_clocks(&times);
    });
}

/// The form shows the table's rules, anew when they change.
fn follow_rules(talk: Talk) {
    let mut written = None;
    element::follow(move || {
        let rules = talk.store.with(|state| state.table().rules().clone());
        if written.as_ref() != Some(&rules) {
            FORM.write(&rules);
            form::say("table-status", "", false);
            written = Some(rules);
        }
    });
}

fn play_by(talk: Talk) {
    form::mark_right("table-form");
    let before = talk.store.peek(|state| {
        let chat = state.holder().group().is_some_and(Group::chat_is_on);
        Rules {
            chat,
            ..state.table().rules().clone()
        }
    });
    match FORM.read(before) {
        Ok(rules) => {
            form::say("table-status", "", false);
            talk.ask(Request::Play(Command::SetRules(rules)));
        }
        Err(Problem { field, sentence }) => {
            form::say("table-status", sentence, true);
            form::mark_wrong(&field, sentence);
            dom::reveal(&format!("#{field}"));
        }
    }
}

/// Without it, some spreadsheets read a file's letters beyond ASCII wrongly.
const UTF8_MARK: char = '\u{feff}';

/// The scoreboard as a table that spreadsheets read.
fn scoreboard(talk: Talk) -> String {
    let faces = talk.store.peek(|state| faces(state.holder()));
    let heading = csv::line([text::CSV_NAME_COLUMN, text::CSV_POINTS_COLUMN]);
    let rows = faces.iter().map(|face| {
        let points = face.points.to_string();
        csv::line([face.name.as_str(), points.as_str()])
    });
    heading + &rows.collect::<String>()
}
