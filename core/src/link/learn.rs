//! The contents of an address of practice or of the rolls of a day.

use std::fmt;

use super::{LinkRefusal, bad_value, dotted, page_and_query, read_dice, read_pairs, write_pairs};
use crate::dice::DiceSet;
use crate::learn::daily::Day;
use crate::learn::level::{Setting, hardnesses};
use crate::learn::skill::Skill;
use crate::table::game::TableGame;
use crate::table::rules::Goal;
use crate::teach::difficulty::Hardness;

/// The name of the page of practice.
const PRACTICE: &str = "practice";

/// The name of the page of the day.
const DAILY: &str = "daily";

/// The games, each with its name in links.
const GAMES: [(TableGame, &str); 2] = [(TableGame::Score, "score"), (TableGame::TwentyFour, "24")];

/// The levels of difficulty, each with its name in links.
const HARDNESSES: [(Hardness, &str); 4] = [
    (Hardness::Easy, "easy"),
    (Hardness::Medium, "medium"),
    (Hardness::Hard, "hard"),
    (Hardness::VeryHard, "very-hard"),
];

/// The contents of an address of practice: `#practice?game=24&skill=fractions&level=very-hard`.
///
/// With a skill the level is chosen by hand; without one the rule of practice chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PracticeLink {
    /// The game.
    pub game: Option<TableGame>,
    /// The skill that is trained.
    pub skill: Option<Skill>,
    /// How hard the rolls are; `None` for as hard as the player's box says.
    pub hardness: Option<Hardness>,
    /// A goal of one's own.
    pub goal: Option<Goal>,
    /// Dice of one's own.
    pub dice: Option<DiceSet>,
    /// The seed that all rolls come from.
    pub seed: Option<u32>,
}

impl PracticeLink {
    /// Reads the fragment of an address. Values that cannot be read are left out and named; so is a
    /// level that no roll of its game can have.
    pub fn read(fragment: &str) -> (PracticeLink, Vec<LinkRefusal>) {
        let mut link = PracticeLink::default();
        let (_, query) = match page_and_query(fragment) {
            Ok(halves) => halves,
            Err(why) => return (link, vec![why]),
        };
        let mut refusals = read_pairs(query, &mut |key, value| link.take(key, value));
        let game = link.game.unwrap_or_default();
        if let Some(skill) = link.skill {
            let levels = hardnesses(game, skill);
            let is_own = link.goal.is_some() || link.dice.is_some();
            if levels.is_empty() && !is_own {
                refusals.push(bad_value("skill", skill.name()));
                link.skill = None;
            } else if let Some(hardness) = link.hardness
                && !levels.contains(&hardness)
                && !is_own
            {
                refusals.push(bad_value("level", hardness_name(hardness)));
                link.hardness = None;
            }
        }
        (link, refusals)
    }

    /// Reads one parameter. `None`: the value is wrong; `false`: the key is wrong.
    fn take(&mut self, key: &str, value: &str) -> Option<bool> {
        match key {
            "game" => self.game = Some(read_game(value)?),
            "skill" => self.skill = Some(Skill::named(value)?),
            "level" => {
                let named = HARDNESSES.iter().find(|(_, name)| *name == value);
                self.hardness = Some(named?.0);
            }
            "goal" => self.goal = Some(Goal::new(value.parse().ok()?)?),
            "dice" => {
                let dice = read_dice(value)?;
                // More dice than practice allows are refused.
                Setting::own(TableGame::Score, None, Some(dice))?;
                self.dice = Some(dice);
            }
            "seed" => self.seed = Some(value.parse().ok()?),
            _ => return Some(false),
        }
        Some(true)
    }

    /// The setting: the source of its numbers, and the goal.
    pub fn setting(&self) -> Setting {
        let game = self.game.unwrap_or_default();
        let own = Setting::own(game, self.goal, self.dice);
        own.unwrap_or_else(|| Setting::usual(game))
    }

    /// The link to a level of a setting.
    pub fn to(setting: &Setting, skill: Option<Skill>, hardness: Option<Hardness>) -> PracticeLink {
        let usual_goal = setting.game().rules().goal;
        PracticeLink {
            game: (setting.game() != TableGame::default()).then(|| setting.game()),
            skill,
            hardness,
            goal: (setting.goal() != usual_goal).then(|| setting.goal()),
            dice: setting.dice().copied(),
            ..PracticeLink::default()
        }
    }
}

/// The fragment without its `#`; reading it gives the link again.
impl fmt::Display for PracticeLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pairs = Vec::new();
        pairs.extend(self.game.map(|game| ("game", game_name(game).to_owned())));
        let skill = self.skill.map(|skill| ("skill", skill.name().to_owned()));
        pairs.extend(skill);
        let hardness = self.hardness.map(hardness_name);
        pairs.extend(hardness.map(|name| ("level", name.to_owned())));
        pairs.extend(self.goal.map(|goal| ("goal", goal.value().to_string())));
        if let Some(dice) = &self.dice {
            let sides: Vec<u32> = dice.iter().map(|die| die.sides()).collect();
            pairs.push(("dice", dotted(&sides)));
        }
        pairs.extend(self.seed.map(|seed| ("seed", seed.to_string())));
        write_pairs(PRACTICE, &pairs, out)
    }
}

/// The contents of an address of the day: `#daily?day=2026-11-23&game=24`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DailyLink {
    /// The day; `None` for today.
    pub day: Option<Day>,
    /// The game of the rolls.
    pub game: Option<TableGame>,
}

impl DailyLink {
    /// Reads the fragment of an address. Values that cannot be read are left out and named.
    pub fn read(fragment: &str) -> (DailyLink, Vec<LinkRefusal>) {
        let mut link = DailyLink::default();
        let (_, query) = match page_and_query(fragment) {
            Ok(halves) => halves,
            Err(why) => return (link, vec![why]),
        };
        let refusals = read_pairs(query, &mut |key, value| {
            match key {
                "day" => link.day = Some(value.parse().ok()?),
                "game" => link.game = Some(read_game(value)?),
                _ => return Some(false),
            }
            Some(true)
        });
        (link, refusals)
    }
}

/// The fragment without its `#`; reading it gives the link again.
impl fmt::Display for DailyLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pairs = Vec::new();
        pairs.extend(self.day.map(|day| ("day", day.to_string())));
        pairs.extend(self.game.map(|game| ("game", game_name(game).to_owned())));
        write_pairs(DAILY, &pairs, out)
    }
}

fn read_game(name: &str) -> Option<TableGame> {
    let game = GAMES.iter().find(|(_, known)| *known == name);
    game.map(|(game, _)| *game)
}

fn game_name(game: TableGame) -> &'static str {
    match game {
        TableGame::Score => GAMES[0].1,
        TableGame::TwentyFour => GAMES[1].1,
    }
}

fn hardness_name(hardness: Hardness) -> &'static str {
    let named = HARDNESSES.iter().find(|(known, _)| *known == hardness);
    named.map_or("", |(_, name)| name)
}
