//! Teams, whose members share their points.

use score_core::wire::TableSelector;
use score_tests::play::Operator;
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;
use crate::group_screens::look;

specs! {
    in_one: [
        teams_share_the_points_of_their_members,
        a_team_with_nobody_in_it_is_refused_where_the_host_looks,
    ],
}

pub fn make_teams(ada: &Page, count: &str) {
    ada.turn_side_to("host");
    ada.unfold("#host-teams");
    ada.choose("#teams-count", count);
    ada.press("#teams-form button[type=submit]");
}

/// The team of the player at this page, as the page says it.
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

fn teams_share_the_points_of_their_members(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, wall] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    let names = ["Cyd", "Dan", "Eve"];
    let _pupils: Vec<Pupil> = names
        .iter()
        .zip(1..)
        .map(|(name, token)| {
            let selector = TableSelector::Join(code.clone());
            Pupil::come(&site, selector, name, token).expect("there is room")
        })
        .collect();
    wall.open_group(&site, &format!("#group?table={code}&watch"));
    page.expect_people(&["Ada", "Ben", "Cyd", "Dan", "Eve"]);
    make_teams(page, "2");
    let own = own_team(ben);
    ben.expect_told(&format!("You are in team {own} now."));
    assert!(["Circle", "Triangle"].contains(&own.as_str()), "{own}");
    // As evenly as it goes, and each with a shape of its own.
    page.turn_side_to("players");
    page.expect_list(
        "return [...document.querySelectorAll('#teams .notes')].map((one) => one.innerText)",
        &["2 players", "2 players"],
    );
    page.expect_number_of("#people .seat svg.team", 4);
    look(page, "teams");
    page.turn_side_to("host");
    page.unfold("#host-teams");
    look(page, "the form for teams");
    page.resize((1280, 900));
    page.deal(&[1, 4, 5, 7]);
    ben.expect_numbers(&["1", "4", "5", "7"]);
    ben.call_score(None);
    ben.step("4", Operator::Mul, "5");
    ben.expect_made("20");
    ben.step("20", Operator::Div, "1");
    for page in [page, ben, wall] {
        expect_team_points(page, &own, "+1");
    }
    wall.expect_shown("#teams");
    // Who changes teams leaves the points behind.
    let other = match own.as_str() {
        "Circle" => "Triangle",
        _ => "Circle",
    };
    page.choose("#team-who", "Ben");
    page.choose("#team-to", other);
    page.press("#team-move button");
    ben.expect_told(&format!("You are in team {other} now."));
    ben.expect_text("#own-team .name", other);
    expect_team_points(ben, &own, "+1");
    expect_team_points(ben, other, "0");
    page.press("#teams-end");
    ben.expect_told("There are no teams any more.");
    for page in [page, ben, wall] {
        page.expect_hidden("#teams, #own-team, svg.team");
    }
    complain_of_nothing(&others);
}

fn a_team_with_nobody_in_it_is_refused_where_the_host_looks(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    cleo.come_by_link(&site, "Cleo", &code);
    let refusal = "Then a team would have nobody in it.";
    make_teams(page, "3");
    page.expect_form_refusal("#teams-status", refusal);
    page.expect_hidden("#teams-end, #team-move");
    make_teams(page, "2");
    let (own, other) = (own_team(ben), own_team(cleo));
    assert_ne!(own, other);
    page.expect_hidden("#teams-status.refusal");
    page.choose("#team-who", "Ben");
    page.choose("#team-to", &other);
    page.press("#team-move button");
    page.expect_form_refusal("#teams-status", refusal);
    ben.expect_text("#own-team .name", &own);
    complain_of_nothing(&others);
}
