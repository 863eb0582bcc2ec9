//! The effect of each event of the session on the page.

use leptos::prelude::*;
use score_core::group::entry::GroupEvent;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::link::Link;
use score_core::relay_session::roster::Roster;
use score_core::relay_session::{ConnectionState, Session, SessionEvent};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::wire::{CloseReason, HelloRefusal, Line};

use crate::edge::{address, open_rolls, text_folding};
use crate::group::connection::chat_log::Author;
use crate::group::connection::{Connection, Happening, KnownHostKey};
use crate::group::persistence;
use crate::group::relay_connection::Arrival;
use crate::group::relay_table::{RelayTable, not_sent};
use crate::page::Page;
use crate::state::authority::{Authority, Denial};
use crate::{text, tr};

impl Connection {
    /// Shows the changes of an event.
    pub(super) fn handle(self, event: SessionEvent) {
        match event {
            SessionEvent::Welcomed => self.welcomed(),
            SessionEvent::NewTable => {
                self.store.reset_hand();
                let sentence = tr!("group-new-table");
                self.store.refuse(sentence);
            }
            SessionEvent::Happened(events) => self.happened(&events),
            SessionEvent::Present { seat, is_present } => self.presence_changed(seat, is_present),
            SessionEvent::RequestsChanged => self.requests_changed(),
            SessionEvent::ChatLine(line) => {
                let author = self.author(line.seat);
                let own = self.with_untracked(|relay| relay.seat());
                self.chat.add(author, line, own);
            }
            SessionEvent::TakenBack(line) => self.chat.take_back(&line),
            SessionEvent::Refused(refusal) => {
                self.store.put_last_back();
                self.store.deny(Denial::Refused(refusal));
            }
            SessionEvent::HostKey(key) => {
                self.host_key.set(KnownHostKey::Shown(key));
                self.save_has_host_key();
            }
            SessionEvent::ChatNotSent {
                text: line,
                refusal,
            } => {
                let why = refusal.map_or_else(
                    || tr!("group-unsaid"),
                    |refusal| text::group_refusal(&refusal),
                );
                self.chat.give_back(line, why);
            }
            SessionEvent::Ended(reason) => self.ended(reason),
        }
    }

    /// Saves that the host of this table has a key: another one ends it.
    fn save_has_host_key(self) {
        let token = |session: &Session| Some(session.visit().player.as_ref()?.token);
        if let Some(Some(token)) = self.relay.read(token) {
            persistence::save_has_host_key(token);
        }
    }

    /// Handles requests of others for a new roll, or to be let in.
    fn requests_changed(self) {
        let votes = self.with_untracked(|relay| {
            let round = relay.group().map(Group::round_n)?;
            Some((round, relay.roll_votes()?))
        });
        let has_news = self
            .roster
            .try_update_value(|roster| roster.note_votes(votes));
        if has_news.unwrap_or_default() {
            // The status line shows how many ask.
            self.store.clear_status();
        }
        let is_waiting = |session: &Session| *session.state() == ConnectionState::InWaitingRoom;
        if self.relay.read(is_waiting) == Some(true) {
            self.relay.set_arrival(Arrival::InWaitingRoom);
        }
        let visitors = self.with_untracked(|relay| relay.known().visitors().to_vec());
        let names = self.roster.try_update_value(|roster| {
            let new = roster.note_visitors(&visitors).into_iter();
            new.map(text::visitor).collect::<Vec<_>>()
        });
        if let Some(announcement) = text::ask_to_come_in(&names.unwrap_or_default()) {
            self.announce(announcement);
        }
        let namesakes = self.with_untracked(|relay| relay.known().door_notes().namesakes.clone());
        let new = self.roster.try_update_value(|roster| {
            let new = roster.note_namesakes(&namesakes).into_iter();
            let names = new.filter_map(|seat| roster.name(seat).map(String::from));
            names.collect::<Vec<_>>()
        });
        if let Some(name) = new.unwrap_or_default().first() {
            self.announce(tr!("group-namesake", name = name.as_str()));
        }
        self.store.notify();
    }

