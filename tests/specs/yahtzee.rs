//! Mathematician's Yahtzee: practice, the odds, and links.

use score_core::dice::Generator;
use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::odds::Odds;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::throw::Throw;
use score_tests::yahtzee::{ROLL, die};
use score_tests::{Hand, Page, specs};

specs! {
    in_every_engine: [practice_by_every_hand],
    in_one: [
        single_keys_play_and_a_key_that_cannot_has_a_sentence,
        a_link_lays_its_dice_and_their_patterns_are_named_and_shown_on_them,
        the_adviser_knows_the_exact_odds_of_every_choice,
    ],
}

const SEED: u32 = 7;

/// The generator of this throw of practice.
fn generator(stream: u64) -> Generator {
    Generator::new(SEED.into(), stream)
}

fn practice_by_every_hand(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.expect_said("Roll the dice.");
    let mut stream = 0..;
    let mut next = || generator(stream.next().expect("there is no end"));
    let mut first = Throw::thrown(&mut next());
    page.press(ROLL);
    for hand in Hand::of(page.engine()) {
        page.use_hand(hand);
        page.expect_dice(&first);
        page.expect_said("2 rolls left.");
        page.press(&die(1));
        page.press(&die(3));
        page.press(&die(4));
        page.press(&die(4));
        page.expect_text(ROLL, "Roll 2 dice again");
        let second = first.again([0, 2, 4].into_iter().collect(), &mut next());
        page.press(ROLL);
        page.expect_dice(&second);
        page.expect_said("1 roll left.");
        page.press(&die(0));
        let third = second.again([1, 2, 3, 4].into_iter().collect(), &mut next());
        page.press(ROLL);
        page.expect_dice(&third);
        // The next turn.
        page.expect_text(ROLL, "Five new dice");
        page.press(ROLL);
        page.expect_dice(&Throw::thrown(&mut next()));
        first = Throw::thrown(&mut next());
        page.press("#yahtzee-anew");
    }
    page.expect_dice(&first);
}

fn single_keys_play_and_a_key_that_cannot_has_a_sentence(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.expect_said("Roll the dice.");
    page.type_text("1");
    page.expect_refused("Roll the dice first.");
    page.type_text("r");
    let first = Throw::thrown(&mut generator(0));
    page.expect_dice(&first);
    page.expect_said("2 rolls left.");
    page.type_text("r");
    page.expect_refused("First choose the dice to roll again.");
    page.type_text("125");
    page.expect_chosen(3);
    page.type_text("1R");
    let kept = [0, 2, 3].into_iter().collect();
    let second = first.again(kept, &mut generator(1));
    page.expect_dice(&second);
    // On another page they mean something else.
    page.turn_to("rules");
    page.type_text("r1");
    page.go_to("#yahtzee?seed=7");
    page.expect_dice(&second);
    page.expect_number_of("#yahtzee-dice .again", 0);
    page.type_text("1r1");
    page.expect_refused("No roll is left in this turn.");
}

/// The signs on each of the five dice.
fn signs(page: &Page) -> Vec<String> {
    page.list(
        "return [...document.querySelectorAll('#yahtzee-dice .tile')].map((die) =>
           [...die.querySelectorAll('.token')].map((token) => token.dataset.pattern).join('+'))",
    )
}

fn a_link_lays_its_dice_and_their_patterns_are_named_and_shown_on_them(page: &Page) {
    page.open("#yahtzee");
    let check = |roll: &str, said: &str, expected: [&str; 5]| {
        page.go_to(&format!("#yahtzee?roll={roll}"));
        page.expect_said(said);
        assert_eq!(signs(page), expected, "{roll}");
        let shown = page.list(
            "return [...document.querySelectorAll('#yahtzee-patterns tr.shown')]
               .map((row) => row.dataset.pattern)",
        );
        let mut named: Vec<&str> = expected.iter().flat_map(|one| one.split('+')).collect();
        named.sort_unstable();
        named.dedup();
        named.retain(|name| !name.is_empty());
        assert_eq!(shown.len(), named.len(), "{roll}: {shown:?}");
    };
    check("3.1.4.1.4", "Pi! ", ["pi", "pi", "pi", "", ""]);
    check("6.4.4.1.3", "Pi! ", ["", "pi", "", "pi", "pi"]);
    check("5.1.3.2.1", "Fibonacci! ", ["fibonacci"; 5]);
    check(
        "2.2.2.2.2",
        "Yahtzee, all prime and all even! ",
        ["yahtzee+all prime+all even"; 5],
    );
    check(
        "3.5.5.3.5",
        "All prime and all odd! ",
        ["all prime+all odd"; 5],
    );
    check("1.2.4.6.6", "Choose dice", [""; 5]);
    a_wrong_part_of_a_link_has_a_sentence(page);
    page.go_to("#yahtzee?roll=3.1.4.1.6");
    page.expect_said("Pi!");
    let name = page.text_or_none(&format!(
        "return document.querySelector('{}').getAttribute('aria-label')",
        die(1)
    ));
    assert_eq!(name.as_deref(), Some("Die 2: 1, roll again, part of pi"));
    // The page that opens a throw does not lay it again.
    page.reload();
    page.expect_value("return location.hash", "#yahtzee");
    page.expect_dice(&throw("31416"));
}

