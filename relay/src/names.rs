//! How names are compared and checked, and tokens hashed.

use std::collections::BTreeMap;

use score_core::table::event::SeatId;
use score_core::table::name::{Name, NameRefusal};
use score_core::table::refusal::Refusal;
use score_core::table::seat::Seat;
use score_core::wire::Token;
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use crate::combining_marks;
use crate::log::TokenHash;
use crate::look::{Look, hash_of, shape, unshaped};

/// The words for people who run a lesson or a relay, in the languages of the classes that
/// play here.
const ROLE_WORDS: [&str; 12] = [
    "admin",
    "administrator",
    "cohost",
    "gastgeber",
    "gastgeberin",
    "host",
    "lehrer",
    "lehrerin",
    "moderator",
    "moderatorin",
    "relay",
    "teacher",
];

/// Digits and signs that are written for letters.
const WRITTEN_FOR: [(char, &str); 13] = [
    ('0', "o"),
    ('1', "li"),
    ('3', "e"),
    ('4', "a"),
    ('5', "s"),
    ('7', "t"),
    ('8', "b"),
    ('@', "a"),
    ('$', "s"),
    ('€', "e"),
    ('!', "li"),
    ('|', "li"),
    ('l', "i"),
];

/// Whom a name is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// A player like others.
    Player,
    /// The player who made the table, or one whom the host gives a name.
    Trusted,
}

/// How the names at a table look, each beside the hash of the name as it is written. A look
/// takes longer to find out than a name to compare, and there may be a thousand.
#[derive(Clone, Debug, Default)]
pub struct Looks(BTreeMap<SeatId, (u64, Look)>);

/// A name of a player or a table. The page's own form of it for comparison is ignored.
///
/// # Errors
/// Where it cannot be shown.
pub fn name(text: &str) -> Result<Name, NameRefusal> {
    let name = Name::new(text, fold)?;
    if combining_marks::are_stacked(name.as_str()) {
        return Err(NameRefusal::StackedMarks);
    }
    Ok(name)
}

/// A name for a player.
///
/// # Errors
/// Where it cannot be shown, or claims a role that its bearer does not have.
pub fn player_name(text: &str, bearer: Bearer) -> Result<Name, NameRefusal> {
    let name = name(text)?;
    if bearer == Bearer::Player && has_role_word(name.as_str()) {
        return Err(NameRefusal::ReservedWord);
    }
    Ok(name)
}

/// Whether people confuse one name with the other.
pub fn looks_like(one: &Name, other: &Name) -> bool {
    one.is_same_as(other) || Look::of(one.as_str()).is_like(&Look::of(other.as_str()))
}

/// A text in its compatibility form and without case.
pub fn fold(text: &str) -> String {
    let composed: String = text.nfkc().collect();
    composed.to_uppercase().to_lowercase()
}

/// The hash of a token, which alone is stored.
pub fn hash(token: &Token) -> TokenHash {
    Sha256::digest(token.0).into()
}

impl Looks {
    /// Whether a player can have this name beside those of `seats` that `count`: not their own,
    /// and none that is free.
    ///
    /// # Errors
    /// Where it is another's or looks like it, with one that is free.
    pub fn require_free(
        &mut self,
        seats: &[Seat],
        count: impl Fn(SeatId) -> bool,
        name: &Name,
    ) -> Result<(), Refusal> {
        self.follow(seats);
        let is_taken = |name: &Name| {
            let look = Look::of(name.as_str());
            let mut others = seats.iter().filter(|seat| count(seat.id));
            others.any(|seat| {
                let its_look = self.0.get(&seat.id);
                seat.name.is_same_as(name) || its_look.is_some_and(|(_, its)| its.is_like(&look))
            })
        };
        if is_taken(name) {
            let free = name.free_where(|name| !is_taken(name)).to_string();
            return Err(Refusal::NameTaken { free });
        }
        Ok(())
    }

