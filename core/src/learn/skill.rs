//! The skills that players train, and the skills that a roll needs.
//!
//! A roll needs a skill if each of its easiest solutions uses it: a player who lacks the skill
//! finds none of them. If there is an easy solution beside a hard one, nothing hard is needed.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::op::Op;
use crate::arith::puzzle::Puzzle;
use crate::solve;
use crate::teach::difficulty::Difficulty;

/// A skill that a player trains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// To combine three of the numbers.
    TwoSteps,
    /// To combine four of them.
    ThreeSteps,
    /// To subtract.
    Subtraction,
    /// To divide.
    Division,
    /// To put digits beside each other.
    Joining,
    /// To see that there is no solution.
    Impossible,
    /// To go below zero on the way.
    NegativeNumbers,
    /// To have a fraction on the way.
    Fractions,
}

impl Skill {
    /// All skills, in the order in which they are learned.
    pub const ALL: [Skill; 8] = [
        Skill::TwoSteps,
        Skill::ThreeSteps,
        Skill::Subtraction,
        Skill::Division,
        Skill::Joining,
        Skill::Impossible,
        Skill::NegativeNumbers,
        Skill::Fractions,
    ];

    /// The name of the skill in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Skill::TwoSteps => "two-steps",
            Skill::ThreeSteps => "three-steps",
            Skill::Subtraction => "subtraction",
            Skill::Division => "division",
            Skill::Joining => "joining",
            Skill::Impossible => "impossible",
            Skill::NegativeNumbers => "negative",
            Skill::Fractions => "fractions",
        }
    }

    /// The skill with this name, if there is one.
    pub fn named(name: &str) -> Option<Skill> {
        Skill::ALL.into_iter().find(|skill| skill.name() == name)
    }
}

/// A set of skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet(u8);

impl SkillSet {
    /// The set of all skills.
    const ALL: SkillSet = SkillSet(u8::MAX);

    /// Whether `skill` is in the set.
    pub const fn contains(self, skill: Skill) -> bool {
        self.0 & SkillSet::of(skill).0 != 0
    }

    /// The skills of the set in their order.
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::ALL
            .into_iter()
            .filter(move |skill| self.contains(*skill))
    }

    const fn of(skill: Skill) -> SkillSet {
        SkillSet(1 << skill as u8)
    }

    const fn and(self, other: SkillSet) -> SkillSet {
        SkillSet(self.0 & other.0)
    }

    fn add(&mut self, skill: Skill) {
        self.0 |= SkillSet::of(skill).0;
    }
}

/// The demands of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// The skills that each of the easiest solutions uses.
    pub skills: SkillSet,
    /// How hard the easiest solutions are; `None` for an impossible puzzle.
    pub difficulty: Option<Difficulty>,
}

impl Need {
    /// The demands of `puzzle`, from all of its essentially different solutions.
    pub fn of(puzzle: &Puzzle) -> Need {
        let solutions = solve::distinct(puzzle);
        let difficulty = Difficulty::of_easiest(&solutions);
        let skills = match difficulty {
            None => SkillSet::of(Skill::Impossible),
            Some(least) => solutions
                .iter()
                .filter(|solution| Difficulty::of(solution) == Ok(least))
                .map(used)
                .fold(SkillSet::ALL, SkillSet::and),
        };
        Need { skills, difficulty }
    }
}

/// The skills that a solution uses.
pub fn used(solution: &Expr) -> SkillSet {
    let mut skills = SkillSet::default();
    let steps = add_skills_of(solution, &mut skills);
    match steps {
        0 | 1 => {}
        2 => skills.add(Skill::TwoSteps),
        _ => skills.add(Skill::ThreeSteps),
    }
    skills
}

/// Adds the skills that the steps of `expr` use, and returns how many steps there are. Only values
/// on the way count as negative or as fractions: the goal is neither.
fn add_skills_of(expr: &Expr, skills: &mut SkillSet) -> usize {
    let Expr::Step(step) = expr else { return 0 };
    match step.op {
        Op::Sub => skills.add(Skill::Subtraction),
        Op::Div => skills.add(Skill::Division),
        Op::Join => skills.add(Skill::Joining),
        Op::Add | Op::Mul => {}
    }
    if let Ok(value) = expr.value() {
        if value.is_negative() {
            skills.add(Skill::NegativeNumbers);
        }
        if value.as_whole().is_none() {
            skills.add(Skill::Fractions);
        }
    }
    add_skills_of(&step.left, skills) + add_skills_of(&step.right, skills) + 1
}
