//! The state of the lobby, in which players write their names and choose or make a table.

use leptos::ev::Event;
use leptos::prelude::*;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::host_key::HostKey;
use score_core::lesson::Lesson;
use score_core::link::{Link, LinkRefusal, LinkedView, Pasted, PastedRefusal, read_pasted};
use score_core::relay_session::{Claim, Session, Visit};
use score_core::table::command::Command;
use score_core::table::game::TableGame;
use score_core::table::name::{Name, NameRefusal};
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::wire::{CloseReason, HelloRefusal, Label, TableSelector, Token};

use crate::components::fields::TextBox;
use crate::edge::{address, dom, network, node, pasted_text, text_folding};
use crate::group::connection::{Connection, ExitReason, Happening};
use crate::group::invite::{table_in_link, table_selector};
use crate::group::persistence::{self, SavedPlayer};
use crate::group::relay_table::RelayTable;
use crate::page::Page;
use crate::{text, tr};

mod lobby_page;

pub use lobby_page::LobbyPage;

/// A field of the lobby that can have a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyField {
    /// The player's name.
    Name,
    /// The name of a new table.
    Make,
    /// The name or code of a table.
    Join,
}

/// The status of the lobby, for another page from which players come to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyStatus {
    /// The status in a sentence.
    pub sentence: String,
    /// Whether the sentence is a refusal.
    pub is_refusal: bool,
    field: Option<LobbyField>,
}

impl LobbyStatus {
    /// The problem of this field.
    pub fn about(&self, field: LobbyField) -> Option<String> {
        (self.field == Some(field)).then(|| self.sentence.clone())
    }
}

/// A mistake in a text that the player wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Mistake {
    Name(NameRefusal),
    TableName(NameRefusal),
    Pasted(PastedRefusal),
    /// The host key in the address is not complete.
    HostKey,
}

/// The status of the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Status {
    Nothing,
    ChooseTable,
    Looking,
    Mistake(Mistake),
    Exit(ExitReason),
    /// A limit keeps the player out of this table, and the page tries again by itself.
    KeptOut(TableSelector, CloseReason),
    /// A player who was turned away at this table may ask again.
    MayAskAgain(TableSelector),
    /// The address names this table again, at which a player of this tab has a seat. They may play
    /// on, or the next player writes a name.
    MayPlayOn(TableSelector, SavedPlayer),
}

/// A button of the lobby that offers a player another way to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Offer {
    /// Come to the same table under a name that nobody has there.
    FreeName(String, TableSelector),
    /// Ask again to be let in to the table.
    AskAgain(TableSelector),
    /// Play on as the player of this tab.
    PlayOn(TableSelector, SavedPlayer),
}

impl Offer {
    fn label(&self) -> String {
        match self {
            Offer::FreeName(name, _) => tr!("group-take-name", name = name.as_str()),
            Offer::AskAgain(_) => tr!("group-ask-again"),
            Offer::PlayOn(_, player) => tr!("group-play-on-as", name = player.name.as_str()),
        }
    }
}

impl Status {
    fn sentence(&self) -> String {
        match self {
            Status::Nothing => String::new(),
            Status::ChooseTable => tr!("group-choose-table"),
            Status::Looking => tr!("group-looking-for-table"),
            Status::Mistake(Mistake::Name(refusal)) => text::name_refusal(*refusal).to_string(),
            Status::Mistake(Mistake::TableName(refusal)) => text::table_name_refusal(*refusal),
            Status::Mistake(Mistake::Pasted(refusal)) => text::pasted_refusal(refusal),
            Status::Mistake(Mistake::HostKey) => tr!("group-broken-host-key"),
            Status::Exit(ExitReason::Unreached(obstacle)) => text::unreached(*obstacle),
            Status::Exit(ExitReason::Offline) => tr!("group-no-network"),
            Status::Exit(ExitReason::Closed(table, reason)) | Status::KeptOut(table, reason) => {
                text::closed(table, reason)
            }
            Status::MayAskAgain(_) => tr!("group-may-ask-again"),
            Status::MayPlayOn(_, player) => tr!("group-was-here", name = player.name.as_str()),
        }
    }

