//! The host's form for the way of playing: with calls, everyone at once, or a race.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Scoring, Way};

use crate::components::fields::{
    CheckRow, Field, FieldProblem, FormProblem, Mistake, NumberRow, Select, TextBox,
};
use crate::group::connection::{Connection, Happening};
use crate::group::host_form::{HostForm, HostFormState};
use crate::group::race::GiveUpQuestion;
use crate::{move_tr, tr};

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "way";

/// The names of the ways in the form.
const CALL: &str = "call";
const EVERYONE: &str = "everyone";
const RACE: &str = "race";

/// The fields of the way of playing; copies share them.
#[derive(Clone, Copy)]
pub struct WayFields {
    /// The chosen way, by its name in the form.
    chosen: RwSignal<&'static str>,
    clock: TextBox,
    points: RwSignal<bool>,
    first_three: RwSignal<bool>,
    wrong_impossible: RwSignal<bool>,
    /// The problem of the clock when the form was sent.
    problem: FormProblem,
}

impl WayFields {
    /// Fields with the values of `way`.
    pub fn new(way: Way) -> WayFields {
        let off = || RwSignal::new(false);
        let fields = WayFields {
            chosen: RwSignal::new(CALL),
            clock: TextBox::default(),
            points: off(),
            first_three: off(),
            wrong_impossible: off(),
            problem: FormProblem::none(),
        };
        fields.write(way);
        fields
    }

    /// Writes `way` into the fields, which then show no problem.
    pub fn write(self, way: Way) {
        let everyone = match way {
            Way::Call | Way::Race => Everyone::default(),
            Way::Everyone(everyone) => everyone,
        };
        let clock_s = everyone.clock.map(RoundTimeLimit::seconds);
        let clock = clock_s.map_or(String::new(), |clock_s| clock_s.to_string());
        self.chosen.set(match way {
            Way::Call => CALL,
            Way::Everyone(_) => EVERYONE,
            Way::Race => RACE,
        });
        self.clock.value.set(clock);
        self.points.set(everyone.scoring.points);
        self.first_three.set(everyone.scoring.first_three);
        self.wrong_impossible.set(everyone.scoring.wrong_impossible);
        self.problem.clear();
    }

    /// The way that the fields hold, or the problem of the clock; reactive.
    pub fn read(self) -> Result<Way, FieldProblem> {
        match self.chosen.get() {
            EVERYONE => {}
            RACE => return Ok(Way::Race),
            _ => return Ok(Way::Call),
        }
        let written = self.clock.written();
        let clock = match written.is_empty() {
            true => None,
            false => {
                let input = self.clock.input;
                let problem = FieldProblem::new(Field::RoundClock, input, Mistake::RoundClock);
                let clock = written.parse().ok().and_then(RoundTimeLimit::new);
                Some(clock.ok_or(problem)?)
            }
        };
        Ok(Way::Everyone(Everyone {
            clock,
            scoring: Scoring {
                points: self.points.get(),
                first_three: self.first_three.get(),
                wrong_impossible: self.wrong_impossible.get(),
            },
        }))
    }
}

/// The form for the way of playing, among the host's tools. It shows a new way when the relay sends
/// it.
#[component]
pub fn WayForm() -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    let way = Memo::new(move |_| store.with(|state| state.table().way()));
    let fields = WayFields::new(way.get_untracked());
    // The relay may refuse the way, for example while a round is still open.
    let state = HostFormState {
        problem: fields.problem,
        question: Some(GiveUpQuestion::new(connection)),
        ..HostFormState::new(connection, move || {
            way.get();
        })
    };
    let shown_way = StoredValue::new(way.get_untracked());
    connection.on(&[Happening::News], move || {
        let way = store.with_untracked(|state| state.table().way());
        if shown_way.get_value() != way {
            shown_way.set_value(way);
            fields.write(way);
        }
    });
    let set = move || Ok(Request::Play(Command::SetWay(fields.read()?)));
    view! {
        <details id="host-way">
            <summary>{move_tr!("group-way")}</summary>
            <HostForm
                name=FORM
                state
                on_submit=move |()| state.submit(set)
                button=move_tr!("group-use-way")
                on:input=move |_| state.change()
                // A list that is used by an assistive tool may not send `input`.
                on:change=move |_| state.forget_question()
            >
                <WayRows form=FORM fields problem=fields.problem has_race=true/>
                <p class="help">{move_tr!("group-way-help")}</p>
            </HostForm>
        </details>
    }
}

/// A button, shown while players call, that lets all play at once. The form has the other choices.
#[component]
pub fn AllAtOnce() -> impl IntoView {
    let connection = Connection::here();
    let is_call = Memo::new(move |_| {
        connection
            .store
            .with(|state| state.table().way() == Way::Call)
    });
    let set = move |_| {
        let way = Way::Everyone(Everyone::default());
        connection.request(Request::Play(Command::SetWay(way)));
    };
    view! {
        <p class="actions" hidden=move || !is_call.get()>
            <button type="button" id="host-at-once" on:click=set>
                {move_tr!("group-play-at-once")}
            </button>
        </p>
    }
}

/// The rows for the way of playing, in a form of this name.
#[component]
pub fn WayRows(
    /// The form's name, with which the ids of its fields begin.
    form: &'static str,
    fields: WayFields,
    /// The problem of the clock.
    problem: FormProblem,
    /// Whether the race is offered too.
    #[prop(optional)]
    has_race: bool,
) -> impl IntoView {
    let chosen = fields.chosen;
    view! {
        <WaySelect form chosen has_race/>
        <div class="contents" hidden=move || chosen.get() != EVERYONE>
            <NumberRow
                id=Field::RoundClock.id(form)
                label=move_tr!("group-way-clock")
                help=move_tr!("group-way-clock-help")
                text=fields.clock
                problem=problem.in_row(Field::RoundClock)
            />
            <CheckRow
                id=format!("{form}-points")
                is_checked=fields.points
                on_change=move |is_on| fields.points.set(is_on)
                label=move_tr!("group-way-points")
                help=move_tr!("group-way-points-help")
            />
            <div class="contents" hidden=move || !fields.points.get()>
                <CheckRow
                    id=format!("{form}-first-three")
                    is_checked=fields.first_three
                    on_change=move |is_on| fields.first_three.set(is_on)
                    label=move_tr!("group-way-first-three")
                />
                <CheckRow
                    id=format!("{form}-wrong")
                    is_checked=fields.wrong_impossible
                    on_change=move |is_on| fields.wrong_impossible.set(is_on)
                    label=move_tr!("group-way-wrong")
                />
            </div>
        </div>
    }
}

fn way_name(way: &str) -> String {
    match way {
        EVERYONE => tr!("group-way-everyone"),
        RACE => tr!("group-way-race"),
        _ => tr!("group-way-call"),
    }
}

/// The row in which a host chooses a way of playing.
#[component]
fn WaySelect(form: &'static str, chosen: RwSignal<&'static str>, has_race: bool) -> impl IntoView {
    let ways = [CALL, EVERYONE, RACE];
    let ways = if has_race { &ways[..] } else { &ways[..2] };
    let id = format!("{form}-select");
    view! {
        <p class="row">
            <label for=id.clone()>{move_tr!("group-way-who")}</label>
            <Select
                id
                choices=ways.to_vec()
                key=str::to_owned
                name=way_name
                chosen
                on_choose=move |way| chosen.set(way)
            />
        </p>
    }
}
