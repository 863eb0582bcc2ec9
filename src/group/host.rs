//! The panel with a host's tools, and the scoreboard as a table for spreadsheets.

use leptos::prelude::*;
use score_core::csv::{Cell, Separator, Table};
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::link::LinkedView;
use score_core::table::command::Command;
use score_core::table::rules::Roller;
use score_core::table::state::Rights;

use crate::components::fields::CheckRow;
use crate::components::form::Confirm;
use crate::components::link_to_copy::Copied;
use crate::edge::node::AnyNodeRef;
use crate::edge::{file, printing};
use crate::group::connection::Connection;
use crate::group::everyone::{AllAtOnce, DealForm, WayForm};
use crate::group::invite;
use crate::group::lesson::LessonTools;
use crate::group::linked_views;
use crate::group::newcomers::Newcomers;
use crate::group::people::people;
use crate::group::relay_table::RelayTable;
use crate::group::round_tools::{RoundTools, StandingIn};
use crate::group::small_tables::TablesForm;
use crate::group::switch::GroupSwitch;
use crate::group::table_rules::TableRules;
use crate::group::teams::TeamsForm;
use crate::group::visitors::{Visitors, WaitingSwitches};
use crate::{move_tr, text, tr};

/// The panel with the host's tools; a stand-in sees only those for the round.
#[component]
pub fn HostPanel(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let is_host = Memo::new(move |_| connection.with(|relay| relay.rights() == Rights::Host));
    let tools = AnyNodeRef::default();
    let copied = Copied::nothing();
    let status = move || match copied.get() {
        Some(true) => tr!("common-copied"),
        Some(false) => tr!("group-save-instead"),
        None => String::new(),
    };
    let watch_link = Memo::new(move |_| connection.with(invite::watch_link).unwrap_or_default());
    view! {
        <section
            id="part-host"
            aria-label=move_tr!("group-host-tools")
            hidden=move || !is_open.get()
        >
            <StandingIn/>
            <p id="host-status" class="status" aria-live="polite" aria-atomic="true">{status}</p>
            <RoundTools/>
            <div id="host-all" node_ref=tools hidden=move || !is_host.get()>
                <Visitors/>
                <AllAtOnce/>
                <LessonTools/>
                <DealForm/>
                <WayForm/>
                <TablesForm/>
                <TeamsForm/>
                <Switches/>
                <ScoreboardTools copied/>
                <p class="links">
                    <a id="host-report" href=linked_views::address_of(LinkedView::Report)>
                        {move_tr!("report-title")}
                    </a>
                    <a id="host-watch" href=watch_link target="_blank">
                        {move_tr!("group-watch-link")}
                    </a>
                </p>
                <TableRules/>
                <Newcomers tools/>
                <Confirm
                    id="zero"
                    summary=move_tr!("group-zero")
                    question=move_tr!("group-zero-help")
                    button_id="host-points"
                    yes=move_tr!("group-yes-zero")
                    on_yes=move |()| connection.request(Request::Play(Command::ClearPoints))
                />
                <Confirm
                    id="clear"
                    summary=move_tr!("group-clear")
                    question=move_tr!("group-clear-help")
                    button_id="clear-table"
                    yes=move_tr!("group-yes-clear")
                    on_yes=move |()| connection.request(Request::Clear)
                />
            </div>
        </section>
    }
}

/// The buttons that save, copy and print the scoreboard.
#[component]
fn ScoreboardTools(copied: Copied) -> impl IntoView {
    let connection = Connection::here();
    let copy = move |_| copied.copy(&scoreboard(connection, Separator::Tab).into_copy());
    let save = move |_| {
        let csv_text = scoreboard(connection, text::table_separator()).into_file();
        let table = connection.with_untracked(RelayTable::table_name);
        let date = connection.store.clock().local_date();
        file::save(&text::scoreboard_file(&table, date), "text/csv", &csv_text);
    };
    view! {
        <p class="actions">
            <button type="button" id="csv-save" on:click=save>
                {move_tr!("group-csv-save")}
            </button>
            <button type="button" id="csv-copy" on:click=copy>
                {move_tr!("group-csv-copy")}
            </button>
            <button type="button" id="print-table" on:click=|_| printing::print()>
                {move_tr!("group-print")}
            </button>
        </p>
    }
}

/// The host's switches: for rolls, the waiting room, the lock, the chat and muted newcomers.
#[component]
fn Switches() -> impl IntoView {
    let connection = Connection::here();
    let roller = Memo::new(move |_| connection.store.with(|state| state.table().rules().roller));
    let set_anyone = move |is_on| {
        let roller = match is_on {
            true => Roller::Anyone,
            false => Roller::Host,
        };
        connection.request(Request::Play(Command::SetRoller(roller)));
    };
    view! {
        <CheckRow
            id="host-anyone"
            is_checked=move || roller.get() == Roller::Anyone
            on_change=set_anyone
            label=move_tr!("group-anyone")
            help=Signal::derive(move || text::roller_help(roller.get()))
        />
        <WaitingSwitches/>
        <GroupSwitch
            id="host-lock"
            is_on=Group::is_locked
            request=Request::Lock
            label=move_tr!("group-lock")
            help=move_tr!("group-lock-help")
        />
        <GroupSwitch
            id="host-chat"
            is_on=Group::chat_is_on
            request=Request::SwitchChat
            label=move_tr!("group-chat-switch")
            help=move_tr!("group-chat-switch-help")
        />
        <GroupSwitch
            id="host-newcomers-muted"
            is_on=Group::newcomers_are_muted
            request=Request::MuteNewcomers
            label=move_tr!("group-mute-newcomers")
            help=move_tr!("group-mute-newcomers-help")
        />
    }
}

/// The scoreboard as a table for spreadsheets, without hosts who have only hosted. Each line has
/// the table and the day, so that files can be combined.
fn scoreboard(connection: Connection, separator: Separator) -> Table {
    let (people, table) = connection.with_untracked(|relay| {
        let mut people = people(relay);
        people.retain(|person| !relay.has_only_hosted(person.seat));
        text::sort_by_name(&mut people, |person| &person.name);
        (people, relay.table_name())
    });
    let date = text::iso_date(connection.store.clock().local_date());
    let names = [
        tr!("group-csv-name"),
        tr!("group-csv-points"),
        tr!("report-table"),
        tr!("report-date"),
    ];
    let mut scoreboard = Table::new(separator, names.iter().map(String::as_str));
    for person in &people {
        scoreboard.line([
            Cell::Text(&person.name),
            Cell::Whole(person.points.unwrap_or_default().into()),
            Cell::Text(&table),
            Cell::Day(&date),
        ]);
    }
    scoreboard
}