    fn is_refusal(&self) -> bool {
        match self {
            Status::Nothing
            | Status::ChooseTable
            | Status::Looking
            | Status::MayAskAgain(_)
            | Status::MayPlayOn(..) => false,
            Status::Exit(ExitReason::Closed(_, reason)) => {
                matches!(reason, CloseReason::Refused(_) | CloseReason::Removed)
            }
            Status::Mistake(_) | Status::Exit(_) | Status::KeptOut(..) => true,
        }
    }

    /// The other site to which a pasted link leads, with the link.
    fn other_site(&self) -> Option<(String, String)> {
        match self {
            Status::Mistake(Mistake::Pasted(PastedRefusal::OtherSite { host, link })) => {
                Some((host.clone(), link.clone()?))
            }
            _ => None,
        }
    }

    /// The field that the status is about.
    fn field(&self) -> Option<LobbyField> {
        match self {
            Status::Mistake(Mistake::Name(_)) => Some(LobbyField::Name),
            Status::Mistake(Mistake::TableName(_)) => Some(LobbyField::Make),
            Status::Mistake(Mistake::Pasted(_)) => Some(LobbyField::Join),
            Status::Exit(ExitReason::Closed(_, reason)) => field_of(reason),
            Status::Nothing
            | Status::ChooseTable
            | Status::Looking
            | Status::Mistake(Mistake::HostKey)
            | Status::Exit(_)
            | Status::KeptOut(..)
            | Status::MayAskAgain(_)
            | Status::MayPlayOn(..) => None,
        }
    }
}

/// The question to a player whether they are one of the players of this device at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Question {
    table: TableSelector,
    name: String,
    /// The players of this device with a seat at the table, the last one first.
    others: Vec<SavedPlayer>,
}

/// The lobby's state, which lives as long as the tab; copies share it.
#[derive(Clone, Copy)]
pub struct Lobby {
    connection: Connection,
    tab: u64,
    /// Whether group play is on the screen.
    is_open: Signal<bool>,
    /// The table that the address names.
    invited: RwSignal<Option<String>>,
    /// The host key of that table, which came with the address.
    host_key: RwSignal<Option<HostKey>>,
    /// The question whose seat on this device the player wants, if it is asked.
    question: RwSignal<Option<Question>>,
    /// The token of the stored player whom they have chosen; `None`: they are new.
    former_token: RwSignal<Option<Token>>,
    /// The table at which the player wants a new seat, although others of this device have seats
    /// there.
    own_seat: StoredValue<Option<TableSelector>>,
    name: TextBox,
    table_name: TextBox,
    /// The game of a new table.
    game: RwSignal<TableGame>,
    table: TextBox,
    /// The result of the player's last action in the lobby.
    own_status: RwSignal<Status>,
    /// The rules for the player's new table, if they are not the usual ones.
    rules: StoredValue<Option<Rules>>,
    /// Whether a new table is for a class.
    is_for_class: RwSignal<bool>,
    /// Whether the last address asked for a table for a class.
    is_class_linked: StoredValue<bool>,
    /// Whether the chat at the player's new table is to be switched off.
    is_chat_unwanted: StoredValue<bool>,
    /// Whether the player's new table is to be for a class.
    is_class_wanted: StoredValue<bool>,
    /// The lesson that is to be held at the player's new table.
    lesson: StoredValue<Option<Lesson>>,
    /// Takes the lesson as soon as the player hosts that table.
    on_lesson: Callback<Lesson>,
}

