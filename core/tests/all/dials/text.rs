//! Dials, tests of letters, digits and the sentences of refusals.

use score_core::games::dials::DialsRefusal;
use score_core::games::dials::kind::{Kind, Modulus};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::residues::Residues;
use score_core::games::dials::signatures::Signatures;

use super::{digits, letters, signatures};

fn kind(modulus: u32, dials: usize) -> Kind {
    Kind::new(Modulus::new(modulus).unwrap(), dials).unwrap()
}

#[test]
fn letters_and_digits_are_read_as_they_are_written() {
    let five = Kind::USUAL;
    assert_eq!(letters(five, "ABCDE").values(), [0, 1, 2, 3, 4]);
    assert_eq!(letters(five, "edbde").letters(), "EDBDE");
    assert_eq!(digits(five, "21200").values(), [2, 1, 2, 0, 0]);
    let eleven = kind(11, 3);
    assert_eq!(letters(eleven, "AJK").values(), [0, 9, 10]);
    assert_eq!(digits(eleven, "0Xx").values(), [0, 10, 10]);
    assert_eq!(digits(eleven, "9X0").digits(), "9X0");
}

#[test]
fn signatures_are_read_with_commas_or_dots() {
    let written = "21200,01043,11111,00400,12340";
    assert_eq!(signatures(5, written).to_string(), written);
    assert_eq!(
        signatures(5, &written.replace(',', ".")).to_string(),
        written
    );
    assert_eq!(signatures(11, "X1, 0x").to_string(), "X1,0X");
}

#[test]
fn the_example_of_the_rules_comes_out() {
    let five = Kind::USUAL;
    let [start, button] = [letters(five, "ABCDE"), digits(five, "21200")];
    assert_eq!(start.plus(&button).letters(), "CCEDE");
    assert_eq!(start.plus(&button).plus(&button).letters(), "EDBDE");
}

#[test]
fn a_text_that_is_no_puzzle_is_refused_with_the_reason() {
    let check = |refused: Option<DialsRefusal>, expected| {
        assert_eq!(refused, Some(expected));
    };
    let five = Kind::USUAL;
    for modulus in [0, 1, 4, 6, 9, 13, 257] {
        check(Modulus::new(modulus).err(), DialsRefusal::Modulus);
    }
    for dials in [0, 1, 9] {
        check(Kind::new(Modulus::USUAL, dials).err(), DialsRefusal::Dials);
    }
    for text in ["", "ABCD", "ABCDEA", "ABCDF", "ABCD1", "ÄBCDE"] {
        check(
            Residues::from_letters(five, text).err(),
            DialsRefusal::Letters(five),
        );
    }
    for text in ["", "2120", "212000", "21205", "2120A", "2120X", "-2120"] {
        check(
            Residues::from_digits(five, text).err(),
            DialsRefusal::Steps(five),
        );
    }
    check(
        Residues::from_digits(kind(11, 2), "1Y").err(),
        DialsRefusal::Steps(kind(11, 2)),
    );
    check(
        Signatures::read(Modulus::USUAL, "21200,01043").err(),
        DialsRefusal::Steps(kind(5, 2)),
    );
    check(
        Signatures::new(five, &[Residues::zero(five)]).err(),
        DialsRefusal::Signatures(five),
    );
    let other = Residues::zero(kind(7, 5));
    check(
        Signatures::new(five, &[other; 5]).err(),
        DialsRefusal::Kinds,
    );
    check(
        Puzzle::new(signatures(5, "12,01"), other, other).err(),
        DialsRefusal::Kinds,
    );
}

#[test]
fn every_number_but_0_can_be_divided_by() {
    for modulus in Modulus::ALL {
        assert_eq!(modulus.inverse(0), None);
        for residue in 1..modulus.value() {
            let inverse = modulus.inverse(residue).expect("a prime");
            assert_eq!(modulus.product(residue, inverse), 1);
            assert_eq!(
                modulus.of(u32::from(residue + modulus.negative(residue))),
                0
            );
        }
    }
}
