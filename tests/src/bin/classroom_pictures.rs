//! Takes the pictures of `docs/CLASSROOM.md` anew: a lesson of 24 pupils, step by step. The
//! pictures are written to `docs/classroom`, or to the folder in the argument.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use score_core::arith::op::Op;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::wire::TableSelector;
use score_tests::driver::Driver;
use score_tests::page::Look;
use score_tests::pupil::Pupil;
use score_tests::{Engine, Page, Site, root};

const LAPTOP: (u32, u32) = (1280, 720);
const PHONE: (u32, u32) = (360, 640);

/// The names of the pupils; the last one has a phone.
const NAMES: [&str; 23] = [
    "Amir", "Ben", "Cleo", "Dana", "Elif", "Finn", "Greta", "Hugo", "Ida", "Jonas", "Kim", "Lena",
    "Mats", "Nora", "Omar", "Paula", "Quinn", "Rosa", "Sami", "Tara", "Uma", "Vito", "Wanda",
];

/// A roll that makes 20 in several ways, one of them 4 × 5 ÷ 1.
const ROLL: [u32; 4] = [1, 4, 5, 7];

/// A lesson of six rolls, as text of a link.
const LESSON: &str =
    "20_6.6.12.20_everyone.120_1.4.5.7_2.3.6.8_1.1.1.4_3.5.7.9_2.2.10.14_1.6.9.12_end";