impl Lobby {
    /// The lobby of the tab with this number; `is_open`: whether group play is on the
    /// screen. `on_lesson` takes the lesson with which a table was made.
    pub fn new(
        connection: Connection,
        on_lesson: Callback<Lesson>,
        tab: u64,
        is_open: Signal<bool>,
    ) -> Lobby {
        let (table, host_key) = persistence::take_host_key().unzip();
        let lobby = Lobby {
            connection,
            tab,
            is_open,
            invited: RwSignal::new(table),
            host_key: RwSignal::new(host_key),
            question: RwSignal::new(None),
            former_token: RwSignal::new(None),
            own_seat: StoredValue::new(None),
            // The next pupil at a shared device does not find the name of the last one.
            name: TextBox::new(match persistence::table_of_tab() {
                Some(_) => persistence::name(),
                None => String::new(),
            }),
            table_name: TextBox::default(),
            game: RwSignal::new(TableGame::default()),
            table: TextBox::default(),
            own_status: RwSignal::new(Status::Nothing),
            rules: StoredValue::new(None),
            is_for_class: RwSignal::new(false),
            is_class_linked: StoredValue::new(false),
            is_chat_unwanted: StoredValue::new(false),
            is_class_wanted: StoredValue::new(false),
            lesson: StoredValue::new(None),
            on_lesson,
        };
        persistence::keep_host_key(move || {
            let table = lobby.invited.get_untracked()?;
            Some((table, lobby.host_key.get_untracked()?))
        });
        network::on_change(move || lobby.go_on());
        connection.on(&[Happening::SiteFound], move || lobby.go_on());
        connection.on(&[Happening::NextPlayer], move || lobby.ask_next_player());
        connection.on(&[Happening::Exited], move || lobby.forget_after_exit());
        connection.on(&[Happening::News], move || {
            lobby.set_rules_of_new_table();
            lobby.forget_host_key();
        });
        lobby
    }

    /// Asks the next player of this device for their name, if the lobby is on the screen.
    fn ask_next_player(self) {
        self.forget_name();
        dom::before_paint(move || {
            if self.is_open.get_untracked() {
                node::focus(self.name.input);
            }
        });
    }

    /// Forgets the key of a host that was refused. It also forgets the name of a player who has
    /// left for good.
    fn forget_after_exit(self) {
        self.forget_host_key();
        let reason = untrack(|| self.connection.exit_reason());
        if matches!(reason, Some(ExitReason::Closed(_, CloseReason::Left))) {
            self.forget_name();
        }
    }

    /// Empties the field for the name.
    fn forget_name(self) {
        self.name.value.set(String::new());
    }

    /// Handles a new address, with or without a table. A player at another table leaves for the
    /// lobby, and keeps their seat.
    pub fn on_address(self, link: &Link, refusals: &[LinkRefusal]) {
        self.go_on();
        self.take_host_key(link, refusals.iter().any(LinkRefusal::is_about_host_key));
        self.question.set(None);
        self.invited.set(link.table.clone());
        let is_class = link.show == Some(LinkedView::Class) && link.table.is_none();
        if is_class || self.is_class_linked.get_value() {
            self.is_for_class.set(is_class);
        }
        self.is_class_linked.set_value(is_class);
        let Some(table) = &link.table else {
            return self.read_front_page();
        };
        self.table.value.set(table.clone());
        let is_at_linked_table = self.connection.with_untracked(|relay| {
            relay.read_session(|session| {
                let is_watching = session.visit().player.is_none();
                is_at(session, relay.known().label(), table) && is_watching == link.watch
            })
        });
        let is_pupil = !self.connection.with_untracked(RelayTable::is_maker);
        if is_at_linked_table == Some(false) || is_pupil && self.has_host_key() {
            self.connection.end();
        } else if is_pupil && is_at_linked_table == Some(true) && !link.watch {
            self.ask_at_same_table(table_selector(table));
        }
        if link.watch && is_at_linked_table != Some(true) {
            self.watch(table_selector(table));
        }
    }

    /// Goes to the table whose code or link was written on the front page. A text that names no
    /// table is refused at the field of the lobby.
    fn read_front_page(self) {
        let Some(text) = pasted_text::take_from_front_page() else {
            return;
        };
        self.table.value.set(text);
        if let Some(table) = self.pasted_table() {
            let link = Link {
                page: Page::Group.name().to_owned(),
                table: Some(table),
                ..Link::default()
            };
            address::go(&link.to_string());
        }
    }

    /// Moves the host key out of the address, where others could read it and the browser would
    /// store it. If the key `is_broken`, the reader is told before they come as a player.
    fn take_host_key(self, link: &Link, is_broken: bool) {
        let is_same_table = link.table == self.invited.get_untracked();
        if link.host_key.is_some() || !is_same_table {
            self.host_key.set(link.host_key);
        }
        if link.host_key.is_some() {
            // An earlier failure does not concern this key.
            self.connection.forget_exit_reason();
            self.own_status.set(Status::Nothing);
        }
        if is_broken {
            self.show_status(Status::Mistake(Mistake::HostKey));
        }
        if link.host_key.is_some() || is_broken {
            let without_key = Link {
                host_key: None,
                ..link.clone()
            };
            address::replace(&without_key.to_string());
        }
    }

