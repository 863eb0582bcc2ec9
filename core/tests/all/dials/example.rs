//! Dials, tests of the example program as a person runs it.

use crate::examples::{check_prints, check_refuses};

#[test]
fn dials_prints_the_presses_of_each_button() {
    let check = |arguments: &[&str], expected: &str| check_prints("dials", arguments, expected);
    let rows = "01000,00100,21200,00010,00001";
    let puzzle = [
        "--signatures",
        rows,
        "--start",
        "ABCDE",
        "--target",
        "EDBDE",
    ];
    check(&puzzle, "1\t0\n2\t0\n3\t2\n4\t0\n5\t0\n");
    check(
        &[
            "--target=ka",
            "--start=BJ",
            "--modulus=11",
            "--signatures=0X,30",
        ],
        "1\t9\n2\t3\n",
    );
    // Of 25 ways the one with the fewest presses.
    check(
        &[
            "--signatures",
            "110,110,330",
            "--start",
            "AAA",
            "--target",
            "DDA",
        ],
        "1\t0\n2\t0\n3\t1\n",
    );
}

#[test]
fn dials_says_where_there_is_no_way() {
    check_prints(
        "dials",
        &["--signatures", "12,24", "--start", "AA", "--target", "BB"],
        "There is no way: from AA these buttons reach 5 of 25 targets, and BB is not among them.\n",
    );
}

#[test]
fn dials_refuses_bad_arguments_with_a_sentence() {
    let check = |arguments: &[&str], expected: &str| check_refuses("dials", arguments, expected);
    let with = |name: &'static str, value: &'static str, expected: &str| {
        let usual = [
            ("--signatures", "12,01"),
            ("--start", "AB"),
            ("--target", "CD"),
        ];
        let mut arguments = vec![name, value];
        for (other, value) in usual.into_iter().filter(|(other, _)| *other != name) {
            arguments.extend([other, value]);
        }
        check(&arguments, expected);
    };
    check(&[], "'--signatures' is missing");
    check(&["--signatures", "12,01"], "'--start' is missing");
    check(
        &["--signatures", "12,01", "--start", "AB"],
        "'--target' is missing",
    );
    check(&["--start"], "missing argument for option '--start'");
    check(&["ABCDE"], "unexpected argument \"ABCDE\"");
    with("--goal", "3", "invalid option '--goal'");
    with(
        "--signatures",
        "12",
        "bad signatures '12': there must be 2 to 8 dials",
    );
    with(
        "--signatures",
        "12,0",
        "bad signatures '12,0': a signature has 2 digits from 0 to 4",
    );
    with(
        "--signatures",
        "12,05",
        "bad signatures '12,05': a signature has 2 digits from 0 to 4",
    );
    with(
        "--start",
        "AF",
        "bad start 'AF': 2 dials show 2 letters from A to E",
    );
    with(
        "--target",
        "ABC",
        "bad target 'ABC': 2 dials show 2 letters from A to E",
    );
    for modulus in ["4", "0", "-5", "five", "13"] {
        let expected = format!(
            "bad modulus '{modulus}': the modulus must be 2, 3, 5, 7 or 11, because elimination \
             divides by every number but 0"
        );
        with_modulus(modulus, &expected);
    }
}

fn with_modulus(modulus: &str, expected: &str) {
    let usual = ["--signatures", "12,01", "--start", "AB", "--target", "CD"];
    check_refuses(
        "dials",
        &[&usual[..], &["--modulus", modulus]].concat(),
        expected,
    );
}
