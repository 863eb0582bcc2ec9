//! The profile of a device's players, as the browser keeps it, and the part that is carried to
//! another device: by a file, or packed into codes.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::{Deserialize, Serialize};

use super::daily::{Day, Progress};
use super::practice::Practice;
use super::statistics::{Answer, MAX_PLAYER_CHARS};
use crate::table::game::TableGame;

/// The most days that are kept, of both games and all players; the first that were begun go.
pub const MAX_DAYS: usize = 4_000;

/// The most players, and goals or dice of one's own, whose practice is kept; those that were
/// practised longest ago go.
pub const MAX_PRACTICES: usize = 100;

/// The longest file that is read, in bytes; one with all that is ever kept is shorter.
pub const MAX_FILE_BYTES: usize = 4_000_000;

/// The name of the file's format: at first there was nothing but answers in it.
const FORMAT: &str = "score-statistics";

/// The version of the files that are written. What has joined since the first one may be left
/// out, and an earlier program does not read it.
const FILE_VERSION: u32 = 1;

/// The longest time for a roll that is believed, in seconds: a day.
const MAX_SECONDS: u32 = 86_400;

/// The most bytes that a packed profile becomes: as many answers as are ever kept take less.
const MAX_UNPACKED_BYTES: usize = 1_000_000;

/// How hard it is packed, of 10.
const COMPRESSION: u8 = 9;

/// The version of the packed form, its first byte.
const VERSION: u8 = 1;

/// A day as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDay {
    player: String,
    is_24: bool,
    day: Day,
    /// How far the player is with it.
    pub progress: Progress,
}

impl SavedDay {
    /// A day on which nothing was done yet by `player`, who is alone where the name is empty.
    pub fn new(player: &str, game: TableGame, day: Day) -> SavedDay {
        SavedDay {
            player: player.to_owned(),
            is_24: game == TableGame::TwentyFour,
            day,
            progress: Progress::default(),
        }
    }

    /// Whose it is.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// Which day.
    pub fn day(&self) -> Day {
        self.day
    }

    /// Whether it is one of this player and this game.
    pub fn is_of(&self, player: &str, game: TableGame) -> bool {
        self.player == player && self.is_24 == (game == TableGame::TwentyFour)
    }

    fn is_same_as(&self, other: &SavedDay) -> bool {
        (&self.player, self.is_24, self.day) == (&other.player, other.is_24, other.day)
    }
}

/// How far a player is with practice of a game as published, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedPractice {
    player: String,
    is_24: bool,
    /// How far they are.
    pub practice: Practice,
}

impl SavedPractice {
    /// Nothing was practised yet.
    pub fn new(player: &str, game: TableGame) -> SavedPractice {
        SavedPractice {
            player: player.to_owned(),
            is_24: game == TableGame::TwentyFour,
            practice: Practice::default(),
        }
    }

    /// Whose it is.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// Whether it is that of this player and this game.
    pub fn is_of(&self, player: &str, game: TableGame) -> bool {
        self.player == player && self.is_24 == (game == TableGame::TwentyFour)
    }

    fn is_same_as(&self, other: &SavedPractice) -> bool {
        (&self.player, self.is_24) == (&other.player, other.is_24)
    }
}

/// How far a player is with a goal or with dice of their own, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedOwnPractice {
    player: String,
    /// The link to it.
    setting: String,
    /// How far they are.
    pub practice: Practice,
}

impl SavedOwnPractice {
    /// Nothing was practised yet with that to which the link `setting` leads.
    pub fn new(player: &str, setting: &str) -> SavedOwnPractice {
        SavedOwnPractice {
            player: player.to_owned(),
            setting: setting.to_owned(),
            practice: Practice::default(),
        }
    }

    /// Whose it is.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// Whether it is that of this player and this link.
    pub fn is_of(&self, player: &str, setting: &str) -> bool {
        self.player == player && self.setting == setting
    }
}