    /// How the names of `seats` look.
    pub fn of(&mut self, seats: &[Seat]) -> impl Iterator<Item = (SeatId, Look)> {
        self.follow(seats);
        self.0.iter().map(|(seat, (_, look))| (*seat, *look))
    }

    /// Updates the looks of those who have come, gone or been renamed.
    fn follow(&mut self, seats: &[Seat]) {
        let mut before = std::mem::take(&mut self.0);
        self.0 = seats
            .iter()
            .map(|seat| {
                let name = hash_of(seat.name.as_str());
                let known = before.remove(&seat.id);
                let known = known.filter(|(known_name, _)| *known_name == name);
                let look = || (name, Look::of(seat.name.as_str()));
                (seat.id, known.unwrap_or_else(look))
            })
            .collect();
    }
}

/// Whether a name has a word in it that says who runs a lesson or a relay, as a
/// word of its own: between blanks, signs, digits, or the capitals of CamelCase,
/// with letters that are only spaced out, and with others that look like them.
fn has_role_word(name: &str) -> bool {
    let letters: Vec<char> = unshaped(name)
        .nfkc()
        .nfd()
        .filter(|c| !combining_marks::is_mark(*c))
        .collect();
    has_role_word_in(&letters) || has_role_word_in(&pulled_together(&letters))
}

fn has_role_word_in(letters: &[char]) -> bool {
    let readings: Vec<Vec<String>> = letters.iter().map(|c| readings(*c)).collect();
    ROLE_WORDS.iter().any(|word| {
        let word = shape(word);
        let mut starts = (0..letters.len()).filter(|at| is_boundary(letters, *at));
        starts.any(|start| is_read_as(&word, &readings, start, letters))
    })
}

/// Whether the letters from `at` on up to the end of a word can be read as `word`.
fn is_read_as(word: &str, readings: &[Vec<String>], at: usize, letters: &[char]) -> bool {
    if word.is_empty() {
        return is_boundary(letters, at);
    }
    let Some(here) = readings.get(at) else {
        return false;
    };
    here.iter().any(|reading| {
        let rest = word.strip_prefix(reading.as_str());
        rest.is_some_and(|rest| is_read_as(rest, readings, at + 1, letters))
    })
}

/// What a character can be read as, in the shapes of small letters.
fn readings(c: char) -> Vec<String> {
    let written_for = WRITTEN_FOR.iter().filter(|(sign, _)| *sign == c);
    let written_for = written_for.flat_map(|(_, letters)| letters.chars());
    let upper = c.to_uppercase().to_string();
    let lower = upper.to_lowercase();
    let shapes = [c.to_string(), upper, lower].map(|text| shape(&text));
    let readings = shapes.into_iter().chain(written_for.map(String::from));
    readings.filter(|reading| !reading.is_empty()).collect()
}

/// Whether a word may begin or end before the character at `at`.
fn is_boundary(letters: &[char], at: usize) -> bool {
    let (Some(before), Some(after)) = (at.checked_sub(1), letters.get(at)) else {
        return true;
    };
    let before = letters[before];
    let has_case = |c: char| c.is_lowercase() || c.is_uppercase();
    let is_camel = before.is_lowercase() && after.is_uppercase();
    // The last capital of several begins the word after them.
    let next_is_small = letters.get(at + 1).is_some_and(|next| next.is_lowercase());
    let ends_capitals = before.is_uppercase() && after.is_uppercase() && next_is_small;
    !before.is_alphabetic()
        || !after.is_alphabetic()
        || has_case(before) != has_case(*after)
        || is_camel
        || ends_capitals
}