    fn welcomed(self) {
        let arrival = self.relay.arrival();
        self.relay.set_arrival(Arrival::AtTable);
        let learn = |roster: &mut Roster| {
            self.with_untracked(|relay| roster.learn_table(relay.group_table()));
        };
        self.roster.update_value(learn);
        self.store
            .update_authority_untracked(RelayTable::forget_vote);
        self.store.reset_hand();
        self.save_visit();
        let (chat, own) = self.with_untracked(|relay| {
            let chat: Vec<Line> = relay.known().chat().cloned().collect();
            (chat, relay.seat())
        });
        let lines = chat.into_iter();
        let lines = lines.map(|line| (self.author(line.seat), line));
        self.chat.show(lines.collect(), own);
        if let Some(seat) = own {
            if persistence::name().is_empty() {
                // A host who came by a key need not give their name.
                persistence::save_name(&self.name(seat));
            }
            match arrival {
                // A player whom a host has let in has the name that the host saw.
                Arrival::InWaitingRoom => self.announce_new_name(seat),
                Arrival::OnTheWay | Arrival::Answered => self.change_name(seat),
                Arrival::AtTable => {}
            }
            forget_link();
        }
        self.listeners.tell(Happening::News);
    }

    /// Saves the player's table, and their seat.
    fn save_visit(self) {
        let visit = self.relay.read(|session| session.visit().clone());
        let Some(visit) = visit else { return };
        persistence::save_table_of_tab(&visit);
        if let Some(player) = &visit.player {
            self.with_untracked(|relay| {
                if let Some(label) = relay.known().label()
                    && let Some(name) = relay.seat().and_then(|seat| relay.name(seat))
                {
                    persistence::save_seat(&visit.table, label, player, name.as_str());
                }
            });
        }
    }

    /// The author of lines from this seat.
    fn author(self, seat: SeatId) -> Author {
        Author {
            name: self.name(seat),
            is_host: self.with_untracked(|relay| relay.hosts().contains(&Some(seat))),
        }
    }

    /// The name with which the player came; their seat may have another.
    fn came_as(self) -> Option<String> {
        let came_as = self.relay.read(|session| {
            let player = session.visit().player.as_ref();
            player.map(|player| player.name.clone())
        });
        came_as.flatten()
    }

    /// Announces to a player their name here if they came with another one. The host has given them
    /// the seat of an absent player.
    fn announce_new_name(self, seat: SeatId) {
        let name = self.name(seat);
        if self.came_as().is_some_and(|came_as| came_as != name) {
            self.announce(tr!("group-let-in-as", name = name));
        }
    }

    /// Renames a player who comes back with another name.
    fn change_name(self, seat: SeatId) {
        let name = self
            .came_as()
            .and_then(|name| Name::new(&name, text_folding::fold).ok());
        let is_theirs = |name: &Name| self.name(seat) == name.as_str();
        if let Some(name) = name.filter(|name| !is_theirs(name)) {
            self.request(Request::Play(Command::Rename(name)));
        }
    }

    /// Sends a request to the relay; a refusal is in the status line.
    pub fn request(self, request: Request) {
        let now_ms = self.now_ms();
        self.store.forget_refusal();
        let asked = self
            .store
            .update_authority(|relay| relay.request(now_ms, request));
        if let Err(why) = asked {
            self.store.refuse(why);
        }
    }

    /// Writes a line of chat; an error is a sentence for the player.
    pub fn say(self, line: String) -> Result<(), String> {
        let said = self.relay.say(self.now_ms(), line);
        self.store.notify();
        said.map_err(not_sent)
    }