    fn has_host_key(self) -> bool {
        self.host_key.with_untracked(Option::is_some)
    }

    /// Forgets the host key once the player is at a table, or after the relay has refused the key.
    fn forget_host_key(self) {
        let is_at_table = self
            .connection
            .with_untracked(|relay| relay.group().is_some());
        let reason = untrack(|| self.connection.exit_reason());
        let wrong_key = CloseReason::Refused(HelloRefusal::WrongHostKey);
        let is_refused =
            matches!(reason, Some(ExitReason::Closed(_, reason)) if reason == wrong_key);
        if is_at_table || is_refused {
            self.host_key.set(None);
        }
        if is_at_table {
            self.own_seat.set_value(None);
        }
    }

    /// Returns to the last table of this tab, unless the address leads elsewhere.
    pub fn resume(self, link: &Link) {
        if link.watch || self.has_host_key() {
            return;
        }
        let linked_table = link.table.as_deref().map(table_selector);
        let last_table = persistence::table_of_tab();
        let Some(last) = last_table.filter(|last| {
            linked_table
                .as_ref()
                .is_none_or(|table| *table == last.table)
        }) else {
            return;
        };
        match last.is_watching {
            true => self.watch(last.table),
            false if linked_table.is_some() && self.ask_at_same_table(last.table.clone()) => {}
            false => {
                let visit = persistence::visit_again(last.table, self.tab);
                self.connection.begin(visit, true);
            }
        }
    }

    /// Asks for a name if this tab already has a player at the table; returns whether it has one.
    /// The next pupil of a shared device may have opened the link, and must not take the seat of
    /// the last one. A reload asks nothing: the address of a player at a table names no table.
    fn ask_at_same_table(self, table: TableSelector) -> bool {
        let Some(player) = persistence::player_of_tab(&table) else {
            return false;
        };
        self.connection.end();
        self.own_status.set(Status::MayPlayOn(table, player));
        self.ask_next_player();
        true
    }

    /// Begins a visit that waits for the network. It does so once the network is back and the lobby
    /// is on the screen.
    fn go_on(self) {
        let Some(visit) = self.connection.visit_without_network() else {
            return;
        };
        if !network::is_offline() && self.is_open.get_untracked() {
            self.own_status.set(Status::Nothing);
            self.connection.begin(visit, false);
        }
    }

    fn watch(self, table: TableSelector) {
        let visit = Visit {
            table,
            player: None,
            claim: Claim::Nothing,
        };
        self.own_status.set(Status::Nothing);
        self.connection.begin(visit, false);
    }

    /// Goes to a table under the name in the form; returns whether the name is valid.
    fn go(self, table: TableSelector) -> bool {
        self.rules.set_value(None);
        self.lesson.set_value(None);
        self.is_chat_unwanted.set_value(false);
        self.is_class_wanted.set_value(false);
        match Name::new(&untrack(|| self.name.written()), text_folding::fold) {
            Ok(name) if self.asks_who(&table, &name) => false,
            Ok(name) => {
                let visit = persistence::visit(table, name.as_str(), self.tab);
                persistence::save_name(name.as_str());
                self.begin(visit);
                true
            }
            Err(refusal) => {
                self.show_status(Status::Mistake(Mistake::Name(refusal)));
                false
            }
        }
    }

    /// Asks whether the player is a stored one, if players of this device have seats at the table.
    /// Returns whether it asks.
    fn asks_who(self, table: &TableSelector, name: &Name) -> bool {
        let is_made = matches!(table, TableSelector::Create(_));
        let wants_own = self.own_seat.with_value(|at| at.as_ref() == Some(table));
        let others = match is_made || wants_own {
            true => Vec::new(),
            false => persistence::others(table, name.as_str()),
        };
        let question = (!others.is_empty()).then(|| Question {
            table: table.clone(),
            name: name.to_string(),
            others,
        });
        let asks = question.is_some();
        if asks {
            self.connection.forget_exit_reason();
            self.own_status.set(Status::Nothing);
        }
        self.former_token.set(None);
        self.question.set(question);
        asks
    }

