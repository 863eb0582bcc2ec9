//! Journeys by ear and keys alone, with a real screen reader. `cargo xtask listen` sets up the
//! tools that they need; the expected words are in `tests/heard/`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::{env, fs};

use score_tests::heard::{Desktop, Listener, Presser, Transcript};
use score_tests::play::Operator;
use score_tests::{Engine, Hand, Page, Pupil, Site, reveal, root};

/// A journey and its name, which its transcript has too.
type Journey = (&'static str, fn(&mut Listener<'_>));

const JOURNEYS: [Journey; 12] = [
    ("front-page", the_front_page),
    ("round-won", a_round_is_won),
    ("round-picked", a_round_is_won_by_picking),
    ("round-lost", a_round_is_lost),
    ("practice", practice_with_a_hint),
    ("day", a_day),
    ("dials", dials),
    ("yahtzee", yahtzee),
    ("sheet", a_sheet),
    ("group", a_round_in_a_group),
    ("settings", settings),
    ("rules", rules),
];

fn main() -> ExitCode {
    let names: Vec<String> = env::args().skip(1).collect();
    match listen(&names) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(sentence) => {
            eprintln!("listen: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the transcripts.
fn heard() -> PathBuf {
    root().join("target/heard")
}

/// Listens to the journeys whose name contains one of these words, or to all; returns whether each was
/// heard as expected.
fn listen(words: &[String]) -> Result<bool, String> {
    let folder = heard().join("desktop");
    // There may be none.
    let _ = fs::remove_dir_all(&folder);
    let mut desktop = Desktop::start(&folder)?;
    let mut is_as_expected = true;
    for (name, walk) in JOURNEYS {
        if !words.is_empty() && !words.iter().any(|word| name.contains(word.as_str())) {
            continue;
        }
        // A busy machine may swallow a sentence: a journey that differs is made once more.
        let is_steady = hear(&mut desktop, name, walk)?;
        is_as_expected &= is_steady || hear(&mut desktop, name, walk)?;
    }
    for engine in [Engine::Firefox, Engine::Chromium] {
        let name = format!("presses-{engine}");
        if words.is_empty() || words.iter().any(|word| name.contains(word.as_str())) {
            is_as_expected &= press_everything(&mut desktop, engine)?;
        }
    }
    Ok(is_as_expected)
}

/// A screen, and the way to it on an empty page.
type Opened = (&'static str, fn(&Page));

/// The site with a relay of the table that is open.
static RELAY: Mutex<Option<Site>> = Mutex::new(None);

/// Screens with all kinds of controls, the first one with the line at the top.
const OPENED: [Opened; 28] = [
    ("the front page", |page| page.open_as_new("#games")),
    ("the rules", |page| page.open_as_new("#rules")),
    ("the rules of 24", |page| page.open_as_new("#rules-24")),
    ("a table at rest", |page| {
        page.open_as_new("#play?goal=19&clock=0")
    }),
    ("a roll", |page| {
        page.open_as_new("#play?roll=1.4.5.7&clock=0")
    }),
    ("a step", a_step),
    ("a result", |page| {
        a_step(page);
        page.type_step("20*1");
        page.expect_settlement();
        page.expect_solved();
    }),
    ("a hand of 24", |page| {
        page.open_as_new("#24?roll=3.3.8.8&clock=0")
    }),
    ("the guided roll", |page| page.open_as_new("#guide")),
    ("a shared screen", |page| {
        page.open_as_new("#players?clock=0");
        page.seat(&["Ada", "Ben"]);
        page.use_hand(Hand::Keyboard);
        page.go_to("#play?roll=1.4.5.7&clock=0");
        page.call_score(Some(0));
        page.expect_phase("demo");
    }),
    ("house rules", |page| page.open_as_new("#house")),
    ("players", |page| page.open_as_new("#players")),
    ("settings", |page| page.open_as_new("#settings")),
    ("the lobby", |page| page.open_as_new("#group")),
    ("a table for a class", a_table_for_a_class),
    ("a lesson to plan", |page| {
        page.open_as_new("#group?show=plan")
    }),
    ("statistics", |page| page.open_as_new("#statistics")),
    ("an experiment", |page| {
        page.open_as_new("#experiment");
        page.press("#experiment-solve");
        page.expect_solved();
    }),
    ("the atlas", |page| {
        page.open_as_new("#atlas");
        page.wait_until(
            "the rolls are there",
            "document.querySelector('#atlas-rolls') && document.querySelector('.chart')",
        );
    }),
    ("all hands", |page| {
        page.open_as_new("#hands");
        page.wait_until(
            "the hands are there",
            "document.querySelector('#hands-rolls')",
        );
    }),
    ("dials", |page| page.open_as_new("#dials?seed=1&clock=0")),
    ("yahtzee", |page| {
        page.open_as_new("#yahtzee?seed=7&clock=0")
    }),
    ("a sheet", |page| {
        page.open_as_new("#sheet?kind=rolls&items=4&seed=1");
        page.wait_until(
            "the sheet is there",
            "document.querySelector('.items.answers')",
        );
    }),
    ("a mistake", |page| {
        page.open_as_new("#mistake?items=4&seed=3");
        page.wait_until(
            "the lines are there",
            "document.querySelector('.worked .line')",
        );
    }),
    ("practice", |page| {
        page.open_as_new(&format!("#practice?level=easy&seed=1&{NOON}"));
    }),
    ("a day", |page| {
        page.open_as_new(&format!("#daily?day=2026-01-01&{NOON}"))
    }),
    ("a race", |page| {
        page.open_as_new("#race?seed=23");
        page.press("#race-roll");
    }),
    ("homework", |page| {
        page.open_as_new("#homework?kind=dials&items=4&seed=3");
        page.wait_until(
            "it has its size",
            "document.querySelector('#homework-size')?.textContent",
        );
    }),
];

/// With a relay of its own each time, which knows of no other table.
fn a_table_for_a_class(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group");
    page.make_table_here("Ms Adams", "Class 5b");
    page.turn_side_to("host");
    *RELAY.lock().expect("nobody else has it") = Some(site);
}

/// By keys, because the page takes a click within a second after a tap for that of the tap.
fn a_step(page: &Page) {
    page.use_hand(Hand::Keyboard);
    page.open_as_new("#play?roll=1.4.5.7&clock=0");
    page.call_score(None);
    page.step("4", Operator::Mul, "5");
}

/// Presses every control of every screen once by the accessibility bus, and writes down which they were;
/// returns whether something came of each press.
fn press_everything(desktop: &mut Desktop, engine: Engine) -> Result<bool, String> {
    let page = desktop.page(engine)?;
    let mut presser = Presser::start(desktop)?;
    let (mut is_alive, mut pressed) = (true, String::new());
    for (at, (name, open)) in OPENED.into_iter().enumerate() {
        let (controls, dead) = presser.press_all(&page, at == 0, open);
        println!("{engine}, {name}: {} controls were pressed", controls.len());
        is_alive &= !controls.is_empty() && dead.is_empty();
        for sentence in dead {
            println!("{engine}, {name}: {sentence}");
        }
        pressed += &format!("{name}\n{}\n\n", controls.join("\n"));
    }
    RELAY.lock().expect("nobody else has it").take();
    let path = heard().join(format!("presses-{engine}.txt"));
    fs::write(&path, pressed).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(is_alive)
}

/// Makes a journey; returns whether what was heard is expected.
fn hear(desktop: &mut Desktop, name: &str, walk: fn(&mut Listener<'_>)) -> Result<bool, String> {
    println!("\n{name}\n");
    let page = desktop.page(Engine::Firefox)?;
    let mut listener = Listener::new(desktop, &page);
    walk(&mut listener);
    is_expected(name, &listener.into_transcript())
}

/// Writes down what was heard, and says what is not as expected.
fn is_expected(name: &str, heard_now: &Transcript) -> Result<bool, String> {
    let write = |path: &Path| fs::write(path, heard_now.to_string());
    let path = heard().join(format!("{name}.txt"));
    write(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let expected = root().join(format!("tests/heard/{name}.txt"));
    let expected = Transcript::read(&fs::read_to_string(&expected).unwrap_or_default());
    let differences = heard_now.differences(&expected);
    for difference in &differences {
        println!("{name}: {difference}");
    }
    Ok(differences.is_empty())
}

fn the_front_page(listener: &mut Listener<'_>) {
    listener.open("");
    listener.keys(&["h", "h", "h", "h", "Tab", "Tab"]);
}

/// `9 + (9 & 9) ÷ 9`, by a player who types, and the next roll.
fn a_round_is_won(listener: &mut Listener<'_>) {
    listener.open("#play?roll=9.9.9.9&seed=1&clock=0");
    listener.keys(&TO_THE_GAME);
    listener.keys(&["s"]);
    listener.write("9&9");
    listener.write("5");
    listener.write("99/9");
    listener.keys(&["ctrl+z"]);
    listener.write("99/9");
    listener.write("11+9");
    listener.keys(&["r"]);
}

/// `4 × 5 × 1`, by a player who picks the numbers and signs one by one.
fn a_round_is_won_by_picking(listener: &mut Listener<'_>) {
    listener.open("#play?roll=1.4.5.7&seed=1&clock=0");
    listener.keys(&TO_THE_GAME);
    listener.keys(&[
        "s", "Tab", "Right", "Return", "Right", "Right", "Return", "Right", "Return",
    ]);
    listener.keys(&["question"]);
    listener.keys(&["Escape"]);
}

fn a_round_is_lost(listener: &mut Listener<'_>) {
    listener.open("#play?roll=1.4.5.7&seed=1&clock=0");
    listener.keys(&TO_THE_GAME);
    listener.keys(&["h", "i"]);
    listener.meanwhile("half a minute passes", |page| page.advance(30_000));
    listener.meanwhile("twenty seconds pass", |page| page.advance(20_000));
    listener.meanwhile("the rest of the time passes", |page| page.advance(10_000));
    // The result is read in browse mode.
    listener.keys(&["Insert+a", "h", "Down", "Down", "Down"]);
}

/// Noon of 2 January 2026: the page takes an earlier day for a wrong clock.
const NOON: &str = "clock=1767355200000";

fn practice_with_a_hint(listener: &mut Listener<'_>) {
    listener.open(&format!("#practice?level=easy&seed=1&{NOON}"));
    listener.keys(&TO_THE_GAME);
    listener.write("4*5");
    listener.keys(&["Escape", "h", "h"]);
    listener.write("4+7");
    listener.keys(&["ctrl+z"]);
    listener.write("7+1");
    listener.keys(&["Return"]);
    listener.write("8+12");
    listener.keys(&["r", "l"]);
}

fn a_day(listener: &mut Listener<'_>) {
    listener.open(&format!("#daily?day=2026-01-01&{NOON}"));
    listener.keys(&TO_THE_GAME);
    listener.write("12+3");
    listener.write("15+5");
    listener.keys(&["Return", "i"]);
}

fn dials(listener: &mut Listener<'_>) {
    listener.open("#dials?seed=1&clock=0");
    listener.keys(&TO_THE_GAME);
    listener.keys(&["Tab", "Tab", "Tab", "1", "2", "h", "z"]);
}

fn yahtzee(listener: &mut Listener<'_>) {
    listener.open("#yahtzee?seed=7&clock=0");
    listener.keys(&TO_THE_GAME);
    listener.keys(&["Tab", "r", "1", "2", "r", "r", "Tab"]);
}

fn a_sheet(listener: &mut Listener<'_>) {
    listener.open("#sheet?kind=rolls&items=4&seed=1");
    listener.keys(&["h", "h", "h", "Down", "Down", "Down", "Down", "Down"]);
}

fn a_round_in_a_group(listener: &mut Listener<'_>) {
    let site = Site::with_relay();
    let (host, code) = Pupil::make_table(&site, "Ms Adams", "5b");
    listener.open_group(&site, &format!("#group?table={code}"));
    listener.keys(&["e", "Insert+a"]);
    listener.write("Ada");
    listener.keys(&["Return"]);
    listener.meanwhile("the teacher deals 1 4 5 7", |page| {
        reveal::deal(&host, &[1, 4, 5, 7]);
        page.expect_phase("thinking");
    });
    listener.keys(&["s"]);
    listener.write("4*5");
    listener.write("20*1");
    listener.meanwhile("the teacher rolls", |page| {
        reveal::deal(&host, &[9, 9, 9, 9]);
        page.expect_phase("thinking");
    });
}

fn settings(listener: &mut Listener<'_>) {
    listener.open("#settings");
    listener.keys(&["h", "h", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab"]);
}

fn rules(listener: &mut Listener<'_>) {
    listener.open("#rules");
    listener.keys(&["h", "h", "h", "Down", "Down", "Down"]);
}

/// From the top of a page to its game: the first link.
const TO_THE_GAME: [&str; 2] = ["Tab", "Return"];
