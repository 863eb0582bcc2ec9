//! Small tables: the host's form for them, and the list of the tables with their players and
//! states.

use leptos::prelude::*;
use score_core::games::score::Ending;
use score_core::group::request::Request;
use score_core::group::small_tables::{MAX_TABLE_SIZE, MIN_TABLE_SIZE, SmallTableId, SmallTables};
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::table::state::{Phase, Round, Settlement, Table};

use crate::components::fields::Select;
use crate::components::fitted::Fitted;
use crate::components::scoreboard::Call;
use crate::components::spoken_text::Points;
use crate::group::connection::Connection;
use crate::group::host_form::{EndButton, HostForm, HostFormState};
use crate::group::race::GiveUpQuestion;
use crate::group::relay_table::RelayTable;
use crate::table::view_model::call_of;
use crate::{move_tr, tr};

/// The default number of players at a small table.
const USUAL_TABLE_SIZE: usize = 4;

/// The state of a small table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum TableState {
    /// There is no roll yet.
    NoRoll,
    Thinking,
    /// A player has called.
    Called(String, Call),
    /// A player has shown the goal.
    Solved(String),
    /// A player called IMPOSSIBLE, and nobody showed the goal.
    HeldImpossible(String),
    /// The roll has ended in another way.
    Ended,
}

impl TableState {
    /// The state of `table`, as far as the player at this screen may know; `is_over`: its round has
    /// ended.
    fn of(table: &Table, is_over: bool) -> TableState {
        let name = |seat: SeatId| {
            let seat = table.seat(seat);
            seat.map_or(String::new(), |seat| seat.name.to_string())
        };
        let Some(round) = table.round() else {
            return TableState::NoRoll;
        };
        match &round.phase {
            Phase::Thinking if is_over => TableState::Ended,
            Phase::Thinking | Phase::Everyone { .. } => TableState::Thinking,
            Phase::Demonstration { caller, .. } => TableState::Called(name(*caller), Call::Score),
            Phase::Impossible { caller, .. } => TableState::Called(name(*caller), Call::Impossible),
            Phase::Settled(settlement) => TableState::of_settled(settlement, name),
            Phase::Revealed(_) => TableState::Ended,
        }
    }

    fn of_settled(settlement: &Settlement, name: impl Fn(SeatId) -> String) -> TableState {
        let has_won = |seat: &SeatId| {
            let mut awards = settlement.awards.iter();
            awards.any(|award| award.seat == *seat && award.points > 0)
        };
        let held_impossible = settlement.impossible_caller.filter(has_won);
        match (settlement.ending, settlement.score_caller, held_impossible) {
            (Ending::Reached, Some(caller), _) => TableState::Solved(name(caller)),
            (_, _, Some(caller)) => TableState::HeldImpossible(name(caller)),
            _ => TableState::Ended,
        }
    }

    /// The name of the state in the document.
    fn name(&self) -> &'static str {
        match self {
            TableState::NoRoll => "rest",
            TableState::Thinking => "thinking",
            TableState::Called(..) => "called",
            TableState::Solved(_) => "solved",
            TableState::HeldImpossible(_) | TableState::Ended => "ended",
        }
    }

    fn words(&self) -> String {
        match self {
            TableState::NoRoll => tr!("group-table-no-roll"),
            TableState::Thinking => tr!("group-table-thinks"),
            TableState::Called(name, call) => {
                tr!("group-table-called", name = name, call = call.label())
            }
            TableState::Solved(name) => tr!("group-table-solved", name = name),
            TableState::HeldImpossible(name) => tr!("group-table-stood", name = name),
            TableState::Ended => tr!("group-table-ended"),
        }
    }
}

/// A player at a small table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Member {
    seat: SeatId,
    name: String,
    points: i32,
    is_you: bool,
    is_here: bool,
    called: Option<Call>,
}

/// A small table as it is shown in the list: its state and its players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct TableTile {
    id: SmallTableId,
    is_own: bool,
    state: TableState,
    members: Vec<Member>,
}

impl TableTile {
    fn of(
        relay: &RelayTable,
        (group, tables): (&Group, &SmallTables),
        id: SmallTableId,
        table: &Table,
    ) -> TableTile {
        let is_here = relay.is_here();
        let seats = table.seats().iter();
        let members = seats.filter(|seat| !group.is_removed(seat.id));
        let members = members.map(|seat| Member {
            seat: seat.id,
            name: seat.name.to_string(),
            points: group.table().seat(seat.id).map_or(0, |seat| seat.points),
            is_you: relay.seat() == Some(seat.id),
            is_here: is_here(seat.id),
            called: call_of(table, seat.id),
        });
        TableTile {
            id,
            is_own: relay.own_small_table().is_some_and(|(own, _)| own == id),
            state: TableState::of(table, tables.is_over(id)),
            members: members.collect(),
        }
    }
}

