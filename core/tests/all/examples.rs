//! The examples as a person runs them: their output and their refusals.
//!
//! Cargo builds the examples for plain `cargo test`, beside the tests.

use std::env::consts::EXE_SUFFIX;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::twenty_four;

fn example(name: &str, arguments: &[&str]) -> Command {
    let file = format!("{name}{EXE_SUFFIX}");
    let folders = folders_of_examples();
    let mut places = folders.iter().map(|folder| folder.join(&file));
    let built = places.find(|place| place.exists()).unwrap_or_else(|| {
        panic!("{file} is in none of {folders:?}: plain `cargo test` builds it, a chosen test alone does not")
    });
    let mut command = Command::new(built);
    command.args(arguments);
    command
}

/// The folders in which Cargo may have put the examples: beside the tests, or where its results
/// are, if it has another folder for intermediate files (`build.build-dir`).
fn folders_of_examples() -> [PathBuf; 2] {
    let test = std::env::current_exe().expect("a test has a path");
    let beside = test
        .ancestors()
        .nth(2)
        .expect("tests are built in <folder>/<profile>/deps");
    let profile = beside.file_name().expect("a profile has a name");
    let results = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")),
        PathBuf::from,
    );
    [beside, &results.join(profile)].map(|folder| folder.join("examples"))
}

