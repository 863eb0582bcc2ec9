//! Who plays at this screen.

use score_core::table::command::Command;
use score_core::table::event::Company;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::state::{MAX_HOT_SEATS, Table};

use crate::edge::{address, dom, form, words};
use crate::store::{Notice, Store};
use crate::text;

const STATUS: &str = "players-status";

/// The fewest players that can call against each other.
const MIN_HOT_SEATS: usize = 2;

fn field(place: usize) -> String {
    format!("player-{}", place + 1)
}

/// Brings the form on the page to life, until the owner of this scope is gone.
pub fn open(store: Store) {
    form::say(STATUS, "", false);
    form::set_checked("players-flat", store.peek(|state| state.settings().flat));
    show_players(store);
    form::on("players-form", "submit", move || play_together(store));
    form::on("play-alone", "click", move || {
        store.end_guide();
        if leave_table(store) {
            store.play_alone();
            address::go(store.game().page());
        }
    });
    form::on("clear-points", "click", move || {
        if store.send_mover(Command::ClearPoints) {
            show_players(store);
            form::say(STATUS, text::POINTS_CLEARED, false);
        } else {
            say_refusal(store);
        }
    });
    form::on("players-flat", "change", move || {
        let is_flat = form::is_checked("players-flat");
        store.set(|settings| settings.flat = is_flat);
    });
}

/// Writes the players of the shared table into the form, the one that was
/// kept where another is on the screen; no name is wrong then.
fn show_players(store: Store) {
    form::mark_right("players-form");
    let shown = |table: &Table| {
        let seats = table.seats().iter();
        seats
            .map(|seat| (seat.name.to_string(), text::signed(seat.points)))
            .collect::<Vec<_>>()
    };
    let players = store.peek_hot_seat(shown).unwrap_or_default();
    for place in 0..MAX_HOT_SEATS {
        let (name, points) = players.get(place).cloned().unwrap_or_default();
        form::set_text(&field(place), &name);
        form::say(&format!("player-points-{}", place + 1), &points, false);
    }
}

/// Seats the players of the form, and goes to the table.
fn play_together(store: Store) {
    let Some(names) = read_names() else { return };
    store.end_guide();
    if !leave_table(store) {
        return;
    }
    store.sit_with(Company::HotSeat, Vec::new());
    if seat(store, &names) {
        store.tell(Notice::Told(text::SEATED.to_owned()));
        address::go(store.game().page());
    } else {
        say_refusal(store);
    }
}

/// A table with an open call is not left: its player would be gone.
fn leave_table(store: Store) -> bool {
    let is_open = store.peek(|state| state.table().call_is_open());
    if is_open {
        form::say(STATUS, &text::refusal(&Refusal::CallOpen), true);
    }
    !is_open
}

/// The names in the form by their places; a sentence where one cannot be.
fn read_names() -> Option<Vec<Option<Name>>> {
    form::mark_right("players-form");
    let mut names: Vec<Option<Name>> = Vec::new();
    for place in 0..MAX_HOT_SEATS {
        let written = form::text(&field(place));
        if written.is_empty() {
            names.push(None);
            continue;
        }
        let name = match Name::new(&written, words::fold) {
            Ok(name) => name,
            Err(refusal) => return wrong(place, text::name_refusal(refusal)),
        };
        let others = names.iter().flatten();
        if others.clone().any(|other| other.is_same_as(&name)) {
            let free = name.free_among(others).to_string();
            return wrong(place, &text::refusal(&Refusal::NameTaken { free }));
        }
        names.push(Some(name));
    }
    if names.iter().flatten().count() < MIN_HOT_SEATS {
        return wrong(0, text::TOO_FEW_PLAYERS);
    }
    Some(names)
}

fn wrong(place: usize, sentence: &str) -> Option<Vec<Option<Name>>> {
    form::say(STATUS, sentence, true);
    form::mark_wrong(&field(place), sentence);
    dom::focus(&format!("#{}", field(place)));
    None
}

/// Makes the table's seats those of the form: a name changed is the same
/// player, with his points; an empty box is a seat given up.
fn seat(store: Store, names: &[Option<Name>]) -> bool {
    let seats = store.peek(|state| {
        let seats = state.table().seats().iter();
        seats
            .map(|seat| (seat.id, seat.name.clone()))
            .collect::<Vec<_>>()
    });
    let mut is_done = true;
    let mut taken: Vec<Name> = seats.iter().map(|(_, name)| name.clone()).collect();
    taken.extend(names.iter().flatten().cloned());
    for (place, (id, known)) in seats.iter().enumerate() {
        is_done &= match names.get(place).and_then(Option::as_ref) {
            None => store.send(*id, Command::Leave),
            Some(name) if name == known => true,
            // Where two players change names, each name must be free first.
            Some(name) => {
                let free = name.free_among(taken.iter());
                taken.push(free.clone());
                store.send(*id, Command::Rename(free))
            }
        };
    }
    for (place, name) in names.iter().enumerate() {
        let Some(name) = name else { continue };
        is_done &= match seats.get(place) {
            Some((_, known)) if known == name => true,
            Some((id, _)) => store.send(*id, Command::Rename(name.clone())),
            None => store.admit(name.clone()).is_ok(),
        };
    }
    is_done
}

fn say_refusal(store: Store) {
    if let Some(Notice::Refused(why)) = store.peek(|state| state.notice().cloned()) {
        form::say(STATUS, &why, true);
    }
}