fn a_wrong_part_of_a_link_has_a_sentence(page: &Page) {
    for (link, sentence) in [
        (
            "roll=1.2.3",
            "The link gives dice that cannot be: five are needed, each 1 to 6.",
        ),
        (
            "roll=1.2.3.4.7",
            "The link gives dice that cannot be: five are needed, each 1 to 6.",
        ),
        (
            "seed=x",
            "The link gives “x” for seed; that cannot be, so it was left out.",
        ),
        (
            "dcie=1",
            "The link says something about “dcie” that this page does not know.",
        ),
        // The parameters that services add to links are named beside the dice.
        (
            "roll=1.2.3.4.5&fbclid=x",
            "The link says something about “fbclid” that this page does not know.",
        ),
    ] {
        page.go_to(&format!("#yahtzee?{link}"));
        page.expect_refused(sentence);
    }
    // Even if no dice are on the page.
    page.turn_to_mode("Review");
    page.go_to("#yahtzee?dcie=2");
    page.expect_refused("The link says something about “dcie”");
}

fn throw(digits: &str) -> Throw {
    let numbers: Vec<u32> = digits
        .chars()
        .filter_map(|digit| digit.to_digit(10))
        .collect();
    Throw::new(&numbers).expect("a throw")
}

/// The adviser's words on a pattern: the chance in per cent and as a fraction, for the dice that
/// stay and for the best.
fn told(page: &Page, pattern: Pattern) -> Vec<String> {
    page.list(&format!(
        "return [...document.querySelectorAll('#yahtzee-patterns tr[data-pattern=\"{pattern}\"] .odds')]
           .map((odds) => odds.childNodes[0].textContent + ' ' + odds.querySelector('small').textContent)"
    ))
}

/// A chance as the adviser writes it.
fn written(chance: Chance) -> String {
    let parts = chance.rounded(10_000);
    let rough = match chance.rounded(100) {
        0 if chance != Chance::NONE => "under 1 %".to_owned(),
        100 if chance != Chance::SURE => "over 99 %".to_owned(),
        percent => format!("{percent} %"),
    };
    match chance.number().as_whole() {
        Some(_) => format!("{rough} "),
        None => format!(
            "{rough} {}.{:02} %, or {}",
            parts / 100,
            parts % 100,
            chance.number()
        ),
    }
}

fn the_adviser_knows_the_exact_odds_of_every_choice(page: &Page) {
    let odds = Odds::new();
    page.open("#yahtzee?roll=3.3.1.6.2");
    page.expect_said("2 rolls left.");
    // The two buttons say which dice they roll.
    let labels = || [ROLL, "#yahtzee-anew"].map(|button| page.text(button));
    assert_eq!(labels(), ["Roll chosen dice again", "Five new dice"]);
    page.press("#yahtzee-adviser");
    page.press(&die(3));
    page.wait_until(
        "a die is chosen and odds are there",
        "document.querySelector('#yahtzee-dice .again')
         && document.querySelectorAll('#yahtzee-patterns .odds').length === 12",
    );
    assert_eq!(labels(), ["Roll 1 die again", "Five new dice"]);
    let lying = throw("33162");
    let keep = lying.at([0, 1, 2, 4].into_iter().collect());
    for pattern in Pattern::ALL {
        let (_, best) = odds.best(pattern, lying.all(), 2);
        let expected = [odds.keeping(pattern, keep, 2), best].map(written);
        assert_eq!(told(page, pattern), expected, "{pattern}");
    }
    // 1 − (5/6)⁶, for a player who keeps a 3 and a 1.
    assert_eq!(told(page, Pattern::Pi)[1], "67 % 66.51 %, or 31031/46656");
    every_choice_is_listed_the_best_first(page, odds.choices(lying.all()).len());
    // So does a tap on the best dice of a pattern.
    page.press(&die(0));
    page.expect_chosen(4);
    page.press("#yahtzee-patterns tr[data-pattern=pi] button");
    page.expect_chosen(3);
    assert_eq!(told(page, Pattern::Pi)[0], "67 % 66.51 %, or 31031/46656");
}

/// A tap on a choice, of which there are so many, chooses its dice.
fn every_choice_is_listed_the_best_first(page: &Page, count: usize) {
    page.press("#yahtzee-choices summary");
    page.press("#yahtzee-choices .chips button:nth-child(3)");
    page.wait_until(
        "every choice is there, the best first",
        &format!(
            "(() => {{
               const lines = [...document.querySelectorAll('#yahtzee-choices li')];
               return lines.length === {count} && lines[0].innerText.includes('Keep 1 3')
                 && lines[0].innerText.includes('66.51 %');
             }})()"
        ),
    );
    page.press("#yahtzee-choices li:first-child button");
    page.wait_until(
        "the choice is made",
        "document.querySelector('#yahtzee-choices li:first-child button').ariaPressed === 'true'
         && document.querySelectorAll('#yahtzee-dice .again').length === 3",
    );
}
