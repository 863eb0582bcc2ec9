//! Recognises names that claim that a player runs a lesson or a relay. Family names such as Host or
//! Lehrer are not among them.

use std::sync::LazyLock;

use score_core::table::name::without_number;
use unicode_normalization::UnicodeNormalization;
use unicode_script::{Script, UnicodeScript};

use crate::combining_marks;
use crate::confusables::{Skeleton, shape, unshaped};

/// The words for people who run a lesson or a relay, in the languages of the page. They are the
/// page's own words for a host and the words for teachers, without marks, and in Arabic without the
/// article.
const ROLE_WORDS: [&str; 48] = [
    "admin",
    "administrator",
    "cohost",
    "conduce",
    "dirige",
    "enseignant",
    "enseignante",
    "gastgeber",
    "gastgeberin",
    "gospodarz",
    "host",
    "hote",
    "insegnante",
    "lehrer",
    "lehrerin",
    "lidera",
    "maestra",
    "maestro",
    "maitresse",
    "moderator",
    "moderatorin",
    "nauczyciel",
    "nauczycielka",
    "ogretmen",
    "profesor",
    "profesora",
    "professeur",
    "professor",
    "professora",
    "relay",
    "spielleiter",
    "spielleiterin",
    "spielleitung",
    "teacher",
    "yonetici",
    "вчитель",
    "вчителька",
    "організатор",
    "учитель",
    "ادارة",
    "معلم",
    "معلمة",
    "せんせい",
    "ホスト",
    "主持人",
    "先生",
    "老师",
    "老師",
];

/// The article, which Arabic joins to the beginning of a word.
const ARABIC_ARTICLE: [char; 2] = ['ا', 'ل'];

/// The scripts without blanks between words. A piece that begins or ends in one of them counts as a
/// word.
const SCRIPTS_WITHOUT_BLANKS: [Script; 3] = [Script::Han, Script::Hiragana, Script::Katakana];

/// The marks that turn a Japanese syllable into another one.
const SOUND_MARKS: [char; 2] = ['\u{3099}', '\u{309a}'];

/// The role words that are also family names.
const FAMILY_NAMES: [&str; 4] = ["gastgeber", "host", "lehrer", "teacher"];

/// Digits and signs that are written in place of letters.
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

/// The shapes of the role words, and whether they are written without blanks. Each newcomer's name
/// is compared with all of them.
static SHAPED_ROLE_WORDS: LazyLock<Vec<(String, bool)>> = LazyLock::new(|| {
    let is_without_blanks = |word: &str| word.chars().all(is_written_without_blanks);
    let words = ROLE_WORDS.iter();
    words
        .map(|word| (shape(word), is_without_blanks(word)))
        .collect()
});

/// Words that turn the words after them into a role, in the languages of the page. A single letter
/// with a full stop is none of them: it is an initial.
const WORDS_BEFORE_ROLES: [&str; 41] = [
    "a", "am", "an", "bin", "co", "das", "dein", "deine", "dem", "den", "der", "die", "dr", "ein",
    "eine", "euer", "eure", "fr", "frau", "herr", "hr", "i", "ich", "ihr", "ihre", "madam", "mein",
    "meine", "miss", "mister", "mr", "mrs", "ms", "my", "our", "prof", "sir", "the", "unser",
    "unsere", "your",
];

static SHAPES_BEFORE_ROLES: LazyLock<Vec<String>> =
    LazyLock::new(|| WORDS_BEFORE_ROLES.iter().map(|word| shape(word)).collect());

/// Whether a name claims a role at a table whose hosts have these names. A group that is open to
/// all has no hosts.
///
/// A player whose family name is Host or Lehrer claims nothing, because the host has a mark. Such a
/// word counts as a family name if it is written in ordinary letters, alone or with other words;
/// but not alone if nobody hosts or a host has such a word as their name, nor beside the exact
/// name of a host.
pub fn claims_role<'a>(name: &str, hosts: impl IntoIterator<Item = &'a str>) -> bool {
    if !has_role_word(name) {
        return false;
    }
    let Some(others) = beside_family_name(name) else {
        return true;
    };
    let mut hosts = hosts.into_iter().peekable();
    match others.is_empty() {
        true => hosts.peek().is_none() || hosts.any(has_role_word),
        false => {
            let own = Skeleton::of(&others.join(" "));
            hosts.any(|host| is_name_of(&own, &without_role(host)))
        }
    }
}

