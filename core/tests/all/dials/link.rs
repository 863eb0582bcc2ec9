//! Dials, tests of links to puzzles.

use proptest::prelude::*;
use score_core::dice::Generator;
use score_core::games::dials::kind::{Kind, Modulus};
use score_core::link::{DialsLink, LinkRefusal, MAX_LINK_BYTES};

use super::{any_board, puzzle};

/// Reads an address that has nothing wrong in it.
fn read(fragment: &str) -> DialsLink {
    let (link, refusals) = DialsLink::read(fragment);
    assert_eq!(refusals, [], "{fragment}");
    link
}

fn generator() -> Generator {
    Generator::new(1, 0)
}

#[test]
fn an_address_carries_a_whole_puzzle() {
    let link = read("#dials?modulus=7&signatures=16.20&start=AG&target=BC");
    assert_eq!(
        link.puzzle(&mut generator()),
        puzzle(7, "16,20", "AG", "BC")
    );
    let usual = read("dials?signatures=21200.01043.11111.00400.12340&start=abcde&target=EDBDE");
    let expected = puzzle(5, "21200,01043,11111,00400,12340", "ABCDE", "EDBDE");
    assert_eq!(usual.puzzle(&mut generator()), expected);
}

#[test]
fn settings_that_an_address_leaves_out_are_drawn() {
    let made = |fragment: &str| read(fragment).puzzle(&mut generator());
    assert_eq!(made("dials").kind(), Kind::USUAL);
    let seven = Kind::new(Modulus::new(7).unwrap(), 3).unwrap();
    assert_eq!(made("dials?modulus=7&dials=3").kind(), seven);
    assert_eq!(made("dials?modulus=7&start=AGB").kind(), seven);
    let started = made("dials?start=ABCDE");
    assert_eq!(started.start().letters(), "ABCDE");
    assert_eq!(made("dials?target=ABC").target().letters(), "ABC");
    assert_ne!(started.start(), started.target());
    let both = made("dials?start=AB&target=AB");
    assert!(both.steps().is_zero() && both.signatures().determinant() != 0);
    let fixed = made("dials?signatures=12.24");
    assert_eq!(fixed.signatures().to_string(), "12,24");
    assert!(fixed.solution().is_some());
}

#[test]
fn only_an_address_with_a_part_of_it_asks_for_a_puzzle() {
    for fragment in ["dials", "dials?seed=7", ""] {
        assert!(!read(fragment).has_puzzle(), "{fragment}");
    }
    for fragment in [
        "dials?dials=5",
        "dials?modulus=5",
        "dials?start=ABC",
        "dials?signatures=12.24",
    ] {
        assert!(read(fragment).has_puzzle(), "{fragment}");
    }
    assert_eq!(read("dials?seed=7").seed, Some(7));
    let link = read("dials?seed=7&show=rules");
    assert!(link.shows_rules && !link.has_puzzle());
    assert_eq!(link.to_string(), "dials?seed=7&show=rules");
}

#[test]
fn a_value_that_cannot_be_read_is_named_and_leaves_the_puzzle_out() {
    for (query, key, value) in [
        ("modulus=4", "modulus", "4"),
        ("modulus=five", "modulus", "five"),
        ("dials=9", "dials", "9"),
        ("signatures=12.2", "signatures", "12.2"),
        ("signatures=12.25", "signatures", "12.25"),
        ("signatures=12.24&start=ABC", "start", "ABC"),
        ("signatures=12.24&target=AF", "target", "AF"),
        ("signatures=12.24&dials=3", "dials", "3"),
        ("start=ABC&target=AB", "target", "AB"),
        ("start=A", "start", "A"),
        ("seed=x", "seed", "x"),
        ("show=plan", "show", "plan"),
    ] {
        let (link, refusals) = DialsLink::read(&format!("dials?{query}"));
        let bad = LinkRefusal::BadValue {
            key: key.to_owned(),
            value: value.to_owned(),
        };
        assert_eq!((link, refusals), (DialsLink::BARE, vec![bad]), "{query}");
    }
    let (link, refusals) = DialsLink::read("dials?roll=1.2&start=ABCDE");
    let unknown = LinkRefusal::UnknownKey {
        key: "roll".to_owned(),
    };
    assert_eq!((link.has_puzzle(), refusals), (true, vec![unknown]));
    let long = format!("dials?start={}", "A".repeat(MAX_LINK_BYTES));
    assert_eq!(
        DialsLink::read(&long),
        (DialsLink::BARE, vec![LinkRefusal::TooLong])
    );
}

proptest! {
    #[test]
    fn a_link_is_read_as_it_was_written((signatures, start, target) in any_board(8)) {
        let made = score_core::games::dials::puzzle::Puzzle::new(signatures, start, target).unwrap();
        let link = DialsLink::to(&made);
        prop_assert_eq!(read(&link.to_string()), link);
        prop_assert_eq!(link.puzzle(&mut generator()), made);
    }

    #[test]
    fn no_address_breaks_it(fragment in "dials\\?(modulus|dials|signatures|start|target|seed)=.{0,20}(&start=[A-L.]{0,9})?") {
        let (link, _) = DialsLink::read(&fragment);
        let made = link.puzzle(&mut generator());
        prop_assert_eq!(made.kind(), link.kind.unwrap_or(Kind::USUAL));
        prop_assert_eq!(read(&link.to_string()), link);
    }
}