    fn happened(self, events: &[GroupEvent]) {
        let own = self.with_untracked(|relay| relay.seat());
        match events {
            [GroupEvent::Own { seat, event }] if own == Some(*seat) => {
                return self.store.show_own_event(*event);
            }
            [GroupEvent::Raced { seat, .. }] if own == Some(*seat) => {
                self.store.notify();
                return self.listeners.tell(Happening::RaceMove);
            }
            // A host sees all boards.
            [GroupEvent::Own { .. } | GroupEvent::Raced { .. } | GroupEvent::Answered { .. }] => {
                return self.show_soon();
            }
            _ => {}
        }
        let own_table = self.with_untracked(|relay| relay.own_small_table().map(|(id, _)| id));
        let at_table: Vec<Event> = events
            .iter()
            .filter_map(|event| match event {
                GroupEvent::Table(event) => Some(event.clone()),
                GroupEvent::At { table, event } if Some(*table) == own_table => Some(event.clone()),
                _ => None,
            })
            .collect();
        self.roster
            .update_value(|roster| roster.learn_events(&at_table));
        let is_own_name =
            |event: &Event| matches!(event, Event::Renamed { seat, .. } if own == Some(*seat));
        if at_table.iter().any(is_own_name) {
            self.save_visit();
        }
        match is_arrival(events) {
            true => self.show_soon(),
            false => self.store.show_events(&at_table),
        }
        let hosts = self.with_untracked(RelayTable::hosts);
        let name = |seat: SeatId| self.name(seat);
        let reader = text::GroupReader {
            own,
            hosts,
            plain_name: &name,
        };
        if let Some(announcement) = text::group_happening(events, &reader) {
            self.announce(announcement);
        }
        self.listeners.tell(Happening::News);
    }

    fn presence_changed(self, seat: SeatId, is_coming: bool) {
        let own = self.with_untracked(|relay| relay.seat());
        // A player who has left for good or was removed is not away.
        let has_gone = self.with_untracked(|relay| {
            let group = relay.group();
            group.is_some_and(|group| group.table().seat(seat).is_none() || group.is_removed(seat))
        });
        if own == Some(seat) || has_gone && !is_coming {
            return;
        }
        let now_ms = self.now_ms();
        let hosts = self.with_untracked(RelayTable::hosts);
        let name = text::name_in_sentence(&self.name(seat), seat, hosts);
        self.roster
            .update_value(|roster| roster.note_presence(now_ms, seat, &name, is_coming));
        self.show_soon();
    }

    fn name(self, seat: SeatId) -> String {
        let known = |roster: &Roster| roster.name(seat).map(str::to_owned);
        let name = self.roster.with_value(known);
        name.unwrap_or_else(|| tr!("group-somebody"))
    }

    /// Handles the end of the connection by the relay. Players whose seat another tab has, or whose
    /// page the relay does not understand, stay on the page; others go back to the lobby.
    fn ended(self, reason: CloseReason) {
        let stays = matches!(
            reason,
            CloseReason::TakenOver
                | CloseReason::BadMessage
                | CloseReason::OldPage
                | CloseReason::Refused(HelloRefusal::OtherTab)
        );
        if stays {
            self.store.notify();
            return;
        }
        let visit = self.relay.read(|session| session.visit().clone());
        let Some(visit) = visit else { return };
        // A player who has left for good comes back as the same player.
        let is_gone = matches!(
            reason,
            CloseReason::Cleared
                | CloseReason::Refused(
                    HelloRefusal::NoSuchTable
                        | HelloRefusal::SeatHandedOver
                        | HelloRefusal::HostedElsewhere
                )
        );
        if let (true, Some(player)) = (is_gone, &visit.player) {
            persistence::forget(player.token);
            open_rolls::note(player.token.0, None);
        }
        self.exit_closed(visit.table, reason);
    }
}

/// Whether all these events are the arrival of a player at a place of their own.
fn is_arrival(events: &[GroupEvent]) -> bool {
    let is_of_newcomer = |event: &GroupEvent| {
        matches!(
            event,
            GroupEvent::Table(Event::Seated { .. })
                | GroupEvent::Returned { .. }
                | GroupEvent::TeamJoined { .. }
                | GroupEvent::TableJoined { .. }
        )
    };
    let is_seated = |event: &GroupEvent| matches!(event, GroupEvent::Table(Event::Seated { .. }));
    events.iter().any(is_seated) && events.iter().all(is_of_newcomer)
}

/// Removes the link from the address, because it is used only once. A reload must not lead players
/// back who are somewhere else by then. Watchers have no seat to come back to, and keep the link.
fn forget_link() {
    let (link, _) = Link::read(&address::fragment());
    if link.table.is_some() && link.page == Page::Group.name() {
        let rest = Link {
            table: None,
            ..link
        };
        address::replace(&rest.to_string());
    }
}
