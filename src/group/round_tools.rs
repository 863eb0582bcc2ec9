//! The tools of a host or stand-in for the round: new roll, end, pause and more time.

use leptos::prelude::*;
use score_core::group::race::GroupRace;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::Group;
use score_core::table::command::{Ask, Command};
use score_core::table::event::SeatId;
use score_core::table::more_time::Lengthening;
use score_core::table::refusal::Refusal;
use score_core::table::state::{Rights, Table};

use crate::components::calls::TableAction;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::group::race::NewRace;
use crate::group::relay_table::RelayTable;
use crate::state::authority::Authority;
use crate::state::store::State;
use crate::table::TableNodes;
use crate::table::buttons::{dispatch_here, roll_at_random};
use crate::{move_tr, text, tr};

/// An open round with its calls; the question about its end lapses when one of these changes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct OpenRound {
    /// The number of the entry that dealt the round.
    round_n: u64,
    score_caller: Option<SeatId>,
    impossible_caller: Option<SeatId>,
    /// Whether all players solve the round at once.
    is_everyones: bool,
    /// The rounds at small tables, if the class plays there.
    small: Option<SmallRounds>,
}

/// The rounds at small tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SmallRounds {
    /// The number of open rounds.
    open_count: usize,
    has_call: bool,
}

impl SmallRounds {
    fn of(group: &Group) -> Option<SmallRounds> {
        let tables = group.small_tables()?;
        let is_open =
            |(id, table): &(SmallTableId, &Table)| table.round().is_some() && !tables.is_over(*id);
        Some(SmallRounds {
            open_count: tables.iter().filter(is_open).count(),
            has_call: tables.call_is_open(),
        })
    }
}

impl OpenRound {
    fn of(group: &Group) -> Option<OpenRound> {
        let round = group.table().round()?;
        let (score_caller, impossible_caller) = round.callers();
        (!round.is_over()).then_some(OpenRound {
            round_n: group.round_n(),
            score_caller,
            impossible_caller,
            is_everyones: round.is_everyones(),
            small: SmallRounds::of(group),
        })
    }

    /// Whether the end of the round can bring points.
    fn can_bring_points(&self) -> bool {
        let has_call = self.score_caller.or(self.impossible_caller).is_some();
        self.is_everyones || has_call || self.small.is_some_and(|small| small.has_call)
    }
}

/// A host's request to end the round, and the question that confirms it; copies share the state.
#[derive(Clone, Copy)]
struct Ending {
    connection: Connection,
    /// The round that is open.
    open_round: Memo<Option<OpenRound>>,
    /// The round that the question is about.
    asked_round: RwSignal<Option<OpenRound>>,
    /// The same round while it is unchanged, because any event in it ends the question.
    question: Memo<Option<OpenRound>>,
    /// Whether the host may choose to end the round with points.
    has_choice: Memo<bool>,
}

impl Ending {
    fn new(connection: Connection) -> Ending {
        let open_round = Memo::new(move |_| {
            let round = |relay: &RelayTable| relay.group().and_then(OpenRound::of);
            connection.with(round)
        });
        let asked_round = RwSignal::new(None::<OpenRound>);
        let question = Memo::new(move |_| {
            let asked = asked_round.get();
            asked.filter(|asked| open_round.with(|round| round.as_ref() == Some(asked)))
        });
        let has_choice = Memo::new(move |_| {
            let has_points =
                question.with(|round| round.as_ref().is_some_and(OpenRound::can_bring_points));
            let ask = Ask::EndRound { with_points: true };
            has_points && connection.store.with(|state| state.may_here(ask)).is_ok()
        });
        Ending {
            connection,
            open_round,
            asked_round,
            question,
            has_choice,
        }
    }

    fn end(self, with_points: bool) {
        if self.question.with_untracked(Option::is_some) {
            self.asked_round.set(None);
            let command = Command::EndRound { with_points };
            self.connection.request(Request::Play(command));
        }
    }

    fn sentence(self) -> String {
        let Some(round) = self.question.get() else {
            return String::new();
        };
        let has_choice = self.has_choice.get();
        self.connection.with(|relay| {
            if let Some(small) = round.small {
                return text::end_at_tables(small.open_count, has_choice);
            }
            if let Some(answers) = relay.answers() {
                return text::end_everyones(answers.given, answers.expected, has_choice);
            }
            let name = |seat: SeatId| relay.name(seat).map(ToString::to_string);
            let score = round.score_caller.and_then(name);
            let impossible = round.impossible_caller.and_then(name);
            text::end_round(score, impossible, has_choice)
        })
    }
}

