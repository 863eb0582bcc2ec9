//! Pictures of a class on its wall, its live board and its reveal, at several sizes and in both themes,
//! for people to look at: `wall_pictures [FOLDER]`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_tests::driver::Driver;
use score_tests::page::Look;
use score_tests::reveal::{self, MANY_WAYS};
use score_tests::{Engine, Page, Pupil, Site, root};

const WALLS: [(u32, u32); 5] = [
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (768, 1024),
    (1080, 1920),
];
const HOSTS: [(u32, u32); 3] = [(1280, 800), (1366, 768), (1920, 1080)];
const THEMES: [&str; 2] = ["light", "dark"];

/// The number of pupils at first, and of the different solutions that they find.
const PUPILS: usize = 31;
const WAYS: usize = 6;

/// The number of pupils in the end, and of their solutions.
const MORE_PUPILS: usize = 40;
const MORE_WAYS: usize = 14;

fn main() -> ExitCode {
    let folder = std::env::args().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| root().join("target/screenshots"));
    match take_all_pictures(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("wall_pictures: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn take_all_pictures(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let mut driver = Driver::start(Engine::Chromium.whole())?;
    let host = driver.page(Look::close(Engine::Chromium.whole()))?;
    let others = host.others(1);
    let wall = &others[0];
    host.resize((1280, 800));
    let site = Site::with_relay();
    let code = host.make_table(&site, "Ms Adams", "Class 5b");
    wall.open_group(&site, &format!("#group?table={code}&watch"));
    wall.expect_table();
    let mut pupils = reveal::come(&site, &code, PUPILS);
    let save =
        |page: &Page, sizes: &[(u32, u32)], name: &str| take_pictures(folder, page, sizes, name);
    save(wall, &WALLS, "wall")?;
    host.let_everyone_play();
    host.deal(&MANY_WAYS);
    wall.expect_phase("everyone");
    // Some pupils answer, some are thinking, and some do nothing for a while.
    site.advance(61_000);
    some_answer(&pupils);
    host.turn_side_to("live");
    host.wait_until(
        "all that was done is shown",
        "document.querySelectorAll('#live-pupils [data-state=has-it]').length === 10",
    );
    save(&host, &HOSTS, "live")?;
    save(wall, &WALLS, "round")?;
    host.end_round();
    wall.expect_settlement();
    host.expect_settlement();
    save(&host, &HOSTS, "reveal-host-few")?;
    save(wall, &WALLS, "reveal-few")?;
    host.deal(&MANY_WAYS);
    wall.expect_phase("everyone");
    reveal::solve_in_ways(&pupils, &MANY_WAYS, WAYS);
    wall.expect_settlement();
    host.expect_settlement();
    host.turn_side_to("host");
    save(&host, &HOSTS, "reveal-host")?;
    save(wall, &WALLS, "reveal")?;
    let more = (PUPILS..MORE_PUPILS)
        .map(|index| Pupil::at(&site, &code, &reveal::name(index), index as u64 + 1));
    pupils.extend(more);
    host.deal(&MANY_WAYS);
    wall.expect_phase("everyone");
    host.turn_side_to("live");
    save(&host, &HOSTS, "live-40")?;
    reveal::solve_in_ways(&pupils, &MANY_WAYS, MORE_WAYS);
    wall.expect_settlement();
    save(wall, &WALLS, "reveal-14")?;
    host.turn_side_to("host");
    save(&host, &HOSTS, "reveal-host-14")?;
    Ok(())
}

fn some_answer(pupils: &[Pupil]) {
    let solutions = reveal::solutions(&MANY_WAYS);
    for (index, pupil) in pupils.iter().enumerate() {
        match index % 3 {
            0 if index < 30 => reveal::solve(pupil, &MANY_WAYS, &solutions[index % 4]),
            1 if index % 2 == 0 => {
                let steps = reveal::steps_of(&solutions[index % 5], &MANY_WAYS);
                pupil.catch_up();
                pupil.must_play(Command::Step(steps[0]));
            }
            2 if index % 4 == 0 => {
                pupil.catch_up();
                pupil.must_play(Command::Answer(FinalAnswer::Impossible));
            }
            _ => {}
        }
    }
}

fn take_pictures(
    folder: &Path,
    page: &Page,
    sizes: &[(u32, u32)],
    name: &str,
) -> Result<(), String> {
    for &size in sizes {
        page.resize(size);
        for theme in THEMES {
            page.use_theme(theme);
            page.painted();
            let picture = page.must(page.client().screenshot());
            let file = folder.join(format!("{name}-{}x{}-{theme}.png", size.0, size.1));
            fs::write(&file, picture).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}
