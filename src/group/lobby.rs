//! Where a player says who he is and chooses a table.

use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::link::Link;
use score_core::session::{Session, Visit};
use score_core::table::command::Command;
use score_core::table::game::Game;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::wire::{Bye, HelloRefusal, Label, Place};

use crate::edge::live::Live;
use crate::edge::{address, dom, element, form, network, words};
use crate::group::invite::place_of;
use crate::group::kept;
use crate::group::talk::{Talk, Turned};
use crate::route::Page;
use crate::text;

const STATUS: &str = "lobby-status";
const NAME: &str = "lobby-name";
const MAKE: &str = "make-name";
const GAME: &str = "make-game";
const JOIN: &str = "join-table";

/// The lobby; copies share it.
#[derive(Clone, Copy)]
pub struct Lobby {
    talk: Talk,
    tab: u64,
    /// Whether group play is on the screen.
    is_open: Live<bool>,
    /// The table that the address names.
    invited: Live<Option<String>>,
    /// A name that nobody at the chosen table has, and that table.
    free: Live<Option<(String, Place)>>,
    /// By what the player's own table shall play, where a new one plays by something else.
    rules: Live<Option<Rules>>,
}

impl Lobby {
    /// Brings the lobby's forms to life, for as long as the page lives; `is_open`:
    /// whether group play is on the screen.
    pub fn open(talk: Talk, tab: u64, is_open: Live<bool>) -> Lobby {
        let lobby = Lobby {
            talk,
            tab,
            is_open,
            invited: Live::new(None),
            free: Live::new(None),
            rules: Live::new(None),
        };
        form::set_text(NAME, &kept::name());
        lobby.listen();
        element::follow(move || lobby.say_why());
        network::on_change(move || lobby.go_on());
        element::follow(move || {
            // What a table's players may do stays as it is, whatever they play.
            let switches = lobby.talk.store.with(|state| {
                let hosted = state.holder().group().filter(|_| state.holder().is_host());
                hosted.map(|group| (group.chat_is_on(), group.table().rules().roller))
            });
            if let Some((chat, roller)) = switches
                && let Some(rules) = lobby.rules.update_quietly(Option::take)
            {
                let rules = Rules {
                    chat,
                    roller,
                    ..rules
                };
                lobby.talk.ask(Request::Play(Command::SetRules(rules)));
            }
        });
        element::follow(move || {
            let invited = lobby.invited.get();
            dom::show("#lobby-invited", invited.is_some());
            if let Some(table) = invited {
                form::say("lobby-come", &text::join_table(&table), false);
                form::set_text(JOIN, &table);
            }
        });
        element::follow(move || {
            let free = lobby.free.get();
            dom::show("#lobby-free", free.is_some());
            if let Some((name, _)) = free {
                form::say("lobby-take-free", &text::take_name(&name), false);
            }
        });
        lobby
    }

    fn listen(self) {
        form::on("lobby-form", "submit", move || match self.invited.get() {
            Some(table) => self.go(place_of(&table)),
            None => form::say(STATUS, text::CHOOSE_TABLE, false),
        });
        form::on("lobby-take-free", "click", move || {
            if let Some((name, place)) = self.free.get() {
                form::set_text(NAME, &name);
                self.go(place);
            }
        });
        form::on("group-a", "click", move || self.go(Place::GroupA));
        form::on("group-b", "click", move || self.go(Place::GroupB));
        form::on("make-form", "submit", move || {
            // A table is called as a player is.
            match Name::new(&form::text(MAKE), words::fold) {
                Ok(name) => {
                    self.go(Place::Create(name.to_string()));
                    self.rules.set(rules());
                }
                Err(refusal) => wrong(MAKE, text::table_name_refusal(refusal)),
            }
        });
        form::on("join-form", "submit", move || {
            let table = form::text(JOIN);
            match table.is_empty() {
                true => wrong(JOIN, text::WHICH_TABLE),
                false => self.go(place_of(&table)),
            }
        });
        form::on("go-private", "click", || address::go(Page::Play.name()));
        form::on("go-hot-seat", "click", || address::go(Page::Players.name()));
    }

    /// The address asks for a table, or for none. A player who is at another
    /// one leaves it for the lobby; his seat there waits for him.
    pub fn follow(self, link: &Link) {
        self.go_on();
        self.invited.set(link.table.clone());
        let Some(table) = &link.table else { return };
        let where_now = self.talk.store.peek(|state| {
            let session = state.holder().session()?;
            let is_watching = session.visit().player.is_none();
            Some(is_at(session, table) && is_watching == link.watch)
        });
        if where_now == Some(false) {
            self.talk.end();
        }
        if link.watch && where_now != Some(true) {
            self.watch(place_of(table));
        }
    }