/// The number of the roll on the table as text: an answer counts for this roll alone.
fn roll_number(connection: Connection) -> String {
    connection.with(|relay| relay.rounds().to_string())
}

/// The buttons for a roll, the round's end, a pause and more time, with their questions.
#[component]
pub fn RoundTools() -> impl IntoView {
    let connection = Connection::here();
    let ending = Ending::new(connection);
    let asks_to_roll = Memo::new(move |_| connection.store.with(State::asks_to_roll));
    let (roll, end) = (AnyNodeRef::default(), AnyNodeRef::default());
    let has_no_round = Memo::new(move |_| connection.with(RelayTable::deals_nothing).is_some());
    view! {
        <p class="actions">
            <span class="contents" hidden=move || has_no_round.get()>
                <NewRollButton node=roll asks_to_roll/>
                <EndButton node=end ending/>
            </span>
            <PauseButton/>
        </p>
        <Lengthen/>
        <NewRace/>
        <RollQuestion button=roll asks_to_roll/>
        <EndQuestion button=end ending/>
    }
}

#[component]
fn NewRollButton(node: AnyNodeRef, asks_to_roll: Memo<bool>) -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    let has_cards = move || store.with(|state| state.table().rules().has_cards());
    let source = Memo::new(move |_| text::source(has_cards()));
    let has_call = Memo::new(move |_| {
        let may_roll = store.with(State::may_roll);
        may_roll == Err(Refusal::CallOpen.into())
    });
    let roll = move |_| {
        if !has_call.get_untracked() {
            roll_at_random(store);
        }
    };
    view! {
        <button
            type="button"
            id="host-roll"
            class="primary"
            data-costs=move || roll_number(connection)
            node_ref=node
            aria-disabled=move || has_call.get().to_string()
            aria-expanded=move || asks_to_roll.get().to_string()
            on:click=roll
        >
            {move || tr!("table-new-roll", source = source.get())}
        </button>
    }
}

#[component]
fn EndButton(node: AnyNodeRef, ending: Ending) -> impl IntoView {
    view! {
        <button
            type="button"
            id="host-end"
            node_ref=node
            aria-disabled=move || ending.open_round.with(Option::is_none).to_string()
            aria-expanded=move || ending.question.with(Option::is_some).to_string()
            on:click=move |_| ending.asked_round.set(ending.open_round.get_untracked())
        >
            {move_tr!("group-end-round")}
        </button>
    }
}

/// The question whether the roll on the table may be replaced.
#[component]
fn RollQuestion(button: AnyNodeRef, asks_to_roll: Memo<bool>) -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    let has_cards = move || store.with(|state| state.table().rules().has_cards());
    let source = Memo::new(move |_| text::source(has_cards()));
    let [node, _] = TableNodes::here().host_answers;
    view! {
        <Question
            id="host-roll-asks"
            title_id="host-roll-question"
            node
            button
            is_asked=asks_to_roll
            question=Signal::derive(move || tr!("table-take-away", source = source.get()))
        >
            <button
                type="button"
                id="host-roll-anyway"
                data-costs=move || roll_number(connection)
                on:click=move |_| dispatch_here(store, TableAction::RollAnyway)
            >
                {move || tr!("table-yes-new-roll", source = source.get())}
            </button>
            <button
                type="button"
                id="host-roll-keep"
                on:click=move |_| dispatch_here(store, TableAction::KeepRoll)
            >
                {move_tr!("table-keep-it")}
            </button>
        </Question>
    }
}

/// The question whether the round shall end, and whether with points.
#[component]
fn EndQuestion(button: AnyNodeRef, ending: Ending) -> impl IntoView {
    let [_, node] = TableNodes::here().host_answers;
    let is_asked = Memo::new(move |_| ending.question.with(Option::is_some));
    let roll = move || roll_number(ending.connection);
    view! {
        <Question
            id="host-end-asks"
            title_id="host-end-question"
            node
            button
            is_asked
            question=Signal::derive(move || ending.sentence())
        >
            <button
                type="button"
                id="host-end-points"
                data-costs=roll
                hidden=move || !ending.has_choice.get()
                on:click=move |_| ending.end(true)
            >
                {move_tr!("group-end-with-points")}
            </button>
            <button
                type="button"
                id="host-end-plain"
                data-costs=roll
                on:click=move |_| ending.end(false)
            >
                {move || match ending.has_choice.get() {
                    true => tr!("group-end-without-points"),
                    false => tr!("group-yes-end"),
                }}
            </button>
            <button type="button" id="host-end-keep" on:click=move |_| ending.asked_round.set(None)>
                {move_tr!("group-play-on")}
            </button>
        </Question>
    }
}

