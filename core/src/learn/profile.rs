//! The profile of a device's players, with all of their records. Its forms for another device are a
//! file, and packed bytes for codes.

use std::collections::BTreeSet;

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::{Deserialize, Serialize};

use super::daily::Day;
use super::practice::Practice;
use super::saved::{MAX_DAYS, MAX_PRACTICES, SavedDay, SavedOwnPractice, SavedPractice};
use super::statistics::{Answer, MAX_PLAYER_CHARS};

/// The longest file that is read, in bytes. A file with all records that are ever stored is
/// shorter, with any names.
pub const MAX_FILE_BYTES: usize = 8_000_000;

/// The name of the format in each file, which says statistics because the first files had only
/// answers.
const FORMAT: &str = "score-statistics";

/// The version of the files that are written. Version 1 has no rolls that were solved after their
/// day, and may lack all but the answers; both are read alike.
const FILE_VERSION: u32 = 2;

/// The longest believable time for a roll, in seconds: a day.
const MAX_SECONDS: u32 = 86_400;

/// The most bytes of an unpacked profile; all records that are ever stored take less.
const MAX_UNPACKED_BYTES: usize = 2_000_000;

/// The level of compression, of 10.
const COMPRESSION: u8 = 9;

/// The version of the packed profile, which is its first byte. Version 1 has no rolls that were
/// solved after their day; both are read alike.
const VERSION: u8 = 2;

/// A profile: the records of one or more players, as they go to another device.
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

/// The contents of a file, for writing and for reading; `A` is the type of an answer.
#[derive(Serialize, Deserialize)]
struct Written<A> {
    format: String,
    version: u32,
    answers: Vec<A>,
    #[serde(default)]
    practices: Vec<SavedPractice>,
    #[serde(default)]
    own_practices: Vec<SavedOwnPractice>,
    #[serde(default)]
    days: Vec<SavedDay>,
}

/// An answer in a file.
#[derive(Deserialize)]
#[serde(untagged)]
enum ReadAnswer {
    Answer(Box<Answer>),
    /// A value that is no answer, perhaps only because of its day.
    Other {
        day: i64,
    },
}

impl ReadAnswer {
    /// The answer in the file; `None` if its day is out of range.
    fn dated(self) -> Result<Option<Answer>, ImportRefusal> {
        let is_day = |day: i64| u32::try_from(day).ok().and_then(Day::of_number).is_some();
        match self {
            ReadAnswer::Answer(answer) => Ok(Some(*answer)),
            ReadAnswer::Other { day } if is_day(day) => Err(ImportRefusal::NotStatistics),
            ReadAnswer::Other { .. } => Ok(None),
        }
    }
}

/// The contents of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// All records that can be kept.
    pub profile: Profile,
    /// How many answers are left out, because their day cannot be right.
    pub count_left_out: usize,
}

/// Why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportRefusal {
    /// The file is longer than [`MAX_FILE_BYTES`].
    TooLong,
    /// The file has no statistics, or is broken.
    NotStatistics,
    /// A later version of the program wrote the file.
    Later,
}

print_its_name!(ImportRefusal);

/// Why a profile cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnpackRefusal {
    /// The bytes are no profile, or a broken one.
    NotAProfile,
    /// A later version of the program packed the profile.
    Later,
}

print_its_name!(UnpackRefusal);

impl Profile {
    /// The part of the profile that belongs to one player.
    #[must_use]
    pub fn of(mut self, player: &str) -> Profile {
        self.practices.retain(|record| record.player == player);
        self.own_practices.retain(|record| record.player == player);
        self.days.retain(|record| record.player == player);
        self.answers.retain(|record| record.player == player);
        self
    }