    /// Goes on where this tab was, where that is what the address asks for.
    pub fn resume(self, link: &Link) {
        if link.watch {
            return;
        }
        let asked = link.table.as_deref().map(place_of);
        let at = kept::at();
        let Some(at) = at.filter(|at| asked.as_ref().is_none_or(|asked| *asked == at.place)) else {
            return;
        };
        match at.is_watching {
            true => self.watch(at.place),
            false => {
                let visit = kept::visit(at.place, &kept::name(), self.tab);
                self.talk.begin(visit, true);
            }
        }
    }

    /// Goes where the player wanted to come when there was no network, where there is
    /// one again and the lobby is on the screen.
    fn go_on(self) {
        let visit = self.talk.turned.peek(|turned| match turned {
            Some(Turned::Offline(visit)) => Some(visit.clone()),
            _ => None,
        });
        let Some(visit) = visit else { return };
        if !network::is_offline() && self.is_open.peek(|is_open| *is_open) {
            form::say(STATUS, text::LOOKING_FOR_TABLE, false);
            self.talk.begin(visit, false);
        }
    }

    fn watch(self, place: Place) {
        let visit = Visit {
            place,
            player: None,
        };
        self.talk.begin(visit, false);
    }

    /// Goes to a table under the name in the form.
    fn go(self, place: Place) {
        clean();
        self.free.set(None);
        self.rules.set(None);
        match Name::new(&form::text(NAME), words::fold) {
            Ok(name) => {
                kept::keep_name(name.as_str());
                form::say(STATUS, text::LOOKING_FOR_TABLE, false);
                let visit = kept::visit(place, name.as_str(), self.tab);
                self.talk.begin(visit, false);
            }
            Err(refusal) => wrong(NAME, text::name_refusal(refusal)),
        }
    }

    /// Says why the player is here and not at a table.
    fn say_why(self) {
        let Some(turned) = self.talk.turned.get() else {
            return;
        };
        clean();
        let (place, bye) = match turned {
            Turned::NoRelay => {
                form::say(STATUS, text::NO_RELAY, true);
                return;
            }
            Turned::Offline(_) => {
                form::say(STATUS, text::NO_NETWORK, true);
                return;
            }
            Turned::Away(place, bye) => (place, bye),
        };
        let sentence = text::turned_away(&place, &bye);
        let is_refusal = matches!(bye, Bye::Refused(_) | Bye::Removed);
        match field_of(&bye) {
            Some(field) => wrong(field, &sentence),
            None => form::say(STATUS, &sentence, is_refusal),
        }
        if let Some(free) = free_name(&bye) {
            self.free.set(Some((free, place)));
        }
    }
}

/// The rules of the game that is chosen for a new table, where it is not the usual one.
fn rules() -> Option<Rules> {
    let game = Game::on_page(&form::text(GAME)).filter(|game| *game != Game::default());
    game.map(Game::rules)
}

/// Whether the talk is about the table that a link names.
fn is_at(session: &Session, table: &str) -> bool {
    let is_called = |label: &Label| words::fold(&label.code) == words::fold(table);
    session.visit().place == place_of(table) || session.label().is_some_and(is_called)
}

/// The field that a refusal is about.
fn field_of(bye: &Bye) -> Option<&'static str> {
    let Bye::Refused(refusal) = bye else {
        return None;
    };
    match refusal {
        HelloRefusal::Name(_)
        | HelloRefusal::Group(GroupRefusal::Name(_))
        | HelloRefusal::Group(GroupRefusal::Table(Refusal::NameTaken { .. })) => Some(NAME),
        HelloRefusal::TableName(_) | HelloRefusal::TableExists => Some(MAKE),
        HelloRefusal::NoSuchTable => Some(JOIN),
        HelloRefusal::Group(_)
        | HelloRefusal::OtherTab
        | HelloRefusal::NotHere
        | HelloRefusal::TooManyTables
        | HelloRefusal::TooManyWatchers
        | HelloRefusal::Busy
        | HelloRefusal::TooManyTablesFromHere
        | HelloRefusal::TooManySeatsFromHere
        | HelloRefusal::TurnedAway => None,
    }
}

fn free_name(bye: &Bye) -> Option<String> {
    match bye {
        Bye::Refused(HelloRefusal::Group(GroupRefusal::Table(Refusal::NameTaken { free }))) => {
            Some(free.clone())
        }
        _ => None,
    }
}

/// Nothing in the forms is wrong any more.
fn clean() {
    for name in ["lobby-form", "make-form", "join-form"] {
        form::mark_right(name);
    }
    form::say(STATUS, "", false);
}

fn wrong(field: &'static str, sentence: &str) {
    clean();
    form::say(STATUS, sentence, true);
    form::mark_wrong(field, sentence);
    // The lobby may just be coming back.
    dom::before_paint(move || {
        dom::focus(&format!("#{field}"));
    });
}