/// The small tables that the player at this screen sees. A player who is still thinking about the
/// roll sees only their own.
fn tiles(relay: &RelayTable) -> Vec<TableTile> {
    let Some((group, tables)) = relay
        .group()
        .and_then(|group| Some((group, group.small_tables()?)))
    else {
        return Vec::new();
    };
    let own_table = relay.own_small_table();
    let sees_all = own_table.is_none_or(|(_, own)| own.round().is_none_or(Round::is_over));
    let is_shown = |id: SmallTableId| sees_all || own_table.is_some_and(|(own, _)| own == id);
    let tiles = tables.iter().filter(|(id, _)| is_shown(*id));
    let tiles = tiles.map(|(id, table)| TableTile::of(relay, (group, tables), id, table));
    let mut tiles: Vec<TableTile> = tiles.filter(|tile| !tile.members.is_empty()).collect();
    tiles.sort_by_key(|tile| !tile.is_own);
    tiles
}

/// The number of a table, counted from 1.
fn number(id: SmallTableId) -> usize {
    usize::from(id.0) + 1
}

/// The list of the small tables, each with its players and its state.
#[component]
pub fn SmallTableList(
    /// Whether the tables are shown to a whole room.
    is_wall: Signal<bool>,
) -> impl IntoView {
    let connection = Connection::here();
    let shown = Memo::new(move |_| connection.with(tiles));
    let is_empty = Memo::new(move |_| shown.with(Vec::is_empty));
    view! {
        <div class="contents" hidden=is_empty>
            <Fitted id="small-tables" is_on=is_wall>
                <ul class="small-tables" aria-label=move_tr!("group-small-tables")>
                    <For
                        each=move || shown.get()
                        key=Clone::clone
                        children=|tile| view! { <Tile tile/> }
                    />
                </ul>
            </Fitted>
        </div>
    }
}

#[component]
fn Tile(tile: TableTile) -> impl IntoView {
    let TableTile {
        id,
        is_own,
        state,
        members,
    } = tile;
    let state_name = state.name();
    let title = move || match is_own {
        true => tr!("group-your-table", table = number(id)),
        false => tr!("group-table-number", table = number(id)),
    };
    let member = |member: Member| {
        let has_called = member.called.is_some();
        let points = member.points;
        view! {
            <li class:you=member.is_you class:away=!member.is_here class:calling=has_called>
                <span class="name" dir="auto" translate="no">{member.name}</span>
                " "
                <span class="points" translate="no"><Points points/></span>
            </li>
        }
    };
    view! {
        <li>
            <div
                class="small-table"
                class:own=is_own
                data-table=number(id).to_string()
                data-state=state_name
            >
                <p class="table-head">
                    <strong>{title}</strong>
                    " "
                    <span class="state">{move || state.words()}</span>
                </p>
                <ul class="members">{members.into_iter().map(member).collect_view()}</ul>
            </div>
        </li>
    }
}

/// The line that names the player's small table.
#[component]
pub fn OwnTable() -> impl IntoView {
    let connection = Connection::here();
    let own_number = Memo::new(move |_| {
        connection.with(|relay| relay.own_small_table().map(|(id, _)| number(id)))
    });
    view! {
        <span id="own-table" class="own-place" hidden=move || own_number.get().is_none()>
            {move || own_number.get().map(|table| tr!("group-table-number", table = table))}
        </span>
    }
}

/// The form with which a host splits the class into small tables. It also seats the class anew, and
/// brings it back to one table.
#[component]
pub fn TablesForm() -> impl IntoView {
    let connection = Connection::here();
    let seatings = Memo::new(move |_| {
        connection.with(|relay| Some(relay.group()?.small_tables()?.seatings()))
    });
    let size = RwSignal::new(
        connection
            .with_untracked(|relay| relay.group()?.small_tables().map(SmallTables::size))
            .map_or(USUAL_TABLE_SIZE, usize::from),
    );
    let state = HostFormState {
        question: Some(GiveUpQuestion::new(connection)),
        ..HostFormState::new(connection, move || seatings.with(|_| ()))
    };
    let split = move || {
        let size = u8::try_from(size.get()).unwrap_or_default();
        Ok(Request::SplitIntoTables(size))
    };
    let table_count = move || seatings.with(|tables| tables.as_ref().map(Vec::len));
    let has_tables = Memo::new(move |_| table_count().is_some());
    let sentence = move || match table_count() {
        Some(count) => tr!("group-so-many-tables", count = count),
        None => String::new(),
    };
    let button = move || match has_tables.get() {
        true => tr!("group-seat-anew"),
        false => tr!("group-split-into-tables"),
    };
    view! {
        <details id="host-tables">
            <summary>{move_tr!("group-small-tables")}</summary>
            <HostForm
                name="tables"
                state
                on_submit=move |()| state.submit(split)
                sentence=Signal::derive(sentence)
                button=Signal::derive(button)
                end=EndButton {
                    label: move_tr!("group-one-table"),
                    is_offered: has_tables.into(),
                    request: Request::EndTables,
                }
            >
                <p class="row">
                    <label for="tables-size">{move_tr!("group-table-size")}</label>
                    <Select
                        id="tables-size"
                        choices=(MIN_TABLE_SIZE..=MAX_TABLE_SIZE).collect()
                        key=|size| size.to_string()
                        name=|size| size.to_string()
                        chosen=size
                        on_choose=move |chosen| {
                            size.set(chosen);
                            state.change();
                        }
                    />
                </p>
                <p class="help">{move_tr!("group-small-tables-help")}</p>
            </HostForm>
        </details>
    }
}