/// Whether `own` looks like the name, or like the family name in it.
fn is_name_of(own: &Skeleton, name: &str) -> bool {
    let family = name.rsplit(' ').next().unwrap_or_default();
    [name, family]
        .iter()
        .any(|name| own.is_like(&Skeleton::of(name)))
}

/// The words of a name besides a family name that is also a role word. `None` if there is no
/// such family name.
fn beside_family_name(name: &str) -> Option<Vec<&str>> {
    let parts: Vec<&str> = without_number(name).split([' ', '-']).collect();
    let (family, others): (Vec<&str>, Vec<&str>) =
        parts.into_iter().partition(|part| is_family_name(part));
    let is_plain = !family.is_empty()
        && others
            .iter()
            .all(|word| is_ordinary(word) && !is_before_role(word))
        && !has_role_word(&others.join(" "));
    is_plain.then_some(others)
}

/// A host's name without the words for their role: Schmidt for Herr Schmidt or Lehrer Schmidt.
fn without_role(host: &str) -> String {
    let words = without_number(host).split([' ', '-']);
    let words = words.filter(|word| !is_before_role(word) && !has_role_word(word));
    words.collect::<Vec<_>>().join(" ")
}

/// Whether a word is one of [`FAMILY_NAMES`] in ordinary letters: Host, HOST, host, Höst.
fn is_family_name(word: &str) -> bool {
    // Before the first name there may be a comma.
    let word = word.strip_suffix(',').unwrap_or(word);
    let letters: String = word
        .nfd()
        .filter(|c| !combining_marks::is_mark(*c))
        .collect();
    let has_ordinary_case = letters.chars().skip(1).all(|c| c.is_ascii_lowercase())
        || letters.chars().all(|c| c.is_ascii_uppercase());
    has_ordinary_case && FAMILY_NAMES.contains(&&*letters.to_ascii_lowercase())
}

/// Whether a word has letters, all in their ordinary shape, and otherwise only signs that are usual
/// in names.
fn is_ordinary(word: &str) -> bool {
    let composed: String = word.nfc().collect();
    let is_of_name =
        |c: char| c.is_alphabetic() || combining_marks::is_mark(c) || "'’.".contains(c);
    unshaped(word).nfkc().eq(composed.chars())
        && word.chars().any(char::is_alphabetic)
        && word.chars().all(is_of_name)
}

/// Whether a word, in any letters, turns the words after it into a role.
fn is_before_role(word: &str) -> bool {
    let letters: String = word.chars().filter(|c| c.is_alphabetic()).collect();
    let is_initial = letters.chars().count() == 1 && word.ends_with('.');
    let letter_shape = shape(&letters.to_lowercase());
    !is_initial && SHAPES_BEFORE_ROLES.contains(&letter_shape)
}

/// Whether a name has a role word as a word of its own. It stands between blanks, signs, digits,
/// letters of another script, or the capitals of CamelCase, also spaced out, or in letters that
/// look like it. In scripts without blanks, a run of one script begins or ends with it.
fn has_role_word(name: &str) -> bool {
    let is_read = |c: &char| !combining_marks::is_mark(*c) || SOUND_MARKS.contains(c);
    let letters: String = unshaped(name).nfkc().nfd().filter(is_read).collect();
    let letters: Vec<char> = letters.nfc().collect();
    has_role_word_in(&letters) || has_role_word_in(&pulled_together(&letters))
}

fn has_role_word_in(letters: &[char]) -> bool {
    let readings: Vec<Vec<String>> = letters.iter().map(|c| readings(*c)).collect();
    SHAPED_ROLE_WORDS.iter().any(|(word, is_without_blanks)| {
        (0..letters.len()).any(|start| {
            let may_begin = is_beginning(letters, start);
            let may_end = |at| (*is_without_blanks && may_begin) || is_boundary(letters, at);
            (*is_without_blanks || may_begin) && is_read_as(word, &readings, start, &may_end)
        })
    })
}

/// Whether the letters from `at` on up to where a word `may_end` can be read as `word`.
fn is_read_as(
    word: &str,
    readings: &[Vec<String>],
    at: usize,
    may_end: &impl Fn(usize) -> bool,
) -> bool {
    if word.is_empty() {
        return may_end(at);
    }
    let Some(here) = readings.get(at) else {
        return false;
    };
    here.iter().any(|reading| {
        let rest = word.strip_prefix(reading.as_str());
        rest.is_some_and(|rest| is_read_as(rest, readings, at + 1, may_end))
    })
}

