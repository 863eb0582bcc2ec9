//! Dials: residues, one for each dial (its letter or steps) or for each button (presses).

use super::kind::{DialsRefusal, Kind, MAX_DIALS, digit, letter, read_digit, read_letter};
use crate::dice::Generator;

/// A residue for each dial, or for each button, of a kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Residues {
    kind: Kind,
    /// Values after the last dial of the kind are 0.
    values: [u8; MAX_DIALS],
}

impl Residues {
    /// A residue of 0 for each dial.
    pub const fn zero(kind: Kind) -> Residues {
        Residues {
            kind,
            values: [0; MAX_DIALS],
        }
    }

    /// Makes residues by a function of their indices.
    pub fn from_fn(kind: Kind, value: impl Fn(usize) -> u32) -> Residues {
        let mut made = Residues::zero(kind);
        for index in 0..kind.dials() {
            made.values[index] = kind.modulus().of(value(index));
        }
        made
    }

    /// Random residues, all equally likely.
    pub fn random(kind: Kind, generator: &mut Generator) -> Residues {
        let mut made = Residues::zero(kind);
        for value in &mut made.values[..kind.dials()] {
            *value = kind
                .modulus()
                .of(generator.below(kind.modulus().value().into()));
        }
        made
    }

    /// Reads the letters that dials show: `ABCDE`.
    pub fn from_letters(kind: Kind, text: &str) -> Result<Residues, DialsRefusal> {
        read_residues(kind, text, read_letter).ok_or(DialsRefusal::Letters(kind))
    }

    /// Reads steps or presses, a digit each; ten is an `X`: `21200`.
    pub fn from_digits(kind: Kind, text: &str) -> Result<Residues, DialsRefusal> {
        read_residues(kind, text, read_digit).ok_or(DialsRefusal::Steps(kind))
    }

    /// The residues as the letters that dials show.
    pub fn letters(&self) -> String {
        self.values().iter().copied().map(letter).collect()
    }

    /// The residues as digits.
    pub fn digits(&self) -> String {
        self.values().iter().copied().map(digit).collect()
    }

    /// The kind of puzzle that the residues are for.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The residues in their order.
    pub fn values(&self) -> &[u8] {
        &self.values[..self.kind.dials()]
    }

    /// Whether each residue is 0.
    pub fn is_zero(&self) -> bool {
        self.total() == 0
    }

    /// The sum of the residues as whole numbers.
    pub fn total(&self) -> u32 {
        self.values().iter().copied().map(u32::from).sum()
    }

    /// The sum of two lists of residues, dial by dial. Both must be of one kind.
    #[must_use]
    pub fn plus(&self, other: &Residues) -> Residues {
        self.plus_times(other, 1)
    }

    /// The difference of two lists of residues, dial by dial. Both must be of one kind.
    #[must_use]
    pub fn minus(&self, other: &Residues) -> Residues {
        self.plus_times(other, self.kind.modulus().negative(1))
    }

    /// The sum of these residues and `times` times `other`, dial by dial. Both must be of one kind.
    #[must_use]
    pub fn plus_times(&self, other: &Residues, times: u8) -> Residues {
        Residues::from_fn(self.kind, |index| {
            let [left, right] = [self.values[index], other.values[index]].map(u32::from);
            left + u32::from(times) * right
        })
    }

    /// The dot product of two lists of residues. Both must be of one kind.
    pub fn dot(&self, other: &Residues) -> u8 {
        let products = self.values().iter().zip(other.values());
        let sum = products
            .map(|(left, right)| u32::from(*left) * u32::from(*right))
            .sum();
        self.kind.modulus().of(sum)
    }
}

fn read_residues(
    kind: Kind,
    text: &str,
    read_char: impl Fn(char) -> Option<u8>,
) -> Option<Residues> {
    let values: Vec<u8> = text.chars().map(read_char).collect::<Option<_>>()?;
    let is_fitting =
        values.len() == kind.dials() && values.iter().all(|value| *value < kind.modulus().value());
    is_fitting.then(|| Residues::from_fn(kind, |index| values[index].into()))
}
