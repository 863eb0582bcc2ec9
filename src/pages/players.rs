//! The page on which players who share this screen write their names and take their seats.

use leptos::prelude::*;
use score_core::table::command::Command;
use score_core::table::event::TableMode;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::state::{MAX_HOT_SEATS, Table};

use crate::components::fields::{CheckRow, ProblemNote, problem_id};
use crate::components::form::{Form, LastMessage, MessageLine};
use crate::components::not_kept::NotKept;
use crate::components::player_names::{NameBox, NameMistake, PlayerNames, WrongName};
use crate::components::spoken_text::Points;
use crate::edge::storage::OtherTab;
use crate::edge::{address, node};
use crate::state::local_table::LocalTable;
use crate::state::store::{Status, TableStore};
use crate::table::view_model;
use crate::{move_tr, text, tr};

/// The fewest players that can call against each other.
const MIN_HOT_SEATS: usize = 2;

/// The sentence about the mistake in a name.
fn name_sentence(mistake: &NameMistake) -> String {
    match mistake {
        NameMistake::Refused(refusal) => text::name_refusal(*refusal),
        NameMistake::Taken(free) => text::refusal(&Refusal::NameTaken { free: free.clone() }),
        NameMistake::TooFew => tr!("players-too-few"),
    }
}

/// The state of the page of players; copies share it.
#[derive(Clone, Copy)]
struct Players {
    store: TableStore,
    names: PlayerNames<MAX_HOT_SEATS>,
    /// The players at the shared table when their names were written into the form.
    seated: RwSignal<Vec<String>>,
    /// The points of the players at the shared table.
    points: RwSignal<Vec<i32>>,
    message: LastMessage,
}

impl Players {
    fn new(store: TableStore) -> Players {
        let players = Players {
            store,
            names: PlayerNames::new(&[], name_sentence),
            seated: RwSignal::default(),
            points: RwSignal::default(),
            message: LastMessage::none(),
        };
        players.show_seats();
        // Players whom another tab has seated are also written into the form, unless a player has
        // changed it.
        LocalTable::on_change(move || {
            let is_untouched = untrack(|| players.seated.get() == players.written());
            if is_untouched {
                players.show_seats();
            }
        });
        players
    }

    /// The names in the boxes of the form, up to the last box that is not empty.
    fn written(self) -> Vec<String> {
        let mut written: Vec<String> = self.names.boxes.map(|field| field.written()).into();
        let last_filled = written.iter().rposition(|name| !name.is_empty());
        written.truncate(last_filled.map_or(0, |last| last + 1));
        written
    }

    /// Writes the players of the shared table into the form, and clears all problems. If another
    /// table is on the screen, the saved shared table is read.
    fn show_seats(self) {
        let (names, points) = self.seats();
        self.names.write(&names);
        self.seated.set(names);
        self.points.set(points);
    }

    /// The names and points of the players at the shared table.
    fn seats(self) -> (Vec<String>, Vec<i32>) {
        let seats = |table: &Table| {
            let seats = table.seats().iter();
            seats
                .map(|seat| (seat.name.to_string(), seat.points))
                .unzip()
        };
        self.store.with_hot_seat(seats).unwrap_or_default()
    }

    /// Seats the players of the form, and goes to the table.
    fn play_together(self) {
        // No player who was seated in another tab loses their seat.
        if self.seats().0 != self.seated.get_untracked() {
            self.show_seats();
            self.message.refuse(|| text::other_tab(OtherTab::CameFirst));
            return;
        }
        let names = match self.names.check(MIN_HOT_SEATS) {
            Ok(names) => names,
            Err(WrongName { index, mistake }) => {
                self.message.refuse(move || name_sentence(&mistake));
                node::focus(self.names.boxes[index].input);
                return;
            }
        };
        let store = self.store;
        store.end_guide();
        if !self.may_leave_table() {
            return;
        }
        store.switch_mode(TableMode::HotSeat, Vec::new());
        if change_seats(store, &names) {
            store.set_status(Status::Message(tr!("players-seated")));
            address::go(store.game().page());
        } else {
            self.show_refusal();
        }
    }

    fn play_alone(self) {
        self.store.end_guide();
        if self.may_leave_table() {
            self.store.play_alone();
            address::go(self.store.game().page());
        }
    }

    fn clear_points(self) {
        if self.store.send_here(Command::ClearPoints) {
            self.show_seats();
            self.message.say(|| tr!("players-points-cleared"));
        } else {
            self.show_refusal();
        }
    }