    /// Whether the lobby asks which player of this device the player is.
    fn is_asking(self) -> bool {
        self.question.with(Option::is_some)
    }

    /// The table to which the answer leads, as links name it.
    fn table_in_question(self) -> Option<String> {
        self.question
            .with(|question| Some(table_in_link(&question.as_ref()?.table).to_owned()))
    }

    /// Comes to the table as the chosen player under a new name, or with a new seat. A player who
    /// has changed the name since the question is asked again.
    fn answer(self, question: Question) {
        let written = Name::new(&untrack(|| self.name.written()), text_folding::fold);
        let Question { table, name, .. } = question;
        if !written.is_ok_and(|written| written.as_str() == name) {
            self.go(table);
            return;
        }
        let visit = match self.former_token.get_untracked() {
            Some(token) => persistence::visit_as(table, &name, self.tab, token),
            None => {
                // The name may be taken: then the player tries again under another one.
                self.own_seat.set_value(Some(table.clone()));
                persistence::visit(table, &name, self.tab)
            }
        };
        persistence::save_name(&name);
        self.begin(visit);
    }

    fn begin(self, visit: Visit) {
        self.question.set(None);
        self.own_status.set(Status::Nothing);
        self.connection.begin(visit, false);
    }

    /// Becomes the host of the table in the address, under the written name or, without one, the
    /// host's name.
    fn come_as_host(self, table: TableSelector, key: HostKey) {
        let written = untrack(|| self.name.written()).to_string();
        // A player who becomes the host keeps their seat, and its name with it.
        let name = match persistence::has_seat_as(&table, &written) {
            true => String::new(),
            false => written,
        };
        let visit = persistence::visit(table, &name, self.tab);
        if !name.is_empty() && Name::new(&name, text_folding::fold).is_ok() {
            persistence::save_name(&name);
        }
        self.begin(Visit {
            claim: Claim::Host(key),
            ..visit
        });
    }

    /// Makes the table that is named in the form; returns whether both names are valid.
    fn make(self) -> bool {
        // A table's name follows the rules of a player's.
        match Name::new(&untrack(|| self.table_name.written()), text_folding::fold) {
            Ok(name) => self.go(TableSelector::Create(name.to_string())),
            Err(refusal) => {
                self.show_status(Status::Mistake(Mistake::TableName(refusal)));
                false
            }
        }
    }

    /// Makes the table that is named in the form, with the settings of the form.
    fn make_for_game(self) {
        if self.make() {
            self.rules
                .set_value(unusual_rules(self.game.get_untracked()));
            let is_for_class = self.is_for_class.get_untracked();
            self.is_chat_unwanted.set_value(is_for_class);
            self.is_class_wanted.set_value(is_for_class);
        }
    }

    /// Makes a table for a class if the table has a name. Otherwise it moves the focus to the field
    /// for it. Enter in the field of the player's own name calls this.
    fn make_for_class(self) {
        match untrack(|| self.table_name.written()).is_empty() {
            true => {
                node::focus(self.table_name.input);
            }
            false => self.make_for_game(),
        }
    }

    /// Chooses whether a new table is for a class. For a class it moves the focus to a name field.
    fn choose_class(self, is_for_class: bool) {
        self.is_for_class.set(is_for_class);
        self.own_status.set(Status::Nothing);
        if is_for_class {
            let has_name = !untrack(|| self.name.written()).is_empty();
            let field = match has_name {
                true => self.table_name,
                false => self.name,
            };
            dom::before_paint(move || {
                node::focus(field.input);
            });
        }
    }

    /// Makes a table for a lesson, and goes there. If a name is refused, the player stays on their
    /// page.
    pub fn make_for(self, lesson: Lesson, name: String, table_name: String) {
        self.name.value.set(name);
        self.table_name.value.set(table_name);
        if self.make() {
            self.lesson.set_value(Some(lesson));
            self.is_chat_unwanted.set_value(true);
        }
    }

