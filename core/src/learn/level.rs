//! Levels of practice: the rolls that train a skill, and how hard they are. A roll of a level is
//! found here, too.

use serde::{Deserialize, Serialize};

use super::skill::{Need, Skill};
use crate::arith::op::{Op, OpSet};
use crate::arith::puzzle::Puzzle;
use crate::cards::MAX_RANK;
use crate::dice::{DiceSet, Generator, Roll};
use crate::games::twenty_four::HAND_CARDS;
use crate::table::board::Deal;
use crate::table::game::TableGame;
use crate::table::rules::{Goal, Rules, Source};
use crate::teach::difficulty::Hardness;

/// The most dice of a practice. Each of its rolls is solved before it is shown, and four numbers
/// take some microseconds.
pub const MAX_PRACTICE_DICE: usize = 4;

/// How often the dice are thrown to find a roll of a level, at most. Of the listed levels the
/// rarest has one roll in two hundred.
const MAX_TRIES: usize = 2_000;

/// The limit of throws if an operator is missing and every way is tried. Of the listed levels
/// one roll in ten fits.
const MAX_SLOW_TRIES: usize = 150;

/// The limit of throws if a roll of any level is enough.
const MAX_NEAREST_TRIES: usize = 100;

/// The most different rolls of a setting that are all searched for those of one level. The player
/// waits noticeably for that, once. Score has 2,359, the 24 game 1,820.
const MAX_LISTED_ROLLS: u64 = 5_000;

/// The limit of searched rolls if an operator is missing and every way is tried.
const MAX_SLOWLY_LISTED_ROLLS: u64 = 2_500;

/// The seed of the examples.
const EXAMPLE_SEED: u64 = 20;

/// A setting of practice: the source of the numbers, and the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    game: TableGame,
    goal: Goal,
    dice: Option<DiceSet>,
}

impl Setting {
    /// The setting of a game as it is published.
    pub fn usual(game: TableGame) -> Setting {
        Setting {
            game,
            goal: game.rules().goal,
            dice: None,
        }
    }

    /// The setting of a game with a goal or dice of one's own; `None` for more than
    /// [`MAX_PRACTICE_DICE`] dice.
    pub fn own(game: TableGame, goal: Option<Goal>, dice: Option<DiceSet>) -> Option<Setting> {
        let is_small = |dice: &DiceSet| dice.count() <= MAX_PRACTICE_DICE;
        dice.as_ref().is_none_or(is_small).then(|| Setting {
            game,
            goal: goal.unwrap_or(game.rules().goal),
            dice,
        })
    }

    /// The game.
    pub fn game(&self) -> TableGame {
        self.game
    }

    /// The goal.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The dice, if they are not the usual ones of the game.
    pub fn dice(&self) -> Option<&DiceSet> {
        self.dice.as_ref()
    }

    /// Whether this is the setting of the game as published.
    pub fn is_usual(&self) -> bool {
        *self == Setting::usual(self.game)
    }

    /// Deals a roll once more, on the dice or cards that can show it.
    pub fn deal_again(&self, roll: Roll) -> Deal {
        self.rules().deal_chosen(roll)
    }

    fn rules(&self) -> Rules {
        let usual = self.game.rules();
        Rules {
            source: self.dice.map_or(usual.source.clone(), Source::Dice),
            goal: self.goal,
            ..usual
        }
    }

    /// The operators with which `skill` is trained. Signs can be moved outward, so nobody needs a
    /// negative number if `+` is allowed; and with `×` fractions are rarely needed.
    pub fn ops(&self, skill: Skill) -> OpSet {
        let usual = self.game.rules().ops;
        let without = |left_out: &[Op]| {
            let ops = usual.iter().filter(|op| !left_out.contains(op));
            ops.collect::<OpSet>()
        };
        match skill {
            Skill::NegativeNumbers => without(&[Op::Add, Op::Join]),
            Skill::Fractions => without(&[Op::Mul, Op::Join]),
            _ => usual,
        }
    }

    /// A deal as the task of a player who trains `skill`.
    pub(super) fn task(&self, skill: Skill, deal: Deal) -> Option<Task> {
        let goal = self.goal.value();
        let all_numbers = self.rules().all_numbers;
        let puzzle = Puzzle::new(&deal.numbers(), goal, self.ops(skill), all_numbers).ok()?;
        let need = Need::of(&puzzle);
        Some(Task { deal, puzzle, need })
    }

    /// Dice whose rolls are all possible deals: for a pack, each die shows one of the ranks.
    fn dice_to_list(&self) -> DiceSet {
        match self.rules().source {
            Source::Dice(dice) => dice,
            Source::Cards => DiceSet::new(&[MAX_RANK.into(); HAND_CARDS]).unwrap_or(DiceSet::SCORE),
        }
    }
}

/// A level of practice: a skill, and how hard its rolls are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Level {
    /// The skill that is trained.
    pub skill: Skill,
    /// How hard the possible rolls of the level are.
    pub hardness: Hardness,
}

/// A deal of a level, as a task for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The numbers, with the dice or cards that show them.
    pub deal: Deal,
    /// The goal.
    pub puzzle: Puzzle,
    /// The demands of the puzzle.
    pub need: Need,
}

impl Level {
    /// The levels of a game as published, the skills in their order and each with its easiest
    /// level first. There are no others: no fraction is easy, and no two steps very hard.
    pub fn all(game: TableGame) -> impl Iterator<Item = Level> {
        Skill::ALL.into_iter().flat_map(move |skill| {
            let levels = hardnesses(game, skill).iter();
            levels.map(move |hardness| Level {
                skill,
                hardness: *hardness,
            })
        })
    }

