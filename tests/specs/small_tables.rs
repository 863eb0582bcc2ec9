//! A class at small tables: one press splits it, and one brings it back.

use score_core::dice::Roll;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_tests::play::Operator;
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;
use crate::looks::look;

specs! {
    in_every_engine: [the_wall_shows_all_small_tables_at_once],
    in_one: [
        a_class_plays_at_small_tables_and_comes_back_to_one,
        a_latecomer_is_seated_and_every_roll_seats_all_anew,
    ],
}

/// Makes 20 in two steps: 4 × 5 ÷ 1.
const ROLL: [u32; 4] = [1, 4, 5, 7];

/// The same as the page writes it.
const NUMBERS: [&str; 4] = ["1", "4", "5", "7"];

/// Pupils without a browser, who come to the table with this code.
pub fn pupils(site: &Site, code: &str, names: &[&str]) -> Vec<Pupil> {
    let come = |(name, token): (&&str, u64)| Pupil::at(site, code, name, token);
    names.iter().zip(1..).map(come).collect()
}

/// Splits the class into tables of three, as its host.
pub fn split(ada: &Page, tables: &str) {
    ada.turn_side_to("host");
    ada.unfold("#host-tables");
    ada.choose("#tables-size", "3");
    ada.press("#tables-form button[type=submit]");
    ada.wait_until(
        tables,
        &format!("document.querySelector('#tables-status').innerText === '{tables}'"),
    );
}

/// A class of these pupils at small tables of three, who think about [`ROLL`]: its host, its code
/// and the pupils, all without a browser.
fn class_at_tables(site: &Site, names: &[&str]) -> (Pupil, String, Vec<Pupil>) {
    let (ada, code) = Pupil::make_table(site, "Ada", "Class 5b");
    let pupils = pupils(site, &code, names);
    ada.must_ask(Request::SplitIntoTables(3));
    deal(&ada, &ROLL);
    (ada, code, pupils)
}

fn deal(ada: &Pupil, numbers: &[u32]) {
    let roll = Roll::new(numbers).expect("a roll");
    ada.must_play(Command::Deal(roll));
}

/// The number of the table at which a player sits, as this pupil knows it.
fn table_of(pupil: &Pupil, seat: SeatId) -> String {
    let group = pupil.group();
    let tables = group.small_tables().expect("there are small tables");
    let (id, _) = tables.of(seat).expect("they sit at one");
    (id.0 + 1).to_string()
}

fn own_table_of(pupil: &Pupil) -> String {
    table_of(pupil, pupil.seat())
}

/// Waits until the list shows a table in this state.
fn expect_table_state(page: &Page, table: &str, words: &str) {
    page.wait_until(
        &format!("table {table} is said to be '{words}'"),
        &format!(
            "document.querySelector('.small-table[data-table=\"{table}\"] .state')?.textContent
               === '{words}'"
        ),
    );
}

fn expect_tables(page: &Page, count: usize) {
    page.wait_until(
        &format!("{count} small tables are shown"),
        &format!("document.querySelectorAll('.small-table').length === {count}"),
    );
}

/// The number of the player's own table, as the page shows it.
pub fn own_table(page: &Page) -> String {
    page.wait_until(
        "the page says which table it is",
        "document.querySelector('#own-table').innerText.startsWith('Table ')",
    );
    page.text("#own-table").replace("Table ", "")
}

fn a_class_plays_at_small_tables_and_comes_back_to_one(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    page.expect_people(&["Ada", "Ben"]);
    page.turn_side_to("host");
    page.unfold("#host-tables");
    page.press("#tables-form button[type=submit]");
    page.expect_form_refusal(
        "#tables-status",
        "Small tables need at least three players beside the hosts.",
    );
    page.expect_hidden("#tables-end");
    let pupils = pupils(&site, &code, &["Cyd", "Dan", "Eve", "Fay", "Gus"]);
    split(page, "There are 2 small tables.");
    let own = own_table(ben);
    ben.expect_told(&format!("You sit at table {own} now."));
    page.deal(&ROLL);
    for page in [page, ben] {
        page.expect_phase("thinking");
        page.expect_numbers(&NUMBERS);
    }
    // A host goes round, and calls at no table.
    assert!(!page.shows("#calls #score, #calls #impossible"));
    page.expect_status("0 of 2 tables have finished.");
    page.turn_side_to("players");
    expect_tables(page, 2);
    page.expect_number_of(".small-table .members li", 6);
    look(page, "small tables for their host");
    // A player who thinks sees their own table.
    ben.turn_side_to("players");
    expect_tables(ben, 1);
    ben.expect_number_of(".small-table.own .members li", 3);
    // It is one of those that the host sees; on a phone it is as wide as there is room.
    look(ben, "an own small table");
    ben.call_score(None);
    expect_table_state(page, &own, "Ben: SCORE");
    page.turn_side_to("host");
    page.expect_number_of("#host-roll[aria-disabled=true]", 1);
    ben.step("4", Operator::Mul, "5");
    ben.expect_made("20");
    ben.step("20", Operator::Div, "1");
    assert_eq!(ben.expect_settlement(), "20 was possible");
    ben.expect_text("#result", "+1 SCORE, and shown.");
    page.turn_side_to("players");
    expect_table_state(page, &own, "Ben showed it");
    page.expect_status("1 of 2 tables have finished.");
    page.expect_points_of("Ben", 1);
    // A player who has finished may see the others.
    expect_tables(ben, 2);
    let other = pupils.iter().find(|pupil| own_table_of(pupil) != own);
    let other = other.expect("three sit at the other table");
    other.must_play(Command::CallImpossible);
    let name = other
        .group()
        .table()
        .seat(other.seat())
        .map(|seat| seat.name.to_string());
    let name = name.expect("a pupil sits");
    let table = own_table_of(other);
    expect_table_state(page, &table, &format!("{name}: IMPOSSIBLE"));
    // A player who sits elsewhere does not learn the calls of the others.
    expect_table_state(ben, &table, "thinking");
    page.type_text("s");
    page.expect_refusal("Hosts sit at no small table");
    page.turn_side_to("host");
    page.press("#host-end");
    page.expect_words_in("#host-end-question", "1 table still plays.");
    page.press("#host-end-points");
    page.turn_side_to("players");
    for page in [page, ben] {
        expect_table_state(page, &table, &format!("{name}’s IMPOSSIBLE stood"));
    }
    page.expect_points_of(&name, 1);
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#happened", "All 2 tables have finished.");
    page.turn_side_to("host");
    page.unfold("#host-tables");
    look(page, "the form for small tables");
    page.press("#tables-end");
    ben.expect_told("All sit round one table again.");
    ben.expect_hidden("#own-table, .small-table");
    complain_of_nothing(&others);
}

