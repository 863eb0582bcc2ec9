//! Checks and compares names, caches how they look, and hashes tokens and keys.

use std::collections::BTreeMap;

use score_core::host_key::HostKey;
use score_core::table::event::SeatId;
use score_core::table::name::{Name, NameRefusal};
use score_core::table::refusal::Refusal;
use score_core::table::seat::Seat;
use score_core::wire::Token;
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use crate::combining_marks;
use crate::confusables::{Skeleton, hash_of};
use crate::log::TokenHash;
use crate::role_words::claims_role;

/// The owner of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameOwner {
    /// An ordinary player; the hosts have these names (none in a group that is open to all).
    Player(Vec<Name>),
    /// The player who made the table, or a player whom the host gives a name.
    Trusted,
}

/// A cache of the skeletons of the names at a table, each with the hash of the written name. Making
/// a skeleton takes longer than comparing a name, and there may be a thousand.
#[derive(Clone, Debug, Default)]
pub struct Skeletons(BTreeMap<SeatId, (u64, Skeleton)>);

/// Checks a name of a player or a table. The page's form of the name for comparison is ignored.
///
/// # Errors
/// If it cannot be shown.
pub fn name(text: &str) -> Result<Name, NameRefusal> {
    let name = Name::new(text, fold)?;
    if combining_marks::are_stacked(name.as_str()) {
        return Err(NameRefusal::StackedMarks);
    }
    Ok(name)
}

/// Checks a name for a player.
///
/// # Errors
/// If it cannot be shown, or claims a role that its owner does not have.
pub fn player_name(text: &str, owner: &NameOwner) -> Result<Name, NameRefusal> {
    let name = name(text)?;
    match owner {
        NameOwner::Player(hosts) if claims_role(name.as_str(), hosts.iter().map(Name::as_str)) => {
            Err(NameRefusal::ReservedWord)
        }
        NameOwner::Player(_) | NameOwner::Trusted => Ok(name),
    }
}

/// Whether people would confuse one name with the other.
pub fn looks_like(one: &Name, other: &Name) -> bool {
    one.is_same_as(other) || Skeleton::of(one.as_str()).is_like(&Skeleton::of(other.as_str()))
}

/// The compatibility form of a text, without case.
pub fn fold(text: &str) -> String {
    let composed: String = text.nfkc().collect();
    composed.to_uppercase().to_lowercase()
}

/// The hash of a token; only the hash is stored.
pub fn hash(token: &Token) -> TokenHash {
    Sha256::digest(token.0).into()
}

/// The digest of a host's key; only the digest is stored, and no token has the same.
pub fn digest(key: &HostKey) -> TokenHash {
    Sha256::digest(format!("host key {}", key.as_str())).into()
}

impl Skeletons {
    /// Refuses a name that another seat has, or one that looks like it. Only those of `seats` that
    /// `is_compared` accepts are compared.
    ///
    /// # Errors
    /// When another seat has the name or one that looks like it; the refusal has a free
    /// name.
    pub fn require_free(
        &mut self,
        seats: &[Seat],
        is_compared: impl Fn(SeatId) -> bool,
        name: &Name,
    ) -> Result<(), Refusal> {
        self.follow(seats);
        let is_taken = |name: &Name| {
            let skeleton = Skeleton::of(name.as_str());
            let mut others = seats.iter().filter(|seat| is_compared(seat.id));
            others.any(|seat| {
                let its_skeleton = self.0.get(&seat.id);
                seat.name.is_same_as(name)
                    || its_skeleton.is_some_and(|(_, its)| its.is_like(&skeleton))
            })
        };
        if is_taken(name) {
            let free = name.free_where(|name| !is_taken(name)).to_string();
            return Err(Refusal::NameTaken { free });
        }
        Ok(())
    }

    /// The skeletons of the names of `seats`.
    pub fn of(&mut self, seats: &[Seat]) -> impl Iterator<Item = (SeatId, Skeleton)> {
        self.follow(seats);
        self.0
            .iter()
            .map(|(seat, (_, skeleton))| (*seat, *skeleton))
    }

    /// Updates the skeletons after players have come, gone or been renamed.
    fn follow(&mut self, seats: &[Seat]) {
        let mut before = std::mem::take(&mut self.0);
        self.0 = seats
            .iter()
            .map(|seat| {
                let name = hash_of(seat.name.as_str());
                let known = before.remove(&seat.id);
                let known = known.filter(|(known_name, _)| *known_name == name);
                let skeleton = || (name, Skeleton::of(seat.name.as_str()));
                (seat.id, known.unwrap_or_else(skeleton))
            })
            .collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            // By letters and digits that are signs to a reader of Latin, or by characters that are
            // not drawn.
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
            ("Ada", "A\u{336}d\u{336}a\u{336}"),
            ("Ada", "Adạ"),
            ("Ada", "A\u{327}da"),
            ("Ada", "Ąda"),
            ("Ada", "Ad\u{301}a"),
            ("Ada", "Ad\u{324}a"),
            ("Вера", "Вера\u{323}"),
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
            ("Андреи", "Андрей"),
            ("Ang", "Âng"),
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
            // The letter itself has two of them.
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

    fn free(skeletons: &mut Skeletons, seats: &[Seat], own: Option<u32>, text: &str) -> String {
        let free = skeletons.require_free(seats, |seat| own != Some(seat.0), &name(text).unwrap());
        match free {
            Ok(()) => "free".to_owned(),
            Err(Refusal::NameTaken { free }) => free,
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_look_alike_of_a_seated_name_is_taken_and_a_free_one_is_suggested() {
        let mut skeletons = Skeletons::default();
        let at_first = seats(&["Ada", "Аda 2", "Ben"]);
        assert_eq!(free(&mut skeletons, &at_first, None, "Cleo"), "free");
        assert_eq!(free(&mut skeletons, &at_first, None, "Adа"), "Adа 3");
        assert_eq!(free(&mut skeletons, &at_first, None, "ada"), "ada 3");
        // A player's own name does not conflict with itself.
        assert_eq!(free(&mut skeletons, &at_first, Some(0), "Adа"), "free");
        assert_eq!(free(&mut skeletons, &at_first, Some(1), "Adа"), "Adа 2");
    }

    #[test]
    fn a_player_who_has_gone_or_been_renamed_keeps_the_name_from_nobody() {
        let mut skeletons = Skeletons::default();
        assert_eq!(free(&mut skeletons, &seats(&["Ada"]), None, "Аda"), "Аda 2");
        assert_eq!(free(&mut skeletons, &seats(&["Ben"]), None, "Аda"), "free");
        assert_eq!(free(&mut skeletons, &seats(&[]), None, "Ben"), "free");
    }
}
