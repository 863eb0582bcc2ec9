//! The addresses that carry a player's profile to another device, one for each QR code.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::{LinkRefusal, bad_value, page_and_query, read_pairs, write_pairs};

/// The name of the page that reads these addresses.
const PAGE: &str = "statistics";

/// The most addresses among which a profile is divided: nobody scans more codes.
pub const MAX_CODES: usize = 8;

/// The most characters of the carried text in one address. The code of such an address has 101
/// modules on a side at most, which a phone can read from a screen.
const PART_CHARS: usize = 540;

/// The most bytes that are carried: three bytes in four characters.
pub const MAX_CARRIED_BYTES: usize = MAX_CODES * PART_CHARS / 4 * 3;

/// An address that carries a part of a profile: `#statistics?carried=AXja…&part=1&of=2&check=8c4f`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfilePart {
    /// The number of the part, from 1.
    pub part: usize,
    /// How many parts there are.
    pub of: usize,
    /// The checksum that all parts of one profile share.
    pub check: String,
    /// The text that the part carries.
    pub carried: String,
}

/// The contents of an address of statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatisticsLink {
    /// The part of a profile that the address carries, if any.
    pub part: Option<ProfilePart>,
}

impl StatisticsLink {
    /// Reads the fragment of an address. Values that cannot be read are left out and named; a part
    /// of a profile with such a value is none.
    pub fn read(fragment: &str) -> (StatisticsLink, Vec<LinkRefusal>) {
        let nothing = StatisticsLink::default();
        let (_, query) = match page_and_query(fragment) {
            Ok(halves) => halves,
            Err(why) => return (nothing, vec![why]),
        };
        let (mut part, mut of) = (1_usize, 1_usize);
        let (mut check, mut carried) = (String::new(), String::new());
        let mut refusals = read_pairs(query, &mut |key, value| {
            match key {
                "part" => part = value.parse().ok().filter(is_part_number)?,
                "of" => of = value.parse().ok().filter(is_part_number)?,
                "check" => check = Some(value).filter(|it| is_check(it))?.to_owned(),
                "carried" => carried = Some(value).filter(|it| is_part(it))?.to_owned(),
                _ => return Some(false),
            }
            Some(true)
        });
        let lacks_something = carried.is_empty() || check.is_empty();
        if part > of {
            refusals.push(bad_value("part", &part.to_string()));
        } else if lacks_something && !query.is_empty() && refusals.is_empty() {
            refusals.push(bad_value("carried", &carried));
        }
        let part = ProfilePart {
            part,
            of,
            check,
            carried,
        };
        let part = (refusals.is_empty() && !lacks_something).then_some(part);
        (StatisticsLink { part }, refusals)
    }
}

fn is_part_number(number: &usize) -> bool {
    (1..=MAX_CODES).contains(number)
}

fn is_check(text: &str) -> bool {
    text.len() <= 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn is_part(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    text.len() <= PART_CHARS && text.bytes().all(is_sign)
}

impl ProfilePart {
    /// The addresses that carry `packed` together; `None` if it is longer than
    /// [`MAX_CARRIED_BYTES`].
    pub fn all_of(packed: &[u8]) -> Option<Vec<ProfilePart>> {
        if packed.len() > MAX_CARRIED_BYTES {
            return None;
        }
        // The packed bytes end with a checksum, which identifies their parts.
        let end = &packed[packed.len().saturating_sub(4)..];
        let check: String = end.iter().map(|byte| format!("{byte:02x}")).collect();
        let written = URL_SAFE_NO_PAD.encode(packed);
        let of = written.len().div_ceil(PART_CHARS);
        let part = |part: usize| {
            let from = (part - 1) * PART_CHARS;
            let to = (from + PART_CHARS).min(written.len());
            ProfilePart {
                part,
                of,
                check: check.clone(),
                carried: written[from..to].to_owned(),
            }
        };
        Some((1..=of).map(part).collect())
    }

    /// The bytes that `parts` carry together, in any order. `None` while a part is missing, or
    /// if they cannot be read.
    pub fn joined(parts: &[ProfilePart]) -> Option<Vec<u8>> {
        let first = parts.first()?;
        let mut written = String::new();
        for number in 1..=first.of {
            let part = parts
                .iter()
                .find(|it| it.part == number && it.is_of(first))?;
            written.push_str(&part.carried);
        }
        URL_SAFE_NO_PAD.decode(written).ok()
    }

    /// Whether both parts belong to the same profile.
    pub fn is_of(&self, other: &ProfilePart) -> bool {
        (self.of, &self.check) == (other.of, &other.check)
    }
}

/// The fragment without its `#`; reading it gives the part again.
impl fmt::Display for ProfilePart {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = [
            ("part", self.part.to_string()),
            ("of", self.of.to_string()),
            ("check", self.check.clone()),
            ("carried", self.carried.clone()),
        ];
        write_pairs(PAGE, &pairs, out)
    }
}
