//! Dials: the number of dials, the letters and digits of a dial, and why there is no such puzzle.

/// The fewest dials of a puzzle.
pub const MIN_DIALS: usize = 2;

/// The most dials of a puzzle.
pub const MAX_DIALS: usize = 8;

/// The number of letters of a dial. It is a prime, because only then can one divide by every number
/// but 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modulus(u8);

impl Modulus {
    /// All moduli that a puzzle can have.
    pub const ALL: [Modulus; 5] = [Modulus(2), Modulus(3), Modulus(5), Modulus(7), Modulus(11)];

    /// The modulus of the ladder's first levels.
    pub const THREE: Modulus = Modulus(3);

    /// The modulus of the published game.
    pub const USUAL: Modulus = Modulus(5);

    /// The modulus with this value.
    pub fn new(value: u32) -> Result<Modulus, DialsRefusal> {
        let mut all = Modulus::ALL.into_iter();
        all.find(|modulus| u32::from(modulus.0) == value)
            .ok_or(DialsRefusal::Modulus)
    }

    /// The value of the modulus.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The residue of a number: the remainder of its division by the modulus.
    pub const fn of(self, number: u32) -> u8 {
        // A remainder is less than the modulus, which fits.
        (number % self.0 as u32) as u8
    }

    /// The residue that makes 0 when it is added to `residue`.
    pub const fn negative(self, residue: u8) -> u8 {
        self.of((self.0 - residue) as u32)
    }

    /// The product of two residues.
    pub const fn product(self, left: u8, right: u8) -> u8 {
        self.of(left as u32 * right as u32)
    }

    /// The residue that makes 1 when it is multiplied by `residue`; 0 has none.
    pub fn inverse(self, residue: u8) -> Option<u8> {
        (1..self.0).find(|other| self.product(residue, *other) == 1)
    }

    /// The last letter of a dial: `E` if a dial has five letters.
    pub const fn last_letter(self) -> char {
        letter(self.0 - 1)
    }

    /// The digit of the largest number of steps in a signature: `4` if a dial has five letters.
    pub fn last_digit(self) -> char {
        digit(self.0 - 1)
    }
}

/// The letter of a residue, of which there are at most eleven.
pub const fn letter(residue: u8) -> char {
    (b'A' + residue) as char
}

/// How ten steps are written as one digit. It is so in the check digit of a book's ISBN-10, which
/// is a residue modulo 11 too (ISO 2108:1992).
const TEN: char = 'X';

/// The digit of a number of steps from 0 to 10.
pub fn digit(residue: u8) -> char {
    char::from_digit(residue.into(), 10).unwrap_or(TEN)
}

/// The residue that a letter names, large or small.
pub fn read_letter(letter: char) -> Option<u8> {
    let letter = letter.to_ascii_uppercase();
    letter.is_ascii_uppercase().then(|| letter as u8 - b'A')
}

/// The number of steps that a digit names.
pub fn read_digit(digit: char) -> Option<u8> {
    if digit.to_ascii_uppercase() == TEN {
        return Some(10);
    }
    // A decimal digit fits.
    digit.to_digit(10).map(|value| value as u8)
}

/// How many dials a puzzle has and how many letters each has; there are as many buttons as dials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    modulus: Modulus,
    dials: u8,
}

impl Kind {
    /// The published game: five dials, A to E.
    pub const USUAL: Kind = Kind {
        modulus: Modulus::USUAL,
        dials: 5,
    };

    /// The kind with this many dials of this modulus.
    pub fn new(modulus: Modulus, dials: usize) -> Result<Kind, DialsRefusal> {
        match dials {
            // There are at most eight dials, which fits.
            MIN_DIALS..=MAX_DIALS => Ok(Kind {
                modulus,
                dials: dials as u8,
            }),
            _ => Err(DialsRefusal::Dials),
        }
    }

    /// The same as [`Kind::new`], for constants: a number out of range does not compile.
    pub(super) const fn of(modulus: Modulus, dials: usize) -> Kind {
        assert!(MIN_DIALS <= dials && dials <= MAX_DIALS);
        Kind {
            modulus,
            dials: dials as u8,
        }
    }

    /// How many letters a dial has.
    pub const fn modulus(self) -> Modulus {
        self.modulus
    }

    /// How many dials there are, and how many buttons.
    pub const fn dials(self) -> usize {
        self.dials as usize
    }
}

/// Why there is no such puzzle, or no such part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialsRefusal {
    /// The modulus is not one of [`Modulus::ALL`].
    Modulus,
    /// There are fewer than [`MIN_DIALS`] or more than [`MAX_DIALS`] dials.
    Dials,
    /// The text is not one letter for each dial of this kind.
    Letters(Kind),
    /// The text is not one number of steps for each dial of this kind.
    Steps(Kind),
    /// There are not as many signatures as this kind has dials.
    Signatures(Kind),
    /// The signatures and the letters are not of one kind.
    Kinds,
}