    /// The names of all players with a record, each once.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let names: BTreeSet<&str> = self.players().collect();
        names.into_iter().map(str::to_owned).collect()
    }

    /// The profile with the names in this device's spelling, which `local_spelling` returns for a
    /// known name.
    #[must_use]
    pub fn written_as(mut self, local_spelling: impl Fn(&str) -> Option<String>) -> Profile {
        let of_practices = self.practices.iter_mut().map(|record| &mut record.player);
        let of_own = self
            .own_practices
            .iter_mut()
            .map(|record| &mut record.player);
        let of_days = self.days.iter_mut().map(|record| &mut record.player);
        let of_answers = self.answers.iter_mut().map(|record| &mut record.player);
        let all = of_practices.chain(of_own).chain(of_days).chain(of_answers);
        for name in all {
            if let Some(known) = local_spelling(name) {
                *name = known;
            }
        }
        self
    }

    /// Whether the profile is empty.
    pub fn is_empty(&self) -> bool {
        *self == Profile::default()
    }

    /// The packed profile, with a checksum.
    pub fn packed(&self) -> Vec<u8> {
        // Everything in it can be written.
        let written = postcard::to_allocvec(self).unwrap_or_default();
        let mut packed = vec![VERSION];
        packed.extend(compress_to_vec_zlib(&written, COMPRESSION));
        packed
    }

    /// Packs the profile in at most `max_bytes`. If all of it takes more, the oldest answers are
    /// left out first, then the oldest days. Returns how many answers and days are left out, too.
    /// Practice is always included, however long it is.
    pub fn packed_within(&self, max_bytes: usize) -> (Vec<u8>, usize) {
        let all = self.answers.len() + self.days.len();
        // A binary search for the fewest that must be left out.
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

    /// Unpacks a profile.
    ///
    /// # Errors
    /// When the bytes are no profile, or one of a later program.
    pub fn unpacked(packed: &[u8]) -> Result<Profile, UnpackRefusal> {
        let (version, packed) = packed.split_first().ok_or(UnpackRefusal::NotAProfile)?;
        if *version > VERSION {
            return Err(UnpackRefusal::Later);
        }
        let written = decompress_to_vec_zlib_with_limit(packed, MAX_UNPACKED_BYTES);
        let written = written.map_err(|_| UnpackRefusal::NotAProfile)?;
        let profile: Profile =
            postcard::from_bytes(&written).map_err(|_| UnpackRefusal::NotAProfile)?;
        profile.validated().ok_or(UnpackRefusal::NotAProfile)
    }

    /// The profile as the contents of a file.
    pub fn exported(&self) -> String {
        let written = Written {
            format: FORMAT.to_owned(),
            version: FILE_VERSION,
            answers: self.answers.clone(),
            practices: self.practices.clone(),
            own_practices: self.own_practices.clone(),
            days: self.days.clone(),
        };
        // Its keys are texts, so everything in it can be written.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads the profile in a file; a file of an earlier program has only answers. An answer whose
    /// day cannot be right, because a clock was wrong, is left out and counted.
    ///
    /// # Errors
    /// When it is not such a file.
    pub fn imported(file: &str) -> Result<Imported, ImportRefusal> {
        /// The fields that the files of each version have.
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
        let written: Written<ReadAnswer> = serde_json::from_str(file).map_err(broken)?;
        let count = written.answers.len();
        let answers = written.answers.into_iter().map(ReadAnswer::dated);
        let answers: Vec<Option<Answer>> = answers.collect::<Result<_, _>>()?;
        let profile = Profile {
            practices: written.practices,
            own_practices: written.own_practices,
            days: written.days,
            answers: answers.into_iter().flatten().collect(),
        };
        let count_left_out = count - profile.answers.len();
        let profile = profile.validated().ok_or(ImportRefusal::NotStatistics)?;
        Ok(Imported {
            profile,
            count_left_out,
        })
    }

    /// The profile; `None` if a value in it is not possible.
    fn validated(self) -> Option<Profile> {
        let have_short_names = self
            .players()
            .all(|name| name.chars().count() <= MAX_PLAYER_CHARS);
        let mut rolls = self.days.iter().flat_map(|day| day.progress.rolls);
        let have_possible_times = rolls.all(|roll| roll.seconds <= MAX_SECONDS);
        let are_within_limits = self.days.len() <= MAX_DAYS
            && self.practices.len().max(self.own_practices.len()) <= MAX_PRACTICES;
        let have_short_links = self.own_practices.iter().all(SavedOwnPractice::is_short);
        let usual = self.practices.iter().map(|record| &record.practice);
        let own = self.own_practices.iter().map(|record| &record.practice);
        let have_few_repeats = usual.chain(own).all(Practice::is_within_limit);
        (have_short_names
            && have_possible_times
            && are_within_limits
            && have_short_links
            && have_few_repeats)
            .then_some(self)
    }

    /// The player of each record, once for each record.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        let of_practices = self.practices.iter().map(SavedPractice::player);
        let of_own = self.own_practices.iter().map(SavedOwnPractice::player);
        let of_days = self.days.iter().map(SavedDay::player);
        let of_answers = self.answers.iter().map(|answer| answer.player.as_str());
        of_practices.chain(of_own).chain(of_days).chain(of_answers)
    }
}