    /// The status of the lobby, for a page that shows it in its own form.
    pub fn shown_status(self) -> LobbyStatus {
        let status = self.status();
        LobbyStatus {
            sentence: status.sentence(),
            is_refusal: status.is_refusal(),
            field: status.field(),
        }
    }

    /// Goes to the table that is named in the form by its name, code or link.
    fn join(self) {
        if let Some(table) = self.pasted_table() {
            self.go(table_selector(&table));
        }
    }

    /// Watches the table that is named in the form, without a seat. The address keeps the table for
    /// a reload.
    fn look_on(self) {
        if let Some(table) = self.pasted_table() {
            let link = Link {
                page: Page::Group.name().to_owned(),
                table: Some(table),
                watch: true,
                ..Link::default()
            };
            address::go(&link.to_string());
        }
    }

    /// Puts a pasted message of several lines, with its link, into the form.
    fn paste(self, event: &Event) {
        if let Some(text) = pasted_text::take_as_one_line(event) {
            self.table.value.set(text);
        }
    }

    /// The table that is named in the form, also by a link. A link to another page is followed; a
    /// link that leads nowhere is refused.
    fn pasted_table(self) -> Option<String> {
        let text = untrack(|| self.table.written());
        let is_page = |name: &str| Page::named(name).is_some();
        let refusal = match read_pasted(&text, &address::host(), is_page) {
            Ok(Pasted::Table(table)) => return Some(table),
            Ok(Pasted::Fragment(fragment)) if fragment == Page::Group.name() => {
                PastedRefusal::Empty
            }
            Ok(Pasted::Fragment(fragment)) => {
                self.table.value.set(String::new());
                address::go(&fragment);
                return None;
            }
            Err(refusal) => refusal,
        };
        self.show_status(Status::Mistake(Mistake::Pasted(refusal)));
        None
    }

    /// Handles the button of the name form. It answers the question, goes to the invited table, or
    /// makes a new one.
    fn come(self) {
        if let Some(question) = self.question.get_untracked() {
            return self.answer(question);
        }
        match self.invited.get_untracked() {
            Some(table) => match self.host_key.get_untracked() {
                Some(key) => self.come_as_host(table_selector(&table), key),
                None => {
                    self.go(table_selector(&table));
                }
            },
            None if self.is_for_class.get_untracked() => self.make_for_class(),
            None => self.show_status(Status::ChooseTable),
        }
    }

    /// The offer that goes with the lobby's status.
    fn offer(self) -> Option<Offer> {
        match self.status() {
            Status::Exit(reason) => {
                free_name(reason).map(|(name, table)| Offer::FreeName(name, table))
            }
            Status::MayAskAgain(table) => Some(Offer::AskAgain(table)),
            Status::MayPlayOn(table, player) => Some(Offer::PlayOn(table, player)),
            _ => None,
        }
    }

    /// Goes to the table in the way that the lobby offers.
    fn accept(self, offer: Offer) {
        let table = match offer {
            Offer::FreeName(name, table) => {
                self.name.value.set(name);
                table
            }
            Offer::AskAgain(table) => table,
            Offer::PlayOn(table, player) => {
                self.begin(persistence::visit_as(
                    table,
                    &player.name,
                    self.tab,
                    player.token,
                ));
                return;
            }
        };
        self.go(table);
    }

    /// Shows a status in place of the reason why the player was sent back to the lobby.
    fn show_status(self, status: Status) {
        self.focus_field(&status);
        self.connection.forget_exit_reason();
        self.own_status.set(status);
    }

    /// Moves the focus to the field that the status is about.
    fn focus_field(self, status: &Status) {
        let Some(field) = status.field() else { return };
        let text_box = match field {
            LobbyField::Name => self.name,
            LobbyField::Make => self.table_name,
            LobbyField::Join => self.table,
        };
        // The lobby may be shown again just now, scrolled to its top.
        dom::before_paint(move || {
            node::focus(text_box.input);
            node::bring_into_view(text_box.input);
        });
    }

