//! No bytes break anything: valid messages with mistakes in them, from seeds. `cargo xtask fuzz`
//! looks for worse ones with the same targets.

#[path = "../../fuzz/src/lib.rs"]
#[allow(dead_code)]
mod targets;

use score_core::dice::Generator;

/// The number of messages that are tried at each target.
const TRIES: u32 = 20_000;

/// A valid message with a few mistakes.
fn with_mistakes(valid: &[u8], generator: &mut Generator) -> Vec<u8> {
    let mut bytes = valid.to_vec();
    for _ in 0..generator.below(4) {
        let index = generator.below(bytes.len() as u32 + 1) as usize;
        let byte = generator.below(256) as u8;
        match (generator.below(4), bytes.get_mut(index)) {
            (0, Some(old)) => *old ^= 1 << (byte % 8),
            (1, Some(old)) => *old = byte,
            (2, Some(_)) => drop(bytes.remove(index)),
            _ => bytes.insert(index, byte),
        }
    }
    bytes
}

/// Every other time the first message is whole, so that the rest meets a table and not a
/// refusal. Most messages are refused; if all were, nothing would be proved.
fn check(target: fn(&[u8]) -> usize, entries_before: usize, valid: &[Vec<u8>]) {
    let mut generator = Generator::new(1, valid.len() as u64);
    let mut got_through = 0;
    for number in 0..TRIES {
        let mut bytes = match number % 2 {
            0 => Vec::new(),
            _ => valid[0].clone(),
        };
        for _ in 0..=generator.below(12) {
            let message = &valid[generator.below(valid.len() as u32) as usize];
            bytes.extend(with_mistakes(message, &mut generator));
        }
        got_through += usize::from(target(&bytes) > entries_before);
    }
    assert!(got_through > TRIES as usize / 4, "{got_through}");
}

#[test]
fn a_relay_stands_whatever_players_send() {
    let entries_before = 1 + targets::PLAYERS as usize;
    let valid = targets::messages_to_relay();
    check(targets::relay_hears, entries_before, &valid);
}

#[test]
fn a_page_stands_whatever_a_relay_sends() {
    check(targets::page_hears, 0, &targets::messages_to_player());
}