/// The button that stops all clocks, and lets them go on. A stand-in can only let them go on.
#[component]
fn PauseButton() -> impl IntoView {
    let connection = Connection::here();
    let is_paused = connection.group_memo(|group| {
        let race = group.race();
        group.table().is_paused() || race.is_some_and(GroupRace::is_paused)
    });
    let command = move |is_paused| match is_paused {
        true => Command::Resume,
        false => Command::Pause,
    };
    let permission = Memo::new(move |_| {
        let ask = command(is_paused.get()).ask();
        connection.with(|relay| relay.may_own(ask))
    });
    let is_offered = move || match permission.get() {
        Some(Ok(())) => true,
        Some(Err(why)) => !why.is_of_rights(),
        None => false,
    };
    let can_press = move || permission.get() == Some(Ok(()));
    let press = move |_| {
        if permission.get_untracked() == Some(Ok(())) {
            connection.request(Request::Play(command(is_paused.get_untracked())));
        }
    };
    view! {
        <button
            type="button"
            id="host-pause"
            hidden=move || !is_offered()
            aria-disabled=move || (!can_press()).to_string()
            on:click=press
        >
            {move || match is_paused.get() {
                true => tr!("group-go-on"),
                false => tr!("group-pause"),
            }}
        </button>
    }
}

/// The buttons that give all players more time in the open round, if it has a clock.
#[component]
fn Lengthen() -> impl IntoView {
    let connection = Connection::here();
    let permission = Memo::new(move |_| connection.with(|relay| relay.may_own(Ask::LengthenRound)));
    let is_shown = move || {
        let is_long = Err(Refusal::RoundLongEnough.into());
        permission.with(|permission| {
            permission
                .as_ref()
                .is_some_and(|permission| permission.is_ok() || *permission == is_long)
        })
    };
    let button = move |by: Lengthening| {
        let id = match by {
            Lengthening::HalfMinute => "host-half-minute",
            Lengthening::Minute => "host-minute",
        };
        let label = move || match by {
            Lengthening::HalfMinute => tr!("group-half-minute-more"),
            Lengthening::Minute => tr!("group-minute-more"),
        };
        view! {
            <button
                type="button"
                id=id
                aria-disabled=move || (permission.get() != Some(Ok(()))).to_string()
                on:click=move |_| connection.request(Request::Play(Command::LengthenRound(by)))
            >
                {label}
            </button>
        }
    };
    view! {
        <p
            id="host-lengthen"
            class="actions"
            role="group"
            aria-label=move_tr!("group-more-time-for-all")
            hidden=move || !is_shown()
        >
            {Lengthening::ALL.map(button).into_iter().collect_view()}
        </p>
    }
}

/// The sentence that says for which host a stand-in acts, and why.
#[component]
pub fn StandingIn() -> impl IntoView {
    let connection = Connection::here();
    let sentence = Memo::new(move |_| {
        connection.with(|relay| {
            let group = relay
                .group()
                .filter(|_| relay.rights() == Rights::StandIn)?;
            let maker = group.maker().and_then(|maker| relay.name(maker));
            Some(text::standing_in(maker.map(|name| name.as_str())))
        })
    });
    view! {
        <p id="host-standing-in" role="status" hidden=move || sentence.with(Option::is_none)>
            {sentence}
        </p>
    }
}

/// A question below its button, with its answers. After a press of the button the focus is on the
/// last answer, which changes nothing, and afterwards on the button again.
#[component]
fn Question(
    id: &'static str,
    title_id: &'static str,
    node: AnyNodeRef,
    /// The button that asks the question.
    button: AnyNodeRef,
    is_asked: Memo<bool>,
    #[prop(into)] question: Signal<String>,
    /// The answers; the last one changes nothing.
    children: Children,
) -> impl IntoView {
    Effect::new(move |was_asked: Option<bool>| {
        let is_asked = is_asked.get();
        let has_changed = was_asked.is_some_and(|was_asked| was_asked != is_asked);
        if has_changed && (node::has_focus(button) || node::has_focus_within(node)) {
            // The board asks the same question, and moves the focus too.
            dom::before_paint(move || match is_asked {
                true => {
                    node::focus((node, "button:last-child"));
                    node::bring_into_view(node);
                }
                false => {
                    node::focus(button);
                }
            });
        }
        is_asked
    });
    view! {
        <div
            id=id
            class="asks"
            node_ref=node
            role="group"
            aria-labelledby=title_id
            hidden=move || !is_asked.get()
        >
            <p id=title_id>{question}</p>
            <p class="actions">{children()}</p>
        </div>
    }
}
