//! The contents of an address of Dials: a puzzle, a kind of puzzle, a seed.

use std::fmt;

use super::{LinkRefusal, bad_value, page_and_query, read_pairs, write_pairs};
use crate::dice::Generator;
use crate::games::dials::kind::{Kind, Modulus, digit};
use crate::games::dials::puzzle::Puzzle;
use crate::games::dials::residues::Residues;
use crate::games::dials::signatures::Signatures;
use crate::learn::worksheet::DialsItem;

/// The name of the page.
const PAGE: &str = "dials";
/// The value that asks for the rules besides the puzzle.
const RULES: &str = "rules";

/// The contents of an address of Dials: `#dials?signatures=21200.01043.…&start=ABCDE&target=EDBDE`.
///
/// Anything that it leaves out is drawn at random, or from the seed if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DialsLink {
    /// The kind of puzzle, if the address names one.
    pub kind: Option<Kind>,
    /// The signatures of the buttons, of that kind.
    pub signatures: Option<Signatures>,
    /// The letters of the dials at the start, of that kind.
    pub start: Option<Residues>,
    /// The target letters, of that kind.
    pub target: Option<Residues>,
    /// The seed of all random numbers.
    pub seed: Option<u32>,
    /// Whether the rules are to be read.
    pub shows_rules: bool,
}

/// The parameters of an address, before they are read.
#[derive(Default)]
struct Written {
    modulus: Option<String>,
    dials: Option<String>,
    signatures: Option<String>,
    start: Option<String>,
    target: Option<String>,
}

impl DialsLink {
    /// A link without any setting.
    pub const BARE: DialsLink = DialsLink {
        kind: None,
        signatures: None,
        start: None,
        target: None,
        seed: None,
        shows_rules: false,
    };

    /// The link to exactly `puzzle`.
    pub const fn to(puzzle: &Puzzle) -> DialsLink {
        DialsLink {
            kind: Some(puzzle.kind()),
            signatures: Some(*puzzle.signatures()),
            start: Some(*puzzle.start()),
            target: Some(*puzzle.target()),
            ..DialsLink::BARE
        }
    }

    /// The link to a puzzle on a worksheet.
    pub fn to_item(item: &DialsItem) -> DialsLink {
        let rows = item.steps.iter();
        let signatures: Vec<String> = rows
            .map(|row| row.iter().map(|step| digit(*step)).collect())
            .collect();
        let fragment = format!(
            "{PAGE}?modulus={}&signatures={}&start={}&target={}",
            item.letters,
            signatures.join("."),
            item.start,
            item.target
        );
        DialsLink::read(&fragment).0
    }

    /// Reads the fragment of an address. Values that cannot be read are left out and named.
    pub fn read(fragment: &str) -> (DialsLink, Vec<LinkRefusal>) {
        let mut link = DialsLink::BARE;
        let (_, query) = match page_and_query(fragment) {
            Ok(halves) => halves,
            Err(why) => return (link, vec![why]),
        };
        let mut written = Written::default();
        let mut refusals = read_pairs(query, &mut |key, value| {
            let field = match key {
                "modulus" => &mut written.modulus,
                "dials" => &mut written.dials,
                "signatures" => &mut written.signatures,
                "start" => &mut written.start,
                "target" => &mut written.target,
                "seed" => {
                    link.seed = Some(value.parse().ok()?);
                    return Some(true);
                }
                "show" if value == RULES => {
                    link.shows_rules = true;
                    return Some(true);
                }
                "show" => return None,
                _ => return Some(false),
            };
            *field = Some(value.to_owned());
            Some(true)
        });
        refusals.extend(link.take(&written).err());
        (link, refusals)
    }

    /// Reads the parameters of the puzzle. If one parameter does not fit, all are left out: half of
    /// a puzzle would be another puzzle.
    fn take(&mut self, written: &Written) -> Result<(), LinkRefusal> {
        let modulus = read(&written.modulus, "modulus", |value| {
            Modulus::new(value.parse().ok()?).ok()
        })?;
        let used = modulus.unwrap_or(Modulus::USUAL);
        let signatures = read(&written.signatures, "signatures", |value| {
            Signatures::read(used, value).ok()
        })?;
        let dials = read(&written.dials, "dials", |value| {
            Kind::new(used, value.parse().ok()?).ok()
        })?;
        let letters = [&written.start, &written.target].into_iter().flatten();
        let count = letters.map(|letters| letters.chars().count()).next();
        let counted = || Kind::new(used, count.unwrap_or(Kind::USUAL.dials())).ok();
        let kind = signatures.map(|signatures| signatures.kind()).or(dials);
        let kind = kind.or_else(counted).unwrap_or(Kind::USUAL);
        let setting = |key, letters: &Option<String>| {
            read(letters, key, |letters| {
                Residues::from_letters(kind, letters).ok()
            })
        };
        let start = setting("start", &written.start)?;
        let target = setting("target", &written.target)?;
        if let (Some(fixed), Some(dials)) = (&written.dials, dials)
            && dials != kind
        {
            return Err(bad_value("dials", fixed));
        }
        let says_kind = modulus.is_some() || dials.is_some() || count.is_some();
        self.kind = (says_kind || signatures.is_some()).then_some(kind);
        self.signatures = signatures;
        self.start = start;
        self.target = target;
        Ok(())
    }

    /// Whether the link names a puzzle or a part of one.
    pub const fn has_puzzle(&self) -> bool {
        self.kind.is_some()
    }

    /// The puzzle that the link asks for; the parts that it leaves out are drawn.
    pub fn puzzle(&self, generator: &mut Generator) -> Puzzle {
        let kind = self.kind.unwrap_or(Kind::USUAL);
        let signatures = self
            .signatures
            .unwrap_or_else(|| Signatures::random(kind, generator));
        let drawn = Puzzle::random_for(signatures, generator);
        let (start, target) = match (self.start, self.target) {
            (Some(start), Some(target)) => (start, target),
            (Some(start), None) => (start, start.plus(&drawn.steps())),
            (None, Some(target)) => (target.minus(&drawn.steps()), target),
            (None, None) => return drawn,
        };
        // All values are of one kind.
        Puzzle::new(signatures, start, target).unwrap_or(drawn)
    }
}

/// Reads a parameter, if the address has it; a refusal names the parameter.
fn read<T>(
    written: &Option<String>,
    key: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, LinkRefusal> {
    let Some(value) = written else {
        return Ok(None);
    };
    match read(value) {
        Some(value) => Ok(Some(value)),
        None => Err(bad_value(key, value)),
    }
}

/// The fragment without its `#`; reading it gives the link again.
impl fmt::Display for DialsLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pairs = Vec::new();
        if let Some(kind) = self.kind {
            if kind.modulus() != Modulus::USUAL {
                pairs.push(("modulus", kind.modulus().value().to_string()));
            }
            match self.signatures {
                // Some programs escape commas; a dot survives all of them.
                Some(signatures) => {
                    pairs.push(("signatures", signatures.to_string().replace(',', ".")));
                }
                None => pairs.push(("dials", kind.dials().to_string())),
            }
        }
        let letters = [("start", self.start), ("target", self.target)];
        for (key, setting) in letters {
            pairs.extend(setting.map(|setting| (key, setting.letters())));
        }
        pairs.extend(self.seed.map(|seed| ("seed", seed.to_string())));
        pairs.extend(self.shows_rules.then(|| ("show", RULES.to_owned())));
        write_pairs(PAGE, &pairs, out)
    }
}