/// The readings of a character, in the shapes of small letters.
fn readings(c: char) -> Vec<String> {
    let written_for = WRITTEN_FOR.iter().filter(|(sign, _)| *sign == c);
    let written_for = written_for.flat_map(|(_, letters)| letters.chars());
    let upper = c.to_uppercase().to_string();
    let lower = upper.to_lowercase();
    let shapes = [c.to_string(), upper, lower].map(|text| shape(&text));
    let readings = shapes.into_iter().chain(written_for.map(String::from));
    readings.filter(|reading| !reading.is_empty()).collect()
}

/// Whether a word may begin with the character at `at`.
fn is_beginning(letters: &[char], at: usize) -> bool {
    let has_article =
        |article: usize| letters[article..at] == ARABIC_ARTICLE && is_boundary(letters, article);
    is_boundary(letters, at)
        || at
            .checked_sub(ARABIC_ARTICLE.len())
            .is_some_and(has_article)
}

fn is_written_without_blanks(c: char) -> bool {
    SCRIPTS_WITHOUT_BLANKS.contains(&c.script())
}

/// Whether two letters are in different scripts, of which one is written without blanks.
fn changes_script(before: char, after: char) -> bool {
    // A sign such as ー has no script of its own.
    let scripts = [before, after].map(|c| c.script());
    scripts[0] != scripts[1]
        && !scripts.contains(&Script::Common)
        && [before, after].into_iter().any(is_written_without_blanks)
}

/// Whether a word may begin or end before the character at `at`.
fn is_boundary(letters: &[char], at: usize) -> bool {
    let (Some(before), Some(after)) = (at.checked_sub(1), letters.get(at)) else {
        return true;
    };
    let before = letters[before];
    let has_case = |c: char| c.is_lowercase() || c.is_uppercase();
    let is_camel = before.is_lowercase() && after.is_uppercase();
    // The last one of several capitals begins the next word.
    let next_is_small = letters.get(at + 1).is_some_and(|next| next.is_lowercase());
    let ends_capitals = before.is_uppercase() && after.is_uppercase() && next_is_small;
    !before.is_alphabetic()
        || !after.is_alphabetic()
        || has_case(before) != has_case(*after)
        || changes_script(before, *after)
        || is_camel
        || ends_capitals
}