/// What is carried of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Practice of the games as published.
    pub practices: Vec<SavedPractice>,
    /// Practice with goals and dice of one's own.
    pub own_practices: Vec<SavedOwnPractice>,
    /// The rolls of the days.
    pub days: Vec<SavedDay>,
    /// The answers, the oldest first.
    pub answers: Vec<Answer>,
}

/// A file as it is written.
#[derive(Serialize, Deserialize)]
struct Written {
    format: String,
    version: u32,
    answers: Vec<Answer>,
    #[serde(default)]
    practices: Vec<SavedPractice>,
    #[serde(default)]
    own_practices: Vec<SavedOwnPractice>,
    #[serde(default)]
    days: Vec<SavedDay>,
}

/// Why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportRefusal {
    /// It is longer than [`MAX_FILE_BYTES`].
    TooLong,
    /// It is no such file, or a broken one.
    NotStatistics,
    /// A later program wrote it.
    Later,
}

print_its_name!(ImportRefusal);

/// Why a profile cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnpackRefusal {
    /// It is none, or a broken one.
    NotAProfile,
    /// A later program packed it.
    Later,
}

print_its_name!(UnpackRefusal);

impl Profile {
    /// That of one player alone.
    #[must_use]
    pub fn of(mut self, player: &str) -> Profile {
        self.practices.retain(|it| it.player == player);
        self.own_practices.retain(|it| it.player == player);
        self.days.retain(|it| it.player == player);
        self.answers.retain(|it| it.player == player);
        self
    }

    /// Whether there is nothing to be carried.
    pub fn is_empty(&self) -> bool {
        *self == Profile::default()
    }

    /// Packed, with a checksum.
    pub fn packed(&self) -> Vec<u8> {
        // Nothing in it cannot be written.
        let written = postcard::to_allocvec(self).unwrap_or_default();
        let mut packed = vec![VERSION];
        packed.extend(compress_to_vec_zlib(&written, COMPRESSION));
        packed
    }

    /// Packed in at most so many bytes: where all of it takes more, the oldest answers are left
    /// out first, then the oldest days. The answer says how many answers and days are left out.
    /// Practice alone is taken along whatever it takes.
    pub fn packed_within(&self, max_bytes: usize) -> (Vec<u8>, usize) {
        let all = self.answers.len() + self.days.len();
        // The fewest that must be left out.
        let (mut fewest, mut most) = (0, all);
        while fewest < most {
            let middle = fewest.midpoint(most);
            match self.without_oldest(middle).packed().len() <= max_bytes {
                true => most = middle,
                false => fewest = middle + 1,
            }
        }
        (self.without_oldest(fewest).packed(), fewest)
    }

    fn without_oldest(&self, count: usize) -> Profile {
        let answers = count.min(self.answers.len());
        let days = (count - answers).min(self.days.len());
        Profile {
            answers: self.answers[answers..].to_vec(),
            days: self.days[days..].to_vec(),
            ..self.clone()
        }
    }

    /// The profile that was packed.
    ///
    /// # Errors
    /// When it is no profile, or one of a later program.
    pub fn unpacked(packed: &[u8]) -> Result<Profile, UnpackRefusal> {
        let (version, packed) = packed.split_first().ok_or(UnpackRefusal::NotAProfile)?;
        if *version > VERSION {
            return Err(UnpackRefusal::Later);
        }
        let written = decompress_to_vec_zlib_with_limit(packed, MAX_UNPACKED_BYTES);
        let written = written.map_err(|_| UnpackRefusal::NotAProfile)?;
        let profile: Profile =
            postcard::from_bytes(&written).map_err(|_| UnpackRefusal::NotAProfile)?;
        profile.believed().ok_or(UnpackRefusal::NotAProfile)
    }