    fn status(self) -> Status {
        if let Some(exit_reason) = self.connection.exit_reason() {
            let may_ask = self.connection.may_ask_again();
            return match exit_reason {
                ExitReason::Closed(
                    table,
                    CloseReason::Refused(HelloRefusal::TurnedAway { .. }),
                ) if may_ask => Status::MayAskAgain(table),
                exit_reason => Status::Exit(exit_reason),
            };
        }
        match self.own_status.get() {
            Status::Nothing if self.connection.is_trying() => {
                let kept_out = self.connection.limit();
                kept_out.map_or(Status::Looking, |(table, limit)| {
                    Status::KeptOut(table, limit)
                })
            }
            status => status,
        }
    }

    /// Sends the chosen rules to the player's new table, once they host it. The table's permissions
    /// stay as they are, but a class begins with the chat switched off.
    fn set_rules_of_new_table(self) {
        let connection = self.connection;
        let switches = connection.with_untracked(|relay| {
            let hosted = relay.group().filter(|_| relay.is_host());
            hosted.map(|group| (group.chat_is_on(), group.table().rules().clone()))
        });
        let Some((chat, table_rules)) = switches else {
            return;
        };
        if let Some(lesson) = self.lesson.try_update_value(Option::take).flatten() {
            self.on_lesson.run(lesson);
        }
        if let Some(rules) = self.rules.try_update_value(Option::take).flatten() {
            let rules = Rules {
                chat,
                roller: table_rules.roller,
                spoilers_wait: table_rules.spoilers_wait,
                ..rules
            };
            connection.request(Request::Play(Command::SetRules(rules)));
        }
        let is_class = self.is_class_wanted.try_update_value(std::mem::take);
        if is_class.unwrap_or_default() {
            let way = Way::Everyone(Everyone::default());
            connection.request(Request::Play(Command::SetWay(way)));
            connection.request(Request::UseWaitingRoom(true));
        }
        // This comes after the rules, which contain the chat too.
        let is_unwanted = self.is_chat_unwanted.try_update_value(std::mem::take);
        if is_unwanted.unwrap_or_default() {
            connection.request(Request::SwitchChat(false));
        }
    }
}

/// The rules of this game, if it is not the usual one.
fn unusual_rules(game: TableGame) -> Option<Rules> {
    (game != TableGame::default()).then(|| game.rules())
}

/// Whether the session is about the table that a link names.
fn is_at(session: &Session, label: Option<&Label>, table: &str) -> bool {
    let is_called = |label: &Label| text_folding::fold(&label.code) == text_folding::fold(table);
    session.visit().table == table_selector(table) || label.is_some_and(is_called)
}

/// The field of the lobby that a refusal is about.
fn field_of(reason: &CloseReason) -> Option<LobbyField> {
    let CloseReason::Refused(refusal) = reason else {
        return None;
    };
    match refusal {
        HelloRefusal::Name(_)
        | HelloRefusal::Group(GroupRefusal::Name(_))
        | HelloRefusal::Group(GroupRefusal::Table(Refusal::NameTaken { .. })) => {
            Some(LobbyField::Name)
        }
        HelloRefusal::TableName(_) | HelloRefusal::TableExists => Some(LobbyField::Make),
        HelloRefusal::NoSuchTable => Some(LobbyField::Join),
        HelloRefusal::Group(_)
        | HelloRefusal::OtherTab
        | HelloRefusal::NotHere
        | HelloRefusal::TooManyTables
        | HelloRefusal::TooManyWatchers
        | HelloRefusal::Busy
        | HelloRefusal::TooManyTablesFromHere
        | HelloRefusal::TooManySeatsFromHere
        | HelloRefusal::TooManyNewcomersFromHere
        | HelloRefusal::SeatHandedOver
        | HelloRefusal::HostedElsewhere
        | HelloRefusal::WrongHostKey
        | HelloRefusal::TooManySeatsInBrowser
        | HelloRefusal::TurnedAway { .. } => None,
    }
}

/// A name that nobody has at the table that refused the player, and that table.
fn free_name(exit_reason: ExitReason) -> Option<(String, TableSelector)> {
    match exit_reason {
        ExitReason::Closed(
            table,
            CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Table(Refusal::NameTaken {
                free,
            }))),
        ) => Some((free, table)),
        _ => None,
    }
}
