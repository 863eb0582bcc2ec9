//! The acts of a journey and the sentences that were said after each, as a text that a person reads.

use std::fmt::{self, Display};

/// The letters that a voice says in a second, at its usual speed.
pub const LETTERS_A_SECOND: usize = 16;
/// The time that a player takes for a key, in milliseconds.
pub const KEY_MS: usize = 300;

/// An act, and the sentences that were said after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The act, such as `key Tab`.
    pub act: String,
    /// The sentences, in order.
    pub said: Vec<String>,
}

/// The steps of a journey, in order. As a text, an act is a line after `> ` and a sentence a line of
/// its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// The steps.
    pub steps: Vec<Step>,
}

impl Transcript {
    /// Reads a text that [`Display`] has written. Sentences before the first act are left out.
    pub fn read(text: &str) -> Transcript {
        let mut steps: Vec<Step> = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match (line.strip_prefix("> "), steps.last_mut()) {
                (Some(act), _) => steps.push(Step {
                    act: act.to_owned(),
                    said: Vec::new(),
                }),
                (None, Some(step)) => step.said.push(line.to_owned()),
                (None, None) => {}
            }
        }
        Transcript { steps }
    }

    /// The time that a player takes from an act to the end of a sentence that begins with
    /// `sentence`, in milliseconds: they hear each sentence to its end, from a voice of
    /// `LETTERS_A_SECOND`, and then press the next key. `None` if there is no such act, or no such
    /// sentence after it.
    pub fn time_ms(&self, act: &str, sentence: &str) -> Option<usize> {
        let from = self.steps.iter().position(|step| step.act == act)?;
        let mut time_ms = 0;
        for (index, step) in self.steps[from..].iter().enumerate() {
            // The clock starts with the first act.
            time_ms += if index > 0 {
                key_count(&step.act) * KEY_MS
            } else {
                0
            };
            for said in &step.said {
                time_ms += said.chars().count() * 1_000 / LETTERS_A_SECOND;
                if said.starts_with(sentence) {
                    return Some(time_ms);
                }
            }
        }
        None
    }

    /// A sentence for each step that is not as expected: a sentence that is missing, new or said
    /// twice. Sentences after one act may come in any order: lines of the page that change together
    /// reach a screen reader in no fixed one.
    pub fn differences(&self, expected: &Transcript) -> Vec<String> {
        let count = self.steps.len().max(expected.steps.len());
        (0..count)
            .filter_map(|index| difference(self.steps.get(index), expected.steps.get(index)))
            .collect()
    }
}

/// The number of keys of an act.
fn key_count(act: &str) -> usize {
    match act.strip_prefix("type ") {
        Some(text) => text.chars().count(),
        None => 1,
    }
}

fn difference(heard: Option<&Step>, expected: Option<&Step>) -> Option<String> {
    match (heard, expected) {
        (Some(heard), Some(expected)) if are_same(heard, expected) => None,
        (Some(heard), Some(expected)) => Some(format!(
            "> {}\n  expected: {}\n  heard:    {}",
            heard.act,
            joined(&expected.said),
            joined(&heard.said),
        )),
        (Some(heard), None) => Some(format!("> {}\n  nobody expects it", heard.act)),
        (None, Some(expected)) => Some(format!("> {}\n  it was not done", expected.act)),
        (None, None) => None,
    }
}

fn are_same(heard: &Step, expected: &Step) -> bool {
    let sorted = |step: &Step| {
        let mut said = step.said.clone();
        said.sort();
        said
    };
    heard.act == expected.act && sorted(heard) == sorted(expected)
}

fn joined(said: &[String]) -> String {
    match said {
        [] => "nothing".to_owned(),
        said => said.join(" | "),
    }
}

impl Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in &self.steps {
            writeln!(f, "> {}", step.act)?;
            for sentence in &step.said {
                writeln!(f, "{sentence}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: &str = "> key s\nSCORE! 30 seconds.\nMake 20.\n> key h\n";

    #[test]
    fn a_transcript_that_is_written_reads_as_the_same() {
        let read = Transcript::read(ROUND);
        assert_eq!(read.steps.len(), 2);
        assert_eq!(read.to_string(), ROUND);
    }

    #[test]
    fn sentences_after_one_act_may_come_in_any_order() {
        let expected = Transcript::read(ROUND);
        let other = Transcript::read("> key s\nMake 20.\nSCORE! 30 seconds.\n> key h\n");
        assert!(other.differences(&expected).is_empty());
    }

    #[test]
    fn a_sentence_that_is_missing_new_twice_or_after_another_act_is_a_difference() {
        let expected = Transcript::read(ROUND);
        assert!(expected.differences(&expected).is_empty());
        for other in [
            "> key s\nMake 20.\n> key h\n",
            "> key s\nSCORE! 30 seconds.\nMake 20.\nMake 20.\n> key h\n",
            "> key s\nSCORE! 30 seconds. Make 20.\n> key h\n",
            "> key s\nSCORE! 30 seconds.\nMake 20.\n> key h\nNo.\n",
            "> key s\nSCORE! 30 seconds.\nMake 20.\n",
        ] {
            let differences = Transcript::read(other).differences(&expected);
            assert_eq!(differences.len(), 1, "{other}");
        }
    }

    #[test]
    fn a_round_that_is_typed_by_ear_ends_before_its_thirty_seconds_do() {
        // With a refused number in it, and a step that is taken back.
        let round = Transcript::read(include_str!("../../heard/round-won.txt"));
        let ms = round.time_ms("key s", "20! You showed it.");
        assert!(ms.is_some_and(|ms| ms < 25_000), "{ms:?}");
    }

    #[test]
    fn the_time_of_a_round_needs_both_its_ends() {
        let round = Transcript::read(ROUND);
        assert_eq!(round.time_ms("key s", "Make 20."), Some(1_625));
        assert_eq!(round.time_ms("key s", "20!"), None);
        assert_eq!(round.time_ms("key i", "Make 20."), None);
    }
}