fn main() -> ExitCode {
    match take_pictures() {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("classroom_pictures: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the pictures.
fn folder() -> PathBuf {
    let named = std::env::args_os().nth(1).map(PathBuf::from);
    named.unwrap_or_else(|| root().join("docs/classroom"))
}

fn take_pictures() -> Result<(), String> {
    fs::create_dir_all(folder()).map_err(|error| error.to_string())?;
    let mut driver = Driver::start(Engine::Chromium.whole())?;
    let host = driver.page(Look::close(Engine::Chromium.whole()))?;
    let others = host.others(2);
    let [wall, phone] = &others[..] else {
        return Err("there are no two others".to_owned());
    };
    for (page, size) in [(&host, LAPTOP), (wall, LAPTOP), (phone, PHONE)] {
        page.resize(size);
    }
    let site = Site::with_relay();

    host.open_group(&site, &format!("#group?lesson={LESSON}"));
    host.wait_until(
        "it is known of each roll how hard it is",
        "[...document.querySelectorAll('#lesson-rolls .rating')].length === 6
           && [...document.querySelectorAll('#lesson-rolls .rating')].every((one) => one.innerText)",
    );
    host.run(
        "document.querySelector('#lesson-rolls').scrollIntoView()",
        Vec::new(),
    );
    save(&host, "plan")?;

    host.open_group(&site, "#group");
    host.fill("#lobby-name", "Ms Adams");
    host.fill("#make-name", "Class 5b");
    save(&host, "make")?;
    host.press("#make-form button");
    host.expect_table();
    let code = host.code();
    wall.open_group(&site, &format!("#group?table={code}&watch"));
    wall.expect_table();
    let pupils = seat_pupils(&site, &code);
    phone.open_group(&site, &format!("#group?table={code}"));
    phone.fill("#lobby-name", NAMES[22]);
    save(phone, "join")?;
    phone.press("#lobby-come");
    phone.expect_table();
    wall.wait_until(
        "all have come",
        "document.querySelectorAll('#people .name').length >= 23",
    );
    save(wall, "wall")?;

    called_roll(&host, wall, &pupils)?;
    small_tables_and_teams(&host)?;

    host.open_way_form();
    host.choose("#way-select", "all at once");
    save(&host, "way")?;
    host.use_way();
    host.deal(&ROLL);
    phone.expect_own_roll(&["1", "4", "5", "7"]);
    for (index, pupil) in pupils.iter().enumerate() {
        answer(pupil, index);
    }
    phone.type_step("5*4");
    save(phone, "pupil")?;
    host.turn_side_to("live");
    save(&host, "class")?;
    save(wall, "round")?;
    host.end_round();
    wall.expect_settlement();
    save(wall, "reveal")?;
    host.press("#host-report");
    host.wait_until(
        "the report is there",
        "document.querySelector('#report td')",
    );
    save(&host, "report")?;
    planned_lesson(&host)
}

/// Takes the pictures of a roll on which one pupil calls and shows a solution.
fn called_roll(host: &Page, wall: &Page, pupils: &[Pupil]) -> Result<(), String> {
    host.deal(&ROLL);
    host.expect_phase("thinking");
    save(host, "roll")?;
    let caller = &pupils[2];
    caller.hear_until(|known| {
        let group = known.group().expect("a table");
        group.table().round().is_some()
    });
    for command in [Command::CallScore, step(2, Op::Mul, 1)] {
        caller.play(command).expect("they may call and show it");
    }
    wall.expect_phase("demo");
    save(wall, "call")?;
    caller.play(step(4, Op::Div, 0)).expect("it is a step");
    wall.expect_settlement();
    wall.press("#projector-solutions");
    wall.wait_until(
        "the solutions are there",
        "document.querySelector('#solutions .way')?.getClientRects().length",
    );
    save(wall, "solutions")
}

/// Takes the pictures of the class at tables of four, and then in four teams.
fn small_tables_and_teams(host: &Page) -> Result<(), String> {
    host.turn_side_to("host");
    host.unfold("#host-tables");
    host.choose("#tables-size", "4");
    host.press("#tables-form button[type=submit]");
    host.turn_side_to("players");
    host.wait_until(
        "the small tables are shown",
        "document.querySelector('.small-table')",
    );
    save(host, "tables")?;
    host.turn_side_to("host");
    host.press("#tables-end");
    host.unfold("#host-teams");
    host.choose("#teams-count", "4");
    host.press("#teams-form button[type=submit]");
    host.turn_side_to("players");
    host.wait_until("the teams are shown", "document.querySelector('#teams li')");
    save(host, "teams")?;
    host.turn_side_to("host");
    host.press("#teams-end");
    host.wait_until(
        "there are no teams any more",
        "!document.querySelector('#teams li')",
    );
    Ok(())
}

/// Takes the picture of the host's tools with a planned lesson.
fn planned_lesson(host: &Page) -> Result<(), String> {
    host.press("#report-back");
    host.expect_table();
    host.turn_side_to("host");
    host.press("#host-plan");
    // The browser has stored the plan that was opened first.
    host.wait_until(
        "the rolls are there",
        "document.querySelectorAll('#lesson-rolls li').length === 6",
    );
    host.press("#lesson-take");
    host.expect_table();
    host.turn_side_to("host");
    host.wait_until(
        "the lesson is there",
        "document.querySelector('#lesson-deal')",
    );
    save(host, "deal")
}

/// Seats all pupils at the table except the one with the phone.
fn seat_pupils(site: &Site, code: &str) -> Vec<Pupil> {
    let come = |(token, name): (u64, &&str)| {
        let selector = TableSelector::Join(code.to_owned());
        Pupil::come(site, selector, name, token).expect("there is room")
    };
    (1..).zip(&NAMES[..22]).map(come).collect()
}

/// Answers as the pupil of this index: most solve the roll in one of three ways, some are still
/// thinking.
fn answer(pupil: &Pupil, index: usize) {
    pupil.hear_until(|known| {
        let group = known.group().expect("a table");
        group.table().everyone_is_open()
    });
    // The tiles of the roll are 0 to 3, and a step makes the next one.
    let (five_times_four, times_one) = (step(2, Op::Mul, 1), step(4, Op::Mul, 0));
    let steps = match index % 6 {
        0 => vec![five_times_four, times_one],
        1 => vec![five_times_four, step(4, Op::Div, 0)],
        2 => vec![
            step(3, Op::Add, 0),
            step(4, Op::Sub, 1),
            step(2, Op::Mul, 5),
        ],
        3 => vec![five_times_four],
        4 => vec![step(3, Op::Sub, 1)],
        _ => return,
    };
    let is_solved = steps.len() > 1;
    for step in steps {
        pupil.play(step).expect("it is a step");
    }
    if is_solved {
        let answer = Command::Answer(FinalAnswer::Solved);
        pupil.play(answer).expect("the goal is on the board");
    }
}

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

fn save(page: &Page, name: &str) -> Result<(), String> {
    page.painted();
    let picture = page.must(page.client().screenshot());
    let file = folder().join(format!("{name}.png"));
    fs::write(&file, picture).map_err(|error| format!("{}: {error}", file.display()))
}
