//! The baseline of the benchmarks is the original, its slips included.

use score_core::dice::DiceSet;

#[path = "../../benches/port.rs"]
mod port;

const IMPOSSIBLE_ROLLS: &str = include_str!("../oracles/score_impossible_rolls.txt");

/// The rolls of Score that the original cannot bring to `goal`.
fn impossible_rolls(goal: u32) -> Vec<String> {
    let rolls = DiceSet::SCORE.rolls().filter(|roll| {
        let dice = [0, 1, 2, 3].map(|at| f64::from(roll.numbers()[at]));
        let by_text = port::is_impossible(dice, f64::from(goal), port::Join::Text);
        let by_numbers = port::is_impossible(dice, f64::from(goal), port::Join::Arithmetic);
        assert_eq!(by_text, by_numbers, "{dice:?} for {goal}");
        by_text
    });
    rolls.map(|roll| roll.to_string()).collect()
}

#[test]
fn the_port_has_the_published_104() {
    let published: Vec<&str> = IMPOSSIBLE_ROLLS.lines().collect();
    assert_eq!(impossible_rolls(20), published);
    assert_eq!(published.len(), 104);
}

#[test]
fn the_port_takes_its_marks_for_numbers() {
    // 233 of the rolls cannot make 31: the port lets 44 of them through.
    assert_eq!(impossible_rolls(31).len(), 233 - 44);
}