    /// Whether the table may be left: not during an open call, whose player would be gone.
    fn may_leave_table(self) -> bool {
        let is_open = self
            .store
            .with_untracked(|state| state.table().call_is_open());
        if is_open {
            self.message.refuse(|| text::refusal(&Refusal::CallOpen));
        }
        !is_open
    }

    fn show_refusal(self) {
        if let Some(why) = view_model::take_refusal(self.store) {
            self.message.refuse(move || why.clone());
        }
    }
}

/// Changes the table's seats to those of the form; returns whether all changes were accepted. A
/// player with a changed name keeps their points, and an empty box gives a seat up.
fn change_seats(store: TableStore, names: &[Option<Name>]) -> bool {
    let seats = store.with_untracked(|state| {
        let seats = state.table().seats().iter();
        seats
            .map(|seat| (seat.id, seat.name.clone()))
            .collect::<Vec<_>>()
    });
    let mut are_accepted = true;
    let mut taken_names: Vec<Name> = seats.iter().map(|(_, name)| name.clone()).collect();
    taken_names.extend(names.iter().flatten().cloned());
    for (index, (id, known)) in seats.iter().enumerate() {
        are_accepted &= match names.get(index).and_then(Option::as_ref) {
            None => store.send(*id, Command::Leave),
            Some(name) if name == known => true,
            // If two players change names, each name must be free first.
            Some(name) => {
                let free = name.free_among(taken_names.iter());
                taken_names.push(free.clone());
                store.send(*id, Command::Rename(free))
            }
        };
    }
    for (index, name) in names.iter().enumerate() {
        let Some(name) = name else { continue };
        are_accepted &= match seats.get(index) {
            Some((_, known)) if known == name => true,
            Some((id, _)) => store.send(*id, Command::Rename(name.clone())),
            None => store.admit(name.clone()).is_ok(),
        };
    }
    are_accepted
}

/// The page on which players write their names.
#[component]
pub fn PlayersPage() -> impl IntoView {
    let store = expect_context::<TableStore>();
    let players = Players::new(store);
    view! {
        <main id="players" class="page" tabindex="-1">
            <h1>{move_tr!("players-title")}</h1>
            <NotKept sentence=move_tr!("common-not-kept")/>
            <p class="lead">{move_tr!("players-lead")}</p>
            <MessageLine id="players-status" message=players.message/>
            <Form id="players-form" class="group" on_submit=move |()| players.play_together()>
                <ol class="players">
                    {(0..MAX_HOT_SEATS).map(|index| view! { <PlayerRow players index/> }).collect_view()}
                </ol>
                <p class="help">{move_tr!("players-help")}</p>
                <p class="actions">
                    <button type="submit" class="primary">{move_tr!("players-together")}</button>
                    <button type="button" id="play-alone" on:click=move |_| players.play_alone()>
                        {move_tr!("players-alone")}
                    </button>
                    <button
                        type="button"
                        id="clear-points"
                        data-costs=""
                        on:click=move |_| players.clear_points()
                    >
                        {move_tr!("players-clear-points")}
                    </button>
                </p>
            </Form>
            <fieldset class="group">
                <legend>{move_tr!("players-screen")}</legend>
                <CheckRow
                    id="players-flat"
                    label=move_tr!("players-flat")
                    help=move_tr!("players-flat-help")
                    is_checked=Signal::derive(move || store.with(|state| state.settings().flat))
                    on_change=move |is_flat| store.set(|settings| settings.flat = is_flat)
                />
            </fieldset>
        </main>
    }
}

/// The row of the player with this index: their name and points.
#[component]
fn PlayerRow(players: Players, index: usize) -> impl IntoView {
    let number = index + 1;
    let problem = players.names.problem(index);
    let points = move || {
        let points = players.points.with(|points| points.get(index).copied());
        points.map(|points| view! { <Points points/> })
    };
    let id = format!("player-{number}");
    view! {
        <li>
            <span class="badge" aria-hidden="true">{number}</span>
            <NameBox
                described_by=problem_id(&id)
                id=id.clone()
                label=move_tr!("players-name", number = number)
                text=players.names.boxes[index]
                problem
            />
            <span id=format!("player-points-{number}") class="points" translate="no">{points}</span>
            <ProblemNote id=problem_id(&id) sentence=problem/>
        </li>
    }
}