/// The letters with single ones in a row pulled together: "H O S T".
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
        assert_eq!(claims_role(name, ["Ada"]), is_refused, "{name:?}");
    }

    #[test]
    fn nobody_is_called_host_or_teacher_as_a_word_of_its_own() {
        for name in [
            "The host",
            "the  Host",
            "Der Lehrer",
            "Herr Lehrer",
            "Frau Lehrer",
            "Mr. Teacher",
            "Your Host",
            "Тhе Host",
            "Ⓣⓗⓔ Host",
            "Host!",
            "Host 👑",
            "👑 Tom Host",
            "Tom_Host",
            "Host Admin",
            "Host H0st",
            "Tom H0st",
            "hOST",
            "HosT",
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
            "LEHRERIN",
            "Frau Lehrerin",
            "gastgeberin",
            "Moderator",
            "Admin",
            "ADMIN1",
            "relay",
            "The Relay",
            "A Host",
            "I am Host",
            "Ein Lehrer",
            "Unsere Lehrer",
            "Hr. Lehrer",
            "Ben, Host",
            "Ben . Host",
            "Host .",
            "Host-",
            "-Host",
            "Lehrer '",
            "Spielleiter",
            "Ada (Spielleitung)",
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
    fn a_family_name_claims_nothing_beside_a_host_who_bears_a_mark() {
        for name in [
            "Host",
            "host",
            "HOST",
            "Höst",
            "HÖST",
            "Hóst",
            "Ho\u{308}st",
            "Lehrer",
            "Gastgeber",
            "Teacher",
            "Tëacher",
            "Tom Lehrer",
            "tom lehrer",
            "Anna Höst",
            "A. Host",
            "Lehrer, Tom",
            "Lehrer Tom",
            "Tom B. Lehrer",
            "Müller-Lehrer",
            "Jean-Luc Host",
            "O’Hara Host",
            "Ольга Host",
            "דנה Host",
            "Host 2",
            "Tom Lehrer 12",
        ] {
            check_role(name, false);
        }
    }

    #[test]
    fn where_nobody_hosts_a_role_s_word_alone_is_refused_and_a_whole_name_is_not() {
        for (name, is_refused) in [
            ("Host", true),
            ("Höst", true),
            ("Host 2", true),
            ("Lehrer", true),
            ("Host .", true),
            ("Host-", true),
            ("Tom Lehrer", false),
            ("Anna Höst 2", false),
            ("The Host", true),
            ("Ghost", false),
        ] {
            assert_eq!(claims_role(name, []), is_refused, "{name}");
        }
    }

    #[test]
    fn nobody_is_called_as_a_host_of_the_table_with_a_role() {
        for (host, name, is_refused) in [
            ("Ada", "Ada Host", true),
            ("Ada", "Host Ada", true),
            ("Ada", "Ada Teacher 2", true),
            ("Ada", "Аda Host", true),
            ("Ada", "ADA-HOST", true),
            ("Ada", "Ada B. Host", false),
            ("Ada", "Ben Host", false),
            ("Herr Schmidt", "Lehrer Schmidt", true),
            ("Frau Dr. Schmidt", "Lehrer Schmidt", true),
            ("Lehrer Schmidt", "Schmidt Lehrer", true),
            ("Anna Schmidt", "Lehrer Schmidt", true),
            ("Teacher", "Teacher 2", true),
            ("Lehrer", "Lehrèr", true),
            ("Herr Lehrer", "Lehrer", true),
            ("Anna Schmidt", "Anna Lehrer", false),
            ("Anna Lehrer", "Tom Lehrer", false),
            ("Lehrer", "Lehrer Tom", false),
        ] {
            assert_eq!(
                claims_role(name, [host]),
                is_refused,
                "{name} beside {host}"
            );
        }
    }

    #[test]
    fn no_name_holds_a_page_s_words_for_a_host_in_any_language() {
        let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../locales");
        let (mut languages, mut languages_without_blanks) = (0, 0);
        for language in std::fs::read_dir(locales).expect("the messages") {
            let path = language.expect("a language").path();
            // English is in a folder, the others are a file each.
            let file = if path.is_dir() {
                path.join("group.ftl")
            } else {
                path
            };
            let messages = std::fs::read_to_string(&file).expect("a file of messages");
            let mut lines = messages.lines();
            let said = lines.find_map(|line| line.strip_prefix("group-heard-host = "));
            let said = said.expect("the word for a host");
            let word = said.trim_matches(['(', ')', '（', '）']);
            check_role(&format!("Ada {said}"), true);
            check_role(word, word != "host");
            if word.chars().all(is_written_without_blanks) {
                check_role(&format!("小明{word}"), true);
                check_role(&format!("{word}小明"), true);
                languages_without_blanks += 1;
            }
            languages += 1;
        }
        assert!(languages >= 12);
        assert!(languages_without_blanks >= 2);
    }

    #[test]
    fn where_no_blanks_part_words_a_role_begins_or_ends_a_run_of_one_script() {
        for name in [
            "老师",
            "老師",
            "王老师",
            "王老師",
            "老师王",
            "王老师2",
            "班主持人",
            "小明（主持人）",
            "王 老 师",
            "先生",
            "田中先生",
            "たなか先生",
            "タナカ先生",
            "先生です",
            "Ada先生",
            "せんせい",
            "たなかせんせい",
            "田中せんせい",
            "ホスト",
            "ホスト役",
            "ﾎｽﾄ",
            "さくらホスト",
            "クラスホスト",
        ] {
            check_role(name, true);
        }
        for name in [
            "李师",
            "师师",
            "王老五",
            "生先",
            "先",
            "人主",
            "持人",
            "田中",
            "先田生子",
            "せいせん",
            "ゴースト",
            "ポスト",
            "ボストン",
            "ホース",
            "我们老师好",
            "김선생",
        ] {
            check_role(name, false);
        }
    }

    #[test]
    fn in_arabic_a_role_is_one_with_its_article_too() {
        for name in [
            "معلم",
            "المعلم",
            "المعلمة",
            "الْمُعَلِّم",
            "أحمد المعلم",
            "المعلم أحمد",
            "الإدارة",
            "إدارة",
        ] {
            check_role(name, true);
        }
        for name in ["معلمي", "المعلمي", "علم", "العلم", "محمد", "ال", "المعتصم"]
        {
            check_role(name, false);
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
}