/// The same letters, with those together that stand alone in a row: "H O S T".
fn pulled_together(letters: &[char]) -> Vec<char> {
    let words = letters.split(|c| !c.is_alphanumeric());
    let words: Vec<&[char]> = words.filter(|word| !word.is_empty()).collect();
    let rows = words.chunk_by(|one, next| one.len() == 1 && next.len() == 1);
    let rows: Vec<Vec<char>> = rows.map(|row| row.concat()).collect();
    rows.join(&' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_role(name: &str, is_refused: bool) {
        let refused = player_name(name, Bearer::Player) == Err(NameRefusal::ReservedWord);
        assert_eq!(refused, is_refused, "{name:?}");
        assert!(player_name(name, Bearer::Trusted).is_ok(), "{name:?}");
    }

    #[test]
    fn nobody_is_called_host_or_teacher_as_a_word_of_its_own() {
        for name in [
            "host",
            "Host",
            "HOST",
            "The host",
            "TheHost",
            "theHost",
            "THEHost",
            "Host2",
            "2host",
            "host_1",
            "host-1",
            "(host)",
            "Host's friend",
            "co-host",
            "CoHost",
            "cohost",
            "Teacher",
            "Lehrer",
            "LEHRERIN",
            "Frau Lehrerin",
            "Gastgeber",
            "gastgeberin",
            "Moderator",
            "Admin",
            "ADMIN1",
            "relay",
            "The Relay",
        ] {
            check_role(name, true);
        }
    }

    #[test]
    fn a_word_is_known_in_letters_that_look_like_its_own() {
        for name in [
            "T3acher",
            "T3acher1",
            "t34ch3r",
            "H0st",
            "H0$T",
            "4dmin",
            "@dm1n",
            "Adm|n",
            "re1ay",
            "reIay",
            "RELAY",
            "adrnin",
            "Ｈｏｓｔ",
            "ⓗⓞⓢⓣ",
            "𝐇𝐨𝐬𝐭",
            "𝓽𝓮𝓪𝓬𝓱𝓮𝓻",
            "🅷🅾🆂🆃",
            "🇭🇴🇸🇹",
            "ʜᴏꜱᴛ",
            "ᴛᴇᴀᴄʜᴇʀ",
            "Ноѕt",
            "hоst",
            "НОЅТ",
            "tеаchеr",
            "ΗΟST",
            "hóst",
            "Tëacher",
            "h o s t",
            "H.O.S.T.",
            "T-e-a-c-h-e-r",
            "我host",
            "⒣⒪⒮⒯",
            "⒣ost",
            "🅷ost",
            "Ｔᴇ🅰⒞ｈer",
            "ᴸehrer",
            "T３acher",
        ] {
            check_role(name, true);
        }
    }

    #[test]
    fn a_word_inside_of_another_is_nobody_s_role() {
        for name in [
            "Ghost",
            "GHOST",
            "Hosteler",
            "Hostetter",
            "Shostakovich",
            "Ghost 1",
            "Lehrerfreund",
            "Adminton",
            "Badminton",
            "Moderatorenteam",
            "Relaying",
            "Prelay",
            "Ada",
            "Иван",
            "小明",
            "A. H. Ost",
            "Hos T.",
            "Ben10",
            "1337",
            "Hostetler",
            "Conrad",
            "Lehrke",
            "Lehrmann",
            "Hosta",
            "Teach",
            "Relja",
            "Adminah",
            "🦊",
        ] {
            check_role(name, false);
        }
    }

    fn check_look(one: &str, other: &str, is_alike: bool) {
        let [first, second] = [one, other].map(|text| name(text).unwrap());
        assert_eq!(looks_like(&first, &second), is_alike, "{one:?} {other:?}");
        assert_eq!(looks_like(&second, &first), is_alike, "{other:?} {one:?}");
    }

    #[test]
    fn names_that_look_alike_are_found() {
        for (one, other) in [
            ("Ada", "ada"),
            // One letter of Cyrillic.
            ("Ada", "Аda"),
            ("Ada", "аdа"),
            ("ADA", "аdа"),
            // All of it, and of Greek.
            ("coop", "соор"),
            ("COCO", "СОСО"),
            ("Sasso", "Ѕаѕѕо"),
            ("TOM", "ΤΟΜ"),
            ("KATE", "ΚΑΤΕ"),
            ("Hans", "нans"),
            // In one script.
            ("Bill", "BiIl"),
            ("Bill", "Bi1l"),
            ("Bob0", "BobO"),
            ("Marn", "Mam"),
            ("Ada", "Ａｄａ"),
            ("Ada", "𝐀𝐝𝐚"),
            ("ADA", "🅰🅳🅰"),
            ("Ada", "ᴀᴅᴀ"),
            ("P 10", "P lO"),
            ("Zoé", "Zoe\u{301}"),
            ("O’Hara", "O'Hara"),
            // In other shapes, and with a part of them.
            ("Ada", "🅰🅳🅰"),
            ("Ada", "🅰da"),
            ("ADA", "aᴅA"),
            ("Ada", "🅐🅓🅐"),
            ("Ada", "🇦🇩🇦"),
            ("Ada", "Ⓐⓓⓐ"),
            ("Ada", "🄰🄳🄰"),
            ("Ada", "⒜⒟⒜"),
            ("Ada", "A⒟a"),
            ("Ada", "🄐⒟⒜"),
            ("Ada", "A⃣d⃣a⃣"),
            ("Ada", "ᴬᵈᵃ"),
            ("Tom", "ᴛᴏᴍ"),
            ("TOM", "ᴛᴏᴍ"),
            ("Tom", "Tᴏᴍ"),
            ("tom", "ТОМ"),
            ("Tom", "том"),
            ("Kate", "кате"),
            ("Ms Ada", "ᴍꜱ 🅰ᴅ⒜"),
            ("David", "Dav🆔"),
            ("Ali", "ALİ"),
            ("Ms Lin", "Ms Li\u{307}n"),
            // Numbers in other digits.
            ("Ada 2", "Ada ２"),
            ("Ada 2", "Ada ²"),
            ("Ada 2", "Ada ②"),
            ("Ada 2", "Ada ❷"),
            ("Ada 2", "Ada ⒉"),
            ("Ada 2", "Ada ⑵"),
            ("Ada 2", "Ada ٢"),
            ("Ada 10", "Ada ١٠"),
            ("Ada 2", "Ada 𝟮"),
            // By punctuation, blanks or emoji alone.
            ("Ms Ada", "Ms Ada."),
            ("Ms Ada", "Ms-Ada"),
            ("Ms Ada", "MsAda"),
            ("Ms Ada", "Ms. Ada"),
            ("Ms Ada", "·Ms Ada·"),
            ("Ms Ada", "Ms_Ada"),
            ("Ms Ada", "“Ms Ada”"),
            ("Ada", "Ada👑"),
            ("Ada👑", "Ada🦊"),
            ("Ada", "⭐ Ada ⭐"),
            ("Ada", "Ada 🇩🇪"),
            ("Ada", "Ada🅱"),
            ("Ada", "Ada|"),
            ("Ada", "Ada+"),
            ("Ada", "Ada®"),
            ("Ada", "A´da"),
            // By letters and digits that are signs to who reads Latin, or by nothing that is drawn.
            ("Ada", "Adaꓸ"),
            ("Ada", "Adaי"),
            ("Ada", "Adaǃ"),
            ("Ada", "Adaꞏ"),
            ("Ada", "Ada٠"),
            ("Bob", "B٥b"),
            ("Bob", "B٥b!"),
            ("'Da", "Ɗa"),
            ("Ada", "Ada\u{2bc}"),
            ("O’Hara", "O\u{2bc}Hara"),
            ("Ada", "Ada\u{1039}"),
            ("محمد", "محمـد"),
            ("🦊", "🦊!"),
            ("🦊", "🦊|"),
        ] {
            check_look(one, other, true);
        }
    }

    #[test]
    fn names_that_people_tell_apart_are_two() {
        for (one, other) in [
            ("Ada", "Eda"),
            ("Ada", "Ada 2"),
            ("Ada 2", "Ada 3"),
            ("Jose", "José"),
            ("Muller", "Müller"),
            ("Ana", "Anna"),
            ("Vera", "Вера"),
            ("Иван", "Иванa"),
            ("小明", "小朋"),
            ("Ada", "Ada B"),
            ("Ada", "Ms Ada"),
            ("Ada B.", "Ada C."),
            ("Ada 2", "Ada ３"),
            ("Ada 1", "Ada 10"),
            ("Conrad", "Konrad"),
            ("Lehrke", "Lehmke"),
            ("Tom", "Tim"),
            ("Jo", "Joe"),
            ("Lin", "Lín"),
            ("דניאל", "דנאל"),
            ("さくら", "さら"),
            ("みく子", "み子"),
            ("ユーキ", "ユキ"),
            ("ノア", "ア"),
            ("अ", "अः"),
            ("👍🏻", "👍🏿"),
            ("🦊", "🐻"),
            ("🦊", "🦊🦊"),
            ("🦊", "Ada"),
            ("🅰", "🅱"),
            ("!", "?"),
            ("+", "-"),
        ] {
            check_look(one, other, false);
        }
    }

    #[test]
    fn a_name_with_more_marks_than_any_script_needs_is_refused() {
        for text in [
            "Zo\u{301}\u{302}\u{303}\u{304}\u{305}",
            // The letter brings two of them along.
            "ấ\u{302}\u{303}\u{304}",
            "\u{301}Ada",
            "Ada \u{301}",
            "\u{301}",
        ] {
            assert_eq!(name(text), Err(NameRefusal::StackedMarks), "{text:?}");
        }
        for text in [
            "Zoé",
            "Zoe\u{301}",
            "Nguyễn",
            "Nguye\u{302}\u{303}n",
            "ᾧ",
            "လျှို့",
            "शक्ति",
            "שָׁלוֹם",
            "ก็",
        ] {
            assert!(name(text).is_ok(), "{text:?}");
        }
    }

    fn seats(names: &[&str]) -> Vec<Seat> {
        let numbered = names.iter().zip(0..);
        let seat = |(text, number): (&&str, u32)| Seat {
            id: SeatId(number),
            name: name(text).unwrap(),
            points: 0,
        };
        numbered.map(seat).collect()
    }

    fn free(looks: &mut Looks, seats: &[Seat], own: Option<u32>, text: &str) -> String {
        let free = looks.require_free(seats, |seat| own != Some(seat.0), &name(text).unwrap());
        match free {
            Ok(()) => "free".to_owned(),
            Err(Refusal::NameTaken { free }) => free,
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_look_alike_of_a_seated_name_is_taken_and_a_free_one_is_suggested() {
        let mut looks = Looks::default();
        let at_first = seats(&["Ada", "Аda 2", "Ben"]);
        assert_eq!(free(&mut looks, &at_first, None, "Cleo"), "free");
        assert_eq!(free(&mut looks, &at_first, None, "Adа"), "Adа 3");
        assert_eq!(free(&mut looks, &at_first, None, "ada"), "ada 3");
        // A player's own name does not conflict with itself.
        assert_eq!(free(&mut looks, &at_first, Some(0), "Adа"), "free");
        assert_eq!(free(&mut looks, &at_first, Some(1), "Adа"), "Adа 2");
    }

    #[test]
    fn who_has_gone_or_changed_the_name_stands_in_nobody_s_way() {
        let mut looks = Looks::default();
        assert_eq!(free(&mut looks, &seats(&["Ada"]), None, "Аda"), "Аda 2");
        assert_eq!(free(&mut looks, &seats(&["Ben"]), None, "Аda"), "free");
        assert_eq!(free(&mut looks, &seats(&[]), None, "Ben"), "free");
    }
}
