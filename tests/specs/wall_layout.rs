//! The names on the wall: as large as there is room for all of them, and every one whole.

use score_core::dice::Roll;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::wire::TableSelector;
use score_tests::reveal::name;
use score_tests::{Page, Pupil, Site, specs};

use crate::looks::{NONE, accessible_here};

specs! {
    in_every_engine: [
        every_name_is_whole_and_as_large_as_there_is_room_for,
        everything_on_a_small_wall_has_its_place,
    ],
    in_one: [
        the_wall_names_callers_no_removed_player_and_solutions_on_request,
    ],
}

/// The screens of projectors, and of a laptop.
const WALLS: [(u32, u32); 3] = [(1280, 720), (1920, 1080), (3840, 2160)];

/// The walls that are checked in this engine: all in one of them; in the others a wall of four
/// times the pixels is laid out as before.
fn walls(page: &Page) -> &'static [(u32, u32)] {
    if page.looks_closely() {
        &WALLS
    } else {
        &WALLS[..2]
    }
}

/// The faults of the names: those that are cut or lie outside of their part, and whether all of
/// them would have fitted with larger letters too.
pub const NAMES: &str = "
    const room = document.querySelector('#people');
    const list = room.querySelector('ul');
    const inside = room.getBoundingClientRect();
    const wrong = [...list.querySelectorAll('.name, .points, .called')].filter((one) => {
      const box = one.getBoundingClientRect();
      return one.getClientRects().length && (one.scrollWidth > one.clientWidth + 1 && one.clientWidth
        || box.left < inside.left - 1 || box.right > inside.right + 1
        || box.top < inside.top - 1 || box.bottom > inside.bottom + 1);
    }).map((one) => `cut: ${one.textContent}`);
    const panel = document.querySelector('#part-players');
    if (panel.scrollHeight > panel.clientHeight + 1) wrong.push('it scrolls');
    const fit = list.style.getPropertyValue('--fit');
    list.style.setProperty('--fit', `${parseFloat(fit) * 1.1}px`);
    if (list.scrollHeight <= room.clientHeight && list.scrollWidth <= room.clientWidth)
      wrong.push(`larger letters than ${fit} would fit too`);
    list.style.setProperty('--fit', fit);
    return wrong;";

/// A host without a browser: their table, and its wall in this page, on which nothing lies yet.
fn wall_of(site: &Site, page: &Page) -> Pupil {
    let table = TableSelector::Create("Class 5b".to_owned());
    let ada = Pupil::come(site, table, "Ada", 99).expect("there is room");
    page.open_wall_as(site, &ada.code(), &ada.saved_seat());
    ada
}

#[track_caller]
fn ask(player: &Pupil, request: Request) {
    player.catch_up();
    assert_eq!(player.ask(request), Ok(()));
}

#[track_caller]
fn play(player: &Pupil, command: Command) {
    ask(player, Request::Play(command));
}

/// Deals these numbers, as the host.
#[track_caller]
fn deal(host: &Pupil, numbers: &[u32]) {
    let roll = Roll::new(numbers).expect("a roll");
    play(host, Command::Deal(roll));
}

/// Lets pupils without a browser come, until there are so many.
fn fill(site: &Site, code: &str, pupils: &mut Vec<Pupil>, count: usize) {
    for index in pupils.len()..count {
        let table = TableSelector::Join(code.to_owned());
        let pupil = Pupil::come(site, table, &name(index), index as u64 + 1);
        pupils.push(pupil.expect("there is room"));
    }
}

/// The size of the letters of a name, in CSS pixels.
fn letters_px(page: &Page) -> f64 {
    let size =
        "return parseFloat(getComputedStyle(document.querySelector('#people .name')).fontSize)";
    page.run(size, Vec::new()).as_f64().expect("a size")
}

fn every_name_is_whole_and_as_large_as_there_is_room_for(page: &Page) {
    let site = Site::with_relay();
    let ada = wall_of(&site, page);
    // A class is not asked to roll.
    page.expect_status("The first numbers come soon.");
    let mut pupils = Vec::new();
    // The least that can be read from the back of a room with a wall of 1280 by 720.
    let least = [(5, 36.0), (15, 24.0), (30, 18.0), (44, 17.0)];
    // Between the fewest names and the most the letters depend on the page's own arithmetic.
    let is_wanted = |(count, _): &(usize, f64)| page.looks_closely() || [5, 44].contains(count);
    for (count, least_px) in least.into_iter().filter(is_wanted) {
        fill(&site, &ada.code(), &mut pupils, count);
        page.wait_until(
            "all are on the wall",
            &format!(
                "document.querySelectorAll('#people .seat').length === {}",
                count + 1
            ),
        );
        for &view in walls(page) {
            if !page.resize_if_possible(view) {
                continue;
            }
            page.painted();
            assert_eq!(page.list(NAMES), NONE, "{count} names at {view:?}");
            let least_px = least_px * f64::from(view.1) / 720.0;
            let px = letters_px(page);
            assert!(px >= least_px, "{count} names at {view:?}: only {px} px");
        }
    }
    // A full wall is laid out like a small one, which all engines show.
    if page.looks_closely() {
        a_full_wall_fits(page, &ada);
    }
}