fn a_latecomer_is_seated_and_every_roll_seats_all_anew(page: &Page) {
    let site = Site::with_relay();
    let names = ["Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"];
    let (ada, code, pupils) = class_at_tables(&site, &names);
    page.come_by_link(&site, "Ben", &code);
    let own = own_table(page);
    page.expect_phase("thinking");
    page.expect_numbers(&NUMBERS);
    // The host knows the same.
    ada.catch_up();
    let group = ada.group();
    let seats = group.table().seats();
    let ben = seats.iter().find(|seat| seat.name.to_string() == "Ben");
    let ben = ben.expect("a seat").id;
    assert_eq!(table_of(&ada, ben), own);
    // Ben looks on until the host lets them play, and a reload leads back to the same table.
    page.type_text("s");
    page.expect_refusal("You came in the middle of this round");
    assert_eq!(ada.ask(Request::LetPlay(ben)), Ok(()));
    page.expect_told("The host lets you play this round.");
    page.call_score(None);
    page.step("4", Operator::Mul, "5");
    page.expect_made("20");
    page.reload();
    page.expect_text("#own-table", &format!("Table {own}"));
    page.expect_numbers(&["1", "20", "7"]);
    page.step("20", Operator::Div, "1");
    page.expect_settlement();
    page.expect_points_of("Ben", 1);
    // With the next roll all are seated anew, and the boards are new.
    let seatings = || {
        let group = pupils[0].group();
        let tables = group.small_tables().expect("there are small tables");
        tables.seatings()
    };
    let before = seatings();
    deal(&ada, &[2, 3, 6, 8]);
    page.expect_numbers(&["2", "3", "6", "8"]);
    page.expect_phase("thinking");
    page.expect_hidden("#settlement");
    pupils[0].catch_up();
    let after = seatings();
    assert_eq!(after.concat().len(), before.concat().len());
    assert_ne!(after, before);
}

/// The small tables that do not lie within their part of the wall, and the names in them that are
/// cut.
const CUT_TABLES: &str = "
    const room = document.querySelector('#small-tables').getBoundingClientRect();
    const parts = document.querySelectorAll('.small-table, .small-table .name, .small-table .state');
    return [...parts].filter((part) => {
      const box = part.getBoundingClientRect();
      return !box.width || box.left < room.left - 1 || box.right > room.right + 1
        || box.top < room.top - 1 || box.bottom > room.bottom + 1;
    }).map((part) => part.innerText);";

/// No table of the wall is cut, in the usual views.
fn expect_whole_tables(page: &Page) {
    for view in [(1280, 720), (1920, 1080)] {
        if !page.resize_if_possible(view) {
            continue;
        }
        page.painted();
        assert_eq!(page.list(CUT_TABLES), [""; 0], "{view:?}");
        assert_eq!(page.misfits(), [""; 0], "{view:?}");
    }
}

fn the_wall_shows_all_small_tables_at_once(page: &Page) {
    let site = Site::with_relay();
    let names: Vec<String> = (1..=30)
        .map(|number| format!("Maximiliane {number}"))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let (ada, code, pupils) = class_at_tables(&site, &names);
    page.open_group(&site, &format!("#group?table={code}&watch"));
    page.expect_table();
    page.expect_numbers(&NUMBERS);
    expect_tables(page, 10);
    let caller = &pupils[0];
    let table = own_table_of(caller);
    caller.must_play(Command::CallImpossible);
    let mut others = pupils.iter().filter(|it| own_table_of(it) != table);
    let other = others.next().expect("somebody at another table");
    other.must_play(Command::CallScore);
    other.must_play(Command::GiveUp);
    // It shows which tables have finished, and their results when all have.
    expect_table_state(page, &own_table_of(other), "over");
    expect_table_state(page, &table, "thinking");
    expect_whole_tables(page);
    ada.must_play(Command::EndRound { with_points: true });
    expect_table_state(page, &table, "Maximiliane 1’s IMPOSSIBLE stood");
    expect_whole_tables(page);
    page.expect_hidden("#people");
}
