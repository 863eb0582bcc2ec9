//! The invitation to a table: its code, links and QR code, and how a link names the table.

use leptos::prelude::*;
use score_core::group::state::Group;
use score_core::link::Link;
use score_core::relay_session::Session;
use score_core::wire::{Label, TableSelector};

use crate::components::link_to_copy::LinkToCopy;
use crate::edge::for_others;
use crate::group::connection::Connection;
use crate::group::host_key::HostKeyPart;
use crate::group::relay_table::RelayTable;
use crate::group::side_panels::SidePanels;
use crate::group::table_qr::TableQr;
use crate::{move_tr, text};

/// The panel with the invitation beside the table.
#[component]
pub fn InvitePanel(panels: SidePanels, #[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let invitation = Memo::new(move |_| connection.with(Invitation::of));
    let lead = move || {
        let lead = |invitation: &Invitation| text::invitation(&invitation.label);
        invitation.with(|invitation| invitation.as_ref().map(lead).unwrap_or_default())
    };
    let link = Memo::new(move |_| {
        let link = |invitation: &Invitation| invitation.link.clone();
        invitation.with(|invitation| invitation.as_ref().map(link).unwrap_or_default())
    });
    let table_link = Memo::new(move |_| connection.with(|relay| link_to_table(PAGE, relay)));
    let watch_link = Memo::new(move |_| {
        let link = |invitation: &Invitation| invitation.watch_link.clone();
        invitation.with(|invitation| invitation.as_ref().map(link).unwrap_or_default())
    });
    view! {
        <section
            id="part-invite"
            aria-label=move_tr!("group-invite-others")
            hidden=move || !is_open.get()
        >
            <p id="invite-lead">{lead}</p>
            <Code id="invite-code"/>
            <SpokenAddress id="invite-address"/>
            <div id="invite-qr">
                <QrCode/>
            </div>
            <LinkToCopy
                field_id="invite-link"
                button_id="invite-copy"
                status_id="invite-status"
                label=move_tr!("group-link")
                address=link
            />
            <div id="for-projector">
                <h2>{move_tr!("group-for-projector")}</h2>
                <p class="links">
                    <a id="invite-watch" href=watch_link target="_blank">
                        {move_tr!("group-watch-link")}
                    </a>
                </p>
                <p class="help">{move_tr!("group-watch-help")}</p>
                <p class="actions">
                    <button type="button" id="project" on:click=move |_| panels.project()>
                        {move_tr!("group-project")}
                    </button>
                </p>
                <p class="help">{move_tr!("group-project-help")}</p>
            </div>
            <HostKeyPart is_wall=panels.is_projected link=table_link/>
        </section>
    }
}

/// The table's code, as large as there is room for it; hidden if the table has no code.
#[component]
pub fn Code(id: &'static str) -> impl IntoView {
    let connection = Connection::here();
    let code = Memo::new(move |_| {
        let label = |relay: &RelayTable| Some(relay.known().label()?.code.clone());
        connection.with(label).unwrap_or_default()
    });
    let group = |group: String| view! { <span>{group}</span> };
    view! {
        <p class="code" id=id translate="no" hidden=move || code.with(String::is_empty)>
            <span style:--chars=move || code.with(|code| {
                code.chars().count().max(1).to_string()
            })>
                {move || code.with(|code| {
                    code_groups(code).into_iter().map(group).collect_view()
                })}
            </span>
        </p>
    }
}

/// The page's address as people say it aloud; hidden if no other device can open it.
#[component]
pub fn SpokenAddress(id: &'static str) -> impl IntoView {
    view! {
        <p class="address" id=id translate="no" hidden=for_others::is_for_nobody>
            {move || text::spoken_address(&for_others::link(PAGE)).to_owned()}
        </p>
    }
}

/// The QR code that leads to the table; drawn once for each table.
#[component]
pub fn QrCode() -> impl IntoView {
    let connection = Connection::here();
    let request = Memo::new(move |_| {
        connection.with(|relay| {
            let epoch = relay.group().map_or(0, Group::epoch);
            Some((epoch, link_to_table(PAGE, relay)?))
        })
    });
    view! {
        <div>
            {move || {
                let request = request.get();
                request.map(|(_, link)| view! { <TableQr link/> })
            }}
        </div>
    }
}

/// The number of characters in each group of a long code.
const CODE_GROUP_CHARS: usize = 4;

/// Splits a long code into groups that are easy to read; no space between them is copied.
fn code_groups(code: &str) -> Vec<String> {
    let chars: Vec<char> = code.chars().collect();
    let size = match chars.len() > text::SHORT_CODE_CHARS {
        true => CODE_GROUP_CHARS,
        false => text::SHORT_CODE_CHARS,
    };
    chars.chunks(size).map(String::from_iter).collect()
}

/// The table's label, the link for players, and the link for watchers, who take no seat.
#[derive(Clone, PartialEq)]
struct Invitation {
    label: Label,
    link: String,
    watch_link: String,
}

impl Invitation {
    fn of(relay: &RelayTable) -> Option<Invitation> {
        let label = relay.known().label()?.clone();
        let link = link_to_table(PAGE, relay)?;
        let watch_link = Link {
            watch: true,
            ..link.clone()
        };
        Some(Invitation {
            label,
            link: for_others::link(&link.to_string()),
            watch_link: format!("#{watch_link}"),
        })
    }
}

/// The link that shows the table and takes no seat, for this browser. At another address the relay
/// would not recognise the watching page as the host's own.
pub fn watch_link(relay: &RelayTable) -> Option<String> {
    Invitation::of(relay).map(|invitation| invitation.watch_link)
}

/// The link to the table at the page that is called `page`.
pub fn link_to_table(page: &str, relay: &RelayTable) -> Option<Link> {
    let code = &relay.known().label()?.code;
    let selected = |session: &Session| match session.visit().table {
        TableSelector::GroupA => GROUP_A,
        TableSelector::GroupB => GROUP_B,
        TableSelector::Create(_) | TableSelector::Join(_) => code,
    };
    let table = relay.read_session(selected)?;
    Some(Link {
        page: page.to_owned(),
        table: (!table.is_empty()).then(|| table.to_owned()),
        ..Link::default()
    })
}

/// The page's name in the address.
pub const PAGE: &str = "group";

/// The first table that is open to all, in a link.
pub const GROUP_A: &str = "A";

/// The second table that is open to all, in a link.
pub const GROUP_B: &str = "B";

/// The name of a table in a link, if its code is not known.
pub fn table_in_link(table: &TableSelector) -> &str {
    match table {
        TableSelector::GroupA => GROUP_A,
        TableSelector::GroupB => GROUP_B,
        TableSelector::Create(name) | TableSelector::Join(name) => name,
    }
}

/// The table that a link names; codes are longer than one letter.
pub fn table_selector(table: &str) -> TableSelector {
    match table {
        GROUP_A => TableSelector::GroupA,
        GROUP_B => TableSelector::GroupB,
        table => TableSelector::Join(table.to_owned()),
    }
}