/// With a roll that is called on, and when everyone plays.
fn a_full_wall_fits(page: &Page, ada: &Pupil) {
    let fits = |what: &str| {
        for view in [(1280, 720), (1280, 800), (1920, 1080)] {
            page.resize_if_possible(view);
            page.painted();
            assert_eq!(page.list(NAMES), NONE, "{what}, {view:?}");
            assert_eq!(page.misfits(), NONE, "{what}, {view:?}");
        }
        accessible_here(page, what);
    };
    deal(ada, &[1, 4, 5, 7]);
    page.expect_phase("thinking");
    fits("thinking");
    play(ada, Command::EndRound { with_points: false });
    play(ada, Command::SetWay(Way::Everyone(Everyone::default())));
    deal(ada, &[1, 4, 5, 7]);
    page.expect_phase("everyone");
    page.press("#projector-names");
    fits("everyone");
}

fn the_wall_names_callers_no_removed_player_and_solutions_on_request(page: &Page) {
    let site = Site::with_relay();
    let ada = wall_of(&site, page);
    page.resize((1280, 720));
    let mut pupils = Vec::new();
    fill(&site, &ada.code(), &mut pupils, 25);
    deal(&ada, &[1, 4, 5, 7]);
    page.expect_numbers(&["1", "4", "5", "7"]);
    play(&pupils[8], Command::CallImpossible);
    page.expect_person(
        "Sophie-Luise",
        "calls",
        "seat.querySelector('.called')?.innerText === 'IMPOSSIBLE'",
    );
    page.painted();
    page.expect_list(NAMES, &NONE);
    ask(&ada, Request::Remove(pupils[9].seat(), true));
    page.wait_until(
        "the name is gone",
        "document.querySelectorAll('#people .seat').length === 25",
    );
    assert!(!page.text("#group").contains("Muhammad"));
    page.painted();
    page.expect_list(NAMES, &NONE);
    play(&ada, Command::EndRound { with_points: false });
    deal(&ada, &[2, 3, 5, 8]);
    page.expect_numbers(&["2", "3", "5", "8"]);
    page.expect_hidden("#projector-solutions");
    play(&ada, Command::CallScore);
    play(&ada, Command::GiveUp);
    assert_eq!(page.expect_settlement(), "20 was possible");
    // A class thinks first: nothing is shown unless a viewer asks.
    page.expect_hidden("#solutions .way");
    page.press("#projector-solutions");
    page.wait_until(
        "the solutions are there",
        "document.querySelector('#solutions .way')?.getClientRects().length",
    );
    page.expect_list(OVERLAPS, &NONE);
    page.press("#solutions .explain");
    page.wait_until(
        "one is explained on the board",
        "document.querySelector('.surface > .explanation .tile')?.getClientRects().length",
    );
    assert_eq!(page.list(OVERLAPS), NONE, "explained");
    assert_eq!(page.cut_texts(), NONE, "explained");
    // The next roll is thought about without them.
    deal(&ada, &[1, 4, 5, 7]);
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_hidden("#projector-solutions, #solutions");
}

/// The parts of the wall that lie on each other.
pub const OVERLAPS: &str = "
    const parts = ['.panel', '#side-name', '#answer-count', '.board', '#part-players', '#part-invite',
      '#settlement', '#projector-keys'].map((one) => document.querySelector(one)).filter((one) =>
      one?.getClientRects().length);
    const boxes = parts.map((part) => [part, part.getBoundingClientRect()]);
    return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
      .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map(([other]) => `${one.id || one.className} and ${other.id || other.className}`));";

fn everything_on_a_small_wall_has_its_place(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let table = TableSelector::Join(code.clone());
    let zora = Pupil::come(&site, table, "Zora", 77).expect("there is room");
    let mut pupils = Vec::new();
    fill(&site, &code, &mut pupils, 29);
    // A class is not asked to roll; their host is.
    page.expect_status("Roll the dice to begin.");
    page.turn_side_to("invite");
    page.project();
    page.expect_status("The first numbers come soon.");
    page.expect_hidden("#people .notes");
    page.end_projector();
    page.expect_status("Roll the dice to begin.");
    page.deal(&[1, 4, 5, 7]);
    let fits = |what: &str, views: &[(u32, u32)]| {
        for &view in views {
            if !page.resize_if_possible(view) {
                continue;
            }
            page.turn_side_to("invite");
            page.project();
            page.painted();
            assert_eq!(page.list(OVERLAPS), NONE, "{what}, {view:?}");
            assert_eq!(page.misfits(), NONE, "{what}, {view:?}");
            assert_eq!(page.cut_texts(), NONE, "{what}, {view:?}");
            assert_eq!(page.list(NAMES), NONE, "{what}, {view:?}");
            // The class looks at the dice.
            let least_px = f64::from(view.1) / 6.0;
            let px = page.run(
                "return document.querySelector('#dice .tile').getBoundingClientRect().width",
                Vec::new(),
            );
            let px = px.as_f64().expect("a width");
            assert!(px >= least_px, "{what}, {view:?}: dice of {px} px");
            // A window that fills the screen has no other size.
            page.end_projector();
        }
    };
    let [small, large, laptop] = [(1280, 720), (1920, 1080), (1366, 768)];
    // The letters of a small wall and of a large one; others depend on the page's own arithmetic,
    // and so does the place of a call.
    match page.looks_closely() {
        true => fits("thinking", &[small, large, laptop]),
        false => fits("thinking", &[small, large]),
    }
    play(&zora, Command::CallScore);
    page.expect_phase("demo");
    if page.looks_closely() {
        fits("a call", &[small, laptop]);
    }
    play(&zora, Command::GiveUp);
    page.expect_settlement();
    match page.looks_closely() {
        true => fits("settled", &[small, large, laptop]),
        false => fits("settled", &[small]),
    }
}