/// Runs an example to its end: standard output, standard error, exit status.
fn run(name: &str, arguments: &[&str]) -> (String, String, Option<i32>) {
    let output = example(name, arguments).output().expect("the example runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the example writes text");
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

pub fn check_prints(name: &str, arguments: &[&str], expected: &str) {
    let (out, err, status) = run(name, arguments);
    assert_eq!(out, expected, "{name} {arguments:?}");
    assert_eq!(
        (err.as_str(), status),
        ("", Some(0)),
        "{name} {arguments:?}"
    );
}

pub fn check_refuses(name: &str, arguments: &[&str], expected: &str) {
    let (out, err, status) = run(name, arguments);
    assert_eq!(err, format!("{expected}.\n"), "{name} {arguments:?}");
    assert_eq!(
        (out.as_str(), status),
        ("", Some(2)),
        "{name} {arguments:?}"
    );
}

#[test]
fn solve_prints_the_different_solutions_the_simplest_first() {
    let four_nines = "(9 & 9 / 9) + 9\n";
    check_prints("solve", &["9", "9", "9", "9", "--goal", "20"], four_nines);
    check_prints("solve", &["9", "9", "9", "9"], four_nines);
    check_prints(
        "solve",
        &["12", "5", "2", "1"],
        "((12 + 5) + 2) + 1\n12 + ((5 - 1) * 2)\n((12 * 2) + 1) - 5\n\
         (12 * 5) / (2 + 1)\n12 / (1 - (2 / 5))\n",
    );
    check_prints("solve", &["--goal=6", "2", "3", "--ops", "*"], "3 * 2\n");
    check_prints(
        "solve",
        &["8", "3", "8", "3", "--goal", "24", "--ops", "+-*/", "--all"],
        "8 / (3 - (8 / 3))\n",
    );
}

#[test]
fn solve_prints_every_solution_by_form() {
    let check = |arguments: &[&str], expected: &str| check_prints("solve", arguments, expected);
    let four_nines = "(9 & 9 / 9) + 9\n9 + (9 & 9 / 9)\n";
    check(&["9", "9", "9", "9", "--forms"], four_nines);
    check(
        &["--forms", "--goal=6", "2", "3", "--ops", "*"],
        "2 * 3\n3 * 2\n",
    );
    check(&["1", "1", "1", "4", "--forms"], "No answer\n");
}

#[test]
fn solve_says_where_there_is_no_answer() {
    check_prints("solve", &["1", "1", "1", "4"], "No answer\n");
    check_prints(
        "solve",
        &["1", "2", "17", "20", "--ops", "+", "--all"],
        "No answer\n",
    );
    check_prints("solve", &["9", "9", "9", "9", "--ops", ""], "No answer\n");
}

#[test]
fn solve_refuses_bad_arguments_with_a_sentence() {
    let check = |arguments: &[&str], expected: &str| check_refuses("solve", arguments, expected);
    check(&[], "there must be at least 2 numbers");
    check(&["9"], "there must be at least 2 numbers");
    check(
        &["1", "2", "3", "4", "5", "6", "7"],
        "there can be at most 6 numbers",
    );
    check(&["9", "1000"], "a number can be at most 999");
    check(&["9", "nine"], "'nine' is not a whole number from 0 to 999");
    check(&["9", "1.5"], "'1.5' is not a whole number from 0 to 999");
    check(&["9", "9\n9"], "'9 9' is not a whole number from 0 to 999");
    check(
        &["9", "99999999999"],
        "'99999999999' is not a whole number from 0 to 999",
    );
    check(&["9", "-9"], "invalid option '-9'");
    check(&["9", "9", "--goal", "1000"], "a goal can be at most 999");
    check(
        &["9", "9", "--goal", "-1"],
        "'-1' is not a whole number from 0 to 999",
    );
    check(
        &["9", "9", "--goal"],
        "missing argument for option '--goal'",
    );
    check(&["9", "9", "--ops", "+^"], "'^' is not one of + - * / &");
    check(&["9", "9", "--fast"], "invalid option '--fast'");
    check(&["9", "9", "--goals", "1..2"], "invalid option '--goals'");
}

#[test]
fn impossible_prints_the_published_104() {
    check_prints(
        "impossible",
        &["6", "6", "12", "20", "--goal", "20"],
        include_str!("../oracles/score_impossible_rolls.txt"),
    );
}

#[test]
fn impossible_takes_other_dice_and_operators() {
    check_prints(
        "impossible",
        &["3", "2", "--goal", "2", "--ops", "*"],
        "1 1\n1 3\n2 2\n2 3\n",
    );
    check_prints(
        "impossible",
        &["2", "2", "--goal", "3", "--ops", "-"],
        "1 1\n1 2\n2 2\n",
    );
    check_prints(
        "impossible",
        &["2", "2", "2", "--goal", "3", "--ops", "+", "--all"],
        "1 1 2\n1 2 2\n2 2 2\n",
    );
}

#[test]
fn impossible_refuses_bad_dice_with_a_sentence() {
    let check =
        |arguments: &[&str], expected: &str| check_refuses("impossible", arguments, expected);
    check(&[], "bad dice: at least 2 are needed");
    check(&["6"], "bad dice: at least 2 are needed");
    check(&["6"; 7], "bad dice: there can be at most 6");
    check(&["6", "1"], "bad dice: a die has 2 to 100 sides");
    check(&["6", "101"], "bad dice: a die has 2 to 100 sides");
    check(&["6", "six"], "'six' is not a whole number from 0 to 999");
    check(&["6", "6", "--goal", "1000"], "a goal can be at most 999");
    check(
        &["100", "100", "100", "100"],
        "these dice have 4421275 different rolls, more than 100000",
    );
    check(
        &["6", "6", "--ops", ""],
        "there must be at least one operator",
    );
    check(&["6", "6", "--forms"], "invalid option '--forms'");
    check(
        &["6", "6", "--goals", "5..1"],
        "the first goal is above the last",
    );
    check(
        &["6", "6", "--goals", "5..1000"],
        "a goal can be at most 999",
    );
    for word in [
        "5", "..", "5..", "..5", "1..2..3", "a..b", "-1..5", "1.5..2",
    ] {
        let expected = format!("'{word}' is not a range such as 0..100");
        check(&["6", "6", "--goals", word], &expected);
    }
    check(
        &["6", "6", "--goals", "1..2", "--goal", "3"],
        "'--goal' and '--goals' cannot stand together",
    );
    check(
        &["100", "100", "100", "100", "--goals", "0..1"],
        "these dice have 4421275 different rolls, more than 100000",
    );
}

#[test]
fn impossible_counts_the_rolls_for_each_of_the_goals() {
    check_prints(
        "impossible",
        &["6", "6", "12", "20", "--goals", "0..100"],
        include_str!("../oracles/score_impossible_by_goal.tsv"),
    );
    check_prints(
        "impossible",
        &["2", "3", "--goals=2..4", "--ops", "+"],
        "2\t4\n3\t4\n4\t3\n",
    );
    check_prints(
        "impossible",
        &["6", "6", "12", "20", "--goals", "20..20"],
        "20\t104\n",
    );
}

#[test]
fn atlas_prints_every_roll_with_its_facts() {
    check_prints(
        "atlas",
        &["2", "3", "--goal", "3"],
        "roll\tsolutions\tdifficulty\tforms\n\
         1 1\t0\t\t\n\
         1 2\t1\t2\tab\n\
         1 3\t1\t3\tab\n\
         2 2\t0\t\t\n\
         2 3\t0\t\t\n",
    );
    let (out, err, status) = run("atlas", &["6", "6", "12", "20", "--goal", "20"]);
    assert_eq!((err.as_str(), status), ("", Some(0)));
    let cells: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert!(cells.iter().all(|cells| cells.len() == 4));
    assert_eq!(cells.len(), 1 + 2359);
    let impossible = cells.iter().filter(|cells| cells[1] == "0");
    let rolls: Vec<&str> = impossible.map(|cells| cells[0]).collect();
    let published = include_str!("../oracles/score_impossible_rolls.txt");
    assert_eq!(rolls, published.lines().collect::<Vec<_>>());
}

#[test]
fn atlas_refuses_bad_dice_with_a_sentence() {
    let check = |arguments: &[&str], expected: &str| check_refuses("atlas", arguments, expected);
    check(&["6"], "bad dice: at least 2 are needed");
    check(&["2"; 6], "an atlas can have at most 5 dice");
    check(&["6", "101"], "bad dice: a die has 2 to 100 sides");
    check(&["6", "6", "--goal", "1000"], "a goal can be at most 999");
    check(
        &["6", "6", "--ops", ""],
        "there must be at least one operator",
    );
    check(&["6", "6", "--goals", "1..2"], "invalid option '--goals'");
    check(
        &["100", "100", "100", "100"],
        "these dice have 4421275 different rolls, more than 100000",
    );
}

#[test]
fn yahtzee_prints_each_pattern_under_its_own_best_play() {
    let check = |arguments: &[&str], expected: &str| check_prints("yahtzee", arguments, expected);
    check(
        &["3", "3", "1", "6", "2", "--rolls-left", "2"],
        "yahtzee\t0.0290637860\t3 3\nfibonacci\t0.1635802469\t1 2 3\n\
         pi\t0.6651020233\t1 3\nall prime\t0.5625000000\t2 3 3\n\
         all even\t0.4218750000\t2 6\nall odd\t0.5625000000\t1 3 3\n",
    );
    check(
        &["1", "1", "3", "3", "5", "--exact"],
        "yahtzee\t113/3888\t1 1\nfibonacci\t11/36\t1 1 3 5\npi\t31031/46656\t1 3\n\
         all prime\t9/16\t3 3 5\nall even\t243/1024\tnone\nall odd\t1\t1 1 3 3 5\n",
    );
    check(
        &["--rolls-left=0", "3", "1", "4", "1", "4"],
        "yahtzee\t0.0000000000\t1 1 3 4 4\nfibonacci\t0.0000000000\t1 1 3 4 4\n\
         pi\t1.0000000000\t1 1 3 4 4\nall prime\t0.0000000000\t1 1 3 4 4\n\
         all even\t0.0000000000\t1 1 3 4 4\nall odd\t0.0000000000\t1 1 3 4 4\n",
    );
}

#[test]
fn yahtzee_refuses_bad_arguments_with_a_sentence() {
    let check = |arguments: &[&str], expected: &str| check_refuses("yahtzee", arguments, expected);
    check(&[], "there must be 5 dice");
    check(&["1", "2", "3", "4"], "there must be 5 dice");
    check(&["1"; 6], "there must be 5 dice");
    check(&["1", "2", "3", "4", "7"], "a die shows 1 to 6");
    check(&["1", "2", "3", "4", "x"], "'x' is not a whole number");
    check(
        &["1", "2", "3", "4", "5", "--rolls-left", "3"],
        "'--rolls-left' is 0 to 2",
    );
    check(&["--goal", "3"], "invalid option '--goal'");
}

#[test]
fn twenty_four_prints_every_hand_with_its_solutions() {
    let (out, err, status) = run("twenty_four", &[]);
    assert_eq!((err.as_str(), status), ("", Some(0)));
    twenty_four::check_table(&out);
    check_prints(
        "twenty_four",
        &["--highest", "2", "--goal=8"],
        "Num1\tNum2\tNum3\tNum4\tAnswer\n\
         1\t1\t1\t1\tNo answer\n\
         1\t1\t1\t2\tNo answer\n\
         1\t1\t2\t2\t((2 + 1) + 1) * 2 | (2 + 2) * (1 + 1) | ((1 + 1) * 2) * 2\n\
         1\t2\t2\t2\t((2 + 1) * 2) + 2 | ((2 + 2) * 2) * 1 | ((2 * 2) * 2) * 1\n\
         2\t2\t2\t2\t((2 + 2) + 2) + 2 | ((2 * 2) + 2) + 2 | (2 * 2) + (2 * 2)\n",
    );
}

#[test]
fn twenty_four_refuses_bad_arguments_with_a_sentence() {
    let check =
        |arguments: &[&str], expected: &str| check_refuses("twenty_four", arguments, expected);
    check(&["24"], "unexpected argument \"24\"");
    check(&["--ops", "+"], "invalid option '--ops'");
    check(&["--goal", "1000"], "a goal can be at most 999");
    check(&["--goal", "x"], "'x' is not a whole number from 0 to 999");
    check(&["--goal"], "missing argument for option '--goal'");
    for highest in ["0", "1", "14"] {
        check(&["--highest", highest], "the highest card is 2 to 13");
    }
}

#[test]
fn a_reader_may_leave_before_the_end() {
    let mut running = example("solve", &["3", "4", "5", "7", "11", "20", "--forms"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example starts");
    let mut first = String::new();
    let mut reader = BufReader::new(running.stdout.take().expect("a pipe"));
    reader.read_line(&mut first).expect("a first line");
    drop(reader);
    let mut err = String::new();
    let mut errors = running.stderr.take().expect("a pipe");
    errors.read_to_string(&mut err).expect("text");
    let status = running.wait().expect("the example ends");
    assert_eq!(first, "4 + (5 + 11)\n");
    assert_eq!((err.as_str(), status.code()), ("", Some(0)));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_of_its_own() {
    let full = std::fs::File::create("/dev/full").expect("a device that is always full");
    let output = example("solve", &["9", "9", "9", "9"])
        .stdout(full)
        .output()
        .expect("the example runs");
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        err.starts_with("the result could not be written: "),
        "{err}"
    );
    assert_eq!((err.lines().count(), output.status.code()), (1, Some(1)));
}