    /// All of it as a file.
    pub fn exported(&self) -> String {
        let written = Written {
            format: FORMAT.to_owned(),
            version: FILE_VERSION,
            answers: self.answers.clone(),
            practices: self.practices.clone(),
            own_practices: self.own_practices.clone(),
            days: self.days.clone(),
        };
        // Its keys are texts, so nothing in it cannot be written.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// The profile in a file; one of an earlier program has answers alone.
    ///
    /// # Errors
    /// When it is no such file.
    pub fn imported(file: &str) -> Result<Profile, ImportRefusal> {
        /// The fields that each version has.
        #[derive(Deserialize)]
        struct Head {
            format: String,
            version: u32,
        }
        if file.len() > MAX_FILE_BYTES {
            return Err(ImportRefusal::TooLong);
        }
        let broken = |_| ImportRefusal::NotStatistics;
        let head: Head = serde_json::from_str(file).map_err(broken)?;
        if head.format != FORMAT {
            return Err(ImportRefusal::NotStatistics);
        }
        if head.version > FILE_VERSION {
            return Err(ImportRefusal::Later);
        }
        let written: Written = serde_json::from_str(file).map_err(broken)?;
        let profile = Profile {
            practices: written.practices,
            own_practices: written.own_practices,
            days: written.days,
            answers: written.answers,
        };
        profile.believed().ok_or(ImportRefusal::NotStatistics)
    }

    /// Itself, unless something is in it that no program writes.
    fn believed(self) -> Option<Profile> {
        let are_named = self
            .players()
            .all(|name| name.chars().count() <= MAX_PLAYER_CHARS);
        let mut rolls = self.days.iter().flat_map(|day| day.progress.rolls);
        let are_timed = rolls.all(|roll| roll.seconds <= MAX_SECONDS);
        let are_few = self.days.len() <= MAX_DAYS
            && self.practices.len().max(self.own_practices.len()) <= MAX_PRACTICES;
        (are_named && are_timed && are_few).then_some(self)
    }

    /// Whose it is, each as often as there is something of them.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        let of_practices = self.practices.iter().map(SavedPractice::player);
        let of_own = self.own_practices.iter().map(SavedOwnPractice::player);
        let of_days = self.days.iter().map(SavedDay::player);
        let of_answers = self.answers.iter().map(|it| it.player.as_str());
        of_practices.chain(of_own).chain(of_days).chain(of_answers)
    }
}

/// Takes the days of another device in: of a roll of both what ended here counts, and else
/// the most that was done about it.
pub fn join_days(days: &mut Vec<SavedDay>, others: &[SavedDay]) {
    for other in others {
        match days.iter_mut().find(|day| day.is_same_as(other)) {
            None => days.push(other.clone()),
            Some(day) => {
                let both = day.progress.rolls.iter_mut().zip(&other.progress.rolls);
                both.for_each(|(roll, other)| roll.join(other));
            }
        }
    }
    let oldest = days.len().saturating_sub(MAX_DAYS);
    days.drain(..oldest);
}

/// Takes the practice of another device in: of the same game that with more answers counts.
pub fn join_practices(practices: &mut Vec<SavedPractice>, others: &[SavedPractice]) {
    for other in others {
        match practices.iter_mut().find(|it| it.is_same_as(other)) {
            Some(own) => own.practice.join(&other.practice),
            None => practices.push(other.clone()),
        }
    }
    let oldest = practices.len().saturating_sub(MAX_PRACTICES);
    practices.drain(..oldest);
}

/// The same with goals and dice of one's own.
pub fn join_own_practices(practices: &mut Vec<SavedOwnPractice>, others: &[SavedOwnPractice]) {
    for other in others {
        let is_same = |it: &&mut SavedOwnPractice| it.is_of(&other.player, &other.setting);
        match practices.iter_mut().find(is_same) {
            Some(own) => own.practice.join(&other.practice),
            None => practices.push(other.clone()),
        }
    }
    let oldest = practices.len().saturating_sub(MAX_PRACTICES);
    practices.drain(..oldest);
}