    /// Whether a roll with this need is of this level. Half of the rolls for the skill of seeing
    /// the impossible can be made: `wants_impossible`, at random, says which half is wanted.
    fn suits(self, need: &Need, wants_impossible: bool) -> bool {
        match need.difficulty {
            None => wants_impossible,
            Some(difficulty) => {
                let needs_skill = match self.skill {
                    Skill::Impossible => !wants_impossible,
                    skill => need.skills.contains(skill),
                };
                needs_skill && difficulty.level() == self.hardness
            }
        }
    }

    /// A random deal of this level; `None` if all throws failed.
    pub fn find(self, setting: &Setting, generator: &mut Generator) -> Option<Task> {
        self.find_fresh(setting, generator, &|_| true)
    }

    /// A random deal of this level whose ascending numbers are fresh; `None` if all throws
    /// failed.
    pub(super) fn find_fresh(
        self,
        setting: &Setting,
        generator: &mut Generator,
        is_fresh: &impl Fn(&Roll) -> bool,
    ) -> Option<Task> {
        let rules = setting.rules();
        let wants_impossible = self.skill == Skill::Impossible && generator.below(2) == 0;
        let tries = match setting.ops(self.skill).has_all_four() {
            true => MAX_TRIES,
            false => MAX_SLOW_TRIES,
        };
        (0..tries).find_map(|_| {
            let deal = rules.deal(generator);
            deal.roll().filter(|roll| is_fresh(&roll.sorted()))?;
            let task = setting.task(self.skill, deal)?;
            self.suits(&task.need, wants_impossible).then_some(task)
        })
    }

    /// All different rolls of this level, ascending; `None` if the setting has too many rolls to
    /// search.
    pub(super) fn rolls(self, setting: &Setting) -> Option<Vec<Roll>> {
        let dice = setting.dice_to_list();
        let max_rolls = match setting.ops(self.skill).has_all_four() {
            true => MAX_LISTED_ROLLS,
            false => MAX_SLOWLY_LISTED_ROLLS,
        };
        let is_of_level = |roll: &Roll| {
            let Some(task) = setting.task(self.skill, setting.deal_again(*roll)) else {
                return false;
            };
            let is_impossible = self.skill == Skill::Impossible && self.suits(&task.need, true);
            is_impossible || self.suits(&task.need, false)
        };
        (dice.different_rolls() <= max_rolls).then(|| dice.rolls().filter(is_of_level).collect())
    }

    /// Finds a deal of this level or the nearest one, and returns it with its level. The same skill
    /// is nearer than the same difficulty. A goal and dice of one's own do not have every level.
    /// `None` if no random throw can be made and is fresh by its numbers, ascending.
    pub fn find_nearest(
        self,
        setting: &Setting,
        generator: &mut Generator,
        is_fresh: impl Fn(&Roll) -> bool,
    ) -> Option<(Level, Task)> {
        if let Some(task) = self.find_fresh(setting, generator, &is_fresh) {
            return Some((self, task));
        }
        let rules = setting.rules();
        let mut of_another_skill = None;
        for _ in 0..MAX_NEAREST_TRIES {
            let deal = rules.deal(generator);
            if !deal.roll().is_some_and(|roll| is_fresh(&roll.sorted())) {
                continue;
            }
            let found = Level::of(setting, self.skill, &deal)
                .filter(|(_, task)| task.need.skills.contains(self.skill));
            if found.is_some() {
                return found;
            }
            let of_usual_ops = || Level::of(setting, Skill::ThreeSteps, &deal);
            of_another_skill = of_another_skill.or_else(of_usual_ops);
        }
        of_another_skill
    }

    /// The level and the task of a deal with the operators of `skill`. The level is of that skill,
    /// or else of the first one that the deal needs. `None` if it cannot be made.
    fn of(setting: &Setting, skill: Skill, deal: &Deal) -> Option<(Level, Task)> {
        let task = setting.task(skill, deal.clone())?;
        let need = &task.need;
        let hardness = need.difficulty?.level();
        let skill = match need.skills.contains(skill) {
            true => skill,
            false => need.skills.iter().next()?,
        };
        Some((Level { skill, hardness }, task))
    }

    /// An example of the level that can be made, which is the same for everybody.
    pub fn example(self, game: TableGame) -> Option<Task> {
        let setting = Setting::usual(game);
        (0..MAX_TRIES as u64).find_map(|stream| {
            let task = self.find(&setting, &mut Generator::new(EXAMPLE_SEED, stream))?;
            task.need.difficulty.is_some().then_some(task)
        })
    }
}

/// The levels of difficulty that rolls of a game have if they need this skill.
pub const fn hardnesses(game: TableGame, skill: Skill) -> &'static [Hardness] {
    use Hardness::{Easy, Hard, Medium, VeryHard};
    match (game, skill) {
        (TableGame::Score, Skill::TwoSteps) => &[Easy, Medium, Hard],
        (TableGame::Score, Skill::Division) => &[Hard, VeryHard],
        (TableGame::TwentyFour, Skill::TwoSteps | Skill::Joining) => &[],
        (TableGame::TwentyFour, Skill::Subtraction | Skill::Impossible) => &[Hard, VeryHard],
        (TableGame::TwentyFour, Skill::Division) => &[VeryHard],
        (_, Skill::Fractions | Skill::NegativeNumbers) => &[VeryHard],
        _ => &[Medium, Hard, VeryHard],
    }
}
