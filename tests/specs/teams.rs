//! Specs of teams, whose members share their points.

use score_tests::play::Operator;
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;
use crate::looks::look;

specs! {
    in_one: [
        teams_share_the_points_of_their_members_and_none_is_empty,
    ],
}

pub fn make_teams(ada: &Page, count: &str) {
    ada.turn_side_to("host");
    ada.unfold("#host-teams");
    ada.choose("#teams-count", count);
    ada.press("#teams-form button[type=submit]");
}

/// The team of the player at this page, as the page shows it.
pub fn own_team(page: &Page) -> String {
    page.wait_until(
        "the page says which team it is",
        "document.querySelector('#own-team .name')?.innerText",
    );
    page.text("#own-team .name")
}

fn expect_team_points(page: &Page, team: &str, points: &str) {
    page.wait_until(
        &format!("team {team} has {points} points"),
        &format!(
            "[...document.querySelectorAll('#teams li')].some((one) =>
               one.querySelector('.name').textContent === '{team}'
               && one.querySelector('.points').textContent === '{points}')"
        ),
    );
}

fn teams_share_the_points_of_their_members_and_none_is_empty(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    let come = |name, token| Pupil::at(&site, &code, name, token);
    let _cyd = come("Cyd", 1);
    page.expect_people(&["Ada", "Ben", "Cyd"]);
    let refusal = "Then a team would have nobody in it.";
    make_teams(page, "3");
    page.expect_form_refusal("#teams-status", refusal);
    page.expect_hidden("#teams-end, #team-move");
    make_teams(page, "2");
    let own = own_team(ben);
    ben.expect_told(&format!("You are in team {own} now."));
    let other = match own.as_str() {
        "Circle" => "Triangle",
        "Triangle" => "Circle",
        _ => panic!("{own} is none of two teams"),
    };
    page.expect_hidden("#teams-status.refusal");
    page.choose("#team-who", "Ben");
    page.choose("#team-to", other);
    page.press("#team-move button");
    page.expect_form_refusal("#teams-status", refusal);
    ben.expect_text("#own-team .name", &own);
    // A player who comes later gets into the smallest team.
    let (_dan, _eve) = (come("Dan", 2), come("Eve", 3));
    // As evenly as possible, and each with a shape of its own.
    page.turn_side_to("players");
    page.expect_people(&["Ada", "Ben", "Cyd", "Dan", "Eve"]);
    page.expect_list(
        "return [...document.querySelectorAll('#teams .notes')].map((one) => one.innerText)",
        &["2 players", "2 players"],
    );
    page.expect_number_of("#people .seat svg.team", 4);
    look(page, "teams");
    page.turn_side_to("host");
    look(page, "the form for teams");
    page.deal(&[1, 4, 5, 7]);
    ben.expect_numbers(&["1", "4", "5", "7"]);
    ben.call_score(None);
    ben.step("4", Operator::Mul, "5");
    ben.expect_made("20");
    ben.step("20", Operator::Div, "1");
    for page in [page, ben] {
        expect_team_points(page, &own, "+1");
    }
    // The wall has them, too.
    page.turn_side_to("invite");
    page.project();
    expect_team_points(page, &own, "+1");
    page.end_projector();
    page.turn_side_to("host");
    // A player who changes teams leaves the points behind.
    page.choose("#team-who", "Ben");
    page.choose("#team-to", other);
    page.press("#team-move button");
    ben.expect_told(&format!("You are in team {other} now."));
    ben.expect_text("#own-team .name", other);
    expect_team_points(ben, &own, "+1");
    expect_team_points(ben, other, "0");
    page.press("#teams-end");
    ben.expect_told("There are no teams any more.");
    for page in [page, ben] {
        page.expect_hidden("#teams, #own-team, svg.team");
    }
    complain_of_nothing(&others);
}
