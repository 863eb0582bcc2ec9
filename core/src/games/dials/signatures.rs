//! Dials: the effect of each button on each dial.

use std::fmt;

use super::elimination::Elimination;
use super::kind::{DialsRefusal, Kind, MAX_DIALS, Modulus};
use super::residues::Residues;
use super::system::System;
use crate::dice::Generator;

/// The signature of each button: by how many steps the button turns each dial. A row of the matrix
/// is a button, a column is a dial.
///
/// As text the signatures have commas between them, `21200,01043,…`; full stops are read too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signatures {
    kind: Kind,
    /// Rows after the last button of the kind are 0.
    rows: [Residues; MAX_DIALS],
}

impl Signatures {
    /// The signatures of buttons in this order.
    pub fn new(kind: Kind, rows: &[Residues]) -> Result<Signatures, DialsRefusal> {
        if rows.len() != kind.dials() {
            return Err(DialsRefusal::Signatures(kind));
        }
        if rows.iter().any(|row| row.kind() != kind) {
            return Err(DialsRefusal::Kinds);
        }
        let mut filled = [Residues::zero(kind); MAX_DIALS];
        filled[..rows.len()].copy_from_slice(rows);
        Ok(Signatures { kind, rows: filled })
    }

    /// Reads a text such as `21200,01043,…`, which has as many dials as signatures.
    pub fn read(modulus: Modulus, text: &str) -> Result<Signatures, DialsRefusal> {
        let words: Vec<&str> = text.split([',', '.']).map(str::trim).collect();
        let kind = Kind::new(modulus, words.len())?;
        let rows: Result<Vec<Residues>, DialsRefusal> = words
            .iter()
            .map(|word| Residues::from_digits(kind, word))
            .collect();
        Signatures::new(kind, &rows?)
    }

    /// Random signatures with a determinant other than 0, all equally likely. Others are drawn
    /// again. With two dials of two letters six of sixteen are good, with larger moduli more.
    pub fn random(kind: Kind, generator: &mut Generator) -> Signatures {
        loop {
            let drawn = Signatures::any(kind, generator);
            if drawn.determinant() != 0 {
                return drawn;
            }
        }
    }

    /// Random signatures with any determinant, all equally likely.
    pub fn any(kind: Kind, generator: &mut Generator) -> Signatures {
        let mut rows = [Residues::zero(kind); MAX_DIALS];
        for row in &mut rows[..kind.dials()] {
            *row = Residues::random(kind, generator);
        }
        Signatures { kind, rows }
    }

    /// The kind of puzzle that the signatures are for.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The signatures, button by button.
    pub fn rows(&self) -> &[Residues] {
        &self.rows[..self.kind.dials()]
    }

    /// By how many steps these presses turn each dial: presses × matrix.
    pub fn steps_of(&self, presses: &Residues) -> Residues {
        let buttons = presses.values().iter().zip(self.rows());
        buttons.fold(Residues::zero(self.kind), |steps, (times, row)| {
            steps.plus_times(row, *times)
        })
    }

    /// The determinant of the matrix; if it is 0, some targets cannot be reached.
    pub fn determinant(&self) -> u8 {
        let nowhere = Residues::zero(self.kind);
        Elimination::of(System::of_presses(self.rows(), &nowhere)).determinant()
    }
}

impl fmt::Display for Signatures {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> = self.rows().iter().map(Residues::digits).collect();
        out.write_str(&rows.join(","))
    }
}
