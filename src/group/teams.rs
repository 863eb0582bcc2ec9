//! Teams: the host's forms that make and change them, and the lists of points and members.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::group::teams::{MAX_TEAMS, MIN_TEAMS, TeamId};
use score_core::table::event::SeatId;
use score_core::table::isolation::isolated;

use crate::components::fields::{ChangingSelect, Select, key_in_list};
use crate::components::form::Form;
use crate::components::spoken_text::Points;
use crate::components::team_mark::TeamMark;
use crate::group::connection::Connection;
use crate::group::host_form::{EndButton, HostForm, HostFormState};
use crate::group::relay_table::RelayTable;
use crate::{move_tr, text, tr};

/// A team as it is shown, with its members who are still at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct TeamModel {
    id: TeamId,
    points: i32,
    members: Vec<(SeatId, String)>,
}

/// The teams, in order.
fn teams(relay: &RelayTable) -> Vec<TeamModel> {
    let team_models = |group: &Group| {
        let member = |seat: &SeatId| Some((*seat, relay.name(*seat)?.to_string()));
        let teams = group.teams().iter().map(|(id, team)| {
            let present = team.members.iter().filter(|seat| !group.is_removed(**seat));
            let mut members: Vec<_> = present.filter_map(member).collect();
            text::sort_by_name(&mut members, |(_, name)| name);
            TeamModel {
                id,
                points: team.points,
                members,
            }
        });
        teams.collect()
    };
    relay.group().map(team_models).unwrap_or_default()
}

/// The points of the teams, the best first.
#[component]
pub fn TeamScores() -> impl IntoView {
    let connection = Connection::here();
    let shown = Memo::new(move |_| {
        let mut teams = connection.with(teams);
        teams.sort_by_key(|team| -team.points);
        teams
    });
    let team = |team: TeamModel| {
        let (id, points, member_count) = (team.id, team.points, team.members.len());
        view! {
            <li class="team-score" data-team=id.0.to_string()>
                <TeamMark team=id/>
                <span class="name" aria-hidden="true">{move || text::team_name(id)}</span>
                <span class="notes">{move || tr!("group-so-many-players", count = member_count)}</span>
                <span class="points" translate="no"><Points points/></span>
            </li>
        }
    };
    view! {
        <ul
            id="teams"
            class="teams"
            aria-label=move_tr!("group-teams")
            hidden=move || shown.with(Vec::is_empty)
        >
            <For each=move || shown.get() key=Clone::clone children=team/>
        </ul>
    }
}

/// The line that names the player's team.
#[component]
pub fn OwnTeam() -> impl IntoView {
    let connection = Connection::here();
    let own_team =
        Memo::new(move |_| connection.with(|relay| relay.group()?.teams().of(relay.seat()?)));
    view! {
        <span id="own-team" class="own-place" hidden=move || own_team.get().is_none()>
            {move || {
                own_team.get()
                    .map(|team| {
                        view! {
                            <TeamMark team/>
                            <span class="name" aria-hidden="true">{text::team_name(team)}</span>
                        }
                    })
            }}
        </span>
    }
}

/// The form with which a host makes teams, moves a player between teams, and ends all teams.
#[component]
pub fn TeamsForm() -> impl IntoView {
    let connection = Connection::here();
    let shown = Memo::new(move |_| connection.with(teams));
    let has_teams = Memo::new(move |_| shown.with(|teams| !teams.is_empty()));
    let team_count = RwSignal::new(shown.with_untracked(Vec::len).max(MIN_TEAMS));
    let state = HostFormState::new(connection, move || shown.with(|_| ()));
    let split = move || {
        let count = u8::try_from(team_count.get()).unwrap_or_default();
        Ok(Request::SplitIntoTeams(count))
    };
    let button = move || match has_teams.get() {
        true => tr!("group-new-teams"),
        false => tr!("group-make-teams"),
    };
    view! {
        <details id="host-teams">
            <summary>{move_tr!("group-teams")}</summary>
            <HostForm
                name="teams"
                state
                on_submit=move |()| state.submit(split)
                button=Signal::derive(button)
                end=EndButton {
                    label: move_tr!("group-end-teams"),
                    is_offered: has_teams.into(),
                    request: Request::EndTeams,
                }
            >
                <p class="row">
                    <label for="teams-count">{move_tr!("group-teams-count")}</label>
                    <Select
                        id="teams-count"
                        choices=(MIN_TEAMS..=MAX_TEAMS).collect()
                        key=|count| count.to_string()
                        name=|count| count.to_string()
                        chosen=team_count
                        on_choose=move |chosen| team_count.set(chosen)
                    />
                </p>
                <p class="help">{move_tr!("group-teams-help")}</p>
            </HostForm>
            <Members shown/>
            <MoveForm shown state/>
        </details>
    }
}

/// The members of each team.
#[component]
fn Members(shown: Memo<Vec<TeamModel>>) -> impl IntoView {
    let team = |team: TeamModel| {
        let names = team.members.iter().map(|(_, name)| isolated(name));
        let names: Vec<_> = names.collect();
        let id = team.id;
        view! {
            <li data-team=id.0.to_string()>
                <TeamMark team=id/>
                <span class="name" aria-hidden="true">{move || text::team_name(id)}</span>
                <span class="help">{text::listed(&names)}</span>
            </li>
        }
    };
    view! {
        <ul id="team-members" class="teams" hidden=move || shown.with(Vec::is_empty)>
            <For each=move || shown.get() key=Clone::clone children=team/>
        </ul>
    }
}

/// The form that puts a player into another team.
#[component]
fn MoveForm(shown: Memo<Vec<TeamModel>>, state: HostFormState) -> impl IntoView {
    let people = Signal::derive(move || {
        shown.with(|teams| {
            let mut members: Vec<_> = teams.iter().flat_map(|team| team.members.clone()).collect();
            text::sort_by_name(&mut members, |(_, name)| name);
            let choice = |(seat, name): (SeatId, String)| (seat.0.to_string(), name);
            members.into_iter().map(choice).collect::<Vec<_>>()
        })
    });
    let teams = Signal::derive(move || {
        shown.with(|teams| {
            let teams = teams.iter().map(|team| team.id);
            teams
                .map(|id| (id.0.to_string(), text::team_name(id)))
                .collect::<Vec<_>>()
        })
    });
    let (chosen_seat, chosen_team) = (RwSignal::default(), RwSignal::default());
    let submit = move || {
        let seat = untrack(|| key_in_list(people, chosen_seat)).and_then(|key| key.parse().ok());
        let team = untrack(|| key_in_list(teams, chosen_team)).and_then(|key| key.parse().ok());
        if let (Some(seat), Some(team)) = (seat, team) {
            state
                .sent
                .send(Request::ChangeTeam(SeatId(seat), TeamId(team)));
        }
    };
    let is_hidden = Signal::derive(move || shown.with(Vec::is_empty));
    view! {
        <Form id="team-move" class="row" hidden=is_hidden on_submit=move |()| submit()>
            <label for="team-who">{move_tr!("group-team-move")}</label>
            <ChangingSelect id="team-who" choices=people chosen=chosen_seat/>
            <label for="team-to">{move_tr!("group-team-to")}</label>
            <ChangingSelect id="team-to" choices=teams chosen=chosen_team/>
            <button type="submit">{move_tr!("group-team-put")}</button>
        </Form>
    }
}
